import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence, worded } from './build.ts';
import { insurerName, lenderName, onlyLender } from './party-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { closerName as agentName } from './title-patterns.ts';
import { wordings } from './wordings.ts';

/** What letters, memoranda and messages say in their own words of a payoff, a wire, a payout and a liability policy. */

const loanOrNote = String.raw`(?:loan|ln\.?|note|account|acct\.?|mortgage)(?: (?:no\.?|number))?:? ?#? ?[A-Z]{0,4}-?\d`;

/** What the subject of a letter is called: "Re: Disbursement Authorization - Loan No. 5500871" names nobody. */
const ownWords =
  'authori[sz]ations?|approvals?|approved|instructions?|requests?|letter|directions?|statements?|memo|memorandum|notice|report|sheet|form|schedule|closing|loans?|funding|proceeds|disbursements?|payoff|funds|wire|transfer|release|final|initial|draw|advance|commercial|business|consumer|residential|construction|term|real|estate|equipment|mortgage|refinance|purchase|personal|agricultural|farm|home|equity|line|credit|sba|new|existing|secured|bridge|installment|account|your|our|this|the|and|of|for|to|on|a|an|&';

/** "Re: Payoff figures - Northfork Milling Co., Loan 5500871" */
const matterOwner = String.raw`^(?:(?:re|fwd|fw): )?(?:(?:(?:${ownWords})[ ,:/–—-]*)+\(?${loanOrNote}.*$|(?:[^\n]*?\b(?:pay-?off|funding|disbursement|payout|closing|release|proceeds|funds|figures|wire|advance)\b(?: (?:figures?|quote|request|statement|letter|instructions?|information|memo|of|for|to|on|amount|funds|proceeds|loan|sent|released|completed|confirmation|confirmed|advice|notice|transfer|out|today|approved|ready))*(?: ?[-–—:,])? )?(?P<v>{who}),?(?: [-–—/])? ?\(?(?:(?:your|our|new|old|the) )?${loanOrNote})`;

const subjects = ['Re', 'Subject', 'Regarding', 'Matter'];
const matter: readonly Rule[] = [
  label('borrower_name', subjects, { lines: 2, certainty: 0.86, valuePattern: part(matterOwner) }),
  block('borrower_name', 1, `^(?:re|subject|regarding|fwd|fw):? ${matterOwner.slice(1)}`, { certainty: 0.86 }),
  // The label of the loan's number may end what stands beside the subject.
  sentence(
    'borrower_name',
    ['re:', 'subject:', 'regarding:'],
    String.raw`\b(?:re|subject|regarding): ${matterOwner.slice(1).replaceAll(String.raw`[^\n]*?`, '[^.:;]{0,40}?').replace('.*$', '')}`,
    { certainty: 0.84 },
  ),
];

const company = String.raw`(?-i:[A-Z])[A-Za-z0-9&.'’-]*(?: (?:&|and|of|the|(?-i:[A-Z0-9])[A-Za-z0-9&.'’-]*)){0,6},? (?-i:LLC|L\.L\.C\.|PLLC|Inc\.?|INC\.?|Corp\.?|Corporation|Company|Co\.|LP|L\.P\.|LLP|Ltd\.?|P\.C\.|P\.A\.|Partners|Partnership)`;

export const payoffLetters: readonly Rule[] = [
  worded(
    'payoff_amount',
    '(?:(?:total|net|full|final|exact|grand) )*(?:amounts?|sum|total|balance|funds|payment|figure)(?: (?:is|required|needed|necessary|due|owing|owed|payable|to be paid|you need|you must pay|sufficient))* to (?:pay|satisfy|retire|discharge|release|clear|close|payoff|redeem)(?: (?:off|out|the|this|your|our|loan|lien|mortgage|note|account|debt|deed of trust|in|full|obligation|indebtedness|above))*',
    { direction: 'right', lines: 1, valuePattern: part('^(?P<v>{sum})') },
  ),
  sentence(
    'payoff_amount',
    ['payoff', 'pay-off', 'pay off'],
    String.raw`\bpay-?off (?:amount |figure |balance )?(?:on|for) (?-i:[A-Z])[^.$]{3,80}? (?:is|will be|comes to|totals) (?P<v>{money})`,
    { certainty: 0.88 },
  ),
  sentence(
    'payoff_amount',
    ['indebtedness', 'obligations', 'outstanding', 'debt'],
    String.raw`\b(?:total (?:amount )?(?:of )?|amount of |outstanding )(?:such |the |all |its |said )*(?:indebtedness|obligations?|debt|balance)\b(?:[^.$]|\.\d){0,120}? (?:is|will be|totals|equals|of|comes to) (?P<v>{money})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payoff_per_diem',
    ['increase', 'per day', 'a day', 'each day', 'daily', 'per diem'],
    String.raw`\b(?:increases?|increased|grows?|rises?|goes up|accrues?|accruing|continues to accrue)(?: (?:by|at|in the amount of|at the rate of|at a rate of|at the daily rate of|at a daily rate of|daily at))+ (?P<v>\$ ?\d[\d,]*\.\d{2,6})\b`,
    { certainty: 0.9 },
  ),
  sentence(
    'payoff_good_through',
    ['payoff date', 'pay-off date'],
    String.raw`\b(?P<v>{date}),? \((?:the |such date, the )?[“"]pay-?off date[”"]\)`,
    { certainty: 0.92 },
  ),
  ...matter,
  label('borrower_name', subjects, {
    lines: 1,
    certainty: 0.8,
    fallback: true,
    valuePattern: part(
      String.raw`^(?:loan |mortgage )?pay-?off(?: (?:figures?|letter|statement|request|quote|demand))*(?: ?[-–—:,]| of| for) (?P<v>${company})$`,
    ),
  }),
  sentence(
    'borrower_name',
    ['payoff', 'pay-off', 'pay off'],
    String.raw`\bpay-?off (?:amount |figure |balance |quote )?(?:on|for) (?:our (?:member|borrower|customer),? )?(?P<v>{who})[’']s? (?:loan|account|note|mortgage)\b`,
    { certainty: 0.86 },
  ),
];

const shortParty = String.raw`(?:(?-i:[A-Z])[A-Za-z.'’-]*|&|and)(?: (?:(?-i:[A-Z])[A-Za-z0-9.'’&-]*|&|and)){1,7}(?:,? (?-i:LLC|L\.L\.C\.|PLLC|Inc\.?|Corp\.?|Company|Co\.|LP|L\.P\.|LLP|Ltd\.?|P\.A\.|P\.C\.))?`;
/** Up to what follows it, which may begin with a capital too: "Mia Cole / Our file 26-1180". */
const shortestParty = shortParty.replace('{1,7}', '{1,7}?');
const fileId = String.raw`(?P<v>[A-Z]{0,5}-?\d[A-Z0-9-]{2,18})`;
const sum = String.raw`\$ ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?`;

export const wireLetters: readonly Rule[] = [
  ...matter,
  sentence(
    'wire_amount',
    ['wire', 'transfer'],
    String.raw`\b(?:wire|transfer)(?: (?:out|today|tomorrow))?(?: on {date})?,? (?:for|of|totall?ing) (?P<v>${sum})`,
    { certainty: 0.88 },
  ),
  label('wire_reference', wordings('{note|text|message|words} {on|for|in|with} {the|} {wire|transfer}'), {
    lines: 1,
    certainty: 0.88,
  }),
  sentence(
    'settlement_agent',
    ['callback', 'call back', 'call-back'],
    String.raw`\bcall[ -]?back (?:was |has been |is )?(?:done|completed|made|performed)? ?(?:with|to|by) (?P<v>${agentName})(?:[.;,(]| at | on |$)`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'wire_amount',
    ['amount of', 'sum of', 'wir', 'transfer', 'proceeds'],
    String.raw`\b(?:(?:loan |net |net loan |mortgage )?(?:proceeds|funds)|wire|transfer|send|remit)(?: (?:today|now|tomorrow|out))?,?(?: {date},?)? (?:in )?the (?:total |net |exact )?(?:amount|sum) of (?P<v>${sum})`,
    { certainty: 0.9 },
  ),
  sentence(
    'disbursement_date',
    ['wire', 'send', 'transfer', 'release', 'fund'],
    String.raw`\b(?:wire|send|transfer|release|fund|remit)(?: (?:it|this|out|the wire|the funds|funds))? (?:today|tomorrow|now)[,:]? \(?(?:on )?(?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'borrower_name',
    ['our customer', 'our borrower', 'our member', 'your borrower', 'your customer'],
    String.raw`\b(?:our|your) (?:customer|borrower|member|mutual customer|mutual client)s?,? (?P<v>${shortParty})(?:[,.;(]| loan\b| under\b| on\b| in\b|$)`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_name',
    ['loan for', 'loan to', 'loan of', 'closing for', 'closing of'],
    String.raw`\b(?:loan|closing|refinance) (?:for|to|of) (?:our client,? |your borrowers?,? |our borrowers?,? )?(?P<v>${shortestParty}) ?\(?(?:your |our )?(?:loan|file|case|escrow)\b`,
    { certainty: 0.86 },
  ),
  label('borrower_name', wordings('{client|clients|our client} {name|}'), {
    certainty: 0.84,
    fallback: true,
    valuePattern: part(String.raw`^(?:.*\b(?:bank|banc\w*|credit union|savings|trust company)\b.*|(?P<v>.+))$`),
  }),
  label(
    'settlement_file_number',
    wordings('{our|title|closing|} {matter|case|file/matter|matter/file|escrow} {no|number|#|id|}'),
    {
      lines: 1,
      valuePattern: part(String.raw`^\W*${fileId}$`),
      certainty: 0.86,
    },
  ),
  sentence(
    'settlement_file_number',
    ['our case', 'our file', 'our matter', 'our escrow', 'our order', 'escrow no', 'our reference'],
    String.raw`\b(?:our (?:case|file|matter|escrow|order|reference)|escrow)(?: (?:no\.?|number|#))?:? ?#?${fileId}\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'settlement_agent',
    ['for choosing', 'for using', 'closing with', 'escrow with', 'proceeds with'],
    String.raw`\b(?:for (?:choosing|using|working with)|(?:closing|escrow|opened|order) with) (?P<v>${agentName})(?:[.,;!]| for | when | as |$)`,
    { certainty: 0.82, fallback: true },
  ),
  // A sheet that names who sells is the closer's, and goes to the bank that lends.
  label('lender_name', ['To'], {
    page: 1,
    lines: 1,
    certainty: 0.8,
    fallback: true,
    where: ['seller'],
    valuePattern: onlyLender,
  }),
  // Who is asked for the money in a letter of the closer: the bank that gets it has its numbers below it.
  block('lender_name', 2, String.raw`^(?P<v>${lenderName})\n(?:attn|attention|c/o)\b:? [^\n]*`, {
    page: 1,
    box: { x: 0, y: 0.05, w: 0.6, h: 0.35 },
    certainty: 0.76,
    fallback: true,
  }),
  sentence(
    'property_address',
    ['refinance of', 'purchase of', 'sale of', 'closing of', 'closing on'],
    String.raw`\b(?:refinance|refinancing|purchase|sale|closing|acquisition) (?:of|on|at) (?:the property at )?(?P<v>{address})`,
    { certainty: 0.86 },
  ),
  sentence(
    'closing_date',
    ['close on', 'scheduled for', 'set for', 'closing', 'settlement', 'closes'],
    String.raw`\b(?:(?:set|scheduled|expected|due|going|planned) to (?:close|settle) (?:on )?|(?:closing|settlement|signing)(?: (?:is|has been|takes place|will take place|will be|to be|held|set|scheduled))*(?: (?:on|for))?[:,]? |closes (?:on )?)(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?P<v>{date})`,
    { certainty: 0.86 },
  ),
];

const people = String.raw`(?-i:[A-Z][a-z’'-]+(?: [A-Z]\.)?(?: (?:and|&) [A-Z][a-z’'-]+(?: [A-Z]\.)?)? [A-Z][A-Za-z’'-]+)`;

export const disbursementLetters: readonly Rule[] = [
  ...matter,
  sentence(
    'borrower_name',
    ['loan', 'note'],
    String.raw`\b${loanOrNote}[A-Z0-9-]{3,20},? (?:for|to|of) (?P<v>${company}|${people})(?:[.,;:(]| (?:on|today|tomorrow|is|closes|closed|closing|as|in|and|has|may|can|should)\b)`,
    { certainty: 0.85 },
  ),
  sentence(
    'borrower_name',
    ['made to', 'loan to', 'loan for', 'extended to'],
    String.raw`\bloan(?: of {money})? (?:(?:made|extended|granted) )?(?:to|for) (?P<v>${company}|${people})(?:[.,;:(]| (?:on|is|closes|closed|closing|as|in|and|has|dated|loan)\b)`,
    { certainty: 0.85 },
  ),
  sentence(
    'loan_number',
    ['loan'],
    String.raw`\b(?:fund|release|book|disburse|pay out|close|term|our|the|this) loan (?:no\.? |number |# ?)?(?:{date}|(?P<v>[A-Z]{0,4}-?\d[\dA-Z]*-?[\dA-Z]*\d[\dA-Z-]*)\b)`,
    { certainty: 0.86 },
  ),
  worded('loan_number', '(?:facility|obligation|credit|loan|note)(?: (?:no|number|#|id))?', {
    lines: 1,
    direction: 'right',
    certainty: 0.85,
    valuePattern: part(
      String.raw`^(?:term loan|loan|note|line of credit|mortgage loan|installment loan)(?: no\.?| number| #)? (?P<v>[A-Z]{0,4}-?\d[\dA-Z-]{3,18})$`,
    ),
  }),
  sentence(
    'closing_date',
    ['signed', 'closed', 'closes', 'closing', 'executed'],
    String.raw`\b(?:(?:docs?|documents|papers|package|note|loan documents|borrowers?)(?: (?:were|was|have|been|has|all))* (?:signed|executed|closed)|(?:above |this |the |our )?(?:loan|transaction|it) (?:closes|closed|will close|is closing|is to close|is set to close|is scheduled to close)|(?:partnership|company|corporation|bank),? closing)(?: (?:on|as of))? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  ...plainLabels('closing_date', 'disbursement_date'),
  label(
    'closing_date',
    wordings(
      '{signing|consummation|document signing|loan signing|execution} {date|}',
      'date {signed|of signing|closed|of consummation|documents signed|loan closed}',
      '{closing|settlement} {scheduled|set|takes place|scheduled for|set for}',
      '{docs|documents|loan documents} signed {on|}',
    ),
    { lines: 1, certainty: 0.86, valuePattern: part('^(?P<v>{date})') },
  ),
  label(
    'disbursement_date',
    wordings(
      '{release|payout|pay-out|proceeds|advance|pay|value|expected funding|scheduled funding|requested funding|expected disbursement} date',
      'date {of|for} {release|payout|advance|proceeds}',
      'date {funds|proceeds|loan} {released|advanced|to be released|to be disbursed|to be advanced|to be paid|available|will be disbursed|are to be disbursed}',
      '{release|release of funds|funds may be released|funds released|disburse|disbursement|funding|proceeds} {permitted|authorized|scheduled|not before|no earlier than|no sooner than|on or after|after|set for}',
      '{funds|proceeds|money} {available|to be available|released|to be released|go out} {on|}',
    ),
    { lines: 1, certainty: 0.86, valuePattern: part('^(?P<v>{date})') },
  ),
  sentence(
    'disbursement_date',
    ['fund', 'disburse', 'release', 'pay'],
    String.raw`\b(?:(?:funding|disbursement|release|payout|advance) date(?: of| is| will be|:)?|(?:release|fund|disburse|pay out|advance)\b(?:[^.;$]|\.\d|\b(?:inc|corp|co|ltd|no)\.){0,70}? (?:today|tomorrow)[, (]*(?:on )?|(?:funds|proceeds|money)(?: (?:are|is|will|to|may|shall|be))* (?:released|disbursed|advanced|available|paid out)(?: on(?: or after)?)?) ?(?P<v>{date})`,
    { certainty: 0.87 },
  ),
  sentence(
    'loan_proceeds_total',
    ['proceeds of', 'disbursed', 'total to', 'proceeds'],
    String.raw`\b(?:(?:pay out|disburse|release|distribute|apply)(?: (?:the|all|these|our|my|of|net))* (?:loan |note )?proceeds of|total (?:to be |amount |amount to be |being )?(?:disbursed|paid out|released|funded)(?: is| of|:)?|proceeds(?: of (?:our|my|the|this) loan)?,? (?:total|totaling|totalling|in the (?:total )?(?:amount|sum) of)) (?P<v>{money})`,
    { certainty: 0.86 },
  ),
  worded(
    'loan_proceeds_total',
    '(?:new |total |gross )?(?:loan|note) proceeds|proceeds (?:of|from) (?:the |new |this )?loan',
    {
      direction: 'right',
      lines: 1,
      certainty: 0.84,
      valuePattern: part('^(?P<v>{sum})$'),
    },
  ),
  worded(
    'amount_to_borrower',
    '(?:(?:balance|remainder|remaining|rest|net|cash|funds|proceeds|amount|check|deposit|excess|surplus|left) )+(?:(?:paid|due|payable|of|proceeds|funds|deposited|amount) )*(?:to|for) (?:the |our |your )?(?:applicants?|borrowers?|customers?|members?|obligors?|undersigned|me|us|you|makers?)(?: (?:dda|account|checking|checking account|directly))?',
    { direction: 'right', lines: 1, valuePattern: part('^(?P<v>{sum})') },
  ),
  sentence(
    'amount_to_borrower',
    ['borrower', 'customer', 'member', 'applicant'],
    String.raw`(?P<v>{money}) (?:deposited |paid |payable |credited |wired |by check )?to (?:the |our )?(?:borrower|customer|member|applicant)s?(?:[’']s?)? (?:dda|ddb|checking|savings|operating|deposit|account|acct|share)\b`,
    { certainty: 0.88 },
  ),
  label('settlement_agent', ['To'], {
    page: 1,
    lines: 1,
    certainty: 0.78,
    fallback: true,
    valuePattern: part(`^(?P<v>${agentName})(?:,|;|$)`),
  }),
];

const liabilityLender = String.raw`(?:mortgagee|lender|bank|additional insured|certificate holder|additional interest)`;
const policyId = String.raw`(?P<v>(?-i:[A-Z]{1,6}[ -]?){0,3}\d[A-Z0-9-]*(?: ?[ -]\d{3,10})?(?:-[A-Z0-9]{1,4})?)`;

/** Of a letter or a form that speaks of one policy. */
export const liabilityPolicy: readonly Rule[] = [
  label(
    'hazard_policy_number',
    wordings(
      '{liability|general liability|GL|CGL|master|} policy {number|no|#|id|identification|identifier|reference|ref|to be issued|being issued|}',
      '{number|no} of policy',
      'policy {number|no} {to be issued|assigned|bound}',
    ),
    { direction: 'right', lines: 1, certainty: 0.9, valuePattern: part(`^#? ?${policyId}(?:$|[,;.(])`) },
  ),
  worded(
    'hazard_expiration_date',
    '(?:policy |coverage )?(?:renewal|renews|anniversary)(?: date| on)?|(?:coverage|policy|insurance|protection) (?:ends|expires|terminates|lapses)(?: on| at)?(?: 12 01 am| 1201 am)?',
    {
      lines: 1,
      certainty: 0.84,
      valuePattern: part(String.raw`^(?:12:01 a\.?m\.? )?(?:on )?(?P<v>{date})`),
      fallback: true,
    },
  ),
  worded('hazard_effective_date', '(?:policy |coverage |insurance )?(?:term|period|dates|in force)', {
    direction: 'right',
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?:from )?(?P<v>{date}) ?(?:-|–|—|to|through|thru|until) ?{date}`),
  }),
  worded('hazard_expiration_date', '(?:policy |coverage |insurance )?(?:term|period|dates|in force)', {
    direction: 'right',
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?:from )?{date} ?(?:-|–|—|to|through|thru|until) ?(?P<v>{date})`),
  }),
];

export const liabilityLetters: readonly Rule[] = [
  sentence(
    'borrower_name',
    ['coverage for', 'insurance for', 'liability policy for', 'covers', 'insures'],
    String.raw`\b(?:(?:liability|placed|bound|written|issued|provides?|renewed)\b[^.;]{0,40}? (?:coverage|insurance|policy|cover) for|(?:policy|coverage|which|it) (?:covers|insures)) (?:our (?:insured|client|customer),? )?(?P<v>${company})(?:[.,;(]| (?:with|under|through|by|effective|from|is|has|and|at)\b)`,
    { certainty: 0.85 },
  ),
  sentence(
    'borrower_name',
    ['is insured', 'are insured', 'is covered', 'are covered', 'carries', 'maintains'],
    String.raw`(?:^|[.:!,] |\b(?:certify that|confirm that|advise that|that|hello,|dear \w+[:,]) )(?P<v>${company}|${people})(?:,? (?:of )?{address},?)? (?:is|are) (?:(?:currently|presently|now) )?(?:insured|covered) (?:for|by|under|with|through)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_address',
    ['is insured', 'are insured', 'is covered', 'are covered', 'carries', 'maintains'],
    String.raw`(?:^|[.:!,] |\b(?:certify that|confirm that|advise that|that) )(?:${company}|${people}),? (?:of )?(?P<v>{address}),? (?:is|are) (?:(?:currently|presently|now) )?(?:insured|covered) (?:for|by|under|with|through)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'insurer_name',
    ['written by', 'issued by', 'placed with', 'written through', 'underwritten by', 'carried with', 'insured with'],
    String.raw`\b(?:written|issued|placed|underwritten|carried|insured|provided) (?:by|with|through) (?P<v>${insurerName})(?:[ ,.;(]|$)`,
    { certainty: 0.85 },
  ),
  // The declarations of a policy bear who writes it over or under their title.
  block('insurer_name', 1, String.raw`^(?P<v>${insurerName})$`, {
    page: 1,
    where: ['declarations'],
    box: { x: 0, y: 0, w: 1, h: 0.16 },
    certainty: 0.72,
    fallback: true,
  }),
  ...['lender_name', 'mortgagee_name'].flatMap((field) => [
    worded(
      field,
      `(?:interested part(?:y|ies)|(?:status|interest|name|position) of (?:the )?(?:lender|bank|mortgagee)|(?:lender|bank|mortgagee)(?: to be)? (?:notified|named|protected|listed)|(?:notice|notify)(?: of cancellation)?(?: to)?(?: the)? ?(?:lender|bank|mortgagee)?|additional insureds?(?:/(?:mortgagee|lender|certificate holder))?|additional insureds? (?:mortgagee|lender)(?: [a-z]+){0,4})`,
      {
        lines: 1,
        certainty: 0.85,
        fallback: true,
        valuePattern: part(
          String.raw`^(?:${liabilityLender}(?:/${liabilityLender})* ?[-–—:] ?)?(?P<v>${lenderName})(?:,? *(?:its successors|and its|isaoa|atima|a (?:national|state|federal)|as its|as |\(|;|\d|p\.? ?o\.? box|one )|,|\.? *$)`,
        ),
      },
    ),
    sentence(
      field,
      ['additional insured', 'mortgagee', 'loss payee'],
      String.raw`(?:^|[.;:] )(?P<v>${lenderName}) (?:is|has been|will be) (?:also )?(?:named|listed|shown|included|added|endorsed)(?: on (?:the|this) policy)? as (?:an? )?(?:additional insured|mortgagee|loss payee)\b`,
      { certainty: 0.85, fallback: true },
    ),
  ]),
  label('lender_name', ['To', 'Prepared for'], {
    page: 1,
    lines: 2,
    certainty: 0.8,
    fallback: true,
    valuePattern: onlyLender,
  }),
];
