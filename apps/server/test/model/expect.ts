import { boardingRules } from './boarding-rules.ts';
import type { Command, OperationName } from './command.ts';
import { type FindingPlace, findingRules } from './finding-rules.ts';
import { loanRules } from './loan-rules.ts';
import { type Outcome, refuse } from './outcome.ts';
import { isManager, isStaff } from './people.ts';
import type { Model } from './state.ts';
import { wireRules } from './wire-rules.ts';

/** Specification part 4 and open parts, column Who: the rest may be asked for by any signed-in person. */
const forManagers: ReadonlySet<OperationName> = new Set([
  'override',
  'reopen',
  'seal',
  'hold',
  'release',
  'commit',
  'retry',
  'void',
  'resolve',
  'exportWire',
  'cancelWire',
]);

const ofFindings: ReadonlySet<OperationName> = new Set(['accept', 'override', 'escalate', 'comment']);
const rules = { ...loanRules, ...boardingRules, ...wireRules };

/** What must be answered, and how the loan is then. The order of checks: 401, 403, shape, 404, and then the operation's own. */
export function expectOutcome(model: Model, command: Command, place: FindingPlace | null): Outcome {
  const { op, by, twist } = command;
  if (op === 'work' || op === 'wait') return loanRules[op](model);
  if (by === 'stranger') return refuse(model, 'unauthenticated');
  if (by === 'program' && op !== 'exportEvidence') return refuse(model, 'forbidden');
  if (isStaff(by) && forManagers.has(op) && !isManager(by)) return refuse(model, 'forbidden');
  if (twist === 'shape') return refuse(model, op === 'stage' ? 'idempotency_key_invalid' : 'request_invalid');
  if (twist === 'unknown') {
    if (op === 'withdraw') return refuse(model, 'document_not_found');
    return refuse(model, ofFindings.has(op) ? 'finding_not_found' : 'loan_not_found');
  }
  if (op === 'accept' || op === 'override' || op === 'escalate' || op === 'comment')
    return findingRules[op](model, command, place);
  return rules[op](model, command);
}
