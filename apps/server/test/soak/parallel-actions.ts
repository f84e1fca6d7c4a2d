import type { FindingStatus } from '@countersign/contract/closed-sets';
import type { ReviewView } from '@countersign/contract/review';
import { listEvidence, verifyChain } from '../../src/evidence/index.ts';
import { fsck } from '../../src/fsck/index.ts';
import type { UserPrincipal } from '../../src/platform/actor.ts';
import type { App } from '../../src/platform/app.ts';
import { DomainError } from '../../src/platform/domain-error.ts';
import {
  acceptFinding,
  approveLoan,
  commentOnFinding,
  escalateFinding,
  overrideFinding,
  type PersonalAct,
  rejectLoan,
  reopenLoan,
  reviewView,
} from '../../src/review/index.ts';
import { givenReview, givenRules } from '../given-review.ts';
import { openSoakApp } from './open-soak-app.ts';
import { createRandom, type Random } from './random.ts';

export const title = 'Sixteen actions at once on one loan';
export const defaultRounds = 200;

const AT_ONCE = 16;

const person = (index: number): UserPrincipal => ({
  type: 'user',
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Person ${index}`,
  roles: ['manager'],
  sessionId: 'none',
});

/** What a move of a loan leads to, for following what happened in the order of evidence. */
const afterKind: Readonly<Record<string, string>> = {
  'loan.approved': 'approved',
  'loan.rejected': 'rejected',
  'loan.reopened': 'review',
};

/**
 * Sixteen people do something to one loan in the same moment: override, accept, escalate, comment, approve, reject and
 * reopen, on the same few findings. Whatever the order, each finding may be decided once, each action that was answered
 * with success stands once in the findings and once in the chain, in one order that the rules allow, and nothing else does.
 */
export async function run(options: { seed: number; rounds: number; log: (line: string) => void }) {
  const random = createRandom(options.seed);
  const soak = await openSoakApp({ tuning: 'test', maxConnections: 20 });
  const faults: string[] = [];
  let [done, refused] = [0, 0];
  try {
    await givenRules(soak.app);
    for (let round = 0; round < options.rounds; round += 1) {
      const counts = await oneRound(soak.app, random, (fault) =>
        faults.push(`round ${round} of seed ${options.seed}: ${fault}`),
      );
      done += counts.done;
      refused += counts.refused;
    }
    const { faults: found } = await fsck(soak.app);
    if (found > 0) faults.push(`fsck found ${found} faults.`);
  } finally {
    await soak.close();
  }
  return { figures: { rounds: options.rounds, 'actions done': done, 'actions refused': refused }, faults };
}

async function oneRound(app: App, random: Random, fault: (text: string) => void) {
  const { ref, loanId } = await givenReview(app);
  const before = await reviewView(app, ref);
  const acts = Array.from({ length: AT_ONCE }, (_, index) => pickAct(app, ref, before, random, index));
  const outcomes = await Promise.all(
    acts.map(async ({ name, kind, act }) => {
      try {
        await act();
        return { name, kind, done: true };
      } catch (error) {
        if (!(error instanceof DomainError)) fault(`${name} broke: ${(error as Error).message}`);
        return { name, kind, done: false };
      }
    }),
  );
  const succeeded = outcomes.filter((outcome) => outcome.done).map(({ kind }) => kind);
  const verdict = await verifyChain(app, loanId);
  if (!verdict.valid) fault('the chain does not verify');
  await checkOrder(app, loanId, before, succeeded, await reviewView(app, ref), fault);
  return { done: succeeded.length, refused: AT_ONCE - succeeded.length };
}

function pickAct(app: App, ref: string, view: ReviewView, random: Random, index: number) {
  const actor = person(index);
  const act: PersonalAct = { actor, requestId: null };
  const { finding } = random.pick(view.findings);
  const note = { note: `Person ${index} says so, with reasons.` };
  const override = { reasonCode: 'other', ...note };
  const choices = [
    ['override', 'finding.overridden', () => overrideFinding(app, act, finding.id, override)],
    ['override', 'finding.overridden', () => overrideFinding(app, act, finding.id, override)],
    ['accept', 'finding.accepted', () => acceptFinding(app, act, finding.id, note)],
    ['accept', 'finding.accepted', () => acceptFinding(app, act, finding.id, note)],
    ['escalate', 'finding.escalated', () => escalateFinding(app, act, finding.id, note)],
    ['comment', 'finding.commented', () => commentOnFinding(app, act, finding.id, note)],
    ['approve', 'loan.approved', () => approveLoan(app, act, ref, note)],
    ['reject', 'loan.rejected', () => rejectLoan(app, act, ref, note)],
    ['reopen', 'loan.reopened', () => reopenLoan(app, act, ref, note)],
  ] as const;
  const [name, kind, work] = random.pick(choices);
  return { name, kind, act: work as () => Promise<unknown> };
}

/** Follows the chain entry by entry and asks whether each could follow from the one before. */
async function checkOrder(
  app: App,
  loanId: string,
  before: ReviewView,
  succeeded: readonly string[],
  after: ReviewView,
  fault: (text: string) => void,
): Promise<void> {
  const { items } = await listEvidence(app, loanId, { limit: 200 });
  const start = items.findLastIndex(({ kind }) => kind === 'run.completed');
  const entries = items.slice(start + 1);
  const chained = entries.map(({ kind }) => kind);
  if (chained.toSorted().join() !== succeeded.toSorted().join()) {
    fault(`answered ${succeeded.toSorted().join()}, chained ${chained.toSorted().join()}`);
  }
  let state = 'review';
  const statuses = new Map<string, FindingStatus>(before.findings.map(({ finding }) => [finding.id, finding.status]));
  for (const { kind, payload } of entries) {
    const id = String(payload.findingId);
    const status = statuses.get(id);
    if (kind === 'loan.reopened' ? state === 'review' : kind !== 'finding.commented' && state !== 'review') {
      fault(`${kind} on a loan that was ${state}`);
    }
    if (kind === 'finding.overridden') {
      if (status !== 'open' && status !== 'accepted') fault(`an override of a finding that was ${status}`);
      statuses.set(id, 'overridden');
    }
    if (kind === 'finding.accepted') {
      if (status !== 'open') fault(`an accept of a finding that was ${status}`);
      statuses.set(id, payload.severity === 'exception' ? 'accepted' : 'resolved');
    }
    if (kind === 'loan.approved' && before.findings.some(({ finding }) => blocksNow(finding, statuses))) {
      fault('an approval while an exception was open');
    }
    state = afterKind[kind] ?? state;
  }
  if (after.loan.state !== state) fault(`the loan is ${after.loan.state}, its chain says ${state}`);
  for (const { finding, actions } of after.findings) {
    if (finding.status !== statuses.get(finding.id)) fault(`finding ${finding.ruleId} is not what its chain says`);
    const decided = actions.filter(({ action }) => action === 'override').length;
    if (decided > 1) fault(`finding ${finding.ruleId} was overridden ${decided} times`);
  }
  const open = after.findings.some(({ finding }) => finding.blocksApproval);
  if (open !== after.loan.hasExceptions) fault('hasExceptions is not what the findings say');
}

function blocksNow(
  { id, severity }: { readonly id: string; readonly severity: string },
  statuses: ReadonlyMap<string, FindingStatus>,
): boolean {
  const status = statuses.get(id);
  return severity === 'exception' && (status === 'open' || status === 'accepted');
}
