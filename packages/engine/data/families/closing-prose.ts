import type { Rule } from '../../src/extraction/rule.ts';
import { bankName } from './bank-name.ts';
import { block, sentence } from './build.ts';
import { amount, partyName } from './instrument-patterns.ts';
import { letterBorrower } from './letter-borrower.ts';
import { lenderBlockAddress, lenderBlockName } from './party-patterns.ts';

/** How letters and short agreements of a closing speak of the loan that they belong to. */
export const closingProse: readonly Rule[] = [
  sentence(
    'loan_number',
    ['loan'],
    String.raw`\b(?:about|re|regarding|on|for|your|our|under) loan (?P<v>\d[\d-]{4,20}\d)\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'loan_number',
    ['number', 'no.'],
    String.raw`\b(?:loan|note)\b(?:[^.;]|\.\d){0,60}?,? (?:numbered|number|no\.?) (?P<v>\d[\d-]{3,18}\d)\b`,
    { certainty: 0.82 },
  ),
  sentence(
    'note_date',
    ['on '],
    String.raw`\bon (?P<v>{date}),? ${partyName}(?:,? (?:an? [a-z ]{3,60}|\([^)]{3,40}\)))*,? (?:made|makes|closed|closes|funded|funds|is making|lent|granted)\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'note_date',
    ['dated'],
    String.raw`\b(?:loan|note)\b(?:[^.;]|\.\d){0,60}?,? dated(?: as of)? (?P<v>{date})`,
    {
      certainty: 0.85,
    },
  ),
  sentence(
    'lender_name',
    ['made', 'lent', 'granted', 'funded'],
    String.raw`(?:{date},? |^|\. )(?P<v>${bankName})(?: \([^)]{3,40}\))?,? (?:has |is )?(?:made|makes|making|lent|granted|funded|closed) (?:an?|the|this) (?:[a-z]+ )?(?:loan|mortgage)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'principal_amount',
    ['loan', 'note'],
    String.raw`\b(?:loan|note)(?: (?:no\.?|number|#)? ?[\d-]{5,20})? (?:for|of|in the (?:(?:original|principal) )*(?:amount|sum) of) ${amount}`,
    { certainty: 0.85 },
  ),
  block('lender_name', 3, lenderBlockName, { page: 1, certainty: 0.75 }),
  block('lender_address', 5, lenderBlockAddress, { page: 1, certainty: 0.75 }),
  ...letterBorrower,
];
