import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Cell = string | readonly Run[];

export const layout: Layout = {
  id: 'm-cd-refinance',
  docType: 'closing_disclosure',
  suits: ({ product, disclosure: d }) =>
    product === 'residential_refinance' && d.otherCostsCents - d.interestCents > 60_000,
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const [L, R] = [36, 576];
    const fill = random.pick(['typewriter', 'condensed'] as const);
    const edition = `0${random.int(1, 9)}17`;
    const sheet = open({
      margins: { top: 36, bottom: 50, left: L, right: 36 },
      style: { font: 'condensed', size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 754, `CLOSING DISCLOSURE  GTRIDCDWSR  ${edition}`, { size: 7 });
        page.text(R, 754, [`PAGE ${pageNo} OF ${pageCount}   LOAN ID # `, v('loan_number', facts.loanNumber)], {
          size: 7,
          align: 'right',
        });
      },
    });
    const $ = (c: number): string => `$${money(c)}`;
    const m = (field: string, c: number): Run[] => ['$', v(field, money(c), plainMoney(c))];
    const date = (field: string, iso: string): Run => v(field, numericDate(iso), iso);
    let y = 36;
    /** A heading, then lines of label and value(s): values end at the given right edges. */
    const head = (text: string, ...titles: [number, string][]): void => {
      sheet.rect(L, y, R - L, 15, { fill: '#dfe8ef', stroke: true });
      sheet.text(L + 4, y + 3, text, { bold: true });
      for (const [x, title] of titles) sheet.text(x, y + 3, title, { bold: true, size: 8, align: 'right' });
      y += 17;
    };
    const row = (label: Cell, cells: readonly [number, Cell][], strong = false, step = 13.5): void => {
      sheet.text(L + 6, y + 1, label, { bold: strong, size: 8.5 });
      for (const [x, runs] of cells)
        sheet.text(x, y + 1, runs, { align: 'right', bold: strong, font: fill, size: 8.5 });
      sheet.hline(L, y + step - 1.5, R, 0.2);
      y += step;
    };
    const block = (x: number, w: number, items: readonly [string, Cell][]): void => {
      let to = y;
      for (const [title, runs] of items) {
        to = sheet.text(x, to, title, { bold: true, width: w }) + 2;
        to = sheet.text(x, to, runs, { width: w }) + 10;
      }
    };
    // Page 1
    sheet.text(L, y, 'Closing Disclosure', { bold: true, size: 19 });
    sheet.text(
      310,
      y,
      'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
      { width: 260 },
    );
    const ba = facts.borrowers[0]?.address ?? facts.property.address;
    const columns: [number, string, [string, Cell][]][] = [
      [
        L,
        'Closing Information',
        [
          ['Date Issued', [date('date_issued', d.issuedDate)]],
          ['Closing Date', [date('closing_date', d.closingDate)]],
          ['Disbursement Date', [date('disbursement_date', d.disbursementDate)]],
          ['Settlement Agent', [v('settlement_agent', facts.title.agent.name)]],
          ['File #', [v('settlement_file_number', facts.title.fileNumber)]],
          ['Property', [v('property_address', oneLine(facts.property.address))]],
          ['Appraised Prop. Value', m('appraised_value', facts.appraisedCents)],
        ],
      ],
      [
        222,
        'Transaction Information',
        entries`
          Borrower | ${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ', ' : '', v('borrower_name', b.name)])}\n${v('borrower_address', oneLine(ba))}
          Lender | ${v('lender_name', facts.lender.name)}
        `,
      ],
      [
        408,
        'Loan Information',
        [
          ['Loan Term', [v('term_months', `${facts.termMonths / 12} yrs.`, `${facts.termMonths}`)]],
          ['Purpose', [v('loan_purpose', 'Refinance')]],
          ['Product', [v('rate_type', 'Fixed Rate', 'fixed')]],
          ['Loan Type', '[X] Conventional  [ ] FHA  [ ] VA'],
          ['Loan ID #', [v('loan_number', facts.loanNumber)]],
          ['MIC #', ''],
        ],
      ],
    ];
    for (const [x, title, rows] of columns) {
      sheet.text(x, 68, title, { bold: true, size: 10 });
      let to = 84;
      for (const [label, runs] of rows) {
        sheet.text(x, to, label, { bold: true, size: 8, width: 62 });
        const end = sheet.text(x + 64, to, runs, { size: 8, width: 108 });
        to = Math.max(end, to + (label.length > 18 ? 19 : 9.6)) + 2;
      }
    }
    y = 212;
    head('Loan Terms', [R - 6, 'Can this amount increase after closing?']);
    row(
      'Loan Amount',
      [
        [300, m('principal_amount', facts.principalCents)],
        [R - 60, 'NO'],
      ],
      false,
      18,
    );
    row(
      'Interest Rate',
      [
        [300, [v('interest_rate', rate(facts.rate), plainRate(facts.rate)), '%']],
        [R - 60, 'NO'],
      ],
      false,
      18,
    );
    row(
      'Monthly Principal & Interest',
      [
        [300, m('payment_amount', facts.paymentCents)],
        [R - 60, 'NO'],
      ],
      false,
      18,
    );
    head('', [R - 6, 'Does the loan have these features?']);
    row('Prepayment Penalty', [[R - 60, [v('prepayment_penalty', 'NO', 'false')]]], false, 18);
    row('Balloon Payment', [[R - 60, 'NO']], false, 18);
    y += 10;
    head('Projected Payments', [300, `Years 1 – ${facts.termMonths / 12}`]);
    row('Principal & Interest', [[300, m('payment_amount', facts.paymentCents)]], false, 17);
    row('Mortgage Insurance', [[300, '+ 0']], false, 17);
    row(
      'Estimated Escrow',
      [[300, ['+ ', v('escrow_monthly', money(d.escrowCents), plainMoney(d.escrowCents))]]],
      false,
      17,
    );
    row('Estimated Total Monthly Payment', [[300, $(facts.paymentCents + d.escrowCents)]], true, 17);
    row(
      'Estimated Taxes, Insurance & Assessments',
      [
        [300, $(d.escrowCents + 4_000)],
        [R - 6, 'a month; in escrow: Taxes YES, Insurance YES'],
      ],
      false,
      17,
    );
    y += 10;
    head('Costs at Closing');
    const credits = v('lender_credits', money(d.lenderCreditsCents), plainMoney(d.lenderCreditsCents));
    const cost = (label: string, runs: Cell): void => {
      sheet.text(L + 6, y + 2, label, { bold: true });
      sheet.text(200, y + 2, runs, { bold: true, font: fill, align: 'right' });
    };
    cost('Closing Costs', m('total_closing_costs', d.closingCostsCents));
    sheet.text(
      220,
      y + 2,
      prose`Includes ${m('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${m('total_other_costs', d.otherCostsCents)} in Other Costs - $${credits} in Lender Credits. See page 2 for details.`,
      { width: 350 },
    );
    y += 28;
    cost('Cash to Close', m('cash_to_close', d.cashToCloseCents));
    sheet.text(
      220,
      y + 2,
      'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.  [X] From ' + ' [ ] To Borrower',
      { width: 350 },
    );
    // Page 2
    sheet.newPage();
    y = 36;
    const before = random.int(41_217, 56_983);
    const services = d.loanCostsCents - d.originationCents;
    const shop = Math.floor((services - before) * 0.8);
    const others = d.otherCostsCents - d.interestCents;
    const [tax, premium, escrow] = [0.2, 0.45, 0.2].map((share) => Math.floor(others * share)) as [
      number,
      number,
      number,
    ];
    const [AT, BEFORE, OTHERS] = [440, 510, 570];
    const title = (text: string): void =>
      head(text, [AT, 'At Closing'], [BEFORE, 'Before Closing'], [OTHERS, 'By ' + 'Others']);
    sheet.text(L, y, 'Closing Cost Details', { bold: true, size: 14 });
    y += 22;
    title('Loan Costs');
    row('A. Origination Charges', [[AT, m('origination_charges', d.originationCents)]], true);
    const points = Math.round(facts.principalCents * 0.005);
    row('01  0.5 % of Loan Amount (Points)', [[AT, $(points)]]);
    row('02  Application and Processing Fee', [[AT, $(d.originationCents - points)]]);
    row('B. Services Borrower Did Not Shop For', [[AT, $(services - shop)]], true);
    row('01  Appraisal Fee', [[BEFORE, $(before)]]);
    row('02  Credit Report, Flood Certificate, Tax Service', [[AT, $(services - shop - before)]]);
    row('C. Services Borrower Did Shop For', [[AT, $(shop)]], true);
    row(
      ['01  Title – Settlement and Lender’s Policy to ', v('settlement_agent', facts.title.agent.name)],
      [[AT, $(shop)]],
    );
    row('D. TOTAL LOAN COSTS (Borrower-Paid)', [[AT, m('total_loan_costs', d.loanCostsCents)]], true);
    row('Loan Costs Subtotals (A + B + C)', [
      [AT, $(d.loanCostsCents - before)],
      [BEFORE, $(before)],
    ]);
    y += 10;
    title('Other Costs');
    row('E. Taxes and Other Government Fees', [[AT, $(tax)]], true);
    row('01  Recording Fees    Deed:    Mortgage: $110.00', [[AT, $(tax)]]);
    row('F. Prepaids', [[AT, $(premium + d.interestCents)]], true);
    row('01  Homeowner’s Insurance Premium ( 6 mo.)', [[AT, $(premium)]]);
    row(
      prose`02  Prepaid Interest ( $${v('prepaid_interest_per_diem', money(d.perDiemCents), plainMoney(d.perDiemCents))} per day from ${date('prepaid_interest_from', d.interestFrom)} to ${date('prepaid_interest_to', d.interestTo)} )`,
      [[AT, m('prepaid_interest_amount', d.interestCents)]],
    );
    row('G. Initial Escrow Payment at Closing', [[AT, $(escrow)]], true);
    row('01  Property Taxes for 3 mo.', [[AT, $(escrow)]]);
    row('H. Other', [[AT, $(others - tax - premium - escrow)]], true);
    row('01  Association transfer and estoppel', [[AT, $(others - tax - premium - escrow)]]);
    row('I. TOTAL OTHER COSTS (Borrower-Paid)', [[AT, m('total_other_costs', d.otherCostsCents)]], true);
    y += 10;
    row('J. TOTAL CLOSING COSTS (Borrower-Paid)', [[AT, m('total_closing_costs', d.closingCostsCents)]], true);
    row('Closing Costs Subtotals (D + I)', [
      [AT, $(d.loanCostsCents + d.otherCostsCents - before)],
      [BEFORE, $(before)],
    ]);
    row('Lender Credits', [[AT, [d.lenderCreditsCents ? '-$' : '$', credits]]]);
    // Page 3
    sheet.newPage();
    y = 36;
    const p = facts.payoff;
    const rest = facts.principalCents + before - p.amountCents;
    head('Payoffs and Payments', [R - 6, 'AMOUNT']);
    row('TO', [], true, 18);
    row(`01  ${p.lender}, first mortgage`, [[R - 6, m('payoff_amount', p.amountCents)]], false, 18);
    row('02  Regional Card Services (revolving)', [[R - 6, $(Math.floor(rest * 0.3))]], false, 18);
    row('03  Credit union auto and home equity loans', [[R - 6, $(rest - Math.floor(rest * 0.3))]], false, 18);
    for (const no of ['04', '05', '06', '07', '08']) row(no, [], false, 18);
    row('K. TOTAL PAYOFFS AND PAYMENTS', [[R - 6, $(facts.principalCents + before)]], true, 18);
    y += 20;
    head('Calculating Cash to Close', [330, 'Loan Estimate'], [430, 'Final'], [R - 6, 'Did this change?']);
    const wanted = facts.principalCents + 150_000;
    const le = Math.ceil(d.closingCostsCents / 100_00) * 100_00;
    row(
      'Loan Amount',
      [
        [330, $(wanted)],
        [430, m('principal_amount', facts.principalCents)],
        [R - 6, 'YES'],
      ],
      false,
      20,
    );
    row(
      'Total Closing Costs (J)',
      [
        [330, `-${$(le)}`],
        [430, ['-', ...m('total_closing_costs', d.closingCostsCents)]],
        [R - 6, 'YES'],
      ],
      false,
      20,
    );
    row(
      'Closing Costs Paid Before Closing',
      [
        [330, '$0'],
        [430, $(before)],
        [R - 6, 'YES'],
      ],
      false,
      20,
    );
    row(
      'Total Payoffs and Payments (K)',
      [
        [330, `-${$(wanted)}`],
        [430, `-${$(facts.principalCents + before)}`],
        [R - 6, 'YES'],
      ],
      false,
      20,
    );
    row(
      'Cash to Close   [X] From  [ ] To Borrower',
      [
        [330, $(le)],
        [430, m('cash_to_close', d.cashToCloseCents)],
      ],
      true,
      20,
    );
    row('Closing Costs Financed (Paid from your Loan Amount)', [[430, '$0.00']], false, 20);
    // Page 4
    sheet.newPage();
    y = 36;
    sheet.text(L, y, 'Additional Information About This Loan', { bold: true, size: 14 });
    y += 22;
    head('Loan Disclosures');
    y += 6;
    block(
      L,
      255,
      entries`
        Assumption | If you sell or transfer this property to another person, your lender\n[ ] will allow, under certain conditions, this person to assume this loan on the original terms.\n[X] will not allow assumption of this loan on the original terms.
        Demand Feature | Your loan\n[ ] has a demand feature, which permits your lender to require early repayment of the loan.\n[X] does not have a demand feature.
        Late Payment | If your payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, your lender will charge a late fee of ${v('late_charge_percent', rate(facts.lateChargePercent), plainRate(facts.lateChargePercent))}% of the overdue payment of principal and interest.
        Negative Amortization | Under your loan terms, you\n[ ] are scheduled to make monthly payments that do not pay all of the interest due that month.\n[ ] may have such payments.\n[X] do not have a negative amortization feature.
        Partial Payments | Your lender\n[ ] may accept partial payments and apply them to your loan.\n[X] may hold them in a separate account until you pay the rest of the payment.\n[ ] does not accept any partial payments.
        Security Interest | You are granting a security interest in\n${v('property_address', oneLine(facts.property.address))}\nYou may lose this property if you do not make your payments or satisfy other obligations for this loan.
      `,
    );
    block(
      318,
      250,
      entries`
        Escrow Account | For now, your loan\n[X] will have an escrow account to pay the property costs listed below. Without one you would pay them directly, possibly in one or two large payments a year.
        Escrowed Property Costs over Year 1 | ${$(d.escrowCents * 11)}  taxes and homeowner’s insurance
        Non-Escrowed Property Costs over Year 1 | $480.00  association dues
        Initial Escrow Payment | ${$(escrow)}  See Section G on page 2.
        Monthly Escrow Payment | ${m('escrow_monthly', d.escrowCents)}  included in your total monthly payment
        | [ ] will not have an escrow account because you declined it.   Escrow Waiver Fee: none
        In the future, | your property costs may change and, as a result, your escrow payment may change. If you fail to pay your property taxes, your state or local government may impose fines and penalties or place a tax lien.
      `,
    );
    // Page 5
    sheet.newPage();
    y = 36;
    head('Loan Calculations');
    row(
      'Total of Payments. Total you will have paid after all payments are made as scheduled.',
      [[R - 6, m('total_of_payments', d.totalOfPaymentsCents)]],
      false,
      22,
    );
    row(
      'Finance Charge. The dollar amount the loan will cost you.',
      [[R - 6, m('finance_charge', d.financeChargeCents)]],
      false,
      22,
    );
    row(
      'Amount Financed. The loan amount available after paying your upfront finance charge.',
      [[R - 6, m('amount_financed', d.amountFinancedCents)]],
      false,
      22,
    );
    row(
      'Annual Percentage Rate (APR). Your costs over the loan term expressed as a rate.',
      [[R - 6, [v('apr', rate(d.apr), plainRate(d.apr)), '%']]],
      false,
      22,
    );
    row(
      'Total Interest Percentage (TIP). Interest over the loan term as a percentage of your loan amount.',
      [[R - 6, [v('tip', rate(d.tip), plainRate(d.tip)), '%']]],
      false,
      22,
    );
    y += 10;
    head('Other Disclosures');
    y += 4;
    block(
      L,
      R - L,
      entries`
        Appraisal | If the property was appraised for your loan, your lender must give you a copy at no additional cost at least 3 days before closing. If you have not yet received it, please contact your lender below.
        Liability after Foreclosure | [X] state law may protect you from liability for the unpaid balance. If you refinance or take on any additional debt on this property, you may lose this protection. You may want to consult a lawyer.
        Refinance | Refinancing this loan will depend on your future financial situation, the property value and market conditions. You may not be able to refinance this loan.
      `,
    );
    y += 120;
    head('Contact Information', [330, 'Lender'], [R - 6, 'Settlement Agent']);
    row('Name', [
      [330, [v('lender_name', facts.lender.name)]],
      [R - 6, [v('settlement_agent', facts.title.agent.name)]],
    ]);
    row('Address', [
      [330, [v('lender_address', oneLine(facts.lender.address))]],
      [R - 6, `${facts.title.agent.address.city}, ${facts.title.agent.address.state}`],
    ]);
    row('NMLS / License', [
      [330, `${random.int(10_000, 999_999)}`],
      [R - 6, `${random.int(1000, 99_999)}`],
    ]);
    row('Contact', [
      [330, [v('loan_officer', facts.approval.officer)]],
      [R - 6, 'Closing Desk'],
    ]);
    y += 12;
    head('Confirm Receipt');
    sheet.text(
      L,
      y + 4,
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
      { width: R - L },
    );
    y += 64;
    facts.borrowers.forEach((b) => {
      sheet.signature(L, y, 220, { signed, label: b.name });
      sheet.text(L, y + 3, v('borrower_name', b.name));
      if (signed) sheet.text(300, y - 10, ['Received ', date('cd_received_date', d.issuedDate)]);
      y += 46;
    });
  },
};
