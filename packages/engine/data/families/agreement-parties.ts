import type { Rule } from '../../src/extraction/rule.ts';
import { block, sentence } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { bareLoanNumber, borrower, borrowerEntity, lender, loanNumberInText } from './note-parties.ts';
import { called, described } from './note-phrases.ts';
import { lenderBlockAddress, lenderBlockName } from './party-patterns.ts';

/** How agreements about a loan name it and its parties. */
export const opening: readonly Rule[] = [
  ...loanNumber,
  ...loanNumberInText,
  ...bareLoanNumber,
  ...softwareHeader,
  ...borrower,
  ...borrowerEntity,
  ...lender,
];

/** `between A and B`, where the paper does not say at once what they are called. */
export const between: readonly Rule[] = [
  sentence(
    'borrower_name',
    ['between', 'by and among'],
    String.raw`(?:between|by and among|among) (?P<v>{party})${described}${called('borrower|grantor|debtor|company|maker')}`,
  ),
];

const letterPart = { page: 1, box: { x: 0, y: 0, w: 1, h: 0.45 } };
const companyName = String.raw`[A-Z][A-Za-z0-9&.’' -]{2,50}?,? (?-i:LLC|L\.L\.C\.|Inc\.?|INC\.?|Corporation|CORPORATION|Corp\.?|L\.P\.|LP|Ltd\.?|Company)`;

/** An agreement written as a letter: the bank over its address, the company that it writes to, the day. */
export const letterParties: readonly Rule[] = [
  block('lender_name', 3, lenderBlockName, { ...letterPart, certainty: 0.7 }),
  block('lender_address', 4, lenderBlockAddress, { ...letterPart, certainty: 0.7 }),
  block('borrower_name', 3, String.raw`^(?P<v>${companyName})\n(?:\d{1,6} |P\.? ?O\.? )`, {
    ...letterPart,
    certainty: 0.6,
  }),
  block(
    'borrower_address',
    3,
    String.raw`^${companyName}\n(?P<v>(?:\d{1,6} |P\.? ?O\.? )[^\n]+\n[^\n]+,? [A-Z]{2},? \d{5}(?:-\d{4})?)$`,
    { ...letterPart, certainty: 0.6 },
  ),
  block('note_date', 1, String.raw`^(?P<v>[a-z]{3,9}\.? \d{1,2}, \d{4})$`, { ...letterPart, certainty: 0.65 }),
];

/** What a paper says in passing: less certain than what it states outright. */
export function inPassing(rules: readonly Rule[]): readonly Rule[] {
  return rules.map((rule) => ({ ...rule, certainty: Math.min(rule.certainty ?? 1, 0.8) }));
}
