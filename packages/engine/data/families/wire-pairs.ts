import type { Rule } from '../../src/extraction/rule.ts';
import { label, part } from './build.ts';
import { wordings } from './wordings.ts';

const between = String.raw`(?:,? ?[/|;,–—(-] ?|,? (?:#|no\.) ?)(?:(?:ABA|acct\.?|account|routing|no\.?|number|#):? ?){0,3}`;
const words = String.raw`[^/|\d]{4,70}?`;

const bankAndRouting = wordings(
  '{beneficiary|beneficiary’s|receiving|destination|} bank {name|} {and|&|} {ABA|routing|ABA routing|RTN} {no|number|#|}',
  'depository {and|&|} {ABA|routing}',
);

const nameAndAccount = wordings(
  '{beneficiary|account} {name|} {and|&|} {account|} {no|number|#}',
  'account {name|title} {and|&|} {account|} {no|number|#}',
  '{beneficiary|payee} {and|&|} {account|account no|account number|account #}',
  'credit {to|} {and|&|} {account no|account number|account #}',
);

/** "Old Bank / 107000372" beside "Receiving bank / ABA no."; "Lee Escrow Trust - 4410092211" beside the account's. */
export function wirePairs(routing: string, account: string): readonly Rule[] {
  return [
    ...paired('wire_beneficiary_bank', 'wire_beneficiary_aba', routing, bankAndRouting),
    ...paired('wire_beneficiary_name', 'wire_beneficiary_account', account, nameAndAccount),
  ];
}

function paired(name: string, figure: string, digits: string, labels: readonly string[]): readonly Rule[] {
  const plain = digits.replace('?P<v>', '?:');
  return [
    label(name, labels, { lines: 2, valuePattern: part(`^(?P<v>${words})${between}${plain}`) }),
    label(figure, labels, { lines: 2, valuePattern: part(`^${words}${between}${digits}`) }),
  ];
}
