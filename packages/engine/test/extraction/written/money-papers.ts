import type { WrittenCase } from '../paper.ts';

/** Papers about money in words that no layout of the workbench prints. */
export const writtenMoneyPapers: readonly WrittenCase[] = [
  {
    name: 'a wire request in parts',
    docType: 'wire_instructions',
    text: `
PRAIRIE STATE BANK                                   OUTGOING DOMESTIC WIRE TRANSFER REQUEST

SENDER INFORMATION
Name:            Prairie State Bank, Loan Operations
Address:         118 Main Street, Salina, KS 67401
Loan number:     7712-00934              Borrower: Teresa M. Ivers

WIRE DETAILS
Amount: $284,000.00                      Date to send: 04/15/2026

RECIPIENT BANK
Name:            Lakeland National Bank
ABA number:      044000024

RECIPIENT
Name:            Harmon Title & Escrow, Inc. Trust Account
Account number:  5500127781
Message:         Ivers closing, file HT-26-0418
`,
    expected: {
      wire_beneficiary_bank: 'Lakeland National Bank',
      wire_beneficiary_aba: '044000024',
      wire_beneficiary_name: 'Harmon Title & Escrow, Inc. Trust Account',
      wire_beneficiary_account: '5500127781',
      wire_reference: 'Ivers closing, file HT-26-0418',
      wire_amount: '284000.00',
      lender_name: 'Prairie State Bank',
      lender_address: '118 Main Street, Salina, KS 67401',
      borrower_name: ['Teresa M. Ivers'],
      loan_number: '7712-00934',
      disbursement_date: '2026-04-15',
    },
  },
  {
    name: 'a payoff in sentences',
    docType: 'payoff_statement',
    text: `
                                FIRST HERITAGE CREDIT UNION
March 3, 2026

You asked for the balance on the mortgage loan of Delta Ridge Farms, LLC, account 44-7781, secured by 4410 County Road 9, Abilene, TX 79601. To satisfy the note in full we must have $412,905.66 in our hands no later than March 31, 2026. After that date interest runs at $71.1420 a day.
`,
    expected: {
      payoff_amount: '412905.66',
      payoff_per_diem: '71.142',
      payoff_good_through: '2026-03-31',
      borrower_name: ['Delta Ridge Farms, LLC'],
      property_address: '4410 County Road 9, Abilene, TX 79601',
    },
  },
  {
    name: 'an application that speaks to its reader',
    docType: 'loan_application',
    text: `
                           HOME LOAN REQUEST
  1. Your full name                       Teresa M. Ivers
  3. Where you live now                   40 Birch Way, Kent, OH 44240
  5. How much you want to borrow          $284,000.00
  6. For how many months                  360
  7. Rate quoted                          6.375% fixed
  8. What the loan is for                 Purchase
 10. Address of the home                  771 Larkspur Lane, Akron, OH 44312
 13. Price you are paying                 $355,000.00
 15. How long at your address             12 years
`,
    expected: {
      borrower_name: ['Teresa M. Ivers'],
      borrower_address: '40 Birch Way, Kent, OH 44240',
      principal_amount: '284000.00',
      term_months: '360',
      interest_rate: '6.375',
      rate_type: 'fixed',
      loan_purpose: 'Purchase',
      property_address: '771 Larkspur Lane, Akron, OH 44312',
      sale_price: '355000.00',
    },
  },
  {
    name: 'a title of a vehicle in lettered sections',
    docType: 'vehicle_title',
    text: `
Section B - Owner information
   Name: Delta Ridge Farms, LLC
   Mailing address: 4410 County Road 9, Abilene, TX 79601

Section C - First lienholder
   Name: Western Plains Credit Union          Lien date: 02/02/2026
   Mailing address: 77 Bank Plaza, Abilene, TX 79602
   Loan number: 5540-2210

Section D - Second lienholder
   Name:
   Mailing address:
`,
    expected: {
      note_date: '2026-02-02',
      borrower_name: ['Delta Ridge Farms, LLC'],
      borrower_address: '4410 County Road 9, Abilene, TX 79601',
      lender_name: 'Western Plains Credit Union',
      lender_address: '77 Bank Plaza, Abilene, TX 79602',
      loan_number: '5540-2210',
    },
  },
  {
    name: 'a title of a vehicle whose headings stand side by side',
    docType: 'vehicle_title',
    text: `
OWNER 1                                   DATE OF ISSUE
MARTIN J. KELLER                          03/14/2026

1ST LIENHOLDER                            LIEN DATE
PRAIRIE STATE BANK                        03/10/2026
PO BOX 118
SALINA, KS 67401

2ND LIENHOLDER                            LIEN DATE
NONE
`,
    expected: {
      borrower_name: ['MARTIN J. KELLER'],
      lender_name: 'PRAIRIE STATE BANK',
      lender_address: 'PO BOX 118, SALINA, KS 67401',
    },
  },
  {
    name: 'a card without labels',
    docType: 'id_document',
    text: `
     OHIO                       DRIVER LICENSE
     LICENSE NO.   RK442190            EXPIRES  04-02-2028
     MARTIN J KELLER
     812 W ELM STREET
     LIMA OH 45801
     BIRTHDATE 04-02-1979   SEX M   HT 5-10   EYES BRO
`,
    expected: {
      borrower_name: ['MARTIN J KELLER'],
      borrower_address: '812 W ELM STREET, LIMA, OH 45801',
    },
  },
  {
    name: 'a blank title of a vehicle',
    docType: 'vehicle_title',
    text: `
OWNER(S)                                  DATE OF ISSUE

FIRST LIENHOLDER                          LIEN DATE

SECOND LIENHOLDER                         LIEN DATE
NONE
`,
    expected: {},
  },
];
