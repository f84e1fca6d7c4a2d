import type { Rule } from '../../src/extraction/rule.ts';
import { bankName } from './bank-name.ts';
import { sentence } from './build.ts';
import { address, partyName } from './instrument-patterns.ts';
import { otherDebt } from './other-debt.ts';

const open = '["“]';
const close = '["”]';
const means = String.raw`,? (?:means|shall mean|will mean|is|shall be|refers to|has the meaning of)(?: the (?:sum|amount|date) of)?(?: an? [a-z ]{3,30} of)?:? `;
const spelled = String.raw`(?:[a-z][a-z0-9 ,&/-]{3,120}\()?`;
const company = String.raw`(?:,? (?-i:Inc\.?|INC\.?|LLC|L\.L\.C\.|Corp\.?|CORP\.?|L\.P\.|LP|Ltd\.?))?`;

/** What papers call a thing from where it is first named: in brackets behind it, or before "means". */
const loanTerms =
  '(?:(?:term |maximum |total |aggregate |original |principal |credit |bridge |real estate |business |mortgage )*(?:loan|facility|commitment|credit|principal|note|debt|advance|indebtedness|obligation)(?: amount| commitment| limit| sum| principal)?|principal amount|principal sum|maximum amount)';
const lastDays =
  '(?:(?:stated |final |loan |scheduled |note )*(?:maturity|termination|due|final payment|payment in full)(?: date| day)?)';
const firstDays = '(?:(?:effective|closing|agreement|loan|note|execution|signing)(?: date| day))';

function bracketed(terms: string): string {
  return String.raw`,? ?\((?:the|this|such|that|hereinafter|herein|called|referred to as|collectively|sum|amount|date|being|is|which|[ ,])*${open}${terms},?${close}`;
}

function rule(field: string, near: readonly string[], pattern: string, certainty = 0.82): Rule {
  return sentence(field, near, pattern, { certainty, fallback: true });
}

/** Values that a paper names as its own terms: `“Stated Maturity” means …`, `… (the “Facility”)`. */
export const definedTerms: readonly Rule[] = [
  rule('principal_amount', ['”', '"'], String.raw`${open}${loanTerms}${close}${means}${spelled}(?P<v>{money})`),
  rule(
    'principal_amount',
    ['“', '"'],
    String.raw`${otherDebt}|(?P<v>{money})\)?(?: in lawful money)?${bracketed(loanTerms)}`,
  ),
  rule('maturity_date', ['”', '"'], String.raw`${open}${lastDays}${close}${means}(?P<v>{date})`),
  rule('maturity_date', ['“', '"'], String.raw`(?P<v>{date})${bracketed(lastDays)}`),
  rule('note_date', ['”', '"'], String.raw`${open}${firstDays}${close}${means}(?P<v>{date})`),
  rule('note_date', ['“', '"'], String.raw`(?P<v>{date})${bracketed(firstDays)}`),
  rule(
    'interest_rate',
    ['”', '"'],
    String.raw`${open}(?:(?:contract|note|interest|loan|applicable|fixed|initial) )*rate${close}${means}(?P<v>{rate})`,
  ),
  rule(
    'borrower_name',
    ['borrower'],
    String.raw`${open}borrowers?${close}${means}(?P<v>${partyName}${company})(?:,|\.|;| \()`,
  ),
  rule(
    'lender_name',
    ['lender', 'bank'],
    String.raw`${open}(?:lender|bank)${close}${means}(?P<v>${bankName})(?:,|\.|;| \()`,
  ),
  // `A, as Borrower, and B, as Lender`, on a cover or in the first sentence.
  rule(
    'lender_name',
    ['as lender', 'as the lender', 'as bank'],
    String.raw`\b(?:and|with|to|from) (?P<v>${bankName}),?(?: an? [^.;()]{3,60},)? as (?:the )?(?:lender|bank)\b`,
  ),
  // `If to the Company: …` among the notices of an agreement.
  ...(
    [
      ['borrower_address', 'borrower|company|maker|debtor|obligor|customer|grantor|mortgagor'],
      ['lender_address', 'lender|bank|holder|secured party|credit union|creditor|mortgagee'],
      ['guarantor_address', 'guarantor'],
    ] as const
  ).map(([field, roles]) =>
    rule(
      field,
      ['if to', 'notice to', 'notices to', 'sent to', 'addressed to'],
      String.raw`\b(?:(?:if to|notices to|sent to|addressed to) (?:the )?(?:${roles})s?(?:[:,]| at| to| shall be)*|notice to (?:the )?(?:${roles})s?(?:[:,]| at| to| shall be)+):? (?:[^.:;\d]{0,80}?[,:] ?|at )?(?P<v>${address})`,
    ),
  ),
];
