import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { wordings } from './wordings.ts';

/** The loan that a flood paper is about; sums of insurance and the most that the law asks for stand in the same sentences. */
export const floodLoan: readonly Rule[] = [
  label(
    'principal_amount',
    wordings(
      '{original|} {loan|note|mortgage} amount {requested|applied for|}',
      '{principal|} amount of {the|your|this|} {loan|note|mortgage}',
      '{loan|original|} principal amount',
      '{loan|amount} {requested|applied for}',
    ),
    { valuePattern: part(String.raw`^\(?(?P<v>{sum})\)?(?:$|[ ,;.(])`), lines: 1, certainty: 0.88 },
  ),
  sentence(
    'principal_amount',
    ['loan of', 'loan for', 'loan in the', 'borrow', 'lend you', 'credit of'],
    String.raw`\b(?:you (?:have |are )?(?:asked|asking|applied|applying|requested|requesting|sought|seeking|seek)(?: to)?(?: us| the bank| the lender)?(?: for)?|(?:your|the) (?:application|request)(?: to us)? for|we (?:have |will |plan to |propose to |intend to |expect to )*(?:approved|make you|making you|offered you|lend you|made you|agreed to make(?: you)?)(?: for)?)(?: an?| the| your)?(?: (?:new|mortgage|home|real estate|commercial|business|term|secured|purchase|refinance|construction))*(?: (?:loan|borrow|credit|extension of credit))?(?: from us| with us)?,?(?: (?:of|for|in the (?:principal |original )?(?:amount|sum) of))? (?P<v>{money})`,
    { certainty: 0.88 },
  ),
];
