import type { BoardingPhase, BoardingTrigger } from './boarding.transitions.ts';
import type { CoreError, CoreFault, Standing } from './types.ts';

export interface UnknownFacts {
  readonly phase: BoardingPhase;
  readonly stagingIsKept: boolean;
  readonly absenceIsCertain: boolean;
  /** Whether so much time went by since the call that it can no longer arrive. */
  readonly isQuiet: boolean;
}

export interface Settled {
  /** Null: still unknown. */
  readonly on: BoardingTrigger | null;
  readonly error: CoreError | null;
}

const still: Settled = { on: null, error: null };

/**
 * What the core's answer makes of an unknown outcome (decision 0061). That something was done is believed at once. That
 * nothing was done is believed only when the call can no longer arrive and the core can tell for certain. What makes no
 * sense is left to people.
 */
export function settle(facts: UnknownFacts, standing: Standing): Settled {
  return facts.phase === 'stage' ? settleStaging(facts, standing) : settleCommit(facts, standing);
}

function settleStaging({ stagingIsKept, absenceIsCertain, isQuiet }: UnknownFacts, standing: Standing): Settled {
  const failed = (error: CoreError): Settled => ({ on: 'found_not_staged', error });
  switch (standing.kind) {
    case 'held': {
      const contradiction = contradictionOf('staged', standing);
      if (contradiction === null) return { on: 'found_staged', error: null };
      return standing.stage === 'voided' && isQuiet ? failed(contradiction) : { on: null, error: contradiction };
    }
    case 'refused':
      return failed(refusedError(standing));
    case 'absent':
      // Where staging leaves no trace it has no effect either, and may be done again.
      if (!isQuiet || (stagingIsKept && !absenceIsCertain)) return still;
      return failed(notThere('The core holds nothing of the loan: it was not staged.', standing.raw));
    case 'unknown':
      return still;
  }
}

function settleCommit({ stagingIsKept, absenceIsCertain, isQuiet }: UnknownFacts, standing: Standing): Settled {
  switch (standing.kind) {
    case 'held': {
      const contradiction = contradictionOf('committed', standing);
      if (contradiction === null) return { on: 'found_committed', error: null };
      if (standing.stage === 'committed') return { on: null, error: contradiction };
      if (!isQuiet) return still;
      if (standing.stage === 'voided') return { on: 'found_failed', error: contradiction };
      return {
        on: 'found_not_committed',
        error: notThere('The core has the loan staged, not boarded.', standing.raw),
      };
    }
    case 'refused':
      return { on: 'found_failed', error: refusedError(standing) };
    case 'absent': {
      if (!isQuiet || !absenceIsCertain) return still;
      const error = notThere('The core has nothing of the loan: it was not boarded.', standing.raw);
      return stagingIsKept
        ? { on: 'found_failed', error: { ...error, status: 'mismatch' } }
        : { on: 'found_not_committed', error };
    }
    case 'unknown':
      return still;
  }
}

/** What the core shows against what we believe; null where it agrees, or cannot tell. */
export function contradictionOf(believed: 'staged' | 'committed' | 'voided', standing: Standing): CoreError | null {
  switch (standing.kind) {
    case 'unknown':
      return null;
    case 'absent':
      return mismatch('The core holds nothing of the loan.', standing.raw);
    case 'refused':
      return { ...mismatch(`The core refuses the loan: ${standing.detail}`, standing.raw), faults: standing.faults };
    case 'held':
      if (standing.stage !== believed) return mismatch(`The core holds the loan as ${standing.stage}.`, standing.raw);
      return standing.differing.length === 0 ? null : differingError(standing.differing, standing.raw);
  }
}

/** A schedule may differ in hundreds of lines; the first few say what is wrong. */
const TOLD = 20;

export function differingError(differing: readonly CoreFault[], raw: string): CoreError {
  const told = differing.slice(0, TOLD).map(({ coreField, message }) => `${coreField} ${message}`);
  const more = differing.length > TOLD ? `; and ${differing.length - TOLD} more` : '';
  return {
    ...mismatch(`The core holds other values: ${told.join('; ')}${more}.`, raw),
    faults: differing.slice(0, TOLD),
  };
}

function mismatch(detail: string, raw: string): CoreError {
  return { status: 'mismatch', detail, raw, faults: [] };
}

/** Sent, and never done: the same may be sent again. */
function notThere(detail: string, raw: string): CoreError {
  return { status: 'timeout', detail, raw, faults: [] };
}

function refusedError(standing: Extract<Standing, { kind: 'refused' }>): CoreError {
  const { detail, raw, faults } = standing;
  return { status: faults.length > 0 ? 'invalid' : 'refused', detail, raw, faults };
}
