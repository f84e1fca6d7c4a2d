import type { Layout } from '../core/layout.ts';
import { paper } from './f-kit.ts';

export const notesF: readonly Layout[] = [
  paper(
    'note-plain-paragraphs',
    'promissory_note',
    { kind: 'fixed', fonts: ['serif', 'book'] },
    `
# NOTE
| {note_date} | {principal_amount}
No. {loan_number}

The undersigned, {borrower_name}, residing or doing business at {borrower_address}, jointly and severally promise to pay to {lender_name}, at its office at {lender_address}, or wherever the holder directs, {principal_words} Dollars ({principal_amount}), together with interest from this date at {interest_rate} a year, reckoned on a {day_count} basis.

We shall pay in {number_of_payments} {payment_frequency} installments of {payment_amount} each. The first falls due on {first_payment_date}. Whatever is then unpaid must be paid on {maturity_date}.

An installment not received within {grace_days} days after it falls due bears a late charge equal to {late_charge_percent} of it. After default the whole debt bears {default_rate} a year.

We waive demand and notice. The rate does not depend on the Prime Rate or any other index.

~ borrowers note_signed
`,
  ),
  paper(
    'note-variable-terms',
    'promissory_note',
    { kind: 'variable', fonts: ['sans', 'franklin'], size: 9.5 },
    `
# VARIABLE RATE COMMERCIAL NOTE
^ Maker = {borrower_name} | Payee = {lender_name} | Note no. = {loan_number}
^ Maker’s address = {borrower_address} | Payee’s address = {lender_address} | Made on = {note_date}

Maker promises to pay to Payee {principal_amount} with interest as set out here.

%w 160 324
%rows
%bold
| Rate at signing | {interest_rate}
| How the rate is set | {rate_index}, plus {rate_margin}
| Rate moves | every {rate_change_frequency}, first on {first_rate_change_date}
| It stays between | {rate_floor} and {rate_ceiling}
| Interest days | {day_count}
| Installments | {payment_amount} {payment_frequency}, the first on {first_payment_date}
| Due in full | {maturity_date}
| If paid late | {late_charge_percent} of the installment, after {grace_days} days
| On default | {default_rate}
| Paying early | Penalty: {prepayment_penalty}

The annual rate for this Note is not the lowest the Payee offers. If the index is no longer published Payee chooses another.
~ borrowers note_signed
`,
  ),
  paper(
    'note-balloon',
    'promissory_note',
    { kind: 'balloon', fonts: ['serif'] },
    `
# BALLOON PROMISSORY NOTE

| $ {principal_amount/bare} | Dated: {note_date} | Loan ID {loan_number}

1. Promise. For money lent, {borrower_name} (“Borrower”) will pay {lender_name} (“Lender”) the principal of {principal_amount} and interest.
2. Interest. Interest runs at a {rate_type} rate, at present {interest_rate}.
3. Payment. {number_of_payments} payments of {payment_amount} are due monthly, starting {first_payment_date}, and one last payment of {balloon_amount} is due {maturity_date}.
4. Where. Payments go to {lender_address}.
5. Late. A late fee of {late_charge_percent} is due on payments made more than {grace_days} days after their due date.
6. Security. The property at {property_address}, {property_county} County, secures this note.
7. Notice to Borrower goes to {borrower_address}.

~ borrowers note_signed
`,
  ),
  paper(
    'guaranty-letter',
    'guaranty',
    { kind: 'limited', fonts: ['serif', 'book'] },
    `
# LIMITED GUARANTEE OF PAYMENT

{guaranty_date}

To {lender_name}, {lender_address}:

So that you will lend {principal_amount} to {borrower_name} under its note of this date, loan {loan_number}, bearing {interest_rate}, I, {guarantor_name}, of {guarantor_address}, guarantee that it will be repaid. You may not recover more than {guaranty_limit} from me, plus costs of collection.

My guarantee goes on until you have been paid. I waive notice and demand.

~ guarantor guaranty_signed
`,
  ),
  paper(
    'guaranty-boxes',
    'guaranty',
    { kind: 'limited', fonts: ['sans'], size: 9 },
    `
# GUARANTY
^ Person giving the guaranty = {guarantor_name}\\n{guarantor_address/lines} | Given to = {lender_name}\\n{lender_address/lines}
^ Debtor whose debt is guaranteed = {borrower_name} | Debt = {principal_amount} | Day = {guaranty_date}
^ Kind = {guaranty_type} | Most that can be claimed = {guaranty_limit} | Loan = {loan_number}

The person named above guarantees to the lender that the debtor will pay the debt when due.
~ guarantor guaranty_signed
`,
  ),
  paper(
    'settlement-plain',
    'settlement_statement',
    { kind: 'refinance', fonts: ['sans'], size: 9.5 },
    `
# SETTLEMENT SHEET
@ {settlement_agent} – file {settlement_file_number}
%w 130 354
| For | {borrower_name}
| Property | {property_address}
| Lender | {lender_name}, loan {loan_number}
| Settled on | {closing_date}
| Funds go out | {disbursement_date}
| Loan policy | {title_amount}

%w 360 124
%rows
| Item | Amount
| New loan | {principal_amount}
| Pay off {=payofflender} | {payoff_amount}
| Loan fee to lender | {origination_charges}
| Interest to first of month | {prepaid_interest_amount}
| Due from borrower | {cash_to_close}
`,
  ),
];
