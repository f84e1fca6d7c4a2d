import type { Rule } from '../../src/extraction/rule.ts';
import { part, worded } from './build.ts';

/**
 * What forms print beside the terms of a loan, as patterns for the whole label. Each lists the words that may stand
 * before and after the one that tells; a label with any other word, such as "default rate", is another's.
 */

const no = '(?:no|number|num|#|id|id #|id no|id number|identifier|ref|reference|ref no|reference no|reference number)';
const ofLoan =
  '(?: of (?:the |this |your )?(?:loan|note|credit|request|debt|facility|line|promissory note|term loan))?';

const borrowerRole =
  '(?:borrowers?|co ?borrowers?|makers?|co ?makers?|obligors?|debtors?|customers?|applicants?|co ?applicants?|member name|member names|co ?members?|clients?|borrowing entity|borrowing company|borrowing customer|business borrower|small business|borrowing concern|business concern|small business concern)';
const lenderRole =
  '(?:lenders?|bank|lending bank|creditor|secured party|credit union|payee|holder|note ?holder|financial institution|lending institution|mortgagee)';
const term = String.raw`(?i)^(?:[a-z-]+ \()?(?P<v>\d{1,3}\)?[ -]?(?:months?|mos?\b\.?|years?|yrs?\b\.?)|\d{2,3}\b)`;

const someLender = `(?:name(?: and address)? of (?:the )?)?${lenderRole}(?:/${lenderRole})*(?: name| names?(?: and|/) ?address| to be named.*|/loss payee|/mortgagee)?|who is lending|who lends`;
const someBorrower = `(?:(?:full |legal |exact )*names?(?: and address)? of (?:the )?|primary |legal )?${borrowerRole}(?:/(?:${borrowerRole}|grantor|owner|owners|pledgor))*(?: of the (?:collateral|property))?(?: \\d)?(?: (?:legal )?names?| names?(?: and|/) ?address)?|who is borrowing|who borrows`;

/** Beside it stands how the rate is made: "Prime + 1.00%, floor 5.00%". */
const rateAndIndex = '(?:(?:interest|note|loan|initial|variable) )?rate|pricing|interest';

const patterns: Readonly<Record<string, readonly Rule[]>> = {
  loan_number: [
    worded(
      'loan_number',
      `(?:(?:lenders?|banks?|our|core|new|assigned|credit unions?|existing|booked|your|this) )?(?:loan|note|loan account|loan acct|loan/account|account/loan|loan/note|note/loan|loan or note|loan or account|account or loan|obligation|facility|promissory note|member loan) ?(?:${no}|account|acct|account ${no}|acct ${no})(?: assigned)?|(?:number|no) of (?:the |this )?(?:loan|note)|booked (?:as|under)|loan booked as`,
    ),
  ],
  principal_amount: [
    worded(
      'principal_amount',
      `(?:(?:original|total|approved|requested|proposed|maximum|gross|initial|face|stated|authorized|aggregate|full) )*(?:principal|loan|note|credit|credit line|line|line of credit|commitment|facility|request|debt|obligation|indebtedness|borrowing|term loan)(?: principal)? (?:amount|sum|limit|total|size)${ofLoan}(?: approved| requested| lent| borrowed)?|(?:(?:principal|total|face|full|maximum|original|approved) )*(?:amount|sum|size|face) of (?:the |this |your )?(?:loan|note|credit|credit requested|request|debt|line|commitment|facility|obligation|promissory note|term loan|borrowing|indebtedness|principal)(?: approved| requested)?|amount (?:approved|requested|lent|borrowed|secured|authorized|you borrow|we lend|we are lending|being lent|being borrowed)|(?:original |initial )?principal${ofLoan}|line of credit|(?:credit|loan|amount|sum) (?:requested|sought|applied for|approved|granted)|sum lent|money lent|loan total|total commitment|commitment`,
    ),
  ],
  interest_rate: [
    worded(
      'interest_rate',
      `(?:(?:initial|current|annual|yearly|fixed|variable|starting|beginning|simple|stated|approved|proposed|contract|note|loan|nominal|present|opening) )*(?:interest )?rate(?: of interest)?(?: per annum| per year| a year| today| at signing| at closing| now| on this (?:note|loan)| on the (?:note|loan)| charged| %| type)?|(?:annual |yearly |simple |fixed )?interest(?: at| charged| per year| a year)?`,
      {
        valuePattern: part(
          String.raw`^(?:(?:you|borrower|we) (?:will |shall )?(?:pay|pays|charge) |the rate is |fixed |variable |at |rate of |of |a |initially |currently |now )*(?P<v>{rate})`,
        ),
      },
    ),
    // A rate that moves: the one that counts today stands after how it moves.
    worded('interest_rate', '(?:interest )?rate(?: of interest)?|interest|pricing', {
      valuePattern: part(
        String.raw`^[^%]{0,90}{rate}[^%]{0,40}?\b(?:now|currently|presently|today|initially|initial rate(?: of)?|starting at|start rate)[,:]? (?P<v>{rate})`,
      ),
      certainty: 0.92,
    }),
  ],
  rate_type: [
    worded(
      'rate_type',
      '(?:type|kind|nature) of (?:interest )?rate|(?:interest )?rate (?:type|structure|basis|option|kind|is|plan)|(?:fixed|variable|adjustable|floating)(?:/| or | / )(?:fixed|variable|adjustable|floating)(?: rate)?|(?:fixed|variable)/(?:adjustable|floating)|interest type|pricing type',
      { valuePattern: part(String.raw`^(?:an? )?(?P<v>fixed|variable|adjustable|floating)\b`) },
    ),
    worded(
      'rate_type',
      '(?:(?:initial|annual|note|contract|approved|proposed|loan) )*(?:interest )?rate(?: of interest)?|interest|pricing|price|initial interest',
      {
        valuePattern: part(
          String.raw`^(?:(?:initially |now )?{rate}[, (-]*(?:per (?:annum|year)|a year|annually)?[, (-]*)?(?P<v>fixed|variable|adjustable|floating)\b`,
        ),
      },
    ),
  ],
  maturity_date: [
    worded(
      'maturity_date',
      '(?:(?:final|stated|loan|note|scheduled|proposed|approved) )*maturity(?: date)?(?: of (?:the |this )?(?:loan|note))?|(?:the )?(?:loan |note )?matures(?: on)?|(?:final|last) (?:payment|installment|due|pmt)(?: is)?(?: due)?(?: date| on)?|(?:due|payable) in full(?: on| by)?|(?:all|balance|everything|principal) (?:is )?due(?: on| by)?|date (?:of maturity|the loan matures|loan is due|due)|(?:loan|note) (?:due|ends|end)(?: date| on)?|due date(?: of (?:the |this )?(?:note|loan))?|(?:to be )?paid in full (?:by|on)|falls due(?: on)?|full payment due',
    ),
  ],
  first_payment_date: [
    worded(
      'first_payment_date',
      '(?:date (?:of |on which )?(?:the )?)?(?:first|1st|initial) (?:(?:regular|monthly|scheduled|full|loan|p&i|interest) )?(?:payment|pmt|installment|instalment|due|one|payable)(?: is)?(?: due| payable)?(?: date| on| due date)?|(?:monthly |regular |loan )?payments? (?:begin|begins|start|starts|commence|beginning|starting|commencing|from)(?: on| date)?|(?:payment|pmt) (?:start|begin|commencement)(?: date)?|(?:first|1st) due date|beginning(?: on)?|commencing(?: on)?|date payments (?:begin|start)|begins on',
    ),
  ],
  payment_amount: [
    worded(
      'payment_amount',
      '(?:(?:regular|monthly|scheduled|each|periodic|level|equal|estimated|proposed|approved|quarterly|loan|amount of|p&i|principal and interest|principal & interest) )*(?:payments?|pmts?|installments?|instalments?|p&i|p & i|p and i|principal and interest|principal & interest)(?: amount| amt| of p&i| of principal and interest| each month| each| per month| every month| amount p&i)?|amount of (?:each |every |the |regular |monthly |scheduled )*(?:payment|installment)s?|(?:monthly|each month) (?:you|borrower) pays?',
      // "Interest only" is no amount, and neither is a last payment.
      {
        valuePattern: part(
          String.raw`^(?:\d{1,3} )?(?:(?:regular|equal|consecutive|monthly|level|payments?|installments?|of|at|x|each|in the amount) )*(?:u\.?s\.? ?)?(?P<v>{sum})`,
        ),
      },
    ),
  ],
  number_of_payments: [
    worded(
      'number_of_payments',
      '(?:total |scheduled )?(?:number|no|#|count) of (?:monthly |scheduled |regular )?(?:payments|installments|pmts)|how many(?: payments)?',
    ),
    worded('number_of_payments', '(?:monthly |regular |scheduled )?(?:payments?|installments?|repayment)', {
      valuePattern: part(
        String.raw`^(?P<v>\d{1,3}) (?:(?:regular|equal|consecutive|monthly|level) )*(?:payments? |installments? )?(?:of|at|x|each) (?:u\.?s\.? ?)?\$`,
      ),
    }),
  ],
  payment_frequency: [
    worded(
      'payment_frequency',
      '(?:payment|installment|repayment|pmt) (?:frequency|interval|period|cycle|schedule)|frequency(?: of payments?)?|how often(?: paid)?|payments? (?:are )?(?:due|made|payable)|payable',
      {
        valuePattern: part(
          String.raw`^(?P<v>monthly|quarterly|semi-?annually|annually|weekly|bi-?weekly|every month|each month|every quarter)\b`,
        ),
      },
    ),
  ],
  term_months: [
    worded(
      'term_months',
      `(?:(?:loan|note|original|proposed|approved|requested|initial) )*(?:term|tenor|duration|length|life)${ofLoan}(?: in months| months| mos)?|(?:number of )?months|repayment (?:term|period)|length of (?:loan|term)`,
      {
        valuePattern: term,
      },
    ),
  ],
  amortization_months: [
    worded(
      'amortization_months',
      '(?:(?:loan|payment|proposed|approved|requested|desired|preferred) )?amort(?:ization|ized|izes|izing)?(?: period| term| schedule| over| basis)?(?: in months| months| mos)?(?: requested| desired| wanted| preferred| proposed| approved)?|payments? (?:are )?(?:amortized|spread|figured|based) (?:over|on)',
      {
        valuePattern: term,
      },
    ),
  ],
  note_date: [
    worded(
      'note_date',
      '(?:date|dated) (?:of|on) (?:the |this )?(?:(?:borrowers|debtors|customers|obligors|makers|companys|guaranteed|underlying|secured|promissory) )*(?:note|loan|credit|loan closing)|(?:loan|note|promissory note) (?:date|dated|of|made|signed)(?: on)?',
    ),
  ],
  borrower_name: [worded('borrower_name', someBorrower)],
  borrower_address: [
    worded('borrower_address', someBorrower),
    worded(
      'borrower_address',
      `${borrowerRole} (?:(?:mailing|street|business|home|notice|principal|legal|full|current) )*address|(?:(?:mailing|street|business|home|notice|legal) )*address of (?:the )?${borrowerRole}`,
    ),
  ],
  lender_name: [worded('lender_name', someLender)],
  lender_address: [
    worded('lender_address', someLender),
    worded(
      'lender_address',
      `${lenderRole} (?:(?:mailing|street|business|notice|office|branch|main|full) )*(?:address|office)|(?:(?:mailing|street|business) )*(?:address|office) of (?:the )?${lenderRole}|(?:payments|payment) (?:are )?(?:made |payable |sent |due )?(?:at|to)|place of payments?|where (?:to|you|i|we|borrower) pays?|pay at|(?:send|mail|make) payments (?:to|at)|pay us at`,
    ),
  ],
  guarantor_name: [
    worded(
      'guarantor_name',
      '(?:(?:personal|individual|corporate|required|proposed|additional|names? of(?: the)?) )*guarantors?(?: \\d| s)?(?: names?)?|(?:loan |debt |note )?guaranteed by|(?:personal )?(?:guaranty|guarantee|guaranties|guarantees)(?: of| by| from| given by| required from| required of)',
    ),
  ],
  property_address: [
    worded(
      'property_address',
      '(?:(?:street )?(?:address|location) of (?:the )?)?(?:(?:mortgaged|subject|real|secured|insured|pledged|the) )*(?:property|premises|real estate|home|dwelling|residence|land)(?: address| location| located at| securing (?:the|this) loan| at)?|what is to be insured|(?:address|location) of (?:the )?collateral|collateral (?:address|location)',
    ),
  ],
  loan_purpose: [
    worded(
      'loan_purpose',
      '(?:(?:specific|primary|stated|business|intended) )*(?:purpose|use)(?: of (?:the |this )?(?:loan|credit|proceeds|loan proceeds|funds|money|request|advance|borrowing|facility))?|(?:loan|credit|request|borrowing) purpose|what (?:the money|it|the loan) is for|(?:proceeds|funds|money|loan)(?: to be| will be| are to be)? used (?:for|to)|reason for (?:the )?(?:loan|request|borrowing|credit)',
      {
        lines: 2,
        // Whether the loan is for business says its class, and not what it is for.
        valuePattern: String.raw`^(?i:(?:business|personal|consumer|commercial|agricultural|household)(?: purposes?| use)?)$|^Number of .*|^(?:[Tt]o |[Ff]or )?(?P<v>[^.;:]{4,120}?)(?:[.;].*)?$`,
      },
    ),
  ],
  collateral_description: [
    worded(
      'collateral_description',
      '(?:(?:description|list|schedule) of (?:the )?)?(?:pledged |specific )?(?:collateral|security|property pledged|property given as security|pledged property|assets pledged|personal property)(?: description| pledged| offered| given| securing (?:the|this) (?:loan|note))?|security for (?:the |this )?(?:loan|note)|secured by|specific description|what secures (?:it|(?:the|this|your) (?:loan|note|credit|line))|property (?:given|taken|pledged) as (?:security|collateral)',
      {
        lines: 3,
        valuePattern: String.raw`^.*\b[A-Z]{2} \d{5}\b.*$|^(?:[^.:]{0,80}\b(?:lien on|interest in|lien in|covering)(?: the following)?:? )?(?P<v>[A-Z][^:]{8,300}?)(?:\. .*|[.;])?$`,
      },
    ),
  ],
  borrower_tin: [
    worded(
      'borrower_tin',
      '(?:(?:borrowers?|federal|fed|employer|taxpayer|grantors?|debtors?|company|members?|applicants?|entity|customers?|makers?|us|u s) )*(?:tax|taxpayer|ein|tin|fein|ssn|employer|social security|federal|tax payer)(?:/(?:ein|tin|ssn|fein))?(?: (?:id|identification|identifier|no|number|#|i d))*',
      { valuePattern: String.raw`^#?(?P<v>[\dX*]{2}-?[\dX*]{3}\d{4}|[\dX*]{3}-[\dX*]{2}-\d{4})\b` },
    ),
  ],
  borrower_state_of_org: [
    worded(
      'borrower_state_of_org',
      '(?:(?:borrowers?|grantors?|debtors?|company|entity) )?(?:state|jurisdiction) (?:of|in which) (?:organization|incorporation|formation|registration|domicile|organized|formed|incorporated|inc|org)|(?:state|jurisdiction|place|where) (?:organized|formed|incorporated|registered|chartered)|(?:organization|formation|incorporation|charter) (?:state|jurisdiction)|(?:state|jurisdiction) where (?:it is |was )?(?:organized|formed|incorporated|registered)|(?:organized|formed|incorporated|registered)(?: and existing)?(?: in| under the laws? of)(?: the state of)?|domestic state|home state',
    ),
  ],
  late_charge_percent: [
    worded(
      'late_charge_percent',
      'late (?:charge|fee|payment charge|payment fee|payment|charges|fees)(?: percent| percentage| %| rate)?|(?:charge|fee) for late payment',
      {
        valuePattern: part(String.raw`^(?:up to )?(?P<v>{rate})`),
      },
    ),
    // The sign stands in the label.
    worded(
      'late_charge_percent',
      'late (?:payment )?(?:charge|chg|fee|payment)s? (?:percent|percentage|pct|%|rate %)',
      {
        valuePattern: part(String.raw`^(?P<v>\d{1,2}(?:\.\d{1,4})?) ?%?$`),
      },
    ),
  ],
  grace_days: [
    worded(
      'grace_days',
      'late (?:charge|fee|payment charge|payment fee|payment|charges|fees)|(?:charge|fee) for late payment',
      {
        valuePattern: part(
          String.raw`(?:after|over|more than|beyond|past) (?P<v>\d{1,2})(?: calendar| business)? days?`,
        ),
      },
    ),
    worded(
      'grace_days',
      '(?:late (?:charge|fee|payment) )?(?:grace|days of grace)(?: period| days)?(?: in days| days)?|late after|days until late',
    ),
  ],
  default_rate: [
    worded(
      'default_rate',
      '(?:default|post maturity|after maturity|past due|matured)(?: interest)? rate(?: of interest)?|(?:interest )?rate (?:after|on|upon|following) (?:default|maturity)|interest (?:after|on) (?:default|maturity)',
      {
        // What is added to the note's rate is not the rate.
        valuePattern: part(
          String.raw`^{rate}\)? (?:above|over|plus|in excess|higher|more|added|points)|^(?P<v>{rate})`,
        ),
      },
    ),
  ],
  first_rate_change_date: [
    worded(
      'first_rate_change_date',
      '(?:(?:first|initial|next) )?(?:(?:interest )?rate )?(?:change|adjustment|reset)(?: date)?(?: on| is)?|(?:rate )?first (?:changes|adjusts|resets|change|adjustment)(?: on| date)?|rate (?:fixed|stays fixed) until',
    ),
  ],
  rate_change_frequency: [
    worded(
      'rate_change_frequency',
      '(?:(?:interest )?rate )?(?:changes|adjusts|resets|adjustments|then changes)(?: every| each| then every)?|(?:(?:rate|interest rate) )?(?:change|adjustment|reset) (?:frequency|period|interval|schedule)|frequency of (?:rate )?(?:changes?|adjustments?)|how often (?:the )?rate (?:changes|adjusts)|changes? every|adjusted every',
      {
        valuePattern: part(
          String.raw`^(?:every |each |once (?:an?|each|every) )?(?P<v>daily|day|weekly|week|monthly|month|quarterly|quarter|annually|year|yearly|semi-?annually|(?:six|three|twelve|\d{1,2}) months|(?:one|three|five|\d) years?)\b`,
        ),
      },
    ),
  ],
  rate_index: [worded('rate_index', '(?:the )?(?:interest )?(?:rate )?index(?: rate| name| used)?|based on|tied to')],
  rate_margin: [
    worded(
      'rate_margin',
      '(?:gross |rate |index |interest )?margin(?: over index| added| above index)?|spread(?: over index)?|added to (?:the )?index',
      { valuePattern: part(String.raw`^(?:plus |\+ ?)?(?P<v>{rate})`) },
    ),
    worded('rate_margin', rateAndIndex, {
      valuePattern: part(
        String.raw`^[^%$]{0,60}\b(?:prime|wsjp|sofr|index|treasury|libor)\b[^%$]{0,40}?(?:\+|plus) ?(?P<v>{rate})`,
      ),
    }),
  ],
  rate_ceiling: [
    worded(
      'rate_ceiling',
      '(?:(?:highest|maximum|lifetime|life|greatest|most|overall) )+(?:interest )?(?:rate|cap|ceiling)(?: allowed| possible| ever)?|(?:interest )?rate (?:ceiling|cap|maximum)|ceiling(?: rate)?|never (?:above|more than|higher than)',
      { valuePattern: part(String.raw`^(?P<v>{rate})`) },
    ),
  ],
  rate_floor: [
    worded(
      'rate_floor',
      '(?:(?:lowest|minimum|least) )+(?:interest )?rate(?: allowed| possible| ever)?|(?:interest )?rate (?:floor|minimum)|floor(?: rate)?|never (?:below|less than|lower than)',
      { valuePattern: part(String.raw`^(?P<v>{rate})`) },
    ),
    worded('rate_floor', rateAndIndex, {
      valuePattern: part(String.raw`\b(?:floor|minimum)(?: rate)?(?: of| is| at)?:? (?P<v>{rate})`),
    }),
  ],
};

/** The rules for these fields by how forms word their labels. */
export function wordings(...fields: readonly string[]): readonly Rule[] {
  return fields.flatMap((field) => patterns[field] ?? []);
}

/** How a rate moves. */
export const movingRateWordings: readonly Rule[] = wordings(
  'first_rate_change_date',
  'rate_change_frequency',
  'rate_index',
  'rate_margin',
  'rate_ceiling',
  'rate_floor',
);

/** What every paper about a loan may print of it. */
export const loanWordings: readonly Rule[] = wordings(
  'loan_number',
  'principal_amount',
  'interest_rate',
  'rate_type',
  'maturity_date',
  'first_payment_date',
  'payment_amount',
  'number_of_payments',
  'term_months',
  'amortization_months',
);

/** Who borrows and who lends. */
export const partyWordings: readonly Rule[] = wordings(
  'borrower_name',
  'borrower_address',
  'lender_name',
  'lender_address',
);
