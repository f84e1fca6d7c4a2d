import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

const usd = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
const day = (field: string, iso: string): Run => v(field, numericDate(iso), iso);

export const layout: Layout = {
  id: 'z-settle-title-company',
  docType: 'settlement_statement',
  suits: (facts) =>
    facts.product === 'residential_purchase' &&
    facts.disclosure.interestCents + 90_000 < facts.disclosure.otherCostsCents,
  draw(open, facts, { random, signed }) {
    const left = 36;
    const width = 540;
    const d = facts.disclosure;
    const agent = facts.title.agent;
    const price = facts.salePriceCents ?? 0;
    const sheet = open({
      margins: { top: 40, bottom: 50, left, right: 36 },
      style: { font: random.pick(['serif', 'book'] as const), size: 9.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 758, ['File # ', v('settlement_file_number', facts.title.fileNumber)], { size: 7.5 });
        page.text(left, 758, `Page ${pageNo} of ${count}`, { size: 7.5, width, align: 'center' });
        page.text(left, 758, `Printed on ${numericDate(d.closingDate)} at 9:4${random.int(0, 9)} AM`, {
          size: 7.5,
          width,
          align: 'right',
        });
      },
    });
    sheet.paragraph(v('settlement_agent', agent.name), { bold: true, size: 14, align: 'center', after: 1 });
    sheet.paragraph(oneLine(agent.address), { size: 8.5, align: 'center', after: 1 });
    sheet.paragraph(`Phone (555) 555-01${random.int(10, 99)}   Fax (555) 555-0177`, {
      size: 8.5,
      align: 'center',
      after: 8,
    });
    sheet.paragraph('Combined Settlement Statement', { bold: true, size: 15, align: 'center', after: 8 });

    const info = (x: number, w: number, rows: readonly (readonly [string, Runs])[]): number => {
      let y = sheet.y;
      for (const [label, runs] of rows) {
        sheet.text(x, y, label, { bold: true });
        y = sheet.text(x + 92, y, runs, { width: w - 92 }) + 2;
      }
      return y;
    };
    const seller = random.pick(['Wendell P. Osgood and Irma Osgood', 'Fairmont Custom Homes, LLC', 'Lorraine T. Beck']);
    const bottom = Math.max(
      info(left, 262, [
        ['File No.:', v('settlement_file_number', facts.title.fileNumber)],
        ['Escrow Officer:', random.pick(['Tamara Lind', 'Joel Pruitt'])],
        ['Settlement Date:', day('closing_date', d.closingDate)],
        ['Disbursement Date:', day('disbursement_date', d.disbursementDate)],
        ['Property:', v('property_address', oneLine(facts.property.address))],
      ]),
      info(
        left + 278,
        262,
        entries`
          Buyer/Borrower: | ${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])}
          Seller: | ${seller}
          Lender: | ${v('lender_name', facts.lender.name)}
          Loan No.: | ${v('loan_number', facts.loanNumber)}
        `,
      ),
    );
    sheet.y = bottom + 8;

    const cols = [left, left + 68, left + 136, left + 404, left + 472, left + width];
    const colWidth = 64;
    let top = sheet.y;
    const head = (): void => {
      top = sheet.y;
      sheet.rect(left, sheet.y, width, 28, { fill: '#d9e2ec', stroke: true });
      sheet.text(left, sheet.y + 3, 'Seller', { bold: true, width: 136, align: 'center' });
      sheet.text(left + 404, sheet.y + 3, 'Borrower', { bold: true, width: 136, align: 'center' });
      ['Debit', 'Credit', '', 'Debit', 'Credit'].forEach((label, i) => {
        if (label !== '') sheet.text(cols[i] ?? 0, sheet.y + 16, label, { width: 68, align: 'center', size: 8.5 });
      });
      sheet.text(left + 136, sheet.y + 9, 'Description', { bold: true, width: 268, align: 'center' });
      sheet.y += 31;
    };
    const close = (): void => {
      sheet.rect(left, top, width, sheet.y - top);
      cols.slice(1, 5).forEach((x, i) => {
        sheet.vline(x, i === 0 || i === 3 ? top + 15 : top, sheet.y);
      });
    };
    type Amounts = readonly [Runs, Runs, Runs, Runs];
    const row = (text: Runs, amounts: Amounts, strong = false): void => {
      if (sheet.y > 700) {
        close();
        sheet.newPage();
        head();
      }
      const style = { size: 9, bold: strong };
      const y = sheet.text(left + 140, sheet.y, text, { ...style, width: 260 });
      amounts.forEach((amount, i) => {
        const x = [0, 1, 3, 4].map((c) => cols[c] ?? 0)[i] ?? 0;
        if (amount !== '') sheet.text(x, sheet.y, amount, { ...style, width: colWidth, align: 'right' });
      });
      sheet.y = y + 2;
    };
    const group = (title: string): void => {
      sheet.y += 3;
      row([bold(title)], ['', '', '', '']);
    };
    const services = d.loanCostsCents - d.originationCents;
    const appraisal = Math.min(62_500, Math.round(services * 0.3));
    const policy = Math.round((services - appraisal) * 0.6);
    const closingFee = services - appraisal - policy;
    const recording = 18_600;
    const premium = d.otherCostsCents - d.interestCents - recording;
    const commission = Math.round(price * 0.055);
    const sellerTax = Math.round(price * 0.0061);
    const payoff = Math.round(price * 0.31) + 4_417;
    const sellerFees = 45_000 + 8_500;
    const sellerNet = price - commission - sellerTax - payoff - sellerFees;
    head();
    group('Financial');
    row('Sale Price of Property', ['', usd('sale_price', price), usd('sale_price', price), '']);
    row(['Loan Amount – ', facts.lender.name], ['', '', '', usd('principal_amount', facts.principalCents)]);
    if (d.lenderCreditsCents > 0) row('Lender Credits', ['', '', '', usd('lender_credits', d.lenderCreditsCents)]);
    group('Taxes');
    row('County Taxes, first half, to County Treasurer', [money(sellerTax), '', '', '']);
    group(`Loan Charges to ${facts.lender.name}`);
    row('Origination Charges (0.75%)', ['', '', usd('origination_charges', d.originationCents), '']);
    row('Appraisal Fee to Ashgrove Appraisal, Inc.', ['', '', money(appraisal), '']);
    row(
      prose`Prepaid Interest $${usd('prepaid_interest_per_diem', d.perDiemCents)} per day from ${day('prepaid_interest_from', d.interestFrom)} to ${day('prepaid_interest_to', d.interestTo)}`,
      ['', '', usd('prepaid_interest_amount', d.interestCents), ''],
    );
    group('Payoff(s)');
    row(
      `Payoff of First Mortgage to Redwood Loan Servicing, Loan #77${random.int(10_000, 99_999)}, good through ${numericDate(d.interestTo)}`,
      [money(payoff), '', '', ''],
    );
    group('Title Charges & Escrow/Settlement Charges');
    row(
      [`Title – Lender’s Title Insurance to ${agent.name}, coverage $`, usd('title_amount', facts.principalCents)],
      ['', '', money(policy), ''],
    );
    row(`Title – Settlement Fee to ${agent.name}`, [money(45_000), '', money(closingFee), '']);
    row('Title – Deed Preparation to Moss & Tolliver, P.C.', [money(8_500), '', '', '']);
    group('Commission');
    row('Real Estate Commission to Pinnacle Realty Partners (2.75%)', [money(Math.floor(commission / 2)), '', '', '']);
    row('Real Estate Commission to Hometown Brokers (2.75%)', [
      money(commission - Math.floor(commission / 2)),
      '',
      '',
      '',
    ]);
    group('Government Recording and Transfer Charges');
    row(`Recording Fees to County Recorder: Deed $43.00, Security Instrument $143.00`, ['', '', money(recording), '']);
    group('Miscellaneous');
    row(`Homeowner’s Insurance Premium, 12 months, to ${facts.hazard.insurer}`, ['', '', money(premium), '']);
    sheet.y += 3;
    sheet.hline(left, sheet.y, left + width, 0.8);
    sheet.y += 3;
    const borrowerDebit = price + d.loanCostsCents + d.otherCostsCents;
    const borrowerCredit = facts.principalCents + d.lenderCreditsCents;
    row('Subtotals', [money(price - sellerNet), money(price), money(borrowerDebit), money(borrowerCredit)], true);
    row('Cash Due From Borrower', ['', '', '', usd('cash_to_close', d.cashToCloseCents)], true);
    row('Due To Seller', [money(sellerNet), '', '', ''], true);
    row('Totals', [money(price), money(price), money(borrowerDebit), money(borrowerDebit)], true);
    sheet.y += 2;
    close();
    sheet.y += 12;
    sheet.ensure(150);
    sheet.paragraph('Acknowledgement', { bold: true, after: 3 });
    sheet.paragraph(
      'We/I have carefully reviewed this settlement statement and find it to be a true and accurate statement of all receipts and disbursements made on my account or by me in this transaction and further certify that I have received a copy. We/I authorize the settlement agent to cause the funds to be disbursed in accordance with this statement. Overages of $25.00 or less will be retained by the agent.',
      { size: 8.5, align: 'justify', after: 32 },
    );
    const y0 = sheet.y;
    facts.borrowers.forEach((b, i) => {
      const y = y0 + i * 40;
      sheet.signature(left, y, 220, { signed, label: b.name });
      sheet.text(left, y + 3, [v('borrower_name', b.name), ', Borrower'], { size: 8 });
    });
    sheet.signature(left + 290, y0, 220, { signed, label: 'Seller' });
    sheet.text(left + 290, y0 + 3, `${seller}, Seller`, { size: 8 });
    sheet.signature(left + 290, y0 + 40, 220, { signed, label: 'Escrow Officer' });
    sheet.text(left + 290, y0 + 43, ['Settlement Agent: ', v('settlement_agent', agent.name)], { size: 8 });
  },
};
