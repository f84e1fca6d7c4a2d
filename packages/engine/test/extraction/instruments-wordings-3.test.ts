import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Nothing else is read. */
  readonly whole?: boolean;
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const papers: readonly Case[] = [
  {
    name: 'a note whose margin is in words, with what it comes to today',
    docType: 'promissory_note',
    text: `
VARIABLE RATE COMMERCIAL PROMISSORY NOTE

$1,850,000.00                                                     Tulsa, Oklahoma
                                                                  August 8, 2024

FOR VALUE RECEIVED, the undersigned, REDBUD MACHINE WORKS, INC., an Oklahoma corporation ("Maker"), whose address is 2200 N. Sheridan Road, Tulsa, OK 74115, promises to pay to the order of FIRST PLAINS BANK, N.A. ("Holder"), at its office at 15 East 5th Street, Tulsa, OK 74103, the principal sum of One Million Eight Hundred Fifty Thousand and 00/100 Dollars ($1,850,000.00), together with interest thereon as follows.

1. Interest Rate. The unpaid principal shall bear interest at a variable rate per annum equal to the Prime Rate published in The Wall Street Journal plus three-quarters of one percent (0.75%). The Prime Rate on the date of this Note is 8.50%, so that the initial rate hereunder is 9.25% per annum. The rate will be adjusted on the first day of each calendar quarter. In no event shall the rate be less than 5.50% or greater than 14.00%. Interest shall be computed on the basis of a 360-day year and actual days elapsed.

2. Payments. Maker shall pay principal and interest in 83 consecutive monthly installments of $29,117.60 each, commencing September 8, 2024, and a final installment of all unpaid principal and interest on August 8, 2031 (the "Maturity Date").

3. Late Charge. Any installment not received within fifteen (15) days of its due date shall incur a charge of 5% of the installment.

4. Default. Upon default the unpaid balance shall bear interest at 18.00% per annum.

5. Maker represents that this loan is made solely for business or commercial purposes and not for personal, family or household use.

REDBUD MACHINE WORKS, INC.
[ink]
By: Walter Kemp, President`,
    expected: {
      borrower_name: ['REDBUD MACHINE WORKS, INC.'],
      borrower_address: ['2200 N. Sheridan Road, Tulsa, OK 74115'],
      borrower_entity_type: ['an Oklahoma corporation'],
      borrower_state_of_org: ['Oklahoma'],
      lender_name: ['FIRST PLAINS BANK, N.A.'],
      lender_address: ['15 East 5th Street, Tulsa, OK 74103'],
      principal_amount: ['1850000.00'],
      principal_words: ['One Million Eight Hundred Fifty Thousand and 00/100'],
      rate_type: ['variable'],
      rate_floor: ['5.5'],
      rate_ceiling: ['14'],
      default_rate: ['18'],
      day_count: ['act/360'],
      note_date: ['2024-08-08'],
      payment_amount: ['29117.60'],
      number_of_payments: ['83'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2024-09-08'],
      maturity_date: ['2031-08-08'],
      grace_days: ['15'],
      interest_rate: ['9.25'],
      rate_margin: ['0.75'],
      rate_change_frequency: ['each calendar quarter'],
      note_signed: ['true'],
      rate_index: ['Prime Rate published in The Wall Street Journal'],
      loan_class: ['business'],
      late_charge_percent: ['5'],
    },
    whole: true,
  },
  {
    name: 'a line of credit below a base rate, with a rate after default that is only added',
    docType: 'promissory_note',
    text: `
REVOLVING LINE OF CREDIT NOTE

Borrower: Pinecrest Orchards, L.P.                Lender: Farm Credit of the Valley, ACA
          8810 Orchard Way                                1001 Yakima Ave
          Wenatchee, WA 98801                             Yakima, WA 98902
Maximum Principal Amount: $750,000.00             Effective Date: January 15, 2025
Note No.: 3381-004                                Expiration Date: January 15, 2026

Borrower may borrow, repay and reborrow up to the Maximum Principal Amount. Interest accrues at Lender's Base Rate, which today is 7.750%, minus 0.250%, making the rate in effect on the date of this Note 7.500%. The interest rate changes whenever the Base Rate changes. The rate shall not fall below 4.000%.
Accrued interest is payable quarterly on the first day of each January, April, July and October beginning April 1, 2025. All principal is due on the Expiration Date.
Interest is calculated on the actual number of days over a year of 365 days.
The proceeds shall be used for agricultural operating purposes.
After default, interest accrues at a rate of 4.000% above the rate otherwise in effect.
A late charge of $50.00 applies to any payment over 10 days past due.
PINECREST ORCHARDS, L.P.
[ink]
By: Miriam Okafor, General Partner`,
    expected: {
      loan_number: ['3381-004'],
      borrower_name: ['Pinecrest Orchards, L.P.'],
      borrower_address: ['8810 Orchard Way, Wenatchee, WA 98801'],
      lender_address: ['1001 Yakima Ave, Yakima, WA 98902'],
      principal_amount: ['750000.00'],
      interest_rate: ['7.5'],
      rate_floor: ['4'],
      day_count: ['act/365'],
      note_date: ['2025-01-15'],
      payment_frequency: ['quarterly'],
      first_payment_date: ['2025-04-01'],
      maturity_date: ['2026-01-15'],
      late_charge_amount: ['50.00'],
      grace_days: ['10'],
      note_signed: ['true'],
      rate_index: ["Lender's Base Rate"],
      rate_type: ['variable'],
      loan_class: ['business'],
    },
    blank: ['default_rate'],
  },
  {
    name: 'a uniform adjustable note',
    docType: 'promissory_note',
    text: `
ADJUSTABLE RATE NOTE
(30-day Average SOFR Index - Rate Caps)
THIS NOTE CONTAINS PROVISIONS ALLOWING FOR CHANGES IN MY INTEREST RATE AND MY MONTHLY PAYMENT.
May 6, 2025                Asheville                North Carolina
[Note Date]                [City]                   [State]
91 Chestnut Ridge Lane, Asheville, NC 28803
[Property Address]
1. BORROWER'S PROMISE TO PAY
In return for a loan in the amount of U.S. $512,000.00 (the "Principal") that I have received from Blue Ridge Savings Bank, FSB (the "Lender"), I promise to pay the Principal, plus interest, to the order of the Lender.
2. INTEREST
Interest will be charged on unpaid Principal until the full amount of Principal has been paid. I will pay interest at a yearly rate of 6.375%. The interest rate I will pay may change in accordance with Section 4 of this Note.
3. PAYMENTS
I will make my Monthly Payment on the 1st day of each month beginning on July 1, 2025. If, on June 1, 2055, I still owe amounts under this Note, I will pay those amounts in full on that date, which is called the "Maturity Date."
My initial monthly payment will be in the amount of U.S. $3,194.21.
4. ADJUSTABLE INTEREST RATE AND MONTHLY PAYMENT CHANGES
(A) Change Dates. The initial fixed interest rate I will pay may change to an adjustable rate on the first day of June, 2032, and the adjustable rate may change on that day every 6th month thereafter.
(B) The Index. The "Index" is the 30-day average of the Secured Overnight Financing Rate (SOFR) published by the Federal Reserve Bank of New York.
(C) Before each Change Date, the Note Holder will calculate my new interest rate by adding TWO AND THREE QUARTERS percentage points (2.750%) to the Current Index.
(D) The interest rate I am required to pay at the first Change Date will not be greater than 11.375% or less than 2.750%. Thereafter, my adjustable interest rate will never be increased or decreased on any single Change Date by more than one percentage point (1.000%). My interest rate will never be greater than 11.375% or less than 2.750%.
7. If the Note Holder has not received the full amount of any Monthly Payment by the end of 15 calendar days after the date it is due, I will pay a late charge to the Note Holder. The amount of the charge will be 4.000% of my overdue payment of principal and interest.
[ink]
Helen Marsh - Borrower`,
    expected: {
      lender_name: ['Blue Ridge Savings Bank, FSB'],
      principal_amount: ['512000.00'],
      interest_rate: ['6.375'],
      rate_margin: ['2.75'],
      rate_floor: ['2.75'],
      rate_ceiling: ['11.375'],
      payment_amount: ['3194.21'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-07-01'],
      maturity_date: ['2055-06-01'],
      late_charge_percent: ['4'],
      grace_days: ['15'],
      rate_change_frequency: ['6th month'],
      first_rate_change_date: ['2032-06-01'],
      note_date: ['2025-05-06'],
      property_address: ['91 Chestnut Ridge Lane, Asheville, NC 28803'],
      note_signed: ['true'],
      rate_index: ['30-day Average SOFR'],
      borrower_name: ['Helen Marsh'],
      rate_type: ['variable'],
    },
    whole: true,
  },
  {
    name: 'a uniform adjustable rate rider',
    docType: 'rider',
    text: `
ADJUSTABLE RATE RIDER
(1 Year Treasury Index - Rate Caps)
THIS ADJUSTABLE RATE RIDER is made this 12th day of March, 2025, and is incorporated into and shall be deemed to amend and supplement the Mortgage (the "Security Instrument") of the same date given by the undersigned ("Borrower") to secure Borrower's Adjustable Rate Note (the "Note") to Prairie Home Savings Bank ("Lender") of the same date and covering the property described in the Security Instrument and located at:
2214 Wheatland Avenue, Salina, Kansas 67401
[Property Address]
A. INTEREST RATE AND MONTHLY PAYMENT CHANGES
The Note provides for an initial interest rate of 5.875%. The Note provides for changes in the interest rate and the monthly payments as follows:
4. (A) Change Dates. The interest rate I will pay may change on the first day of April, 2030, and on that day every 12th month thereafter.
(B) The Index. Beginning with the first Change Date, my interest rate will be based on an Index. The "Index" is the weekly average yield on United States Treasury securities adjusted to a constant maturity of one year, as made available by the Federal Reserve Board.
(C) Calculation of Changes. The Note Holder will calculate my new interest rate by adding Two and Three Quarters percentage points (2.750%) to the Current Index.
(D) Limits. The interest rate I am required to pay at the first Change Date will not be greater than 7.875% or less than 3.875%. Thereafter, my interest rate will never be increased or decreased on any single Change Date by more than two percentage points (2.000%). My interest rate will never be greater than 10.875%.
BY SIGNING BELOW, Borrower accepts and agrees to the terms.
[ink]
Janet Korbel (Seal) - Borrower
[ink]
Paul Korbel (Seal) - Borrower`,
    expected: {
      note_date: ['2025-03-12'],
      lender_name: ['Prairie Home Savings Bank'],
      property_address: ['2214 Wheatland Avenue, Salina, Kansas 67401'],
      interest_rate: ['5.875'],
      rate_change_frequency: ['12th month'],
      rate_margin: ['2.75'],
      rate_ceiling: ['10.875'],
      first_rate_change_date: ['2030-04-01'],
      rate_type: ['variable'],
      borrower_name: ['Janet Korbel', 'Paul Korbel'],
      rate_index: ['1 Year Treasury Index'],
    },
    whole: true,
  },
  {
    name: 'a balloon rider',
    docType: 'rider',
    text: `
BALLOON RIDER
Loan No. 881-2204
This Balloon Rider is made this 20th day of June, 2025, and amends the Deed of Trust dated the same date given by Oscar Tellez and Luz Tellez ("Borrower") to secure Borrower's Note to Mesa Verde Credit Union ("Lender"), 40 N. Market St., Cortez, CO 81321, covering the Property at 1309 Juniper Court, Cortez, Colorado 81321.
The interest rate stated on the Note is called the "Note Rate", being 6.250%. The maturity date of the Note is July 1, 2032. 
THIS LOAN IS PAYABLE IN FULL AT MATURITY. Borrower must repay the entire principal balance, estimated to be $248,310.77, and unpaid interest then due. Lender is under no obligation to refinance the loan at that time.
Monthly payments of $1,847.15 are based on a 30-year amortization and begin August 1, 2025.
[ink]
Oscar Tellez
[ink]
Luz Tellez`,
    expected: {
      loan_number: ['881-2204'],
      note_date: ['2025-06-20'],
      lender_name: ['Mesa Verde Credit Union'],
      borrower_name: ['Oscar Tellez', 'Luz Tellez'],
      property_address: ['1309 Juniper Court, Cortez, Colorado 81321'],
      interest_rate: ['6.25'],
      maturity_date: ['2032-07-01'],
      balloon_amount: ['248310.77'],
      payment_amount: ['1847.15'],
      payment_frequency: ['monthly'],
      first_payment_date: ['2025-08-01'],
      amortization_months: ['360'],
      lender_address: ['40 N. Market St., Cortez, CO 81321'],
    },
    whole: true,
  },
  {
    name: 'a rider on prepayment',
    docType: 'rider',
    text: `
PREPAYMENT RIDER
This Prepayment Rider is made this 5th day of May, 2025 and supplements the Promissory Note of even date in the amount of $1,200,000.00 executed by Quarry Street Partners LLC in favor of Union Trust Bank.
If Borrower prepays the loan in full during the first three years, Borrower shall pay a prepayment premium of 3% in year one, 2% in year two and 1% in year three of the amount prepaid.
All other terms of the Note remain in effect.
QUARRY STREET PARTNERS LLC
[ink]
By: Sam Ostrow, Manager`,
    expected: {
      note_date: ['2025-05-05'],
      principal_amount: ['1200000.00'],
      prepayment_penalty: ['true'],
      borrower_name: ['QUARRY STREET PARTNERS LLC'],
      lender_name: ['Union Trust Bank'],
    },
    whole: true,
  },
  {
    name: 'a commercial mortgage that recites its note',
    docType: 'mortgage',
    text: `
COMMERCIAL MORTGAGE, ASSIGNMENT OF LEASES AND RENTS AND FIXTURE FILING
Mortgage dated as of August 15, 2024 from PALMETTO SELF STORAGE, LLC, a Florida limited liability company ("Borrower"), having its principal place of business at 9000 US Highway 19, Port Richey, FL 34668, to GULF COAST NATIONAL BANK ("Lender"), having an office at 77 Central Avenue, St. Petersburg, FL 33701.
RECITALS
A. Lender has agreed to make a loan to Borrower in the amount of Two Million Two Hundred Thousand and No/100 Dollars ($2,200,000.00) (the "Loan"), evidenced by Borrower's promissory note of even date (the "Note"). The Note bears interest at the rate of six and seven-eighths percent (6.875%) per annum, is payable in equal consecutive monthly installments and matures on August 15, 2034.
B. The guarantor, Victor Salas, has guaranteed the Loan.
GRANT. Borrower mortgages to Lender the land in Pasco County, Florida described in Exhibit A (tax folio 31-25-16-0000-00100-0030) having a street address of 9000 US Highway 19, Port Richey, Florida 34668.
FUTURE ADVANCES. The total amount of indebtedness secured hereby shall not exceed at any one time $4,400,000.00.
PALMETTO SELF STORAGE, LLC
[ink]
By: Victor Salas, Manager`,
    expected: {
      borrower_name: ['PALMETTO SELF STORAGE, LLC'],
      borrower_entity_type: ['a Florida limited liability company'],
      borrower_state_of_org: ['Florida'],
      borrower_address: ['9000 US Highway 19, Port Richey, FL 34668'],
      lender_address: ['77 Central Avenue, St. Petersburg, FL 33701'],
      lender_name: ['GULF COAST NATIONAL BANK'],
      property_address: ['9000 US Highway 19, Port Richey, Florida 34668'],
      property_county: ['Pasco'],
      note_date: ['2024-08-15'],
      principal_amount: ['2200000.00'],
      principal_words: ['Two Million Two Hundred Thousand and No/100'],
      max_lien_amount: ['4400000.00'],
      maturity_date: ['2034-08-15'],
      guarantor_name: ['Victor Salas'],
      security_instrument_signed: ['true'],
      interest_rate: ['6.875'],
      payment_frequency: ['monthly'],
      parcel_number: ['31-25-16-0000-00100-0030'],
    },
    whole: true,
  },
  {
    name: 'a mortgage whose borrower resides in a town',
    docType: 'mortgage',
    text: `
MORTGAGE
THIS MORTGAGE is made this 3rd day of February, 2025, between the Mortgagor, DENISE HOLLOWAY and MARK HOLLOWAY, her husband, residing at 16 Birch Terrace, Saratoga Springs, NY 12866 (herein "Borrower"), and the Mortgagee, ADIRONDACK SAVINGS BANK, a corporation organized and existing under the laws of New York, whose address is 200 Broadway, Saratoga Springs, NY 12866 (herein "Lender").
WHEREAS, Borrower is indebted to Lender in the principal sum of U.S. $186,000.00, which indebtedness is evidenced by Borrower's note dated February 3, 2025 and extensions and renewals thereof (herein "Note"), providing for monthly installments of principal and interest, with the balance of the indebtedness, if not sooner paid, due and payable on March 1, 2055;
TO SECURE to Lender the repayment of the indebtedness evidenced by the Note, with interest thereon, Borrower does hereby mortgage, grant and convey to Lender the following described property located in the County of Saratoga, State of New York:
ALL THAT CERTAIN LOT designated as Lot 22 on a map entitled "Birch Hill Section 2" filed in the Saratoga County Clerk's Office as Map P-211.
which has the address of 16 Birch Terrace, Saratoga Springs, New York 12866 (herein "Property Address");
Tax Map No. 165.42-3-17
[ink]
DENISE HOLLOWAY
[ink]
MARK HOLLOWAY`,
    expected: {
      borrower_address: ['16 Birch Terrace, Saratoga Springs, NY 12866'],
      lender_name: ['ADIRONDACK SAVINGS BANK'],
      lender_address: ['200 Broadway, Saratoga Springs, NY 12866'],
      property_address: ['16 Birch Terrace, Saratoga Springs, New York 12866'],
      property_county: ['Saratoga'],
      parcel_number: ['165.42-3-17'],
      legal_description: [
        'ALL THAT CERTAIN LOT designated as Lot 22 on a map entitled "Birch Hill Section 2" filed in the Saratoga County Clerk\'s Office as Map P-211',
      ],
      note_date: ['2025-02-03'],
      principal_amount: ['186000.00'],
      maturity_date: ['2055-03-01'],
      security_instrument_signed: ['true'],
      borrower_name: ['DENISE HOLLOWAY', 'MARK HOLLOWAY'],
      payment_frequency: ['monthly'],
    },
    whole: true,
  },
  {
    name: 'a deed among three parts',
    docType: 'deed_of_trust',
    text: `
THIS DEED OF TRUST, made this 14th day of October, 2024, by and between STEPHEN P. CAULEY and wife, MARIE CAULEY, of Williamson County, Tennessee, parties of the first part, WARREN T. HIGGS, Trustee, party of the second part, and VOLUNTEER STATE BANK, Franklin, Tennessee, party of the third part.
DEED OF TRUST
WITNESSETH: For and in consideration of the sum of Ten Dollars and the debt hereinafter described, the parties of the first part convey unto the Trustee the following real estate in the Fifth Civil District of Williamson County, Tennessee: Being Lot No. 71 of Cottonwood Estates, Phase II, of record in Plat Book 8, page 41.
This conveyance is made to secure the payment of one certain promissory note of even date herewith for $230,000.00, bearing interest from date at the rate of 6.90 per cent per annum, payable in 180 equal monthly installments of $2,054.43, the first being due November 14, 2024, and the last October 14, 2039.
Property known as 318 Cottonwood Drive, Franklin, TN 37069. Map 063, Parcel 118.00
Maximum principal indebtedness for Tennessee recording tax purposes is $230,000.00.
[ink]
STEPHEN P. CAULEY
[ink]
MARIE CAULEY`,
    expected: {
      borrower_name: ['STEPHEN P. CAULEY', 'MARIE CAULEY'],
      property_address: ['318 Cottonwood Drive, Franklin, TN 37069'],
      parcel_number: ['118.00'],
      note_date: ['2024-10-14'],
      principal_amount: ['230000.00'],
      max_lien_amount: ['230000.00'],
      security_instrument_signed: ['true'],
      payment_amount: ['2054.43'],
      number_of_payments: ['180'],
      first_payment_date: ['2024-11-14'],
      payment_frequency: ['monthly'],
      interest_rate: ['6.9'],
      maturity_date: ['2039-10-14'],
      lender_name: ['VOLUNTEER STATE BANK'],
      trustee_name: ['WARREN T. HIGGS'],
    },
  },
  {
    name: 'a cover of terms',
    docType: 'deed_of_trust',
    text: `
DEED OF TRUST, ASSIGNMENT OF RENTS AND SECURITY AGREEMENT
RECORDING COVER
Date                 March 5, 2025
Trustor              Vista del Oro Partners, a California general partnership
Trustor Address      980 Cannery Row, Monterey, CA 93940
Trustee              Fidelity National Title Company
Beneficiary          Monterey Bay Bank, 300 Alvarado St, Monterey, CA 93940
Property             980 Cannery Row, Monterey, CA 93940
APN                  001-031-022-000
County               Monterey
Amount Secured       $3,750,000.00
Secured Note Rate    7.05%
Note Payments        Monthly
Note Maturity        04/01/2035
Title Order No.      FNT-55110
Trustor irrevocably grants, transfers and assigns to Trustee, in trust, with power of sale, the Property to secure the Amount Secured.
VISTA DEL ORO PARTNERS
[ink]
By: Anita Suarez, General Partner`,
    expected: {
      borrower_name: ['Vista del Oro Partners'],
      borrower_address: ['980 Cannery Row, Monterey, CA 93940'],
      lender_name: ['Monterey Bay Bank'],
      lender_address: ['300 Alvarado St, Monterey, CA 93940'],
      borrower_entity_type: ['a California general partnership'],
      borrower_state_of_org: ['California'],
      property_address: ['980 Cannery Row, Monterey, CA 93940'],
      property_county: ['Monterey'],
      parcel_number: ['001-031-022-000'],
      principal_amount: ['3750000.00'],
      maturity_date: ['2035-04-01'],
      note_date: ['2025-03-05'],
      security_instrument_signed: ['true'],
      interest_rate: ['7.05'],
      payment_frequency: ['monthly'],
      trustee_name: ['Fidelity National Title Company'],
      settlement_file_number: ['FNT-55110'],
    },
    whole: true,
  },
  {
    name: 'a board that lets officers borrow',
    docType: 'borrowing_resolution',
    text: `
RESOLUTIONS OF THE BOARD OF DIRECTORS
OF
HALVORSEN MARINE SUPPLY, INC.
(Authorizing Loan)
The undersigned, being the duly elected Secretary of Halvorsen Marine Supply, Inc., a Washington corporation (the "Corporation"), certifies that the following resolutions were adopted at a special meeting of the Board held on May 1, 2025, at which a quorum was present:
RESOLVED, that the Corporation borrow from Puget Sound Bank (the "Bank"), 1200 Third Avenue, Seattle, WA 98101, the sum of up to Six Hundred Thousand Dollars ($600,000.00), to be repaid on such terms as the officers approve, at an interest rate of 7.25% per annum and maturing May 15, 2030;
RESOLVED FURTHER, that to secure the loan the Corporation grant to the Bank a security interest in all inventory, accounts and equipment of the Corporation;
RESOLVED FURTHER, that Ingrid Halvorsen, President, and Lars Bakke, Treasurer, are each authorized to sign the note, loan agreement and other documents.
Dated: May 2, 2025
[ink]
Petra Holm, Secretary`,
    expected: {
      lender_address: ['1200 Third Avenue, Seattle, WA 98101'],
      lender_name: ['Puget Sound Bank'],
      borrower_name: ['Halvorsen Marine Supply, Inc.'],
      borrower_entity_type: ['a Washington corporation'],
      borrower_state_of_org: ['Washington'],
      principal_amount: ['600000.00'],
      collateral_description: ['all inventory, accounts and equipment of the Corporation'],
      interest_rate: ['7.25'],
      maturity_date: ['2030-05-15'],
    },
    whole: true,
  },
  {
    name: 'a form of a company',
    docType: 'borrowing_resolution',
    text: `
LIMITED LIABILITY COMPANY BORROWING RESOLUTION
Company:      Painted Rock Ventures, LLC           Lender:   Sandia Community Bank
              62 Tramway Loop NE                             4000 Central Ave SE
              Albuquerque, NM 87122                          Albuquerque, NM 87108
State of organization: New Mexico                  Tax ID: 85-4410027
Resolution Date: 02/24/2025                        Loan No: 30091-7

We, the undersigned, being all of the Members and Managers of the Company, certify:
Authorized Signers
Name                     Title              Authorized     Actual Signature
Dolores Baca             Manager            Y              [ink]
Henry Yazzie             Manager            Y              [ink]
The above are authorized to borrow from Lender a sum not to exceed $925,000.00, and to pledge the real property located at 5501 Jefferson St NE, Albuquerque, NM 87109 as collateral.
Purpose: Acquire office building`,
    expected: {
      loan_number: ['30091-7'],
      borrower_state_of_org: ['New Mexico'],
      borrower_tin: ['85-4410027'],
      borrower_name: ['Painted Rock Ventures, LLC'],
      borrower_address: ['62 Tramway Loop NE, Albuquerque, NM 87122'],
      lender_name: ['Sandia Community Bank'],
      lender_address: ['4000 Central Ave SE, Albuquerque, NM 87108'],
      principal_amount: ['925000.00'],
      note_date: ['2025-02-24'],
      loan_purpose: ['Acquire office building'],
      property_address: ['5501 Jefferson St NE, Albuquerque, NM 87109'],
      collateral_description: ['real property located at 5501 Jefferson St NE, Albuquerque, NM 87109'],
    },
    whole: true,
  },
  {
    name: 'a list of a credit union',
    docType: 'borrowing_resolution',
    text: `
CORPORATE BORROWING AUTHORIZATION
Prepared for the credit union: Horizon Business Federal Credit Union, 6 Commerce Pkwy, Huntsville, AL 35806
Member business (legal name)     Tennessee Valley Welding Co.
Type of entity                   S Corporation
State of incorporation           Alabama
Federal tax ID                   63-1190233
Business address                 1717 Meridian St, Huntsville, AL 35811
Loan amount authorized           $175,000.00
Loan type                        Equipment term loan
Purpose of loan                  Purchase CNC plasma table
Collateral offered               CNC plasma table serial 88-2210; all business equipment
Person(s) authorized             Cody Barnes, President;  Jill Barnes, Vice President
Number of signatures required    One
Date adopted                     April 9, 2025
I certify that the above is a true record of action by the board of directors.
[ink]
Jill Barnes, Corporate Secretary`,
    expected: {
      borrower_address: ['1717 Meridian St, Huntsville, AL 35811'],
      borrower_state_of_org: ['Alabama'],
      borrower_tin: ['63-1190233'],
      borrower_name: ['Tennessee Valley Welding Co.'],
      loan_purpose: ['Purchase CNC plasma table'],
      borrower_entity_type: ['S Corporation'],
      collateral_description: ['CNC plasma table serial 88-2210; all business equipment'],
      principal_amount: ['175000.00'],
      lender_name: ['Horizon Business Federal Credit Union'],
      lender_address: ['6 Commerce Pkwy, Huntsville, AL 35806'],
    },
    whole: true,
  },
  {
    name: 'a church',
    docType: 'borrowing_resolution',
    text: `
CHURCH RESOLUTION TO BORROW FUNDS
At a duly called business meeting of Grace Fellowship Church of Tyler, a Texas nonprofit corporation, held on the 9th day of February, 2025, the congregation voted to approve a loan from Piney Woods Bank, Tyler, Texas in an amount not exceeding $1,450,000.00 at a rate not to exceed 7.5% for a term of 20 years, for construction of a family life center. The loan is to be secured by a deed of trust on the church property at 3300 Old Jacksonville Road, Tyler, Texas 75701.
The following trustees may execute all instruments:
Dean Mattox, Trustee
Olivia Crane, Trustee
Certified by the Clerk: [ink]
Fern Adcock, Church Clerk
Date: February 12, 2025`,
    expected: {
      borrower_entity_type: ['a Texas nonprofit corporation'],
      lender_name: ['Piney Woods Bank'],
      principal_amount: ['1450000.00'],
      loan_purpose: ['construction of a family life center'],
      term_months: ['240'],
      property_address: ['3300 Old Jacksonville Road, Tyler, Texas 75701'],
      borrower_name: ['Grace Fellowship Church of Tyler'],
    },
  },
];

describe('instruments in more wordings', () => {
  it.each(papers)('reads $name', ({ docType, text, expected, whole = false, blank = [] }) => {
    const read = valuesOn(docType, text);
    if (whole) expect(read).toEqual(expected);
    else expect(read).toMatchObject(expected);
    for (const field of blank) expect(read).not.toHaveProperty(field);
  });
});
