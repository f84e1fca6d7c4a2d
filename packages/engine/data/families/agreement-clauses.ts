import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { amount } from './note-phrases.ts';

/** Clauses of agreements on vendors' forms. */

const text = String.raw`(?:\b(?:dr|mr|mrs|ms|inc|no|nos|st|co|corp|ltd)\.|\.\d|[^.:;])`;

/** Each demand under a heading of its own: "Condition. Flood determination before closing." */
export const headedConditions: Rule = sentence(
  'conditions',
  ['condition'],
  String.raw`\b(?:financial|market|physical|general|good|current|business|economic|such|this|each|any|a|the|its) condition\b|\b(?-i:(?:Additional |Special |Further |Other |Specific |Funding |Closing |Approval |Loan )?Condition|(?:ADDITIONAL |SPECIAL |FURTHER |OTHER |SPECIFIC |FUNDING |CLOSING |APPROVAL |LOAN )?CONDITION)(?: (?:no\.? ?|# ?)?(?:\d{1,2}|[A-K]))?(?:[.:]| [–—-]) (?P<v>(?-i:[A-Z])${text}{6,140})[.;]`,
  { certainty: 0.8, pick: 'all' },
);

/** When the agreement ends: with the loan. */
export const agreementEnds: readonly Rule[] = [
  sentence(
    'maturity_date',
    ['until', 'through', 'terminat', 'expire'],
    String.raw`\b(?:commitment|offer|insurance|policy|lease|availability|draw period)\b[^.]{0,120}{date}|\b(?:continues?|remains?|be) in (?:full )?(?:force|effect)(?: and effect)?\b[^.]{0,340}?\b(?:until|through) (?P<v>{date})`,
    { certainty: 0.76, fallback: true },
  ),
  sentence(
    'maturity_date',
    ['term of this agreement', 'agreement terminates', 'agreement expires', 'agreement shall', 'agreement will'],
    String.raw`\b(?:the term of this|this)(?: [a-z]+){0,3} agreement (?:shall |will )?(?:terminates?|expires?|ends?)(?: on| by)? (?P<v>{date})`,
    { certainty: 0.76, fallback: true },
  ),
];

/** To what sum the guaranties of the loan go. */
export const guarantiesTo: Rule = sentence(
  'guaranty_limit',
  ['limited to', 'limited in amount'],
  String.raw`\b(?:guarant(?:y|ee|ies|ees)|guarantors?)\b[^.;$]{0,100}?\b(?:is|are|shall be|will be|being|each) limited(?: in amount)? to(?: (?:an?|the|maximum|principal|aggregate|sum|amount|total|of))*(?: [a-z0-9 ,&/-]{3,110}\()? ?${amount}`,
  { certainty: 0.86 },
);

/** Goods behind a box or a head that asks for those which no kind of goods names. */
export const specificGoods: readonly Rule[] = [
  sentence(
    'collateral_description',
    [
      'property description',
      'specific property',
      'specific collateral',
      'other property',
      'other collateral',
      'described as',
      'specific description',
    ],
    String.raw`\b(?-i:Specific (?:Property|Collateral|Goods)(?: Description)?|SPECIFIC (?:PROPERTY|COLLATERAL|GOODS)(?: DESCRIPTION)?|Specific Description|Other (?:Property|Collateral)|OTHER (?:PROPERTY|COLLATERAL)|Additional Collateral|Property Description)(?: \([^)]{3,60}\))?[.:] (?:the following(?: described)? [a-z ]{3,40}: )?(?P<v>(?:(?-i:[A-Z])[a-z]+|\d{1,4} (?-i:[A-Z])[a-z]+) (?:\bnos?\. ?|[^.:;]|\.\d){8,240}?)\.(?: |$)`,
    { certainty: 0.93 },
  ),
  label('collateral_description', ['Specific Property', 'Specific Collateral', 'Specific Property Description'], {
    lines: 3,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?P<v>(?:(?-i:[A-Z])|\d{4} )[^.:;]{8,240}?)(?:\.|$)`),
  }),
];

/** Words of one thing in a list; the stop of a shortened word ends none. */
const thing = String.raw`(?:[^.;:]|\b(?:nos?|inc|co|corp|ltd|approx)\.|\.\S)+?`;

/** Goods, as the first of a list begins; promises about the collateral are lettered as well. */
const firstThing = String.raw`(?:all|one|two|three|four|certain|\d{4}|inventory|accounts?|equipment|machinery|furniture|fixtures|chattel|livestock|crops|deposit|general intangibles|a (?:first|second)|(?:first|second|1st|2nd) (?:lien|mortgage|deed))\b`;

/** "(a) All inventory; (b) all equipment": as they are printed, letters and all, since they tell the things apart. */
export const letteredGoods: Rule = sentence(
  'collateral_description',
  ['security interest', 'secured by', 'collateral', 'lien on', 'pledge'],
  String.raw`\b(?:security interests?|secured by|liens?|pledges?|collateral)\b[^.;]{0,120}?[:.]? (?P<v>\(?a[.)] ${firstThing}${thing}(?:[;,.]? (?:and )?\(?[b-h][.)] ${thing})+)(?:\. (?-i:[A-Z])|[.;]?$)`,
  { certainty: 0.93 },
);
