import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a notice that was received on the days of signing',
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
    name: 'reads a letter on a line of credit and nothing else',
    docType: 'right_to_cancel',
    text: `
Copper State Bank
June 3, 2024
Robert and Anita Salcido
909 Palo Verde Dr, Tucson, AZ 85710

RIGHT TO CANCEL YOUR HOME EQUITY LINE
Re: Home Equity Line No. 7719-003, Credit Limit $60,000.00

Dear Mr. and Mrs. Salcido:

You opened a home equity line with us on June 3, 2024, and gave us a deed of trust on your home at 909 Palo
Verde Dr, Tucson, AZ 85710. Federal law lets you cancel without cost within three business days. Your deadline
is midnight of Thursday, June 6, 2024. We will not advance any money before June 7, 2024.
To cancel, sign and send a written notice to Copper State Bank, 12 Congress St, Tucson, AZ 85701.

Very truly yours,
[ink]
Pam Ortiz, Vice President`,
    expected: {
      lender_name: ['Copper State Bank'],
      lender_address: ['12 Congress St, Tucson, AZ 85701'],
      property_address: ['909 Palo Verde Dr, Tucson, AZ 85710'],
      rescission_end_date: ['2024-06-06'],
      borrower_name: ['Robert and Anita Salcido'],
      borrower_address: ['909 Palo Verde Dr, Tucson, AZ 85710'],
      loan_number: ['7719-003'],
      principal_amount: ['60000.00'],
      closing_date: ['2024-06-03'],
      date_issued: ['2024-06-03'],
      disbursement_date: ['2024-06-07'],
    },
    whole: true,
  },
  {
    name: 'reads rows of dates and nothing else',
    docType: 'right_to_cancel',
    text: `
Notice of Rescission Rights (Refinance with Original Creditor)
Consumer:              Yolanda Pruitt
Address of dwelling:   3300 Magnolia St, Mobile, AL 36607
Creditor:              Gulf States Bank
Account:               HE-200417
Transaction date:      12/01/2023
Last day to rescind:   12/05/2023 at midnight
Expected funding:      12/06/2023

You are entering into a new transaction to increase the amount of credit previously provided to you.
You may rescind the new transaction within three business days. To do so, write to us at
Gulf States Bank, Attn: Rescission Desk, P.O. Box 77, Mobile, AL 36601.
Signed for receipt:  [ink]
Yolanda Pruitt                12/01/2023`,
    expected: {
      loan_number: ['HE-200417'],
      lender_name: ['Gulf States Bank'],
      borrower_name: ['Yolanda Pruitt'],
      property_address: ['3300 Magnolia St, Mobile, AL 36607'],
      closing_date: ['2023-12-01'],
      rescission_end_date: ['2023-12-05'],
      disbursement_date: ['2023-12-06'],
      lender_address: ['P.O. Box 77, Mobile, AL 36601'],
    },
    whole: true,
  },
];

describe('notices of the right to cancel', () => {
  itReads(papers);
});
