import type { Rule } from '../../src/extraction/rule.ts';
import { label, part } from './build.ts';

const nine = String.raw`(?P<v>\d{9})\b`;
const account = String.raw`(?P<v>[0-9Xx*]{0,8}\d[\d-]{2,}\d)\b`;

/** Where a payoff letter has its money wired. The number of the loan stands under words of its own. */
export const payoffWire: readonly Rule[] = [
  label(
    'wire_beneficiary_aba',
    ['ABA/Routing Number', 'ABA Number', 'ABA #', 'ABA No', 'ABA', 'Routing Number', 'Wire Routing Number', 'Bank ABA'],
    { valuePattern: part(String.raw`^\D{0,6}${nine}`) },
  ),
  label('wire_beneficiary_account', ['Beneficiary Account', 'Beneficiary Account Number', 'For Credit to Account'], {
    valuePattern: part(String.raw`^\D{0,6}${account}`),
  }),
  // Elsewhere an account number is that of the loan that is paid off.
  ...['Wire Instructions', 'Wiring Instructions', 'wire transfer as follows', 'by wire as follows'].flatMap(
    (section) => [
      label('wire_beneficiary_account', ['Account Number', 'Account No', 'Account #', 'Account'], {
        valuePattern: part(String.raw`^\D{0,6}${account}`),
        section,
      }),
      label(
        'wire_beneficiary_name',
        ['Beneficiary', 'Beneficiary Name', 'Credit to', 'For Credit To', 'Account Name'],
        {
          section,
        },
      ),
    ],
  ),
];
