import { below, label, part, sentence, tickBox } from './build.ts';
import { afterDefault, spelledCount, spelledRate, within, wordsOfDollars, wordsWithFraction } from './note-phrases.ts';

/** The amount lent, in figures. */
export const principal = [
  label('principal_amount', [
    'Principal Amount',
    'Principal Amount of Note',
    'Principal Amount of Loan',
    'Original Principal Amount',
    'Original Principal',
    'Original Loan Amount',
    'Maximum Principal Amount',
    'Principal Sum',
    'Principal',
    'Loan Amount',
    'Amount of Loan',
    'Amount of Note',
    'Note Amount',
    'Total Loan Amount',
    'Line Amount',
    'Line of Credit Amount',
    'Credit Limit',
    'Maximum Credit',
    'Maximum Credit Amount',
    'Credit Line',
    'Commitment Amount',
    'Face Amount',
    'Amount Financed Principal',
  ]),
  sentence(
    'principal_amount',
    [
      'principal amount of',
      'principal sum of',
      'principal balance of',
      'sum of',
      'maximum amount of',
      'principal amount not',
    ],
    String.raw`(?:(?:existing|unpaid|outstanding|prior|first|other|portion of|percent of|% of)(?: original| the original)? principal[^$]{0,160}?{money}|guarant[^.]{0,60}principal (?:amount|sum) of[^$]{0,160}?{money})|principal (?:amount|sum|balance)(?: of)?(?: not to exceed| not exceeding| up to| equal to)?[ :,][^$%;]{0,160}?(?P<v>{money})`,
  ),
  sentence('principal_amount', ['to pay'], String.raw`promises? to pay(?:[^$.;]|\. ?[a-z]){0,260}?(?P<v>{money})`, {
    certainty: 0.85,
  }),
  sentence('principal_amount', 'dollars', String.raw`/ ?100(?:ths)?,? ?(?:u\.?s\.? )?dollars,? ?\(?(?P<v>{money})`, {
    certainty: 0.85,
  }),
  sentence(
    'principal_amount',
    ['loan of', 'loan in the', 'lend', 'credit of', 'advances up to'],
    String.raw`(?:(?:make|made|extend|applied for|approved)[^.$]{0,60}loan (?:of|in the (?:\w+ )?amount of)|agrees? to lend(?: to borrower)?|line of credit (?:of|in the amount of)|up to a maximum(?: principal)? (?:amount )?of)(?: up to)? [^$%.;]{0,120}?(?P<v>{money})`,
    { certainty: 0.85 },
  ),
];

/** The amount lent, in words, without the word dollars. */
export const principalWords = [
  sentence('principal_words', '100', String.raw`(?P<v>\b${wordsWithFraction})`),
  sentence(
    'principal_words',
    'dollars',
    String.raw`\b${wordsOfDollars} ?(?:and (?:no|00)(?: cents|/100) ?)?\(?(?:u\.?s\.? ?)?\$`,
    {
      certainty: 0.85,
    },
  ),
];

export const interestRate = [
  label('interest_rate', [
    'Interest Rate',
    'Annual Interest Rate',
    'Initial Interest Rate',
    'Initial Rate',
    'Initial Note Rate',
    'Note Rate',
    'Note Interest Rate',
    'Contract Rate',
    'Current Interest Rate',
    'Current Rate',
    'Fixed Rate',
    'Fixed Interest Rate',
    'Simple Interest Rate',
    'Rate of Interest',
    'Stated Interest Rate',
    'Stated Rate',
    'Yearly Rate',
    'Rate',
  ]),
  label('interest_rate', ['Interest'], {
    valuePattern: part(String.raw`^(?:fixed |at |rate of )*(?P<v>{rate})`),
    certainty: 0.85,
  }),
  sentence(
    'interest_rate',
    ['rate of', 'rate equal to', 'rate is', 'rate will be', 'rate shall be'],
    String.raw`(?:${afterDefault})|(?:margin|using a|late|charge)[^.%]{0,30} rate of {rate}|rate(?: of interest)?(?: on this (?:note|loan))?(?: per annum| per year)? (?:of|equal to|is|will be|shall be|will initially be|shall initially be|is initially|is fixed at)(?: be)? ${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'interest_rate',
    'interest',
    String.raw`(?:${afterDefault})|(?:bears?|bearing|accrues?|accruing|pay|with|together with|including|calculated|charged?)(?: simple| fixed)? interest[^.%$]{0,160}? (?:at|of)(?: an?| the)?(?: fixed| variable| initial| annual| yearly| simple| floating| interest)*(?: rate(?: of)?)? ${spelledRate}(?P<v>{rate})\)? ?(?:per|a year|annual|p\.a|until|,|\.)`,
    { certainty: 0.85 },
  ),
];

/** Said of the rate in so many words; a title or a box to tick is not enough. */
export const rateType = [
  label('rate_type', ['Rate Type', 'Type of Rate', 'Interest Rate Type', 'Type of Interest Rate', 'Rate is']),
  label('rate_type', ['Interest Rate', 'Annual Interest Rate', 'Note Rate', 'Interest', 'Rate'], {
    valuePattern: part(
      String.raw`^(?:{rate}[, (]*(?:per (?:annum|year)|a year)?[, (]*)?(?P<v>fixed|variable|adjustable|floating)\b`,
    ),
  }),
  sentence(
    'rate_type',
    'fixed',
    String.raw`(?:at|bears?|is|an?|the|remain|shall be) (?:an? |the )?(?P<v>fixed)(?: annual| simple| yearly)?(?: interest)? (?:rate (?:of|equal)|and|for the|throughout|until|at {rate})`,
  ),
  sentence(
    'rate_type',
    'fixed',
    String.raw`rate(?: of interest)?(?: on this (?:note|loan))? (?:is|will be|shall be|remains) (?:a )?(?P<v>fixed)`,
  ),
  sentence(
    'rate_type',
    ['fixed', 'variable'],
    String.raw`{rate}\)?,?(?: (?:per|a) (?:annum|year),?)? \(?(?P<v>fixed|variable)\b`,
  ),
  sentence('rate_type', ['fixed', 'variable'], String.raw`\brate:? (?P<v>fixed|variable)(?: at| rate(?: of)?)? {rate}`),
  sentence(
    'rate_type',
    'variable interest rate',
    String.raw`(?P<v>(?-i:VARIABLE INTEREST RATE|Variable Interest Rate|ADJUSTABLE INTEREST RATE|Adjustable Interest Rate)[.:]?)`,
  ),
  sentence(
    'rate_type',
    ['variable'],
    String.raw`(?:at|bears?|is|an?) (?:an? )?(?P<v>variable|adjustable|floating)(?: annual)?(?: interest)? rate (?:of|equal|based|that|which|per)`,
    { certainty: 0.85 },
  ),
];

const indexText = String.raw`(?:the )?(?P<v>[a-z0-9][^(.;:]{3,110}?)`;

/** How a variable rate moves. */
export const variableRate = [
  label('rate_index', ['Index', 'Rate Index', 'Index Rate', 'Base Index', 'Interest Rate Index', 'Index Name']),
  sentence(
    'rate_index',
    'index',
    String.raw`index (?:which |that )?(?:is|will be|shall be|means|rate is)(?: equal to)?:? ${indexText} ?(?:\((?:the )?["“]|\.|;| \(the|, (?:as |or |which|plus|rounded))`,
  ),
  sentence('rate_index', ['index rate:', 'index:'], String.raw`index(?: rate)?: ${indexText}(?:\.|;|, plus)`),
  sentence(
    'rate_index',
    'index',
    String.raw`(?:based (?:up)?on|changes in|equal to|tied to|over|above|plus|to) ${indexText},? ?\((?:hereinafter )?(?:the |called )?["“]?(?:index|prime rate|base rate)["”]`,
  ),
  sentence(
    'rate_index',
    ['percent', 'percentage', 'point', '%', 'plus', 'margin'],
    String.raw`(?:{rate}|percentage points?|points?)\)? (?:per annum )?(?:over|above|in excess of|plus|below) the (?P<v>(?:[a-z0-9’'-]+ ){0,6}(?:prime(?: lending)?(?: rate)?|base rate|treasury[a-z ]{0,30}|sofr|libor|constant maturity(?: rate)?)(?: as published in the wall street journal)?)`,
    { certainty: 0.8 },
  ),
  label('rate_margin', ['Margin', 'Rate Margin', 'Index Margin', 'Spread', 'Margin over Index']),
  sentence(
    'rate_margin',
    ['over', 'above', 'in excess of', 'plus'],
    String.raw`${spelledRate}(?P<v>{rate})\)?(?: ?age points?| percentage points?| points?)?(?: \([^)]{1,20}\))? (?:per annum )?(?:over|above|in excess of|plus|added to) (?:the |an? |its |lender.s |such |said |then )*(?:current |following |independent )?(?:index|prime|base|wall|wsj|treasury|sofr|libor|\d+-year|monthly)`,
  ),
  sentence(
    'rate_margin',
    ['margin', 'plus'],
    String.raw`(?:margin of|margin is|adding|index,? plus|rate,? plus|plus a margin of) ${spelledRate}(?P<v>{rate})\)?`,
  ),
  label('rate_floor', [
    'Floor',
    'Rate Floor',
    'Floor Rate',
    'Interest Rate Floor',
    'Minimum Rate',
    'Minimum Interest Rate',
  ]),
  sentence(
    'rate_floor',
    ['less than', 'below', 'lower than', 'fall'],
    String.raw`(?:interest|rate|it|go|index)${within(160)}(?:less than|lower than|go below|fall below|be below|drop below|or below|nor below|decrease below) ${spelledRate}(?P<v>{rate})\)?(?: per| a year| or|,|\.|;| and|$| nor)`,
  ),
  sentence(
    'rate_floor',
    ['floor', 'minimum'],
    String.raw`(?:floor(?: rate)?|minimum(?: interest)? rate)(?: on this (?:note|loan))? (?:of|is|shall be|will be|equal to) ${spelledRate}(?P<v>{rate})`,
  ),
  label('rate_ceiling', [
    'Ceiling',
    'Rate Ceiling',
    'Ceiling Rate',
    'Interest Rate Ceiling',
    'Interest Rate Cap',
    'Rate Cap',
    'Lifetime Cap',
    'Maximum Rate',
    'Maximum Interest Rate',
  ]),
  sentence(
    'rate_ceiling',
    ['more than', 'greater than', 'above', 'exceed', 'higher than'],
    String.raw`(?:interest|rate|it|go)${within(200)}(?:more than|greater than|higher than|go above|rise above|be above|or above|nor above|exceed|increase above) (?:the lesser of )?${spelledRate}(?P<v>{rate})\)?(?: per| a year| or|,|\.|;| and| nor|$)`,
  ),
  sentence(
    'rate_ceiling',
    ['ceiling', 'maximum', 'cap'],
    String.raw`(?:ceiling(?: rate)?|maximum(?: interest)? rate|lifetime cap|rate cap)(?: on this (?:note|loan))? (?:of|is|shall be|will be|equal to) ${spelledRate}(?P<v>{rate})`,
  ),
  label('rate_change_frequency', [
    'Rate Change Frequency',
    'Change Frequency',
    'Adjustment Frequency',
    'Rate Adjustment Frequency',
    'Frequency of Rate Change',
    'Frequency of Change',
    'Rate Changes',
    'Rate Adjusts',
  ]),
  sentence(
    'rate_change_frequency',
    ['often', 'frequently'],
    String.raw`(?:more often than|more frequently than|as often as|as frequently as)(?: once)?(?: each| every| an?| once| per)* (?P<v>daily|day|weekly|week|monthly|month|quarterly|quarter|(?:six|three|twelve|\d{1,2}) months|annually|year|(?:five|three|seven|ten|\d) years)\b`,
  ),
  sentence(
    'rate_change_frequency',
    ['adjust', 'change', 'reset'],
    String.raw`rate (?:will|shall|may|is|to)(?: be)?(?: subject to)? (?:adjust|change|reset|adjusted|changed|re-?set|adjustment)(?:ed|s)?(?: (?:each|every|once (?:an?|each|every)|on the first day of each))? (?P<v>daily|day|weekly|week|monthly|month|quarterly|quarter|annually|year)\b`,
    { certainty: 0.85 },
  ),
  label('first_rate_change_date', [
    'First Change Date',
    'First Rate Change Date',
    'First Rate Change',
    'First Adjustment Date',
    'First Rate Adjustment Date',
    'Initial Change Date',
    'Next Rate Change Date',
    'Change Date',
  ]),
  sentence(
    'first_rate_change_date',
    ['often', 'frequently'],
    String.raw`(?:often|frequently) (?:than|as)[^.]{0,80}(?:beginning|commencing|starting|first change|effective)(?: with| on)*(?: the)? (?P<v>{date})`,
  ),
  sentence(
    'first_rate_change_date',
    ['change', 'adjust'],
    String.raw`(?:first (?:rate )?(?:change|adjust(?:ment)?)(?: date)?(?: of the (?:interest )?rate)?|rate (?:will |may |shall )?(?:first )?(?:be )?(?:change|adjust)(?:d|ed)?)(?: (?:is|will be|shall be|occur|will occur|shall occur|to occur|occurs))?(?: on| as of| effective| beginning)* (?:the first day of )?(?P<v>{date})`,
  ),
  sentence(
    'first_rate_change_date',
    ['until', 'through'],
    String.raw`{rate}\)?(?: per (?:year|annum))?,? (?:until|through) (?P<v>{date})`,
    { certainty: 0.85 },
  ),
];

/** The rate after default or after maturity, where it is named and not only added to. */
export const defaultRate = [
  label(
    'default_rate',
    [
      'Default Rate',
      'Default Interest Rate',
      'Post Maturity Rate',
      'Post-Maturity Rate',
      'Post Maturity Interest Rate',
      'Default Rate of Interest',
      'Rate After Default',
      'Rate After Maturity',
      'Interest After Default',
      'Past Due Rate',
    ],
    {
      valuePattern: part(String.raw`^(?:[^.%]{0,40} )?(?P<v>{rate})(?: per| a year|,|\.|$)`),
    },
  ),
  sentence(
    'default_rate',
    ['default', 'maturity'],
    String.raw`(?:upon|after|following|during|event of|while|if)[^.%]{0,80}(?:default|maturity|acceleration)${within(220)}(?:increased? to|increase to|bears? interest(?: thereafter)? at|accrue(?:s)?(?: interest)?(?: thereafter)? at|interest (?:thereafter )?at|rate equal to|rate of|rate shall be|rate will be|rate to)(?: an?| the)?(?: per annum| annual| default| higher)*(?: rate)?(?: of| equal to)? ${spelledRate}(?P<v>{rate})\)? ?(?:per|a year|annual|\(|,|\.|until|$)`,
  ),
  sentence(
    'default_rate',
    'maturity',
    String.raw`after maturity,? and until paid in full,? at (?:a|the) rate (?:equal to|of) ${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'default_rate',
    'default rate',
    String.raw`(?P<v>{rate})\)?(?: per (?:annum|year)| a year| annually)? ?\((?:hereinafter )?(?:the )?["“]default (?:interest )?rate`,
  ),
  sentence(
    'default_rate',
    'default rate',
    String.raw`["“]?default (?:interest )?rate["”]?,? (?:means|of|is|shall be|will be|equal to|shall mean)(?: an?| the)?(?: per annum| interest)*(?: rate)?(?: of| equal to)? ${spelledRate}(?P<v>{rate})\)? ?(?:per|a year|annual|,|\.|$)`,
  ),
];

const perDays = String.raw`(?:360|365|366|three hundred sixty(?:-five)?(?: \(36[05]\))?)`;

export const dayCount = [
  label(
    'day_count',
    [
      'Accrual Method',
      'Day Count',
      'Day Count Basis',
      'Day Count Convention',
      'Interest Accrual Method',
      'Interest Accrual Basis',
      'Interest Basis',
      'Accrual Basis',
      'Interest Calculation Basis',
      'Interest Calculation Method',
      'Interest Computation',
      'Basis',
    ],
    {
      valuePattern: part(String.raw`(?P<v>(?:30|360|365|365/365|act(?:ual)?)\.? ?/ ?(?:360|365|366|act(?:ual)?)\b)`),
    },
  ),
  sentence(
    'day_count',
    ['/360', '/ 360', '/365', '/ 365', '/actual'],
    String.raw`(?:^|[ ("“])(?P<v>(?:30|360|365|act\.?|actual) ?/ ?(?:360|365|actual))\b`,
  ),
  sentence(
    'day_count',
    'actual',
    String.raw`(?P<v>(?:actual|exact)(?: number of)?(?: calendar)? days(?: elapsed)?[^.;]{0,50}?(?:${perDays}[- ]day (?:year|basis)|year (?:of|consisting of) ${perDays} days|over ${perDays}))`,
  ),
  sentence(
    'day_count',
    ['360', '365'],
    String.raw`(?P<v>(?:${perDays}[- ]day year|year of ${perDays} days)[^.;]{0,60}?(?:actual|exact)(?: number of)?(?: calendar)? days(?: elapsed)?)`,
    { certainty: 0.9 },
  ),
  sentence(
    'day_count',
    ['360'],
    String.raw`(?P<v>(?:${perDays}[- ]day year|year of ${perDays} days)[^.;]{0,40}?(?:twelve|12)(?: \(12\))?(?: equal)?(?: months of)? ?(?:30|thirty)(?: \(30\))?[- ]days?(?: months)?(?: each)?)`,
  ),
];

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
    String.raw`(?:balloon|final|last|interest[- ]only|down|pre)(?: \w+)? ?(?:pay|install)ments? of|(?:(?:payments|installments|instalments)(?: of (?:both )?(?:principal and(?: accrued)? interest|principal & interest|interest and principal|p&i))?(?:,? each)?(?:,? in the (?:amount|sum) of|,? of)|(?:monthly|quarterly|regular|weekly|annual|level) (?:payment|installment)(?: of (?:principal and interest))? of)(?: not less than| approximately)? (?P<v>{money})`,
  ),
  sentence(
    'payment_amount',
    ['payment', 'installment'],
    String.raw`(?:monthly|regular|each|quarterly) (?:payment|installment)s?(?: of principal and interest)? (?:will be|shall be|is|are|shall each be)(?: in the (?:initial )?amount of)? (?P<v>{money})`,
  ),
  sentence(
    'payment_amount',
    ['equal', 'consecutive', 'monthly', 'installments'],
    String.raw`(?:payments|installments),? each in the amount of (?P<v>{money})`,
  ),
  sentence(
    'payment_amount',
    ['per month', 'each month', 'every month'],
    String.raw`(?P<v>{money}) (?:per month|each month|every month|monthly)`,
    { certainty: 0.8 },
  ),
  label('number_of_payments', [
    'Number of Payments',
    'No. of Payments',
    '# of Payments',
    'Number of Installments',
    'Number of Monthly Payments',
    'Total Payments',
    'Total Number of Payments',
  ]),
  sentence(
    'number_of_payments',
    ['payments', 'installments', 'instalments'],
    String.raw`(?:in|by|make|of|:|,|pay|payable in|^|with|for) ${spelledCount}(?P<v>\d{1,3})\)? (?:(?:regular|equal|consecutive|monthly|quarterly|annual|semi-?annual|weekly|bi-?weekly|successive|level|principal|and|interest|scheduled|substantially|approximately|regularly),? ?)*(?:payments|installments|instalments)\b`,
  ),
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
    String.raw`(?P<v>monthly|quarterly|semi-?annual|annual|bi-?weekly|weekly)(?: (?:consecutive|equal|successive|regular|level|principal|and|interest|scheduled|installment))*,? (?:payments?|installments?|instalments?)\b`,
  ),
  sentence(
    'payment_frequency',
    ['payments of', 'installments of', 'interest'],
    String.raw`(?:(?:payments|installments) of {money}|interest(?: only)? (?:is|shall be|will be)(?: due| payable| paid| due and payable)+),? (?P<v>monthly|quarterly|semi-?annually|annually|weekly|bi-?weekly)\b`,
  ),
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
    ['first'],
    String.raw`first(?: such| regular| monthly| scheduled| interest)* (?:payment|installment|instalment)s?(?: of [a-z ]{3,40})?(?: (?:is|being|will be|shall be|becoming|to be|falls|becomes))?(?: due)?(?: and payable| made| paid)?(?: on| is)? (?P<v>{date})`,
  ),
  sentence(
    'first_payment_date',
    ['beginning', 'commencing', 'starting', 'begin', 'commence'],
    String.raw`(?:rate[^.]{0,40}(?:change|adjust)|more often|advances?|interest rate)[^.]{0,120}(?:beginning|commencing|starting|effective)[^.]{0,20}{date}|(?:pay|payments?|installments?|instalments?|month|monthly|quarterly|payable|interest is due|due|each)\b${within(160)}(?:beginning|commencing|starting|to begin|begins?|to commence|commences?)(?: on| with the (?:payment|installment) due(?: on)?)? (?P<v>{date})`,
  ),
  sentence(
    'first_payment_date',
    ['payments of', 'installments of'],
    String.raw`(?:payments|installments) of {money},?(?: each,?)?(?: (?:monthly|quarterly|annually),?)? (?:from|due|starting) (?P<v>{date})`,
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
    String.raw`\b(?:matures?|maturing|to mature)(?: and (?:is|be|become) due(?: and payable)?)?(?: in full)?(?: on| by)? (?P<v>{date})`,
  ),
  sentence(
    'maturity_date',
    ['due', 'balloon', 'final', 'last'],
    String.raw`(?:balloon payment|final payment|last payment|irregular last payment|final installment|last installment|one payment|remaining|entire|outstanding|unpaid|all (?:principal|sums|amounts|outstanding|unpaid))${within(200)}(?:(?:due|payable|paid|made)(?: and payable)?(?: in full)?(?: and owing)?(?:,? on| by| no later than| on or before)*|on or before|on) (?P<v>{date})`,
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
    'Balloon Payment',
    'Balloon',
    'Balloon Amount',
    'Balloon Payment Amount',
    'Estimated Balloon Payment',
    'Final Balloon Payment',
  ]),
  sentence(
    'balloon_amount',
    ['balloon'],
    String.raw`balloon(?: payment| installment)?(?: of (?:principal(?: and interest)?))?,? ?(?:of|estimated (?:at|to be)|in the (?:estimated )?amount of|equal to|is|will be|:)(?: approximately| an estimated)? (?P<v>{money})`,
  ),
  sentence(
    'balloon_amount',
    ['last payment', 'final payment', 'one payment', 'final installment', 'last installment'],
    String.raw`(?:one|a|an|and)(?: irregular| final| last| single)+ (?:payment|installment)(?: of principal and(?: accrued)?(?: unpaid)? interest)?,? (?:of|estimated at|in the (?:estimated )?amount of)(?: approximately)? (?P<v>{money})`,
  ),
  label(
    'term_months',
    ['Term', 'Loan Term', 'Term of Loan', 'Term (months)', 'Term in Months', 'Note Term', 'Original Term'],
    { certainty: 0.85 },
  ),
  sentence(
    'term_months',
    ['months', 'years'],
    String.raw`(?P<v>\d{1,3} (?:months|years))(?:,)? (?:from|after) (?:the )?(?:date of (?:this |the )?note|date hereof|note date|date of initial disbursement)`,
  ),
  sentence(
    'term_months',
    ['term of', 'term is'],
    String.raw`\bterm (?:of|is|shall be|of this (?:note|loan) is) ${spelledCount}(?P<v>\d{1,3}\)? (?:months|years))`,
  ),
  label('amortization_months', ['Amortization', 'Amortization Period', 'Amortization Term', 'Amortization (months)']),
  sentence(
    'amortization_months',
    'amortiz',
    String.raw`amortiz(?:ed|ing|ation)[^.]{0,60}?(?:over|of|on)(?: an?| the)?(?: period of| assumed)?(?: an?)? ${spelledCount}(?P<v>\d{1,3}\)?[- ](?:years?|months?))`,
  ),
  sentence(
    'amortization_months',
    'amortization',
    String.raw`(?P<v>\d{1,3}[- ](?:years?|months?))[ -](?:level |mortgage-style |loan )?amortization`,
  ),
  sentence(
    'interest_only_months',
    'interest only',
    String.raw`interest[- ]only(?: payments?)?[^.]{0,40}?for (?:the first |a period of )?${spelledCount}(?P<v>\d{1,3}\)? (?:months|years))`,
  ),
  sentence(
    'interest_only_months',
    'interest',
    String.raw`${spelledCount}(?P<v>\d{1,2})\)? (?:consecutive |monthly |regular |equal )+(?:interest[- ]only payments|payments of (?:accrued )?interest only|interest payments)`,
  ),
];

/** What a late payment costs. */
export const lateCharge = [
  label(
    'late_charge_percent',
    ['Late Charge', 'Late Fee', 'Late Charges', 'Late Charge Percentage', 'Late Payment Charge', 'Late Payment Fee'],
    {
      valuePattern: part(String.raw`^(?:[^.%$]{0,80} )?(?P<v>{rate}) of`),
      lines: 3,
    },
  ),
  sentence(
    'late_charge_percent',
    ['late', 'overdue', 'past due', 'delinquen'],
    String.raw`(?:late (?:charge|fee|payment)|days? (?:or more )?(?:late|past due)|overdue|past due|delinquent|days after)${within(260)}${spelledRate}(?P<v>{rate})\)? of (?:(?:the|my|any|such|each|that|your|said|its|our|full|entire|unpaid|overdue|late|delinquent|past[- ]due|regularly|scheduled|monthly|missed|amount|portion|installment|payment)\b)`,
  ),
  sentence(
    'late_charge_percent',
    ['charge will be', 'charge shall be', 'charge is'],
    String.raw`(?:late )?charge (?:will|shall) be (?:equal to )?${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'late_charge_amount',
    ['late', 'overdue'],
    String.raw`(?:late|overdue|past due|delinquent)${within(320)} (?:or|and) (?P<v>{money}),? (?:whichever|for|on each)`,
  ),
  sentence(
    'late_charge_amount',
    ['late'],
    String.raw`late (?:charge|fee)s?(?: equal to| in the amount)? of (?P<v>{money})`,
  ),
  sentence(
    'late_charge_amount',
    ['late'],
    String.raw`(?:late (?:charge|fee)|days (?:or more )?late)${within(300)}(?:with a minimum of|but not less than|minimum(?: late)?(?: charge)? of|not to exceed|but not more than|up to a maximum of|the (?:greater|lesser|larger) of) (?P<v>{money})`,
  ),
  label('late_charge_amount', ['Late Charge', 'Late Fee', 'Late Charge Amount', 'Minimum Late Charge'], {
    valuePattern: part(String.raw`^(?P<v>{money})`),
  }),
  label('grace_days', ['Grace Period', 'Grace Days', 'Days of Grace', 'Late Charge Grace Period', 'Late After']),
  sentence(
    'grace_days',
    ['late', 'past due', 'overdue', 'delinquent'],
    String.raw`${spelledCount}(?P<v>\d{1,2})\)? (?:calendar |business |banking )?days? (?:or more )?(?:late|past due|overdue|delinquent|in arrears)`,
  ),
  sentence(
    'grace_days',
    ['days after', 'days of', 'days from', 'days past'],
    String.raw`(?:cure|notice|written|demand|mailed)[^.]{0,60}within[^.]{0,20}\d{1,2}\)? days|(?:more than|by the end of|within|not (?:received|paid|made)[^.]{0,40}within|later than|until|for) ${spelledCount}(?P<v>\d{1,2})\)? (?:calendar |business |banking )?days? (?:after|of|from|past)(?: (?:it is|the date it is|the date when|its|the|such|that|they are|payment is|when|each))*(?: scheduled| date| payment| installment)*(?: (?:is|was|it is))? ?(?:first )?(?:due|on which)`,
  ),
];

/** Whether paying early costs. */
export const prepayment = [
  sentence(
    'prepayment_penalty',
    'without',
    String.raw`(?P<v>without (?:(?:paying|incurring|payment of|being charged) )?(?:any |a |an )?(?:prepayment (?:charge|penalty|fee|premium)|premium(?:,? (?:or|and) (?:penalty|fee|charge))?|penalty(?:,? (?:or|and) (?:premium|fee|charge))?|(?:additional )?fee(?: or penalty)?|charge(?: or penalty)?))\b`,
    { value: 'false', certainty: 0.9 },
  ),
  sentence(
    'prepayment_penalty',
    ['no prepayment', 'not be required to pay'],
    String.raw`(?P<v>(?:there is |there shall be )?no prepayment (?:penalty|charge|premium|fee))`,
    { value: 'false' },
  ),
  sentence(
    'prepayment_penalty',
    ['prepayment penalty', 'prepayment fee', 'prepayment premium', 'prepayment charge'],
    String.raw`(?:no|without|any|without paying any|if checked,? (?:i|you|we|borrower)[^.]{0,40}) prepayment (?:penalty|fee|premium|charge)|(?:entitled to|following|subject to|together with|accompanied by|(?:agrees?|will|shall|must|required) (?:to )?pay(?: to lender| lender| the bank)?)(?: the)?(?: following)?(?: an?)? (?P<v>prepayment (?:penalty|fee|premium|charge))`,
    { value: 'true', certainty: 0.95 },
  ),
  label('prepayment_penalty', ['Prepayment Penalty', 'Prepayment Charge', 'Prepayment Premium', 'Prepayment Fee'], {
    valuePattern: part(String.raw`^(?P<v>yes|no|none)\b`),
  }),
  tickBox('prepayment_penalty', ['Prepayment Penalty', 'Prepayment', 'Prepayment Charge', 'Prepayment Fee']),
];

export const renewal = [
  label('renewal_of', [
    'Renewal Of',
    'Renewal of Loan No',
    'Renewal of Loan Number',
    'Renewal of Note No',
    'Renews Loan No',
    'Renews',
    'Renewal of Note',
  ]),
  below('renewal_of', ['Renewal Of'], { page: 1 }),
  sentence(
    'renewal_of',
    ['renewal', 'renews', 'replace'],
    String.raw`(?:renewal|renews|renewing|replaces?|replacement)(?: and (?:modification|extension|consolidation))?(?: of|,)?(?: (?:that certain|the|a|and|extends|replaces|modifies|lender.s|borrower.s|existing|promissory|prior))* (?:loan|note|loan\(s\)|account)(?: no\.?| number| #)+:? ?(?P<v>{id})`,
  ),
];
