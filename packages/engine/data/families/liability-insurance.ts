import type { Rule } from '../../src/extraction/rule.ts';
import { block, family, label, part, sentence, table, worded } from './build.ts';
import { lenderReference, loanInSentence, loanNumber } from './common.ts';
import { liabilityLetters, liabilityPolicy } from './letters.ts';
import { lenderBlockAddress, lenderBlockName, lenderName, onlyLender, subjectOfLetter } from './party-patterns.ts';
import { liabilityMemos, termFrom } from './policy-memos.ts';
import { policyInsurer, policyMortgagee, policyTerm } from './policy-prose.ts';
import { periods } from './property-insurance-labels.ts';
import { insuranceDates, insurerByName } from './worded-insurance.ts';
import { insuredWorded, mortgageeAddressWorded, mortgageeLabels, propertyWorded } from './worded-land.ts';
import { wordings } from './wordings.ts';

const insured = [
  'Insured',
  'Insureds',
  'Insured(s)',
  'Named Insured',
  'Named Insured(s)',
  'First Named Insured',
  'Insured Name',
  'Name of Insured',
  'Insured Name and Address',
  'Named Insured and Address',
  'Named Insured and Mailing Address',
  'Name and Address of Insured',
  'Name and Mailing Address of Insured',
  "Insured's Name and Address",
  "Insured's Name",
  'Policyholder',
  'Policyholder Name and Address',
  'This is to certify that',
  'Insured Party',
  'Insured Business',
  'Insured Company',
  'Insured and Address',
  'Insured and Mailing Address',
  'Insured / Borrower',
  'Borrower',
  'Borrower / Insured',
  'Business',
  'Business Insured',
  'Our Insured',
  'Our Client',
  'Client',
  'Policyholder Name',
  'Policyholder and Address',
  'Issued for',
  'Coverage for',
  'On behalf of',
  'For the account of',
  'Account',
  'Account Name',
];

const holder = [
  'Certificate Holder',
  'Certificate Holder(s)',
  'Certificate Holder Name and Address',
  'Name and Address of Certificate Holder',
  'Certificate issued to',
  'Issued to',
  'Holder',
  'Lender',
  'Additional Insured',
  'Additional Insured / Certificate Holder',
  'Certificate Holder / Additional Insured',
  'Certificate Holder and Address',
  'Certificate Holder and Additional Insured',
  'Certificate for',
  'Certificate provided to',
  'This certificate is issued to',
  'Holder of this Certificate',
  'Name of Holder',
  'Holder Name and Address',
  'Evidence Holder',
  'Additional Interest',
  'Lender / Certificate Holder',
  'Lender / Additional Insured',
  'Mortgagee',
  'Loss Payee',
  'Lender Name and Address',
  'Requested by',
  'Provided to',
  'Prepared for',
  'To',
];

const saysMortgagee = ['mortgagee'];

/** The holder of a certificate is the mortgagee where the paper says so: the name of an endorsement does not. */
const holderIsMortgagee = [
  'as mortgagee',
  'as first mortgagee',
  'as the mortgagee',
  'is the mortgagee',
  'is mortgagee',
];

const ofMortgagee = '(?=.*\\b(?:mortgagee|loss payee|lien ?holder|mortgage ?holder|additional interest|loss payable))';

const alsoInsured = '(?:certificate holder/)?additional insureds?(?:/(?:mortgagee|lender|certificate holder))?';

/** A certificate of several policies says of none of them that it is the one. */
const severalPolicies = ['umbrella', 'workers', 'automobile', 'auto liability', 'excess', 'each policy', 'policies'];

/** The policy of a letter or a memorandum that speaks of one. */
const onePolicy: readonly Rule[] = [
  label(
    'hazard_policy_number',
    wordings('{liability|general liability|GL|CGL|} policy {number|no|#|}', '{our|your|the} policy {number|no|}'),
    {
      direction: 'right',
      valuePattern: String.raw`^#? ?(?P<v>[A-Z]{0,6}[ -]?\d[A-Z0-9-]{4,20})(?:$|[ ,;.(])`,
    },
  ),
  sentence(
    'hazard_policy_number',
    ['policy'],
    String.raw`\bpolicy,? (?:number |no\.? |# ?|numbered )?(?:is )?(?P<v>(?-i:[A-Z]{1,6}[ -]?)?\d[A-Z0-9-]{4,20})\b`,
    { certainty: 0.86 },
  ),
  ...insuranceDates,
  label('hazard_effective_date', periods, {
    valuePattern: part(String.raw`^(?:from )?(?P<v>{date})[^0-9]{1,40}?(?:12:01 a\.?m\.? )?{date}`),
  }),
  label('hazard_expiration_date', periods, {
    valuePattern: part(String.raw`^(?:from )?{date}[^0-9]{1,40}?(?:12:01 a\.?m\.? )?(?P<v>{date})`),
  }),
  ...policyTerm,
  termFrom,
  ...liabilityPolicy,
].map((rule) => ({ ...rule, unless: severalPolicies, ...(rule.type === 'label' ? { direction: 'right' } : {}) }));

/** The line of a certificate that lists the policy on the property among those on liability. */
const propertyRows = wordings(
  '{commercial|business|building|real|hazard|fire|} property {insurance|coverage|policy|}',
  '{commercial|business|} property {(special form)|(all risk)|section}',
  'property{/| / }{inland marine|equipment}',
  '{building|hazard|fire|dwelling|businessowners|business owners|all risk property} {insurance|policy|}',
);
const onProperty: readonly Rule[] = [
  ...wordings('policy {number|no|#}').map((heading) =>
    table('hazard_policy_number', propertyRows, heading, {
      valuePattern: String.raw`^(?P<v>[A-Z]{0,6}[ -]?\d[A-Z0-9 -]{3,20}?)(?:$|[,;(])`,
    }),
  ),
  ...wordings('{policy|} {eff|effective|effective date|eff date|inception}').map((heading) =>
    table('hazard_effective_date', propertyRows, heading, { valuePattern: part(String.raw`(?P<v>{date})`) }),
  ),
  // Two narrow columns may run into one.
  ...wordings('{policy|} {exp|expiration|expiration date|exp date|expires}').map((heading) =>
    table('hazard_expiration_date', propertyRows, heading, {
      valuePattern: part(String.raw`(?:{date} ?[-–]? ?)?(?P<v>{date})`),
    }),
  ),
  ...wordings('{policy|coverage|} limits', 'limit {of insurance|}', 'amount {of insurance|}').flatMap((heading) => [
    table('hazard_coverage_amount', propertyRows, heading, {
      lines: 99,
      valuePattern: part(
        String.raw`\b(?:blanket |real )?(?:buildings?|bldg|real property|structures?)(?: limit| coverage| amount| value|:)* ?\$? ?(?P<v>{sum})`,
      ),
    }),
    table('hazard_deductible', propertyRows, heading, {
      lines: 99,
      valuePattern: part(String.raw`\b(?:deductible|ded)\b(?: amount|\.|:| \([a-z ]+\))* ?\$? ?(?P<v>{sum})`),
    }),
  ]),
];

export const liabilityInsurance = family(
  'liability_insurance',
  loanNumber,
  label('loan_number', ['Loan', 'Your loan', 'Your loan number', 'Loan Reference', 'Re: Loan']),
  lenderReference,
  loanInSentence,

  label('borrower_name', insured),
  label('borrower_address', [...insured, "Insured's Mailing Address", 'Insured Address', 'Insured Mailing Address']),
  sentence(
    'borrower_name',
    ['certif', 'is insured', 'are insured', 'issued to', 'our insured'],
    String.raw`certif(?:y|ies) that (?:the |this |these )?(?:following|polic(?:y|ies)|insurance|coverages?)\b|(?:certif(?:y|ies) that|evidence that|confirm(?:s)? that|our insured,?|the named insured,) (?P<v>(?-i:[A-Z])[^;:]{3,80}?),? (?:is|are|has|have|carries|maintains) (?:insured|been|named|coverage|general|liability|a |the |in force|commercial)`,
  ),

  insuredWorded,
  block('borrower_name', 1, subjectOfLetter, { page: 1, certainty: 0.76, fallback: true }),
  worded('lender_name', mortgageeLabels, { certainty: 0.84 }),
  mortgageeAddressWorded,
  // In a letter: "coverage is in force for Cascade Printing, Inc. of 12 Mill Road, Bend, OR 97701".
  sentence(
    'borrower_name',
    ['in force for', 'insure', 'issued', 'behalf of', 'account of', 'covers', 'coverage for', 'certif', 'carried by'],
    String.raw`\b(?:in force for|in effect for|issued to|issued for|on behalf of|for the account of|account of|insures|insure|insured is|covers|covering|coverage for|carried by|maintained by|held by|provided to|policyholder,?|client,?) (?P<v>{party})(?:,? (?:of|at|whose address is|located at|with (?:offices|its office) at|having its office at)|,) {address}`,
    { certainty: 0.9 },
  ),
  sentence(
    'borrower_address',
    ['in force for', 'insure', 'issued', 'behalf of', 'account of', 'covers', 'coverage for', 'certif', 'carried by'],
    String.raw`\b(?:in force for|in effect for|issued to|issued for|on behalf of|for the account of|account of|insures|insure|insured is|covers|covering|coverage for|carried by|maintained by|held by|provided to|policyholder,?|client,?) {party}(?:,? (?:of|at|whose address is|located at|with (?:offices|its office) at|having its office at)|,) (?P<v>{address})`,
    { certainty: 0.9 },
  ),
  sentence(
    'lender_name',
    ['furnished', 'issued', 'provided', 'holder'],
    String.raw`\b(?:furnished|issued|given|provided|prepared|delivered) (?:for|to) (?:the benefit of )?(?P<v>${lenderName})(?:,| at) {address}`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'lender_address',
    ['furnished', 'issued', 'provided', 'holder'],
    String.raw`\b(?:furnished|issued|given|provided|prepared|delivered) (?:for|to) (?:the benefit of )?${lenderName}(?:,| at) (?P<v>{address})`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'borrower_name',
    ['policy', 'insur', 'coverage'],
    String.raw`\b(?:policy|coverage|insurance)\b(?:[^.;]|\.\d|\bno\.)*? (?:to|for|of|insuring|covering|issued to) (?:our (?:insured|client),? )?(?P<v>{party}),? (?:of |at |whose address is )?{address}`,
    { certainty: 0.82 },
  ),
  sentence(
    'borrower_address',
    ['policy', 'insur', 'coverage'],
    String.raw`\b(?:policy|coverage|insurance)\b(?:[^.;]|\.\d|\bno\.)*? (?:to|for|of|insuring|covering|issued to) (?:our (?:insured|client),? )?{party},? (?:of |at |whose address is )?(?P<v>{address})`,
    { certainty: 0.8 },
  ),
  // A certificate holder need not be a bank by its name, but a name it must be.
  label('lender_name', holder),
  label('lender_address', holder),
  block('lender_name', 5, lenderBlockName, { certainty: 0.82 }),
  block('lender_address', 6, lenderBlockAddress, { certainty: 0.82 }),

  insurerByName,
  policyInsurer,
  policyMortgagee,
  onePolicy,
  onProperty,
  liabilityLetters,
  liabilityMemos,
  worded('mortgagee_name', `${ofMortgagee}(?:${mortgageeLabels})|${alsoInsured}`, {
    valuePattern: onlyLender,
    lines: 2,
    certainty: 0.88,
    where: saysMortgagee,
  }),
  holderIsMortgagee.flatMap((words) => [
    worded('mortgagee_name', mortgageeLabels, { valuePattern: onlyLender, lines: 2, certainty: 0.88, where: [words] }),
    block('mortgagee_name', 5, lenderBlockName, { certainty: 0.82, where: [words] }),
  ]),
  worded('lender_name', alsoInsured, { valuePattern: onlyLender, lines: 2, certainty: 0.84 }),
  worded('lender_address', alsoInsured, { certainty: 0.84 }),

  propertyWorded,
  // After the loan's number on the same line.
  sentence(
    'property_address',
    ['loan'],
    String.raw`\bloan (?:number |no\.? |# ?)?[A-Z]{0,4}-?\d[A-Z0-9-]{2,18},? (?:at |on |property |for )*(?P<v>{address})`,
    {
      certainty: 0.82,
    },
  ),
  label('property_address', [
    'Location',
    'Locations',
    'Location of Operations',
    'Location(s)',
    'Location Address',
    'Insured Location',
    'Insured Premises',
    'Premises',
    'Property',
    'Property Address',
    'Project',
    'Project Location',
    'Description of Operations / Locations',
    'Description of Operations / Locations / Vehicles',
    'Description of Operations',
    'Operations at',
  ]),
  sentence(
    'property_address',
    ['location', 'operations at', 'premises', 'property', 'located at', 'project', 're:'],
    String.raw`(?:locations?|operations|premises|property(?: address)?|located|project|re)(?: is)?(?: at| of|:|,)+ (?P<v>{address})`,
  ),
);
