import type { Race } from '../race.ts';
import { configurationRaces } from './configuration-races.ts';
import { loanRaces } from './loan-races.ts';
import { moneyRaces } from './money-races.ts';
import { peopleRaces } from './people-races.ts';

export const races: readonly Race[] = [...peopleRaces, ...loanRaces, ...moneyRaces, ...configurationRaces];

/** Operations that are no GET and are not raced, and why. */
export const notRaced: Readonly<Record<string, string>> = {
  createFirstAdmin: 'succeeds once in the life of an install; raced in setup/create-first-admin.test.ts',
  completeSetup: 'succeeds once in the life of an install, when all steps are done',
  exchangeOidc:
    'needs an identity provider; a code is taken by one statement, raced in enrolment/oidc-exchange.test.ts',
  confirmAdminChange:
    'takes two administrators, with whom other races would wait; raced in administration/changes.test.ts',
  rejectAdminChange: 'as confirmAdminChange',
  confirmLoanField: 'needs a value that waits to be confirmed; raced in extraction/proposed-fields.test.ts',
  decideOnFinding: 'a decision is written later; raced in review/decide-on-finding.test.ts',
  undoDecision: 'as decideOnFinding',
  answerEscalation: 'needs an escalation; under the lock of the loan like every act on a finding',
  settleDueItem: 'needs an item that is due; settled by compare-and-set, raced in trailing/due-items.test.ts',
  satisfyCondition: 'needs an approval with conditions; raced in reconciliation/conditions.test.ts',
  waiveCondition: 'as satisfyCondition',
  reopenCondition: 'as satisfyCondition',
  redeliverMessage: 'asks for another attempt at a message, each of which is an attempt of its own',
  addSample: 'adds a sample for trying; every one is its own',
  tryProfile: 'changes nothing',
  suggestProfile: 'changes nothing',
  proveTemplate: 'changes nothing',
  suggestTemplate: 'changes nothing',
  readRegion: 'changes nothing',
  tryRule: 'changes nothing',
  backtestRules: 'changes nothing',
  tryFieldMap: 'changes nothing',
  callMcp: 'reads only',
};
