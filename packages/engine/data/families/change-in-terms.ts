import type { Rule } from '../../src/extraction/rule.ts';
import { between, inPassing, letterParties, opening } from './agreement-parties.ts';
import { collateral, collateralSection, guarantors } from './agreement-terms.ts';
import {
  agreedRate,
  calendarYear,
  dueRate,
  guarantorInPassing,
  memberBorrower,
  wholeCollateral,
} from './agreement-wordings.ts';
import { family, label, part, sentence } from './build.ts';
import { changedPrincipal } from './changed-principal.ts';
import { changedTerms } from './changed-terms.ts';
import { countedDays, earlyPayment, movesOfRate, rateThen } from './house-terms.ts';
import {
  addedToIndex,
  guarantySigners,
  kindOfCompany,
  premiumWithPrepayment,
  rankOfCollateral,
  repaidOver,
  termBeside,
} from './lending-clauses.ts';
import { lienRank, parcel, placesOfParties, purposeClass, securedGoods } from './lending-prose.ts';
import { looseTerms } from './loose-terms.ts';
import { principalWords } from './note-amounts.ts';
import { lateCharge, prepayment } from './note-charges.ts';
import { afterDefault, amount, spelledRate } from './note-phrases.ts';
import { dayCount, defaultRate, rateType } from './note-rates.ts';
import { maturity, payments } from './note-schedule.ts';
import { variableRate } from './note-variable-rate.ts';
import { stateOfKind } from './organized-state.ts';
import { underHeads } from './party-sections.ts';
import { letterhead } from './promissory-note.ts';
import { consentingGuarantors, signerNames } from './signers.ts';
import { partyWordings, wordings } from './worded-labels.ts';

/** The note that is changed: its date is the date of the loan, whenever it is changed. */
const existingNote: readonly Rule[] = [
  label('note_date', [
    'Date of Note',
    'Note Date',
    'Note Dated',
    'Date of Original Note',
    'Original Note Date',
    'Original Date of Note',
    'Original Note Dated',
    'Original Date',
    'Date of Existing Note',
    'Existing Note Dated',
    'Date of Loan',
    'Loan Date',
    'Original Loan Date',
    'Date of Original Loan',
    'Date of Promissory Note',
    'Promissory Note Dated',
    'Loan Originated',
    'Origination Date',
  ]),
  label(
    'note_date',
    [
      'Original Note',
      'Note',
      'Existing Note',
      'Promissory Note',
      'Note Being Modified',
      'Note Being Changed',
      'Note Modified',
    ],
    {
      valuePattern: part(String.raw`^(?:promissory note )?(?:dated|of|signed|made)?(?: as of| on)? ?(?P<v>{date})`),
    },
  ),
  sentence(
    'note_date',
    ['note', 'loan'],
    String.raw`\b(?:(?:promissory|original|term|secured|existing|balloon|fixed|adjustable|variable|rate|mortgage|installment|business|commercial|demand|master|revolving|certain|said)\b[ ,-]*)*(?:note|loan)s?(?: no\.? {id}| number {id}| # ?{id}| {id})?(?: executed| signed| made| given| delivered)?(?: (?:by|of|to|from) (?:borrower|maker|customer|lender|bank|holder|{party}))*(?: ?\([^)]{3,40}\))?,? (?:(?:which (?:is|was) |that (?:is|was) )?(?:dated(?: as of)?|of|bearing (?:the )?date(?: of)?|bearing date|made(?: on| as of)?|signed(?: on)?|executed(?: on)?|given(?: on)?|was (?:made|signed|executed|given)(?: on)?))(?: the)? (?P<v>{date})`,
    { certainty: 0.93 },
  ),
  sentence(
    'note_date',
    ['note on', 'note to', 'note for', 'note in'],
    String.raw`\b(?:signed|executed|made|gave|delivered|issued|given)(?: and delivered)?(?: to (?:lender|bank|holder|{party}))?(?: an?| its| the| their| that certain)(?: [a-z]+)? note(?: [^.;]{0,120}?)?(?: on| dated) (?P<v>{date})`,
    { certainty: 0.93 },
  ),
  sentence(
    'note_date',
    ['on '],
    String.raw`\bon (?P<v>{date}),? (?:the )?(?:borrower|maker|customer|you|{party})[^.;]{0,60}? (?:signed|executed|made|gave|delivered|issued)[^.;]{0,60}? (?:note|loan)\b`,
    { certainty: 0.93 },
  ),
  label('note_date', ['Date', 'Dated'], {
    under: [
      'Note Being Modified',
      'Existing Note',
      'Original Note',
      'Note Being Changed',
      'The Note',
      'Existing Indebtedness',
      'Original Loan',
      'Note Modified',
      'The Existing Note',
    ],
  }),
  // The note of a house bears the date of what secures it.
  sentence(
    'note_date',
    ['security instrument', 'mortgage', 'deed of trust'],
    String.raw`(?:security instrument["”]?\)?|mortgage|deed of trust),? dated (?:the )?(?P<v>{date})`,
    { certainty: 0.85 },
  ),
];

const changes = String.raw`(?:changed|modified|reduced|increased|amended|decreased|adjusted|revised|lowered|raised|fixed|re-?set|set)`;
const becomes = String.raw`(?:is|are|shall be|will be|be|becomes|shall become|now becomes|is now|will now be|shall now be)`;

/** The rate as it becomes. */
const newRate: readonly Rule[] = [
  label(
    'interest_rate',
    [
      'New Rate',
      'New Interest Rate',
      'New Note Rate',
      'Modified Rate',
      'Modified Interest Rate',
      'Revised Rate',
      'Revised Interest Rate',
      'Amended Rate',
      'Rate Changed to',
      'Interest Rate Changed to',
      'New Rate of Interest',
      'Changed Interest Rate',
    ],
    { certainty: 0.96 },
  ),
  label('interest_rate', ['Interest Rate', 'Initial Interest Rate', 'Note Rate', 'Rate', 'Rate of Interest'], {
    certainty: 0.86,
  }),
  sentence(
    'interest_rate',
    ['rate', 'interest'],
    String.raw`(?:rate|interest)[^.%]{0,80}${changes}(?: (?:from|of)(?: (?:the|its|an?|prior|present|existing|current|original|old|fixed|variable|annual|rate|of|interest))* ${spelledRate}{rate}\)?)?(?: per (?:annum|year)| a year)?(?: (?:now|presently|currently) (?:in effect|charged))?,? (?:to|at)(?: an?| the)?(?: fixed| variable| annual| yearly| new| lower| higher)*(?: rate)?(?: of)? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.96 },
  ),
  sentence(
    'interest_rate',
    ['rate'],
    String.raw`\b(?:rate|interest)(?: of interest| of| at| accruing at| presently| now| currently| in effect)* ${spelledRate}{rate}\)?(?: per (?:annum|year)| a year)?,?(?: (?:is|are|be|shall|will|was|hereby|now|presently|in|effect|being|effective|as|of|on|from|{date}),?)* ${changes} (?:to|at)(?: an?| the)?(?: (?:new|fixed|variable|annual|yearly|adjustable|lower|higher|interest))*(?: rate)?(?: of(?: interest)?)?(?: of)? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.96 },
  ),
  sentence(
    'interest_rate',
    'from',
    String.raw`(?:rate|interest)[^.%]{0,60} from(?: (?:the|its|an?|prior|present|existing|current|original|old|fixed|variable|annual|rate|of|interest))* ${spelledRate}{rate}\)?(?: per (?:annum|year)| a year)?,? to(?: (?:an?|the|new|fixed|variable|annual|rate|of))* ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.96 },
  ),
  sentence(
    'interest_rate',
    ['in lieu', 'in place', 'instead', 'rather than', 'replac', 'substitut', 'supersed'],
    String.raw`\b(?:interest|rate|note|loan|balance)\b[^.%]{0,160}?,? (?:in (?:lieu|place|stead|substitution|replacement) (?:of|for)|instead of|rather than|replacing|superseding|substituting for)\b[^.%;]{0,60}? ${spelledRate}{rate}\)?[^.%;]{0,60}?,? (?:at|is|be|of|to)(?: an?| the)?(?: (?:new|fixed|variable|floating|adjustable|annual|yearly|simple|interest))*(?: rate)?(?:,? (?:initially|currently|presently))?(?: equal to| of)? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.96 },
  ),
  sentence(
    'interest_rate',
    ['interest'],
    String.raw`${afterDefault}|(?:(?:shall|will|now|henceforth|hereafter|thereafter|to) (?:bear|bears|accrue|accrues|carry|carries|be charged|pay)|interest (?:is|will be|shall be) (?:charged|computed|figured))(?: interest)?[^.%]{0,100}? at(?: an?| the)?(?: fixed| variable| annual| yearly| new| simple)*(?: interest)?(?: rate)?(?:,? initially)?(?: equal to| of(?: interest)?)?(?: of)? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.93 },
  ),
  sentence(
    'interest_rate',
    'interest',
    String.raw`interest will be charged[^.%]{0,80}? at the (?:yearly|annual) rate of ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.93 },
  ),
  sentence(
    'interest_rate',
    ['rate of', 'rate is', 'rate shall be', 'rate will be', 'rate becomes'],
    String.raw`(?:original|existing|promissory note dated|currently|presently|prior|default|past due)[^;]{0,200}rate (?:of|is) {rate}|(?:interest|new|fixed|annual|modified|the|yearly) rate(?: of interest)?(?: on the (?:note|loan))? (?:of|${becomes}) ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.8 },
  ),
  sentence(
    'interest_rate',
    ['bears interest', 'bear interest'],
    String.raw`(?-i:\bWHEREAS,?|\bWhereas,?|(?:^|[ .;:])\(?[A-H][.)]) (?:[^.;%]|\.\d){0,200}?bears? interest[^.%]{0,60}{rate}|(?:presently|currently|now|has borne|note (?:dated|of)[^.;]{0,80}) bears? interest[^.%]{0,60}{rate}|bears? interest[^.%]{0,60} at ${spelledRate}(?P<v>{rate})`,
    {
      certainty: 0.8,
    },
  ),
];

/** When the loan becomes due. */
const newMaturity: readonly Rule[] = [
  label(
    'maturity_date',
    [
      'New Maturity',
      'New Maturity Date',
      'New Due Date',
      'Extended Maturity',
      'Extended Maturity Date',
      'Maturity Extended to',
      'Modified Maturity Date',
      'Revised Maturity Date',
      'Extended to',
      'Amended Maturity Date',
      'Changed Maturity Date',
    ],
    { certainty: 0.96 },
  ),
  sentence(
    'maturity_date',
    ['extend', 'changed', 'modified', 'amended', 'postponed', 'advanced', 'from', 'renewed', 'moved', 'set'],
    String.raw`\b(?:maturity|matures?|due date|final payment|final due date|term|time (?:of|for) payment|note|loan)\b[^.]{0,100}?(?:extended|changed|modified|amended|postponed|renewed|moved?|revised|advanced|deferred|reset|set|changes?|moves)(?:,? from[^.]{0,20}{date},?)?(?: for[^.]{0,40})?,? (?:to|until|through|so that[^.]{0,40}?(?:on|is|be)|so as to (?:mature|be(?:come)? due|fall due)(?: and payable)?(?: in full)?(?: on)?) (?:and including )?(?:the )?(?P<v>{date})`,
    { certainty: 0.96 },
  ),
  sentence(
    'maturity_date',
    ['extend'],
    String.raw`\bextend(?:s|ing)?(?: the)? (?:maturity|due date|term|time|note|loan)[^.]{0,60}?(?: from[^.]{0,20}{date},?)? (?:to|until|through) (?:the )?(?P<v>{date})`,
    { certainty: 0.96 },
  ),
  sentence(
    'maturity_date',
    ['matur', 'due date'],
    String.raw`\b(?:new |extended |modified )?(?:maturity(?: date)?|due date)(?: of the (?:note|loan))? ${becomes}(?: hereby)? (?:the )?(?P<v>{date})`,
    { certainty: 0.93 },
  ),
  sentence(
    'maturity_date',
    ['replaced'],
    String.raw`\b(?:maturity(?: date)?|due date)\b[^.]{0,120}?\b(?:deleted|stricken|struck|removed)?(?: in its entirety)?(?: and)?(?: is| are| shall be)?(?: hereby)? (?:replaced|substituted) (?:with|by)(?: the date)?(?: of)? ["“]?(?P<v>{date})`,
    { certainty: 0.96 },
  ),
  ...inPassing(maturity),
];

/** What is paid from now on. */
const newPayments: readonly Rule[] = [
  label(
    'payment_amount',
    [
      'New Payment',
      'New Payment Amount',
      'New Monthly Payment',
      'New Payments',
      'Modified Payment',
      'Modified Payment Amount',
      'Revised Payment',
      'Changed Payment',
      'Amended Payment',
      'New Installment',
    ],
    { certainty: 0.96 },
  ),
  label('first_payment_date', [
    'First New Payment',
    'New First Payment Date',
    'First Modified Payment',
    'Next Payment Due',
    'Next Payment Date',
    'Next Payment',
    'New Payments Begin',
    'Effective with Payment Due',
    'First Changed Payment',
    'Changed Payments Begin',
    'Modified Payments Begin',
  ]),
  sentence(
    'payment_amount',
    ['payment', 'installment'],
    String.raw`\b(?:payment|installment)s?\b[^.$]{0,80}?(?:${changes} )?from {money},? to ${amount}`,
    { certainty: 0.96 },
  ),
  sentence(
    'payment_amount',
    ['payment', 'installment'],
    String.raw`\b(?:payment|installment)s?\b[^.$]{0,80}?${changes} to ${amount}`,
    { certainty: 0.95 },
  ),
  sentence(
    'payment_amount',
    ['month', 'quarter'],
    String.raw`\b(?:pays?|paying|repay|payments? (?:of|is|are|will be|shall be)) ${amount} (?:each|every|per|a) (?:month|quarter)`,
    { certainty: 0.9 },
  ),
  sentence(
    'payment_frequency',
    ['month', 'quarter'],
    String.raw`\b(?:pays?|paying|repay|payments? (?:of|is|are|will be|shall be)|payments?:) {money} (?P<v>(?:each|every|per|a) (?:month|quarter))`,
    { certainty: 0.9 },
  ),
  sentence(
    'first_payment_date',
    ['first', 'from', 'starting', 'beginning'],
    String.raw`{money}(?: (?:each|every|per|a) month| monthly)?,? (?:first due|the first due|first payable|from|starting|beginning|commencing|due first)(?: on| with the payment due(?: on)?)? (?:the )?(?P<v>{date})`,
    { certainty: 0.9 },
  ),
  sentence(
    'first_payment_date',
    ['first payment', 'first new payment', 'first installment'],
    String.raw`\bfirst (?:new |changed |modified )?(?:payment|installment)(?: (?:at|of|in|under) [^.;]{3,40}?)? (?:is|will be|shall be|falls|comes)(?: due)?(?: on)? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'payment_amount',
    ['shall pay', 'will pay', 'agrees to pay', 'must pay', 'shall be payable in', 'shall be paid in', 'is payable in'],
    String.raw`\b(?:shall|will|agrees? to|must|to)(?: (?:thereafter|now|hereafter|henceforth|instead|then|continue to))* (?:pay|be payable|be paid|be repaid)(?: to)?(?: (?:the )?(?:lender|bank|holder|credit union))?(?:,? (?:principal|and|interest|in|by|making|consecutive|equal|monthly|quarterly|successive|level|regular|annual|substantially|combined|amended|new|modified|revised|installments?|payments?|of|the|sum|amount|an?))* ${amount}(?: each)?,? (?:each|every|per|a|monthly|quarterly|(?:due |payable )?on the [a-z0-9-]{3,14}(?: \(\d{1,2}(?:st|nd|rd|th)\))? day of (?:each|every)|(?:beginning|commencing|starting)(?: on)? {date})\b`,
    { certainty: 0.96 },
  ),
  // How often is paid such papers leave to the note: they say it in passing.
  ...payments.filter(({ field }) => field !== 'payment_frequency'),
];

export const changeInTerms = family(
  'change_in_terms',
  opening,
  between,
  letterhead,
  letterParties.filter(({ field }) => field !== 'note_date'),
  existingNote,
  changedPrincipal,
  changedTerms,
  agreedRate,
  newRate,
  rateType,
  label('rate_type', ['New Rate', 'New Interest Rate', 'Modified Rate', 'Revised Rate', 'New Note Rate'], {
    valuePattern: part(
      String.raw`^{rate}[, (]*(?:per (?:annum|year)|a year)?[, (]*(?P<v>fixed|variable|adjustable|floating)\b`,
    ),
  }),
  sentence(
    'rate_type',
    ['remain', 'stay', 'fixed interest rate', 'fixed rate'],
    String.raw`rate (?:remains|stays|continues to be|will remain|shall remain|is) (?P<v>fixed|variable|adjustable|floating)\b`,
  ),
  sentence(
    'rate_type',
    ['providing for'],
    String.raw`\(?providing for (?:an? )?(?P<v>fixed|adjustable|variable)(?: interest)? rate`,
    { page: 1, certainty: 0.8 },
  ),
  looseTerms.filter(({ field }) => field === 'rate_type'),
  newMaturity,
  newPayments,
  label('collateral_description', ['Secured by', 'Security', 'Collateral Securing the Note'], {
    lines: 3,
    certainty: 0.85,
    valuePattern: part(String.raw`^(?P<v>(?-i:[A-Z])[^.:]{8,300}?)(?:\.|$)`),
  }),
  collateral,
  wholeCollateral,
  collateralSection,
  inPassing([...dayCount, ...defaultRate, ...variableRate, ...movesOfRate, rateThen, ...countedDays, ...earlyPayment]),
  inPassing([...addedToIndex, ...repaidOver, premiumWithPrepayment]),
  guarantySigners,
  kindOfCompany,
  rankOfCollateral,
  stateOfKind,
  termBeside,
  calendarYear,
  guarantorInPassing,
  memberBorrower,
  dueRate,
  principalWords,
  sentence(
    'property_address',
    ['located at', 'property'],
    String.raw`\bproperty[^.]{0,120}? (?:located at|known as|at) (?P<v>{address})`,
    { certainty: 0.8 },
  ),
  inPassing(prepayment),
  lateCharge,
  maturity.filter(({ field }) => field === 'balloon_amount' || field === 'amortization_months'),
  securedGoods,
  lienRank,
  purposeClass,
  placesOfParties,
  parcel,
  guarantors,
  // Guarantors sign such papers too, under a heading that may stand on the page before.
  signerNames('borrower_name', ['borrower'], { fallback: true }),
  consentingGuarantors,
  underHeads('borrower', 'lender'),
  partyWordings,
  wordings('property_address'),
  wordings('loan_number', 'number_of_payments', 'amortization_months', 'late_charge_percent', 'collateral_description'),
);
