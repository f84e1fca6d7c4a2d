import { label, sentence } from './build.ts';
import { amount, wordsOfDollars, wordsWithFraction } from './note-phrases.ts';

/** The amount lent, in figures. */
export const principal = [
  label('principal_amount', [
    'Principal Amount',
    'Principal Amount of Note',
    'Principal Amount of Loan',
    'Original Principal Amount',
    'Original Principal',
    'Original Loan Amount',
    'Maximum Principal Amount',
    'Principal Sum',
    'Principal',
    'Loan Amount',
    'Amount of Loan',
    'Amount of Note',
    'Note Amount',
    'Total Loan Amount',
    'Line Amount',
    'Line of Credit Amount',
    'Credit Limit',
    'Maximum Credit',
    'Maximum Credit Amount',
    'Credit Line',
    'Commitment Amount',
    'Face Amount',
    'Credit Extended',
    'Amount of Credit',
    'Debt Secured',
    'Secured Debt',
  ]),
  sentence(
    'principal_amount',
    [
      'principal amount of',
      'principal sum of',
      'principal balance of',
      'sum of',
      'maximum amount of',
      'principal amount not',
    ],
    String.raw`(?:(?:limited to|not exceed|not to exceed|exceed|up to)[^.$]{0,100}{money}|(?:existing|unpaid|outstanding|prior|first|other|portion of|percent of|% of)(?: original| the original)? principal[^$]{0,160}?{money}|guarant[^.]{0,60}principal (?:amount|sum) of[^$]{0,160}?{money})|principal (?:amount|sum|balance)(?: of)?(?: not to exceed| not exceeding| up to| equal to)?[ :,][^$%;]{0,160}?${amount}`,
  ),
  sentence(
    'principal_amount',
    ['to pay', 'to repay'],
    String.raw`promises? to (?:re)?pay(?:[^$.;]|\. ?[a-z]){0,260}?${amount}`,
    {
      certainty: 0.85,
    },
  ),
  sentence('principal_amount', 'dollars', String.raw`/ ?100(?:ths)?,? ?(?:u\.?s\.? )?dollars,? ?\(?${amount}`, {
    certainty: 0.85,
  }),
  sentence(
    'principal_amount',
    ['loan of', 'loan in the', 'lend', 'credit of', 'advances up to'],
    String.raw`(?:(?:make|made|extend|applied for|approved)[^.$]{0,60}loan (?:of|in the (?:\w+ )?amount of)|agrees? to lend(?: to borrower)?|line of credit (?:of|in the amount of)|up to a maximum(?: principal)? (?:amount )?of)(?: up to)? [^$%.;]{0,120}?${amount}`,
    { certainty: 0.85 },
  ),
];

/** The amount lent, in words, without the word dollars. */
export const principalWords = [
  sentence('principal_words', '100', String.raw`(?P<v>\b${wordsWithFraction})`),
  sentence(
    'principal_words',
    'dollars',
    String.raw`\b${wordsOfDollars} ?(?:and (?:no|00)(?: cents|/100) ?)?\(?(?:u\.?s\.? ?)?\$`,
    {
      certainty: 0.85,
    },
  ),
];
