import type { Layout } from '../../core/layout.ts';
import { type PlannedCase, planCase } from '../plan-package.ts';
import type { Recipe } from '../recipe.ts';
import { agreementRecipes } from './agreement.ts';
import { alteredFigureRecipes } from './altered-figures.ts';
import { approvalRecipes } from './approval.ts';
import { authorityRecipes } from './authority.ts';
import { calculationRecipes } from './calculations.ts';
import { closingDayRecipes } from './closing-day.ts';
import { collateralRecipes } from './collateral.ts';
import { completenessRecipes } from './completeness.ts';
import { disclosedFigureRecipes } from './disclosed-figures.ts';
import { insuranceRecipes } from './insurance.ts';
import { intakeRecipes } from './intake-agreement.ts';
import { partyRecipes } from './parties.ts';
import { variableRateRecipes } from './variable-rate.ts';
import { wireRecipes } from './wires.ts';

export const recipes: readonly Recipe[] = [
  ...agreementRecipes,
  ...variableRateRecipes,
  ...intakeRecipes,
  ...calculationRecipes,
  ...disclosedFigureRecipes,
  ...approvalRecipes,
  ...completenessRecipes,
  ...collateralRecipes,
  ...authorityRecipes,
  ...insuranceRecipes,
  ...closingDayRecipes,
  ...partyRecipes,
  ...wireRecipes,
  ...alteredFigureRecipes,
];

/** Rules of which no package can be made to speak, each with why. */
export const NOT_PLANTED: Readonly<Record<string, string>> = {
  'R-506': 'how certain a value was read shows only in reading; nothing that is drawn decides it',
};

/** Rules that speak of the file and of its picture: they are planted where packages are sent as files. */
export const PLANTED_IN_FILES: readonly string[] = recipes.flatMap(({ rule, altered }) =>
  altered === undefined ? [] : [rule],
);

/** Packages with a defect of each rule. */
const DEFECTS_A_RULE = 3;

/** Of every rule at least three packages with a defect, shared among its recipes, and one of each near miss. */
export function planCases(layouts: readonly Layout[], rules: readonly string[] | null): readonly PlannedCase[] {
  return recipes
    .filter(({ rule }) => rules === null || rules.includes(rule))
    .flatMap((recipe) => {
      const siblings = recipes.filter(({ rule, kind }) => rule === recipe.rule && kind === 'defect').length;
      const packages = recipe.kind === 'defect' ? Math.ceil(DEFECTS_A_RULE / siblings) : 1;
      return Array.from({ length: packages }, (_, nth) => planCase(recipe, layouts, nth));
    });
}
