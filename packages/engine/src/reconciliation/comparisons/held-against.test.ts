import { describe, expect, it } from 'vitest';
import { type CompactPackage, unfoldPackage, unfoldPolicy } from '../../../test/reconciliation/compact-package.ts';
import { checkCustomRule } from '../check-custom-rule.ts';
import type { Against, CustomRuleSpec } from '../custom-rule.ts';
import { reconcile } from '../reconcile.ts';
import { customRule } from '../run-custom-rule.ts';

const constant = (...values: readonly string[]): Against => ({
  source: 'constant',
  values,
  field: null,
  docType: null,
  days: null,
});
const field = (name: string, docType: string | null = null): Against => ({
  ...constant(),
  source: 'field',
  field: name,
  docType,
});
const record = (name: string | null = null): Against => ({ ...constant(), source: 'record', field: name });

const NOTE: CompactPackage = {
  documents: [
    {
      docType: 'promissory_note',
      fields: { principal_amount: '$250,000.00', note_date: 'March 1, 2026', rate_type: 'fixed', note_signed: 'yes' },
    },
    { docType: 'appraisal', fields: { appraised_value: '$300,000', appraisal_date: 'January 2, 2026' } },
  ],
  record: { principal_amount: '240,000.00', approval_date: '2026-02-01' },
};

function ask(spec: Pick<CustomRuleSpec, 'field' | 'comparison' | 'against'> & Partial<CustomRuleSpec>, given = NOTE) {
  const whole: CustomRuleSpec = {
    id: 'CUSTOM-A',
    title: 'A',
    severity: 'exception',
    kind: null,
    docType: 'promissory_note',
    ...spec,
  };
  expect(checkCustomRule(whole)).toEqual([]);
  const run = reconcile(unfoldPackage(given), [customRule(whole, '1')], unfoldPolicy());
  return {
    said: run.findings.map(({ detail }) => detail.message),
    findings: run.findings,
    missing: run.notEvaluated.flatMap(({ missing }) => missing),
    applies: run.notApplicable.length === 0,
  };
}

describe('a rule of the bank that holds a field to a value of its own', () => {
  it('tells of a value above the most and below the least, and of none at it', () => {
    const most = (value: string) => ask({ field: 'principal_amount', comparison: 'at_most', against: constant(value) });
    expect(most('$200,000').said).toEqual([
      'The promissory note says $250,000.00 as “Principal amount”; it must be at most $200,000.00.',
    ]);
    expect(most('250000').said).toEqual([]);
    const least = (value: string) =>
      ask({ field: 'principal_amount', comparison: 'at_least', against: constant(value) }).said.length;
    expect([least('250,000.01'), least('250,000')]).toEqual([1, 0]);
  });

  it('compares dates by the calendar', () => {
    const spec = { field: 'note_date', comparison: 'at_least' } as const;
    expect(ask({ ...spec, against: constant('March 2, 2026') }).said).toHaveLength(1);
    expect(ask({ ...spec, against: constant('2026-03-01') }).said).toEqual([]);
  });

  it('takes any value of a list', () => {
    const spec = { field: 'rate_type', comparison: 'one_of' } as const;
    expect(ask({ ...spec, against: constant('variable', 'fixed') }).said).toEqual([]);
    expect(ask({ ...spec, against: constant('variable', 'step') }).said[0]).toMatch(/must be variable or step/);
  });

  it('can demand that a yes-or-no field is yes', () => {
    const spec = { field: 'note_signed', comparison: 'equals', against: constant('yes') } as const;
    expect(ask(spec).said).toEqual([]);
    const bare = { documents: [{ docType: 'promissory_note', fields: { note_signed: 'no' } }] };
    expect(ask(spec, bare).said).toEqual(['The promissory note says no as “Note signed”; it must be yes.']);
  });

  it('says what it lacks, and what it does not speak of', () => {
    const spec = { field: 'loan_number', comparison: 'equals', against: constant('77') } as const;
    expect(ask(spec).missing).toEqual(['loan_number']);
    expect(ask({ ...spec, docType: 'guaranty' }).applies).toBe(false);
  });

  it('rests on nothing that is only proposed', () => {
    const spec = { field: 'principal_amount', comparison: 'at_most', against: constant('1') } as const;
    const unsure = {
      documents: [
        { docType: 'promissory_note', fields: { principal_amount: { raw: '$250,000.00', confidence: 0.4 } } },
      ],
    };
    expect(ask(spec, unsure)).toMatchObject({ said: [], missing: ['principal_amount'] });
  });
});

describe('a rule of the bank that holds a field to another one', () => {
  it('names both documents', () => {
    const said = ask({ field: 'principal_amount', comparison: 'at_least', against: field('appraised_value') }).said;
    expect(said).toEqual([
      'The promissory note says $250,000.00 as “Principal amount”; it must be at least $300,000 (“Appraised value” on the appraisal).',
    ]);
  });

  it('counts days between two dates', () => {
    const within = (days: number) =>
      ask({
        field: 'note_date',
        comparison: 'within_days',
        against: { ...field('appraisal_date', 'appraisal'), days },
      });
    expect(within(57).findings[0]?.detail.data).toMatchObject({ difference: { days: 58 }, tolerance: '57' });
    expect(within(58).said).toEqual([]);
  });

  it('says that the other field is missing', () => {
    const spec = { field: 'principal_amount', comparison: 'equals', against: field('title_amount') } as const;
    expect(ask(spec).missing).toEqual(['title_amount']);
  });
});

describe('a rule of the bank that holds a field to the approval record', () => {
  it('looks up the same field, or the one that is named', () => {
    expect(ask({ field: 'principal_amount', comparison: 'at_most', against: record() }).said).toEqual([
      'The promissory note says $250,000.00 as “Principal amount”; it must be at most $240,000.00 (“Principal amount” on the loan approval record).',
    ]);
    expect(ask({ field: 'note_date', comparison: 'at_least', against: record('approval_date') }).said).toEqual([]);
  });
});

describe('what is wrong with what a field is held to', () => {
  const faults = (comparison: string, against: unknown, name = 'principal_amount') =>
    checkCustomRule({
      title: 'A',
      severity: 'info',
      field: name,
      comparison,
      kind: null,
      docType: null,
      against: against as Against,
    }).map(({ field: where, message }) => `${where} ${message}`);

  it.each([
    ['nothing', 'at_most', null, /must say what at_most holds the field to/],
    ['something where nothing is asked', 'present', constant('1'), /must be left out/],
    ['an unknown source', 'equals', { ...constant('1'), source: 'moon' }, /must have a source/],
    ['no value', 'equals', constant(), /must have one value/],
    ['two values', 'equals', constant('1', '2'), /must have one value/],
    ['a value of another kind', 'at_most', constant('plenty'), /“plenty” is none/],
    ['no other field', 'equals', field(null as never), /must name the other field/],
    ['an unknown field', 'equals', field('moon'), /“moon” is none/],
    ['a field of another kind', 'equals', field('note_date'), /cannot be compared as money/],
    ['an unknown document type', 'equals', field('sale_price', 'moon'), /“moon” is none/],
    ['a document type of the record', 'equals', { ...record(), docType: 'appraisal' }, /for another field only/],
    ['days of amounts', 'within_days', { ...field('sale_price'), days: 3 }, /does not fit values of kind money/],
    ['days where none are asked', 'at_most', { ...constant('1'), days: 3 }, /only where it compares days/],
  ])('%s', (_name, comparison, against, message) => {
    expect(faults(comparison, against).join('\n')).toMatch(message);
  });

  it('days that are no count, and an order of names', () => {
    expect(faults('within_days', { ...field('closing_date'), days: -1 }, 'note_date')[0]).toMatch(/must have days/);
    expect(faults('at_least', constant('A'), 'lender_name')[0]).toMatch(/does not fit values of kind name/);
  });
});
