import { wordings } from './wordings.ts';

/** What banks, servicers and their systems call the figures of a payoff. */

const payoff = '{payoff|pay-off|pay off}';

export const totalLabels = wordings(
  `{total|net|total net|full|final|quoted|estimated|loan|total loan|} ${payoff} {amount|total|balance|figure|sum|quote|quote amount|demand|} {due|amount due|required|as of|through|good through|}`,
  `{total|net|full|} {amount|sum|} {due|required|needed|owed|owing|payable|necessary} {today|now|at payoff|for ${payoff}|for full satisfaction|for satisfaction|for release|to pay in full|to pay off|to ${payoff}|to pay off loan|to pay off the loan|to pay off this loan|to pay loan in full|to pay the loan in full|to pay this loan in full|to satisfy|to satisfy the loan|to satisfy lien|to satisfy our lien|to release|to release lien|to release our lien|to release our mortgage|to release the mortgage|to release mortgage|to release our deed of trust|to close|to close account}`,
  '{total|net|full} {amount|sum|payment} {due|required|needed|owed|owing|payable}',
  '{total|net|} {amount|sum|} to {pay in full|pay off|payoff|pay off loan|pay off the loan|pay loan in full|pay the loan in full|satisfy|satisfy the loan|satisfy the lien|release lien|release the lien|retire the loan}',
  '{total|net} {due|required|demand|indebtedness|owing|owed|remittance|to remit|you owe|needed|amount to remit}',
  '{sum|amount|total} {required|needed|necessary} for {full|} {satisfaction|payoff|payment in full|payment|release}',
  `{total|} amount of {the|} ${payoff}`,
  'payment {in full|required}',
  '{amount to pay|you pay|pay this amount|pay this sum|amount to send|grand total|demand amount|total demand|demand total|balance to pay in full|balance to pay off|balance to payoff|total payment required|amount to remit|remit|please remit|you must send|funds required}',
);

const day = '{day|calendar day}';

export const perDiemLabels = wordings(
  '{current|daily|interest|additional|add|plus|loan|total|} {per diem|per-diem} {interest|amount|rate|charge|interest amount|accrual|factor|} {after|after that date|thereafter|after that|after good through date|after expiration|after good-through date|}',
  `{daily|one day|one day’s|1 day|1 day’s|per day|one-day|day’s} {interest|accrual|interest amount|interest accrual|interest charge|amount|charge|interest rate in dollars} {after|after that date|thereafter|(per diem)|after that|after that date (per diem)|}`,
  `{interest|additional interest|accrual|additional charge|charge} {per|each|a|for each|for every} {additional|} ${day} {after|after that date|thereafter|}`,
  `{for|add|plus|add for|plus for|} {each|every} {additional|extra|further|} ${day} {after|after that|after that date|thereafter|beyond|later|(per diem)|after (per diem)|add|past good-through date|}`,
  'per day {after|after that date|thereafter|interest|}',
);

export const goodThroughLabels = wordings(
  `{${payoff}|quote|statement|figure|figures|demand|amount|amounts|letter|this quote|this statement|this figure|this payoff|} {good|valid|effective|firm|honored|binding|guaranteed|in effect} {through|thru|until|till|to|up to|through date|thru date|until date|-through date}`,
  `{${payoff}|quote|statement|demand|figures|this quote|letter|} {expires|expires on|expiration|expiration date|expiry|expiry date|expire|lapses|void after|not valid after}`,
  '{good-through|good-thru|good through} date',
  'date {good|valid} {through|thru|until}',
  `{${payoff}|anticipated ${payoff}|proposed ${payoff}|projected ${payoff}|requested ${payoff}} date`,
  'interest {through|to|calculated through|calculated to|good through|paid through payoff|accrued through|figured to|computed to|charged through}',
  '{pay|pay us|payable|must be received|received|to be received|funds due|funds needed|due} by',
  '{if|when} {payment|funds|payoff|} {is|are|} {paid|received} {on or before|by|through}',
  '{last day|last date} {of quote|quote is good|for this figure|good}',
);

export const ownerRoles = [
  'borrower',
  'mortgagor',
  'customer',
  'obligor',
  'debtor',
  'maker',
  'trustor',
  'grantor',
  'homeowner',
  'co-borrower',
  'member',
  'primary borrower',
  'owner',
  'account holder',
  'loan customer',
];

/** An unlabelled name over an address, as the one that is seen through an envelope's window: not the bank's own. */
export const notOwner = String.raw`.*\b(?:bank|banc\w*|credit union|credit|savings|aca|fcu|title|escrow|abstract|mortgage|settlements?|closings?|lending|loans?|financial|servic\w+|llp|pllc|p\.?c|p\.?a|law|attorneys?|esq\w*|counsel|counselors|department|dept|box|attn|attention|payoff|statement|letter|insured|property|premises|collateral|address|borrowers?|customer|account|name)\b.*`;

/** The same of a second line, which may also be a street. */
export const notOwnerName = notOwner.replaceAll('.*', String.raw`[^\n\d]*`);
