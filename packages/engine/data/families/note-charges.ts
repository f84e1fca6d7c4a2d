import { below, label, part, sentence, tickBox } from './build.ts';
import { amount, spelledCount, spelledRate, within } from './note-phrases.ts';

/** A count of days, in figures or in words. */
const days = String.raw`${spelledCount}(?P<v>\d{1,2}|(?:five|seven|ten|eleven|twelve|fifteen|sixteen|twenty|thirty))\)?`;

const lateFees = [
  'Late Charge',
  'Late Fee',
  'Late Charge Amount',
  'Late Fee Amount',
  'Late Payment Charge',
  'Late Payment Fee',
  'Minimum Late Charge',
];

/** What a late payment costs. */
export const lateCharge = [
  label('late_charge_percent', ['Late Charge', 'Late Fee', 'Late Charge Percent', 'Late Charge %'], {
    valuePattern: part(String.raw`^(?P<v>{rate})$`),
    lines: 1,
  }),
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
    String.raw`(?:late (?:charge|fee|payment|by)|is late|days? (?:or more )?(?:late|past due)|overdue|past due|delinquent|days after)${within(260)}${spelledRate}(?P<v>{rate})\)? of (?:(?:the|my|any|such|each|that|your|said|its|our|full|entire|unpaid|overdue|late|delinquent|past[- ]due|regularly|scheduled|monthly|missed|amount|portion|installment|payment|it|them|what)\b)`,
  ),
  sentence(
    'late_charge_percent',
    ['charge will be', 'charge shall be', 'charge is'],
    String.raw`(?:late )?charge (?:will|shall) be (?:equal to )?${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'late_charge_amount',
    ['late', 'overdue'],
    String.raw`(?:late|overdue|past due|delinquent)${within(320)} (?:or|and) ${amount},? (?:whichever|for|on each)`,
  ),
  sentence(
    'late_charge_percent',
    ['late charge of', 'late fee of', 'charge of', 'fee of'],
    String.raw`\blate (?:charge|fee)s?(?: equal to| in the amount)? of ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.88 },
  ),
  sentence('late_charge_amount', ['late'], String.raw`late (?:charge|fee)s?(?: equal to| in the amount)? of ${amount}`),
  sentence(
    'late_charge_amount',
    ['days late', 'days past due', 'days overdue'],
    String.raw`\bdays (?:or more )?(?:late|past due|overdue)(?:,| it)?(?: (?:costs?|incurs?|carries|draws|adds))(?: [a-z]+){0,4} ${amount}`,
    { certainty: 0.85 },
  ),
  label('late_charge_amount', lateFees, {
    valuePattern: part(String.raw`^${amount}`),
  }),
  sentence(
    'grace_days',
    ['late', 'overdue', 'past due'],
    String.raw`(?:late|overdue|past due|delinquent) (?:by|for)(?: more than)? ${days} (?:calendar |business )?days`,
  ),
  label('grace_days', ['Grace Period', 'Grace Days', 'Days of Grace', 'Late Charge Grace Period', 'Late After']),
  sentence(
    'grace_days',
    ['late', 'past due', 'overdue', 'delinquent'],
    String.raw`${days} (?:calendar |business |banking )?days? (?:or more )?(?:late|past due|overdue|delinquent|in arrears)`,
  ),
  sentence(
    'grace_days',
    ['days after', 'days of', 'days from', 'days past'],
    String.raw`(?:cure|notice|written|demand|mailed)[^.]{0,60}within[^.]{0,20}\d{1,2}\)? days|(?:more than|the end of|within|not (?:received|paid|made)[^.]{0,40}within|later than|until|for) ${days} (?:calendar |business |banking )?days? (?:after|of|from|past)(?: (?:it is|the date it is|the date when|its|the|such|that|they are|payment is|when|each))*(?: scheduled| date| payment| installment)*(?: (?:is|was|it is))? ?(?:first )?(?:due|on which)`,
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
    ['prepay', 'early'],
    String.raw`(?P<v>\bno (?:penalty|charge|fee|premium)(?: or (?:penalty|charge|fee|premium))?(?: (?:is|will be|shall be))?(?: (?:charged|due|payable|owed|imposed|assessed))? (?:for|on|upon|if)(?: (?:a|an|any|the|this|voluntary|early|you|borrower|i|we))*(?: (?:prepay(?:ment|ing|s)?|pay(?:ment|ing|s|off)?(?: [a-z]+){0,3} (?:early|before|ahead)|early payment)))`,
    { value: 'false', certainty: 0.88 },
  ),
  sentence(
    'prepayment_penalty',
    ['prepayment penalty', 'prepayment fee', 'prepayment premium', 'prepayment charge'],
    String.raw`(?:\bany(?: such| applicable)?|(?:no|not|nor|without|if checked,?)\b(?: [a-z’']+){0,6}) prepayment (?:penalty|fee|premium|charge)|(?:entitled to|following|subject to|together with|accompanied by|(?:agrees?|will|shall|must|required) (?:to )?pay(?: to lender| lender| the bank)?)(?: the)?(?: following)?(?: an?)? (?P<v>prepayment (?:penalty|fee|premium|charge))`,
    { value: 'true', certainty: 0.95 },
  ),
  sentence(
    'prepayment_penalty',
    ['prepayment penalty', 'prepayment fee', 'prepayment premium', 'prepayment charge'],
    String.raw`(?:\bany(?: such| applicable)?|(?:no|not|nor|without|if checked,?)\b(?: [a-z’']+){0,6}) prepayment (?:penalty|fee|premium|charge)|\ban? (?P<v>prepayment (?:penalty|fee|premium|charge)) (?:of|equal to|shall|will|is|in the amount)\b`,
    { value: 'true', certainty: 0.85 },
  ),
  sentence(
    'prepayment_penalty',
    ['prepay', 'premium'],
    String.raw`(?:\bany(?: such| applicable)?|\b(?:no|not|nor|without|if checked,?)\b(?: [a-z’']+){0,6}) (?:prepayment|yield maintenance)[^.;]{0,40}|(?P<v>(?:such |any |the |each )?prepayments? (?:is|are|shall be|must be|will be) (?:accompanied by|subject to|conditioned upon)(?: (?:payment of|an?|the|applicable|following))* (?:yield maintenance|prepayment|make-whole|step-down)(?: [a-z]+)? ?(?:premium|fee|charge|penalty|amount)?)`,
    { value: 'true', certainty: 0.9 },
  ),
  sentence(
    'prepayment_penalty',
    ['prepayment', 'yield maintenance', 'make-whole'],
    String.raw`(?:\bany(?: such| applicable)?|\b(?:no|not|nor|without)\b(?: [a-z’']+){0,6}) (?:prepayment|yield maintenance)[^.;]{0,40}|\b(?P<v>(?:subject to (?:the |an? )?)?(?:prepayment|yield maintenance|make-whole) (?:premium|fee|charge|penalty)(?:s)?(?:,? if any,?)? (?:stated|set forth|described|provided(?: for)?|specified|contained|required)(?: in| by) (?:the|this|said) note(?: continues?)?)`,
    { value: 'true', certainty: 0.86 },
  ),
  // What SBA takes of those who pay early in the first three years.
  sentence(
    'prepayment_penalty',
    ['recoupment'],
    String.raw`\b(?:no|not|without|waive[sd]?)\b[^.;]{0,40}recoupment|(?P<v>subsidy recoupment fee)`,
    { value: 'true', certainty: 0.86 },
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
