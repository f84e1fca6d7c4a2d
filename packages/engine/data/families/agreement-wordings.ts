import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { called, described, spelledRate } from './note-phrases.ts';

/** A stop behind one of these ends no sentence. */
const shortened = String.raw`(?:[A-Za-z]|nos?|ser|st|ave|blvd|rd|dr|ln|hwy|ste|inc|co|corp|ltd|mr|mrs|ms|cert|acct|approx|u\.s)`;
const anyText = String.raw`(?:\b${shortened}\.|\.\S|[^.:;])`;

/** One demand, up to its stop or semicolon. */
const demand = String.raw`(?:\b(?:dr|mr|mrs|ms|inc|no|nos|st|co|corp|ltd)\.|\.\d|[^.:;])+`;
const next = String.raw`[;.,]?(?: and| or)?`;
const demands = [
  ['\\(', '\\)'],
  ['', '\\)'],
  ['', '\\.'],
]
  .map(([open, close]) => {
    const mark = (signs: string): string => ` ${open}(?:${signs})${close} `;
    return String.raw`${open}(?:a|1|i)${close} ${demand}${next}${mark('b|2|ii')}${demand}(?:${next}${mark('[c-k]|[3-7]|iii|iv|vi{0,3}')}${demand}){0,8}`;
  })
  .join('|');

/** What every agreement asks for, whatever the loan: its own papers. */
const usualPapers = String.raw`: \(?[a1i][.)] (?:(?:the|this|an?|duly|fully|executed|original|signed|each) )*(?:note|agreement|loan documents|promissory note|security agreement|guarant(?:y|ies))\b`;

const dutyToLend = String.raw`(?:lender|bank|credit union|its|our|secured party)(?:[’']s)? (?:duty|obligation|agreement|promise|commitment)s? to (?:lend|make|fund|close|advance)\b`;

/** What must be there before the money goes out, numbered within the clause that asks for it. */
export const clauseConditions: readonly Rule[] = [
  sentence(
    'conditions',
    ['condition'],
    String.raw`\bcondition(?:s|ed)?\b[^:]{0,240}?${usualPapers}|\bconditions?\b[^:]{0,900}?\b(?:related documents|documents for the loan|instruments, opinions|all of the conditions set forth)\b[^:]{0,300}:|\b(?:events? of default|covenants?|represent\w*)[^:]{0,120}: \(?[a1i][.)]|(?:\bconditions?(?: precedent)?\b|\bconditioned\b)(?:[^:]){0,240}?: (?P<v>${demands})(?:[.;]|$)`,
    { certainty: 0.78 },
  ),
  // Under a heading that ends with a stop.
  sentence(
    'conditions',
    ['conditions.'],
    String.raw`\b(?-i:(?:SPECIAL|ADDITIONAL|OTHER|FURTHER|SPECIFIC|FUNDING|APPROVAL) CONDITIONS|(?:Special|Additional|Other|Further|Specific|Funding|Approval) Conditions)\. (?P<v>${demands})(?:[.;]|$)`,
    { certainty: 0.78 },
  ),
  sentence(
    'conditions',
    [
      'shall have received',
      'must receive',
      'must have received',
      'you must',
      'will have received',
      'borrower must',
      'borrower shall have',
    ],
    String.raw`\b(?:before|prior to|until)\b[^:]{0,240}?${usualPapers}|\b(?:before|prior to|until)\b[^.:]{0,100}\b(?:received|receives?|must|delivered|furnished|provided?)(?: to (?:lender|bank|us))?(?:,? (?:each of|all of|in form[^:]{0,60}))?(?: the following(?: items| documents)?)?: (?P<v>${demands})(?:[.;]|$)`,
    { certainty: 0.78 },
  ),
  sentence(
    'conditions',
    ['to lend', 'to make the loan', 'to fund', 'to close', 'to advance', 'to make any advance'],
    String.raw`${dutyToLend}[^:]{0,240}?${usualPapers}|${dutyToLend}[^.:]{0,160}: (?P<v>${demands})(?:[.;]|$)`,
    { certainty: 0.78 },
  ),
];

const begins = String.raw`(?P<v>(?-i:[A-Z0-9])`;
const goodsWords = String.raw`(?:all|any|each|every|one|two|three|four|five|six|certain|an?|the|borrower[’']s|debtor[’']s|grantor[’']s|maker[’']s|company[’']s|its|\d{4}|inventory|accounts|equipment|machinery|livestock|first|second)\b`;

/** Goods, and no lien on land: that is told by the land's own fields. */
const goodsAlone = String.raw`(?:all|any|each|every|one|two|three|four|five|six|certain|\d{4}|inventory|accounts|equipment|machinery|livestock)\b`;

/** Words of goods that hold shortened words, serial numbers and places: a stop within them does not end them. */
export const wholeCollateral: readonly Rule[] = [
  label(
    'collateral_description',
    [
      'Collateral',
      'Collateral Description',
      'Description of Collateral',
      'Collateral Securing the Note',
      'Collateral Securing the Loan',
      'Collateral Securing Loan',
      'Collateral for the Loan',
      'Security',
      'Security for the Loan',
      'Secured by',
    ],
    {
      lines: 4,
      certainty: 0.97,
      valuePattern: part(
        String.raw`^(?:section|article|debtor|grantor|borrower|lender|secured party|see|as described|described|to secure|as security)\b.*|^${begins}(?:[^.:;]|\.\d){2,200}\b${shortened}\.${anyText}{2,200})(?:\.|$)`,
      ),
    },
  ),
  sentence(
    'collateral_description',
    ['secured by', 'secures', 'security interest'],
    String.raw`\b(?:note|loan|loans|obligations?|indebtedness|credit|facility|it|debt)\b,? (?:is|are|shall be|will be|remains?|continues? to be|shall continue to be|will continue to be|is and shall be)(?: and (?:shall|will) (?:be|remain))? secured by(?: the following(?: described)?(?: property| collateral)?:?)? (?:(?:that certain|an?|the) [a-z ]{0,40}(?:security agreement) (?:covering|on|encumbering|granting[^.:]{0,40} in) )?(?P<v>${goodsAlone}${anyText}{8,240})\.`,
    { certainty: 0.79, fallback: true },
  ),
  sentence(
    'collateral_description',
    ['security interest'],
    String.raw`\b(?:grants?|gives?|pledges?|assigns?)\b[^.:]{0,100}\b(?:security interests?|lien)s? (?:in|on)(?: and to)?(?: (?:all of )?the (?:following|property)(?: described)?(?: (?:property|collateral|goods|assets))?(?: described below| described as follows)?)?(?: \([^)]{3,40}\))?: (?P<v>(?:${goodsWords}|(?-i:[A-Z]))${anyText}{8,240})(?:\.|$)`,
    { certainty: 0.92 },
  ),
  sentence(
    'collateral_description',
    ['giving to', 'gives to'],
    String.raw`\b(?:giving|gives) to (?:lender|bank|secured party) a security interest[^.:]{0,160}: (?P<v>(?-i:[A-Z0-9])(?:\b${shortened}\.|\.\S|[^.:]){8,240}?)(?:\.| in addition,? the word)`,
    { certainty: 0.91 },
  ),
  sentence(
    'collateral_description',
    ['security interests in', 'security interest in'],
    String.raw`\b(?:grants?|gives?|pledges?|shall grant|will grant)\b[^.:]{0,80}\bsecurity interests? in (?P<v>(?:all|its|one|two|three|certain) ${anyText}{8,240})\.`,
    { certainty: 0.78, fallback: true },
  ),
];

/** Goods under a heading that stands alone, of several kinds parted by semicolons. */
export const listedGoods: Rule = label('collateral_description', ['Collateral', 'Description of Collateral'], {
  direction: 'below',
  lines: 3,
  certainty: 0.7,
  fallback: true,
  valuePattern: part(
    String.raw`^(?P<v>(?-i:\d{4} [A-Z][a-z]+|All|One|Two|Three)(?:\b${shortened}\.|\.\S|[^.:]){8,260})\.`,
  ),
});

/** A guarantor in a sentence of a paper that is not the guaranty. */
export const guarantorInPassing: readonly Rule[] = [
  sentence('guarantor_name', ['guarantor'], String.raw`(?P<v>{party})${described}${called('guarantor')}`, {
    certainty: 0.88,
  }),
  sentence(
    'guarantor_name',
    ['guarantor'],
    String.raw`\bguarantors?,? (?P<v>{party}),? (?:each )?(?:hereby )?(?:consents?|joins?|reaffirms?|ratif(?:y|ies)|acknowledges? and (?:consents?|agrees?))\b`,
    { certainty: 0.86 },
  ),
];

const quotedYou = String.raw`["“](?:you|your|borrower)["”](?:,? (?:and|or) ["“](?:you|your|yours)["”])*`;
const quotedWe = String.raw`["“](?:we|us|our)["”](?:(?:,| and|,? or)+ ["“](?:we|us|our)["”])*`;

/** `"you" means …`, `"we" means …`: papers in plain words. */
export const youAndWe: readonly Rule[] = [
  sentence(
    'borrower_name',
    ['means', 'mean ', 'refer'],
    String.raw`${quotedYou} (?:means?|refers? to)(?: the borrower,?)? (?P<v>{party})(?:,|\.| and ["“]|$| \()`,
    { certainty: 0.86, fallback: true },
  ),
  sentence(
    'lender_name',
    ['means', 'mean ', 'refer'],
    String.raw`${quotedWe} (?:means?|refers? to)(?: the lender,?)? (?P<v>{party})(?:,|\.|$| \()`,
    { certainty: 0.86, fallback: true },
  ),
];

/** Who a credit union lends to. */
export const memberBorrower: Rule = label(
  'borrower_name',
  ['Member', 'Member Name', 'Name of Member', 'Member-Borrower'],
  {
    page: 1,
    certainty: 0.8,
    fallback: true,
    where: ['credit union'],
  },
);

/** The rate that an agreement names beside the most that the law allows, or after an index with its margin. */
export const agreedRate: readonly Rule[] = [
  sentence(
    'interest_rate',
    ['lesser of'],
    String.raw`(?:past due|matured|overdue|default)[^.%]{0,120}{rate}|\binterest\b[^.%]{0,60} lesser of[^.%]{0,100}?(?: or| and)? (?:\(?(?:b|ii|2)\) )?${spelledRate}(?P<v>{rate})`,
    { certainty: 0.92 },
  ),
  sentence(
    'interest_rate',
    ['currently', 'presently', 'initially', 'initial rate', 'current rate', 'today', 'now '],
    String.raw`(?:prime|sofr|index|treasury|libor|cmt|fhlb)[^.%]{0,40}\+ ?{rate}\)?[,;]? \(?(?:which is |is )?(?:currently|presently|initially|today|now|(?:the )?(?:initial|current)(?: interest)? rate(?: is| of)?:?) ?(?P<v>{rate})`,
    { certainty: 0.92 },
  ),
  sentence(
    'interest_rate',
    ['prime', 'sofr', 'index', 'treasury', 'wsj', 'fhlb'],
    String.raw`(?:prime|sofr|index|treasury|wsjp?|cmt|fhlb)[^.%]{0,60}(?:\+|plus) ?[^.%]{0,40}{rate}\)?,? ?[(=]+ ?(?:or |now |i\.e\.,? )?(?P<v>{rate})(?: per annum)?(?: (?:today|currently|now|at present|initially|at closing|at signing|as of|on the date)|\))`,
    { certainty: 0.92 },
  ),
  sentence(
    'interest_rate',
    ['rate on the date', 'rate as of', 'rate at closing', 'rate at signing', 'rate in effect', 'rate today'],
    String.raw`\b(?:default|prime|index|base|maximum|minimum|floor|sofr|treasury) rate[^.%]{0,60}{rate}|\brate (?:on the date (?:hereof|of (?:this|the) (?:agreement|note|loan))|as of (?:the date (?:hereof|of (?:this|the) (?:agreement|note|loan))|closing|{date})|at (?:closing|signing)|in effect (?:today|on the date hereof|at closing)|today)(?: is| shall be| will be| equals|:|,)* (?P<v>{rate})`,
    { certainty: 0.92 },
  ),
];

/** The rate after default, worded as what is past due bears or what the lender may raise it to. */
export const dueRate: readonly Rule[] = [
  sentence(
    'default_rate',
    ['past due', 'past-due', 'matured', 'overdue', 'delinquent'],
    String.raw`\b(?:past[- ]due|matured|overdue|delinquent)\b[^.%]{0,80}(?:bears?|accrues?|draws?|carry|carries)(?: interest)? at the lesser of[^.%]{0,60}?${spelledRate}(?P<v>{rate})`,
    { certainty: 0.86 },
  ),
  sentence(
    'default_rate',
    ['default'],
    String.raw`\b(?:if|upon|after|on|in the event of|during|following)\b[^.%]{0,60}default[^.%]{0,100}(?:raise|increase|increased|raised|rise|change)[^.%]{0,60} to ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.88 },
  ),
  sentence(
    'default_rate',
    ['default rate', 'default interest'],
    String.raw`\bdefault (?:interest )?rate\b[^.%]{0,20}\([^)%]{0,60}(?:plus|over|above)[^)%]{0,40}, (?:or|being|currently|now|i\.e\.,?) ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.84 },
  ),
];

/** A year of 365 days is that of the calendar. */
export const calendarYear: Rule = sentence(
  'day_count',
  ['365'],
  String.raw`\b(?:basis of|based (?:up)?on|using|on)(?: an?)? (?P<v>365[- ]day year|year of 365 days)`,
  { certainty: 0.78, fallback: true },
);
