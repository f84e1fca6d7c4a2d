import { money } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import { prose } from '../core/prose.ts';
import type { Run } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { amount, at, day, split, sum } from './r-kit.ts';
import { L, pale, plain, R, tick, W, wholeDollars } from './r-trid.ts';

type Runs = Run | readonly Run[];
const us = (iso: string): string => numericDate(iso, '/', false);

/** E, homeowner's premium, escrow of insurance and of taxes, owner's policy. */
export const otherCosts = ({ disclosure: d }: LoanFacts): number[] =>
  split(d.otherCostsCents - d.interestCents, [9, 31, 14, 21, 25], 100);

/** Page 2: Closing Cost Details. */
export function costDetails(sheet: Sheet, facts: LoanFacts): void {
  const d = facts.disclosure;
  const agent = facts.title.agent.name.replace(/, (LLC|Inc\.)$/, '');
  const xs = [L + 282, L + 336, L + 390, L + 440, L + 488, R] as const;
  sheet.text(L, 36, 'Closing Cost Details', { bold: true, size: 14 });
  const table = (y: number, title: string): number => {
    sheet.rect(L, y, 276, 26, { fill: 'black' });
    sheet.text(L + 6, y + 8, title, { bold: true, size: 10, colour: 'white' });
    ['Borrower-Paid', 'Seller-Paid'].forEach((name, i) => {
      sheet.text(xs[i * 2] ?? 0, y + 2, name, { bold: true, size: 7.5, width: i === 0 ? 108 : 98, align: 'center' });
    });
    ['At Closing', 'Before Closing', 'At Closing', 'Before Closing'].forEach((name, i) => {
      sheet.text(xs[i] ?? 0, y + 14, name, { size: 6.5, width: 54, align: 'center' });
    });
    sheet.text(xs[4] + 4, y + 6, 'Paid by\nOthers', { bold: true, size: 7.5, width: 40, align: 'center' });
    return y + 27;
  };
  let y = table(56, 'Loan Costs');
  const figure = (column: number, runs: Runs, bold = false): void => {
    sheet.text(xs[column] ?? 0, y + 2.5, runs, { size: 7.5, bold, width: column === 0 ? 52 : 46, align: 'right' });
  };
  const head = (title: string, runs: Runs | null, strong = false): void => {
    sheet.rect(L, y, W, 13, { fill: pale });
    sheet.text(L + 3, y + 2.5, title, { bold: true, size: strong ? 8.5 : 8 });
    if (runs !== null) sheet.text(xs[0], y + 2.5, runs, { bold: true, size: 8, width: 106, align: 'center' });
    y += 13.5;
  };
  let line = 0;
  const row = (label: Runs, runs: Runs | null, seller: string | null = null, to = ''): void => {
    line += 1;
    sheet.text(L + 3, y + 2.5, `${line}`.padStart(2, '0'), { size: 7.5 });
    sheet.text(L + 18, y + 2.5, label, { size: 7.5, width: 264 });
    if (to !== '') sheet.text(L + 148, y + 2.5, `to ${to}`, { size: 7.5, width: 134 });
    if (runs !== null) figure(0, runs);
    if (seller !== null) figure(2, seller);
    y += 12.5;
    sheet.hline(L, y, R, 0.2);
  };
  const section = (title: string, runs: Runs): void => {
    head(title, runs);
    line = 0;
  };
  const a = split(d.originationCents, [38, 62], 100);
  const s = split(d.loanCostsCents - d.originationCents, [30, 3, 2, 5, 12, 22, 26], 100);
  const o = otherCosts(facts);
  const usd = (cents: number): string => `$${money(cents)}`;
  section('A. Origination Charges', ['$', amount('origination_charges', d.originationCents)]);
  row('   % of Loan Amount (Points)', null);
  row('Application Fee', usd(at(a, 0)));
  row('Underwriting Fee', usd(at(a, 1)));
  row('', null);
  section('B. Services Borrower Did Not Shop For', usd(sum(s.slice(0, 4))));
  row('Appraisal Fee', usd(at(s, 0)), null, 'Bright Valley Appraisal');
  row('Credit Report Fee', usd(at(s, 1)), null, 'Information Inc.');
  row('Flood Determination Fee', usd(at(s, 2)), null, 'Info Co.');
  row('Tax Monitoring Fee', usd(at(s, 3)), null, 'Info Co.');
  row('', null);
  section('C. Services Borrower Did Shop For', usd(sum(s.slice(4))));
  row('Survey Fee', usd(at(s, 4)), null, 'Surveys Co.');
  row('Title – Settlement Agent Fee', usd(at(s, 5)), null, agent);
  row('Title – Lender’s Title Policy', usd(at(s, 6)), null, agent);
  row('', null);
  head('D. TOTAL LOAN COSTS (Borrower-Paid)', ['$', amount('total_loan_costs', d.loanCostsCents)], true);
  sheet.text(L + 3, y + 2.5, 'Loan Costs Subtotals (A + B + C)', { size: 7.5 });
  figure(0, usd(d.loanCostsCents));
  y = table(y + 20, 'Other Costs');
  section('E. Taxes and Other Government Fees', usd(at(o, 0)));
  row(`Recording Fees          Deed: $40.00     Mortgage: ${usd(at(o, 0) - 4_000)}`, usd(at(o, 0)));
  row('Transfer Tax', null, usd(Math.round((facts.salePriceCents ?? 0) * 0.001)), 'Any State');
  section('F. Prepaids', usd(at(o, 1) + d.interestCents));
  row('Homeowner’s Insurance Premium (12 mo.)', usd(at(o, 1)));
  row('Mortgage Insurance Premium (    mo.)', null);
  row(
    prose`Prepaid Interest ($${amount('prepaid_interest_per_diem', d.perDiemCents)} per day from ${day('prepaid_interest_from', d.interestFrom, us)} to ${day('prepaid_interest_to', d.interestTo, us)})`,
    ['$', amount('prepaid_interest_amount', d.interestCents)],
  );
  row('Property Taxes (    mo.)', null);
  section('G. Initial Escrow Payment at Closing', usd(at(o, 2) + at(o, 3)));
  row(`Homeowner’s Insurance ${usd(Math.round(at(o, 2) / 2))} per month for 2 mo.`, usd(at(o, 2)));
  row('Mortgage Insurance per month for    mo.', null);
  row(`Property Taxes ${usd(Math.round(at(o, 3) / 3))} per month for 3 mo.`, usd(at(o, 3)));
  row('Aggregate Adjustment', null);
  section('H. Other', usd(at(o, 4)));
  row('Title – Owner’s Title Policy (optional)', usd(at(o, 4)), null, agent);
  row('Real Estate Commission', null, usd(Math.round((facts.salePriceCents ?? 0) * 0.025)), 'Keystone Realty');
  row('', null);
  head('I. TOTAL OTHER COSTS (Borrower-Paid)', ['$', amount('total_other_costs', d.otherCostsCents)], true);
  sheet.text(L + 3, y + 2.5, 'Other Costs Subtotals (E + F + G + H)', { size: 7.5 });
  figure(0, usd(d.otherCostsCents));
  y += 20;
  head('J. TOTAL CLOSING COSTS (Borrower-Paid)', ['$', amount('total_closing_costs', d.closingCostsCents)], true);
  sheet.text(L + 3, y + 2.5, 'Closing Costs Subtotals (D + I)', { size: 7.5 });
  figure(0, usd(d.loanCostsCents + d.otherCostsCents));
  y += 12.5;
  sheet.text(L + 3, y + 2.5, 'Lender Credits', { size: 7.5 });
  if (d.lenderCreditsCents > 0) figure(0, ['–$', amount('lender_credits', d.lenderCreditsCents)]);
}

/** Page 3: Calculating Cash to Close and Summaries of Transactions. */
export function cashAndSummaries(sheet: Sheet, facts: LoanFacts): void {
  const d = facts.disclosure;
  const price = facts.salePriceCents ?? 0;
  const usd = (cents: number): string => `$${money(cents)}`;
  const band = (y: number, title: string, note: string): void => {
    sheet.rect(L, y, 170, 18, { fill: 'black' });
    sheet.text(L + 6, y + 4, title, { bold: true, size: 10, colour: 'white' });
    sheet.text(L + 200, y + 5, note, { size: 8.5 });
    sheet.hline(L, y + 18, R, 1);
  };
  band(38, 'Calculating Cash to Close', 'Use this table to see what has changed from your Loan Estimate.');
  let y = 58;
  const row = (label: string, before: string, final: Runs, change: string, bold = false): void => {
    sheet.text(L + 3, y + 3, label, { size: 8, bold: true, width: 180 });
    sheet.text(L + 180, y + 3, before, { size: 8, bold, width: 70, align: 'right' });
    sheet.text(L + 260, y + 3, final, { size: 8, bold, width: 80, align: 'right' });
    sheet.text(L + 352, y + 3, change, { size: 8, width: 178, bold });
    y += 17;
    sheet.hline(L, y, R, 0.3);
  };
  const down = price - facts.principalCents;
  const estimate =
    wholeDollars(d.loanCostsCents) + wholeDollars(d.otherCostsCents) - wholeDollars(d.lenderCreditsCents);
  row('', 'Loan Estimate', 'Final', 'Did this change?', true);
  row(
    'Total Closing Costs (J)',
    `$${plain(estimate)}`,
    ['$', amount('total_closing_costs', d.closingCostsCents)],
    'NO',
  );
  row('Closing Costs Paid Before Closing', '$0', '$0', 'NO');
  row('Closing Costs Financed', '$0', '$0', 'NO');
  row('Down Payment/Funds from Borrower', `$${plain(down)}`, usd(down), 'NO');
  row('Deposit', '– $0', '– $0', 'NO');
  row('Funds for Borrower', '$0', '$0', 'NO');
  row('Seller Credits', '$0', '$0', 'NO');
  row('Adjustments and Other Credits', '$0', '$0', 'NO');
  const cash: Runs = ['$', amount('cash_to_close', d.cashToCloseCents)];
  row('Cash to Close', `$${plain(down + estimate)}`, cash, '', true);

  y += 18;
  band(y, 'Summaries of Transactions', 'Use this table to see a summary of your transaction.');
  y += 24;
  const half = W / 2 - 6;
  const column = (x: number, lines: readonly (readonly [Runs, Runs | null, boolean?])[]): number => {
    let at = y;
    for (const [label, runs, strong = false] of lines) {
      if (strong) sheet.rect(x, at, half, 13.5, { fill: pale });
      sheet.text(x + 3, at + 3, label, { size: 7.5, bold: strong, width: half - 64 });
      if (runs !== null) sheet.text(x, at + 3, runs, { size: 7.5, bold: strong, width: half - 3, align: 'right' });
      at += 13.8;
      sheet.hline(x, at, x + half, 0.2);
    }
    return at;
  };
  const due = price + d.closingCostsCents;
  const sellerCosts = Math.round(price * 0.001) + Math.round(price * 0.025);
  const prior = Math.round(price * 0.42);
  const end = column(L, [
    ['BORROWER’S TRANSACTION', null, true],
    ['K. Due from Borrower at Closing', usd(due), true],
    ['01 Sale Price of Property', ['$', amount('sale_price', price)]],
    ['02 Sale Price of Any Personal Property Included in Sale', null],
    ['03 Closing Costs Paid at Closing (J)', ['$', amount('total_closing_costs', d.closingCostsCents)]],
    ['04', null],
    ['Adjustments', null],
    ['05', null],
    ['Adjustments for Items Paid by Seller in Advance', null],
    ['08 City/Town Taxes          to', null],
    ['09 County Taxes          to', null],
    ['L. Paid Already by or on Behalf of Borrower at Closing', usd(facts.principalCents), true],
    ['01 Deposit', null],
    ['02 Loan Amount', ['$', amount('principal_amount', facts.principalCents)]],
    ['03 Existing Loan(s) Assumed or Taken Subject to', null],
    ['05 Seller Credit', null],
    ['Other Credits', null],
    ['06', null],
    ['Adjustments for Items Unpaid by Seller', null],
    ['12 City/Town Taxes          to', null],
    ['CALCULATION', null, true],
    ['Total Due from Borrower at Closing (K)', usd(due)],
    ['Total Paid Already by or on Behalf of Borrower (L)', `– ${usd(facts.principalCents)}`],
  ]);
  const x2 = L + W / 2 + 6;
  column(x2, [
    ['SELLER’S TRANSACTION', null, true],
    ['M. Due to Seller at Closing', usd(price), true],
    ['01 Sale Price of Property', ['$', amount('sale_price', price)]],
    ['02 Sale Price of Any Personal Property Included in Sale', null],
    ['03', null],
    ['04', null],
    ['05', null],
    ['06', null],
    ['Adjustments for Items Paid by Seller in Advance', null],
    ['09 City/Town Taxes          to', null],
    ['10 County Taxes          to', null],
    ['N. Due from Seller at Closing', usd(sellerCosts + prior), true],
    ['01 Excess Deposit', null],
    ['02 Closing Costs Paid at Closing (J)', usd(sellerCosts)],
    ['03 Existing Loan(s) Assumed or Taken Subject to', null],
    ['04 Payoff of First Mortgage Loan', usd(prior)],
    ['05 Payoff of Second Mortgage Loan', null],
    ['08 Seller Credit', null],
    ['Adjustments for Items Unpaid by Seller', null],
    ['14 City/Town Taxes          to', null],
    ['CALCULATION', null, true],
    ['Total Due to Seller at Closing (M)', usd(price)],
    ['Total Due from Seller at Closing (N)', `– ${usd(sellerCosts + prior)}`],
  ]);
  const last = (x: number, label: string, from: boolean, whom: string, runs: Runs): void => {
    sheet.rect(x, end, half, 16, { fill: pale });
    sheet.text(x + 3, end + 4, label, { bold: true, size: 8.5 });
    tick(sheet, x + 76, end + 4, from, 'From');
    tick(sheet, x + 116, end + 4, !from, `To ${whom}`);
    sheet.text(x, end + 4, runs, { bold: true, size: 8.5, width: half - 3, align: 'right' });
  };
  last(L, 'Cash to Close', true, 'Borrower', cash);
  last(x2, 'Cash', false, 'Seller', usd(price - sellerCosts - prior));
}
