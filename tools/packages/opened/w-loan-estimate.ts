import { rate } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import type { Random } from '../core/random.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { dollars, heading, left, thirdPage, whole, width } from './w-loan-estimate-page3.ts';
import { day, pct, split, usd } from './w-parts.ts';

function figures(facts: LoanFacts) {
  const d = facts.disclosure;
  const round = (cents: number): number => Math.round(cents / 100) * 100;
  const loan = round(d.loanCostsCents);
  const other = round(d.otherCostsCents);
  const credits = round(d.lenderCreditsCents);
  const total = loan + other - credits;
  const down = Math.max(0, (facts.salePriceCents ?? facts.principalCents) - facts.principalCents);
  return {
    loan,
    other,
    credits,
    total,
    down,
    cash: down + total,
    origination: round(d.originationCents),
    escrow: round(d.escrowCents),
  };
}

function firstPage(sheet: Sheet, facts: LoanFacts, random: Random, issued: string): void {
  const f = figures(facts);
  const place = facts.lender.address;
  sheet.text(left, 40, v('lender_name', facts.lender.name), { bold: true, size: 10 });
  sheet.text(left, 52, v('lender_address', oneLine(place)), { size: 8 });
  sheet.text(left + 300, 38, 'Save this Loan Estimate to compare with your Closing Disclosure.', {
    bold: true,
    size: 8,
    width: 216,
    align: 'right',
  });
  sheet.text(left, 68, 'Loan Estimate', { bold: true, size: 22 });
  sheet.hline(left, 96, left + width, 1);
  const pairs = (x: number, rows: readonly (readonly [string, Run | readonly Run[]])[], w: number): number => {
    let y = 102;
    for (const [label, runs] of rows) {
      sheet.text(x, y, label, { bold: true, size: 8 });
      y = sheet.text(x + 82, y, runs, { width: w - 82, size: 9 }) + 2;
    }
    return y;
  };
  const a = facts.property.address;
  pairs(
    left,
    [
      ['DATE ISSUED', day('date_issued', issued, (iso) => numericDate(iso, '/', false))],
      ['APPLICANTS', facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? '\n' : '', v('borrower_name', b.name)])],
      ['', facts.borrowers[0] === undefined ? '' : v('borrower_address', oneLine(facts.borrowers[0].address))],
      ['PROPERTY', v('property_address', `${a.street}\n${a.city}, ${a.state} ${a.zip}`, oneLine(a))],
      facts.salePriceCents === null
        ? ['EST. PROP. VALUE', ['$', dollars(facts.appraisedCents)]]
        : ['SALE PRICE', ['$', whole('sale_price', facts.salePriceCents)]],
    ],
    256,
  );
  const x = left + 272;
  const years = facts.termMonths / 12;
  let y = pairs(
    x,
    [
      ['LOAN TERM', v('term_months', `${years} years`, `${facts.termMonths}`)],
      ['PURPOSE', v('loan_purpose', facts.salePriceCents === null ? 'Refinance' : 'Purchase')],
      ['PRODUCT', v('rate_type', 'Fixed Rate', 'fixed')],
    ],
    244,
  );
  sheet.text(x, y, 'LOAN TYPE', { bold: true, size: 8 });
  let at = x + 82;
  for (const label of ['Conventional', 'FHA', 'VA']) {
    sheet.checkbox(at, y, { marked: label === 'Conventional', label, size: 8 });
    sheet.text(at + 11, y, label, { size: 8.5 });
    at += 18 + sheet.measure(label, { size: 8.5 });
  }
  y += 13;
  sheet.text(x, y, 'LOAN ID #', { bold: true, size: 8 });
  sheet.text(x + 82, y, v('loan_number', facts.loanNumber), { size: 9 });
  y += 13;
  sheet.text(x, y, 'RATE LOCK', { bold: true, size: 8 });
  const locked = random.chance(0.6);
  sheet.checkbox(x + 82, y, { marked: !locked, label: 'NO', size: 8 });
  sheet.text(x + 93, y, 'NO', { size: 8.5 });
  sheet.checkbox(x + 116, y, { marked: locked, label: 'YES', size: 8 });
  y = sheet.text(x + 127, y, locked ? `YES, until ${numericDate(addDays(issued, 45), '/', false)}` : 'YES, until', {
    size: 8.5,
  });
  sheet.text(
    x,
    y + 3,
    prose`Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ${numericDate(addDays(issued, 14), '/', false)} at 5:00 p.m.`,
    { size: 7.5, width: 244 },
  );
  sheet.y = 216;
  heading(sheet, 'Loan Terms');
  sheet.text(left + 270, sheet.y - 18, 'Can this amount increase after closing?', { bold: true, size: 9 });
  const terms: readonly (readonly [string, Run | readonly Run[], string])[] = [
    ['Loan Amount', ['$', whole('principal_amount', facts.principalCents)], 'NO'],
    ['Interest Rate', pct('interest_rate', facts.rate), 'NO'],
    ['Monthly Principal & Interest', usd('payment_amount', facts.paymentCents), 'NO'],
  ];
  for (const [label, runs, answer] of terms) {
    sheet.text(left + 4, sheet.y + 4, label, { bold: true });
    sheet.text(left + 160, sheet.y + 4, runs);
    sheet.text(left + 270, sheet.y + 4, answer, { bold: true });
    sheet.hline(left, sheet.y + 20, left + width, 0.25);
    sheet.y += 21;
  }
  sheet.y += 4;
  sheet.text(left + 4, sheet.y, 'See Projected Payments below for your Estimated Total Monthly Payment', { size: 7 });
  sheet.text(left + 270, sheet.y, 'Does the loan have these features?', { bold: true, size: 9 });
  sheet.y += 13;
  for (const [label, run] of [
    ['Prepayment Penalty', v('prepayment_penalty', 'NO', 'false')],
    ['Balloon Payment', 'NO'],
  ] as const) {
    sheet.text(left + 4, sheet.y + 4, label, { bold: true });
    sheet.text(left + 270, sheet.y + 4, run, { bold: true });
    sheet.hline(left, sheet.y + 20, left + width, 0.25);
    sheet.y += 21;
  }
  heading(sheet, 'Projected Payments');
  const total = Math.round((facts.paymentCents + f.escrow) / 100) * 100;
  const projected: readonly (readonly [string, Run | readonly Run[]])[] = [
    ['Payment Calculation', bold(`Years 1-${years}`)],
    ['Principal & Interest', usd('payment_amount', facts.paymentCents)],
    ['Mortgage Insurance', '+ 0'],
    ['Estimated Escrow\nAmount can increase over time', ['+ ', whole('escrow_monthly', f.escrow)]],
    ['Estimated Total\nMonthly Payment', [bold(`$${dollars(total)}`)]],
  ];
  projected.forEach(([label, runs], i) => {
    const h = i > 2 ? 28 : 19;
    sheet.text(left + 4, sheet.y + 4, label, { bold: i === 4, size: 9 });
    sheet.text(left + 250, sheet.y + 4, runs, { width: 180, align: 'center' });
    sheet.hline(left, sheet.y + h, left + width, 0.25);
    sheet.y += h;
  });
  sheet.vline(left + 180, sheet.y - 113, sheet.y);
  sheet.text(left + 4, sheet.y + 5, 'Estimated Taxes, Insurance\n& Assessments', { bold: true, size: 9 });
  sheet.text(left + 186, sheet.y + 5, [bold(`$${dollars(f.escrow)}`), '\na month']);
  sheet.text(left + 270, sheet.y + 5, 'This estimate includes', { bold: true, size: 8 });
  ['Property Taxes', 'Homeowner’s Insurance', 'Other:'].forEach((label, i) => {
    sheet.checkbox(left + 270, sheet.y + 17 + i * 11, { marked: i < 2, label, size: 7 });
    sheet.text(left + 281, sheet.y + 16.5 + i * 11, label, { size: 8 });
    sheet.text(left + 430, sheet.y + 16.5 + i * 11, i < 2 ? 'YES' : '', { size: 8 });
  });
  sheet.text(left + 430, sheet.y + 5, 'In escrow?', { bold: true, size: 8 });
  sheet.y += 48;
  heading(sheet, 'Costs at Closing');
  sheet.text(left + 4, sheet.y + 3, 'Estimated Closing Costs', { bold: true });
  sheet.text(left + 150, sheet.y + 3, ['$', whole('total_closing_costs', f.total)], { bold: true });
  sheet.text(
    left + 215,
    sheet.y + 3,
    prose`Includes $${whole('total_loan_costs', f.loan)} in Loan Costs + $${whole('total_other_costs', f.other)} in Other Costs - $${f.credits > 0 ? whole('lender_credits', f.credits) : '0'} in Lender Credits. See page 2 for details.`,
    { size: 8, width: 300 },
  );
  sheet.hline(left, sheet.y + 25, left + width, 0.25);
  sheet.text(left + 4, sheet.y + 29, 'Estimated Cash to Close', { bold: true });
  sheet.text(left + 150, sheet.y + 29, ['$', whole('cash_to_close', f.cash)], { bold: true });
  sheet.text(left + 215, sheet.y + 29, 'Includes Closing Costs. See Calculating Cash to Close on page 2 for details.', {
    size: 8,
  });
}

function secondPage(sheet: Sheet, facts: LoanFacts): void {
  const f = figures(facts);
  const d = facts.disclosure;
  sheet.newPage();
  sheet.text(left, 40, 'Closing Cost Details', { bold: true, size: 16 });
  sheet.hline(left, 60, left + width, 1);
  const half = 250;
  const line = (
    x: number,
    y: number,
    label: Run | readonly Run[],
    amount: Run | readonly Run[],
    heavy = false,
  ): number => {
    if (heavy) sheet.rect(x, y, half, 15, { fill: '#e6e6e6' });
    const end = sheet.text(x + 4, y + 3, label, { bold: heavy, size: 8.5, width: half - 66 });
    sheet.text(x + half - 62, y + 3, amount, { bold: heavy, size: 8.5, width: 58, align: 'right' });
    return Math.max(end + 2, y + 15);
  };
  const head = (x: number, text: string): number => {
    sheet.rect(x, 68, half, 16, { fill: 'black' });
    sheet.text(x + 4, 71, text, { bold: true, size: 10, colour: 'white' });
    return 88;
  };
  const [points = 0, application = 0, underwriting = 0] = split(f.origination, [6, 1, 3]);
  const services = split(f.loan - f.origination, [10, 3, 1, 14, 5]);
  const b = services.slice(0, 3).reduce((sum, part) => sum + part, 0);
  const c = services.slice(3).reduce((sum, part) => sum + part, 0);
  let y = head(left, 'Loan Costs');
  y = line(left, y, 'A. Origination Charges', ['$', whole('origination_charges', f.origination)], true);
  y = line(
    left,
    y,
    `${rate(Math.round((points / facts.principalCents) * 100_000))}% of Loan Amount (Points)`,
    `$${dollars(points)}`,
  );
  y = line(left, y, 'Application Fee', `$${dollars(application)}`);
  y = line(left, y, 'Underwriting Fee', `$${dollars(underwriting)}`) + 10;
  y = line(left, y, 'B. Services You Cannot Shop For', `$${dollars(b)}`, true);
  ['Appraisal Fee', 'Credit Report Fee', 'Flood Determination Fee'].forEach((label, i) => {
    y = line(left, y, label, `$${dollars(services[i] ?? 0)}`);
  });
  y = line(left, y + 10, 'C. Services You Can Shop For', `$${dollars(c)}`, true);
  ['Title – Lender’s Title Policy', 'Title – Settlement Agent Fee'].forEach((label, i) => {
    y = line(left, y, label, `$${dollars(services[i + 3] ?? 0)}`);
  });
  line(left, y + 10, 'D. TOTAL LOAN COSTS (A + B + C)', ['$', whole('total_loan_costs', f.loan)], true);

  const x = left + half + 16;
  const days = Math.round((Date.parse(d.interestTo) - Date.parse(d.interestFrom)) / 86_400_000);
  const fits = d.interestCents < f.other * 0.6;
  const interest = fits ? Math.round(d.interestCents / 100) * 100 : 0;
  const parts = split(f.other - interest, [4, 2, 5, 3]);
  const [premium = 0, recording = 0, tax = 0, escrow = 0] = parts;
  y = head(x, 'Other Costs');
  y = line(x, y, 'E. Taxes and Other Government Fees', `$${dollars(recording + tax)}`, true);
  y = line(x, y, 'Recording Fees and Other Taxes', `$${dollars(recording)}`);
  y = line(x, y, 'Transfer Taxes', `$${dollars(tax)}`) + 8;
  y = line(x, y, 'F. Prepaids', `$${dollars(premium + interest)}`, true);
  y = line(x, y, 'Homeowner’s Insurance Premium (12 months)', `$${dollars(premium)}`);
  y = line(x, y, 'Mortgage Insurance Premium (   months)', '');
  y = fits
    ? line(
        x,
        y,
        prose`Prepaid Interest (${usd('prepaid_interest_per_diem', d.perDiemCents)} per day for ${days} days @ ${pct('interest_rate', facts.rate)})`,
        ['$', whole('prepaid_interest_amount', interest)],
      )
    : line(x, y, 'Prepaid Interest (paid by lender)', '');
  y = line(x, y, 'Property Taxes (   months)', '') + 8;
  y = line(x, y, 'G. Initial Escrow Payment at Closing', `$${dollars(escrow)}`, true);
  y = line(x, y, 'Homeowner’s Insurance and Property Taxes, 2 mo.', `$${dollars(escrow)}`) + 8;
  y = line(x, y, 'H. Other', '$0', true) + 12;
  y = line(x, y, 'I. TOTAL OTHER COSTS (E + F + G + H)', ['$', whole('total_other_costs', f.other)], true) + 8;
  y = line(x, y, 'J. TOTAL CLOSING COSTS', ['$', whole('total_closing_costs', f.total)], true);
  y = line(x, y, 'D + I', `$${dollars(f.loan + f.other)}`);
  y = line(x, y, 'Lender Credits', f.credits > 0 ? ['-$', whole('lender_credits', f.credits)] : '') + 14;
  sheet.rect(x, y, half, 16, { fill: 'black' });
  sheet.text(x + 4, y + 3, 'Calculating Cash to Close', { bold: true, size: 10, colour: 'white' });
  y += 18;
  if (facts.salePriceCents === null) {
    y = line(x, y, 'Loan Amount', ['$', whole('principal_amount', facts.principalCents)]);
    y = line(x, y, 'Total Closing Costs (J)', ['-$', whole('total_closing_costs', f.total)]);
    y = line(x, y, 'Estimated Total Payoffs and Payments', `-$${dollars(facts.principalCents)}`);
  } else {
    y = line(x, y, 'Total Closing Costs (J)', ['$', whole('total_closing_costs', f.total)]);
    y = line(x, y, 'Closing Costs Financed (Paid from your Loan Amount)', '$0');
    y = line(x, y, 'Down Payment/Funds from Borrower', `$${dollars(f.down)}`);
    y = line(x, y, 'Deposit', '$0');
    y = line(x, y, 'Funds for Borrower', '$0');
    y = line(x, y, 'Seller Credits', '$0');
    y = line(x, y, 'Adjustments and Other Credits', '$0');
  }
  line(x, y, 'Estimated Cash to Close', ['$', whole('cash_to_close', f.cash)], true);
}

export const layout: Layout = {
  id: 'w-loan-estimate',
  docType: 'loan_estimate',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const issued = addDays(facts.noteDate, -random.int(26, 44));
    const sheet = open({
      margins: { top: 40, bottom: 50, left, right: 48 },
      style: { font: random.pick(['franklin', 'sans'] as const), size: 9.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 760, ['LOAN ESTIMATE', pageNo === 1 ? '' : '  GTRIDLE (0821)'], { size: 7 });
        page.text(left, 760, [`PAGE ${pageNo} OF ${count} • LOAN ID # `, v('loan_number', facts.loanNumber)], {
          size: 7,
          width,
          align: 'right',
        });
      },
    });
    firstPage(sheet, facts, random, issued);
    secondPage(sheet, facts);
    thirdPage(sheet, facts, random, signed);
  },
};
