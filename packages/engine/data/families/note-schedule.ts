import { label, part, sentence } from './build.ts';
import { amount, spelledCount, within } from './note-phrases.ts';

/** A count of months is printed with its unit behind it, which is no part of it; years are part of what is meant. */
const inMonths = String.raw`${spelledCount}(?P<v>\d{1,3})`;
const inYears = String.raw`(?P<v>(?:[a-z]+(?:-[a-z]+)? \(\d{1,2}\)|\d{1,2})[- ]years?)\b`;

const often = 'monthly|quarterly|semi-?annually|annually|weekly|bi-?weekly';
const frequencies = ['monthly', 'quarterly', 'annually', 'weekly'];

/** Any sum by the month: of a note it is the payment, of other papers it may be rent. */
export const sumPerMonth = sentence(
  'payment_amount',
  ['per month', 'each month', 'every month'],
  String.raw`${amount} (?:per month|each month|every month|monthly)`,
  { certainty: 0.8 },
);

/** When and how much is paid. */
export const payments = [
  label('payment_amount', [
    'Payment Amount',
    'Amount of Payments',
    'Amount of Each Payment',
    'Amount of Payment',
    'Monthly Payment',
    'Monthly Payment Amount',
    'Monthly Principal and Interest',
    'Monthly Principal & Interest',
    'Monthly P&I',
    'Principal and Interest Payment',
    'Regular Payment',
    'Regular Payment Amount',
    'Scheduled Payment',
    'Installment Amount',
    'Amount of Installments',
    'Payment',
  ]),
  sentence(
    'payment_amount',
    ['payments of', 'installments of', 'instalments of', 'payment of', 'installment of'],
    String.raw`(?:balloon|final|last|interest[- ]only|down|pre)(?: \w+)? ?(?:pay|install)ments? of|(?:(?:payments|installments|instalments)(?: of (?:both )?(?:principal and(?: accrued)? interest|principal & interest|interest and principal|p&i))?(?:,? each)?(?:,? in the (?:amount|sum) of|,? of)|(?:monthly|quarterly|regular|weekly|annual|level) (?:payment|installment)(?: of (?:principal and interest))? of)(?: not less than| approximately)? ${amount}`,
  ),
  sentence(
    'payment_amount',
    ['payment', 'installment'],
    String.raw`(?:monthly|regular|each|quarterly) (?:payment|installment)s?(?: of principal and interest)? (?:will be|shall be|is|are|shall each be)(?: in the (?:initial )?amount of)? ${amount}`,
  ),
  sentence(
    'payment_amount',
    ['equal', 'consecutive', 'monthly', 'installments'],
    String.raw`(?:payments|installments),? each in the amount of ${amount}`,
  ),
  sumPerMonth,
  label('number_of_payments', [
    'Number of Payments',
    'No. of Payments',
    '# of Payments',
    'Number of Installments',
    'Number of Monthly Payments',
    'Total Payments',
    'Total Number of Payments',
  ]),
  // A row of a table or of a form: how many, how often, how much, when first.
  sentence(
    'number_of_payments',
    frequencies,
    String.raw`\b(?P<v>\d{1,3}) (?:(?:${often}) {money}|{money} (?:${often})\b)`,
    { certainty: 0.85 },
  ),
  sentence('payment_frequency', frequencies, String.raw`\b\d{1,3} (?P<v>${often}) {money}`, { certainty: 0.85 }),
  sentence('payment_amount', frequencies, String.raw`\b\d{1,3} (?:${often}) ${amount}`, { certainty: 0.85 }),
  sentence('first_payment_date', frequencies, String.raw`\b\d{1,3} (?:${often}) {money} (?P<v>{date})`, {
    certainty: 0.85,
  }),
  sentence('payment_amount', frequencies, String.raw`\b\d{1,3} ${amount} (?:${often})\b`, { certainty: 0.85 }),
  sentence(
    'first_payment_date',
    frequencies,
    String.raw`\b\d{1,3} {money},? (?:${often})(?:,| from| beginning| starting| on| due)* (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  label('number_of_payments', ['Payments', 'Installments'], {
    valuePattern: part(String.raw`^(?P<v>\d{1,3}) (?:of|at|x) (?:u\.?s\.? ?)?\$`),
  }),
  label('payment_amount', ['Payments', 'Installments'], {
    valuePattern: part(String.raw`^\d{1,3} (?:of|at|x) ${amount}`),
  }),
  label('payment_frequency', ['Due', 'Payable', 'Payments Due', 'Installments Due'], {
    valuePattern: part(String.raw`^(?P<v>${often})\b`),
  }),
  // "The rate moves every year, first on …" is no payment.
  sentence(
    'first_payment_date',
    ['first on'],
    String.raw`\brates?\b[^.;$]{0,60}?\bfirst on {date}|(?:the|,) first (?:one )?(?:due |payable )?on (?P<v>{date})`,
  ),
  sentence(
    'payment_frequency',
    ['month', 'quarter'],
    String.raw`(?:pay|repay) {money} (?P<v>every month|each month|every quarter|each quarter)`,
    {
      certainty: 0.85,
    },
  ),
  label('number_of_payments', ['Payments', 'Installments'], {
    valuePattern: part(String.raw`^(?P<v>\d{1,3})(?:$| (?:payments|monthly|installments))`),
  }),
  sentence(
    'number_of_payments',
    ['payments of', 'installments of'],
    String.raw`\b${spelledCount}(?P<v>\d{1,3})\)? (?:(?:regular|equal|consecutive|monthly|quarterly|annual|semi-?annual|level|scheduled|successive),? )*(?:payments|installments)(?: of (?:principal and interest|p ?& ?i|principal|combined principal and interest))?(?: of| at| in the amount of|,) (?:u\.?s\.? ?)?\$`,
  ),
  sentence(
    'number_of_payments',
    ['payments', 'installments', 'instalments'],
    String.raw`(?:in|in all|by|make|of|:|,|pay|payable in|^|with|for) ${spelledCount}(?P<v>\d{1,3})\)? (?:(?:regular|equal|consecutive|monthly|quarterly|annual|semi-?annual|weekly|bi-?weekly|successive|level|principal|and|interest|scheduled|substantially|approximately|regularly),? ?)*(?:payments|installments|instalments)\b`,
  ),
  sentence(
    'number_of_payments',
    ['payments', 'installments', 'instalments'],
    String.raw`\b[a-z]+(?:[- ][a-z]+){0,5} \((?P<v>\d{1,3})\) (?:(?:regular|equal|consecutive|monthly|quarterly|annual|successive|level|scheduled|substantially),? ?)+(?:payments|installments|instalments)\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'payment_frequency',
    ['each month', 'every month', 'each calendar month', 'each quarter', 'every quarter', 'each calendar quarter'],
    String.raw`\b(?:rate|adjust\w*|statements?|reports?)\b[^.;$]{0,60} day of (?:each|every)|\b(?:continuing|and|thereafter)(?: on| regularly on)? the (?:same|first|last|[a-z-]+|\d{1,2}(?:st|nd|rd|th))(?: \(\d{1,2}(?:st|nd|rd|th)?\))?(?: calendar| business)? day of (?P<v>(?:each|every)(?: and every| succeeding| successive| calendar)*(?: month| quarter))(?: thereafter)?,?[^.;%]{0,120}?\b(?:pay|payments?|installments?)\b`,
    { certainty: 0.84 },
  ),
  sentence(
    'payment_frequency',
    ['each month', 'every month', 'each calendar month', 'each quarter', 'every quarter', 'each calendar quarter'],
    String.raw`\b(?:late|overdue|escrow|tax)\b[^.;]{0,60} (?:each|every) (?:month|quarter)|\b(?:payments?|installments?)\b(?:[^.;%]|\.\d){0,140}? on (?:or before )?the (?:same|first|last|[a-z-]+|\d{1,2}(?:st|nd|rd|th))(?: \(\d{1,2}(?:st|nd|rd|th)?\))?(?: calendar| business)? day of (?P<v>(?:each|every)(?: and every| succeeding| successive| calendar)*(?: month| quarter))\b`,
    { certainty: 0.8 },
  ),
  label('payment_frequency', ['When Payments Are Due', 'When Due', 'Payments'], {
    valuePattern: part(String.raw`^(?P<v>monthly|quarterly|semi-?annually|annually|weekly|bi-?weekly)\b`),
  }),
  label('payment_frequency', [
    'Payment Frequency',
    'Frequency of Payments',
    'Payment Period',
    'Payments Due',
    'Frequency',
    'Payment Schedule',
    'Payments are Due',
    'Repayment Frequency',
  ]),
  sentence(
    'payment_frequency',
    ['payment', 'installment', 'instalment'],
    String.raw`(?P<v>monthly|quarterly|semi-?annual|annual|bi-?weekly|weekly)(?: (?:consecutive|equal|successive|regular|level|principal|and|interest|scheduled|installment))*,? (?:payments|installments|instalments|(?:payment|installment|instalment) (?:of|will|shall|is|on|in|due|which|that))\b`,
  ),
  sentence(
    'payment_frequency',
    ['payments of', 'installments of', 'interest'],
    String.raw`(?:(?:payments|installments) of {money}|interest(?: only)? (?:is|shall be|will be)(?: due| payable| paid| due and payable)+),? (?P<v>monthly|quarterly|semi-?annually|annually|weekly|bi-?weekly)\b`,
  ),
  label('first_payment_date', ['When Payments Are Due', 'When Due'], {
    valuePattern: part(String.raw`(?:beginning|commencing|starting|from)(?: on)? (?P<v>{date})`),
  }),
  label('first_payment_date', [
    'First Payment Date',
    'First Payment Due',
    'First Payment Due Date',
    'First Payment',
    'Payments Begin',
    'Payments Beginning',
    'First Installment Date',
    'First Installment Due',
    'First Due Date',
    'Date of First Payment',
    'Payment Start Date',
    'First Payment Due On',
  ]),
  sentence(
    'first_payment_date',
    ['first of which', 'the first'],
    String.raw`(?:first of which (?:is|falls|shall be|being|will be|becomes)(?: due)?|the first (?:one |of them )?(?:being |to be |is |falls |falling )?(?:due|payable))(?: and payable)?(?: on)?(?: the)? (?P<v>{date})`,
  ),
  sentence(
    'first_payment_date',
    ['first'],
    String.raw`first(?: such| regular| monthly| scheduled| interest)* (?:payment|installment|instalment)s?(?: of [a-z ]{3,40})?(?: (?:is|being|will be|shall be|becoming|to be|falls|becomes))?(?: due)?(?: and payable| made| paid)?(?: on| is)? (?P<v>{date})`,
  ),
  sentence(
    'first_payment_date',
    ['beginning', 'commencing', 'starting', 'begin', 'commence'],
    String.raw`(?:rate[^.]{0,40}(?:change|adjust)|reset|repriced|recalculated|redetermined|more often|advances?|interest rate)[^.]{0,120}(?:beginning|commencing|starting|effective)[^.]{0,20}{date}|(?:pay|payments?|installments?|instalments?|month|monthly|quarterly|payable|interest is due|due|each)\b${within(160)}(?:beginning|commencing|starting|to begin|begins?|to commence|commences?|start)(?: on| with the (?:payment|installment) due(?: on)?)?(?: the)? (?P<v>{date})`,
  ),
  sentence(
    'first_payment_date',
    ['beginning', 'commencing', 'starting'],
    String.raw`(?:beginning|commencing|starting)(?: on)? (?P<v>{date}),? and (?:continuing|on|thereafter|each|every|monthly)\b[^.]{0,80}(?:month|quarter|year)[^.]{0,100}(?:pay|payments?|installments?)\b`,
    { certainty: 0.9 },
  ),
  sentence(
    'first_payment_date',
    ['payments of', 'installments of', 'payment of', 'installment of'],
    String.raw`\b(?:balloon|final|last|one|single|down|irregular)(?: \w+)? (?:payment|installment)s? of {money}|(?:payments|installments|(?:monthly|quarterly|regular|initial|equal|first|level) (?:payment|installment)) of {money},?(?: each,?)?(?: (?:are|is|will be|shall be))?(?: (?:due|payable|paid))?(?: (?:monthly|quarterly|annually),?)? (?:from|due|starting|beginning)(?: on)? (?P<v>{date})`,
  ),
];

/** When the loan ends and what is due then. */
export const maturity = [
  label('maturity_date', [
    'Maturity Date',
    'Maturity',
    'Final Maturity Date',
    'Final Maturity',
    'Stated Maturity Date',
    'Stated Maturity',
    'Date of Maturity',
    'Loan Maturity Date',
    'Due Date',
    'Final Payment Date',
    'Final Payment Due',
    'Final Due Date',
    'Last Day',
    'Due and Payable in Full on',
    'Final Installment Due',
    'Last Payment Due',
    'Paid off by',
    'Payable in full by',
    'Due in full on',
    'Matures',
    'New Maturity Date',
    'Expiration Date',
  ]),
  sentence('maturity_date', ['still owe'], String.raw`if,? on (?P<v>{date}),? (?:i|we|borrower) still owes?`),
  sentence(
    'maturity_date',
    ['maturity date', 'maturity'],
    String.raw`(?P<v>{date}),? ?\((?:hereinafter )?(?:the |said date (?:is|being) )?["“](?:stated |final |scheduled )?maturity`,
  ),
  sentence(
    'maturity_date',
    ['maturity date'],
    String.raw`(?:original|existing|prior|previous|current|old)(?: \w+)? maturity date[^.]{0,60}{date}|maturity date (?:is|of|shall be|will be|means|of this (?:note|loan) is|is (?:hereby )?extended (?:from[^.]{0,40}{date} )?to)(?: hereby)?(?: extended)?(?: to)? (?P<v>{date})`,
  ),
  sentence(
    'maturity_date',
    ['matur'],
    String.raw`\bother (?:debts?|indebtedness|obligations?|loans?|borrowings?)\b(?:[^.;]|\.\d){0,160}{date}|\b(?:matures?|maturing|to mature)(?: and (?:is|be|become) due(?: and payable)?)?(?: in full)?(?: on| by)? (?P<v>{date})`,
  ),
  sentence(
    'maturity_date',
    ['due', 'balloon', 'final', 'last'],
    String.raw`(?:balloon (?:payment|installment)|final payment|last payment|irregular last payment|final installment|last installment|one payment|remaining|entire|outstanding|unpaid|all (?:of )?(?:the )?(?:principal|sums|amounts|outstanding|unpaid|that|remaining|accrued|which))${within(200)}(?:(?:due|payable|paid|made)(?: and payable)?(?: in full)?(?: and owing)?(?:,? on| by| no later than| on or before)*|on or before|on) (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'maturity_date',
    ['due and payable', 'due in full', 'payable in full', 'paid in full'],
    String.raw`(?:due and payable|due in full|payable in full|paid in full|repaid|fully paid)(?: in full)?,? (?:on|by|no later than|not later than|on or before)(?: or before)? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'maturity_date',
    ['until', 'through'],
    String.raw`(?:until|through) (?P<v>{date}),? (?:when|at which time|on which (?:date|day))[^.]{0,60}(?:unpaid|entire|remaining|balance|all|principal)`,
  ),
  sentence(
    'maturity_date',
    ['the last'],
    String.raw`the last (?:of which )?(?:being|is|falls|shall be|to be|will be)(?: due)?(?: and payable)?(?: on)? (?P<v>{date})`,
  ),
  sentence(
    'maturity_date',
    ['due', 'payable'],
    String.raw`\b(?:note|loan|debt|facility)\b(?:[^.,;]|\.\d){0,80}?(?:falls due|is due|becomes due|is payable in full|is due in full)(?: and payable)?(?: on| by) (?P<v>{date})`,
    { certainty: 0.8 },
  ),
  sentence(
    'maturity_date',
    ['still', 'whatever remains'],
    String.raw`(?:still (?:owed?|owing|owes|unpaid|due|outstanding)(?: by [a-z]+)?|whatever remains(?: unpaid| due| owing)?) on (?P<v>{date})`,
  ),
  sentence(
    'maturity_date',
    ['on demand', 'no demand'],
    String.raw`(?:no demand is made|if demand is not made|no demand)[^.]{0,30}(?:on|by|then on) (?P<v>{date})`,
  ),
  sentence(
    'maturity_date',
    ['on or before'],
    String.raw`(?:to be )?(?:re)?paid(?: in full)? on or before (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  label('balloon_amount', [
    'Balance Then Due',
    'Last (balloon) Payment',
    'Balloon Payment',
    'Balloon',
    'Balloon Amount',
    'Balloon Payment Amount',
    'Estimated Balloon Payment',
    'Final Balloon Payment',
    'Balloon Due',
    'Balloon Due at Maturity',
    'Balloon Payment Due',
    'Balloon Payment at Maturity',
    'Balloon at Maturity',
    'Balance Due at Maturity',
    'Amount Due at Maturity',
  ]),
  sentence(
    'balloon_amount',
    ['balloon'],
    String.raw`balloon\)?(?: payment| installment)?(?: of (?:principal(?: and interest)?))?,? ?(?:is |will be |due )?(?:of|estimated (?:at|to be)|in the (?:estimated )?amount of|equal to|is|will be|:)(?: approximately| an estimated)? ${amount}`,
  ),
  sentence(
    'balloon_amount',
    ['balloon'],
    String.raw`\bballoon[.:)]? [^$]{0,120}?\b(?:last|final)(?: one| payment| installment)? (?:will be|is|shall be|of)(?: about| approximately)? ${amount}`,
    { certainty: 0.85 },
  ),
  sentence(
    'balloon_amount',
    ['last payment', 'final payment', 'one payment', 'final installment', 'last installment'],
    String.raw`(?:one|a|an|and|the)(?: irregular| final| last| single)+ (?:payment|installment)(?: of (?:the |all )?(?:entire |unpaid |outstanding |remaining |accrued )*(?:principal|balance|interest)[a-z ,]{0,60})?,? (?:of|estimated (?:at|to be)|in the (?:estimated )?amount of)(?: approximately)? ${amount}`,
  ),
  label(
    'term_months',
    [
      'Term',
      'Loan Term',
      'Term of Loan',
      'Term (months)',
      'Term in Months',
      'Note Term',
      'Original Term',
      'Life of Loan',
      'Duration',
      'Term of Note',
    ],
    { certainty: 0.85 },
  ),
  sentence(
    'term_months',
    'months',
    String.raw`${inMonths}\)? months,? (?:from|after) (?:the )?(?:date of (?:this |the )?note|date hereof|note date|date of initial disbursement)`,
  ),
  sentence(
    'term_months',
    'years',
    String.raw`${inYears},? (?:from|after) (?:the )?(?:date of (?:this |the )?note|date hereof|note date|date of initial disbursement)`,
  ),
  sentence('term_months', 'years', String.raw`payments? over ${inYears}`, { certainty: 0.8 }),
  sentence('term_months', ['after', 'months'], String.raw`{date},? after (?P<v>\d{1,3} (?:months|years))\b`, {
    certainty: 0.85,
  }),
  sentence(
    'term_months',
    ['term of', 'term is'],
    String.raw`\bterm (?:of|is|shall be|of this (?:note|loan) is) ${inMonths}\)? months`,
  ),
  sentence(
    'term_months',
    ['term of', 'term is'],
    String.raw`\bterm (?:of|is|shall be|of this (?:note|loan) is) ${inYears}`,
  ),
  label('amortization_months', ['Amortization', 'Amortization Period', 'Amortization Term', 'Amortization (months)']),
  sentence(
    'amortization_months',
    'amortiz',
    String.raw`amortiz(?:e|es|ed|ing|ation)\b[^.]{0,60}?(?:over|of|on)(?: an?| the)?(?: period of| assumed)?(?: an?)? ${inMonths}\)?[- ]months?`,
  ),
  sentence(
    'amortization_months',
    'amortiz',
    String.raw`amortiz(?:e|es|ed|ing|ation)\b[^.]{0,60}?(?:over|of|on)(?: an?| the)?(?: period of| assumed)?(?: an?)? ${inYears}`,
  ),
  sentence(
    'amortization_months',
    'amortization',
    String.raw`${inMonths}\)?[- ]months?[ -](?:level |mortgage-style |loan )?amortization`,
  ),
  sentence(
    'amortization_months',
    'amortization',
    String.raw`${inYears}[ -](?:level |mortgage-style |loan )?amortization`,
  ),
  sentence(
    'interest_only_months',
    'interest only',
    String.raw`interest[- ]only(?: payments?)?[^.]{0,40}?for (?:the first |a period of )?${inMonths}\)? months`,
  ),
  sentence(
    'interest_only_months',
    'interest',
    String.raw`${spelledCount}(?P<v>\d{1,2})\)? (?:consecutive |monthly |regular |equal )+(?:interest[- ]only payments|payments of (?:accrued )?interest only|interest payments)`,
  ),
];
