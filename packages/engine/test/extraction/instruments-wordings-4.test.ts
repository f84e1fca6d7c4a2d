import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const papers: readonly Case[] = [
  {
    name: 'an agreement whose money depends on papers, with land beside the goods',
    docType: 'loan_agreement',
    text: `
COMMERCIAL LOAN AND SECURITY AGREEMENT

Loan Number: 55-120934                                       Officer: Dana Whitcomb    Branch: 012

This Commercial Loan and Security Agreement is entered into as of March 3, 2025, between Blue Heron Millwork, Inc., a Vermont corporation, 14 Depot Street, Barre, VT 05641 ("Company"), and Granite State Savings Bank, 200 Elm Street, Concord, NH 03301 ("Bank").

1. Commitment. Bank will lend Company Six Hundred Forty Thousand Dollars ($640,000.00) (the "Loan"). The Loan bears interest at a floating rate, currently 8.125% per annum, being one and one-eighth percent (1.125%) above the Wall Street Journal Prime Rate. The rate will be adjusted on April 1, 2025 and quarterly thereafter. The rate will never drop under 5.00% or climb over 14.00%.

2. Repayment. Company will repay the Loan in 120 monthly installments of $7,811.22, the first of which is due April 3, 2025. All that remains unpaid is due on March 3, 2035.

3. Use of Funds. Company shall use the Loan to acquire the assets of Barre Cabinet Shop and for no other purpose.

4. Security. The Loan is secured by all machinery, inventory and accounts of Company, and by a first mortgage on the premises at 14 Depot Street, Barre, VT 05641.

5. Guarantors. Helen Marsh and Robert Marsh shall each guarantee the Loan, the liability of each guarantor being limited to $320,000.00.

6. Before Closing. Bank's duty to lend depends on each of the following:
   (a) receipt of a satisfactory environmental report;
   (b) an appraisal showing a value of not less than $900,000.00;
   (c) evidence of workers' compensation coverage.

7. Financial Condition. Company will furnish annual reviewed statements within 120 days of year end.

8. Default. On default Bank may call the Loan. The balance shall thereafter bear interest at 13.125% until paid. A late fee of 5% is due on installments more than 10 days late.

9. Interest is figured by dividing the annual rate by 360 and multiplying by the actual number of days.

10. Prepayment. Company may be required to pay a prepayment fee on refinancing with another lender.`,
    expected: {
      interest_rate: ['8.125'],
      default_rate: ['13.125'],
      rate_change_frequency: ['quarterly'],
      loan_purpose: ['acquire the assets of Barre Cabinet Shop'],
      collateral_description: ['all machinery, inventory and accounts of Company'],
      guaranty_type: ['limited'],
      guaranty_limit: ['320000.00'],
      day_count: ['act/360'],
      conditions: [
        'receipt of a satisfactory environmental report',
        'an appraisal showing a value of not less than $900,000.00',
        "evidence of workers' compensation coverage",
      ],
    },
  },
  {
    name: 'an agreement with a heading before each condition',
    docType: 'loan_agreement',
    text: `
CREDIT AGREEMENT

Borrower: Tallgrass Dairy LLC            Lender: Prairie Farm Credit Bank
          3100 County Road 9                     88 Commerce Drive
          Salina, KS 67401                       Topeka, KS 66603
Agreement Date: June 12, 2025            Loan No. 700-88121
Loan Amount: $1,250,000.00               Expiration: June 12, 2030

TERM OF AGREEMENT. This Agreement remains in effect until June 12, 2030 or until all sums are paid, whichever is later.

INTEREST. The Loan shall bear interest at a fixed annual rate, presently 6.375%. Interest is computed as though every month had 30 days and every year 360.

SPECIAL CONDITION NO. 1: Proof of crop insurance for the 2025 season.
SPECIAL CONDITION NO. 2: Subordination of the note held by the Tallgrass family.
SPECIAL CONDITION NO. 3: UCC search showing no prior liens.

COLLATERAL. Lender is granted a security interest in all livestock, feed and milk proceeds, together with a mortgage covering 3100 County Road 9, Salina, KS 67401.

GUARANTY. The personal guaranties of Otto Brandt and Lena Brandt, each unlimited in amount, are required.

DEFAULT INTEREST. After default interest accrues at 11.375%.

LATE CHARGES. 4% of any installment over 15 days late.`,
    expected: {
      interest_rate: ['6.375'],
      maturity_date: ['2030-06-12'],
      day_count: ['30/360'],
      guaranty_type: ['unlimited'],
      collateral_description: ['all livestock, feed and milk proceeds'],
      conditions: [
        'Proof of crop insurance for the 2025 season',
        'Subordination of the note held by the Tallgrass family',
        'UCC search showing no prior liens',
      ],
    },
  },
  {
    name: "a member's note in plain words",
    docType: 'promissory_note',
    text: `
MEMBER BUSINESS LOAN NOTE

Account 44120-L7          Note ID 990-22817          Date 02/10/2026
Member                                     Address
Summit Auto Repair, LLC                    915 Pine Street, Helena, MT 59601
Amount borrowed  $310,000.00               Last payment due  02/10/2036

You promise to pay Big Sky Federal Credit Union, 40 Last Chance Gulch, Helena, MT 59601, three hundred ten thousand and 00/100 dollars ($310,000.00) with interest.

Your rate moves with the Prime Rate published in The Wall Street Journal. Your rate today is 7.750%, which is the Prime Rate plus 0.250%. The rate can change once every year starting 03/01/2027. It won't go below 4.250% or above 15.000%.

Payments: 119 payments of $3,720.32 each, due monthly beginning 03/10/2026, and one final payment of about $3,722.90.

We count the actual days and divide by 365.

If you are 12 days late we add 5% of the payment. If you default, your rate then becomes 12.750%.

If you pay this loan off in the first three years we may charge a prepayment penalty of 1%.

This loan is backed by all shop equipment and a deed of trust on 915 Pine Street, Helena, MT 59601.

This note takes the place of and renews, but does not satisfy, note number 990-10043.

You certify that this is an agricultural or business purpose loan. The money will be used to Refinance equipment debt.

The loan will be funded on 02/13/2026.`,
    expected: {
      borrower_name: ['Summit Auto Repair, LLC'],
      borrower_address: ['915 Pine Street, Helena, MT 59601'],
      interest_rate: ['7.75'],
      rate_type: ['variable'],
      first_rate_change_date: ['2027-03-01'],
      day_count: ['act/365'],
      default_rate: ['12.75'],
      prepayment_penalty: ['true'],
      collateral_description: ['all shop equipment'],
      renewal_of: ['990-10043'],
      loan_number: ['990-22817'],
      loan_purpose: ['Refinance equipment debt'],
      disbursement_date: ['2026-02-13'],
    },
  },
  {
    name: 'a note with place and day over it, given for an older one',
    docType: 'promissory_note',
    text: `
PROMISSORY NOTE

$485,000.00                                         Baton Rouge, Louisiana
                                                    October 14, 2025

FOR VALUE RECEIVED, Delta Printing Company, L.L.C., a Louisiana limited liability company ("Maker"), promises to pay to the order of Pelican Trust Bank ("Holder") at 600 Third Street, Baton Rouge, LA 70801, the sum of Four Hundred Eighty-Five Thousand Dollars ($485,000.00).

Interest. This Note bears interest at a rate that varies with the One-Month Term SOFR plus 2.75%. As of the date of this Note the interest rate is 7.05%. The initial adjustment of the rate shall occur on November 1, 2025, and the rate shall be adjusted monthly thereafter.

Payments. Maker shall make level monthly payments of $5,660.10 from November 14, 2025, with a balloon payment of $301,222.07 due October 14, 2030.

Default. During any default interest shall accrue at 18%. Late payments (10 days) bear a charge of 5%.

Maker may not prepay without the consent of Holder; a prepayment premium applies in the first two years.

Security. Secured by one Heidelberg Speedmaster press, serial no. HS-44018, and a mortgage on land at 77 River Road, Baton Rouge, LA 70802.

This Note is given in substitution for, and not in payment of, Loan No. 33810-77.

Relationship Manager: Paul Thibodeaux, Branch 009`,
    expected: {
      borrower_name: ['Delta Printing Company, L.L.C.'],
      interest_rate: ['7.05'],
      rate_margin: ['2.75'],
      rate_type: ['variable'],
      first_rate_change_date: ['2025-11-01'],
      first_payment_date: ['2025-11-14'],
      prepayment_penalty: ['true'],
      renewal_of: ['33810-77'],
      collateral_description: ['one Heidelberg Speedmaster press, serial no. HS-44018'],
      loan_officer: ['Paul Thibodeaux'],
      branch_code: ['009'],
    },
    blank: ['loan_number'],
  },
  {
    name: 'a guaranty that says what holds of blanks',
    docType: 'guaranty',
    text: `
UNCONDITIONAL GUARANTY AGREEMENT

For Bank Use: Officer Mark Ellison  Branch 022  Loan 8831902
                                                                          
Date of Guaranty: 05/01/2025          Date of Borrower's Note: 04/30/2025
Amount of Borrower's Note: $900,000.00

Guarantor: Teresa Odom, 18 Lakeview Court, Macon, GA 31201
Borrower: Odom Logistics, LLC, 400 Freight Way, Macon, GA 31206
Lender: Heart of Georgia Bank, 1 Mulberry Street, Macon, GA 31201

1. Extent. Where no amount is filled in, this guaranty is unlimited. Amount: $450,000.00
The obligation of Guarantor is limited and will in no event exceed Four Hundred Fifty Thousand Dollars ($450,000.00).

NO ACCEPTANCE BY LENDER IS REQUIRED FOR THIS GUARANTY TO BE EFFECTIVE. EACH OF THE UNDERSIGNED ACKNOWLEDGES RECEIPT.

[ink]
Teresa Odom, individually`,
    expected: {
      guarantor_name: ['Teresa Odom'],
      guaranty_type: ['limited'],
      guaranty_limit: ['450000.00'],
      guaranty_date: ['2025-05-01'],
      note_date: ['2025-04-30'],
      loan_officer: ['Mark Ellison'],
      branch_code: ['022'],
    },
  },
  {
    name: 'a rider on a rate',
    docType: 'rider',
    text: `
VARIABLE RATE RIDER

Loan No. 44-20918

THIS RIDER is made this 3rd day of June, 2025, and amends the Deed of Trust of the same date given by Arroyo Storage LP, a New Mexico limited partnership ("Borrower"), securing a Note to High Desert Bank ("Lender") for $2,100,000.00 and covering 5500 Coors Boulevard, Albuquerque, NM 87120.

THE NOTE CONTAINS PROVISIONS ALLOWING FOR CHANGES IN BORROWER'S INTEREST RATE AND MONTHLY PAYMENT.

1. The initial rate is 6.90%. Monthly installments of $17,800.44 begin July 3, 2025. The Note matures June 3, 2035.
2. The rate will change for the first time on June 3, 2028 and at the end of each three years thereafter.
3. The Index is the weekly average yield on United States Treasury securities adjusted to a constant maturity of three years. Lender adds 2.80 percentage points to the Index.
4. The rate shall not be greater than 12.90% nor less than 4.50%.

ARROYO STORAGE LP, a New Mexico limited partnership
[ink]
By: Felix Baca, General Partner`,
    expected: {
      borrower_name: ['Arroyo Storage LP'],
      borrower_entity_type: ['a New Mexico limited partnership'],
      principal_amount: ['2100000.00'],
      property_address: ['5500 Coors Boulevard, Albuquerque, NM 87120'],
      rate_type: ['variable'],
      interest_rate: ['6.9'],
      payment_amount: ['17800.44'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-07-03'],
      maturity_date: ['2035-06-03'],
      first_rate_change_date: ['2028-06-03'],
      rate_margin: ['2.8'],
      rate_floor: ['4.5'],
      rate_ceiling: ['12.9'],
    },
  },
  {
    name: 'a security agreement with boxes for kinds of goods',
    docType: 'security_agreement',
    text: `
SECURITY AGREEMENT

DEBTOR NAME AND ADDRESS            SECURED PARTY NAME AND ADDRESS        LOAN NUMBER
Keystone Tool & Die, Inc.          Allegheny Valley Bank                 6612-009
70 Foundry Lane                    5 Penn Square
Erie, PA 16501                     Pittsburgh, PA 15222

1. SECURED DEBT. Debtor's note dated May 2, 2025 for $275,000.00, due May 2, 2030.
2. GRANT. Debtor gives Secured Party a security interest in all of the property checked below and in all proceeds.
[_] Inventory. All inventory held for sale.
[x] Equipment. All equipment including machinery and tools.
[_] Farm Products. All crops and livestock.
[x] Specific Property: Two 2023 Haas VF-2 machining centers, serial nos. 118842 and 118843.
3. Debtor is a Pennsylvania corporation.`,
    expected: {
      collateral_description: ['Two 2023 Haas VF-2 machining centers, serial nos. 118842 and 118843'],
    },
  },
  {
    name: 'a change in terms with land beside the goods',
    docType: 'change_in_terms',
    text: `
CHANGE IN TERMS AGREEMENT

Borrower: Lakeside Marina, LLC          Lender: Northern Lakes Bank
          2 Harbor Road                         10 Main Street
          Petoskey, MI 49770                    Traverse City, MI 49684
Loan No. 118-2204     Date of this Agreement: August 1, 2025

EXISTING DEBT. Promissory Note dated August 1, 2020 in the original amount of $820,000.00, bearing interest at 5.25%, maturing August 1, 2025. The unpaid principal balance is $611,203.45.

COLLATERAL. The Note is secured by all docks, lifts and rental boats, and the real estate situated at 2 Harbor Road, Petoskey, MI 49770.

CHANGES. The maturity date is changed to August 1, 2030. From August 1, 2025 the Note bears interest at 7.40% fixed. Payments of $7,204.18 are due monthly from September 1, 2025. If Borrower defaults, the balance will then bear 12.40%.

Interest is computed by multiplying the rate over 365 by the exact number of days.`,
    expected: {
      collateral_description: ['all docks, lifts and rental boats'],
      default_rate: ['12.4'],
      first_payment_date: ['2025-09-01'],
      day_count: ['act/365'],
    },
  },
];

type Sentence = readonly [docType: string, text: string, field: string, value: string | null];

/** One sentence, and what it says of a field; null where it says nothing of it. */
const sentences: readonly Sentence[] = [
  ['promissory_note', 'The interest rate in effect at signing is 6.15% per year.', 'interest_rate', '6.15'],
  ['promissory_note', 'The Prime Rate in effect on the date of this Note is 7.50%.', 'interest_rate', null],
  ['promissory_note', 'The rate shall never drop below 4.10% and never exceed 13.10%.', 'interest_rate', null],
  ['promissory_note', 'The rate on this loan rises and falls with the Lender’s Prime Rate.', 'rate_type', 'variable'],
  ['promissory_note', 'The rate will not change during the term of this loan.', 'rate_type', 'fixed'],
  ['promissory_note', 'No changes in the interest rate are allowed by this note.', 'rate_type', null],
  [
    'promissory_note',
    'The rate may change each quarter, commencing October 1, 2027.',
    'first_rate_change_date',
    '2027-10-01',
  ],
  ['promissory_note', 'Your payment may change each year, commencing October 1, 2027.', 'first_rate_change_date', null],
  ['promissory_note', 'We treat every month as 30 days and every year as 360 days.', 'day_count', '30/360'],
  [
    'promissory_note',
    'The yearly rate is divided by 365 and multiplied by the exact number of days.',
    'day_count',
    'act/365',
  ],
  [
    'promissory_note',
    'You will have to pay a prepayment charge if you refinance elsewhere.',
    'prepayment_penalty',
    'true',
  ],
  ['promissory_note', 'You will not be charged a prepayment penalty.', 'prepayment_penalty', 'false'],
  ['promissory_note', 'Interest shall then accrue at 14.25% until paid.', 'default_rate', '14.25'],
  ['promissory_note', 'Interest shall then accrue at 14.25% until paid.', 'interest_rate', null],
  ['promissory_note', 'You certify that this is a commercial loan.', 'loan_class', 'business'],
  ['promissory_note', 'Maker will use the proceeds for business purposes only.', 'loan_purpose', null],
  ['promissory_note', 'This note supersedes and does not discharge Note No. 4471902.', 'renewal_of', '4471902'],
  ['loan_agreement', 'Financial Condition. Borrower shall furnish statements each year.', 'conditions', null],
  ['loan_agreement', 'Funding Condition: Flood policy naming the bank.', 'conditions', 'Flood policy naming the bank'],
  ['loan_agreement', 'The guaranty of each guarantor is limited to $75,000.00.', 'guaranty_limit', '75000.00'],
  [
    'loan_agreement',
    'This Agreement shall remain in full force and effect until August 9, 2031.',
    'maturity_date',
    '2031-08-09',
  ],
  ['guaranty', 'If no box is checked, the liability of Guarantor is not limited.', 'guaranty_type', null],
  ['guaranty', 'The liability of Guarantor is not limited as to amount.', 'guaranty_type', 'unlimited'],
  ['guaranty', 'NO ACCEPTANCE BY LENDER IS REQUIRED TO BIND EACH GUARANTOR.', 'guarantor_name', null],
  [
    'security_agreement',
    'Debtor gives a security interest in all of the collateral listed below and its proceeds.',
    'collateral_description',
    null,
  ],
  ['rider', 'The rate may change on May 1, 2028 and thereafter every year.', 'rate_change_frequency', 'year'],
  ['rider', 'This note permits changes in the interest rate and monthly payment.', 'rate_change_frequency', null],
];

describe('instruments in the words of vendors and credit unions', () => {
  it.each(papers)('reads $name', ({ docType, text, expected, blank = [] }) => {
    const read = valuesOn(docType, text);
    expect(read).toMatchObject(expected);
    for (const field of blank) expect(read).not.toHaveProperty(field);
  });

  it.each(sentences)('reads of a %s: %s %s', (docType, text, field, value) => {
    expect(valuesOn(docType, text)[field] ?? null).toEqual(value === null ? null : [value]);
  });
});
