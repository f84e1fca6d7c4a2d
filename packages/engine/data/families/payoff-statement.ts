import type { Rule } from '../../src/extraction/rule.ts';
import { below, block, family, label, part, sentence, table } from './build.ts';

/** Interest for a day may have more places than a sum of money. */
const daySum = String.raw`\$? ?\d{1,3}(?:,?\d{3})*\.\d{2,6}|\$ ?\d{1,3}(?:,\d{3})*`;
const sum = String.raw`\$? ?\d{1,3}(?:,?\d{3})*\.\d{2}|\$ ?\d{1,3}(?:,\d{3})*`;

const total = [
  'Total Payoff',
  'Total Payoff Amount',
  'Total Payoff Due',
  'Total Payoff Amount Due',
  'Payoff Amount',
  'Payoff Amount Due',
  'Payoff Total',
  'Payoff Balance',
  'Net Payoff',
  'Net Payoff Amount',
  'Net Amount Due',
  'Total Net Payoff',
  'Total Amount Due',
  'Total Amount Due to Pay in Full',
  'Total Amount to Pay Loan in Full',
  'Total Amount Required to Pay in Full',
  'Total Amount Needed to Pay in Full',
  'Total Amount Required',
  'Total Due',
  'Total Due to Pay Off Loan',
  'Total Due to Pay in Full',
  'Total to Pay in Full',
  'Total to Pay Off',
  'Total to Pay Off Loan',
  'Total Payment Required',
  'Total Required to Pay in Full',
  'Total Required for Payoff',
  'Total Required to Release Lien',
  'Total Amount of Payoff',
  'Total Amount to Payoff',
  'Amount to Pay in Full',
  'Amount Due to Pay in Full',
  'Amount Required to Pay in Full',
  'Amount Needed to Pay in Full',
  'Amount to Pay Off',
  'Amount to Pay Off Loan',
  'Amount Required to Pay Off Loan',
  'Amount of Payoff',
  'Payoff Figure',
  'Payoff Quote',
  'Payoff Quote Amount',
  'Quoted Payoff',
  'Total Loan Payoff',
  'Loan Payoff Amount',
  'Total Indebtedness',
  'Grand Total',
  'Demand Amount',
  'Total Demand',
  'Payoff',
];

const amounts: readonly Rule[] = [
  label('payoff_amount', total, { direction: 'right' }),
  // What stands below must begin with the sum: a heading may open a table that begins with the principal.
  below('payoff_amount', total, { valuePattern: part(`^(?P<v>${sum})`) }),
  table('payoff_amount', total, undefined, { valuePattern: part(`^(?P<v>${sum})$`) }),
  label('payoff_amount', ['Total', 'Amount Due', 'Total Amount'], { direction: 'right', certainty: 0.8 }),
  sentence(
    'payoff_amount',
    'payoff',
    `payoff(?: amount| figure| balance| total| quote| sum)?(?: (?:for|of|on) (?:this|the|your|above|referenced) (?:loan|account|note))?(?: (?:as of|through|good through) {date},?)?(?: is|:| of| totals| in the amount of| will be|, is)+ (?P<v>${sum})`,
  ),
  sentence(
    'payoff_amount',
    ['in full', 'pay off', 'payoff'],
    `(?:amount|sum|total|balance|figure)s?(?: (?:that is )?(?:required|needed|necessary|due|owing|sufficient))?(?: in order)? to (?:pay|satisfy|retire|payoff)(?: off)?[^$.]{0,90}?(?:is|of|:|equals|totals) (?P<v>${sum})`,
  ),
  sentence(
    'payoff_amount',
    ['the sum of', 'the amount of', 'receipt of', 'total of'],
    `(?:hold|receive|receipt|remit|deliver|tender|pay|payment|collect)[^$.]{0,60}?(?:sum of|amount of|total of|of) (?P<v>${sum}),? (?:which|representing|being|includ|in full|to pay|as payment|good through|by)`,
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

const perDiem = [
  'Per Diem',
  'Per Diem Interest',
  'Per Diem Amount',
  'Per Diem Rate',
  'Per Diem Interest Amount',
  'Per Diem After',
  'Per Diem after that date',
  'Per diem thereafter',
  'Interest Per Diem',
  'Interest Per Day',
  'Daily Per Diem',
  'Daily Per Diem Interest',
  'Daily Interest',
  'Daily Interest Amount',
  'Daily Interest Accrual',
  'Daily Accrual',
  'Daily Interest (per diem)',
  'Daily interest after that date (per diem)',
  'Daily interest after that date',
  'Daily interest thereafter',
  'Each day after (per diem)',
  'Each day after',
  'Each additional day',
  'Each additional day (per diem)',
  'Additional Interest Per Day',
  'Additional Per Diem',
  'Additional interest per diem',
  'Interest per diem after',
  'Per Day',
  'Per day after that date',
  'Per day interest',
  'One Day’s Interest',
  'Current Per Diem',
];

const day =
  '(?:per diem|per day|day \\(per diem|a day|for each (?:additional )?day|for every (?:additional )?day|each day|/ ?day|per calendar day)';

const daily: readonly Rule[] = [
  label('payoff_per_diem', perDiem, { valuePattern: part(`^[^$\\d]{0,30}(?P<v>${daySum})`) }),
  table('payoff_per_diem', perDiem, undefined, { valuePattern: part(`^(?P<v>${daySum})$`) }),
  sentence(
    'payoff_per_diem',
    ['per diem', 'per day', 'daily'],
    `(?:per diem|per day|daily|per-diem)(?: interest)?(?: charge| amount| rate| accrual| factor| fee)?(?: (?:after|thereafter|from|beginning|starting)[^$.]{0,30})?(?: (?:is|of|at|in the amount of|will be|equals)|:)? (?P<v>${daySum})`,
  ),
  // In a list the sum before the words is the line's above, and theirs stands behind them.
  sentence(
    'payoff_per_diem',
    ['per diem', 'day'],
    String.raw`(?:${daySum}) (?:${day}|daily)[^$.]{0,50}? (?:${daySum})|(?P<v>${daySum})(?: in interest| interest| additional interest)? \(?${day}`,
  ),
];

const goodThrough = [
  'Good Through',
  'Good Thru',
  'Good Until',
  'Good To',
  'Good Through Date',
  'Good Thru Date',
  'Good-Through Date',
  'Payoff Good Through',
  'Payoff Good Thru',
  'Payoff Good Until',
  'Payoff Good Through Date',
  'Payoff Date',
  'Payoff Valid Through',
  'Payoff Valid Until',
  'Payoff Expiration Date',
  'Payoff Expires',
  'Payoff Expires On',
  'Payoff Expiration',
  'Quote Expiration',
  'Payoff Effective Through',
  'Quote Good Through',
  'Quote Expires',
  'Quote Expiration Date',
  'Quote Valid Through',
  'Figures Good Through',
  'Figures Valid Through',
  'Valid Through',
  'Valid Until',
  'Valid Thru',
  'Expires',
  'Expires On',
  'Expiration Date',
  'Interest Through',
  'Interest Paid Through Payoff',
  'Interest Calculated Through',
  'Interest Good Through',
  'Statement Good Through',
  'Statement Expires',
  'Demand Expires',
  'Demand Good Through',
  'Pay By',
];

const until: readonly Rule[] = [
  label('payoff_good_through', goodThrough),
  sentence(
    'payoff_good_through',
    ['good', 'valid', 'effective'],
    '(?:good|valid|effective|guaranteed|honored|binding|accurate|correct)(?: only)? (?:through|thru|until|to|till|up to)(?: and including| the close of business on| close of business| end of business| the end of the day on)?(?: on)?,? (?P<v>{date})',
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
  sentence('payoff_good_through', ['expire'], '(?:expires?|expiring|void|not valid)(?: on| after)? (?P<v>{date})', {
    certainty: 0.85,
  }),
];

const owner = [
  'Borrower',
  'Borrowers',
  'Borrower(s)',
  'Borrower Name',
  'Borrower Name(s)',
  'Borrower(s) Name',
  'Name of Borrower',
  'Mortgagor',
  'Mortgagor(s)',
  'Mortgagors',
  'Customer',
  'Customer Name',
  'Customer(s)',
  'Obligor',
  'Debtor',
  'Maker',
  'Trustor',
  'Trustor(s)',
  'Account Name',
  'Name',
  'Name(s)',
  'Loan Name',
  'Homeowner',
  'Homeowner(s)',
  'Co-Borrower',
  'Co-Borrower(s)',
  'Borrower 1',
  'Borrower 2',
  'Member',
  'Member(s)',
  'Member Name',
  'Primary Borrower',
  'Owner',
  'Owner(s)',
  'Re Borrower',
];

/** An unlabelled name over an address, as the one that is seen through an envelope's window: not the bank's own. */
const notOwner = String.raw`.*\b(?:bank|banc\w*|credit union|title|escrow|abstract|mortgage|settlements?|closings?|lending|loans?|financial|servic\w+|llp|law|attorneys?|department|dept|box|attn|attention|payoff|statement|letter|insured|property|premises|collateral|address|borrowers?|customer|account|name)\b.*`;

const parties: readonly Rule[] = [
  label('borrower_name', owner),
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
  }),
];

const property: readonly Rule[] = [
  label('property_address', [
    'Property',
    'Property Address',
    'Property Location',
    'Subject Property',
    'Mortgaged Property',
    'Mortgaged Premises',
    'Premises',
    'Secured Property',
    'Security Property',
    'Collateral',
    'Collateral Address',
    'Collateral Description',
    'Security',
    'Real Estate',
    'Re Property',
  ]),
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
  block('property_address', 3, String.raw`^(?:${notOwner}|{party})\n(?P<v>{address})$`, {
    page: 1,
    box: { x: 0, y: 0.04, w: 0.6, h: 0.36 },
    certainty: 0.6,
  }),
];

/** The loan paid off has a number of its own; only what the new lender calls its loan is this loan's. */
const numbers: readonly Rule[] = [
  label('loan_number', [
    'Your Loan',
    'Your Loan No',
    'Your Loan Number',
    'Your Loan #',
    'Your Reference',
    'Your Reference No',
    'New Loan No',
    'New Loan Number',
    'New Lender Loan No',
    'Requesting Lender Loan No',
    'Requester’s Loan No',
  ]),
  sentence('loan_number', 'your loan', String.raw`\byour (?:new )?loan(?: no\.?| number| #)?:? ?(?P<v>{id})`),
  sentence(
    'loan_number',
    'our loan',
    String.raw`from: [^:]{3,80}?\bour (?:new )?loan(?: no\.?| number| #)?:? ?(?P<v>{id})`,
  ),
];

/** What it takes to pay off a loan that the new one replaces, from the bank that holds it. */
export const payoffStatement = family('payoff_statement', amounts, daily, until, parties, property, numbers);
