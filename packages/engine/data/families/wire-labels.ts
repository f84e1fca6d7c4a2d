import { wordings } from './wordings.ts';

/** What wire orders, Fedwire tickets and the sheets of title companies call their parts. */

const bankWord = '{bank|bank name|financial institution|institution|FI|depository institution|DFI}';

export const bankLabels = wordings(
  `{beneficiary|beneficiary’s|receiving|destination|credit|payee|recipient|recipient’s|receiver|receiver’s|depository|our|escrow|trust|to|pay to|} ${bankWord} {name|}`,
  `name of {the|} {beneficiary’s|beneficiary|receiving|destination|} {bank|financial institution|institution}`,
  'bank {to receive funds|to receive the wire|receiving the wire|receiving funds|of beneficiary|(beneficiary)|to be credited}',
  '{wire|send} {funds|money|wire|the wire|} to {bank|}',
  '{receiver|receiving} {DI|DFI} {name|short name|}',
  'RCVR {name|bank|}',
  '{paid|sent|credited|payable} to bank',
  '{their|to whose} bank',
  '{receiver|receiver name|short name|depository|paid through|payable at|bank and branch|account held at|account at|account with|held at|at bank}',
);

export const abaLabels = wordings(
  '{beneficiary|beneficiary’s|receiving|destination|receiver|recipient|credit|wire|domestic|Fedwire|Federal Reserve|federal|bank|bank’s|our|} {bank|bank’s|DI|FI|} {ABA|routing|ABA routing|ABA/routing|ABA / routing|routing/ABA|routing / ABA|routing (ABA)|ABA (routing)|transit|routing transit|ABA routing transit|routing/transit|routing and transit|transit/ABA|ABA/transit|R/T|RTN|ABA/RTN|wire routing|ABA wire|ABA wire routing|wire transfer routing|ABA / SWIFT} {no|number|#|code|(wire)|(9 digits)|number (9 digits)|number (ABA)|no. (ABA)|(wires only)|for wires|}',
  '{ABA|routing number} of {bank|receiving bank|beneficiary bank}',
  '{for|} wires {ABA|routing}',
  'RCVR {ABA|routing|RTN|DI}',
);

const holder = '{account|acct|acct.|a/c}';

export const beneficiaryLabels = wordings(
  '{beneficiary|recipient|payee|BNF|beneficiary customer|credit party|beneficiary party} {name|full name|account name|(account name)|(name on the account)|name (for credit to)|customer|}',
  'name of {the|} {beneficiary|recipient|payee|account holder|account}',
  `{for|final|for final|for further|further|to|} credit {to|of|the account of|account of|account name|account title|to account of|to the account of|to account|to the account|beneficiary|party|customer|}`,
  `for {the|} {account|benefit|credit} {of|to}`,
  `{for|final|} credit to {the|} ${holder} {name|title|holder|owner|named|in the name of}`,
  `${holder} {held in the name of|in the name of|held by|name|title|holder|holder name|holder’s name|owner|owner name|of|in name of|in the name of|titled|registered to|styled}`,
  `{name|title} {on|of} {the|} ${holder}`,
  '{in favor of|pay to the order of|paid to|credited to|to be credited|in the name of|pay}',
);

export const accountLabels = wordings(
  `{beneficiary|beneficiary’s|credit|our|trust|escrow|escrow trust|deposit|payee|payee’s|recipient|recipient’s|bank|DDA|customer|to|} ${holder} {no|number|#|num|id|identifier|to credit|number to credit|no. to credit|to be credited}`,
  // "Trust Account" alone ends many a beneficiary's name.
  `{beneficiary|beneficiary’s|credit|payee|recipient|} ${holder}`,
  `${holder} {to credit|to be credited|credited|for credit|number for credit|number of beneficiary}`,
  'DDA {no|number|#|}',
  'ID {(account)|(account number)|/ account|account}',
  '{beneficiary|BNF} {ID|identifier|ID/account|account/ID}',
);

export const referenceLabels = wordings(
  '{wire|beneficiary|payment|your|file|our|must|please|always|include|sender’s|closing|mandatory|required} {reference|ref|ref.} {no|number|#|information|info|line|text|field|details|}',
  '{reference|ref|ref.} {no|number|#|information|info|line|text|field|details|for beneficiary|to beneficiary|on wire|on the wire|that must appear on the wire|to show|to be shown|must show|must include|/ memo|(required)|(file number)|}',
  '{reference|ref}/{OBI|memo|attn|attention|BBI|notes}',
  '{OBI|attn|attention|memo|BBI}/{reference|ref}',
  'OBI (reference)',
  'special instructions {(reference)|/ reference|or reference|and reference|} {for beneficiary|to beneficiary|}',
  'include {with|on|in} {wire|the wire|transfer|wire transfer|all wires}',
  '{put|write|note|state|place} on {wire|the wire|transfer|wire transfer}',
  'originator to beneficiary {information|info|instructions|message|text|} {(OBI)|(OBI) / reference|/ reference|}',
  '{additional|} {message|information|details|note|advice|text|instructions} {to|for} {beneficiary|recipient|payee}',
  '{reference|ref}/{file|loan|escrow|order} {no|number|#|}',
  '{payment|wire|remittance|transfer} {details|memo|information|notes|reference|description|purpose}',
  'details of payment',
  '{memo|memo line|remarks|additional information|notation|narrative|identify as|mark the wire|wire must show|wire should show|show on wire}',
  '{please|must|to|wire must|wires must|you must} {reference|show|quote|include}',
  '{message|wire message|note|notes|comments|further instructions|identification|identify the wire as}',
);

export const amountLabels = wordings(
  '{wire|transfer|dollar|net wire|total wire|net funding|funding|total funding|payment|USD|wire transfer|net|} amount {of wire|of the wire|of transfer|to wire|to send|to be wired|to be sent|wired|(USD)|(US dollars)|in US dollars|in dollars|US$|of wire (US dollars)|}',
  '{net|total|gross|} {amount|sum|dollar amount} {of|to|for} {wire|transfer|be wired|this wire|the wire}',
  '{net|total|} {wire|funding|loan proceeds|proceeds|funds} {to be wired|to wire|wired|total|}',
  '{total|net} to {wire|be wired|send|fund}',
  'net {funding|proceeds|loan proceeds|wire} {amount|to be wired|amount to be wired|}',
  '{net loan|net} proceeds',
  'sum to be {wired|sent|transferred}',
  '{amount|wire|funds|sum|wire amount|loan funds|total} {expected|due|to come|to be received|anticipated} from {the|your|new|} lender',
  '{expected|anticipated|incoming} {wire|amount|funding|funds|wire amount|loan funds|lender wire} {from lender|}',
  '{lender|lender’s} {wire|wire amount|funding amount|funds|proceeds}',
  '{send|wire|pay|fund|transfer|release|wire out}',
);

/** Over the parts of a form, each of which has a name, an address and a number of its own. */
export const beneficiaryHeads = wordings(
  '{beneficiary|recipient|payee|credit party|final beneficiary|beneficiary customer} {information|details|data|party|account|account information|}',
  '{for|final} credit {to|party|}',
  '{beneficiary|recipient|payee} {credit|(credit)|to credit}',
  '{to be credited|account to credit|account to be credited|credit account|pay to|paid to|who receives the money|who receives it}',
);
export const bankHeads = wordings(
  '{beneficiary|beneficiary’s|receiving|recipient|destination|credit|payee|} {bank|financial institution|institution|FI} {information|details|data|}',
  '{receiver|receiver information|receiving depository institution|where the money goes|receiving party}',
);
/** Over a part that holds both: the bank and whose account there is credited. */
export const creditHeads = wordings(
  '{to|credit|to (credit)|credit (to)|to credit|credit side|receiving side|incoming}',
  '{wire|send|transfer|credit} {funds|wire|money|proceeds|} to',
  '{receiving|credit|destination} {account|account information|information|details}',
);
export const originatorHeads = wordings(
  '{originator|sender|originating party|ordering customer|ordering party|remitter|remitting party|debit party|applicant|sending customer|wire sender} {information|details|data|}',
  '{originating|sending|sender’s|ordering|remitting} {bank|institution|financial institution} {information|details|}',
  '{from (debit)|debit (from)|debit side|sending side|debit information|debit account|debit account information|from account|funding account|source account}',
  '{originator|sender|ordering customer|remitter} {debit|(debit)|to debit}',
  '{by order of|order of|from|debit|charge|account to debit|charge account|requested by|who sends|ordered by}',
);
export const otherHeads = wordings(
  '{intermediary|correspondent} {bank|institution|financial institution|} {information|(if any)|if any|details|}',
  '{controls|verification|approvals|bank use only|for bank use only|internal use only|call back|callback|security|authorization}',
  '{closing|loan|transaction|file} {information|details|data}',
  '{title company|settlement agent|closing agent|escrow officer|contact}',
);
