import type { WrittenCase } from '../paper.ts';

export const writtenAgreements: readonly WrittenCase[] = [
  {
    name: 'an extension typed as a list',
    docType: 'change_in_terms',
    text: `
                          NOTE EXTENSION AND MODIFICATION AGREEMENT

Lender:  First Meridian Bank, 5343 Old Mill Lane, Cedar Rapids, IA 52401
Borrower:  Cascade Printing, Inc., a Colorado corporation
Loan Number:  3740646663
Date:  May 9, 2025

Original note:  dated May 9, 2020 for $1,600,000.00 at 4.656%, due May 9, 2025
Principal now owing:  $1,290,000.00
New interest rate:  3.906%, fixed
New maturity date:  May 9, 2032
New payments:  83 payments of $6,742.32 beginning June 9, 2025

The collateral for the note stays the same: All equipment now owned or hereafter acquired, including one 2022 Kenworth T680 tractor.

Nothing else in the note changes.

Borrower: Cascade Printing, Inc.
By [ink]
Olu G. Bennett, President`,
    expected: {
      lender_name: 'First Meridian Bank',
      lender_address: '5343 Old Mill Lane, Cedar Rapids, IA 52401',
      borrower_name: 'Cascade Printing, Inc.',
      borrower_entity_type: 'a Colorado corporation',
      borrower_state_of_org: 'Colorado',
      loan_number: '3740646663',
      note_date: '2020-05-09',
      principal_amount: '1290000.00',
      interest_rate: '3.906',
      rate_type: 'fixed',
      maturity_date: '2032-05-09',
      number_of_payments: '83',
      payment_amount: '6742.32',
      first_payment_date: '2025-06-09',
      collateral_description: 'All equipment now owned or hereafter acquired, including one 2022 Kenworth T680 tractor',
    },
  },
  {
    name: 'a modification signed by both sides',
    docType: 'change_in_terms',
    text: `
                               LOAN MODIFICATION AGREEMENT

     THIS LOAN MODIFICATION AGREEMENT is made and entered into effective as of May 15, 2025, by and between NORTHGATE AUTO BODY, LLC, a Minnesota limited liability company ("Borrower"), whose address is 8 Depot Street, Duluth, MN 55802, and HARBOR NATIONAL BANK ("Lender"), whose address is 77 Superior Street, Duluth, MN 55801.

     A. Borrower executed a promissory note dated May 15, 2020, in the original principal amount of $900,000.00, Loan No. 5566778 (the "Note").
     B. The outstanding principal balance of the Note as of the date hereof is $612,345.67.

     1. Maturity. The maturity date of the Note is hereby extended from May 15, 2025 to May 15, 2028.
     2. Interest. Effective on the date hereof, the interest rate under the Note is reduced from 8.250% to 7.500% per annum, fixed.
     3. Payments. Borrower shall pay 35 consecutive monthly installments of principal and interest in the amount of $7,401.88 each, commencing June 15, 2025.

BORROWER:                                      LENDER:
NORTHGATE AUTO BODY, LLC                       HARBOR NATIONAL BANK

By: [ink]                                      By: [ink]
    Luis Foster, Manager                           Karen Whitfield, Vice President`,
    expected: {
      payment_frequency: 'monthly',
      note_date: '2020-05-15',
      borrower_name: 'NORTHGATE AUTO BODY, LLC',
      borrower_entity_type: 'a Minnesota limited liability company',
      borrower_state_of_org: 'Minnesota',
      borrower_address: '8 Depot Street, Duluth, MN 55802',
      lender_name: 'HARBOR NATIONAL BANK',
      lender_address: '77 Superior Street, Duluth, MN 55801',
      loan_number: '5566778',
      principal_amount: '900000.00',
      maturity_date: '2028-05-15',
      interest_rate: '7.5',
      rate_type: 'fixed',
      number_of_payments: '35',
      payment_amount: '7401.88',
      first_payment_date: '2025-06-15',
    },
  },
  {
    name: 'a term loan agreement',
    docType: 'loan_agreement',
    text: `
                                      TERM LOAN AGREEMENT

     This Term Loan Agreement (this "Agreement") is entered into as of May 9, 2025 between CASCADE PRINTING, INC., a Colorado corporation with its principal place of business at 4896 Harbor View Drive, Suite 126, Bend, OR 97701 (the "Borrower"), and FIRST MERIDIAN BANK, whose address is 5343 Old Mill Lane, Cedar Rapids, IA 52401 (the "Bank").

     Section 1.1 The Loan. Subject to the terms of this Agreement, the Bank agrees to make a term loan to the Borrower in the principal amount of $1,290,000.00 (the "Loan"). The Loan is evidenced by a promissory note of even date, Loan No. 3740646663.
     Section 1.2 Interest. The Loan bears interest at a fixed rate of 3.906% per annum.
     Section 1.3 Maturity. The Loan matures on May 9, 2032.
     Section 1.4 Use of Proceeds. The Borrower shall use the proceeds of the Loan for Refinance existing term debt.
     Section 2.1 Guarantors. The Loan is guaranteed by Thomas Ramirez and Megan P. Reyes.
     Section 3.2 Debt Service Coverage. The Borrower shall maintain a ratio of not less than 1.25 to 1.00.
     Section 3.3 Capital Expenditures. The Borrower shall not spend more than $250,000.00 in any fiscal year.

CASCADE PRINTING, INC.                           FIRST MERIDIAN BANK

By: [ink]                                        By: [ink]
    Olu G. Bennett, President                        Karen Whitfield, Vice President`,
    expected: {
      note_date: '2025-05-09',
      borrower_name: 'CASCADE PRINTING, INC.',
      borrower_entity_type: 'a Colorado corporation',
      borrower_state_of_org: 'Colorado',
      borrower_address: '4896 Harbor View Drive, Suite 126, Bend, OR 97701',
      lender_name: 'FIRST MERIDIAN BANK',
      lender_address: '5343 Old Mill Lane, Cedar Rapids, IA 52401',
      principal_amount: '1290000.00',
      loan_number: '3740646663',
      interest_rate: '3.906',
      rate_type: 'fixed',
      maturity_date: '2032-05-09',
      loan_purpose: 'Refinance existing term debt',
      guarantor_name: ['Thomas Ramirez', 'Megan P. Reyes'],
    },
  },
  {
    name: 'a security agreement in boxes',
    docType: 'security_agreement',
    text: `
                                       SECURITY AGREEMENT

DEBTOR NAME AND ADDRESS                          SECURED PARTY NAME AND ADDRESS
Cascade Printing, Inc.                           First Meridian Bank
4896 Harbor View Drive, Suite 126                5343 Old Mill Lane
Bend, OR 97701                                   Cedar Rapids, IA 52401

Type: [_] individual [_] partnership [x] corporation     State of organization/registration: Colorado

The date of this Security Agreement is May 9, 2025.

SECURED DEBTS. The property described in this Agreement will secure the promissory note dated May 9, 2025 in the principal amount of $1,290,000.00, Loan Number 3740646663.

SECURITY INTEREST. To secure the payment and performance of the Secured Debts, Debtor gives Secured Party a security interest in the property described below that Debtor owns now or acquires in the future.

PROPERTY DESCRIPTION. The Property is described as follows: All accounts receivable and the proceeds thereof.

DEBTOR: Cascade Printing, Inc.

By: [ink]
Olu G. Bennett, President`,
    expected: {
      borrower_name: 'Cascade Printing, Inc.',
      borrower_address: '4896 Harbor View Drive, Suite 126, Bend, OR 97701',
      lender_name: 'First Meridian Bank',
      lender_address: '5343 Old Mill Lane, Cedar Rapids, IA 52401',
      borrower_state_of_org: 'Colorado',
      note_date: '2025-05-09',
      principal_amount: '1290000.00',
      loan_number: '3740646663',
      collateral_description: 'All accounts receivable and the proceeds thereof',
    },
  },
  {
    name: 'an authorization of the Small Business Administration',
    docType: 'sba_authorization',
    text: `
                                 U.S. Small Business Administration
                                          AUTHORIZATION

SBA Loan Number     1234567001                       Approval Date: April 2, 2024

Lender:    Cascade Community Credit Union
           500 Wall Street
           Bend, OR 97701
Borrower:  Lakeside Dental Corporation
NAICS:     621210

The guarantee covers 75% of a loan in the amount of $310,000.00.
The Note runs for a term of 120 months at an initial interest rate of 9.500% per year, with payments of $4,011.32 each month.
USE OF PROCEEDS: $310,000.00 for: Purchase of dental equipment.
COLLATERAL: Lender must take a lien on the following: All equipment and fixtures of the practice.
GUARANTEES: Unconditional Guarantee on SBA Form 148 by: Wei Nguyen; Susan A. Foster.
This Authorization expires unless the loan is first disbursed by October 2, 2024.`,
    expected: {
      payment_frequency: 'monthly',
      approval_date: '2024-04-02',
      lender_name: 'Cascade Community Credit Union',
      lender_address: '500 Wall Street, Bend, OR 97701',
      borrower_name: 'Lakeside Dental Corporation',
      naics_code: '621210',
      principal_amount: '310000.00',
      term_months: '120',
      interest_rate: '9.5',
      payment_amount: '4011.32',
      loan_purpose: 'Purchase of dental equipment',
      collateral_description: 'All equipment and fixtures of the practice',
      guarantor_name: ['Wei Nguyen', 'Susan A. Foster'],
      approval_expiration_date: '2024-10-02',
    },
  },
];
