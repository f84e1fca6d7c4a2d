import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-disb-authorization',
  docType: 'disbursement_authorization',
  draw(open, facts, { random, signed }) {
    const left = 58;
    const right = 554;
    const sheet = open({
      margins: { top: 50, bottom: 60, left, right: 58 },
      style: { font: random.pick(['sans', 'serif'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 750, ['Loan No: ', v('loan_number', facts.loanNumber)], { size: 8 });
        page.text(right, 750, `Page ${pageNo} of ${pageCount}`, { size: 8, align: 'right' });
      },
    });
    sheet.paragraph('LOAN DISBURSEMENT REQUEST AND AUTHORIZATION', {
      size: 14,
      bold: true,
      align: 'center',
      after: 10,
    });
    const b = facts.borrowers[0];
    const ba = b?.address ?? facts.property.address;
    const la = facts.lender.address;
    const names = facts.borrowers.flatMap((x, i): Run[] => [i > 0 ? '\n' : '', v('borrower_name', x.name)]);
    const y = sheet.y;
    sheet.hline(left, y, right, 1);
    sheet.text(left, y + 6, bold('Borrower'));
    sheet.text(
      left + 56,
      y + 6,
      [...names, '\n', v('borrower_address', `${ba.street}\n${ba.city}, ${ba.state} ${ba.zip}`, oneLine(ba))],
      { width: 190 },
    );
    sheet.text(310, y + 6, bold('Lender'));
    sheet.text(
      354,
      y + 6,
      prose`${v('lender_name', facts.lender.name)}\n${v('lender_address', `${la.street}\n${la.city}, ${la.state} ${la.zip}`, oneLine(la))}`,
      { width: 200 },
    );
    sheet.y = y + 66;
    sheet.hline(left, sheet.y, right, 1);
    sheet.y += 10;
    sheet.paragraph(
      prose`${bold('Loan Type. ')}This is a ${facts.rateType === 'fixed' ? v('rate_type', 'Fixed Rate', 'fixed') : v('rate_type', 'Variable Rate', 'variable')} (${v('interest_rate', `${rate(facts.rate)}`, plainRate(facts.rate))}${facts.rateType === 'fixed' ? '%) ' : '% initial) '}loan to ${facts.loanClass === 'consumer' ? 'one or more individuals' : 'a business entity'} for $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, evidenced by a note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)} and due on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}.`,
    );
    sheet.paragraph([bold('Primary Purpose of Loan. '), 'The primary purpose of this loan is for:'], { after: 4 });
    const consumer = facts.loanClass === 'consumer';
    const options: [boolean, string, string, string][] = [
      [consumer, 'Personal', ', family or household purposes.', 'consumer'],
      [!consumer, 'Business', ' (including agricultural, and real estate held for investment).', 'business'],
    ];
    for (const [marked, label, rest, value] of options) {
      sheet.checkbox(left + 20, sheet.y, { marked, label, field: 'loan_class', size: 8 });
      sheet.paragraph([marked ? v('loan_class', label, value) : label, rest], { indent: 36, after: 3 });
    }
    sheet.y += 4;
    sheet.paragraph(
      prose`${bold('Specific Purpose. ')}The specific purpose of this loan is: ${v('loan_purpose', facts.approval.purpose)}.`,
    );
    sheet.paragraph(
      prose`${bold('Disbursement Instructions. ')}Borrower understands that no loan proceeds will be disbursed until all of Lender’s conditions for making the loan have been satisfied. Please disburse the loan proceeds as follows:`,
      { after: 8 },
    );
    const fee = 125_000;
    const row = (label: Run | readonly Run[], runs: Run | readonly Run[], column: 0 | 1, total = false): void => {
      sheet.ensure(18);
      sheet.text(left + (column === 0 ? 44 : 24), sheet.y, label, { bold: total });
      sheet.text(column === 0 ? 450 : right - 10, sheet.y, runs, { align: 'right', bold: total });
      sheet.y += 15;
    };
    const d = facts.disbursement;
    for (const [label, runs] of entries`
      Amount paid directly to Borrower | $${v('amount_to_borrower', money(d.toBorrowerCents), plainMoney(d.toBorrowerCents))}
      Amount paid to others on Borrower’s behalf | $${v('amount_paid_to_others', money(d.toOthersCents), plainMoney(d.toOthersCents))}
    `)
      row(label, runs, 1);
    row(`to ${d.payee}`, `$${money(d.toOthersCents - fee)}`, 0);
    row('to settlement, title and recording charges', `$${money(fee)}`, 0);
    sheet.hline(470, sheet.y, right - 8);
    sheet.y += 3;
    row(
      'Total Loan Proceeds',
      ['$', v('loan_proceeds_total', money(facts.principalCents), plainMoney(facts.principalCents))],
      1,
      true,
    );
    sheet.y += 6;
    sheet.paragraph(
      prose`${bold('Charges Paid in Cash. ')}Borrower has paid or will pay in cash, as agreed, the following charges, which are not part of the proceeds: application fee $${money(45_000)}; flood certification $${money(1_800)}; credit reports $${money(6_450)}.`,
    );
    if (random.chance(0.6))
      sheet.paragraph(
        prose`${bold('Automatic Payments. ')}Borrower hereby authorizes Lender to deduct from Borrower’s demand deposit account numbered XXXXXX${random.int(1000, 9999)} the amount of any loan payment. If the funds in the account are insufficient, Lender need not advance funds to cover it.`,
      );
    sheet.paragraph(
      prose`${bold('Financial Condition. ')}By signing this authorization, Borrower represents and warrants to Lender that the information provided above is true and correct and that there has been no material adverse change in Borrower’s financial condition as disclosed in the most recent financial statement furnished to Lender.`,
    );
    sheet.paragraph(`This authorization is dated ${longDate(facts.noteDate)}.`, { bold: true, after: 12 });
    sheet.ensure(60 + 44 * facts.borrowers.length);
    sheet.paragraph('BORROWER:', { bold: true, after: 2 });
    for (const x of facts.borrowers) {
      if (x.kind === 'entity') sheet.paragraph(v('borrower_name', x.name), { bold: true, after: 0 });
      sheet.y += 26;
      sheet.text(left, sheet.y - 9, x.kind === 'entity' ? 'By:' : 'X');
      sheet.signature(left + 20, sheet.y, 230, { signed, label: x.signer });
      if (signed) sheet.text(left + 290, sheet.y - 10, numericDate(facts.noteDate, '/', false), { size: 9 });
      sheet.hline(left + 280, sheet.y, left + 370);
      sheet.text(left + 280, sheet.y + 3, 'Date', { size: 8 });
      sheet.text(
        left + 20,
        sheet.y + 3,
        x.kind === 'entity' ? `${x.signer}, ${x.capacity ?? ''}` : v('borrower_name', x.name),
        { size: 9 },
      );
      sheet.y += 16;
    }
  },
};
