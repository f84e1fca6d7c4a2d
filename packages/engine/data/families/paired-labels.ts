import type { Rule } from '../../src/extraction/rule.ts';
import { label, part } from './build.ts';
import { lenderName } from './party-patterns.ts';
import { wordings } from './wordings.ts';

/** One label for a party and the number of its loan: "Lender / Loan No." beside "First Meridian Bank / 2443-89024". */

const apart = String.raw`,? ?(?:[/|;,–—-]|\() ?(?:loan )?(?:no\.? |number |# ?)?`;
const code = String.raw`[A-Z]{0,4}-?\d[\d-]{4,18}\d`;
const loan = 'loan {no|number|#|}';

interface Pair {
  readonly field: string;
  readonly who: string;
  readonly name: string;
}

const pairs: readonly Pair[] = [
  { field: 'lender_name', who: '{lender|new lender|creditor|mortgagee}', name: lenderName },
  { field: 'borrower_name', who: '{borrower|borrowers|borrower(s)|customer|buyer/borrower|member}', name: '{party}?' },
];

export const pairedLabels: readonly Rule[] = pairs.flatMap(({ field, who, name }) => {
  const labels = wordings(`${who} {name|} {and|&|} ${loan}`);
  const turned = wordings(`loan {no|number|#} {and|&|} ${who}`);
  return [
    label(field, labels, { lines: 2, valuePattern: part(`^(?P<v>${name})${apart}${code}`) }),
    label(field, turned, { lines: 2, valuePattern: part(`^#? ?${code}${apart}(?P<v>${name})$`) }),
    label('loan_number', labels, { lines: 2, valuePattern: part(`^${name}${apart}(?P<v>${code})`) }),
    label('loan_number', turned, { lines: 2, valuePattern: part(`^#? ?(?P<v>${code})${apart}${name}$`) }),
  ];
});
