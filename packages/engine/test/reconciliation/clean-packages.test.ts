import { describe, expect, it } from 'vitest';
import { makeFacts } from '../../../../tools/packages/core/facts.ts';
import { createRandom } from '../../../../tools/packages/core/random.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { defaultChecklists } from '../../src/reconciliation/completeness/default-checklists.ts';
import { DEFAULT_TOLERANCES, type Policy } from '../../src/reconciliation/policy.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';
import { shippedRules } from '../../src/reconciliation/shipped-rules.ts';
import { drawnPackage } from './drawn-package.ts';
import { lawfulFacts } from './lawful-facts.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

/** Rules that these packages give nothing to evaluate, each with why. */
const SILENT: Readonly<Record<string, string>> = {
  'R-312': 'the packages come with one approval, not with two',
  'R-422': 'the filings that are drawn for these loans pledge no fixtures',
  'R-604': 'the packages come without a directory of verified payees',
};

const policy: Policy = {
  tolerances: DEFAULT_TOLERANCES,
  checklists: defaultChecklists,
  minConfidence: 0.7,
  mappedFields: [],
};

const runs = SEEDS.map((seed) => {
  const random = createRandom(seed);
  const facts = lawfulFacts(makeFacts(random.fork('facts')));
  const given = drawnPackage(workingLayouts, facts, random.fork('draw'));
  return { seed, product: facts.product, run: reconcile(given, shippedRules, policy) };
});

describe('packages of loans whose figures agree', () => {
  it.each(runs)('raise no exception: $product, seed $seed', ({ run }) => {
    const exceptions = run.findings.filter(({ severity }) => severity === 'exception');
    expect(exceptions.map(({ ruleId, detail }) => `${ruleId} ${detail.message}`)).toEqual([]);
  });

  it('give every rule something to evaluate, but for those of which it is said why not', () => {
    const spoke = new Set(runs.flatMap(({ run }) => run.evaluated));
    const silent = shippedRules.map(({ id }) => id).filter((id) => !spoke.has(id));
    expect(silent).toEqual(Object.keys(SILENT));
  });
});
