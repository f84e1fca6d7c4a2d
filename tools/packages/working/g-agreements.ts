import type { Layout } from '../core/layout.ts';
import { paper } from './g-kit.ts';

export const agreementsG: readonly Layout[] = [
  paper(
    'agreement-term-loan',
    'loan_agreement',
    { kind: 'business', fonts: ['serif', 'book'], margin: 72 },
    `
# TERM LOAN AGREEMENT

THIS TERM LOAN AGREEMENT (this “Agreement”) is entered into as of {note_date}, by and between {borrower_name/caps}, {borrower_entity_type} (the “Company”), and {lender_name/caps}, {=bankkind} (the “Bank”).

@ RECITALS

A. The Company has requested that the Bank extend credit to it in the form of a single-advance term loan, the proceeds of which will be used solely for {loan_purpose}.

B. The Bank is willing to do so on the terms set out below. In consideration of the mutual covenants herein the parties agree:

## ARTICLE 1. DEFINITIONS
“Business Day” means a day other than a Saturday, Sunday or day on which banks in the State are closed.
“Guarantor” means each of {guarantors}.
“Note” means the promissory note of even date herewith made by the Company, as renewed or replaced.
“Term Loan Commitment” means {principal_amount}.
“Stated Maturity” means {maturity_date}.
“Permitted Indebtedness” means trade debt and the subordinated note to {=bank} dated {=olddate} in the original amount of {=oldmoney}.

## ARTICLE 2. THE LOAN
Section 2.1 Advance. The Bank shall on the Closing Date make one advance to the Company in the full amount of the Term Loan Commitment.
Section 2.2 Interest. The unpaid balance bears interest at {interest_rate} per annum, computed on the basis of {day_count}.
Section 2.3 Repayment. The Company shall pay {number_of_payments} consecutive {payment_frequency} installments of {payment_amount}, the first due {first_payment_date}.

## ARTICLE 3. NOTICES
If to the Company: {borrower_address}
If to the Bank: {lender_address}, Attention: {=bankofficer}. Bank reference: Loan No. {loan_number}.

IN WITNESS WHEREOF the parties have executed this Agreement as of the day first written above.
~ borrowers
~ lender
`,
  ),
  paper(
    'agreement-cover-grid',
    'loan_agreement',
    { kind: 'business', fonts: ['sans', 'franklin'], size: 9.5, margin: 50 },
    `
# BUSINESS LOAN AND SECURITY AGREEMENT
@ SCHEDULE OF TERMS (page 1 of the Agreement)
%w 150 362
%all
%bold
| 1. Borrower | {borrower_name}
| 2. Borrower’s jurisdiction and form | {borrower_entity_type}
| 3. Chief executive office | {borrower_address}
| 4. Secured party / Lender | {lender_name}
| 5. Lender’s notice address | {lender_address}
| 6. Effective date | {note_date}
| 7. Maximum credit | {principal_amount}
| 8. Facility type; account number | Closed-end term credit; {loan_number}
| 9. Contract rate | {interest_rate} per year
| 10. Final payment due | {maturity_date}
| 11. Support parties | {guarantors/semicolon}
| 12. Collateral | {collateral_description}

%none
By signing below the Borrower agrees to the terms in the Schedule and to the provisions on the following pages. Terms in capitals have the meaning given to them in the Schedule. The Borrower represents that no other debt is owed except to {=bank} in the amount of {=oldmoney}, maturing {=laterdate}.

## Financial covenants
Debt service coverage of at least 1.25 to 1.00, tested annually. The Borrower shall deliver tax returns within 30 days of filing.

~ borrowers
~ lender
`,
  ),
  paper(
    'agreement-letter',
    'loan_agreement',
    { kind: 'business', fonts: ['serif'], margin: 76 },
    `
@ {lender_name}
@ {lender_address}

{note_date}

{borrower_name}
{borrower_address/lines}

## LETTER LOAN AGREEMENT – Loan No. {loan_number}

Ladies and Gentlemen:

This letter, when countersigned, is the loan agreement between you (“you” or “Borrower”) and us (“we” or “Lender”) for a loan of {principal_amount} (the “Loan”).

1. The Loan will be evidenced by your promissory note of the same date and must be repaid in full by {maturity_date}.
2. The Loan bears interest at a {rate_type} rate of {interest_rate}.
3. You will use the Loan for: {loan_purpose}.
4. The Loan will be guaranteed by {guarantors}.
5. You will keep your deposit accounts with us and send us your yearly statements by April 30.
6. This letter replaces our letter of {=olddate} concerning a line of credit of {=oldmoney}.

Very truly yours,
~ lender
Accepted and agreed:
~ borrowers
`,
  ),
  paper(
    'agreement-credit-facility',
    'loan_agreement',
    { kind: 'businessland', fonts: ['book', 'slab'], margin: 68 },
    `
# CREDIT AGREEMENT
@ dated as of
@ {note_date/long}
@ between
@ {borrower_name},
@ as Borrower,
@ and
@ {lender_name},
@ as Lender
@ {principal_amount} Senior Secured Term Facility

---
Preliminary statement. Borrower, {borrower_entity_type} with its principal place of business at {borrower_address}, has asked Lender, whose lending office is at {lender_address}, for a loan to be secured by a first-priority lien on the real property commonly known as {property_address}.

Section 1. The Facility. Subject to Section 4, Lender agrees to advance to Borrower the principal sum of {principal_words} Dollars ({principal_amount}) (the “Facility”), which is booked under account {loan_number}.

Section 2. Term. All obligations are due and payable on {maturity_date} (the “Termination Date”).

Section 3. Pricing. Fixed or floating as the Note provides; on the date hereof the rate is {interest_rate}.

Section 4. Conditions. Lender has received the guaranty of {guarantors/comma}, an appraisal, and evidence of insurance naming Lender.

Section 5. Negative covenants. Borrower shall not incur debt above $25,000.00 in any year, nor guarantee the debt of others, nor pay dividends after default.

~ borrowers
~ lender
`,
  ),
  paper(
    'agreement-software',
    'loan_agreement',
    { kind: 'business', fonts: ['sans', 'condensed'], size: 9 },
    `
# BUSINESS LOAN AGREEMENT
^ Principal = {principal_amount} | Loan Date = {note_date/slash} | Maturity = {maturity_date/slash} | Loan No = {loan_number} | Call / Coll = {call_report_code} | Officer = {loan_officer}
References in the boxes above are for Lender’s use only and do not limit the applicability of this document to any particular loan or item.

%w 60 182 60 182
| **Borrower:** | {borrower_name}\\n{borrower_address/lines} | **Lender:** | {lender_name}\\n{lender_address/lines}

**THIS BUSINESS LOAN AGREEMENT dated {note_date}, is made and executed between {borrower_name} (“Borrower”) and {lender_name} (“Lender”) on the following terms and conditions.** Borrower has received prior commercial loans from Lender or has applied to Lender for a commercial loan or loans.

**TERM.** This Agreement shall be effective as of {note_date}, and shall continue in full force and effect until such time as all of Borrower’s Loans in favor of Lender have been paid in full, or until {maturity_date}.

**ADVANCE AUTHORITY.** The following person is authorized to request advances: {=signer}, {=signercapacity} of Borrower.

**CONDITIONS PRECEDENT TO EACH ADVANCE.** Lender’s obligation to make each Advance is subject to the fulfillment of all of the conditions set forth in this Agreement.

**Guarantors.** Furnish executed guaranties of the Loans in favor of Lender: {guarantors/comma}.

**GOVERNING LAW.** The laws of the State govern this agreement.

BORROWER ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS BUSINESS LOAN AGREEMENT. THIS BUSINESS LOAN AGREEMENT IS DATED {note_date}.
~ borrowers
~ lender
`,
  ),
  paper(
    'resolution-directors',
    'borrowing_resolution',
    { kind: 'business', fonts: ['serif', 'book'], margin: 72 },
    `
# ACTION BY UNANIMOUS WRITTEN CONSENT
@ OF THE GOVERNING BODY OF
@ {borrower_name/caps}

The undersigned, being all of those entitled to vote on the affairs of {borrower_name}, {borrower_entity_type} (the “Company”), adopt the following resolutions without a meeting:

WHEREAS, the Company desires to borrow from {lender_name} (the “Lender”) the sum of {principal_amount} on the terms of a promissory note to be dated {note_date};

NOW, THEREFORE, BE IT RESOLVED, that the Company is authorized to incur said indebtedness and to pledge as security {collateral_description}.

RESOLVED FURTHER, that {=signer}, as {=signercapacity}, acting alone, is authorized to execute the note and any other papers.

RESOLVED FURTHER, that all acts done before {=days3} are ratified.

~ borrowers
`,
  ),
  paper(
    'resolution-form',
    'borrowing_resolution',
    { kind: 'business', fonts: ['sans'], size: 9.5 },
    `
# AUTHORIZATION TO BORROW AND PLEDGE
%w 242 242
%all
| By (name of organization):\\n{borrower_name}\\n{borrower_address/lines} | To (financial institution):\\n{lender_name}\\n{lender_address/lines}
| Federal tax identification: {borrower_tin} | Organized under the laws of: {borrower_state_of_org}
%none

I, {=signer}, certify that I am {=signercapacity} of the above named organization, and that at a meeting held on {=days3} the following was adopted and is still in force:

The persons listed may borrow money on behalf of the organization up to {principal_amount} at any one time.

%all
%w 180 160 144
| Name | Title | Specimen signature
| {=signer} | {=signercapacity} |
| {=person} | Treasurer |
%none

Nothing in this authorization revokes the authorization of {=olddate} given to {=bank}.
~ borrowers
`,
  ),
  paper(
    'guaranty-individual',
    'guaranty',
    { kind: 'business', fonts: ['serif', 'book'], margin: 70 },
    `
# PERSONAL GUARANTY OF PAYMENT

In order to induce {lender_name} (with its successors, “Bank”), having an office at {lender_address}, to lend {principal_amount} to {borrower_name}, {borrower_entity_type} (“Obligor”), the undersigned {guarantor_name}, residing at {guarantor_address} (“Guarantor”), on {guaranty_date} unconditionally guarantees to Bank the prompt payment when due of all sums owing under Obligor’s promissory note of the same date, which Bank carries as loan {loan_number}.

1. This is a guaranty of payment and not of collection.
2. Guarantor waives presentment, demand and notice.
3. Bank may release {=person} or any other person without affecting this guaranty.
4. Guarantor’s net worth statement of {=olddate} is true.

Executed and delivered by:
~ guarantor guaranty_signed
`,
  ),
  paper(
    'guaranty-capped',
    'guaranty',
    { kind: 'limited', fonts: ['sans', 'franklin'], size: 9.5 },
    `
# LIMITED GUARANTEE AGREEMENT
^ Guarantor = {guarantor_name} | Guarantor’s residence = {guarantor_address}
^ Debtor whose debts are guaranteed = {borrower_name} | In favor of = {lender_name}
^ Date signed = {guaranty_date} | Ceiling on liability = {guaranty_limit} | Covers loan = {loan_number}

The Guarantor guarantees the debts of the Debtor to the Creditor, now existing or later arising. The most that the Guarantor can be made to pay is {guaranty_limit}, plus costs of collection.

The Guarantor may end this agreement for later debts by notice sent to {lender_address}.

~ guarantor guaranty_signed
`,
  ),
];
