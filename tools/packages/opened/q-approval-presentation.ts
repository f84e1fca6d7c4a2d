import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { over, type Run, v } from '../core/runs.ts';

const left = 50;
const width = 512;

export const layout: Layout = {
  id: 'q-approval-presentation',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { approval: a, lender, index, property } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const realEstate = facts.product !== 'commercial_term';
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const pct = (field: string, r: number): Run => v(field, `${rate(r)}%`, plainRate(r));
    const day = (field: string, iso: string): Run => v(field, numericDate(iso, '/', false), iso);
    const whole = (n: number): string => `$${money(Math.round(n / 100_000) * 100_000).replace(/\.00$/, '')}`;
    const sheet = open({
      margins: { top: 50, bottom: 58, left, right: 50 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 748, left + width);
        page.text(left, 752, 'Confidential – for internal credit use only. Not a commitment to lend.', { size: 7 });
        page.text(left, 752, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.rect(left, sheet.y, width, 34, { fill: '#1f4e3d' });
    sheet.text(left + 10, sheet.y + 6, [v('lender_name', lender.name)], { bold: true, size: 13, colour: 'white' });
    sheet.text(left + 10, sheet.y + 21, 'Commercial Lending', { size: 8, colour: 'white' });
    sheet.text(left, sheet.y + 10, 'CREDIT APPROVAL PRESENTATION', {
      bold: true,
      size: 12,
      colour: 'white',
      width: width - 10,
      align: 'right',
    });
    sheet.y += 42;

    const head = (title: string): void => {
      sheet.ensure(60);
      sheet.rect(left, sheet.y, width, 14, { fill: '#dbe6df', stroke: false });
      sheet.text(left + 4, sheet.y + 3, title, { bold: true, size: 9 });
      sheet.y += 18;
    };
    const pairs = (rows: readonly (readonly [string, Run | readonly Run[], string, Run | readonly Run[]])[]): void => {
      for (const [l1, r1, l2, r2] of rows) {
        sheet.text(left + 4, sheet.y, l1, { bold: true });
        const y1 = sheet.text(left + 100, sheet.y, r1, { width: 165 });
        sheet.text(left + 272, sheet.y, l2, { bold: true });
        const y2 = sheet.text(left + 370, sheet.y, r2, { width: 140 });
        sheet.y = Math.max(y1, y2, sheet.y + 10.8) + 2;
      }
      sheet.y += 6;
    };
    /** Rows of a ruled table; each row is as high as its longest cell. */
    const table = (widths: readonly number[], rows: readonly (readonly (Run | readonly Run[])[])[]): void => {
      sheet.ensure(rows.length * 15 + 24);
      rows.forEach((row, i) => {
        sheet.ensure(36);
        const top = sheet.y;
        let bottom = top + 14;
        let x = left;
        if (i === 0) sheet.rect(left, top, width, 14, { fill: '#f0f0f0', stroke: false });
        row.forEach((cell, c) => {
          const w = widths[c] ?? 60;
          bottom = Math.max(bottom, sheet.text(x + 4, top + 3, cell, { width: w - 8, size: 8.5, bold: i === 0 }) + 2);
          x += w;
        });
        sheet.rect(left, top, width, bottom - top);
        x = left;
        for (const w of widths.slice(0, -1)) {
          x += w;
          sheet.vline(x, top, bottom);
        }
        sheet.y = bottom;
      });
      sheet.y += 10;
    };

    pairs([
      ['Presented to:', 'Loan Committee', 'Presentation No.:', v('approval_number', a.number)],
      [
        'Meeting date:',
        numericDate(addDays(a.date, -2), '/', false),
        'Application rec’d:',
        numericDate(addDays(a.date, -24), '/', false),
      ],
      ['Account officer:', v('loan_officer', a.officer), 'Branch:', v('branch_code', a.branch)],
      [
        'Request:',
        facts.renewalOf === null ? 'New money' : 'Renewal',
        'Loan number:',
        v('loan_number', facts.loanNumber),
      ],
    ]);

    head('BORROWER');
    pairs([
      ['Legal name:', v('borrower_name', borrower.name), 'Tax ID:', v('borrower_tin', borrower.tin)],
      [
        'Address:',
        v('borrower_address', oneLine(borrower.address)),
        'Organized as:',
        over(
          'borrower_entity_type',
          prose`a ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')}${(borrower.entityType ?? '').slice(`a ${borrower.stateOfOrganization ?? ''}`.length)}`,
        ),
      ],
      ['NAICS:', v('naics_code', a.naics), 'Customer since:', `${random.int(1996, 2019)}`],
      ['Call report code:', v('call_report_code', a.callCode), 'Product:', v('product_code', a.productCode)],
    ]);

    head('PROPOSED TERMS');
    const terms: (readonly (Run | readonly Run[])[])[] = [
      ['Term', 'Proposed', 'Loan policy'],
      ['Amount', [cash('principal_amount', facts.principalCents)], 'In-house limit $6,500,000'],
      ['Purpose', [v('loan_purpose', a.purpose)], '–'],
      [
        'Interest rate',
        prose`${pct('interest_rate', facts.rate)}, ${v('rate_type', facts.rateType)}${index === null ? '' : prose`. Thereafter ${v('rate_index', index.name)} plus ${pct('rate_margin', index.margin)}, adjusting every ${v('rate_change_frequency', index.frequency)} beginning ${day('first_rate_change_date', index.firstChange)}`}`,
        'Pricing committee matrix',
      ],
    ];
    if (index !== null)
      terms.push([
        'Floor / ceiling',
        [pct('rate_floor', index.floor), ' / ', pct('rate_ceiling', index.ceiling)],
        'Floor required',
      ]);
    terms.push(
      ['Term', [v('term_months', `${facts.termMonths} months`, `${facts.termMonths}`)], '180 months maximum'],
      [
        'Amortization',
        [v('amortization_months', `${facts.amortizationMonths} months`, `${facts.amortizationMonths}`)],
        '300 months maximum',
      ],
      [
        'Repayment',
        prose`${v('payment_frequency', 'Monthly', 'monthly')} principal and interest of ${cash('payment_amount', facts.paymentCents)}${facts.balloonCents === null ? ', fully amortizing' : ', balance due at maturity'}`,
        'Monthly or quarterly',
      ],
      ['Origination fee', '0.75%, plus document preparation of $350', 'Minimum 0.50%'],
      [
        'Prepayment',
        facts.prepaymentPenalty
          ? [v('prepayment_penalty', 'Penalty of 3%, 2%, 1% in years 1, 2, 3', 'true')]
          : [v('prepayment_penalty', 'No penalty', 'false')],
        'Negotiable',
      ],
    );
    table([96, 288, 128], terms);

    head('GUARANTORS');
    table(
      [150, 92, 90, 60, 120],
      [
        ['Name', 'Net worth', 'Liquidity', 'FICO', 'Guaranty'],
        ...facts.guarantors.map((g): (Run | readonly Run[])[] => [
          v('guarantor_name', g.name),
          whole(facts.principalCents * (0.6 + random.next())),
          whole(facts.principalCents * (0.05 + random.next() * 0.1)),
          `${random.int(668, 812)}`,
          facts.guarantyLimitCents === null
            ? v('guaranty_type', 'Unlimited', 'unlimited')
            : [v('guaranty_type', 'Limited', 'limited'), ' to ', cash('guaranty_limit', facts.guarantyLimitCents)],
        ]),
      ],
    );

    head('COLLATERAL');
    const ltv = Math.round((facts.principalCents / facts.appraisedCents) * 10_000) * 10;
    if (realEstate) {
      pairs([
        [
          'Real estate:',
          v('property_address', oneLine(property.address)),
          'Lien:',
          [v('lien_position', '1st', '1'), ' deed of trust / mortgage'],
        ],
        ['Type:', v('property_type', property.type), 'County:', v('property_county', property.county)],
        [
          'Appraised value:',
          [cash('appraised_value', facts.appraisedCents), ' as of ', day('appraisal_date', facts.appraisalDate)],
          'Loan to value:',
          [v('ltv_percent', `${rate(ltv, 2)}%`, plainRate(ltv)), ' (guideline 80%)'],
        ],
      ]);
      if (facts.product === 'sba') {
        sheet.y -= 4;
        sheet.paragraph(['Also: ', v('collateral_description', facts.collateral), ' (abundance of caution).'], {
          indent: 4,
          after: 8,
        });
      }
    } else {
      sheet.paragraph(
        prose`${v('lien_position', 'First', '1')} security interest in: ${v('collateral_description', facts.collateral)}. Advance rates: 75% of eligible accounts under 90 days, 50% of inventory, 60% of equipment at cost.`,
        { indent: 4, after: 8 },
      );
    }

    head('EXPOSURE AND CASH FLOW');
    const other = Math.round(facts.principalCents * 0.12);
    table(
      [212, 100, 100, 100],
      [
        ['Relationship', 'Outstanding', 'Available', 'Commitment'],
        ['Term loan, vehicles (matures in 26 months)', whole(other), '–', whole(other)],
        ['Business credit card', '$4,112', '$20,888', '$25,000'],
        ['Total with this request', '', '', whole(other + facts.principalCents + 2_500_000)],
      ],
    );
    const sales = facts.principalCents * 2.1;
    table(
      [152, 120, 120, 120],
      [
        [
          'Fiscal year ended 12/31',
          `${Number(a.date.slice(0, 4)) - 3}`,
          `${Number(a.date.slice(0, 4)) - 2}`,
          `${Number(a.date.slice(0, 4)) - 1}`,
        ],
        ['Net sales', whole(sales * 0.88), whole(sales * 0.95), whole(sales)],
        ['EBITDA', whole(sales * 0.09), whole(sales * 0.1), whole(sales * 0.12)],
        ['Debt service coverage', '1.21x', '1.34x', `1.${random.int(38, 72)}x`],
        ['Debt / tangible net worth', '2.8', '2.4', '2.1'],
      ],
    );

    head('RISK RATING AND POLICY EXCEPTIONS');
    pairs([
      ['Risk Rating:', v('risk_rating', a.riskRating), 'Watch list:', 'No'],
      [
        'Policy Exceptions:',
        realEstate && ltv > 80_000 ? 'Loan to value over guideline' : 'None',
        'Reg O / affiliate:',
        'No',
      ],
    ]);
    head('CONDITIONS OF APPROVAL');
    a.conditions.forEach((condition, i) => {
      sheet.paragraph([`${i + 1}.  `, v('conditions', condition)], { indent: 10, after: 2 });
    });
    sheet.y += 8;
    head('RECOMMENDATION');
    sheet.paragraph(
      prose`The borrower has shown steady margins and the guarantors bring experience of ${random.int(11, 28)} years in the trade. Secondary repayment is adequate through the collateral, and tertiary repayment through the guarantors. Primary weakness is the concentration of 31% of sales in one customer. Approval is recommended.`,
      { align: 'justify', after: 10 },
    );
    sheet.ensure(120);
    head('APPROVAL');
    pairs([
      ['Approved by:', v('approved_by', a.approvedBy), 'Date approved:', v('approval_date', longDate(a.date), a.date)],
      [
        'Lending authority:',
        cash('approval_authority_limit', a.limitCents),
        'Approval expires:',
        v('approval_expiration_date', longDate(a.expires), a.expires),
      ],
    ]);
    const y = sheet.y + 28;
    sheet.signature(left + 4, y, 200, { signed, label: a.officer });
    sheet.text(left + 4, y + 3, 'Account officer', { size: 8 });
    sheet.signature(left + 280, y, 200, { signed, label: a.approvedBy });
    sheet.text(left + 280, y + 3, 'For the approving authority', { size: 8 });
  },
};
