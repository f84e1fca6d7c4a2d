import { buildFinding } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDate } from '../wording.ts';
import { dueItems } from './due-items.ts';

const CALLING = ['deed_of_trust', 'mortgage', 'title_commitment', 'ucc_financing_statement', 'loan_agreement'];

/** what has to come after the closing, and by when. What is late on the day of the run is a warning. */
export function trailingDocuments(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const items = dueItems(facts, policy);
  if (items.length === 0) {
    const called = facts.has(...CALLING);
    return called && closingDate(facts) === null ? notEvaluated(['closing_date', 'note_date']) : notApplicable;
  }
  return evaluated(
    items.map(({ kind, what, dueDate, readings, documents }) => {
      const late = policy.asOf !== undefined && dueDate < policy.asOf;
      return buildFinding(rule, {
        severity: late ? 'warning' : 'info',
        message: `${what} ${late ? 'was' : 'is'} due on ${sayDate(dueDate)}${late ? ' and is not in the package' : ''}.`,
        readings,
        documents,
        comparison: 'due',
        kind: 'date',
        expected: dueDate,
        more: { due: kind },
      });
    }),
  );
}
