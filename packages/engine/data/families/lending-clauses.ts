import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { entityType } from './instrument-patterns.ts';
import { afterDefault, amount, entityForms, spelledRate } from './note-phrases.ts';
import { otherDebt } from './other-debt.ts';

/** Clauses that notes, agreements and authorizations share, whoever drew them up. */

const indexes = String.raw`(?:prime|sofr|libor|treasury|index|base rate|peg rate|reference rate|constant maturity)`;
const spelledMargin = String.raw`(?:[a-z][a-z0-9/ -]{2,50}per ?cent(?:age points?)?,? ?\()?`;
/** What default adds is no margin. */
const addedByDefault = String.raw`\bdefault\b[^.%]{0,160}{rate}`;

/** What is added to the index, counted off, behind it or by a name of its own. */
export const addedToIndex: readonly Rule[] = [
  sentence(
    'rate_margin',
    ['plus'],
    String.raw`${addedByDefault}|\b${indexes}\b[^.%;]{0,90}?[,;]? plus,? \(?(?:ii|b|2|y)\)(?: (?:an?|the|margin|spread|of|equal|to))* ${spelledMargin}(?P<v>{rate})`,
    { certainty: 0.88 },
  ),
  sentence(
    'rate_margin',
    ['above it', 'over it', 'above that', 'over that', 'above such', 'over such', 'excess of'],
    String.raw`${addedByDefault}|\b${indexes}\b[^%]{0,160}? ${spelledMargin}(?P<v>{rate})\)?(?: ?age points?| percentage points?| points?)?(?: per annum)? (?:above|over|in excess of|higher than) (?:it|(?:that|such|said|the same) (?:rate|index|base rate))\b`,
    { certainty: 0.86, fallback: true },
  ),
  sentence(
    'rate_margin',
    ['margin', 'spread'],
    String.raw`${addedByDefault}|(?:["“](?:applicable )?(?:margin|spread)["”] (?:means|shall mean|is|shall be|equals)|\b(?:margin|spread)(?: \((?:the )?["“][^)]{3,20}\))? (?:equal to|equals|set at|fixed at|shall be|will be)) ${spelledMargin}(?P<v>{rate})`,
    { certainty: 0.88 },
  ),
  sentence(
    'rate_margin',
    ['increased by', 'increased with'],
    String.raw`${addedByDefault}|\b${indexes}\b[^.%;]{0,60}? increased by(?: (?:an?|the|margin|spread|of))* ${spelledMargin}(?P<v>{rate})`,
    { certainty: 0.86, fallback: true },
  ),
];

/** What index and margin come to on the day of the paper. */
export const sumToday: Rule = sentence(
  'interest_rate',
  ['which on', 'which as of', 'which at'],
  String.raw`\b(?:plus|over|above)\b[^.%;]{0,80}{rate}\)?(?: per annum)?,? which,? (?:on|as of|at) (?:the date (?:hereof|of (?:this|the) (?:note|agreement|loan))|closing|signing|{date}),? (?:is|equals|comes to|amounts to|would be|produces?) ${spelledRate}(?P<v>{rate})`,
  { certainty: 0.92 },
);

const person = String.raw`(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3}(?:,? (?:Jr|Sr|II|III)\.?)?)`;
const beside = String.raw`(?: \([^)]{2,40}\))?`;
const people = String.raw`${person}${beside}(?:(?:;|,|[,;]? and)(?: (?:of|by|from))? ${person}${beside}){0,5}`;
const peopleEnd = String.raw`(?:\.(?: |$)|;|$|,? (?:each|both|all|jointly|severally|in|under|for|as|who|has|have|shall|will|on|with|without|personally|individually|unconditionally|and (?:is|are|by))\b)`;
const guaranty = String.raw`\bguarant(?:y|ies|ees?)\b`;

/** Who guarantees, in a sentence on a guaranty that was signed, or in a list with something said of each. */
export const guarantySigners: readonly Rule[] = [
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`${guaranty}(?: agreements?)?,?[^.;:]{0,100}? (?:executed|signed|given|made|delivered|furnished|provided)(?: and delivered)?(?: (?:to|in favor of) (?:the )?(?:lender|bank|holder|credit union))?(?: on {date}| of even date(?: herewith)?)? by(?: each of| the following)*:? (?P<v>${people})${peopleEnd}`,
    { certainty: 0.86, fallback: true },
  ),
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`\b(?:supported|secured|backed|supplemented|accompanied)(?: further| also| additionally)? by (?:(?:an?|the|separate|personal|unconditional|continuing|unlimited|limited|several|joint|and|absolute|written) )*${guaranty}(?: agreements?)?(?: (?:of even date(?: herewith)?|dated {date}))?,? (?:of|from|by)(?: each of)? (?P<v>${people})${peopleEnd}`,
    { certainty: 0.86, fallback: true },
  ),
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`${guaranty}[^.:]{0,120}\b(?:following|below|named|from|by)\b[^.:]{0,60}: (?P<v>${people})(?:\.(?: |$)|$)`,
    { certainty: 0.86, fallback: true },
  ),
];

/** What a company is, beside words that say only that something is named. */
export const kindOfCompany: Rule = label(
  'borrower_entity_type',
  [
    'Organized as',
    'Type',
    'Entity',
    'Legal Entity',
    'Legal Structure',
    'Form of Organization',
    'Form of Business',
    'Legal Form',
    'Business Structure',
    'Kind of Organization',
    'Type of Business',
    'Type of Business Entity',
    'Organization',
  ],
  {
    lines: 2,
    certainty: 0.88,
    valuePattern: part(String.raw`^(?P<v>${entityType}|(?:an? )?${entityForms})(?:$|[,;.(])`),
  },
);

const figured = String.raw`(?:figured|computed|calculated|determined|based|set|established|sized)`;
const years = String.raw`(?P<v>(?:[a-z]+(?:-[a-z]+)? \()?\d{1,3}\)?[ -](?:months?|years?))\b`;

/** Over how long the payments would repay the loan, whenever it falls due. */
export const repaidOver: readonly Rule[] = [
  sentence(
    'amortization_months',
    ['as though', 'as if', 'assum', 'would'],
    String.raw`\b(?:payments?|installments?)\b[^.;$]{0,60}? ${figured}\b[^.;$]{0,60}? (?:as though|as if|assuming|which would|that would)\b[^.;$]{0,60}? (?:repaid|repay|paid|pay|amortized?|payable|retired?)(?: (?:it|in full|the|loan|note|in equal (?:monthly )?(?:payments|installments)))* (?:over|in|within)(?: an?| the)?(?: (?:period|term) of)? ${years}`,
    { certainty: 0.88 },
  ),
  sentence(
    'amortization_months',
    ['schedule', 'payout', 'repayment period', 'repayment term'],
    String.raw`\b(?:payments?|installments?)\b[^.;$]{0,60}? ${figured}\b[^.;$]{0,30}? (?:on|using|over)(?: an?| the)?(?: assumed)? ${years}(?:[ -](?:level|assumed|payment|repayment|equal))* (?:schedule|payout|repayment|term|period|basis)`,
    { certainty: 0.86, fallback: true },
  ),
];

/** The term in brackets behind the day on which the loan falls due. */
export const termBeside: Rule = sentence(
  'term_months',
  ['matur', 'due'],
  String.raw`\b(?:matur\w*|final payment|due)\b(?:[^.;$]){0,40}?{date},? \((?:(?:an?|the|term|of|being) )*(?P<v>\d{1,3}[ -](?:months?|years?))(?: term| from [^)]{3,30}| after [^)]{3,30})?\)`,
  { certainty: 0.86 },
);

/** The rank of the lien, where the words on the collateral begin with it. */
export const rankOfCollateral: Rule = label(
  'lien_position',
  ['Collateral', 'Collateral Description', 'Description of Collateral', 'Security', 'Secured by', 'Lien'],
  {
    lines: 1,
    certainty: 0.86,
    valuePattern: part(
      String.raw`^(?:an? |valid |perfected )*(?P<v>first|second|third|1st|2nd|3rd)(?:[ -](?:priority|position|perfected|purchase money|real estate))*,? (?:lien|mortgage|deed of trust|security interest|security deed|trust deed|position)\b`,
    ),
  },
);

/** To what sum guaranties go, beside a label. */
export const labelledLimit: Rule = label(
  'guaranty_limit',
  [
    'Guaranty Limit',
    'Guarantee Limit',
    'Limit of Guaranty',
    'Limit of each Guaranty',
    'Guaranty limited to',
    'Guaranties limited to',
    'Maximum Guaranty',
    'Maximum Guaranty Amount',
    'Guaranty Amount',
    'Amount of Guaranty',
    'Guaranty Cap',
    'Guarantor Limit',
    'Limit per Guarantor',
  ],
  { lines: 1, certainty: 0.9, valuePattern: part(String.raw`^(?:up to |not to exceed |limited to )*${amount}`) },
);

/** What the note bears, on papers that only name it. */
export const noteRate: readonly Rule[] = [
  sentence(
    'interest_rate',
    ['interest at', 'rate of', 'rate equal', 'rate,'],
    String.raw`${afterDefault}|${otherDebt}|\b(?:note|loan|debt|indebtedness)\b(?:[^.;%]|\.\d){0,260}?\b(?:bearing|bears?|with|at|accruing|carrying|having)(?: (?:interest|an?|the|initial|annual|yearly|fixed|variable|floating|adjustable|simple|rate|at|per annum|initially|of|equal to|,))+ ${spelledRate}(?P<v>{rate})\)? (?:per (?:annum|year)|a year|annually|fixed|initially|and|,)`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'rate_type',
    ['fixed', 'variable', 'adjustable', 'floating'],
    String.raw`${otherDebt}|\b(?:or|if|whether|such|either|any)\b[^.;]{0,30}\b(?:fixed|variable|adjustable|floating)|\b(?:bearing|bears?|with|accruing|carrying|having)(?: interest)?(?: at)?(?: (?:an?|the))?(?: (?:initial|annual|simple|yearly))* (?P<v>fixed|variable|adjustable|floating)(?: (?:interest|annual|per annum))* rate\b`,
    { certainty: 0.84, fallback: true },
  ),
];

const lent = '(?:lender|bank|holder|credit union)';
const office = String.raw`(?:(?:senior|assistant|commercial|mortgage|consumer|business|agricultural|vice president,?|and) )*(?:loan|lending|account|credit) officer|relationship manager|(?:commercial |business |private )banker`;

/** Who handles the loan: to whose attention notices go, and what is noted for the lender's own use. */
export const handledBy: readonly Rule[] = [
  sentence(
    'loan_officer',
    ['attention', 'attn'],
    String.raw`\b(?:attention|attn)(?:\.| of|:)* (?P<v>${person}),? (?:its |the |an? )?(?:${office})\b`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'loan_officer',
    ['use:', 'use only', 'use –', 'use -'],
    String.raw`\b(?:${lent}|office|official|internal)(?:[’']s)?(?: internal)? use(?: only)?(?:[:.]| [–—-])(?: [^.;:]{0,40}?)? ?\b(?:loan |account |lending )?officer:? (?P<v>${person})(?:$| ?[,;|/(]| (?-i:[a-z]+|Branch|Date)\b)`,
    { certainty: 0.82, fallback: true },
  ),
];

/** Paying early, worded as what must come with it. */
export const premiumWithPrepayment: Rule = sentence(
  'prepayment_penalty',
  ['prepay'],
  String.raw`\b(?:no|not|nor|without|if any)\b[^.;]{0,40}\b(?:premium|penalty|fee|charge)\b|(?P<v>\b(?:any|each|every|such|the)?(?: full| partial| voluntary)*(?: such)? ?prepayments?\b[^.;]{0,60}? (?:shall|must|will|is to|are to) (?:be )?(?:accompanied by|include|carry|bear|subject to|be made with)(?: (?:an?|the|payment|of|additional))* (?:prepayment )?(?:premium|penalty|fee|charge))\b`,
  { value: 'true', certainty: 0.88 },
);
