import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads an application with its guarantors in a table',
    docType: 'loan_application',
    text: `
COMMERCIAL LOAN APPLICATION

Legal name of business: Osprey Machine Works, LLC
State organized: Oregon            Federal tax ID: 93-4455667
Amount requested: $500,000.00      Amortization requested: 120 months
Business assets: All equipment now owned or hereafter acquired

Name of guarantor          Home address                              % owned
Carla Reyes                14 Pine Court, Bend, OR 97701             60%
Owen Blake                 9 Fir Street, Bend, OR 97702              40%`,
    expected: {
      borrower_state_of_org: ['Oregon'],
      amortization_months: ['120'],
      collateral_description: ['All equipment now owned or hereafter acquired'],
      guarantor_name: ['Carla Reyes', 'Owen Blake'],
    },
  },
  {
    name: 'reads an application with guarantors under a head of their own',
    docType: 'loan_application',
    text: `
COMMERCIAL LOAN APPLICATION
First Meridian Bank
12 Court Street, Macon, GA 31201

Applicant: Delta Storage, LP
Business Address: 812 Depot Road, Ames, IA 50010
EIN: 42-1234567
Loan Amount Requested: $1,250,000.00
Term Requested: 120 months
Purpose: Purchase of storage facility
Collateral: All equipment and fixtures
Property Address: 812 Depot Road, Ames, IA 50010
Type of Property: Self-storage facility
Applicant's estimate of value: $1,900,000.00
Purchase price: $1,700,000.00

GUARANTORS
Name: Peter Olsen
Address: 17 Birch Lane, Ames, IA 50010
Name: Mary Olsen
Address: 19 Birch Lane, Ames, IA 50010

FOR BANK USE ONLY
Application received by: Dana Whitcomb   Date received: 02/03/2025
Branch No. 014`,
    expected: {
      guarantor_name: ['Peter Olsen', 'Mary Olsen'],
      guarantor_address: ['17 Birch Lane, Ames, IA 50010'],
      loan_officer: ['Dana Whitcomb'],
      branch_code: ['014'],
    },
    blank: ['appraised_value'],
  },
  {
    name: 'reads an application whose guarantors live elsewhere than the borrower',
    docType: 'loan_application',
    text: `
BUSINESS CREDIT REQUEST
Cascade Community Credit Union

Business Name: Harbor Light Bakery, Inc.
Street Address: 44 Wharf Street, Bend, OR 97701
Tax ID: 93-7654321
Credit requested: $640,000.00
Repayment period: 10 years
Use of funds: Remodel of bakery
Rate: Variable

Personal Guarantor: Alice Romano
Residence Address: 5 Hill Street, Bend, OR 97701
Percent owned: 60%

Personal Guarantor: Bob Romano
Residence Address: 6 Hill Street, Bend, OR 97701
Percent owned: 40%

Accountant: Dorn & Weaver
Address: 100 Main Street, Bend, OR 97701

Assigned to: Alan Reyes
Branch 22`,
    expected: {
      borrower_address: ['44 Wharf Street, Bend, OR 97701'],
      guarantor_address: ['5 Hill Street, Bend, OR 97701'],
      loan_officer: ['Alan Reyes'],
    },
    blank: ['property_address'],
  },
  {
    name: 'choices in an application',
    docType: 'loan_application',
    text: `
APPLICATION FOR BUSINESS CREDIT
Purpose of credit [_] Purchase [x] Refinance [_] Construction
Rate type [_] Fixed [x] Variable
Form of organization [_] LLC [x] Corporation [_] Partnership
Branch number: 014
Guarantor’s home address: 88 Orchard Lane, Bend, OR 97701`,
    expected: {
      loan_purpose: ['Refinance'],
      rate_type: ['variable'],
      borrower_entity_type: ['corporation'],
      branch_code: ['014'],
      guarantor_address: ['88 Orchard Lane, Bend, OR 97701'],
    },
  },
  {
    name: 'reads an application in prose',
    docType: 'loan_application',
    text: `
AGRICULTURAL CREDIT APPLICATION
To: Heartland Farm Credit, ACA
The undersigned, Roy D. Tillman and Beth A. Tillman, husband and wife, of 14020 E 900 North Road, Pontiac, IL 61764, hereby apply for a loan of $425,000.00 for a term of 15 years, the proceeds to be used to purchase 40 acres of bare farmland in Livingston County and to refinance an existing machinery note at CNH. As security the applicants offer a first mortgage on said land and a lien on a 2021 Case IH combine. The applicants request a fixed rate of 6.40%.
The applicants certify that all statements made are true. They authorize the lender to obtain a credit report.
Dated: March 30, 2025
[ink]                                  [ink]
Roy D. Tillman                         Beth A. Tillman
Received by: Colin Mertz, Loan Officer`,
    expected: {
      borrower_name: ['Roy D. Tillman', 'Beth A. Tillman'],
      collateral_description: ['a first mortgage on said land and a lien on a 2021 Case IH combine'],
      loan_officer: ['Colin Mertz'],
      lender_name: ['Heartland Farm Credit, ACA'],
      loan_purpose: [
        'purchase 40 acres of bare farmland in Livingston County and to refinance an existing machinery note at CNH',
      ],
      rate_type: ['fixed'],
      interest_rate: ['6.4'],
      principal_amount: ['425000.00'],
      lien_position: ['1'],
      term_months: ['180'],
      borrower_address: ['14020 E 900 North Road, Pontiac, IL 61764'],
    },
    whole: true,
  },
  {
    name: 'does not read years at a job as the term of a loan',
    docType: 'loan_application',
    text: 'LOAN APPLICATION\nAmount requested: $45,000.00\nEmployer: Salina Milling Co.      How long? 7 years\nPresent address: 12 Elm Street      How long? 3 years',
    expected: {},
    blank: ['term_months'],
  },
  {
    name: 'leaves debts, owners and the guess of the owner out of the loan',
    docType: 'loan_application',
    text: `
MEMBER REAL ESTATE APPLICATION

Amount requested: $150,000.00      Term: 180 months
Estimated value (owner): $240,000.00

Lender / creditor        Account       Balance owed     Monthly payment     Value
Juniper Auto Finance     xx41          8,200.00         311.00
Retirement account                                                          61,400.00

Present mortgage holder: Hawkeye Savings     Balance: $90,000.00     Rate: 5.5%
Monthly payment: $780.00`,
    expected: { principal_amount: ['150000.00'], term_months: ['180'] },
    blank: ['payment_amount', 'interest_rate', 'appraised_value', 'lender_name'],
  },
  {
    name: 'reads the rate of the loan and not of the mortgage that it replaces',
    docType: 'loan_application',
    text: `
APPLICATION FOR HOME LOAN
Loan amount: $210,000.00      Interest rate: 6.875%
First mortgage holder: Great Plains Mortgage     Balance: $142,880.00
Monthly payment: $1,204.55      Interest rate: 4.25%`,
    expected: { interest_rate: ['6.875'], principal_amount: ['210000.00'] },
    blank: ['payment_amount'],
  },
  {
    name: 'does not read what an owner or a business is worth, or the number of an owner',
    docType: 'loan_application',
    text: `
BUSINESS CREDIT APPLICATION
Legal name of business: Harbor Welding, Inc.
Net worth: $910,000.00

Name               Percent owned       SSN
Gina Torres        60                  411-20-8874`,
    expected: { borrower_name: ['Harbor Welding, Inc.'] },
    blank: ['appraised_value', 'borrower_tin'],
  },
  {
    name: 'reads a purpose in words beside boxes that answer another question',
    docType: 'loan_application',
    text: `
HOME LOAN APPLICATION
Kind:  [x] Purchase   [_] Refinance   [_] Construction
Purpose of loan: Buy a house on Fifth Street`,
    expected: { loan_purpose: ['Buy a house on Fifth Street'] },
  },
  {
    name: 'reads boxes under their question that say how many to check',
    docType: 'loan_application',
    text: `
HOME LOAN APPLICATION
Purpose of loan
Check one:  [_] Purchase   [x] Refinance`,
    expected: { loan_purpose: ['Refinance'] },
  },
];

describe('loan applications', () => {
  itReads(papers);
});
