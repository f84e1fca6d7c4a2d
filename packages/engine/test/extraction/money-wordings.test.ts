import { describe, expect, it } from 'vitest';
import { valuesOn, type WordingCase } from './values-on-paper.ts';

interface Case extends WordingCase {
  /** Fields that must not be read. */
  readonly blank?: readonly string[];
}

const credited = {
  wire_beneficiary_bank: ['Merchants Trust Company'],
  wire_beneficiary_aba: ['102001017'],
  wire_beneficiary_name: ['Clearwater Escrow, Inc.'],
  wire_beneficiary_account: ['4410092211'],
  wire_amount: ['438200.00'],
};

const wires: readonly Case[] = [
  {
    name: 'a part for the sender and one for the bank that receives, each with an ABA',
    docType: 'wire_instructions',
    text: `
OUTGOING WIRE TRANSFER REQUEST
Originator Information
Originator Name:        Harbor National Bank
ABA Number:             021000089
Account Number:         1100223344
Receiving Bank Information
Bank Name:              Merchants Trust Company
ABA Number:             102001017
Beneficiary Information
Beneficiary Name:       Clearwater Escrow, Inc.
Account Number:         4410092211
Amount:                 $438,200.00
Reference:              File 25-0917 Ironwood Builders`,
    expected: { ...credited, wire_reference: ['File 25-0917 Ironwood Builders'] },
  },
  {
    name: 'the two parts side by side',
    docType: 'wire_instructions',
    text: `
WIRE TRANSFER AUTHORIZATION
ORIGINATOR                                RECEIVING INSTITUTION
Name: Harbor National Bank                Name: Merchants Trust Company
ABA: 021000089                            ABA: 102001017
Account: 1100223344                       City/State: Denver, CO
BENEFICIARY
Name: Clearwater Escrow, Inc.
Account: 4410092211
Amount of Wire: $438,200.00               Effective Date: 05/12/2025`,
    expected: { ...credited, lender_name: ['Harbor National Bank'], disbursement_date: ['2025-05-12'] },
  },
  {
    name: 'from and to, each with a bank',
    docType: 'wire_instructions',
    text: `
WIRE REQUEST
FROM (Debit)
  Account Name: Ironwood Builders, LLC
  Account Number: 1100223344
  Bank: Harbor National Bank
  Routing Number: 021000089
TO (Credit)
  Account Name: Clearwater Escrow, Inc.
  Account Number: 4410092211
  Bank: Merchants Trust Company
  Routing Number: 102001017
Wire Amount: $438,200.00
Date Wire to be Sent: 05/12/2025
Purpose of Wire: Loan closing 25-0917`,
    expected: { ...credited, disbursement_date: ['2025-05-12'] },
    blank: ['loan_number'],
  },
  {
    name: 'the sender alone',
    docType: 'wire_instructions',
    text: `
WIRE LOG
Sender Information
Bank: Harbor National Bank
ABA: 021000089
Account: 1100223344`,
    expected: {},
    blank: ['wire_beneficiary_bank', 'wire_beneficiary_aba', 'wire_beneficiary_account'],
  },
  {
    name: 'a message by its tags, with the kind of account before its number',
    docType: 'wire_instructions',
    text: `
FEDWIRE OUTGOING MESSAGE
{2000} Amount: $438,200.00
{3100} Sender DI: 021000089 HARBOR NATL BANK
{3400} Receiver DI: 102001017 MERCHANTS TRUST COMPANY
{4200} Beneficiary: D4410092211 CLEARWATER ESCROW, INC.
{6000} OBI: FILE 25-0917 IRONWOOD`,
    expected: {
      wire_beneficiary_aba: ['102001017'],
      wire_beneficiary_name: ['CLEARWATER ESCROW, INC.'],
      wire_beneficiary_account: ['4410092211'],
      wire_amount: ['438200.00'],
      wire_reference: ['FILE 25-0917 IRONWOOD'],
    },
  },
  {
    name: 'a row of headings after the sending bank',
    docType: 'wire_instructions',
    text: `
WIRE TRANSFER FORM
Date of Wire                 Amount of Wire             Loan Number
05/12/2025                   $438,200.00                7712-00934

Sending Bank                 Sending Bank ABA
Harbor National Bank         021000089

Receiving Bank Name          Receiving Bank ABA #       City / State
Merchants Trust Company      102001017                  Denver, CO

Credit Account Name          Credit Account #           Reference / File #
Clearwater Escrow, Inc.      4410092211                 25-0917 Ironwood Builders`,
    expected: {
      ...credited,
      lender_name: ['Harbor National Bank'],
      loan_number: ['7712-00934'],
      wire_reference: ['25-0917 Ironwood Builders'],
      disbursement_date: ['2025-05-12'],
    },
  },
  {
    name: 'the screen of a core system',
    docType: 'wire_instructions',
    text: `
HARBOR NATIONAL BANK          WIRE OUT DETAIL
AMOUNT      438,200.00        VALUE DT   05/12/2025
SNDR ABA    021000089         SNDR NAME  HARBOR NATIONAL BANK
RCVR ABA    102001017         STATUS     RELEASED
BNF ID      4410092211        BNF NAME   CLEARWATER ESCROW INC`,
    expected: { wire_beneficiary_aba: ['102001017'], wire_beneficiary_account: ['4410092211'] },
    blank: ['wire_beneficiary_bank'],
  },
  {
    name: 'a letter that sets the bank over its number',
    docType: 'wire_instructions',
    text: `
Please transmit the loan proceeds of $438,200.00 by federal funds wire no later than May 12, 2025 as follows:

     Merchants Trust Company
     1700 Broadway, Denver, CO 80202
     ABA No. 102001017
     Credit: Clearwater Escrow, Inc.
     Account No. 4410092211`,
    expected: { ...credited, disbursement_date: ['2025-05-12'] },
  },
  {
    name: 'one sentence for all',
    docType: 'wire_instructions',
    text: `
Please wire the net proceeds, $438,200.00, on May 12, 2025 to Merchants Trust Company, Denver, Colorado, ABA routing number 102001017, for credit to Clearwater Escrow, Inc., account number 4410092211, referencing our File No. 25-0917.`,
    expected: { ...credited, wire_reference: ['File No. 25-0917'], disbursement_date: ['2025-05-12'] },
  },
  {
    name: 'the number of a correspondent, which is no loan',
    docType: 'wire_instructions',
    text: `
WIRING INSTRUCTIONS
Bank:                       Merchants Trust Company
Routing Number (ABA):       102001017
Intermediary Bank:          Federal Home Loan Bank
Intermediary ABA:           101000019`,
    expected: { wire_beneficiary_aba: ['102001017'], wire_beneficiary_bank: ['Merchants Trust Company'] },
    blank: ['loan_number'],
  },
];

const owed = { payoff_amount: ['212345.67'], payoff_per_diem: ['41.22'], payoff_good_through: ['2025-05-30'] };

const payoffs: readonly Case[] = [
  {
    name: 'a row of headings with two days',
    docType: 'payoff_statement',
    text: `
MORTGAGE PAYOFF STATEMENT
Statement Date        Loan Number          Payoff Good Through
05/02/2025            88110022             05/30/2025

Unpaid Principal      Interest Due         Total Amount to Pay Off Loan
$208,000.00           $4,345.67            $212,345.67

Per Diem Interest
$41.22`,
    expected: owed,
  },
  {
    name: 'a total as of a day',
    docType: 'payoff_statement',
    text: `
BENEFICIARY DEMAND
Unpaid principal balance        $208,000.00
Reconveyance fee                $45.00
TOTAL DUE AS OF 05/30/2025      $212,345.67
Plus per diem of $41.22 thereafter`,
    expected: owed,
  },
  {
    name: 'the new lender with its address',
    docType: 'payoff_statement',
    text: `
PAYOFF LETTER
New Lender:            Harbor National Bank
                       100 Main Street
                       Springfield, IL 62701
Payoff Lender:         Cornerstone Bank
                       P.O. Box 1200, Des Moines, IA 50301
Amount necessary to release our mortgage: $212,345.67
Date good through: May 30, 2025
Interest per diem: $41.22`,
    expected: { ...owed, lender_address: ['100 Main Street, Springfield, IL 62701'] },
  },
  {
    name: 'who owes, after the matter of a letter',
    docType: 'payoff_statement',
    text: `
RE: Payoff for Ironwood Builders, LLC, loan 88110022
If funds are received by      Balance to pay off
05/30/2025                    $212,345.67
Each day after                $41.22`,
    expected: { ...owed, borrower_name: ['Ironwood Builders, LLC'] },
  },
];

const others: readonly Case[] = [
  {
    name: 'a statement without a seller, with the sum insured beside the premium',
    docType: 'settlement_statement',
    text: `
CLOSING STATEMENT
Borrower: Ironwood Builders, LLC         Lender: Harbor National Bank
New loan                                                   $450,000.00
Less disbursements:
  Payoff Cornerstone Bank loan 88110022                    $212,345.67
  Loan policy premium (coverage $450,000.00)                 $1,125.00
Balance due to borrower                                    $236,529.33`,
    expected: {
      principal_amount: ['450000.00'],
      title_amount: ['450000.00'],
      amount_to_borrower: ['236529.33'],
    },
    blank: ['cash_to_close'],
  },
  {
    name: 'the limit of the policy by its line',
    docType: 'settlement_statement',
    text: `
A. Settlement Statement (HUD-1)
104. Payoff of existing loan to Cornerstone Bank     $212,345.67
202. Principal amount of new loan(s)                 $450,000.00
1104. Lender's title insurance                       $1,125.00
1105. Lender's title policy limit $450,000.00
1106. Owner's title policy limit $500,000.00
N. NET SETTLEMENT`,
    expected: { payoff_amount: ['212345.67'], title_amount: ['450000.00'] },
    blank: ['settlement_agent'],
  },
  {
    name: 'what the seller pays off, and premiums alone',
    docType: 'settlement_statement',
    text: `
SELLER AND BUYER CLOSING STATEMENT
Description                            Seller Debit    Buyer Debit   Buyer Credit
New loan                                                             $450,000.00
Payoff of first mortgage to Old Bank   $99,000.00
Loan policy premium                                    $1,125.00
Owner's policy $600,000.00             $2,000.00`,
    expected: { principal_amount: ['450000.00'] },
    blank: ['payoff_amount', 'title_amount'],
  },
  {
    name: 'a purpose in a sentence of its own',
    docType: 'disbursement_authorization',
    text: `
May 12, 2025
Harbor National Bank
Re: Loan 7712-00934 to Ironwood Builders, LLC
We authorize you to disburse the proceeds of our loan in the amount of $450,000.00 as follows:
1. Deposit $120,000.00 to our checking account.
2. Wire $330,000.00 to Cornerstone Bank.
The loan will be used to refinance equipment debt.`,
    expected: { loan_purpose: ['refinance equipment debt'], amount_to_borrower: ['120000.00'] },
  },
  {
    name: 'the kind of purpose, which is not the purpose',
    docType: 'disbursement_authorization',
    text: `
AUTHORIZATION TO DISBURSE LOAN PROCEEDS
Loan proceeds will be used for business purposes only.
Paid directly to me: $120,000.00
Paid to others on my behalf: $330,000.00`,
    expected: { amount_to_borrower: ['120000.00'], amount_paid_to_others: ['330000.00'] },
    blank: ['loan_purpose'],
  },
  {
    name: 'a schedule in short words',
    docType: 'truth_in_lending',
    text: `
Truth in Lending
Harbor National Bank
100 Main Street
Springfield, IL 62701
No. Pmts    Pmt Amount     Payments Begin
360         $1,520.33      07/01/2025
Est. Taxes + Insurance (Escrow)     $412.50
Statement Date: 05/12/2025`,
    expected: {
      lender_name: ['Harbor National Bank'],
      lender_address: ['100 Main Street, Springfield, IL 62701'],
      number_of_payments: ['360'],
      payment_amount: ['1520.33'],
      first_payment_date: ['2025-07-01'],
      escrow_monthly: ['412.50'],
      date_issued: ['2025-05-12'],
    },
  },
  {
    name: 'installments, the first of them due on a day',
    docType: 'truth_in_lending',
    text: `
NOTE AND TRUTH IN LENDING DISCLOSURE
Payable in 360 consecutive monthly installments of $1,520.33, the first due July 1, 2025 and on the same day of each month.
Escrow payment (taxes, insurance): $412.50/month
Disclosure given: 05/12/2025`,
    expected: {
      number_of_payments: ['360'],
      payment_amount: ['1520.33'],
      first_payment_date: ['2025-07-01'],
      escrow_monthly: ['412.50'],
      date_issued: ['2025-05-12'],
    },
  },
  {
    name: 'boxes for a penalty, and interest for so many days',
    docType: 'closing_disclosure',
    text: `
CLOSING DISCLOSURE
Starting interest rate   6.250%
Does the loan have a prepayment penalty?   [_] Yes  [x] No
Per diem interest: 16 days at $42.81 = $684.96`,
    expected: { interest_rate: ['6.25'], prepayment_penalty: ['false'], prepaid_interest_amount: ['684.96'] },
  },
  {
    name: 'what is added to the index, which is not the rate',
    docType: 'sba_authorization',
    text: `
AUTHORIZATION FOR DEBENTURE GUARANTEE
Lender Name and Address          Date of Approval       Authorization Expires On
Harbor National Bank             03/01/2025             09/01/2025
100 Main Street
Springfield, IL 62701
Rate: WSJ Prime + 2.75% variable, adjusted quarterly`,
    expected: {
      lender_name: ['Harbor National Bank'],
      lender_address: ['100 Main Street, Springfield, IL 62701'],
      approval_date: ['2025-03-01'],
      approval_expiration_date: ['2025-09-01'],
      rate_margin: ['2.75'],
    },
    blank: ['interest_rate', 'guarantor_name'],
  },
  {
    name: 'a margin over the index',
    docType: 'sba_authorization',
    text: `
Rate: 2.75% over WSJ Prime
First perfected security interest, subject to no other liens, in the following personal property: all equipment, inventory and accounts.`,
    expected: { rate_margin: ['2.75'], collateral_description: ['all equipment, inventory and accounts'] },
    blank: ['interest_rate'],
  },
];

describe('wires in more wordings', () => {
  it.each(wires)('reads $name', check);
});

describe('payoffs in more wordings', () => {
  it.each(payoffs)('reads $name', check);
});

describe('statements, disclosures and authorizations in more wordings', () => {
  it.each(others)('reads $name', check);
});

function check({ docType, text, expected, blank = [] }: Case): void {
  const read = valuesOn(docType, text);
  expect(read).toMatchObject(expected);
  for (const field of blank) expect(read).not.toHaveProperty(field);
}
