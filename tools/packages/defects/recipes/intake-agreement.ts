import type { Recipe } from '../recipe.ts';
import { BUSINESS, CONSUMER, DOLLARS, nameBorrower, note } from './changes.ts';

/** what was given at intake, beside the note. */
export const intakeRecipes: readonly Recipe[] = [
  {
    rule: 'R-110',
    name: 'more was expected at intake',
    kind: 'defect',
    products: BUSINESS,
    documents: [note('principal_amount'), 'disbursement_authorization'],
    intake: (intake, f) => ({ ...intake, expectedPrincipal: ((f.principalCents + 25_000 * DOLLARS) / 100).toFixed(2) }),
  },
  {
    rule: 'R-110',
    name: 'a cent more was expected at intake',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [note('principal_amount')],
    intake: (intake, f) => ({ ...intake, expectedPrincipal: ((f.principalCents + 1) / 100).toFixed(2) }),
  },
  {
    rule: 'R-111',
    name: 'somebody else was named at intake',
    kind: 'defect',
    products: BUSINESS,
    documents: [note('borrower_name')],
    intake: (intake) => ({ ...intake, borrowerName: 'Stonebridge Cabinetry LLC' }),
  },
  {
    rule: 'R-111',
    name: 'the other name of a home loan was given at intake',
    kind: 'defect',
    products: CONSUMER,
    documents: [note('borrower_name')],
    intake: (intake) => ({ ...intake, borrowerName: 'Beatrice Q. Hollingsworth' }),
  },
  {
    rule: 'R-111',
    name: 'the name was given in capitals, without signs',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [note('borrower_name')],
    intake: (intake) => ({ ...intake, borrowerName: intake.borrowerName.toUpperCase().replace(/[.,]/g, '') }),
  },
  {
    rule: 'R-111',
    name: 'the note prints the name in capitals',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [{ ...note('borrower_name'), alter: nameBorrower((name) => name.toUpperCase()) }],
  },
];
