import type { WrittenCase } from './paper.ts';

export const writtenLoanPapers: readonly WrittenCase[] = [
  {
    name: 'an extension as a table of old and new terms',
    docType: 'change_in_terms',
    text: `
                        LOAN EXTENSION AND RENEWAL AGREEMENT

Customer                Harlow Marine Supply, LLC
                        1200 Wharf Road, Astoria, OR 97103
Bank                    Pacific Coast Bank
                        88 Commercial Street, Astoria, OR 97103
Account no.             4410092281
Original note date      March 3, 2021
Original note amount    $500,000.00
Agreement date          February 26, 2024

                        Present terms            Revised terms
Principal               $412,880.16              $412,880.16
Rate                    5.250%                   6.875% fixed
Maturity                March 3, 2024            March 3, 2029
Monthly payment         $5,364.66                $8,141.55
First payment           April 3, 2021            April 3, 2024

All other terms remain in effect. The customer ratifies the note.

Harlow Marine Supply, LLC
By: [ink]
Dana Harlow, Manager`,
    expected: {
      loan_number: ['4410092281'],
      borrower_name: ['harlow marine supply llc'],
      borrower_address: ['1200 wharf road astoria or 97103'],
      lender_name: ['pacific coast bank'],
      lender_address: ['88 commercial street astoria or 97103'],
      note_date: ['2021-03-03'],
      principal_amount: ['412880.16'],
      interest_rate: ['6.875'],
      rate_type: ['fixed'],
      maturity_date: ['2029-03-03'],
      payment_amount: ['8141.55'],
      first_payment_date: ['2024-04-03'],
    },
  },
  {
    name: 'a change of terms as a letter',
    docType: 'change_in_terms',
    text: `
Cedar River Bank
310 Mill Street
Waverly, IA 50677

June 10, 2025

Ortega Tile & Stone, LLC
2200 Industrial Drive
Waverly, IA 50677

Re: Loan 6100458823, note dated June 5, 2020 - change in terms

Dear Mr. Ortega:

You have asked us to extend your note, which came due June 5, 2025. The principal you owe today is $233,410.09. When you countersign this letter the note will be changed in these respects:

   - New maturity: June 5, 2028.
   - New rate: 7.250% per year, fixed (it has been 4.875%).
   - New payment: $4,645.80 a month from July 5, 2025.

The mortgage and the guaranties continue to secure the note.

Sincerely,
[ink]
Helen Vance, Vice President

Agreed:
Ortega Tile & Stone, LLC
By [ink]
Ray Ortega, Member`,
    expected: {
      loan_number: ['6100458823'],
      lender_name: ['cedar river bank'],
      lender_address: ['310 mill street waverly ia 50677'],
      borrower_name: ['ortega tile stone llc'],
      borrower_address: ['2200 industrial drive waverly ia 50677'],
      note_date: ['2020-06-05'],
      principal_amount: ['233410.09'],
      interest_rate: ['7.25'],
      rate_type: ['fixed'],
      maturity_date: ['2028-06-05'],
      payment_amount: ['4645.80'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-07-05'],
    },
  },
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
    name: 'a consumer note in plain words',
    docType: 'promissory_note',
    text: `
                         CONSUMER NOTE AND DISCLOSURE

Borrower's name(s): Teresa Mott, Alan Mott
Borrower's address: 3 Lilac Lane, Keene, NH 03431
Credit union: Monadnock Community Credit Union
Where you pay: 20 Central Square, Keene, NH 03431

Note number 0049-1172       Date of note 06/02/2025       Final payment due 06/02/2031

You promise to pay us $36,400.00 plus interest at 8.490% a year until the loan is paid. The rate is fixed.

Your payments: 72 monthly payments of $646.98. First payment due: 07/02/2025.

Late fee: If your payment is more than 15 days late you pay 4.000% of the payment.
Paying early: You may pay early without penalty.

Signed:
[ink]                                    [ink]
Teresa Mott                              Alan Mott`,
    expected: {
      loan_number: ['00491172'],
      borrower_address: ['3 lilac lane keene nh 03431'],
      lender_name: ['monadnock community credit union'],
      principal_amount: ['36400.00'],
      interest_rate: ['8.49'],
      rate_type: ['fixed'],
      note_date: ['2025-06-02'],
      payment_amount: ['646.98'],
      number_of_payments: ['72'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-07-02'],
      maturity_date: ['2031-06-02'],
      late_charge_percent: ['4'],
      grace_days: ['15'],
      prepayment_penalty: ['false'],
      note_signed: ['true'],
      borrower_name: ['teresa mott', 'alan mott'],
      lender_address: ['20 central square keene nh 03431'],
    },
  },
  {
    name: 'a guaranty of two people by counsel',
    docType: 'guaranty',
    text: `
                    GUARANTY OF PAYMENT AND PERFORMANCE

     THIS GUARANTY is executed as of March 21, 2025 by DIANE PRUITT and RONALD PRUITT, individuals residing at 62 Saddle Ridge, Lubbock, TX 79401 (jointly and severally, "Guarantor"), for the benefit of CAPROCK STATE BANK, a Texas banking association having an office at 1500 Broadway, Lubbock, TX 79401 ("Lender").

     Lender has agreed to make a loan to PRUITT COTTON GIN, LLC, a Texas limited liability company ("Borrower"), in the original principal amount of $1,875,000.00, evidenced by a note of even date herewith (Loan No. 20-7744) and maturing March 21, 2035. As a condition of the loan Lender requires this Guaranty.

     1. Guarantor irrevocably and unconditionally guarantees payment of the Indebtedness when due.
     2. This is a guaranty of payment and not of collection, and it is unlimited in amount.

     EXECUTED on the date first written above.

[ink]                                          [ink]
DIANE PRUITT                                   RONALD PRUITT`,
    expected: {
      loan_number: ['207744'],
      borrower_name: ['pruitt cotton gin llc'],
      borrower_entity_type: ['a texas limited liability company'],
      lender_name: ['caprock state bank'],
      lender_address: ['1500 broadway lubbock tx 79401'],
      guarantor_address: ['62 saddle ridge lubbock tx 79401'],
      guaranty_type: ['unlimited'],
      guaranty_date: ['2025-03-21'],
      maturity_date: ['2035-03-21'],
      principal_amount: ['1875000.00'],
      guaranty_signed: ['true'],
      guarantor_name: ['diane pruitt', 'ronald pruitt'],
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
  {
    name: 'an adjustable rate as a form',
    docType: 'rider',
    text: `
ADJUSTABLE RATE RIDER

Borrower: Felix Ames                          Lender: Bluegrass Home Bank
Property: 9 Derby Lane, Lexington, KY 40502   Loan no. 661-2001
Date: 04/11/2025

Initial rate: 6.125%           First change: 05/01/2030          Changes every: 12 months
Index: 1-Year Treasury Constant Maturity      Margin: 2.750%
Highest rate: 11.125%          Lowest rate: 2.750%

Signed [ink]
       Felix Ames`,
    expected: {
      loan_number: ['6612001'],
      note_date: ['2025-04-11'],
      lender_name: ['bluegrass home bank'],
      borrower_name: ['felix ames'],
      property_address: ['9 derby lane lexington ky 40502'],
      rate_index: ['1 year treasury constant maturity'],
      interest_rate: ['6.125'],
      rate_margin: ['2.75'],
      first_rate_change_date: ['2030-05-01'],
      rate_change_frequency: ['12 months'],
      rate_ceiling: ['11.125'],
      rate_floor: ['2.75'],
    },
  },
];
