import type { Rule } from '../../src/extraction/rule.ts';
import { label } from './build.ts';

/** What it costs to build a building anew: the most that a policy on it pays. */
export const insurableValue: readonly Rule[] = [
  label('insurable_value', [
    'Insurable Value',
    'Total Insurable Value',
    'Insurable Value of Building',
    'Insurable Value of Improvements',
    'Building Insurable Value',
    'Replacement Cost Value',
    'Building Replacement Cost',
    'Building Replacement Cost Value',
    'Estimated Replacement Cost',
    'Estimated Replacement Cost of Building',
    'Replacement Cost Estimate',
    'Insurable Replacement Cost',
  ]),
];
