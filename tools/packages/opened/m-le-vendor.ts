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
  id: 'm-le-vendor',
  docType: 'loan_estimate',
  suits: ({ loanClass, disclosure: d }) => loanClass === 'consumer' && d.otherCostsCents - d.interestCents > 60_000,
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const sale = facts.salePriceCents;
    const [L, R] = [44, 568];
    const stamp = `${random.int(1_000_000, 9_999_999)}`;
    const sheet = open({
      margins: { top: 40, bottom: 54, left: L, right: 44 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 748, ['LOAN ESTIMATE  •  LOAN ID # ', v('loan_number', facts.loanNumber)], { size: 7 });
        page.text(R, 748, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
        page.text(306, 748, `D-LE15 ${stamp}`, { size: 6, align: 'center' });
      },
    });
    const $ = (c: number): string => `$${dollars(c)}`;
    const m = (field: string, c: number): Run[] => ['$', v(field, dollars(c), plainMoney(whole(c)))];
    const exact = (field: string, c: number): Run[] => ['$', v(field, money(c), plainMoney(c))];
    const date = (iso: string): string => numericDate(iso, '-');
    let y = 40;
    const head = (text: string): void => {
      sheet.text(L, y, text, { bold: true, size: 11 });
      sheet.hline(L, y + 14, R, 1.4);
      y += 20;
    };
    const row = (label: Cell, runs: Cell, note: Cell = '', strong = false): void => {
      const low = Math.max(
        sheet.text(L + 2, y, label, { bold: strong, width: 250 }),
        sheet.text(352, y, note, { width: 214 }),
      );
      sheet.text(340, y, runs, { align: 'right', bold: strong });
      y = Math.max(low, y + 10.2) + 3;
      sheet.hline(L, y - 1.5, R, 0.2);
      y += 2;
    };
    // Page 1
    sheet.text(L, y, 'Loan Estimate', { bold: true, size: 22 });
    sheet.text(R, y, v('lender_name', facts.lender.name), { bold: true, size: 10, align: 'right' });
    sheet.text(R, y + 13, v('lender_address', oneLine(facts.lender.address)), { size: 8, align: 'right' });
    sheet.text(L, y + 28, 'Save this Loan Estimate to compare with your Closing Disclosure.', { size: 8 });
    y += 44;
    const ba = facts.borrowers[0]?.address ?? facts.property.address;
    const w = (R - L) / 3;
    const boxes: [string, Cell][] = [
      ['Date Issued', [v('date_issued', date(d.issuedDate), d.issuedDate)]],
      ['Loan ID #', [v('loan_number', facts.loanNumber)]],
      ['Loan Term', [v('term_months', `${facts.termMonths / 12} years`, `${facts.termMonths}`)]],
      [
        'Applicants',
        prose`${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? '\n' : '', v('borrower_name', b.name)])}\n${v('borrower_address', oneLine(ba))}`,
      ],
      ['Property', [v('property_address', oneLine(facts.property.address))]],
      [
        sale === null ? 'Est. Prop. Value' : 'Sale Price',
        sale === null ? m('appraised_value', facts.appraisedCents) : m('sale_price', sale),
      ],
      ['Purpose', [v('loan_purpose', sale === null ? 'Refinance' : 'Purchase')]],
      ['Product / Loan Type', [v('rate_type', 'Fixed Rate', 'fixed'), ' / Conventional']],
      ['Rate Lock', `YES, until ${date(addDays(d.closingDate, 10))} at 4:00 p.m. CT`],
    ];
    let height = 0;
    boxes.forEach(([label, runs], i) => {
      height = i < 3 ? 28 : i < 6 ? 54 : 28;
      const x = L + (i % 3) * w;
      sheet.rect(x, y, w, height);
      sheet.text(x + 3, y + 2, label, { size: 6.5, bold: true });
      sheet.text(x + 5, y + 12, runs, { width: w - 8 });
      if (i % 3 === 2) y += height;
    });
    y =
      sheet.text(
        L,
        y + 5,
        `Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ${date(addDays(d.issuedDate, 12))} at 4:00 p.m. CT.`,
        {
          width: R - L,
          size: 7.5,
        },
      ) + 10;
    head('Loan Terms');
    row('', '', [{ text: 'Can this amount increase after closing?', bold: true }]);
    row('Loan Amount', m('principal_amount', facts.principalCents), 'NO', true);
    row('Interest Rate', [v('interest_rate', `${rate(facts.rate)}`, plainRate(facts.rate)), '%'], 'NO', true);
    row('Monthly Principal & Interest', exact('payment_amount', facts.paymentCents), 'NO', true);
    row('', '', [{ text: 'Does the loan have these features?', bold: true }]);
    row('Prepayment Penalty', '', [v('prepayment_penalty', 'NO', 'false')], true);
    row('Balloon Payment', '', 'NO', true);
    y += 8;
    head('Projected Payments');
    row('Payment Calculation', `Years 1-${facts.termMonths / 12}`, '', true);
    row('Principal & Interest', exact('payment_amount', facts.paymentCents));
    row('Mortgage Insurance', '+ —');
    row('Estimated Escrow (Amount can increase over time)', ['+ ', ...m('escrow_monthly', d.escrowCents)]);
    row('Estimated Total Monthly Payment', $(facts.paymentCents + d.escrowCents), '', true);
    row(
      'Estimated Taxes, Insurance & Assessments',
      $(d.escrowCents + 2_700),
      'a month. Includes property taxes (in escrow), homeowner’s insurance (in escrow), other: HOA dues (not in escrow).',
    );
    y += 8;
    head('Costs at Closing');
    const credits = whole(d.lenderCreditsCents);
    const total = whole(d.loanCostsCents) + whole(d.otherCostsCents) - credits;
    const cash = total + (sale === null ? 0 : sale - facts.principalCents);
    row(
      'Estimated Closing Costs',
      m('total_closing_costs', total),
      prose`Includes ${m('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${m('total_other_costs', d.otherCostsCents)} in Other Costs – ${m('lender_credits', credits)} in Lender Credits. See page 2 for details.`,
      true,
    );
    row(
      'Estimated Cash to Close',
      m('cash_to_close', cash),
      'Includes Closing Costs. See Calculating Cash to ' + 'Close on page 2 ' + 'for details.',
      true,
    );
    // Page 2
    sheet.newPage();
    y = 40;
    const a = whole(d.originationCents);
    const bc = whole(d.loanCostsCents) - a;
    const b = whole(bc * 0.36);
    const interest = whole(d.interestCents);
    const rest = whole(d.otherCostsCents) - interest;
    const [e, premium, g] = [0.22, 0.33, 0.3].map((share) => whole(rest * share)) as [number, number, number];
    const days = Math.round((Date.parse(d.interestTo) - Date.parse(d.interestFrom)) / 86_400_000);
    head('Closing Cost Details: Loan Costs');
    row('A. Origination Charges', m('origination_charges', a), '', true);
    row('Processing Fee', $(whole(a * 0.4)));
    row('Underwriting Fee', $(a - whole(a * 0.4)));
    row('B. Services You Cannot Shop For', $(b), '', true);
    row('Appraisal, Credit Report, Flood Monitoring', $(b));
    row('C. Services You Can Shop For', $(bc - b), '', true);
    row('Title – Title Search, Binder and Lender’s Policy', $(bc - b), 'see list of providers');
    row('D. TOTAL LOAN COSTS (A + B + C)', m('total_loan_costs', d.loanCostsCents), '', true);
    y += 8;
    head('Closing Cost Details: Other Costs');
    row('E. Taxes and Other Government Fees', $(e), '', true);
    row('F. Prepaids', $(premium + interest), '', true);
    row('Homeowner’s Insurance Premium (6 months)', $(premium));
    row(
      prose`Prepaid Interest (${exact('prepaid_interest_per_diem', d.perDiemCents)} per day for ${days} days @ ${v('interest_rate', rate(facts.rate), plainRate(facts.rate))}%)`,
      m('prepaid_interest_amount', interest),
    );
    row('G. Initial Escrow Payment at Closing', $(g), '', true);
    row('H. Other', $(rest - e - premium - g), '', true);
    row('I. TOTAL OTHER COSTS (E + F + G + H)', m('total_other_costs', d.otherCostsCents), '', true);
    row('J. TOTAL CLOSING COSTS', m('total_closing_costs', total), '', true);
    row('D + I', $(total + credits));
    row('Lender Credits', [credits ? '–' : '', ...m('lender_credits', credits)]);
    y += 8;
    head('Calculating Cash to Close');
    if (sale === null) {
      row('Loan Amount', m('principal_amount', facts.principalCents));
      row('Total Closing Costs (J)', ['–', ...m('total_closing_costs', total)]);
      row('Estimated Total Payoffs and Payments', `–${$(facts.principalCents)}`);
      row('Estimated Cash to Close', m('cash_to_close', cash), '[X] From  [ ] To Borrower', true);
      row('Estimated Closing Costs Financed (Paid from your Loan Amount)', '$0');
    } else {
      row('Total Closing Costs (J)', m('total_closing_costs', total));
      row('Closing Costs Financed (Paid from your Loan Amount)', '$0');
      row('Down Payment/Funds from Borrower', $(sale - facts.principalCents));
      row('Deposit', '–$0');
      row('Seller Credits', '$0');
      row('Estimated Cash to Close', m('cash_to_close', cash), '', true);
    }
    // Page 3
    sheet.newPage();
    y = 40;
    head('Additional Information About This Loan');
    row(['Lender:  ', v('lender_name', facts.lender.name)], '', 'Mortgage Broker:  none');
    row(['Loan Officer:  ', v('loan_officer', facts.approval.officer)], '', `NMLS ID ${random.int(10_000, 999_999)}`);
    row('E-mail:  loans@lender.example', '', 'Phone:  (555) 555-0119');
    y += 8;
    head('Comparisons');
    row(
      'In 5 Years',
      $(facts.paymentCents * 60 + d.loanCostsCents),
      'Total you will have paid in principal, ' + 'interest, mortgage ' + 'insurance, and loan costs.',
      true,
    );
    row(
      'Annual Percentage Rate (APR)',
      [v('apr', rate(d.apr, 3), plainRate(d.apr)), '%'],
      'Your costs over the ' + 'loan term ' + 'expressed as a rate. This is not your interest rate.',
      true,
    );
    row(
      'Total Interest Percentage (TIP)',
      [v('tip', rate(d.tip, 3), plainRate(d.tip)), '%'],
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      true,
    );
    y += 8;
    head('Other Considerations');
    const notes: [string, Cell][] = entries`
      Appraisal | We may order an appraisal to determine the property’s value and charge you for it. We will promptly give you a copy of any appraisal, even if your loan does not close.
      Assumption | [ ] will allow   [X] will not allow assumption of this loan on the original terms.
      Insurance | This loan requires homeowner’s insurance, which you may obtain from a company of your choice that we find acceptable.
      Late Payment | If your payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, we will charge a late fee of ${v('late_charge_percent', rate(facts.lateChargePercent, 2), plainRate(facts.lateChargePercent))}% of the overdue principal and interest.
      Liability after Foreclosure | Taking this loan could end any state law protection you may currently have against liability for unpaid debt if your lender forecloses on your home.
      Refinance | You may not be able to refinance this loan later; it will depend on your situation and on the market.
      Servicing | We intend  [X] to service your loan. If so, you will make your payments to us.  [ ] to transfer servicing.
    `;
    for (const [label, runs] of notes) {
      sheet.text(L, y, label, { bold: true, width: 110 });
      y = Math.max(sheet.text(L + 120, y, runs, { width: R - L - 120 }), y + 10) + 8;
    }
    y += 8;
    head('Confirm Receipt');
    y =
      sheet.text(
        L,
        y,
        'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
        { width: R - L },
      ) + 40;
    for (const person of facts.borrowers) {
      sheet.signature(L, y, 250, { signed, label: person.name });
      sheet.text(L, y + 3, v('borrower_name', person.name), { size: 8 });
      sheet.hline(340, y, 440);
      sheet.text(340, y + 3, 'Date', { size: 8 });
      if (signed) sheet.text(346, y - 10, date(addDays(d.issuedDate, 1)));
      y += 46;
    }
  },
};
