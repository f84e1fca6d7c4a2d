import type { Layout } from '../core/layout.ts';
import { paper } from './f-kit.ts';

export const titleF: readonly Layout[] = [
  paper(
    'title-prior-mortgages',
    'title_commitment',
    { kind: 'refinance', fonts: ['serif', 'book'] },
    `
@ {=underwriter}
# COMMITMENT TO INSURE TITLE
@ Issued by {settlement_agent}, {=agentplace}

| Our file {settlement_file_number} | Commitment {title_commitment_number}

## SCHEDULE A
1. Effective {title_effective_date} at 7:59 a.m.
2. Loan policy for {title_amount}. To be insured: {title_insured}, its successors and assigns.
3. The fee estate in the land is owned of record by {vested_owner}.
4. The land lies in {property_county} County, is taxed as parcel {parcel_number}, is known as {property_address}, and is described so: {legal_description}

## SCHEDULE B-1
a. Record a new {=instrument} made by {borrower_name} in favor of {lender_name} securing {principal_amount}.
b. Obtain and record a satisfaction of the {=instrument} given by {=person} and {=person2} in favor of {=bank}, filed for record {=olddate} in Volume 512, securing {=oldmoney}.
c. Pay all taxes now due.

## SCHEDULE B-2
1. {=instrument} executed by {=person}, grantor, to {=bank}, to secure an indebtedness of {=oldmoney}, dated {=olddate}, filed {=oldslash} under Auditor’s File {=n7}.
2. Assignment of rents from {=person2} to {=payofflender} recorded at Reel 88, Image 12.
3. Right of way granted to {=person2} by instrument filed {=oldslash}.
`,
  ),
  paper(
    'title-table',
    'title_commitment',
    { kind: 'land', fonts: ['sans', 'franklin'], size: 9.5 },
    `
# PRELIMINARY TITLE COMMITMENT
%w 160 324
%rows
| Title no. | {title_commitment_number}
| Office file | {settlement_file_number}
| Issuing office | {settlement_agent}
| As of | {title_effective_date}
| Proposed insured lender | {title_insured}, {lender_address}
| Loan coverage | {title_amount}
| Proposed mortgagor | {borrower_name}
| Title is in | {vested_owner}
| Situs | {property_address}
| County | {property_county}
| Tax key | {parcel_number}
| Legal | {legal_description}

Exceptions: 1. Taxes for the year. 2. Mortgage from {=person}, a single man, to {=bank} in the amount of {=oldmoney} dated {=olddate} and recorded in Book 77 of Mortgages. 3. Mortgage to {=payofflender} filed as document {=n7}.
`,
  ),
  paper(
    'policy-plain',
    'title_policy',
    { kind: 'land', fonts: ['serif', 'sans'] },
    `
# LOAN POLICY OF TITLE INSURANCE
@ {=underwriter}
## Schedule A
Policy issued through: {settlement_agent}, file no. {settlement_file_number}
Loan no.: {loan_number}
Date of policy: {title_effective_date}
Sum insured: {title_amount}

1. Insured: {title_insured}
2. Title to the land is held by: {vested_owner}
3. The insured mortgage is that of {borrower_name} to {lender_name} dated {note_date}.
4. The land in {property_county} County, known as {property_address}, is: {legal_description}
`,
  ),
  paper(
    'deed-of-trust-plain',
    'deed_of_trust',
    { kind: 'land', fonts: ['serif', 'book'] },
    `
After recording return to: {lender_name}, {lender_address}
Escrow: {settlement_agent}, no. {settlement_file_number}

# DEED OF TRUST

This Deed of Trust is given on {note_date} by {borrower_name} (“Grantor”), of {borrower_address}, to {trustee_name} (“Trustee”), for the benefit of {lender_name} (“Beneficiary”), of {lender_address}.

Grantor owes Beneficiary {principal_amount} under a note of the same date, the last payment on which is due {maturity_date} (loan {loan_number}). To secure the note Grantor conveys to Trustee in trust, with power of sale, the land in {property_county} County described as follows:

> {legal_description}

Also known as {property_address}; assessor’s number {parcel_number}.

~ borrowers security_instrument_signed
State of Colorado, County of Weld. This record was acknowledged before me on {=laterdate}.
~ notary notary_present
`,
  ),
  paper(
    'mortgage-plain',
    'mortgage',
    { kind: 'land', fonts: ['sans', 'serif'], size: 9.5 },
    `
# REAL ESTATE MORTGAGE
^ Mortgagor (borrower) = {borrower_name}\\n{borrower_address/lines} | Mortgagee (lender) = {lender_name}\\n{lender_address/lines}
^ Dated = {note_date} | Secures loan = {loan_number} | Debt = {principal_amount} | Payable by = {maturity_date}

Mortgagor mortgages to Mortgagee the following real estate in the County of {property_county}: {legal_description}. Its address is {property_address} and its tax identification is {parcel_number}. The lien may not exceed {max_lien_amount} at any one time.

~ borrowers security_instrument_signed
Acknowledged before me this day.
~ notary notary_present
`,
  ),
  paper(
    'payoff-letter',
    'payoff_statement',
    { kind: 'refinance', fonts: ['serif', 'sans'] },
    `
@ {=payofflender}
@ 18 Servicing Plaza, Tulsa, OK 74103

{=days3}

{settlement_agent}\\nYour file {settlement_file_number}

Our borrower: {borrower_name}\\nSecured by: {property_address}

As you asked, these are the figures to retire the debt:

%w 330 140
| Unpaid principal | {=oldmoney}
| Interest due | {=money}
| Recording of release | $38.00
| Amount needed to pay in full | {payoff_amount}

These figures hold through {payoff_good_through}. For each day after that add {payoff_per_diem}. A late charge of $41.20 may apply.
`,
  ),
  paper(
    'til-boxes',
    'truth_in_lending',
    { kind: 'consumer', fonts: ['sans'], size: 9 },
    `
# FEDERAL DISCLOSURE STATEMENT
^ You are borrowing from = {lender_name}\\n{lender_address/lines} | You, the borrower = {borrower_name}\\n{borrower_address/lines}
^ Given on = {date_issued} | Loan = {loan_number} | Home = {property_address}
^ ANNUAL PERCENTAGE RATE = {apr} | FINANCE CHARGE = {finance_charge} | Amount Financed = {amount_financed} | Total of Payments = {total_of_payments}

Your payment schedule:
%w 110 140 234
%all
| How many | Amount of each | When due
| {number_of_payments} | {payment_amount} | monthly from {first_payment_date}

Each month you will also pay {escrow_monthly} into escrow for taxes and insurance.
Late charge: a payment over {grace_days} days late is charged {late_charge_percent} of the payment. You are giving a security interest in your home.
~ borrowers
`,
  ),
  paper(
    'flood-notice-letter',
    'flood_notice',
    { kind: 'land', fonts: ['serif'] },
    `
@ {lender_name}
# NOTICE TO BORROWER – FLOOD HAZARD
{borrower_name}\\n{borrower_address/lines}
Loan {loan_number}

The building that will secure your loan, at {property_address}, has been found to lie in flood zone {flood_zone}, community {flood_community_number}. You must buy flood insurance of at least {flood_coverage_amount} before we can close and keep it as long as the loan lasts.
~ borrowers
`,
  ),
  paper(
    'cancel-notice',
    'right_to_cancel',
    { kind: 'refinance', fonts: ['sans'] },
    `
# NOTICE OF YOUR RIGHT TO CANCEL
| Name: {borrower_name} | Loan: {loan_number} | Creditor: {lender_name}, {lender_address}

You are entering into a transaction on {note_date} that puts a mortgage on your home at {property_address}. You may cancel within three business days. To cancel, write to us no later than midnight of {rescission_end_date}. We will not pay out money before {disbursement_date}.
~ borrowers
`,
  ),
];
