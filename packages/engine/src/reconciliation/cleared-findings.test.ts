import { describe, expect, it } from 'vitest';
import { findField } from '../fields/field-catalogue.ts';
import { normalizeField } from '../values/normalize-field.ts';
import { applyCorrections } from './apply-corrections.ts';
import { clearedBy } from './cleared-findings.ts';
import type { CustomRuleSpec } from './custom-rule.ts';
import type { CorrectedDocument, LoanPackage, PackageValue } from './loan-package.ts';
import { DEFAULT_TOLERANCES, type Policy } from './policy.ts';
import { reconcile } from './reconcile.ts';
import { customRule } from './run-custom-rule.ts';

const POLICY: Policy = { tolerances: DEFAULT_TOLERANCES, checklists: [], minConfidence: 0.7, mappedFields: [] };

const SPECS: readonly CustomRuleSpec[] = ['principal_amount', 'maturity_date', 'loan_number'].map((field) => ({
  id: `CUSTOM-${field}`,
  title: field,
  severity: 'exception',
  field,
  comparison: field === 'loan_number' ? 'present' : 'agree',
  kind: null,
  docType: null,
}));

type Said = Readonly<Record<string, string>>;
interface Change {
  readonly id: string;
  readonly on?: string;
  readonly field?: string;
  readonly value: string | null;
  readonly confirmed?: boolean;
}

const papers: Readonly<Record<string, Said>> = {
  note: { principal_amount: '$250,000.00', maturity_date: 'January 1, 2031', loan_number: '4711' },
  deed: { principal_amount: '$255,000.00', maturity_date: 'January 1, 2031' },
};

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

function packageOf(changes: readonly Change[]): LoanPackage {
  const corrected: CorrectedDocument[] = Object.entries(papers).map(([documentId, said]) => ({
    documentId,
    read: Object.entries(said).map(([field, text]) => printed(field, text)),
    corrections: changes
      .filter(({ on = 'deed' }) => on === documentId)
      .map(({ id, field = 'principal_amount', value, confirmed = false }) => ({
        id,
        fieldName: field,
        value,
        normalizedValue: value === null ? null : (normalizeField(field, value)?.value ?? null),
        valueKind: findField(field)?.kind ?? 'text',
        pageNo: 1,
        bbox: null,
        confirmedByPage: confirmed,
      })),
  }));
  return {
    loanId: 'loan',
    intake: { borrowerName: '', expectedPrincipal: null },
    record: null,
    payees: [],
    corrected,
    documents: corrected.map(({ documentId, read, corrections }) => ({
      id: documentId,
      name: `${documentId}.pdf`,
      docType: documentId,
      fromPage: 1,
      toPage: 1,
      missingPages: [],
      unreadPages: [],
      duplicateOf: null,
      values: applyCorrections(read, corrections),
    })),
  };
}

/** The findings of a run with these corrections, each with those that cleared it. */
function run(...changes: readonly Change[]) {
  const rules = SPECS.map((spec) => customRule(spec, '1'));
  return reconcile(packageOf(changes), rules, POLICY).findings.map((finding) => [finding.ruleId, clearedBy(finding)]);
}

const PRINCIPAL = 'CUSTOM-principal_amount';

describe('an exception that only a correction takes away', () => {
  it('is found all the same, and names the correction', () => {
    expect(run()).toEqual([[PRINCIPAL, null]]);
    expect(run({ id: 'a', value: '250000' })).toEqual([[PRINCIPAL, ['a']]]);
    expect(run({ id: 'a', value: null })).toEqual([[PRINCIPAL, ['a']]]);
  });

  it('is gone where the page confirms what the person says', () => {
    expect(run({ id: 'a', value: '250000', confirmed: true })).toEqual([]);
  });

  it('says what it said before, with its sources and values', () => {
    const rules = SPECS.map((spec) => customRule(spec, '1'));
    const [before] = reconcile(packageOf([]), rules, POLICY).findings;
    const [kept] = reconcile(packageOf([{ id: 'a', value: '250000' }]), rules, POLICY).findings;
    expect([kept?.severity, kept?.title, kept?.detail.message, kept?.detail.sources]).toEqual([
      before?.severity,
      before?.title,
      before?.detail.message,
      before?.detail.sources,
    ]);
  });

  it('is found beside the one with the value that the person gave, where that disagrees too', () => {
    const both = run({ id: 'a', value: '250001' });
    expect(both).toHaveLength(2);
    expect(both).toEqual(
      expect.arrayContaining([
        [PRINCIPAL, null],
        [PRINCIPAL, ['a']],
      ]),
    );
  });

  it('is one finding as before when the correction is taken back, however the value is written', () => {
    expect(run({ id: 'a', value: '250000' }, { id: 'b', value: '255000' })).toEqual([[PRINCIPAL, null]]);
    expect(run({ id: 'a', value: '250000' }, { id: 'b', value: '$255,000.00' })).toEqual([[PRINCIPAL, null]]);
  });

  it('is gone when a later correction that the page confirms takes the place of the first', () => {
    const back = { id: 'b', value: '$250,000.00', confirmed: true };
    expect(run({ id: 'a', value: '250000' }, back)).toEqual([]);
  });
});

describe('the corrections that answer for it', () => {
  it('are those that have to do with it', () => {
    const other = { id: 'b', field: 'maturity_date', on: 'note', value: '2031-01-01' };
    expect(run({ id: 'a', value: '250000' }, other)).toEqual([[PRINCIPAL, ['a']]]);
  });

  it('are both, when each of them alone would clear it', () => {
    expect(run({ id: 'a', value: '250000' }, { id: 'b', value: '250000.00' })).toEqual([[PRINCIPAL, ['a', 'b']]]);
  });

  it('are both, when only the two together clear it', () => {
    const both = [
      { id: 'a', value: '260000' },
      { id: 'b', on: 'note', value: '260000' },
    ];
    expect(run(...both)).toEqual([[PRINCIPAL, ['a', 'b']]]);
  });

  it('are all of them where there are too many to look at one by one', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `c${100 + index}`, value: '250000' }));
    expect(run(...many)).toEqual([[PRINCIPAL, many.map(({ id }) => id)]]);
  });
});

it('a run is the same for the same package, corrections included', () => {
  const rules = SPECS.map((spec) => customRule(spec, '1'));
  const once = () => reconcile(packageOf([{ id: 'a', value: '250000' }]), rules, POLICY).findingsHash;
  expect(once()).toBe(once());
});
