import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { makeFacts } from '../../../../tools/packages/core/facts.ts';
import { createRandom, type Random } from '../../../../tools/packages/core/random.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { slice } from '../../../../tools/test-tier.ts';
import { addDays } from '../../src/calculations/day-number.ts';
import { Decimal } from '../../src/calculations/decimal.ts';
import type { Finding } from '../../src/reconciliation/finding.ts';
import type { LoanPackage, PackageValue } from '../../src/reconciliation/loan-package.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';
import { unfoldPolicy } from './compact-package.ts';
import { drawnPackage } from './drawn-package.ts';
import { lawfulFacts } from './lawful-facts.ts';
import { loanPackage } from './random-package.ts';

// Many packages, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 });

const policy = unfoldPolicy({ mappedFields: ['principal_amount'] });

/** What a finding calls the variance, in the unit of its tolerance; null where it states one of them alone. */
function varianceOf({ detail: { data } }: Finding): { readonly variance: Decimal; readonly tolerance: Decimal } | null {
  const { difference, tolerance, kind } = data;
  if (difference === null || tolerance === null || !/^\d+(?:\.\d+)?$/.test(tolerance)) return null;
  const stated =
    kind === 'rate'
      ? difference.basisPoints === undefined
        ? undefined
        : new Decimal(difference.basisPoints).div(100)
      : kind === 'date'
        ? difference.days
        : difference.amount;
  return stated === undefined ? null : { variance: new Decimal(stated).abs(), tolerance: new Decimal(tolerance) };
}

/** The rules whose findings were looked at: a property of none would hold by itself. */
const looked = new Set<string>();

function contradictions(given: LoanPackage): readonly string[] {
  return reconcile(given, shippedRules, policy).findings.flatMap((finding) => {
    const stated = varianceOf(finding);
    if (stated !== null) looked.add(finding.ruleId);
    if (stated === null || stated.variance.gt(stated.tolerance)) return [];
    const { ruleId, detail } = finding;
    return [`${ruleId}: ${stated.variance.toFixed()} within ${stated.tolerance.toFixed()}: ${detail.message}`];
  });
}

const drawn = Array.from({ length: slice(6, 20) }, (_, index) => {
  const random = createRandom(index + 700);
  return drawnPackage(workingLayouts, lawfulFacts(makeFacts(random.fork('facts'))), random.fork('draw'));
});

/** A little more or less than a document states, which is where a variance meets its tolerance. */
function nudged(value: PackageValue, cents: number): PackageValue {
  const { valueKind, normalizedValue } = value;
  if (normalizedValue === null) return value;
  const changed =
    valueKind === 'money'
      ? new Decimal(normalizedValue).plus(new Decimal(cents).div(100)).toFixed(2)
      : valueKind === 'rate'
        ? new Decimal(normalizedValue).plus(new Decimal(cents).div(10_000)).toFixed()
        : valueKind === 'date'
          ? addDays(normalizedValue, Math.trunc(cents / 50))
          : normalizedValue;
  return { ...value, rawText: changed, normalizedValue: changed };
}

/** Many findings of each package: about every fourth figure is off, by a few cents or by a few dollars. */
function offBy(given: LoanPackage, random: Random): LoanPackage {
  return {
    ...given,
    documents: given.documents.map((document) => ({
      ...document,
      values: document.values.map((value) => {
        const most = random.pick([3, 40, 400]);
        return random.chance(0.25) ? nudged(value, random.int(-most, most)) : value;
      }),
    })),
  };
}

it('never states a variance that is within the tolerance it states, whatever the documents say', () => {
  fc.assert(
    fc.property(loanPackage, (given) => {
      expect(contradictions(given)).toEqual([]);
    }),
    { numRuns: slice(60, 300) },
  );
});

it('never does so of a loan in which a few figures are a little off', () => {
  fc.assert(
    fc.property(fc.nat(drawn.length - 1), fc.nat(), (which, seed) => {
      expect(contradictions(offBy(drawn[which] as LoanPackage, createRandom(seed)))).toEqual([]);
    }),
    { numRuns: slice(80, 400) },
  );
});

it('looked at findings of many rules, and would be told of one that contradicts itself', () => {
  expect(looked.size).toBeGreaterThan(10);
  const data = { kind: 'money', difference: { amount: '0.14' }, tolerance: '2.43' };
  const finding = { detail: { data } } as unknown as Finding;
  const { variance, tolerance } = varianceOf(finding) ?? { variance: new Decimal(1), tolerance: new Decimal(0) };
  expect(variance.gt(tolerance)).toBe(false);
});
