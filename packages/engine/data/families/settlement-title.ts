import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { loanPolicyRows } from './settlement-rows.ts';

/** A sum insured is a round one; the premium beside the same words seldom is, and is far smaller. */
const insuredSum = String.raw`\$? ?(?:\d{1,3},)?\d{2,3},\d00(?:\.00)?`;

export const loanPolicyAmount: readonly Rule[] = [
  label('title_amount', loanPolicyRows, {
    lines: 1,
    certainty: 0.85,
    valuePattern: part(
      String.raw`^\(?(?:coverage|amount|limit|liability|in the amount of|for|of)?:? ?(?P<v>${insuredSum})(?:\)|$| .*$)`,
    ),
  }),
  sentence(
    'title_amount',
    ['lender', 'loan policy', 'mortgagee'],
    String.raw`\b(?:lender[’']?s?|loan|mortgagee[’']?s?) (?:title )?(?:policy|insurance|coverage)(?: (?:of title insurance|title insurance|policy|insurance|premium|coverage|limit|liability|amount|in|the|of|for|to))*,? ?\(?(?:(?:coverage|amount|limit|liability|of|for)(?: of)?:? )?(?P<v>${insuredSum})\b`,
    { certainty: 0.82 },
  ),
  // Said to be what it insures, the sum need not be a round one.
  sentence(
    'title_amount',
    ['lender', 'loan policy', 'mortgagee'],
    String.raw`\b(?:lender[’']?s?|loan|mortgagee[’']?s?) (?:title )?(?:policy|insurance)\b[^$]{0,90}?\bowner|\b(?:lender[’']?s?|loan|mortgagee[’']?s?) (?:title )?(?:policy|insurance|coverage)(?: of title insurance| title insurance| policy| insurance)?(?: (?:to|from|by|with|through) (?-i:[A-Z])(?:[^$;:()\d]|\d[\d,]*\.\d{2}\b){3,80}?)?,?(?: \d[\d,]*\.\d{2}){0,2} \(?(?:in the amount of|in the face amount of|insuring|coverage(?: amount)?(?: of)?|policy amount(?: of)?|face amount(?: of)?|with liability of|liability(?: of)?):? ?(?P<v>\$? ?(?:\d{1,3},\d{3},\d{3}|\d{2,3},\d{3})(?:\.\d{2})?)\b`,
    { certainty: 0.84 },
  ),
];
