import type { Rule } from '../../src/extraction/rule.ts';
import { block, sentence } from './build.ts';
import { plainLabels } from './plain-labels.ts';

const person = String.raw`(?-i:[A-Z][A-Za-z.'’-]*(?: [A-Z][A-Za-z.'’-]*){1,3})`;
const office =
  '(?:(?:senior |assistant |commercial |mortgage |consumer |residential |agricultural |business )*(?:loan|lending|mortgage|account|credit) officer|relationship manager|(?:commercial |mortgage |business |private )banker|(?:mortgage )?loan originator|loan representative)';

/** Who at the lender handles the loan, on papers that the lender itself writes. */
export const bankOfficer: readonly Rule[] = [
  ...plainLabels('loan_officer'),
  sentence(
    'loan_officer',
    ['officer', 'manager', 'banker', 'originator', 'representative'],
    String.raw`\b(?:your|our|the|call|contact|ask|by|from|bank[’']s|union[’']s) ${office},? (?:is |at (?:the|this) (?:bank|credit union),? )?(?P<v>${person})(?:,|;|\.(?: |$)| at | on | with |\(|$)`,
    { certainty: 0.86 },
  ),
  sentence(
    'loan_officer',
    ['officer', 'manager', 'banker', 'originator', 'representative'],
    String.raw`\b(?:call|contact|ask for|write to|speak (?:to|with)|reach|see|by|from|to) (?P<v>${person}),? (?:(?:your|our|the|an?) )?${office}\b`,
    { certainty: 0.86 },
  ),
  // Under the line to sign on, or with the office on the same line.
  block('loan_officer', 2, String.raw`^(?:by:? |name:? )?(?P<v>${person})(?:,|\n| [-–—])\s?(?:its )?${office}\b`, {
    certainty: 0.86,
  }),
];
