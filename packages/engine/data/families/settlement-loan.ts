import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence, worded } from './build.ts';
import { stateName } from './instrument-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { payoffHeadings } from './settlement-payoff.ts';
import { wordings as termWordings } from './worded-labels.ts';
import { countyOfLand, countyWorded, parcelWorded } from './worded-land.ts';
import { commitmentNumber, commitmentValue } from './worded-title.ts';
import { wordings } from './wordings.ts';

/** What statements that a title or escrow company draws up itself say of the new loan, the land and the title. */

const properName = String.raw`(?-i:[A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){0,2})`;

const land: readonly Rule[] = [
  countyWorded,
  countyOfLand,
  worded(
    'property_county',
    '(?:recording|record|site|subject|subject property) county|county of record|county/state|county and state',
    {
      lines: 1,
      valuePattern: part(String.raw`^(?P<v>${properName})(?: county)?(?:$|[,;/(])`),
      certainty: 0.88,
    },
  ),
  sentence(
    'property_county',
    ['county of', 'in '],
    String.raw`\b(?:located|situated|lying|property|premises|land|real estate|recorded)(?: [a-z]+){0,3} in (?:the )?(?:county of (?P<v>${properName})\b|${properName} and )`,
    { certainty: 0.84 },
  ),
  sentence(
    'property_county',
    'county',
    String.raw`\b(?:located|situated|lying|property|premises|land|real estate)(?: [a-z]+){0,3} in (?P<v>${properName}) (?:county|parish)\b`,
    { certainty: 0.84 },
  ),
  // "410 Pine Street, Oakland, CA 94607 (Alameda County)"
  sentence(
    'property_county',
    'county',
    String.raw`\b(?:(?-i:[A-Z]{2})|${stateName}),? \d{5}(?:-\d{4})?,?;? ?[-–—(]? ?(?P<v>${properName}) (?:county|parish)(?:[),.;]|$| (?:parcel|apn|tax id|tax parcel|loan|legal))`,
    { certainty: 0.8 },
  ),
  parcelWorded,
];

const title: readonly Rule[] = [
  commitmentNumber,
  label(
    'title_commitment_number',
    wordings(
      '{title|} commitment {no|number|#|ref|reference} {of title company|}',
      '{title|} {commitment/file|commitment/order|commitment/policy|binder/commitment|commitment/binder} {no|number|#}',
      'title insurance commitment {no|number|#|}',
      '{title order|order|title file|file|escrow|gf|title no|title} {/| / } {title|} commitment {no|number|#|}',
      'commitment {for title insurance|for title} {no|number|#|}',
      '{title|} commitment {id|file|file no|file number|order no}',
      '{underwriter|insurer|company}{’s|} commitment {no|number|#|}',
      '{gf|file|order|title} / commitment {no|number|#}',
      '{gf/commitment|gf and commitment} {no|number|#}',
      'commitment {issued|issued under} {no|number|#}',
      '{title|} {binder|preliminary report|prelim} {no|number|#}',
    ),
    { lines: 1, valuePattern: commitmentValue },
  ),
  sentence(
    'title_commitment_number',
    'commitment',
    String.raw`\b(?:title|insurance|our|under|per|its) commitment(?: for title insurance)?,? (?:no\.?|number|#|numbered) ?(?P<v>(?-i:[A-Z0-9-]*\d[A-Z0-9-]{2,}))\b`,
    { certainty: 0.86 },
  ),
];

/** "(Connecticut Attorneys Title Insurance Company, Commitment CATIC-25-5541)" */
const namedCommitment: Rule = sentence(
  'title_commitment_number',
  'commitment',
  String.raw`\b(?:title|insurance|guaranty|company|corporation|co\.|policy|insurer|binder)[,;]? (?-i:Commitment|COMMITMENT|commitment) (?P<v>(?-i:[A-Z]{0,6}-?\d[A-Z0-9]*(?:-[A-Z0-9]+){0,3}|[A-Z]{2,6}(?:-[A-Z0-9]*\d[A-Z0-9]*){1,3}))(?:$|[,;.) ])`,
  { certainty: 0.84 },
);

const titlePaper: Rule = sentence(
  'title_commitment_number',
  'title commitment',
  String.raw`\btitle commitment,? (?P<v>(?-i:[A-Z]{0,5}-?\d[A-Z0-9]*(?:-[A-Z0-9]+){1,3}))(?:$|[,;.) ])`,
  { certainty: 0.84 },
);

const rank = 'first|second|third|1st|2nd|3rd';
const lienKind = '(?:mortgage|trust deed|deed of trust|lien|security deed)';

const lien: readonly Rule[] = [
  worded(
    'lien_position',
    '(?:(?:our|new|loan|lenders?|mortgage|recorded|insured|the) )*lien(?: (?:position|priority|rank|status|order|type|to be insured))?|(?:loan|mortgage|position|priority|rank) (?:position|priority|rank|of (?:the )?(?:new )?(?:lien|loan|mortgage))|position',
    { valuePattern: part(`^(?P<v>${rank}|[123])(?: (?:lien|mortgage|position|priority|deed).*|[ ,;(].*)?$`), lines: 1 },
  ),
  sentence(
    'lien_position',
    ['lien', 'trust deed', 'deed of trust', 'mortgage'],
    String.raw`\bnew (?P<v>${rank}) ${lienKind}\b`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'lien_position',
    'lien',
    String.raw`(?:[(,;] ?|\b(?:as|in|holds|by|with|of|is|be) (?:an? |the )?(?:insured |valid )?)(?P<v>${rank})[ -](?:priority )?lien(?: position| priority)?\b`,
    { certainty: 0.82, fallback: true, unless: ['second lien', 'second mortgage'] },
  ),
];

const terms: readonly Rule[] = [
  ...termWordings('interest_rate').map((rule): Rule => ({ ...rule, outside: payoffHeadings })),
  sentence(
    'interest_rate',
    ['new loan', 'new first', 'new 1st', 'new mortgage', 'new deed', 'new trust'],
    String.raw`\bnew (?:first |1st )?(?:mortgage loan|loan|mortgage|trust deed|deed of trust)\b(?:[^%$]|\$ ?\d){0,120}?(?:at|@|bearing(?: interest at)?|rate(?: of)?|interest(?: of| at)?):? (?P<v>{rate})`,
    { certainty: 0.84 },
  ),
  // "Loan of $438,200.00 at 6.250%"
  sentence(
    'interest_rate',
    ['loan of', 'loan amount', 'note of'],
    String.raw`\b(?:loan|note|loan amount) of {money},? (?:at|@|bearing(?: interest at)?|with interest at) (?P<v>{rate})`,
    { certainty: 0.84, unless: ['seller financ', 'seller carr'] },
  ),
  sentence(
    'principal_amount',
    ['new loan', 'new first', 'new 1st', 'new mortgage'],
    String.raw`\bnew (?:first |1st )?(?:mortgage loan|loan|mortgage|trust deed|deed of trust)(?: (?:of|from|to|by|with|in the amount of|amount))*:? (?:{party}?,? )?(?:(?:loan|account)(?: no\.?| number| #)? ?{id},? )?(?:for |of |in the amount of )?(?P<v>{money})`,
    { certainty: 0.82 },
  ),
  label(
    'loan_officer',
    wordings('{loan|mortgage|lending|bank} officer {name|}', '{mortgage|} loan originator {name|}'),
  ),
  ...plainLabels('first_payment_date'),
];

const dates: readonly Rule[] = [
  worded(
    'disbursement_date',
    '(?:(?:date of|date for|actual|final|loan|funds?|escrow|proceeds|settlement|closing|recording|money|file|the) )*(?:disburse|disbursements?|disbursal|disbursed|funding|funded)(?: (?:date|of|on|made|funds|loan|proceeds|through escrow|to be made|all funds))*|(?:closing|settlement|recording|recorded|funding)/(?:disbursement|disbursed|disbursal|funding)(?: date)?|(?:funds?|proceeds|money|loan proceeds|loan funds|loan)(?: (?:to be|were|was|are|will be))? (?:disbursed|released|wired|paid out|available|advanced|out|sent|sent out|go out|went out)(?: (?:on|by|date))?|date (?:funds |loan |proceeds |of )*(?:disbursed|funded|released|wired|paid out|advanced)',
    { valuePattern: part('^(?:on |made )?(?P<v>{date})') },
  ),
  sentence(
    'disbursement_date',
    ['disburse', 'funded', 'disbursal', 'released'],
    String.raw`\b(?:(?:funds?|proceeds|loan|moneys?|monies|sums|amounts)(?: [a-z]+){0,4}? (?:disbursed|funded|released)(?: [a-z]+){0,5}? on|(?:disbursed|disbursement|disbursal)(?: of funds| of (?:the )?(?:loan|proceeds|funds))?(?: (?:date|made|on|is|was|as of|to be made|will be made|occurred|took place))*|funded on|to be disbursed on):? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
];

export const ownStatement: readonly Rule[] = [
  ...land,
  ...title,
  namedCommitment,
  titlePaper,
  ...lien,
  ...terms,
  ...dates,
];
