import type { Checklist } from '../policy.ts';

/**
 * The checklists that ship. Papers that have a rule of their own (the note, the instrument, title, flood, resolution,
 * financing statement, right to cancel) are not repeated: one missing paper is one finding. A bank puts its own lists
 * in their place.
 */
export const defaultChecklists: readonly Checklist[] = [
  { when: { collateral: 'improved_real_estate' }, required: ['property_insurance'], expected: ['appraisal'] },
  {
    when: { loan_class: 'consumer', collateral: 'real_estate' },
    required: ['closing_disclosure'],
    expected: ['loan_application'],
  },
  { when: { loan_class: 'business' }, required: [], expected: ['disbursement_authorization'] },
  { when: { loan_class: 'business', collateral: 'personal_property' }, required: ['security_agreement'], expected: [] },
  { when: { collateral: 'vehicle' }, required: [], expected: ['vehicle_title'] },
  { when: { product: 'home_equity_line' }, required: ['heloc_agreement'], expected: [] },
  { when: { product: 'construction' }, required: [], expected: ['construction_agreement', 'draw_schedule'] },
  { when: { product: 'equipment' }, required: [], expected: ['invoice_or_bill_of_sale'] },
  {
    when: { product: 'sba_7a' },
    required: ['sba_authorization'],
    expected: ['guaranty', 'sba_form_159', 'sba_form_1050'],
  },
  { when: { product: 'sba_504' }, required: ['sba_authorization'], expected: ['guaranty', 'sba_form_159'] },
  { when: { loan_class: 'consumer', collateral: 'unsecured' }, required: [], expected: ['truth_in_lending'] },
];
