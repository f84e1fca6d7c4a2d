import { addBusinessDays } from '@countersign/engine/calculations/business-days';
import { addDays } from '../../core/dates.ts';
import type { Recipe } from '../recipe.ts';
import {
  type Alter,
  CONSUMER,
  change,
  DOLLARS,
  disclose,
  LAND,
  nameLender,
  note,
  paper,
  REFINANCE,
} from './changes.ts';

const titled = (daysBefore: number): Alter =>
  change((f) => ({ title: { ...f.title, date: addDays(f.noteDate, -daysBefore) } }));

/** what must be fresh, or have waited, on the day of closing. */
export const closingDayRecipes: readonly Recipe[] = [
  {
    rule: 'R-410',
    name: 'the commitment is 200 days old',
    kind: 'defect',
    products: LAND,
    documents: [
      note('note_date', 'principal_amount'),
      paper('title_commitment', ['title_effective_date'], titled(200)),
    ],
    about: /days/,
  },
  {
    rule: 'R-410',
    name: 'the title insures less than the loan',
    kind: 'defect',
    products: ['commercial_real_estate', 'residential_refinance'],
    documents: [
      note('note_date', 'principal_amount'),
      paper(
        'title_commitment',
        ['title_amount'],
        change((f) => ({ principalCents: f.principalCents - 8_000 * DOLLARS })),
      ),
    ],
    about: /too little/,
  },
  {
    rule: 'R-410',
    name: 'the title insures another bank',
    kind: 'defect',
    products: ['commercial_real_estate', 'residential_refinance'],
    documents: [
      note('note_date', 'lender_name'),
      paper(
        'title_commitment',
        ['title_insured'],
        nameLender(() => 'Pinecrest Savings Bank'),
      ),
    ],
    about: /insured/,
  },
  {
    rule: 'R-410',
    name: 'the commitment is 180 days old',
    kind: 'near_miss',
    products: LAND,
    documents: [
      note('note_date', 'principal_amount', 'lender_name'),
      paper('title_commitment', ['title_effective_date', 'title_amount', 'title_insured'], titled(180)),
    ],
  },
  {
    rule: 'R-411',
    name: 'paid out on the day after the signing',
    kind: 'defect',
    products: REFINANCE,
    documents: [
      note('note_date'),
      paper(
        'closing_disclosure',
        ['disbursement_date'],
        disclose((f) => ({ disbursementDate: addDays(f.noteDate, 1) })),
      ),
      'right_to_cancel',
    ],
  },
  {
    rule: 'R-411',
    name: 'the notice ends a day too early',
    kind: 'defect',
    products: REFINANCE,
    documents: [
      note('note_date'),
      'closing_disclosure',
      paper(
        'right_to_cancel',
        ['rescission_end_date'],
        disclose((f) => ({ rescissionEnd: addDays(f.disclosure.rescissionEnd, -1) })),
      ),
    ],
  },
  {
    rule: 'R-411',
    name: 'no notice of the right to cancel',
    kind: 'defect',
    products: REFINANCE,
    documents: [
      note('note_date'),
      'mortgage',
      paper('closing_disclosure', ['appraised_value']),
      paper('underwriting_transmittal', ['occupancy']),
    ],
    about: /right to cancel/,
  },
  {
    rule: 'R-411',
    name: 'paid out on the fourth business day',
    kind: 'near_miss',
    products: REFINANCE,
    documents: [note('note_date'), paper('closing_disclosure', ['disbursement_date']), 'right_to_cancel'],
  },
  {
    rule: 'R-412',
    name: 'received the day before the signing',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('note_date'),
      paper(
        'closing_disclosure',
        ['cd_received_date'],
        disclose((f) => ({ issuedDate: addDays(f.noteDate, -1) })),
      ),
    ],
  },
  {
    rule: 'R-412',
    name: 'issued the day before the signing',
    kind: 'defect',
    severity: 'warning',
    products: CONSUMER,
    documents: [
      note('note_date'),
      {
        ...paper(
          'closing_disclosure',
          ['date_issued'],
          disclose((f) => ({ issuedDate: addDays(f.noteDate, -1) })),
        ),
        lacks: ['cd_received_date'],
      },
    ],
  },
  {
    rule: 'R-412',
    name: 'issued three business days before the signing',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('note_date'),
      paper(
        'closing_disclosure',
        ['date_issued'],
        disclose((f) => ({ issuedDate: addBusinessDays(f.noteDate, -3) })),
      ),
    ],
  },
];
