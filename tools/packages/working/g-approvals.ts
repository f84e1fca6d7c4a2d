import type { Layout } from '../core/layout.ts';
import { paper } from './g-kit.ts';

export const approvalsG: readonly Layout[] = [
  paper(
    'commitment-letter',
    'credit_approval',
    { kind: 'businessland', fonts: ['serif', 'book'], margin: 74 },
    `
@ {lender_name}
@ {lender_address}

{approval_date}

{borrower_name}\\n{borrower_address/lines}

Re: Commitment for credit, our file {approval_number}

Dear Applicant:

We are pleased to inform you that {lender_name} has approved your request for credit on these terms:

%w 140 324
| Borrower: | {borrower_name}
| Guarantor(s): | {guarantors}
| Amount: | Up to {principal_amount}
| Purpose: | {loan_purpose}
| Rate: | {interest_rate} {rate_type}
| Term / amortization: | {term_months} / {amortization_months}
| Security: | A {lien_position} lien deed of trust or mortgage on {property_address}
| Loan to value: | Not to exceed {ltv_percent}
| Our grade: | {risk_rating}

Closing is subject to the following:
{conditions/bullet}

A commitment fee of {=money} is due on acceptance. This commitment will expire on {approval_expiration_date} unless accepted in writing before. Please sign and return one copy to your account officer, {loan_officer}.

Sincerely,
~ lender
Accepted:
~ borrowers
`,
  ),
  paper(
    'approval-committee-minutes',
    'credit_approval',
    { kind: 'business', fonts: ['serif', 'typewriter'], margin: 70 },
    `
# EXCERPT FROM MINUTES OF LOAN COMMITTEE
@ {lender_name}

Meeting of {approval_date}. Present: {=person}, {=person2} and {=bankofficer}.

Item 4. {borrower_name} ({borrower_entity_type}). Officer {loan_officer} presented a request for {principal_amount} for the purpose of: {loan_purpose}. Term {term_months/years}, {rate_type} rate of {interest_rate}, payable {payment_frequency}. Secured by {collateral_description}. To be guaranteed by {guarantors/comma}. Risk rating: {risk_rating}.

On motion duly made and seconded the loan was approved under number {approval_number}, with final authority exercised by {approved_by}, on condition that:

{conditions/number}

The approval is good through {approval_expiration_date}.

Item 5. {=person}. Request for {=oldmoney} deferred to the meeting of {=laterdate}.
`,
  ),
  paper(
    'approval-screen-print',
    'credit_approval',
    { kind: 'business', fonts: ['mono', 'condensed'], size: 8.5, margin: 48 },
    `
# CREDIT APPROVAL FORM
%w 120 138 120 138
%rows
| CUSTOMER NAME | {borrower_name} | APPROVAL # | {approval_number}
| CUSTOMER ADDRESS | {borrower_address} | TIN | {borrower_tin}
| LOAN AMT | {principal_amount/bare} | NOTE RATE | {interest_rate}
| RATE TYPE | {rate_type/caps} | TERM (MOS) | {term_months/bare}
| PMT FREQ | {payment_frequency/caps} | PMT AMT | {payment_amount/bare}
| PURPOSE | {loan_purpose} | LOAN OFFICER | {loan_officer}
| BRANCH | {branch_code} | PROD CODE | {product_code}
| CALL CODE | {call_report_code} | NAICS | {naics_code}
| RISK GRADE | {risk_rating} | CLASS | {loan_class/caps}
| APPROVED BY | {approved_by} | APPROVAL LIMIT | {approval_authority_limit/bare}
| DATE APPROVED | {approval_date} | EXPIRES | {approval_expiration_date}
| LAST REVIEW | {=olddate} | TOTAL EXPOSURE | {=oldmoney}
%none

GUARANTOR NAME(S)
{guarantors/list}

CONDITIONS OF APPROVAL
{conditions/number}

POLICY EXCEPTIONS: NONE
`,
  ),
  paper(
    'approval-presentation',
    'credit_approval',
    { kind: 'businessland', fonts: ['sans', 'franklin'], size: 9, margin: 54 },
    `
# LOAN PRESENTATION
@ Prepared by {loan_officer} for {approved_by}

## I. Facility Information
^ Obligor = {borrower_name} | Legal structure = {borrower_entity_type} | Request = {principal_amount}
^ Tenor = {term_months} | Amortization = {amortization_months} | Pricing = {interest_rate} {rate_type} | Repayment = {payment_frequency/caps}
^ Use of proceeds = {loan_purpose} | Grade = {risk_rating}
## II. Collateral
^ Description = {property_type} | Address = {property_address} | Lien = {lien_position/caps}
^ Appraised = {appraised_value} | As of = {appraisal_date} | LTV = {ltv_percent}
## III. Guarantor(s) Information
%w 200 150 150
%all
| Guarantor | Liquidity | Net worth
| {guarantors/list} | {=money} | {=oldmoney}
%none
## IV. Existing relationship
%w 170 110 110 110
%all
| Obligation | Balance | Rate | Matures
| Line of credit ({=bank}) | {=oldmoney} | 7.990% | {=laterdate}
| Visa | {=money} | 14.000% | Open
%none
## V. Covenants and conditions
{conditions/bullet}
## VI. Decision
Approved: {approval_date}    Approval no.: {approval_number}    Valid to: {approval_expiration_date}
`,
  ),
  paper(
    'approval-consumer',
    'credit_approval',
    { kind: 'consumer', fonts: ['sans', 'serif'] },
    `
# NOTICE OF LOAN APPROVAL
@ {lender_name}, {lender_address}

Date: {approval_date}
Applicant(s): {borrower_name}
Property to be mortgaged: {property_address}
Loan number: {loan_number}

Your application for a mortgage loan has been approved as follows.

%w 200 284
%rows
| Amount of loan | {principal_amount}
| Note rate | {interest_rate} ({rate_type})
| Number of months | {term_months}
| Principal and interest payment | {payment_amount}
| Occupancy | {occupancy}
| Maximum loan-to-value | {ltv_percent}

Before closing we must receive:
{conditions/number}

This approval is valid until {approval_expiration_date}. Approved by: {approved_by}.

Loan originator: {loan_officer}
Risk grade: {risk_rating}
`,
  ),
  paper(
    'approval-delegated',
    'credit_approval',
    { kind: 'variable', fonts: ['sans', 'condensed'], size: 9.5 },
    `
# CREDIT AUTHORIZATION
%w 130 370
%none
%bold
| Relationship: | {borrower_name}
| Principal place: | {borrower_address}
| Credit requested: | {principal_amount} term loan, {term_months}, amortizing over {amortization_months}
| Pricing: | {rate_index} plus {rate_margin}, floating; initial rate {interest_rate}; floor {rate_floor}; ceiling {rate_ceiling}
| Guaranteed by: | {guarantors}
| Collateral: | {collateral_description}
| Purpose of credit: | {loan_purpose}
| Internal grade: | {risk_rating}
| Codes: | NAICS {naics_code} / Call {call_report_code} / Product {product_code} / Branch {branch_code}

Conditions: {conditions/semicolon}.

%w 166 166 166
| {approved_by} | {approval_date} | {approval_authority_limit}
| Approving authority | Date of approval | Authority limit
| {loan_officer} | {approval_number} | {approval_expiration_date}
| Requesting officer | Authorization no. | Expiration of authorization
`,
  ),
  paper(
    'application-commercial-tables',
    'loan_application',
    { kind: 'business', fonts: ['sans'], size: 9, margin: 50 },
    `
# BUSINESS LOAN APPLICATION
@ Return to: {lender_name}, {lender_address}
Loan no.: {loan_number}
## SECTION A – BUSINESS INFORMATION
%w 256 256
%all
| Business legal name\\n{borrower_name} | Employer identification number\\n{borrower_tin}
| Business street address\\n{borrower_address} | Entity type\\n{borrower_entity_type}
| NAICS\\n{naics_code} | Year established\\n2009
## SECTION B – LOAN REQUEST
| Loan amount requested\\n{principal_amount} | Requested term\\n{term_months}
| Purpose of loan\\n{loan_purpose} | Collateral offered\\n{collateral_description}
## SECTION C – OWNERS OF 20% OR MORE (each must guarantee)
%w 200 100 212
| Name | Ownership | Home address
| {guarantors/list} | 100% combined | On file
## SECTION D – SCHEDULE OF BUSINESS DEBT
%w 112 80 80 80 80 80
| Creditor | Original amount | Present balance | Interest rate | Maturity date | Payment
| {=bank} | {=oldmoney} | {=money} | 6.500% | {=laterdate} | $1,204.00
| {=payofflender} | $88,000.00 | $41,250.00 | 7.250% | {=laterdate} | $990.00
| Total | | $46,900.00 | | |
%none

Each person who signs certifies that everything stated here is true.
~ borrowers
`,
  ),
  paper(
    'application-letter',
    'loan_application',
    { kind: 'business', fonts: ['serif', 'typewriter'], margin: 72 },
    `
# APPLICATION FOR CREDIT

To {lender_name}:

Your loan number: {loan_number}

{borrower_name} (“Applicant”), {borrower_entity_type}, of {borrower_address}, applies for a loan in the amount of {principal_amount}, to be repaid over {term_months}. The money will be used as follows: {loan_purpose}. The Applicant’s taxpayer number is {borrower_tin}.

The loan will be guaranteed by the following owners: {guarantors/comma}.

Current obligations of the Applicant: {=oldmoney} due to {=bank} (term 48 months, for vehicles), and {=money} due to {=payofflender} (term 12 months, for inventory).

The person to call is {=signer}, {=phone}.
~ borrowers
`,
  ),
  paper(
    'application-urla',
    'loan_application',
    { kind: 'land', fonts: ['sans'], size: 9, margin: 48 },
    `
# UNIFORM RESIDENTIAL LOAN APPLICATION
@ Lender Loan No./Universal Loan Identifier {loan_number}     Agency Case No. {=n7}
## Section 1: Borrower Information
^ Name (First, Middle, Last, Suffix) = {borrower_name}
^ Current Address = {borrower_address} | How Long at Current Address? = 6 Years 2 Months
^ Employer or Business Name = Prairie Machine Works | Phone = {=phone} | Start Date = {=oldslash}
## Section 2: Financial Information – Liabilities
%w 128 128 128 128
%all
| Account Type | Company Name | Unpaid Balance | Monthly Payment
| Mortgage | {=bank} | {=oldmoney} | {=money}
| Installment | {=payofflender} | {=money} | $310.00
%none
## Section 4: Loan and Property Information
^ Loan Amount = {principal_amount} | Loan Purpose = {loan_purpose}
^ Property Address = {property_address} | County = {property_county}
^ Property Value = {appraised_value} | Occupancy = {occupancy}
## Section L: Mortgage Loan Information
^ Note Rate = {interest_rate} | Loan Term = {term_months} | Amortization Type = {rate_type/caps} | Lien Type = {lien_position/caps}
~ borrowers
`,
  ),
  paper(
    'application-sba-borrower',
    'loan_application',
    { kind: 'sba', fonts: ['sans', 'serif'], size: 9.5 },
    `
# BORROWER INFORMATION FORM
@ For use with all 7(a) programs
Lender loan number: {loan_number}
%w 242 242
%all
| Applicant business legal name: {borrower_name} | Primary business address: {borrower_address}
| Business type: {borrower_entity_type} | Business TIN: {borrower_tin}
| Amount of the loan request: {principal_amount} | Purpose of the loan: {loan_purpose}
%none
Owners of the applicant:
%all
%w 180 90 214
| Owner’s name | % owned | Address
| {=guarantor} | 51 | {=guarantorplace}
| {=person} | 49 | Not given
%none
Is the applicant delinquent on any federal debt? No. Prior SBA loan: {=oldmoney}, made by {=bank} on {=olddate}, paid in full.
~ borrowers
`,
  ),
  paper(
    'identity-licence-guarantor',
    'id_document',
    { kind: 'business', fonts: ['sans'], size: 9.5 },
    `
# IDENTIFICATION RECORD – GUARANTOR
@ {lender_name}
%w 160 324
%rows
| Customer being identified | {guarantor_name}
| Role in the loan | Guarantor of loan {loan_number}
| Home address | {guarantor_address}
| Document presented | Driver license, {=state}, no. {=n9}
| Issued | {=olddate}
| Expires | {=laterdate}
| Date of birth | 04/17/1971
%none
The document was examined by {=bankofficer}. Copy attached.
`,
  ),
  paper(
    'identity-licence-borrower',
    'id_document',
    { kind: 'consumer', fonts: ['sans', 'condensed'] },
    `
# DRIVER LICENSE
@ STATE OF {=statename}
%w 300 184
| DL {=n9}\\nEXP {=laterdate}\\nNAME {borrower_name/first}\\n{borrower_address/lines}\\nDOB 02/11/1980 | CLASS C\\nISS {=oldslash}\\nSEX F HGT 5-06\\nEYES BRO
`,
  ),
  paper(
    'identity-beneficial-owners',
    'beneficial_ownership_certification',
    { kind: 'business', fonts: ['sans', 'serif'], size: 9.5 },
    `
# CERTIFICATION REGARDING BENEFICIAL OWNERS OF LEGAL ENTITY CUSTOMERS
I. Persons opening an account on behalf of a legal entity must provide the following information:
a. Name and title of natural person opening account: {=signer}, {=signercapacity}
b. Name, type and address of legal entity for which the account is being opened:
> {borrower_name}, {borrower_entity_type}, {borrower_address}
c. The following information for each individual who owns 25 percent or more of the equity interests:
%w 150 90 150 94
%all
| Name | Date of birth | Address | SSN
| {=guarantor} | 03/09/1968 | {=guarantorplace} | xxx-xx-4410
| {=person} | 12/01/1975 | On file | xxx-xx-9021
%none
I, {=signer}, hereby certify, to the best of my knowledge, that the information provided above is complete and correct.
Signature and date: ______________  {=days3}
Legal entity identifier (optional): ______
`,
  ),
  paper(
    'identity-cip-form',
    'id_document',
    { kind: 'consumer', fonts: ['serif', 'sans'] },
    `
# CUSTOMER IDENTIFICATION PROGRAM – VERIFICATION SHEET
^ Financial institution = {lender_name} | Account or loan no. = {loan_number}
^ Borrower’s full legal name = {borrower_name/first} | Residence address = {borrower_address}
^ Taxpayer number = {borrower_tin} | Birth date = 07/30/1983
^ ID type = Passport | ID number = {=n9} | Issued by = U.S. Department of State | Expires = {=laterdate}
Verified by {=bankofficer} on {=days3}. Manager’s review: {=person}.
`,
  ),
  paper(
    'sba-authorization-parts',
    'sba_authorization',
    { kind: 'sba', fonts: ['serif', 'book'] },
    `
# SBA 7(a) GUARANTY AUTHORIZATION
%w 160 324
| SBA Loan # | {loan_number}
| Lender | {lender_name}\\n{lender_address/lines}
| Borrower | {borrower_name}\\n{borrower_address/lines}
| Approval Date | {approval_date}
| Last date for disbursement | {approval_expiration_date}

A. GUARANTY. SBA approves the guaranty of 75 percent of a loan of {principal_amount} by Lender, to assist the small business named above.
B. REPAYMENT TERMS. Maturity: {term_months} from date of Note. Initial interest rate {interest_rate}. Borrower must pay principal and interest of {payment_amount} every month.
C. USE OF PROCEEDS. {principal_amount} to {loan_purpose}.
D. COLLATERAL. {collateral_description}.
E. GUARANTORS. Unconditional guarantee by: {guarantors/comma}.
F. A standby creditor, {=person}, will subordinate {=oldmoney} owed on a note of {=olddate}.
`,
  ),
];
