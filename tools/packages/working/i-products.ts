import type { Layout } from '../core/layout.ts';
import { paper as fPaper } from './f-kit.ts';

/** A paper written as text, as in part F, of those that only some products bring with them. */
function paper(only: NonNullable<Layout['only']>, ...[id, docType, look, text]: Parameters<typeof fPaper>): Layout {
  const drawn = fPaper(id, docType, look, text);
  const suits: Layout['suits'] = (facts) =>
    facts.special !== null && only.includes(facts.special) && drawn.suits?.(facts) !== false;
  return { ...drawn, id: `i-${id}`, only, suits };
}

const lineNote = paper(
  ['revolving_line'],
  'note-revolving',
  'promissory_note',
  { kind: 'variable', fonts: ['serif', 'book'] },
  `
# REVOLVING LINE OF CREDIT PROMISSORY NOTE
| Loan number: {loan_number} | Date of note: {note_date}
Principal amount: {principal_amount}

FOR VALUE RECEIVED, {borrower_name} (the “Borrower”), with its address at {borrower_address}, promises to pay to the order of {lender_name} (the “Lender”) the principal amount of {principal_amount/words}, or so much of it as has been advanced and not repaid.

The interest rate is variable. It follows {rate_index}.
%w 160 240
| Index date: | {index_date}
| Current index value: | {index_value}
| Margin: | {rate_margin}
| Initial interest rate: | {interest_rate}
| Floor rate: | {rate_floor}
| Ceiling rate: | {rate_ceiling}
%none
The rate is not rounded and may change on {first_rate_change_date} and thereafter each {rate_change_frequency}. Interest is computed on the basis of {day_count}.

The Borrower pays the interest that has accrued every month, beginning {first_payment_date}. All that is unpaid is due on the maturity date, {maturity_date}. The Borrower may borrow, repay and borrow again until then.

%w 160 240
| Signer name: | {signer_name}
| Signer title: | {signer_title}
%none
~ borrowers note_signed
`,
);

const lineAgreement = paper(
  ['revolving_line'],
  'agreement-revolving',
  'loan_agreement',
  { kind: 'business', fonts: ['sans', 'franklin'] },
  `
# BUSINESS LOAN AGREEMENT
THIS BUSINESS LOAN AGREEMENT dated {note_date} is made between {borrower_name} (“Borrower”) and {lender_name} (“Lender”).
%w 190 294
%rows
| Loan number | {loan_number}
| Loan amount | {principal_amount}
| Credit limit | {credit_limit}
| Purpose | {loan_purpose}
%none
## CONDITIONS PRECEDENT TO EACH ADVANCE
Lender need not make an advance while Borrower is in default, or where the advance would bring what is owed above the credit limit.
## AFFIRMATIVE COVENANTS
Borrower keeps its books in order, lets Lender look at them and insures what secures the loan.
~ borrowers
~ lender
`,
);

const heloc = paper(
  ['home_equity_line'],
  'heloc-table',
  'heloc_agreement',
  { kind: 'consumer', fonts: ['sans', 'serif'] },
  `
# HOME EQUITY LINE OF CREDIT AGREEMENT AND DISCLOSURE
This is a home equity line of credit. It is secured by your home, which you could lose if you do not pay.
%w 190 294
%rows
| Borrower | {borrower_name/list}
| Lender | {lender_name}
| Loan number | {loan_number}
| Agreement date | {note_date}
| Credit limit | {credit_limit}
| Draw period ends | {draw_period_end}
| Maturity date | {maturity_date}
| Index | {rate_index}
| Margin | {rate_margin}
| Initial interest rate | {interest_rate}
| Minimum rate | {rate_floor}
| Funds available on | {disbursement_date}
| Lifetime rate cap | {rate_cap_lifetime}
| Property address | {property_address}
%none
Your credit line account is open for draws during the draw period. After it a repayment period begins, in which the balance is repaid in monthly payments. The minimum periodic payment during the draw period is the interest that has accrued.
~ borrowers
`,
);

const helocProse = paper(
  ['home_equity_line'],
  'heloc-prose',
  'heloc_agreement',
  { kind: 'consumer', fonts: ['book', 'serif'] },
  `
# HOME EQUITY CREDIT LINE AGREEMENT
| Loan number: {loan_number} | Date of agreement: {note_date}
Borrower: {borrower_name}
Lender: {lender_name}

In this credit agreement “you” are the borrower and “we” are the lender. We open your home equity line of credit account today. Your credit limit is {credit_limit}. You may write checks up to that limit.

The draw period begins today and ends on {draw_period_end}. In the repayment period that follows you can draw no more. All that is then unpaid is due on the maturity date.

Maturity date: {maturity_date}

The rate is the index, {rate_index}, and a margin of {rate_margin}.
Initial rate: {interest_rate}
Minimum rate: {rate_floor}
First advance date: {disbursement_date}
~ borrowers
`,
);

const construction = paper(
  ['construction'],
  'construction-disbursement',
  'construction_agreement',
  { kind: 'businessland', fonts: ['serif', 'sans'] },
  `
# CONSTRUCTION LOAN DISBURSEMENT AGREEMENT
This Construction Disbursement Agreement is made between {=signer} for the owner, the contractor and {=bankofficer} for the bank.
## CONDITIONS PRECEDENT TO EACH CONSTRUCTION ADVANCE
The bank has the contractor and the plans and specifications before it, an inspector has seen the work, and lien waivers of all who were paid from the advance before are in its hands. Retainage of ten percent is kept until the completion date.
## COST BREAKDOWN
No line of the cost breakdown may be exceeded unless another falls by as much.
~ borrowers
~ lender
`,
);

const draws = paper(
  ['construction'],
  'draw-schedule',
  'draw_schedule',
  { kind: 'businessland', fonts: ['sans'] },
  `
# CONSTRUCTION DRAW SCHEDULE
Schedule of values
%w 160 90 90 90
%all
| Item | Scheduled value | Work completed | Balance to finish
| Site work | {=oldmoney} | 0% | {=oldmoney}
| Foundation | {=money} | 0% | {=money}
| Framing | {=oldmoney} | 0% | {=oldmoney}
%none
Draw number 1. Retainage: 10%.
`,
);

const survey = paper(
  ['construction'],
  'survey',
  'survey',
  { kind: 'any', fonts: ['sans'] },
  `
# ALTA/NSPS LAND TITLE SURVEY
@ {=cityonly}
## SURVEYOR’S CERTIFICATE
This is to certify that this map or plat and the survey on which it is based were made in accordance with the minimum standard detail requirements. The field work was completed on {=days3}.
{=person}, Registered Professional Land Surveyor
`,
);

const environmental = paper(
  ['construction'],
  'environmental',
  'environmental_report',
  { kind: 'any', fonts: ['serif', 'sans'] },
  `
# PHASE I ENVIRONMENTAL SITE ASSESSMENT
Prepared by {=person}, environmental professional, in accordance with ASTM E1527.
## Findings
No recognized environmental conditions were found. There is no record of underground storage tanks, and of no hazardous substances or petroleum products on the site.
`,
);

const invoice = paper(
  ['equipment'],
  'equipment-invoice',
  'invoice_or_bill_of_sale',
  { kind: 'any', fonts: ['sans'] },
  `
# EQUIPMENT INVOICE
Invoice {=n7}
Ship to: {=signer}, {=cityonly}
%w 250 90 90
%all
| Description | Unit price | Amount
| {=goods} | {=oldmoney} | {=oldmoney}
| Freight | {=money} | {=money}
%none
Sales tax is included.
`,
);

const buyersOrder = paper(
  ['consumer_vehicle'],
  'buyers-order',
  'invoice_or_bill_of_sale',
  { kind: 'any', fonts: ['sans', 'serif'] },
  `
# VEHICLE BUYER’S ORDER
Order {=n5}. The dealer sells, transfers and conveys to the buyer the vehicle described below.
%w 250 120
%rows
| Vehicle | {=goods}
| Cash price | {=oldmoney}
| Sales tax | {=money}
`,
);

const vehiclePledge = paper(
  ['consumer_vehicle'],
  'security-vehicle',
  'security_agreement',
  { kind: 'consumer', fonts: ['serif', 'sans'] },
  `
# SECURITY AGREEMENT
THIS SECURITY AGREEMENT dated {note_date} is made between {borrower_name} (“Grantor”) and {lender_name} (“Lender”).
## GRANT OF SECURITY INTEREST
Grantor grants to Lender a security interest in the collateral to secure the note of this date.
## COLLATERAL DESCRIPTION
The collateral is: {collateral_description}.
Grantor keeps it insured and in repair, and Lender’s lien on its certificate of title.
~ borrowers
`,
);

const vehicleTitle = paper(
  ['consumer_vehicle'],
  'certificate-of-title',
  'vehicle_title',
  { kind: 'consumer', fonts: ['sans'], size: 9.5 },
  `
# CERTIFICATE OF TITLE TO A VEHICLE
@ {=state} Department of Motor Vehicles
%w 190 294
%rows
| Vehicle | {=goods}
| Title number | {=n9}
| Registered owner | {borrower_name}
| Address of owner | {borrower_address}
| First lienholder | {lender_name}
`,
);

const lease = paper(
  ['construction'],
  'lease',
  'lease',
  { kind: 'business', fonts: ['serif', 'book'] },
  `
# COMMERCIAL LEASE AGREEMENT
This Lease Agreement is made on {=olddate}. Landlord hereby leases to Tenant the demised premises in {=cityonly}.
1. The base rent is {=money} a month.
2. Tenant pays a security deposit of {=money}.
3. Tenant shall not assign this lease without the consent of {=person}.
`,
);

const sba1050 = paper(
  ['sba_7a'],
  'sba-1050',
  'sba_form_1050',
  { kind: 'sba', fonts: ['sans'], size: 9.5 },
  `
# SBA FORM 1050
@ U.S. Small Business Administration
Lender and borrower certify how the money of the loan was used.
%w 200 130 130
%all
| Payee | Purpose | Amount
| {=person} | Equipment | {=oldmoney}
| {=person2} | Working capital | {=money}
%none
~ borrowers
`,
);

const sba159 = paper(
  ['sba_7a', 'sba_504'],
  'sba-159',
  'sba_form_159',
  { kind: 'sba', fonts: ['sans', 'serif'], size: 9.5 },
  `
# FEE DISCLOSURE FORM AND COMPENSATION AGREEMENT
@ For agent services in connection with an SBA loan
The applicant states what was paid to {=person} for packaging this loan: {=money}.
SBA Form 159
~ borrowers
`,
);

const participation = paper(
  ['revolving_line', 'sba_504', 'equipment'],
  'participation',
  'participation_agreement',
  { kind: 'any', fonts: ['serif', 'book'] },
  `
# LOAN PARTICIPATION AGREEMENT
The lead lender sells, and {=bank} (the participant) buys, an undivided participation interest of 25%. The participant receives its pro rata share of what the originating lender collects.
`,
);

const subordination = paper(
  ['revolving_line'],
  'subordination',
  'subordination_agreement',
  { kind: 'any', fonts: ['serif', 'sans'] },
  `
# DEBT SUBORDINATION AGREEMENT
{=person} subordinates and makes subject to the superior indebtedness all that the company owes to {=person}. This subordination agreement binds heirs and assigns.
`,
);

const lifeInsurance = paper(
  ['revolving_line', 'sba_7a'],
  'life-insurance',
  'life_insurance_assignment',
  { kind: 'any', fonts: ['serif', 'sans'] },
  `
# ASSIGNMENT OF LIFE INSURANCE POLICY AS COLLATERAL
The undersigned assigns, transfers and sets over to the assignee policy {=n9}, issued by the insurer upon the life of {=person}. The assignee has the sole right to collect from the insurer and the right to surrender the policy.
`,
);

/** Documents that come with one product, so that packages of all ten can be drawn. */
export const productsI: readonly Layout[] = [
  lineNote,
  lineAgreement,
  heloc,
  helocProse,
  construction,
  draws,
  survey,
  environmental,
  invoice,
  buyersOrder,
  vehiclePledge,
  vehicleTitle,
  lease,
  sba1050,
  sba159,
  participation,
  subordination,
  lifeInsurance,
];
