import type { Layout } from '../core/layout.ts';
import { paper } from './f-kit.ts';

export const closingF: readonly Layout[] = [
  paper(
    'compliance-notarized',
    'errors_omissions',
    { kind: 'land', fonts: ['serif', 'book'] },
    `
# DOCUMENT CORRECTION AND COMPLIANCE AGREEMENT

Lender: {lender_name}
Borrower(s): {borrower_name}
Subject property: {property_address}
| Lender’s number: {loan_number} | Escrow agent: {settlement_agent} | Escrow file: {settlement_file_number}

In consideration of the Lender funding the loan described above in the amount of {principal_amount}, closed {note_date}, the undersigned agree, if asked by the Lender or by the escrow agent, to cooperate in correcting any clerical error in the closing papers.

The undersigned will comply within ten days of a written request mailed to them.

~ borrowers
State of Oregon, County of Lane
Sworn to and subscribed before me on {=laterdate} by {=signer}.
~ notary notary_present
`,
  ),
  paper(
    'compliance-letter',
    'errors_omissions',
    { kind: 'any', fonts: ['sans'] },
    `
# ERRORS AND OMISSIONS – AGREEMENT OF THE BORROWER

To: {lender_name}, {lender_address}
We, {borrower_name}, have today, {note_date}, signed the papers for loan number {loan_number} in the principal sum of {principal_amount}.

Should any of those papers turn out to be lost, misfiled or mistaken, we will sign a replacement on request and pay what the mistake would cost you if we do not.

~ borrowers
Subscribed and sworn to before me this day.
~ notary notary_present
`,
  ),
  paper(
    'insurance-requirements',
    'agreement_to_provide_insurance',
    { kind: 'land', fonts: ['sans', 'serif'] },
    `
@ {lender_name}
# NOTICE OF INSURANCE REQUIREMENTS
^ Loan No. = {loan_number} | Date = {note_date} | Amount of loan = {principal_amount}

The undersigned ({borrower_name}), of {borrower_address}, must carry insurance on the property at {property_address} as long as the loan is owed.

The policy must (1) cover fire and extended perils for at least {hazard_coverage_amount}; (2) have a deductible of no more than {hazard_deductible} per loss; (3) name as mortgagee and loss payee: {mortgagee_name}, {lender_address}; and (4) give thirty days’ notice before it is cancelled.

Coverage shown to us at closing: company {insurer_name}; policy {hazard_policy_number}; in force from {hazard_effective_date} until {hazard_expiration_date}. A penalty of $500 is not a deductible.

If you do not keep this insurance the lender may buy it and add its cost to the loan. Premium paid: {=money}.

~ borrowers
`,
  ),
  paper(
    'insurance-schedule',
    'agreement_to_provide_insurance',
    { kind: 'land', fonts: ['franklin', 'sans'], size: 9.5 },
    `
# AGREEMENT TO INSURE COLLATERAL
%w 170 314
%rows
| Who gives this agreement | {borrower_name}\\n{borrower_address/lines}
| In favor of | {lender_name}\\n{lender_address/lines}
| For loan | {loan_number} dated {note_date}
| Insured premises | {property_address}
| Carrier | {insurer_name}
| Policy no. | {hazard_policy_number}
| Period | {hazard_effective_date} to {hazard_expiration_date}
| Limit of cover | {hazard_coverage_amount}
| Deductible (each claim) | {hazard_deductible}
| Annual premium | {=money}
| Endorsement | Loss payable to lender

~ borrowers
`,
  ),
  paper(
    'cpl-letter',
    'closing_protection_letter',
    { kind: 'land', fonts: ['serif', 'book'] },
    `
@ {=underwriter}
# CLOSING PROTECTION LETTER – SINGLE TRANSACTION

{=days3}

{lender_name}\\n{lender_address/lines}

Regarding: Agent: {settlement_agent}, file {settlement_file_number}\\nBuyer/Borrower: {borrower_name}\\nPremises: {property_address}\\nLoan: {loan_number} for {principal_amount}

Dear Customer: In consideration of your acceptance of this letter we agree to indemnify you for actual loss of the funds you send to the agent named above for the closing of the loan named above, if the loss arises from fraud of the agent.

Claims must be made within one year of closing. This letter is good for closings held within 90 days of its date.

~ lender
`,
  ),
  paper(
    'cpl-boxes',
    'closing_protection_letter',
    { kind: 'land', fonts: ['sans'], size: 9 },
    `
# INSURED CLOSING LETTER
^ Addressee = {lender_name}, {lender_address} | Letter no. = {=n7} | Issued = {=days3}
^ Approved agent or attorney = {settlement_agent} | Agent’s file = {settlement_file_number}
^ Name of borrower = {borrower_name} | Borrower’s property = {property_address}
^ Lender’s loan = {loan_number} | Mortgage amount = {principal_amount} | To be closed on = {closing_date}

Subject to the conditions below the Company will reimburse you for loss from the agent’s failure to follow your written closing instructions.
`,
  ),
  paper(
    'disbursement-request',
    'disbursement_authorization',
    { kind: 'business', fonts: ['sans', 'franklin'] },
    `
# REQUEST FOR PAYMENT OF LOAN PROCEEDS
@ {lender_name} – Loan {loan_number}

{borrower_name} asks the bank to pay out the proceeds of its loan of {principal_amount}, dated {note_date}, on {disbursement_date}, as shown here. The loan is a {loan_class} loan and will be used for: {loan_purpose}.

%w 340 130
%rows
| Pay out | Dollars
| By deposit to our checking account 00{=n7} | {amount_to_borrower/bare}
| On our behalf to third parties | {amount_paid_to_others/bare}
| All proceeds | {loan_proceeds_total/bare}

We have read this page and owe what it says.
~ borrowers
`,
  ),
  paper(
    'disbursement-letter',
    'disbursement_authorization',
    { kind: 'any', fonts: ['serif', 'book'] },
    `
# AUTHORITY TO DISBURSE
Date of funding: {disbursement_date}
To: {lender_name}
From: {borrower_name}
About: your loan {loan_number}, principal {principal_amount}

You are authorized to disburse our loan as follows: pay {amount_paid_to_others} to others for our account, and release {amount_to_borrower} to us, for a total of {loan_proceeds_total}. We declare that the primary purpose of the loan is: {loan_purpose}.

No adverse change has happened in our finances since {=olddate}. Amount of our last statement: {=oldmoney}.
~ borrowers
`,
  ),
  paper(
    'wire-request',
    'wire_instructions',
    { kind: 'land', fonts: ['sans', 'condensed'], size: 9.5 },
    `
# OUTGOING WIRE – LOAN FUNDING
@ {lender_name}
%w 180 304
%none
| Value date | {disbursement_date}
| Dollars | {wire_amount}
| For the loan of | {borrower_name}, no. {loan_number}
| Secured by | {property_address}
| Receiving institution | {wire_beneficiary_bank}
| Its routing number | {wire_beneficiary_aba}
| Credit the account of | {wire_beneficiary_name}
| Account to credit | {wire_beneficiary_account}
| Say on the wire | {wire_reference}
| Title company | {settlement_agent}, file {settlement_file_number}
| Call back | {=phone}, {=person2}
| Our sending account | 00{=n9}
`,
  ),
  paper(
    'wire-letter',
    'wire_instructions',
    { kind: 'land', fonts: ['serif', 'book'] },
    `
@ {settlement_agent}
@ {=agentplace}

Our file: {settlement_file_number}\\nBuyer or borrower: {borrower_name}\\nProperty: {property_address}

To {lender_name}: please send the proceeds of your loan {loan_number}, in the amount of {wire_amount}, on {disbursement_date} by federal wire to:

> Bank: {wire_beneficiary_bank}
> ABA: {wire_beneficiary_aba}
> For credit to: {wire_beneficiary_name}
> Acct: {wire_beneficiary_account}
> Reference: {wire_reference}

Beware of fraud: call us at {=phone} before you send money.
`,
  ),
  paper(
    'id-guarantor',
    'id_document',
    { kind: 'business', fonts: ['sans'] },
    `
# CUSTOMER IDENTIFICATION RECORD
%w 170 314
%rows
| Role in the loan | Guarantor
| Full name | {guarantor_name}
| Residence | {guarantor_address}
| Document seen | Driver license, state of {=state}, no. D{=n7}
| Expires | {=laterdate}
| Seen by | {=person2}
`,
  ),
  paper(
    'id-license',
    'id_document',
    { kind: 'consumer', fonts: ['sans', 'franklin'] },
    `
# DRIVER LICENSE
@ Copy for the file of the borrower, loan {loan_number}

| DL D{=n7} | CLASS C | EXP {=oldslash}
NAME {borrower_name}
ADDR {borrower_address}
SEX M  HGT 5-11  EYES BRO
`,
  ),
  paper(
    'vehicle-lien',
    'vehicle_title',
    { kind: 'business', fonts: ['mono', 'sans'], size: 9 },
    `
# CERTIFICATE OF TITLE TO A MOTOR VEHICLE
^ Registered owner = {borrower_name}\\n{borrower_address/lines} | Title no. = {=n9}
^ VIN = 1XKYD49X{=n9} | Year/make = 2022 Kenworth | Issued = {=laterdate}
^ Lienholder of first priority = {lender_name}\\n{lender_address/lines} | Date of security agreement = {note_date}
`,
  ),
  paper(
    'liability-certificate',
    'liability_insurance',
    { kind: 'businessland', fonts: ['sans'], size: 9 },
    `
# LIABILITY INSURANCE CERTIFICATE
^ Issued to = {lender_name}\\n{lender_address/lines} | Date = {=days3}
^ Insured = {borrower_name}\\n{borrower_address/lines} | Insuring company = {insurer_name}
%w 160 110 110 104
%all
| Coverage | Policy | Begins | Ends
| General liability | GL{=n7} | {=oldslash} | {=laterdate}
Location insured: {property_address}
Limits: $1,000,000 each occurrence, $2,000,000 aggregate. Agent: {=person2}, {=phone}
`,
  ),
  paper(
    'ucc-filing',
    'ucc_financing_statement',
    { kind: 'businessland', fonts: ['sans'], size: 9 },
    `
# FINANCING STATEMENT
^ 1. Debtor – organization’s exact name = {borrower_name}
^ Debtor’s mailing address = {borrower_address} | Organized in = {borrower_state_of_org}
^ 3. Secured party – name = {lender_name}
^ Secured party’s mailing address = {lender_address} | Filer’s loan = {loan_number}
4. This financing statement covers the following collateral: {collateral_description}
14. Fixture filing on real estate: {legal_description}. Parcel {parcel_number}. Record owner: {=person}
`,
  ),
];
