import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { wordings } from './wordings.ts';

/** Whose address it is, the name before it or the head over it tells. */
const guarantorHeads = wordings(
  '{guarantor|guarantors|guarantor(s)|personal guarantor|co-signer} {name|names|name(s)|information|}',
  'name of {guarantor|each guarantor}',
  '{owners|principals|owner|principal} {and|/|&} {guarantors|guarantor} {name|information|}',
  'guarantor {1|2|3|#1|#2|#3}',
);
const otherHeads = wordings(
  '{borrower|applicant|co-applicant|co-borrower|business|employer|landlord|creditor|accountant|attorney|reference|insurance agent|seller} {name|information|}',
  '{about the business|collateral|collateral offered|real estate|property information|business debts|bank use only|bank use|references|lender|bank|loan officer|approval|authorization|conditions}',
  'legal name of {applicant|business|borrower}',
);
const homes = wordings('{home|residence|residential|mailing|street|home street|} address', 'residence');

export const guarantorHomes: readonly Rule[] = [
  label('guarantor_address', homes, {
    under: guarantorHeads,
    certainty: 0.96,
    valuePattern: part(String.raw`^(?P<v>{address})`),
  }),
  label('guarantor_name', wordings('{full|legal|print|} name'), { under: guarantorHeads, certainty: 0.9 }),
  // What stands under these heads is of nobody that guarantees.
  label('guarantor_address', homes, { under: otherHeads, valuePattern: '^(?P<v>)$' }),
];

/** What a lender writes on an application that it has taken in. */
const person = String.raw`(?-i:[A-Z])[A-Za-z.'’-]*(?: (?-i:[A-Z])[A-Za-z.'’-]*){1,3}`;
export const bankUse: readonly Rule[] = [
  label('loan_officer', wordings('{application|} {taken|received|accepted|reviewed} by', 'assigned to'), {
    certainty: 0.84,
    lines: 1,
    valuePattern: part(String.raw`^(?P<v>${person})(?:$|,| (?:branch|date|received|on|nmls)\b)`),
  }),
  sentence(
    'loan_officer',
    ['taken by', 'received by', 'accepted by'],
    String.raw`\b(?:taken|received|accepted) by:? (?P<v>${person})(?:$|,? (?:branch|office|date|received|on|nmls|title)\b)`,
    { certainty: 0.84 },
  ),
  sentence(
    'branch_code',
    ['branch'],
    String.raw`\bbranch(?: code| no\.?| number| #)?:? ?#?(?P<v>\d{2,5})(?:$|[,;/).]| (?:received|date|officer|product|on|nmls|loan)\b)`,
    { certainty: 0.82, fallback: true },
  ),
];

/** Beside a value they say that it is the owner's own guess. */
export const ownersEstimate: readonly string[] = ['owner', 'applicant', 'borrower', 'your'].flatMap((who) => [
  ...[`(${who})`, `(${who}’s`, `(${who}'s`, `(per ${who}`, `(by ${who}`, `(${who} estimate`],
  ...[`${who}’s estimate`, `${who}'s estimate`, `${who} estimate`],
]);
