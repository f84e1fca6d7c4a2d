import type { Rule } from '../../src/extraction/rule.ts';
import { below, block, family, label, part, sentence, table, worded } from './build.ts';
import { payoffDays } from './closer-letters.ts';
import { payoffLetters } from './letters.ts';
import { payoffProse } from './money-prose.ts';
import { lenderName } from './party-patterns.ts';
import { payoffWordings } from './payment-wordings.ts';
import { goodThroughLabels, notOwner, ownerRoles, perDiemLabels, totalLabels } from './payoff-labels.ts';
import { payoffWire } from './payoff-wire.ts';
import { plainLabels } from './plain-labels.ts';
import { closerName as agentName } from './title-patterns.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

/** Interest for a day may have more places than a sum of money. */
const daySum = String.raw`\$? ?\d{1,3}(?:,?\d{3})*\.\d{2,6}|\$ ?\d{1,3}(?:,\d{3})*`;
const sum = String.raw`\$? ?\d{1,3}(?:,?\d{3})*\.\d{2}|\$ ?\d{1,3}(?:,\d{3})*`;

const amounts: readonly Rule[] = [
  label('payoff_amount', totalLabels, { direction: 'right' }),
  // What stands below must begin with the sum: a heading may open a table that begins with the principal.
  below('payoff_amount', totalLabels, { valuePattern: part(`^(?P<v>${sum})`) }),
  label('payoff_amount', ['Total', 'Amount Due', 'Total Amount'], { direction: 'right', certainty: 0.8 }),
  label('payoff_amount', ['You Owe', 'Amount You Owe', 'What You Owe', 'Total You Owe', 'Amount Owed'], {
    direction: 'right',
    certainty: 0.85,
  }),
  sentence(
    'payoff_amount',
    ['satisfy', 'pay off', 'in full', 'retire', 'discharge'],
    `\\b(?:sum|amount|total|payment|remittance) of (?P<v>${sum}),? (?:(?:will|would|shall|is|are|required|needed|necessary|to|fully) )+(?:satisfy|pay off|pay (?:the|this|your) (?:loan|debt|note|mortgage|account) in full|retire|discharge)`,
    { certainty: 0.88 },
  ),
  sentence(
    'payoff_amount',
    'payoff',
    `payoff(?: amount| figure| balance| total| quote| sum)?(?: (?:for|of|on) (?:(?:this|the|your|above|referenced|captioned|our|subject)[ -])+(?:loan|account|note|mortgage))?(?: (?:as of|through|good through) {date},?)?(?: is|:| of| totals| in the amount of| will be|, is)+ (?P<v>${sum})`,
  ),
  sentence(
    'payoff_amount',
    ['in full', 'pay off', 'payoff'],
    `(?:amount|sum|total|balance|figure)s?(?: (?:that is )?(?:required|needed|necessary|due|owing|sufficient))?(?: in order)? to (?:pay|satisfy|retire|payoff)(?: off)?[^$.]{0,90}?(?:is|of|:|equals|totals) (?P<v>${sum})`,
  ),
  sentence(
    'payoff_amount',
    ['in full', 'satisfy', 'pay off', 'retire', 'release'],
    `(?:satisfy|pay|retire|discharge|release|clear)[^$.]{0,70}?,? (?:we|you|the holder|our office)(?: must| need to| should| will| shall| require to)? (?:have|receive|send|require|need|collect|remit|pay|deliver) (?P<v>${sum})`,
    { certainty: 0.88 },
  ),
  sentence(
    'payoff_amount',
    ['the sum of', 'the amount of', 'receipt of', 'total of'],
    `(?:hold|receive|receipt|remit|deliver|tender|pay|payment|collect)[^$.]{0,60}?(?:sum of|amount of|total of|of) (?P<v>${sum}),? (?:which|representing|being|includ|in full|to pay|as payment|good through|by|in (?:good|certified|collected|available|immediately|cleared|wired) )`,
  ),
  sentence(
    'payoff_amount',
    ['on or before', 'no later than', ' by '],
    `(?:receive|remit|send|pay|wire|forward)(?: to)?(?: us)? (?P<v>${sum}),? (?:in (?:good|certified|collected|available) funds )?(?:on or before|no later than|by) `,
  ),
  sentence(
    'payoff_amount',
    ['paid in full', 'pay in full', 'payment in full'],
    `(?:pay|paid|payment) (?:your |the |this )?(?:loan |account |note )?in full[^$.]{0,80}?(?:is|of|with|:|for) (?P<v>${sum})`,
    { certainty: 0.88 },
  ),
];

const toPay = String.raw`\b(?:amount|sum|total|balance|funds)(?: (?:due|required|needed|necessary))? to (?:pay off|pay|satisfy|retire|close|release)(?: (?:the|this|your|our|loan|account|note|lien|mortgage|in|full|off))* (?:as of|through|thru|on or before|by|if paid by|if received by|until|to|on)`;
const totalAsOf = String.raw`\btotal(?: (?:amount|payoff|loan|sum))?(?: (?:due|owed|owing|required|payoff|demand|balance))* (?:as of|through|thru|good through|to|if paid by|on)`;

const looseAmounts: readonly Rule[] = [
  // "TOTAL DUE AS OF 05/30/2025   $212,345.67"
  sentence('payoff_amount', 'total', `${totalAsOf} {date}:?(?: [.…]+)? (?P<v>${sum})`, { certainty: 0.88 }),
  sentence(
    'payoff_amount',
    ['to pay', 'to satisfy', 'to retire', 'to close'],
    `${toPay} {date}:?(?: [.…]+)? (?P<v>${sum})`,
    {
      certainty: 0.88,
    },
  ),
  sentence('payoff_good_through', 'total', `${totalAsOf} (?P<v>{date}):?(?: [.…]+)? (?:${sum})`, { certainty: 0.84 }),
  // "If we receive funds by May 3, the amount is $…": said of the whole, and not of one of its parts.
  sentence(
    'payoff_amount',
    ['amount', 'total', 'sum', 'balance', 'demand', 'figure'],
    `(?:principal|interest|escrow|fee|charge|unpaid|late|daily)[^.$]{0,60}(?:${sum})|\\b(?:total|amount|sum|figure|balance|demand|payoff)(?: (?:required|needed|due|owing|necessary|payable|to satisfy|to pay|to retire|of the payoff))*[^.$]{0,90}? (?:is|of|will be|comes to|totals|equals) (?P<v>${sum})`,
    { certainty: 0.66, fallback: true },
  ),
  sentence(
    'payoff_per_diem',
    ['each day', 'every day', 'per day', 'daily', 'a day', 'thereafter'],
    `\\b(?:each|every|per|a) (?:additional )?day(?: after| thereafter| that)*[^.$]{0,40}?(?:add|is|of|:|,) (?P<v>${daySum})`,
    { certainty: 0.66, fallback: true },
  ),
  sentence(
    'payoff_good_through',
    ['by ', 'through', 'until', 'before'],
    String.raw`\b(?:receive|received|good|valid|satisfy|paid|pay|funds|quoted?)\b[^.$]{0,60}? (?:by|through|thru|until|to and including|on or before) (?P<v>{date})`,
    { certainty: 0.66, fallback: true },
  ),
  sentence(
    'borrower_name',
    ['loan', 'account', 'mortgage', 'note', 'debt', 'lien'],
    String.raw`\b(?:loan|account|mortgage|note|debt|lien)(?: (?:no\.?|number|#)?:? ?[A-Z]{0,3}[\d-]{5,20})?,? (?:of|to|for|in the name of|owed by|made to) (?:our (?:borrower|customer|member)s?,? )?(?P<v>{party})(?:[.;]| (?:the|loan|account|property|is|in|through|as|secured|comes|totals|good)\b|$)`,
    {
      certainty: 0.64,
      fallback: true,
    },
  ),
];

const day =
  '(?:per diem|per day|day \\(per diem|a day|for each (?:additional )?day|for every (?:additional )?day|each day|/ ?day|per calendar day)';

const daily: readonly Rule[] = [
  label('payoff_per_diem', perDiemLabels, { valuePattern: part(`^[^$\\d]{0,30}(?P<v>${daySum})`) }),
  table('payoff_per_diem', perDiemLabels, undefined, { valuePattern: part(`^(?P<v>${daySum})$`) }),
  sentence(
    'payoff_per_diem',
    ['per diem', 'per day', 'daily'],
    `(?:per diem|per day|daily|per-diem)(?: interest)?(?: charge| amount| rate| accrual| factor| fee)?(?: (?:after|thereafter|from|beginning|starting)[^$.]{0,30})?(?: (?:is|of|at|in the amount of|will be|equals)|:)? (?P<v>${daySum})`,
  ),
  // "For each day beyond that, add $ 155.81."
  sentence(
    'payoff_per_diem',
    ['each day', 'every day', 'each additional day', 'each further day', 'per day', 'a day', 'daily'],
    `(?:each|every|per|a) (?:additional |further |extra |calendar )?day(?: (?:after|beyond|thereafter|past|later)[^$.]{0,40})?,? (?:please )?(?:add|adds|plus|is|costs|interest of|interest is)(?: interest of)? (?P<v>${daySum})`,
    { certainty: 0.9 },
  ),
  sentence(
    'payoff_per_diem',
    ['each day', 'every day', 'daily', 'per day', 'a day'],
    `(?:add|plus|adding|grows by|increases by|accrues at|accruing at|rises by)(?: the sum of| interest of)? (?P<v>${daySum})(?: (?:in|of) interest)?(?: for)? (?:each|every|per|a) `,
    { certainty: 0.9 },
  ),
  // In a list the sum before the words is the line's above, and theirs stands behind them.
  sentence(
    'payoff_per_diem',
    ['per diem', 'day'],
    String.raw`(?:${daySum}) (?:${day}|daily)(?:[^$.]|\.(?:[ .]|\$)){0,60}?(?:${daySum})|(?P<v>${daySum})(?: in interest| interest| additional interest)? \(?${day}`,
  ),
];

/** "2:00 p.m. Central Time on": an hour before the day. */
const hour = String.raw`(?:(?:\d{1,2}(?::\d{2})? ?[ap]\.?m\.?|noon)(?: \(?(?:central|eastern|mountain|pacific|local|[ecmp][sd]?t)\)?(?: time)?)?,? (?:on |of )?)?`;
const means = '(?:pay|satisf|retire|discharge|payoff|in full|release)';

const until: readonly Rule[] = [
  label('payoff_good_through', goodThroughLabels),
  worded(
    'payoff_good_through',
    '(?:the |this |our |above |these )*(?:payoff|pay off|quoted?|figures?|amounts?|statement|letter|demand|total)(?: [a-z]+){0,3}? (?:good|valid|effective|firm|honored|binding|guaranteed|accurate|expires?|correct|received)(?: only| if paid)?(?: on)?(?: through| thru| until| till| to| up to| by| on or before)?(?: date)?',
    { valuePattern: part('^(?P<v>{date})') },
  ),
  worded(
    'payoff_good_through',
    '(?:payoff|pay off|figures?|payoff figures?|amount|quoted?|calculated|good|interest|balance)(?: [a-z]+){0,2} (?:as of|through|thru|to)(?: date)?|(?:quote|payoff) (?:through|thru|as of)(?: date)?|as of(?: date)?',
    { valuePattern: part('^(?P<v>{date})'), certainty: 0.76, fallback: true },
  ),
  sentence(
    'payoff_good_through',
    ['as of'],
    String.raw`\b(?:principal|unpaid)\b[^.$]{0,40}as of {date}|\bas of (?:the close of business (?:on )?)?(?P<v>{date}),? [^.$]{0,110}?${means}`,
    { certainty: 0.74, fallback: true },
  ),
  sentence(
    'payoff_good_through',
    ['by ', 'before', 'later than', 'through', 'until'],
    String.raw`\b(?:receiv|paid|pay|remit|funds|wire|deliver|arriv|reach|good|valid|in our)[^.$]{0,70}? (?:by|on or before|before|no later than|not later than|through|until|prior to)(?: the)?(?: (?:close|end) of business)?(?: on)?,? ${hour}(?P<v>{date})`,
    { certainty: 0.7, fallback: true },
  ),
  sentence(
    'payoff_good_through',
    [
      'good',
      'valid',
      'effective',
      'guaranteed',
      'honored',
      'binding',
      'accurate',
      'correct',
      'firm',
      'relied',
      'stand',
      'hold',
      'open',
    ],
    '(?:good|valid|effective|guaranteed|honored|binding|accurate|correct|firm|relied (?:up)?on|in effect|open|stands?|holds?)(?: only)?,? (?:through|thru|until|to|till|up to)(?: and including| (?:the )?(?:close|end) of (?:business|the day|day))*(?: on)?,? (?P<v>{date})',
    // Under a row of headings the first day is not always this one's.
    { certainty: 0.88 },
  ),
  sentence(
    'payoff_good_through',
    ['including', 'received', 'by the close', 'on or before', 'no later', 'paid', 'in our hands', 'if we have'],
    '(?:through and including|(?:received|paid|remitted|in our (?:hands|office|possession)|have (?:it|them|the funds))(?: in our office| by us| in full)?(?: (?:by|on or before|no later than|prior to|before))(?: the)?(?: close of business| close| end of business| end of the day)?(?: on| of business on)?|(?:on or before|no later than)),? (?P<v>{date})',
    { certainty: 0.88 },
  ),
  sentence(
    'payoff_good_through',
    ['charges through', 'interest through', 'interest to'],
    '(?:interest|charges|interest (?:is )?(?:calculated|computed|accrued|figured))(?: due)? (?:through|thru|to|until) (?P<v>{date})',
    { certainty: 0.85 },
  ),
  sentence(
    'payoff_good_through',
    ['expire', 'void', 'valid', 'change', 'thereafter', 'after '],
    '(?:expires?|expiring|void|not valid|subject to change|will change|may change|must be updated|should be updated)(?: on| after| if not paid by)? (?P<v>{date})',
    { certainty: 0.85 },
  ),
  sentence(
    'payoff_good_through',
    ['payoff', 'pay off', '$'],
    String.raw`\b(?:payoff|pay-off)(?: amount| figures?| balance| total| quote)?,? (?:on|as of|through|thru|for|until|to) (?P<v>{date})`,
    { certainty: 0.84 },
  ),
  sentence(
    'payoff_good_through',
    ['in full', 'retire', 'satisfy', 'payoff', 'pay off', 'discharge', 'release'],
    String.raw`${means}[^.$]{0,90}? (?:is|of|comes to|totals|equals|will be|with|receive|received|require) (?:${sum}),? (?:good |if paid |if received |calculated |with interest |including interest |figured |in [a-z]+ funds )?(?:through|thru|until|to|as of|by|on or before|on) ${hour}(?P<v>{date})`,
    { certainty: 0.8 },
  ),
];

const parties: readonly Rule[] = [
  label('borrower_name', [
    ...nameOf(...ownerRoles),
    ...wordings('{borrower|loan} {in the name of|name(s)}', 're borrower', 'account of', 'loan to'),
  ]),
  // Who signs for the bank and whose account is credited have a name, too.
  label('borrower_name', wordings('{loan|} {name|name(s)|names}'), { fallback: true }),
  label('borrower_name', wordings('account {name|name(s)|names}'), { fallback: true, unless: ['aba', 'routing'] }),
  sentence(
    'borrower_name',
    ['note of', 'loan of', 'loan to', 'account of', 'indebtedness of', 'obligation of', 'executed by', 'made by'],
    '(?:note|loan|loans|account|indebtedness|obligations?)(?: (?:made|executed|given|signed|owed))? (?:of|to|by) (?P<v>{party}?),? (?:secured|dated|which is|is|in favor|payable|held|under|having|whose|account|loan|with|and secured)',
    { certainty: 0.88 },
  ),
  block(
    'borrower_name',
    1,
    String.raw`^(?:subject|re|regarding):? .*(?:account|loan)(?: no\.?| number| #)? ?{id},? (?:for |of |to )?(?P<v>{party})$`,
  ),
  block(
    'borrower_name',
    1,
    String.raw`^(?:subject|re|regarding):? (?:loan )?pay-?off (?:statement |figures? |quote |request )?(?:for|of) (?P<v>{party}?),? (?:(?:your|our|new|old) )?(?:loan|account)(?: no\.?| number| #)? ?[A-Z]{0,4}\d`,
    { certainty: 0.86 },
  ),
  // "RE: Summit Ridge Holdings, LLC" names the borrower, "RE: Payoff of loan 4410" the matter.
  label('borrower_name', ['Re'], {
    lines: 1,
    certainty: 0.8,
    valuePattern: part(
      String.raw`^(?:${notOwner}|.*\b(?:request|demand|quote|quotation|mortgages?|release|your|our)\b.*|(?P<v>{party}))$`,
    ),
  }),
  block('borrower_name', 2, String.raw`^(?:${notOwner}|(?P<v>{party}))\n(?:\d{1,6} |P\.? ?O\.? Box)`, {
    page: 1,
    box: { x: 0, y: 0.04, w: 0.6, h: 0.36 },
    certainty: 0.7,
    fallback: true,
  }),
];

const property: readonly Rule[] = [
  label(
    'property_address',
    wordings(
      '{collateral|security|real estate|collateral address|collateral description|re property|mortgaged real estate|secured by|lien on|security property}',
    ),
  ),
  ...plainLabels('property_address'),
  sentence(
    'property_address',
    ['secured by', 'known as', 'located at', 'property at', 'premises', 'encumbering'],
    '(?:secured by|known as|located at|property at|property:|premises(?: at)?|encumbering)(?: (?:the|a|certain|real|property|estate|premises|mortgage|deed of trust|first|lien|on|commonly|known|as|located|at|situated|in)){0,12}:? (?P<v>{address})',
  ),
  sentence(
    'property_address',
    ['mortgage', 'deed of trust', 'lien', 'loan'],
    '(?:mortgage|deed of trust|lien|loan)[^.$]{0,70}? on (?:the property at |property at )?(?P<v>{address})',
  ),
  block('property_address', 3, String.raw`^(?:${notOwner}\n(?:.*\n?)*|{party}\n(?P<v>{address}))$`, {
    page: 1,
    box: { x: 0, y: 0.04, w: 0.6, h: 0.36 },
    certainty: 0.6,
    fallback: true,
  }),
  // Under the subject of a letter: "Re: Delta Storage, LP - Loan 44712", and the land on the next line.
  sentence(
    'property_address',
    ['re: ', 'regarding: ', 'subject: '],
    String.raw`\b(?:re|regarding|subject): (?:[^$]{3,90}? (?:loan|account|acct\.?|note|mortgage)(?: no\.?| number)?:? ?#? ?[\dxX*-]{3,}[,;]?|[^$\d]{3,90}?) (?P<v>{address})(?:$| (?:dear|gentlemen|ladies|to whom|attention|greetings|in (?:response|reply)|pursuant|this|the|as|we|loan|account|payoff|your|our)\b)`,
    { certainty: 0.8 },
  ),
];

/** The loan paid off has a number of its own; only what the new lender calls its loan is this loan's. */
const numbers: readonly Rule[] = [
  label(
    'loan_number',
    wordings(
      'your {new|} {loan|reference|ref} {no|number|#|}',
      '{new|new lender|new lender’s|requesting lender|requester’s|requesting lender’s|replacement} loan {no|number|#|}',
    ),
    { valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,5}-?\d[\dA-Z-]{3,})\b`) },
  ),
  sentence('loan_number', 'your loan', String.raw`\byour (?:new )?loan(?: no\.?| number| #)?:? ?(?P<v>{id})`),
  sentence(
    'loan_number',
    'our loan',
    String.raw`from: [^:]{3,80}?\bour (?:new )?loan(?: no\.?| number| #)?:? ?(?P<v>{id})`,
  ),
  sentence(
    'loan_number',
    ['new loan', 'new mortgage', 'new lender', 'refinanc'],
    String.raw`\b(?:new (?:loan|mortgage|lender)|refinanc\w+)\b[^.$]{0,90}? (?:under|with|as) (?:its |our |loan |the )*(?:loan )?(?:number|no\.?|#)?:? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)\b`,
    { certainty: 0.86 },
  ),
];

const newLender = nameOf('new lender', 'requesting lender', 'replacement lender', 'refinancing lender');

/** Who asked for the figures, and for which closing. The bank that answers is the one to be paid. */
const request: readonly Rule[] = [
  label(
    'settlement_agent',
    wordings('from ({closing|settlement|escrow|title} {agent|company})', '{closing|settlement|escrow} agent'),
    {
      lines: 1,
      certainty: 0.88,
      valuePattern: part(String.raw`^(?P<v>${agentName})(?:$|,? file\b|[;(]|, )`),
    },
  ),
  // Whoever asks need not close the loan; a file of his own says that he does.
  label(
    'settlement_agent',
    wordings(
      '{requested|ordered|requested for} by',
      '{requestor|requester|requesting party|requested by|from|to|for|attention}',
    ),
    {
      lines: 2,
      certainty: 0.86,
      valuePattern: part(String.raw`^(?P<v>${agentName}),? (?:our |your |escrow )?file\b`),
    },
  ),
  sentence(
    'settlement_agent',
    ['requested by', 'request of', 'ordered by'],
    String.raw`(?:requested by|request of|ordered by|on behalf of):? (?P<v>${agentName}),? (?:our |your |escrow )?file\b`,
    { certainty: 0.86 },
  ),
  label(
    'settlement_file_number',
    wordings(
      '{your|our|closing|escrow|title|their|agent’s|requester’s|} {file|escrow|order} {no|number|#|ref|reference|}',
    ),
    {
      lines: 1,
      valuePattern: part(String.raw`^\W*(?P<v>(?:[A-Z]{1,6}-?)?\d[A-Z0-9-]{2,})$`),
    },
  ),
  sentence(
    'settlement_file_number',
    'file',
    String.raw`(?:requested by|your|escrow|title|closing)\b[^.$:]{0,60}?:? ?[^.$:]{0,60}?\bfile(?: no\.?| number| #)?:? (?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{3,18})\b`,
    { certainty: 0.85 },
  ),
  label('lender_name', newLender),
  label('lender_address', [...newLender, ...addressOf('new lender', 'requesting lender', 'refinancing lender')]),
  sentence(
    'lender_name',
    ['new loan', 'new mortgage', 'refinanc', 'new financing'],
    String.raw`\b(?:new (?:loan|mortgage|financing)|refinanc\w+)(?: (?:loan|is|are|will|be|being|made|provided|granted|originated|funded|obtained)){0,5} (?:by|from|with|through) (?P<v>${lenderName})(?:,|\.|;| under| with| as| in| \()`,
    { certainty: 0.86 },
  ),
  ...plainLabels('closing_date', 'settlement_agent'),
];

/** A letter between the one who is paid and the one who pays. */
const ends: readonly Rule[] = [
  label('settlement_agent', ['To', 'Prepared for', 'Requested by', 'Attention'], {
    page: 1,
    certainty: 0.75,
    fallback: true,
    valuePattern: part(`^(?P<v>${agentName})(?:,|;|$)`),
    lines: 1,
  }),
  sentence(
    'payoff_amount',
    ['total of'],
    String.raw`\b(?:make|makes|making|for|is|in|a)(?: an?)? (?:grand )?total of (?P<v>{money})`,
    {
      certainty: 0.8,
      fallback: true,
    },
  ),
];

/** What it takes to pay off a loan that the new one replaces, from the bank that holds it. */
export const payoffStatement = family(
  'payoff_statement',
  payoffWire,
  ends,
  amounts,
  looseAmounts,
  daily,
  until,
  parties,
  property,
  numbers,
  request,
  payoffWordings,
  payoffLetters,
  payoffDays,
  payoffProse,
);
