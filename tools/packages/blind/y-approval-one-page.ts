import { money } from '../core/amounts.ts';
import { addDays, addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { business, cash, entityKind, firstBorrower, inLine, on, share, twoLines } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-approval-one-page',
  docType: 'credit_approval',
  suits: business,
  draw(open, facts, { random, signed }) {
    const left = 36;
    const right = 576;
    const b = firstBorrower(facts);
    const a = facts.approval;
    const sheet = open({
      margins: { top: 36, bottom: 40, left, right: 36 },
      style: { font: random.pick(['condensed', 'sans'] as const), size: 9 },
    });
    const slash = (iso: string): string => numericDate(iso, '/', false);
    sheet.text(left, 36, v('lender_name', facts.lender.name), { bold: true, size: 13 });
    sheet.text(right, 36, 'LOAN PRESENTATION', { bold: true, size: 15, align: 'right' });
    sheet.text(left, 54, 'Commercial Lending – for internal use only', { size: 8 });
    sheet.text(
      right,
      54,
      ['Presentation no. ', v('approval_number', a.number), `   Prepared ${slash(addDays(a.date, -random.int(1, 6)))}`],
      { size: 8, align: 'right' },
    );
    let y = 68;
    const band = (title: string): void => {
      sheet.rect(left, y, right - left, 13, { fill: '#d9d9d9', stroke: true });
      sheet.text(left + 4, y + 3, title, { bold: true, size: 8 });
      y += 13;
    };
    /** One row of boxes: caption, content, part of the width. */
    const row = (h: number, cells: readonly (readonly [string, Run | readonly Run[], number])[]): void => {
      let x = left;
      const whole = cells.reduce((sum, [, , part]) => sum + part, 0);
      for (const [caption, runs, part] of cells) {
        const w = ((right - left) * part) / whole;
        sheet.rect(x, y, w, h);
        sheet.text(x + 3, y + 2, caption, { size: 6.5 });
        sheet.text(x + 3, y + 11, runs, { width: w - 5 });
        x += w;
      }
      y += h;
    };
    band('BORROWER');
    row(44, [
      ['Name and address', [v('borrower_name', b.name), '\n', twoLines('borrower_address', b.address)], 4],
      ['Entity', v('borrower_entity_type', entityKind(b)), 2.4],
      ['State', v('borrower_state_of_org', b.stateOfOrganization ?? ''), 1.6],
      ['Tax ID', v('borrower_tin', b.tin), 1.5],
      ['NAICS', v('naics_code', a.naics), 1.2],
    ]);
    row(24, [
      ['Customer since', `${random.int(1994, 2021)}`, 1],
      ['Avg. deposits (12 mo.)', `$${money(random.int(20, 900) * 100_000)}`, 1.6],
      ['Existing debt with bank', `$${money(random.int(2, 90) * 1_000_000)}`, 1.8],
      [
        'Total related exposure after this request',
        `$${money(facts.principalCents + random.int(2, 90) * 1_000_000)}`,
        2.4,
      ],
      ['Officer', v('loan_officer', a.officer), 1.6],
      ['Branch', v('branch_code', a.branch), 0.8],
    ]);
    y += 5;
    band('REQUEST');
    row(24, [
      ['Loan amount', ['$', cash('principal_amount', facts.principalCents)], 1.6],
      ['Loan no. (when assigned)', v('loan_number', facts.loanNumber), 1.4],
      ['Term', [v('term_months', `${facts.termMonths}`), ' months'], 1],
      ['Amortization', [v('amortization_months', `${facts.amortizationMonths}`), ' months'], 1],
      ['Maturity', on('maturity_date', facts.maturityDate, slash), 1],
      ['Product', v('product_code', a.productCode), 0.8],
      ['Call code', v('call_report_code', a.callCode), 0.8],
    ]);
    row(24, [
      ['Rate at closing', [share('interest_rate', facts.rate), '%'], 1],
      ['Fixed / variable', v('rate_type', facts.rateType === 'fixed' ? 'Fixed' : 'Variable'), 1],
      ...(facts.index === null
        ? []
        : ([
            ['Index', v('rate_index', facts.index.name), 3.4],
            ['Margin', [share('rate_margin', facts.index.margin), '%'], 0.8],
            ['Floor', [share('rate_floor', facts.index.floor), '%'], 0.8],
          ] as const)),
      ['Payment', ['$', cash('payment_amount', facts.paymentCents), ' ', v('payment_frequency', 'monthly')], 1.7],
      ['First pmt.', on('first_payment_date', facts.firstPaymentDate, slash), 1],
    ]);
    row(24, [
      ['Purpose', v('loan_purpose', a.purpose), 3],
      ['Origination fee', `${random.pick(['0.50', '0.75', '1.00'])}%`, 1],
      [
        'Prepayment penalty',
        v('prepayment_penalty', facts.prepaymentPenalty ? 'Yes' : 'No', `${facts.prepaymentPenalty}`),
        1.2,
      ],
      ['Renewal of', facts.renewalOf === null ? 'New' : v('renewal_of', facts.renewalOf), 1],
    ]);
    y += 5;
    band('COLLATERAL');
    row(34, [
      ['Real estate', inLine('property_address', facts.property.address), 3.2],
      ['Type', v('property_type', facts.property.type), 1.4],
      ['Lien', [v('lien_position', '1st', '1')], 0.6],
      [
        'Appraised value / date',
        ['$', cash('appraised_value', facts.appraisedCents), '\n', on('appraisal_date', facts.appraisalDate, slash)],
        1.6,
      ],
      [
        'LTV',
        [share('ltv_percent', Math.round((facts.principalCents / facts.appraisedCents) * 1000) * 100, 1), '%'],
        0.8,
      ],
      ['Policy max.', '80.0%', 0.8],
    ]);
    row(24, [
      ['Other collateral', v('collateral_description', facts.collateral), 4],
      ['Flood zone', v('flood_zone', facts.flood.zone), 1],
    ]);
    y += 5;
    band('GUARANTORS');
    for (const g of facts.guarantors)
      row(24, [
        ['Name', v('guarantor_name', g.name), 2],
        [
          'Guaranty',
          facts.guarantyLimitCents === null
            ? v('guaranty_type', 'Unlimited')
            : [v('guaranty_type', 'Limited'), ' to $', cash('guaranty_limit', facts.guarantyLimitCents)],
          2,
        ],
        ['Net worth', `$${money(random.int(3, 60) * 10_000_000)}`, 1.2],
        ['Liquidity', `$${money(random.int(3, 80) * 1_000_000)}`, 1.2],
        ['FICO', `${random.int(672, 815)}`, 0.6],
        ['PFS dated', slash(addMonths(a.date, -random.int(1, 6))), 0.9],
      ]);
    y += 5;
    band('REPAYMENT ANALYSIS');
    row(24, [
      ['Debt service coverage (last FYE)', `${(random.int(121, 210) / 100).toFixed(2)}x`, 1],
      ['Prior FYE', `${(random.int(110, 200) / 100).toFixed(2)}x`, 1],
      ['Debt / worth', `${(random.int(80, 320) / 100).toFixed(2)}`, 1],
      ['Stressed at +300 bp', `${(random.int(100, 119) / 100).toFixed(2)}x`, 1],
      ['Risk rating', v('risk_rating', a.riskRating), 1],
      ['Prior rating', '4', 0.6],
    ]);
    row(36, [
      [
        'Policy exceptions',
        random.pick([
          'None',
          'Interim financial statements older than 90 days; mitigated by deposit trends',
          'Global cash flow excludes spouse’s income',
        ]),
        1,
      ],
    ]);
    y += 5;
    band('CONDITIONS OF APPROVAL');
    const from = y;
    y += 4;
    a.conditions.forEach((condition, i) => {
      sheet.text(left + 6, y, [`${i + 1}.  `, v('conditions', condition)]);
      y += 12;
    });
    y += 2;
    sheet.rect(left, from, right - left, y - from);
    y += 5;
    band('APPROVAL');
    row(24, [
      ['Action', 'Approved as presented', 1.4],
      ['Approved by', v('approved_by', a.approvedBy), 2.2],
      ['Authority', ['$', cash('approval_authority_limit', a.limitCents)], 1.3],
      ['Date approved', on('approval_date', a.date, slash), 1],
      ['Commitment expires', on('approval_expiration_date', a.expires, slash), 1.2],
    ]);
    y += 34;
    sheet.signature(left, y, 170, { signed, label: a.officer });
    sheet.text(left, y + 3, 'Presenting officer', { size: 7 });
    sheet.signature(left + 185, y, 170, { signed, label: 'Second signer' });
    sheet.text(left + 185, y + 3, 'Credit administration', { size: 7 });
    sheet.signature(left + 370, y, 170, { signed, label: a.approvedBy });
    sheet.text(left + 370, y + 3, 'Approving authority', { size: 7 });
  },
};
