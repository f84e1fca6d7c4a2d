import type { Rule } from '../../src/extraction/rule.ts';
import { worded } from './build.ts';

/** How deeds, mortgages and assignments word the debt that they secure, in their covers and lists of terms. */

const debt = '(?:note|loan|debt|obligation|indebtedness|mortgage|promissory note|secured debt|credit)';
const paper =
  '(?:note|loan|mortgage|deed|deed of trust|trust deed|instrument|security instrument|assignment|agreement|document|security deed)';

export const debtWorded: readonly Rule[] = [
  worded(
    'principal_amount',
    `(?:(?:original|stated|face|initial|total|the) )*(?:principal|loan|note|debt|indebtedness|obligation)(?: (?:amount|sum|debt|secured|balance))+(?: of (?:the )?${debt})?(?: secured)?|(?:original |principal |face )?(?:amount|sum)(?: of (?:the |this )?${debt})?(?: secured| lent| borrowed| owed)|(?:original |principal |face )?(?:amount|sum) of (?:the |this )?${debt}|(?:the |original |initial |total |secured )*(?:debt|loan|note|obligation)(?: secured)?|secures(?: payment of)?|securing`,
    { certainty: 0.86 },
  ),
  worded(
    'maturity_date',
    `(?:(?:final|note|loan|debt|the|stated|scheduled) )*(?:maturity|matures|due in full|due date|final payment|last payment|last installment|final installment)(?: (?:date|on|by|due|is due|of (?:the )?${debt}))*|${debt} (?:is |falls |becomes |comes )?(?:due|due on|due by|payable by|payable in full by)`,
    { certainty: 0.88 },
  ),
  worded(
    'note_date',
    `dated?(?: of| as of)? (?:the |this )?${paper}|${paper} (?:date|dated)(?: of| as of| on)?|date (?:made|given|of making)|(?:made|given) (?:on|as of)`,
    { certainty: 0.88 },
  ),
  worded(
    'max_lien_amount',
    '(?:maximum|most|largest|highest)(?: (?:principal|amount|lien|debt|indebtedness|obligation|sum|secured|limit|secured debt|that (?:may|can) be (?:secured|owed|outstanding)|this (?:mortgage|deed|deed of trust|instrument) (?:secures|may secure)|at (?:any )?one time|of (?:the )?(?:lien|debt)|credit|to be secured|outstanding))+|lien (?:limit|maximum|not to exceed)|limit of (?:the )?lien',
    { certainty: 0.88 },
  ),
];

export const trusteeWorded: Rule = worded(
  'trustee_name',
  '(?:(?:full |legal )?names?(?: and address)? of (?:the )?)?(?:original |initial |public |first )?trustees?(?: s)?(?: names?)?(?:(?: and|/) ?(?:mailing )?address)?(?: is)?',
  { certainty: 0.88 },
);
