import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { slice } from '../../../../tools/test-tier.ts';
import { canonicalJson, type Json } from '../../src/evidence/canonical-json.ts';
import { fieldCatalogue } from '../../src/fields/field-catalogue.ts';
import { sameIndex } from '../../src/reconciliation/comparisons/same-index.ts';
import { sameValue } from '../../src/reconciliation/comparisons/same-value.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';
import { type ValueKind, valueKinds } from '../../src/values/value-kind.ts';
import { unfoldPolicy } from './compact-package.ts';
import { loanPackage, PRINTED } from './random-package.ts';

// Many packages, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const policy = unfoldPolicy({ mappedFields: ['principal_amount', 'borrower_name'] });

describe('a run', () => {
  it('finds the same whatever the order of the documents, and says it in a form that can be sealed', () => {
    fc.assert(
      fc.property(loanPackage, fc.array(fc.nat(), { maxLength: 7 }), (given, order) => {
        const documents = given.documents
          .map((one, index) => ({ one, key: order[index] ?? index }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        const [run, shuffled] = [given, { ...given, documents }].map((one) => reconcile(one, shippedRules, policy));
        expect(shuffled?.findingsHash).toBe(run?.findingsHash);
        expect(shuffled?.notEvaluated).toEqual(run?.notEvaluated);
        expect(() => canonicalJson((run?.findings ?? []) as unknown as Json)).not.toThrow();
      }),
      { numRuns: slice(40, 150) },
    );
  });

  it('answers for every rule once, in whole sentences, and points only to documents that it was given', () => {
    fc.assert(
      fc.property(loanPackage, (given) => {
        const run = reconcile(given, shippedRules, policy);
        const answered = [...run.evaluated, ...run.notApplicable, ...run.notEvaluated.map(({ ruleId }) => ruleId)];
        expect(answered.toSorted()).toEqual(shippedRules.map(({ id }) => id).toSorted());
        const known = new Set(['loan', 'record', ...given.documents.map(({ id }) => id)]);
        for (const { ruleId, detail } of run.findings) {
          expect(detail.message, ruleId).toMatch(/^\S.*[.…]$/su);
          expect(detail.message, ruleId).not.toMatch(/undefined|null|NaN|\[object/);
          for (const { documentId } of detail.sources) expect(known, ruleId).toContain(documentId);
        }
      }),
      { numRuns: slice(40, 150) },
    );
  });
});

const anyOf = (kind: ValueKind) =>
  fc.oneof(fc.constantFrom(...PRINTED[kind]), fc.string({ unit: 'grapheme', maxLength: 40 }));

describe.each(valueKinds)('comparing two values of kind %s', (kind) => {
  it('comes to the same from either side, and a value is the same as itself', () => {
    fc.assert(
      fc.property(anyOf(kind), anyOf(kind), (left, right) => {
        const [a, b] = [left, right].map((text) => (kind === 'text' ? text : (normalizeByKind(kind, text) ?? text)));
        if (a === undefined || b === undefined) return;
        const told = sameValue(kind, a, b, policy.tolerances);
        expect(sameValue(kind, b, a, policy.tolerances)).toEqual(told);
        expect(told.reason).not.toBe('');
        expect(sameValue(kind, a, a, policy.tolerances).same, a).toBe(true);
      }),
      { numRuns: slice(500, 2_000) },
    );
  });
});

function normalizeByKind(kind: ValueKind, text: string): string | null {
  const field = fieldCatalogue.find((one) => one.kind === kind);
  return field === undefined ? null : (normalizeField(field.name, text)?.value ?? null);
}

it('comes to the same from either side of two indexes', () => {
  const index = fc.constantFrom(
    'WSJP',
    'WSJ Prime',
    'Prime Rate as published in the Wall Street Journal',
    'the Lender’s Prime Rate',
    'Prime',
    '30-day Average SOFR',
    'Term SOFR 1 month',
    'SOFR',
    '5-year Treasury',
    '1-year CMT',
    'FHLB',
    'something else',
  );
  fc.assert(
    fc.property(index, index, (left, right) => {
      expect(sameIndex(left, right)).toEqual(sameIndex(right, left));
      expect(sameIndex(left, left).same).toBe(true);
    }),
  );
});
