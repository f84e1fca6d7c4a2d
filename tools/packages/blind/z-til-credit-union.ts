import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { dayOf, numericDate, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

const usd = (field: string, cents: number): Run[] => ['$', v(field, money(cents), plainMoney(cents))];
const day = (field: string, iso: string): Run => v(field, numericDate(iso, '/'), iso);

export const layout: Layout = {
  id: 'z-til-credit-union',
  docType: 'truth_in_lending',
  suits: (facts) =>
    facts.lender.name.includes('Credit Union') &&
    facts.loanClass === 'business' &&
    facts.rateType === 'fixed' &&
    facts.principalCents < 200_000_000,
  draw(open, facts, { random, signed }) {
    const left = 40;
    const width = 532;
    const d = facts.disclosure;
    const borrower = facts.borrowers[0];
    if (borrower === undefined) return;
    const sheet = open({
      margins: { top: 36, bottom: 44, left, right: 40 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 8.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 760, `Member Lending 4410-E    Page ${pageNo} of ${count}`, { size: 6.5 });
      },
    });
    sheet.text(left, sheet.y, v('lender_name', facts.lender.name), { bold: true, size: 14 });
    sheet.text(left, sheet.y + 18, v('lender_address', oneLine(facts.lender.address)), { size: 8 });
    sheet.text(left + 282, sheet.y, 'TRUTH-IN-LENDING DISCLOSURE STATEMENT', {
      bold: true,
      size: 10.5,
      width: 250,
      align: 'right',
    });
    sheet.text(left + 282, sheet.y + 15, 'Vehicle and Equipment Loans – Closed End', {
      size: 8,
      width: 250,
      align: 'right',
    });
    sheet.y += 36;
    const cell = (x: number, y: number, w: number, h: number, label: string, runs: Runs): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 2.5, label, { size: 6 });
      sheet.text(x + 4, y + 11, runs, { width: w - 8 });
    };
    let y = sheet.y;
    cell(left, y, 272, 24, 'Borrower 1', v('borrower_name', borrower.name));
    cell(left + 272, y, 90, 24, 'Loan Number', v('loan_number', facts.loanNumber));
    cell(left + 362, y, 85, 24, 'Member Account', `${random.int(10_000, 99_999)}-L02`);
    cell(left + 447, y, 85, 24, 'Loan Date', day('note_date', facts.noteDate));
    y += 24;
    cell(left, y, 272, 24, 'Address', v('borrower_address', oneLine(borrower.address)));
    cell(left + 272, y, 90, 24, 'Maturity Date', day('maturity_date', facts.maturityDate));
    cell(left + 362, y, 170, 24, 'Borrower 2', '');
    sheet.y = y + 34;

    const fed = (i: number, title: string, note: string, runs: Runs, heavy: boolean): void => {
      const x = left + i * 133;
      sheet.rect(x, sheet.y, 133, 78, { thickness: heavy ? 2 : 0.7 });
      sheet.text(x + 5, sheet.y + 5, title, { bold: heavy, size: heavy ? 9.5 : 9, width: 123 });
      sheet.text(x + 5, sheet.y + 29, note, { size: 7, width: 123 });
      sheet.text(x + 5, sheet.y + 61, runs, { bold: true, size: 11, width: 123, align: 'center' });
    };
    fed(
      0,
      'ANNUAL PERCENTAGE RATE',
      'The cost of my credit as a yearly rate.',
      [v('apr', rate(d.apr), plainRate(d.apr)), '%'],
      true,
    );
    fed(
      1,
      'FINANCE CHARGE',
      'The dollar amount the credit will cost me.',
      usd('finance_charge', d.financeChargeCents),
      true,
    );
    fed(
      2,
      'Amount Financed',
      'The amount of credit provided to me or on my behalf.',
      usd('amount_financed', d.amountFinancedCents),
      false,
    );
    fed(
      3,
      'Total of Payments',
      'The amount I will have paid when I have made all payments as scheduled.',
      usd('total_of_payments', d.totalOfPaymentsCents),
      false,
    );
    sheet.y += 78;

    const rowAt = (h: number): number => {
      sheet.rect(left, sheet.y, width, h);
      const at = sheet.y;
      sheet.y += h;
      return at;
    };
    const top = rowAt(facts.balloonCents === null ? 32 : 46);
    const columns = [left + 92, left + 212, left + 330];
    sheet.text(left + 4, top + 4, 'My Payment Schedule will be:', { bold: true, width: 80 });
    ['Number of Payments', 'Amount of Payments', 'When Payments Are Due'].forEach((label, i) => {
      sheet.text((columns[i] ?? 0) + 4, top + 3, label, { size: 7 });
      sheet.vline(columns[i] ?? 0, top, sheet.y);
    });
    sheet.hline(columns[0] ?? 0, top + 14, left + width);
    const due = dayOf(facts.firstPaymentDate);
    sheet.text((columns[0] ?? 0) + 4, top + 19, v('number_of_payments', String(facts.numberOfPayments)));
    sheet.text((columns[1] ?? 0) + 4, top + 19, usd('payment_amount', facts.paymentCents));
    sheet.text(
      (columns[2] ?? 0) + 4,
      top + 19,
      prose`${v('payment_frequency', 'Monthly', 'monthly')} beginning ${day('first_payment_date', facts.firstPaymentDate)}`,
    );
    if (facts.balloonCents !== null) {
      sheet.text((columns[0] ?? 0) + 4, top + 33, '1');
      sheet.text((columns[1] ?? 0) + 4, top + 33, usd('balloon_amount', facts.balloonCents));
      sheet.text((columns[2] ?? 0) + 4, top + 33, ['Balloon, on ', day('maturity_date', facts.maturityDate)]);
    }
    const item = (runs: Runs, h: number): void => {
      const at = rowAt(h);
      sheet.text(left + 4, at + 4, runs, { width: width - 8 });
    };
    item(
      prose`${bold('Security: ')}I am giving a security interest in the goods or property being purchased or described here: ${v('collateral_description', facts.collateral)}. Collateral for other loans with the Credit Union, and my shares on deposit, also secure this loan.`,
      38,
    );
    item(
      prose`${bold('Late Charge: ')}If a payment is more than ${v('grace_days', String(facts.graceDays))} days late, I will be charged ${v('late_charge_percent', `${plainRate(facts.lateChargePercent)}%`, plainRate(facts.lateChargePercent))} of the overdue payment.`,
      17,
    );
    const at = rowAt(17);
    sheet.text(left + 4, at + 4, [bold('Prepayment: '), 'If I pay off early, I']);
    const after = left + 10 + sheet.measure('Prepayment: If I pay off early, I', { bold: true });
    sheet.checkbox(after, at + 4, {
      marked: facts.prepaymentPenalty,
      label: 'may',
      field: 'prepayment_penalty',
      size: 7.5,
    });
    sheet.text(after + 11, at + 4, 'may');
    sheet.checkbox(after + 38, at + 4, { marked: !facts.prepaymentPenalty, label: 'will not', size: 7.5 });
    sheet.text(after + 49, at + 4, 'will not   have to pay a penalty.');
    const fees = rowAt(17);
    sheet.text(left + 4, fees + 4, [bold('Filing Fees: '), '$28.00']);
    sheet.text(left + 96, fees + 4, [bold('Non-filing Insurance: '), 'N/A']);
    sheet.text(left + 236, fees + 4, [bold('Required Deposit: '), 'The APR does not reflect my required deposit.']);
    item(
      'See the loan agreement for any more information about nonpayment, default, any required repayment in full before the scheduled date, and prepayment refunds and penalties.',
      27,
    );
    sheet.y += 8;

    sheet.paragraph(
      [bold('ITEMIZATION OF THE AMOUNT FINANCED of '), ...usd('amount_financed', d.amountFinancedCents)],
      { after: 3 },
    );
    const sums: readonly (readonly [string, Runs])[] = [
      ['Amount given to me directly', usd('amount_to_borrower', facts.disbursement.toBorrowerCents)],
      ['Amount paid on my account', '$0.00'],
      [
        `Amount paid to others on my behalf: ${facts.disbursement.payee}`,
        usd('amount_paid_to_others', facts.disbursement.toOthersCents),
      ],
      ['Total loan proceeds', usd('loan_proceeds_total', facts.principalCents)],
      ['Less: prepaid finance charge (origination fee)', `$${money(d.originationCents)}`],
    ];
    for (const [label, runs] of sums) {
      sheet.text(left + 14, sheet.y, label);
      sheet.text(left + 330, sheet.y, runs, { width: 100, align: 'right' });
      sheet.y += 12.5;
    }
    sheet.y += 8;
    sheet.paragraph('LOAN AGREEMENT – SUMMARY OF TERMS', { bold: true, size: 9.5, after: 4 });
    const terms: readonly Runs[] = [
      prose`${bold('Promise to pay. ')}I promise to pay ${usd('principal_amount', facts.principalCents)} to the Credit Union plus interest on the unpaid balance at ${v('interest_rate', rate(facts.rate), plainRate(facts.rate))}% per year until what I owe has been repaid. Payments fall due on the ${ordinal(due)} of the month and are applied first to fees, then to interest, then to principal. The rate is ${v('rate_type', 'fixed')}.`,
      prose`${bold('Property insurance. ')}I must insure the collateral against loss with a deductible of no more than $1,000.00 and with the Credit Union as loss payee. I may obtain the insurance from anyone acceptable to the Credit Union. If I do not, the Credit Union may buy it and add the premium to my loan at the rate stated.`,
      prose`${bold('Voluntary payment protection. ')}Credit life and disability coverage are not required to obtain this loan. The cost would be $0.46 per $1,000.00 of the balance each month. [ ] Yes  [X] No`,
      prose`${bold('Returned items and skip-a-payment. ')}A check or draft returned unpaid costs $30.00. A skipped payment, when granted, costs $35.00 and extends the loan.`,
      prose`${bold('Statutory lien. ')}If I am in default, the Credit Union may apply my shares to what I owe, except those in an IRA or other account that would lose its tax treatment.`,
    ];
    for (const runs of terms) sheet.paragraph(runs, { align: 'justify', after: 4 });
    sheet.ensure(70);
    sheet.paragraph(
      'By signing below I acknowledge that I received a completed copy of this disclosure before I became obligated on the loan.',
      { after: 30 },
    );
    sheet.signature(left, sheet.y, 250, { signed, label: borrower.signer });
    sheet.text(
      left,
      sheet.y + 3,
      [v('borrower_name', borrower.name), ` by ${borrower.signer}, ${borrower.capacity ?? ''}`],
      { size: 7.5 },
    );
    sheet.hline(left + 290, sheet.y, left + 380);
    sheet.text(left + 290, sheet.y + 3, 'Date', { size: 7.5 });
  },
};
