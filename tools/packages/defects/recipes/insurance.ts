import { addDays } from '../../core/dates.ts';
import type { LoanFacts } from '../../core/facts.ts';
import type { Recipe } from '../recipe.ts';
import { type Alter, change, DOLLARS, LAND, nameLender, note, paper } from './changes.ts';

const inHazardArea: Alter = change((f) => ({ flood: { ...f.flood, zone: 'AE', inHazardArea: true } }));
const hazard = (parts: (f: LoanFacts) => Partial<LoanFacts['hazard']>): Alter =>
  change((f) => ({ hazard: { ...f.hazard, ...parts(f) } }));
const cover = (cents: (f: LoanFacts) => number): Alter =>
  change((f) => ({ flood: { ...f.flood, coverageCents: cents(f) } }));
/** The lesser of the loan and the most that the federal program insures. */
const neededCents = (f: LoanFacts): number =>
  Math.min(f.principalCents, (f.loanClass === 'business' ? 500_000 : 250_000) * DOLLARS);

/** flood and hazard insurance of what secures the loan. */
export const insuranceRecipes: readonly Recipe[] = [
  {
    rule: 'R-405',
    name: 'in a flood hazard area without notice and policy',
    kind: 'defect',
    products: LAND,
    loan: inHazardArea,
    documents: ['promissory_note', 'deed_of_trust', paper('flood_determination', ['in_sfha'])],
  },
  {
    rule: 'R-405',
    name: 'the flood policy covers too little',
    kind: 'defect',
    products: LAND,
    loan: inHazardArea,
    documents: [
      note('principal_amount'),
      paper('flood_determination', ['in_sfha']),
      'flood_notice',
      paper(
        'flood_policy',
        ['flood_coverage_amount'],
        cover((f) => Math.round(neededCents(f) / 2)),
      ),
    ],
    about: /too little/,
  },
  {
    rule: 'R-405',
    name: 'the flood policy covers just enough',
    kind: 'near_miss',
    products: LAND,
    loan: inHazardArea,
    documents: [
      note('principal_amount'),
      paper('flood_determination', ['in_sfha']),
      'flood_notice',
      { ...paper('flood_policy', ['flood_coverage_amount']), alter: cover(neededCents) },
    ],
    when: (f) => f.principalCents < 24_000_000 || f.loanClass === 'business',
  },
  {
    rule: 'R-405',
    name: 'outside of the hazard area',
    kind: 'near_miss',
    products: LAND,
    when: (f) => !f.flood.inHazardArea,
    documents: ['promissory_note', 'deed_of_trust', paper('flood_determination', ['in_sfha'])],
  },
  {
    rule: 'R-406',
    name: 'the insurance ran out five days before the closing',
    kind: 'defect',
    products: LAND,
    documents: [
      note('note_date'),
      paper(
        'property_insurance',
        ['hazard_expiration_date'],
        hazard((f) => ({ from: addDays(f.noteDate, -370), to: addDays(f.noteDate, -5) })),
      ),
    ],
  },
  {
    rule: 'R-406',
    name: 'the insurance runs out two weeks after the closing',
    kind: 'defect',
    severity: 'warning',
    products: LAND,
    documents: [
      note('note_date'),
      paper(
        'property_insurance',
        ['hazard_expiration_date'],
        hazard((f) => ({ from: addDays(f.noteDate, -351), to: addDays(f.noteDate, 14) })),
      ),
    ],
  },
  {
    rule: 'R-406',
    name: 'the insurance runs for 31 days more',
    kind: 'near_miss',
    products: LAND,
    documents: [
      note('note_date'),
      paper(
        'property_insurance',
        ['hazard_expiration_date'],
        hazard((f) => ({ from: addDays(f.noteDate, -334), to: addDays(f.noteDate, 31) })),
      ),
    ],
  },
  {
    rule: 'R-407',
    name: 'another bank is the mortgagee',
    kind: 'defect',
    products: LAND,
    documents: [
      note('lender_name'),
      paper(
        'property_insurance',
        ['mortgagee_name'],
        nameLender(() => 'Pinecrest Savings Bank'),
      ),
    ],
  },
  {
    rule: 'R-407',
    name: 'the clause goes on with ISAOA ATIMA',
    kind: 'near_miss',
    products: LAND,
    documents: [
      note('lender_name'),
      paper(
        'property_insurance',
        ['mortgagee_name'],
        nameLender((name) => `${name}, ISAOA/ATIMA`),
      ),
    ],
  },
];
