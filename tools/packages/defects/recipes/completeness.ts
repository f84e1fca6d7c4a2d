import { addBusinessDays } from '@countersign/engine/calculations/business-days';
import { addDays } from '../../core/dates.ts';
import type { LoanFacts } from '../../core/facts.ts';
import type { Recipe } from '../recipe.ts';
import {
  ALL,
  type Alter,
  BUSINESS,
  CONSUMER,
  change,
  disclose,
  LAND,
  misspell,
  nameBorrower,
  nameLender,
  note,
  paper,
  REFINANCE,
  TERM,
} from './changes.ts';

const DOLLARS = 100;

const inHazardArea: Alter = change((f) => ({ flood: { ...f.flood, zone: 'AE', inHazardArea: true } }));
const hazard = (parts: (f: LoanFacts) => Partial<LoanFacts['hazard']>): Alter =>
  change((f) => ({ hazard: { ...f.hazard, ...parts(f) } }));
const cover = (cents: (f: LoanFacts) => number): Alter =>
  change((f) => ({ flood: { ...f.flood, coverageCents: cents(f) } }));
/** The lesser of the loan and the most that the federal program insures. */
const neededCents = (f: LoanFacts): number =>
  Math.min(f.principalCents, (f.loanClass === 'business' ? 500_000 : 250_000) * DOLLARS);
const titled = (daysBefore: number): Alter =>
  change((f) => ({ title: { ...f.title, date: addDays(f.noteDate, -daysBefore) } }));

/** what a package must hold, and what its papers must show on the day of closing. */
export const completenessRecipes: readonly Recipe[] = [
  {
    rule: 'R-400',
    name: 'a file of the package is broken',
    kind: 'defect',
    products: ALL,
    documents: ['promissory_note', 'disbursement_authorization'],
    brokenFile: true,
  },
  {
    rule: 'R-400',
    name: 'every page can be read',
    kind: 'near_miss',
    products: ALL,
    documents: ['promissory_note', 'disbursement_authorization', 'other'],
  },
  {
    rule: 'R-401',
    name: 'no note',
    kind: 'defect',
    products: LAND,
    documents: ['deed_of_trust', 'title_commitment', 'property_insurance'],
  },
  {
    rule: 'R-401',
    name: 'the second page of the note is missing',
    kind: 'defect',
    products: ALL,
    documents: [{ docType: 'promissory_note', lostPage: 2 }, 'disbursement_authorization'],
  },
  {
    rule: 'R-401',
    name: 'a draft lacks a page and the signed note is whole',
    kind: 'near_miss',
    products: ALL,
    documents: [
      { docType: 'promissory_note', lostPage: 2, signed: false },
      { docType: 'promissory_note', copyOf: 0 },
    ],
  },
  {
    rule: 'R-402',
    name: 'nobody signed the note',
    kind: 'defect',
    products: ALL,
    documents: [{ ...note('note_signed'), signed: false }, 'disbursement_authorization'],
  },
  {
    rule: 'R-402',
    name: 'a draft beside the signed note',
    kind: 'near_miss',
    products: ALL,
    documents: [
      { ...note('note_signed'), signed: false },
      { docType: 'promissory_note', copyOf: 0 },
    ],
  },
  {
    rule: 'R-403',
    name: 'a guarantor did not sign',
    kind: 'defect',
    products: [...BUSINESS, 'commercial_term'],
    documents: ['promissory_note', { ...paper('guaranty', ['guaranty_signed']), subject: 0, signed: false }],
  },
  {
    rule: 'R-403',
    name: 'a draft beside the signed guaranty',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [
      'promissory_note',
      { ...paper('guaranty', ['guaranty_signed']), subject: 0, signed: false },
      { docType: 'guaranty', copyOf: 1, subject: 0 },
    ],
  },
  {
    rule: 'R-404',
    name: 'no flood determination',
    kind: 'defect',
    products: LAND,
    documents: ['promissory_note', 'deed_of_trust', 'title_commitment', 'property_insurance'],
    about: /flood determination/,
  },
  {
    rule: 'R-404',
    name: 'no title papers',
    kind: 'defect',
    products: LAND,
    documents: ['promissory_note', 'mortgage', 'flood_determination'],
    about: /title/,
  },
  {
    rule: 'R-404',
    name: 'no deed and no mortgage',
    kind: 'defect',
    products: LAND,
    documents: ['promissory_note', 'title_commitment', 'flood_determination'],
    about: /deed/,
  },
  {
    rule: 'R-404',
    name: 'a mortgage and a title policy',
    kind: 'near_miss',
    products: LAND,
    documents: ['promissory_note', 'mortgage', 'title_policy', 'flood_determination'],
  },
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
  {
    rule: 'R-408',
    name: 'no good standing',
    kind: 'defect',
    products: BUSINESS,
    documents: [note('borrower_name'), 'borrowing_resolution'],
    about: /good standing/,
  },
  {
    rule: 'R-408',
    name: 'no resolution',
    kind: 'defect',
    products: TERM,
    documents: [note('borrower_name'), 'entity_document'],
    about: /resolution/,
  },
  {
    rule: 'R-408',
    name: 'the company resolved and exists',
    kind: 'near_miss',
    products: BUSINESS,
    documents: [note('borrower_name'), 'borrowing_resolution', 'entity_document'],
  },
  {
    rule: 'R-409',
    name: 'the debtor is misspelled',
    kind: 'defect',
    products: TERM,
    documents: [
      note('borrower_name'),
      'security_agreement',
      paper('ucc_financing_statement', ['borrower_name'], nameBorrower(misspell)),
    ],
  },
  {
    rule: 'R-409',
    name: 'no financing statement',
    kind: 'defect',
    products: TERM,
    documents: [note('borrower_name'), 'security_agreement'],
  },
  {
    rule: 'R-409',
    name: 'the debtor is in capitals',
    kind: 'near_miss',
    products: TERM,
    documents: [
      note('borrower_name'),
      'security_agreement',
      { ...paper('ucc_financing_statement', ['borrower_name']), alter: nameBorrower((name) => name.toUpperCase()) },
    ],
  },
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
  {
    rule: 'R-413',
    name: 'no insurance on the building',
    kind: 'defect',
    products: LAND,
    documents: ['promissory_note', 'deed_of_trust', 'title_commitment', 'flood_determination', 'appraisal'],
    about: /insurance/,
  },
  {
    rule: 'R-413',
    name: 'no Closing Disclosure for a home loan',
    kind: 'defect',
    products: CONSUMER,
    documents: ['promissory_note', 'mortgage', 'title_commitment', 'flood_determination', 'property_insurance'],
    about: /closing disclosure/i,
  },
  {
    rule: 'R-413',
    name: 'the Truth in Lending statement stands for the disclosure',
    kind: 'near_miss',
    severity: 'exception',
    products: CONSUMER,
    documents: ['promissory_note', 'mortgage', 'property_insurance', 'truth_in_lending', 'appraisal'],
  },
  {
    rule: 'R-490',
    name: 'the approval names no amount',
    kind: 'defect',
    products: ALL,
    documents: [note('principal_amount')],
    record: ({ principal_amount: _principal, ...record }) => record,
    about: /R-301/,
  },
  {
    rule: 'R-490',
    name: 'no paper says who settles the closing',
    kind: 'defect',
    products: TERM,
    documents: [note('principal_amount'), { docType: 'wire_instructions', lacks: ['settlement_agent'] }],
    about: /R-602/,
  },
  {
    rule: 'R-490',
    name: 'without an approval its rules have nothing to say',
    kind: 'near_miss',
    products: ALL,
    documents: [note('principal_amount')],
    record: null,
    about: /R-30[1-9]/,
  },
];
