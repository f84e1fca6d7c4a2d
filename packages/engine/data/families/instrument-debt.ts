import type { Rule } from '../../src/extraction/rule.ts';
import { label, sentence } from './build.ts';
import { amount, amountInWords } from './instrument-patterns.ts';
import { debtWorded } from './worded-instrument.ts';

const instrument =
  '(?:deed of trust|trust deed|security deed|deed to secure debt|mortgage|security instrument|this document|assignment(?: of (?:leases and )?rents)?|instrument|indenture|agreement|rider|deed)';

const street = String.raw`\d{1,6} (?:[NSEW]\.? |(?:north|south|east|west) )?(?:(?-i:[A-Z])[A-Za-z.'’]+ |\d{1,3}(?:st|nd|rd|th) ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|parkway|pkwy|highway|hwy|way|place|pl|circle|terrace|square|trail|pike|loop|route)\b|\d{1,6} (?:state|county|us|u\.s\.) (?:highway|road|route)\b`;

/** The loan's number in a sentence or at the foot of a page. */
export const instrumentLoanNumber: readonly Rule[] = [
  sentence(
    'loan_number',
    [', no.', ' no. ', 'number'],
    String.raw`\b(?:note|agreement|loan agreement|credit agreement),? (?:dated (?:as of )?{date},? )?(?:numbered|number|no\.?) (?P<v>\d[\d-]{4,18}\d)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'loan_number',
    ['loan no', 'loan number', 'loan #', 'loan id'],
    // The box before it may hold an address: its number follows the caption in running text.
    String.raw`\bloan (?:no\b|number|#|id)[a-z ]{0,10}[.:]{0,2} ?${street}|\bloan (?:no\b|number|#|id(?: #| no| number)?|identifier)[.:]{0,2} ?#?(?P<v>\d[A-Z0-9-]{3,20})\b`,
  ),
  // A mortgagee's books know the note as an account of theirs.
  sentence(
    'loan_number',
    ['identified', 'books', 'known as', 'designated', 'referenced', 'account'],
    String.raw`\b(?:note|loan|debt|obligation|indebtedness)\b(?:[^.;]|\.\d){0,220}? (?:identified|designated|carried|known|referenced|recorded|numbered|booked)(?: (?:on|in|by|upon) (?:the )?(?:books|records|files)?(?: ?of)?(?: ?the)? ?(?:lender|mortgagee|beneficiary|bank|assignee)?(?:[’']s (?:books|records|files))?)? (?:as|by|under) (?:its |the )?(?:loan|account|note|obligation|obligor)(?: (?:number|no\.?|#))? ?#?(?P<v>\d[\d-]{4,18}\d)\b`,
    { certainty: 0.86 },
  ),
  // The foot of a page says only "Loan 2443-89024".
  sentence(
    'loan_number',
    ['- loan ', 'for loan ', '. loan ', ', loan ', 'trust loan', 'mortgage loan', 'rider loan'],
    String.raw`\bloan (?P<v>\d[A-Z0-9-]{4,20})\b`,
    { certainty: 0.85 },
  ),
];

/** When the debt falls due, in the sentence that names the note. */
export const debtMaturity: readonly Rule[] = [
  sentence(
    'maturity_date',
    ['not later than', 'no later than', 'on or before', 'in full by'],
    String.raw`\b(?:in full|paid|payable|due)[^.]{0,60}? (?:(?:not|no) later than|on or before|in full by) (?P<v>{date})`,
  ),
  sentence(
    'maturity_date',
    ['matur', 'final payment', 'final installment', 'payable in full'],
    String.raw`\b(?:(?:final )?maturity date(?: of the note)?(?: is| of|,|:| being)|matur(?:es|ing|e)(?: and (?:is |becoming )?due)?(?: on| no later than)?|(?:with|having) (?:an? )?(?:(?:final|stated|scheduled) )*maturity(?: date)? (?:of|on)|(?:final|stated|scheduled) maturity(?: date)?(?: of| on| is|:)|final (?:payment|installment)(?: of[^.]{3,60}?)?(?: is)?(?: being)? due(?: and payable)?(?: on)?) (?:the )?(?P<v>{date})`,
  ),
  sentence(
    'maturity_date',
    [' due ', 'payable in full'],
    String.raw`(?:\bfalling due|\bdue and payable(?: in full)?(?: on| by)?|\b(?:note|debt|balance|indebtedness|obligation)[^.]{0,80}? due(?: in full)?(?: on| by)?|{money},? due(?: on)?|\bfully due[^.]{0,20}? on|\b(?:due|payable|repayable) in full(?: on| by)?|\bif not (?:sooner|paid earlier)[^.]{0,20}?,? due(?: and payable)?(?: on)?) (?:the )?(?P<v>{date})`,
    { certainty: 0.88 },
  ),
];

/** The date of an instrument, which is the date of its note. */
export const instrumentDate: readonly Rule[] = [
  label(
    'note_date',
    [
      'Date',
      'Dated',
      'Date of Note',
      'Note Date',
      'Loan Date',
      'Date of Instrument',
      'Instrument Date',
      'Date of Deed of Trust',
      'Date of Deed',
      'Date of Mortgage',
      'Date of Agreement',
      'Date of Assignment',
      'Date of this Security Instrument',
      'Date of this Mortgage',
      'Date of this Deed of Trust',
      'Document Date',
      'Date of Document',
      'Closing Date',
      'Date Signed',
      'This Indenture, dated',
      'This Mortgage dated',
      'This Deed of Trust dated',
    ],
    { page: 1 },
  ),
  // A policy that the paper speaks of has such a day, too.
  label('note_date', ['Effective Date'], { page: 1, apart: ['expiration', 'expires', 'policy', 'insurer'] }),
  sentence(
    'note_date',
    ['dated', 'made', 'date of this', 'is given', 'entered into', 'executed', 'effective'],
    String.raw`\b(?:this )?${instrument}(?: \([^)]{3,60}\))?,? (?:is |was |made |shall be )?(?:dated|made|given|executed|entered into|effective)(?: and (?:executed|entered into|delivered|effective))?(?:,? (?:as of|on|this|effective|for reference purposes|and effective as of))*(?: the)? (?P<v>{date})`,
  ),
  // "MORTGAGE On March 9, 2026, Harold Finch mortgages …"
  sentence('note_date', ['on '], String.raw`\b${instrument}\.? (?-i:On)(?: this)? (?P<v>{date}),`, {
    page: 1,
    certainty: 0.86,
  }),
  sentence(
    'note_date',
    ['date of this'],
    String.raw`\bdate of this ${instrument}(?: \([^)]{3,60}\))? is (?:the )?(?P<v>{date})`,
  ),
  sentence(
    'note_date',
    [
      'note dated',
      'note of',
      'note bearing',
      'note, dated',
      'note executed',
      'agreement dated',
      'note (the',
      'note signed',
      'note made',
      'note given',
      'note to ',
    ],
    String.raw`\b(?:promissory |mortgage |secured |installment |adjustable rate |fixed rate |real estate |term |equity )*note(?:\(s\))?,? ?(?:\([^)]{3,40}\) )?(?:(?:signed|made|given) by (?:the )?(?:borrower|grantor|mortgagor|landlord|owner)s?,?(?: and)? |to (?:the )?(?:bank|lender|credit union|assignee|mortgagee|beneficiary),? )?(?:bearing (?:the )?date(?: of)?|dated(?: as of)?|of|executed on|made on|signed on)(?: the)? (?P<v>{date})`,
  ),
  sentence(
    'note_date',
    ['made this', 'made as of', 'made on', 'dated as of', 'dated this', 'dated the'],
    String.raw`\b(?:is |was )?(?:made|dated|executed)(?: and entered into)? (?:as of |on |this )(?:the )?(?P<v>{date})`,
    { page: 1, certainty: 0.88 },
  ),
];

/** The debt that an instrument secures: its note, its amount and when it is due. */
export const instrumentDebt: readonly Rule[] = [
  ...debtWorded,
  ...instrumentLoanNumber,
  ...instrumentDate,
  label('principal_amount', [
    'Principal Amount',
    'Original Principal Amount',
    'Principal Amount of Note',
    'Original Principal Amount of Note',
    'Principal',
    'Principal Sum',
    'Loan Amount',
    'Original Loan Amount',
    'Amount of Loan',
    'Amount of Note',
    'Note Amount',
    'Original Note Amount',
    'Face Amount of Note',
    'Debt Secured',
    'Debt',
    'To secure payment of the sum of',
    'Secures payment of the sum of',
    'In the sum of',
    'Amount Secured',
    'Amount of Debt',
    'Original Amount',
    'Original Amount of Debt',
    'Secured Amount',
    'Principal Debt',
    'Indebtedness',
    'Amount of Indebtedness',
    'Consideration',
    'Consideration / principal',
    'Obligation Secured',
    'Amount of obligation secured',
    'Amount of Obligation',
    'Original Obligation',
    'In figures',
    '(in figures)',
    'Amount',
  ]),
  sentence(
    'principal_amount',
    [
      'principal amount of',
      'loan amount of',
      'face amount of',
      'principal sum of',
      'principal amount:',
      'original amount of',
      'stated principal amount of',
      'principal balance of',
    ],
    // The most that a lien may secure is not what was lent.
    String.raw`\b(?:maximum|exceed(?:ing|s)?|greatest|advances? (?:of )?up to)(?: (?:an?|the|in|of|at|any|one|time|aggregate|total|outstanding|stated|unpaid|original|maximum))* principal[^.$]{0,60}?{money}|\b(?:(?:original|stated|aggregate|face|total|initial) )?(?:principal (?:amount|sum|balance|indebtedness|debt)|face amount|original (?:principal|amount)|principal|loan amount)(?: of the note)?(?: \([^)]{3,30}\))?(?: of|:| is|, to-wit:?) ${amount}`,
  ),
  sentence(
    'principal_amount',
    ['dollars (', 'in the amount of', 'the sum of', 'indebted', 'note'],
    String.raw`\b(?:pay(?: to)? lender|(?:borrower|grantor|trustor|mortgagor) owes (?:lender|beneficiary|mortgagee)|(?:is|are) (?:justly )?indebted to [^$]{3,80}?|note (?:[a-z0-9, ]{0,60}?)in the (?:face |original |full |principal )?(?:amount|sum) of|(?:a |the )?(?:debt|indebtedness|loan|sum|note)(?: [a-z ]{0,30}?)? (?:of|in the (?:sum|amount) of)|note (?:of|dated|made|bearing)(?: [a-z0-9, ]{0,40}?)? for|note for|lent the sum of)(?: the (?:principal )?sum of)?(?: up to)? ${amount}`,
    { certainty: 0.88 },
  ),
  sentence(
    'principal_amount',
    ['payment of', 'repayment of', 'to secure', 'securing'],
    String.raw`\b(?:advances?|expended|future|additional|other|maximum|exceed|prior|existing)\b[^.;$]{0,80}{money}|\b(?:to secure|securing|secures)(?: the)?(?: prompt| punctual| full)?(?: (?:payment|repayment) of)? (?P<v>{money}),? (?:under|according|as (?:evidenced|provided|stated)|with interest|together with interest|evidenced by|payable|owed|due|lent|lawful|in (?:lawful|accordance)|pursuant)\b`,
    { certainty: 0.84, fallback: true },
  ),
  // "Promissory note of the same date signed by Owner, Loan No. 2443-89024, for $590,000.00, due May 1, 2030"
  sentence(
    'principal_amount',
    ['note'],
    String.raw`\b(?:prior|existing|other|senior|junior|second|earlier|replaced|renewed|advances?)\b(?:[^.;$]|\bno\. ?|\.\d){0,120}{money}|\bnote\b(?:[^.;$]|\bno\. ?|\.\d){0,120}?,? (?:for|of|in the (?:principal |original |face )?(?:amount|sum) of) (?P<v>{money}),? (?:due|payable|maturing|which matures|with interest|with a maturity|dated|bearing)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'principal_words',
    ['dollars'],
    String.raw`\b(?:amount|sum|lender|beneficiary|mortgagee|note|debt|loan|balance)(?: of)?:? (?P<v>${amountInWords}) ?(?:u\.?s\.? )?(?:dollars|\()`,
  ),

  sentence(
    'max_lien_amount',
    ['exceed', 'maximum'],
    String.raw`\b(?:lien of this|principal (?:amount|sum|balance)|secured (?:by|debt|obligations?|indebtedness|amount)|indebtedness|obligations? secured)\b[^$.]{0,260}?\bexceed\b[^$.]{0,60}? ${amount}`,
  ),
  sentence(
    'max_lien_amount',
    ['up to', 'any one time', 'at one time'],
    String.raw`\b(?:(?:(?:future )?advances|(?:secured )?(?:debts?|indebtedness|obligations))(?: not exceeding| in an amount| in the aggregate)? up to(?: a maximum(?: amount)? of| an aggregate of)?|secured at (?:any )?one time(?: is| shall be|,|:| of)?) ${amount}`,
    { certainty: 0.88 },
  ),
  sentence(
    'max_lien_amount',
    ['maximum'],
    String.raw`\bmaximum (?:lien|obligation|principal|amount|indebtedness|debt|secured|aggregate|sum)\b[^$.]{0,200}? (?:is|of|be|to|:) ${amount}`,
  ),
  label('max_lien_amount', [
    'Maximum Lien',
    'Most that may be secured',
    'Most that may be secured at one time',
    'Maximum that may be secured',
    'Maximum amount that may be secured',
    'Maximum Secured',
    'Maximum secured at any one time',
    'Maximum Lien Amount',
    'Maximum Obligation Limit',
    'Maximum Principal Amount',
    'Maximum Principal Amount Secured',
    'Maximum Principal Indebtedness',
    'Maximum Indebtedness',
    'Maximum Amount',
    'Maximum Amount Secured',
    'Maximum Secured Amount',
    'Maximum Debt Secured',
    'Maximum Credit Limit',
    'Maximum Amount of Lien',
    'Lien Not To Exceed',
    'Maximum Limit',
    'Maximum Line of Credit',
  ]),

  label('maturity_date', [
    'Maturity Date',
    'Maturity',
    'Final Maturity',
    'Final Maturity Date',
    'Date of Maturity',
    'Maturity Date of Note',
    'Note Maturity Date',
    'Loan Maturity',
    'Due Date',
    'Final Payment Date',
    'Final Payment Due',
    'Last Payment',
    'Last Payment Due',
    'Last payment date',
    'Last installment due',
    'Final installment due',
    'Date of last payment',
    'Debt matures',
    'Note matures',
    'Note matures on',
    'Note due',
    'Note due on',
    'Loan matures',
    'Payable in full by',
    'Payable in full on',
    'Due in full',
    'Due in full on',
    'Due in full by',
    'Paid in full by',
    'Matures',
    'Matures on',
    'Due',
  ]),
  ...debtMaturity,
  // Blanks of stationers name the line under it.
  label(
    'maturity_date',
    [
      'Maturity',
      'Maturity Date',
      'Last payment due',
      'Final payment due',
      'Date of last payment',
      'Date due',
      'When due',
    ],
    { direction: 'above', lines: 1, certainty: 0.62 },
  ),
  label(
    'principal_amount',
    ['Amount of the debt', 'Amount of debt', 'Amount of the note', 'Amount of loan', 'Principal sum', 'Sum secured'],
    { direction: 'above', lines: 1, certainty: 0.62 },
  ),
  label('note_date', ['Date of the note', 'Date of note', 'Note date', 'Date of the loan'], {
    direction: 'above',
    lines: 1,
    certainty: 0.62,
  }),
  label('maturity_date', ['falling due'], { certainty: 0.85 }),

  label('interest_rate', [
    'Interest Rate',
    'Annual Interest Rate',
    'Note Rate',
    'Rate of Interest',
    'Interest Rate on Note',
    'Initial Interest Rate',
    'Yearly Rate',
  ]),
  sentence(
    'interest_rate',
    ['interest rate', 'rate of interest', 'at the rate of', 'interest at', 'per annum'],
    String.raw`\b(?:interest rate on the note(?: is)?|note (?:bears|bearing|accrues) interest(?: initially)? at(?: the| an?)?(?: initial| fixed| annual)? rate of|(?:initial |current |fixed |annual )?interest rate(?: of the note)?(?: is| of)|rate of interest (?:on the note )?is|(?:bearing|with|together with)(?: fixed| simple)? interest(?: thereon)?(?: initially| currently| presently| from (?:the )?date(?: hereof| thereof)?)? at(?: an?| the)?(?: initial| annual| yearly| fixed| variable| simple| interest)*(?: rate of)?)(?: currently| initially)? (?P<v>{rate})`,
  ),

  sentence(
    'lien_position',
    [' lien', 'mortgage', 'deed of trust'],
    String.raw`\b(?:(?:this|it)(?: ${instrument})?(?: is| constitutes| creates| shall be| shall constitute| will be| remains| shall remain)(?: and (?:shall |will )?(?:be|remain|constitute|creates?))?(?: at all times)? |as )an? (?:(?:valid|good|perfected|enforceable|subsisting|and),? )*(?P<v>first|second|third|1st|2nd|3rd)(?:[ -](?:priority|position|and (?:prior|best)|mortgage))? (?:lien|mortgage|deed of trust|trust deed|security interest|priority)`,
  ),
  label('lien_position', ['Lien Position', 'Lien Priority', 'Lien', 'Priority of Lien', 'Position'], {
    valuePattern: '(?i)^(?P<v>first|second|third|1st|2nd|3rd|1|2|3)\\b',
  }),

  sentence(
    'loan_officer',
    ['loan originator', 'originator'],
    String.raw`(?:individual )?(?:mortgage )?loan originator(?:[’']s)?(?: name)?(?: \(?individual\)?)?: (?P<v>(?-i:[A-Z])[A-Za-z.'’-]*(?: (?-i:[A-Z])[A-Za-z.'’-]*){1,3}),? (?:NMLS|\(NMLS|license|id)`,
  ),
];
