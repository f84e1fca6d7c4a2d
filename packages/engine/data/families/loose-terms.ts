import type { Rule } from '../../src/extraction/rule.ts';
import { sentence } from './build.ts';
import { afterDefault, spelledRate } from './note-phrases.ts';

/** What is said of another loan is passed over, up to the end of its sentence. */
const another = String.raw`(?:\b(?:another|other|existing|prior|separate|previous|also reported|renewal (?:of|for)|deferred|declined|subordinated?|stand-?by|permitted|current obligations|present obligations|no other debt)\b(?:[^.]|\.\d){0,160}\.)`;

/**
 * Terms that sentences name in passing, a word before its value: `term 84 months`, `payments $6,805.17, first due
 * December 1, 2025`. They count where nothing more exact was read.
 */
export const looseTerms: readonly Rule[] = [
  sentence(
    'interest_rate',
    ['rate', 'interest', 'priced'],
    String.raw`${another}|(?:${afterDefault})|(?:late|margin|ratio|coverage|ltv|value)[^.%]{0,60}{rate}|\b(?:minimum|maximum|floor|ceiling|lowest|highest|default|prime|base|index|sofr|treasury|stress(?:ed)?|shock(?:ed)?|qualifying|assumed|advance|unused|fee|hurdle|cap|capitalization|benchmark)(?: (?:interest|lending|annual|note|fee))?[ -]rate\b[^.%]{0,60}{rate}|\b(?:raise|increase)[sd]?\b[^.%]{0,40}\brate\b[^.%]{0,40}{rate}|\b(?:rate|interest|priced|pricing)\b[^.%]{0,40}{rate} (?:over|above|higher|lower|increase|decrease|shock|rise)\b|\b(?:rate|interest|priced|pricing)\b(?: (?:of|is|at|will|be|shall|fixed|charged|a|an|the|per|annum|accrues|from|this|date|interest|rate|simple))*[:,]? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.72 },
  ),
  sentence(
    'rate_type',
    ['fixed', 'variable', 'adjustable'],
    String.raw`(?:\bif|whether|unless|convert)[^.]{0,60}(?:fixed|variable|adjustable)|(?:\b(?:is|at|bears?|with|has)|,|{rate},?) (?:an? )?(?P<v>fixed|variable|adjustable|floating)(?: annual| interest| simple)* rate\b`,
    { certainty: 0.78 },
  ),
  sentence(
    'payment_amount',
    ['pay', 'installment'],
    String.raw`${another}|promis(?:es?|ed) to (?:re)?pay[^$]{0,260}{money}|\b(?:late|overdue|past due)\b[^;$]{0,140}{money}|(?:balloon|final|last|down|late|prepay|fee|interest[- ]only)[^.;$]{0,40}{money}|\b(?:payments?|installments?|pays?|will pay|shall pay|p&i)\b(?: (?:principal|and|interest|of|is|are|will|be|each|monthly|in|installments|equal|the|amount|at))*[:,]? (?P<v>{money})`,
    { certainty: 0.7 },
  ),
  sentence(
    'first_payment_date',
    ['first', 'starting', 'starts', 'beginning', 'commencing', 'from'],
    String.raw`${another}|(?:rate|adjust|chang|repric|reset|redetermin|float)[^.]{0,60}(?:first|starting|beginning|commencing|from)[^.]{0,20}{date}|\b(?:pay|pays|payment of) interest\b[^.;]{0,90} from {date}|\b(?:payments?|installments?|pays?|monthly|month|quarter|quarterly)\b(?:[^.;]|\.\d){0,110}?\b(?:first|starting|starts|beginning|begins|commencing|from)(?: (?:due|payable|on|with|payment|installment|one|is|the|being))*:? (?P<v>{date})`,
    { certainty: 0.74 },
  ),
  sentence(
    'maturity_date',
    ['matur', 'until', 'due', 'final'],
    String.raw`${another}|first[^.;]{0,40}{date}|(?:good|valid|open|hold|approv|commitment|offer|effective|void|lapse|expire|not closed)[^.]{0,60}{date}|\b(?:matures?|maturing|maturity(?: date)?|until|final payment|last payment|due in full|falls due)\b(?: (?:on|is|of|by|due|at|date|payment|the))*:? (?P<v>{date})`,
    { certainty: 0.7 },
  ),
  sentence(
    'term_months',
    ['term'],
    String.raw`${another}|\bterm\b(?: (?:of|is|loan|for))*:? (?P<v>\d{1,3} (?:months|years))\b`,
    {
      certainty: 0.72,
    },
  ),
  sentence(
    'amortization_months',
    ['amortiz'],
    String.raw`\bamortiz(?:ation|ed|ing)\b(?: (?:of|is|over|on|period|a|an))*:? (?P<v>\d{1,3}[ -](?:months?|years?))\b`,
    { certainty: 0.72 },
  ),
];

/** How often is paid, where a sentence says it beside the amount. */
export const looseFrequency: readonly Rule[] = [
  sentence(
    'payment_frequency',
    ['month', 'quarter'],
    String.raw`{money}(?: (?:on|the|first|last|same|\d{1,2}(?:st|nd|rd|th)?|day|of|due|payable))*,? (?P<v>(?:every|each) (?:month|quarter)|monthly|quarterly)\b`,
    { certainty: 0.74 },
  ),
  sentence(
    'payment_frequency',
    ['due monthly', 'payable monthly', 'due quarterly', 'payable quarterly'],
    String.raw`\b(?:payments?|installments?)\b(?:[^.;]|\.\d){0,80}?(?:due|payable) (?P<v>monthly|quarterly)\b`,
    { certainty: 0.8 },
  ),
];
