import type { WrittenCase } from '../paper.ts';

/** Approvals and papers of a closing in words that no layout prints, with values as the engine compares them. */
export const writtenApprovalPapers: readonly WrittenCase[] = [
  {
    name: 'an approval with numbered rows',
    docType: 'credit_approval',
    text: `
LOAN APPROVAL FORM                                             First Plains Credit Union

 1  Member                     Rosa Delgado
 2  Co-member                  Hector Delgado
 3  Member address             77 Cottonwood Lane, Pueblo, CO 81001
 4  Social Security no.        521-44-8890
 5  Loan account               9000417-21
 6  Amount of loan             $184,500.00
 7  Use of loan                Purchase of primary residence
 8  Contract rate              6.125% fixed
 9  Months                     360
10  Scheduled payment          $1,121.04
11  First payment              09/01/2025
12  Final payment              08/01/2055
13  Security                   Single family residence
14  Property                   77 Cottonwood Lane, Pueblo, CO 81001
15  Appraised at               $231,000.00
16  Appraisal date             06/30/2025
17  Loan to value              79.87%
18  Lien                       First
19  Underwritten by            Tess Moran
20  Decision                   Approved 07/10/2025 by Loan Review Board
21  Approval good through      10/08/2025
22  Stipulations               Proof of homeowners insurance
                               Verification of employment before closing`,
    expected: {
      borrower_name: ['rosa delgado', 'hector delgado'],
      borrower_address: ['77 cottonwood lane pueblo co 81001'],
      borrower_tin: ['521448890'],
      lender_name: ['first plains credit union'],
      loan_number: ['900041721'],
      principal_amount: ['184500.00'],
      rate_type: ['fixed'],
      interest_rate: ['6.125'],
      first_payment_date: ['2025-09-01'],
      payment_amount: ['1121.04'],
      collateral_description: ['single family residence'],
      lien_position: ['1'],
      property_address: ['77 cottonwood lane pueblo co 81001'],
      appraised_value: ['231000.00'],
      appraisal_date: ['2025-06-30'],
      ltv_percent: ['79.87'],
      approval_expiration_date: ['2025-10-08'],
      conditions: ['proof of homeowners insurance', 'verification of employment before closing'],
      approval_date: ['2025-07-10'],
      approved_by: ['loan review board'],
      maturity_date: ['2055-08-01'],
      term_months: ['360'],
      loan_purpose: ['purchase of primary residence'],
    },
  },
  {
    name: 'an approval as a letter',
    docType: 'credit_approval',
    text: `
Blue Mesa Bank
900 Main Avenue
Durango, CO 81301

August 19, 2025

Sunrise Orchards LLC
4410 County Road 203
Durango, CO 81301

Re: Loan approval 25-0871

Dear Ms. Fielding:

We are pleased to tell you that our Loan Committee approved your request on August 18, 2025 on these terms:

   Loan amount ................ $420,000.00
   Loan number ................ 0620-88143
   Purpose .................... Plant 40 acres of apples
   Interest ................... 7.750% fixed
   Term ....................... 10 years
   Payment .................... $5,040.46 monthly
   First payment .............. October 1, 2025
   Maturity ................... September 1, 2035
   Security ................... Second deed of trust on 4410 County Road 203, Durango, CO 81301
   Guarantors ................. Iris Fielding and Noah Fielding

This approval expires November 16, 2025. It is subject to:
   * Appraisal acceptable to the Bank
   * Proof of crop insurance

Your loan officer is Mateo Reyes.

Sincerely,
[ink]
Mateo Reyes`,
    expected: {
      payment_frequency: ['monthly'],
      guarantor_name: ['iris fielding', 'noah fielding'],
      lender_name: ['blue mesa bank'],
      loan_number: ['062088143'],
      principal_amount: ['420000.00'],
      loan_purpose: ['plant 40 acres of apples'],
      rate_type: ['fixed'],
      interest_rate: ['7.75'],
      term_months: ['120'],
      maturity_date: ['2035-09-01'],
      first_payment_date: ['2025-10-01'],
      payment_amount: ['5040.46'],
      lien_position: ['2'],
      property_address: ['4410 county road 203 durango co 81301'],
      approval_expiration_date: ['2025-11-16'],
      borrower_address: ['4410 county road 203 durango co 81301'],
      lender_address: ['900 main avenue durango co 81301'],
      borrower_name: ['sunrise orchards llc'],
      conditions: ['appraisal acceptable to the bank', 'proof of crop insurance'],
      approval_date: ['2025-08-18'],
      approved_by: ['loan committee'],
      loan_officer: ['mateo reyes'],
      approval_number: ['250871'],
    },
  },
  {
    name: 'a sheet of disbursements',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT SHEET                                       Lincoln Land Bank

Borrower name           Prairie Wind Co-op
Loan account            71002-55
Loan date               02/28/2025
Loan amount             $1,020,000.00
Maturity                02/28/2035
Use of funds            Install wind turbine
Fund date               03/03/2025
Loan officer            Kim Lowe

Disbursement                                        Dollars
To borrower's account                               20,000.00
To third parties                                    1,000,000.00
Total                                               1,020,000.00

Approved for funding [ink]`,
    expected: {
      borrower_name: ['prairie wind co op'],
      lender_name: ['lincoln land bank'],
      note_date: ['2025-02-28'],
      principal_amount: ['1020000.00'],
      maturity_date: ['2035-02-28'],
      loan_officer: ['kim lowe'],
      loan_purpose: ['install wind turbine'],
      amount_to_borrower: ['20000.00'],
      amount_paid_to_others: ['1000000.00'],
      loan_proceeds_total: ['1020000.00'],
      disbursement_date: ['2025-03-03'],
      loan_number: ['7100255'],
    },
  },
  {
    name: 'a resolution of members',
    docType: 'borrowing_resolution',
    text: `
                         RESOLUTION OF MEMBERS

Company: Birchwood Cabins, LLC
Type of entity: a Wisconsin limited liability company
Federal EIN: 39-2014457
Principal office: 5 Lake Road, Hayward, WI 54843

The members of the Company, at a meeting held June 1, 2025, adopted the following:

RESOLVED, that the Company borrow from Northwoods National Bank, 100 Main Street, Hayward, WI 54843 (the "Lender"), the principal sum of not more than $480,000.00, and that Lucy Birch, Manager, is authorized to sign the note and all security documents.

RESOLVED FURTHER, that the Lender may rely on this resolution until notified in writing.

[ink]
Lucy Birch, Manager`,
    expected: {
      lender_address: ['100 main street hayward wi 54843'],
      lender_name: ['northwoods national bank'],
      borrower_entity_type: ['a wisconsin limited liability company'],
      borrower_state_of_org: ['wisconsin'],
      borrower_address: ['5 lake road hayward wi 54843'],
      borrower_tin: ['392014457'],
      borrower_name: ['birchwood cabins llc'],
      principal_amount: ['480000.00'],
    },
  },
  {
    name: 'an agreement to correct errors',
    docType: 'errors_omissions',
    text: `
                  ERRORS AND OMISSIONS / COMPLIANCE AGREEMENT

Loan No.: 3009-1187                         Date: 07/18/2025
Lender: Great Basin Mortgage Company
Borrowers: Paul Yazzie and Mona Yazzie
Property: 14 Juniper Lane, Ely, NV 89301
Loan Amount: $198,000.00

The undersigned borrowers, in consideration of the lender disbursing the loan, agree to cooperate in correcting clerical errors.

[ink]                     [ink]
Paul Yazzie               Mona Yazzie`,
    expected: {
      loan_number: ['30091187'],
      note_date: ['2025-07-18'],
      borrower_name: ['paul yazzie', 'mona yazzie'],
      lender_name: ['great basin mortgage company'],
      principal_amount: ['198000.00'],
      property_address: ['14 juniper lane ely nv 89301'],
    },
  },
];
