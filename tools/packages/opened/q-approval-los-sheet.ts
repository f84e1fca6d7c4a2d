import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { type Run, v } from '../core/runs.ts';

const left = 36;
const width = 540;
const dayCounts = { '30/360': '30/360', 'act/360': 'Actual/360', 'act/365': 'Actual/365' } as const;

type Cell = readonly [caption: string, runs: Run | readonly Run[], share: number];

const plain = (runs: Run | readonly Run[]): string =>
  (Array.isArray(runs) ? (runs as readonly Run[]) : [runs as Run])
    .map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed))
    .join('');

export const layout: Layout = {
  id: 'q-approval-los-sheet',
  docType: 'credit_approval',
  draw(open, facts, { random, signed }) {
    const { approval: a, lender, index, property } = facts;
    const consumer = facts.loanClass === 'consumer';
    const realEstate = facts.product !== 'commercial_term';
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const pct = (field: string, r: number): Run => v(field, rate(r), plainRate(r));
    const day = (field: string, iso: string): Run => v(field, numericDate(iso), iso);
    const several = (field: string, names: readonly string[]): Run[] =>
      names.flatMap((name, i): Run[] => [i > 0 ? '; ' : '', v(field, name)]);
    const font = random.pick(['condensed', 'sans'] as const);
    const sheet = open({
      margins: { top: 34, bottom: 36, left, right: 36 },
      style: { font, size: 9 },
      furniture: (page) => {
        page.text(
          left,
          766,
          `LOS APPRSHT v7.2   Printed ${numericDate(a.date)} 14:${random.int(10, 59)}   Page 1 of 1`,
          {
            size: 6.5,
          },
        );
        page.text(left, 766, 'Retain in credit file', { size: 6.5, width, align: 'right' });
      },
    });
    sheet.text(left, sheet.y, 'COMMITMENT / APPROVAL SHEET', { bold: true, size: 14 });
    sheet.text(left, sheet.y + 1, [v('lender_name', lender.name)], { size: 11, width, align: 'right' });
    sheet.y += 20;
    const row = (...cells: Cell[]): void => {
      let x = left;
      const total = cells.reduce((sum, cell) => sum + cell[2], 0);
      for (const [caption, runs, share] of cells) {
        const w = (width * share) / total;
        sheet.rect(x, sheet.y, w, 24);
        sheet.text(x + 3, sheet.y + 2, caption, { size: 6 });
        const natural = sheet.measure(plain(runs), { size: 9 });
        const size = Math.min(9, (9 * (w - 7)) / natural);
        if (size >= 6) sheet.text(x + 3, sheet.y + 11, runs, { size });
        else sheet.text(x + 3, sheet.y + 9.5, runs, { size: 6, width: w - 6 });
        x += w;
      }
      sheet.y += 24;
    };
    const band = (title: string): void => {
      sheet.y += 5;
      sheet.rect(left, sheet.y, width, 12, { fill: '#3a3a3a' });
      sheet.text(left + 4, sheet.y + 2, title, { bold: true, size: 8, colour: 'white' });
      sheet.y += 12;
    };
    row(
      ['APPROVAL NO.', v('approval_number', a.number), 2],
      ['LOAN NO.', v('loan_number', facts.loanNumber), 2],
      ['DECISION', 'APPROVED', 2],
      ['DECISION DATE', day('approval_date', a.date), 2],
      ['COMMITMENT EXPIRES', day('approval_expiration_date', a.expires), 2],
    );
    row(
      ['OFFICER', v('loan_officer', a.officer), 3],
      ['BRANCH', v('branch_code', a.branch), 1],
      ['PRODUCT', v('product_code', a.productCode), 1.4],
      ['CALL CODE', v('call_report_code', a.callCode), 1.4],
      ['CLASS', v('loan_class', consumer ? 'Consumer' : 'Business', facts.loanClass), 1.4],
      ...(consumer ? [] : ([['NAICS', v('naics_code', a.naics), 1.4]] as Cell[])),
    );
    band('PARTIES');
    for (const [i, b] of facts.borrowers.entries()) {
      row(
        [`BORROWER ${i + 1}`, v('borrower_name', b.name), 4],
        ['TAX ID', v('borrower_tin', b.tin), 2],
        ['ENTITY', b.entityType === null ? 'Individual' : v('borrower_entity_type', b.entityType), 3],
      );
      row(['MAILING ADDRESS', i === 0 ? v('borrower_address', oneLine(b.address)) : 'Same household', 1]);
    }
    if (facts.guarantors.length > 0)
      row(
        [
          'GUARANTOR(S)',
          several(
            'guarantor_name',
            facts.guarantors.map((g) => g.name),
          ),
          5,
        ],
        facts.guarantyLimitCents === null
          ? ['GUARANTY', v('guaranty_type', 'Unlimited', 'unlimited'), 2]
          : [
              'GUARANTY',
              [v('guaranty_type', 'Limited', 'limited'), ' ', cash('guaranty_limit', facts.guarantyLimitCents)],
              2,
            ],
      );
    band('APPROVED TERMS');
    row(
      ['LOAN AMOUNT', cash('principal_amount', facts.principalCents), 2],
      ['NOTE RATE %', pct('interest_rate', facts.rate), 1.3],
      ['RATE TYPE', v('rate_type', facts.rateType === 'fixed' ? 'Fixed' : 'Variable', facts.rateType), 1.3],
      ['TERM (MOS.)', v('term_months', `${facts.termMonths}`), 1.2],
      ['AMORT. (MOS.)', v('amortization_months', `${facts.amortizationMonths}`), 1.2],
      ['ACCRUAL', v('day_count', dayCounts[facts.dayCount], facts.dayCount), 1.3],
    );
    if (index !== null)
      row(
        ['INDEX', v('rate_index', index.name), 3.6],
        ['MARGIN %', pct('rate_margin', index.margin), 1],
        ['FLOOR %', pct('rate_floor', index.floor), 1],
        ['CEILING %', pct('rate_ceiling', index.ceiling), 1],
        ['ADJUSTS EVERY', v('rate_change_frequency', index.frequency), 1.2],
        ['1ST ADJUSTMENT', day('first_rate_change_date', index.firstChange), 1.4],
      );
    row(
      ['PAYMENT (P&I)', cash('payment_amount', facts.paymentCents), 2],
      ['FREQUENCY', v('payment_frequency', 'Monthly', 'monthly'), 1.4],
      ['BALLOON', facts.balloonCents === null ? 'No' : 'Yes', 1],
      [
        'PREPAY PENALTY',
        v('prepayment_penalty', facts.prepaymentPenalty ? 'Yes' : 'No', `${facts.prepaymentPenalty}`),
        1.4,
      ],
      ['LATE CHG %', pct('late_charge_percent', facts.lateChargePercent), 1.2],
      ['GRACE DAYS', v('grace_days', `${facts.graceDays}`), 1.2],
      ['ORIG. FEE %', '0.750', 1.2],
    );
    row(['PURPOSE', v('loan_purpose', a.purpose), 4], ['RISK RATING', v('risk_rating', a.riskRating), 2]);
    band('COLLATERAL');
    if (realEstate) {
      const base = Math.min(facts.appraisedCents, facts.salePriceCents ?? facts.appraisedCents);
      const ltv = Math.round((facts.principalCents / base) * 10_000) * 10;
      row(
        ['PROPERTY', v('property_address', oneLine(property.address)), 5],
        ['COUNTY', v('property_county', property.county), 2],
        ['TYPE', v('property_type', property.type), 2.4],
      );
      row(
        ['LIEN', v('lien_position', '1', '1'), 0.7],
        ['APPRAISED VALUE', cash('appraised_value', facts.appraisedCents), 2],
        ['APPRAISAL DATE', day('appraisal_date', facts.appraisalDate), 1.5],
        ...(facts.salePriceCents === null
          ? []
          : ([['PURCHASE PRICE', cash('sale_price', facts.salePriceCents), 2]] as Cell[])),
        ['LTV %', v('ltv_percent', rate(ltv, 2), plainRate(ltv)), 1.1],
        ['TITLE INS.', 'Required', 1.2],
        ['FLOOD CERT', 'Ordered', 1.2],
      );
    }
    if (!consumer && facts.product !== 'commercial_real_estate')
      row(
        ['PERSONAL PROPERTY', v('collateral_description', facts.collateral), 6],
        ['PERFECTION', 'UCC-1, blanket', 1.5],
      );
    band('CREDIT DATA');
    row(
      ['BUREAU SCORE', `${random.int(668, 801)}`, 1],
      [
        consumer ? 'DTI %' : 'DSCR',
        consumer ? `${random.int(24, 43)}.${random.int(0, 9)}` : `1.${random.int(21, 88)}`,
        1,
      ],
      ['TOTAL EXPOSURE', `$${money(facts.principalCents + random.int(2, 40) * 100_000)}`, 1.6],
      ['UNSECURED EXPOSURE', `$${money(random.int(0, 9) * 100_000)}`, 1.6],
      ['EXCEPTIONS', 'None', 1],
      ['INSIDER', 'N', 0.7],
    );
    band('CONDITIONS PRIOR TO CLOSING');
    sheet.y += 3;
    a.conditions.forEach((condition, i) => {
      sheet.text(left + 4, sheet.y, `${(i + 1).toString().padStart(2, '0')}`, { size: 8.5 });
      sheet.text(left + 24, sheet.y, [v('conditions', condition)], { size: 8.5 });
      sheet.text(left + 420, sheet.y, `Status: ${i === 0 ? 'Cleared' : 'Open'}`, { size: 8.5 });
      sheet.y += 12;
    });
    band('AUTHORIZATION');
    row(
      ['APPROVED BY', v('approved_by', a.approvedBy), 3],
      ['AUTHORITY LIMIT', cash('approval_authority_limit', a.limitCents), 2],
      ['VOTE', 'For 1 / Against 0', 1.5],
    );
    const y = sheet.y + 30;
    sheet.signature(left + 4, y, 210, { signed, label: a.approvedBy });
    sheet.text(left + 4, y + 2, 'Approving signature', { size: 7 });
    sheet.signature(left + 300, y, 210, { signed, label: a.officer });
    sheet.text(left + 300, y + 2, 'Loan officer', { size: 7 });
  },
};
