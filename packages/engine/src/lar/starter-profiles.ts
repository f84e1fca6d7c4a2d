import type { MappingField } from './mapping.ts';
import type { RecordFormat } from './record-source.ts';
import { starterProfile } from './starter-profile.ts';

/** A profile to start from. It becomes version 1 when a bank saves it. */
export interface StarterProfile {
  readonly name: string;
  readonly sourceFormat: RecordFormat;
  readonly mapping: { readonly format: RecordFormat; readonly fields: readonly MappingField[] };
}

function starter(name: string, format: RecordFormat, fields: readonly MappingField[]): StarterProfile {
  return { name, sourceFormat: format, mapping: { format, fields } };
}

/** What a column or label of the flat starters says about the loan; the parties are read in another way in each. */
const LOAN: readonly MappingField[] = [
  { canonical: 'loan_number', path: '$.Loan Number', required: true },
  { canonical: 'principal_amount', path: '$.Loan Amount', required: true },
  { canonical: 'interest_rate', path: '$.Interest Rate' },
  { canonical: 'rate_type', path: '$.Rate Type' },
  { canonical: 'term_months', path: '$.Term (Months)', unit: 'months' },
  { canonical: 'amortization_months', path: '$.Amortization (Months)', unit: 'months' },
  { canonical: 'first_payment_date', path: '$.First Payment Date' },
  { canonical: 'maturity_date', path: '$.Maturity Date' },
  { canonical: 'loan_purpose', path: '$.Loan Purpose' },
  { canonical: 'collateral_description', path: '$.Collateral' },
  { canonical: 'lien_position', path: '$.Lien Position' },
  { canonical: 'appraised_value', path: '$.Appraised Value' },
  { canonical: 'ltv_percent', path: '$.LTV' },
  { canonical: 'approval_date', path: '$.Approval Date' },
  { canonical: 'approval_expiration_date', path: '$.Approval Expires' },
  { canonical: 'approved_by', path: '$.Approved By' },
  { canonical: 'risk_rating', path: '$.Risk Rating' },
  { canonical: 'loan_officer', path: '$.Loan Officer' },
];

/** One row for each party, told apart by the column Role. */
const PARTY_ROWS: readonly MappingField[] = [
  { canonical: 'borrower_name', path: "$.Name[Role='Borrower'][*]", required: true },
  { canonical: 'borrower_tin', path: "$.Tax ID[Role='Borrower'][*]" },
  { canonical: 'borrower_address', path: "$.Address[Role='Borrower'][*]" },
  { canonical: 'guarantor_name', path: "$.Name[Role='Guarantor'][*]" },
  { canonical: 'guarantor_address', path: "$.Address[Role='Guarantor'][*]" },
  { canonical: 'guaranty_limit', path: "$.Limit[Role='Guarantor'][*]" },
];

const DEAL = '$.MESSAGE.DEAL_SETS.DEAL_SET.DEALS.DEAL';
const SUBJECT_LOAN = `${DEAL}.LOANS.LOAN[@LoanRoleType='SubjectLoan']`;
const PROPERTY = `${DEAL}.COLLATERALS.COLLATERAL.SUBJECT_PROPERTY`;
const LEGAL = `${PROPERTY}.LEGAL_DESCRIPTIONS.LEGAL_DESCRIPTION`;

function parties(role: string): string {
  return `${DEAL}.PARTIES.PARTY[ROLES.ROLE.ROLE_DETAIL.PartyRoleType='${role}'][*]`;
}

/** Persons have their names in pieces, and companies in one: joined, so that the parties stay in their order. */
function nameOf(canonical: string, party: string): MappingField {
  const [first = '', ...others] = ['FirstName', 'MiddleName', 'LastName', 'SuffixName'].map(
    (piece) => `${party}.INDIVIDUAL.NAME.${piece}`,
  );
  const paths = [...others, `${party}.LEGAL_ENTITY.LEGAL_ENTITY_DETAIL.FullName`];
  return { canonical, path: first, join: { paths, separator: ' ' } };
}

/** Of the places where an address may stand, a party has one. */
function addressesOf(canonical: string, places: readonly string[]): MappingField {
  const [first = '', ...others] = places.flatMap((place) =>
    ['AddressLineText', 'CityName', 'StateCode', 'PostalCode'].map((part) => `${place}.${part}`),
  );
  return { canonical, path: first, join: { paths: others, separator: ', ' } };
}

/** The MISMO 3.4 reference model, as Encompass exports a closing. Loan-level names are those of the model. */
const MISMO: readonly MappingField[] = [
  {
    canonical: 'loan_number',
    path: `${SUBJECT_LOAN}.LOAN_IDENTIFIERS.LOAN_IDENTIFIER[LoanIdentifierType='LenderLoan'].LoanIdentifier`,
    required: true,
  },
  { canonical: 'principal_amount', path: `${SUBJECT_LOAN}.TERMS_OF_LOAN.NoteAmount`, required: true },
  { canonical: 'interest_rate', path: `${SUBJECT_LOAN}.TERMS_OF_LOAN.NoteRatePercent`, unit: 'percent' },
  { canonical: 'note_date', path: `${SUBJECT_LOAN}.TERMS_OF_LOAN.NoteDate` },
  {
    canonical: 'rate_type',
    path: `${SUBJECT_LOAN}.AMORTIZATION.AMORTIZATION_RULE.AmortizationType`,
    map: { Fixed: 'fixed', AdjustableRate: 'variable' },
  },
  {
    canonical: 'amortization_months',
    path: `${SUBJECT_LOAN}.AMORTIZATION.AMORTIZATION_RULE.LoanAmortizationPeriodCount`,
    unit: 'months',
  },
  {
    canonical: 'term_months',
    path: `${SUBJECT_LOAN}.MATURITY.MATURITY_RULE.LoanMaturityPeriodCount`,
    unit: 'months',
  },
  { canonical: 'maturity_date', path: `${SUBJECT_LOAN}.MATURITY.MATURITY_RULE.LoanMaturityDate` },
  { canonical: 'first_payment_date', path: `${SUBJECT_LOAN}.PAYMENT.PAYMENT_RULE.ScheduledFirstPaymentDate` },
  {
    canonical: 'payment_amount',
    path: `${SUBJECT_LOAN}.PAYMENT.PAYMENT_RULE.InitialPrincipalAndInterestPaymentAmount`,
  },
  { canonical: 'payment_frequency', path: `${SUBJECT_LOAN}.PAYMENT.PAYMENT_RULE.PaymentFrequencyType` },
  {
    canonical: 'lien_position',
    path: `${SUBJECT_LOAN}.TERMS_OF_LOAN.LienPriorityType`,
    map: { FirstLien: '1', SecondLien: '2', ThirdLien: '3', FourthLien: '4' },
  },
  { canonical: 'loan_purpose', path: `${SUBJECT_LOAN}.TERMS_OF_LOAN.LoanPurposeType` },
  { canonical: 'loan_class', path: `${SUBJECT_LOAN}.LOAN_DETAIL.LoanClass`, default: 'consumer' },
  nameOf('borrower_name', parties('Borrower')),
  {
    canonical: 'borrower_tin',
    path: `${parties('Borrower')}.TAXPAYER_IDENTIFIERS.TAXPAYER_IDENTIFIER.TaxpayerIdentifierValue`,
  },
  addressesOf('borrower_address', [
    `${parties('Borrower')}.ROLES.ROLE.BORROWER.RESIDENCES.RESIDENCE[RESIDENCE_DETAIL.BorrowerResidencyType='Current'][1].ADDRESS`,
    // Companies reside nowhere: their address stands with the party.
    `${parties('Borrower')}.ADDRESSES.ADDRESS[AddressType='Current'][1]`,
  ]),
  nameOf('guarantor_name', parties('Guarantor')),
  addressesOf('guarantor_address', [`${parties('Guarantor')}.ADDRESSES.ADDRESS[1]`]),
  { canonical: 'lender_name', path: `${parties('NotePayTo')}.LEGAL_ENTITY.LEGAL_ENTITY_DETAIL.FullName` },
  addressesOf('property_address', [`${PROPERTY}.ADDRESS`]),
  { canonical: 'property_county', path: `${PROPERTY}.ADDRESS.CountyName` },
  {
    canonical: 'legal_description',
    path: `${LEGAL}.UNPARSED_LEGAL_DESCRIPTIONS.UNPARSED_LEGAL_DESCRIPTION.UnparsedLegalDescription`,
  },
  { canonical: 'parcel_number', path: `${LEGAL}.PARCEL_IDENTIFICATIONS.PARCEL_IDENTIFICATION.ParcelIdentifier` },
  {
    canonical: 'collateral_description',
    path: `${DEAL}.COLLATERALS.COLLATERAL[*].PLEDGED_ASSET.ASSET_DETAIL.AssetDescription`,
  },
  {
    canonical: 'occupancy',
    path: `${PROPERTY}.PROPERTY_DETAIL.PropertyUsageType`,
    map: {
      PrimaryResidence: 'Primary Residence',
      SecondHome: 'Second Home',
      Investment: 'Investment Property',
    },
  },
  {
    canonical: 'appraised_value',
    path: `${PROPERTY}.PROPERTY_VALUATIONS.PROPERTY_VALUATION.PROPERTY_VALUATION_DETAIL.PropertyValuationAmount`,
  },
  {
    canonical: 'sale_price',
    path: `${PROPERTY}.SALES_CONTRACTS.SALES_CONTRACT.SALES_CONTRACT_DETAIL.SalesContractAmount`,
  },
];

export const starterProfiles: readonly StarterProfile[] = [
  starterProfile,
  starter('CSV, one row per party', 'csv', [...LOAN, ...PARTY_ROWS]),
  starter('MISMO 3.4', 'xml', MISMO),
  starter('Excel board report', 'xlsx', [...LOAN, ...PARTY_ROWS]),
  starter('Word credit memo', 'docx', [
    ...LOAN,
    { canonical: 'borrower_name', path: '$.Borrower[*]', required: true },
    { canonical: 'borrower_address', path: '$.Borrower Address' },
    { canonical: 'guarantor_name', path: '$.Guarantor[*]' },
    { canonical: 'conditions', path: '$.Conditions[*]' },
  ]),
];
