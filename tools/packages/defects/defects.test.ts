import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { describe, expect, it } from 'vitest';
import { workingLayouts } from '../working/index.ts';
import { planCleanPackages } from './clean-packages.ts';
import { NOT_PLANTED, planCases, recipes } from './recipes/index.ts';

describe('planted defects', () => {
  const planned = planCases(workingLayouts, null);

  it.each(shippedRules.map(({ id }) => id).filter((id) => NOT_PLANTED[id] === undefined))(
    'of %s are three packages with a defect and one that nearly has it',
    (id) => {
      const kinds = planned.filter(({ recipe }) => recipe.rule === id).map(({ recipe }) => recipe.kind);
      expect(kinds.filter((kind) => kind === 'defect').length).toBeGreaterThanOrEqual(3);
      expect(kinds).toContain('near_miss');
    },
  );

  it('name no rule that does not ship', () => {
    const known = new Set(shippedRules.map(({ id }) => id));
    expect(recipes.filter(({ rule }) => !known.has(rule)).map(({ rule }) => rule)).toEqual([]);
  });

  it('have names of their own', () => {
    expect(new Set(planned.map((one) => one.planned.name)).size).toBe(planned.length);
  });
});

describe('clean packages', () => {
  it('together show every layout to work with', () => {
    const drawn = new Set(
      planCleanPackages(workingLayouts, 100).flatMap(({ papers }) => papers.map((one) => one.layout.id)),
    );
    expect(workingLayouts.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual([]);
  });
});
