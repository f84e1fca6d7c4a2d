import type { Layout } from '../core/layout.ts';
import { paper } from './f-kit.ts';

export const agreementsF: readonly Layout[] = [
  paper(
    'agreement-recitals',
    'loan_agreement',
    { kind: 'businessland', fonts: ['serif', 'book'] },
    `
# CREDIT AGREEMENT

THIS CREDIT AGREEMENT, dated as of {note_date/ordinal}, is by and between {lender_name/caps}, having its principal office at {lender_address} (together with its successors and assigns, the “Bank”), and {borrower_name/caps}, {borrower_entity_type}, having its chief executive office at {borrower_address} (the “Company”).

## RECITALS
A. The Company has requested that the Bank extend credit to it in an aggregate principal amount not to exceed {principal_amount/words} (the “Commitment”), to be evidenced by a note bearing the Bank’s loan number {loan_number}.
B. Each of {guarantors} (individually a “Guarantor”) has agreed to guarantee the obligations of the Company.

NOW, THEREFORE, the parties agree as follows:

## ARTICLE I – THE CREDIT
1.01 Purpose. The Company shall apply the proceeds of the credit exclusively to the following: {loan_purpose}.
1.02 Rate. The unpaid balance shall accrue interest at {interest_rate} per annum, computed on the basis of {day_count}.
1.03 Repayment. Principal and interest shall be paid in consecutive {payment_frequency} installments of {payment_amount}, the first of which is due {first_payment_date}; all amounts outstanding are due and payable on {maturity_date} (the “Termination Date”).

## ARTICLE II – REPRESENTATIONS
2.01 The audited statements of the Company as of {=olddate} fairly present its condition. No litigation above {=oldmoney} is pending.

## ARTICLE III – NOTICES
All notices shall be sent to the addresses first written above.

IN WITNESS WHEREOF the parties have executed this Agreement.
~ borrowers
~ lender
`,
  ),
  paper(
    'agreement-questions',
    'loan_agreement',
    { kind: 'business', fonts: ['sans', 'franklin'] },
    `
# Business Loan Agreement
@ Part 1 – The basics

%w 190 294
%rows
| Agreement dated | {note_date}
| Bank | {lender_name}\\n{lender_address/lines}
| Borrower | {borrower_name}\\n{borrower_address/lines}
| Account number for this loan | {loan_number}
| Amount we agree to lend | {principal_amount}
| Annual rate | {interest_rate} ({rate_type})
| Paid back | {number_of_payments} {payment_frequency} payments of {payment_amount}, from {first_payment_date}
| Ends | {maturity_date}
| Money to be spent on | {loan_purpose}
| Persons standing behind the loan | {guarantors/list}
| What we take as security | {collateral_description}

# Part 2 – The promises

1. You will keep your books in order and let us look at them. 2. You will not borrow more than $50,000.00 elsewhere while this loan runs. 3. You will insure what secures the loan.

Signed on the day stated in Part 1.
~ borrowers
~ lender
`,
  ),
  paper(
    'agreement-sections',
    'loan_agreement',
    { kind: 'business', fonts: ['serif'], size: 9.5 },
    `
# TERM LOAN AND SECURITY AGREEMENT
@ Loan {loan_number}

Borrower and Lender enter into this Agreement on {note_date}. As used herein:

> “Borrower” means {borrower_name}, {borrower_entity_type}, of {borrower_address}.
> “Lender” means {lender_name}, of {lender_address}.
> “Loan” means the term loan in the original principal sum of {principal_amount} made under Section 2.
> “Maturity Date” means {maturity_date}.
> “Contract Rate” means {interest_rate} per annum.
> “Default Rate” means {default_rate} per annum.
> “Guarantor” means each of {guarantors}.
> “Collateral” means {collateral_description}.
> “Prior Note” means the note of Borrower to {=bank} dated {=olddate} in the amount of {=oldmoney}.

2. The Loan. On the terms below Lender will make the Loan. The Loan shall be used only to pay for: {loan_purpose}.
3. Payments. Borrower shall pay {payment_amount} on {first_payment_date} and on the same day of each month thereafter.
4. Late payments. A payment more than {grace_days} days overdue carries a charge of {late_charge_percent} of its amount.
5. Prior Note. The Prior Note shall be paid from the first advance.

~ borrowers
~ lender
`,
  ),
  paper(
    'change-letter',
    'change_in_terms',
    { kind: 'business', fonts: ['serif', 'sans'] },
    `
@ {lender_name}
@ {lender_address}

{note_date}

{borrower_name}\\n{borrower_address/lines}

Subject: Modification of your loan no. {loan_number}

Thank you for your continued business. By signing and returning this letter you and the bank agree to modify the above loan, on which {principal_amount} of principal remains outstanding, in these respects only:

> a. The loan will now come due on {maturity_date}.
> b. From today it will carry interest at {interest_rate} per year ({rate_type}).
> c. Beginning {first_payment_date} you will make {payment_frequency} payments of {payment_amount}.
> d. A payment that is over {grace_days} days late will be charged {late_charge_percent} of the payment.

The collateral you gave us when the loan was made – {collateral_description} – continues to secure it. No other term is changed, and this letter is not a new loan.

Sincerely,
~ lender
Agreed:
~ borrowers
`,
  ),
  paper(
    'change-old-new',
    'change_in_terms',
    { kind: 'business', fonts: ['sans', 'condensed'], size: 9 },
    `
# AMENDMENT TO PROMISSORY NOTE

^ Obligor = {borrower_name} | Holder = {lender_name} | Obligation No. = {loan_number}
^ Obligor’s address = {borrower_address} | Holder’s address = {lender_address} | Amendment effective = {note_date}

The note identified above, with a balance of {principal_amount} on the effective date, is amended as follows:

%w 150 170 170
%all
| Provision | As it was | As amended
| Maturity | {=olddate} | {maturity_date}
| Rate | 9.900% | {interest_rate}
| Monthly installment | {=money} | {payment_amount}
| Next installment due | {=oldslash} | {first_payment_date}

Security. The note remains secured by {collateral_description}.
Ratification. Except as amended the note stands as written. Late installments: {late_charge_percent} of the installment after {grace_days} days.

~ borrowers
~ lender
`,
  ),
  paper(
    'rents-recital',
    'assignment_of_rents',
    { kind: 'businessland', fonts: ['serif', 'book'] },
    `
# ASSIGNMENT OF LEASES AND RENTS

KNOW ALL PERSONS that {borrower_name/caps}, {borrower_entity_type} (“Assignor”), whose mailing address is {borrower_address}, for value received, on {note_date/ordinal} assigns to {lender_name/caps} (“Assignee”), whose mailing address is {lender_address}, all leases and rents of the land in {property_county} County described as:

> {legal_description}

Tax Parcel Identification: {parcel_number}. Street address: {property_address}.

This assignment secures the payment of a note of the same date from Assignor to Assignee in the face amount of {principal_amount}, and all extensions of it. Assignee’s reference: Loan {loan_number}.

Assignor warrants that it has made no other assignment of the rents, except one to {=bank} recorded {=olddate} which has been released.

~ borrowers
STATE OF IDAHO, COUNTY OF ADA. Acknowledged before me on {=laterdate}.
~ notary
`,
  ),
  paper(
    'rents-boxes',
    'assignment_of_rents',
    { kind: 'land', fonts: ['sans'], size: 9 },
    `
# RENTS ASSIGNMENT
^ Assignor (owner of the property) = {borrower_name}\\n{borrower_address/lines} | Assignee (lender) = {lender_name}\\n{lender_address/lines}
^ Date = {note_date} | Loan = {loan_number} | Debt secured = {principal_amount}
^ Property = {property_address} | County = {property_county} | Assessor’s parcel = {parcel_number}

Legal description: {legal_description}

The Assignor gives the Assignee all rents, income and profits of the property as security for the debt, and may collect them until default.

~ borrowers
`,
  ),
  paper(
    'security-two-parties',
    'security_agreement',
    { kind: 'business', fonts: ['serif'] },
    `
# SECURITY AGREEMENT

On {note_date}, {borrower_name} (“we”, “us”), with offices at {borrower_address}, makes this agreement with {lender_name} (“you”), at {lender_address}.

To secure our note to you of today in the sum of {principal_amount}, which we must pay in full no later than {maturity_date}, and every other debt we owe you, we give you a security interest in the following property (the “goods”): {collateral_description}.

We are organized in {borrower_state_of_org}. Our taxpayer number is {borrower_tin}. Your file: loan {loan_number}.

~ borrowers
`,
  ),
  paper(
    'resolution-minutes',
    'borrowing_resolution',
    { kind: 'business', fonts: ['serif', 'book'] },
    `
# MINUTES OF SPECIAL MEETING
@ {borrower_name}

A special meeting of the governing body of {borrower_name}, {borrower_entity_type}, was held at its office, {borrower_address}, on {note_date/ordinal}. All were present or waived notice.

On motion duly made it was RESOLVED that the company borrow from {lender_name}, {lender_address}, the sum of {principal_amount}, and that {=signer} sign on its behalf all notes and papers that the lender requires.

FURTHER RESOLVED that the lender may rely on this resolution until it is told otherwise in writing.

I certify that these minutes are correct.
~ borrowers
`,
  ),
];
