import type { Rule } from '../../src/extraction/rule.ts';
import { bankName } from './bank-name.ts';
import { block, sentence } from './build.ts';
import { definedTerms } from './defined-terms.ts';
import { address, afterParty, county, countyInName, partyName, stateName } from './instrument-patterns.ts';
import { spelledRate } from './note-phrases.ts';
import { otherDebt } from './other-debt.ts';
import { insurerName } from './party-patterns.ts';

/** What is said of another loan is passed over, up to the end of its sentence. */
const another = String.raw`(?:\b(?:another|other|existing|prior|previous|old|earlier|recorded|released?|satisfaction|paid off|pay off|payoffs?|last|subordinated?|stand-?by|permitted|renew(?:s|al|ed|ing)?|replaces|substitution for|in (?:replacement|substitution)|supersedes|current obligations|present obligations|outstanding|now owes?|deferred|declined)\b(?:[^.]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,160}(?:\.|$))`;
const words = String.raw`(?:[a-z][a-z0-9 ,&/-]{3,120}\()?`;

const capital = String.raw`(?-i:[A-Z][a-z][A-Za-z'’]*)`;
/** A bank in a text in small letters: capitals of a heading before it are no part of its name. */
const onlyBank = String.raw`\b(?:(?-i:To|From|By|With|For|At|Re|Dear|And|Between|The|Of|In|On|Lender|Creditor|Payee|Mortgagee|Bank|Client|Attn|Date|Approving|Authority|Approved|Approval|Underwriter|Officer|President|Manager|Signature|Signer|Secretary|Title|Name)[,:]? )*(?P<v>${capital}(?: (?:${capital}|&|of|and)){0,4} (?-i:Bank|Credit Union|Savings|Trust Company|Farm Credit)(?:,? N\.A\.| (?:&|and) Trust(?: Company)?|(?: Company)|, FSB)?(?: of ${capital}(?: ${capital}){0,2})?)(?:[ ,.;:()’']|$)`;

const onlyBankInCapitals = String.raw`(?-i:(?:[A-Z]{2,} )+NAM(?:ING|ES) (?:THE )?BANK)\b|\b(?:(?-i:AGREEMENT|NOTE|GUARANTY|LENDER|BORROWER|CREDITOR|MORTGAGEE|AND|BETWEEN|TO|LOAN|THE|BY|OF|FROM|WITH|DATE|AUTHORIZATION|STATEMENT|NOTICE)[,:]? )*(?P<v>(?-i:[A-Z]{2,}(?: (?:[A-Z]{2,}|&)){0,4} (?:BANK|CREDIT UNION|SAVINGS|TRUST COMPANY)(?: OF(?: [A-Z]{2,}){1,3}|,? N\.A\.| & TRUST)?))(?:[ ,.;:()’']|$)`;

/** What lenders lend on. */
const buildings =
  '(?:single[- ]family(?: detached| attached)?(?: residence| dwelling| home)?|condominium|planned unit development|PUD|townhouse|duplex|apartment building|office building|industrial warehouse|warehouse|retail (?:strip )?(?:center|building)|shopping center|mixed[- ]use building|manufactured home|mobile home|multi-?family(?: residence| dwelling| building)?)';

/** Words that an address of the land follows. */
const places =
  '(?:property|premises|home|house|real estate|land|building|dwelling|residence|warehouse|center|condominium|located|situated|known as|collateral|secured by|insure)';

/** A party with what kind of company it is, where a comma stands between. */
const named = String.raw`${partyName}(?:,? (?-i:Inc\.?|INC\.?|LLC|L\.L\.C\.|Corp\.?|L\.P\.|LP|Ltd\.?))?`;

/** People one after the other, and what may follow the last. */
const person = String.raw`(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3}(?:,? (?:Jr|Sr|II|III)\.?)?)`;
const people = String.raw`${person}(?:(?:,|;|,? and|;? and)(?: (?:of|by|from))? ${person}){0,5}`;
const peopleEnd = String.raw`(?:\.(?: |$)|;|$|,? (?:each|both|all|jointly|severally|in|under|for|as|who|has|have|shall|will|on|with|without|personally|individually|unconditionally)\b| \()`;

/** What a guarantor is worth or sued for is no limit of what he guarantees. */
const othersClaims = String.raw`(?:\b(?:guarant\w+|liability|liable|recover\w*|claim|obligation|responsible|me|us|my)\b[^.;$]{0,100}?)?\b(?:litigation|lawsuits?|suits?|tax(?:es)?|judgments?|proceedings?|investigations?|legal actions?|net worth|liquid(?:ity| assets)|unencumbered|transfers?|gifts?|other (?:debts?|guarant\w+)|contingent liabilit\w+)\b[^.;$]{0,80}{money}`;

function loose(field: string, near: readonly string[], pattern: string, certainty = 0.68): Rule {
  return sentence(field, near, pattern, { certainty, fallback: true });
}

/** The number under which a bank carries a loan, in a sentence that names the loan first. */
function booked(number: string, not: string): Rule {
  return loose(
    'loan_number',
    ['account', 'booked', 'carried', 'number', 'no.'],
    String.raw`${another}|${not}\b(?:policy|deposit|checking|savings|escrow|tax|employer|parcel|file|instrument|routing|license|phone|social|seller|nmls|contact)\b[^.;]{0,60}|\b(?:(?:booked|carried|serviced|identified|designated|known|numbered|recorded on (?:its|the) books)(?: by [a-z]+)?(?: (?:as|under|with|by))?(?: (?:its|the|our))?(?: (?:loan|account|note|facility|credit|number|no\.?|acct\.?))*|(?:loan|note|facility|credit|agreement|obligation)(?:[^.;]|\.\d){0,120}?,? (?:${number})(?: (?:number|no\.?))?):? ?#?(?:{date}|(?P<v>\d{6,12}|\d{4,12}-\d{3,8})(?:[ .,;)]|$))`,
    0.64,
  );
}

export const bookedNumber = booked(String.raw`account|acct\.?|facility|number|no\.|numbered`, '');
/** On papers about payments an account is where money goes. */
export const bookedWithoutAccount = booked(
  String.raw`facility|number|no\.|numbered`,
  String.raw`\b(?:loan|note|facility|credit|agreement|obligation)(?:[^.;]|\.\d){0,120}?\b(?:account|acct|a/c|aba|routing|transit)\b[^.;]{0,40}|`,
);

/** The file of who closes, in a sentence or a line of several numbers. */
export const fileInSentence: Rule = loose(
  'settlement_file_number',
  ['escrow', 'file', 'order', 'settlement', 'closing'],
  String.raw`\b(?:loan|lender|policy|court|case|public|recorded|bank)[a-z’' ]{0,12} (?:file|order)\b[^.;]{0,30}|\b(?:escrow|title|settlement|closing|gf|file|order)(?: (?:file|order|escrow))? ?(?:no\.?|number|#):? ?#?(?:{date}|(?P<v>(?-i:[A-Z]{0,5})-?\d[A-Z0-9-]{3,18})(?:[ ,;.)]|$))`,
  0.66,
);

/** Where the land lies, in a sentence that speaks of it or behind its address. */
export const countyInProse: readonly Rule[] = [
  loose(
    'property_county',
    ['county'],
    String.raw`${countyInName}|(?:state of [a-z ]{3,20},? |notary|sworn|acknowledged)[^.]{0,60}county|\b(?:land|property|premises|real estate|lies|located|situated|situate|building|address|parcel|warehouse|\d{5})\b[^.;]{0,60}?(?:in|,)(?: the)? county of (?P<v>${county})(?:,|;|\.| and| state|$)`,
  ),
  loose(
    'property_county',
    ['county'],
    String.raw`${countyInName}|(?:state of [a-z ]{3,20},? |notary|sworn|acknowledged)[^.]{0,60}county|\b(?:land|property|premises|real estate|lies|located|situated|situate|building|address|parcel|warehouse|\d{5})\b[^.;]{0,60}?(?:in(?: the)? |,(?: the)? |\()(?P<v>${county}) county\b`,
  ),
];

/** How sentences of any paper speak of a loan, its parties and its land, where nothing more exact was read. */
export const generalProse: readonly Rule[] = [
  ...definedTerms,
  loose(
    'loan_number',
    ['loan', 'note'],
    String.raw`${another}|\bsba (?:loan|guaranty)[^.]{0,40}|\b(?:loan|note)[ ’'a-z]{0,24}\b(?:aba|routing|transit|closing)\b[^.;]{0,30}|\b(?:loan|note)(?:[ ’'a-z]{0,24})?(?: (?:number|no\.?|#|id|file|ref\.?|reference))*[.:,]? ?#?(?:{date}|(?P<v>[A-Z]{0,4}-?\d[\d-]{5,16}\d)\b)`,
  ),
  bookedNumber,
  loose(
    'principal_amount',
    ['loan', 'note', 'mortgage', 'credit', 'lend', 'debt', 'borrow', 'advance'],
    String.raw`${another}|\b(?:amounts?|sums?|indebtedness|obligations?|debts?) (?:that may be |to be )?secured (?:by|hereby|under)\b[^.;$]{0,90}{money}|\b(?:(?:loan|note|mortgage|credit|debt|advance)\b[^.;$]{0,110}? )?pay(?:ing|s)?[ -]?off\b[^.;$]{0,80}{money}|\b(?:loan|note|mortgage|credit|debt|indebtedness|borrow(?:s|ed|ing)?|lend(?:s|ing)?|advance|owes?|commitment)\b(?:(?:[^.;$%]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,80}?\b(?:amount|sum|principal|total|loan|mortgage|note|credit|lend|borrow|exceed|owes?))?(?: (?:of|is|in|the|an?|not|to|exceed|up|original|principal|aggregate|maximum|face|amount|sum|for|total|you|us|borrower|company|[a-z]+ees?))*,? ${words}(?:u\.?s\.? ?)?(?P<v>{money})`,
  ),
  loose(
    'principal_amount',
    ['loan', 'mortgage', 'note', 'facility'],
    String.raw`(?:^|[^$\d.,])(?P<v>{money})(?:,? (?:fixed|variable|adjustable|term|rate|first|lien|mortgage|commercial|real|estate|installment|business|secured|consumer|residential|conventional|SBA|7\(a\)))*(?:-rate|-lien)?(?: (?:term|mortgage|rate|lien|real|estate))* (?:loan|note|mortgage|facility)\b(?:[.,;:)]|$| (?:to|from|for|at|on|as|under|which|that|and|be|are|through|dated|with|by|of|in|made|is|was|shall|will|secured|payable|evidenced|granted|requested|described|referenced)\b)`,
  ),
  loose(
    'interest_rate',
    ['rate', 'interest', ' at '],
    String.raw`${another}|(?:late|overdue|charge|fee|default|margin|floor|cap|ceiling|maturity|ratio|value)[^.%]{0,80}{rate}|\b(?:rate|interest|accrues?|bear(?:s|ing)?)\b[^.%;]{0,110}?\b(?:default|late|overdue|past[- ]due|after maturity|after judgment|then|thereafter)\b[^.%]{0,60}{rate}|\b(?:prime|base|index|sofr|treasury|benchmark|reference)(?: lending| interest)? rate\b[^.%;,+]{0,60}? (?:is|was|of|equals|at) {rate}|\b(?:rate|interest|loan|accrue|bear(?:s|ing)?|repaid|payments?)\b[^.%;]{0,110}?{rate}\)? of (?:the|all|its|such|any|each|net|eligible|outstanding|appraised|gross)\b|\b(?:over-?advances?|over-?lines?|overdrafts?|protective advances?|expenditures?|expenses)\b[^.%]{0,140}{rate}|\b(?:rate|interest|loan|accrue|bear(?:s|ing)?|repaid|payments?)\b(?:[^.%;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,110}?\b(?:at|of|is|bearing|rate)(?: (?:a|an|present|initially|the|fixed|variable|rate|annual|simple|of))* ${spelledRate}(?P<v>{rate})`,
  ),
  loose(
    'maturity_date',
    ['due', 'matur', 'paid', 'final', 'last'],
    String.raw`${another}|first[^.;]{0,40}{date}|(?:policy|insurance|coverage|approval|commitment|letter)[^.;]{0,80}{date}|\b(?:due|matures?|maturity|pay|paid(?: in full)?|payable|final payment|last payment|unpaid)\b(?:[^.;$]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,60}?\b(?:on|by|is|due|no later than|before|than|final payment|last payment|maturity) (?P<v>{date})`,
    0.62,
  ),
  loose(
    'maturity_date',
    ['on or before', 'no later than'],
    String.raw`\b(?:on or before|no later than|not later than) (?P<v>{date}),?(?: for value received,?)?(?:[^.;]|\.\d){0,160}?\b(?:promis|pay|repay|due)`,
  ),
  loose(
    'maturity_date',
    ['all on', 'balance on', 'due on', 'all due'],
    String.raw`\b(?:all|everything|the (?:whole|entire|remaining|unpaid|full) (?:balance|amount|sum|unpaid balance)|balance)(?: (?:is|being|due|then|unpaid|remaining|and|payable|will|be|shall))* (?:on|by) (?P<v>{date})`,
  ),
  loose(
    'payment_frequency',
    ['month', 'quarter'],
    String.raw`\b(?:payments?|installments?|repaid|payable|paid|pay)\b(?:[^.;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,50}?\b(?P<v>monthly|quarterly|each month|every month)\b`,
  ),
  loose(
    'payment_frequency',
    ['monthly', 'quarterly'],
    String.raw`(?:monthly|quarterly) (?:payments?|installments?|deposits?) (?:for|toward|towards|of|into)(?: (?:the|an?|property|estimated|real|estate))* (?:tax(?:es)?|insurance|escrow|impound|reserves)|(?P<v>(?-i:monthly|quarterly|MONTHLY)) (?:(?:consecutive|equal|level|principal|and|interest) )*(?:payments?|installments?)\b`,
  ),
  loose(
    'rate_type',
    ['fixed', 'variable', 'adjustable', 'floating'],
    String.raw`(?-i:MULTISTATE (?:FIXED|ADJUSTABLE|VARIABLE)[- ]RATE (?:NOTE|RIDER))\b|(?:\bif|whether|unless|convert|not)[^.]{0,60}(?:fixed|variable|adjustable)|\b(?P<v>fixed|variable|adjustable|floating)[- ](?:interest[- ])?rate\b`,
  ),
  loose(
    'grace_days',
    ['days'],
    String.raw`\b(?:late|overdue|past due|not (?:received|paid|made))\b(?:[^.;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,80}?\b(?P<v>\d{1,2})(?:\))?(?: calendar| business)? days\b`,
  ),
  loose(
    'grace_days',
    ['days'],
    String.raw`\b(?:more than|over|within|after) (?:[a-z]+ \()?(?P<v>\d{1,2})\)?(?: calendar)? days (?:late|overdue|past due|after (?:it|its|the|their|due|falls?|they))`,
  ),
  loose(
    'late_charge_percent',
    ['late', 'overdue', 'past due'],
    String.raw`\b(?:late|overdue|past due)\b(?:[^.%;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,120}?(?P<v>{rate}) of (?:the|its|that|each|any|it|such)\b`,
  ),
  loose(
    'late_charge_percent',
    ['late', 'overdue', 'past due'],
    String.raw`\b(?:late|overdue|past due|not (?:received|paid))\b(?:[^.%;]|\.\d){0,110}?\b(?:charge|fee|penalty)(?: (?:of|is|equal|to|up|will|be|at))+ (?P<v>{rate})`,
  ),
  loose(
    'interest_rate',
    ['today', 'initial', 'currently', 'presently', 'now ', 'at present'],
    String.raw`(?:late|overdue|default|margin|floor|cap|ceiling|maturity|ratio)[^.%]{0,60}{rate}|\b(?:rate|interest|index|plus)\b(?:[^.;]|\.\d){0,120}?\b(?:today|initially|initial rate|currently|presently|now|at present)(?:[^.%;\d]){0,30}? (?P<v>{rate})`,
  ),
  loose(
    'default_rate',
    ['default'],
    String.raw`\b(?:after|upon|on|during|following)(?: an?)?(?: event of)? default\b[^.%;]{0,100}\b(?:increase[sd]?|raised?|rises?)\b[^.%;]{0,60} by [^.%;]{0,60}{rate}|\b(?:after|upon|on|during|following)(?: an?)?(?: event of)? default\b[^.%;]{0,100}{rate}\)?(?: per annum| per year)? (?:above|over|in excess of|higher than|more than|greater than|plus)\b|\b(?:after|upon|on|during|following)(?: an?)?(?: event of)? default\b(?:[^.%;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,100}?(?P<v>{rate})`,
  ),
  loose(
    'property_address',
    [
      'property',
      'premises',
      'home',
      'house',
      'real estate',
      'land',
      'building',
      'located',
      'known as',
      'dwelling',
      'collateral',
      'secured by',
      'insure',
    ],
    String.raw`\bproperty insurance\b[^.;:\d]{0,40}|\b${places}\b(?:[^.;:\d]|:){0,50}?\b(?:bank|credit union|savings|client|lender|n\.a\.|trust company),? ${address}|\b${places}\b(?:[^.;:\d]|:){0,50}? (?:at|as|is|located at|of|:)? ?(?P<v>${address})`,
  ),
  ...countyInProse,
  loose(
    'property_county',
    ['records', 'recorder', 'clerk', 'register of deeds'],
    String.raw`${countyInName}|\b(?:records|recorder|clerk(?: and recorder)?|register of deeds|land records)(?: [a-z]+){0,3} (?:of|for|in) (?P<v>${county}) county\b`,
    0.62,
  ),
  loose(
    'lender_name',
    ['bank', 'credit union', 'savings', 'trust', 'farm credit'],
    String.raw`${another}|\b(?:loan|lend|lends|note|credit|borrow|borrowed|borrows|borrowing|in favor of|agreement with|made by|payable to|pay to|mortgagee|loss payee)\b[^.;$]{0,80}?\b(?:from|to|by|with|of|:) (?P<v>${bankName})(?:,| \(|\.|;| at | dated| in the| as | for |$)`,
  ),
  loose(
    'borrower_name',
    ['borrower', 'applicant', 'undersigned', 'loan to', 'lend', 'debtor', 'maker', 'our company', 'obligor'],
    String.raw`${another}|\b(?:you|borrower|me|us),? \((?:the )?(?:finance|annual|amount|total|apr|principal|interest|late|loan|note|payment)\b|\b(?:i/we|we|i|you|by signing(?: below| this)?),? ${bankName}|\b(?:the (?:borrowers?|applicants?|undersigned|debtors?|makers?)|(?-i:Maker|Obligor)|our company|loan to|lend to|extend credit to|i/we|we|i|you|by signing(?: below| this)?),? \(?(?P<v>${named})(?:\)|,? (?:request|requests|of|residing|doing business|have|has|promises?|agrees?|understands?|acknowledges?|certif(?:y|ies)|authorizes?|the sum|the amount|jointly|under|in the|for|an?|having|asks?|whose|must|hereby|to be|owes?|will|shall|applies|seeks)\b|${afterParty}|\.|;)`,
  ),
  // "a loan of $5,000.00 to A and B, secured by …", "credit approved for C in the amount of …"
  loose(
    'borrower_name',
    ['loan', 'credit', 'financing', 'mortgage', 'approv', 'made to', 'lend'],
    String.raw`${another}|\b(?:loan|credit|financing|made|granted|extended|lend|lending) to ${bankName}|\b(?:loan|credit|financing|facility|made|granted|extended|lends?|lending)(?: (?:no\.? |number |# ?)?[\d-]{5,20})?,?(?: (?:of|for|in the (?:(?:principal|original) )*(?:amount|sum) of) {money})?,?(?: (?:is|was|has been|being|to be|made|granted|extended|given))* to (?P<v>${named})(?:,? (?:in the (?:principal |original )?(?:amount|sum)|for {money}|secured|dated|from|on the (?:land|property|security)|of {money}|under|at {rate})|${afterParty}|\.(?: |$))`,
    0.66,
  ),
  loose(
    'borrower_name',
    ['approved for', 'approval for', 'approved to', 'granted to'],
    String.raw`\b(?:approved|approval|granted) (?:for|to) (?P<v>${named}),? (?:in the (?:principal |original )?(?:amount|sum) of|for|of) {money}`,
  ),
  loose(
    'borrower_name',
    ['i, ', 'we, ', 'i/we'],
    String.raw`(?:^|[.:] )(?:i|we|i/we|i \(we\)|the undersigned), ${bankName}|(?:(?:^|[.:] |(?-i:[A-Z]{3,} ))(?:i|we|i/we|i \(we\))|\b(?-i:I/[Ww]e)), (?P<v>${named}),? (?:(?:jointly|severally|and|each|hereby|do|have|being) )*(?:agree|promise|acknowledge|certify|understand|request|authorize|direct|received|borrowed|applied|am|are|own|give|grant)\b`,
  ),
  loose(
    'borrower_name',
    ['borrower', 'mortgagor', 'maker', 'applicant', 'debtor'],
    String.raw`${bankName},? (?:as |\()|(?:^|[.:;,] |\b(?:and|by|from|between|to|of) )(?P<v>${named}),? (?:as (?:the )?|\((?:the |each an? |collectively,? )?)["“]?(?:co-)?(?:borrowers?|mortgagors?|makers?|applicants?|debtors?)\b`,
  ),
  loose(
    'settlement_agent',
    ['agent', 'escrow', 'title company', 'issued', 'through'],
    String.raw`\b(?:(?:settlement|closing|escrow|title|issuing) (?:agent|company|office)|agent|issued (?:by|through)|escrow):? (?P<v>(?-i:[A-Z])[A-Za-z&.'’ -]{2,50}?\b(?:title|escrow|abstract|settlement|closing)\b[A-Za-z&.'’ -]{0,30}?(?:,? (?:Inc\.|LLC|Company|Corp\.|Co\.|Agency))?)(?:,|\.(?: |$)|;| at | file|$)`,
  ),
  fileInSentence,
  // The day of a paper: in its first sentence, or alone at its head as on a letter.
  ...['note_date', 'guaranty_date'].flatMap((field) => [
    sentence(
      field,
      ['dated', 'made', 'entered', 'executed', 'given', 'signed', 'effective', 'agreement', 'this ', 'assigns', 'on '],
      String.raw`${another}|\beffective:? {date} ?(?:to|through|thru|until|[-–—]) ?{date}|\btrust,? (?:agreement,? )?(?:dated|u/?a/?d|under agreement dated)(?: as of)? {date}|\b(?:on or )?before {date}|\b(?:in|under|by|that certain|certain|to|of)(?: (?:the|an?|that|certain|prior|related|existing))* (?:security agreement|deed of trust|mortgage|guarant(?:y|ee)|loan agreement|financing statement|pledge agreement|assignment of rents),? (?:dated|of|made)(?: as of)? {date}|(?:appraisal|statement|recorded|filed|policy|approved|commitment|financial|audited|expires|first|payment|matur|due)[^.]{0,60}{date}|\b(?:dated|made|entered into|executed|given|signed|effective|delivered|agreement|note|value received|assigns|today|closed)(?:,? (?:as of|as|of|on|this|the|day|effective|and|at its office|today|to be|is|entered|into|by))*,? (?P<v>{date})`,
      { certainty: 0.66, fallback: true, page: 1 },
    ),
    sentence(
      field,
      ['on '],
      String.raw`(?:[.:] |(?-i:[A-Z]{4,} ))?on {date},? (?:the )?(?:borrowers?|makers?|debtor|lender|holder|bank|you|i|we|all|any|each|every)\b|(?:^|[.:] |(?-i:[A-Z]{4,} ))on (?P<v>{date}),? {party}`,
      {
        certainty: 0.66,
        fallback: true,
        page: 1,
      },
    ),
    block(field, 1, String.raw`^(?P<v>{date})(?: \$ ?[\d,.]+)?$`, {
      certainty: 0.6,
      fallback: true,
      page: 1,
      box: { x: 0, y: 0, w: 1, h: 0.4 },
    }),
  ]),
  loose(
    'guarantor_name',
    ['guarant'],
    String.raw`\bguarantors?["”]? (?:means|shall mean|is|are|will be),?(?: (?:each of|the following|collectively|individually and collectively|jointly and severally|together),?)*:? (?P<v>${people})${peopleEnd}`,
  ),
  loose(
    'guarantor_name',
    ['guarantees', 'guarantee '],
    String.raw`\b(?:[a-z]+ ){0,3}debenture guarantee\b|(?:\bconsideration,? |\breceived,? |^|[.] |\bundersigned,? |(?-i:[A-Z]{4,} ))(?P<v>${people})(?:,? (?:each|both|jointly|and|severally|hereby|do|does|unconditionally|absolutely|irrevocably))*,? guarantees?\b`,
  ),
  loose(
    'borrower_name',
    ['guarant'],
    String.raw`\bguarant(?:ees?|y|eed)\b(?:[^.;]|\.\d){0,120}?\b(?:all|everything|whatever|amounts?|debts?|sums?|obligations?|indebtedness)(?: that| which| of)? (?P<v>${named}) (?:now |may |then |at any time )*(?:owes?|to|is|shall)\b`,
  ),
  loose(
    'guarantor_name',
    ['guarant'],
    String.raw`\bguarant(?:y|ee) of (?:payment|performance|completion|collection)\b|\bguarant[a-z]+\b[^.;:]{0,60}? date of\b|\bguarant(?:eed?|eed|ies|y|ees?)\b(?:[^.;:]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,60}? (?:by|from|of)(?: each of| the following)?:? (?P<v>${people})${peopleEnd}`,
  ),
  loose(
    'guarantor_name',
    ['guarant'],
    String.raw`(?:\beach of |[.:] |, | and )(?P<v>${people}),? \((?:individually|each|collectively|together|the)[^)]{0,30}guarantors?`,
  ),
  // "Guarantors. A and B." and "guaranties in favor of Lender: A, B".
  loose('guarantor_name', ['guarant'], String.raw`(?:^|[.:;] )guarantors?[.:] (?P<v>${people})${peopleEnd}`),
  loose(
    'guarantor_name',
    ['guarant'],
    String.raw`\bguarant(?:y|ies|ees?|ors?|eed)\b[^.:;]{0,80}: (?P<v>${people})${peopleEnd}`,
  ),
  loose(
    'guarantor_name',
    ['as guarantor'],
    String.raw`(?:, |\band |[.:] )(?P<v>${people}),? as (?:the )?guarantors?\b`,
  ),
  loose(
    'loan_purpose',
    ['purpose', 'proceeds', 'used', 'use '],
    String.raw`\b(?:bank|lender|credit union|office|official|internal|recorder|department)(?:[’']s)?(?: internal)? use\b[^.;]{0,200}|\b(?:purpose|purposes|proceeds|used|use)\b(?-i:[^.:;$A-Z]{0,80}): (?P<v>(?-i:[A-Z])[^.;:$]{6,100})(?:\.|;|$)`,
  ),
  loose(
    'loan_purpose',
    ['for', 'to be used', 'used'],
    String.raw`${otherDebt}|\b(?:loan|money|funds|credit|proceeds|advance|repaid (?:in|over) \d{1,3} (?:months|years),)(?: (?:is|are|will|shall|be|to|used|which|solely|only|made|requested|granted))* (?:for|for the purpose of) (?P<v>(?-i:[A-Z][a-z]+) [^.;:$\d]{5,90})(?:\.|;|$)`,
  ),
  loose(
    'collateral_description',
    ['collateral', 'security', 'secure'],
    String.raw`\bcollateral["”]? (?:means|shall mean|is|consists of):? (?P<v>(?-i:All|One)\b[^.:]{8,200}?)\.|[–—-] (?P<w>all)\b`.replace(
      String.raw`|[–—-] (?P<w>all)\b`,
      '',
    ),
  ),
  loose(
    'collateral_description',
    ['collateral', 'security', 'secure'],
    String.raw`\b(?:collateral|security|secured)\b[^.:–—]{0,80}(?: [–—:] |: |, namely )(?P<v>(?-i:All|One)\b[^.:–—]{8,200}?)(?: [–—]|\.|;| (?-i:Guarant[a-z]+|Secured|Lien|Appraised|Value)\b)`,
  ),
  loose(
    'interest_rate',
    ['rate'],
    String.raw`(?:default|late|floor|ceiling|maximum|minimum|prime|base|index|treasury|sofr|benchmark|discount|reference|advance)[ a-z]{0,30}rate["”]? (?:means|is|shall be)(?: {rate})?|\b(?:contract|note|interest|fixed|loan)? ?rate["”]?(?: hereunder)? (?:means|is|shall be|will be) (?:a (?:fixed|variable) rate of )?${spelledRate}(?P<v>{rate})`,
    0.72,
  ),
  loose(
    'first_payment_date',
    ['month', 'pay'],
    String.raw`{money}(?:,| each)? (?:on|from|beginning|starting) (?P<v>{date}),? and (?:on )?the same day of (?:each|every) month`,
  ),
  loose(
    'borrower_state_of_org',
    ['organized', 'incorporated', 'formed'],
    String.raw`\b(?:organized|incorporated|formed|registered)(?: and existing)? (?:in|under the laws of)(?: the)?(?: state of)? (?P<v>${stateName})\b`,
  ),
  loose(
    'borrower_tin',
    ['tax', 'ein', 'employer'],
    String.raw`\b(?:taxpayer|tax|employer|ein|federal)[a-z. ]{0,36}(?:number|id|no\.?|ein)?(?: is|:)? (?P<v>\d{2}-\d{6,8})\b`,
  ),
  // A paper names itself "we" and its reader "you": which of them is the bank tells its name.
  loose(
    'lender_name',
    ['“', '"'],
    String.raw`(?P<v>${bankName})(?:,[^()“”]{0,120})? ?\((?:the |each |herein(?:after)? |called )*["“](?:we|us|you|your|bank|lender|credit union|assignee|payee|holder)`,
  ),
  // Behind the title of the paper in capitals.
  loose(
    'lender_name',
    ['“', '"'],
    String.raw`(?-i:[A-Z]{4,}) (?P<v>(?-i:[A-Z][a-z][A-Za-z'’]*)(?: (?:(?-i:[A-Z])[a-z'’]+|&|of|and)){0,4} (?-i:Bank|Credit Union|Savings|Trust Company|Farm Credit|Mortgage|Lending)(?:,? N\.A\.)?)(?:,[^()“”]{0,120})? ?\((?:the |each |herein(?:after)? |called )*["“](?:we|us|bank|lender|credit union|creditor)`,
    0.74,
  ),
  loose(
    'borrower_name',
    ['“', '"'],
    String.raw`${bankName}(?:,[^()“”]{0,120})? ?\(["“]|(?:{date},? |\bbetween |\bamong |\band |^|(?-i:[a-z\d)”][.:]) )(?P<v>${named})(?:,[^()“”]{0,120})? ?\((?:the |each |herein(?:after)? |called )*["“](?:we|us|you|your|I|me|company|customer|borrower|assignor|grantor|mortgagor|trustor|debtor|maker)["”,]`,
  ),
  loose(
    'borrower_name',
    ['meeting', 'minutes', 'resol', 'members', 'directors', 'board'],
    String.raw`\b(?:meeting|minutes|resolutions?|consent|members|directors|managers|shareholders|governing body|board)\b[a-z ]{0,40}? of (?:(?-i:[A-Z]{3,} )*)(?P<v>${named})(?:,? an? |, | \(|,? (?:was|were|held|adopted|duly|which|hereby)\b)`,
  ),
  loose(
    'appraised_value',
    ['apprais', 'value', 'worth'],
    String.raw`(?:assessed|book|insurable|replacement|sold|loan)[^.$]{0,40}{money}|\b(?:appraised|appraisal|valued|value|worth)\b(?:[^.;$]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,90}? (?:at|for|of|is|was|be) (?P<v>{money})`,
  ),
  loose(
    'appraisal_date',
    ['apprais'],
    String.raw`\bapprais(?:ed|al)\b[^.;]{0,60}?\b(?:letter|deposit|paystub|explanation|check|approv[a-z]*|committee|older|waived?|meeting)\b[^.;]{0,60}?{date}|\bapprais(?:ed|al)\b(?:[^.;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,80}?(?:on|dated|as of|of) (?P<v>{date})`,
  ),
  loose(
    'ltv_percent',
    ['loan-to-value', 'loan to value', 'ltv'],
    String.raw`(?:combined|maximum|policy)[^.]{0,30}{rate}|\b(?:loan[- ]to[- ]value|ltv)(?: ratio)?(?: \(ltv\))?(?: (?:of|is|at))?:? (?P<v>{rate})`,
  ),
  loose(
    'ltv_percent',
    ['loan-to-value', 'loan to value', 'ltv'],
    String.raw`(?P<v>{rate})\)? (?:loan[- ]to[- ]value|ltv)`,
  ),
  loose(
    'lien_position',
    ['lien', 'mortgage', 'deed of trust', 'position'],
    String.raw`\b(?:a|an|our|bank[’']s|perfected|valid|the|take|by)(?: [a-z]+)? (?P<v>(?-i:[Ff]irst|[Ss]econd|1st|2nd))(?:[- ](?:priority|lien|position|real estate))* (?:mortgage|deed of trust|lien|security deed)`,
  ),
  loose(
    'property_type',
    [
      'family',
      'condominium',
      'pud',
      'building',
      'warehouse',
      'center',
      'townhouse',
      'duplex',
      'residence',
      'apartment',
    ],
    String.raw`\b(?:the|an?|this|of an?) (?:existing |subject |improved |owner-occupied )?(?P<v>${buildings})(?:,? (?:located|at|situated|known|property|in|on|building|which|that)\b|,|\.)`,
  ),
  loose(
    'occupancy',
    ['residence', 'second home', 'investment property', 'occupied'],
    String.raw`\b(?:be|is|as|their|his|her|your|an?) (?:a |the |their |his |her )?(?P<v>(?:primary|principal) residence|second home|investment property|owner[- ]occupied)\b`,
  ),
  loose(
    'term_months',
    ['month', 'year'],
    String.raw`(?:amortiz|prepay|grace|fixed for|employ|lease|renew|remaining)[^.]{0,60}\d{1,3}[ -](?:months?|years?)|\b(?:repaid|payable|paid|pay|due|repayable|term|loan|matur\w+)(?: [a-z]+){0,4}? (?:over|in|within|of|for|is)(?: an?)? (?P<v>\d{2,3} months|\d{1,2} years)\b`,
  ),
  loose(
    'term_months',
    ['month', 'year'],
    String.raw`\b(?:is an?|an?|of an?) (?P<v>\d{2,3}[ -]months?|\d{1,2}[ -]years?)(?:,? (?:fixed|variable|adjustable)[ -]rate)?(?: term| mortgage| real estate)* loan\b`,
  ),
  loose(
    'payment_amount',
    ['payment', 'installment'],
    String.raw`(?:balloon|final|last|down|late|prepay|fee|interest[- ]only|total|lease|escrow)[^.;$]{0,50}{money}|\b(?:payments?|installments?)\b(?: of principal and interest)?(?: (?:of|in the amount of|will be|is|are|at))+ (?P<v>{money})`,
  ),
  loose(
    'loan_class',
    ['loan', 'purpose'],
    String.raw`\b(?:is|as|for|an?) (?:an? )?(?:primarily )?(?P<v>business|consumer|commercial|personal)(?:[- ]purpose)?s? (?:loan|purpose|credit)\b`,
  ),
  loose(
    'parcel_number',
    ['parcel', 'assessor', 'tax', 'apn', 'folio'],
    String.raw`\b(?:parcel|assessor[’']?s?|tax|apn|pin|folio|schedule)\b[a-z’'. ]{0,44}?(?: is|:|,|#)? ?(?P<v>\d{2,4}-\d{2,4}-\d{2,4}(?:-[A-Z\d]{1,6}){0,3}|\d{9,16})(?:$|[ ,.;:)])`,
  ),
  loose(
    'guaranty_limit',
    ['exceed', 'more than', 'limited to', 'limit', 'cap'],
    String.raw`${othersClaims}|\b(?:guarant\w+|liability|liable|recover\w*|claim|obligation|responsible|me|us|my)\b(?:[^.;$]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,100}?(?:exceed|more than|in excess of|limited to|limit of|up to|capped at|cap of)(?: (?:the sum of|a total of|the amount of|the principal sum of))? (?:[a-z][a-z0-9 ,&/-]{3,120}\()?(?P<v>{money})`,
  ),
  loose(
    'max_lien_amount',
    ['exceed', 'maximum'],
    String.raw`\b(?:lien|principal|indebtedness|mortgage|secured|amount|maximum)\b(?:[^.;$]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,120}?(?:exceed|maximum (?:principal )?(?:amount|lien|indebtedness)(?: is| of)?)(?: [a-z]+){0,4}? (?:[a-z][a-z0-9 ,&/-]{3,120}\()?(?P<v>{money})`,
  ),
  loose(
    'mortgagee_name',
    ['mortgagee', 'loss payee', 'lienholder', 'additional insured'],
    String.raw`\b(?:mortgagee|loss pay(?:ee|able)|lienholder|additional insured)\b[^.;]{0,50}?(?::|in favor of| to| naming| is| be|,) (?P<v>${bankName})(?:,|\.|;| \(| isaoa|$)`,
  ),
  loose(
    'mortgagee_name',
    ['mortgagee', 'loss payee', 'lienholder'],
    String.raw`\b(?:name|names|naming|list|lists|listing|show|shows|showing)(?: the)? (?P<v>${bankName})(?:,[^.;]{0,100})? as (?:first |the |additional )*(?:mortgagee|loss payee|lienholder|lender)`,
  ),
  loose(
    'mortgagee_name',
    ['mortgagee', 'loss payee', 'lienholder', 'mortgage clause'],
    String.raw`(?P<v>${bankName})(?:,[^.;]{0,100})?,? (?:(?:is|be|been|shall|will|must|has|to) )*(?:shown|named|listed|identified|designated|added|included|endorsed|noted)(?: [a-z]+){0,6} as (?:first |the |additional |an? |its )*(?:mortgagee|loss payee|lienholder|lender)`,
  ),
  loose(
    'mortgagee_name',
    ['clause'],
    String.raw`\b(?:mortgagee?|loss payable|loss payee)(?: [a-z]+)? clause(?: (?:reading|is|must|should|shall|will|to|read|as|follows|in|favor|of|be|naming))*:? (?P<v>${bankName})(?:,|\.|;| \(| isaoa|$)`,
  ),
  loose(
    'insurer_name',
    ['company', 'insurer', 'carrier', 'insured by', 'insured with'],
    String.raw`\b(?:insurance company|company|insurer|carrier|insured (?:by|with))(?: is|:)? (?P<v>${insurerName})(?:[,;.(]|$| policy)`,
  ),
  loose(
    'disbursement_date',
    ['on ', 'before '],
    String.raw`\b(?:pay|disburse|fund|funds|send|wire|release|paid|disbursed|funded|advance|go out)\b(?:[^.;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,140}? (?:clos(?:e|es|ed|ing)|dated|signed|matures?|due) (?:on|before|as of) {date}|\b(?:pay|disburse|fund|funds|send|wire|release|paid|disbursed|funded|advance|go out)\b(?:[^.;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,140}? (?:on|before|until|as of) (?P<v>{date})`,
  ),
  loose(
    'escrow_monthly',
    ['escrow', 'taxes and insurance'],
    String.raw`(?P<v>{money}) (?:a month |each month |per month |monthly )?(?:into|to|for) (?:your |an |the )?(?:escrow|taxes and insurance)`,
  ),
  // The only bank that a paper of the lender names is the lender; a second one leaves the field blank.
  sentence('lender_name', ['bank', 'credit union', 'savings', 'trust company', 'farm credit'], onlyBank, {
    certainty: 0.56,
    fallback: 'last',
    pick: 'all',
  }),
  loose(
    'lender_name',
    ['payee', 'lender', 'holder', 'creditor', 'mortgagee', 'asks', 'applies to', 'apply to'],
    String.raw`${otherDebt}|(?:\b(?-i:Payee|Lender|Holder|Creditor|Mortgagee),? |\b(?:asks|applies to|apply to|requests (?:of|from)|application to) )(?P<v>${bankName})(?:,| \(|\.|;| for | the | at | to )`,
  ),
  // "X, the borrower"; "Borrower is X"; "between X and First Bank": what is said of the other is the bank's.
  loose(
    'borrower_name',
    ['borrower'],
    String.raw`(?:^|[.:,;] |\b(?:and|between|by|among|to) )(?:the )?(?P<v>${named}),?(?: an? [^.;()]{3,60},)? (?:the|as|as the|called the|referred to as(?: the)?) borrowers?\b`,
  ),
  loose(
    'borrower_name',
    ['borrower'],
    String.raw`\b(?:borrowers?|applicants?|obligors?)["”]? (?:is|are|shall be|will be|means) (?:each of )?(?P<v>${named})(?:${afterParty}|\.(?: |$)|,|;)`,
  ),
  loose(
    'borrower_name',
    ['herein'],
    String.raw`(?P<v>${named}),? \(?herein(?:after)? (?:referred to as|called|known as|designated)(?: the)? ["“]?(?:borrower|debtor|maker|grantor|mortgagor)`,
  ),
  loose(
    'borrower_name',
    ['between', 'among'],
    String.raw`\bbetween:? ${bankName}(?:,[^;]{0,160}?| \([^)]{3,80}\))?,? and:? (?P<v>${named})(?:${afterParty}|,|\.|\(|;)`,
  ),
  loose(
    'borrower_name',
    ['between', 'among'],
    String.raw`\bbetween:? ${bankName}|\bbetween:? (?P<v>${named})(?:,[^;]{3,200}?| \([^)]{3,80}\))?,? and:? ${bankName}`,
  ),
  loose(
    'borrower_name',
    ['loan'],
    String.raw`${another}|\bloan\b(?:[^.;]|\.\d|\b(?:inc|corp|co|ltd|jr|sr|no|st)\.){0,60}? to (?:${bankName}|(?P<v>${named})(?:,| \(|\.(?: |$)|;| on | for | secured| in the))`,
    0.62,
  ),
  loose('note_date', ['agreement'], String.raw`\bagreement(?: (?:no\.?|number|#)? ?[\d-]{5,20})? of (?P<v>{date})`),
  sentence('lender_name', ['bank', 'credit union', 'savings'], onlyBankInCapitals, {
    certainty: 0.56,
    fallback: 'last',
    pick: 'all',
  }),
  loose(
    'loan_purpose',
    ['for:'],
    String.raw`\b(?:loan|money|funds|credit|borrowing)\b[^.:;$]{0,40}\bfor: (?P<v>(?-i:[A-Z])[^.;:$]{6,100})(?:\.|;|$)`,
  ),
];
