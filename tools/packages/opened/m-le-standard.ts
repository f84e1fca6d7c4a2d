import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Cell = string | readonly Run[];
const whole = (cents: number): number => Math.round(cents / 100) * 100;
const dollars = (cents: number): string => money(whole(cents)).slice(0, -3);

export const layout: Layout = {
  id: 'm-le-standard',
  docType: 'loan_estimate',
  suits: ({ salePriceCents, disclosure: d }) => salePriceCents !== null && d.otherCostsCents - d.interestCents > 60_000,
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const sale = facts.salePriceCents ?? 0;
    const [L, R] = [40, 572];
    const sheet = open({
      margins: { top: 36, bottom: 50, left: L, right: 40 },
      style: { font: 'franklin', size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(L, 750, R, 0.7);
        page.text(L, 754, 'LOAN ESTIMATE', { size: 7 });
        page.text(R, 754, [`PAGE ${pageNo} OF ${pageCount} • LOAN ID # `, v('loan_number', facts.loanNumber)], {
          size: 7,
          align: 'right',
        });
      },
    });
    const $ = (c: number): string => `$${dollars(c)}`;
    const m = (field: string, c: number): Run[] => ['$', v(field, dollars(c), plainMoney(whole(c)))];
    const exact = (field: string, c: number): Run[] => ['$', v(field, money(c), plainMoney(c))];
    const day = (iso: string): string => numericDate(iso, '/', false);
    const lines = (field: string, a: typeof facts.property.address): Run =>
      v(field, `${a.street}\n${a.city}, ${a.state} ${a.zip}`, oneLine(a));
    const bar = (y: number, text: string, note = '', x = L, w = 150): void => {
      sheet.rect(x, y, w, 16, { fill: 'black' });
      sheet.text(x + 6, y + 3, text, { bold: true, size: 10, colour: 'white' });
      if (note) sheet.text(x + w + 8, y + 4, note, { bold: true });
    };
    sheet.text(L, 36, v('lender_name', facts.lender.name.toUpperCase(), facts.lender.name.toUpperCase()), {
      bold: true,
    });
    sheet.text(L, 47, v('lender_address', oneLine(facts.lender.address)), { size: 8 });
    sheet.text(R, 36, 'Save this Loan Estimate to compare with your Closing Disclosure.', { align: 'right', size: 8 });
    sheet.hline(L, 60, R, 1.2);
    sheet.text(L, 66, 'Loan Estimate', { bold: true, size: 20 });
    const ba = facts.borrowers[0]?.address ?? facts.property.address;
    const left: [string, Cell][] = entries`
      DATE ISSUED | ${v('date_issued', day(d.issuedDate), d.issuedDate)}
      APPLICANTS | ${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])}\n${lines('borrower_address', ba)}
      PROPERTY | ${lines('property_address', facts.property.address)}
      SALE PRICE | ${m('sale_price', sale)}
    `;
    const right: [string, Cell][] = entries`
      LOAN TERM | ${v('term_months', `${facts.termMonths / 12} years`, `${facts.termMonths}`)}
      PURPOSE | ${v('loan_purpose', 'Purchase')}
      PRODUCT | ${v('rate_type', 'Fixed Rate', 'fixed')}
      LOAN TYPE |
      LOAN ID # | ${v('loan_number', facts.loanNumber)}
      RATE LOCK | YES, until ${day(addDays(d.closingDate, 14))} at 5:00 p.m.
      | Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ${day(addDays(d.issuedDate, 10))} at 5:00 p.m.
    `;
    const side = (x: number, lw: number, w: number, from: number, rows: readonly [string, Cell][]): void => {
      let to = from;
      for (const [label, runs] of rows) {
        sheet.text(x, to, label, { bold: true, size: 8 });
        to = Math.max(sheet.text(x + lw, to, runs, { width: w - lw, size: 8 }), to + 9.6) + 2.5;
      }
    };
    side(L, 72, 250, 94, left);
    side(310, 62, 262, 70, right);
    (['Conventional', 'FHA', 'VA'] as const).forEach((label, i) => {
      sheet.checkbox(372 + i * 66, 106, { marked: i === 0, label, size: 7 });
      sheet.text(382 + i * 66, 106, label, { size: 8 });
    });
    let y = 196;
    const row = (label: Cell, x: number, runs: Cell, more: Cell = '', strong = false): void => {
      sheet.text(L + 4, y + 4, label, { bold: true });
      sheet.text(x, y + 4, runs, { size: 9.5, align: 'right', bold: strong });
      const step = Math.max(21, sheet.text(330, y + 4, more, { width: 240 }) - y + 4);
      sheet.hline(L, y + step, R, 0.3);
      y += step;
    };
    bar(y, 'Loan Terms');
    sheet.text(330, y + 4, 'Can this amount increase after closing?', { bold: true });
    y += 18;
    row('Loan Amount', 260, m('principal_amount', facts.principalCents), 'NO');
    row('Interest Rate', 260, [v('interest_rate', rate(facts.rate), plainRate(facts.rate)), '%'], 'NO');
    row('Monthly Principal & Interest', 260, exact('payment_amount', facts.paymentCents), 'NO');
    row('', 260, '', [{ text: 'Does the loan have these features?', bold: true }]);
    row('Prepayment Penalty', 260, '', [v('prepayment_penalty', 'NO', 'false')]);
    row('Balloon Payment', 260, '', 'NO');
    y += 10;
    bar(y, 'Projected Payments');
    sheet.text(450, y + 4, `Years 1-${facts.termMonths / 12}`, { bold: true, align: 'right' });
    y += 18;
    row('Principal & Interest', 450, exact('payment_amount', facts.paymentCents));
    row('Mortgage Insurance', 450, '+ 0');
    row('Estimated Escrow', 450, ['+ ', v('escrow_monthly', dollars(d.escrowCents), plainMoney(whole(d.escrowCents)))]);
    row('Estimated Total Monthly Payment', 450, $(facts.paymentCents + d.escrowCents), '', true);
    row(
      'Estimated Taxes, Insurance & Assessments',
      300,
      `${$(d.escrowCents + 3_100)} a month`,
      'Property Taxes: in escrow. Homeowner’s Insurance: in escrow.',
    );
    y += 10;
    bar(y, 'Costs at Closing');
    y += 18;
    const credits = whole(d.lenderCreditsCents);
    const total = whole(d.loanCostsCents) + whole(d.otherCostsCents) - credits;
    const cash = total + sale - facts.principalCents;
    row(
      'Estimated Closing Costs',
      260,
      m('total_closing_costs', total),
      prose`Includes ${m('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${m('total_other_costs', d.otherCostsCents)} in Other Costs – ${m('lender_credits', credits)} in Lender Credits.`,
    );
    row('Estimated Cash to Close', 260, m('cash_to_close', cash), 'Includes Closing Costs. See page 2 for details.');
    sheet.text(306, y + 30, 'Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.', {
      bold: true,
      align: 'center',
    });
    // Page 2: two columns, each its own running height
    sheet.newPage();
    sheet.text(L, 36, 'Closing Cost Details', { bold: true, size: 14 });
    const column = (x: number, w: number, from: number, items: readonly [Cell, Cell, boolean][]): number => {
      let to = from;
      for (const [label, runs, strong] of items) {
        if (strong) {
          to += 5;
          sheet.rect(x, to - 3, w, 14, { fill: '#dcdcdc' });
        }
        sheet.text(x + 3, to, label, { bold: strong, size: strong ? 8.5 : 8 });
        sheet.text(x + w - 3, to, runs, { bold: strong, size: strong ? 8.5 : 8, align: 'right' });
        to += 15;
      }
      return to;
    };
    const a = whole(d.originationCents);
    const points = whole(a * 0.66);
    const bc = whole(d.loanCostsCents) - a;
    const b = whole(bc * 0.3);
    const interest = whole(d.interestCents);
    const rest = whole(d.otherCostsCents) - interest;
    const [e, premium, g] = [0.15, 0.4, 0.25].map((share) => whole(rest * share)) as [number, number, number];
    const h = rest - e - premium - g;
    const days = Math.round((Date.parse(d.interestTo) - Date.parse(d.interestFrom)) / 86_400_000);
    bar(58, 'Loan Costs');
    bar(58, 'Other Costs', '', 312);
    column(L, 256, 84, [
      ['A. Origination Charges', m('origination_charges', a), true],
      ['.5 % of Loan Amount (Points)', $(points), false],
      ['Underwriting Fee', $(a - points), false],
      ['B. Services You Cannot Shop For', $(b), true],
      ['Appraisal Fee', $(whole(b * 0.7)), false],
      ['Credit Report and Flood Determination Fee', $(b - whole(b * 0.7)), false],
      ['C. Services You Can Shop For', $(bc - b), true],
      ['Title – Lender’s Title Policy', $(whole((bc - b) * 0.5)), false],
      ['Title – Settlement Agent Fee', $(bc - b - whole((bc - b) * 0.5)), false],
      ['D. TOTAL LOAN COSTS (A + B + C)', m('total_loan_costs', d.loanCostsCents), true],
    ]);
    y = column(312, 260, 84, [
      ['E. Taxes and Other Government Fees', $(e), true],
      ['Recording Fees and Other Taxes', $(e), false],
      ['F. Prepaids', $(premium + interest), true],
      ['Homeowner’s Insurance Premium (12 months)', $(premium), false],
      [
        prose`Prepaid Interest (${exact('prepaid_interest_per_diem', d.perDiemCents)} per day for ${days} days @ ${v('interest_rate', rate(facts.rate), plainRate(facts.rate))}%)`,
        m('prepaid_interest_amount', interest),
        false,
      ],
      ['G. Initial Escrow Payment at Closing', $(g), true],
      ['Property Taxes for 3 mo.', $(g), false],
      ['H. Other', $(h), true],
      ['Title – Owner’s Title Policy (optional)', $(h), false],
      ['I. TOTAL OTHER COSTS (E + F + G + H)', m('total_other_costs', d.otherCostsCents), true],
      ['J. TOTAL CLOSING COSTS', m('total_closing_costs', total), true],
      ['D + I', $(total + credits), false],
      ['Lender Credits', [credits ? '–' : '', ...m('lender_credits', credits)], false],
    ]);
    bar(y + 12, 'Calculating Cash to Close', '', 312, 160);
    column(312, 260, y + 34, [
      ['Total Closing Costs (J)', m('total_closing_costs', total), false],
      ['Closing Costs Financed (Paid from your Loan Amount)', '$0', false],
      ['Down Payment/Funds from Borrower', $(sale - facts.principalCents), false],
      ['Deposit', '$0', false],
      ['Funds for Borrower', '$0', false],
      ['Seller Credits', '$0', false],
      ['Adjustments and Other Credits', '$0', false],
      ['Estimated Cash to Close', m('cash_to_close', cash), true],
    ]);
    // Page 3
    sheet.newPage();
    sheet.text(L, 36, 'Additional Information About This Loan', { bold: true, size: 14 });
    side(L, 84, 260, 62, [
      ['LENDER', [v('lender_name', facts.lender.name)]],
      ['NMLS ID', `${random.int(10_000, 999_999)}`],
      ['LOAN OFFICER', [v('loan_officer', facts.approval.officer)]],
      ['PHONE', '(555) 555-0146'],
    ]);
    side(320, 100, 250, 62, [
      ['MORTGAGE BROKER', ''],
      ['NMLS ID', ''],
      ['LOAN OFFICER', ''],
      ['PHONE', ''],
    ]);
    bar(124, 'Comparisons', 'Use these measures to compare this loan with other loans.');
    const monthly = facts.rate / 1_200_000;
    const growth = (1 + monthly) ** 60;
    const balance = facts.principalCents * growth - (facts.paymentCents * (growth - 1)) / monthly;
    const measures: [string, Cell, string][] = [
      [
        'In 5 Years',
        $(facts.paymentCents * 60 + d.loanCostsCents),
        'Total you will have paid in principal, ' + 'interest, mortgage ' + 'insurance, and loan costs.',
      ],
      ['', $(facts.principalCents - balance), 'Principal you will have paid off.'],
      [
        'Annual Percentage Rate (APR)',
        [v('apr', rate(d.apr), plainRate(d.apr)), '%'],
        'Your costs over the loan term ' + 'expressed as a rate. This is not your interest rate.',
      ],
      [
        'Total Interest Percentage (TIP)',
        [v('tip', rate(d.tip), plainRate(d.tip)), '%'],
        'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      ],
    ];
    y = 148;
    for (const [label, runs, text] of measures) {
      sheet.text(L + 3, y, label, { bold: true });
      sheet.text(200, y, runs, { size: 9.5 });
      sheet.text(280, y, text, { width: 290 });
      y += 26;
    }
    bar(y + 8, 'Other Considerations');
    side(
      L,
      100,
      R - L,
      y + 32,
      entries`
        Appraisal | We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.
        Assumption | If you sell or transfer this property to another person, we will not allow assumption of this loan on the original terms.
        Homeowner’s Insurance | This loan requires homeowner’s insurance on the property, from a company of your choice.
        Late Payment | If your payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, we will charge a late fee of ${v('late_charge_percent', rate(facts.lateChargePercent, 0), plainRate(facts.lateChargePercent))}% of the monthly principal and interest payment.
        Refinance | Refinancing this loan will depend on your future financial situation, the property value, and market conditions.
        Servicing | We intend to transfer servicing of your loan.
      `,
    );
    bar(470, 'Confirm Receipt');
    sheet.text(
      L,
      492,
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
      { width: R - L },
    );
    facts.borrowers.forEach((person, i) => {
      sheet.signature(L + i * 272, 556, 230, { signed, label: person.name });
      sheet.text(
        L + i * 272,
        559,
        [i > 0 ? 'Co-Applicant Signature  ' : 'Applicant Signature  ', v('borrower_name', person.name)],
        { size: 8 },
      );
    });
  },
};
