import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Cell = string | readonly Run[];

export const layout: Layout = {
  id: 'm-cd-purchase',
  docType: 'closing_disclosure',
  suits: ({ salePriceCents, disclosure: d }) => salePriceCents !== null && d.otherCostsCents - d.interestCents > 60_000,
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const sale = facts.salePriceCents ?? 0;
    const L = 40;
    const R = 572;
    const sheet = open({
      margins: { top: 40, bottom: 50, left: L, right: 40 },
      style: { font: 'franklin', size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(L, 752, R, 0.7);
        page.text(L, 756, 'CLOSING DISCLOSURE', { size: 7 });
        page.text(R, 756, [`PAGE ${pageNo} OF ${pageCount} • LOAN ID # `, v('loan_number', facts.loanNumber)], {
          size: 7,
          align: 'right',
        });
      },
    });
    const m = (field: string, c: number): Run[] => ['$', v(field, money(c), plainMoney(c))];
    const date = (field: string, iso: string): Run[] => [v(field, numericDate(iso, '/', false), iso)];
    const place = (field: string, a: typeof facts.property.address): Run =>
      v(field, `${a.street}\n${a.city}, ${a.state} ${a.zip}`, oneLine(a));
    const bar = (y: number, text: string, note = ''): void => {
      sheet.rect(L, y, 150, 16, { fill: 'black' });
      sheet.text(L + 6, y + 3, text, { bold: true, size: 10, colour: 'white' });
      sheet.hline(L, y + 16, R, 1);
      if (note) sheet.text(L + 158, y + 4, note);
    };
    // Page 1
    sheet.text(L, 38, 'Closing Disclosure', { bold: true, size: 20 });
    sheet.text(
      300,
      40,
      'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
      { width: 270, size: 8.5 },
    );
    const column = (x: number, lw: number, head: string, rows: readonly [string, Cell][]): void => {
      sheet.text(x, 74, head, { bold: true, size: 10 });
      let y = 90;
      for (const [label, runs] of rows) {
        if (label) sheet.text(x, y, label, { bold: true, size: 8 });
        y = sheet.text(x + lw, y, runs, { width: 182 - lw, size: 8 }) + 2.5;
      }
    };
    const seller = random.pick(['Steve Cole and Amy Doe', 'Birchwood Homes, LLC', 'Harold and Joan Petrie']);
    const ba = facts.borrowers[0]?.address ?? facts.property.address;
    column(L, 76, 'Closing Information', [
      ['Date Issued', date('date_issued', d.issuedDate)],
      ['Closing Date', date('closing_date', d.closingDate)],
      ['Disbursement Date', date('disbursement_date', d.disbursementDate)],
      ['Settlement Agent', [v('settlement_agent', facts.title.agent.name)]],
      ['File #', [v('settlement_file_number', facts.title.fileNumber)]],
      ['Property', [place('property_address', facts.property.address)]],
      ['Sale Price', m('sale_price', sale)],
    ]);
    column(
      226,
      46,
      'Transaction Information',
      entries`
        Borrower | ${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])}\n${place('borrower_address', ba)}
        Seller | ${seller}\n${facts.property.address.city}, ${facts.property.address.state}
        Lender | ${v('lender_name', facts.lender.name)}
      `,
    );
    column(420, 52, 'Loan Information', [
      ['Loan Term', [v('term_months', `${facts.termMonths / 12} years`, `${facts.termMonths}`)]],
      ['Purpose', [v('loan_purpose', 'Purchase')]],
      ['Product', [v('rate_type', 'Fixed Rate', 'fixed')]],
      ['Loan Type', '\n\n'],
      ['Loan ID #', [v('loan_number', facts.loanNumber)]],
      ['MIC #', '—'],
    ]);
    (['Conventional', 'FHA', 'VA', '________'] as const).forEach((label, i) => {
      const at = { x: 472 + (i % 2) * 64, y: 127.5 + Math.floor(i / 2) * 11 };
      sheet.checkbox(at.x, at.y, { marked: i === 0, label, size: 7 });
      sheet.text(at.x + 10, at.y, label, { size: 8 });
    });
    let y = 212;
    bar(y, 'Loan Terms');
    sheet.text(326, y + 4, 'Can this amount increase after closing?', { bold: true });
    y += 20;
    const term = (label: string, runs: Cell, answer: Cell, h = 22): void => {
      sheet.text(L + 4, y + 4, label, { bold: true });
      sheet.text(190, y + 4, runs, { size: 9.5 });
      sheet.text(326, y + 4, answer, { bold: true });
      sheet.hline(L, y + h, R, 0.3);
      y += h;
    };
    term('Loan Amount', m('principal_amount', facts.principalCents), 'NO');
    term('Interest Rate', [v('interest_rate', rate(facts.rate), plainRate(facts.rate)), '%'], 'NO');
    term('Monthly Principal & Interest', m('payment_amount', facts.paymentCents), 'NO', 26);
    sheet.text(326, y + 4, 'Does the loan have these features?', { bold: true });
    y += 18;
    term('Prepayment Penalty', '', [v('prepayment_penalty', 'NO', 'false')]);
    term('Balloon Payment', '', 'NO');
    y += 12;
    bar(y, 'Projected Payments');
    y += 22;
    const pay = (label: string, sign: string, runs: Cell, strong = false): void => {
      sheet.text(L + 4, y, label, { bold: strong });
      sheet.text(300, y, sign);
      sheet.text(440, y, runs, { align: 'right', bold: strong, size: 9.5 });
      sheet.hline(L, y + 15, R, 0.3);
      y += 19;
    };
    pay('Payment Calculation', '', `Years 1-${facts.termMonths / 12}`, true);
    pay('Principal & Interest', '', m('payment_amount', facts.paymentCents));
    pay('Mortgage Insurance', '+', '0');
    pay(
      'Estimated Escrow (amount can increase over time)',
      '+',
      prose`${v('escrow_monthly', money(d.escrowCents), plainMoney(d.escrowCents))}`,
    );
    pay('Estimated Total Monthly Payment', '', `$${money(facts.paymentCents + d.escrowCents)}`, true);
    const taxes = d.escrowCents + random.int(0, 4) * 2_500;
    sheet.text(L + 4, y, 'Estimated Taxes, Insurance\n& Assessments', { bold: true });
    sheet.text(190, y, `$${money(taxes)}\na month`, { size: 9.5 });
    sheet.text(290, y, 'This estimate includes', { bold: true });
    sheet.text(500, y, 'In escrow?', { bold: true });
    (['Property Taxes', 'Homeowner’s Insurance', 'Other:'] as const).forEach((label, i) => {
      sheet.checkbox(290, y + 12 + i * 12, { marked: i < 2, label, size: 7 });
      sheet.text(301, y + 12 + i * 12, label);
      if (i < 2) sheet.text(500, y + 12 + i * 12, 'YES');
    });
    y += 62;
    bar(y, 'Costs at Closing');
    y += 24;
    sheet.text(L + 4, y, 'Closing Costs', { bold: true });
    sheet.text(150, y, m('total_closing_costs', d.closingCostsCents), { size: 9.5 });
    const credit: Run[] = prose`$${v('lender_credits', d.lenderCreditsCents ? money(d.lenderCreditsCents) : '0', plainMoney(d.lenderCreditsCents))}`;
    sheet.text(
      240,
      y,
      prose`Includes ${m('total_loan_costs', d.loanCostsCents)} in Loan Costs + ${m('total_other_costs', d.otherCostsCents)} in Other Costs – ${credit} in Lender Credits. See page 2 for details.`,
      { width: 325 },
    );
    y += 30;
    sheet.hline(L, y - 4, R, 0.3);
    sheet.text(L + 4, y, 'Cash to Close', { bold: true });
    sheet.text(150, y, m('cash_to_close', d.cashToCloseCents), { size: 9.5 });
    sheet.text(240, y, 'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.');
    // Page 2
    sheet.newPage();
    const before = random.int(41_217, 56_983);
    const services = d.loanCostsCents - d.originationCents;
    const points = Math.floor(d.originationCents * 0.66);
    const b = [before, Math.floor((services - before) * 0.08), Math.floor((services - before) * 0.05)];
    const bSum = b.reduce((s, c) => s + c, 0);
    const shop = services - bSum;
    const others = d.otherCostsCents - d.interestCents;
    const o = [0.12, 0.37, 0.11, 0.2].map((share) => Math.floor(others * share));
    const at = (list: readonly number[], i: number): number => list[i] ?? 0;
    const owner = others - o.reduce((s, c) => s + c, 0);
    sheet.text(L, 36, 'Closing Cost Details', { bold: true, size: 14 });
    const heads: [number, string][] = [
      [392, 'At Closing'],
      [448, 'Before Closing'],
      [500, 'At Closing'],
      [544, 'Others'],
    ];
    y = 58;
    const top = (title: string): void => {
      sheet.rect(L, y, 120, 26, { fill: 'black' });
      sheet.text(L + 6, y + 8, title, { bold: true, size: 10, colour: 'white' });
      sheet.text(405, y + 2, 'Borrower-Paid', { bold: true, align: 'center', size: 7.5 });
      sheet.text(486, y + 2, 'Seller-Paid', { bold: true, align: 'center', size: 7.5 });
      sheet.text(550, y + 2, 'Paid by', { bold: true, align: 'center', size: 7.5 });
      for (const [x, text] of heads) sheet.text(x, y + 14, text, { size: 6.8, align: 'center' });
      y += 27;
    };
    const section = (label: string, runs: Cell): void => {
      sheet.rect(L, y, R - L, 14, { fill: '#d8d8d8' });
      sheet.text(L + 3, y + 3, label, { bold: true });
      sheet.text(418, y + 3, runs, { bold: true, align: 'center' });
      y += 14;
    };
    const row = (no: string, text: Cell, a: Cell, beforeClosing: Cell = ''): void => {
      sheet.text(L + 3, y + 2.5, no, { size: 7.5 });
      sheet.text(L + 22, y + 2.5, text, { size: 8 });
      sheet.text(414, y + 2.5, a, { size: 8, align: 'right' });
      sheet.text(470, y + 2.5, beforeClosing, { size: 8, align: 'right' });
      sheet.hline(L, y + 13, R, 0.2);
      y += 13.4;
    };
    const $ = (c: number): string => `$${money(c)}`;
    top('Loan Costs');
    section('A. Origination Charges', m('origination_charges', d.originationCents));
    row('01', `${rate(Math.round((points / facts.principalCents) * 100_000), 3)}% of Loan Amount (Points)`, $(points));
    row('02', 'Underwriting and Processing Fee', $(d.originationCents - points));
    section('B. Services Borrower Did Not Shop For', $(bSum));
    row('01', 'Appraisal Fee to Tri-State Valuation, Inc.', '', $(at(b, 0)));
    row('02', 'Credit Report Fee to Information Bureau', $(at(b, 1)));
    row('03', 'Flood Determination Fee to Info Co.', $(at(b, 2)));
    section('C. Services Borrower Did Shop For', $(shop));
    row(
      '01',
      ['Title – Lender’s Title Insurance to ', v('settlement_agent', facts.title.agent.name)],
      $(Math.floor(shop * 0.6)),
    );
    row(
      '02',
      ['Title – Settlement Agent Fee to ', v('settlement_agent', facts.title.agent.name)],
      $(shop - Math.floor(shop * 0.6)),
    );
    section('D. TOTAL LOAN COSTS (Borrower-Paid)', m('total_loan_costs', d.loanCostsCents));
    row('', 'Loan Costs Subtotals (A + B + C)', $(d.loanCostsCents - before), $(before));
    y += 8;
    top('Other Costs');
    section('E. Taxes and Other Government Fees', $(at(o, 0)));
    row('01', 'Recording Fees   Deed: $40.00   Mortgage: $45.00', $(at(o, 0)));
    section('F. Prepaids', $(at(o, 1) + d.interestCents));
    row('01', ['Homeowner’s Insurance Premium (12 mo.) to ', v('insurer_name', facts.hazard.insurer)], $(at(o, 1)));
    row('02', 'Mortgage Insurance Premium (   mo.)', '');
    row(
      '03',
      prose`Prepaid Interest (${m('prepaid_interest_per_diem', d.perDiemCents)} per day from ${date('prepaid_interest_from', d.interestFrom)} to ${date('prepaid_interest_to', d.interestTo)})`,
      m('prepaid_interest_amount', d.interestCents),
    );
    row('04', 'Property Taxes (   mo.)', '');
    section('G. Initial Escrow Payment at Closing', $(at(o, 2) + at(o, 3)));
    row('01', `Homeowner’s Insurance ${$(Math.floor(at(o, 2) / 2))} per month for 2 mo.`, $(at(o, 2)));
    row('02', `Property Taxes ${$(Math.floor(at(o, 3) / 2))} per month for 2 mo.`, $(at(o, 3)));
    row('03', 'Aggregate Adjustment', '$0.00');
    section('H. Other', $(owner));
    row('01', 'Title – Owner’s Title Insurance (optional)', $(owner));
    section('I. TOTAL OTHER COSTS (Borrower-Paid)', m('total_other_costs', d.otherCostsCents));
    row('', 'Other Costs Subtotals (E + F + G + H)', '', '');
    y += 8;
    section('J. TOTAL CLOSING COSTS (Borrower-Paid)', m('total_closing_costs', d.closingCostsCents));
    row('', 'Closing Costs Subtotals (D + I)', $(d.loanCostsCents + d.otherCostsCents - before), $(before));
    row('', 'Lender Credits', d.lenderCreditsCents ? ['–', ...m('lender_credits', d.lenderCreditsCents)] : credit);
    // Page 3
    sheet.newPage();
    const deposit = random.int(2, 6) * 250_000;
    const tax = before + 60_000;
    const personal = deposit - 60_000;
    bar(40, 'Calculating Cash to Close', '');
    sheet.text(300, 44, 'Loan Estimate', { bold: true, align: 'right' });
    sheet.text(390, 44, 'Final', { bold: true, align: 'right' });
    sheet.text(410, 44, 'Did this change?', { bold: true });
    y = 60;
    const estimate = Math.round(d.closingCostsCents / 100) * 100 + 12_500;
    const down = sale - facts.principalCents;
    const calc: [string, string, Cell, string][] = [
      ['Total Closing Costs (J)', $(estimate), m('total_closing_costs', d.closingCostsCents), 'YES'],
      ['Closing Costs Paid Before Closing', '$0', `–${$(before)}`, 'YES'],
      ['Closing Costs Financed (Paid from your Loan Amount)', '$0', '$0', 'NO'],
      ['Down Payment/Funds from Borrower', $(down), $(down), 'NO'],
      ['Deposit', `–${$(deposit)}`, `–${$(deposit)}`, 'NO'],
      ['Funds for Borrower', '$0', '$0', 'NO'],
      ['Seller Credits', '$0', '$0', 'NO'],
      ['Adjustments and Other Credits', $(personal), $(personal + tax), 'YES'],
      ['Cash to Close', $(estimate + down - deposit + personal), m('cash_to_close', d.cashToCloseCents), ''],
    ];
    for (const [label, before1, final, changed] of calc) {
      sheet.text(L + 4, y + 4, label, { bold: true, size: 8 });
      sheet.text(300, y + 4, before1, { align: 'right' });
      sheet.text(390, y + 4, final, { align: 'right', bold: true });
      sheet.text(410, y + 4, changed, { bold: true });
      sheet.hline(L, y + 17, R, 0.3);
      y += 18;
    }
    y += 10;
    bar(y, 'Summaries of Transactions', 'Use this table to see a summary of your transaction.');
    y += 22;
    const paidAtClosing = d.closingCostsCents - before;
    const k = sale + personal + paidAtClosing + tax;
    const commission = Math.round(sale * 0.055);
    const pairs: [string, Cell, string, Cell, boolean][] = [
      ['BORROWER’S TRANSACTION', '', 'SELLER’S TRANSACTION', '', true],
      ['K. Due from Borrower at Closing', $(k), 'M. Due to Seller at Closing', $(sale + personal + tax), true],
      ['01  Sale Price of Property', m('sale_price', sale), '01  Sale Price of Property', m('sale_price', sale), false],
      [
        '02  Personal Property Included in Sale',
        $(personal),
        '02  Personal Property Included in Sale',
        $(personal),
        false,
      ],
      ['03  Closing Costs Paid at Closing (J)', $(paidAtClosing), '03', '', false],
      ['09  County Taxes (paid by seller in advance)', $(tax), '10  County Taxes (paid in advance)', $(tax), false],
      [
        'L. Paid Already by or on Behalf of Borrower',
        $(deposit + facts.principalCents),
        'N. Due from Seller at ' + 'Closing',
        $(commission),
        true,
      ],
      ['01  Deposit', $(deposit), '01  Excess Deposit', '', false],
      [
        '02  Loan Amount',
        m('principal_amount', facts.principalCents),
        '02  Closing Costs Paid at Closing (J)',
        $(commission),
        false,
      ],
      ['03  Existing Loan(s) Assumed or Taken Subject to', '', '04  Payoff of First Mortgage Loan', '', false],
      ['05  Seller Credit', '', '08  Seller Credit', '', false],
      ['CALCULATION', '', 'CALCULATION', '', true],
      [
        'Total Due from Borrower at Closing (K)',
        $(k),
        'Total Due to Seller at Closing (M)',
        $(sale + personal + tax),
        false,
      ],
      [
        'Total Paid Already (L)',
        `–${$(deposit + facts.principalCents)}`,
        'Total Due from Seller (N)',
        `–${$(commission)}`,
        false,
      ],
      [
        'Cash to Close  [X] From  [  ] To Borrower',
        m('cash_to_close', d.cashToCloseCents),
        'Cash  [  ] From  [X] ' + 'To Seller',
        $(sale + personal + tax - commission),
        true,
      ],
    ];
    for (const [t1, a1, t2, a2, strong] of pairs) {
      if (strong) sheet.rect(L, y, R - L, 16, { fill: '#e2e2e2' });
      sheet.text(L + 3, y + 4, t1, { size: 7.8, bold: strong });
      sheet.text(300, y + 4, a1, { size: 7.8, bold: strong, align: 'right' });
      sheet.text(312, y + 4, t2, { size: 7.8, bold: strong });
      sheet.text(R - 3, y + 4, a2, { size: 7.8, bold: strong, align: 'right' });
      y += 16.5;
    }
    // Page 4
    sheet.newPage();
    sheet.text(L, 36, 'Additional Information About This Loan', { bold: true, size: 14 });
    bar(58, 'Loan Disclosures');
    const block = (x: number, from: number, w: number, items: readonly [string, Cell][]): number => {
      let to = from;
      for (const [head, runs] of items) {
        if (head) to = sheet.text(x, to, head, { bold: true, width: w }) + 2;
        to = sheet.text(x, to, runs, { width: w }) + 9;
      }
      return to;
    };
    block(
      L,
      84,
      250,
      entries`
        Assumption | If you sell or transfer this property to another person, your lender will not allow assumption of this loan on the original terms.
        Demand Feature | Your loan does not have a demand feature.
        Late Payment | If your payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, your lender will charge a late fee of ${v('late_charge_percent', rate(facts.lateChargePercent, 0), plainRate(facts.lateChargePercent))}% of the monthly principal and interest payment.
        Negative Amortization (Increase in Loan Amount) | Under your loan terms, you do not have a negative amortization feature.
        Partial Payments | Your lender may hold partial payments in a separate account until you pay the rest of the payment, and then apply the full payment to your loan. If this loan is sold, your new lender may have a different policy.
        Security Interest | You are granting a security interest in ${v('property_address', oneLine(facts.property.address))}. You may lose this property if you do not make your payments or satisfy other obligations for this loan.
      `,
    );
    block(
      316,
      84,
      252,
      entries`
        Escrow Account | For now, your loan will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below. Your lender may be liable for penalties and interest for failing to make a payment.
        Escrowed Property Costs over Year 1 | ${$(d.escrowCents * 12)}   Homeowner’s insurance, property taxes
        Non-Escrowed Property Costs over Year 1 | ${$(1_200 * 12)}   Association dues. You may have other property costs.
        Initial Escrow Payment | ${$(at(o, 2) + at(o, 3))}   A cushion for the escrow account. See Section G on page 2.
        Monthly Escrow Payment | ${m('escrow_monthly', d.escrowCents)}   Included in your total monthly payment.
        In the future, | Your property costs may change and, as a result, your escrow payment may change. You may be able to cancel your escrow account, but if you do, you must pay your property costs directly.
      `,
    );
    // Page 5
    sheet.newPage();
    bar(40, 'Loan Calculations');
    const figures: [string, string, Cell][] = [
      [
        'Total of Payments.',
        'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
        m('total_of_payments', d.totalOfPaymentsCents),
      ],
      ['Finance Charge.', 'The dollar amount the loan will cost you.', m('finance_charge', d.financeChargeCents)],
      [
        'Amount Financed.',
        'The loan amount available after paying your upfront finance charge.',
        m('amount_financed', d.amountFinancedCents),
      ],
      [
        'Annual Percentage Rate (APR).',
        'Your costs over the loan term expressed as a rate. This is not your ' + 'interest rate.',
        [v('apr', rate(d.apr), plainRate(d.apr)), '%'],
      ],
      [
        'Total Interest Percentage (TIP).',
        'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
        [v('tip', rate(d.tip), plainRate(d.tip)), '%'],
      ],
    ];
    y = 62;
    for (const [label, text, runs] of figures) {
      sheet.text(L + 3, y, [{ text: label, bold: true }, ` ${text}`], { width: 172 });
      sheet.text(282, y, runs, { align: 'right', size: 9.5 });
      y += 46;
      sheet.hline(L, y - 4, 288, 0.3);
    }
    block(
      306,
      62,
      262,
      entries`
        Other Disclosures |
        Appraisal | If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing.
        Contract Details | See your note and security instrument for information about what happens if you fail to make your payments, what is a default, and the rules for making payments before they are due.
        Liability after Foreclosure | State law may protect you from liability for the unpaid balance. Ask an attorney.
        Tax Deductions | If you borrow more than this property is worth, the interest on the loan amount above this property’s fair market value is not deductible from your federal income taxes.
      `,
    );
    bar(322, 'Contact Information');
    const contacts: [string, Cell, Cell][] = [
      ['', 'Lender', 'Settlement Agent'],
      ['Name', [v('lender_name', facts.lender.name)], [v('settlement_agent', facts.title.agent.name)]],
      ['Address', [place('lender_address', facts.lender.address)], oneLine(facts.title.agent.address)],
      ['NMLS ID / License', `${random.int(100000, 999999)}`, `ST-${random.int(10000, 99999)}`],
      ['Contact', [v('loan_officer', facts.approval.officer)], random.pick(['Sarah Arnold', 'Joe Smith'])],
      ['Phone', `(${random.int(201, 989)}) 555-0123`, `(${random.int(201, 989)}) 555-0177`],
    ];
    y = 344;
    for (const [label, a, c] of contacts) {
      sheet.text(L + 3, y + 4, label, { bold: true });
      sheet.text(150, y + 4, a, { width: 190 });
      sheet.text(370, y + 4, c, { width: 195 });
      y += label === 'Address' ? 28 : 18;
      sheet.hline(L, y, R, 0.3);
    }
    bar(y + 16, 'Confirm Receipt');
    sheet.text(
      L,
      y + 38,
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
      { width: R - L },
    );
    facts.borrowers.forEach((person, i) => {
      const x = L + i * 270;
      sheet.signature(x, y + 96, 170, { signed, label: person.name });
      sheet.text(x, y + 99, v('borrower_name', person.name));
      sheet.hline(x + 182, y + 96, x + 250);
      if (signed) sheet.text(x + 186, y + 85, date('cd_received_date', d.issuedDate));
      sheet.text(x + 182, y + 99, 'Date');
    });
  },
};
