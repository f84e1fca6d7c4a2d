import type { Layout } from '../core/layout.ts';
import { paper } from './f-kit.ts';

export const approvalsF: readonly Layout[] = [
  paper(
    'approval-memo',
    'credit_approval',
    { kind: 'businessland', fonts: ['sans', 'franklin'], size: 9.5 },
    `
# CREDIT MEMORANDUM
%w 110 374
| TO: | {approved_by}
| FROM: | {loan_officer}
| DATE: | {approval_date}
| SUBJECT: | {borrower_name}
| REQUEST NO.: | {approval_number}

## Recommendation
Approval is recommended of a {principal_amount} {rate_type}-rate term loan to {borrower_name}, {borrower_entity_type}, for the following purpose: {loan_purpose}. The loan would be repaid over {term_months} on a {amortization_months} amortization in {payment_frequency} payments of {payment_amount}, at {interest_rate}.

## Collateral
{lien_position/caps} mortgage on the {property_type} at {property_address}, in {property_county} County, appraised at {appraised_value} on {appraisal_date}, for a loan-to-value of {ltv_percent}.

## Support
Guaranteed without limit by {guarantors}.

## Classification
NAICS {naics_code}; call code {call_report_code}; product {product_code}; branch {branch_code}; risk grade {risk_rating}.

## Conditions precedent
{conditions/number}

This approval lapses on {approval_expiration_date}. Existing debt with {=bank} of {=oldmoney} will be paid off.

~ lender
`,
  ),
  paper(
    'approval-variable',
    'credit_approval',
    { kind: 'variable', fonts: ['sans', 'condensed'], size: 9 },
    `
# COMMITTEE ACTION SHEET
^ Obligor = {borrower_name} | Organized as = {borrower_entity_type} | Action no. = {approval_number}
^ Address of obligor = {borrower_address} | Account officer = {loan_officer} | Office = {branch_code}
^ Commitment = {principal_amount} | Tenor = {term_months} | Amortizes over = {amortization_months} | P & I = {payment_amount}
^ Index = {rate_index} | Spread over index = {rate_margin} | Floor = {rate_floor} | Cap = {rate_ceiling} | Opening rate = {interest_rate}
^ Repaid = {payment_frequency/caps} | Penalty for prepayment = {prepayment_penalty} | Class of loan = {loan_class/caps}

%w 130 354
%none
| Use of funds | {loan_purpose}
| Guarantors | {guarantors/comma}
| Secured by | {collateral_description}
| Risk grade | {risk_rating}

## The committee requires:
{conditions/bullet}

Approved {approval_date} by {approved_by} within authority of {approval_authority_limit}. Good until {approval_expiration_date}.
`,
  ),
  paper(
    'approval-summary',
    'credit_approval',
    { kind: 'land', fonts: ['serif', 'book'] },
    `
@ {lender_name}
# LOAN APPROVAL SUMMARY

Applicant .......... {borrower_name}
Mailing address .......... {borrower_address}
Loan requested .......... {principal_amount}
Purpose .......... {loan_purpose}
Security offered .......... real estate at {property_address}
County .......... {property_county}
Value (appraisal) .......... {appraised_value}
Interest .......... {interest_rate} {rate_type}
Months .......... {term_months}
Payment .......... {payment_amount}, {payment_frequency}
Officer .......... {loan_officer}
Risk rating .......... {risk_rating}

The application described above was approved on {approval_date} by {approved_by}, number {approval_number}, subject to: {conditions/semicolon}. The approval is void if the loan is not closed by {approval_expiration_date}.
`,
  ),
  paper(
    'transmittal-worksheet',
    'underwriting_transmittal',
    { kind: 'consumer', fonts: ['sans'], size: 9 },
    `
# UNDERWRITER’S WORKSHEET
@ {lender_name}
%w 242 242
%all
| Borrower(s): {borrower_name} | Case: {loan_number}
| Security property: {property_address} | Dwelling: {property_type}
| Will be used as: {occupancy} | Lien: {lien_position/caps}
| Purpose: {loan_purpose} | Loan: {principal_amount}
| Value: {appraised_value} | LTV: {ltv_percent}
| Rate: {interest_rate}, {rate_type} | Months: {term_months}
| Principal and interest: {payment_amount} | Subordinate financing: None

## Approval conditions
{conditions/number}

Decision: approve. Underwriter: {=person2}, {=days3}
`,
  ),
  paper(
    'transmittal-prose',
    'underwriting_transmittal',
    { kind: 'consumer', fonts: ['serif'] },
    `
# UNDERWRITING SUMMARY AND TRANSMITTAL

| Lender: {lender_name} | Loan file: {loan_number}

The applicants, {borrower_name}, request a {lien_position}-lien mortgage of {principal_amount} on the {property_type} located at {property_address}, to be their {occupancy}. The property appraised for {appraised_value} ({ltv_percent} loan to value). The loan is a {term_months} {rate_type} rate loan at {interest_rate} with a payment of principal and interest of {payment_amount} a month. Purpose: {loan_purpose}.

The loan is approved provided that the following are met before closing:
{conditions/bullet}
`,
  ),
  paper(
    'sba-terms',
    'sba_authorization',
    { kind: 'sba', fonts: ['serif', 'sans'] },
    `
# AUTHORIZATION AND LOAN AGREEMENT
@ U.S. Small Business Administration – Loan Number {loan_number}

SBA authorizes, under Section 7(a) of the Small Business Act, the guarantee of 75% of a loan in the amount of {principal_amount} to be made by {lender_name}, {lender_address} (“Lender”), to {borrower_name}, {borrower_address} (“Borrower”).

1. Approval Date: {approval_date}. This Authorization expires unless the first disbursement is made by {approval_expiration_date}.
2. Note. Borrower executes SBA Form 147, payable in {term_months} with {payment_frequency} payments of {payment_amount}. The initial rate is {interest_rate} per year.
3. Use of proceeds: {principal_amount} for {loan_purpose}.
4. Collateral. Lender must obtain a lien on: {collateral_description}.
5. Guarantee on SBA Form 148 by {guarantors}.
6. Insurance. Hazard insurance on all collateral; flood insurance where required.

~ lender
~ borrowers
`,
  ),
  paper(
    'application-business',
    'loan_application',
    { kind: 'businessland', fonts: ['sans'], size: 9.5 },
    `
# COMMERCIAL CREDIT APPLICATION
@ {lender_name}
## The applicant
^ Legal name of business = {borrower_name} | Form of organization = {borrower_entity_type} | Tax number = {borrower_tin}
^ Street, city, state, ZIP = {borrower_address} | Our application no. = {loan_number}
## The request
^ Amount wanted = {principal_amount} | To be repaid in = {term_months} | What the funds are for = {loan_purpose}
^ Property offered as security = {property_address} | Estimated worth = {appraised_value} | Type = {property_type}
## Debts now owed
%w 150 110 110 110
%all
| Owed to | Balance | Monthly | Term left
| {=bank} | {=oldmoney} | {=money} | 22 months
| {=payofflender} | {=money} | $210.00 | 8 months
## References
Bank: {=bank}. Purpose of that account: operating.

~ borrowers
`,
  ),
  paper(
    'appraisal-letter',
    'appraisal',
    { kind: 'land', fonts: ['serif', 'book'] },
    `
@ Bluestem Valuation Group
@ 400 Commerce Street, Omaha, NE 68102

{lender_name}\\n{lender_address/lines}

Re: Appraisal of {property_address}\\nYour borrower: {borrower_name}\\nYour loan: {loan_number}

As you asked, we have appraised the {property_type} at the above address, in {property_county} County (assessor’s parcel {parcel_number}). In our opinion the market value of the fee simple interest, as of {appraisal_date}, was {appraised_value}.

The site is described as {legal_description}. The subject last sold on {=olddate} for {=oldmoney}.

Respectfully submitted,
~ lender
`,
  ),
  paper(
    'appraisal-form',
    'appraisal',
    { kind: 'purchase', fonts: ['sans'], size: 9 },
    `
# SUMMARY APPRAISAL REPORT
^ Client = {lender_name} | Client’s address = {lender_address} | Client ref. = {loan_number}
^ Borrower/owner = {borrower_name} | Subject = {property_address} | County = {property_county}
^ Improvements (kind) = {property_type} | Tax parcel = {parcel_number} | Valuation date = {appraisal_date}
^ Sales comparison = {appraised_value} | Cost approach = {=oldmoney} | Final value conclusion = {appraised_value}
^ Contract price = {sale_price} | Inspected by = {=person} | Signed = {=days3}

Legal: {legal_description}
`,
  ),
];
