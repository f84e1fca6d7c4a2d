import type { Rule } from '../../src/extraction/rule.ts';
import { label, part } from './build.ts';
import { wordings } from './wordings.ts';

/**
 * Labels that mean one field of the loan wherever they stand, in the wordings that banks use for it. A family reads the
 * fields that its papers print, and adds what only its own papers call them.
 */
const labels: Readonly<Record<string, readonly string[]>> = {
  principal_amount: wordings(
    '{original|total|new|proposed|base|requested|approved|first|} {loan|note|mortgage} amount {requested|applied for|}',
    '{original|} {principal|} amount of {the|this|your|} {loan|note|mortgage|new loan}',
    '{original|initial|} principal {amount|balance|sum|} {of loan|of the loan|of note|of the note|}',
    'amount {of credit|} {requested|applied for|borrowed|to be borrowed|you are borrowing|you apply for|you ask for}',
    '{loan|credit} {requested|applied for}',
    'amount of {loan|credit} {requested|applied for}',
    'how much {do you want|do you wish|would you like|are you asking} to borrow?',
    'how much are you borrowing?',
    'sum borrowed',
  ),
  interest_rate: wordings(
    '{note|contract|} {interest|} rate {of interest|} {requested|applied for|per year|per annum|a year|}',
    '{initial|starting|current|simple|annual|yearly|proposed|requested|locked} {note|interest} rate',
    'rate of {the|} {note|loan}',
    'interest {per year|per annum|a year}',
    'at what rate?',
  ),
  rate_type: wordings(
    '{interest|} rate {type|plan}',
    'type of {interest|} rate',
    'amortization {type|}',
    '{loan|rate} product',
    'fixed or {variable|adjustable}',
    'rate is',
  ),
  term_months: wordings(
    '{loan|mortgage|note|original|requested|} term {requested|applied for|in months|in years|of loan|of the loan|of note|}',
    'term of {the|} {loan|note|mortgage}',
    '{term|length} {months|years|(months)|(years)}',
    'length of {the|} loan',
    '{number|no.} of months',
    'months to {pay|repay|maturity}',
    '{repaid|repayable|to be repaid} over',
    '{for|over} how long?',
  ),
  payment_amount: wordings(
    '{proposed|initial|first|regular|scheduled|} {monthly|} {P&I|P & I|P and I|P+I|principal & interest|principal and interest} {payment|amount|} {per month|a month|monthly|}',
    '{proposed|first mortgage} {P&I|principal and interest}',
    'monthly {loan|mortgage|} payment {amount|} {(P&I)|(principal and interest)|}',
    'payment {a|per} month',
  ),
  first_payment_date: wordings(
    '{date of|} first {payment|installment|instalment} {date|due|due date|due on|is due|}',
    'first {payment|} due {date|}',
    '{date|due date} of {first|1st} {payment|installment}',
    '{1st|first} pmt {date|due|}',
    'payments {begin|start|beginning|starting}',
    'first due',
  ),
  maturity_date: wordings(
    '{loan|note|final|} maturity {date|}',
    'maturity of {the|} {note|loan}',
    '{loan|note|} matures {on|}',
    '{date of|} {final|last} {payment|installment} {date|due|due date|}',
    'due in full {on|}',
  ),
  note_date: wordings(
    '{note|loan} {date|dated}',
    'date of {the|} {note|loan|loan documents}',
    'note of',
    'promissory note dated',
  ),
  closing_date: wordings(
    '{estimated|expected|planned|scheduled|anticipated|proposed|actual|target|} {closing|settlement} {date|on or about|on|}',
    '{date|day} of {closing|settlement}',
    '{close|closing} of escrow {date|}',
    '{to close|closes|closed|close date|closing set for|scheduled to close} {on|}',
    'COE',
    'COE date',
  ),
  disbursement_date: wordings(
    '{loan|} {disbursement|funding} {date|}',
    'date {of|for} {disbursement|funding}',
    'date {funded|disbursed|funds disbursed}',
    '{funds|loan} {disbursed|funded|to be disbursed|available|released} {on|}',
    '{disburse|disbursed|fund|funded|funds|to fund} on',
  ),
  date_issued: wordings(
    '{date|} {issued|prepared|disclosed}',
    '{issue|disclosure|preparation} date',
    'date of {issue|disclosure|disclosures|this disclosure|these disclosures|the disclosures|preparation}',
    'date {given|provided|of this estimate|of estimate}',
    'issued {on|}',
  ),
  sale_price: wordings(
    '{contract|purchase contract|agreed|} {sale|sales|purchase|selling} price {of property|of the property|of home|}',
    'contract price',
    '{sales|purchase} contract price',
    'price {of property|of the property|of home|of the home|paid|}',
    'purchase {amount|price or payoff}',
    'what does it cost?',
  ),
  appraised_value: wordings(
    'appraised {property|prop.|market|} value {of property|of the property|}',
    '{property|market|appraisal|estimated property|estimated prop.|estimated|present|opinion of} value {of property|of the property|}',
    'value {of property|of the property|of home|of the home|(appraised)|by appraisal|of collateral}',
    'appraisal {amount|value}',
    'est. {prop.|property} value',
  ),
  appraisal_date: wordings(
    '{date of|} appraisal {date|}',
    'date of {appraisal|appraisal report|report|value|valuation}',
    '{appraised|appraisal|appraiser’s report|appraisal report|report} {on|of|as of|dated}',
    '{effective date of|valuation} {appraisal|date}',
  ),
  ltv_percent: wordings(
    '{LTV|loan-to-value|loan to value} {ratio|percent|%|percentage|(LTV)|ratio (LTV)|}',
    'loan to value ratio in percent',
  ),
  lien_position: wordings(
    'lien {position|priority|rank|status|}',
    '{position|priority} of lien',
    'mortgage {lien|position}',
  ),
  loan_purpose: wordings(
    '{loan|} purpose {of loan|of the loan|of credit|of request|}',
    'purpose of {this|} {request|financing|funds|proceeds|mortgage|transaction}',
    '{loan|} purpose type',
    'transaction type',
    'type of transaction',
    'use of {loan|} {proceeds|funds}',
    '{what for|used for|proceeds used for}',
    '{what is the money|what is the loan|what is it} for?',
    'reason for loan',
  ),
  property_type: wordings(
    '{property|dwelling|home|housing|building|collateral} type',
    'type of {property|dwelling|home|housing|building|residence}',
    'kind of {property|dwelling|home|housing|building}',
    'what kind of {home|property|house} is it?',
    'dwelling',
  ),
  occupancy: wordings(
    '{property|intended|borrower|} {occupancy|usage} {status|type|}',
    '{property|home|residence|it|you} will be {used as|occupied as|a|}',
    '{intended|} use of {the|} {property|home|dwelling}',
    '{occupied|to be occupied|used|to be used} as',
    'you will {live in|use|occupy} it as',
    'residency {type|}',
  ),
  property_county: wordings('{property|} county', 'county of {property|the property}', 'county {where located|name}'),
  property_address: wordings(
    '{subject|mortgaged|secured|security|insured|collateral|the|} {property|premises} {address|location|street address|}',
    '{address|location|street address} of {the|subject|} {property|premises|home|collateral|real estate|security}',
    'property {you offer|offered|offered as security|to be mortgaged|to be financed|securing the loan|securing this loan|securing loan}',
    '{which home|which property|what property|what home} {secures it|secures the loan|secures this loan|is it for}?',
    '{where is the home|where is the property}?',
    '{site|situs|collateral|premises|project} {address|location}',
    '{commonly known as|real property|real estate}',
    'home {to be purchased|to be financed|securing the loan|address of loan|you are buying|being bought}',
  ),
  settlement_agent: wordings(
    '{name of|} {settlement|closing|escrow|title|closing/escrow|settlement/closing|title/escrow|title and escrow|escrow/title} {agent|company|office|agency|firm|holder} {name|}',
    '{closing|settlement} {attorney|by|handled by|with}',
    'closing agent/title company',
    'escrow holder',
    'title/settlement agent',
  ),
  settlement_file_number: wordings(
    '{our|agent’s|agent|closing|settlement|escrow|title|escrow/title|title/escrow|company|office|their|your|} file {no|number|#|ref|reference|}',
    '{escrow|title order|order|title|GF|closing|settlement} {no|number|#}',
    '{file|escrow|order}/{escrow|file|order} {no|number|#}',
    '{file|escrow} reference',
  ),
  loan_officer: wordings(
    '{loan|lending|mortgage|account|bank|responsible|} officer {name|}',
    '{mortgage|individual|} loan {originator|originator name|originator’s name|consultant|contact|representative|specialist}',
    'loan officer/{originator|contact}',
    '{mortgage banker|relationship manager|MLO|MLO name|banker}',
    '{lender|loan|your|bank} contact {name|person|}',
    'who works with you here?',
  ),
  borrower_tin: wordings(
    '{borrower|borrower’s|applicant|applicant’s|first borrower’s|co-borrower’s|} {SSN|social security {no|number|#}|social security|SSN/ITIN|SSN/TIN|SSN or ITIN|TIN|taxpayer id|taxpayer identification number|tax ID|tax ID number|tax ID no|EIN}',
    '{SSN|social security number|TIN} of {first borrower|borrower|applicant|the borrower}',
  ),
  escrow_monthly: wordings(
    '{estimated|monthly|initial|} escrow {payment|deposit|amount|} {a month|per month|monthly|each month}',
    '{estimated|initial|} monthly escrow {payment|deposit|amount|}',
    'escrow {(T&I)|(taxes and insurance)|(taxes & insurance)|for taxes and insurance} {a month|per month|monthly|}',
    'taxes and insurance {a month|per month|monthly|escrow}',
    '{tax|taxes|tax/ins.|T&I|T & I|T/I} {&|and} {ins.|insurance|ins} {escrow|escrows|impounds|impound|reserves} {payment|}',
    '{T&I|T & I|tax and insurance|taxes and insurance} {escrow|escrows|impounds} {(monthly)|per month|payment|deposit|}',
    '{escrow|escrows|impounds} {(monthly)|per month|monthly}',
  ),
};

/** Only a whole tax id: one with figures hidden is nothing to compare. */
const taxId = part(String.raw`(?P<v>\d{3} ?[-–—]? ?\d{2} ?[-–—]? ?\d{4}|\d{2} ?[-–—] ?\d{7})\b`);

/** What a value must look like where a label is also said of other things. */
const patterns: Readonly<Record<string, string>> = {
  borrower_tin: taxId,
  // Words after it would make it part of something else, such as the reference of a wire.
  settlement_file_number: part(String.raw`^\W*(?P<v>(?:[A-Z]{1,6}-?)?\d[A-Z0-9-]{2,})$`),
};

/** So much less certain than a label that the family itself knows. */
const certainty = 0.9;

/** Rules for the fields that a family names. */
export function plainLabels(...fields: readonly string[]): readonly Rule[] {
  return fields.flatMap((field) => {
    const own = labels[field];
    if (own === undefined) throw new Error(`No plain labels are known for the field ${field}.`);
    const valuePattern = patterns[field];
    return label(field, own, { certainty, ...(valuePattern === undefined ? {} : { valuePattern, lines: 1 }) });
  });
}
