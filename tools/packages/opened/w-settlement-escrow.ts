import { money } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { borrowerNames, cash, day, sellerOf, split, usd } from './w-parts.ts';

interface Line {
  readonly text: Run | readonly Run[];
  readonly debit?: Run;
  readonly credit?: Run;
  readonly sellerDebit?: number;
  readonly sellerCredit?: number;
}

export const layout: Layout = {
  id: 'w-settlement-escrow',
  docType: 'settlement_statement',
  draw(open, facts, { random, signed }) {
    const left = 40;
    const right = 572;
    const d = facts.disclosure;
    const purchase = facts.salePriceCents !== null;
    const agent = facts.title.agent;
    const name = purchase ? 'Buyer' : 'Borrower';
    const sheet = open({
      margins: { top: 40, bottom: 50, left, right: 40 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 8 },
      furniture: (page, pageNo, count) => {
        page.text(left, 756, 'Copyright American Land Title Association. All rights reserved.', { size: 6.5 });
        page.text(left, 756, `Page ${pageNo} of ${count}`, { size: 6.5, width: right - left, align: 'right' });
        page.text(left, 765, ['File # ', v('settlement_file_number', facts.title.fileNumber)], { size: 6.5 });
      },
    });
    const centre = { width: right - left, align: 'center' } as const;
    sheet.text(left, 40, v('settlement_agent', agent.name), { ...centre, bold: true, size: 12 });
    sheet.text(left, 55, `ALTA Universal ID: 11${random.int(10_000, 99_999)}`, centre);
    sheet.text(left, 65, oneLine(agent.address), centre);
    sheet.text(
      left,
      82,
      `ALTA Settlement Statement - ${purchase ? 'Combined' : 'Borrower'}${random.pick(['', ' - Final'])}`,
      { ...centre, bold: true, size: 13 },
    );
    sheet.y = 104;
    const seller = sellerOf(facts);
    const head = (x: number, width: number, rows: readonly (readonly [string, Run | readonly Run[]])[]): number => {
      let at = 104;
      for (const [label, runs] of rows) {
        sheet.text(x, at, label, { bold: true });
        at = Math.max(sheet.text(x + 92, at, runs, { width: width - 92 }), at + 10) + 2;
      }
      return at;
    };
    const bottom = Math.max(
      head(
        left,
        262,
        entries`
          File No./Escrow No.: | ${v('settlement_file_number', facts.title.fileNumber)}
          Print Date & Time: | ${numericDate(addDays(d.closingDate, -1))} ${random.int(1, 4)}:${random.int(10, 59)} PM
          Escrow Officer: | ${random.pick(['Teresa Lund', 'Kim Aldrich', 'Dana Prewitt'])}
          Settlement Location: | ${agent.address.street}\n${agent.address.city}, ${agent.address.state} ${agent.address.zip}
        `,
      ),
      head(left + 276, 256, [
        ['Property Address:', v('property_address', oneLine(facts.property.address))],
        [`${name}:`, borrowerNames(facts, ' and ')],
        ...(purchase ? ([['Seller:', seller]] as const) : []),
        ['Lender:', v('lender_name', facts.lender.name)],
        ['Loan ID #:', v('loan_number', facts.loanNumber)],
        ['Settlement Date:', day('closing_date', d.closingDate)],
        ['Disbursement Date:', day('disbursement_date', d.disbursementDate)],
      ]),
    );
    sheet.y = bottom + 6;

    const text = purchase ? left + 124 : left + 4;
    const columns = { sd: left, sc: left + 60, d: right - 132, c: right - 66 };
    const row = (line: Line, bold = false): void => {
      sheet.ensure(15);
      const y = sheet.y + 3;
      const end = sheet.text(text, y, line.text, { width: columns.d - text - 4, bold });
      const h = Math.max(14, end - sheet.y + 1);
      const amount = (x: number, w: number, run: Run | undefined): void => {
        if (run !== undefined) sheet.text(x, y, run, { width: w - 4, align: 'right', bold });
      };
      amount(columns.d, 66, line.debit);
      amount(columns.c, 66, line.credit);
      if (line.sellerDebit !== undefined) amount(columns.sd, 60, money(line.sellerDebit));
      if (line.sellerCredit !== undefined) amount(columns.sc, 60, money(line.sellerCredit));
      sheet.rect(left, sheet.y, right - left, h);
      for (const x of [columns.d, columns.c, ...(purchase ? [columns.sc, left + 120] : [])])
        sheet.vline(x, sheet.y, sheet.y + h);
      sheet.y += h;
    };
    const section = (title: string): void => {
      sheet.ensure(32);
      sheet.rect(left, sheet.y, right - left, 14, { fill: '#d9d9d9', stroke: true });
      sheet.text(text, sheet.y + 3, title, { bold: true });
      sheet.y += 14;
    };
    sheet.rect(left, sheet.y, right - left, 26);
    if (purchase) sheet.text(left, sheet.y + 3, 'Seller', { width: 120, align: 'center', bold: true });
    sheet.text(columns.d, sheet.y + 3, name, { width: 132, align: 'center', bold: true });
    for (const [x, w, label] of [
      ...(purchase
        ? ([
            [columns.sd, 60, 'Debit'],
            [columns.sc, 60, 'Credit'],
          ] as const)
        : []),
      [columns.d, 66, 'Debit'],
      [columns.c, 66, 'Credit'],
    ] as const)
      sheet.text(x, sheet.y + 14, label, { width: w, align: 'center', bold: true });
    sheet.text(text, sheet.y + 14, 'Description', { width: columns.d - text, align: 'center', bold: true });
    sheet.y += 26;

    const sale = facts.salePriceCents ?? 0;
    let sellerCosts = 0;
    const charge = (cents: number): number => {
      sellerCosts += cents;
      return cents;
    };
    section('Financial');
    if (purchase) row({ text: 'Sale Price of Property', debit: cash('sale_price', sale), sellerCredit: sale });
    row({
      text: ['Loan Amount - ', v('lender_name', facts.lender.name)],
      credit: cash('principal_amount', facts.principalCents),
    });
    if (d.lenderCreditsCents > 0) row({ text: 'Lender Credits', credit: cash('lender_credits', d.lenderCreditsCents) });

    const [origination = 0, underwriting = 0] = split(d.originationCents, [5, 1]);
    const interest = d.interestCents < d.otherCostsCents * 0.75;
    const loan = split(d.loanCostsCents - d.originationCents, [12, 4, 1, 14, 5, 6]);
    const other = split(d.otherCostsCents - (interest ? d.interestCents : 0), [8, 2, 5]);
    section(`Loan Charges to ${facts.lender.name}`);
    row({ text: 'Loan Origination Fee', debit: money(origination) });
    row({ text: 'Underwriting and Document Preparation Fee', debit: money(underwriting) });
    if (interest)
      row({
        text: prose`Prepaid Interest (${usd('prepaid_interest_per_diem', d.perDiemCents)} per day from ${day('prepaid_interest_from', d.interestFrom)} to ${day('prepaid_interest_to', d.interestTo)})`,
        debit: cash('prepaid_interest_amount', d.interestCents),
      });
    section('Other Loan Charges');
    row({ text: 'Appraisal Fee to Tamarack Valuation Group', debit: money(loan[0] ?? 0) });
    row({ text: 'Credit Report to Birchwood Credit Services', debit: money(loan[1] ?? 0) });
    row({ text: 'Flood Determination Fee to NorthStar Flood', debit: money(loan[2] ?? 0) });
    section('Title Charges & Escrow / Settlement Charges');
    row({
      text: prose`Title - Lender’s Title Policy to ${facts.title.underwriter}, coverage ${usd('title_amount', facts.principalCents)}`,
      debit: money(loan[3] ?? 0),
    });
    if (purchase)
      row({ text: `Title - Owner’s Title Policy to ${facts.title.underwriter}`, sellerDebit: charge(142_500) });
    row({
      text: ['Title - Escrow / Settlement Fee to ', v('settlement_agent', agent.name)],
      debit: money(loan[4] ?? 0),
      ...(purchase ? { sellerDebit: charge(65_000) } : {}),
    });
    row({ text: 'Title - Endorsements 8.1, 9, 22', debit: money(loan[5] ?? 0) });
    if (purchase) {
      section('Commission');
      row({ text: 'Real Estate Commission - Listing, Keystone Realty', sellerDebit: charge(Math.round(sale * 0.025)) });
      row({ text: 'Real Estate Commission - Selling, Parkway Homes', sellerDebit: charge(Math.round(sale * 0.025)) });
    }
    section('Government Recording and Transfer Charges');
    row({ text: `Recording Fees to ${facts.property.county} County Recorder`, debit: money(other[1] ?? 0) });
    row({ text: 'State and County Transfer / Mortgage Tax', debit: money(other[2] ?? 0) });
    if (!purchase) {
      section('Payoff(s) and Proceeds');
      row({
        text: `Payoff to ${facts.payoff.lender}, their loan no. ${facts.payoff.loanNumber}`,
        debit: cash('payoff_amount', facts.payoff.amountCents),
      });
      row({ text: `Loan Proceeds to Borrower`, debit: cash('amount_to_borrower', facts.disbursement.toBorrowerCents) });
    } else {
      section('Payoff(s)');
      row({
        text: `Seller’s mortgage: Palisade Home Loans, no. ${random.int(1_000_000, 9_999_999)}`,
        sellerDebit: charge(Math.round(sale * 0.41)),
      });
    }
    section('Miscellaneous');
    row({
      text: `${facts.loanClass === 'consumer' ? 'Homeowner’s' : 'Property'} Insurance Premium (12 mo.) to Hometown Agency`,
      debit: money(other[0] ?? 0),
    });

    const credits = facts.principalCents + d.lenderCreditsCents;
    const total = credits + d.cashToCloseCents;
    sheet.ensure(62);
    sheet.y += 6;
    row(
      {
        text: 'Subtotals',
        debit: money(total),
        credit: money(credits),
        ...(purchase ? { sellerDebit: sellerCosts, sellerCredit: sale } : {}),
      },
      true,
    );
    row({ text: `Due From ${name}`, credit: cash('cash_to_close', d.cashToCloseCents) }, true);
    if (purchase) row({ text: 'Due To Seller', sellerDebit: sale - sellerCosts }, true);
    row(
      {
        text: 'Totals',
        debit: money(total),
        credit: money(total),
        ...(purchase ? { sellerDebit: sale, sellerCredit: sale } : {}),
      },
      true,
    );

    sheet.y += 12;
    sheet.ensure(150);
    sheet.paragraph('Acknowledgement', { bold: true, size: 9, after: 2 });
    sheet.paragraph(
      prose`We/I have carefully reviewed the ALTA Settlement Statement and find it to be a true and accurate statement of all receipts and disbursements made on my account or by me in this transaction and further certify that I have received a copy of the ALTA Settlement Statement. We/I authorize ${v('settlement_agent', agent.name)} to cause the funds to be disbursed in accordance with this statement.`,
      { after: 34 },
    );
    facts.borrowers.forEach((b, i) => {
      sheet.signature(left + i * 270, sheet.y, 200, { signed, label: b.signer });
      sheet.text(left + i * 270, sheet.y + 3, [
        v('borrower_name', b.name),
        b.kind === 'entity' ? `, by ${b.signer}, ${b.capacity}` : '',
      ]);
      sheet.text(left + i * 270 + 206, sheet.y - 8, 'Date');
    });
    sheet.y += 44;
    sheet.ensure(20);
    sheet.signature(left, sheet.y, 200, { signed, label: 'Escrow Officer' });
    sheet.text(left, sheet.y + 3, 'Escrow Officer');
  },
};
