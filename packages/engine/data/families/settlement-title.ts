import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { insurerName } from './party-patterns.ts';
import { loanPolicyRows } from './settlement-rows.ts';
import { wordings } from './wordings.ts';

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
];

/** Who insures a title: its name says so. */
const titleInsurer = String.raw`(?-i:[A-Z])[A-Za-z.&’' -]{1,45}? (?:title (?:insurance|guaranty|guarantee)|land title insurance|national title|land title)(?: (?:insurance|guaranty))?(?: (?:company|co\.?|corporation|corp\.?|fund))?(?:,? (?:inc\.?|of [a-z ]{4,20}))?`;
const nameEnd = String.raw`(?:$|[,;()]| [-–—]| \$| \d| (?:commitment|policy|file|order|premium|p\.?o\.?c)\b)`;

/** Of the home's insurer and the title's the first counts, as other papers of a closing have it. */
export const titleUnderwriter: readonly Rule[] = [
  label(
    'insurer_name',
    wordings(
      '{title|title insurance|policy|insurance|} {underwriter|insurer} {name|}',
      'name of {title|} {underwriter|insurer}',
      '{title|} {underwritten|insured} by',
      '{title|} {policy|policies|insurance|commitment} {issued|underwritten|written|provided} by',
      'title insurance {company|provider|carrier|with|from|}',
      '{agent for|issuing agent for|policy issuing agent for|as agent for}',
    ),
    {
      lines: 1,
      valuePattern: part(`^(?P<v>${titleInsurer}|${insurerName})${nameEnd}`),
      fallback: true,
      certainty: 0.86,
    },
  ),
  sentence(
    'insurer_name',
    ['title insurance', 'title guaranty', 'policy', 'underwrit'],
    String.raw`\b(?:underwritten by|insured (?:by|with|through)|(?:issuing )?agent (?:for|of)|(?:lender|loan|owner|mortgagee)[’']?s? (?:title )?(?:policy|insurance|title insurance|policy premium)(?: premium)?(?: issued by| to| from| with| by|:| [-–—]| \()) ?(?P<v>${titleInsurer})${nameEnd}`,
    { fallback: true, certainty: 0.8 },
  ),
];
