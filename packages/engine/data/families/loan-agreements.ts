import type { Family, Rule } from '../../src/extraction/rule.ts';
import { agreementEnds, guarantiesTo, headedConditions, letteredGoods, specificGoods } from './agreement-clauses.ts';
import { between, inPassing, letterParties, opening } from './agreement-parties.ts';
import {
  agreementDate,
  agreementNote,
  collateral,
  collateralSection,
  guarantors,
  guarantorsFirst,
  purpose,
  purposeInPassing,
} from './agreement-terms.ts';
import {
  agreedRate,
  clauseConditions,
  dueRate,
  guarantorInPassing,
  listedGoods,
  memberBorrower,
  wholeCollateral,
  youAndWe,
} from './agreement-wordings.ts';
import { namedSigners, reportingCovenants } from './authority-labels.ts';
import { bankName } from './bank-name.ts';
import { checkbox, column, family, label, part, sentence, worded } from './build.ts';
import { creditLine } from './credit-line.ts';
import { guarantyExtent } from './guaranty-extent.ts';
import { countedDays, earlyPayment, firstRate, movesOfRate, rateThen, useOfLoan } from './house-terms.ts';
import { debtMaturity } from './instrument-debt.ts';
import {
  addedToIndex,
  guarantySigners,
  kindOfCompany,
  labelledLimit,
  noteRate,
  premiumWithPrepayment,
  rankOfCollateral,
  repaidOver,
  sumToday,
  termBeside,
} from './lending-clauses.ts';
import {
  balloonEstimate,
  daysOfApproval,
  lienRank,
  listedConditions,
  officerOfNotices,
  parcel,
  placeOfGoods,
  placesOfParties,
  purposeClass,
  scheduleOfGoods,
  securedGoods,
} from './lending-prose.ts';
import { looseTerms } from './loose-terms.ts';
import { principal, principalWords } from './note-amounts.ts';
import { lateCharge, prepayment } from './note-charges.ts';
import { amount, called, described, entityForms, within } from './note-phrases.ts';
import { dayCount, defaultRate, interestRate, rateType } from './note-rates.ts';
import { maturity, payments } from './note-schedule.ts';
import { variableRate } from './note-variable-rate.ts';
import { stateOfKind } from './organized-state.ts';
import { otherDebt } from './other-debt.ts';
import { underHeads } from './party-sections.ts';
import { letterhead } from './promissory-note.ts';
import { signerNames } from './signers.ts';
import { loanWordings, partyWordings, wordings } from './worded-labels.ts';
import { wordings as nouns } from './wordings.ts';

const loose = { certainty: 0.76, fallback: true } as const;

/** The loan that an agreement is about, under short words or in passing, where nothing more exact names it. */
const loanInFew: readonly Rule[] = [
  label('principal_amount', ['Amount', 'Sum', 'Sum Lent', 'Loan', 'Term Loan', 'Credit', 'Facility', 'Line'], {
    ...loose,
    pick: 'first',
    valuePattern: part(String.raw`^(?P<v>{money})$`),
  }),
  label(
    'loan_number',
    [
      'Account',
      'Number',
      'No',
      'Reference',
      'Our Reference',
      "Lender's Reference",
      "Bank's Reference",
      'Loan',
      'Facility',
    ],
    { ...loose, pick: 'first', valuePattern: part(String.raw`^#? ?(?P<v>\d{6,12}|\d{3,6}-\d{3,8})$`) },
  ),
  label('maturity_date', ['Due', 'Due Date', 'Ends', 'Final Payment', 'Last Payment', 'Repayable'], loose),
  sentence(
    'note_date',
    ['note', 'loan', 'lent', 'lend'],
    String.raw`${otherDebt}|\b(?:note|loan)\b${within(160)} (?:on|bearing(?: the)? date(?: of)?|with(?: the)? date|signed|executed on|made on|given on)(?: on)? (?P<v>{date})(?: for|,? in the| and|,? payable|,? which|\.)`,
    loose,
  ),
  sentence(
    'principal_amount',
    ['note', 'loan', 'lent', 'lend'],
    String.raw`${otherDebt}|\b(?:note|loan|lent|lends?|borrowed)\b${within(200)}(?: for| of| borrower| company|\() ?${amount}`,
    { ...loose, certainty: 0.7 },
  ),
  sentence(
    'borrower_name',
    ['between'],
    String.raw`\bbetween ${bankName}(?: ?\([^)]{3,60}\))?,? and (?P<v>{party})(?:,? an? |\.|,| \(|$)`,
    loose,
  ),
  sentence(
    'borrower_name',
    ['between'],
    String.raw`\bbetween ${bankName}|\bbetween (?P<v>{party}),? and ${bankName}`,
    loose,
  ),
  sentence('lender_name', ['between'], String.raw`\bbetween (?:{party},? and )?(?P<v>${bankName})(?: |,|\.|$)`, loose),
];

/** What the lender lays out, or what is drawn beyond the limit, bears a rate of its own. */
const advancedBesides = String.raw`\b(?:over-?advances?|over-?lines?|overdrafts?|protective advances?|expenditures?|expenses|costs|unreimbursed|(?:sums?|amounts?) (?:so )?(?:advanced|expended|disbursed|paid) by (?:lender|bank)|reimbursement)\b[^.%]{0,140}{rate}|\b(?:prime|base|index|treasury|sofr|benchmark|discount|reference)(?: lending| interest)? rate["”]?,?(?: (?:is|of|was|being|presently|currently|now|today|equal to|in effect))* ?\(?(?:(?:presently|currently|now|today) )?{rate}`;

/** What default adds is no margin. */
const addedByDefault = String.raw`\bdefault\b[^.%]{0,160}{rate}`;
function notOfDefault(rule: Rule): Rule {
  if (rule.field !== 'rate_margin' || rule.type !== 'sentence') return rule;
  return { ...rule, pattern: `${addedByDefault}|${rule.pattern}` };
}

/** What another debt bears is not the rate of this one. */
function ownDebt(rule: Rule): Rule {
  return rule.pattern === undefined ? rule : { ...rule, pattern: `${otherDebt}|${advancedBesides}|${rule.pattern}` };
}

const loanAgreement = family(
  'loan_agreement',
  namedSigners,
  reportingCovenants,
  creditLine,
  opening,
  between,
  agreementDate,
  agreementNote,
  principal,
  agreedRate,
  interestRate.map(ownDebt),
  rateType,
  maturity.filter(({ field }) => field === 'maturity_date' || field === 'term_months'),
  inPassing([
    ...payments,
    ...dayCount,
    ...defaultRate,
    ...variableRate.map(notOfDefault),
    ...lateCharge,
    ...prepayment,
  ]),
  inPassing(maturity.filter(({ field }) => field === 'amortization_months' || field === 'balloon_amount')),
  worded(
    'maturity_date',
    '(?:line |credit |loan |facility |availability )?(?:expires|ends|expiration|terminates)(?: on)?(?: date)?',
    { certainty: 0.8 },
  ),
  dueRate,
  looseTerms.map((rule) => (rule.field === 'interest_rate' ? ownDebt(rule) : rule)),
  loanInFew,
  underHeads('borrower', 'lender'),
  sentence(
    'property_address',
    ['mortgage', 'deed of trust', 'lien', 'security deed'],
    String.raw`\b(?:mortgage|deed of trust|lien|security deed) (?:on|over|covering|encumbering)(?: (?:the|certain|real|property|land|premises|located|at|estate))* (?P<v>{address})`,
    { certainty: 0.85 },
  ),
  letterhead,
  letterParties,
  purpose,
  purposeInPassing,
  guarantors,
  guarantorsFirst,
  column('guarantor_name', 'Guarantor', ['Amount', 'Amounts', 'Guaranty Amount', 'Limit', 'Address']),
  column('guarantor_name', 'Names of Guarantors', ['Amount', 'Amounts']),
  column('guarantor_name', 'Name of Guarantor', ['Amount', 'Amounts', 'Limit', 'Address']),
  collateral,
  collateralSection,
  securedGoods,
  lienRank,
  // What a covenant lets the money be used for does not class the loan.
  purposeClass.filter(({ type }) => type === 'label'),
  placesOfParties,
  officerOfNotices,
  daysOfApproval,
  parcel,
  balloonEstimate,
  guarantyExtent,
  listedConditions,
  clauseConditions,
  headedConditions,
  agreementEnds,
  guarantiesTo,
  firstRate.map(ownDebt),
  inPassing([...movesOfRate, rateThen, ...countedDays, ...earlyPayment]),
  useOfLoan,
  inPassing([...addedToIndex, ...repaidOver, premiumWithPrepayment]),
  guarantySigners,
  kindOfCompany,
  labelledLimit,
  rankOfCollateral,
  stateOfKind,
  sumToday,
  termBeside,
  letteredGoods,
  listedGoods,
  guarantorInPassing,
  youAndWe,
  memberBorrower,
  checkbox('rate_type', ['Variable', 'Variable Rate', 'Adjustable', 'Adjustable Rate', 'Floating'], 'variable', {
    certainty: 0.8,
  }),
  checkbox('rate_type', ['Fixed', 'Fixed Rate'], 'fixed', { certainty: 0.8 }),
  wholeCollateral,
  principalWords,
  loanWordings,
  partyWordings,
  wordings(
    'note_date',
    'payment_frequency',
    'loan_purpose',
    'guarantor_name',
    'collateral_description',
    'late_charge_percent',
    'grace_days',
    'default_rate',
    'rate_margin',
    'rate_floor',
    'borrower_state_of_org',
    'borrower_tin',
    'property_address',
  ),
);

/** Who grants the security is the one who borrows, unless the paper names both. */
const grantor: readonly Rule[] = [
  label('borrower_tin', [
    'Tax ID',
    'Tax ID No',
    'Tax ID of Debtor',
    'Tax ID Number',
    'EIN',
    'Federal Tax ID',
    'Taxpayer ID',
    'TIN',
  ]),
  sentence('note_date', 'on ', String.raw`agreement on (?P<v>{date}) {party}`, { page: 1, certainty: 0.8 }),
  ...['borrower_name', 'borrower_address'].map((field) =>
    label(field, [
      'Grantor',
      'Grantors',
      'Grantor(s)',
      'Grantor Name and Address',
      "Grantor's Name and Address",
      'Debtor Name and Address',
      'Debtor / Pledgor',
      "Debtor's Name and Address",
      'Name of Debtor',
      'Debtor Name',
    ]),
  ),
  ...['borrower_name', 'borrower_address'].map((field) => label(field, ['Pledgor'], { unless: ['borrower:'] })),
  label(
    'borrower_address',
    nouns(
      '{debtor’s|grantor’s|borrower’s|pledgor’s|} {chief executive office|principal office|principal place of business}',
      '{debtor’s|grantor’s|borrower’s|pledgor’s} {place of business|mailing address|street address|business address}',
      '{chief executive office|principal place of business|place of business} of {debtor|grantor|borrower}',
    ),
    { page: 1, certainty: 0.88 },
  ),
  label('borrower_name', ['You'], { page: 1, certainty: 0.8, fallback: true }),
  label('borrower_address', ['You'], { page: 1, certainty: 0.8, fallback: true }),
  sentence('borrower_name', ['“', '"', '('], `(?P<v>{party})${described}${called('grantor|debtor|pledgor|assignor')}`),
];

const securityAgreement = family(
  'security_agreement',
  namedSigners,
  opening,
  grantor,
  between,
  agreementDate,
  agreementNote,
  principal,
  maturity.filter(({ field }) => field === 'maturity_date'),
  debtMaturity,
  collateral,
  collateralSection,
  securedGoods,
  scheduleOfGoods,
  specificGoods,
  letteredGoods,
  wholeCollateral,
  lienRank,
  placesOfParties,
  placeOfGoods,
  sentence(
    'borrower_entity_type',
    ['limited', 'corporation', 'partnership', 'trust', 'proprietorship'],
    String.raw`\b(?:grantor|debtor|pledgor|borrower|it)[”"’')]{0,3},?(?: (?:represents|warrants|and|covenants|agrees|that|it|hereby))* (?:is )?(?P<v>an? ${entityForms}),? (?:duly |validly |which is )*(?:organized|formed|existing|incorporated|created|registered)\b`,
    { certainty: 0.84, fallback: true },
  ),
  label(
    'borrower_entity_type',
    ['Entity Type / State', 'Entity / State', 'Form of Organization', 'Legal Form', 'Form of Debtor'],
    {
      lines: 1,
      valuePattern: part(String.raw`^(?P<v>${entityForms}|(?-i:LLC|LP|LLP|Inc\.?|Corp\.?))(?:$|[ ,/(])`),
    },
  ),
  // Who gives the security and to whom, in the sentence that gives it.
  sentence(
    'borrower_name',
    ['gives', 'grants', 'pledges'],
    String.raw`(?:^|[.:] |(?-i:AGREEMENT ))(?:the |each )?(?:company|debtor|grantor|borrower|undersigned|pledgor|customer|assignor|bank|lender|secured party)s? (?:hereby )?[a-z]+|(?:^|[.:] |(?-i:AGREEMENT ))(?P<v>{party})(?:,? an? [a-z][a-z -]{3,60}?)?(?: ?\([^)]{3,40}\))?,? (?:hereby )?(?:gives|grants|pledges|assigns)\b`,
    { certainty: 0.82 },
  ),
  sentence(
    'lender_name',
    ['gives', 'grants', 'pledges'],
    String.raw`\b(?:gives?|grants?|pledges?)(?: to)? (?P<v>${bankName})(?: ?\(|,| a )`,
    { certainty: 0.84 },
  ),
  worded(
    'collateral_description',
    '(?:(?:the|secured|pledged|description of|items of) )*(?:property|goods|equipment|assets|collateral)(?: schedule)?',
    {
      lines: 3,
      certainty: 0.7,
      valuePattern: part(String.raw`^\d.*|.*\b(?-i:[A-Z]{2}) \d{5}\b.*|^(?P<v>(?-i:[A-Z])[^.:]{8,300}?)(?:\.|$)`),
    },
  ),
  noteRate,
  kindOfCompany,
  stateOfKind,
  rankOfCollateral,
  principalWords,
  signerNames('borrower_name', ['grantor', 'borrower']),
  underHeads('borrower', 'lender'),
  partyWordings,
  wordings(
    'loan_number',
    'principal_amount',
    'maturity_date',
    'note_date',
    'collateral_description',
    'borrower_tin',
    'borrower_state_of_org',
  ),
);

export const loanAgreements: readonly Family[] = [loanAgreement, securityAgreement];
