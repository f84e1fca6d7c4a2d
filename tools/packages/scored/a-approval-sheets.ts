import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { conditionRuns, ltv, pricing } from './a-approval-runs.ts';
import { boxRow, centred, labelList, table, ticked } from './a-forms.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Credit approvals on one sheet: a form with boxes, and a landscape presentation. */

const boxes: Layout = {
  id: 'a-approval-form-boxes',
  docType: 'credit_approval',
  draw(open, facts, options) {
    const { random } = options;
    const { approval } = facts;
    const typed = { font: random.pick(['mono', 'typewriter', 'sans'] as const), size: 9.5 };
    const sheet = open({ style: { font: 'sans', size: 8.5 }, margins: { left: 36, right: 36, top: 36, bottom: 40 } });
    const row = (cells: Parameters<typeof boxRow>[1]): void =>
      boxRow(sheet, cells, { value: typed, label: { size: 6.5 }, minHeight: 30 });
    centred(
      sheet,
      random.pick(['LOAN APPROVAL', 'LOAN APPROVAL SHEET', 'LOAN APPROVAL RECORD']),
      { size: 15, bold: true },
      8,
    );
    row([
      { w: 3, label: '1. INSTITUTION', runs: f.who('lender_name', facts.lender) },
      { w: 1, label: '2. BRANCH', runs: v('branch_code', approval.branch) },
      { w: 2, label: '3. OFFICER', runs: v('loan_officer', approval.officer) },
      { w: 2, label: '4. DATE OF APPROVAL', runs: f.day('approval_date', approval.date, 'dash') },
    ]);
    row([
      { w: 4, label: '5. APPLICANT(S)', runs: f.borrowers(facts, { upper: true, joint: ' & ' }) },
      { w: 2, label: '6. SSN / EIN', runs: v('borrower_tin', f.firstBorrower(facts).tin) },
      { w: 2, label: '7. APPROVAL NO.', runs: v('approval_number', approval.number) },
    ]);
    row([
      { w: 1, label: '8. ADDRESS OF APPLICANT', runs: f.place('borrower_address', f.firstBorrower(facts).address) },
    ]);
    row([
      { w: 2, label: '9. LOAN AMOUNT', runs: f.usd('principal_amount', facts.principalCents) },
      { w: 1.4, label: '10. RATE', runs: f.pct('interest_rate', facts.rate) },
      { w: 1, label: '11. TERM (MOS)', runs: f.count('term_months', facts.termMonths) },
      { w: 1, label: '12. AMORT (MOS)', runs: f.count('amortization_months', facts.amortizationMonths) },
      { w: 2, label: '13. PAYMENT (P&I)', runs: f.usd('payment_amount', facts.paymentCents) },
    ]);
    const y = sheet.y + 6;
    let x = 36;
    x = ticked(sheet, x, y, facts.rateType === 'fixed', 'Fixed', { field: 'rate_type' });
    x = ticked(sheet, x, y, facts.rateType === 'variable', 'Variable', { field: 'rate_type' });
    x = ticked(sheet, x, y, facts.loanClass === 'business', 'Business purpose', { field: 'loan_class' });
    x = ticked(sheet, x, y, facts.loanClass === 'consumer', 'Consumer purpose', { field: 'loan_class' });
    ticked(sheet, x, y, facts.prepaymentPenalty, 'Prepayment penalty', { field: 'prepayment_penalty' });
    sheet.y += 22;
    const { index } = facts;
    row([
      { w: 3, label: '14. INDEX', ...(index === null ? {} : { runs: v('rate_index', index.name) }) },
      { w: 1, label: 'MARGIN', ...(index === null ? {} : { runs: f.pct('rate_margin', index.margin) }) },
      { w: 1, label: 'FLOOR', ...(index === null ? {} : { runs: f.pct('rate_floor', index.floor) }) },
      { w: 1, label: 'CAP', ...(index === null ? {} : { runs: f.pct('rate_ceiling', index.ceiling) }) },
    ]);
    row([
      { w: 4, label: '15. PURPOSE', runs: v('loan_purpose', approval.purpose) },
      { w: 1, label: '16. CALL', runs: v('call_report_code', approval.callCode) },
      { w: 1, label: '17. PRODUCT', runs: v('product_code', approval.productCode) },
      { w: 1, label: '18. NAICS', runs: v('naics_code', approval.naics) },
    ]);
    row([
      {
        w: 4,
        label: '19. COLLATERAL',
        runs: f.realEstate(facts)
          ? t`${v('property_type', facts.property.type)}: ${f.place('property_address', facts.property.address)}`
          : v('collateral_description', facts.collateral),
      },
      { w: 2, label: '20. VALUE', runs: f.usd('appraised_value', facts.appraisedCents) },
      { w: 1, label: '21. LTV', runs: ltv(facts) },
    ]);
    row([
      {
        w: 3,
        label: '22. GUARANTORS',
        runs: facts.guarantors.flatMap((party, i): Run[] => [i > 0 ? '\n' : '', f.who('guarantor_name', party)]),
      },
      {
        w: 2,
        label: '23. LIMIT OF GUARANTY',
        ...(facts.guarantyLimitCents === null || !f.guaranteed(facts)
          ? {}
          : { runs: f.usd('guaranty_limit', facts.guarantyLimitCents) }),
      },
    ]);
    row([
      { w: 1, label: '24. CONDITIONS TO BE MET', runs: conditionRuns(facts, (i) => `${i > 0 ? '\n' : ''}(${i + 1}) `) },
    ]);
    row([
      { w: 1, label: '25. POLICY EXCEPTIONS', runs: random.pick(['NONE', 'LTV', 'COLLATERAL DOCUMENTATION']) },
      { w: 1, label: '26. RISK RATING', runs: v('risk_rating', approval.riskRating) },
      { w: 1, label: '27. APPROVAL EXPIRES', runs: f.day('approval_expiration_date', approval.expires, 'dash') },
    ]);
    row([
      { w: 2, label: '28. APPROVED BY', runs: v('approved_by', approval.approvedBy) },
      { w: 1, label: '29. LENDING AUTHORITY', runs: f.usd('approval_authority_limit', approval.limitCents) },
    ]);
    sheet.y += 8;
    ticked(sheet, 36, sheet.y, true, 'APPROVED');
    ticked(sheet, 130, sheet.y, false, 'DECLINED');
    ticked(sheet, 220, sheet.y, false, 'COUNTEROFFER');
    sheet.signature(340, sheet.y + 26, 200, { signed: options.signed, label: approval.approvedBy });
    sheet.text(340, sheet.y + 29, 'Signature of approving officer or committee secretary', { size: 7 });
  },
};

const landscape: Layout = {
  id: 'a-approval-landscape',
  docType: 'credit_approval',
  draw(open, facts, options) {
    const { random } = options;
    const { approval } = facts;
    const sheet = open({
      size: [792, 612],
      style: { font: random.pick(['condensed', 'slab'] as const), size: 9 },
      margins: { left: 40, right: 40, top: 64, bottom: 40 },
      furniture: (s, n, total) => {
        s.rect(0, 0, 792, 40, { fill: '#1f3550' });
        s.text(40, 12, 'LOAN PRESENTATION', { size: 15, bold: true, colour: 'white' });
        s.text(40, 15, `Directors' Loan Committee    ${n} of ${total}`, {
          size: 9,
          colour: 'white',
          width: 712,
          align: 'right',
        });
      },
    });
    const top = sheet.y;
    const list = (x: number, rows: Parameters<typeof labelList>[1]): void => {
      sheet.y = top;
      labelList(sheet, rows, {
        x,
        labelWidth: 86,
        width: 225,
        label: { size: 8, colour: '#555555' },
        value: { size: 9.5, bold: true },
        gap: 7,
      });
    };
    list(40, [
      ['Relationship', f.borrowers(facts, { joint: ', ' })],
      ['Requested by', v('loan_officer', approval.officer)],
      ['Control no.', v('approval_number', approval.number)],
      ['Purpose', v('loan_purpose', approval.purpose)],
      ['Risk Rating', v('risk_rating', approval.riskRating)],
      ['NAICS', v('naics_code', approval.naics)],
    ]);
    let bottom = sheet.y;
    list(285, [
      ['New money', f.roundUsd('principal_amount', facts.principalCents)],
      ['Existing debt', `$${f.roundMoney(random.int(0, 60) * 1_000_000)}`],
      ['Total exposure', '(see schedule)'],
      ['Pricing', pricing(facts)],
      [
        'Term / amort.',
        t`${f.count('term_months', facts.termMonths)} / ${f.count('amortization_months', facts.amortizationMonths)} mo.`,
      ],
      ['Payment', f.usd('payment_amount', facts.paymentCents)],
    ]);
    bottom = Math.max(bottom, sheet.y);
    list(530, [
      [
        'Collateral',
        f.realEstate(facts)
          ? f.place('property_address', facts.property.address)
          : v('collateral_description', facts.collateral),
      ],
      ['Appraised', f.roundUsd('appraised_value', facts.appraisedCents)],
      ['Loan to value', ltv(facts)],
      ['Committee date', f.day('approval_date', approval.date, 'short')],
      ['Good until', f.day('approval_expiration_date', approval.expires, 'short')],
    ]);
    sheet.y = Math.max(bottom, sheet.y) + 8;
    sheet.hline(40, sheet.y, 752, 1);
    sheet.y += 10;
    const people = facts.guarantors.length > 0 ? facts.guarantors : facts.borrowers;
    table(
      sheet,
      [230, 130, 120, 120, 112],
      people.map((party) => [
        facts.guarantors.length > 0 ? f.who('guarantor_name', party) : f.who('borrower_name', party),
        facts.guarantors.length > 0
          ? facts.guarantyLimitCents === null
            ? v('guaranty_type', 'Full', 'unlimited')
            : f.roundUsd('guaranty_limit', facts.guarantyLimitCents)
          : 'Primary',
        `${random.int(650, 820)}`,
        `$${f.roundMoney(random.int(10, 500) * 1_000_000)}`,
        `${random.int(18, 43)}%`,
      ]),
      {
        header: ['Support', 'Guaranty', 'Credit score', 'Net worth', 'Debt ratio'],
        rules: 'rows',
        head: { fill: '#e8edf3' },
      },
    );
    sheet.y += 12;
    sheet.paragraph(
      t`**Strengths.** Long relationship, stable margins, low leverage after the transaction, sponsor liquidity. **Weaknesses.** Customer concentration, a thin second tier of management, exposure to fuel prices. **Policy Exceptions:** ${random.pick(['none', 'one, amortization', 'one, financial statement age'])}.`,
      { width: 712 },
    );
    sheet.paragraph(t`**Conditions:** ${conditionRuns(facts, (i) => (i > 0 ? '  •  ' : ''))}`, { width: 712 });
    sheet.ensure(90);
    boxRow(
      sheet,
      [
        { w: 2, label: 'Approved by', runs: v('approved_by', approval.approvedBy) },
        { w: 1.4, label: 'Within authority of', runs: f.roundUsd('approval_authority_limit', approval.limitCents) },
        { w: 2, label: 'Secretary' },
      ],
      { minHeight: 48 },
    );
    sheet.signature(560, sheet.y - 6, 170, { signed: options.signed, label: 'Secretary', height: 20 });
  },
};

export const approvalSheets: readonly Layout[] = [boxes, landscape];
