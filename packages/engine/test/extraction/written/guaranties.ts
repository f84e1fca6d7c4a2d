import type { WrittenCase } from '../paper.ts';

export const writtenGuaranties: readonly WrittenCase[] = [
  {
    name: 'a suretyship with recitals',
    docType: 'guaranty',
    text: `
                             GUARANTY AND SURETYSHIP AGREEMENT

Date: May 9, 2025                                                     Loan No.: 3740646663

WHEREAS, CASCADE PRINTING, INC., a Pennsylvania corporation (hereinafter called the "Debtor"), has requested First Meridian Bank, with offices at 5343 Old Mill Lane, Lancaster, PA 17602 (hereinafter called the "Bank"), to lend it One Million Two Hundred Ninety Thousand and 00/100 Dollars ($1,290,000.00) upon its note of even date maturing on May 9, 2032; and

WHEREAS, the Bank is willing to do so only if the debt is guaranteed by the undersigned;

NOW, THEREFORE, Thomas Ramirez, of 6579 Maple Avenue, Lancaster, PA 17602, and Megan P. Reyes, of 6579 Maple Avenue, Lancaster, PA 17602 (the "Sureties"), intending to be legally bound, jointly and severally become surety to the Bank for the payment of the debt.

The aggregate liability of the Sureties is limited to a maximum of $645,000.00, exclusive of interest and costs.

SURETIES:

[ink]                                             [ink]
Thomas Ramirez                                    Megan P. Reyes

Witness: [ink]`,
    expected: {
      guaranty_date: '2025-05-09',
      loan_number: '3740646663',
      borrower_name: 'CASCADE PRINTING, INC.',
      borrower_entity_type: 'a Pennsylvania corporation',
      borrower_state_of_org: 'Pennsylvania',
      lender_name: 'First Meridian Bank',
      lender_address: '5343 Old Mill Lane, Lancaster, PA 17602',
      principal_words: 'One Million Two Hundred Ninety Thousand and 00/100',
      principal_amount: '1290000.00',
      maturity_date: '2032-05-09',
      guarantor_name: ['Thomas Ramirez', 'Megan P. Reyes'],
      guarantor_address: ['6579 Maple Avenue, Lancaster, PA 17602'],
      guaranty_limit: '645000.00',
      guaranty_type: 'limited',
      guaranty_signed: 'true',
    },
  },
  {
    name: 'a guaranty in boxes, not signed',
    docType: 'guaranty',
    text: `
                                            GUARANTY

LENDER                                          BORROWER
First Meridian Bank                             Cascade Printing, Inc.
5343 Old Mill Lane                              4896 Harbor View Drive, Suite 126
Cedar Rapids, IA 52401                          Bend, OR 97701

GUARANTOR                                       GUARANTY DATE            LOAN NUMBER
Thomas Ramirez                                  05/09/2025               3740646663
6579 Maple Avenue
Bend, OR 97701                                  NOTE DATE                NOTE AMOUNT
                                                05/09/2025               $1,290,000.00
TYPE OF GUARANTY
Unlimited

1. To induce Lender to extend credit to Borrower, Guarantor guarantees payment of the note described above and of all renewals.
2. This guaranty continues until Lender has been paid in full.

Guarantor                                              Date
[bare]
Thomas Ramirez`,
    expected: {
      lender_name: 'First Meridian Bank',
      lender_address: '5343 Old Mill Lane, Cedar Rapids, IA 52401',
      borrower_name: 'Cascade Printing, Inc.',
      borrower_address: '4896 Harbor View Drive, Suite 126, Bend, OR 97701',
      guarantor_name: 'Thomas Ramirez',
      guarantor_address: '6579 Maple Avenue, Bend, OR 97701',
      guaranty_date: '2025-05-09',
      loan_number: '3740646663',
      note_date: '2025-05-09',
      principal_amount: '1290000.00',
      guaranty_type: 'unlimited',
      guaranty_signed: 'false',
    },
  },
];
