import type { Facts } from './facts.ts';

/** Products whose closing packages hold papers that others lack. */
export const loanProducts = [
  'revolving_line',
  'home_equity_line',
  'construction',
  'equipment',
  'sba_7a',
  'sba_504',
] as const;
export type LoanProduct = (typeof loanProducts)[number];

const HOME_EQUITY = /\bheloc\b|\bhome[- ]equity (?:line|credit line|revolving)\b/i;
const REVOLVING = /\brevolving\b|\blines? of credit\b/i;
/** A loan to a builder for its machines is no construction loan. */
const CONSTRUCTION =
  /\bconstruction(?:[- ]to[- ]perm\w*)? (?:loan|line|financing|draws?|of)\b|\bto (?:build|construct) (?:a|an|the)\b|\bground[- ]up construction\b/i;
const EQUIPMENT =
  /\bequipment (?:term )?(?:loan|purchase|acquisition|financ\w+)\b|\b(?:purchase|acquisition|acquire|financ\w+)(?: of)?(?: \w+){0,3} equipment\b/i;
const SBA = /\bSBA\b|\bsmall business administration\b/i;
const SBA_504 = /\b504\b/;

/** Whether what was borrowed may be repaid and borrowed again, so that no payments of one size repay it. */
export function isLineOfCredit(facts: Facts): boolean {
  const products = productsOf(facts);
  return products.has('revolving_line') || products.has('home_equity_line');
}

/** What the approval says of the product and of the purpose, and the papers that only one product brings. */
export function productsOf(facts: Facts): ReadonlySet<LoanProduct> {
  const words = ['product_code', 'loan_purpose'].flatMap((field) =>
    [...facts.approved(field), ...facts.readings(field)].map(({ value }) => value.replaceAll('_', ' ')),
  );
  const says = (pattern: RegExp) => words.some((text) => pattern.test(text));
  const found = new Set<LoanProduct>();
  if (facts.has('heloc_agreement') || says(HOME_EQUITY)) found.add('home_equity_line');
  else if (says(REVOLVING)) found.add('revolving_line');
  if (facts.has('construction_agreement', 'draw_schedule') || says(CONSTRUCTION)) found.add('construction');
  if (says(EQUIPMENT)) found.add('equipment');
  if (facts.has('sba_authorization', 'sba_form_159', 'sba_form_1050') || says(SBA))
    found.add(says(SBA_504) ? 'sba_504' : 'sba_7a');
  return found;
}
