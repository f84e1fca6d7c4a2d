import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence } from './build.ts';
import { county } from './instrument-patterns.ts';
import { lenderName, onlyLender } from './party-patterns.ts';
import { closerName as agentName } from './title-patterns.ts';
import { wordings } from './wordings.ts';

/** What letters, messages and statements of a closing say in passing, where no form has a place for it. */

const sum = String.raw`\$ ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?`;
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?';

/** The day on which the loan at hand was or will be closed; a payoff letter speaks of an old loan's. */
export const dayOfClosing: readonly Rule[] = [
  sentence(
    'closing_date',
    ['closed '],
    String.raw`\b(?:account|prior|existing|old|policy)\b[^.;]{0,60} closed on|(?:\b(?:loan|transaction|refinance|sale|purchase|mortgage|note|escrow|which|it)|{money})\)?(?:,? (?:which|was|has|been|and|that))*,? closed (?:on |as of )?${weekday}(?P<v>{date})`,
    { certainty: 0.84 },
  ),
  sentence(
    'closing_date',
    ['closing', 'to close', 'settle'],
    String.raw`\b(?:closing|to close|settling|to settle)(?: of)?(?: (?:the|this|your|our|said|above|above-referenced|referenced|captioned|subject|new|pending))* (?:transaction|loan|sale|purchase|refinance|refinancing|file|escrow|matter)(?: (?:is|has|been|will|be|set|scheduled|to|take|place))* (?:on|for)(?: or about)? ${weekday}(?P<v>{date})`,
    { certainty: 0.85 },
  ),
];

const released = String.raw`\b(?:fees?|limit|maximum|minimum|charge|balance)\b[^.$]{0,40}{money}`;

export const wireMessages: readonly Rule[] = [
  ...dayOfClosing,
  sentence(
    'wire_amount',
    ['amount of', 'sum of', 'totaling', 'totalling'],
    String.raw`${released}|\b(?:wire|wires|transfer|fedwire|funds|payment)\b(?:[^.;$]|\.\d){0,120}? (?:(?:in|for) the (?:total |net |exact )?(?:amount|sum) of|totall?ing) (?P<v>${sum})`,
    { certainty: 0.86 },
  ),
  sentence(
    'wire_amount',
    ['sent', 'wired', 'released', 'transmitted', 'going out'],
    String.raw`${released}|\b(?:we|bank|wire room|have|has|was|were)(?: (?:have|has|today|just|this day|been))* (?:sent|wired|released|transmitted|sending) (?P<v>${sum})`,
    { certainty: 0.84 },
  ),
  sentence(
    'wire_amount',
    ['wire', 'send', 'transfer', 'release', 'fund'],
    String.raw`${released}|\b(?:wire|send|transfer|release|fund|remit)\b(?:[^.;$]|\.\d){0,90}? (?P<v>${sum}),? to (?:the )?(?-i:[A-Z])`,
    { certainty: 0.84 },
  ),
  sentence('loan_number', ['ln ', 'ln.'], String.raw`\bln\.?(?: no\.?)?:? ?#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)\b`, {
    certainty: 0.82,
    fallback: true,
  }),
  label('lender_name', ['From'], { lines: 1, certainty: 0.76, fallback: true, valuePattern: onlyLender }),
  block(
    'lender_address',
    4,
    String.raw`^${lenderName}\n(?:attn|attention|c/o)\b[^\n]*\n(?P<v>(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?Box |One )[^\n]*(?:\n[^\n]*)?\b(?-i:[A-Z]{2}),? \d{5}(?:-\d{4})?)`,
    { page: 1, box: { x: 0, y: 0.05, w: 0.6, h: 0.35 }, certainty: 0.76, fallback: true },
  ),
  // With his title beside his name he is the one who has the loan.
  label('loan_officer', wordings('{Cc|from|to|attn|attention|requested by|sent by|contact}'), {
    lines: 1,
    certainty: 0.84,
    valuePattern: part(
      String.raw`^(?P<v>(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3})),? (?:(?:senior|assistant|commercial|mortgage|vice president|vp|and|&|/) ?)*(?:loan|lending|account) officer\b`,
    ),
  }),
  // Who gets a copy of a message about the money closes the loan, where his name says it.
  label('settlement_agent', wordings('{Cc|copy|copy to|copies to|c.c.|notify}'), {
    lines: 1,
    certainty: 0.76,
    fallback: true,
    valuePattern: part(
      String.raw`^(?P<v>${agentName})(?: (?:escrow|closing|title|settlement|funding) (?:desk|dept\.?|department|team|officer|unit|office)|,|;|$)`,
    ),
  }),
];

export const payoutLetters: readonly Rule[] = [
  ...dayOfClosing,
  sentence(
    'closing_date',
    ['signed', 'executed'],
    String.raw`\b(?:we|i|borrowers?|they|members?|undersigned)(?: have| has)? (?:signed|executed)(?: (?:the|our|my|all|these|your))* (?:loan |closing |note )?(?:papers|documents|docs|note|package)(?: and [a-z ]{3,30})? on ${weekday}(?P<v>{date})`,
    { certainty: 0.84 },
  ),
  sentence(
    'disbursement_date',
    ['before', 'earlier than', 'sooner than', 'prior to'],
    String.raw`\b(?:funds?|proceeds|money|payments?|nothing|anything|disbursements?|advances?|pay|paid|sums?)\b(?:[^.;]|\.\d){0,60}? (?:before|earlier than|sooner than|prior to) ${weekday}(?P<v>{date})`,
    { certainty: 0.74, fallback: true },
  ),
  // "$985.00 to Clearwater Abstract Company for title premiums"
  sentence(
    'settlement_agent',
    ['title', 'closing', 'settlement', 'recording', 'escrow'],
    String.raw`{money},? (?:(?:is|to be|payable|paid|by wire|by check) )*to (?P<v>${agentName}),? (?:(?:for|toward|towards|covering|in payment of|being|as)\b[^.;$]{0,40}?\b(?:title|closing|settlement|recording|escrow)\b|\((?:title|closing|settlement|escrow)\b)`,
    { certainty: 0.82 },
  ),
  sentence(
    'loan_proceeds_total',
    ['together', 'foregoing', 'above', 'these', 'altogether', 'aggregate', 'add up', 'sum of'],
    String.raw`\b(?:(?:the )?(?:foregoing|above|preceding|listed|these|such|said|aforesaid|all)(?: (?:of|the|these|listed|three|four|two|five))*(?: (?:amounts?|sums?|items?|payments?|disbursements?|figures?|lines?))(?: (?:together|above|listed|in all|altogether))*(?: (?:make|makes|total|totals|come to|comes to|equal|equals|amount to|add up to|aggregate|are))(?: (?:a|the|in|all|total|sum|grand|of|together|altogether))*|(?:sum|total|aggregate) of (?:the )?(?:foregoing|above|preceding|listed|these)(?: (?:amounts?|sums?|items?|payments?|disbursements?))? (?:is|equals|comes to|of)|(?:altogether|together making|making together|making in all|for an aggregate of|aggregating)) (?P<v>{money})`,
    { certainty: 0.86 },
  ),
];

const daySum = String.raw`\$? ?\d{1,3}(?:,\d{3})*\.\d{2,6}`;

export const payoffProse: readonly Rule[] = [
  sentence('payoff_amount', ['grand total'], String.raw`\bgrand total(?: of| is| due|:)? (?P<v>{sum})`, {
    certainty: 0.8,
    fallback: true,
  }),
  sentence(
    'payoff_per_diem',
    ['daily', 'per day', 'a day', 'each day'],
    String.raw`\binterest (?:runs|accrues|continues|grows|is|will accrue|continues to accrue)(?: on it)?(?: at| of)* (?P<v>${daySum}) (?:daily|per day|a day|each day)`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'payoff_good_through',
    ['in full on', 'pay off on', 'payoff on'],
    String.raw`\b(?:in full|pay-?off|pay (?:it|the loan|your loan) off) on ${weekday}(?P<v>{date}),? (?:is|will be|comes to|would be) {money}`,
    { certainty: 0.78, fallback: true },
  ),
];

const order = wordings('title {order|report|preliminary report|} {no|number|#|}');

/** Statements of escrow companies in words of their own. */
export const escrowStatement: readonly Rule[] = [
  label('borrower_name', ['Party', 'Parties', 'Prepared for', 'Statement for'], {
    certainty: 0.82,
    fallback: true,
    unless: ['seller:', 'seller(s)', 'seller’s statement', "seller's statement"],
  }),
  // The escrow has a number of its own: what the title company calls its order is its commitment.
  ...['escrow no', 'escrow number', 'escrow #'].map((words) =>
    label('title_commitment_number', order, {
      lines: 1,
      where: [words],
      certainty: 0.82,
      fallback: true,
      valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,6}-?\d[A-Z0-9-]{3,18})$`),
    }),
  ),
  // What is recorded is recorded where the land lies.
  sentence(
    'property_county',
    ['county'],
    String.raw`\b(?:recording|record|recorded|recordation|mortgage tax|transfer tax|deed tax)(?: (?:fees?|charges?|tax(?:es)?|costs?|of|the|mortgage|deed|deed of trust|documents|release|to|in|with|by|for))*(?:,|:| [-–—]| \(|/)? ?(?:to |in |with )?(?P<v>${county}) county\b`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'property_county',
    ['county'],
    String.raw`(?:[,:;(–—-] |\b(?:to|by|with) )(?P<v>${county}) county (?:clerk(?: (?:and|&) recorder)?|recorder|register(?: of deeds)?|registrar|treasurer|tax collector)\b`,
    { certainty: 0.76, fallback: true },
  ),
  sentence(
    'property_county',
    ['county'],
    String.raw`\bto (?P<v>${county}) county,? (?:for |\()(?:recording|recordation|filing)\b`,
    { certainty: 0.76, fallback: true },
  ),
  // "Mortgage loan, First Colony Bank, no. 88-2001 ($364,000.00 at 6.375%)"
  sentence(
    'lender_name',
    ['loan', 'mortgage'],
    String.raw`\b(?:pay-?off|paid off|existing|prior|old|present|seller[’']?s?|second|assum\w+|demand)\b[^.;$]{0,80}|\b(?:new |first |1st )?(?:mortgage loan|loan|mortgage|deed of trust)(?:,| from| with| by|:| [-–—]) (?P<v>${lenderName})(?:,| \(| no\.?| loan| #| \$|$)`,
    { certainty: 0.76, fallback: true },
  ),
  sentence(
    'interest_rate',
    ['loan', 'mortgage'],
    String.raw`\b(?:pay-?off|paid off|existing|prior|old|present|seller[’']?s?|second|assum\w+|demand)\b[^.;%]{0,120}|\b(?:loan|mortgage|deed of trust)\b(?:[^.;$%]|\.\d|\bno\.){0,80}?\(?{money},? (?:at|@) (?P<v>{rate})`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'principal_amount',
    ['loan', 'mortgage'],
    String.raw`\b(?:pay-?off|paid off|existing|prior|old|present|seller[’']?s?|second|assum\w+|demand)\b[^.;%]{0,120}|\b(?:loan|mortgage|deed of trust)\b(?:[^.;$%]|\.\d|\bno\.){0,80}?\(?(?P<v>{money}),? (?:at|@) {rate}`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'total_closing_costs',
    ['closing', 'settlement'],
    String.raw`\b(?:toward|towards|credits?|seller[’']?s?|estimated|paid by|part of)\b[^.$;]{0,60}{money}|\b(?:costs? of (?:closing|settlement)|closing costs|settlement (?:charges|costs))\b(?: \([^)]{3,100}\))?[^.$;]{0,40}? (?:come|comes|came|amount|amounts|amounted|total|totals|totaled|are|is|were|was|equal|equals|add up)(?: (?:in all|altogether|together))?(?: to)? (?P<v>{money})`,
    { certainty: 0.84, fallback: true },
  ),
];

const disclosed = '(?:disclosures?|disclosure statements?|statements?)';

export const disclosureProse: readonly Rule[] = [
  sentence(
    'date_issued',
    ['disclosure', 'statement'],
    String.raw`\b(?:issued?|issues|gave|gives?|given|delivered|provided|provides|made|makes|prepared|mailed|handed)(?: (?:to|you|these|this|the|your|following|truth[- ]in[- ]lending|tila|early|final|initial))* ${disclosed}(?: to [^.;$]{3,90}?)?,? (?:on|as of|dated) (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'date_issued',
    ['disclosure', 'statement'],
    String.raw`\b(?:these|this|the|your|following|lending) ${disclosed}(?: (?:is|are|was|were|has|have|been|being|hereby))* (?:issued|given|delivered|provided|made|prepared|mailed|dated)(?: (?:to|for) [^.;$]{3,90}?)?(?: on| as of)? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_name',
    ['disclosure', 'statement'],
    String.raw`\b${disclosed}(?: (?:is|are|was|were|has|have|been|being|hereby))* (?:issued|given|delivered|provided|made|prepared|mailed)?,? ?(?:to|for) (?P<v>{who}) (?:on|as of|dated) {date}`,
    { certainty: 0.8, fallback: true },
  ),
  label(
    'borrower_name',
    wordings(
      '{prepared|issued|disclosed|disclosure|disclosures|statement} {for|to}',
      'given to',
      '{disclosures|statement} {given|made|prepared|issued} {to|for}',
    ),
    { certainty: 0.84, fallback: true },
  ),
  // "to Ann B. Lee (“you”), of …"
  sentence(
    'borrower_name',
    ['“', '"'],
    String.raw`\b(?:to|for|with) ${lenderName}|\b(?:to|for|with) (?P<v>{who}),? \((?:the |each |herein(?:after)? |called )*["“](?:you|your|borrower|customer|member|consumer)\b`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'first_payment_date',
    ['first of which', 'first of them', 'first of these'],
    String.raw`\b(?:payments?|installments?)\b(?:[^.]|\.\d){0,140}?\bthe first of (?:which|them|these)(?: (?:is|will|be|shall|falls|becomes|due|payable|being|on))+ (?P<v>{date})`,
    { certainty: 0.86, fallback: true },
  ),
  sentence(
    'number_of_payments',
    ['payments', 'installments'],
    String.raw`\b(?:make|pay|repaid in|repay in|repaid by|payable in|schedule of|consists? of|requires?|due in|over)(?: a total of| you to make)? (?:[a-z -]{3,40}\()?(?P<v>{int})\)? (?:(?:consecutive|equal|regular|level|monthly|scheduled|successive|substantially|weekly|quarterly),? ){1,4}(?:payments|installments)\b`,
    { certainty: 0.84, fallback: true },
  ),
];
