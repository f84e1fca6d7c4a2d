import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));

export const layout: Layout = {
  id: 'a-transmittal-1008',
  docType: 'underwriting_transmittal',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers, approval } = facts;
    const [first = lender, second] = borrowers;
    const sheet = open({
      margins: { top: 30, bottom: 30, left: 36, right: 36 },
      style: { font: 'sans', size: 8 },
      furniture: (page, pageNo) => {
        page.text(36, 770, 'Freddie Mac Form 1077   06/09', { size: 6.5 });
        page.text(250, 770, `Page ${pageNo} of 1`, { size: 6.5, width: 112, align: 'center' });
        page.text(420, 770, 'Fannie Mae Form 1008   06/09', { size: 6.5, width: 156, align: 'right' });
      },
    });
    const left = 36;
    const right = 576;
    const small = 7;
    sheet.text(left, 26, 'Uniform Underwriting and Transmittal Summary', {
      size: 13,
      bold: true,
      width: 540,
      align: 'center',
    });
    const bar = (y: number, text: string): void => {
      sheet.rect(left, y, 540, 12, { fill: '#d9d9d9', stroke: true });
      sheet.text(left + 4, y + 2.5, text, { bold: true, size: 8 });
    };
    const at = (x: number, y: number, label: string, runs: Run | readonly Run[], gap = 4): void => {
      sheet.text(x, y, label, { size: small });
      sheet.text(x + sheet.measure(label, { size: small }) + gap, y - 0.5, runs, { font: 'mono', size: 8.5 });
    };
    const tick = (x: number, y: number, label: string, marked: boolean, field?: string, value?: string): void => {
      sheet.checkbox(x, y, { marked, label, size: 7, ...(field === undefined ? {} : { field }) });
      sheet.text(x + 10, y, marked && field !== undefined ? v(field, label, value ?? label) : label, { size: small });
    };
    bar(46, 'I. Borrower and Property Information');
    at(40, 63, 'Borrower Name', v('borrower_name', first.name));
    at(320, 63, 'SSN', v('borrower_tin', first.tin));
    at(40, 76, 'Co-Borrower Name', second === undefined ? '' : v('borrower_name', second.name));
    at(320, 76, 'SSN', second === undefined ? '' : v('borrower_tin', second.tin));
    at(40, 89, 'Property Address', v('property_address', oneLine(property.address)));
    sheet.hline(left, 101, right);
    sheet.text(40, 105, 'Property Type', { size: small, bold: true });
    ['1 unit', '2- to 4-units', 'Condominium', 'PUD', 'Co-op', 'Manufactured Housing'].forEach((label, i) => {
      const type = property.type === 'Single Family' ? '1 unit' : property.type;
      tick(
        40,
        116 + i * 11,
        label,
        label === type,
        'property_type',
        property.type === 'Single Family' ? '1 unit' : type,
      );
    });
    sheet.text(190, 105, 'Occupancy Status', { size: small, bold: true });
    ['Primary Residence', 'Second Home', 'Investment Property'].forEach((label, i) => {
      tick(190, 116 + i * 11, label, i === 0, 'occupancy');
    });
    sheet.text(340, 105, 'Additional Property Information', { size: small, bold: true });
    at(340, 116, 'Number of Units', '1');
    at(340, 129, 'Sales Price  $', facts.salePriceCents === null ? '' : cash('sale_price', facts.salePriceCents));
    at(340, 142, 'Appraised Value  $', cash('appraised_value', facts.appraisedCents));
    sheet.text(340, 156, 'Property Rights', { size: small, bold: true });
    tick(340, 167, 'Fee Simple', true);
    tick(420, 167, 'Leasehold', false);
    bar(186, 'II. Mortgage Information');
    const purchase = facts.salePriceCents !== null;
    const heads = ['Loan Type', 'Amortization Type', 'Loan Purpose', 'Lien Position'];
    heads.forEach((label, i) => {
      sheet.text(40 + i * 138, 202, label, { size: small, bold: true });
    });
    ['Conventional', 'FHA', 'VA', 'USDA/RD'].forEach((label, i) => {
      tick(40, 213 + i * 11, label, i === 0);
    });
    ['Fixed-Rate--Monthly Payments', 'Fixed-Rate--Biweekly', 'Balloon', 'ARM (type) ________'].forEach((label, i) => {
      sheet.checkbox(178, 213 + i * 11, {
        marked: i === 0,
        label,
        size: 7,
        ...(i === 0 ? { field: 'rate_type' } : {}),
      });
      sheet.text(
        188,
        213 + i * 11,
        i === 0
          ? [v('rate_type', 'Fixed-Rate', 'fixed'), '--', v('payment_frequency', 'Monthly', 'monthly'), ' Payments']
          : label,
        { size: small },
      );
    });
    ['Purchase', 'Cash-Out Refinance', 'Limited Cash-Out Refinance', 'Home Improvement'].forEach((label, i) => {
      tick(316, 213 + i * 11, label, purchase ? i === 0 : i === 2, 'loan_purpose');
    });
    sheet.checkbox(454, 213, { marked: true, label: 'First Mortgage', size: 7, field: 'lien_position' });
    sheet.text(464, 213, [v('lien_position', 'First', '1'), ' Mortgage'], { size: small });
    sheet.text(454, 226, 'Amount of Subordinate Financing', { size: 6 });
    sheet.text(454, 235, '$ 0.00', { font: 'mono', size: 8.5 });
    tick(454, 246, 'Second Mortgage', false);
    sheet.hline(left, 262, right);
    sheet.text(40, 266, 'Note Information', { size: small, bold: true });
    at(40, 278, 'Original Loan Amount  $', cash('principal_amount', facts.principalCents));
    at(40, 291, 'Initial P&I Payment  $', cash('payment_amount', facts.paymentCents));
    at(40, 304, 'Initial Note Rate', [v('interest_rate', rate(facts.rate), plainRate(facts.rate)), ' %']);
    at(40, 317, 'Loan Term (in months)', v('term_months', String(facts.termMonths)));
    sheet.text(236, 266, 'Mortgage Originator', { size: small, bold: true });
    tick(236, 278, 'Seller', true);
    tick(236, 289, 'Broker', false);
    tick(236, 300, 'Correspondent', false);
    sheet.text(236, 313, 'Broker/Correspondent Name and Company Name:', { size: 6 });
    sheet.text(420, 266, 'Buydown', { size: small, bold: true });
    tick(420, 278, 'Yes', false);
    tick(460, 278, 'No', true);
    at(420, 291, 'Terms', '');
    sheet.text(420, 304, 'If Second Mortgage: Owner of First Mortgage', { size: 6 });
    bar(332, 'III. Underwriting Information');
    at(40, 349, "Underwriter's Name", 'R. Castellanos');
    at(300, 349, "Appraiser's Name/License #", `Alan Whitcomb / CR-${random.int(10000, 99999)}`);
    at(40, 362, 'Appraisal Company Name', 'Summit Valuation Group');
    sheet.hline(left, 374, right);
    sheet.vline(306, 374, 620);
    sheet.text(40, 378, 'Stable Monthly Income', { size: small, bold: true });
    const income = Math.round(facts.paymentCents * 3.6);
    ['Base Income', 'Other Income', 'Positive Cash Flow (subject property)', 'Total Income'].forEach((label, i) => {
      sheet.text(40, 391 + i * 13, label, { size: small });
      const amount = i === 0 || i === 3 ? money(income) : '0.00';
      sheet.text(200, 391 + i * 13, `$ ${amount}`, { font: 'mono', size: 8.5, width: 98, align: 'right' });
    });
    sheet.text(40, 450, 'Qualifying Ratios', { size: small, bold: true });
    at(40, 463, 'Primary Housing Expense/Income', '31.402 %');
    at(40, 476, 'Total Obligations/Income', '38.115 %');
    sheet.text(40, 492, 'Loan-to-Value Ratios', { size: small, bold: true });
    const basis = Math.min(facts.appraisedCents, facts.salePriceCents ?? facts.appraisedCents);
    const ltv = ((facts.principalCents / basis) * 100).toFixed(3);
    at(40, 505, 'LTV', [v('ltv_percent', ltv, String(Number(ltv))), ' %']);
    at(40, 518, 'CLTV/TLTV', `${ltv} %`);
    at(40, 531, 'HCLTV/HTLTV', '');
    sheet.text(40, 547, 'Risk Assessment', { size: small, bold: true });
    tick(40, 559, 'Manual Underwriting', false);
    tick(40, 570, 'AUS:', true);
    tick(80, 570, 'DU', true);
    tick(115, 570, 'LP', false);
    at(40, 583, 'AUS Recommendation:', 'APPROVE/ELIGIBLE');
    at(40, 596, 'DU Case ID/LP AUS Key#', String(random.int(1500000000, 1599999999)));
    at(40, 609, 'Representative Credit Score', String(random.int(690, 808)));
    sheet.text(312, 378, 'Proposed Monthly Payments', { size: small, bold: true });
    const escrow = facts.disclosure.escrowCents;
    const expense: [string, Run][] = [
      ['First Mortgage P&I', cash('payment_amount', facts.paymentCents)],
      ['Second Mortgage P&I', '0.00'],
      ['Hazard Insurance', money(Math.round(escrow * 0.3))],
      ['Taxes', money(escrow - Math.round(escrow * 0.3))],
      ['Mortgage Insurance', '0.00'],
      ['HOA Fees', '0.00'],
      ['Total Primary Housing Expense', money(facts.paymentCents + escrow)],
      ['All Other Monthly Payments', '412.00'],
      ['Total All Monthly Payments', money(facts.paymentCents + escrow + 41_200)],
    ];
    expense.forEach(([label, run], i) => {
      sheet.text(312, 391 + i * 13, label, { size: small });
      sheet.text(470, 391 + i * 13, ['$ ', run], { font: 'mono', size: 8.5, width: 98, align: 'right' });
    });
    sheet.text(312, 514, 'Borrower Funds to Close', { size: small, bold: true });
    at(312, 527, 'Required  $', cash('cash_to_close', facts.disclosure.cashToCloseCents));
    at(312, 540, 'Verified Assets  $', money(facts.disclosure.cashToCloseCents + 1_840_000));
    at(312, 553, 'Source of Funds', 'Checking/Savings');
    at(312, 566, 'No. of Months Reserves', '6');
    at(312, 579, 'Interested Party Contributions', '0.000 %');
    sheet.hline(left, 620, right);
    at(40, 625, 'Underwriter Comments', approval.conditions.length > 0 ? 'Subject to:' : '');
    approval.conditions.forEach((text, i) => {
      sheet.text(52, 637 + i * 11, [`${i + 1}) `, v('conditions', text)], { font: 'mono', size: 8.5 });
    });
    bar(686, 'IV. Seller, Contract, and Contact Information');
    at(40, 703, 'Seller Name', v('lender_name', lender.name));
    at(40, 716, 'Seller Address', v('lender_address', oneLine(lender.address)));
    at(40, 729, 'Seller No.', `2${random.int(1000000, 9999999)}`);
    at(200, 729, 'Seller Loan No.', v('loan_number', facts.loanNumber));
    at(40, 742, 'Contact Name', 'Terri Marsh');
    at(200, 742, 'Contact Phone Number', '(555) 014-8830');
    at(370, 703, 'Investor Loan No.', '');
    sheet.signature(420, 752, 150, { signed, label: 'Terri Marsh', height: 18 });
    sheet.text(420, 755, 'Contact Signature', { size: 6 });
  },
};
