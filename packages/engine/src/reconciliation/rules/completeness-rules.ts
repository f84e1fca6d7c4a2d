import { alteredPages } from '../alteration/altered-pages.ts';
import { checklist } from '../completeness/checklist.ts';
import { disclosureTiming } from '../completeness/disclosure-timing.ts';
import { entityPapers } from '../completeness/entity-papers.ts';
import { financingStatement } from '../completeness/financing-statement.ts';
import { floodCoverage } from '../completeness/flood.ts';
import { hazardUnexpired, mortgageeIsLender } from '../completeness/hazard-insurance.ts';
import { notePresent } from '../completeness/note-present.ts';
import { ownershipEvidence } from '../completeness/ownership-evidence.ts';
import { pagesRead } from '../completeness/pages-read.ts';
import { realEstatePapers } from '../completeness/real-estate-papers.ts';
import { rescission } from '../completeness/rescission.ts';
import { guarantySigned, noteSigned } from '../completeness/signatures.ts';
import { signingAuthority } from '../completeness/signing-authority.ts';
import { titleInsurance } from '../completeness/title-insurance.ts';
import { estimateToDisclosure } from '../disclosures/estimate-to-disclosure.ts';
import { FEE_FIELDS } from '../disclosures/fee-lines.ts';
import type { Rule } from '../rule.ts';
import { trailingDocuments } from '../trailing/trailing-documents.ts';

type Row = Pick<Rule, 'id' | 'severity' | 'title' | 'category' | 'fields' | 'docTypes' | 'evaluate'> &
  Partial<Pick<Rule, 'version'>>;

/** What a package must hold, and what its papers must show on the day of closing. */
const rows: readonly Row[] = [
  {
    id: 'R-400',
    severity: 'exception',
    title: 'Every page of the package was read',
    category: 'completeness',
    fields: [],
    docTypes: [],
    evaluate: pagesRead,
  },
  {
    id: 'R-401',
    severity: 'exception',
    title: 'Note present and page-complete',
    category: 'completeness',
    fields: ['page_count_complete'],
    docTypes: ['promissory_note'],
    evaluate: notePresent,
  },
  {
    id: 'R-402',
    severity: 'exception',
    title: 'Note signed by every borrower',
    category: 'execution',
    fields: ['note_signed'],
    docTypes: ['promissory_note'],
    evaluate: noteSigned,
  },
  {
    id: 'R-403',
    severity: 'exception',
    title: 'Guaranty signed',
    category: 'execution',
    fields: ['guaranty_signed', 'guarantor_name'],
    docTypes: ['guaranty'],
    evaluate: guarantySigned,
  },
  {
    id: 'R-404',
    severity: 'exception',
    title: 'Real-estate security has deed or mortgage, title and flood determination',
    category: 'completeness',
    fields: ['property_address', 'collateral_description'],
    docTypes: [],
    evaluate: realEstatePapers,
  },
  {
    id: 'R-405',
    version: '2',
    severity: 'exception',
    title: 'In a flood hazard area: notice and policy, coverage enough',
    category: 'completeness',
    fields: [
      'in_sfha',
      'flood_zone',
      'flood_coverage_amount',
      'insurable_value',
      'flood_expiration_date',
      'principal_amount',
      'property_type',
    ],
    docTypes: ['flood_determination'],
    evaluate: floodCoverage,
  },
  {
    id: 'R-406',
    severity: 'exception',
    title: 'Hazard insurance unexpired at closing',
    category: 'validation',
    fields: ['hazard_expiration_date', 'closing_date', 'note_date'],
    docTypes: ['property_insurance'],
    evaluate: hazardUnexpired,
  },
  {
    id: 'R-407',
    severity: 'warning',
    title: 'Mortgagee clause names the lender',
    category: 'consistency',
    fields: ['mortgagee_name', 'lender_name'],
    docTypes: ['property_insurance', 'flood_policy'],
    evaluate: mortgageeIsLender,
  },
  {
    id: 'R-408',
    severity: 'warning',
    title: 'Entity borrower has resolution and good standing',
    category: 'completeness',
    fields: ['borrower_name', 'borrower_entity_type'],
    docTypes: ['promissory_note'],
    evaluate: entityPapers,
  },
  {
    id: 'R-409',
    version: '2',
    severity: 'exception',
    title: 'Personal-property security has a UCC-1 with the exact debtor name',
    category: 'completeness',
    fields: ['borrower_name', 'guarantor_name', 'organic_name', 'collateral_description'],
    docTypes: ['ucc_financing_statement'],
    evaluate: financingStatement,
  },
  {
    id: 'R-410',
    severity: 'exception',
    title: 'Title commitment fresh, covers the principal and insures the lender',
    category: 'validation',
    fields: [
      'title_effective_date',
      'title_amount',
      'title_insured',
      'title_exception',
      'lien_position',
      'principal_amount',
      'lender_name',
      'note_date',
    ],
    docTypes: ['title_commitment', 'title_policy'],
    evaluate: titleInsurance,
  },
  {
    id: 'R-411',
    severity: 'exception',
    title: 'Rescindable loan: right to cancel, funding after day three',
    category: 'validation',
    fields: [
      'note_date',
      'closing_date',
      'disbursement_date',
      'rescission_end_date',
      'occupancy',
      'loan_purpose',
      'loan_class',
    ],
    docTypes: ['right_to_cancel'],
    evaluate: rescission,
  },
  {
    id: 'R-412',
    severity: 'exception',
    title: 'Closing Disclosure received three business days ahead',
    category: 'validation',
    fields: ['cd_received_date', 'date_issued', 'closing_date', 'note_date'],
    docTypes: ['closing_disclosure'],
    evaluate: disclosureTiming,
  },
  {
    id: 'R-413',
    severity: 'exception',
    title: 'Required document missing',
    category: 'completeness',
    fields: ['loan_class', 'product_code', 'loan_purpose', 'collateral_description'],
    docTypes: [],
    evaluate: checklist,
  },
  {
    id: 'R-420',
    severity: 'exception',
    title: 'Signer for an entity is authorized',
    category: 'execution',
    fields: [
      'signer_name',
      'signer_title',
      'authorized_signer',
      'good_standing_date',
      'borrower_name',
      'guarantor_name',
    ],
    docTypes: ['borrowing_resolution'],
    evaluate: signingAuthority,
  },
  {
    id: 'R-423',
    severity: 'info',
    title: 'Trailing documents and due dates',
    category: 'completeness',
    fields: ['note_date', 'closing_date', 'hazard_expiration_date', 'flood_expiration_date', 'covenant', 'conditions'],
    docTypes: [],
    evaluate: trailingDocuments,
  },
  {
    id: 'R-426',
    severity: 'exception',
    title: 'Closing costs within tolerance of the Loan Estimate, and a new wait kept',
    category: 'validation',
    fields: [
      'origination_charges',
      'lender_credits',
      ...FEE_FIELDS,
      'apr',
      'rate_type',
      'prepayment_penalty',
      'date_issued',
      'cd_received_date',
    ],
    docTypes: ['loan_estimate'],
    evaluate: estimateToDisclosure,
  },
  {
    id: 'R-427',
    severity: 'warning',
    title: 'Beneficial ownership and identification of an entity borrower',
    category: 'completeness',
    fields: ['borrower_name', 'borrower_entity_type', 'ownership_percent', 'ofac_date', 'closing_date', 'note_date'],
    docTypes: ['promissory_note'],
    evaluate: ownershipEvidence,
  },
  {
    id: 'R-428',
    severity: 'warning',
    title: 'Signs that a document was changed after it was made',
    category: 'validation',
    // Not by what a page says, but by how it looks; of these fields it asks where they stand.
    fields: ['wire_beneficiary_account', 'wire_beneficiary_aba', 'wire_beneficiary_name', 'wire_beneficiary_bank'],
    docTypes: [],
    evaluate: alteredPages,
  },
];

export const completenessRules: readonly Rule[] = rows.map((row) => ({ version: '1', spec: null, ...row }));
