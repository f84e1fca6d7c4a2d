import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Amount = number | Run[] | null;

export const layout: Layout = {
  id: 'm-settle-alta',
  docType: 'settlement_statement',
  suits: ({ salePriceCents, disclosure: d }) =>
    salePriceCents !== null && d.loanCostsCents + d.otherCostsCents - d.originationCents - d.interestCents > 250_000,
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const sale = facts.salePriceCents ?? 0;
    const left = 36;
    const right = 576;
    const sheet = open({
      margins: { top: 40, bottom: 50, left, right: 36 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 8 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 760, 'Copyright American Land Title Association. All rights reserved.', { size: 6.5 });
        page.text(306, 760, ['File # ', v('settlement_file_number', facts.title.fileNumber)], { size: 6.5 });
        page.text(right, 760, `Page ${pageNo} of ${pageCount}`, { size: 6.5, align: 'right' });
      },
    });
    sheet.text(left, 40, [v('settlement_agent', facts.title.agent.name)], { bold: true, size: 11 });
    sheet.text(left, 54, `${oneLine(facts.title.agent.address)}   ALTA Universal ID: ${random.int(1000000, 1199999)}`);
    sheet.text(right, 40, 'ALTA Settlement Statement Combined', { bold: true, size: 12, align: 'right' });
    sheet.text(right, 54, 'Adopted 05-01-2015', { size: 7, align: 'right' });
    sheet.hline(left, 68, right, 1);
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]);
    const info: [string, Run[]][] = [
      ['File No./Escrow No.:', [v('settlement_file_number', facts.title.fileNumber)]],
      ['Print Date & Time:', [`${numericDate(d.closingDate)}  ${random.int(8, 11)}:${random.int(10, 59)} AM`]],
      ['Officer/Escrow Officer:', [random.pick(['Tina Halvorsen', 'Scott Bakke'])]],
      ['Settlement Location:', [oneLine(facts.title.agent.address)]],
      ['Property Address:', [v('property_address', oneLine(facts.property.address))]],
      ['Buyer:', names],
      ['Seller:', [random.pick(['Harold and Joan Petrie', 'Birchwood Homes, LLC', 'Estate of Lena Marsh'])]],
      ['Lender:', [v('lender_name', facts.lender.name)]],
      ['Loan Number:', [v('loan_number', facts.loanNumber)]],
      ['Settlement Date:', [v('closing_date', numericDate(d.closingDate), d.closingDate)]],
      ['Disbursement Date:', [v('disbursement_date', numericDate(d.disbursementDate), d.disbursementDate)]],
      ['Additional dates per state requirements:', ['None']],
    ];
    let y = 76;
    for (const [label, runs] of info) {
      sheet.text(left, y, label, { bold: true });
      sheet.text(left + 160, y, runs);
      y += 12;
    }
    y += 6;
    const x = { sd: 92, sc: 150, text: 158, bd: 512, bc: right - 2 };
    const header = (): void => {
      sheet.rect(left, y, right - left, 26, { fill: '#cfd8e3', stroke: true });
      sheet.text(93, y + 3, 'Seller', { bold: true, align: 'center' });
      sheet.text(300, y + 8, 'Description', { bold: true, align: 'center' });
      sheet.text(515, y + 3, 'Borrower/Buyer', { bold: true, align: 'center' });
      sheet.text(x.sd, y + 14, 'Debit', { align: 'right' });
      sheet.text(x.sc, y + 14, 'Credit', { align: 'right' });
      sheet.text(x.bd, y + 14, 'Debit', { align: 'right' });
      sheet.text(x.bc, y + 14, 'Credit', { align: 'right' });
      y += 26;
    };
    header();
    const row = (text: Run | readonly Run[], sd: Amount, sc: Amount, bd: Amount, bc: Amount, strong = false): void => {
      if (y > 725) {
        sheet.newPage();
        y = 44;
        header();
      }
      sheet.rect(left, y, right - left, 13, { thickness: 0.3 });
      for (const at of [95, 154, 456, 516]) sheet.vline(at, y, y + 13, 0.3);
      sheet.text(x.text, y + 3, text, { bold: strong });
      const cells: [Amount, number][] = [
        [sd, x.sd],
        [sc, x.sc],
        [bd, x.bd],
        [bc, x.bc],
      ];
      for (const [amount, at] of cells)
        if (amount !== null)
          sheet.text(at, y + 3, typeof amount === 'number' ? money(amount) : amount, { align: 'right', bold: strong });
      y += 13;
    };
    const head = (text: string): void => row(text, null, null, null, null, true);
    const m = (field: string, c: number): Run[] => [v(field, money(c), plainMoney(c))];
    const personal = random.int(2, 9) * 50_000;
    const rest = d.loanCostsCents + d.otherCostsCents - d.originationCents - d.interestCents;
    const parts = [0.09, 0.05, 0.2, 0.15, 0.08, 0.13, 0.18].map((share) => Math.floor(rest * share));
    const last = rest - parts.reduce((sum, c) => sum + c, 0);
    const part = (i: number): number => parts[i] ?? 0;
    const sellerCosts = [Math.round(sale * 0.055), 48_500, 21_000];
    const sellerTotal = sellerCosts.reduce((sum, c) => sum + c, 0);
    head('Financial');
    row('Sale Price of Property', null, m('sale_price', sale), m('sale_price', sale), null);
    row('Personal Property', null, personal, personal, null);
    row('Deposit (earnest money)', null, null, null, personal);
    row(
      ['Loan Amount – ', v('lender_name', facts.lender.name)],
      null,
      null,
      null,
      m('principal_amount', facts.principalCents),
    );
    head('Loan Charges to lender');
    row('Origination Charges', null, null, m('origination_charges', d.originationCents), null);
    if (d.lenderCreditsCents > 0) row('Lender Credits', null, null, null, m('lender_credits', d.lenderCreditsCents));
    row('Appraisal Fee', null, null, part(0), null);
    row('Credit Report, Flood and Tax Service', null, null, part(1), null);
    row(
      prose`Prepaid Interest ($${v('prepaid_interest_per_diem', money(d.perDiemCents), plainMoney(d.perDiemCents))} per day from ${v('prepaid_interest_from', numericDate(d.interestFrom), d.interestFrom)} to ${v('prepaid_interest_to', numericDate(d.interestTo), d.interestTo)})`,
      null,
      null,
      m('prepaid_interest_amount', d.interestCents),
      null,
    );
    head('Impounds');
    row('Homeowner’s Insurance, 3 months', null, null, part(2), null);
    row('Property Taxes, 4 months', null, null, part(3), null);
    head('Title Charges and Escrow / Settlement Charges');
    row('Lender’s Title Insurance', null, null, part(4), null);
    row(`Owner’s Title Insurance to ${facts.title.underwriter}`, 48_500, null, part(5), null);
    row(['Settlement Fee to ', v('settlement_agent', facts.title.agent.name)], 21_000, null, part(6), null);
    head('Commission');
    row('Real Estate Commission, 5.5%', sellerCosts[0] ?? 0, null, null, null);
    head('Government Recording and Transfer Charges');
    row('Recording Fees (Deed, Mortgage)', null, null, last, null);
    const debits = sale + personal + d.closingCostsCents + d.lenderCreditsCents;
    const credits = personal + facts.principalCents + d.lenderCreditsCents;
    row('Subtotals', sellerTotal, sale + personal, debits, credits, true);
    row('Due From Borrower', null, null, null, m('cash_to_close', d.cashToCloseCents), true);
    row('Due To Seller', sale + personal - sellerTotal, null, null, null, true);
    row('Totals', sale + personal, sale + personal, debits, debits, true);
    sheet.y = y + 12;
    sheet.ensure(150);
    sheet.paragraph('Acknowledgement', { bold: true, size: 9, after: 3 });
    sheet.paragraph(
      prose`We/I have carefully reviewed the ALTA Settlement Statement and find it to be a true and accurate statement of all receipts and disbursements made on my account or by me in this transaction and further certify that I have received a copy of it. We/I authorize ${v('settlement_agent', facts.title.agent.name)} to cause the funds to be disbursed in accordance with this statement.`,
      { size: 8.5, after: 36 },
    );
    facts.borrowers.forEach((b, i) => {
      sheet.signature(left + i * 270, sheet.y, 200, { signed, label: b.name });
      sheet.text(left + i * 270, sheet.y + 3, ['Buyer: ', v('borrower_name', b.name)]);
    });
    sheet.y += 44;
    sheet.signature(left, sheet.y, 200, { signed, label: 'Escrow Officer' });
    sheet.text(left, sheet.y + 3, 'Escrow Officer');
    sheet.signature(left + 270, sheet.y, 200, { signed, label: 'Seller' });
    sheet.text(left + 270, sheet.y + 3, 'Seller');
  },
};
