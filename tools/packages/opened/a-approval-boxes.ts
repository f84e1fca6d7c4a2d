import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run[] => ['$', v(field, money(cents), plainMoney(cents))];
const day = (field: string, iso: string): Run => v(field, numericDate(iso), iso);
const pct = (field: string, thousandths: number): Run => v(field, `${rate(thousandths, 3)}%`, plainRate(thousandths));
type Cell = readonly [share: number, label: string, runs: Run | readonly Run[]];

export const layout: Layout = {
  id: 'a-approval-boxes',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const [borrower = facts.lender] = facts.borrowers;
    const { approval, lender, property, index } = facts;
    const font = random.pick(['sans', 'condensed'] as const);
    const sheet = open({ margins: { top: 34, bottom: 30, left: 36, right: 36 }, style: { font, size: 9 } });
    const left = 36;
    const full = 540;
    sheet.text(left, 34, v('lender_name', lender.name), { size: 12, bold: true });
    sheet.text(left, 34, 'LOAN APPROVAL', { size: 15, bold: true, width: full, align: 'right' });
    sheet.text(left, 52, 'Commercial  -  Form LA-110 (Rev. 4/22)  -  Attach to credit file', { size: 7 });
    sheet.y = 66;
    const bar = (text: string): void => {
      sheet.rect(left, sheet.y, full, 13, { fill: '#2b3a4a' });
      sheet.text(left + 4, sheet.y + 3, text, { size: 8, bold: true, colour: 'white' });
      sheet.y += 13;
    };
    const row = (height: number, cells: readonly Cell[]): void => {
      const total = cells.reduce((sum, [share]) => sum + share, 0);
      let x = left;
      for (const [share, label, runs] of cells) {
        const w = (full * share) / total;
        sheet.rect(x, sheet.y, w, height);
        sheet.text(x + 3, sheet.y + 2.5, label, { size: 6, colour: '#333333' });
        sheet.text(x + 4, sheet.y + 11, runs, { width: w - 7, size: 9, bold: true });
        x += w;
      }
      sheet.y += height;
    };
    bar('A.  CUSTOMER');
    row(36, [
      [3, 'Applicant / Obligor (exact legal name)', v('borrower_name', borrower.name)],
      [3, 'Organized as', v('borrower_entity_type', borrower.entityType ?? '')],
      [1.4, 'Tax I.D.', v('borrower_tin', borrower.tin)],
      [1, 'NAICS', v('naics_code', approval.naics)],
    ]);
    row(26, [
      [4, 'Mailing address', v('borrower_address', oneLine(borrower.address))],
      [1, 'Customer since', '2014'],
      [1.3, 'Total exposure after this loan', `$${money(facts.principalCents + 21_500_000)}`],
    ]);
    bar('B.  FACILITY');
    row(26, [
      [1.5, 'Note / account number', v('loan_number', facts.loanNumber)],
      [1.6, 'Amount approved', cash('principal_amount', facts.principalCents)],
      [1, 'Rate', pct('interest_rate', facts.rate)],
      [1, 'Term (mos.)', v('term_months', String(facts.termMonths))],
      [1, 'Amort. (mos.)', v('amortization_months', String(facts.amortizationMonths))],
      [1.4, 'P & I payment', cash('payment_amount', facts.paymentCents)],
    ]);
    row(26, [
      [1, 'First pmt. due', day('first_payment_date', facts.firstPaymentDate)],
      [1, 'Matures', day('maturity_date', facts.maturityDate)],
      [1, 'Pay cycle', v('payment_frequency', 'Monthly', 'monthly')],
      [
        1,
        'Accrual',
        v('day_count', facts.dayCount === '30/360' ? '30/360' : facts.dayCount.replace('a', 'A'), facts.dayCount),
      ],
      [1, 'Loan fee', `$${money(Math.round(facts.principalCents / 100))}`],
      [1.2, 'Renews / modifies note no.', facts.renewalOf === null ? 'N/A' : v('renewal_of', facts.renewalOf)],
    ]);
    const y = sheet.y;
    sheet.rect(left, y, full, 40);
    sheet.text(left + 3, y + 2.5, 'Pricing', { size: 6 });
    sheet.checkbox(left + 6, y + 12, { marked: index === null, label: 'Fixed', field: 'rate_type', size: 8 });
    sheet.text(left + 18, y + 12, index === null ? v('rate_type', 'Fixed', 'fixed') : 'Fixed');
    sheet.checkbox(left + 60, y + 12, { marked: index !== null, label: 'Variable', field: 'rate_type', size: 8 });
    sheet.text(left + 72, y + 12, index === null ? 'Variable' : v('rate_type', 'Variable', 'variable'));
    sheet.text(left + 130, y + 12, index === null ? 'Index: n/a' : ['Index: ', v('rate_index', index.name)]);
    sheet.text(
      left + 130,
      y + 26,
      index === null
        ? 'Margin: n/a     Floor: n/a     Cap: n/a     Reprices: n/a'
        : prose`Margin: +${pct('rate_margin', index.margin)}   Floor: ${pct('rate_floor', index.floor)}   Cap: ${pct('rate_ceiling', index.ceiling)}   Reprices each ${v('rate_change_frequency', index.frequency)} from ${day('first_rate_change_date', index.firstChange)}`,
    );
    sheet.y = y + 40;
    row(26, [[1, 'Purpose of credit', v('loan_purpose', approval.purpose)]]);
    bar('C.  SECURITY');
    row(26, [[1, 'Personal property', v('collateral_description', facts.collateral)]]);
    const ltv = ((facts.principalCents / facts.appraisedCents) * 100).toFixed(2);
    if (facts.product !== 'commercial_term') {
      row(26, [
        [4, 'Real property', v('property_address', oneLine(property.address))],
        [1.6, 'Type', v('property_type', property.type)],
        [1.2, 'County', v('property_county', property.county)],
        [0.8, 'Lien', v('lien_position', '1st', '1')],
      ]);
      row(26, [
        [1.6, 'Appraised value', cash('appraised_value', facts.appraisedCents)],
        [1, 'As of', day('appraisal_date', facts.appraisalDate)],
        [1, 'LTV', v('ltv_percent', `${ltv}%`, String(Number(ltv)))],
        [1, 'Policy limit', '80.00%'],
        [1, 'Flood zone', v('flood_zone', facts.flood.zone)],
        [1.2, 'Assessor parcel', v('parcel_number', property.parcel)],
      ]);
    }
    bar('D.  GUARANTORS');
    facts.guarantors.forEach((guarantor, i) => {
      row(26, [
        [2, `Name (${i + 1})`, v('guarantor_name', guarantor.name)],
        [3.4, 'Address', v('guarantor_address', oneLine(guarantor.address))],
        [
          1,
          'Guaranty',
          facts.guarantyLimitCents === null
            ? v('guaranty_type', 'Unlimited', 'unlimited')
            : v('guaranty_type', 'Limited', 'limited'),
        ],
        [1.4, 'Limit', facts.guarantyLimitCents === null ? 'None' : cash('guaranty_limit', facts.guarantyLimitCents)],
      ]);
    });
    bar('E.  CONDITIONS AND EXCEPTIONS');
    const top = sheet.y;
    const boxHeight = 18 + approval.conditions.length * 12;
    sheet.rect(left, top, full * 0.66, boxHeight);
    sheet.rect(left + full * 0.66, top, full * 0.34, boxHeight);
    sheet.text(left + 3, top + 2.5, 'Conditions precedent to funding', { size: 6 });
    approval.conditions.forEach((text, i) => {
      sheet.text(left + 6, top + 12 + i * 12, [`${i + 1}.  `, v('conditions', text)], { size: 9 });
    });
    sheet.text(left + full * 0.66 + 3, top + 2.5, 'Policy Exceptions', { size: 6 });
    sheet.text(left + full * 0.66 + 4, top + 12, 'None reported', { size: 9 });
    sheet.y = top + boxHeight;
    bar('F.  DECISION');
    row(26, [
      [1, 'Risk Rating', v('risk_rating', approval.riskRating)],
      [1, 'Call code', v('call_report_code', approval.callCode)],
      [1, 'Branch', v('branch_code', approval.branch)],
      [1, 'Product', v('product_code', approval.productCode)],
      [1.6, 'Officer', v('loan_officer', approval.officer)],
      [1.2, 'Approval no.', v('approval_number', approval.number)],
    ]);
    row(36, [
      [2.6, 'Approving authority', v('approved_by', approval.approvedBy)],
      [1.5, 'Authority limit', cash('approval_authority_limit', approval.limitCents)],
      [1, 'Date approved', day('approval_date', approval.date)],
      [1, 'Good until', day('approval_expiration_date', approval.expires)],
    ]);
    sheet.y += 34;
    sheet.signature(left, sheet.y, 220, { signed, label: approval.officer });
    sheet.signature(left + 290, sheet.y, 250, { signed, label: approval.approvedBy });
    sheet.text(left, sheet.y + 3, 'Account officer', { size: 7 });
    sheet.text(left + 290, sheet.y + 3, 'Approving officer / committee secretary', { size: 7 });
    sheet.text(left, 764, 'White - Credit File     Yellow - Loan Operations     Pink - Officer', { size: 6.5 });
  },
};
