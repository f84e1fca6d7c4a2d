import { money, plainMoney } from '../core/amounts.ts';
import type { LoanFacts } from '../core/facts.ts';
import { prose } from '../core/prose.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { amount, percent } from './r-kit.ts';

export const L = 40;
export const R = 572;
export const W = R - L;
export const pale = '#e8e8e8';

export const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100;

/** A printed sum without cents. */
export const plain = (cents: number): string => money(wholeDollars(cents)).replace(/\.00$/, '');

export const whole = (field: string, cents: number): ValueRun =>
  v(field, plain(cents), plainMoney(wholeDollars(cents)));

/** A purchase whose prepaid interest finds room among the other costs. */
export const suitsPurchase = (facts: LoanFacts): boolean =>
  facts.salePriceCents !== null && facts.disclosure.interestCents < facts.disclosure.otherCostsCents * 0.55;

export function tab(sheet: Sheet, y: number, title: string, question = ''): number {
  const w = sheet.measure(title, { bold: true, size: 11 }) + 14;
  sheet.rect(L, y, w, 18, { fill: 'black' });
  sheet.text(L + 7, y + 4, title, { bold: true, size: 11, colour: 'white' });
  if (question !== '') sheet.text(L + 250, y + 5, question, { bold: true, size: 9.5 });
  sheet.hline(L, y + 18, R, 1);
  return y + 18;
}

export function tick(sheet: Sheet, x: number, y: number, marked: boolean, label: string, width?: number): number {
  sheet.checkbox(x, y, { marked, label, size: 7.5 });
  return sheet.text(x + 12, y, label, width === undefined ? {} : { width });
}

/** Loan Terms, Projected Payments and Costs at Closing are the same on both forms but for cents and a few words. */
export function termsAndPayments(sheet: Sheet, from: number, facts: LoanFacts, form: 'estimate' | 'final'): number {
  const d = facts.disclosure;
  const final = form === 'final';
  const sum = final ? amount : whole;
  const say = final ? money : plain;
  let y = tab(sheet, from, 'Loan Terms', 'Can this amount increase after closing?');
  const row = (label: string, runs: Run | readonly Run[], answer: Run, h = 21, small = ''): void => {
    sheet.text(L + 4, y + 5, label, { bold: true, size: 10 });
    if (small !== '') sheet.text(L + 4, y + 18, small, { size: 7.5, width: 200 });
    sheet.text(L + 160, y + 5, runs, { size: 10 });
    sheet.text(L + 254, y + 5, answer, { size: 10, bold: true });
    y += h;
    sheet.hline(L, y, R, 0.4);
  };
  const top = y;
  row('Loan Amount', ['$', sum('principal_amount', facts.principalCents)], 'NO');
  row('Interest Rate', [percent('interest_rate', facts.rate), '%'], 'NO');
  row(
    'Monthly Principal & Interest',
    ['$', amount('payment_amount', facts.paymentCents)],
    'NO',
    40,
    'See Projected Payments below for your Estimated Total Monthly Payment',
  );
  sheet.text(L + 254, y + 4, 'Does the loan have these features?', { bold: true, size: 9.5 });
  y += 17;
  sheet.hline(L, y, R, 0.8);
  row('Prepayment Penalty', '', v('prepayment_penalty', 'NO', 'false'));
  row('Balloon Payment', '', 'NO');
  sheet.vline(L + 248, top, y);

  y = tab(sheet, y + 12, 'Projected Payments');
  const pay = (label: string, runs: Run | readonly Run[], bold = false): void => {
    sheet.text(L + 12, y + 4, label, { bold });
    sheet.text(L + 248, y + 4, runs, { width: 120, align: 'right', bold });
    y += 16;
  };
  sheet.rect(L, y, W, 17, { fill: pale });
  sheet.text(L + 4, y + 4, 'Payment Calculation', { bold: true });
  sheet.text(L + 248, y + 4, `Years 1-${facts.termMonths / 12}`, { bold: true, width: 130, align: 'center' });
  y += 17;
  pay('Principal & Interest', ['$', amount('payment_amount', facts.paymentCents)]);
  pay('Mortgage Insurance', '+      0');
  pay('Estimated Escrow', ['+   ', sum('escrow_monthly', d.escrowCents)]);
  sheet.text(L + 12, y, 'Amount can increase over time', { size: 7.5 });
  y += 12;
  sheet.hline(L, y, R, 0.8);
  const escrow = final ? d.escrowCents : wholeDollars(d.escrowCents);
  pay('Estimated Total Monthly Payment', `$${say(facts.paymentCents + escrow)}`, true);
  sheet.hline(L, y + 3, R, 0.8);
  y += 8;
  sheet.text(L + 4, y, 'Estimated Taxes, Insurance\n& Assessments', { bold: true });
  sheet.text(L + 4, y + 24, `Amount can increase over time${final ? '\nSee page 4 for details' : ''}`, { size: 7.5 });
  sheet.text(L + 160, y + 4, `$${say(d.escrowCents)}\na month`);
  sheet.text(L + 254, y, 'This estimate includes', { bold: true, size: 8.5 });
  sheet.text(L + 440, y, 'In escrow?', { bold: true, size: 8.5 });
  tick(sheet, L + 254, y + 12, true, 'Property Taxes');
  sheet.text(L + 440, y + 12, 'YES');
  tick(sheet, L + 254, y + 23, true, 'Homeowner’s Insurance');
  sheet.text(L + 440, y + 23, 'YES');
  tick(sheet, L + 254, y + 34, false, 'Other:');
  const see = final
    ? 'See Escrow Account on page 4 for details.'
    : 'See Section G on page 2 for escrowed property costs.';
  sheet.text(L + 254, y + 45, `${see} You must pay for other property costs separately.`, { size: 7.5, width: 270 });
  y += 72;

  y = tab(sheet, y, 'Costs at Closing');
  const loanCosts = final ? d.loanCostsCents : wholeDollars(d.loanCostsCents);
  const otherCosts = final ? d.otherCostsCents : wholeDollars(d.otherCostsCents);
  const credits = final ? d.lenderCreditsCents : wholeDollars(d.lenderCreditsCents);
  const closing = loanCosts + otherCosts - credits;
  const word = final ? '' : 'Estimated ';
  sheet.text(L + 4, y + 6, `${word}Closing Costs`, { bold: true, size: 10 });
  sheet.text(L + 160, y + 6, ['$', sum('total_closing_costs', closing)], { size: 10, bold: true });
  sheet.text(
    L + 254,
    y + 5,
    prose`Includes $${sum('total_loan_costs', loanCosts)} in Loan Costs + $${sum('total_other_costs', otherCosts)} in Other Costs – $${credits > 0 ? sum('lender_credits', credits) : v('lender_credits', '0', '0.00')} in Lender Credits. See page 2 for details.`,
    { width: R - L - 258, size: 8.5 },
  );
  y += 30;
  sheet.hline(L, y, R, 0.4);
  const cash = (facts.salePriceCents ?? 0) - facts.principalCents + closing;
  sheet.text(L + 4, y + 6, `${word}Cash to Close`, { bold: true, size: 10 });
  sheet.text(L + 160, y + 6, ['$', sum('cash_to_close', cash)], { size: 10, bold: true });
  sheet.text(
    L + 254,
    y + 5,
    `Includes Closing Costs. See Calculating Cash to Close on page ${final ? 3 : 2} for details.`,
    { width: R - L - 258, size: 8.5 },
  );
  sheet.hline(L, y + 30, R, 0.8);
  return y + 30;
}
