import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a closer’s letter to the lender, and nothing else',
    docType: 'wire_instructions',
    text: `
SENTINEL TITLE AGENCY, LLC
1400 Euclid Avenue, Suite 300, Cleveland, OH 44115

February 18, 2025

Third Lake Bank
Attn: Commercial Closing

Re:  Our File No.: 25-10447
     Buyer/Borrower: Cuyahoga Cold Storage, LLC
     Property: 6100 Harvard Avenue, Cleveland, OH 44105
     Closing Date: February 24, 2025

Please send the loan proceeds in the amount of $2,150,000.00 by Fed wire to our escrow account:

     Huntington Valley Bank
     Cleveland, Ohio
     ABA # 041000124
     For credit to: Sentinel Title Agency, LLC Escrow Trust Account
     Account # 01892-44071
     Please reference File No. 25-10447 / Cuyahoga Cold Storage

We never change our wire instructions by e-mail. Call 216-555-0140 to verify.

[ink]
Angela Rourke
Escrow Officer`,
    expected: {
      wire_beneficiary_aba: ['041000124'],
      wire_beneficiary_name: ['Sentinel Title Agency, LLC Escrow Trust Account'],
      wire_beneficiary_account: ['01892-44071'],
      wire_reference: ['File No. 25-10447 / Cuyahoga Cold Storage'],
      wire_beneficiary_bank: ['Huntington Valley Bank'],
      borrower_name: ['Cuyahoga Cold Storage, LLC'],
      property_address: ['6100 Harvard Avenue, Cleveland, OH 44105'],
      settlement_agent: ['SENTINEL TITLE AGENCY, LLC'],
      settlement_file_number: ['25-10447'],
      closing_date: ['2025-02-24'],
      wire_amount: ['2150000.00'],
      lender_name: ['Third Lake Bank'],
    },
    whole: true,
  },
  {
    name: 'reads a memorandum in sentences, and nothing else',
    docType: 'wire_instructions',
    text: `
MEMO TO WIRE ROOM

Requested by: Stephanie Ruiz, Loan Closer          Date: 09/15/2025
Please wire today, 09/15/2025, the sum of $317,450.00 from GL 1450-22 to the credit of Hanover Abstract Corp., IOLA account
number 33018827 at Empire Commercial Bank, Albany, New York (routing number 021300077).
Charge: our customer Bridget O'Malley, loan 6610094. The closing takes place September 16, 2025.
Reference on the wire: O'Malley / 41 Delaware Ave.

Approved: [ink]
          Warren Teague, VP`,
    expected: {
      wire_reference: ["O'Malley / 41 Delaware Ave."],
      wire_beneficiary_aba: ['021300077'],
      wire_beneficiary_name: ['Hanover Abstract Corp.'],
      wire_beneficiary_account: ['33018827'],
      loan_number: ['6610094'],
      closing_date: ['2025-09-16'],
      wire_amount: ['317450.00'],
      disbursement_date: ['2025-09-15'],
      borrower_name: ["Bridget O'Malley"],
      wire_beneficiary_bank: ['Empire Commercial Bank'],
    },
    whole: true,
  },
  {
    name: 'reads a letter with its closing in a sentence, and nothing else',
    docType: 'wire_instructions',
    text: `
Dear Lender:

Thank you for choosing Tidewater Settlement Group. When you are ready to fund the loan for Marcus and Lena Whitby
(your loan no. 55-20098, our case TS-7714), kindly wire net proceeds to the account shown here.

Beneficiary's Bank          Old Dominion National Bank, Norfolk, VA
Bank Routing Transit        051400549
Beneficiary                 Tidewater Settlement Group
Beneficiary's Acct          8830012457
OBI                         TS-7714 Whitby 310 Bayview

Settlement is scheduled for Friday, August 15, 2025 at 1:00 p.m. for the property at 310 Bayview Boulevard, Norfolk, VA 23503.

Correspondent bank, if any:  none
[ink]
Joyce Tillman`,
    expected: {
      wire_beneficiary_bank: ['Old Dominion National Bank'],
      wire_beneficiary_aba: ['051400549'],
      wire_beneficiary_name: ['Tidewater Settlement Group'],
      wire_beneficiary_account: ['8830012457'],
      wire_reference: ['TS-7714 Whitby 310 Bayview'],
      property_address: ['310 Bayview Boulevard, Norfolk, VA 23503'],
      loan_number: ['55-20098'],
      closing_date: ['2025-08-15'],
      borrower_name: ['Marcus and Lena Whitby'],
      settlement_file_number: ['TS-7714'],
      settlement_agent: ['Tidewater Settlement Group'],
    },
    whole: true,
  },
  {
    name: 'reads a message that asks for a wire',
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
    name: 'reads a closer’s sheet to the lender’s closing department',
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
    name: 'reads a confirmation of a wire in plain words',
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
    name: 'reads a message that a wire went out',
    docType: 'wire_instructions',
    text: `
Outgoing Wire Request - Confirmation of Release

From:          Wire Room <wires@bank.example>
Subject:       Wire sent: Daniel Yamamoto & James Lindqvist / Loan # 2443-89024`,
    expected: { borrower_name: ['Daniel Yamamoto', 'James Lindqvist'], loan_number: ['2443-89024'] },
  },
  {
    name: 'reads a subject that names nobody',
    docType: 'wire_instructions',
    text: `
Outgoing Wire Request

From:          Wire Room <wires@bank.example>
Subject:       Payoff wire request - Loan # 2443-89024`,
    expected: {},
    blank: ['borrower_name'],
  },
  {
    name: 'a letter of a title company',
    docType: 'wire_instructions',
    text: `
PIONEER TITLE AGENCY, INC.
55 Court Street, Dayton, OH 45402

Re: Borrower: Ironwood Builders, LLC
    Our file: PT-2025-118

Ladies and Gentlemen:

We will close the above loan on May 14, 2025. Kindly send the net proceeds of $431,900.00 by Fedwire, so that they
reach us by noon on May 15, 2025, to our escrow trust account:

    ABA 041000124
    For credit to: Pioneer Title Agency, Inc. Escrow Trust Account
    Account 7700123456`,
    expected: {
      closing_date: ['2025-05-14'],
      disbursement_date: ['2025-05-15'],
      settlement_agent: ['PIONEER TITLE AGENCY, INC.'],
      wire_amount: ['431900.00'],
    },
  },
  {
    name: 'a confirmation by mail',
    docType: 'wire_instructions',
    text: `
Sent: Monday, May 12, 2025 9:14 AM
Subject: Wire confirmation

Please confirm that the wire below went out for the closing of May 14, 2025.

Amount: $431,900.00
Date sent: 05/15/2025
Receiving bank: Key Savings Bank
Title company: Pioneer Title Agency, Inc.
Requested by: Robert Ames, Commercial Loan Officer`,
    expected: {
      closing_date: ['2025-05-14'],
      disbursement_date: ['2025-05-15'],
      settlement_agent: ['Pioneer Title Agency, Inc.'],
      loan_officer: ['Robert Ames'],
    },
  },
  {
    name: 'reads a letter of the law firm that closes',
    docType: 'wire_instructions',
    text: `
Re: Loan to Brandon and Mia Cole
Our file 26-1180

We close through our title company, Beacon Abstract Agency, Inc., as agent for Plains Title Guaranty. Please wire $287,455.12 for your $290,000.00 loan.
The seller's $155,000.00 loan is paid by us.`,
    expected: {
      borrower_name: ['Brandon and Mia Cole'],
      settlement_agent: ['Beacon Abstract Agency, Inc.'],
      principal_amount: ['290000.00'],
    },
  },
  {
    name: 'does not read the loan that is paid off as the new one',
    docType: 'wire_instructions',
    text: 'Please send the funds to our trust account. The payoff of the existing loan of $155,000.00 will be sent by us.',
    expected: {},
    blank: ['principal_amount'],
  },
];

describe('wire instructions in letters and messages', () => {
  itReads(papers);
});
