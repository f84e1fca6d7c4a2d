import { memberBorrower } from './agreement-wordings.ts';
import { namedSigners } from './authority-labels.ts';
import { block, family, label, part, sentence } from './build.ts';
import { loanNumber, softwareHeader } from './common.ts';
import {
  classConfirmed,
  countedDays,
  earlyPayment,
  firstRate,
  movesOfRate,
  olderNote,
  paidOut,
  rateThen,
  shortSecurity,
  useOfLoan,
} from './house-terms.ts';
import {
  addedToIndex,
  guarantySigners,
  kindOfCompany,
  premiumWithPrepayment,
  rankOfCollateral,
  repaidOver,
  sumToday,
  termBeside,
} from './lending-clauses.ts';
import { balloonEstimate, lienRank, parcel, placesOfParties, purposeClass, securedGoods } from './lending-prose.ts';
import { looseFrequency, looseTerms } from './loose-terms.ts';
import { principal, principalWords } from './note-amounts.ts';
import { lateCharge, prepayment, renewal } from './note-charges.ts';
import { bareLoanNumber, borrower, borrowerEntity, lender, loanNumberInText, maker } from './note-parties.ts';
import { dayCount, defaultRate, interestRate, rateType } from './note-rates.ts';
import { maturity, payments } from './note-schedule.ts';
import { variableRate } from './note-variable-rate.ts';
import { noteWordings } from './note-wordings.ts';
import { stateOfKind } from './organized-state.ts';
import { lenderName, pageHead } from './party-patterns.ts';
import { underHeads } from './party-sections.ts';
import { rateCaps } from './rate-caps.ts';
import { signers } from './signers.ts';
import { loanWordings, movingRateWordings, partyWordings, wordings } from './worded-labels.ts';

/** The day of the note: beside its label, over its caption, or at the head with no label at all. */
const noteDate = [
  label('note_date', [
    'Date of Note',
    'Note Date',
    'Loan Date',
    'Date of Loan',
    'Date Made',
    'Effective Date',
    'Signed on',
    'Signed',
    'Made as of',
    'Made on',
    'Dated',
    'Dated as of',
    'Date of this Note',
    'Date of Agreement',
  ]),
  label('note_date', ['Date'], { page: 1, certainty: 0.9 }),
  label('note_date', ['Date', 'Date of Note', 'Note Date'], { page: 1, direction: 'above', certainty: 0.8 }),
  sentence('note_date', 'note', String.raw`\bnote (?:dated(?: as of)? )?(?P<v>{date}) (?-i:[A-Z])`, {
    page: 1,
    certainty: 0.8,
  }),
  sentence('note_date', 'value received', String.raw`(?P<v>{date})[^.;:]{0,60}for value received`, {
    page: 1,
    certainty: 0.8,
  }),
  sentence(
    'note_date',
    ['this note', 'promissory note', 'agreement'],
    String.raw`this (?:promissory |term |secured |balloon )*note(?: \([^)]{1,20}\))?,? (?:is )?(?:dated|made|entered into|executed)(?: (?:and|entered|into|executed|effective|as|of|this|on))* (?P<v>{date})`,
  ),
  sentence(
    'note_date',
    'until paid in full',
    String.raw`interest[^.]{0,60}from (?P<v>{date}),? (?:until paid|at the)`,
    { certainty: 0.7 },
  ),
];

const property = [
  label(
    'property_address',
    ['Property Address', 'Property', 'Real Property', 'Address of Property', 'Collateral Address'],
    { page: 1 },
  ),
  label('property_address', ['Property Address'], { page: 1, direction: 'above', lines: 2 }),
  label('property_address', ['Home Securing this Loan', 'Property Securing this Loan', 'Home', 'Secured Property'], {
    page: 1,
  }),
  sentence(
    'property_address',
    'promise to pay',
    String.raw`{date},? [a-z. ]{2,30}?,? (?:[a-z]{2}|[a-z]+(?: [a-z]+)?) (?P<v>\d{1,6} [^\[]{8,90}?\d{5}(?:-\d{4})?) (?:\[|1\b)`,
    { page: 1 },
  ),
  sentence(
    'property_address',
    ['mortgage', 'deed of trust', 'security deed', 'property'],
    String.raw`(?:mortgage|deed of trust|security deed|real (?:property|estate)|property)[^.]{0,100}?(?:on|at|known as|covering|covers|encumbering|located at)(?: the property at| real property at| property at)? (?P<v>{address})`,
  ),
  sentence(
    'property_county',
    'county',
    String.raw`(?:real (?:property|estate)|property|premises)[^.]{0,60}(?:located|situated|lying|being)(?: and being)? in (?:the county of )?(?P<v>(?-i:[A-Z])[a-z.]+(?: (?-i:[A-Z])[a-z.]+)?) county`,
  ),
];

const others = [
  label('loan_number', ['Account', 'Account Number', 'Account No', 'Acct No', 'Obligation Number', 'Obligor Number'], {
    direction: 'right',
    certainty: 0.6,
  }),
  label('loan_officer', ['Loan Officer', 'Account Officer', 'Relationship Manager']),
  label('loan_purpose', ['Purpose', 'Purpose of Loan', 'Loan Purpose'], {
    valuePattern: part(
      String.raw`^(?:the )?(?:(?:specific |primary )?purpose of (?:this|the) (?:loan|note) is(?: for| to)?:? )?(?P<v>[^.]{4,120})`,
    ),
    lines: 2,
  }),
  sentence(
    'loan_purpose',
    'purpose of',
    String.raw`purpose of (?:this|the) (?:loan|note|credit) is(?: for| to)?:? (?P<v>[^.;:]{4,120}?)(?:[.;]|$| (?-i:[A-Z]{4,}):)`,
  ),
  sentence(
    'note_signature_date',
    ['executed', 'signed'],
    String.raw`(?:executed|signed)(?: and delivered)?(?: by [a-z]+)? on (?P<v>{date})`,
    { certainty: 0.8 },
  ),
  label('note_signature_date', ['Date', 'Date Signed', 'Dated'], { beside: 'signature' }),
  label('note_signature_date', ['Date', 'Date Signed'], { beside: 'signature', direction: 'above' }),
  ...signers('note_signed', 'borrower_name', ['borrower'], { fallback: true }),
  // The company that signs stands over the line on which somebody signs for it. Ink makes recognition misread "By".
  label('borrower_name', ['By', 'Bp', 'Bv', 'B'], {
    direction: 'above',
    beside: 'signature',
    lines: 1,
    certainty: 0.75,
    valuePattern: part(
      String.raw`^(?P<v>.*?\b(?-i:LLC|L\.L\.C\.|Inc\.?|INC\.?|Corp\.?|CORP\.?|Corporation|CORPORATION|LP|L\.P\.|LLP|Ltd\.?|LTD\.?|Company|COMPANY|Partnership))(?:,.*)?$`,
    ),
  }),
];

/** The lender where only the letterhead names it. */
export const letterhead = [
  block('lender_name', 3, String.raw`^(?P<v>${lenderName}(?:\n[A-Z][A-Za-z.&]+(?: [A-Z][A-Za-z.&]+)?)?)(?:\n\d|\n?$)`, {
    page: 1,
    box: { ...pageHead, h: 0.1 },
    certainty: 0.6,
  }),
  block(
    'lender_address',
    4,
    String.raw`^${lenderName}(?:\n[A-Z][A-Za-z.&]+(?: [A-Z][A-Za-z.&]+)?)?\n(?P<v>(?:\d{1,6} |P\.? ?O\.? ?Box )[^\n]*(?:\n[^\n]*)?[A-Z]{2},? +\d{5}(?:-\d{4})?)`,
    { page: 1, box: { ...pageHead, h: 0.1 }, certainty: 0.6 },
  ),
  sentence(
    'lender_address',
    ['bank', 'credit union', 'savings', 'mortgage'],
    String.raw`^${lenderName}[^0-9$]{0,120}?\d{1,2} names?\b|^${lenderName}[^0-9$]{0,80}?(?P<v>{address})`,
    { page: 1, certainty: 0.55 },
  ),
];

const underBlank = { page: 1, direction: 'above', lines: 1, certainty: 0.7 } as const;

/** Stock forms print their captions under the blanks that are filled in. */
const captions = [
  label(
    'principal_amount',
    ['Amount, U.S. dollars', 'Amount', 'U.S. Dollars', 'Amount of Note', 'Principal Amount'],
    underBlank,
  ),
  label('note_date', ['Date of this note', 'Date of Note', 'Note Date'], underBlank),
  label('loan_number', ['Note Number', 'Loan Number', 'Number of Note', 'Account Number'], underBlank),
  label('lender_name', ['Name of Bank', 'Name of Lender', 'Name of Payee', 'Payee'], underBlank),
  label('maturity_date', ['Due and payable in full on', 'Maturity Date', 'Due Date'], underBlank),
  label('first_payment_date', ['First one due', 'First payment due', 'First payment'], underBlank),
  label('payment_amount', ['Each payment', 'Amount of each payment', 'Payment amount'], underBlank),
  label('number_of_payments', ['How many', 'Number of payments'], underBlank),
  label('balloon_amount', ['Last payment', 'Balloon payment', 'Final payment'], underBlank),
];

export const promissoryNote = family(
  'promissory_note',
  namedSigners,
  loanNumber,
  loanNumberInText,
  softwareHeader,
  borrower,
  maker,
  borrowerEntity,
  lender,
  letterhead,
  principal,
  label('principal_amount', ['Amount', 'How much'], { certainty: 0.7 }),
  // An amount that stands alone at the head of a note is the note's.
  block('principal_amount', 1, String.raw`^(?:u\.?s\.? ?)?(?P<v>\$ ?\d[\d,]*\.\d{2})$`, {
    page: 1,
    box: { ...pageHead, h: 0.25 },
    certainty: 0.6,
  }),
  principalWords,
  interestRate,
  rateType,
  variableRate,
  rateCaps,
  defaultRate,
  dayCount,
  noteDate,
  payments,
  maturity,
  lateCharge,
  prepayment,
  securedGoods,
  lienRank,
  purposeClass,
  placesOfParties,
  parcel,
  balloonEstimate,
  renewal,
  noteWordings,
  firstRate,
  movesOfRate,
  rateThen,
  countedDays,
  earlyPayment,
  olderNote,
  paidOut,
  classConfirmed,
  useOfLoan,
  shortSecurity,
  addedToIndex,
  guarantySigners,
  kindOfCompany,
  premiumWithPrepayment,
  rankOfCollateral,
  repaidOver,
  stateOfKind,
  sumToday,
  termBeside,
  memberBorrower,
  underHeads('borrower', 'lender'),
  captions,
  property,
  others,
  bareLoanNumber.filter(({ type }) => type === 'sentence'),
  looseTerms,
  looseFrequency.slice(1),
  loanWordings,
  movingRateWordings,
  partyWordings,
  wordings(
    'payment_frequency',
    'note_date',
    'property_address',
    'loan_purpose',
    'late_charge_percent',
    'grace_days',
    'default_rate',
    'borrower_tin',
    'borrower_state_of_org',
  ),
);
