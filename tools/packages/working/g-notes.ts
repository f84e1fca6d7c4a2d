import type { Layout } from '../core/layout.ts';
import { paper } from './g-kit.ts';

export const notesG: readonly Layout[] = [
  paper(
    'note-sba-147',
    'promissory_note',
    { kind: 'sba', fonts: ['serif', 'sans'] },
    `
# NOTE
@ U.S. Small Business Administration
%w 150 334
%all
| SBA Loan # | {loan_number}
| Date | {note_date}
| Loan Amount | {principal_amount}
| Interest Rate | {interest_rate}
| Borrower | {borrower_name}
| Lender | {lender_name}
%none

1. PROMISE TO PAY:
In return for the Loan, Borrower promises to pay to the order of Lender the amount of {principal_words} Dollars, interest on the unpaid principal balance, and all other amounts required by this Note.

2. DEFINITIONS:
“Collateral” means any property taken as security for payment of this Note or any guarantee of this Note.
“SBA” means the Small Business Administration, an Agency of the United States of America.

3. PAYMENT TERMS:
Borrower must make all payments at the place Lender designates. The payment terms for this Note are: Borrower must pay principal and interest payments of {payment_amount} {payment_frequency/every}, beginning {first_payment_date}; payments must be made on the same calendar day in the months they are due. All remaining principal and accrued interest is due and payable {term_months/years} from date of Note, on {maturity_date}.

Late Charge: If a payment on this Note is more than {grace_days} days late, Lender may charge Borrower a late fee of up to {late_charge_percent} of the unpaid portion of the regularly scheduled payment.

~ borrowers note_signed
`,
  ),
  paper(
    'note-universal',
    'promissory_note',
    { kind: 'business', fonts: ['sans', 'condensed'], size: 9, margin: 46 },
    `
# UNIVERSAL NOTE
%w 180 170 170
%all
| BORROWER’S NAME AND ADDRESS\\n{borrower_name}\\n{borrower_address/lines} | LENDER’S NAME AND ADDRESS\\n{lender_name}\\n{lender_address/lines} | Loan Number {loan_number}\\nDate {note_date}\\nMaturity Date {maturity_date}\\nLoan Amount {principal_amount}\\nRenewal of ________
%none
For value received, I promise to pay to you, or your order, at your address listed above the PRINCIPAL sum of {principal_words} Dollars {principal_amount}.

[x] Single Advance: I will receive all of this principal sum on {note_date}. No additional advances are contemplated under this note.
[ ] Multiple Advance: The principal sum shown above is the maximum amount of principal I can borrow under this note.

INTEREST: I agree to pay interest on the outstanding principal balance from {note_date} at the rate of {interest_rate} per year.
ACCRUAL METHOD: Interest will be calculated on a {day_count} basis.
POST MATURITY RATE: I agree to pay interest on the unpaid balance of this note owing after maturity at a rate equal to {default_rate}.
[x] LATE CHARGE: If a payment is made more than {grace_days} days after it is due, I agree to pay a late charge of {late_charge_percent} of the late amount.
PAYMENTS: I agree to pay this note in {number_of_payments} payments of {payment_amount}. The first payment is due {first_payment_date}. A final payment of the entire unpaid balance is due {maturity_date}.
PURPOSE: The purpose of this loan is {loan_purpose}.
SIGNATURES: I AGREE TO THE TERMS OF THIS NOTE. I have received a copy on today’s date.
~ borrowers note_signed
`,
  ),
  paper(
    'note-bank-counsel',
    'promissory_note',
    { kind: 'business', fonts: ['serif', 'book'], margin: 76 },
    `
# COMMERCIAL PROMISSORY NOTE

%w 232 232
| {principal_amount} | {note_date}
| Loan reference {loan_number} | 

FOR VALUE RECEIVED, the undersigned, {borrower_name} (“Maker”), {borrower_entity_type}, hereby covenants and promises to pay to the order of {lender_name} (“Holder”), at its office at {lender_address}, or at such other place as Holder may designate, {principal_words} Dollars ({principal_amount}), lawful money of the United States, together with interest thereon from the date of disbursement at the rate of {interest_rate} per annum.

1. Installments. Maker shall pay principal and interest in consecutive {payment_frequency} installments of {payment_amount} each, commencing on {first_payment_date} and continuing on the same day of every month until {maturity_date}, when the whole unpaid balance shall be paid.
2. Late payments. Any installment not received within {grace_days} days of its due date is subject to a charge of {late_charge_percent} of the installment.
3. Default interest. After an event of default the rate shall increase to {default_rate} per annum.
4. Renewal. This note is given in part to renew a note to {=bank} dated {=olddate} in the sum of {=oldmoney}.
5. Security. Payment is secured by {collateral_description}.

EXECUTED on the date first written above.
~ borrowers note_signed
`,
  ),
  paper(
    'note-mortgage-consumer',
    'promissory_note',
    { kind: 'consumer', fonts: ['serif'], margin: 66 },
    `
@ LOAN IDENTIFIER: {loan_number}
# {rate_type/upper} RATE NOTE
%w 162 162 160
| {note_date} | {=cityonly} | {=state}
| [Note Date] | [City] | [State]
| {property_address} | |
| [Property Address] | |

1. BORROWER’S PROMISE TO PAY
In return for a loan in the amount of U.S. {principal_amount} (this amount is called the “Principal”) that I have received from {lender_name} (the “Lender”), I promise to pay the Principal, plus interest, to the order of the Lender.
2. INTEREST
Interest will be charged on unpaid Principal until the full amount of the Principal has been paid. I will pay interest at a yearly rate of {interest_rate}.
3. PAYMENTS
I will make my {payment_frequency} payment on the 1st day of each month beginning on {first_payment_date}. If, on {maturity_date}, I still owe amounts under this Note, I will pay those amounts in full on that date, which is called the “Maturity Date.” I will make my monthly payments at {lender_address}. My monthly payment will be in the amount of U.S. {payment_amount}.
6. BORROWER’S FAILURE TO PAY AS REQUIRED
If the Note Holder has not received the full amount of any monthly payment by the end of {grace_days} calendar days after the date it is due, I will pay a late charge. The amount of the charge will be {late_charge_percent} of my overdue payment of principal and interest.
~ borrowers note_signed named
`,
  ),
  paper(
    'note-modification',
    'change_in_terms',
    { kind: 'business', fonts: ['serif', 'sans'], margin: 66 },
    `
# NOTE MODIFICATION AGREEMENT
This Note Modification Agreement is made on {=laterdate} between {borrower_name} (“Borrower”) and {lender_name} (“Lender”).

1. Borrower signed a promissory note dated {note_date} in the original principal amount of {principal_amount}, loan number {loan_number} (the “Existing Note”).
2. The interest rate under the Existing Note is changed to {interest_rate} per annum.
3. The maturity date is extended to {maturity_date}.
4. Payments are changed to {payment_amount} {payment_frequency}.
All other terms stay as they are. The mortgage in favor of {=bank} recorded {=olddate} is not affected.
~ borrowers
~ lender
`,
  ),
  paper(
    'deed-short-form',
    'deed_of_trust',
    { kind: 'land', fonts: ['serif', 'book'], margin: 66 },
    `
Recording requested by and when recorded return to:\\n{lender_name}\\n{lender_address/lines}

Loan No. {loan_number}     APN: {parcel_number}

# SHORT FORM DEED OF TRUST AND ASSIGNMENT OF RENTS

This Deed of Trust, made as of {note_date}, between {borrower_name}, herein called Trustor, whose address is {borrower_address}, {trustee_name}, herein called Trustee, and {lender_name}, herein called Beneficiary,

Witnesseth: That Trustor irrevocably grants, transfers and assigns to Trustee in trust, with power of sale, that property in {property_county} County described as: {legal_description}, commonly known as {property_address},

For the purpose of securing (1) payment of the sum of {principal_amount} with interest thereon according to the terms of a promissory note of even date herewith, due {maturity_date}, (2) performance of each agreement of Trustor incorporated by reference from the fictitious deed of trust recorded {=olddate} as instrument {=n7}.
~ borrowers security_instrument_signed
State of {=statename}. Acknowledged before me on {=laterdate}.
~ notary notary_present
`,
  ),
  paper(
    'mortgage-open',
    'mortgage',
    { kind: 'businessland', fonts: ['sans', 'serif'], size: 9.5 },
    `
# COMMERCIAL REAL ESTATE MORTGAGE
%w 90 394
%none
%bold
| DATE: | {note_date}
| MORTGAGOR: | {borrower_name}, {borrower_entity_type}\\n{borrower_address/lines}
| MORTGAGEE: | {lender_name}\\n{lender_address/lines}
| PREMISES: | {property_address}; tax parcel {parcel_number}; {property_county} County
| MAXIMUM: | {max_lien_amount}

1. Grant. For good and valuable consideration, Mortgagor mortgages and warrants to Mortgagee the Premises, legally described as {legal_description}.
2. Obligations secured. A note of Mortgagor of the same date in the amount of {principal_amount}, number {loan_number}, final payment due {maturity_date}. The lien shall not at any one time exceed the Maximum stated above.
3. Prior liens. None, except the easement recorded {=olddate} and taxes not yet due.
~ borrowers security_instrument_signed
The foregoing was acknowledged before me on {=laterdate} by {=signer}.
~ notary notary_present
`,
  ),
  paper(
    'security-agreement-plain',
    'security_agreement',
    { kind: 'business', fonts: ['serif', 'sans'], size: 9.5 },
    `
# SECURITY AGREEMENT
^ Debtor = {borrower_name} | Debtor’s mailing address = {borrower_address}
^ Secured Party = {lender_name} | Secured Party’s mailing address = {lender_address}
^ Date of this Agreement = {note_date} | For loan = {loan_number} | Debt secured = {principal_amount}

Grant. To secure the Debt, the Debtor gives the Secured Party a security interest in: {collateral_description}.
Name. The Debtor is {borrower_entity_type}, and will not change its name without thirty days’ notice.
Insurance. The Debtor will insure the property for at least {=oldmoney}.
~ borrowers security_instrument_signed
`,
  ),
];
