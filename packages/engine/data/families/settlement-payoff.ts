import type { Rule } from '../../src/extraction/rule.ts';
import { column, label, part, sentence, table, worded } from './build.ts';
import { lenderName } from './party-patterns.ts';
import { wordings } from './wordings.ts';

/** What a statement says of the loan that the new one pays off. */

export const payoffHeadings = [
  ...wordings('{loan|mortgage|existing loan|} {payoff|payoffs} {charges|information|details|of existing loan|}'),
  ...wordings('{existing|prior|present|old} {loan|mortgage|first mortgage}', 'loan {to be|} paid off'),
];

const sum = String.raw`(?:\$ ?\d[\d,]*(?:\.\d{2})?|\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2})`;
const wholeSum = `^(?P<v>${sum})$`;
const daySum = String.raw`(?:\$ ?)?\d{1,3}(?:,\d{3})*\.\d{2,6}`;
const day = String.raw`(?:per day|/ ?day|per diem|a day|daily|each day|/ ?diem|per calendar day)\b`;

const old = '{existing|present|current|prior|old|borrower’s|borrower’s existing}';
const debt = '{loan|mortgage|first mortgage|lien|note|deed of trust|trust deed|first deed of trust|lender}';

const totalRows = wordings(
  '{total|net|full} {loan|mortgage|} payoff {amount|due|demand|}',
  '{loan|mortgage|} payoff {amount|total|balance|figure|demand}',
  '{loan|mortgage} payoff',
  '{total|net|} {payoff|amount} {to pay off|of|paid to} {the|} {existing|present|prior|old} {loan|mortgage|lender|lien}',
  '{total|} paid to {existing|present|current|prior|old} {loan|mortgage|first mortgage|lien|lender}',
  `{total|} {payoff|pay off|paid off|to pay off|pay-off|retire} ${old} ${debt} {with|at|held by|of|to|in favor of|}`,
  `${old} ${debt} {payoff|paid off|pay off|paid in full} {to|amount|}`,
  '{total|loan|mortgage|first mortgage} payoff {to|of loan to|of mortgage to|of note to}',
  'payoff {of loan|of mortgage|of note|of lien|of existing lien|loan} {to|with|at|held by}',
  'loan paid off',
  '{payoff|pay off|payout|satisfaction} of {the|} {first|1st|existing|existing first|present|prior|old|current} {mortgage|loan|mortgage loan|lien|deed of trust|trust deed|note} {to|with|at|held by|}',
);

const good = '(?:good|valid|firm|quoted|figured|calculated|effective|honored)';
const through = '(?:through|thru|until|till|to|up to|if paid by|if received by)';

const rules: readonly Rule[] = [
  table('payoff_amount', totalRows, undefined, { valuePattern: wholeSum, certainty: 0.88 }),
  label('payoff_amount', [...totalRows, 'Payoff'], {
    lines: 1,
    valuePattern: part(`^(?P<v>${sum})(?:$|[,;(]| (?:good|to|per|through|includ|plus|as of))`),
    certainty: 0.86,
  }),
  sentence(
    'payoff_amount',
    ['payoff', 'pay off', 'paid off'],
    String.raw`\b(?:pay ?off|paid off)(?: amount| total| balance| figure| demand)?(?: of| is| was| in the amount of| totals| at|:)? (?P<v>{money})`,
    { certainty: 0.84 },
  ),
  // "Payoff - Cornerstone Bank   303,755.64"
  worded(
    'payoff_amount',
    String.raw`(?!.*\b(?:second|2nd|other|fee|fees|per diem|interest|reconveyance|to|existing|present|current|old|prior)\b)(?:pay ?off|paid off)(?: demand| of| for| loan| mortgage| note| first)* (?:[a-z0-9.&]+ )*(?:bank|credit union|mortgage|savings|financial|lending|servicing|loan)\b.*`,
    {
      direction: 'right',
      lines: 1,
      // The number of the loan may end the row's name.
      valuePattern: part(String.raw`^(?:# ?)?(?:[\dx*-]{4,},? )?(?P<v>${sum})$`),
      certainty: 0.84,
    },
  ),
  sentence(
    'payoff_amount',
    ['paid off', 'pay off', 'paid in full'],
    String.raw`\b(?:paid off|pay off|paid in full|to pay off)(?: (?:the|its|your|existing|prior|loan|mortgage|of|with|at|to))* ${lenderName},?(?: (?:loan|account)[^$]{0,30}?)? (?:in the amount of|in the sum of|for|with|by payment of|at) (?P<v>{money})`,
    { certainty: 0.86 },
  ),
  // "Severn Savings (payoff of loan)   $621,088.15", "payoff of account ending 4471   $158,220.63"
  sentence(
    'payoff_amount',
    ['payoff', 'pay off'],
    String.raw`(?:\(pay ?off(?: of (?:its |the |existing |first |old |prior )*(?:loan|mortgage|lien|note|account))?\)|\bpay ?off of (?:its |the |existing |first |old |prior )*(?:loan|mortgage|lien|note|account) (?:(?:no\.?|number|#|ending|ending in|account) ?){1,3}[\dx*-]{3,})[,:]? (?P<v>${sum})`,
    { certainty: 0.84 },
  ),
  sentence(
    'payoff_amount',
    ['payoff', 'pay off'],
    String.raw`\bpay ?off(?: of)?(?: (?:existing|present|prior|old|current|first|loan|mortgage|lien|of))*(?::| [-–—]| to) ${lenderName}(?:,? (?:loan|account)(?: no\.?| number| #)? ?[\dx*-]{3,})? (?P<v>${sum})(?:$| )`,
    { certainty: 0.84 },
  ),
  // "Demand - US Bank Home Mortgage #4471   $97,112.36"
  sentence(
    'payoff_amount',
    ['demand', 'payoff', 'pay off', 'paid off'],
    String.raw`\b(?:(?:pay ?off )?demand|pay ?off|paid off)(?: of| to| for| amount| loan| mortgage)*(?::| [-–—]| to| of)? ${lenderName},?(?: (?:loan|account|acct\.?|ln)?(?: no\.?| number| ending| ending in)? ?(?:# ?)?[\dx*-]{3,})? (?P<v>${sum})(?:$| )`,
    { certainty: 0.82 },
  ),
  // "Delta Bank, payoff of existing loan no. 4471, per letter good through May 9, 2025 (per diem $51.22)   $303,755.64"
  sentence(
    'payoff_amount',
    ['payoff of', 'pay off of', 'payment in full of', 'satisfaction of', 'retirement of'],
    String.raw`\b(?:pay ?off|payment in full|satisfaction|retirement) of (?:its |the |borrower[’']s |existing |present |prior |old |current |term |first |mortgage )*(?:loan|mortgage|lien|note|debt|indebtedness|line of credit)\b[^$]{0,140}?(?:\b(?:per diem|per day|daily|a day)\b[^$]{0,30}\$ ?[\d,]+\.\d{2,5}[^$\d]{0,40}?|\$ ?[\d,]+\.\d{2,5} (?:per diem|per day|a day|daily)[^$\d]{0,40}?)?[ )](?P<v>\$? ?\d{1,3}(?:,\d{3})+\.\d{2})(?:$| )`,
    { certainty: 0.82, fallback: true },
  ),
  // "Payoff: Rocket Mortgage, LLC   $101,556.40"; fees for a payoff come to less.
  table('payoff_amount', wordings('{loan|mortgage|} {payoff|pay off|pay-off|payoff demand|demand}'), undefined, {
    valuePattern: String.raw`^(?P<v>\$? ?\d{1,3}(?:,\d{3})+(?:\.\d{2})?)$`,
    certainty: 0.8,
    fallback: true,
    unless: ['credit card', 'payoff of auto', 'payoff of car', 'payoff of tax', 'payoff of judgment'],
  }),
  // "Paid to Citizens Bank, loan 77120034, in full   $402,118.90"
  sentence(
    'payoff_amount',
    ['in full', 'satisfaction', 'to retire', 'existing loan', 'prior loan'],
    String.raw`\b(?:paid|pay|payment|wire|check|remitted)? ?to ${lenderName},?(?: (?:existing |prior |old )?(?:loan|account|acct\.?|mortgage)(?: no\.?| number| #)? ?#?[\dx*-]{3,},?)? (?:in full(?: (?:payment|satisfaction)(?: of [a-z ]{4,30})?)?|in satisfaction of (?:its|the|existing) (?:mortgage|loan|lien|note)|to retire (?:its|the|existing) (?:mortgage|loan|lien|note)) (?P<v>${sum})`,
    { certainty: 0.84 },
  ),
  column('payoff_amount', 'Payoff Amount', ['Good Through', 'Per Diem', 'Good Thru', 'Payoff Lender', 'Payee']),
  column('payoff_amount', 'Amount', ['Good Through', 'Good Thru', 'Good Until']),

  label(
    'payoff_good_through',
    wordings(
      '{payoff|pay-off|payoff quote|payoff figure|payoff amount|payoff statement|payoff letter|demand|quote|figures|} {is|are|} {good|valid|firm|effective} {through|thru|until|till|to|through date|thru date|date}',
      '{payoff|payoff quote|demand|payoff statement|payoff letter} {expires|expires on|expiration|expiration date|void after}',
      '{good-through|good-thru|good through} date',
    ),
    { lines: 1, valuePattern: part('^(?:and including )?(?P<v>{date})') },
  ),
  sentence(
    'payoff_good_through',
    ['good', 'valid', 'payoff', 'quoted', 'figured'],
    String.raw`\b(?:good ${through}|(?:pay ?off|demand|quote)\b[^.$]{0,60}? ${good} ${through})(?: and including)?:? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'payoff_good_through',
    ['per diem after', 'per day after', 'after'],
    String.raw`\b(?:per diem|payoff interest|payoff per diem|${daySum} ?${day})(?: interest)?(?: if paid| if received| for each day| charged)? (?:after|beyond|past) (?P<v>{date})`,
    { certainty: 0.82 },
  ),
  // "(principal 267,802.11; interest through 03/12/2024; per diem $41.09)", "Total payoff if received by 07/29/2024"
  sentence(
    'payoff_good_through',
    ['payoff', 'pay off', 'paid off'],
    String.raw`\b(?:pay ?off|paid off)\b(?:[^.]|\.\d){0,140}?\b(?:with interest|interest(?: calculated| figured| paid| computed)?) (?:through|thru|to) (?P<v>{date})(?:[;,)]|$)`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'payoff_good_through',
    ['payoff', 'pay off'],
    String.raw`\bpay ?off(?: amount| figure| total| due)?,?(?: is| good| valid)? if (?:paid|received)(?: by| on or before| no later than) (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payoff_good_through',
    ['expire', 'void', 'lapse'],
    String.raw`\b(?:pay ?off|demand|quote|figures?)(?: statement| letter| figures?)?,? (?:which |that )?(?:expires?|expiring|lapses|is void|void|becomes void)(?: on| after)? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  // "per diem $46.91, demand expires 28-Apr-2026"
  sentence(
    'payoff_per_diem',
    ['per diem', 'daily', 'per day'],
    String.raw`\b(?:per diem|daily interest|interest per day|per day)(?: of|:| is| at| @)? ?(?P<v>${daySum})(?: ?${day})?[,;)(]* (?:and |with |the )*(?:(?:pay ?off|demand|quote|figures?)(?: is)? )?(?:expires?|expiring|void after|good|valid) `,
    { certainty: 0.86 },
  ),
  column('payoff_good_through', 'Good Through', ['Per Diem', 'Payoff Amount', 'Amount', 'Payoff', 'Daily Interest']),
  column('payoff_good_through', 'Good Thru', ['Per Diem', 'Payoff Amount', 'Amount', 'Payoff', 'Daily Interest']),

  label(
    'payoff_per_diem',
    wordings(
      '{payoff|pay-off} {per diem|daily interest|interest per day|per day|daily per diem}',
      '{payoff|} {per diem|daily interest|interest per day} {on payoff|on existing loan|on old loan|after good through date|after good through|after that date|thereafter|on loan paid off}',
      '{additional|add} {per diem|interest per day|daily interest} {thereafter|after that date|}',
    ),
    { lines: 1, valuePattern: part(`^(?:of |at |is )?(?P<v>${daySum})(?: ?${day})?`) },
  ),
  sentence(
    'payoff_per_diem',
    ['good', 'valid', 'payoff', 'demand'],
    String.raw`\b(?:good|valid|payoff|demand)\b[^.$]{0,40}? ${through}:? {date}\.?[^.$]{0,40}?\b(?:per diem|daily|per day|each day|a day|every day|day)\b[^.$%\d]{0,40}?(?P<v>${daySum})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payoff_per_diem',
    ['good', 'valid', 'payoff', 'demand'],
    String.raw`\b(?:good|valid|payoff|demand)\b[^.$]{0,40}? ${through}:? {date}[^.$\d]{0,40}?(?P<v>${daySum}) ?(?:in interest |interest )?(?:${day}|for each|each|every)`,
    { certainty: 0.86 },
  ),
  // Before the day: "payoff $303,755.64, per diem $51.22, good through".
  sentence(
    'payoff_per_diem',
    ['payoff', 'pay off', 'paid off'],
    String.raw`\b(?:pay ?off|paid off)\b(?:[^.;$]|\.\d|\$ ?\d){0,90}?[,;(@–-] ?(?:with |plus |at |and )?(?:an? )?(?:per diem|daily interest|interest per day)(?: of| is|:| at| @)? ?(?P<v>${daySum})`,
    { certainty: 0.84 },
  ),
  sentence(
    'payoff_per_diem',
    ['per diem', 'per day'],
    String.raw`\b(?:per diem|payoff interest|interest per day|daily interest)(?: interest)?(?: if paid| if received| charged)? (?:after|beyond|past) {date}:? (?P<v>${daySum})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payoff_per_diem',
    ['payoff', 'pay off', 'paid off'],
    String.raw`\b(?:pay ?off|paid off)\b(?:[^.]|\.\d){0,140}?\binterest (?:through|thru|to) {date}[;,]? (?:with |and )?(?:a )?(?:per diem|daily interest)(?: of|:| is)? (?P<v>${daySum})`,
    { certainty: 0.84 },
  ),
  // What the payoff is made up of: its principal and the interest on it.
  sentence(
    'payoff_per_diem',
    ['principal'],
    String.raw`\bprincipal(?: balance)?:? (?:\$ ?)?[\d,]+\.\d{2} interest (?:from )?{date} (?:to|through|thru|[-–]) {date},? (?:@|at) ?(?P<v>${daySum}) ?${day}`,
    { certainty: 0.86 },
  ),
  column('payoff_per_diem', 'Per Diem', ['Good Through', 'Good Thru', 'Payoff Amount', 'Payoff']),
];

/** Where there is a seller it is his loan that is paid off, unless the paper says that it refinances. */
export const wordedPayoff: readonly Rule[] = [
  ...rules.map((rule): Rule => ({ ...rule, unless: [...(rule.unless ?? []), 'seller'] })),
  ...rules.map((rule): Rule => ({ ...rule, where: ['refinanc'] })),
];
