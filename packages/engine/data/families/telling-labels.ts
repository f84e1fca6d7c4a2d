import type { Rule } from '../../src/extraction/rule.ts';
import { ownersEstimate } from './application-people.ts';
import { part, worded } from './build.ts';
import { onlyLender } from './party-patterns.ts';

/**
 * Labels known by one telling word, whatever stands around it: "Debtor whose debt is guaranteed", "Rate at signing". They
 * are asked only where no rule of the family reads the field, and words that make a label another's rule it out.
 */
interface Telling {
  /** Words of which one must stand in the label. */
  readonly tell: string;
  /** Words of which none may. */
  readonly not: string;
  /** What the value must look like, where its kind leaves doubt. */
  readonly value?: string;
  readonly lines?: number;
  /** Words near it of which none may stand there. */
  readonly apart?: readonly string[];
}

const sum = part(String.raw`^(?:about |up to |u\.?s\.? ?)?(?P<v>{money}|{sum})(?:[ ,;(/]|\.(?: |$)|$)`);
const rate = part(String.raw`^(?:fixed |variable |at |about |initially |now |currently )*(?P<v>{rate})`);
/** What is added to the note's rate is not the rate. */
const wholeRate = part(
  String.raw`^{rate}\)? (?:above|over|plus|in excess|higher|more|added|points)|^(?:fixed |at )*(?P<v>{rate})`,
);
/** Nor is how far it may move. */
const ownRate = part(
  String.raw`^{rate}\)? (?:above|over|plus|higher|lower|more|less|in excess|increase|decrease|added)\b|^(?:fixed |variable |at |about |initially |now |currently )*(?P<v>{rate})`,
);
const date = part(String.raw`^(?:on |by |as of |dated )*(?P<v>{date})`);
// A few months are how long somebody lived or worked somewhere.
const term = part(
  String.raw`^(?:[a-z-]+ \()?(?P<v>\d{2,3}\)?[ -]?(?:months?|mos?\b\.?)|\d{1,2}\)?[ -]?(?:years?|yrs?\b\.?))`,
);
const code = part(String.raw`^#? ?(?:{date}|(?P<v>(?-i:[A-Z]{0,4})-?\d[\d-]{4,18}\d)(?:$|[ ,;.)]))`);
const file = part(String.raw`^#? ?(?:{date}|(?P<v>(?-i:[A-Z]{0,5})-?\d[A-Z0-9-]{3,18})(?:$|[,;.)]))`);
const person = part(String.raw`^(?P<v>(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3}))(?:$|[,;(])`);
const county = part(
  String.raw`^(?:.*\b(?:insurance|commitment|policy|title|report|statement|agreement|notice)\b.*|(?:the )?(?:county of )?(?P<v>(?-i:[A-Z])[A-Za-z.' ]{1,38}?[A-Za-z])(?: county)?(?:$|[,;(].*))$`,
);

/** What makes a label speak of something about a party and not name it. */
const aspects =
  'address|addresses|phone|telephone|fax|email|number|no|#|id|date|dated|tax|ein|tin|ssn|signature|signatures|signed|initials|income|type|state|paid|pays|pay|payable|due|cash|counsel|attorney|certification|funds|credit|credits|score|age|dob|account|rights|statement|copy|acknowledgment|acknowledges|agrees|requests|loan|amount|code|title|contact|relationship|years|fees?|charges?|costs?|covenants|initial|notice|representations|default|obligations|agreement|information|insurance|policy|reference|ref|file|employer|employment|entity|organization|organized|form|kind|ownership|by|from|witness|for';

const tellings: Readonly<Record<string, Telling>> = {
  loan_number: {
    tell: 'loan|note|lenders number|lenders file|case|obligation|(?:agreement|credit|facility) (?:no|number|#)',
    not: 'amount|policy|insurance|type|date|officer|originator|purpose|closing|payoff|prior|old|existing|renewal|renews|other|tax|parcel|title|guaranty|sba|fha|va|agency|hud|to value',
    value: code,
  },
  principal_amount: {
    tell: 'loan|debt|mortgage|principal|note|credit|amount wanted|commitment|lend|borrowed|borrow|indebtedness|facility|amount requested|amount approved|request',
    not: 'payment|payments|payoff|pay|off|monthly|interest|fee|fees|charge|charges|cost|costs|tax|balance|checking|savings|deposit|account|check|prior|existing|old|other|unpaid|policy|insurance|coverage|value|price|second|subordinate|down|limit|maximum|max|guaranteed|guaranty|per|cash|service|ratio|late|authority|exposure|related|total loans|origination|discount|recording|assumed|estimate|costs|number|no|limited',
    value: sum,
  },
  interest_rate: {
    tell: 'rate|interest',
    not: 'apr|stress|stressed|shock|shocked|percentage|plus|default|late|floor|ceiling|cap|caps|margin|index|spread|max|maximum|min|minimum|lowest|highest|change|changes|adjust|adjusts|after|prepaid|per diem|daily|points?|qualifying|insured|estate|tip|total|lock|prior|old|previous|cost|method|days|day|year basis|of value|additional|raised?|increased?|advance|unused|fee|fees|hurdle|capitalization|prime|sofr|treasury|benchmark|reserve|retainage|coverage|ratio|penalty|deposit|vacancy|over ?advances?|over ?lines?|overdrafts?|expenses|expenditures|below|above|exceed|less|more|fall|falls|rise|rises|never|under|least|most|then|thereafter|beyond|lower|higher|greater|whichever',
    value: ownRate,
  },
  maturity_date: {
    tell: 'maturity|matures|maturing|final payment|last payment|due in full|paid in full|payable in full|payable by|payoff date|final due|all due|comes due|falls due|term ends|ends|expiry of (?:the )?(?:loan|facility|credit|term)|final due date|date due',
    not: 'policy|insurance|coverage|expiration|prior|old|original|previous|existing|before',
    value: date,
  },
  first_payment_date: {
    tell: 'first payment|first installment|first due|payments begin|payments start|1st payment|beginning|payment start|first pmt',
    not: 'rate|adjustment|adjusts|adjusting|adjusted|change|changes|changing|resets?|resetting|repric(?:es|ed|ing)|thereafter|policy|coverage|interest only',
    value: date,
  },
  payment_amount: {
    tell: 'payment|payments|installment|installments|p&i|p & i|principal and interest|pmt',
    not: 'first|last|final|balloon|total|number|no|date|down|late|overdue|past due|returned|missed|due|escrow|penalty|prepayment|schedule|prior|old|housing|taxes|other|existing|present|frequency|period|method|to others|of loan proceeds|authorization|from|address|insurance|premium|lease',
    value: part(
      String.raw`^(?:\d{1,3} (?:[a-z]+ ){0,3}(?:payments? |installments? )?(?:of|at|x) )?(?P<v>{money}|{sum})(?:[ ,;(/]|\.(?: |$)|$)`,
    ),
  },
  term_months: {
    // How long somebody lived, worked or did business somewhere is asked for in years and months, too.
    tell: 'term|tenor|repaid|repay|(?:months|length|years) (?:of|to|for|requested|wanted)(?: the)? (?:loan|note|credit|repay|repayment|pay|term|maturity)|(?:loan|note) (?:length|months|years)|(?:number|no) of months|^months$',
    not: 'amort.*|prepay.*|interest only|lease|left|remaining|fixed|employ.*|at|existing|of policy|address|age|grace|business|residence|job|work|experience|ownership',
    value: term,
  },
  amortization_months: { tell: 'amort|amortization|amortized|amortizes|amortizing', not: 'type|interest', value: term },
  number_of_payments: {
    tell: '(?:number|no|#|count) of (?:monthly |regular |scheduled )?(?:payments|installments)|how many',
    not: 'late|missed|days|units|rooms',
    value: String.raw`^(?P<v>\d{1,3})(?:$|[ ,;.(])`,
  },
  payment_frequency: {
    tell: 'payment|payments|paid|repaid|repayment|installments|frequency|payable|due|p&i',
    not: 'rate|change|interest only|escrow|prepaid|prepayment|review|statement|tax',
    value: part(
      String.raw`^(?:[^$]{0,20}{money},? ?(?:per|each|a|in|payable|due)? ?)?(?P<v>monthly|quarterly|semi-?annually|annually|weekly|bi-?weekly|every month|each month)\b`,
    ),
  },
  rate_type: {
    tell: 'rate|interest|pricing',
    not: 'default|late|index|floor|cap|ceiling|change',
    value: part(
      String.raw`^(?:{rate}[, (-]*(?:per (?:annum|year)|a year|annually)?[, (-]*)?(?P<v>fixed|variable|adjustable|floating)\b`,
    ),
  },
  rate_index: { tell: 'index', not: 'margin|date|over|plus|spread|change|parcel|property|number|no|property' },
  rate_margin: { tell: 'margin|spread|over index|above index', not: 'gross|profit|total', value: rate },
  rate_floor: {
    tell: 'floor|lowest rate|minimum rate|minimum interest rate',
    not: 'area|plan|finished|flood|elevation|first|lowest floor',
    value: rate,
  },
  rate_ceiling: {
    tell: 'ceiling|cap|maximum rate|highest rate|maximum interest rate',
    not: 'per|periodic|annual|adjustment|floor|minimum|first|initial|statutory|regulatory|legal|lending|policy|concentration|aggregate|assets|capital|worth|value|advance|market',
    value: rate,
  },
  default_rate: { tell: 'default|after maturity|past due', not: 'covenant|remedies|days|prior', value: wholeRate },
  late_charge_percent: {
    tell: 'late|overdue|past due',
    not: 'default',
    value: part(String.raw`^(?:of |up to |a |fee |charge )*(?P<v>{rate})(?: of\b|[,;.]|$)`),
  },
  grace_days: {
    tell: 'late|grace|overdue|past due',
    not: 'default|prepay.*',
    value: part(
      String.raw`(?:after|over|more than|beyond|past|within|^)(?: the)? ?(?P<v>\d{1,2})(?: calendar| business)? days?\b`,
    ),
  },
  note_date: {
    tell: 'note date|loan date|date of note|date of loan|note dated|loan dated|date of the note|date of the loan|agreement dated|date of agreement|agreement date|made on|security agreement|date of security agreement|security interest date|date of security interest|lien date|date of lien|date of loan',
    not: 'prior|old|original|existing|expir.*|maturity|first|payment|closing',
    value: date,
  },
  closing_date: {
    tell: 'closing|closes|closed|close|settlement|settled',
    not: 'cost|costs|prior|existing|expires|void|disbursement|statement',
    value: date,
  },
  disbursement_date: {
    tell: 'disbursement|disbursed|disburse|funding|funded|funds go out|value date|pay out',
    not: 'rescission|prior|final|first advance|until|expires',
    value: date,
  },
  appraised_value: {
    tell: 'appraised|appraisal|value|worth|valuation',
    not: 'loan|ltv|date|ratio|assessed|book|land|site|cost|insurable|replacement|contract|by|on|par|value date|market rent|fee|number|no|file|less|least|minimum|owners?|applicants?|sellers?|taxable|stated|own|net|debt|liabilities|leverage|tangible|equity|cash|surrender|face|stocks?|securities|contents|vehicles?|household|liquidation|present',
    value: sum,
    apart: ownersEstimate,
  },
  appraisal_date: {
    tell: 'appraisal date|appraisal|appraised|valuation date|date of value',
    not: 'value of|expires|fee|ordered',
    value: date,
  },
  ltv_percent: { tell: 'ltv|loan to value|loan/value', not: 'combined|cltv|max|maximum|policy|hcltv', value: rate },
  lien_position: {
    tell: 'lien|position|priority',
    not: 'amount|date|holder|holders|other|existing|second|prior|number|no|release|waiver|waivers|mechanics',
    value: part(String.raw`^(?P<v>first|second|third|1st|2nd|3rd|[123])(?:$|[ ,;.(])`),
  },
  property_address: {
    tell: 'property|premises|real estate|dwelling|home|house|building|situs|site|subject|collateral|land|residence|location|secured by|security|regarding|insured location',
    not: 'owner|owners|type|tax|value|county|legal|insurance|borrowers?|lenders?|guarantors?|seller|previous|mailing|phone|years|policy|appraised|income|agent|offices?|branch|bank|beneficiary|employer|business|home address|residence address|residential address|present|former|principal|settlement|closing|escrow|signing|^residence$',
    value: part(String.raw`^(?:[^0-9]{0,60}? at |[^0-9]{0,40}?: |real estate at |the property at )?(?P<v>{address})`),
    lines: 3,
  },
  property_county: {
    tell: 'county|parish',
    not: 'settlement|services?|company|llc|inc|abstract|escrow|title|savings|credit union|agency|court|treasurer|assessor|recorder|clerk|state of|bank|notary|road|tax|parcel|borrower|residence',
    value: county,
  },
  property_type: {
    tell: '(?:property|dwelling|building|improvements?|home|housing|structure|collateral) (?:type|kind|class|use)|(?:type|kind|nature|class|use) of (?:the )?(?:property|dwelling|building|improvements?|home|housing|structure|residence|real estate|collateral|project)|improvements|dwelling|structure|property rights type',
    not: 'units|value|amount|cost|year|coverage|deductible|age|limit|policy|insured|number|no|location|address|construction|exterior|interior|condition|zone|zoning|zoned|land|code|highest|best|permitted|proposed|adjacent|surrounding|style|design|rights|date',
    value: part(
      String.raw`^(?:(?:units?|rental|vacant|investment|owner|tenant|income|none|continued|as is|present|current|yes|no|same|see|legal)\b.*|.*\b(?:form|page|mac|mae|rev)\b.*|(?P<v>(?-i:[A-Z0-9])[A-Za-z0-9 /,()'&-]{1,50}?))\.?$`,
    ),
  },
  occupancy: {
    tell: 'occupancy|occupied|used as|use of property|usage',
    not: 'percent|rate|limit|number|no|date|tenant|tenants|certificate',
    value: part(
      String.raw`(?P<v>(?:primary|principal|second|secondary|vacation|investment|owner|rental|non-owner)[- ]?(?:residence|home|property|occupied)?)\b`,
    ),
  },
  loan_purpose: {
    tell: 'purpose|use of (?:loan )?(?:proceeds|funds)|spent on|funds are for|money is for|reason for',
    not: 'change|changes|modification|denial|amount|primary purpose of business|total|net|other|date|paid|disbursement|account|class|type|business|sale|insurance|code|owner|lease|form|authorization|letter|memo|notice|agreement|document|payment|payee|check|wire|draw',
    value: part(
      String.raw`^(?:the|this|borrower|lender|loan)\b.*$|^(?:dollars?|amounts?)$|^(?:to |for )?(?P<v>(?-i:[A-Z])[^.;:$\d]{6,120}?)(?:[.;].*)?$`,
    ),
    lines: 2,
  },
  loan_officer: {
    value: person,
    tell: 'officer|relationship manager|originator|lender contact|loan contact|banker|presented by|account manager',
    not: 'date|signature|id|nmls|number|no|phone|title|company|organization|compliance|notary|initials|email|organization|closing|escrow|chief|approving|approved|approval|limit|authority',
  },
  lender_name: {
    tell: 'lender|lenders|creditor|mortgagee|credit union|lending institution|bank|secured party|assignee|lienholder|financial institution|borrowing from|in favor of|given to|beneficiary|client|holder',
    not: `${aspects}|second|2nd|other|prior|existing|receiving|intermediary|beneficiary bank|payoff|new|correspondent|participating|participant|participation|former|previous|deposit|depository|takeout|references?|nmls|branch|office|wire|settlement|instructions`,
    value: onlyLender,
    lines: 2,
  },
  lender_address: {
    tell: '(?:lender|lenders|creditor|creditors|mortgagee|mortgagees|bank|banks|secured party|secured partys|payee|payees|holder|holders|beneficiary|beneficiarys|assignee|assignees|lienholder|credit union|client|clients).* address|address.* (?:lender|creditor|mortgagee|bank|secured party|payee|holder|beneficiary|client)|payments? (?:are |is )?(?:sent|mailed|made|payable) (?:to|at)|pay(?:ments)? (?:to|at)',
    not: 'borrower|guarantor|property|settlement|receiving|wire|account',
    lines: 3,
  },
  borrower_name: {
    tell: 'borrower|borrowers|applicant|applicants|mortgagor|mortgagors|maker|makers|obligor|obligors|debtor|debtors|buyer/borrower|borrower/owner|loan of|customer',
    not: `${aspects}|co|employer|guarantor|guarantors|property|lender|spouse|county|jurisdiction`,
  },
  borrower_address: {
    tell: '(?:borrower|borrowers|applicant|applicants|mortgagor|mortgagors|maker|makers|obligor|obligors|debtor|debtors|customer).* address|address.* (?:borrower|applicant|mortgagor|maker|obligor|debtor|customer)|notices to (?:the )?borrowers?',
    not: 'property|lender|guarantor|email|web',
    lines: 3,
  },
  guarantor_name: {
    tell: 'guarantor|guarantors|guaranteed by|guaranty by|standing behind|guaranties from|support part(?:y|ies)|suret(?:y|ies)|co ?signers?',
    not: `(?!by\\b)(?!from\\b)(?:${aspects})|limit|required|none|agent|registered|spouse|referred|separate`,
  },
  guarantor_address: {
    tell: 'guarantor.* address|guarantors.* address|address.* guarantors?|guarantors? residence|residence.* guarantors?',
    not: 'email|borrower|lender',
    lines: 3,
  },
  settlement_agent: {
    tell: 'settlement agent|closing agent|escrow agent|title company|title agent|escrow company|issuing office|issuing agent|approved agent|closing attorney|escrow officer company|title agency|agent or attorney|escrow holder|settlement company|closing company|issued through|settlement office|escrow',
    value: part(
      String.raw`^(?P<v>(?-i:[A-Z])[A-Za-z&.'’ -]{3,60}?(?:, (?:Inc\.?|LLC|L\.L\.C\.|P\.C\.|Corp\.?|LP))?)(?:$|[,;(]| file\b| no\.| escrow (?:file|no|#))`,
    ),
    not: 'address|phone|fee|fees|number|no|file|license|id|email|date|account|deposit|payment|payments|monthly|amount|officer|contact|balance|reserve|waived|reserves|insurance agent|impound|instructions|close of|inc|llc|corp',
  },
  settlement_file_number: {
    tell: 'file|escrow|order|gf|title order',
    not: 'date|loan|lender|lenders|bank|application|policy|amount|payment|officer|filed|deposit|monthly|in order|assessor|recorded|recording|case',
    value: file,
  },
  borrower_tin: {
    tell: 'tax|taxpayer|ein|tin|fein|ssn|social security|employer identification|federal id',
    not: 'parcel|property|rate|amount|year|map|key|guarantor|lender',
    value: String.raw`^#?(?P<v>\d{2}-\d{7}|\d{3}-\d{2}-\d{4})\b`,
  },
  borrower_state_of_org: {
    tell: '(?:state|jurisdiction|place) of (?:organization|incorporation|formation|registration)|organized in|incorporated in|formed in|organized under',
    not: 'date|number|lender',
    value: part(String.raw`^(?:the )?(?:state of )?(?P<v>(?-i:[A-Z])[A-Za-z]+(?: (?-i:[A-Z])[A-Za-z]+)?)(?:$|[,.;])`),
  },
  collateral_description: {
    tell: 'collateral|security|secured by|pledged',
    not: 'value|address|location|number|no|date|type|code|agreement|interest|position|loan|county|state|social|deposit|instrument|party|ltv|insurance|none|deed|coverage|trade',
    value: part(
      String.raw`^.*\b(?-i:[A-Z]{2}) \d{5}\b.*$|^(?P<v>(?-i:All|One|Accounts|Equipment|Inventory|Furniture|Machinery)\b[^:]{8,300}?)(?:\.|;|$)`,
    ),
    lines: 3,
  },
  sale_price: {
    tell: 'sale price|sales price|purchase price|contract price|selling price',
    not: 'loan|date|per',
    value: sum,
  },
  escrow_monthly: {
    tell: 'escrow|impound|taxes and insurance',
    not: 'total|initial|deposit|balance|number|no|waived|cushion|account opening|at closing|year',
    value: sum,
  },
  insurer_name: {
    tell: 'insurer|insuring company|insurance company|carrier|company providing|insurers|insurance carrier',
    not: 'address|phone|number|no|agent|agency|date|code|policy|id',
    value: part(
      String.raw`^(?:.*\b(?:flood insurance program|declarations?|polic(?:y|ies)|certificate|evidence|binder|notice|coverages?|insured)\b.*$|(?P<v>(?-i:[A-Z])[^#:;\d]{4,60}?)(?: ?\(?NAIC.*|[,;(].*)?$)`,
    ),
  },
  guaranty_limit: {
    tell: 'limit|limited to|most that|maximum|not exceed|up to|cap|ceiling|amount of guaranty|guaranteed amount',
    not: 'in the|loan|note|assets|insurance|unlimited|rate|authority|age|time|date|percent',
    value: sum,
  },
  max_lien_amount: {
    tell: 'maximum lien|maximum principal|lien limit|maximum amount secured|not to exceed',
    not: 'rate|date',
    value: sum,
  },
  mortgagee_name: {
    tell: 'mortgagee|loss payee|lienholder|in favor of|additional interest|lenders loss payable',
    not: 'address|number|no|phone|date|second|2nd|account|loan',
    value: onlyLender,
    lines: 2,
  },
  hazard_coverage_amount: {
    tell: 'coverage|cover|insured for|insurance amount|amount of insurance|limit',
    not: 'flood|liability|deductible|premium|date|dates|type|period|form|policy|number|no|contents|rent|rents|loss of',
    value: sum,
  },
  hazard_deductible: {
    tell: 'deductible|ded',
    not: 'exceed|must|may|more|than|flood|wind|hurricane|hail|percent|earthquake|coverage',
    value: sum,
  },
  hazard_effective_date: {
    tell: 'period|effective|begins|from|inception|in force|term of policy|policy term|policy dates',
    not: 'expir.*|ends|loan|closing',
    value: part(String.raw`^(?:from )?(?P<v>{date})`),
  },
  hazard_expiration_date: {
    tell: 'period|policy term|policy dates|in force|term of policy|expir.*|ends',
    not: 'loan|closing',
    value: part(String.raw`^(?:from )?(?:{date} ?(?:to|through|until|[-–/]) ?)?(?P<v>{date})$`),
  },
  wire_amount: {
    tell: 'amount|dollars|sum|funds|to be wired|proceeds|wire',
    not: 'account|number|no|date|name|loan|fee|in words|payoff|per',
    value: sum,
  },
  wire_beneficiary_aba: {
    tell: 'aba|routing|transit|rtn|fedwire|bank number|r/t',
    not: 'originat.*|sender|sending|our|intermediary|correspondent|from',
    value: String.raw`^#? ?(?P<v>\d{9})\b`,
  },
  wire_reference: {
    tell: 'reference|ref|obi|memo|message|say on|remarks?|details|note to|special instructions|for further',
    not: 'loan|your|our|lender|number|no|file|bank|credit|phone|account',
  },
  parcel_number: {
    tell: 'parcel|parcels|apn|assessor|assessors|pin|folio|tax key|tax id|tax identification|tax number|tax map|permanent index',
    not: 'county|amount|year|value|address|taxpayer|employer',
    value: String.raw`^#? ?(?P<v>\d{2,4}-\d{2,4}-\d{2,4}(?:-\d{2,4}){0,3}|\d{9,16}|[A-Z]?\d{2,4}[-.]\d{3,}[-.\d]*)(?:$|[ ,;.)])`,
  },
  loan_class: {
    tell: 'class|classification|type of loan|loan type|primary purpose|kind of loan',
    not: 'risk|rate|code|call|insurance|property',
    value: part(String.raw`^(?:an? )?(?P<v>business|consumer|commercial|personal)\b`),
  },
  conditions: {
    tell: 'conditions?|(?:we|committee|bank|lender|approval) requires?|(?:items|documents|following|is|are|be) required|required (?:items|documents|before|prior|by|at|for)|requirements|subject to|provided that|stipulations|following are met|must be met',
    not: 'insurance requirements|guarant.*|deposits?|equity|down payment|escrows?|signatures?|flood|coverage|approvals required|condition of|economic|market|financial|property condition|exceptions|policy|dates?|minimum|reserves|documents reviewed|terms|general',
    lines: 14,
  },
  approval_number: {
    tell: '(?:approval|authorization|request|application|decision|control|commitment|memo|reference|ref|file|case|action|item|log|minute|minutes)(?: (?:no|number|#|id))?|our file',
    not: 'date|amount|loan|tax|parcel|phone|title|settlement|escrow|customer|account|policy|expir.*|by|limit',
    value: String.raw`^#? ?(?P<v>[A-Z]{1,4}-?\d{3,8}|\d{2,4}-\d{3,6})(?:$|[ ,;.)])`,
  },
  approved_by: {
    tell: 'approved by|approving|granted by|approver|decided by|authorized by|decision of|approval of|authority exercised by|approved|final approval',
    not: 'date|dated|limit|amount|expir.*|number|no|#|loan|on|appraisal|subject|conditions?|rate|term|not|if|guarantor|until',
    value: part(
      String.raw`^(?:by )?(?:the )?(?P<v>(?-i:[A-Z][A-Za-z.'’]+(?: (?:[A-Z][A-Za-z.'’]*|of|and|&)){1,5}(?:, (?:(?:Chief|Senior|Executive|Vice|President|Credit|Officer|Chairman|Chair|Manager|Loan|SVP|EVP|CCO)\b ?)+)?))(?:$|[,;(])`,
    ),
  },
  approval_expiration_date: {
    tell: 'expir.*|lapses?|valid|good|void|last day|close by|closed by|commitment ends|open until|runs? (?:to|out|until)|deadline',
    not: 'policy|insurance|license|lease|note|loan|maturity|rate lock|id',
    value: date,
  },
  approval_authority_limit: {
    tell: 'authority|limit|limits',
    not: 'guarant.*|legal|house|in house|credit line|line|loan|expir.*|date|by',
    value: sum,
  },
  risk_rating: {
    tell: 'risk|grade|rating|graded|rated',
    not: 'credit score|score|flood|insurance|at|weighted|date|prior|previous|asset',
    value: String.raw`^(?P<v>(?:\d{1,2}[A-Z+-]?|[A-D][+-]?|Pass)(?: ?[-–/(] ?[A-Z][A-Za-z ]{2,30}\)?)?)(?:[.,;]|$)`,
  },
  borrower_entity_type: {
    tell: 'entity|organization|organized as|structure|legal form|business type|company type|kind of business|type of business|form of business',
    not: 'state|date|number|no|tax|name|chart|documents?|certificate|officer',
    value: part(
      String.raw`^(?P<v>(?:an? )?(?:[a-z]+ ){0,3}(?:limited liability company|corporation|limited partnership|general partnership|partnership|limited liability partnership|sole proprietorship|s[- ]corp(?:oration)?|c[- ]corp(?:oration)?|LLC|trust))(?:$|[,;.(])`,
    ),
  },
  naics_code: { tell: 'naics|industry|sic', not: 'years|experience', value: String.raw`^(?P<v>\d{6})(?:$|[ ,;.)-])` },
  call_report_code: {
    tell: 'call|ffiec|regulatory',
    not: 'date|back|phone|option|provision|protection',
    value: String.raw`^(?P<v>\d(?:\.[0-9A-Z]+)*)(?:$|[ ,;/)])`,
  },
  branch_code: {
    tell: 'branch|office|cost center',
    not: 'address|officer|phone|name|building|box',
    value: String.raw`^#? ?(?P<v>\d{2,5})(?:$|[,;/)]| ?[-–—(|])`,
  },
  product_code: {
    tell: 'product|loan type|type code|prod',
    not: 'name|description|rate|insurance',
    value: String.raw`^(?:FHA|VA|USDA|MBL|SBA|CRE|ARM)(?:$|[ ,;/)])|^(?P<v>[A-Z]{2,6}\d{0,3}[A-Z]?)(?:$|[,;/)]| [-–(])`,
  },
  approval_date: {
    tell: 'approved on|approval date|date approved|date of approval|date of decision|decision date|committee date|granted on|date granted|decided on|approved|approval|decision|meeting of|action taken',
    not: 'expir.*|void|until|lapses?|by|appraisal|through|valid|good|last|next|prior|prepared|presented|scheduled|agenda',
    value: date,
  },
};

/**
 * What leads to a list of conditions, told by one of many words: "Before we can fund, the file must hold:". Only a list
 * with marks below it makes such a line a heading.
 */
const leadsToConditions: readonly Rule[] = [
  worded(
    'conditions',
    String.raw`(?!.*\b(?:exceptions?|strengths?|weakness(?:es)?|reviewed|attached|enclosed|participants|guarantors?|owners|fees?|sources|uses|payments?|insurance requirements|reports?|reporting|(?:financial|ongoing|affirmative|negative) covenants?)\b).*\b(?:conditions?|conditioned|requires?|required|requirements?|stipulations?|subject|contingent|provided|prior to|before|must|needs?|needed|satisf[a-z]*|cleared?|receipt|received?|items|following|understanding|outstanding|checklist|covenants?|suspense|(?:at|post|after|pre) closing)\b.*`,
    { certainty: 0.72, fallback: true, direction: 'below', list: true, lines: 14 },
  ),
];

/** Rules for the fields that a family leaves to them. */
export function tellingLabels(fields: ReadonlySet<string>): readonly Rule[] {
  const lists = fields.has('conditions') ? leadsToConditions : [];
  return [...labelsOf(fields), ...lists];
}

function labelsOf(fields: ReadonlySet<string>): readonly Rule[] {
  return Object.entries(tellings)
    .filter(([field]) => fields.has(field))
    .map(([field, { tell, not, value, lines, apart }]) =>
      worded(field, String.raw`(?!.*\b(?:${not})(?:\b|$)).*(?:^|\b)(?:${tell})\b.*`, {
        certainty: 0.74,
        fallback: true,
        ...(value === undefined ? {} : { valuePattern: value }),
        ...(lines === undefined ? {} : { lines }),
        ...(apart === undefined ? {} : { apart }),
      }),
    );
}
