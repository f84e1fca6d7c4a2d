import { plainMoney, plainRate } from '../../core/amounts.ts';
import { addDays } from '../../core/dates.ts';
import { oneLine } from '../../core/parties.ts';
import type { ApprovalRecord, Recipe } from '../recipe.ts';
import { ALL, BUSINESS, CONSUMER, change, DOLLARS, LAND, moveHouse, note, paper } from './changes.ts';

function listOf(record: ApprovalRecord, field: string): readonly string[] {
  const value = record[field];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

/** the loan beside what was approved. */
export const approvalRecipes: readonly Recipe[] = [
  {
    rule: 'R-300',
    name: 'no approval came with the package',
    kind: 'defect',
    products: ALL,
    documents: ['promissory_note', 'disbursement_authorization'],
    record: null,
  },
  {
    rule: 'R-300',
    name: 'the approval is among the papers',
    kind: 'near_miss',
    products: ALL,
    documents: ['promissory_note', 'credit_approval'],
    record: null,
  },
  {
    rule: 'R-301',
    name: 'ten thousand more than was approved',
    kind: 'defect',
    products: ALL,
    documents: [note('principal_amount')],
    record: (record, f) => ({ ...record, principal_amount: plainMoney(f.principalCents - 10_000 * DOLLARS) }),
  },
  {
    rule: 'R-301',
    name: 'more than the approval on paper says',
    kind: 'defect',
    products: ALL,
    documents: [
      note('principal_amount'),
      paper(
        'credit_approval',
        ['principal_amount'],
        change((f) => ({ principalCents: f.principalCents - 7_500 * DOLLARS })),
      ),
    ],
    record: null,
  },
  {
    rule: 'R-301',
    name: 'less than was approved',
    kind: 'near_miss',
    products: ALL,
    documents: [note('principal_amount')],
    record: (record, f) => ({ ...record, principal_amount: plainMoney(f.principalCents + 10_000 * DOLLARS) }),
  },
  {
    rule: 'R-302',
    name: 'a quarter of a point was approved on top',
    kind: 'defect',
    products: ALL,
    when: (f) => f.index === null,
    documents: [note('interest_rate')],
    record: (record, f) => ({ ...record, interest_rate: plainRate(f.rate + 250) }),
  },
  {
    rule: 'R-302',
    name: 'the rate lies below the approved floor',
    kind: 'defect',
    products: BUSINESS,
    when: (f) => f.index !== null,
    documents: [note('interest_rate', 'rate_margin')],
    record: (record, f) => ({ ...record, rate_floor: plainRate(f.rate + 500) }),
  },
  {
    rule: 'R-302',
    name: 'only index and margin were approved',
    kind: 'near_miss',
    products: BUSINESS,
    when: (f) => f.index !== null,
    documents: [note('interest_rate', 'rate_margin', 'rate_index')],
    record: ({ interest_rate: _rate, ...record }) => record,
  },
  {
    rule: 'R-303',
    name: 'a year longer than was approved',
    kind: 'defect',
    products: ALL,
    documents: [note('maturity_date', 'note_date')],
    record: (record, f) => ({ ...record, term_months: String(f.termMonths - 12) }),
  },
  {
    rule: 'R-303',
    name: 'a year shorter than was approved',
    kind: 'near_miss',
    products: ALL,
    documents: [note('maturity_date', 'note_date')],
    record: (record, f) => ({
      ...record,
      term_months: String(f.termMonths + 12),
      amortization_months: String(f.amortizationMonths + 12),
    }),
  },
  {
    rule: 'R-304',
    name: 'the approval ran out a day before the note',
    kind: 'defect',
    products: ALL,
    documents: [note('note_date')],
    record: (record, f) => ({ ...record, approval_expiration_date: addDays(f.noteDate, -1) }),
  },
  {
    rule: 'R-304',
    name: 'the approval on paper ran out before the note',
    kind: 'defect',
    products: ALL,
    documents: [
      note('note_date'),
      paper(
        'credit_approval',
        ['approval_expiration_date'],
        change((f) => ({ approval: { ...f.approval, expires: addDays(f.noteDate, -9) } })),
      ),
    ],
    record: null,
  },
  {
    rule: 'R-304',
    name: 'the approval ends with the day of the note',
    kind: 'near_miss',
    products: ALL,
    documents: [note('note_date')],
    record: (record, f) => ({ ...record, approval_expiration_date: f.noteDate }),
  },
  {
    rule: 'R-305',
    name: 'the approver may approve less',
    kind: 'defect',
    products: ALL,
    documents: [note('principal_amount')],
    record: (record, f) => ({ ...record, approval_authority_limit: plainMoney(f.principalCents - 1_000 * DOLLARS) }),
  },
  {
    rule: 'R-305',
    name: 'the approver may approve just so much',
    kind: 'near_miss',
    products: ALL,
    documents: [note('principal_amount')],
    record: (record, f) => ({ ...record, approval_authority_limit: plainMoney(f.principalCents) }),
  },
  {
    rule: 'R-306',
    name: 'approved the day after the note',
    kind: 'defect',
    products: ALL,
    documents: [note('note_date')],
    record: (record, f) => ({ ...record, approval_date: addDays(f.noteDate, 1) }),
  },
  {
    rule: 'R-306',
    name: 'approved on the day of the note',
    kind: 'near_miss',
    products: ['commercial_real_estate', 'commercial_term'],
    documents: [note('note_date')],
    record: (record, f) => ({ ...record, approval_date: f.noteDate }),
  },
  {
    rule: 'R-307',
    name: 'another company was approved',
    kind: 'defect',
    products: BUSINESS,
    documents: [note('borrower_name')],
    record: (record) => ({ ...record, borrower_name: ['Stonebridge Cabinetry LLC'] }),
  },
  {
    rule: 'R-307',
    name: 'one approved borrower did not sign the note',
    kind: 'defect',
    products: CONSUMER,
    documents: [note('borrower_name')],
    record: (record) => ({
      ...record,
      borrower_name: [...listOf(record, 'borrower_name'), 'Beatrice Q. Hollingsworth'],
    }),
  },
  {
    rule: 'R-307',
    name: 'the approval has the names in capitals',
    kind: 'near_miss',
    products: ALL,
    documents: [note('borrower_name')],
    record: (record) => ({
      ...record,
      borrower_name: listOf(record, 'borrower_name').map((name) => name.toUpperCase().replace(/[.,]/g, '')),
    }),
  },
  {
    rule: 'R-308',
    name: 'a guarantor gave no guaranty',
    kind: 'defect',
    products: [...BUSINESS, 'commercial_term'],
    when: (f) => f.guarantors.length > 1,
    documents: ['promissory_note', { ...paper('guaranty', ['guarantor_name']), subject: 0 }],
  },
  {
    rule: 'R-308',
    name: 'a guaranty that nobody asked for',
    kind: 'defect',
    severity: 'warning',
    products: BUSINESS,
    when: (f) => f.guarantors.length === 2,
    documents: ['promissory_note', paper('guaranty', ['guarantor_name'])],
    record: (record) => ({ ...record, guarantor_name: listOf(record, 'guarantor_name').slice(0, 1) }),
  },
  {
    rule: 'R-308',
    name: 'the approval leaves out middle initials',
    kind: 'near_miss',
    products: BUSINESS,
    when: (f) => f.guarantors.some(({ name }) => / [A-Z]\. /.test(name)),
    documents: ['promissory_note', paper('guaranty', ['guarantor_name'])],
    record: (record) => ({
      ...record,
      guarantor_name: listOf(record, 'guarantor_name').map((name) => name.replace(/ [A-Z]\. /, ' ')),
    }),
  },
  {
    rule: 'R-309',
    name: 'the guaranty is limited to less than was approved',
    kind: 'defect',
    products: BUSINESS,
    when: (f) => f.guarantyLimitCents !== null,
    documents: [
      'promissory_note',
      {
        ...paper(
          'guaranty',
          ['guaranty_limit'],
          change((f) => ({ guarantyLimitCents: (f.guarantyLimitCents ?? 0) - 20_000 * DOLLARS })),
        ),
        subject: 0,
      },
    ],
  },
  {
    rule: 'R-309',
    name: 'a limited guaranty where one without limit was approved',
    kind: 'defect',
    products: BUSINESS,
    when: (f) => f.guarantyLimitCents === null,
    documents: [
      'promissory_note',
      {
        ...paper(
          'guaranty',
          ['guaranty_limit'],
          change((f) => ({ guarantyLimitCents: Math.round(f.principalCents / 2) })),
        ),
        subject: 0,
      },
    ],
  },
  {
    rule: 'R-309',
    name: 'the guaranty is limited to just what was approved',
    kind: 'near_miss',
    products: BUSINESS,
    when: (f) => f.guarantyLimitCents !== null,
    documents: ['promissory_note', { ...paper('guaranty', ['guaranty_limit']), subject: 0 }],
  },
  {
    rule: 'R-310',
    name: 'another property was approved',
    kind: 'defect',
    products: LAND,
    documents: [note('principal_amount'), paper('deed_of_trust', ['property_address'])],
    record: (record, f) => ({
      ...record,
      property_address: oneLine({ ...f.property.address, street: moveHouse(f.property.address.street) }),
    }),
  },
  {
    rule: 'R-310',
    name: 'another lien position was approved',
    kind: 'defect',
    products: LAND,
    documents: [note('principal_amount'), paper('mortgage', ['lien_position'])],
    record: (record) => ({ ...record, lien_position: '2' }),
  },
  {
    rule: 'R-310',
    name: 'the approval writes the address in short',
    kind: 'near_miss',
    products: LAND,
    when: (f) => /Avenue|Street|Drive|Lane|Court|Boulevard|Parkway/.test(f.property.address.street),
    documents: [note('principal_amount'), paper('deed_of_trust', ['property_address'])],
    record: (record, f) => ({ ...record, property_address: shortened(oneLine(f.property.address)) }),
  },
  {
    rule: 'R-311',
    name: 'no paper shows that a condition is met',
    kind: 'defect',
    products: ['commercial_real_estate'],
    documents: ['promissory_note', 'flood_determination'],
    record: (record) => ({
      ...record,
      conditions: ['Phase I environmental report', 'Flood determination before closing'],
    }),
    about: /environmental/,
  },
  {
    rule: 'R-311',
    name: 'the paper that a condition asks for is there',
    kind: 'near_miss',
    products: ['commercial_real_estate'],
    documents: ['promissory_note', 'flood_determination'],
    record: (record) => ({ ...record, conditions: ['Flood determination before closing'] }),
  },
  {
    rule: 'R-312',
    name: 'the approval on paper has another principal',
    kind: 'defect',
    products: ALL,
    documents: [
      'promissory_note',
      paper(
        'credit_approval',
        ['principal_amount'],
        change((f) => ({ principalCents: f.principalCents + 15_000 * DOLLARS })),
      ),
    ],
    about: /principal|\$/i,
  },
  {
    rule: 'R-312',
    name: 'the approval on paper has another rate',
    kind: 'defect',
    products: ALL,
    documents: [
      'promissory_note',
      paper(
        'credit_approval',
        ['interest_rate'],
        change((f) => ({ rate: f.rate + 375 })),
      ),
    ],
    about: /rate|%/i,
  },
  {
    rule: 'R-312',
    name: 'both approvals say the same',
    kind: 'near_miss',
    products: ALL,
    documents: ['promissory_note', 'credit_approval'],
  },
];

/** As an origination system writes an address. */
function shortened(address: string): string {
  const short: Readonly<Record<string, string>> = {
    Avenue: 'Ave',
    Street: 'St',
    Drive: 'Dr',
    Lane: 'Ln',
    Court: 'Ct',
    Boulevard: 'Blvd',
    Parkway: 'Pkwy',
  };
  return address
    .replace(/Avenue|Street|Drive|Lane|Court|Boulevard|Parkway/, (word) => short[word] ?? word)
    .toUpperCase();
}
