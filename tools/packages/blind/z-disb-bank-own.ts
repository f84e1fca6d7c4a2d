import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

const usd = (field: string, cents: number): Run[] => ['$', v(field, money(cents), plainMoney(cents))];
const day = (field: string, iso: string): Run => v(field, numericDate(iso, '/'), iso);

export const layout: Layout = {
  id: 'z-disb-bank-own',
  docType: 'disbursement_authorization',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 50;
    const width = 512;
    const d = facts.disclosure;
    const split = facts.disbursement;
    const borrower = facts.borrowers[0];
    if (borrower === undefined) return;
    const sheet = open({
      margins: { top: 46, bottom: 52, left, right: 50 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 756, 'Form LD-114 (rev. 03/22) – original to credit file, copy to Loan Servicing', { size: 7 });
        page.text(left, 756, `${pageNo}/${count}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, sheet.y, v('lender_name', facts.lender.name), { bold: true, size: 13 });
    sheet.text(left, sheet.y + 2, 'Loan Operations', { width, align: 'right' });
    sheet.y += 20;
    sheet.hline(left, sheet.y, left + width, 1.5);
    sheet.y += 8;
    sheet.paragraph('AUTHORIZATION TO DISBURSE LOAN PROCEEDS', { bold: true, size: 13, align: 'center', after: 8 });

    const cell = (x: number, y: number, w: number, h: number, label: string, runs: Runs): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 3, label, { size: 6.5 });
      sheet.text(x + 4, y + 12.5, runs, { width: w - 8 });
    };
    let y = sheet.y;
    cell(left, y, 312, 28, 'BORROWER', v('borrower_name', borrower.name));
    cell(left + 312, y, 100, 28, 'LOAN NUMBER', v('loan_number', facts.loanNumber));
    cell(left + 412, y, 100, 28, 'NOTE DATE', day('note_date', facts.noteDate));
    y += 28;
    cell(left, y, 312, 28, 'BORROWER’S MAILING ADDRESS', v('borrower_address', oneLine(borrower.address)));
    cell(left + 312, y, 100, 28, 'LOAN AMOUNT', usd('principal_amount', facts.principalCents));
    cell(left + 412, y, 100, 28, 'MATURITY', day('maturity_date', facts.maturityDate));
    y += 28;
    cell(left, y, 156, 28, 'LOAN OFFICER', v('loan_officer', facts.approval.officer));
    cell(left + 156, y, 156, 28, 'APPROVAL NO.', v('approval_number', facts.approval.number));
    cell(left + 312, y, 100, 28, 'RATE', [v('interest_rate', `${rate(facts.rate)}%`, plainRate(facts.rate))]);
    cell(left + 412, y, 100, 28, 'FUNDING DATE', day('disbursement_date', d.disbursementDate));
    sheet.y = y + 38;

    sheet.paragraph('1.  Purpose', { bold: true, after: 3 });
    sheet.paragraph(
      ['The proceeds of the loan are for the following purpose only: ', v('loan_purpose', facts.approval.purpose), '.'],
      { indent: 16, after: 4 },
    );
    ['Business or commercial', 'Agricultural', 'Personal, family or household'].forEach((label, i) => {
      const x = left + 16 + i * 152;
      sheet.checkbox(x, sheet.y, { marked: i === 0, label, size: 8, look: 'tick' });
      sheet.text(x + 13, sheet.y - 0.5, label);
    });
    sheet.y += 20;
    sheet.paragraph('2.  Distribution of proceeds', { bold: true, after: 3 });
    sheet.paragraph(
      'Borrower directs Bank to pay out the proceeds as listed. No payment will be made until every condition of the commitment has been met and, where the loan is subject to rescission, the rescission period has ended.',
      { indent: 16, width: width - 16, align: 'justify', after: 6 },
    );
    const cols = [left + 16, left + 206, left + 400, left + width];
    const line = (a: Runs, b: Runs, c: Runs, strong = false, fill = false): void => {
      if (fill) sheet.rect(left + 16, sheet.y, width - 16, 17, { fill: '#e4e4e4' });
      sheet.rect(left + 16, sheet.y, width - 16, 17);
      sheet.text((cols[0] ?? 0) + 4, sheet.y + 4, a, { bold: strong });
      sheet.text((cols[1] ?? 0) + 4, sheet.y + 4, b, { bold: strong });
      sheet.text(cols[2] ?? 0, sheet.y + 4, c, { bold: strong, width: 108, align: 'right' });
      sheet.vline(cols[1] ?? 0, sheet.y, sheet.y + 17);
      sheet.vline(cols[2] ?? 0, sheet.y, sheet.y + 17);
      sheet.y += 17;
    };
    line('Pay to', 'How', 'Amount', true, true);
    line(
      'Borrower, paid directly',
      `Credit checking ending ${random.int(1000, 9999)}`,
      usd('amount_to_borrower', split.toBorrowerCents),
    );
    line('Others on Borrower’s behalf', 'See detail below', usd('amount_paid_to_others', split.toOthersCents));
    line('Total loan proceeds', '', usd('loan_proceeds_total', facts.principalCents), true, true);
    sheet.y += 10;
    sheet.paragraph('Detail of payments to others', { indent: 16, bold: true, after: 3 });
    line('Payee', 'How', 'Amount', true, true);
    line(split.payee, random.pick(['Wire', 'Official check']), `$${money(split.toOthersCents)}`);
    sheet.y += 8;
    sheet.paragraph(
      prose`Fees not taken from proceeds, charged to Borrower’s deposit account at closing: origination fee ${usd('origination_charges', d.originationCents)}; documentation fee $350.00; flood determination $14.50; UCC filing $40.00.`,
      { indent: 16, width: width - 16, after: 9 },
    );
    sheet.paragraph('3.  Automatic payment', { bold: true, after: 3 });
    sheet.checkbox(left + 16, sheet.y + 1, {
      marked: true,
      label: 'authorizes automatic payment',
      size: 8,
      look: 'tick',
    });
    sheet.text(
      left + 30,
      sheet.y,
      prose`Borrower authorizes Bank to take each payment of ${usd('payment_amount', facts.paymentCents)}, beginning ${day('first_payment_date', facts.firstPaymentDate)}, from the deposit account named above. Returned items are charged $32.00 each.`,
      { width: width - 34 },
    );
    sheet.y += 32;
    sheet.paragraph('4.  Borrower’s statements', { bold: true, after: 3 });
    sheet.paragraph(
      'By signing, Borrower states that the information above is correct, that there has been no material adverse change in its financial condition since the most recent statements given to Bank, and that no part of the proceeds will be used to buy or carry margin stock. Advances on this authorization end 60 days after the date of the note, and any change to a payee or an amount over $1,000.00 needs a new form.',
      { indent: 16, width: width - 16, align: 'justify', after: 14 },
    );
    sheet.ensure(110);
    sheet.paragraph(['Borrower: ', v('borrower_name', borrower.name)], { bold: true, after: 30 });
    sheet.signature(left, sheet.y, 230, { signed, label: borrower.signer });
    sheet.text(left, sheet.y + 3, `${borrower.signer}, ${borrower.capacity ?? 'Authorized signer'}`, { size: 8 });
    sheet.text(left + 280, sheet.y - 10, 'Date:');
    sheet.hline(left + 305, sheet.y, left + 400);
    sheet.y += 26;
    sheet.rect(left, sheet.y, width, 40);
    sheet.text(left + 4, sheet.y + 3, 'BANK USE ONLY', { size: 6.5, bold: true });
    sheet.text(left + 4, sheet.y + 14, ['Branch: ', v('branch_code', facts.approval.branch)]);
    sheet.text(left + 100, sheet.y + 14, ['Product: ', v('product_code', facts.approval.productCode)]);
    sheet.text(left + 210, sheet.y + 14, 'Booked by: ______');
    sheet.text(left + 330, sheet.y + 14, 'Verified by: ______');
    sheet.text(left + 4, sheet.y + 27, 'G/L 1410-00  •  dual control over $250,000.00', { size: 7.5 });
  },
};
