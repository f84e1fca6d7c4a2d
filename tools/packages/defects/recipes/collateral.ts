import { addDays } from '../../core/dates.ts';
import type { LoanFacts } from '../../core/facts.ts';
import type { Paper, Recipe } from '../recipe.ts';
import { BUSINESS, CONSUMER, change, DOLLARS, LAND, nameBorrower, note, paper, REFINANCE, TERM } from './changes.ts';

const property = (parts: (f: LoanFacts) => Partial<LoanFacts['property']>) =>
  change((f) => ({ property: { ...f.property, ...parts(f) } }));
const insured = (cents: (f: LoanFacts) => number) =>
  change((f) => ({ hazard: { ...f.hazard, coverageCents: cents(f) } }));
const pledges = (collateral: string) => change(() => ({ collateral }));

const deed: Paper = { docType: 'deed_of_trust', prints: ['borrower_name'] };
const otherLot = (text: string): string => text.replace(/\bLot (\d+)/i, 'Lot 9$1');
const namesLot = (f: LoanFacts): boolean => /\bLot \d+/i.test(f.property.legalDescription);

/** what secures the loan, and the terms that the law has disclosed. */
export const collateralRecipes: readonly Recipe[] = [
  {
    rule: 'R-414',
    name: 'nobody signed the deed',
    kind: 'defect',
    products: LAND,
    documents: ['promissory_note', { ...deed, signed: false }],
  },
  { rule: 'R-414', name: 'a signed deed', kind: 'near_miss', products: LAND, documents: ['promissory_note', deed] },
  {
    rule: 'R-415',
    name: 'the deed is given by somebody who does not own the land',
    kind: 'defect',
    products: REFINANCE,
    documents: [
      'promissory_note',
      {
        ...paper(
          'deed_of_trust',
          ['borrower_name'],
          nameBorrower(() => 'Zebulon Quarrelsome'),
        ),
      },
      paper('title_commitment', ['vested_owner']),
      'payoff_statement',
    ],
  },
  {
    rule: 'R-415',
    name: 'the owner gives the deed',
    kind: 'near_miss',
    products: REFINANCE,
    documents: ['promissory_note', deed, paper('title_commitment', ['vested_owner']), 'payoff_statement'],
  },
  {
    rule: 'R-416',
    name: 'the commitment is for another lot',
    kind: 'defect',
    products: LAND,
    when: namesLot,
    documents: [
      paper('deed_of_trust', ['legal_description']),
      paper(
        'title_commitment',
        ['legal_description'],
        property((f) => ({ legalDescription: otherLot(f.property.legalDescription) })),
      ),
    ],
  },
  {
    rule: 'R-416',
    name: 'both describe one lot',
    kind: 'near_miss',
    products: LAND,
    when: namesLot,
    documents: [paper('deed_of_trust', ['legal_description']), paper('title_commitment', ['legal_description'])],
  },
  {
    rule: 'R-417',
    name: 'deed and commitment name different parcels',
    kind: 'defect',
    products: LAND,
    documents: [
      paper('deed_of_trust', ['parcel_number']),
      paper(
        'title_commitment',
        ['parcel_number'],
        property((f) => ({ parcel: f.property.parcel.replace(/\d(?=\D*$)/, (d) => String((Number(d) + 5) % 10)) })),
      ),
    ],
    severity: 'exception',
  },
  {
    rule: 'R-417',
    name: 'one parcel',
    kind: 'near_miss',
    products: LAND,
    documents: [paper('deed_of_trust', ['parcel_number']), paper('title_commitment', ['parcel_number'])],
  },
  {
    rule: 'R-418',
    name: 'hazard coverage of a tenth of the loan',
    kind: 'defect',
    products: LAND,
    documents: [
      note('principal_amount'),
      'deed_of_trust',
      paper(
        'property_insurance',
        ['hazard_coverage_amount'],
        insured((f) => Math.round(f.principalCents / 1_000) * DOLLARS),
      ),
    ],
  },
  {
    rule: 'R-418',
    name: 'coverage of the whole loan',
    kind: 'near_miss',
    products: LAND,
    loan: insured((f) => f.principalCents),
    documents: [note('principal_amount'), 'deed_of_trust', paper('property_insurance', ['hazard_coverage_amount'])],
  },
  {
    rule: 'R-419',
    name: 'an appraisal of three years ago',
    kind: 'defect',
    products: LAND,
    documents: [
      note('note_date'),
      paper(
        'appraisal',
        ['appraisal_date'],
        change((f) => ({ appraisalDate: addDays(f.noteDate, -1_100) })),
      ),
    ],
    severity: 'warning',
  },
  {
    rule: 'R-419',
    name: 'an appraisal of two months ago',
    kind: 'near_miss',
    products: LAND,
    documents: [note('note_date'), paper('appraisal', ['appraisal_date', 'appraised_value'])],
  },
  {
    rule: 'R-421',
    name: 'the filing leaves out the inventory',
    kind: 'defect',
    products: [...TERM, ...BUSINESS],
    loan: pledges('All equipment and inventory of the borrower'),
    documents: [
      paper('security_agreement', ['collateral_description']),
      paper('ucc_financing_statement', ['collateral_description'], pledges('All equipment of the borrower')),
    ],
  },
  {
    rule: 'R-421',
    name: 'the filing covers what was given',
    kind: 'near_miss',
    products: TERM,
    loan: pledges('All equipment and inventory of the borrower'),
    documents: [
      paper('security_agreement', ['collateral_description']),
      paper('ucc_financing_statement', ['collateral_description']),
    ],
  },
  {
    rule: 'R-424',
    name: 'a penalty that was not disclosed',
    kind: 'defect',
    products: CONSUMER,
    loan: change(() => ({ prepaymentPenalty: false })),
    documents: [
      paper(
        'promissory_note',
        ['prepayment_penalty'],
        change(() => ({ prepaymentPenalty: true })),
      ),
      paper('closing_disclosure', ['prepayment_penalty']),
    ],
  },
  {
    rule: 'R-424',
    name: 'no penalty, and none disclosed',
    kind: 'near_miss',
    products: CONSUMER,
    loan: change(() => ({ prepaymentPenalty: false })),
    documents: [paper('promissory_note', ['prepayment_penalty']), paper('closing_disclosure', ['prepayment_penalty'])],
  },
];
