import { money, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { amount, at, day, percent, placeLines, split } from './r-kit.ts';

export const layout: Layout = {
  id: 'r-disb-vendor',
  docType: 'disbursement_authorization',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const L = 42;
    const R = 570;
    const W = R - L;
    const d = facts.disclosure;
    const borrower = facts.borrowers[0];
    if (borrower === undefined) return;
    const us = (iso: string): string => numericDate(iso, '-');
    const sheet = open({
      margins: { top: 40, bottom: 58, left: L, right: 42 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(L, 744, R, 0.5);
        page.text(L, 747, 'Disbursement Request and Authorization\nDocWorks Lending Forms  DW-DRA  7/2019', {
          size: 6.5,
        });
        page.text(L, 747, `Page ${pageNo} of ${pageCount}`, { size: 6.5, width: W, align: 'right' });
        page.text(L, 747, 'Initials: ________', { size: 6.5, width: W, align: 'center' });
      },
    });
    sheet.paragraph('Disbursement Request and Authorization', { bold: true, size: 15, after: 6 });
    const cell = (x: number, y: number, w: number, h: number, caption: string, runs: Run | readonly Run[]): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 2.5, caption, { size: 6.5, bold: true });
      sheet.text(x + 3, y + 12, runs, { width: w - 6 });
    };
    let y = sheet.y;
    const loan: [string, Run | readonly Run[]][] = [
      ['LOAN NUMBER', v('loan_number', facts.loanNumber)],
      ['NOTE DATE', day('note_date', facts.noteDate, us)],
      ['MATURITY DATE', day('maturity_date', facts.maturityDate, us)],
      ['PRINCIPAL AMOUNT', ['$', amount('principal_amount', facts.principalCents)]],
      ['INTEREST RATE', [percent('interest_rate', facts.rate), '%']],
      ['OFFICER', v('loan_officer', facts.approval.officer)],
    ];
    loan.forEach(([caption, runs], i) => {
      cell(L + (i * W) / 6, y, W / 6, 27, caption, runs);
    });
    y += 27;
    cell(
      L,
      y,
      W / 2,
      48,
      'BORROWER NAME AND ADDRESS',
      prose`${v('borrower_name', borrower.name)}\n${placeLines('borrower_address', borrower.address)}`,
    );
    cell(
      L + W / 2,
      y,
      W / 2,
      48,
      'LENDER NAME AND ADDRESS',
      prose`${v('lender_name', facts.lender.name)}\n${placeLines('lender_address', facts.lender.address)}`,
    );
    y += 48;
    cell(L, y, W, 26, 'COLLATERAL', v('collateral_description', facts.collateral));
    sheet.y = y + 36;

    const heading = (text: string): void => {
      sheet.ensure(44);
      sheet.rect(L, sheet.y, W, 14, { fill: '#e4e4e4' });
      sheet.text(L + 4, sheet.y + 2.5, text, { bold: true });
      sheet.y += 19;
    };
    const tick = (x: number, marked: boolean, label: string, field?: string, value?: string): void => {
      sheet.checkbox(x, sheet.y, { marked, label, size: 8 });
      sheet.text(x + 13, sheet.y, marked && field !== undefined ? v(field, label, value) : label);
    };
    heading('1. Loan Type and Purpose');
    sheet.text(L + 4, sheet.y, 'This loan is:');
    tick(L + 70, facts.rateType === 'fixed', 'Fixed rate', 'rate_type', 'fixed');
    tick(L + 150, facts.rateType === 'variable', 'Variable rate', 'rate_type', 'variable');
    tick(L + 240, true, 'Single advance');
    tick(L + 330, false, 'Multiple advance');
    tick(L + 425, false, 'Revolving');
    sheet.y += 14;
    sheet.text(L + 4, sheet.y, 'Primary purpose of loan:');
    tick(L + 120, false, 'Personal, family or household');
    tick(L + 270, true, 'Business', 'loan_class', 'business');
    tick(L + 340, false, 'Agricultural');
    tick(L + 425, false, 'Investment');
    sheet.y += 15;
    sheet.paragraph(['The specific purpose of this loan is: ', v('loan_purpose', facts.approval.purpose), '.'], {
      indent: 4,
      after: 8,
    });

    heading('2. Disbursement Instructions');
    sheet.paragraph(
      prose`Borrower understands that no loan proceeds will be disbursed until all of Lender’s conditions for making the loan have been satisfied. Borrower requests and authorizes Lender to disburse the proceeds on or after ${day('disbursement_date', d.disbursementDate, us)} as follows:`,
      { indent: 4, width: W - 8, after: 5 },
    );
    const xs = [L, L + 232, L + 420, R] as const;
    const row = (a: Run | readonly Run[], b: string, c: Run | readonly Run[], strong = false, indent = 4): void => {
      const top = sheet.y;
      const end = sheet.text(xs[0] + indent, top + 3, a, { width: 228 - indent, bold: strong });
      sheet.text(xs[1] + 4, top + 3, b, { width: 180, bold: strong });
      sheet.text(xs[2] + 4, top + 3, c, { width: R - xs[2] - 8, align: 'right', bold: strong });
      sheet.y = end + 2;
      for (const x of xs) sheet.vline(x, top, sheet.y);
      sheet.hline(L, sheet.y, R);
    };
    sheet.hline(L, sheet.y, R);
    row('Payee', 'Method', 'Amount', true);
    const account = `${random.int(100, 999)}-${random.int(1000, 9999)}`;
    row(
      'Amount paid to Borrower directly',
      `Deposit to checking account no. xxx${account.slice(-4)}`,
      prose`$${amount('amount_to_borrower', facts.disbursement.toBorrowerCents)}`,
    );
    const [first = 0, second = 0] = split(facts.disbursement.toOthersCents, [83, 17], 100);
    row('Amounts paid to others on Borrower’s behalf:', '', '');
    row(facts.disbursement.payee, 'Wire transfer', money(first), false, 22);
    row('Tessler & Dunn, CPAs', 'Cashier’s check', money(second), false, 22);
    row(
      'Total paid to others on Borrower’s behalf',
      '',
      prose`$${amount('amount_paid_to_others', facts.disbursement.toOthersCents)}`,
    );
    row('Amount applied to refinance loan with Lender', 'None', '$0.00');
    row('TOTAL LOAN PROCEEDS', '', ['$', amount('loan_proceeds_total', facts.principalCents)], true);
    sheet.y += 10;

    heading('3. Charges Paid in Cash');
    sheet.paragraph(
      'Borrower has paid or will pay in cash, as agreed, the following charges, none of which is financed:',
      {
        indent: 4,
        after: 4,
      },
    );
    const parts = split(d.loanCostsCents - d.originationCents, [50, 8, 42], 100);
    const charges: [string, Run | readonly Run[]][] = [
      [
        `Loan origination fee (${rate(750, 2)}% of principal)`,
        ['$', amount('origination_charges', d.originationCents)],
      ],
      ['Appraisal fee', `$${money(at(parts, 0))}`],
      ['UCC search and filing', `$${money(at(parts, 1))}`],
      ['Documentation fee', `$${money(at(parts, 2))}`],
      ['Total charges paid in cash', `$${money(d.loanCostsCents)}`],
    ];
    charges.forEach(([label, runs], i) => {
      if (i === charges.length - 1) sheet.hline(L + 330, sheet.y - 1, L + 420, 0.5);
      sheet.text(L + 24, sheet.y, label);
      sheet.text(L + 320, sheet.y, runs, { width: 100, align: 'right' });
      sheet.y += 12.5;
    });
    sheet.y += 6;
    if (random.chance(0.6)) {
      heading('4. Automatic Payments');
      sheet.checkbox(L + 4, sheet.y, { marked: true, label: 'automatic payments', size: 8 });
      sheet.paragraph(
        prose`Borrower authorizes Lender automatically to deduct from the account numbered above each loan payment of $${amount('payment_amount', facts.paymentCents)}, beginning ${day('first_payment_date', facts.firstPaymentDate, us)}. If the funds in the account are insufficient, Lender is not required to advance funds to cover the payment. A returned item fee of $30.00 may apply.`,
        { indent: 18, width: W - 22, after: 8 },
      );
    }
    heading('Financial Condition and Signatures');
    sheet.paragraph(
      prose`${bold('BY SIGNING, BORROWER REPRESENTS AND WARRANTS TO LENDER THAT ')}the information given above is true and correct and that there has been no material adverse change in Borrower’s financial condition as disclosed in Borrower’s most recent financial statement to Lender. Lender may rely upon this authorization until it receives written notice of revocation at the address above. This authorization is dated ${us(facts.noteDate)}.`,
      { indent: 4, width: W - 8, align: 'justify', after: 12 },
    );
    sheet.ensure(66);
    sheet.text(L + 4, sheet.y, [bold('BORROWER: '), v('borrower_name', borrower.name)]);
    sheet.y += 42;
    sheet.signature(L + 20, sheet.y, 230, { signed, label: borrower.signer });
    sheet.text(L + 4, sheet.y - 9, 'By:');
    sheet.text(L + 20, sheet.y + 3, `${borrower.signer}, ${borrower.capacity ?? ''}`);
    sheet.hline(L + 330, sheet.y, L + 440);
    if (signed) sheet.text(L + 334, sheet.y - 11, us(facts.noteDate), { font: 'book', size: 10 });
    sheet.text(L + 330, sheet.y + 3, 'Date');
  },
};
