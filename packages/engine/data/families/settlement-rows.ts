import { wordings } from './wordings.ts';

/** What the rows of settlement statements are called. */

export const price = [
  'Sale Price of Property',
  'Sales Price of Property',
  'Contract Sales Price',
  'Contract Sale Price',
  'Sale Price',
  'Sales Price',
  'Purchase Price',
  'Purchase Price of Property',
  'Contract Price',
  'Price',
  'Agreed Price',
  'Purchase Money',
  'Total Consideration',
];
export const loan = [
  ...wordings(
    '{proceeds|amount|principal|principal amount} of {the|new|the new|} {loan|mortgage|first mortgage|note}',
    '{new|first|gross|} {loan|mortgage} {amount|proceeds|funds|proceeds from lender|funds from lender}',
    'loan from lender',
    'new {first|1st|second|2nd} loan {from|to|by|}',
    '{less|minus|credit} {the|} {new|first|new first} {mortgage|loan|mortgage loan|loan amount|loan proceeds}',
    'received from lender {(loan amount)|loan amount|loan proceeds|}',
    'new {first|1st} {trust deed|deed of trust|mortgage|lien} {loan|} {from|to|by|in favor of|}',
    'new {loan|mortgage|deed of trust|trust deed} {to|from|by|with|in favor of}',
  ),
  'Loan Amount',
  'Principal Amount of New Loan(s)',
  'Principal Amount of New Loan',
  'New Loan Amount',
  'New Loan',
  'New First Mortgage',
  'New First Mortgage Loan',
  'New Mortgage Loan',
  'New Mortgage',
  'First Mortgage',
  'Mortgage Loan',
  'Mortgage Amount',
  'Amount of New Loan',
  'Principal Amount of Loan',
  'First Mortgage Loan',
  'New 1st Trust Deed',
  'Proceeds of Loan',
  'Loan Proceeds',
  'Mortgage Proceeds',
  'Your initial loan amount is',
];
export const origination = [
  ...wordings(
    '{loan|lender|lender’s|bank|} {origination|} {fee|fees|charge|charges} to {lender|bank|new lender}',
    'loan {fee|fees|origination fee|origination|points}',
    'origination {fee|fees|fee to lender|charges to lender|}',
    'total {lender|lender’s|loan} origination {charges|fees}',
  ),
  'Origination Charges (total)',
  'Origination Charges',
  'Origination Charge',
  'Total Origination Charges',
  'Loan Origination Charge',
  'Loan Origination Charges',
  'Lender Origination Charges',
  'Adjusted Origination Charges',
  'Your adjusted origination charges',
  'Our Origination Charge',
  'Our origination charge (from GFE #1)',
];
export const credit = [
  ...wordings(
    '{less|minus|} {credit|credits|allowance|amount allowed|allowed|paid} {by|from} {the|} lender',
    '{less|minus} lender {credit|credits}',
    'lender {credit|credits|paid credit|allowance} {to borrower|to buyer|}',
    'closing cost credit from lender',
  ),
  'Lender Credits',
  'Lender Credit',
  'Credit from Lender',
  'Credit from the Lender',
  'Lender’s Credit',
];
const payer = [
  'Buyer',
  'Borrower',
  'Purchaser',
  'You',
  'Buyer(s)',
  'Borrower(s)',
  'Purchaser(s)',
  'Buyers',
  'Borrowers',
  'Purchasers',
  'Buyer/Borrower',
];
const owed = [
  'Due From',
  'Balance Due From',
  'Cash Due From',
  'Amount Due From',
  'Net Due From',
  'Funds Due From',
  'Cash From',
];
const when = ['', ' at Closing', ' at Settlement', ' to Close'];

/** What the borrower brings. "Total due from" is the gross amount, before what was paid already. */
export const due = [
  ...wordings(
    '{brought in|brought|deposited|paid in|to be brought|funds brought|cash brought|funds brought in} by {the|} {borrower|buyer|purchaser}',
    '{borrower|buyer|purchaser}’s {deposit|payment|cash|check|wire|equity deposit|equity contribution|cashier’s check|own funds|funds brought in} {at closing|to close|}',
    '{funds|cash|check|money|amount|balance} {from|due from|required from|needed from} {the|} {borrower|buyer|purchaser|you} {at closing|to close|at settlement|}',
    '{net|total|} {cash|amount|funds} {due|required|needed} {to close|at closing|at settlement|from borrower at closing}',
  ),
  ...owed.flatMap((words) => payer.flatMap((name) => when.map((time) => `${words} ${name}${time}`))),
  'Due From/To Buyer',
  'Due From/To Borrower',
  'Due From Buyer/Borrower',
  'Balance Due at Closing',
  'Balance Due to Close',
  'Balance Due',
  'Balance Due Escrow',
  'Balance to Close',
  'Cash to Close',
  'Cash Required to Close',
  'Cash Due at Closing',
  'Cash From To Borrower',
  'Cash From To Buyer',
  'Cash to Close From To Borrower',
  'Cash to Close from Borrower',
  'Cash at Settlement from Borrower',
  'Borrower’s Cash at Closing',
  'Buyer’s Cash at Closing',
  'Borrower’s Cash to Close',
  'Buyer’s Cash to Close',
  'Borrower’s Funds to Close',
  'Buyer’s Funds to Close',
  'Borrower’s Funds',
  'Buyer’s Funds',
  'Borrower Funds to Close',
  'Buyer Funds to Close',
  'Borrower equity',
  'Cash equity from Borrower',
  'Plus Cash/Check from Borrower',
  'Cash/Check from Borrower',
  'Funds to Close',
  'Total Due at Closing',
  'Total Cash to Close',
  'Net Due at Closing',
];

export const payoffRows = wordings(
  '{payoff|pay off|payoff of|pay off of|loan payoff|mortgage payoff|payoff amount} {to|existing loan|existing mortgage|existing first mortgage|present loan|current loan|old loan|prior loan} {to|}',
  'payoff to',
);

const loanPolicy = '{lender’s|lender|loan|mortgagee|mortgagee’s}';

/** What the lender's title insurance covers; its premium stands in rows with the same words. */
export const loanPolicyRows = wordings(
  `${loanPolicy} {title|} {policy|policy of title insurance|title insurance|coverage}`,
  `${loanPolicy} {title|title insurance|} policy {limit|amount|liability|coverage|liability amount|coverage amount}`,
  `${loanPolicy} {title insurance|insurance|} coverage {amount|}`,
  `{amount|liability} of ${loanPolicy} {title insurance|title|} {policy|coverage|insurance}`,
);

export const toBorrower = wordings(
  '{equals|net|total|} {disbursements|disbursed|proceeds|loan proceeds|net proceeds|amount|funds} {to|paid to|due to|disbursed to} {the|} {borrower|borrower directly} {(after expiration of any applicable rescission period required by law)|}',
  '{net|paid|balance|remainder} to {the|} borrower',
  '{proceeds|net proceeds|loan proceeds|net loan proceeds|paid|net|cash out|refund/proceeds|funds} to {the|} {borrowers|borrower(s)}',
  '{cash|cash out|cash back|check|excess funds|surplus|refund/proceeds|refund or proceeds} to {the|} {borrower|borrowers|borrower(s)}',
  'paid to {borrower|borrowers} {loan proceeds|net proceeds|balance of loan|cash out}',
  '{balance|cash|amount|net|funds} due to {the|} {borrower|customer}',
);

/** "Total charges" alone may hold the price and the loan that is paid off. */
export const costTotals = wordings(
  'total {borrower|borrower’s|buyer|buyer’s|borrowers|} {closing|settlement} {costs|charges|expenses|fees|costs and fees|fees and costs|costs and prepaids|costs and expenses} {to borrower|to buyer|paid by borrower|charged to borrower|borrower|}',
  'total {costs|charges|expenses|fees|costs and expenses} {to|charged to|paid by|payable by|of|for} {the|} {borrower|buyer|purchaser}',
  'total {costs|charges|expenses|fees|costs and expenses} of {the|this|} {closing|settlement|loan|loan closing|transaction|refinance}',
  'total {costs|fees|expenses|costs and charges|charges and costs|costs and fees|fees and costs|fees and charges|fees and expenses|costs and expenses}',
  'total {loan costs and other costs|loan and closing costs|loan and title charges|cost to close|costs to close}',
  '{closing|settlement} {costs|charges} {total|in total|(total)}',
  'total {buyer’s|borrower’s|purchaser’s|buyers’|borrowers’} {expenses|costs|charges|fees}',
  'total closing {charges|expenses and fees}',
  'total {buyer|borrower|purchaser} {costs|charges|expenses|fees|closing expenses|side charges}',
  'total of {all|the|} {closing|settlement|loan} {costs|charges|expenses|fees|closing costs}',
  'total {of|} {all|} {costs|charges|fees|expenses} {of closing|of settlement|at closing|at settlement|due at closing|to close}',
  '{total|all} {costs|charges|fees} {and prepaids|and prepaid items|and escrows|, prepaids and escrows} {at closing|}',
  '{closing|settlement} {costs|charges|expenses|fees} {– total|- total|, total|, in all}',
  '{aggregate|gross} {closing|settlement} {costs|charges}',
  'settlement charges to {buyer|purchaser|the buyer|the borrower}',
  '{buyer|buyer’s|purchaser’s|borrower’s} {settlement charges|closing costs}',
  '{sum|total} of {closing|settlement} {costs|charges}',
  '{less|plus|minus|add|} {borrower’s|buyer’s|} {closing|settlement} {costs|charges} {(line 1400)|(from below)|(see below)|(itemized below)|(as itemized)}',
);
