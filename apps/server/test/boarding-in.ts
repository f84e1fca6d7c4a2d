import type { BoardingServer } from './given-boarding.ts';

/** Every place that a record can be in, as far as moves go. */
export const places = {
  staging: { state: 'staging', phase: 'stage' },
  'unknown staging': { state: 'outcome_unknown', phase: 'stage' },
  'failed staging': { state: 'failed', phase: 'stage' },
  staged: { state: 'staged', phase: 'stage' },
  rejected: { state: 'rejected', phase: 'stage' },
  approved: { state: 'approved', phase: 'stage' },
  'approved after an unknown commit': { state: 'approved', phase: 'commit' },
  committing: { state: 'committing', phase: 'commit' },
  'unknown commit': { state: 'outcome_unknown', phase: 'commit' },
  'failed commit': { state: 'failed', phase: 'commit' },
  committed: { state: 'committed', phase: 'commit' },
  voided: { state: 'voided', phase: 'stage' },
  'voided after a commit': { state: 'voided', phase: 'commit' },
} as const;
export type Place = keyof typeof places;

export interface BroughtRecord {
  readonly ref: string;
  readonly loanId: string;
  /** Lets a call end that is held up, and waits for its answer. */
  release(): Promise<void>;
}

/** What it takes to bring a record somewhere. */
export type BringingServer = Pick<BoardingServer, 'core' | 'givenApproved' | 'stage' | 'move'> & {
  readonly database: Pick<BoardingServer['database'], 'pool'>;
};

/** Brings a loan there over HTTP, with a core that goes wrong where it must. */
export async function bringRecord(server: BringingServer, place: Place): Promise<BroughtRecord> {
  const { core } = server;
  const { ref, loanId } = await server.givenApproved();
  const done = { ref, loanId, release: async () => {} };
  const hold = () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { held, release };
  };
  if (place === 'staging') {
    const { held, release } = hold();
    core.next('stage', held);
    const answer = server.stage(ref);
    await untilCalled(server, 'stage', loanId);
    return {
      ...done,
      release: async () => {
        release();
        await answer;
      },
    };
  }
  if (place === 'unknown staging') core.next('stage', 'lost_after');
  if (place === 'failed staging') core.next('stage', 'refuse');
  await server.stage(ref);
  if (place === 'unknown staging' || place === 'failed staging' || place === 'staged') return done;
  if (place === 'rejected') {
    await server.move(ref, 'reject');
    return done;
  }
  if (place === 'voided') {
    await server.move(ref, 'void');
    return done;
  }
  await server.move(ref, 'approve');
  switch (place) {
    case 'approved':
      return done;
    case 'approved after an unknown commit':
      core.next('commit', 'lost_before');
      await server.move(ref, 'commit');
      await server.database.pool.query(
        `update boarding set call_started_at = now() - interval '2 days', call_ends_at = now() - interval '2 days' where loan_id = $1`,
        [loanId],
      );
      await server.move(ref, 'verify');
      return done;
    case 'committing': {
      const { held, release } = hold();
      core.next('commit', held);
      const answer = server.move(ref, 'commit');
      await untilCalled(server, 'commit', loanId);
      return {
        ...done,
        release: async () => {
          release();
          await answer;
        },
      };
    }
    case 'unknown commit':
      core.next('commit', 'lost_after');
      await server.move(ref, 'commit');
      return done;
    case 'failed commit':
    case 'voided after a commit':
      core.next('commit', 'unavailable');
      await server.move(ref, 'commit');
      if (place === 'voided after a commit') await server.move(ref, 'void');
      return done;
    case 'committed':
      await server.move(ref, 'commit');
      return done;
  }
}

/** The call is under way when the core was told; a record in its waiting state is there by then. */
async function untilCalled(server: BringingServer, act: string, loanId: string): Promise<void> {
  for (;;) {
    const { rows } = await server.database.pool.query('select id from boarding where loan_id = $1', [loanId]);
    const id = rows[0]?.id;
    if (server.core.calls.some((call) => call.act === act && call.boardingId === id)) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
