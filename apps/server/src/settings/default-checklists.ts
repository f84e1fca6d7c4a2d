interface ListedDocuments {
  when: { loan_class?: string; product_code?: string; collateral?: string };
  required: string[];
  expected: string[];
}

/** What ships. What law or another rule demands by itself (note, deed, title, flood papers) is not repeated here. */
export const DEFAULT_CHECKLISTS: ListedDocuments[] = [
  { when: { loan_class: 'business' }, required: [], expected: ['disbursement_authorization'] },
  {
    when: { loan_class: 'consumer', collateral: 'real_estate' },
    required: ['closing_disclosure'],
    expected: ['loan_application'],
  },
  { when: { collateral: 'real_estate' }, required: [], expected: ['property_insurance', 'appraisal'] },
  { when: { collateral: 'personal_property' }, required: ['security_agreement'], expected: [] },
];
