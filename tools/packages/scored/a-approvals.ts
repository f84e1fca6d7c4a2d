import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { conditionRuns, ltv, pricing } from './a-approval-runs.ts';
import { centred, innerWidth, table } from './a-forms.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Credit approvals: a memorandum of tables, and a letter. */

const memo: Layout = {
  id: 'a-approval-memo-tables',
  docType: 'credit_approval',
  draw(open, facts, options) {
    const { random } = options;
    const { approval } = facts;
    const sheet = open({
      style: { font: random.pick(['franklin', 'condensed', 'sans'] as const), size: 9 },
      margins: { left: 46, right: 46, top: 60, bottom: 50 },
      furniture: (s, n, total) => {
        s.text(46, 30, f.who('lender_name', facts.lender), { size: 9, bold: true });
        s.text(46, 30, 'CONFIDENTIAL – INTERNAL USE', { size: 8, width: s.width - 92, align: 'right' });
        s.text(46, s.height - 32, `Credit Memorandum   Page ${n} of ${total}`, { size: 7.5 });
      },
    });
    sheet.y =
      sheet.text(
        46,
        sheet.y,
        random.pick(['CREDIT MEMORANDUM', 'CREDIT APPROVAL MEMO', 'Credit Memorandum and Approval']),
        { size: 17, bold: true },
      ) + 8;
    const w = innerWidth(sheet);
    const half = [w * 0.2, w * 0.3, w * 0.2, w * 0.3];
    const band = (text: string): void => {
      sheet.ensure(50);
      sheet.y += 8;
      sheet.rect(46, sheet.y, w, 16, { fill: '#d9e2ec' });
      sheet.text(50, sheet.y + 3, text, { size: 9.5, bold: true });
      sheet.y += 16;
    };
    const kv = (rows: readonly (readonly (Run | readonly Run[])[])[]): void =>
      table(sheet, half, rows, { cell: { size: 9 } });
    band('Borrower');
    kv([
      ['Borrower(s)', f.borrowers(facts, { joint: '; ' }), 'Tax ID', v('borrower_tin', f.firstBorrower(facts).tin)],
      [
        'Address',
        f.place('borrower_address', f.firstBorrower(facts).address),
        'Entity',
        f.firstBorrower(facts).entityType === null
          ? v('borrower_entity_type', 'Individual')
          : v('borrower_entity_type', f.firstBorrower(facts).entityType ?? ''),
      ],
      ['NAICS', v('naics_code', approval.naics), 'Officer', v('loan_officer', approval.officer)],
    ]);
    band('Facility Information');
    kv([
      ['Approval #', v('approval_number', approval.number), 'Loan #', v('loan_number', facts.loanNumber)],
      ['Amount', f.roundUsd('principal_amount', facts.principalCents), 'Rate', pricing(facts)],
      [
        'Term',
        t`${f.count('term_months', facts.termMonths)} months`,
        'Amortization',
        t`${f.count('amortization_months', facts.amortizationMonths)} months`,
      ],
      [
        'Payment',
        t`${f.usd('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'monthly')}`,
        'Maturity',
        f.day('maturity_date', facts.maturityDate, 'slash'),
      ],
      ['Purpose', v('loan_purpose', approval.purpose), 'Class', v('loan_class', facts.loanClass)],
      [
        'Call code',
        v('call_report_code', approval.callCode),
        'Product / Branch',
        t`${v('product_code', approval.productCode)} / ${v('branch_code', approval.branch)}`,
      ],
    ]);
    band('Collateral');
    const collateral = f.realEstate(facts)
      ? f.place('property_address', facts.property.address)
      : v('collateral_description', facts.collateral);
    table(
      sheet,
      [w * 0.4, w * 0.12, w * 0.18, w * 0.15, w * 0.15],
      [
        [
          collateral,
          v('lien_position', '1st', '1'),
          f.roundUsd('appraised_value', facts.appraisedCents),
          f.day('appraisal_date', facts.appraisalDate, 'slash'),
          ltv(facts),
        ],
      ],
      { header: ['Description', 'Lien', 'Value', 'As of', 'LTV'], cell: { size: 9 } },
    );
    if (facts.guarantors.length > 0) {
      band('Guarantor(s) Information');
      table(
        sheet,
        [w * 0.4, w * 0.2, w * 0.2, w * 0.2],
        facts.guarantors.map((party) => [
          f.who('guarantor_name', party),
          facts.guarantyLimitCents === null
            ? v('guaranty_type', 'Unlimited')
            : f.roundUsd('guaranty_limit', facts.guarantyLimitCents),
          `$${f.roundMoney(random.int(20, 900) * 1_000_000)}`,
          `${random.int(640, 815)}`,
        ]),
        { header: ['Name', 'Guaranty', 'Net worth', 'Score'] },
      );
    }
    band('Cash Flow');
    const years = [2022, 2023, 2024].map((year) => `FYE ${year}`);
    const row = (label: string, base: number): string[] => [
      label,
      ...years.map(() => `$${money(base + random.int(0, Math.floor(base / 5)))}`),
    ];
    table(
      sheet,
      [w * 0.4, w * 0.2, w * 0.2, w * 0.2],
      [
        row('Revenue', 98_000_000),
        row('EBITDA', 21_500_000),
        row('Annual debt service', 9_400_000),
        ['Debt service coverage', '1.42x', '1.38x', '1.51x'],
      ],
      { header: ['', ...years], alignRight: [1, 2, 3] },
    );
    sheet.y += 8;
    sheet.paragraph(
      'Management has operated the business for more than eleven years. The industry is stable, with moderate concentration: the two largest customers account for about a third of sales. Liquidity after closing remains adequate, and global cash flow covers existing and proposed obligations. Primary repayment is from operations; secondary repayment is from the sale of collateral; tertiary repayment is from the guarantors.',
      { align: 'justify' },
    );
    band('Policy Exceptions');
    table(
      sheet,
      [w * 0.5, w * 0.5],
      [
        [
          random.pick(['None noted', 'Amortization beyond 240 months', 'Tax returns not received']),
          random.pick(['n/a', 'Mitigated by low loan to value', 'To be cured within 60 days']),
        ],
      ],
      {},
    );
    band('Conditions of Approval');
    table(
      sheet,
      [w * 0.06, w * 0.94],
      approval.conditions.map((text, i) => [`${i + 1}`, v('conditions', text)]),
      {},
    );
    band('Decision');
    kv([
      [
        'Risk Rating',
        v('risk_rating', approval.riskRating),
        'Approved on',
        f.day('approval_date', approval.date, 'slash'),
      ],
      [
        'Approved by',
        v('approved_by', approval.approvedBy),
        'Authority',
        f.roundUsd('approval_authority_limit', approval.limitCents),
      ],
      [
        'Expires',
        f.day('approval_expiration_date', approval.expires, 'slash'),
        'Votes',
        `${random.int(3, 7)} for, 0 against`,
      ],
    ]);
    sheet.ensure(60);
    sheet.signature(46, sheet.y + 44, 200, { signed: options.signed, label: 'Loan officer' });
    sheet.signature(310, sheet.y + 44, 200, { signed: options.signed, label: 'Approving authority' });
    sheet.text(46, sheet.y + 47, 'Submitted by', { size: 8 });
    sheet.text(310, sheet.y + 47, 'Approved', { size: 8 });
  },
};

const letter: Layout = {
  id: 'a-approval-letter',
  docType: 'credit_approval',
  draw(open, facts, options) {
    const { random } = options;
    const { approval } = facts;
    const sheet = open({
      style: { font: random.pick(['serif', 'book', 'slab'] as const), size: 10.5 },
      margins: { left: 76, right: 76, top: 60, bottom: 60 },
    });
    centred(sheet, f.who('lender_name', facts.lender, true), { size: 15, bold: true, letterSpacing: 1 }, 0);
    centred(sheet, f.place('lender_address', facts.lender.address), { size: 9 }, 20);
    sheet.paragraph(f.day('approval_date', approval.date));
    sheet.paragraph(
      t`${f.borrowers(facts, { joint: '\n' })}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`,
      { after: 14 },
    );
    sheet.paragraph(t`**Re: Loan Approval ${v('approval_number', approval.number)}**`, { after: 10 });
    sheet.paragraph(`Dear ${facts.borrowers.map((party) => party.signer).join(' and ')}:`);
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { leading: 1.3 });
    const { index } = facts;
    say(
      t`I am pleased to tell you that your request for credit was approved by ${v('approved_by', approval.approvedBy)}. We will lend you ${f.roundUsd('principal_amount', facts.principalCents)} for the following purpose: ${v('loan_purpose', approval.purpose)}. The approval rests on the terms below and on documents satisfactory to us.`,
    );
    say(
      t`Interest will be charged at ${f.pct('interest_rate', facts.rate)} a year${index === null ? t`, ${v('rate_type', 'fixed')} for the life of the loan` : t` at first, and will then vary with the ${v('rate_index', index.name)} plus a margin of ${f.pct('rate_margin', index.margin)}, but never below ${f.pct('rate_floor', index.floor)}`}. You will repay the loan over ${f.count('term_months', facts.termMonths)} months in ${v('payment_frequency', 'monthly')} payments of about ${f.usd('payment_amount', facts.paymentCents)}, computed on an amortization of ${f.count('amortization_months', facts.amortizationMonths)} months. Our origination fee is $${money(facts.disclosure.originationCents)}, payable at closing.`,
    );
    say(
      f.realEstate(facts)
        ? t`The loan will be secured by a ${v('lien_position', 'first', '1')} lien on the real property at ${f.place('property_address', facts.property.address)}, in ${v('property_county', facts.property.county)} County, appraised at ${f.roundUsd('appraised_value', facts.appraisedCents)}.`
        : t`The loan will be secured by a ${v('lien_position', 'first', '1')} security interest in: ${v('collateral_description', facts.collateral)}.`,
    );
    if (facts.guarantors.length > 0)
      say(
        t`Payment must be guaranteed by ${facts.guarantors.flatMap((party, i): Run[] => [i > 0 ? ', ' : '', f.who('guarantor_name', party)])}${facts.guarantyLimitCents === null ? t`, ${v('guaranty_type', 'without limit', 'unlimited')}` : t`, each up to ${f.roundUsd('guaranty_limit', facts.guarantyLimitCents)}`}.`,
      );
    say(t`Before closing we must also have the following: ${conditionRuns(facts, (i) => (i > 0 ? '; ' : ''))}.`);
    say(
      t`This approval lapses if the loan has not closed by ${f.day('approval_expiration_date', approval.expires)}, or earlier if there is a material adverse change in your condition. It is not a commitment to lend on other terms, and it may not be assigned. The rate is not locked until a separate agreement is signed.`,
    );
    say(
      t`Please sign the copy and return it to ${v('loan_officer', approval.officer)}, who will be glad to answer questions. Thank you for banking with us.`,
    );
    sheet.y += 8;
    sheet.paragraph('Sincerely,', { after: 34 });
    sheet.signature(76, sheet.y, 190, { signed: options.signed, label: facts.lender.signer });
    sheet.y += 4;
    sheet.paragraph(`${facts.lender.signer}\n${facts.lender.capacity}`, { after: 18 });
    sheet.ensure(60);
    sheet.text(76, sheet.y, 'Accepted:', { size: 10 });
    sheet.signature(140, sheet.y + 14, 190, {
      signed: options.signed && random.chance(0.5),
      label: f.firstBorrower(facts).signer,
    });
    sheet.text(350, sheet.y + 2, 'Date: ______________', { size: 10 });
  },
};

export const approvals: readonly Layout[] = [memo, letter];
