import type { WrittenCase } from '../paper.ts';

export const writtenInstruments: readonly WrittenCase[] = [
  {
    name: 'a deed of trust in the words of the older uniform instruments',
    docType: 'deed_of_trust',
    text: `
After Recording Return To:
Ridge Title & Escrow, Inc.
88 Court Street
Bend, OR 97701

                                   DEED OF TRUST

THIS DEED OF TRUST ("Security Instrument") is made on March 3, 2026. The grantor is Wei Foster and Nancy A. Foster, husband and wife ("Borrower"). The trustee is Lone Star Trustee Services, LLC ("Trustee"). The beneficiary is Harbor National Bank, which is organized and existing under the laws of the United States, and whose address is 210 Sunset Boulevard, Austin, TX 78701 ("Lender"). Borrower owes Lender the principal sum of Two Hundred Forty Thousand and 00/100 Dollars (U.S. $240,000.00). This debt is evidenced by Borrower's note dated the same date as this Security Instrument ("Note"), which provides for monthly payments, with the full debt, if not paid earlier, due and payable on April 1, 2056. This Security Instrument secures to Lender: (a) the repayment of the debt evidenced by the Note. For this purpose, Borrower irrevocably grants and conveys to Trustee, in trust, with power of sale, the following described property located in Travis County, Texas:

Lot 4, Block 9, Willow Creek Subdivision, according to the recorded plat thereof, County of Travis, State of Texas

which has the address of 77 Elm Court, Austin, TX 78701 ("Property Address");

TOGETHER WITH all the improvements now or hereafter erected on the property.

BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this Security Instrument.

[ink]                                   (Seal)
Wei Foster                              -Borrower

[ink]                                   (Seal)
Nancy A. Foster                         -Borrower

STATE OF TEXAS
COUNTY OF TRAVIS
This instrument was acknowledged before me on March 3, 2026 by Wei Foster and Nancy A. Foster.

[ink]
Notary Public, State of Texas
My commission expires: June 30, 2028`,
    expected: {
      payment_frequency: ['monthly'],
      note_date: '2026-03-03',
      borrower_name: ['Wei Foster', 'Nancy A. Foster'],
      trustee_name: 'Lone Star Trustee Services, LLC',
      lender_name: 'Harbor National Bank',
      lender_address: '210 Sunset Boulevard, Austin, TX 78701',
      principal_words: 'Two Hundred Forty Thousand and 00/100',
      principal_amount: '240000.00',
      maturity_date: '2056-04-01',
      property_county: 'Travis',
      legal_description:
        'Lot 4, Block 9, Willow Creek Subdivision, according to the recorded plat thereof, County of Travis, State of Texas',
      property_address: '77 Elm Court, Austin, TX 78701',
      security_instrument_signed: 'true',
      notary_present: 'true',
      notary_date: '2026-03-03',
      notary_commission_expiration: '2028-06-30',
    },
  },
  {
    name: 'a deed of trust drawn by an attorney, with an exhibit',
    docType: 'deed_of_trust',
    text: `
                     COMMERCIAL DEED OF TRUST, ASSIGNMENT OF LEASES
                       AND RENTS AND SECURITY AGREEMENT

     This Commercial Deed of Trust (this "Deed of Trust") is made and entered into as of October 4, 2025, by RIDGELINE DAIRY, L.P., a California limited partnership, with its principal place of business at 950 Maple Avenue, Riverside, CA 92501 (the "Grantor"), to PUBLIC TRUSTEE OF LARIMER COUNTY, as trustee (the "Trustee"), for the benefit of CASCADE COMMUNITY CREDIT UNION, whose mailing address is 18 Old Mill Lane, Bend, OR 97701, and its successors and assigns (the "Beneficiary").

     A. Grantor has executed in favor of Beneficiary that certain promissory note of even date herewith in the principal sum of TWO MILLION ONE HUNDRED THOUSAND AND NO/100 DOLLARS ($2,100,000.00), maturing on October 4, 2035 (the "Note").

     B. The land is situated in the County of Larimer, State of Colorado, and is more particularly described in Exhibit A attached hereto (the "Land"), having a street address of 61 State Highway 6, Fort Collins, CO 80521. Tax Parcel Number: 22-310-44-801.

     1. The maximum principal amount secured hereby shall not exceed $4,200,000.00.

     2. All interest after default shall accrue at 12.000%.

GRANTOR:

RIDGELINE DAIRY, L.P., a California limited partnership

By: [bare]
Name: Luis Stone
Title: General Partner


                                   EXHIBIT A
                               Legal Description

Lot 7, Block 2, Harmony Ridge Filing No. 2, according to the recorded plat thereof, County of
Larimer, State of Colorado`,
    expected: {
      note_date: '2025-10-04',
      borrower_name: 'RIDGELINE DAIRY, L.P.',
      borrower_entity_type: 'a California limited partnership',
      borrower_state_of_org: 'California',
      default_rate: '12',
      borrower_address: '950 Maple Avenue, Riverside, CA 92501',
      trustee_name: 'PUBLIC TRUSTEE OF LARIMER COUNTY',
      lender_name: 'CASCADE COMMUNITY CREDIT UNION',
      lender_address: '18 Old Mill Lane, Bend, OR 97701',
      principal_words: 'TWO MILLION ONE HUNDRED THOUSAND AND NO/100',
      principal_amount: '2100000.00',
      maturity_date: '2035-10-04',
      property_county: 'Larimer',
      property_address: '61 State Highway 6, Fort Collins, CO 80521',
      parcel_number: '22-310-44-801',
      max_lien_amount: '4200000.00',
      legal_description:
        'Lot 7, Block 2, Harmony Ridge Filing No. 2, according to the recorded plat thereof, County of Larimer, State of Colorado',
      security_instrument_signed: 'false',
    },
  },
  {
    name: 'a mortgage that begins with its date and parties',
    docType: 'mortgage',
    text: `
Return To: Cascade Community Credit Union, 18 Old Mill Lane, Bend, OR 97701
                           REAL ESTATE MORTGAGE
                        (With Future Advance Clause)

1. DATE AND PARTIES. The date of this Mortgage is 11/21/2025. The parties and their addresses are:

MORTGAGOR:
LAKESIDE DENTAL, LLC
A Texas Limited Liability Company
71 Elm Court
Austin, TX 78701

LENDER:
CASCADE COMMUNITY CREDIT UNION
18 Old Mill Lane
Bend, OR 97701

2. CONVEYANCE. For good and valuable consideration, Mortgagor grants, bargains, conveys and mortgages to Lender the following described property: Lot 12, Block 11, Willow Creek Subdivision, according to the recorded plat thereof, County of Travis, State of Texas
The property is located in TRAVIS County at 2020 Maple Avenue, Austin, TX 78701.

3. MAXIMUM OBLIGATION LIMIT. The total principal amount secured by this Mortgage at any one time will not exceed $450,000.00.

4. SECURED DEBTS. A. Specific Debts. A promissory note or other agreement, No. 20044871, dated November 21, 2025, from Mortgagor to Lender, with a loan amount of $450,000.00 and maturing on November 21, 2030.

SIGNATURES. By signing, Mortgagor agrees to the terms.

LAKESIDE DENTAL, LLC
By [ink]   Date 11/21/2025
GREGORY STONE, MANAGER

[ink]
(Notary Public)`,
    expected: {
      note_date: '2025-11-21',
      borrower_name: 'LAKESIDE DENTAL, LLC',
      borrower_entity_type: 'A Texas Limited Liability Company',
      borrower_state_of_org: 'Texas',
      borrower_address: '71 Elm Court, Austin, TX 78701',
      lender_name: 'CASCADE COMMUNITY CREDIT UNION',
      lender_address: '18 Old Mill Lane, Bend, OR 97701',
      legal_description:
        'Lot 12, Block 11, Willow Creek Subdivision, according to the recorded plat thereof, County of Travis, State of Texas',
      property_county: 'TRAVIS',
      property_address: '2020 Maple Avenue, Austin, TX 78701',
      max_lien_amount: '450000.00',
      principal_amount: '450000.00',
      maturity_date: '2030-11-21',
      loan_number: '20044871',
      security_instrument_signed: 'true',
      notary_present: 'true',
      signer_name: 'GREGORY STONE',
      signer_title: 'MANAGER',
    },
  },
  {
    name: 'an open-end mortgage in one paragraph',
    docType: 'mortgage',
    text: `
                          OPEN-END MORTGAGE AND SECURITY AGREEMENT
                              Maximum Principal Indebtedness $1,180,000.00

This Open-End Mortgage is given this 9th day of May, 2025, by Daniel Yamamoto and James Lindqvist, as joint tenants, of 2756 Elm Court, Suite 391, Twin Falls, ID 83301, hereinafter referred to as "Mortgagor", to First Meridian Bank, a state chartered bank, of 6712 West 42nd Street, Bend, OR 97701, hereinafter referred to as "Mortgagee".

Mortgagor is indebted to Mortgagee in the sum of $590,600.00, as evidenced by a note payable in full on or before June 1, 2045, Loan No. 2443-89024.

To secure the same, Mortgagor mortgages to Mortgagee the premises situated in Bibb County, Georgia, being Lot 22, Block 7, Sunnyside Addition, according to the recorded plat thereof, County of Bibb, State of Georgia, and known as 6474 Old Mill Lane, Macon, GA 31201, Parcel ID 11-346-57-904.

MORTGAGOR
[ink]
Daniel Yamamoto
[ink]
James Lindqvist

Sworn to before me
[bare]
Notary Public`,
    expected: {
      max_lien_amount: '1180000.00',
      note_date: '2025-05-09',
      borrower_name: ['Daniel Yamamoto', 'James Lindqvist'],
      borrower_address: '2756 Elm Court, Suite 391, Twin Falls, ID 83301',
      lender_name: 'First Meridian Bank',
      lender_address: '6712 West 42nd Street, Bend, OR 97701',
      principal_amount: '590600.00',
      maturity_date: '2045-06-01',
      loan_number: '2443-89024',
      property_county: 'Bibb',
      legal_description:
        'Lot 22, Block 7, Sunnyside Addition, according to the recorded plat thereof, County of Bibb, State of Georgia',
      property_address: '6474 Old Mill Lane, Macon, GA 31201',
      parcel_number: '11-346-57-904',
      security_instrument_signed: 'true',
      notary_present: 'false',
    },
  },
  {
    name: 'an absolute assignment of rents',
    docType: 'assignment_of_rents',
    text: `
                          ABSOLUTE ASSIGNMENT OF RENTS AND LEASES

     THIS ABSOLUTE ASSIGNMENT OF RENTS AND LEASES (this "Assignment") is executed as of the 14th day of July, 2025 by PRAIRIE WIND LOGISTICS CORPORATION, an Iowa corporation ("Assignor"), whose address is 300 Industrial Parkway, Cedar Rapids, IA 52401, in favor of HARBOR NATIONAL BANK ("Assignee"), whose address is 45 Harbor View Drive, Bend, OR 97701.

     Assignor is the owner of the property commonly known as 212 North Main Street, Lancaster, PA 17602 (the "Property"), located in Lancaster County, Pennsylvania, and legally described as: Lot 40, Block 8, Sunnyside Addition, according to the recorded plat thereof, County of Lancaster, State of Pennsylvania.

     Assignee has agreed to make a loan to Assignor in the amount of $875,000.00 (Loan No. 0771120034), evidenced by a promissory note dated July 14, 2025 and due on July 14, 2032.

ASSIGNOR:
PRAIRIE WIND LOGISTICS CORPORATION
By: [ink]
    Carlos Reyes, Chief Executive Officer

[ink]
Notary Public`,
    expected: {
      note_date: '2025-07-14',
      borrower_name: 'PRAIRIE WIND LOGISTICS CORPORATION',
      borrower_entity_type: 'an Iowa corporation',
      borrower_state_of_org: 'Iowa',
      borrower_address: '300 Industrial Parkway, Cedar Rapids, IA 52401',
      lender_name: 'HARBOR NATIONAL BANK',
      lender_address: '45 Harbor View Drive, Bend, OR 97701',
      property_address: '212 North Main Street, Lancaster, PA 17602',
      property_county: 'Lancaster',
      legal_description:
        'Lot 40, Block 8, Sunnyside Addition, according to the recorded plat thereof, County of Lancaster, State of Pennsylvania',
      principal_amount: '875000.00',
      loan_number: '0771120034',
      maturity_date: '2032-07-14',
      notary_present: 'true',
    },
  },
  {
    name: 'a rider for a rate that is fixed at first',
    docType: 'rider',
    text: `
                         FIXED/ADJUSTABLE RATE RIDER

THIS FIXED/ADJUSTABLE RATE RIDER is made this 2nd day of June, 2025, and is incorporated into and shall be deemed to amend and supplement the Mortgage (the "Security Instrument") of the same date given by the undersigned ("Borrower") to secure Borrower's Fixed/Adjustable Rate Note (the "Note") to GRANITE PEAK FEDERAL CREDIT UNION ("Lender") of the same date and covering the property described in the Security Instrument and located at:

88 West 42nd Street, Twin Falls, ID 83301
[Property Address]

A. ADJUSTABLE RATE AND MONTHLY PAYMENT CHANGES
The Note provides for an initial fixed interest rate of 5.875%. The Note also provides for a change in the initial fixed rate to an adjustable interest rate, as follows:
(A) Change Dates. The initial fixed interest rate I will pay will change to an adjustable interest rate on June 1, 2030, and the adjustable interest rate I will pay may change on that day every 12th month thereafter.
(B) The Index. Beginning with the first Change Date, the adjustable interest rate will be based on an Index. The "Index" is the 5-Year Treasury Constant Maturity Rate.
(C) Calculation of Changes. The Note Holder will calculate my new interest rate by adding two and three quarters percentage points (2.750%) (the "Margin") to the Current Index.
(D) Limits on Interest Rate Changes. The interest rate I am required to pay at the first Change Date will not be greater than 7.875% or less than 3.875%. My interest rate will never be greater than 10.875%.

BY SIGNING BELOW, Borrower accepts and agrees to the terms of this Rider.

[ink]                                   (Seal)
Hannah Reyes                            -Borrower

Loan #: 009188273`,
    expected: {
      note_date: '2025-06-02',
      lender_name: 'GRANITE PEAK FEDERAL CREDIT UNION',
      property_address: '88 West 42nd Street, Twin Falls, ID 83301',
      interest_rate: '5.875',
      first_rate_change_date: '2030-06-01',
      rate_index: '5-Year Treasury Constant Maturity Rate',
      rate_margin: '2.75',
      rate_ceiling: '10.875',
      borrower_name: 'Hannah Reyes',
      loan_number: '009188273',
      rate_type: 'variable',
      rate_change_frequency: '12th month',
    },
  },
  {
    name: 'a rider as a list of terms',
    docType: 'rider',
    text: `
                    VARIABLE RATE RIDER TO MORTGAGE
This Variable Rate Rider dated September 11, 2025 supplements the mortgage given by Blue Heron Hospitality LLC ("Borrower") to Cascade Community Credit Union ("Lender") on property at 7809 Harbor View Drive, Fort Collins, CO 80521.

Initial rate:            6.250%
Index:                   Wall Street Journal Prime Rate
Margin:                  2.750%
First change date:       September 11, 2026
Frequency of change:     year
Maximum rate:            15.750%
Minimum rate:            4.750%

Blue Heron Hospitality LLC
By: [ink]
Robert J. Yamamoto, Member`,
    expected: {
      note_date: '2025-09-11',
      borrower_name: 'Blue Heron Hospitality LLC',
      lender_name: 'Cascade Community Credit Union',
      property_address: '7809 Harbor View Drive, Fort Collins, CO 80521',
      interest_rate: '6.25',
      rate_index: 'Wall Street Journal Prime Rate',
      rate_margin: '2.75',
      first_rate_change_date: '2026-09-11',
      rate_change_frequency: 'year',
      rate_ceiling: '15.75',
      rate_floor: '4.75',
    },
  },
];
