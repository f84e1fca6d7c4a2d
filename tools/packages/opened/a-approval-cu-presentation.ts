import { money, plainMoney, plainRate } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
const whole = (cents: number): string => (cents % 100 === 0 ? money(cents).slice(0, -3) : money(cents));
const day = (field: string, iso: string): Run => v(field, numericDate(iso, '/', false), iso);
const pct = (field: string, t: number): Run => v(field, `${plainRate(t)}%`, plainRate(t));

export const layout: Layout = {
  id: 'a-approval-cu-presentation',
  docType: 'credit_approval',
  suits: (facts) => facts.loanClass === 'business' && facts.lender.name.includes('Credit Union'),
  draw(open, facts, { random, signed }) {
    const [borrower = facts.lender] = facts.borrowers;
    const { approval, lender, property, index } = facts;
    const sheet = open({
      margins: { top: 58, bottom: 62, left: 60, right: 60 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.text(60, 744, ['Member No. 0048812-00     Loan ID ', v('loan_number', facts.loanNumber)], { size: 7.5 });
        page.text(360, 744, `MBL Presentation, page ${pageNo} of ${pageCount}`, {
          size: 7.5,
          width: 192,
          align: 'right',
        });
      },
    });
    const head = (text: string): void => {
      sheet.ensure(54);
      sheet.y += 4;
      sheet.paragraph(text, { bold: true, size: 11, colour: '#1d5a3a', after: 2 });
      sheet.hline(60, sheet.y, 552, 0.8);
      sheet.y += 6;
    };
    const pair = (x: number, w: number, label: string, runs: Run | readonly Run[]): number => {
      sheet.text(x, sheet.y, label, { size: 7.5, colour: '#555555' });
      return sheet.text(x, sheet.y + 10, runs, { width: w });
    };
    const across = (cells: readonly (readonly [string, Run | readonly Run[]])[]): void => {
      sheet.ensure(44);
      const w = 492 / cells.length;
      sheet.y = Math.max(...cells.map(([label, runs], i) => pair(60 + i * w, w - 10, label, runs))) + 7;
    };
    sheet.paragraph(v('lender_name', lender.name), { bold: true, size: 13, after: 0 });
    sheet.paragraph('Member Business Services', { size: 9, after: 10 });
    sheet.paragraph('LOAN PRESENTATION', { bold: true, size: 17, after: 2 });
    sheet.paragraph(['Prepared for Loan Committee meeting of ', numericDate(addDays(approval.date, -1), '/', false)], {
      size: 9,
      after: 8,
    });
    head('Member');
    across([
      ['Member / Borrower', v('borrower_name', borrower.name)],
      ['Entity', v('borrower_entity_type', borrower.entityType ?? '')],
      ['Member since', '6/2009'],
    ]);
    across([
      ['Address', v('borrower_address', oneLine(borrower.address))],
      ['Principal contact', `${borrower.signer}, ${borrower.capacity ?? 'Manager'}`],
      ['Business Loan Officer', v('loan_officer', approval.officer)],
    ]);
    head('The Request');
    across(entries`
      Loan amount | ${cash('principal_amount', facts.principalCents)}
      Rate | ${pct('interest_rate', facts.rate)} ${v('rate_type', facts.rateType === 'fixed' ? 'Fixed' : 'Variable', facts.rateType)}
      Term | ${v('term_months', `${facts.termMonths} mo.`, String(facts.termMonths))}
      Amortized over | ${v('amortization_months', `${facts.amortizationMonths} mo.`, String(facts.amortizationMonths))}
      Est. payment | ${cash('payment_amount', facts.paymentCents)}
    `);
    if (index !== null)
      across([
        ['Index', v('rate_index', index.name)],
        ['Spread', pct('rate_margin', index.margin)],
        ['Floor', pct('rate_floor', index.floor)],
        ['Lifetime cap', pct('rate_ceiling', index.ceiling)],
        ['First change', day('first_rate_change_date', index.firstChange)],
      ]);
    for (const runs of paragraphs`
      ${bold('Use of funds: ')}${v('loan_purpose', approval.purpose)}
      The member operates in a stable local market and has held its share draft, payroll and merchant accounts with the credit union without incident. Aggregate member business loans to this member and associated borrowers stand at 4.2% of net worth after this request, below the 15% limit of 12 CFR 723.
    `)
      sheet.paragraph(runs);
    head('Sources and Uses');
    const fee = Math.round(facts.principalCents / 100);
    const table: [string, Run, string, string][] = [
      [
        'Credit union loan',
        cash('principal_amount', facts.principalCents),
        'Project cost',
        `$${money(facts.principalCents + 5_000_000)}`,
      ],
      ['Member equity', `$${money(5_000_000 + fee)}`, 'Fees', `$${money(fee)}`],
      [
        'Total sources',
        `$${money(facts.principalCents + 5_000_000 + fee)}`,
        'Total uses',
        `$${money(facts.principalCents + 5_000_000 + fee)}`,
      ],
    ];
    for (const [a, x, b, y] of table) {
      sheet.text(60, sheet.y, a);
      sheet.text(180, sheet.y, x, { width: 110, align: 'right' });
      sheet.text(320, sheet.y, b);
      sheet.text(430, sheet.y, y, { width: 110, align: 'right' });
      sheet.y += 14;
    }
    head('Collateral and Guarantors');
    if (facts.product !== 'commercial_term') {
      const ltv = ((facts.principalCents / facts.appraisedCents) * 100).toFixed(2);
      across([
        ['Real estate', v('property_address', oneLine(property.address))],
        ['Property type', v('property_type', property.type)],
        ['Value', [v('appraised_value', `$${whole(facts.appraisedCents)}`, plainMoney(facts.appraisedCents))]],
        ['Valued on', day('appraisal_date', facts.appraisalDate)],
        ['LTV', v('ltv_percent', `${ltv}%`, String(Number(ltv)))],
      ]);
    }
    sheet.paragraph(
      prose`Security interest (${v('lien_position', '1st', '1')} position): ${v('collateral_description', facts.collateral)}`,
    );
    for (const guarantor of facts.guarantors)
      sheet.paragraph(
        prose`Guaranteed by ${v('guarantor_name', guarantor.name)}, ${v('guarantor_address', oneLine(guarantor.address))}${facts.guarantyLimitCents === null ? ' (' : ' (up to '}${facts.guarantyLimitCents === null ? v('guaranty_type', 'full', 'unlimited') : cash('guaranty_limit', facts.guarantyLimitCents)}${facts.guarantyLimitCents === null ? ' guarantee)' : ')'}`,
        { after: 3 },
      );
    head('Analysis');
    sheet.paragraph(
      'Global cash flow covers proposed debt 1.31 times on the trailing twelve months and 1.27 times on the three-year average. Current ratio is 1.8; debt to worth is 1.9. Principal mitigants are the depth of management, a long record of profitable operation and outside income of the guarantors. Principal risks are customer concentration and margin pressure from input costs.',
    );
    across([
      ['Risk grade', v('risk_rating', approval.riskRating)],
      ['NAICS', v('naics_code', approval.naics)],
      ['Branch', v('branch_code', approval.branch)],
      ['Product', v('product_code', approval.productCode)],
      ['Policy exceptions', 'None'],
    ]);
    head('Conditions');
    approval.conditions.forEach((text) => {
      sheet.paragraph(['•  ', v('conditions', text)], { indent: 10, after: 3 });
    });
    head('Decision');
    sheet.ensure(110);
    const y = sheet.y + 2;
    ['Approved', 'Approved as amended', 'Declined', 'Tabled'].forEach((label, i) => {
      sheet.checkbox(60 + i * 132, y, { marked: i === 0, label, look: 'tick' });
      sheet.text(74 + i * 132, y, label);
    });
    sheet.y = y + 22;
    across([
      ['Decision of', v('approved_by', approval.approvedBy)],
      ['On', day('approval_date', approval.date)],
      ['Reference', v('approval_number', approval.number)],
      ['Offer valid to', day('approval_expiration_date', approval.expires)],
      ['Delegated authority', cash('approval_authority_limit', approval.limitCents)],
    ]);
    sheet.signature(60, sheet.y + 32, 200, { signed, label: approval.approvedBy });
    sheet.signature(320, sheet.y + 32, 200, { signed, label: approval.officer });
    sheet.text(60, sheet.y + 36, 'For the Committee', { size: 8 });
    sheet.text(320, sheet.y + 36, 'Presenting officer', { size: 8 });
  },
};
