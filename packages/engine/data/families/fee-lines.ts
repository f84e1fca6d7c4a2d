import type { Rule } from '../../src/extraction/rule.ts';
import { sentence } from './build.ts';

/** The sections of the closing cost details, by their headings on the Loan Estimate and the Closing Disclosure. */
const sections = [
  { field: 'fee_line_a', heads: ['A. Origination Charges'], until: 'B. Services' },
  {
    field: 'fee_line_b',
    heads: ['B. Services You Cannot Shop For', 'B. Services Borrower Did Not Shop For'],
    until: 'C. Services',
  },
  {
    field: 'fee_line_c',
    heads: ['C. Services You Can Shop For', 'C. Services Borrower Did Shop For'],
    until: 'D. Total Loan Costs',
  },
  { field: 'fee_line_e', heads: ['E. Taxes and Other Government Fees'], until: 'F. Prepaids' },
] as const;

const sum = String.raw`\$ ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?`;

/** A fee's name with the payee, and its amount behind it; the heading of a section has its total behind it. */
const line = String.raw`(?:services (?:you|borrower) (?:can|cannot|did|did not) shop for|origination charges|taxes and other government fees)(?: \([^)]{1,40}\))? ${sum}|(?-i:(?P<v>[A-Z][A-Za-z][A-Za-z ’'–&/.,()-]{1,80}? ${sum}))(?:\s|$)`;

/** Each fee of a section; totals stand in the headings themselves. */
export const feeLines: readonly Rule[] = sections.flatMap(({ field, heads, until }) =>
  heads.map((section) => sentence(field, ['$'], line, { section, until, certainty: 0.9, pick: 'all' })),
);
