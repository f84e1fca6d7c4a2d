import { describe, expect, it } from 'vitest';
import { findField } from '../fields/field-catalogue.ts';
import { normalizeField } from '../values/normalize-field.ts';
import { checkCustomRule, deriveRuleId, type GivenRule } from './check-custom-rule.ts';
import type { CustomRuleSpec } from './custom-rule.ts';
import type { LoanPackage, PackageValue } from './loan-package.ts';
import { DEFAULT_TOLERANCES, type Policy } from './policy.ts';
import { reconcile } from './reconcile.ts';
import { customRule } from './run-custom-rule.ts';

const POLICY: Policy = { tolerances: DEFAULT_TOLERANCES, checklists: [], minConfidence: 0.7, mappedFields: [] };

type Papers = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

function packageOf(papers: Papers): LoanPackage {
  const documents = Object.entries(papers).map(([key, fields]) => ({
    id: key,
    name: `${key}.pdf`,
    docType: key.replace(/-\d+$/, ''),
    fromPage: 1,
    toPage: 1,
    missingPages: [],
    unreadPages: [],
    duplicateOf: null,
    values: Object.entries(fields).flatMap(([field, texts]) => [texts].flat().map((text) => printed(field, text))),
  }));
  return { loanId: 'loan', intake: { borrowerName: '', expectedPrincipal: null }, documents, record: null, payees: [] };
}

function printed(fieldName: string, rawText: string): PackageValue {
  return {
    fieldName,
    rawText,
    normalizedValue: normalizeField(fieldName, rawText)?.value ?? null,
    valueKind: findField(fieldName)?.kind ?? 'text',
    pageNo: 1,
    bbox: null,
    confidence: 0.9,
    method: 'text',
    rivals: [],
  };
}

const SPEC: CustomRuleSpec = {
  id: 'CUSTOM-TEST',
  title: 'Test',
  severity: 'exception',
  field: 'lender_name',
  comparison: 'agree',
  kind: null,
  docType: null,
};

function run(spec: Partial<CustomRuleSpec>, papers: Papers) {
  const result = reconcile(packageOf(papers), [customRule({ ...SPEC, ...spec }, '3')], POLICY);
  return { ...result, messages: result.findings.map(({ detail }) => detail.message) };
}

describe('a rule of the bank that sources agree', () => {
  it('tells of every source when two of them differ, the approval among them', () => {
    const { findings, messages } = run(
      {},
      {
        promissory_note: { lender_name: 'First Bank' },
        deed_of_trust: { lender_name: 'FIRST BANK' },
        credit_approval: { lender_name: 'Second Bank' },
      },
    );
    expect(messages).toEqual([
      'The loan approval record says Second Bank, the deed of trust says FIRST BANK, the promissory note says First Bank: not the same name.',
    ]);
    expect(findings[0]).toMatchObject({
      ruleId: 'CUSTOM-TEST',
      ruleVersion: '3',
      severity: 'exception',
      title: 'Test',
    });
  });
  it('is content under the bank’s tolerances', () => {
    const papers = { promissory_note: { interest_rate: '6.5%' }, rider: { interest_rate: '6.5004%' } };
    expect(run({ field: 'interest_rate' }, papers).evaluated).toEqual(['CUSTOM-TEST']);
    expect(run({ field: 'interest_rate' }, papers).messages).toEqual([]);
  });
  it('compares documents of its type with all others, and not the others with each other', () => {
    const papers = {
      title_commitment: { lender_name: 'First Bank' },
      promissory_note: { lender_name: 'First Bank' },
      appraisal: { lender_name: 'Valuations Inc' },
    };
    expect(run({ docType: 'title_commitment' }, papers).messages).toHaveLength(1);
    const { title_commitment, promissory_note } = papers;
    expect(run({ docType: 'title_commitment' }, { title_commitment, promissory_note }).messages).toEqual([]);
    const others = { promissory_note, appraisal: papers.appraisal, rider: { lender_name: 'First Bank' } };
    expect(run({ docType: 'rider' }, { ...others, appraisal: {} }).messages).toEqual([]);
    expect(run({ docType: 'mortgage' }, others).notApplicable).toEqual(['CUSTOM-TEST']);
  });
  it('says what it lacks when only one source speaks', () => {
    const { notEvaluated } = run({}, { promissory_note: { lender_name: 'First Bank' } });
    expect(notEvaluated).toEqual([{ ruleId: 'CUSTOM-TEST', missing: ['lender_name'] }]);
  });
  it('compares repeated fields as sets', () => {
    const papers = {
      promissory_note: { borrower_name: ['John Smith', 'Mary Smith'] },
      deed_of_trust: { borrower_name: 'John and Mary Smith, husband and wife' },
    };
    expect(run({ field: 'borrower_name' }, papers).messages).toEqual([]);
    const fewer = { ...papers, deed_of_trust: { borrower_name: 'John Smith' } };
    expect(run({ field: 'borrower_name' }, fewer).messages).toEqual([
      'The deed of trust names John Smith, the promissory note names John Smith and Mary Smith: they do not name the same.',
    ]);
  });
  it('compares as another kind when it is asked to', () => {
    const papers = { promissory_note: { loan_officer: 'Ann Lee' }, rider: { loan_officer: 'Lee, Ann' } };
    expect(run({ field: 'loan_officer' }, papers).messages).toEqual([]);
    expect(run({ field: 'loan_officer', kind: 'text' }, papers).messages).toHaveLength(1);
  });
});

describe('a rule of the bank that documents match the approval', () => {
  it('tells of the documents that do not', () => {
    const { findings, messages } = run(
      { field: 'branch_code', comparison: 'matches_lar' },
      {
        credit_approval: { branch_code: '0012' },
        promissory_note: { branch_code: '12' },
        loan_agreement: { branch_code: '13' },
      },
    );
    expect(messages).toEqual(['The loan approval record says 0012, the loan agreement says 13: not the same number.']);
    expect(findings[0]?.detail.data).toMatchObject({
      category: 'approval',
      comparison: 'matches_lar',
      expected: '0012',
    });
  });
  it('says what it lacks without an approval', () => {
    const { notEvaluated } = run({ comparison: 'matches_lar' }, { promissory_note: { lender_name: 'First Bank' } });
    expect(notEvaluated).toEqual([{ ruleId: 'CUSTOM-TEST', missing: ['lender_name'] }]);
  });
  it('compares repeated fields as sets and names what is missing and extra', () => {
    const { findings, messages } = run(
      { field: 'guarantor_name', comparison: 'matches_lar' },
      {
        credit_approval: { guarantor_name: ['Ann Lee', 'Bob Ray'] },
        'guaranty-1': { guarantor_name: 'ANN LEE' },
        'guaranty-2': { guarantor_name: 'Carl Moe' },
      },
    );
    expect(messages).toEqual([
      'The loan approval record names Bob Ray, and the guaranty does not. The guaranty names Carl Moe, and the loan approval record does not.',
    ]);
    expect(findings[0]?.detail.data).toMatchObject({ missing: ['Bob Ray'], extra: ['Carl Moe'] });
  });
});

describe('a rule of the bank that a field is present', () => {
  it('asks any source, or every document of a type', () => {
    const papers = { promissory_note: { grace_days: '10 days' }, rider: {} };
    expect(run({ field: 'grace_days', comparison: 'present' }, papers).messages).toEqual([]);
    expect(run({ field: 'late_charge_amount', comparison: 'present' }, papers).messages).toEqual([
      'No document of the package and no approval states “Late charge amount”.',
    ]);
    expect(run({ field: 'grace_days', comparison: 'present', docType: 'rider' }, papers).messages).toEqual([
      'The rider does not state “Grace days”.',
    ]);
    expect(run({ field: 'grace_days', comparison: 'present', docType: 'mortgage' }, papers).messages).toEqual([
      'The package holds no mortgage, which must state “Grace days”.',
    ]);
  });
  it('shows what is printed and cannot be understood', () => {
    const papers = { promissory_note: { note_date: 'the ides of March' } };
    expect(run({ field: 'note_date', comparison: 'present', docType: 'promissory_note' }, papers).messages).toEqual([
      'The promissory note does not state “Note date”. What is printed there could not be understood: “the ides of March”.',
    ]);
  });
});

describe('checking a rule of the bank', () => {
  const good: GivenRule = { ...SPEC };
  it('has nothing to say of a good one', () => {
    expect(checkCustomRule(good)).toEqual([]);
    expect(checkCustomRule({ ...good, id: undefined, docType: 'promissory_note', kind: 'text' })).toEqual([]);
    expect(checkCustomRule({ ...good, docType: 'boat_title' }, ['boat_title'])).toEqual([]);
  });
  it.each([
    ['id', { id: '' }],
    ['id', { id: 'two words' }],
    ['id', { id: 'größer' }],
    ['id', { id: 'A'.repeat(65) }],
    ['title', { title: '  ' }],
    ['title', { title: 'a'.repeat(201) }],
    ['severity', { severity: 'fatal' }],
    ['field', { field: 'shoe_size' }],
    ['comparison', { comparison: 'resembles' }],
    ['against', { comparison: 'equals' }],
    ['kind', { kind: 'colour' }],
    ['kind', { kind: 'date' }],
    ['docType', { docType: 'boat_title' }],
  ] as const)('says what is wrong with %s in %j', (field, changes) => {
    expect(checkCustomRule({ ...good, ...changes }).map((fault) => fault.field)).toEqual([field]);
  });
  it('takes an id of exactly 60 characters', () => {
    expect(checkCustomRule({ ...good, id: 'A'.repeat(64) })).toEqual([]);
    expect(checkCustomRule({ ...good, id: 'bank.rule-7_b' })).toEqual([]);
  });
  it('names every fault at once', () => {
    const faults = checkCustomRule({ ...good, severity: 'x', field: 'y', comparison: 'z', docType: 'q' });
    expect(faults.map(({ field }) => field)).toEqual(['severity', 'comparison', 'field', 'docType']);
  });
  it('derives an id from the title that it would itself take', () => {
    expect(deriveRuleId('Lender name agrees (note & deed)')).toBe('CUSTOM-LENDER-NAME-AGREES-NOTE-DEED');
    expect(deriveRuleId('Prüfung größer')).toBe('CUSTOM-PRUFUNG-GROSSER');
    expect(deriveRuleId('日本')).toBe('CUSTOM-RULE');
    for (const title of ['a'.repeat(300), `${'ab '.repeat(30)}`, '-', '9'])
      expect(checkCustomRule({ ...good, id: deriveRuleId(title) })).toEqual([]);
  });
});
