import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { decisionLabels } from './decision-labels.ts';
import { plainLabels } from './plain-labels.ts';
import { wordings } from './wordings.ts';

/** What a bank's own sheet for paying out a loan tells of the approval behind it, and of the note that it renews. */
export const fundingSheet: readonly Rule[] = [
  ...decisionLabels('approval_number', 'approval_date', 'renewal_of'),
  ...plainLabels('property_address').map((rule) => ({ ...rule, valuePattern: part('^(?P<v>{address})') })),
  label(
    'approval_date',
    wordings('{loan|credit|} {approved|approval} {dated|of|}', '{committee|board} approval {date|}'),
    {
      lines: 1,
      certainty: 0.88,
      valuePattern: part(String.raw`^(?:on |dated )?(?P<v>{date})(?:$|[,;(])`),
    },
  ),
  label(
    'approval_number',
    wordings('{loan|credit|} approval', '{committee|loan committee} {no.|number|#|approval no.}'),
    {
      lines: 1,
      certainty: 0.86,
      valuePattern: part(String.raw`^(?:no\.? |# ?)?(?P<v>(?-i:[A-Z]{1,5}-?\d[A-Z0-9-]{2,}))(?:$|[ ,;)])`),
    },
  ),
  sentence(
    'renewal_of',
    ['renew', 'replac', 'pays off our'],
    String.raw`\b(?:renewal|renews|renewing|replaces|replacement|replacing|rewrite|rewrites)(?: and (?:extension|modification|increase))?(?: of)?(?: (?:our|existing|the|prior|old|bank|bank[’']s|lender[’']s|this|your))* (?:note|loan|loan account|account)(?: (?:no\.?|number|#|acct\.?))*:? ?#?(?P<v>\d[\d-]{4,18}\d)\b`,
    { certainty: 0.88 },
  ),
];
