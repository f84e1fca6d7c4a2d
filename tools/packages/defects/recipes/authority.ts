import { addDays } from '../../core/dates.ts';
import type { LoanFacts, Party } from '../../core/facts.ts';
import type { Recipe } from '../recipe.ts';
import { BUSINESS, CONSUMER, change, disclose, LAND, note, paper, TERM } from './changes.ts';

const signedBy = (parts: Partial<Party>) =>
  change((f) => ({ borrowers: f.borrowers.map((one, index) => (index === 0 ? { ...one, ...parts } : one)) }));
const isVariable = (f: LoanFacts): boolean => f.rateType === 'variable' && f.borrowers[0]?.kind === 'entity';
const pledgesFixtures = change(() => ({ collateral: 'All fixtures, furniture and equipment at the premises' }));
const inCounty = (county: string) => change((f) => ({ property: { ...f.property, county } }));
/** Which of the two is said hangs on the day on which the package is looked at. */
const RECORDED_DUE = /recorded deed of trust (?:is|was) due/;
/** Lines that the Closing Disclosure alone prints higher. */
const withFees = (grownFees: Partial<LoanFacts['disclosure']['grownFees']>) =>
  paper(
    'closing_disclosure',
    ['fee_line_b', 'fee_line_e'],
    disclose(({ disclosure }) => ({ grownFees: { ...disclosure.grownFees, ...grownFees } })),
  );
const estimatedFees = paper('loan_estimate', ['fee_line_b', 'fee_line_e']);
const resolution = paper('borrowing_resolution', ['authorized_signer', 'signer_title']);
const signedNote = note('signer_name', 'signer_title');

/** who may sign, where it is filed, what comes after closing, and what was estimated. */
export const authorityRecipes: readonly Recipe[] = [
  {
    rule: 'R-420',
    name: 'somebody else signed the note',
    kind: 'defect',
    products: [...TERM, ...BUSINESS],
    when: isVariable,
    documents: [paper('promissory_note', ['signer_name'], signedBy({ signer: 'Zebulon Quarrelsome' })), resolution],
  },
  {
    rule: 'R-420',
    name: 'the right person signed in another capacity',
    kind: 'defect',
    products: [...TERM, ...BUSINESS],
    when: isVariable,
    documents: [paper('promissory_note', ['signer_title'], signedBy({ capacity: 'Secretary' })), resolution],
  },
  {
    rule: 'R-420',
    name: 'an old certificate of good standing',
    kind: 'defect',
    products: [...TERM, ...BUSINESS],
    when: isVariable,
    documents: [
      { ...signedNote, prints: ['signer_name', 'note_date'] },
      resolution,
      paper(
        'entity_document',
        ['good_standing_date'],
        change((f) => ({ noteDate: addDays(f.noteDate, -90) })),
      ),
    ],
    severity: 'warning',
    about: /good standing/,
  },
  {
    rule: 'R-420',
    name: 'signed by who is authorized, in good standing',
    kind: 'near_miss',
    products: [...TERM, ...BUSINESS],
    when: isVariable,
    documents: [signedNote, resolution, paper('entity_document', ['good_standing_date'])],
  },
  {
    rule: 'R-422',
    name: 'the fixture filing is for another county',
    kind: 'defect',
    products: ['commercial_real_estate'],
    loan: pledgesFixtures,
    documents: [
      'promissory_note',
      paper('title_commitment', ['property_county']),
      paper('ucc_financing_statement', ['property_county', 'collateral_description'], inCounty('Elsewhere')),
    ],
  },
  {
    rule: 'R-422',
    name: 'filed in the county of the property',
    kind: 'near_miss',
    products: ['commercial_real_estate'],
    loan: pledgesFixtures,
    documents: [
      'promissory_note',
      paper('title_commitment', ['property_county']),
      paper('ucc_financing_statement', ['property_county', 'collateral_description']),
    ],
  },
  {
    rule: 'R-423',
    name: 'a deed that has not come back recorded',
    kind: 'defect',
    products: LAND,
    documents: [note('note_date'), 'deed_of_trust'],
    about: RECORDED_DUE,
  },
  {
    rule: 'R-423',
    name: 'the recorded deed came back',
    kind: 'near_miss',
    products: LAND,
    documents: [note('note_date'), 'deed_of_trust', 'recorded_instrument'],
    severity: 'info',
    about: RECORDED_DUE,
  },
  {
    rule: 'R-425',
    name: 'the first rate is not index and margin',
    kind: 'defect',
    products: [...TERM, ...BUSINESS],
    when: isVariable,
    documents: [
      {
        docType: 'promissory_note',
        prints: ['index_value', 'rate_margin', 'interest_rate'],
        reprint: (field, printed) =>
          field === 'index_value' ? `${(Number.parseFloat(printed) + 0.7).toFixed(3)}%` : null,
      },
    ],
  },
  {
    rule: 'R-425',
    name: 'index and margin',
    kind: 'near_miss',
    products: [...TERM, ...BUSINESS],
    when: isVariable,
    documents: [note('index_value', 'rate_margin', 'interest_rate')],
  },
  {
    rule: 'R-426',
    name: 'the origination charges grew after the estimate',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      paper('loan_estimate', ['origination_charges']),
      paper(
        'closing_disclosure',
        ['origination_charges'],
        disclose((d) => ({ originationCents: d.disclosure.originationCents + 40_000 })),
      ),
    ],
  },
  {
    rule: 'R-426',
    name: 'a service that could not be shopped for grew',
    kind: 'defect',
    products: CONSUMER,
    documents: [estimatedFees, withFees({ appraisalCents: 12_500 })],
    about: /“Appraisal Fee”.* none is allowed/,
  },
  {
    rule: 'R-426',
    name: 'recording fees grew past ten percent',
    kind: 'defect',
    products: CONSUMER,
    documents: [estimatedFees, withFees({ recordingCents: 90_000 })],
    about: /With 10% more/,
  },
  {
    rule: 'R-426',
    name: 'a corrected rate on the day before the signing',
    kind: 'defect',
    products: CONSUMER,
    documents: [
      note('note_date'),
      paper('closing_disclosure', ['apr', 'date_issued']),
      paper(
        'closing_disclosure',
        ['apr', 'date_issued'],
        disclose((d) => ({ apr: d.disclosure.apr + 400, issuedDate: addDays(d.noteDate, -1) })),
      ),
    ],
    about: /new wait/,
  },
  {
    rule: 'R-426',
    name: 'charges as estimated',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [
      note('note_date'),
      paper('loan_estimate', ['origination_charges']),
      paper('closing_disclosure', ['origination_charges', 'apr', 'date_issued']),
    ],
  },
  {
    rule: 'R-426',
    name: 'an appraisal that costs less than a dollar more',
    kind: 'near_miss',
    products: CONSUMER,
    documents: [estimatedFees, withFees({ appraisalCents: 99, recordingCents: 100 })],
  },
  {
    rule: 'R-427',
    name: 'an entity whose owners nobody certified',
    kind: 'defect',
    products: [...TERM, ...BUSINESS],
    when: (f) => f.borrowers[0]?.kind === 'entity',
    documents: [note('borrower_name')],
  },
  {
    rule: 'R-427',
    name: 'owners certified and identified',
    kind: 'near_miss',
    products: [...TERM, ...BUSINESS],
    when: (f) => f.borrowers[0]?.kind === 'entity',
    documents: [note('borrower_name'), 'beneficial_ownership_certification', 'id_document'],
  },
];
