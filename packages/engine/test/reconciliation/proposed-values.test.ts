import { describe, expect, it } from 'vitest';
import { boardedReading, waitingReading } from '../../src/field-maps/source-order.ts';
import { applyCorrections } from '../../src/reconciliation/apply-corrections.ts';
import { arrange } from '../../src/reconciliation/facts.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';
import type { Rule } from '../../src/reconciliation/rule.ts';
import { customRule } from '../../src/reconciliation/run-custom-rule.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';
import { loanProceeds } from '../../src/reconciliation/wires/loan-proceeds.ts';
import { type CompactPackage, unfoldPackage, unfoldPolicy } from './compact-package.ts';

const policy = unfoldPolicy({ mappedFields: ['principal_amount', 'maturity_date'] });
const unsure = (raw: string, confidence = 0.62) => ({ raw, confidence });
const spec = { kind: null, docType: null, severity: 'exception' } as const;
const principalAgrees = customRule(
  { ...spec, id: 'CUSTOM-P', title: 'Principal agrees', field: 'principal_amount', comparison: 'agree' },
  '1',
);
const ask = (given: CompactPackage, ...rules: readonly Rule[]) =>
  reconcile(unfoldPackage(given, policy), rules, policy);

const pair = (principal: ReturnType<typeof unsure> | string): CompactPackage => ({
  documents: [
    { docType: 'promissory_note', fields: { principal_amount: principal } },
    { docType: 'deed_of_trust', fields: { principal_amount: '$255,000.00' } },
  ],
});

describe('a value read with too little certainty', () => {
  it('is compared with nothing, and the rule says that it waits for it', () => {
    expect(ask(pair('$250,000.00'), principalAgrees).findings).toHaveLength(1);
    const run = ask(pair(unsure('$250,000.00')), principalAgrees);
    expect(run.findings).toEqual([]);
    expect(run.notEvaluated).toEqual([
      {
        ruleId: 'CUSTOM-P',
        missing: ['principal_amount'],
        waitsFor: [{ field: 'principal_amount', documentId: 'promissory_note-1', source: 'promissory_note' }],
      },
    ]);
  });

  it('is stated from the least certainty on', () => {
    expect(ask(pair(unsure('$250,000.00', 0.7)), principalAgrees).findings).toHaveLength(1);
    expect(ask(pair(unsure('$250,000.00', 0.699)), principalAgrees).findings).toEqual([]);
  });

  it('is named in the warning about a rule that could not be checked', () => {
    const silence = shippedRules.find(({ id }) => id === 'R-490') as Rule;
    const rule: Rule = { ...principalAgrees, docTypes: ['promissory_note'] };
    const [found] = ask(pair(unsure('$250,000.00')), rule, silence).findings;
    expect(found?.detail.message).toContain('it waits for: Principal amount on the promissory note, proposed.');
    expect(found?.detail.data.waitsFor).toEqual([
      { field: 'principal_amount', documentId: 'promissory_note-1', source: 'promissory_note' },
    ]);
  });

  it('is told by R-506 where it weighs, as before', () => {
    const rule = shippedRules.find(({ id }) => id === 'R-506') as Rule;
    const { findings } = ask(pair(unsure('$250,000.00')), rule);
    expect(findings.map(({ detail }) => detail.sources[0]?.value)).toEqual(['$250,000.00']);
  });

  it('is no proof that a document says nothing: what only its absence shows is not found', () => {
    const present = customRule(
      {
        ...spec,
        docType: 'promissory_note',
        id: 'CUSTOM-M',
        title: 'Maturity is there',
        field: 'maturity_date',
        comparison: 'present',
      },
      '1',
    );
    const note = (fields: object): CompactPackage => ({
      documents: [{ docType: 'promissory_note', fields: fields as never }],
    });
    expect(ask(note({}), present).findings).toHaveLength(1);
    const run = ask(note({ maturity_date: unsure('January 1, 2031') }), present);
    expect([run.findings, run.notEvaluated.map(({ missing }) => missing)]).toEqual([[], [['maturity_date']]]);
  });

  it('hides nothing that is found whether it counts or not', () => {
    const given = pair('$250,000.00');
    const three = {
      documents: [
        ...(given.documents ?? []),
        { docType: 'mortgage', fields: { principal_amount: unsure('$250,000.00') } },
      ],
    };
    expect(ask(three, principalAgrees).findings).toHaveLength(1);
  });

  it('is never boarded, nor is another document in its place, and limits no wire', () => {
    const given = unfoldPackage(pair(unsure('$250,000.00')), policy);
    const facts = arrange(given);
    expect(boardedReading(facts, 'principal_amount')).toMatchObject({ source: 'deed_of_trust' });
    expect(waitingReading(facts, 'principal_amount')).toMatchObject({ source: 'promissory_note' });
    expect(waitingReading(arrange(unfoldPackage(pair('$250,000.00'), policy)), 'principal_amount')).toBeNull();
    expect(loanProceeds(given)).toBeNull();
  });

  it('counts when a person confirmed it, and leaves its neighbors alone', () => {
    const value = (name: string, y: number, more: object = {}) => ({
      fieldName: 'guarantor_name',
      rawText: name,
      normalizedValue: name,
      valueKind: 'name' as const,
      pageNo: 1,
      bbox: { x: 0.1, y, w: 0.3, h: 0.03 },
      confidence: 0.95,
      method: 'text' as const,
      rivals: [],
      ...more,
    });
    // Boxes of two lines that reach into each other.
    const read = [value('Ann Lee', 0.1), value('Bo Lee', 0.12, { confidence: 0.6, proposed: true })];
    const { fieldName, rawText, normalizedValue, valueKind, pageNo, bbox } = read[1] as (typeof read)[number];
    const place = { fieldName, value: rawText, normalizedValue, valueKind, pageNo, bbox };
    const after = applyCorrections(read, [{ ...place, confirms: true }]);
    expect(after.map((one) => [one.normalizedValue, one.proposed])).toEqual([
      ['Ann Lee', undefined],
      ['Bo Lee', undefined],
    ]);
    expect(applyCorrections(read, [place])).toHaveLength(1);
  });
});
