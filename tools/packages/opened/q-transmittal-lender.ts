import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const left = 40;
const width = 532;
const half = 262;
const right = left + half + 8;

export const layout: Layout = {
  id: 'q-transmittal-lender',
  docType: 'underwriting_transmittal',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { approval: a, lender, property, disclosure: d } = facts;
    const purchase = facts.product === 'residential_purchase';
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const base = Math.min(facts.appraisedCents, facts.salePriceCents ?? facts.appraisedCents);
    const ltv = Math.round((facts.principalCents / base) * 10_000) * 10;
    const sheet = open({
      margins: { top: 36, bottom: 44, left, right: 40 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 758, `Underwriting Transmittal Summary  ${pageNo}/${pageCount}`, { size: 7 });
        page.text(left, 758, ['Loan # ', v('loan_number', facts.loanNumber)], { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, sheet.y, 'Underwriting Transmittal Summary', { bold: true, size: 15, width, align: 'center' });
    sheet.y += 24;
    const band = (title: string): void => {
      sheet.rect(left, sheet.y, width, 13, { fill: '#222222' });
      sheet.text(left + 4, sheet.y + 2.5, title, { bold: true, size: 8.5, colour: 'white' });
      sheet.y += 18;
    };
    const at = (x: number, y: number, label: string, runs: Run | readonly Run[], tab: number): number => {
      sheet.text(x + 2, y, label);
      return Math.max(sheet.text(x + tab, y, runs, { width: half - tab }), y + 10.2) + 3;
    };
    const tick = (x: number, y: number, label: string, marked: boolean, field?: string): number => {
      sheet.checkbox(x, y, { marked, label, size: 7.5, ...(field === undefined ? {} : { field }) });
      sheet.text(x + 11, y - 0.5, label, { size: 8 });
      return y + 12;
    };

    band('I.  Borrower and Property');
    for (const [i, b] of facts.borrowers.entries()) {
      const y = sheet.y;
      at(left, y, i === 0 ? 'Borrower' : 'Co-Borrower', v('borrower_name', b.name), 76);
      at(right, y, 'SSN', v('borrower_tin', b.tin), 76);
      sheet.y = y + 14;
    }
    sheet.text(left + 2, sheet.y, 'Property address');
    sheet.text(left + 76, sheet.y, [v('property_address', oneLine(property.address))]);
    sheet.y += 14;
    const top = sheet.y;
    sheet.text(left + 2, top, 'Property type', { bold: true });
    let y = top + 13;
    for (const [label, value] of [
      ['Single family', 'Single Family'],
      ['2–4 units', ''],
      ['Condominium', 'Condominium'],
      ['PUD', 'PUD'],
      ['Co-op', ''],
    ] as const)
      y = tick(left + 4, y, label, value === property.type, 'property_type');
    sheet.text(left + 136, top, 'Occupancy', { bold: true });
    let y2 = top + 13;
    for (const label of ['Primary residence', 'Second home', 'Investment'])
      y2 = tick(left + 138, y2, label, label === 'Primary residence', 'occupancy');
    let y3 = at(
      right,
      top,
      'Sales price',
      facts.salePriceCents === null ? 'N/A' : cash('sale_price', facts.salePriceCents),
      100,
    );
    y3 = at(right, y3, 'Appraised value', cash('appraised_value', facts.appraisedCents), 100);
    y3 = at(
      right,
      y3,
      'Date of appraisal',
      v('appraisal_date', numericDate(facts.appraisalDate), facts.appraisalDate),
      100,
    );
    y3 = at(right, y3, 'County', v('property_county', property.county), 100);
    at(right, y3, 'Project name', property.type === 'Single Family' ? '–' : 'Willow Creek', 100);
    sheet.y = y + 6;

    band('II.  Mortgage Information');
    const mid = sheet.y;
    sheet.text(left + 2, mid, 'Loan type', { bold: true });
    let c1 = mid + 13;
    for (const label of ['Conventional', 'FHA', 'VA', 'USDA-RD'])
      c1 = tick(left + 4, c1, label, label === 'Conventional');
    sheet.text(left + 92, mid, 'Amortization', { bold: true });
    let c2 = mid + 13;
    for (const [label, value] of [
      ['Fixed rate', 'fixed'],
      ['ARM', 'variable'],
      ['Balloon', ''],
    ] as const)
      c2 = tick(left + 94, c2, label, value === facts.rateType, 'rate_type');
    sheet.text(left + 172, mid, 'Loan purpose', { bold: true });
    let c3 = mid + 13;
    for (const label of ['Purchase', 'No cash-out refi', 'Cash-out refi', 'Construction'])
      c3 = tick(left + 174, c3, label, label === (purchase ? 'Purchase' : 'No cash-out refi'), 'loan_purpose');
    let r = at(right, mid, 'Original loan amount', cash('principal_amount', facts.principalCents), 130);
    r = at(right, r, 'Note rate', v('interest_rate', `${rate(facts.rate)}%`, plainRate(facts.rate)), 130);
    r = at(right, r, 'Loan term (in months)', v('term_months', `${facts.termMonths}`), 130);
    r = at(right, r, 'Initial P&I payment', cash('payment_amount', facts.paymentCents), 130);
    r = at(right, r, 'Lien position', [v('lien_position', 'First mortgage', '1')], 130);
    r = at(right, r, 'Subordinate financing', '$0.00', 130);
    sheet.y = Math.max(c1, c3, r) + 4;

    band('III.  Underwriting Information');
    const body = sheet.y;
    const scores = facts.borrowers.map(() => random.int(672, 806));
    const taxes = Math.round(d.escrowCents * 0.72);
    const housing = facts.paymentCents + d.escrowCents;
    const income = Math.round(housing / (0.2 + random.next() * 0.08));
    const debts = random.int(12, 90) * 1_000;
    const amount = (label: string, cents: number, y: number, isBold = false, field?: string): number => {
      sheet.text(left + 4, y, label, { bold: isBold });
      sheet.text(left + 4, y, field === undefined ? `$${money(cents)}` : cash(field, cents), {
        width: half - 12,
        align: 'right',
        bold: isBold,
      });
      return y + 12;
    };
    sheet.text(left + 2, body, 'Stable monthly income', { bold: true });
    let f = body + 13;
    f = amount('Base income', income - 40_000, f);
    f = amount('Other income', 40_000, f);
    f = amount('Total income', income, f, true) + 6;
    sheet.text(left + 2, f, 'Present housing payment', { bold: true });
    f = amount('', Math.round(housing * 0.83), f) + 4;
    sheet.text(left + 2, f, 'Proposed monthly payments', { bold: true });
    f = amount('First mortgage P&I', facts.paymentCents, f + 13, false, 'payment_amount');
    f = amount('Real estate taxes', taxes, f);
    f = amount('Hazard insurance', d.escrowCents - taxes, f);
    f = amount('Mortgage insurance', 0, f);
    f = amount('Total primary housing expense', housing, f, true);
    f = amount('All other monthly payments', debts, f);
    f = amount('Total all monthly payments', housing + debts, f, true);
    sheet.text(right + 2, body, 'Qualifying ratios', { bold: true });
    let g = body + 13;
    const percent = (part: number): string => `${((part / income) * 100).toFixed(2)}%`;
    g = at(right, g, 'Primary housing expense / income', percent(housing), 170);
    g = at(right, g, 'Total obligations / income', percent(housing + debts), 170) + 3;
    sheet.text(right + 2, g, 'Loan-to-value ratios', { bold: true });
    g = at(right, g + 13, 'LTV', v('ltv_percent', `${rate(ltv, 2)}%`, plainRate(ltv)), 170);
    g = at(right, g, 'CLTV / TLTV', `${rate(ltv, 2)}%`, 170);
    g = at(right, g, 'HCLTV / HTLTV', `${rate(ltv, 2)}%`, 170) + 3;
    g = at(right, g, 'Qualifying rate', [`${rate(facts.rate)}% (note rate)`], 110);
    g = at(right, g, 'Level of property review', 'Exterior / interior', 110);
    g = at(right, g, 'Representative score', `${Math.min(...scores)}`, 110);
    g = at(right, g, 'Escrow (T&I)', 'Yes', 110);
    g = at(right, g, 'Risk assessment', 'AUS – Approve / Eligible', 110);
    g = at(right, g, 'AUS case ID', `${random.int(1_000_000_000, 1_999_999_999)}`, 110);
    g = at(right, g, 'Verified reserves', `${random.int(3, 14)} months`, 110);
    sheet.vline(left + half + 2, body, Math.max(f, g));
    sheet.y = Math.max(f, g) + 6;

    sheet.text(left + 2, sheet.y, 'Underwriter comments', { bold: true });
    sheet.y += 12;
    sheet.paragraph(
      prose`Income supported by two years of W-2 forms and a paystub within 30 days. Assets verified by two months of statements; one large deposit of $6,250.00 sourced to sale of a vehicle. ${purchase ? 'Seller contribution of 2.00% is within the 3.00% allowed. ' : 'Existing first mortgage is paid off through closing. '}Flood zone ${v('flood_zone', facts.flood.zone)} per determination in file.`,
      { indent: 2, after: 8, align: 'justify' },
    );
    sheet.text(left + 2, sheet.y, 'Conditions', { bold: true });
    sheet.y += 12;
    a.conditions.forEach((condition, i) => {
      sheet.paragraph([`${i + 1}) `, v('conditions', condition)], { indent: 6, after: 1 });
    });
    sheet.y += 6;
    sheet.ensure(96);
    band('IV.  Seller, Contract and Contact Information');
    const foot = sheet.y;
    let s = at(left, foot, 'Seller name', v('lender_name', lender.name), 80);
    s = at(left, s, 'Seller address', v('lender_address', oneLine(lender.address)), 80);
    s = at(left, s, 'Loan officer', v('loan_officer', a.officer), 80);
    let t = at(right, foot, 'Seller loan number', v('loan_number', facts.loanNumber), 110);
    t = at(right, t, 'Investor loan number', `${random.int(40_000_000, 49_999_999)}`, 110);
    t = at(right, t, 'Commitment number', `M${random.int(10_000, 99_999)}`, 110);
    sheet.y = Math.max(s, t) + 24;
    const underwriter = random.pick(['Dana Whitlock', 'Sheila M. Prouty', 'Victor Amsel']);
    sheet.signature(left + 2, sheet.y, 190, { signed, label: underwriter });
    sheet.text(left + 2, sheet.y + 3, `Underwriter’s name: ${underwriter}`, { size: 8 });
    sheet.text(right + 2, sheet.y - 8, `Date: ${numericDate(addDays(a.date, -1))}`, { size: 8.5 });
  },
};
