import type { Recipe } from '../recipe.ts';
import { ALL, note } from './changes.ts';

/** the package is sound, and somebody put another number into the finished file. */
export const alteredFigureRecipes: readonly Recipe[] = [
  {
    rule: 'R-428',
    name: 'another amount on the wire instructions',
    kind: 'defect',
    products: ALL,
    documents: [note('principal_amount'), { docType: 'wire_instructions', prints: ['wire_amount'] }],
    altered: { docType: 'wire_instructions', field: 'wire_amount' },
    severity: 'exception',
  },
  {
    rule: 'R-428',
    name: 'another account on the wire instructions',
    kind: 'defect',
    products: ALL,
    documents: [note('principal_amount'), { docType: 'wire_instructions', prints: ['wire_beneficiary_account'] }],
    altered: { docType: 'wire_instructions', field: 'wire_beneficiary_account' },
    severity: 'exception',
  },
  {
    rule: 'R-428',
    name: 'another amount on the payoff statement',
    kind: 'defect',
    products: ALL,
    documents: [note('principal_amount'), { docType: 'payoff_statement', prints: ['payoff_amount'] }],
    altered: { docType: 'payoff_statement', field: 'payoff_amount' },
    severity: 'exception',
  },
  {
    rule: 'R-428',
    name: 'nobody altered anything',
    kind: 'near_miss',
    products: ALL,
    documents: [
      note('principal_amount'),
      { docType: 'wire_instructions', prints: ['wire_amount'] },
      { docType: 'payoff_statement', prints: ['payoff_amount'] },
    ],
  },
];
