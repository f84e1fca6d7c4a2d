import type { Family } from '../../src/extraction/rule.ts';
import { automaticPayments } from './automatic-payments.ts';
import { bankName } from './bank-name.ts';
import { block, checkbox, column, family, label, part, sentence, table, worded } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import { originationRows } from './cost-rows.ts';
import { fundingSheet } from './funding-sheet.ts';
import { afterEntity, amount, amountInWords, entityType, partyName } from './instrument-patterns.ts';
import { letterBorrower } from './letter-borrower.ts';
import { disbursementLetters } from './letters.ts';
import { payoutLetters } from './money-prose.ts';
import { lenderBlockAddress, lenderBlockName, onlyLender, pageHead } from './party-patterns.ts';
import { borrowersWords, disbursementWordings, officerName } from './payment-wordings.ts';
import { signerNames } from './signers.ts';
import { partyWordings, wordings } from './worded-labels.ts';

const companyName = String.raw`\b(?-i:[A-Z])[A-Za-z0-9&.'’-]*(?: (?:&|and|of|the|(?-i:[A-Z0-9])[A-Za-z0-9&.'’-]*)){0,6},? (?-i:LLC|L\.L\.C\.|PLLC|Inc\.?|INC\.?|Corp\.?|CORP\.?|Corporation|Company|Co\.|LP|L\.P\.|LLP|Ltd\.?|P\.C\.)`;

const parties = [
  label('borrower_name', [
    'Borrower',
    'Borrowers',
    'Borrower(s)',
    'Borrower Name',
    'Name of Borrower',
    'Name and Address of Borrower',
    'Borrower Name and Address',
    'Name(s) of Borrower(s)',
    'Co-Borrower',
    'Applicant',
    'Customer',
    'Customer Name',
    'Member Name',
    'Maker',
    'Obligor',
    'Loan Name',
  ]),
  label('borrower_name', ['Member'], { direction: 'right', certainty: 0.85 }),
  label('borrower_address', [
    'Borrower',
    'Borrowers',
    'Borrower(s)',
    'Borrower Address',
    "Borrower's Address",
    'Mailing Address',
    'Address of Borrower',
    'Name and Address of Borrower',
    'Mail to',
    "Borrower's Mailing Address",
  ]),
  sentence(
    'borrower_name',
    ['undersigned'],
    String.raw`\bthe undersigned,? (?P<v>${partyName})(?:,? ${entityType})?,? (?:requests?|authorizes?|directs?|hereby|instructs?|\(|whose|acknowledges?|certif|received|has (?:received|borrowed|obtained)|borrowed|obtained|signed|closed)`,
  ),
  sentence(
    'borrower_name',
    ['loan to', 'loan '],
    String.raw`\bloan(?: (?:no\.? |number |# ?)?[\d-]{5,20})?(?: from [^.;]{4,60}?)? to (?P<v>${partyName})(?:,? ${entityType})?,?(?: for {money}| dated| in the| due)`,
  ),
  sentence(
    'borrower_name',
    ['loan', 'directs', 'authorizes', 'requests', 'instructs'],
    String.raw`\bloan:? [\d-]{5,20} to (?P<v>${companyName})|\bloan no`,
    { certainty: 0.85 },
  ),
  sentence(
    'borrower_name',
    ['directs', 'authorizes', 'requests', 'instructs'],
    String.raw`(?P<v>${companyName}),? (?:hereby )?(?:directs|authorizes|requests|instructs)\b`,
    { certainty: 0.85 },
  ),
  // "Loan 7712-00934, Delta Storage, LP, $450,000.00"
  sentence(
    'borrower_name',
    ['loan', 'note'],
    String.raw`\b(?:loan|note)(?: (?:no\.?|number|#))?:? [\d-]{5,20},? (?:[-–—] |to |of |for )?(?P<v>${companyName}|(?-i:[A-Z][a-z]+(?: [A-Z]\.)? [A-Z][A-Za-z’'-]+)),? (?:[-–—] )?(?:for |in the amount of |of )?\$`,
    { certainty: 0.82 },
  ),
  sentence(
    'borrower_name',
    ['re:', 'subject:'],
    String.raw`\b(?:re|subject): (?:(?:funding|disbursement|payout|closing|release|advance) (?:of|for|to) )?(?P<v>${companyName}|(?-i:[A-Z][a-z]+ [A-Z]\. [A-Z][A-Za-z’'-]+)),? (?:[-–] ?)?loan\b`,
  ),
  sentence(
    'borrower_name',
    ['re:'],
    String.raw`\bre: (?:our )?loan (?:no\.? |number |# ?)?[\d-]{5,20},? (?:ladies|gentlemen|dear|to whom)\b|\bre: (?:our )?loan (?:no\.? |number |# ?)?[\d-]{5,20},? (?:[-–] |to )?(?P<v>${partyName}) (?:ladies|gentlemen|dear|in the|for|dated)\b`,
  ),
  sentence(
    'borrower_entity_type',
    [' corporation', 'limited liability', 'partnership', ' trust'],
    String.raw`, (?P<v>${entityType})${afterEntity}`,
  ),
  label('lender_name', [
    'Lender',
    'Lender Name',
    'Name of Lender',
    'Name and Address of Lender',
    'Bank',
    'Creditor',
    'Financial Institution',
    'Lending Institution',
    'Institution',
    'Credit Union',
  ]),
  label('lender_name', ['To'], { page: 1, valuePattern: onlyLender, certainty: 0.8 }),
  label('lender_address', ['To'], {
    page: 1,
    valuePattern: String.raw`(?i)^[^0-9]*?\b(?:bank|credit union|savings|trust company|lender)\b[^0-9]*(?P<v>\d{1,6} .*?[A-Z]{2},? \d{5}(?:-\d{4})?)`,
    lines: 4,
    certainty: 0.8,
  }),
  sentence(
    'borrower_address',
    ['undersigned'],
    String.raw`\bundersigned,? ${partyName}(?:,? ${entityType})?,? (?:of|residing at|located at|whose (?:mailing )?address is) (?P<v>{address})`,
    { certainty: 0.88 },
  ),
  ...letterBorrower,
  label('lender_address', ['Lender', 'Lender Address', "Lender's Address", 'Name of Lender', 'Bank', 'Creditor']),
  sentence(
    'lender_name',
    ['from ', 'loan'],
    String.raw`\bloan(?: (?:no\.? |number |# ?)?[\d-]{5,20})? (?:from|with|by) (?P<v>${bankName}) to\b`,
  ),
  sentence(
    'lender_name',
    ['authoriz', 'direct', 'instruct', 'request', 'asks', 'ask '],
    String.raw`\b(?:authoriz(?:es?|ed|ing)|direct(?:s|ed|ing)?|request(?:s|ed|ing)?|instruct(?:s|ed|ing)?|asks?)(?:,? (?:and|or)? ?(?:authorizes?|directs?|requests?|instructs?|empowers?))*(?: (?:you|the lender|lender|the bank),)? (?P<v>${bankName})(?:,? \(| to | and |,)`,
    { certainty: 0.86 },
  ),
  sentence(
    'lender_name',
    ['authorized', 'directed', 'instructed', 'requested', 'shall', 'will', 'may'],
    String.raw`(?:\$ ?[\d,.]+ )?(?P<v>${bankName}) (?:is|are|shall|will|may)(?: (?:hereby|be|irrevocably|then))* (?:(?:authorized|directed|instructed|requested)(?: (?:and|to)){1,2} )*(?:disburse|pay|release|fund|advance|apply|distribute)\b`,
    { certainty: 0.8 },
  ),
  // A letter to the lender, and its letterhead.
  block('lender_name', 3, lenderBlockName, { page: 1, certainty: 0.8 }),
  block('lender_address', 5, lenderBlockAddress, { page: 1, certainty: 0.8 }),
  // No farther down: a list of who is paid names banks too.
  block('lender_name', 1, String.raw`^(?:(?:lender|creditor|bank)\b.*|(?P<v>${bankName}))$`, {
    page: 1,
    box: { ...pageHead, h: 0.14 },
    certainty: 0.75,
  }),
];

/** Where a letter says when the loan was made, its own day says nothing of it. */
const ownDay = ['closed on', 'closed as of', 'which closed', 'loan made on', 'closing held on', 'closing took place'];

const loan = [
  sentence(
    'loan_number',
    ['loan no', 'loan number', 'loan #'],
    String.raw`\bloan (?:no\.?|number|#|id)[.:]? ?#?(?P<v>\d[A-Z0-9-]{3,20})\b`,
  ),
  sentence('loan_number', ['loan '], String.raw`(?:(?-i:\b(?:Loan|LOAN))|\byour loan) (?P<v>\d[A-Z0-9-]{4,20})\b`, {
    certainty: 0.86,
  }),
  label('note_date', [
    'Date of Note',
    'Note Date',
    'Loan Date',
    'Date of Loan',
    'Date of Request',
    'Request Date',
    'Dated',
    'Date of Agreement',
    'Date of Authorization',
    'Closing Date',
    'Contract Date',
    'Date of Closing',
    'Note of',
  ]),
  sentence(
    'note_date',
    ['dated'],
    String.raw`\b(?:(?:this )?(?:authorization|agreement|request|disbursement request and authorization|instrument|direction|letter)(?: is)?,? dated(?: as of)?|(?:loan|note)(?: (?:no\.?|number|#|id))?[.:]?(?: [\d-]{4,20})?[^;$]{0,120}?,? dated(?: as of)?) (?:the )?(?P<v>{date})`,
  ),
  // A letter begins with its date, under its title.
  sentence(
    'note_date',
    ['authorization', 'direction', 'proceeds', 'disburse'],
    String.raw`(?-i:\b(?:AUTHORIZATION|DIRECTION|PROCEEDS|DISBURSE|Authorization|Direction|LETTER)) (?P<v>{date}) (?-i:[A-Z])`,
    { certainty: 0.8, unless: ownDay },
  ),
  label('principal_amount', [
    'Principal Amount',
    'Principal',
    'Loan Amount',
    'Note Amount',
    'Amount of Loan',
    'Amount of Note',
    'Original Principal',
    'Original Loan Amount',
    'Amount Requested',
    'Amount of Request',
    'Amount of Advance',
    'Advance Amount',
    'Advance Requested',
    'Requested Advance',
    'Commitment',
    'Face Amount',
    'Total Loan Amount',
    'Approved Amount',
    'Loan',
  ]),
  sentence(
    'principal_amount',
    ['loan', 'note for', 'amount of', 'sum of', 'proceeds of'],
    String.raw`\b(?:(?:loan|note|mortgage)(?: (?:no\.?|number|#)?[.:]? ?[\d-]{5,20})?(?:,)? (?:of|for|in the (?:principal |original )*(?:amount|sum) of)|loan to [^$;]{4,120}? for|loan proceeds of|advance of|principal (?:amount|sum) of) ${amount}`,
  ),
  sentence(
    'principal_amount',
    ['note', 'loan'],
    String.raw`\b(?:note|loan)\b(?:[^.$]|\.\d){0,60}? (?:for|in the (?:(?:original|principal|face) )*(?:amount|sum) of|of) (?:[a-z0-9 ,&/-]{3,110}\()?${amount}`,
    { certainty: 0.84 },
  ),
  sentence(
    'principal_amount',
    ['sources'],
    String.raw`\bsources amount(?: [a-z]+){0,4} loan(?: [\d-]{5,20})? ${amount}`,
    { certainty: 0.8 },
  ),
  table('principal_amount', ['Loan'], 'Amount', { section: 'Sources', certainty: 0.8 }),
  sentence(
    'rate_type',
    ['fixed rate', 'variable rate', 'adjustable rate'],
    String.raw`\b(?:this is|is|as) an? (?P<v>(?:fixed|variable|adjustable)(?: interest)? rate)\b`,
  ),
  label('rate_type', ['Rate Type', 'Type of Rate', 'Loan Type', 'Fixed/Variable'], {
    valuePattern: String.raw`(?i)^(?P<v>(?:fixed|variable|adjustable)(?: rate)?)\b`,
  }),
  sentence(
    'interest_rate',
    ['rate', ' at '],
    String.raw`(?:\b(?:fixed|variable|adjustable|interest|initial|note)(?: interest)? rate ?(?:of |is |\()?|{money} at(?: an? (?:fixed |variable )?rate of)?|\binterest at) ?(?P<v>{rate})`,
  ),
  label('interest_rate', ['Interest Rate', 'Rate', 'Note Rate']),
  label('maturity_date', ['Maturity Date', 'Maturity', 'Final Maturity', 'Due Date']),
  sentence(
    'maturity_date',
    ['due on', 'matur', 'due and payable'],
    String.raw`\b(?:due(?: and payable)? on|matur(?:es|ing|ity date of|ity of)(?: on)?) (?P<v>{date})`,
  ),
  label('loan_officer', ['Loan Officer', 'Account Officer', 'Lending Officer', 'Relationship Manager'], {
    valuePattern: officerName,
  }),
  label('loan_officer', ['Officer'], { direction: 'right', certainty: 0.95, valuePattern: officerName }),
  label('loan_officer', ['From'], {
    page: 1,
    certainty: 0.8,
    unless: borrowersWords,
    // A company is no officer: the borrower writes to the bank.
    valuePattern: String.raw`^.*\b(?:LLC|L\.L\.C|Inc|Corp|Corporation|Company|L\.P|LP|Ltd)\b.*$|^(?P<v>[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3})(?:,.*)?$`,
  }),
  // The day of a memorandum or a message is not the loan's.
  label('note_date', ['Date'], { page: 1, certainty: 0.7, unless: ['memo', 'subject:', 'from:'] }),
  block('note_date', 1, String.raw`^(?P<v>[a-z]{3,9}\.? \d{1,2}, \d{4})$`, {
    page: 1,
    box: { x: 0, y: 0, w: 1, h: 0.45 },
    certainty: 0.65,
    unless: ownDay,
  }),
  label('maturity_date', ['Matures', 'Maturing']),
  label('loan_number', ['Account or Loan Number', 'Loan or Account Number', 'Loan'], {
    lines: 1,
    valuePattern: part(String.raw`^(?:{date}|(?:no\.? ?|# ?)?(?P<v>[A-Z]{0,5}-?\d[\dA-Z-]{2,20}))(?:$|[ ,;(])`),
  }),
  checkbox('rate_type', ['Fixed Rate'], 'fixed'),
  checkbox('rate_type', ['Variable Rate', 'Adjustable Rate'], 'variable'),
  sentence('principal_words', ['in words'], String.raw`\bin words:? (?P<v>${amountInWords})`),
  sentence('principal_amount', ['loan '], String.raw`\bloan [\d-]{5,20}, ${amount}`, { certainty: 0.86 }),
  table('amount_to_borrower', ['Borrower'], 'Dollars', { certainty: 0.75 }),
  // At the head of the paper, where no payment is listed yet.
  label('principal_amount', ['Amount'], {
    direction: 'right',
    page: 1,
    box: { x: 0, y: 0, w: 1, h: 0.28 },
    lines: 1,
    certainty: 0.72,
    fallback: true,
    valuePattern: part('^(?P<v>{money})$'),
  }),
];

/** Headings beside which a purpose is that of each payment, and none of the loan. */
const overPayments = ['payee', 'paid to', 'pay to', 'recipient'];

const purpose = [
  ...['Purpose', 'Purpose of Payment', 'Use of Proceeds'].map((heading) =>
    column('loan_purpose', heading, ['Amount', 'Form of payment', 'Method', 'Name of Payee', 'Payee'], {
      certainty: 0.95,
    }),
  ),
  label(
    'loan_purpose',
    [
      'Purpose',
      'Loan Purpose',
      'Purpose of Loan',
      'Purpose of the Loan',
      'Purpose of Advance',
      'Specific Purpose',
      'Specific Purpose of Loan',
      'Primary Purpose',
      'Primary Purpose of Loan',
      'Use of Proceeds',
      'Use of Funds',
      'Purpose of Disbursement',
      'Purpose of Credit',
    ],
    {
      lines: 2,
      // A choice of boxes, a sentence that leads up to the purpose, or the class of the loan, is not the purpose.
      valuePattern: String.raw`^(?:(?:Business|Commercial|Agricultural|Consumer|Personal)(?: [Pp]urposes?)?\.?|(?P<v>[A-Z][^.:;]{5,120}?)\.?)$`,
      until: 'DISBURSEMENT',
      apart: overPayments,
    },
  ),
  sentence(
    'loan_purpose',
    ['purpose of this loan', 'purpose of the loan', 'purpose of loan', 'purpose:', 'purpose of'],
    String.raw`\bpurpose(?: of (?:this|the) (?:loan|advance|credit|disbursement)| of loan)?(?: is| will be)?: (?P<v>(?-i:[A-Z])[^.:;]{5,120}?)(?:(?: no)?\.| (?-i:[A-Z]{4,}))`,
  ),
  sentence(
    'loan_purpose',
    ['specific purpose of'],
    String.raw`\bspecific purpose of (?:this|the) (?:loan|advance|credit) is:? (?P<v>[a-z][^.:;]{5,120}?)\.`,
    { certainty: 0.88 },
  ),
  sentence(
    'loan_purpose',
    ['following purpose', 'namely'],
    String.raw`\b(?:for the following purposes?|purpose,? namely|purposes,? namely):? (?P<v>[a-z][^.:;$]{5,120}?)\.`,
    { certainty: 0.86 },
  ),
  sentence(
    'loan_class',
    ['purpose'],
    String.raw`\b(?:primary|principal|main) purpose of (?:this|the) (?:loan|credit|advance)(?: is| will be)(?: for)?:? (?:an? )?(?P<v>business|commercial|agricultural|consumer|personal|household)\b`,
    { certainty: 0.88 },
  ),
  // "Business - purchase of a feed mill"
  label('loan_class', ['Purpose', 'Loan Purpose', 'Purpose of Loan', 'Primary Purpose', 'Primary Purpose of Loan'], {
    lines: 1,
    certainty: 0.84,
    fallback: true,
    valuePattern: part(
      String.raw`^(?P<v>business|commercial|agricultural|consumer|personal)(?:$|[ ,.;]*[-–—/(:]| purposes?\b)`,
    ),
  }),
  sentence(
    'loan_purpose',
    ['specific purpose', 'for the purpose of', 'proceeds will be used', 'proceeds are to be used'],
    String.raw`\b(?:specific purpose of (?:this|the) loan is(?: to| for)?|for the purpose of|proceeds (?:will|are to|shall) be used (?:for|to)):? (?P<v>(?-i:[A-Z])[^.:;]{5,120}?)(?:\.| (?-i:[A-Z]{4,}))`,
    { certainty: 0.88 },
  ),
];

/** Which of the boxes for the kind of loan is ticked. */
const classBoxes = [
  checkbox(
    'loan_class',
    [
      'Business',
      'Business (Including Real Estate Investment)',
      'Business or Commercial',
      'Commercial',
      'Business Purpose',
      'Business loan',
      'Agricultural',
    ],
    'business',
  ),
  checkbox(
    'loan_class',
    [
      'Personal',
      'Consumer',
      'Personal, Family or Household Purposes',
      'Personal, Family, or Household Purposes or Personal Investment',
      'Personal, Family or Household Purposes or Personal Investment',
      'Consumer loan',
    ],
    'consumer',
  ),
];

const purposeWords = [
  // For what kind of purpose is said of every loan, and is not what this one is for.
  sentence(
    'loan_purpose',
    ['be used', 'is for', 'are for'],
    String.raw`\b(?:loan|proceeds|funds|money|advance) (?:(?:will|shall|is to|are to|must) be used|is|are) (?:for|to) (?:the )?(?:purposes?|business|commercial|agricultural|personal|consumer|household|any|no|such|lawful|pay)\b[^.]{0,80}|\b(?:loan|proceeds|funds|money|advance)(?: of (?:this|the|our|my) loan)? (?:will|shall|is to|are to) be used (?:for(?: the purpose of)?|to) (?P<v>[a-z][^.:;$]{5,120}?)\.(?: |$)`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'loan_purpose',
    ['is for', 'are for', 'purpose'],
    String.raw`\b(?:money|loan|proceeds|funds|advance) (?:is|are|will be) for:? (?P<v>(?-i:[A-Z])[^.:;]{5,120}?)\.`,
    { certainty: 0.88 },
  ),
];

const toBorrower = [
  'Amount Paid to Borrower Directly',
  'Amount Paid to Borrower',
  'Amount paid to or for Borrower directly',
  'Amount paid to or for Borrower',
  'Amounts Paid to Borrower Directly',
  'Amount Disbursed to Borrower',
  'Amount Given to You Directly',
  'Amount Given to Borrower Directly',
  'Amount Paid to You Directly',
  'Amount Paid to You',
  'Amount Paid Directly to You',
  'Amount Paid Directly to Borrower',
  'Amount to Borrower',
  'Paid to Borrower Directly',
  'Paid to Borrower',
  'Paid Directly to Borrower',
  'Paid to You Directly',
  'Disbursed to Borrower',
  'Disbursement to Borrower',
  'Proceeds to Borrower',
  'Net Proceeds to Borrower',
  'Cash to Borrower',
  'Funds to Borrower',
  'To Borrower',
  'To Borrower Directly',
  'Borrower (directly)',
  'Borrower Directly',
  'Direct to Borrower',
  'Deposit to Borrower Account',
];

const toOthers = [
  "Amounts Paid to Others on Borrower's Behalf",
  "Amount Paid to Others on Borrower's Behalf",
  'Amounts Paid to Others on Your Behalf',
  'Amount Paid to Others on Your Behalf',
  'Amounts Paid to Others',
  'Amount Paid to Others',
  'Total Paid to Others',
  'Total Amounts Paid to Others',
  "Paid to Others on Borrower's Behalf",
  'Paid to Others on Your Behalf',
  'Paid to Others',
  'Disbursed to Others',
  'Disbursements to Others',
  'Disbursed to Third Parties',
  'Paid to Third Parties',
  'Amount to Others',
  'To Others',
  "To Others on Borrower's Behalf",
  'Payments to Others',
  'Payments to Third Parties',
  'Total to Third Parties',
  'Total to Others',
  'Subtotal to Others',
  'Subtotal Paid to Others',
  'Subtotal, Paid to Others',
];

const total = [
  'Total Loan Proceeds',
  'Note Principal',
  'Note Principal Disbursed',
  'Total of Loan Proceeds',
  'Total of Proceeds',
  'Total Proceeds',
  'Loan Proceeds, Total',
  'Loan Proceeds Total',
  'Total Disbursed',
  'Total Disbursement',
  'Total Disbursements',
  'Total Amount Disbursed',
  'Total to be Disbursed',
  'Total Amount to be Disbursed',
  'Total Loan Proceeds Disbursed',
  'Total Loan Disbursement',
  'Total Loan Disbursements',
  'Gross Loan Proceeds',
  'Gross Proceeds',
  'Amount of Loan Proceeds to be Disbursed',
  'Amount of Loan Proceeds',
  'Amount of Proceeds',
  'Amount to be Disbursed',
  'Proceeds to be Disbursed',
  'Loan Proceeds to be Disbursed',
  'Total Distribution of Proceeds',
  'Total Distribution',
  'Total Distributed',
  'Sum of All Disbursements',
  'Total Paid Out',
  'Total of All Disbursements',
  'Total of Disbursements',
  'Total Amount of Disbursements',
  'Total Funded',
  'Total Uses',
  'Total Uses of Funds',
  'Total Uses of Proceeds',
  'Total Funds Disbursed',
  'Total Payments',
  'Total Advance',
  'Grand Total',
  'All Together',
  'Aggregate of All Payments',
  'Sum of All Payments',
  'Total',
];

/** A request that the borrower writes to the bank. */
const writer = [
  label('borrower_name', ['From'], {
    page: 1,
    certainty: 0.7,
    valuePattern: String.raw`^(?P<v>[A-Z].*\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|Company|L\.P\.|LP|Ltd\.?))$`,
  }),
];

const payee = '(?:borrowers?|you|customers?|members?|undersigned|makers?|us|me)';

const amounts = [
  ...writer,
  label('amount_to_borrower', toBorrower),
  table('amount_to_borrower', toBorrower),
  table('amount_to_borrower', ['Borrower', 'Borrower(s)'], 'Amount', { certainty: 0.75 }),
  sentence(
    'amount_to_borrower',
    ['directly', 'to borrower', 'to the borrower', 'undersigned', 'borrower’s', "borrower's"],
    String.raw`(?P<v>{money})(?: (?:is|to be|will be|shall be)(?: paid| disbursed)?)? (?-i:to) (?:the )?(?:undersigned|borrowers?|you|me|us)\b(?:(?:[’']s)? (?:directly|checking|savings|deposit|operating|account)|,? directly|,? (?:by|via|through) )`,
  ),
  sentence(
    'amount_to_borrower',
    ['to our', 'to my', 'into our', 'into my'],
    String.raw`(?P<v>{money}),? (?:(?:is|to be|deposited|credited|paid|by deposit|by credit) )*(?:to|into) (?:our|my) (?:(?:operating|checking|savings|share|deposit|business|money market) )*(?:account|checking|savings|share)\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'amount_to_borrower',
    ['to the undersigned', 'to borrower', 'to the borrower', 'to us', 'to me'],
    String.raw`(?P<v>{money})(?: (?:is|to be|will be|shall be)(?: paid| disbursed)?)? (?-i:to) (?:the )?(?:undersigned|borrowers?|us|me)[;.](?: |$)`,
    { certainty: 0.85 },
  ),
  worded(
    'amount_to_borrower',
    `(?:amounts? |total )?(?:(?:paid|pay|disbursed|payable|given|credited|credit|deposited|deposit|transfer|wire|check|proceeds|cash|funds|net|advance[ds]?|directly|direct) )*(?:to|for|to or for) (?:the )?${payee}(?: (?:directly|account|checking account|checking|deposit account|operating account|savings account|direct))*|direct(?:ly)? to ${payee}|${payee} (?:account|share|directly|direct)|(?:(?:deposit|deposited|credit|credited|transfer|paid|balance|remainder|rest|proceeds) )?(?:to|into|in) (?:our|my|(?:the )?(?:borrowers?|members?|customers?)) (?:(?:operating|checking|savings|share|deposit|money market|business) )*(?:account|checking|savings|share|dda)(?: (?:no|number|ending|in|with you|here|#))*`,
  ),
  worded(
    'amount_paid_to_others',
    '(?:amounts? |total |subtotal )?(?:(?:paid|pay|disbursed|payable|disbursements?|payments?|proceeds|funds) )*(?:on (?:the )?(?:borrowers?|your|customers?) behalf )?(?:to|for) (?:others|third parties|third persons|other payees|other parties|vendors|other persons)(?: on (?:the )?(?:borrowers?|your|their|my|our|customers?) behalf)?(?: total)?|(?:others|third parties|other payees)(?: total)?',
  ),
  worded(
    'loan_proceeds_total',
    '(?:grand )?total(?: (?:of|all|the|loan|note|proceeds|disbursements?|disbursed|paid|out|payments|funds|uses|advance[ds]?|to|be|amount|principal))*|(?:loan|note) (?:proceeds|principal)(?: total| disbursed)?|sum of (?:all )?(?:payments|disbursements)|all (?:loan )?(?:proceeds|payments|disbursements)',
  ),
  // A list of who is paid: where one stands beside the borrower, it gets what others get.
  sentence(
    'amount_paid_to_others',
    ['borrower', 'customer', 'member'],
    String.raw`\b1\.?\)? (?:borrower|customer|member)s?\b[^\d$]{0,90}{sum} 2\.?\)? (?-i:[A-Z])[^\d$]{3,90}?(?P<v>{sum}) (?:grand )?total\b`,
    { certainty: 0.8 },
  ),
  sentence(
    'amount_to_borrower',
    ['directly', 'to borrower', 'to the borrower', 'undersigned'],
    String.raw`\bto (?:the )?(?:borrowers?|undersigned|you|me|us)(?: \(?directly\)?)?(?:,|:| [-–]| the sum of| in the amount of) ?(?P<v>{money})`,
  ),
  label('amount_paid_to_others', toOthers),
  table('amount_paid_to_others', toOthers),
  sentence(
    'amount_paid_to_others',
    ['to others', 'third part'],
    String.raw`(?P<v>{money})(?: (?:is|to be|will be|shall be)(?: paid| disbursed)?)? (?-i:to) (?:others|third parties)\b`,
  ),
  sentence(
    'amount_paid_to_others',
    ['to others', 'third part'],
    String.raw`\b(?:to|paid to) (?:others|third parties)[^$.]{0,80}?(?:,|:| [-–]| the sum of| in the amount of) ?(?P<v>{money})`,
  ),
  // Where only one payee is named beside the borrower, what it gets is what others get.
  sentence(
    'amount_paid_to_others',
    ['borrower’s', "borrower's", 'the borrower', 'undersigned'],
    String.raw`{money} to (?:the )?(?:borrower|undersigned|us|me)[^$]{0,80}?\b(?:2\.|\(2\)|and|;) ?(?P<v>{money}) (?:by (?:wire|check|ach|cashier[’']s check) )?to (?-i:[A-Z])`,
    { certainty: 0.8 },
  ),
  sentence(
    'amount_paid_to_others',
    ['to the borrower', 'to borrower', 'to us directly', 'to me directly', 'undersigned'],
    String.raw`\bto (?:the )?(?:borrower|us|me|undersigned)(?: directly)?,? {money},?;?(?: and)? to (?-i:[A-Z])[^$;:]{3,80}?, ?(?P<v>{money})`,
    { certainty: 0.8 },
  ),
  label('loan_proceeds_total', total),
  table(
    'loan_proceeds_total',
    total.filter((row) => row !== 'Total'),
  ),
  sentence(
    'loan_proceeds_total',
    ['total of', 'proceeds', 'in all'],
    String.raw`\b(?:for a (?:grand )?total of|(?:(?:whole|total|entire amount|sum|full amount|all) of the|(?:the )?(?:entire|full|whole|gross|all)(?: of the)?) (?:loan )?proceeds(?: of (?:the|this|our|my) (?:loan|note))?(?: of| is|,|, being|, which are|, in the amount of| in the amount of)?|total (?:loan )?proceeds (?:of|are|is)|totall?ing|in all,?) ${amount}`,
  ),
  sentence('loan_proceeds_total', ['total'], String.raw`(?-i:\b(?:Total|TOTAL)) ?[.…_]{3,} ?(?P<v>{money})`, {
    certainty: 0.85,
  }),
  sentence('loan_proceeds_total', [' total'], String.raw`(?P<v>{money}) (?-i:Total|TOTAL)\b`, { certainty: 0.75 }),
  label('amount_financed', ['Amount Financed']),
  table('amount_financed', ['Amount Financed']),
  label('disbursement_date', [
    'Disbursement Date',
    'Date of Disbursement',
    'Funding Date',
    'Date of Funding',
    'Date Funded',
    'Fund Date',
    'Fund On',
    'Pay On',
    'Disburse On',
    'Date to Disburse',
    'Disbursed On',
    'Advance Date',
    'Date of Advance',
    'Book Date',
    'Booking Date',
    'Value Date',
  ]),
  sentence(
    'disbursement_date',
    ['disburse', 'fund', 'book', 'advance', 'pay', 'release', 'paid'],
    String.raw`\b(?:will |to |shall |may |please )?(?:disbursed?|fund(?:ed)?|advance[d]?|pay it out|pay|release|paid)(?: out)?(?: (?:the |these |all |our |my |of )*(?:loan|proceeds|loan proceeds|funds|money|it))?(?: out)? on(?: or (?:about|after))? (?P<v>{date})`,
  ),
  sentence('disbursement_date', ['book'], String.raw`\bbook (?:the|this)[^;]{0,90}? on (?P<v>{date})`, {
    certainty: 0.88,
  }),
];

const authorizations = [
  family(
    'disbursement_authorization',
    loanNumber,
    softwareHeader,
    parties,
    loan,
    purpose,
    classBoxes,
    purposeWords,
    amounts,
    disbursementWordings,
    disbursementLetters,
    payoutLetters,
    // A memorandum is signed inside the bank.
    { ...signerNames('borrower_name', ['borrower']), unless: ['memorandum', 'memo'] },
    // Who is paid out of a loan is not who lends.
    partyWordings.map((rule) =>
      rule.worded === undefined ? rule : { ...rule, worded: rule.worded.replaceAll('|payee', '') },
    ),
    wordings('loan_number', 'principal_amount', 'maturity_date', 'rate_type', 'interest_rate', 'note_date'),
    wordings('loan_purpose').map((rule) => ({ ...rule, apart: overPayments })),
    wordings('collateral_description', 'guarantor_name', 'number_of_payments', 'term_months'),
    automaticPayments,
    originationRows,
    fundingSheet,
  ),
];

/** SBA Form 1050 says what a disbursement authorization does, of an SBA loan. */
export const disbursementAuthorizations: readonly Family[] = [
  ...authorizations,
  ...authorizations.map(({ rules }) => family('sba_form_1050', rules)),
];
