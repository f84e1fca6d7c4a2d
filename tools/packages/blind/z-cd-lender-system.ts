import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

const usd = (field: string, cents: number): Run[] => ['$', v(field, money(cents), plainMoney(cents))];
const day = (field: string, iso: string): Run => v(field, numericDate(iso, '/', false), iso);

export const layout: Layout = {
  id: 'z-cd-lender-system',
  docType: 'closing_disclosure',
  suits: (facts) =>
    facts.product === 'residential_purchase' &&
    facts.disclosure.interestCents + 70_000 < facts.disclosure.otherCostsCents,
  draw(open, facts, { random, signed }) {
    const left = 45;
    const right = 567;
    const d = facts.disclosure;
    const price = facts.salePriceCents ?? 0;
    const years = facts.termMonths / 12;
    const sheet = open({
      margins: { top: 42, bottom: 48, left, right: 45 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9 },
      furniture: (page, pageNo, count) => {
        page.hline(left, 752, right, 0.8);
        page.text(left, 757, 'CLOSING DISCLOSURE', { size: 7 });
        page.text(right - 260, 757, [`PAGE ${pageNo} OF ${count} • LOAN ID # `, v('loan_number', facts.loanNumber)], {
          size: 7,
          width: 260,
          align: 'right',
        });
      },
    });
    const band = (title: string, note = ''): void => {
      sheet.rect(left, sheet.y, right - left, 17, { fill: '#1d1d1d' });
      sheet.text(left + 6, sheet.y + 3, title, { bold: true, size: 11, colour: 'white' });
      if (note !== '') sheet.text(left + 230, sheet.y + 5, note, { size: 8, colour: 'white' });
      sheet.y += 22;
    };
    const people: Run[] = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]);

    sheet.text(left, sheet.y, 'Closing Disclosure', { bold: true, size: 21 });
    sheet.text(
      left + 268,
      sheet.y + 3,
      'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
      { size: 8, width: 254 },
    );
    sheet.y += 30;
    sheet.hline(left, sheet.y, right, 1);
    sheet.y += 6;
    const column = (x: number, w: number, gap: number, title: string, rows: readonly (readonly [string, Runs])[]) => {
      let y = sheet.text(x, sheet.y, title, { bold: true, size: 10 }) + 3;
      for (const [label, runs] of rows) {
        sheet.text(x, y, label, { bold: true, size: 8 });
        y = sheet.text(x + gap, y, runs, { size: 8, width: w - gap }) + 1.5;
      }
      return y;
    };
    const ends = [
      column(left, 166, 74, 'Closing Information', [
        ['Date Issued', day('date_issued', d.issuedDate)],
        ['Closing Date', day('closing_date', d.closingDate)],
        ['Disbursement', day('disbursement_date', d.disbursementDate)],
        ['Agent', v('settlement_agent', facts.title.agent.name)],
        ['File #', v('settlement_file_number', facts.title.fileNumber)],
        ['Property', v('property_address', oneLine(facts.property.address))],
        ['Sale Price', usd('sale_price', price)],
      ]),
      column(left + 178, 168, 46, 'Transaction Information', [
        ['Borrower', people],
        ['', v('borrower_address', oneLine(facts.borrowers[0]?.address ?? facts.property.address))],
        ['Seller', random.pick(['Donald and Ruth Averill', 'Estate of Helen M. Prokop', 'Corvin Homes, Inc.'])],
        ['', '2210 Larkspur Terrace, Omaha, NE 68104'],
        ['Lender', v('lender_name', facts.lender.name)],
      ]),
      column(left + 358, 164, 56, 'Loan Information', [
        ['Loan Term', v('term_months', `${years} years`, String(facts.termMonths))],
        ['Purpose', v('loan_purpose', 'Purchase')],
        ['Product', v('rate_type', 'Fixed Rate', 'fixed')],
        ['Loan Type', '[X] Conventional [ ] FHA [ ] VA [ ] ______'],
        ['Loan ID #', v('loan_number', facts.loanNumber)],
        ['MIC #', random.pick(['N/A', '—'])],
      ]),
    ];
    sheet.y = Math.max(...ends) + 8;

    band('Loan Terms', 'Can this amount increase after closing?');
    const term = (label: string, value: Runs, answer: Runs, more = ''): void => {
      sheet.text(left + 6, sheet.y, label, { bold: true });
      sheet.text(left + 148, sheet.y, value);
      sheet.text(left + 230, sheet.y, answer, { bold: true });
      const y = more === '' ? sheet.y + 13 : sheet.text(left + 262, sheet.y, more, { size: 8, width: 254 }) + 2;
      sheet.y = Math.max(sheet.y + 14, y);
      sheet.hline(left, sheet.y - 1, right, 0.3);
      sheet.y += 4;
    };
    term('Loan Amount', usd('principal_amount', facts.principalCents), 'NO');
    term('Interest Rate', [v('interest_rate', `${plainRate(facts.rate)}%`, plainRate(facts.rate))], 'NO');
    term('Monthly Principal & Interest', '', 'NO', 'See Projected Payments below for your Estimated Total Payment.');
    sheet.text(left + 148, sheet.y - 18, usd('payment_amount', facts.paymentCents));
    sheet.text(left + 230, sheet.y + 1, 'Does the loan have these features?', { size: 8, bold: true });
    sheet.y += 13;
    term('Prepayment Penalty', '', v('prepayment_penalty', 'NO', 'false'));
    term('Balloon Payment', '', 'NO');
    sheet.y += 4;

    band('Projected Payments');
    const pay = (label: string, value: Runs, strong = false): void => {
      sheet.text(left + 6, sheet.y, label, { bold: strong });
      sheet.text(left + 300, sheet.y, value, { bold: strong, width: 90, align: 'right' });
      sheet.y += 15;
    };
    pay('Payment Calculation', `Years 1-${years}`, true);
    sheet.hline(left, sheet.y - 2, right, 0.3);
    pay('Principal & Interest', usd('payment_amount', facts.paymentCents));
    pay('Mortgage Insurance', '+  0');
    pay('Estimated Escrow (amount can increase over time)', ['+  ', ...usd('escrow_monthly', d.escrowCents)]);
    pay('Estimated Total Monthly Payment', `$${money(facts.paymentCents + d.escrowCents)}`, true);
    sheet.hline(left, sheet.y, right, 0.3);
    sheet.y += 5;
    sheet.text(left + 6, sheet.y, 'Estimated Taxes, Insurance & Assessments', { bold: true, width: 130 });
    sheet.text(left + 150, sheet.y, `$${money(d.escrowCents)} a month`);
    sheet.text(left + 270, sheet.y, 'This estimate includes', { size: 8, bold: true });
    sheet.text(left + 430, sheet.y, 'In escrow?', { size: 8, bold: true });
    ['Property Taxes', 'Homeowner’s Insurance', 'Other: none'].forEach((label, i) => {
      const y = sheet.y + 12 + i * 12;
      sheet.checkbox(left + 270, y, { marked: i < 2, label, size: 7 });
      sheet.text(left + 281, y, label, { size: 8 });
      sheet.text(left + 430, y, i < 2 ? 'YES' : '', { size: 8 });
    });
    sheet.y += 54;

    band('Costs at Closing');
    sheet.text(left + 6, sheet.y, 'Closing Costs', { bold: true, size: 10 });
    sheet.text(left + 120, sheet.y, usd('total_closing_costs', d.closingCostsCents), { bold: true });
    sheet.text(
      left + 220,
      sheet.y,
      prose`Includes ${usd('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${usd('total_other_costs', d.otherCostsCents)} in Other Costs - ${d.lenderCreditsCents > 0 ? usd('lender_credits', d.lenderCreditsCents) : '$0'} in Lender Credits. See page 2 for details.`,
      { size: 8, width: 295 },
    );
    sheet.y += 27;
    sheet.hline(left, sheet.y - 4, right, 0.3);
    sheet.text(left + 6, sheet.y, 'Cash to Close', { bold: true, size: 10 });
    sheet.text(left + 120, sheet.y, usd('cash_to_close', d.cashToCloseCents), { bold: true });
    sheet.text(left + 220, sheet.y, 'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.', {
      size: 8,
      width: 295,
    });

    sheet.newPage();
    sheet.paragraph('Closing Cost Details', { bold: true, size: 15, after: 6 });
    const lines = (title: Runs, total: Runs, rows: readonly (readonly [Runs, Runs])[]): void => {
      sheet.rect(left, sheet.y, right - left, 14, { fill: '#dcdcdc' });
      sheet.text(left + 4, sheet.y + 3, title, { bold: true });
      sheet.text(left + 320, sheet.y + 3, total, { bold: true, width: 92, align: 'right' });
      sheet.y += 17;
      rows.forEach(([label, amount], i) => {
        sheet.text(left + 4, sheet.y, [`${String(i + 1).padStart(2, '0')}  `, ...[label].flat()], { size: 8 });
        sheet.text(left + 320, sheet.y, amount, { size: 8, width: 92, align: 'right' });
        sheet.hline(left, sheet.y + 10.5, right, 0.2);
        sheet.y += 13;
      });
      sheet.y += 3;
    };
    const sum = (label: string, runs: Runs): void => {
      sheet.text(left + 4, sheet.y, label, { bold: true });
      sheet.text(left + 320, sheet.y, runs, { bold: true, width: 92, align: 'right' });
      sheet.y += 18;
    };
    const title = facts.title.agent.name;
    const services = d.loanCostsCents - d.originationCents;
    const appraisal = Math.min(57_500, Math.round(services * 0.3));
    const credit = 4_850;
    const lenderTitle = services - appraisal - credit;
    const recording = 14_300;
    const premium = d.otherCostsCents - d.interestCents - recording;
    sheet.text(left + 4, sheet.y, 'Loan Costs', { bold: true, size: 11 });
    sheet.text(left + 320, sheet.y, 'Borrower-Paid At Closing', { size: 8, width: 92, align: 'right' });
    sheet.text(left + 430, sheet.y, 'Seller-Paid', { size: 8 });
    sheet.y += 17;
    lines('A. Origination Charges', usd('origination_charges', d.originationCents), [
      ['0.75 % of Loan Amount (Origination Fee)', `$${money(d.originationCents)}`],
    ]);
    lines('B. Services Borrower Did Not Shop For', `$${money(appraisal + credit)}`, [
      ['Appraisal Fee to Keller Valuation Group', `$${money(appraisal)}`],
      ['Credit Report Fee to Information Bureau Services', `$${money(credit)}`],
    ]);
    lines('C. Services Borrower Did Shop For', `$${money(lenderTitle)}`, [
      [`Title – Lender’s Policy and Settlement Fee to ${title}`, `$${money(lenderTitle)}`],
    ]);
    sum('D. TOTAL LOAN COSTS (Borrower-Paid)', usd('total_loan_costs', d.loanCostsCents));
    sheet.text(left + 4, sheet.y, 'Other Costs', { bold: true, size: 11 });
    sheet.y += 17;
    lines('E. Taxes and Other Government Fees', `$${money(recording)}`, [
      ['Recording Fees  Deed: $43.00  Mortgage: $100.00', `$${money(recording)}`],
    ]);
    lines('F. Prepaids', `$${money(d.interestCents + premium)}`, [
      [`Homeowner’s Insurance Premium (12 mo.) to ${facts.hazard.insurer}`, `$${money(premium)}`],
      [
        prose`Prepaid Interest (${usd('prepaid_interest_per_diem', d.perDiemCents)} per day from ${day('prepaid_interest_from', d.interestFrom)} to ${day('prepaid_interest_to', d.interestTo)})`,
        usd('prepaid_interest_amount', d.interestCents),
      ],
      ['Property Taxes ( 0 mo.)', ''],
    ]);
    lines('G. Initial Escrow Payment at Closing', '$0.00', [['Aggregate Adjustment', '']]);
    lines('H. Other', '$0.00', [['Real Estate Commission to Bramble & Hart Realty', '']]);
    sheet.text(left + 430, sheet.y - 16, `$${money(Math.round(price * 0.05))}`, { size: 8 });
    sum('I. TOTAL OTHER COSTS (Borrower-Paid)', usd('total_other_costs', d.otherCostsCents));
    sheet.hline(left, sheet.y - 4, right, 1);
    sum('J. TOTAL CLOSING COSTS (Borrower-Paid)', usd('total_closing_costs', d.closingCostsCents));
    sheet.text(left + 4, sheet.y - 4, 'Closing Costs Subtotals (D + I)', { size: 8 });
    sheet.text(left + 320, sheet.y - 4, `$${money(d.loanCostsCents + d.otherCostsCents)}`, {
      size: 8,
      width: 92,
      align: 'right',
    });
    sheet.text(left + 4, sheet.y + 9, 'Lender Credits', { size: 8 });
    if (d.lenderCreditsCents > 0)
      sheet.text(left + 320, sheet.y + 9, ['-', ...usd('lender_credits', d.lenderCreditsCents)], {
        size: 8,
        width: 92,
        align: 'right',
      });

    sheet.newPage();
    band('Calculating Cash to Close', 'Use this table to see what has changed from your Loan Estimate.');
    const change = (label: string, estimate: string, final: Runs, changed: string, strong = false): void => {
      sheet.text(left + 4, sheet.y, label, { bold: strong, size: 8 });
      sheet.text(left + 190, sheet.y, estimate, { size: 8, width: 76, align: 'right' });
      sheet.text(left + 280, sheet.y, final, { bold: strong, size: 8, width: 86, align: 'right' });
      sheet.text(left + 392, sheet.y, changed, { size: 8 });
      sheet.y += 14;
      sheet.hline(left, sheet.y - 3, right, 0.2);
    };
    const rounded = (cents: number): string => `$${money(Math.round(cents / 10_000) * 10_000).slice(0, -3)}`;
    change('', 'Loan Estimate', 'Final', 'Did this change?', true);
    change(
      'Total Closing Costs (J)',
      rounded(d.closingCostsCents),
      usd('total_closing_costs', d.closingCostsCents),
      'YES • See D and I',
    );
    change('Closing Costs Paid Before Closing', '$0', '$0.00', 'NO');
    change('Closing Costs Financed', '$0', '$0.00', 'NO');
    change(
      'Down Payment/Funds from Borrower',
      rounded(price - facts.principalCents),
      `$${money(price - facts.principalCents)}`,
      'NO',
    );
    change('Deposit', '$0', '$0.00', 'NO');
    change('Seller Credits', '$0', '$0.00', 'NO');
    change('Adjustments and Other Credits', '$0', '$0.00', 'NO');
    change('Cash to Close', rounded(d.cashToCloseCents), usd('cash_to_close', d.cashToCloseCents), '', true);
    sheet.y += 8;
    band('Summaries of Transactions', 'Use this table to see a summary of your transaction.');
    const half = (x: number, rows: readonly (readonly [Runs, Runs, boolean])[]): void => {
      let y = sheet.y;
      for (const [label, amount, strong] of rows) {
        if (strong) sheet.rect(x, y - 2, 254, 13, { fill: '#e6e6e6' });
        sheet.text(x + 3, y, label, { size: 8, bold: strong });
        sheet.text(x + 160, y, amount, { size: 8, bold: strong, width: 91, align: 'right' });
        y += 15;
      }
    };
    const commission = Math.round(price * 0.05);
    half(left, [
      ['BORROWER’S TRANSACTION', '', false],
      ['K. Due from Borrower at Closing', `$${money(price + d.closingCostsCents)}`, true],
      ['01  Sale Price of Property', usd('sale_price', price), false],
      ['02  Sale Price of Any Personal Property', '', false],
      ['03  Closing Costs Paid at Closing (J)', usd('total_closing_costs', d.closingCostsCents), false],
      ['L. Paid Already by or on Behalf of Borrower', `$${money(facts.principalCents)}`, true],
      ['01  Deposit', '', false],
      ['02  Loan Amount', usd('principal_amount', facts.principalCents), false],
      ['05  Seller Credit', '', false],
      ['CALCULATION', '', true],
      ['Total Due from Borrower (K)', `$${money(price + d.closingCostsCents)}`, false],
      ['Total Paid Already (L)', `- $${money(facts.principalCents)}`, false],
      ['Cash to Close [X] From [ ] To Borrower', usd('cash_to_close', d.cashToCloseCents), true],
    ]);
    half(left + 268, [
      ['SELLER’S TRANSACTION', '', false],
      ['M. Due to Seller at Closing', `$${money(price)}`, true],
      ['01  Sale Price of Property', usd('sale_price', price), false],
      ['02  Sale Price of Any Personal Property', '', false],
      ['N. Due from Seller at Closing', `$${money(commission + 8_412_366)}`, true],
      ['02  Closing Costs Paid at Closing (J)', `$${money(commission)}`, false],
      ['04  Payoff of First Mortgage Loan', '$84,123.66', false],
      ['08  Seller Credit', '', false],
      ['CALCULATION', '', true],
      ['Total Due to Seller (M)', `$${money(price)}`, false],
      ['Total Due from Seller (N)', `- $${money(commission + 8_412_366)}`, false],
    ]);
    sheet.y += 13 * 15 + 14;
    band('Loan Calculations');
    const calc = (label: string, note: string, runs: Runs): void => {
      sheet.text(left + 4, sheet.y, [bold(label), ` ${note}`], { size: 8, width: 330 });
      sheet.text(left + 400, sheet.y, runs, { bold: true, width: 110, align: 'right' });
      sheet.y += 25;
      sheet.hline(left, sheet.y - 4, right, 0.2);
    };
    calc(
      'Total of Payments.',
      'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
      usd('total_of_payments', d.totalOfPaymentsCents),
    );
    calc('Finance Charge.', 'The dollar amount the loan will cost you.', usd('finance_charge', d.financeChargeCents));
    calc(
      'Amount Financed.',
      'The loan amount available after paying your upfront finance charge.',
      usd('amount_financed', d.amountFinancedCents),
    );
    calc(
      'Annual Percentage Rate (APR).',
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
      [v('apr', `${rate(d.apr)}%`, plainRate(d.apr))],
    );
    calc(
      'Total Interest Percentage (TIP).',
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      [v('tip', `${rate(d.tip)}%`, plainRate(d.tip))],
    );
    sheet.ensure(70);
    sheet.paragraph(
      prose`${bold('Confirm Receipt. ')}By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.`,
      { size: 8, after: 28 },
    );
    facts.borrowers.forEach((b, i) => {
      const x = left + i * 268;
      sheet.signature(x, sheet.y, 165, { signed, label: b.name });
      sheet.text(x, sheet.y + 3, 'Applicant Signature', { size: 7 });
      sheet.hline(x + 180, sheet.y, x + 250);
      sheet.text(x + 180, sheet.y + 3, 'Date', { size: 7 });
    });
  },
};
