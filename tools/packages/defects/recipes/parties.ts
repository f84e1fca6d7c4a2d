import { addMonths } from '../../core/dates.ts';
import type { LoanFacts } from '../../core/facts.ts';
import type { Recipe } from '../recipe.ts';
import {
  type Alter,
  BUSINESS,
  CONSUMER,
  change,
  LAND,
  misspell,
  moveHouse,
  nameBorrower,
  note,
  paper,
  wire,
} from './changes.ts';

const isLlc = (f: LoanFacts): boolean => /LLC$/.test(f.borrowers[0]?.name ?? '');
const street = (rewrite: (street: string) => string): Alter =>
  change((f) => ({
    property: { ...f.property, address: { ...f.property.address, street: rewrite(f.property.address.street) } },
  }));

/** who the parties are, where the property is, and whether numbers and dates can be so. */
export const partyRecipes: readonly Recipe[] = [
  {
    rule: 'R-501',
    name: 'the guaranty misspells the borrower',
    kind: 'defect',
    products: BUSINESS,
    documents: [note('borrower_name'), { ...paper('guaranty', ['borrower_name'], nameBorrower(misspell)), subject: 0 }],
  },
  {
    rule: 'R-501',
    name: 'the deed has another kind of company',
    kind: 'defect',
    severity: 'exception',
    products: BUSINESS,
    when: isLlc,
    documents: [
      note('borrower_name'),
      paper(
        'deed_of_trust',
        ['borrower_name'],
        nameBorrower((name) => name.replace(/,? LLC$/, ', Inc.')),
      ),
    ],
  },
  {
    rule: 'R-501',
    name: 'the deed of a home misspells the borrower',
    kind: 'defect',
    products: CONSUMER,
    documents: [note('borrower_name'), paper('mortgage', ['borrower_name'], nameBorrower(misspell))],
  },
  {
    rule: 'R-501',
    name: 'L.L.C. with points',
    kind: 'near_miss',
    products: BUSINESS,
    when: isLlc,
    documents: [
      note('borrower_name'),
      paper(
        'deed_of_trust',
        ['borrower_name'],
        nameBorrower((name) => name.replace(/,? LLC$/, ', L.L.C.')),
      ),
    ],
  },
  {
    rule: 'R-501',
    name: 'without the middle initial',
    kind: 'near_miss',
    products: CONSUMER,
    when: (f) => / [A-Z]\. /.test(f.borrowers[0]?.name ?? ''),
    documents: [
      note('borrower_name'),
      paper(
        'mortgage',
        ['borrower_name'],
        nameBorrower((name) => name.replace(/ [A-Z]\. /, ' ')),
      ),
    ],
  },
  {
    rule: 'R-502',
    name: 'the appraisal is of another house',
    kind: 'defect',
    severity: 'exception',
    products: LAND,
    documents: [
      'promissory_note',
      paper('deed_of_trust', ['property_address']),
      paper('appraisal', ['property_address'], street(moveHouse)),
    ],
  },
  {
    rule: 'R-502',
    name: 'the insurance is of another house',
    kind: 'defect',
    severity: 'exception',
    products: LAND,
    documents: [
      'promissory_note',
      paper('mortgage', ['property_address']),
      paper('property_insurance', ['property_address'], street(moveHouse)),
    ],
  },
  {
    rule: 'R-502',
    name: 'the flood determination is of another street',
    kind: 'defect',
    products: LAND,
    documents: [
      'promissory_note',
      paper('mortgage', ['property_address']),
      paper(
        'flood_determination',
        ['property_address'],
        street((text) => text.replace(/ .*$/, ' Quarry Hill Terrace')),
      ),
    ],
  },
  {
    rule: 'R-502',
    name: 'street and avenue in short',
    kind: 'near_miss',
    products: LAND,
    when: (f) => /Avenue|Street|Drive|Lane/.test(f.property.address.street),
    documents: [
      'promissory_note',
      paper('deed_of_trust', ['property_address']),
      paper(
        'appraisal',
        ['property_address'],
        street((text) =>
          text.replace('Avenue', 'Ave.').replace('Street', 'St.').replace('Drive', 'Dr.').replace('Lane', 'Ln.'),
        ),
      ),
    ],
  },
  {
    rule: 'R-503',
    name: 'a digit of the routing number is wrong',
    kind: 'defect',
    products: LAND,
    documents: [
      'promissory_note',
      paper(
        'wire_instructions',
        ['wire_beneficiary_aba'],
        wire((f) => ({ aba: wrongDigit(f.wire.aba) })),
      ),
    ],
  },
  {
    rule: 'R-503',
    name: 'another routing number that can be one',
    kind: 'near_miss',
    products: LAND,
    documents: [
      'promissory_note',
      paper(
        'wire_instructions',
        ['wire_beneficiary_aba'],
        wire(() => ({ aba: '021000021' })),
      ),
    ],
  },
  {
    rule: 'R-504',
    name: 'a digit of the tax id is missing',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      note('borrower_name'),
      paper(
        'borrowing_resolution',
        ['borrower_tin'],
        change((f) => ({ borrowers: f.borrowers.map((one) => ({ ...one, tin: one.tin.slice(0, -1) })) })),
      ),
    ],
  },
  {
    rule: 'R-504',
    name: 'the approval has another tax id',
    kind: 'defect',
    products: BUSINESS,
    documents: [note('borrower_name'), paper('borrowing_resolution', ['borrower_tin'])],
    record: (record) => ({ ...record, borrower_tin: ['47-3081952'] }),
  },
  {
    rule: 'R-504',
    name: 'the approval shows the last four digits',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [note('borrower_name'), paper('borrowing_resolution', ['borrower_tin'])],
    record: (record, f) => ({ ...record, borrower_tin: f.borrowers.map(({ tin }) => `XX-XXX${tin.slice(-4)}`) }),
  },
  {
    rule: 'R-505',
    name: 'the first payment is due before the note was made',
    kind: 'defect',
    products: BUSINESS,
    documents: [
      {
        ...note('first_payment_date', 'note_date'),
        alter: change((f) => ({ firstPaymentDate: addMonths(f.noteDate, -2) })),
      },
    ],
  },
  {
    rule: 'R-505',
    name: 'the insurance ends before it begins',
    kind: 'defect',
    products: LAND,
    documents: [
      note('note_date'),
      paper(
        'property_insurance',
        ['hazard_effective_date', 'hazard_expiration_date'],
        change((f) => ({ hazard: { ...f.hazard, from: f.hazard.to, to: f.hazard.from } })),
      ),
    ],
  },
  {
    rule: 'R-505',
    name: 'the first payment is put off for a year',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [
      {
        ...note('first_payment_date', 'note_date'),
        alter: change((f) => ({ firstPaymentDate: addMonths(f.noteDate, 12) })),
      },
    ],
  },
];

function wrongDigit(aba: string): string {
  return `${aba.slice(0, 4)}${(Number(aba.charAt(4)) + 1) % 10}${aba.slice(5)}`;
}
