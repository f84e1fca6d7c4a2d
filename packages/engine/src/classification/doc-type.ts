/** The document types of the domain's catalogue. Ids may be added, never renamed: they are stored. */
export const DOC_TYPE_IDS = [
  'promissory_note',
  'change_in_terms',
  'loan_agreement',
  'guaranty',
  'security_agreement',
  'deed_of_trust',
  'mortgage',
  'assignment_of_rents',
  'rider',
  'closing_disclosure',
  'loan_estimate',
  'truth_in_lending',
  'settlement_statement',
  'disbursement_authorization',
  'borrowing_resolution',
  'entity_document',
  'agreement_to_provide_insurance',
  'flood_determination',
  'flood_notice',
  'flood_policy',
  'property_insurance',
  'liability_insurance',
  'title_commitment',
  'title_policy',
  'closing_protection_letter',
  'appraisal',
  'ucc_financing_statement',
  'payoff_statement',
  'wire_instructions',
  'credit_approval',
  'loan_application',
  'underwriting_transmittal',
  'right_to_cancel',
  'errors_omissions',
  'approval_record',
  'vehicle_title',
  'id_document',
  'sba_authorization',
  'beneficial_ownership_certification',
  'recorded_instrument',
  'ucc_acknowledgment',
  'heloc_agreement',
  'construction_agreement',
  'draw_schedule',
  'environmental_report',
  'subordination_agreement',
  'lease',
  'survey',
  'participation_agreement',
  'sba_form_1050',
  'sba_form_159',
  'life_insurance_assignment',
  'invoice_or_bill_of_sale',
  'other',
] as const;

export type DocTypeId = (typeof DOC_TYPE_IDS)[number];

/**
 * A phrase that speaks for a type, as printed; case and punctuation do not matter.
 * Weights are in natural-log odds: 1 makes the type about three times as likely, 3 about twenty times.
 */
export interface Anchor {
  readonly text: string;
  readonly weight: number;
  /**
   * `first` for phrases of an opening page: they also say that a document begins here.
   * `any` for phrases that stand on any page of the type.
   */
  readonly page: 'first' | 'any';
}

/** All that the program knows of a document type. There is no code for a single type. */
export interface DocTypeEntry {
  readonly id: DocTypeId;
  /** For people. */
  readonly title: string;
  /** Printed titles that say it all when they stand alone on a line. */
  readonly titles: readonly string[];
  /** Titles so short or so common in running text that they count only when nothing else stands in their line. */
  readonly bareTitles: readonly string[];
  /** Words that tell the type when they stand anywhere in the heading of a page: titles come in more forms than a list holds. */
  readonly headWords: readonly string[];
  readonly anchors: readonly Anchor[];
  /** Form numbers, as the foot or the head of a page prints them on every page of the form. */
  readonly forms: readonly string[];
  /** How the document speaks of itself in its body: "this Note". Counts on continuation pages too. */
  readonly selfNames: readonly string[];
  /**
   * What its pages are made of, where no title can be counted on: parts, each by the phrases that may head it. Several
   * parts on a page tell the type; one part says nothing, however often it is named.
   */
  readonly parts: readonly (readonly string[])[];
  /** Phrases that speak against the type, where two types share text. */
  readonly against: readonly Anchor[];
  /** `single` makes a second page less likely; it does not forbid it. */
  readonly length: 'single' | 'several';
}
