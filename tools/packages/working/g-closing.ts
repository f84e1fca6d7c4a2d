import type { Layout } from '../core/layout.ts';
import { paper } from './g-kit.ts';

export const closingG: readonly Layout[] = [
  paper(
    'disbursement-draw',
    'disbursement_authorization',
    { kind: 'business', fonts: ['sans', 'serif'], size: 9.5 },
    `
# BORROWER’S REQUEST FOR DISBURSEMENT OF LOAN PROCEEDS
%w 242 242
| Customer: {borrower_name} | Note number: {loan_number}
| Address: {borrower_address} | Note date: {note_date}
| Bank: {lender_name} | Note amount: {principal_amount}

The Borrower directs the Bank to pay out the loan as follows, and states that the loan is primarily for business: {loan_purpose}.

%w 300 184
%rows
| Deposited to Borrower’s checking account | {amount_to_borrower}
| Paid to others on Borrower’s behalf | {amount_paid_to_others}
| **Total proceeds** | **{loan_proceeds_total}**
%none

Fees paid in cash: documentation {=money}. Request dated {disbursement_date}.
~ borrowers
`,
  ),
  paper(
    'wire-outgoing',
    'wire_instructions',
    { kind: 'any', fonts: ['sans', 'typewriter'], size: 9.5 },
    `
# FUNDS TRANSFER REQUEST
%w 160 324
%all
| Originator | {lender_name}
| Amount to send | {wire_amount}
| Receiving bank | {wire_beneficiary_bank}
| Receiving bank routing (ABA) | {wire_beneficiary_aba}
| Credit to (name on account) | {wire_beneficiary_name}
| Account to credit | {wire_beneficiary_account}
| Message to beneficiary | {wire_reference}
| Our settlement GL | {=n9}
%none
Called back by {=person} at {=phone}. Entered by {=person2}, released {=days3}.
`,
  ),
  paper(
    'payoff-letter',
    'payoff_statement',
    { kind: 'any', fonts: ['serif', 'book'], margin: 70 },
    `
@ {=payofflender}
Re: Payoff of your customer’s loan {=n9}
Borrower: {borrower_name}

You asked what is needed to pay the above loan in full. If we receive funds by {payoff_good_through}, the amount is {payoff_amount}. For each day after that, add {payoff_per_diem}.

The amount is made up of principal of {=oldmoney}, interest and a recording fee of $65.00. Interest was last paid on {=olddate}. Funds received after 2:00 p.m. are credited the next business day.
`,
  ),
  paper(
    'title-commitment-alta',
    'title_commitment',
    { kind: 'land', fonts: ['sans', 'serif'], size: 9.5 },
    `
# COMMITMENT FOR TITLE INSURANCE
@ Issued by {=underwriter}
Issuing agent: {settlement_agent}, {=agentplace}
Commitment No.: {title_commitment_number}     Issuing office file: {settlement_file_number}
@ SCHEDULE A
1. Commitment Date: {title_effective_date} at 8:00 a.m.
2. Policy to be issued:
> (a) 2021 ALTA Loan Policy. Proposed Insured: {title_insured}, its successors and assigns. Proposed Amount of Insurance: {title_amount}
> (b) 2021 ALTA Owner’s Policy. Proposed Insured: To be determined. Proposed Amount of Insurance: $0.00
3. The estate or interest in the Land at the Commitment Date is: Fee Simple.
4. The Title is, at the Commitment Date, vested in: {vested_owner}
5. The Land is described as follows: {legal_description}
Property address for reference: {property_address}. Tax ID {parcel_number}.
@ SCHEDULE B
Release of mortgage to {=bank} recorded {=olddate}, securing {=oldmoney}.
`,
  ),
  paper(
    'insurance-evidence',
    'property_insurance',
    { kind: 'land', fonts: ['sans', 'condensed'], size: 9, margin: 48 },
    `
# EVIDENCE OF PROPERTY INSURANCE
^ AGENCY = Tallgrass Insurance Services | COMPANY = {insurer_name}
^ INSURED = {borrower_name} | LOAN NUMBER = {loan_number} | POLICY NUMBER = {hazard_policy_number}
^ EFFECTIVE DATE = {hazard_effective_date/slash} | EXPIRATION DATE = {hazard_expiration_date/slash} | CONTINUED UNTIL TERMINATED = Yes
PROPERTY INFORMATION – LOCATION/DESCRIPTION: {property_address}
COVERAGE INFORMATION
%w 240 130 130
%all
| COVERAGE / PERILS / FORMS | AMOUNT OF INSURANCE | DEDUCTIBLE
| Building, special form, replacement cost | {hazard_coverage_amount} | {hazard_deductible}
| Loss of use | {=oldmoney} |
%none
ADDITIONAL INTEREST
^ NAME AND ADDRESS = {mortgagee_name}, {lender_address} | INTEREST = Mortgagee
`,
  ),
  paper(
    'flood-determination-plain',
    'flood_determination',
    { kind: 'land', fonts: ['sans'], size: 9 },
    `
# STANDARD FLOOD HAZARD DETERMINATION FORM
@ SECTION I – LOAN INFORMATION
^ 1. LENDER/SERVICER NAME AND ADDRESS = {lender_name}\\n{lender_address/lines} | 2. COLLATERAL DESCRIPTION = {property_address}
^ 3. LENDER/SERVICER ID # = {=n5} | 4. LOAN IDENTIFIER = {loan_number} | 5. AMOUNT OF FLOOD INSURANCE REQUIRED = $ 0.00
^ BORROWER = {borrower_name} | PARCEL = {parcel_number}
@ SECTION II
^ 1. NFIP Community Name = {property_county} County | 3. NFIP Community Number = {flood_community_number}
^ 1. NFIP Map Number = {=n5}C0110D | 2. Map Panel Effective Date = {=olddate} | 4. Flood Zone = {flood_zone}
D. DETERMINATION. IS BUILDING IN SPECIAL FLOOD HAZARD AREA? {in_sfha}
F. PREPARER’S INFORMATION: Meridian Flood Services. DATE OF DETERMINATION: {flood_determination_date}
`,
  ),
  paper(
    'settlement-combined',
    'settlement_statement',
    { kind: 'land', fonts: ['sans', 'serif'], size: 9.5 },
    `
# SETTLEMENT STATEMENT
%w 130 130 130 130
| File no.: {settlement_file_number} | Printed: {=days3} | Settlement date: {closing_date} | Disbursed: {disbursement_date}
Settlement agent: {settlement_agent}
Place of settlement: {=agentplace}
Buyer/Borrower: {borrower_name}
Lender: {lender_name}     Loan no.: {loan_number}
Property: {property_address}
%w 270 110 110
%rows
| Description | Debit | Credit
| Loan amount | | {principal_amount}
| Origination charge | {origination_charges} |
| Recording fees | {=money} |
| Deposit | | $1,000.00
%none
~ borrowers
`,
  ),
  paper(
    'appraisal-narrative',
    'appraisal',
    { kind: 'land', fonts: ['serif', 'book'] },
    `
# APPRAISAL REPORT
@ of the {property_type} located at
@ {property_address}
@ prepared for
@ {lender_name}
@ Effective date of value: {appraisal_date}
@ Date of report: {=days3}
---
## Summary of salient facts
%w 190 294
%rows
| Assessor’s parcel number | {parcel_number}
| County | {property_county}
| Owner of record / borrower | {borrower_name}
| Interest appraised | Fee simple
| Indicated value, cost approach | {=oldmoney}
| Reconciled market value | {appraised_value}
%none
The legal description is {legal_description}. The property sold on {=olddate} for {=oldmoney}.
`,
  ),
  paper(
    'ucc-statement',
    'ucc_financing_statement',
    { kind: 'business', fonts: ['sans'], size: 9 },
    `
# UCC FINANCING STATEMENT
A. NAME & PHONE OF CONTACT AT FILER: {=bankofficer} {=phone}
C. SEND ACKNOWLEDGMENT TO: Lien Filing Desk, P.O. Box 400
1. DEBTOR’S NAME: Provide only one Debtor name
^ 1a. ORGANIZATION’S NAME = {borrower_name}
^ 1c. MAILING ADDRESS = {borrower_address}
2. DEBTOR’S NAME: 2a. ORGANIZATION’S NAME
3. SECURED PARTY’S NAME
^ 3a. ORGANIZATION’S NAME = {lender_name}
^ 3c. MAILING ADDRESS = {lender_address}
4. COLLATERAL: This financing statement covers the following collateral:
{collateral_description}
8. OPTIONAL FILER REFERENCE DATA: {loan_number}
`,
  ),
  paper(
    'title-policy-loan',
    'title_policy',
    { kind: 'land', fonts: ['serif', 'sans'] },
    `
# LOAN POLICY OF TITLE INSURANCE
@ SCHEDULE A
%w 170 314
| Name of insurer: | {=underwriter}
| Policy number: | {=n9}
| Loan number: | {loan_number}
| Amount of Insurance: | {title_amount}
| Date of Policy: | {title_effective_date} at 4:12 p.m.
| Street address of the Land: | {property_address}

1. Name of Insured: {title_insured}, and its successors and/or assigns.
2. The estate encumbered by the Insured Mortgage is fee simple.
3. Title is vested in: {vested_owner}.
4. The Insured Mortgage is the {=instrument} dated {note_date} from {borrower_name} to {lender_name} securing {principal_amount}, recorded {=laterdate}.
5. The Land: {legal_description}.
`,
  ),
];
