import { block, family, label, sentence } from './build.ts';
import { loanInSentence, loanNumber } from './common.ts';
import { lenderBlockAddress, lenderBlockName } from './party-patterns.ts';

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
  'To',
];

export const liabilityInsurance = family(
  'liability_insurance',
  loanNumber,
  label('loan_number', ['Loan', 'Your loan', 'Your loan number', 'Loan Reference', 'Re: Loan']),
  loanInSentence,

  label('borrower_name', insured),
  label('borrower_address', [...insured, "Insured's Mailing Address", 'Insured Address', 'Insured Mailing Address']),
  sentence(
    'borrower_name',
    ['certif', 'is insured', 'are insured', 'issued to', 'our insured'],
    String.raw`(?:certif(?:y|ies) that|evidence that|confirm(?:s)? that|our insured,?|the named insured,) (?P<v>(?-i:[A-Z])[^;:]{3,80}?),? (?:is|are|has|have|carries|maintains) (?:insured|been|named|coverage|general|liability|a |the |in force|commercial)`,
  ),

  // A certificate holder need not be a bank by its name, but a name it must be.
  label('lender_name', holder),
  label('lender_address', holder),
  block('lender_name', 5, lenderBlockName, { certainty: 0.82 }),
  block('lender_address', 6, lenderBlockAddress, { certainty: 0.82 }),

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
