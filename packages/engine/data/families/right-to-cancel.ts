import type { Rule } from '../../src/extraction/rule.ts';
import { bankName } from './bank-name.ts';
import { block, family, label, part, sentence } from './build.ts';
import { loanNumber } from './common.ts';
import { countyInProse } from './general-prose.ts';
import { instrumentLoanNumber } from './instrument-debt.ts';
import { address, amount, partyName } from './instrument-patterns.ts';
import { letterBorrower } from './letter-borrower.ts';
import { lenderBlockAddress, lenderBlockName, pageHead } from './party-patterns.ts';
import { plainLabels } from './plain-labels.ts';
import { signerNames } from './signers.ts';
import { countyWorded, parcelWorded } from './worded-land.ts';
import { addressOf, nameOf, wordings } from './wordings.ts';

const creditor = ['lender', 'creditor', 'lender/creditor', 'creditor/lender', 'credit union', 'bank'];
const writeTo = String.raw`\b(?:notifying us,? in writing,? at|notifying|writing,? (?:at|to)|write(?: to)?(?: us)?(?: at)?|notice (?:to|at)|(?:deliver|mail|send|return|sent|give|take|bring)(?:ed|y|ing)?(?: (?:it|this|the|a|your|form|notice|page|letter|statement|signed|copy|one)){0,4} to|us at):?`;
const writeWords = ['notifying', 'in writing', 'write to', 'notice', 'mail', 'deliver', 'send', 'us at'];

const lender: readonly Rule[] = [
  block('lender_name', 3, lenderBlockName, { page: 1, certainty: 0.8 }),
  block('lender_address', 5, lenderBlockAddress, { page: 1, certainty: 0.8 }),
  block('lender_name', 1, `^(?P<v>${bankName})$`, { page: 1, box: pageHead, certainty: 0.75 }),
  label('lender_name', nameOf(...creditor)),
  label('lender_address', [
    ...nameOf(...creditor),
    ...addressOf(...creditor),
    ...wordings(
      '{mail|send|deliver|return} {this|} {notice|form|} to',
      'creditor business address',
      'where to {send|mail|deliver} {it|notice|this notice}',
    ),
  ]),
  sentence('lender_name', writeWords, String.raw`${writeTo} (?P<v>${partyName})(?:, | )(?:${address})`),
  sentence('lender_address', writeWords, String.raw`${writeTo} (?:[^.;:]{3,80}?,? )?(?P<v>${address})`),
];

const homeLabels = wordings(
  '{your|address of|address of your|} {home|dwelling|residence|principal dwelling|principal residence} {address|securing this loan|securing the loan|at risk|that secures it|}',
  '{security|property} {for the loan|for this loan|: your home at|your home at|securing your loan|securing this transaction|}',
  '{home|dwelling|property} subject to {the|our} {security interest|lien|mortgage}',
  'lien on',
);

const borrower: readonly Rule[] = [
  label(
    'borrower_name',
    nameOf('borrower', 'consumer', 'customer', 'member', 'owner', 'homeowner', 'obligor', 'co-borrower', 'mortgagor'),
  ),
  signerNames('borrower_name', ['borrower']),
  label('borrower_address', [
    ...nameOf('borrower', 'customer', 'member'),
    ...addressOf('borrower', 'consumer', 'customer', 'member'),
  ]),
  label('property_address', homeLabels),
  countyWorded,
  parcelWorded,
  // The right is given for the home that secures the loan: the consumer's own address is the property's.
  label('property_address', nameOf('consumer', 'owner', 'homeowner'), { certainty: 0.8 }),
  sentence(
    'property_address',
    ['your home', 'located at', 'property at', 'dwelling', 'residence', 'home at', 'lien on'],
    String.raw`\b(?:(?:your home|property|dwelling|residence|lien on|security interest (?:in|on))(?:,? (?:located|situated|known as|which is))?(?: located)?(?: at| is| as|:)|located at|home at|lien on|security interest (?:in|on)):? (?P<v>${address})`,
  ),
];

const dates: readonly Rule[] = [
  // The date of the transaction is the day of closing.
  label(
    'closing_date',
    wordings(
      '{transaction|loan|note|closing|consummation|contract|signing|settlement|document} date',
      'date {of|} {the|your|this|} {transaction|loan|note|closing|consummation|signing|contract|agreement}',
      'date',
      'dated',
      'consummated {on|}',
    ),
    { page: 1 },
  ),
  sentence(
    'closing_date',
    ['date of the transaction', 'transaction', 'date of closing'],
    String.raw`\bdate of (?:the |your |this )?(?:transaction|closing|loan|credit transaction|consummation),?(?: which)?(?: is| was|:|,)*(?: expected to be)? \(?(?P<v>{date})`,
  ),
  sentence(
    'closing_date',
    ['entering into', 'entered into', 'transaction dated', 'signed on', 'closed on'],
    String.raw`\b(?:(?:entered into|entering into|signed|closed)[^.]{0,60}? (?:on|dated)|transaction dated|loan dated) (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  label(
    'rescission_end_date',
    wordings(
      '{rescission|cancellation|right to cancel|cancel|cancelation} {end date|period ends|period expires|expires|expiration|expiration date|date|deadline|end|ends|until|through|by|period ends on}',
      '{last|final} {day|date} {to|for} {cancel|rescind|cancelling|rescission|cancellation}',
      '{deadline|deadline to cancel|deadline to rescind|midnight of|cancel by|cancel before|send by|must be sent by|mail by}',
      'cancel {no later than|not later than|on or before|before} {midnight of|midnight|}',
      '{no later than|not later than|before} midnight {of|on|}',
      'third business day {is|ends|falls on|}',
      'you may cancel {until|through|until midnight of}',
    ),
  ),
  sentence(
    'rescission_end_date',
    ['midnight'],
    String.raw`\bmidnight(?:,)?(?: of| on)?(?: the)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? (?P<v>{date})`,
  ),
  sentence(
    'rescission_end_date',
    ['no later than', 'not later than', 'on or before', 'rescission', 'cancel'],
    String.raw`\b(?:(?:no|not) later than|on or before|(?:rescission|cancellation) period (?:ends|expires|will end|will expire)(?: at midnight)?(?: on)?|right to cancel (?:ends|expires)(?: at midnight)?(?: on)?|cancel (?:by|until|through))(?: midnight)?(?: of| on)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  // Before the period is over nothing may be paid out.
  sentence(
    'disbursement_date',
    ['paid out', 'disburse', 'funds', 'fund'],
    String.raw`\b(?:not be |not )?(?:paid out|disbursed?|released|funded|advanced|made available)(?: (?:to you|earlier|any|until|before|on|after|or after|the loan|proceeds)){1,3} (?P<v>{date})`,
    { certainty: 0.86 },
  ),
];

/** The notice of Regulation Z, model forms H-8 and H-9, and lenders' own. */
export const rightToCancel = family(
  'right_to_cancel',
  loanNumber,
  instrumentLoanNumber,
  label('loan_number', wordings('{our|your|} loan', 'account {no|number|#|}', 'reference'), {
    valuePattern: part(String.raw`^#? ?(?P<v>[A-Z]{0,4}-?\d[\d-]{4,}\d)\b`),
    lines: 1,
  }),
  lender,
  borrower,
  dates,
  plainLabels('property_address', 'principal_amount', 'disbursement_date'),
  letterBorrower,
  countyInProse,
  // "Re: Home Equity Line No. 7719-003, Credit Limit $60,000.00"
  sentence(
    'loan_number',
    ['line', 'loan', 'account'],
    String.raw`\b(?:home equity|equity|credit|your|re:)(?: (?:home|equity|credit|mortgage|plan))* (?:line|loan|account|line of credit)(?: of credit| account)? (?:no\.?|number|#) ?(?P<v>{id})`,
    { certainty: 0.86 },
  ),
  sentence(
    'principal_amount',
    ['credit limit', 'line amount', 'loan of', 'line of'],
    String.raw`\b(?:credit limit|line amount|maximum credit|loan amount)(?: of| is|:)? (?P<v>\$ ?\d[\d,]*(?:\.\d{2})?)`,
    { certainty: 0.86 },
  ),
  sentence(
    'closing_date',
    ['opened', 'obtained', 'took out', 'signed'],
    String.raw`\byou (?:opened|obtained|took out|signed|closed|entered into)\b[^.]{0,60}? on (?P<v>{date})`,
    { certainty: 0.84 },
  ),
  block('date_issued', 1, String.raw`^(?P<v>[a-z]{3,9}\.? \d{1,2}, \d{4})$`, {
    page: 1,
    box: pageHead,
    certainty: 0.7,
    fallback: true,
  }),
  label('principal_amount', ['Amount', 'Credit Limit', 'Amount Financed', 'Line Amount'], { certainty: 0.85 }),
  sentence(
    'principal_amount',
    ['amount of'],
    String.raw`\bin the (?:original |principal )*(?:amount|sum) of ${amount}`,
  ),
);
