import type { Layout } from '../core/layout.ts';
import { paper as fPaper } from './f-kit.ts';

/** A paper written as text, as in part F, of those that show who may sign, who owns, and what comes back after closing. */
function paper(...[id, docType, look, text]: Parameters<typeof fPaper>): Layout {
  return { ...fPaper(id, docType, look, text), id: `h-${id}` };
}

/** Whoever borrows is an entity, which signs by somebody. */
function ofEntity(one: Layout): Layout {
  return { ...one, suits: (facts) => one.suits?.(facts) !== false && facts.borrowers[0]?.kind === 'entity' };
}

const note = paper(
  'note-signed-by-officer',
  'promissory_note',
  { kind: 'variable', fonts: ['serif', 'book'] },
  `
# VARIABLE RATE PROMISSORY NOTE
| Loan number: {loan_number} | Date of note: {note_date}
Principal amount: {principal_amount}

FOR VALUE RECEIVED, {borrower_name} (the “Borrower”), with its address at {borrower_address}, promises to pay to the order of {lender_name} (the “Lender”) the principal amount of {principal_amount/words}.

The interest rate is variable. It follows {rate_index}, which on the date of this note stands at the level shown here:
%w 160 240
| Current index value: | {index_value}
| Margin: | {rate_margin}
| Initial interest rate: | {interest_rate}
| Floor rate: | {rate_floor}
| Ceiling rate: | {rate_ceiling}
%none
The rate is not rounded and may change on {first_rate_change_date} and thereafter each {rate_change_frequency}. Interest is computed on the basis of {day_count}.

The Borrower pays {number_of_payments} monthly payments of {payment_amount} each, beginning {first_payment_date}. All that is unpaid is due on the maturity date, {maturity_date}.

%w 160 240
| Signer name: | {signer_name}
| Signer title: | {signer_title}
%none
~ borrowers note_signed
`,
);

const resolution = paper(
  'resolution-signer-table',
  'borrowing_resolution',
  { kind: 'business', fonts: ['sans', 'serif'], size: 9.5 },
  `
# RESOLUTION TO BORROW AND GRANT COLLATERAL
Name of organization: {borrower_name}
Lender: {lender_name}

I, THE UNDERSIGNED, DO HEREBY CERTIFY THAT at a meeting duly held the following was resolved, and is in force: the person named here may borrow from the Lender for the organization up to {principal_amount} and may sign notes, security agreements and guaranties.

%w 160 240
%all
| Authorized signer: | {authorized_signer}
| Signer title: | {signer_title}
%none
Certified on {=days3}.
~ borrowers
`,
);

const goodStanding = paper(
  'good-standing-as-of',
  'entity_document',
  { kind: 'business', fonts: ['serif', 'book'], margin: 80 },
  `
@ STATE OF {=statename}
@ Office of the Secretary of State
# CERTIFICATE OF GOOD STANDING
I certify that {borrower_name}, {borrower_entity_type}, is in good standing according to the records of this office.

Certificate date: {good_standing_date}
Certificate number: {=n9}
`,
);

const fixtureFiling = paper(
  'fixture-filing',
  'ucc_financing_statement',
  { kind: 'businessland', fonts: ['sans'], size: 9 },
  `
# UCC FINANCING STATEMENT
@ FIXTURE FILING
1. DEBTOR’S NAME: Provide only one Debtor name
^ 1a. ORGANIZATION’S NAME = {borrower_name}
^ 1c. MAILING ADDRESS = {borrower_address}
3. SECURED PARTY’S NAME
^ 3a. ORGANIZATION’S NAME = {lender_name}
^ 3c. MAILING ADDRESS = {lender_address}
4. COLLATERAL: This financing statement covers the following collateral:
{collateral_description}
13. This FINANCING STATEMENT is to be filed for record in the REAL ESTATE RECORDS
County: {property_county}
14. This FINANCING STATEMENT is filed as a fixture filing. Land: {property_address}
`,
);

const payoff = paper(
  'payoff-with-wire',
  'payoff_statement',
  { kind: 'any', fonts: ['sans', 'serif'] },
  `
# PAYOFF STATEMENT
@ {=payofflender}
Loan {=n9}
Borrower: {borrower_name}
%w 200 240
%rows
| Total amount due | {payoff_amount}
| Good through | {payoff_good_through}
| Per diem thereafter | {payoff_per_diem}
%none
## WIRE INSTRUCTIONS
%w 200 240
%rows
| Beneficiary | {payoff_beneficiary}
| ABA/Routing number | {wire_beneficiary_aba}
| Account number | {payoff_account}
`,
);

const ownership = paper(
  'beneficial-owners',
  'beneficial_ownership_certification',
  { kind: 'business', fonts: ['sans'], size: 9.5 },
  `
# CERTIFICATION REGARDING BENEFICIAL OWNERS OF LEGAL ENTITY CUSTOMERS
Persons opening an account on behalf of a legal entity must provide the following information.
Name of legal entity customer: {borrower_name}
Name and title of the person opening the account: {=signer}, {=signercapacity}
Each individual who directly or indirectly owns 25 percent or more of the equity interests:
%w 170 90 170
%all
| Name | Ownership | State
| {=signer} | {ownership_percent} | {=state}
%none
OFAC check date: {ofac_date}
One individual with significant responsibility for managing the legal entity customer: {=signer}.
I certify, to the best of my knowledge, that the information is complete and correct.
~ borrowers
`,
);

const recorded = paper(
  'recording-confirmation',
  'recorded_instrument',
  { kind: 'land', fonts: ['sans', 'serif'] },
  `
# RECORDING CONFIRMATION
Office of the County Recorder
The attached recorded {=instrument} has been recorded in the official records of this county.
| Instrument number: {=n9} | Recorded on: {=laterdate}
Grantor: {borrower_name}
`,
);

const acknowledged = paper(
  'ucc-acknowledgment',
  'ucc_acknowledgment',
  { kind: 'business', fonts: ['sans', 'serif'] },
  `
# UCC FILING ACKNOWLEDGMENT
The financing statement was filed in this office.
| Initial filing number: {=n9} | File date: {=laterdate}
Debtor: {borrower_name}
Secured party: {lender_name}
`,
);

/** Documents of authority, ownership and recording. */
export const authorityH: readonly Layout[] = [
  ofEntity(note),
  ofEntity(resolution),
  ofEntity(goodStanding),
  fixtureFiling,
  payoff,
  ofEntity(ownership),
  recorded,
  acknowledged,
];
