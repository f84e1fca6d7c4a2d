import type { Command } from './command.ts';
import { answer, type Outcome, refuse } from './outcome.ts';
import { isManager, type Staff } from './people.ts';
import { type BoardingModel, isLive, type Model } from './state.ts';

/** How the core takes a call. `lost`: no answer came, before or after it had an effect. */
export const behaviours = ['ok', 'ok', 'ok', 'ok', 'refuse', 'unavailable', 'lost_before', 'lost_after'] as const;
export type Behaviour = (typeof behaviours)[number];
export const behaviourOf = ({ pick }: Command): Behaviour => behaviours[pick % behaviours.length] ?? 'ok';

/** Some requests have a key, and some the key of one before. */
const keys = [null, null, 'a', 'b', 'c', 'd', 'a', 'b'] as const;
export const keyOf = ({ pick }: Command): string | null => keys[pick % keys.length] ?? null;

export const outcomes = ['committed', 'approved', 'failed', 'staged'] as const;
export const outcomeOf = ({ pick }: Command) => outcomes[pick % outcomes.length] ?? 'failed';

type Move = (model: Model, record: BoardingModel, command: Command) => Outcome;

/** The record as it is now, the loan with it, and what evidence says. */
function moved(
  model: Model,
  record: BoardingModel,
  about: { readonly loan?: Model['loan']; readonly status?: number },
  ...evidence: readonly string[]
): Outcome {
  const boardings = [...model.boardings.slice(0, -1), record];
  const after = { ...model, boardings, loan: about.loan ?? model.loan };
  return answer(after, about.status ?? 200, { state: record.state }, ...evidence);
}

const conflict = (model: Model) => refuse(model, 'boarding_state_conflict');

function asChecker(move: Move): Move {
  return (model, record, command) => {
    if (record.maker === command.by) return refuse(model, 'maker_cannot_check');
    if (!isManager(command.by)) return refuse(model, 'approval_role_required');
    return move(model, record, command);
  };
}

/** An attempt to book, and what comes of it. */
function attempt(model: Model, record: BoardingModel, command: Command): Outcome {
  const begun = 'boarding.commit_attempted';
  const base = { ...record, phase: 'commit', failure: null, settled: false, proposal: null } as const;
  const behaviour = behaviourOf(command);
  // The core does not know the order, or took it back: then it says no.
  const cannot = record.held === 'nothing' || record.held === 'voided';
  if (record.held === 'committed' || (behaviour === 'ok' && !cannot)) {
    const booked = { ...base, state: 'committed', held: 'committed' } as const;
    return moved(model, booked, { loan: 'boarded' }, begun, 'boarding.committed');
  }
  if (behaviour === 'lost_before' || behaviour === 'lost_after') {
    const held = behaviour === 'lost_after' && !cannot ? 'committed' : record.held;
    return moved(model, { ...base, state: 'outcome_unknown', held }, {}, begun, 'boarding.outcome_unknown');
  }
  const failure = behaviour === 'unavailable' ? 'unavailable' : 'refused';
  return moved(model, { ...base, state: 'failed', failure }, {}, begun, 'boarding.failed');
}

/** What an unknown outcome turns out to have been. */
function settle(
  model: Model,
  record: BoardingModel,
  outcome: string,
  failure: BoardingModel['failure'] = 'timeout',
): Outcome {
  const base = { ...record, proposal: null, settled: true };
  switch (outcome) {
    case 'committed':
      return moved(model, { ...base, state: 'committed' }, { loan: 'boarded' }, 'boarding.committed');
    case 'staged':
      return moved(model, { ...base, state: 'staged' }, { loan: 'boarding_staged' }, 'boarding.staged');
    case 'approved':
      return moved(model, { ...base, state: 'approved' }, {}, 'boarding.failed');
    default:
      return moved(model, { ...base, state: 'failed', failure }, {}, 'boarding.failed');
  }
}

/** Open parts, States (Boarding) and Operations; decisions 0059 to 0062 where these leave a choice. */
const moves = {
  approveBoarding: asChecker((model, record, { twist }) => {
    if (record.state !== 'staged')
      return refuse(model, 'boarding_state_conflict', ...(twist === 'meaning' ? ['boarding_facts_changed'] : []));
    if (twist === 'meaning') return refuse(model, 'boarding_facts_changed');
    return moved(model, { ...record, state: 'approved' }, {}, 'boarding.approved');
  }),
  rejectBoarding: asChecker((model, record) => {
    if (record.state !== 'staged') return conflict(model);
    return moved(model, { ...record, state: 'rejected' }, { loan: 'approved' }, 'boarding.rejected');
  }),
  commit: (model, record, command) => (record.state === 'approved' ? attempt(model, record, command) : conflict(model)),
  retry: (model, record, command) => {
    const canHelp = record.failure !== null && record.failure !== 'refused';
    const isFailedCommit = record.state === 'failed' && record.phase === 'commit';
    return isFailedCommit && canHelp ? attempt(model, record, command) : conflict(model);
  },
  verify: (model, record) => {
    const asItIs = moved(model, record, {});
    if (record.state !== 'outcome_unknown') return asItIs;
    // Yes is believed at once, no only when the call can no longer arrive (decision 0061).
    if (record.phase === 'stage') {
      if (record.held === 'staged') return settle(model, record, 'staged');
      return record.settled ? settle(model, record, 'failed') : asItIs;
    }
    if (record.held === 'committed') return settle(model, record, 'committed');
    if (!record.settled) return asItIs;
    // What the core took back, or never held, cannot be booked as it was approved.
    return record.held === 'staged' ? settle(model, record, 'approved') : settle(model, record, 'failed', 'mismatch');
  },
  void: (model, record, command) => {
    const isFailedCommit = record.state === 'failed' && record.phase === 'commit';
    if (record.state !== 'staged' && record.state !== 'approved' && !isFailedCommit) return conflict(model);
    const behaviour = behaviourOf(command);
    const isTaken = record.held !== 'committed' && behaviour === 'ok';
    const happened = record.held === 'staged' && (behaviour === 'ok' || behaviour === 'lost_after');
    const held = happened ? 'voided' : record.held;
    // Without the core's word the record stays as it is.
    if (!isTaken) return moved(model, { ...record, held }, {});
    return moved(model, { ...record, state: 'voided', held }, { loan: 'approved' }, 'boarding.voided');
  },
  resolve: (model, record, command) => {
    const outcome = outcomeOf(command);
    const fits = record.phase === 'stage' ? ['staged', 'failed'] : ['committed', 'approved', 'failed'];
    if (command.twist === 'meaning') return refuse(model, 'resolution_invalid');
    // Which outcomes make sense depends on the record, so its state comes first.
    if (record.state !== 'outcome_unknown') return conflict(model);
    if (!fits.includes(outcome)) return refuse(model, 'resolution_invalid');
    const { proposal } = record;
    const by = command.by as Staff;
    if (proposal?.by === by && proposal.outcome === outcome) return refuse(model, 'maker_cannot_check');
    if (proposal === null || proposal.by === by)
      return moved(model, { ...record, proposal: { by, outcome } }, {}, 'boarding.resolution_proposed');
    if (proposal.outcome !== outcome) return refuse(model, 'resolution_conflict');
    return settle(model, record, outcome);
  },
} satisfies Readonly<Record<string, Move>>;

function onRecord(move: Move) {
  return (model: Model, command: Command): Outcome => {
    const record = model.boardings.at(-1);
    return record === undefined ? refuse(model, 'boarding_not_found') : move(model, record, command);
  };
}

/** Open parts, "Stage, order": replay, then the state, then validation, then the core. */
function stage(model: Model, command: Command): Outcome {
  const key = keyOf(command);
  const earlier = key === null ? undefined : model.boardings.find((record) => record.key === key);
  if (earlier !== undefined) {
    const wasRefused = earlier.phase === 'stage' && earlier.state === 'failed' && earlier.failure !== 'timeout';
    return wasRefused ? refuse(model, 'staging_refused') : answer(model, 201, { state: earlier.state });
  }
  const last = model.boardings.at(-1);
  const isTaken = last !== undefined && isLive(last);
  // Of two reasons for the same 409 either may be told; a committed record stands in the way of another one as well.
  const isThere = isTaken || last?.state === 'committed';
  if (model.loan !== 'approved') return refuse(model, 'loan_state_conflict', ...(isThere ? ['boarding_live'] : []));
  if (isTaken) return refuse(model, 'boarding_live');
  const made = {
    phase: 'stage',
    maker: command.by as Staff,
    key,
    failure: null,
    held: 'nothing',
    settled: false,
    proposal: null,
  } as const;
  const opened = { ...model, boardings: [...model.boardings, { ...made, state: 'staging' } as BoardingModel] };
  const behaviour = behaviourOf(command);
  switch (behaviour) {
    case 'ok': {
      const record = { ...made, state: 'staged', held: 'staged' } as const;
      return moved(opened, record, { loan: 'boarding_staged', status: 201 }, 'boarding.opened', 'boarding.staged');
    }
    case 'refuse':
    case 'unavailable': {
      const failure = behaviour === 'refuse' ? 'refused' : 'unavailable';
      const { model: after } = moved(
        opened,
        { ...made, state: 'failed', failure },
        {},
        'boarding.opened',
        'boarding.failed',
      );
      return refuse(after, 'staging_refused');
    }
    default: {
      const held = behaviour === 'lost_after' ? 'staged' : 'nothing';
      const record = { ...made, state: 'outcome_unknown', held } as const;
      return moved(opened, record, { status: 201 }, 'boarding.opened', 'boarding.outcome_unknown');
    }
  }
}

/** The loan while the core is being called by a request that comes out so; null where it calls none, or leaves no trace. */
export function whileCalling(before: Model, { model }: Outcome): Model | null {
  const record = model.boardings.at(-1);
  if (record === undefined) return null;
  const isNew = model.boardings.length > before.boardings.length;
  const isAttempt = model.evidence.slice(before.evidence.length).flat().includes('boarding.commit_attempted');
  if (!isNew && !isAttempt) return null;
  const state = isNew ? ('staging' as const) : ('committing' as const);
  return { ...before, boardings: [...model.boardings.slice(0, -1), { ...record, state }] };
}

export const boardingRules = {
  stage,
  approveBoarding: onRecord(moves.approveBoarding),
  rejectBoarding: onRecord(moves.rejectBoarding),
  commit: onRecord(moves.commit),
  verify: onRecord(moves.verify),
  retry: onRecord(moves.retry),
  void: onRecord(moves.void),
  resolve: onRecord(moves.resolve),
} as const;
