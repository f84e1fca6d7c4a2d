import type { Rule } from '../../src/extraction/rule.ts';
import { checkbox, family, label, sentence } from './build.ts';
import { loanNumber } from './common.ts';
import { signerNames } from './signers.ts';

const loanNumbers = label('loan_number', [
  'Lender Loan No./Universal Loan Identifier',
  'Lender Loan No / Universal Loan Identifier',
  'Lender Loan Number/Universal Loan Identifier',
  'Universal Loan Identifier',
  'Universal Loan Identifier (ULI)',
  'Lender Loan No',
  'Lender Loan Number',
  'Lender Case Number',
  'Lender Case No',
  'Seller Loan No',
  'Seller Loan Number',
  'Servicer Loan No',
  'Lender Loan ID',
]);

const firstBorrower = [
  'Name (First, Middle, Last, Suffix)',
  'Borrower',
  'Borrower Name',
  'Borrower(s)',
  'Borrowers',
  'Borrower Name(s)',
  'Applicant',
  'Applicant Name',
  "Borrower's Name",
  "Borrower's Name (include Jr. or Sr. if applicable)",
  'Name of Borrower',
  'Primary Borrower',
  'Borrower 1',
];

const secondBorrower = [
  'List Name(s) of Other Borrower(s) Applying for this Loan',
  'Co-Borrower',
  'Co-Borrower Name',
  'Co-Borrower(s)',
  'Co-Applicant',
  'Co-Applicant Name',
  "Co-Borrower's Name",
  "Co-Borrower's Name (include Jr. or Sr. if applicable)",
  'Additional Borrower',
  'Additional Borrower(s)',
  'Other Borrower',
  'Other Borrower(s)',
  'Joint Applicant',
  'Borrower 2',
];

const amountLabels = [
  'Loan Amount',
  'Original Loan Amount',
  'Amount',
  'Loan Amount Requested',
  'Amount Requested',
  'Amount of Loan',
  'Base Loan Amount',
  'Mortgage Amount',
  'Note Amount',
  'First Mortgage Amount',
  'Total Loan Amount',
];

const rateLabels = [
  'Note Rate',
  'Interest Rate',
  'Rate',
  'Initial Note Rate',
  'Qualifying Rate',
  'Initial Interest Rate',
];

const termLabels = [
  'Loan Term',
  'Loan Term (in months)',
  'Loan Term (months)',
  'Term',
  'Term (months)',
  'Term in Months',
  'Term of Loan',
  'No. of Months',
  'Number of Months',
  'Amortization Term',
  'Mortgage Term',
];

const paymentLabels = [
  'Proposed monthly P&I',
  'Proposed Monthly Payment (P&I)',
  'Monthly P&I',
  'P&I',
  'P & I',
  'P&I Payment',
  'P & I Payment',
  'Initial P&I Payment',
  'Initial P & I Payment',
  'First Mortgage P&I',
  'First Mortgage (P&I)',
  'Principal and Interest',
  'Principal & Interest',
  'Principal and Interest (P&I)',
  'Monthly Principal and Interest',
  'Monthly Principal & Interest',
  'Proposed P&I',
  'First Mortgage P & I',
];

const propertyLabels = [
  'Property Address',
  'Subject Property Address',
  'Subject Property',
  'Address of Subject Property',
  'Subject Property Address (street, city, state & ZIP)',
  'Subject Property Address (street, city, state, & ZIP)',
  'Property',
  'Property Location',
  'Address of Property',
];

const lenderLabels = [
  'Lender',
  'Lender Name',
  'Lender/Originator',
  'Loan Originator Organization Name',
  'Loan Origination Company Name',
  "Loan Origination Company's Name",
  'Lender Organization Name',
  'Mortgage Lender',
  'Originating Lender',
  'Name of Lender',
  'Creditor',
];

/** Of a person or a company, perhaps with its first figures hidden; never a part of it. */
const wholeTaxId = String.raw`(?P<v>[\dXx*•]{3} ?[-–—]? ?[\dXx*•]{2} ?[-–—]? ?\d{4}|\d{2} ?[-–—] ?\d{7})\b`;

const application = family(
  'loan_application',
  loanNumber,
  loanNumbers,
  sentence(
    'loan_number',
    ['loan identifier', 'loan no'],
    String.raw`\b(?:universal loan identifier|loan identifier|lender loan no\.?)(?: \(ULI\))?:? ?#?(?P<v>\d[A-Z0-9-]{4,44})\b`,
  ),
  label('borrower_name', [...firstBorrower, ...secondBorrower]),
  signerNames('borrower_name', ['borrower']),
  label(
    'borrower_tin',
    [
      'Social Security Number',
      'Social Security No',
      'SSN',
      'Social Security Number (or Individual Taxpayer Identification Number)',
      'Social Security Number (or ITIN)',
      'SSN/ITIN',
      'SSN / ITIN',
      "Borrower's SSN",
      'Borrower SSN',
      'Taxpayer ID',
      'Tax ID',
    ],
    { pick: 'first', valuePattern: wholeTaxId },
  ),
  // Forms with a blank for each part set the parts so far apart that they stand in cells of their own.
  sentence(
    'borrower_tin',
    ['social security number'],
    String.raw`\bsocial security number:? (?P<v>\d{3} ?[-–—]? ?\d{2} ?[-–—]? ?\d{4})\b`,
  ),
  label('borrower_address', [
    'Current Address',
    'Present Address',
    'Present Address (street, city, state, ZIP)',
    'Mailing Address',
    'Home Address',
    'Borrower Address',
    "Borrower's Address",
    'Current Street Address',
    'Address',
    'Current Residence',
    'Borrower Mailing Address',
  ]),
  label('principal_amount', amountLabels),
  label('interest_rate', rateLabels),
  label('term_months', termLabels),
  label('payment_amount', paymentLabels),
  label('property_address', propertyLabels),
  label('property_county', ['County', 'Property County', 'Subject Property County']),
  label('occupancy', [
    'Occupancy',
    'Occupancy Status',
    'Property will be',
    'Occupancy Type',
    'Intended Occupancy',
    'Property Usage',
  ]),
  occupancyBoxes(),
  label('lender_name', lenderLabels),
  label('lender_address', [
    'Lender Address',
    'Loan Origination Company Address',
    "Loan Origination Company's Address",
    'Lender',
  ]),
  label('loan_officer', [
    'Loan Originator',
    'Loan Originator Name',
    "Loan Originator's Name",
    "Loan Originator's Name (print or type)",
    "Interviewer's Name (print or type)",
    'Individual Loan Originator',
    'Loan Officer',
    'Interviewer',
    "Interviewer's Name",
    'Mortgage Loan Originator',
    'MLO Name',
    'Originator',
  ]),
  label('sale_price', [
    'Sales Price',
    'Sale Price',
    'Purchase Price',
    'Contract Sales Price',
    'A. Sales Contract Price',
    'Sales Contract Price',
    'Contract Price',
  ]),
  label('property_type', ['Property Type', 'Type of Property'], { direction: 'right' }),
  label('loan_purpose', ['Loan Purpose', 'Purpose of Loan', 'Purpose'], { direction: 'right' }),
);

const transmittal = family(
  'underwriting_transmittal',
  loanNumber,
  loanNumbers,
  label('borrower_name', [...firstBorrower, ...secondBorrower]),
  label('property_address', propertyLabels),
  label('property_type', ['Property Type', 'Type of Property', 'Dwelling Type']),
  ...(
    [
      'Single Family',
      'Condominium',
      'PUD',
      'Co-op',
      'Cooperative',
      'Manufactured Housing',
      'Manufactured',
      '2-4 Units',
      '2- to 4-Unit',
      '1 Unit',
      'Townhouse',
      'Detached',
      'Attached',
    ] as const
  ).map((value) => checkbox('property_type', [value], value)),
  label('occupancy', ['Occupancy', 'Occupancy Status', 'Occupancy Type']),
  occupancyBoxes(),
  label('sale_price', [
    'Sales Price',
    'Sale Price',
    'Purchase Price',
    'Contract Sales Price',
    'Contract Price',
    'Contract Sale Price',
  ]),
  label('appraised_value', [
    'Appraised Value',
    'Appraised Property Value',
    'Appraised Prop. Value',
    'Property Value',
    'Appraisal Value',
    'Value',
  ]),
  label('loan_purpose', ['Purpose', 'Loan Purpose', 'Purpose of Loan', 'Loan Purpose Type', 'Transaction Type']),
  ...(
    [
      'Purchase',
      'No Cash-Out Refinance',
      'Cash-Out Refinance',
      'Limited Cash-Out Refinance',
      'No Cash-Out Refinance (Freddie)',
      'Limited Cash-Out Refinance (Fannie)',
      'Rate/Term Refinance',
      'Refinance',
      'Home Improvement',
      'Construction to Permanent',
      'Construction-to-Permanent',
      'Construction/Permanent',
      'Construction',
    ] as const
  ).map((value) => checkbox('loan_purpose', [value], value)),
  label('principal_amount', amountLabels),
  label('interest_rate', rateLabels),
  label('term_months', termLabels),
  label('payment_amount', paymentLabels),
  label('ltv_percent', [
    'LTV',
    'LTV Ratio',
    'LTV %',
    'Loan-to-Value',
    'Loan to Value',
    'Loan-to-Value Ratio',
    'Loan-to-Value (LTV)',
  ]),
  label('lender_name', [
    ...lenderLabels,
    'Seller Name',
    'Seller/Servicer',
    'Seller',
    'Lender/Seller',
    'Seller/Lender Name',
    'Seller/Servicer Name',
  ]),
  label('lender_address', [
    'Lender Address',
    "Lender's Address",
    'Seller Address',
    'Seller/Servicer Address',
    'Address of Seller',
    'Lender',
  ]),
);

/** Which of the boxes for the use of the property is ticked. */
function occupancyBoxes(): readonly Rule[] {
  return [
    checkbox('occupancy', ['Primary Residence', 'Principal Residence'], 'Primary Residence'),
    checkbox('occupancy', ['Second Home', 'Secondary Residence'], 'Second Home'),
    checkbox('occupancy', ['Investment Property', 'Investment'], 'Investment Property'),
  ];
}

export const applications = [application, transmittal];
