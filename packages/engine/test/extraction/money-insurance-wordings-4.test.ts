import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const papers: readonly Case[] = [
  {
    name: 'a letter of direction with who closes and what the payments make',
    docType: 'disbursement_authorization',
    text: `
LETTER OF DIRECTION

August 3, 2026

Summit Valley Bank
88 Court Street
Reno, NV 89501

Re: Loan No. 70-44121

Ladies and Gentlemen:

The undersigned, Basin Freight, Inc., a Nevada corporation, received from you on August 3, 2026 a loan of $640,000.00, secured by a deed of trust on 4100 Depot Way, Sparks, NV 89431. You are instructed to apply the loan proceeds as follows:

1. $212,000.00 by wire to Great Basin Title Company as closing agent for the purchase of the land;
2. $398,500.00 to Cornerstone Bank in payoff of its loan;
3. $29,500.00 to our operating account no. 4471 with you.

The sum of these payments is $640,000.00. Please release the funds on August 5, 2026.

Very truly yours,
Basin Freight, Inc.
By: ______________ Carla Nunez, President`,
    expected: {
      borrower_name: ['Basin Freight, Inc.'],
      settlement_agent: ['Great Basin Title Company'],
      amount_to_borrower: ['29500.00'],
      loan_proceeds_total: ['640000.00'],
      disbursement_date: ['2026-08-05'],
    },
  },
  {
    name: 'instructions of two members with no form',
    docType: 'disbursement_authorization',
    text: `
DISBURSEMENT INSTRUCTIONS

To: First Harvest Credit Union        Date: 11/02/2026
Member: Tomas Alder and Rita Alder
Loan: 550-99812                        Amount: $84,000.00

We signed our loan papers on 11/02/2026. Please pay out our loan this way:

   Old mortgage at Delta Savings        $61,330.20
   Pioneer Abstract & Title (closing)   $1,944.80
   Deposit to our share account         $20,725.00
                                        ----------
   All together                         $84,000.00

Do not pay anything out before 11/06/2026, when our right to cancel ends.`,
    expected: {
      closing_date: ['2026-11-02'],
      principal_amount: ['84000.00'],
      amount_to_borrower: ['20725.00'],
      loan_proceeds_total: ['84000.00'],
      settlement_agent: ['Pioneer Abstract & Title'],
      disbursement_date: ['2026-11-06'],
    },
  },
  {
    name: 'a memorandum that names whom the closer is paid for',
    docType: 'disbursement_authorization',
    text: `
FUNDING AUTHORIZATION MEMO

TO: Loan Operations
FROM: Dana Whitlock, Commercial Loan Officer
DATE: 4/14/2026
RE: Kettle Creek Orchards LLC, Loan 88-10233

Note signed 4/14/2026 in the amount of $1,250,000.00. Please fund today as shown:

Paid to Keystone Settlement Services for the seller          $1,100,000.00
Paid to borrower's operating account                           $137,500.00
Origination fee retained by bank                                $12,500.00

Total funded                                                 $1,250,000.00

Purpose: purchase of orchard land. Title through Keystone Settlement Services, file KS-26-118.`,
    expected: {
      settlement_agent: ['Keystone Settlement Services'],
      closing_date: ['2026-04-14'],
      loan_officer: ['Dana Whitlock'],
    },
    blank: ['note_date'],
  },
  {
    name: 'a direction to pay of a loan that closed before',
    docType: 'disbursement_authorization',
    text: `
Direction to Pay

I/we, Marcus Feld and Ilse Feld, direct Harbor Trust Bank to pay from the proceeds of Loan Number 33104455 (the loan, for $310,000.00, closed June 9, 2026 at the offices of Seaboard Title Agency, LLC):

(i) to ourselves, the sum of $40,000.00;
(ii) to others on our behalf, the sum of $270,000.00.

Aggregate of all payments: $310,000.00. The loan is for personal, family or household purposes.

Funds are not to go out earlier than June 13, 2026.`,
    expected: {
      borrower_name: ['Marcus Feld', 'Ilse Feld'],
      closing_date: ['2026-06-09'],
      settlement_agent: ['Seaboard Title Agency, LLC'],
      loan_proceeds_total: ['310000.00'],
      disbursement_date: ['2026-06-13'],
    },
    blank: ['note_date'],
  },
  {
    name: 'a payoff letter to the title company that asked',
    docType: 'payoff_statement',
    text: `
CARDINAL MORTGAGE SERVICING
P.O. Box 8812, Omaha, NE 68103

March 4, 2026

Lakeshore Title & Escrow, LLC
Attn: Payoff Desk
400 Harbor Boulevard
Erie, PA 16501

Re: Harold and June Pickett, our loan 7718820

Dear Sir or Madam:

Thank you for your inquiry. To pay this loan in full we must have $118,204.55 in our office by March 20, 2026. Interest of $21.84 accrues daily after that.`,
    expected: {
      settlement_agent: ['Lakeshore Title & Escrow, LLC'],
      payoff_amount: ['118204.55'],
      payoff_per_diem: ['21.84'],
      payoff_good_through: ['2026-03-20'],
    },
    blank: ['lender_name'],
  },
  {
    name: 'a payoff letter to the new lender',
    docType: 'payoff_statement',
    text: `
PAYOFF LETTER

BLUE VALLEY STATE BANK
100 Main Street
Topeka, KS 66603

June 2, 2026

Prairie Community Credit Union
77 Grain Street
Salina, KS 67401

RE: Payoff, Milo Grain LLC

Gentlemen:

As you have requested, the payoff through June 30, 2026 is $88,120.00, with interest of $14.20 per day thereafter.

Very truly yours,`,
    expected: {
      lender_name: ['Prairie Community Credit Union'],
      lender_address: ['77 Grain Street, Salina, KS 67401'],
      borrower_name: ['Milo Grain LLC'],
      payoff_amount: ['88120.00'],
    },
  },
  {
    name: 'a payoff letter to who borrowed, with the old lender over it',
    docType: 'payoff_statement',
    text: `



Statement of Payoff


CORNERSTONE BANK
100 Main Street
Topeka, KS 66603

June 2, 2026

Alma Reyes
9 Birch Court
Topeka, KS 66604

Dear Ms. Reyes:

As you have requested, the amount needed to pay your loan in full on June 30, 2026 is $88,120.00. Add $14.20 for each day after that.

Sincerely,`,
    expected: { borrower_name: ['Alma Reyes'], payoff_good_through: ['2026-06-30'] },
    blank: ['lender_name', 'lender_address'],
  },
  {
    name: 'a payoff quote in one sentence',
    docType: 'payoff_statement',
    text: `
PAYOFF QUOTE

Lender/Servicer: Sandhills Bank              Quote date: 1/5/2026
Customer: Boyd Ranch, Inc.                   Note: 44-1102
Quote good to: 1/31/2026
Principal 310,000.00; interest 2,110.45; lien release 30.00. Grand total 312,140.45.
Interest runs at 60.30 daily after 1/31/2026.
Send funds with reference to Note 44-1102 in Cherry County, Nebraska.`,
    expected: { payoff_amount: ['312140.45'], payoff_per_diem: ['60.30'] },
    blank: ['lender_name'],
  },
  {
    name: 'a statement that says when it was given, and in which county the home is',
    docType: 'truth_in_lending',
    text: `
FEDERAL TRUTH IN LENDING STATEMENT

Creditor: Hill Country Federal Credit Union, 90 Ranch Road, Kerrville, TX 78028
This statement was given to Nora Quintero and Abel Quintero on March 3, 2026 for Loan 7100233.

Annual Percentage Rate: 7.204%
Finance Charge: $101,220.33
Amount Financed: $139,480.00
Total of Payments: $240,700.33

Your payment schedule will be: 239 payments of $1,002.92 each month starting May 1, 2026, and one final payment of $1,002.45 on April 1, 2046.
Security: you are giving a security interest in your home at 12 Cedar Brake, Kerrville, TX 78028, Kerr County.
Late charge: 5% of any payment more than 10 days late.
Prepayment: if you pay off early you will not have to pay a penalty.`,
    expected: {
      date_issued: ['2026-03-03'],
      borrower_name: ['Nora Quintero', 'Abel Quintero'],
      property_county: ['Kerr'],
      number_of_payments: ['239'],
    },
  },
  {
    name: 'disclosures that name their figures in brackets',
    docType: 'truth_in_lending',
    text: `
TRUTH-IN-LENDING DISCLOSURE

Pine State Bank ("Lender," "we") makes the following disclosures to Aaron J. Beck ("Borrower," "you") on 10/14/2026 in connection with Loan No. 61-00912.

The cost of your credit as a yearly rate (APR) is 6.991%. The dollar amount the credit will cost you (Finance Charge) is $88,230.10. The amount of credit provided to you (Amount Financed) is $151,700.00. The amount you will have paid after making all payments as scheduled (Total of Payments) is $239,930.10.

You agree to repay the loan in 180 equal monthly installments of $1,332.95, the first of which falls due December 1, 2026.

The interest rate is fixed. We are taking a mortgage on 8 Ledge Road, Camden, ME 04843, Knox County, Maine.`,
    expected: {
      apr: ['6.991'],
      finance_charge: ['88230.10'],
      amount_financed: ['151700.00'],
      total_of_payments: ['239930.10'],
      borrower_name: ['Aaron J. Beck'],
      lender_name: ['Pine State Bank'],
      first_payment_date: ['2026-12-01'],
    },
  },
  {
    name: 'disclosures prepared for a borrower',
    docType: 'truth_in_lending',
    text: `
Loan Disclosure (Truth in Lending Act)

Prepared for: Lydia Sorensen                Prepared by: Bluff City Bank
Date of these disclosures: 07/07/2026       Account: 4400-118

ANNUAL            FINANCE        AMOUNT          TOTAL OF
PERCENTAGE        CHARGE         FINANCED        PAYMENTS
RATE
8.125%            $4,410.22      $20,000.00      $24,410.22

Payments: 60 monthly payments of $406.84 beginning August 7, 2026
Property securing this loan: 77 River Street, Memphis, TN 38103 (Shelby County)
Late payments: after 15 days, $20.34 or 5%`,
    expected: { borrower_name: ['Lydia Sorensen'], date_issued: ['2026-07-07'], property_county: ['Shelby'] },
  },
  {
    name: 'a notice that was received on the days of signing',
    docType: 'right_to_cancel',
    text: `
NOTICE OF RIGHT TO CANCEL

Borrowers: Colin Marsh and Dee Marsh
Property: 14 Fern Hill, Salem, OR 97301 in Marion County
Loan #: 77-01123

You are entering into a transaction on 04/02/2026 that will result in a lien on your home.
You have three business days to cancel. If you cancel by mail, you must send the notice no later than midnight of 04/06/2026 to:

Willamette Bank
200 State Street
Salem, OR 97301

I received two copies of this notice and one copy of the disclosures.

[ink]
Colin Marsh                      Date received 04/02/2026
[ink]
Dee Marsh                        Date received 04/03/2026`,
    expected: { closing_date: ['2026-04-02'], rescission_end_date: ['2026-04-06'], property_county: ['Marion'] },
    blank: ['note_date'],
  },
  {
    name: 'an escrow company’s statement with the demand of the old lender',
    docType: 'settlement_statement',
    text: `
NORTHSTAR ESCROW CORPORATION
BORROWER'S FINAL CLOSING STATEMENT

Escrow No.: 20-8814-RK                        Title Order No.: 6612-330
Borrower: Opal Whitaker
Property: 5 Juniper Lane, Bend, OR 97701
Lender: Deschutes Federal Credit Union        Loan No. 330-90121
Closing date: 05/14/2026                      Funds disbursed: 05/18/2026

                                              DEBITS           CREDITS
New loan                                                       312,000.00
Payoff to Umpqua Home Lending                 241,118.20
   (per diem 39.11; demand good to 05/29/2026)
Interest from 05/18/2026 to 06/01/2026
   14 days at 51.92                           726.88
Loan origination charge                       2,340.00
Title insurance premium to Old Republic       1,105.00
Homeowner policy, Mutual of Enumclaw Insurance Company      1,420.00
Recording fees, Deschutes County Clerk        212.00
Escrow fee                                    780.00
Total settlement costs                        6,583.88
Cash to borrower                              64,297.92`,
    expected: {
      title_commitment_number: ['6612-330'],
      settlement_file_number: ['20-8814-RK'],
      payoff_per_diem: ['39.11'],
      payoff_good_through: ['2026-05-29'],
      property_county: ['Deschutes'],
      insurer_name: ['Mutual of Enumclaw Insurance Company'],
    },
  },
  {
    name: 'a buyer’s statement that tells the loan in one line',
    docType: 'settlement_statement',
    text: `
Closing Statement of Buyer

File: TX-26-0091
Buyer: Reed Calloway and Mara Calloway
Seller: Estate of Jon Pruitt
Premises: 18 Live Oak Drive, Austin, TX 78704
Closing agent: Lone Star Title Company
Date of closing: July 8, 2026
Disbursement: July 8, 2026

Purchase price                               $455,000.00
Mortgage loan, First Colony Bank, no. 88-2001 ($364,000.00 at 6.375% fixed)
Interest on mortgage loan at 6.375%, July 8 to August 1, 2026, 24 days   $1,525.81
Lender's origination fee                     $2,730.00
Hazard premium (Texas Farm Mutual Insurance Company)   $1,880.00
Fees to Travis County for recording          $98.00
The buyer's closing costs amount in all to $8,911.45.
Balance due from buyer                       $99,911.45`,
    expected: {
      lender_name: ['First Colony Bank'],
      principal_amount: ['364000.00'],
      interest_rate: ['6.375'],
      property_county: ['Travis'],
      insurer_name: ['Texas Farm Mutual Insurance Company'],
      total_closing_costs: ['8911.45'],
    },
    blank: ['payoff_amount'],
  },
  {
    name: 'a statement of both sides with the seller’s payoff',
    docType: 'settlement_statement',
    text: `
SELLER'S AND BUYER'S CLOSING STATEMENT

Buyer: Ora Finch             Seller: Max Tull
Property: 3 Hill Road, Salem, OR 97301
Settlement agent: Marion Title & Escrow     File 26-1180
Closing date: 2/2/2026

                                        Buyer           Seller
Sale price                              $300,000.00     $300,000.00
New loan, Willamette Bank               ($240,000.00)
Payoff of seller's loan, Umpqua Bank                    ($101,220.10)
Credit from seller toward closing costs of $2,000.00
Title insurance premium, Oregon Mutual Title Insurance Company   $900.00
Cash due from buyer                     $64,311.10`,
    expected: { lender_name: ['Willamette Bank'], principal_amount: ['240000.00'] },
    blank: ['payoff_amount', 'total_closing_costs', 'insurer_name'],
  },
  {
    name: 'a message that asks for a wire',
    docType: 'wire_instructions',
    text: `
From: Janet Ruiz <jruiz@summitbank.example>
To: Wire Desk
Cc: Tom Barrow, Loan Officer
Date: Tuesday, June 9, 2026 9:14 AM
Subject: WIRE REQUEST - Hale Brothers Farms, Inc. - Ln 5510-22

Please wire out today for the above loan closing:

$418,220.16 to Mid-Plains Title Company's escrow account at Farmers National Bank, routing 104900021, account 2200918. Use their file # MP-3391 as the reference.

The loan closes at 11 this morning. Callback done with Sue at Mid-Plains.

Janet Ruiz
Vice President, Summit Bank`,
    expected: {
      wire_amount: ['418220.16'],
      wire_beneficiary_aba: ['104900021'],
      wire_beneficiary_account: ['2200918'],
      borrower_name: ['Hale Brothers Farms, Inc.'],
      loan_officer: ['Tom Barrow'],
      loan_number: ['5510-22'],
    },
  },
  {
    name: 'a closer’s sheet to the lender’s closing department',
    docType: 'wire_instructions',
    text: `
HERITAGE TITLE & ESCROW
31 Market Square, Dayton, OH 45402

WIRE TRANSFER INSTRUCTIONS FOR LENDER'S FUNDS

April 20, 2026

Gem City Savings Bank
Attn: Closing Department
900 Main Street
Dayton, OH 45402

RE: Borrower: Wilma Stokes
    Property: 44 Locust Avenue, Dayton, OH 45405
    Our file: HT-26-771
    Loan: 90-33417
    Closing: April 28, 2026

Wire the net proceeds of $187,450.00 to:

Bank: Fifth Third Bank
ABA: 042000314
Account name: Heritage Title & Escrow IOTA Trust
Account #: 7788120034
Reference: HT-26-771 / Stokes`,
    expected: {
      lender_name: ['Gem City Savings Bank'],
      lender_address: ['900 Main Street, Dayton, OH 45402'],
      closing_date: ['2026-04-28'],
      wire_amount: ['187450.00'],
    },
  },
  {
    name: 'a confirmation of a wire in plain words',
    docType: 'wire_instructions',
    text: `
FEDWIRE CONFIRMATION

Date sent            05/09/2026
Amount               $590,600.00
From                 First Meridian Bank
From ABA             073900001
By order of          Loan Dept / Yamamoto 2443-89024
Paid to bank         Merchants Trust Company
Their ABA            017267331
Credited to          Clearwater Abstract Company Escrow
Credit acct          4410092211
Message              File 24-1182 Yamamoto`,
    expected: {
      lender_name: ['First Meridian Bank'],
      wire_beneficiary_bank: ['Merchants Trust Company'],
      wire_beneficiary_name: ['Clearwater Abstract Company Escrow'],
      wire_beneficiary_aba: ['017267331'],
    },
  },
  {
    name: 'a message that a wire went out',
    docType: 'wire_instructions',
    text: `
Outgoing Wire Request - Confirmation of Release

From:          Wire Room <wires@bank.example>
Subject:       Wire sent: Daniel Yamamoto & James Lindqvist / Loan # 2443-89024`,
    expected: { borrower_name: ['Daniel Yamamoto', 'James Lindqvist'], loan_number: ['2443-89024'] },
  },
  {
    name: 'a subject that names nobody',
    docType: 'wire_instructions',
    text: `
Outgoing Wire Request

From:          Wire Room <wires@bank.example>
Subject:       Payoff wire request - Loan # 2443-89024`,
    expected: {},
    blank: ['borrower_name'],
  },
  {
    name: 'declarations in sentences',
    docType: 'property_insurance',
    text: `
FARM & RANCH MUTUAL INSURANCE COMPANY
Personal Lines Declarations

Policy 77-HO-44102            Term: one year from 03/01/2026 12:01 A.M.
Named Insured: Dale and Peggy Orr, 91 Section Road, Minot, ND 58701

We insure the one family frame dwelling at 91 Section Road, Minot, ND 58701, in Ward County, for $284,000 (Coverage A). Other structures $28,400; contents $142,000.

A deductible of $2,500 applies to each loss, except wind and hail, for which it is 1% of Coverage A.

Loss payable to Dakota Prairie Credit Union, PO Box 18, Minot, ND 58702, as first mortgagee, loan 20-11873.
The policy expires 03/01/2027.`,
    expected: {
      insurer_name: ['FARM & RANCH MUTUAL INSURANCE COMPANY'],
      hazard_effective_date: ['2026-03-01'],
      hazard_deductible: ['2500.00'],
      property_county: ['Ward'],
    },
  },
  {
    name: 'a summary with the building’s occupancy',
    docType: 'property_insurance',
    text: `
COMMERCIAL PROPERTY COVERAGE SUMMARY

Insurer: Keystone Indemnity Company           Policy: CPX 8812034
Insured: Lowe Hardware, Inc.                  From: 05/15/2026  To: 05/15/2027
Location 1: 400 Depot Street, Altoona, PA 16601 (Blair County)
Occupancy: Retail store
Building limit $1,150,000     Contents limit $200,000
Deductibles: $5,000 all perils; $25,000 named storm
Lender's loss payable: Juniata Valley Bank ISAOA, 1 Bank Square, Mifflintown, PA 17059`,
    expected: { property_type: ['Retail store'], hazard_deductible: ['5000.00'], property_county: ['Blair'] },
  },
  {
    name: 'an agent’s letter of what was bound',
    docType: 'property_insurance',
    text: `
Insurance Binder Letter

July 1, 2026

Re: 12 Orchard Lane, Yakima, WA 98902
Loan no. 4410-3321

To: Cascade Valley Bank, 20 A Street, Yakima, WA 98901

This confirms that we have bound homeowners coverage with Evergreen Mutual Insurance Company for Iris Tan effective July 10, 2026 to July 10, 2027, policy number EV-220019. Dwelling is covered for $415,000 less a $1,500 deductible. Cascade Valley Bank is shown as mortgagee.

Sound Insurance Agency`,
    expected: {
      borrower_name: ['Iris Tan'],
      property_address: ['12 Orchard Lane, Yakima, WA 98902'],
      hazard_deductible: ['1500.00'],
    },
  },
  {
    name: 'a memorandum of a package policy',
    docType: 'liability_insurance',
    text: `
HARTLAND CASUALTY COMPANY
Memorandum of Insurance

Furnished to: Prairie Trust Bank, 7 Elm Street, Ames, IA 50010
Your loan: 77-10023
Our policyholder: Ames Bakery LLC, 200 Main Street, Ames, IA 50010

This memorandum certifies that commercial package policy CPP-220188 is in force from 02/01/2026 to 02/01/2027.
General liability each occurrence   $1,000,000
Prairie Trust Bank is mortgagee and additional insured for the premises at 200 Main Street, Ames, IA 50010.`,
    expected: {
      insurer_name: ['HARTLAND CASUALTY COMPANY'],
      hazard_policy_number: ['CPP-220188'],
      hazard_effective_date: ['2026-02-01'],
      hazard_expiration_date: ['2027-02-01'],
      mortgagee_name: ['Prairie Trust Bank'],
    },
  },
  {
    name: 'a certificate of several policies',
    docType: 'liability_insurance',
    text: `
CERTIFICATE OF LIABILITY INSURANCE

PRODUCER                           INSURERS AFFORDING COVERAGE
Bayliss Insurance Group            INSURER A: Overland Casualty
11 Canal Street                    INSURER B: Acme Indemnity Company
New Orleans, LA 70130

INSURED
Delta Fab, Inc.
3 Dock Road
Gretna, LA 70053

A  General Liability   GL-110023   01/01/2026   01/01/2027   $1,000,000
B  Workers Comp        WC-55012    03/01/2026   03/01/2027   Statutory

CERTIFICATE HOLDER
Gulf States Bank
100 Poydras Street
New Orleans, LA 70112`,
    expected: { lender_name: ['Gulf States Bank'] },
    blank: ['hazard_policy_number', 'hazard_effective_date', 'mortgagee_name'],
  },
  {
    name: 'a notice that the home will be in the area',
    docType: 'flood_notice',
    text: `
NOTICE TO BORROWER IN SPECIAL FLOOD HAZARD AREA

Lender: Gulf Coast Bank             Loan No: 55-20014
Borrower: Rene Thibodeaux
Property address: 8 Bayou Lane, Houma, LA 70360, Terrebonne Parish

The property that secures your loan is or will be located in a special flood hazard area, as mapped by FEMA for the City of Houma, community 225206, flood zone AE.

Flood insurance of at least $200,000.00 is required.`,
    expected: { in_sfha: ['true'], property_county: ['Terrebonne'] },
  },
  {
    name: 'a notice that the building is not in the area',
    docType: 'flood_notice',
    text: `
NOTICE OF SPECIAL FLOOD HAZARDS AND AVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE

To: Ana Bell                      Date: 03/03/2026
Loan number 991-2203
Address of property: 1 Canal Road, Galena, IL 61036

We are required to tell you that the building securing your loan is not located in an area having special flood hazards.`,
    expected: { in_sfha: ['false'] },
  },
  {
    name: 'a determination with a number and an answer among stars',
    docType: 'flood_determination',
    text: `
FLOOD ZONE DETERMINATION REPORT

Determination No. 88120034         Determination Date 02/02/2026
Client: First Meridian Bank        Loan 2443-89024
Property: 12 Elm Street, Macon, GA 31201      County: BIBB
Community: CITY OF MACON 130011
Zone: X                            SFHA: NO
Is the structure in a special flood hazard area? *** NO ***`,
    expected: { in_sfha: ['false'], flood_zone: ['X'] },
  },
  {
    name: 'a number of a determination that is no answer',
    docType: 'flood_determination',
    text: `
FLOOD HAZARD CERTIFICATE

DETERMINATION NO        77120-33
LENDER                  First Meridian Bank
ZONE                    AE
IS THE BUILDING IN A SPECIAL FLOOD HAZARD AREA?     YES
COMMUNITY NO            130011`,
    expected: { in_sfha: ['true'] },
  },
  {
    name: 'declarations of a flood policy with what stands there',
    docType: 'flood_policy',
    text: `
FLOOD INSURANCE POLICY DECLARATIONS
Insurer: Coastal Flood Underwriters Insurance Company
Policy number 87 0044120033    Policy period 06/01/2026 to 06/01/2027
Insured: Ray Dunn, 4 Pier Road, Bath, ME 04530
Building location: 4 Pier Road, Bath, ME 04530. County: Sagadahoc.
Occupancy type: Single family home
Rated zone AE   Community 230118
Coverage A Building $250,000  deductible $2,000
Coverage B Contents $50,000   deductible $2,000
First mortgagee: Kennebec Savings Bank ISAOA, 5 Water Street, Augusta, ME 04330, loan 71-2200`,
    expected: {
      insurer_name: ['Coastal Flood Underwriters Insurance Company'],
      property_type: ['Single family home'],
      property_county: ['Sagadahoc'],
    },
  },
  {
    name: 'a disclosure whose first payment goes to a card',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure

Payoffs and Payments                                             AMOUNT
TO
01 Visa card services                                            $12,100.00
02 Cornerstone Bank, payoff of existing mortgage                 $203,755.64
K. TOTAL PAYOFFS AND PAYMENTS                                    $215,855.64`,
    expected: { payoff_amount: ['203755.64'] },
    blank: ['property_county', 'loan_officer'],
  },
  {
    name: 'payoffs that are not numbered',
    docType: 'closing_disclosure',
    text: `
Closing Disclosure

K. Payoffs and Payments
   Rocket Mortgage, existing first mortgage     $203,755.64
   Toyota Financial                             $12,100.00
Total Payoffs and Payments                      $215,855.64`,
    expected: { payoff_amount: ['203755.64'] },
  },
  {
    name: 'an estimate with the lender at the right of its head',
    docType: 'loan_estimate',
    text: `
                                                       Granite Peak Federal Credit Union
                                                       9044 Harbor View Drive
Loan Estimate                                          Fort Collins, CO 80521

DATE ISSUED  2/14/2026            LOAN TYPE   Conventional 30-year fixed
APPLICANTS   Ida Moss             LOAN ID #   77-10092
             8 Pine Road, Loveland, CO 80537
PROPERTY     8 Pine Road, Loveland, CO 80537
EST. PROP. VALUE $410,000`,
    expected: { lender_address: ['9044 Harbor View Drive, Fort Collins, CO 80521'], rate_type: ['fixed'] },
  },
];

describe('what letters, messages and memoranda of money and insurance say', () => {
  it.each(papers)('reads $name', ({ docType, text, expected, blank = [] }) => {
    const read = valuesOn(docType, text);
    expect(Object.fromEntries(Object.keys(expected).map((field) => [field, read[field]]))).toEqual(expected);
    for (const field of blank) expect(read).not.toHaveProperty(field);
  });
});
