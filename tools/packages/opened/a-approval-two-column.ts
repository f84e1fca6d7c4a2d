import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, numericDate, shortMonthDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
const day = (field: string, iso: string): Run => v(field, shortMonthDate(iso), iso);
const pct = (field: string, thousandths: number): Run => v(field, `${rate(thousandths, 2)}%`, plainRate(thousandths));
const exact = (thousandths: number): boolean => thousandths % 10 === 0;
const pctExact = (field: string, t: number): Run => (exact(t) ? pct(field, t) : v(field, `${rate(t)}%`, plainRate(t)));
type Line = readonly [string, readonly Run[]];

function pricing(facts: LoanFacts): Line[] {
  const { index } = facts;
  if (index === null)
    return [['Interest Rate', [pctExact('interest_rate', facts.rate), ' ', v('rate_type', 'Fixed', 'fixed')]]];
  return entries`
    Interest Rate | ${v('rate_index', index.name)} + ${pctExact('rate_margin', index.margin)}, ${v('rate_type', 'adjusting', 'variable')} every ${v('rate_change_frequency', index.frequency)}; initial rate ${pctExact('interest_rate', facts.rate)}
    Floor / Ceiling | ${pctExact('rate_floor', index.floor)} / ${pctExact('rate_ceiling', index.ceiling)}
    First Adjustment | ${day('first_rate_change_date', index.firstChange)}
  `;
}

export const layout: Layout = {
  id: 'a-approval-two-column',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const [borrower = facts.lender] = facts.borrowers;
    const { approval, lender, property } = facts;
    const shade = random.pick(['#e6eef5', '#eeeeee', '#f3ecd9']);
    const sheet = open({
      margins: { top: 64, bottom: 60, left: 54, right: 54 },
      style: { font: random.pick(['franklin', 'slab'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(54, 742, 558, 0.4);
        page.text(54, 746, ['CAM ', v('approval_number', approval.number), ' | ', v('borrower_name', borrower.name)], {
          size: 7,
        });
        page.text(400, 746, `Page ${pageNo} of ${pageCount}`, { size: 7, width: 158, align: 'right' });
      },
    });
    const section = (title: string, lines: readonly Line[]): void => {
      sheet.ensure(60);
      sheet.rect(54, sheet.y, 504, 15, { fill: shade, stroke: true });
      sheet.text(58, sheet.y + 3, bold(title), { size: 9 });
      sheet.y += 15;
      for (const [label, runs] of lines) {
        const text = runs.map((r) => (typeof r === 'string' ? r : 'text' in r ? r.text : r.printed)).join('');
        const rowsNeeded = Math.max(1, Math.ceil((sheet.measure(text) * 1.08) / 352));
        const height = rowsNeeded * 10.8 + 6;
        sheet.ensure(height);
        sheet.rect(54, sheet.y, 144, height);
        sheet.rect(198, sheet.y, 360, height);
        sheet.text(58, sheet.y + 3.5, label);
        sheet.text(202, sheet.y + 3.5, runs, { width: 352 });
        sheet.y += height;
      }
      sheet.y += 9;
    };
    sheet.text(54, 30, v('lender_name', lender.name), { size: 10, bold: true });
    sheet.text(54, 30, 'Commercial Credit Administration', { size: 8, width: 504, align: 'right' });
    sheet.paragraph('CREDIT APPROVAL MEMO', { size: 16, bold: true, after: 8 });
    section('Relationship', [
      ['Borrower', [v('borrower_name', borrower.name)]],
      ['Legal Form', [v('borrower_entity_type', borrower.entityType ?? '')]],
      ['State of Organization', [v('borrower_state_of_org', borrower.stateOfOrganization ?? '')]],
      ['TIN / EIN', [v('borrower_tin', borrower.tin)]],
      ['Street Address', [v('borrower_address', oneLine(borrower.address))]],
      ['Relationship Manager', [v('loan_officer', approval.officer)]],
      ['Credit Analyst', ['Dana Pruitt']],
      ['NAICS / Call Code', [v('naics_code', approval.naics), ' / ', v('call_report_code', approval.callCode)]],
      ['Branch / Product', [v('branch_code', approval.branch), ' / ', v('product_code', approval.productCode)]],
      ['Memo Prepared', [numericDate(addDays(approval.date, -9))]],
    ]);
    section('Facility Information', [
      ['Loan Number', [v('loan_number', facts.loanNumber)]],
      ['Commitment', [cash('principal_amount', facts.principalCents)]],
      ['Purpose', [v('loan_purpose', approval.purpose)]],
      ...pricing(facts),
      [
        'Term / Amortization',
        prose`${v('term_months', `${facts.termMonths / 12} years`, String(facts.termMonths))} / ${v('amortization_months', `${facts.amortizationMonths / 12} years`, String(facts.amortizationMonths))}`,
      ],
      [
        'Repayment',
        prose`${v('number_of_payments', String(facts.numberOfPayments))} ${v('payment_frequency', 'monthly')} payments of ${cash('payment_amount', facts.paymentCents)} beginning ${day('first_payment_date', facts.firstPaymentDate)}${facts.balloonCents === null ? '' : prose`, then a balloon estimated at ${cash('balloon_amount', facts.balloonCents)}`}`,
      ],
      ['Maturity', [day('maturity_date', facts.maturityDate)]],
      [
        'Late Charge',
        prose`${pctExact('late_charge_percent', facts.lateChargePercent)} of a payment more than ${v('grace_days', `${facts.graceDays} days`, String(facts.graceDays))} past due`,
      ],
      ['Default Rate', [pctExact('default_rate', facts.defaultRate)]],
      [
        'Prepayment Penalty',
        [facts.prepaymentPenalty ? v('prepayment_penalty', 'Yes', 'true') : v('prepayment_penalty', 'No', 'false')],
      ],
      ['Origination Fee', [`$${money(Math.round(facts.principalCents * 0.0075))}`]],
    ]);
    const ltv = ((facts.principalCents / facts.appraisedCents) * 100).toFixed(1);
    section('Collateral', [
      ['Business Assets', [v('collateral_description', facts.collateral)]],
      ...(facts.product === 'commercial_term'
        ? []
        : (entries`
          Real Estate | ${v('property_address', oneLine(property.address))}
          Legal | ${v('legal_description', property.legalDescription)}
          Lien Position | ${v('lien_position', 'First', '1')}
          Appraisal | ${cash('appraised_value', facts.appraisedCents)} as of ${day('appraisal_date', facts.appraisalDate)}
          Loan to Value | ${v('ltv_percent', `${ltv}%`, String(Number(ltv)))} (guideline 80.0%)
        ` as Line[])),
    ]);
    section(
      'Guarantor(s) Information',
      facts.guarantors.map(
        (guarantor, i): Line => [
          `Guarantor ${i + 1}`,
          prose`${v('guarantor_name', guarantor.name)} - ${facts.guarantyLimitCents === null ? prose`${v('guaranty_type', 'Unlimited', 'unlimited')}` : prose`${v('guaranty_type', 'Limited', 'limited')} to ${cash('guaranty_limit', facts.guarantyLimitCents)}`}; FICO ${random.int(690, 810)}; stated net worth $${random.int(400, 3900)},000`,
        ],
      ),
    );
    section('Risk', [
      ['Risk Rating', [v('risk_rating', approval.riskRating)]],
      ['DSCR (projected)', ['1.38x; covenant minimum 1.20x tested annually']],
      ['Policy Exceptions', ['None']],
      ['Regulation O', ['Borrower is not an insider or a related interest of an insider.']],
    ]);
    section(
      'Conditions of Approval',
      approval.conditions.map((text, i): Line => [`Condition ${i + 1}`, [v('conditions', text)]]),
    );
    section('Approval', [
      ['Approved By', [v('approved_by', approval.approvedBy)]],
      ['Approval Date', [day('approval_date', approval.date)]],
      ['Approval Expires', [day('approval_expiration_date', approval.expires)]],
      ['Authority', ['up to ', cash('approval_authority_limit', approval.limitCents), ' aggregate']],
    ]);
    sheet.ensure(60);
    sheet.signature(54, sheet.y + 34, 220, { signed, label: approval.approvedBy });
    sheet.text(54, sheet.y + 38, 'Authorized signature', { size: 8 });
  },
};
