import type { Rule } from '../../src/extraction/rule.ts';
import { worded } from './build.ts';
import { onlyLender } from './party-patterns.ts';

/** How title offices word who owns the land, who is insured and the numbers of their papers. */

export const ownerWorded: Rule = worded(
  'vested_owner',
  '(?:(?:record|fee|fee simple|legal|present|current|apparent|the|property|land) )*(?:owners?|vesting|vestees?|vested owners?|title ?holders?)(?: s)?(?: of record| of (?:the )?(?:land|property|premises|title|fee|fee simple|estate|interest)(?: estate| interest| title)?| is| are| names?)*|(?:(?:the|fee|fee simple|record|legal|present) )*title(?: to (?:the |said )?(?:land|property|premises|estate|estate or interest)(?: in .{3,30})?)?(?: (?:is|now|currently|presently|stands|appears to be))* (?:vested|held|standing)(?: of record)?(?: in| by)?(?: the names? of)?|(?:present |current |record )?title(?: is| now| presently| currently| appears| stands)* in(?: the names? of)?|names? of (?:the )?(?:record |present |current )?owners?(?: of record)?|(?:who|in whom) (?:owns|title is vested|holds title)(?: it| the land)?',
  { lines: 3 },
);

export const insuredLender: Rule = worded(
  'title_insured',
  '(?:(?:the|proposed|name of|loan policy|lenders policy|mortgagees? policy|party|lender|alta loan policy|policy) )*(?:insured|assured|insured lender|lender to be insured|mortgagee to be insured|insured lender|insured mortgagee)(?: s)?(?: name| is| lender| party| under (?:the )?(?:loan )?policy| will be| mortgagee)*|who is (?:to be )?insured',
  { valuePattern: onlyLender, lines: 2, certainty: 0.86 },
);

const number = '(?: (?:no|number|#|id|id no))*';

export const officeNumbers: readonly Rule[] = [
  worded(
    'settlement_file_number',
    `(?:(?:our|agents?|agency|office|issuing|issuing agents?|issuing office|title|escrow|settlement|closing|company|order|gf|the|agent) )*(?:file|escrow|order|gf|case)(?:/(?:escrow|order|gf|file|title))?${number}`,
    { valuePattern: String.raw`^#? ?(?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})\b` },
  ),
];

/** "ALTA Commitment 2006" names the year of the form. */
export const commitmentValue = String.raw`^(?:19|20)\d\d(?:[ )].*)?$|^#? ?(?P<v>(?:[A-Z]{1,6}-){0,2}[A-Z]{0,6}[ -]?\d[A-Z0-9-]{3,20})\b`;

export const commitmentNumber: Rule = worded(
  'title_commitment_number',
  `(?:(?:title|our|this|the|preliminary|insurance|alta|reference) )*(?:commitment|binder|title report|preliminary report|report|prelim)${number}|commitment for title insurance(?: (?:no|number|#))+`,
  { valuePattern: commitmentValue },
);

export const titleDate: Rule = worded(
  'title_effective_date',
  '(?:(?:title|commitment|policy|report|search|the|this) )*(?:effective|commitment|policy|search|plant|title)(?: (?:date|dated|as of|on|at|date and time|date/time|time))+|date(?: and time|/time)? of (?:this |the )?(?:commitment|policy|title|title search|search|report|binder|loan policy)|(?:title |records? )?(?:searched|examined|certified|continued)(?: to| through| as of)|effective',
);

export const loanPolicySum: Rule = worded(
  'title_amount',
  '(?:proposed )?(?:alta |2021 |2006 |new |extended )*(?:loan|lenders?|mortgagees?|mortgage)(?: title)? (?:policy|insurance|coverage)(?: (?:amount|liability|limit|coverage|of insurance|amount of insurance|face amount))*|(?:amount|liability|face amount) of (?:the |proposed )?(?:loan|lenders|mortgagees?) policy',
);

export const policySum: Rule = worded(
  'title_amount',
  '(?:(?:policy|title|total|face|loan policy|insured|insurance|the|this) )*(?:amount|liability|sum|limit)(?: (?:of (?:the |this |title )?(?:insurance|policy|coverage|loan policy)|insured|of liability))*',
  { certainty: 0.84 },
);

/** Where a paper speaks of one policy only, and that the lender's, its sum needs no more words. */
export const onlyPolicySum: Rule = worded(
  'title_amount',
  '(?:(?:policy|title|face|insured|insurance|coverage|proposed|the) )+(?:amount|liability|sum|limit)(?: of (?:insurance|liability|coverage))?|(?:amount|liability|sum) of (?:the |this |title |proposed )*(?:insurance|policy|coverage)|amount insured|liability',
  {
    unless: ['owner’s policy', "owner's policy", 'owners policy', 'owner policy', 'owner’s title', "owner's title"],
    direction: 'below',
    certainty: 0.57,
  },
);
