/** A part that somebody plays in a loan, and the papers that name who plays it. */
export interface Role {
  readonly field: string;
  readonly title: string;
  /** Within a sentence: `says John Smith as borrower`. */
  readonly words: string;
  readonly docTypes: readonly string[];
  /** Fields that may name the same party, or another one: only a variant of a known name counts there. */
  readonly alsoIn: readonly { readonly field: string; readonly docTypes: readonly string[] }[];
  /** Sources that decide who plays the part. */
  readonly reference: readonly string[];
  /** Types on which a name that nobody knows is worth a warning. */
  readonly strangersOn: readonly string[];
  /** Fields of parties who may rightly stand there too: an owner or a guarantor may give the deed. */
  readonly known: readonly string[];
}

const NOTES = ['promissory_note', 'change_in_terms', 'heloc_agreement'];
const DEEDS = ['deed_of_trust', 'mortgage'];
const INSTRUMENTS = [...DEEDS, 'assignment_of_rents', 'security_agreement', 'loan_agreement', 'rider'];
const DISCLOSURES = ['closing_disclosure', 'truth_in_lending', 'right_to_cancel'];

/** Not asked: payoff statements and wire instructions, which may name parties of other loans. */
export const ROLES: readonly Role[] = [
  {
    field: 'borrower_name',
    title: 'Borrower',
    words: 'borrower',
    docTypes: [
      ...NOTES,
      ...INSTRUMENTS,
      ...DISCLOSURES,
      'guaranty',
      'settlement_statement',
      'disbursement_authorization',
      'sba_form_1050',
      'borrowing_resolution',
      'entity_document',
      'errors_omissions',
      'agreement_to_provide_insurance',
      'ucc_financing_statement',
      'property_insurance',
      'flood_determination',
      'title_commitment',
      'title_policy',
      'loan_application',
    ],
    // Before a purchase the owner is the seller.
    alsoIn: [{ field: 'vested_owner', docTypes: ['title_commitment', 'title_policy'] }],
    reference: ['lar', ...NOTES],
    strangersOn: [...INSTRUMENTS, ...DISCLOSURES, 'guaranty', 'borrowing_resolution', 'ucc_financing_statement'],
    known: ['guarantor_name', 'vested_owner'],
  },
  {
    field: 'guarantor_name',
    title: 'Guarantor',
    words: 'guarantor',
    docTypes: ['guaranty', 'loan_agreement'],
    alsoIn: [],
    reference: ['lar'],
    // R-308 tells of guarantors whom nobody approved.
    strangersOn: [],
    known: [],
  },
  {
    field: 'lender_name',
    title: 'Lender',
    words: 'lender',
    docTypes: [
      ...NOTES,
      ...INSTRUMENTS,
      ...DISCLOSURES,
      'guaranty',
      'disbursement_authorization',
      'ucc_financing_statement',
    ],
    alsoIn: [],
    reference: NOTES,
    strangersOn: [...DEEDS, 'security_agreement', 'guaranty', 'loan_agreement', 'assignment_of_rents'],
    known: ['trustee_name'],
  },
];
