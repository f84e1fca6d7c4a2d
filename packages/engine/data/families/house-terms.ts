import type { Rule } from '../../src/extraction/rule.ts';
import { label, sentence } from './build.ts';
import { spelledRate } from './note-phrases.ts';

/** What forms of vendors, credit unions and lawyers say of a loan in words of their own. */

const ofOthers = String.raw`\b(?:default|prime|base|index|maximum|minimum|floor|ceiling|sofr|treasury|lending|reference|benchmark|margin)(?: lending| interest)? rate\b[^.%]{0,60}{rate}`;
const signing = String.raw`(?:the date (?:hereof|of (?:this|the) (?:note|agreement|loan|rider|closing))|closing|signing|the outset|the start|the beginning|{date})`;

/** The rate of the first day. */
export const firstRate: readonly Rule[] = [
  sentence(
    'interest_rate',
    ['initially', 'currently', 'presently', 'at present', 'now ', 'today', 'at signing', 'at closing', 'at the outset'],
    String.raw`${ofOthers}|\brate(?: of interest)?(?: per annum| per year)?,? \(?(?:which is |being |is )?(?:initially|currently|presently|at present|now|today|at (?:signing|closing|the outset))(?: at| of|,)? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.92 },
  ),
  sentence(
    'interest_rate',
    ['in effect', 'in force', 'rate on ', 'rate as of', 'rate at ', 'applicable', 'date of this', 'date hereof'],
    String.raw`${ofOthers}|\brate(?: of interest)?(?: (?:payable|charged|applicable|that applies|now|presently|currently))*(?: in (?:effect|force))?(?: now| today)? (?:on|as of|at|from) ${signing},?(?: is| shall be| will be| equals| being|:)+ ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.92 },
  ),
];

const indexes = String.raw`(?:prime|sofr|treasury|libor|index|base rate|constant maturity|money market)`;
const interval = String.raw`(?P<v>day|week|month|quarter|year|(?:\d{1,2}|three|six|twelve)(?:st|nd|rd|th)? (?:calendar )?months?|(?:\d{1,2}|two|three|five|seven|ten)(?:st|nd|rd|th)? years?)\b`;
const moves = String.raw`\b(?:adjust|chang|reset|re-?set|repric|redetermin|recalculat|recomput)\w*\b`;

/** That a rate moves, when it first does and how often. */
export const movesOfRate: readonly Rule[] = [
  sentence(
    'rate_type',
    ['floats', 'varies', 'fluctuates', 'moves', 'rises and falls', 'goes up and down', 'tied to'],
    String.raw`\b(?:rate|interest)\b[^.;%]{0,50}? (?P<v>floats|varies|fluctuates|moves|rises and falls|goes up and down|is tied|are tied)(?: up and down| from time to time| daily| monthly)? (?:with|to|as|in step with|according to)(?: [A-Za-z0-9’'-]+){0,6} ${indexes}\b`,
    { value: 'variable', certainty: 0.84, fallback: true },
  ),
  sentence(
    'rate_type',
    ['changes in', 'adjustments in', 'adjustments to', 'changes to'],
    String.raw`\b(?:no|not|without|except)\b[^.;]{0,40} (?:changes|adjustments) (?:in|to)|\b(?:note|rider|loan|agreement)\b[^.;]{0,60}?\b(?:provid(?:es?|ing)|allow(?:s|ing)?|permit(?:s|ting)?|call(?:s|ing)?)(?: for)? (?P<v>(?:changes|adjustments) (?:in|to) (?:the|my|our|your|borrower[’']s)(?: adjustable| yearly| annual| note)?(?: interest)? rate)\b`,
    { value: 'variable', certainty: 0.86, fallback: true },
  ),
  sentence(
    'rate_type',
    ['not change', 'not vary', 'not adjust'],
    String.raw`\brate(?: of interest)?(?: on (?:this|the) (?:note|loan))? (?P<v>(?:will|shall|does|may) not (?:change|vary|adjust))(?: (?:during|over|for|throughout) (?:the|this) (?:entire |whole |full )?(?:term|life|loan|note)|,? for as long|\.)`,
    { value: 'fixed', certainty: 0.84, fallback: true },
  ),
  sentence(
    'first_rate_change_date',
    ['first', 'initial'],
    String.raw`\b(?:first|initial) (?:rate )?(?:adjustment|change|reset|repricing|redetermination)(?: date| of (?:the )?(?:interest )?rate)*,?(?: (?:is|being|falling|falls|occurring|occurs?|taking|takes?|place|will|shall|be|to|made|effective|due|scheduled|for|which))*(?: on)? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'first_rate_change_date',
    ['starting', 'beginning', 'commencing', 'first on', 'effective'],
    String.raw`\bpayments?\b[^.;]{0,40}?${moves}[^.;]{0,60}{date}|\b(?:rate|it)\b[^.;$]{0,60}?${moves}[^.;$%]{0,60}?,? (?:starting|beginning|commencing|first on|effective|first)(?: on| with| as of)? (?P<v>{date})`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'rate_change_frequency',
    ['thereafter'],
    String.raw`${moves}[^.;$%]{0,80}?\bthereafter,?(?: again)?(?: on (?:that|the same|the first|the last) (?:business |calendar )?day of)? (?:every|each|once (?:an?|every|each)|at the end of (?:every|each)) ${interval}`,
    { certainty: 0.86 },
  ),
  sentence(
    'rate_change_frequency',
    ['thereafter'],
    String.raw`${moves}[^.;$%]{0,80}?\bthereafter,? (?P<v>daily|weekly|monthly|quarterly|semi-?annually|annually|yearly)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'rate_change_frequency',
    ['thereafter'],
    String.raw`${moves}[^.;$%]{0,80}?,? (?:and|then) (?P<v>daily|weekly|monthly|quarterly|semi-?annually|annually|yearly) thereafter\b`,
    { certainty: 0.86 },
  ),
];

/** What the rate becomes once there is default, said of "then". */
export const rateThen: Rule = sentence(
  'default_rate',
  ['then accrue', 'then bear', 'then be charged', 'thereafter accrue', 'thereafter bear', 'will then', 'shall then'],
  String.raw`\b(?:interest|principal|balance|indebtedness|note|loan|sums|it)\b[^.%;]{0,60}?\b(?:then|thereafter) (?:accrues?|bears?|be charged|carry|carries|draws?)(?: interest)?(?: at)?(?: an?| the)?(?: (?:default|higher|annual|per annum|increased))*(?: rate)?(?: of| equal to)? ${spelledRate}(?P<v>{rate})\)?(?: per (?:annum|year)| a year)?(?:[.,;]|$| until| from)`,
  { certainty: 0.86, fallback: true },
);

const perYear = ['360', '365'] as const;

/** How days are counted, in plain words. */
export const countedDays: readonly Rule[] = [
  sentence(
    'day_count',
    ['30 days', 'thirty days', 'thirty (30) days'],
    String.raw`\b(?P<v>(?:each|every|all) months?(?: as(?: if it)?| has| had| having| to have| is| of| contains?| consist\w* of)*(?: treated as| counted as)? (?:30|thirty(?: \(30\))?) days,?(?: and)?(?: (?:each|every|the|a|all))? years?(?: as(?: if it)?| has| had| having| to have| is| of| contains?| consist\w* of)*(?: treated as)? (?:360|three hundred sixty(?: \(360\))?)(?: days)?)\b`,
    { value: '30/360', certainty: 0.88, fallback: true },
  ),
  sentence(
    'day_count',
    ['months of 30', 'months of thirty', '30 days each', 'thirty days each'],
    String.raw`\b(?P<v>(?:twelve|12)(?: equal)? months of (?:30|thirty)(?: \(30\))? days(?: each)?)\b`,
    { value: '30/360', certainty: 0.86, fallback: true },
  ),
  sentence(
    'day_count',
    ['30-day', '30 day', 'thirty-day', 'thirty day'],
    String.raw`\b(?P<v>(?:twelve |12 )?(?:30|thirty)[- ]day months?(?: and| in| over| of|,)* (?:a |an assumed )?360[- ]day year)\b`,
    { value: '30/360', certainty: 0.86, fallback: true },
  ),
  ...perYear.map((days) =>
    sentence(
      'day_count',
      [`by ${days}`, `1/${days}`, `over ${days}`],
      String.raw`(?P<v>(?:divid(?:e|ed|ing)(?: (?:the|that|annual|yearly|interest|rate|result|it|product))* by|over|1/)(?: a)? ?${days}(?:th)?(?: days)?,?(?: (?:and|then|the|result|is|for|by|times|of|that|rate|multiplied|multiplying|multiply|charged|counting|using|it))* (?:actual|exact)(?: number of)?(?: calendar)? days)\b`,
      { value: `act/${days}`, certainty: 0.86, fallback: true },
    ),
  ),
  ...perYear.map((days) =>
    sentence(
      'day_count',
      [`by ${days}`, `by a ${days}`],
      String.raw`\b(?P<v>(?:actual|exact)(?: number of)?(?: calendar)? days(?: (?:elapsed|outstanding|owed|that pass|in the period))?,?(?: (?:and|then|it|the|result|is|are|we))* divid(?:e|ed|ing) by(?: a)? ${days})\b`,
      { value: `act/${days}`, certainty: 0.86, fallback: true },
    ),
  ),
];

const premium = String.raw`(?:prepayment |early payment |early payoff )?(?:penalty|fee|premium|charge)`;

/** That paying early costs something, or nothing. */
export const earlyPayment: readonly Rule[] = [
  sentence(
    'prepayment_penalty',
    ['prepayment', 'early pay'],
    String.raw`\b(?P<v>(?:will|shall|do|does|may|can|must) not(?: (?:be|have|required|to|asked|charged|assessed|pay|owe|impose|charge|collect|assess|you|me|us|borrower|maker))+ (?:an?|any) (?:prepayment|early payment|early payoff) (?:penalty|fee|premium|charge))\b`,
    { value: 'false', certainty: 0.88, fallback: true },
  ),
  sentence(
    'prepayment_penalty',
    ['prepay', 'early', 'pay this note', 'pay off'],
    String.raw`\b(?:no|not|nor|without|never|any|if)\b[^.;]{0,40} ${premium}|\b(?P<v>(?:i|you|we|borrower|maker|obligor|member|lender|bank|credit union)(?: (?:may|will|shall|must|can|agrees? to))(?: (?:be|have|required|to|asked|charged|assessed|pay|owe|impose|charge|collect|assess|incur|you|me|us|borrower|maker|lender))+ an? (?:prepayment|early payment|early payoff) (?:penalty|fee|premium|charge))\b`,
    { value: 'true', certainty: 0.86, fallback: true },
  ),
  sentence(
    'prepayment_penalty',
    ['prepayment penalty', 'prepayment premium', 'prepayment fee', 'prepayment charge'],
    String.raw`\b(?:no|not|nor|without|any|if)\b[^.;]{0,40} ${premium}|(?P<v>\ban? prepayment (?:penalty|fee|premium|charge) (?:applies|is due|is payable|will apply|shall apply|may apply|must be paid|is required))\b`,
    { value: 'true', certainty: 0.86, fallback: true },
  ),
];

const older = String.raw`(?:renews?|renewing|renewal|replaces?|replacing|replacement|substitut(?:es?|ion)|supersedes|amends and restates|restates|extends|consolidates)`;

/** The loan that a note takes the place of, with what the note says of not paying it. */
export const olderNote: readonly Rule[] = [
  sentence(
    'renewal_of',
    ['renew', 'replace', 'substitut', 'supersede', 'restates'],
    String.raw`\b${older}\b(?:,? (?:and|but|or|${older}|does|is|not|and not|a|an|the|of|for|in|pay|paid|payment|discharge|extinguish|satisfy|satisfaction|novation|constitute|intended|as|to|be|that|certain|prior|earlier|existing|promissory|our|your|lender[’']s|bank[’']s|borrower[’']s|maker[’']s|obligor[’']s|it|rather|than|merely|entirely|its|entirety|debt|indebtedness|balance|owed|owing|carried|evidenced|represented|numbered|outstanding|by|under|lender|bank|holder|maker|borrower|heretofore|now|same)){0,24},? (?:loan|note|account|loan account|obligation)(?: (?:no\.?|number|id|identifier|#|acct\.?))*:? ?#?(?P<v>\d[\d-]{4,18}\d)\b`,
    { certainty: 0.94, fallback: true },
  ),
];

/** The day the money goes out, where the note itself tells it. */
export const paidOut: readonly Rule[] = [
  label(
    'disbursement_date',
    [
      'Disbursement Date',
      'Date of Disbursement',
      'Funding Date',
      'Date of Funding',
      'Loan Funding Date',
      'Date Funded',
      'Date Disbursed',
      'Advance Date',
      'Date of Advance',
    ],
    { certainty: 0.9 },
  ),
  sentence(
    'disbursement_date',
    ['disburse', 'advance', 'funded', 'paid out', 'fund the loan', 'funds the loan'],
    String.raw`\b(?:first|final|initial|subsequent|additional|further|partial|last)(?: [a-z]+)? (?:advance|disbursement)s?\b[^.;]{0,80}{date}|\b(?:loan|proceeds|principal|funds|full amount|principal sum|lender|bank|credit union|we)(?: (?:of (?:the|this) (?:loan|note)|amount|sum))*(?: (?:is|are|was|were|will|shall|to))*(?: be)? (?:disbursed?|advanced?|funded|funds?|paid out)(?: (?:all|the|full|amount|of|loan|in|one|a|single|sum|proceeds|principal|to|borrower|maker|you|me))* on (?:or about )?(?P<v>{date})`,
    { certainty: 0.86 },
  ),
];

/** A loan that somebody confirms to be of a certain class. */
export const classConfirmed: readonly Rule[] = [
  sentence(
    'loan_class',
    ['business', 'commercial', 'agricultural'],
    String.raw`\b(?:confirms?|certif(?:y|ies)|represents?|warrants?|acknowledges?|agrees?|states?|declares?)\b[^.;]{0,60} (?:this|it|the (?:loan|credit|note))(?: loan| note| credit| transaction)? is (?:solely |exclusively |only )?an? (?P<v>(?:business|commercial|agricultural)(?:[- ]purpose)? (?:loan|credit|transaction|note|borrowing))\b`,
    { value: 'business', certainty: 0.86, fallback: true },
  ),
];

/** What the borrower will use the loan for, in a sentence that goes on with the class of the use. */
export const useOfLoan: Rule = sentence(
  'loan_purpose',
  ['use the', 'used for', 'used to', 'is to be used'],
  String.raw`\b(?:use (?:the |all )?(?:loan|proceeds|money|funds|credit)(?: proceeds)?(?: of (?:this|the) (?:note|loan))?|(?:loan|proceeds|money|funds)(?: of (?:this|the) (?:note|loan))? (?:is|are|will|shall|must)(?: to)? be used)(?: only| solely| exclusively)? (?:for|to)(?: (?:any|its|their|his|her|the|lawful|proper|general|ordinary))* (?:business|commercial|personal|agricultural|consumer|household|family|lawful|working)\b[^.;]{0,60}purposes|\b(?:use (?:the |all )?(?:loan|proceeds|money|funds|credit)(?: proceeds)?(?: of (?:this|the) (?:note|loan))?|(?:loan|proceeds|money|funds)(?: of (?:this|the) (?:note|loan))? (?:is|are|will|shall|must)(?: to)? be used)(?: only| solely| exclusively)? (?:for|to)(?: the purpose of)?:? (?P<v>(?-i:[A-Z])[^.;:]{3,110}?)(?:,? and (?:only |solely )?for (?:business|commercial|personal|other)\b|,? and (?:not|for no other)\b|[.;])`,
  { certainty: 0.84, fallback: true },
);

const goods = String.raw`(?:all|any|each|every|one|two|three|four|five|six|certain|\d{4}|inventory|accounts|equipment|machinery|livestock)\b`;

/** Goods that a short sentence of a note names: "Secured by one press, serial no. 118." */
export const shortSecurity: Rule = sentence(
  'collateral_description',
  ['secured by', 'backed by'],
  String.raw`\b(?:other|another|existing|prior)\b[^.;:]{0,60}(?:secured|backed) by|(?:(?:^|[.:] )(?-i:Secured|Backed)|\b(?:note|loan|it|debt|credit|obligation) (?:is|are|will be|shall be)(?: also)? (?:secured|backed)) by:? (?P<v>${goods}(?:\bnos?\. ?|\.\d|[^.:;]){8,240})(?:\.|;|$)`,
  { certainty: 0.76, fallback: true },
);
