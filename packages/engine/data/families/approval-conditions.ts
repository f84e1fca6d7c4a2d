import type { Rule } from '../../src/extraction/rule.ts';
import { column, label, sentence } from './build.ts';
import { wordings } from './wordings.ts';

/** "Cond 01", "Condition 1", "Condition No. 1": one label for each line. */
const numbered = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((count) => [
  `Cond ${String(count).padStart(2, '0')}`,
  `Cond ${count}`,
  `Condition ${count}`,
  `Condition #${count}`,
  `Condition No. ${count}`,
]);

/** What heads a column of conditions, and what heads the columns beside it. */
const heads = [
  ...wordings(
    '{approval|closing|loan|} condition{s|} {description|text|/ requirement|/ covenant|/ stipulation|}',
    '{closing|} requirement{s|} {description|}',
    'description of {condition|requirement|stipulation}',
    'condition{s|} {of approval|precedent|to be met|required|imposed|to closing|to funding}',
    'stipulation{s|}',
    'required item',
  ),
  'Description',
  'Condition of Approval',
];
const beside = [
  ...wordings(
    '{cond|cond.|condition|item|ref|line|} {no|no.|#|number|id|code}',
    'due {date|by|}',
    'date {met|due|cleared|}',
  ),
  ...['Item', 'Ref', 'Cond', 'Code', 'Category', 'Type', 'Area', 'Status', 'Stage', 'When', 'Timing', 'Phase'],
  ...['Responsible', 'Responsibility', 'Responsible Party', 'Owner', 'Party', 'Assigned To', 'Source', 'Required'],
  ...['Cleared', 'Met', 'Satisfied', 'Waived', 'Received', 'Complete', 'Completed', 'Done', 'Verified', 'Signed Off'],
  ...['Sign-off', 'Initials', 'Cleared By', 'Met By', 'Evidence', 'Comments', 'Required By', 'Priority'],
];

/** On what conditions a loan is approved. */
export const approvalConditions: readonly Rule[] = [
  label('conditions', numbered, { direction: 'right', lines: 2 }),
  ...heads.map((heading) => column('conditions', heading, beside)),
  label(
    'conditions',
    [
      'Conditions',
      'Conditions of Approval',
      'Approval Conditions',
      'Conditions and Policy Exceptions',
      'Conditions before funding',
      'Conditions Before Closing',
      'Conditions Prior to Closing',
      'Conditions Prior to Funding',
      'Conditions to Closing',
      'Conditions to Funding',
      'Conditions Precedent',
      'Conditions Precedent to Closing',
      'Conditions Precedent to Funding',
      'Conditions Precedent to Advance',
      'Conditions for Closing',
      'Conditions for Funding',
      'Conditions for Approval',
      'Conditions to Approval',
      'Conditions to be Satisfied',
      'Closing Conditions',
      'Funding Conditions',
      'Loan Conditions',
      'Special Conditions',
      'Other Conditions',
      'Additional Conditions',
      'Conditions / Covenants',
      'Conditions and Covenants',
      'Covenants and Conditions',
      'Conditions/Stipulations',
      'Stipulations',
      'Requirements',
      'Approval is subject to',
      'The approval is subject to',
      'This approval is subject to',
      'Provided that',
      'The approval is subject to the following',
      'Approval is subject to the following conditions',
      'Subject to the following',
      'Subject to the following conditions',
      'Conditions to be met',
      'Terms and Conditions',
      "Underwriter's Conditions",
      'Underwriter Conditions',
      'Underwriting Conditions',
      'Outstanding Conditions',
      'Commitment Conditions',
      'Prior to Closing Conditions',
      'Prior to Funding Conditions',
      'Prior to Document Conditions',
      'Closing Requirements',
      'Requirements for Closing',
      'Requirements Prior to Closing',
      ...wordings(
        'conditions {of|for|to} {closing|funding|the loan|loan|commitment|credit|disbursement|advance|making the loan|the commitment|this approval|this commitment}',
        '{conditions|stipulations|requirements} {/|and|&} {comments|requirements|stipulations|conditions}',
        '{approval|loan|credit|underwriting|committee|lender|member} {stipulations|stips|requirements}',
        '{remaining|open|pending|unsatisfied} conditions {at closing|to close|}',
      ),
    ],
    { lines: 14, until: 'Policy Exception' },
  ),
  label(
    'conditions',
    wordings(
      '{prior to|before|at|post|after|pre|upon} {closing|funding|disbursement|documents|docs|close|advance} {conditions|requirements|items|}',
      '{post-closing|pre-closing|pre-funding|prior-to-closing|prior-to-funding} {conditions|requirements|items|}',
      'conditions {subsequent|after closing|post closing|before closing}',
      '{ongoing|continuing|general|standard|special} {conditions|requirements}',
    ),
    { direction: 'below', list: true, lines: 14, until: 'Policy Exception' },
  ),
  sentence(
    'conditions',
    ['subject to:', 'conditions:', 'conditions -', 'conditions –'],
    String.raw`conditions(?: of approval| precedent)?(?::| [-–]) (?:none|n/a|not applicable)\b|\b(?:subject to(?: the following(?: conditions)?)?:|conditions(?: of approval| precedent)?(?::| [-–])) (?P<v>(?-i:[A-Z])[^:]{8,700}?)(?:\.(?: (?-i:[A-Z])|$)| (?:policy exceptions?|risk rating|member\b|exceptions|approved by|approval))`,
    { certainty: 0.9 },
  ),
];
