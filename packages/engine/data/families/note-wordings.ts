import type { Rule } from '../../src/extraction/rule.ts';
import { checkbox, label, part, sentence, worded } from './build.ts';
import { amount, spelledCount, spelledRate } from './note-phrases.ts';

/** What notes of credit unions, of vendors of forms and of lawyers say in words of their own. */

const indexes = String.raw`(?:prime|sofr|libor|treasury|index|base rate|reference rate|constant maturity)`;
const spelledMargin = String.raw`(?:[a-z][a-z0-9/ -]{2,50}per ?cent(?:age points?)?,? ?\()?`;

/** What a rate that moves comes to on the day of the note. */
export const rateToday: readonly Rule[] = [
  sentence(
    'interest_rate',
    ['making', 'so that', 'such that', 'resulting', 'yield', 'produc'],
    String.raw`\b(?:making|so that|such that|resulting in|which results in|producing|yielding)(?: an?| the)?(?: (?:initial|current|starting|present|opening|effective|interest|note|annual))* rate(?: (?:of|is|on|in|effect|the|date|this|note|hereof|hereunder|interest|now|today|for|as|loan|applicable|initially|currently|will|be|shall))* ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.95 },
  ),
  sentence(
    'interest_rate',
    ['initial', 'starting', 'opening', 'on the date', 'as of the date', 'as of this date', 'today'],
    String.raw`\b(?:(?:initial|starting|opening|beginning)(?: (?:interest|note|variable|annual))* rate|(?:on|as of) the date (?:hereof|of this note|of this agreement),? the(?: (?:applicable|effective|interest|current|variable))* rate)(?: (?:hereunder|of interest|on this (?:note|loan)|under this note|in effect|payable))*(?: (?:is|equals|of|will be|shall be|being))? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.95 },
  ),
];

/** That a rate moves, and by what. */
export const movingRate: readonly Rule[] = [
  sentence(
    'rate_margin',
    ['plus'],
    String.raw`\b${indexes}\b(?:[^.%;]){0,90}?,? plus(?: a margin of| a spread of)? ${spelledMargin}(?P<v>{rate}|\d{2,3} (?:basis points|bps))`,
    { certainty: 0.86 },
  ),
  sentence(
    'rate_margin',
    ['adding'],
    String.raw`\badding(?: a margin of)? ${spelledMargin}(?P<v>{rate})\)? to the (?:current )?index`,
  ),
  sentence(
    'rate_change_frequency',
    ['calendar quarter', 'calendar month', 'calendar year'],
    String.raw`\b(?:adjust|chang|reset|repric|redetermin|recalculat)\w*(?: (?:on|as of|the|first|last|business|day|of))* (?P<v>(?:each|every) calendar (?:month|quarter|year)|calendar quarterly)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'rate_change_frequency',
    ['every', 'each'],
    String.raw`\b(?:rate|change dates?)\b[^.;$%]{0,60}?\b(?:change|adjust)[^.;$%]{0,90}? on (?:that|the same) day (?:of )?(?:every|each) (?P<v>month|quarter|year|\d{1,2}(?:st|nd|rd|th)? (?:month|calendar month|year)s?|(?:three|six|twelve) months)\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'rate_type',
    ['fluctuate', 'changes when', 'changes as', 'changes each time', 'float', 'vary'],
    String.raw`(?P<v>\b(?:interest )?rate(?: of interest)?(?: on (?:this|the) (?:note|loan))? (?:will|shall|may) (?:fluctuate|float|vary from time to time)\b|\brate (?:changes|will change|shall change|adjusts|will adjust) (?:whenever|when|as|each time|if and when) (?:the |lender.s |bank.s )?(?:${indexes}|[a-z]+ ${indexes}))`,
    { value: 'variable', certainty: 0.82, fallback: true },
  ),
  checkbox('rate_type', ['Variable', 'Variable Rate', 'Adjustable', 'Adjustable Rate', 'Floating'], 'variable', {
    certainty: 0.84,
    fallback: true,
  }),
  checkbox('rate_type', ['Fixed', 'Fixed Rate'], 'fixed', { certainty: 0.84, fallback: true }),
];

/** Month and year of the day from which the uniform instruments let a rate move. */
export const firstChangeDay: Rule = sentence(
  'first_rate_change_date',
  ['first day of', '1st day of'],
  String.raw`\b(?:may|will|can) (?:first )?(?:change|adjust)(?: to an adjustable(?: interest)? rate)? (?:on|beginning(?: on)?) the (?P<v>(?:first|1st) day of (?:january|february|march|april|may|june|july|august|september|october|november|december),? \d{4})`,
  { certainty: 0.93 },
);

const purposes: readonly Rule[] = [
  checkbox(
    'loan_class',
    ['Business', 'Commercial', 'Agricultural', 'Business Purpose', 'Commercial Purpose', 'Business/Commercial'],
    'business',
    { certainty: 0.85, fallback: true },
  ),
  checkbox(
    'loan_class',
    [
      'Consumer',
      'Personal',
      'Consumer Purpose',
      'Personal, Family or Household',
      'Personal, Family, or Household',
      'Personal, family or household purposes',
    ],
    'consumer',
    { certainty: 0.85, fallback: true },
  ),
  worded(
    'loan_class',
    '(?:purpose|type|kind|class|nature) of (?:the |this )?(?:credit|loan|transaction|borrowing)|(?:loan|credit|transaction|purpose) (?:type|class|category|kind)',
    {
      valuePattern: part(
        String.raw`^(?P<v>business|commercial|consumer|agricultural)(?:$|[ ,./-](?:purposes?|loan|credit|use|transaction)\b)`,
      ),
      certainty: 0.85,
    },
  ),
  sentence(
    'loan_class',
    ['business', 'commercial', 'agricultural'],
    String.raw`\b(?:not|other than|rather than|neither)\b[^.;]{0,60}\b(?:business|commercial|agricultural)\b[^.;]{0,80}|\b(?P<v>(?:proceeds|loan|credit|note|borrowing|funds)\b[^.;]{0,80}?\b(?:used|obtained|made|incurred|extended|is|are|be)\b[^.;]{0,40}?\bfor(?: (?:solely|exclusively|only|primarily|its|the))*(?: purposes of)? (?:business|commercial|agricultural|farm|ranch|farming)(?:[ ,-]+(?:and|or|business|commercial|agricultural|operating|investment|farm|working|capital))* (?:purposes?|use|operations)|(?:this is|constitutes|is) an? (?:business|commercial|agricultural)(?:[- ](?:or|and|business|commercial|agricultural))*[- ]purpose (?:loan|credit|transaction|note))\b`,
    { value: 'business', certainty: 0.83, fallback: true },
  ),
  sentence(
    'loan_class',
    ['consumer', 'household'],
    String.raw`\b(?:not|other than|rather than|no part|neither)\b[^.;]{0,80}\b(?:consumer|household|personal)\b[^.;]{0,80}|(?P<v>\b(?:this is|constitutes|is) an? consumer(?: credit)?(?:[- ]purpose)? (?:loan|transaction|note)|\b(?:used|obtained|borrowed|is|are|made) (?:primarily |only |solely )?for (?:my |our |your |the borrower.s )?(?:personal|family|household)(?:[ ,]+(?:family|or|and|household|personal))* (?:purposes?|use|needs))\b`,
    { value: 'consumer', certainty: 0.83, fallback: true },
  ),
];

const charges: readonly Rule[] = [
  sentence(
    'late_charge_amount',
    ['late charge', 'late fee', 'late payment', 'delinquency'],
    String.raw`\b(?:late (?:payment )?(?:charge|fee)|delinquency (?:charge|fee))(?: (?:equal to|in the amount of|in the sum of|is|shall be|will be|of))+ (?:[a-z]+(?:[- ][a-z]+){0,4}(?: and (?:no|00)/100)? (?:dollars )?\()?${amount}`,
    { certainty: 0.86 },
  ),
  sentence(
    'balloon_amount',
    ['balance', 'unpaid principal'],
    String.raw`\b(?:remaining|unpaid|outstanding|entire)(?: (?:unpaid|principal|remaining|outstanding|balance|sum))+,? (?:of|estimated (?:at|to be)|which is estimated (?:at|to be)|in the (?:estimated )?amount of) ${amount}(?:[^.;$]|\.\d){0,80}?\bdue(?: and payable)?(?: in full)? (?:at|on|upon) (?:the )?(?:final |stated )?(?:maturity|{date})`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'day_count',
    ['30-day', '30 day', 'thirty-day', 'thirty day'],
    String.raw`\b(?P<v>(?:(?:30|thirty)[- ]day months?(?: and| in| over|,)* (?:a )?360[- ]day year|360[- ]day year (?:of|consisting of|with|and|comprised of|composed of) (?:twelve )?(?:30|thirty)[- ]day months?))\b`,
    { value: '30/360', certainty: 0.9 },
  ),
  ...(['360', '365'] as const).map((days) =>
    sentence(
      'day_count',
      ['actual', 'exact', 'number of days'],
      String.raw`\b(?P<v>(?:(?:actual|exact)(?: number of)?|number of) (?:calendar )?days(?: (?:elapsed|outstanding|in the year|the loan is outstanding))?,? (?:and )?(?:divided by|dividing by|over) ${days})\b`,
      { value: `act/${days}`, certainty: 0.86, fallback: true },
    ),
  ),
  sentence(
    'late_charge_amount',
    ['late', 'past due'],
    String.raw`\b(?:late|past due|overdue)\b,?(?: (?:you|i|we|borrower|maker|member))(?: (?:will|shall|may|must|agrees? to))?(?: be (?:charged|assessed)| pay| owe)(?: (?:a|an|us|the|late|credit|union|fee|charge|of|additional))* ${amount}(?:\.|;|,? for each|,? per|$)`,
    { certainty: 0.88 },
  ),
  sentence(
    'grace_days',
    ['days late', 'days past due', 'days overdue'],
    String.raw`\b${spelledCount}(?P<v>\d{1,2})\)? (?:or more|or greater) (?:calendar )?days (?:late|past due|overdue)\b`,
    { certainty: 0.9 },
  ),
  sentence(
    'prepayment_penalty',
    ['pay off early', 'prepay', 'early'],
    String.raw`(?P<v>(?:pay(?:s|ing)? (?:this loan |the loan |it )?off early|prepay(?:s|ment)?|pay(?:s)? early)[^.;]{0,60}? (?:will|shall|do|does) not (?:have to|be required to|need to|owe|pay)(?: pay)?(?: an?| any)? (?:prepayment )?(?:penalty|charge|fee|premium))\b`,
    { value: 'false', certainty: 0.9 },
  ),
  sentence(
    'prepayment_penalty',
    ['prepay', 'early'],
    String.raw`\b(?:not|no|without)\b[^.;]{0,30}(?:penalty|premium|fee)|(?P<v>(?:pay(?:s|ing)? (?:this loan |the loan |it )?off early|prepay(?:s|ment)?)[^.;]{0,120}? (?:will|shall|must|agrees? to) pay(?: to lender| lender| a| an| the)* (?:prepayment )?(?:penalty|premium|fee|charge) (?:of|equal))\b`,
    { value: 'true', certainty: 0.86 },
  ),
  checkbox('prepayment_penalty', ['Penalty applies', 'Prepayment penalty applies', 'Subject to penalty'], 'true', {
    certainty: 0.85,
  }),
  checkbox(
    'prepayment_penalty',
    ['No penalty', 'No prepayment penalty', 'Without penalty', 'No penalty applies'],
    'false',
    {
      certainty: 0.85,
    },
  ),
];

/** The boxes of Truth in Lending that consumer notes print within them. */
const federalBox: readonly Rule[] = [
  label('apr', ['Annual Percentage Rate', 'APR', 'Annual Percentage Rate (APR)'], {
    valuePattern: part(String.raw`^(?P<v>{rate})`),
    lines: 2,
    certainty: 0.86,
  }),
  ...(
    [
      ['finance_charge', 'Finance Charge'],
      ['amount_financed', 'Amount Financed'],
      ['total_of_payments', 'Total of Payments'],
    ] as const
  ).map(([field, words]) =>
    label(field, [words], { valuePattern: part(String.raw`^(?P<v>{money})`), lines: 2, certainty: 0.86 }),
  ),
];

const secured: readonly Rule[] = [
  label(
    'collateral_description',
    [
      'Collateral',
      'Collateral Description',
      'Description of Collateral',
      'Security',
      'Property Pledged',
      'Collateral Pledged',
    ],
    {
      direction: 'right',
      lines: 2,
      certainty: 0.78,
      valuePattern: part(
        String.raw`^(?:an?|any|each|all real|real|certain|borrower|maker|debtor|this|the|i|we|you|your|section|see|none|n/a|unsecured|collateral|to secure|as|if|in|for|a security interest|mortgage|deed)\b.*|^(?P<v>(?:\d|(?-i:[A-Z]))[^:]{7,160}?)(?:\.(?: .*)?)?$`,
      ),
      fallback: true,
    },
  ),
];

export const noteWordings: readonly Rule[] = [
  ...rateToday,
  ...movingRate,
  firstChangeDay,
  ...purposes,
  ...charges,
  ...federalBox,
  ...secured,
];
