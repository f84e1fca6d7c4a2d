import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence, table, worded } from './build.ts';
import { entityType } from './instrument-patterns.ts';
import { wordings as termWordings } from './worded-labels.ts';
import { nameOf, wordings } from './wordings.ts';

/** Rows of costs and of proceeds, as lawyers and banks name them on statements of their own. */

const sum = String.raw`\$? ?\d{1,3}(?:,\d{3})*\.\d{2}`;
const wholeSum = `^(?P<v>${sum})$`;
/** "0.75% of $430,000.00" before the fee says how it was figured. */
const feeSum = String.raw`^\(?(?:[\d.]+ ?%\)?,?(?: of (?:the )?(?:loan|principal|loan amount|note|${sum}))? ?)?(?P<v>${sum})$`;

/** Where the lender charges other things too, one of them is not what it charges. */
export const otherLenderFees = [
  ...['underwriting', 'processing', 'application', 'commitment'].flatMap((fee) => [`${fee} fee`, `${fee} charge`]),
  ...['underwriting', 'processing'].flatMap((fee) => [`${fee} and `, `${fee} & `, `${fee}/`, `${fee} / `]),
];
export const noOtherFees = [...otherLenderFees, 'discount points'];

/** What the lender charges, whoever is named before it: "First Meridian Bank, loan origination fee (0.75%)". */
export const originationRows: readonly Rule[] = [
  worded(
    'origination_charges',
    String.raw`(?!.*\b(?:broker|brokers|refund|waived|discount|per|months?|years?|less|credit)\b)(?:[a-z0-9&]+ ){0,8}?(?:loan )?origination(?: (?:fees?|charges?|points?))?(?: (?:of|at|to|paid to|payable to) .*)?`,
    { direction: 'right', lines: 1, valuePattern: feeSum, unless: noOtherFees, certainty: 0.82, fallback: true },
  ),
  sentence(
    'origination_charges',
    'origination',
    String.raw`\b(?:an? |the |lender[’']s )?(?:loan )?origination (?:fee|charge)(?: \([\d.]+ ?%(?: of [a-z ]{4,30})?\))?(?: (?:of|in the amount of|is|totaling|to be paid of))+ (?P<v>{money})`,
    { certainty: 0.82, unless: noOtherFees, fallback: true },
  ),
];

const totalOf = '{total|subtotal|sub-total|total of|sum of|total for}';
const paidBy = '{paid by borrower|charged to borrower|(borrower-paid)|to borrower|}';

const costTotals: readonly Rule[] = [
  [
    'total_loan_costs',
    `${totalOf} loan {costs|charges|expenses|related costs} ${paidBy}`,
    'loan costs {total|subtotal}',
  ],
  [
    'total_other_costs',
    `${totalOf} other {costs|charges|closing costs|expenses} ${paidBy}`,
    'other costs {total|subtotal}',
  ],
].flatMap(([field = '', ...rows]): readonly Rule[] => [
  label(field, wordings(...rows), { direction: 'right', lines: 1, valuePattern: wholeSum }),
  table(field, wordings(...rows), undefined, { valuePattern: wholeSum, certainty: 0.88 }),
]);

const proceedsTotal = wordings(
  'total {disbursement|disbursements|application|uses|use|distribution} of {the|} loan {proceeds|funds|}',
  'total {of|} {the|} loan {proceeds|funds} {disbursed|applied|paid out|distributed|}',
  'total {disbursed|paid|paid out|applied} from {the|} {loan proceeds|proceeds of loan|loan}',
  'total loan {disbursement|disbursements}',
  'total proceeds of {the|} loan {disbursed|applied|}',
  'loan proceeds {total|accounted for}',
);

/** What a statement of a business loan says besides: who answers for it, and what its borrower is. */
export const businessStatement: readonly Rule[] = [
  ...originationRows,
  ...costTotals,
  label('loan_proceeds_total', proceedsTotal, { direction: 'right', lines: 1, valuePattern: wholeSum }),
  table('loan_proceeds_total', proceedsTotal, undefined, { valuePattern: wholeSum, certainty: 0.86 }),
  ...termWordings('guarantor_name'),
  label('borrower_entity_type', nameOf('borrower', 'buyer', 'purchaser', 'borrower/buyer', 'buyer/borrower'), {
    lines: 2,
    valuePattern: part(String.raw`^[^;:]{3,80}?,? (?P<v>an? ${entityType})(?:$|[,;.(])`),
  }),
];
