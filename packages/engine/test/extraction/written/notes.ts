import type { WrittenCase } from '../paper.ts';

export const writtenNotes: readonly WrittenCase[] = [
  {
    name: 'a farm note in one paragraph',
    docType: 'promissory_note',
    text: `
AGRICULTURAL PROMISSORY NOTE                                                       Note No. 0318822017

US $412,000.00                                                                     Date: 10/3/2024

For value received, RIDGELINE DAIRY, L.P. of 2800 County Road 14, Cedar Rapids, IA 52401 ("Borrower", whether one or more) promises to pay to PRAIRIE STATE BANK & TRUST ("Bank") at its office at 15 Main Street, Cedar Rapids, IA 52401 the sum of Four Hundred Twelve Thousand & 00/100 Dollars, with interest at 7.125% per annum, computed on an actual/365 basis.

The rate stated above is
[x] fixed.    [_] variable, and may change as follows: ______________________

Payable: in 60 quarterly payments of $12,380.44, the first of which falls due on 1/3/2025, and the remainder on the 3rd day of each third month after that, the last being due on 10/3/2039.

If any payment is late by more than 10 days the Bank may charge 5.00% of it, but at least $20.00.
Past-due principal and interest carry interest at 12.125% per annum.
Borrower may prepay at any time; a prepayment fee of 1% of the amount prepaid is due in the first two years.
This note renews note no. 0317710032.

RIDGELINE DAIRY, L.P.
By: [ink]
Its General Partner`,
    expected: {
      rate_type: ['fixed'],
      loan_number: '0318822017',
      principal_amount: '412000.00',
      note_date: '2024-10-03',
      borrower_name: 'RIDGELINE DAIRY, L.P.',
      borrower_address: '2800 County Road 14, Cedar Rapids, IA 52401',
      lender_name: 'PRAIRIE STATE BANK & TRUST',
      lender_address: '15 Main Street, Cedar Rapids, IA 52401',
      principal_words: 'Four Hundred Twelve Thousand & 00/100',
      interest_rate: '7.125',
      day_count: 'act/365',
      number_of_payments: '60',
      payment_frequency: 'quarterly',
      payment_amount: '12380.44',
      first_payment_date: '2025-01-03',
      maturity_date: '2039-10-03',
      grace_days: '10',
      late_charge_percent: '5',
      default_rate: '12.125',
      prepayment_penalty: 'true',
      renewal_of: '0317710032',
      note_signed: 'true',
    },
  },
  {
    name: 'a revolving note of a law office',
    docType: 'promissory_note',
    text: `
                        COMMERCIAL REVOLVING LINE OF CREDIT PROMISSORY NOTE

Maximum Principal Amount: $750,000.00                                             Dated as of: 7/28/2024

Copper Kettle Foods, LLC, a Minnesota limited liability company (the "Borrower"), for value received, promises to pay Harbor National Bank (the "Bank"), or order, the principal sum of $750,000.00 or, if less, the aggregate unpaid amount of all advances, on July 28, 2025 (the "Maturity Date").

Interest. Outstanding amounts bear interest at a variable annual rate equal to the Wall Street Journal Prime Rate plus 1.500%. The initial rate is 10.000% per annum. The rate will change on each day the Index changes. The rate shall never be less than 5.500% (the floor) nor more than 16.000% (the ceiling).

Payments. Accrued interest is payable monthly, commencing August 28, 2024.

Computation. Interest is computed on the basis of the actual number of days elapsed over a year of 360 days.

Late charge. Any payment not received within 15 days of the date due will be assessed a late charge of 5.000% of the overdue amount.

Default. While an Event of Default exists the rate of interest will be 15.000% per annum.

Fees. Borrower shall pay a commitment fee of $3,750.00 at closing and an unused fee of 0.250% per annum.

COPPER KETTLE FOODS, LLC

By: [ink]
Name: Linda H. Nguyen
Its: Member`,
    expected: {
      principal_amount: '750000.00',
      note_date: '2024-07-28',
      borrower_name: 'Copper Kettle Foods, LLC',
      borrower_entity_type: 'a Minnesota limited liability company',
      borrower_state_of_org: 'Minnesota',
      lender_name: 'Harbor National Bank',
      maturity_date: '2025-07-28',
      rate_type: 'variable',
      rate_index: 'Wall Street Journal Prime Rate',
      rate_margin: '1.5',
      interest_rate: '10',
      rate_floor: '5.5',
      rate_ceiling: '16',
      payment_frequency: 'monthly',
      first_payment_date: '2024-08-28',
      day_count: 'act/360',
      grace_days: '15',
      late_charge_percent: '5',
      default_rate: '15',
      note_signed: 'true',
      rate_change_frequency: 'day',
    },
  },
  {
    name: 'a consumer note with a table of payments',
    docType: 'promissory_note',
    text: `
                       INSTALLMENT NOTE AND DISCLOSURE

Date of Note: 05/09/2025                                     Loan Number: 2443-89024

Borrower(s): Daniel Yamamoto                                 Lender: First Meridian Bank
             James Lindqvist                                         6712 West 42nd Street
             2756 Elm Court, Suite 391                               Bend, OR 97701
             Twin Falls, ID 83301

In this note the words "I," "me" and "my" mean each and all of those who sign as borrowers. The words "you" and "your" mean the Lender named above.

My payment schedule will be:
Number of Payments        Amount of Payments        When Payments Are Due
240                       $4,062.66                 Monthly, beginning July 1, 2025

Promise to pay. I promise to pay you Five Hundred Ninety Thousand Six Hundred and No/100 Dollars ($590,600.00) with interest at 5.500% per year on the unpaid balance until paid.
All that I still owe is due on June 1, 2045.
Late fee. If a payment is more than 10 days late, I will pay a late fee of 6.000% of the payment or $25.00, whichever is less.
Prepaying. I may prepay all or part of this note at any time without penalty.
Interest is figured on a 365-day year for the actual number of days the balance is outstanding.

[ink]                                              [bare]
Daniel Yamamoto            Date 05/09/2025         James Lindqvist            Date`,
    expected: {
      note_date: '2025-05-09',
      loan_number: '2443-89024',
      borrower_name: ['Daniel Yamamoto', 'James Lindqvist'],
      borrower_address: '2756 Elm Court, Suite 391, Twin Falls, ID 83301',
      lender_name: 'First Meridian Bank',
      lender_address: '6712 West 42nd Street, Bend, OR 97701',
      number_of_payments: '240',
      payment_amount: '4062.66',
      payment_frequency: 'monthly',
      first_payment_date: '2025-07-01',
      principal_words: 'Five Hundred Ninety Thousand Six Hundred and No/100',
      principal_amount: '590600.00',
      interest_rate: '5.5',
      maturity_date: '2045-06-01',
      grace_days: '10',
      late_charge_percent: '6',
      late_charge_amount: '25.00',
      prepayment_penalty: 'false',
      day_count: 'act/365',
      note_signed: 'false',
      note_signature_date: '2025-05-09',
    },
  },
  {
    name: 'a note that is a list of terms',
    docType: 'promissory_note',
    text: `
FIRST MERIDIAN BANK
COMMERCIAL NOTE

Note Number:            0041883372              Note Date:               May 9, 2025
Note Amount:            $1,290,000.00           Due Date:                May 9, 2032
Interest Rate:          3.906% (Fixed)          Payment Frequency:       Monthly
First Payment Due:      June 9, 2025            Number of Payments:      83
Payment Amount:         $6,742.32               Balloon Payment:         $1,051,493.74
Late Charge:            6.000% of the payment   Grace Period:            15 days
Default Rate:           5.906%                  Day Count:               Actual/360
Prepayment Penalty:     Yes                     Renewal of Loan No.:     30118822

Borrower Name:          Cascade Printing, Inc.
Borrower Address:       4896 Harbor View Drive, Suite 126, Bend, OR 97701
Entity Type:            a Colorado corporation
Lender:                 First Meridian Bank
Lender Address:         5343 Old Mill Lane, Cedar Rapids, IA 52401

Borrower promises to pay to the order of Lender the Note Amount with interest at the Interest Rate in the manner stated above. Interest after maturity accrues at the Default Rate.

Cascade Printing, Inc.

By: [ink]                                           Date: 5/9/2025
Olu G. Bennett, President`,
    expected: {
      loan_number: '0041883372',
      note_date: '2025-05-09',
      principal_amount: '1290000.00',
      maturity_date: '2032-05-09',
      interest_rate: '3.906',
      rate_type: 'fixed',
      payment_frequency: 'monthly',
      first_payment_date: '2025-06-09',
      number_of_payments: '83',
      payment_amount: '6742.32',
      balloon_amount: '1051493.74',
      late_charge_percent: '6',
      grace_days: '15',
      default_rate: '5.906',
      day_count: 'act/360',
      prepayment_penalty: 'true',
      renewal_of: '30118822',
      borrower_name: 'Cascade Printing, Inc.',
      borrower_address: '4896 Harbor View Drive, Suite 126, Bend, OR 97701',
      borrower_entity_type: 'a Colorado corporation',
      lender_name: 'First Meridian Bank',
      lender_address: '5343 Old Mill Lane, Cedar Rapids, IA 52401',
      note_signed: 'true',
      note_signature_date: '2025-05-09',
    },
  },
];
