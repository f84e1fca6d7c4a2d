import type { DecisionKind, FindingDecision, FindingWithActions, ReviewView } from '@countersign/contract/review';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { decideOnFinding, undoDecision } from '../../api/operations/review.ts';
import { isApiError } from '../../api/problem.ts';
import { randomId } from '../../parts/random-id.ts';
import { reviewWords } from '../../words/review.ts';
import { type DecidedFinding, type OwnDecision, openDecisions, withDecisions } from './with-decisions.ts';

export interface Said {
  readonly reasonCode: string;
  readonly note: string;
  /** Whom an escalation asks; left out: all managers. */
  readonly toId?: string;
}

/** What was decided in one act, which one act undoes. */
export interface Batch {
  readonly kind: DecisionKind;
  readonly decisions: readonly FindingDecision[];
  /** What it was about: one finding’s sentence, or how many. */
  readonly about: string;
  /** Accepting one confirms it: it goes on blocking. */
  readonly isException: boolean;
}

/** What the service refused, to be read and put away by a person. */
export interface Failure {
  readonly title: string;
  readonly text: string;
}

interface Me {
  readonly id: string;
  readonly name: string;
}

/** Time for a job to write what is due, before the page asks whether it was. */
const AFTER_DUE_MS = 1_500;
/** The same number as the service's; it decides, this is for showing and asking. */
export const UNDO_MS = 10_000;

/**
 * Decisions that can be undone. They are shown at once and sent under an id of their own, so that a lost answer is asked
 * for again without deciding twice. The service's clock says when they are recorded.
 */
export function useDecisions(review: ReviewView, me: Me | null) {
  const ref = review.loan.externalRef;
  const client = useQueryClient();
  const [own, setOwn] = useState<readonly OwnDecision[]>([]);
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const [batches, setBatches] = useState<readonly Batch[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sent = useRef(new Map<string, Promise<unknown>>());
  const open = useMemo(
    () => openDecisions(review.findings, review.decisions, own, undone),
    [review.findings, review.decisions, own, undone],
  );
  const findings = useMemo(() => withDecisions(review.findings, open), [review.findings, open]);
  const refresh = () => {
    void client.invalidateQueries({ queryKey: keys.myWork });
    return client.invalidateQueries({ queryKey: keys.loan(ref) });
  };
  useAskWhenDue(open, refresh);

  const forget = (ids: readonly string[]) => {
    setOwn((before) => before.filter(({ decision }) => !ids.includes(decision.id)));
    setBatches((before) => withoutDecisions(before, ids));
  };

  const put = (decision: FindingDecision) => {
    client.setQueryData<ReviewView>(keys.review(ref), (before) =>
      before === undefined
        ? before
        : { ...before, decisions: [...before.decisions.filter(({ id }) => id !== decision.id), decision] },
    );
  };

  /** Resolves with what was refused, which the form that asked shows; nothing: all of it is decided. */
  const decide = async (kind: DecisionKind, targets: readonly FindingWithActions[], said: Said) => {
    if (me === null) return [];
    const now = new Date();
    const made = targets.map(({ finding, actions }) => ({
      actionsBefore: actions.length,
      decision: {
        id: randomId(),
        findingId: finding.id,
        action: kind,
        reasonCode: kind === 'override' ? said.reasonCode : null,
        note: said.note.trim() === '' ? null : said.note.trim(),
        actorId: me.id,
        actorName: me.name,
        decidedAt: now.toISOString(),
        dueAt: new Date(now.getTime() + UNDO_MS).toISOString(),
      },
    }));
    setFailure(null);
    setOwn((before) => [...before, ...made]);
    const [first] = targets;
    const about = targets.length === 1 ? (first?.finding.detail.message ?? '') : reviewWords.undo.many(targets.length);
    const isException = first?.finding.severity === 'exception';
    setBatches((before) => [...before, { kind, decisions: made.map(({ decision }) => decision), about, isException }]);
    const refused: { readonly id: string; readonly error: unknown }[] = [];
    for (const { decision } of made) {
      const sending = sendAgainWhileLost(() => decideOnFinding(decision, said.toId));
      sent.current.set(decision.id, sending);
      await sending.then(put, (error: unknown) => {
        // Recorded under this very id: an answer was lost, not the decision.
        if (isApiError(error, 'decision_recorded')) return;
        refused.push({ id: decision.id, error });
        forget([decision.id]);
      });
    }
    if (refused.length > 0) void refresh();
    return refused.map(({ error }) => error);
  };

  const undo = async (batch: Batch) => {
    const ids = batch.decisions.map(({ id }) => id);
    setUndone((before) => new Set([...before, ...ids]));
    setBatches((before) => withoutDecisions(before, ids));
    for (const { id, findingId } of batch.decisions) {
      // What is still on its way must have arrived, or it would be taken after it was undone.
      await sent.current.get(id)?.catch(() => undefined);
      await sendAgainWhileLost(() => undoDecision(findingId, id)).catch((error: unknown) => {
        setUndone((before) => new Set([...before].filter((each) => each !== id)));
        setFailure({ title: reviewWords.undo.failed, text: error instanceof Error ? error.message : '' });
      });
    }
    forget(ids);
    void refresh();
  };

  return {
    findings,
    open,
    /** The latest that can still be undone by this person; null: there is none. */
    latest: batches.findLast((batch) => batch.decisions.some(({ id }) => open.some((each) => each.id === id))) ?? null,
    failure,
    fail: setFailure,
    decide,
    undo,
  };
}

/** One finding of a batch may be undone by itself. */
export function batchOf(each: DecidedFinding): Batch | null {
  const { decision, finding } = each;
  if (decision === null) return null;
  const isException = finding.severity === 'exception';
  return { kind: decision.action, decisions: [decision], about: finding.detail.message, isException };
}

function withoutDecisions(batches: readonly Batch[], ids: readonly string[]): readonly Batch[] {
  return batches.flatMap((batch) => {
    const decisions = batch.decisions.filter(({ id }) => !ids.includes(id));
    return decisions.length === 0 ? [] : [{ ...batch, decisions }];
  });
}

/** Who records it is told by events; where none arrive, the page asks by itself a moment after the time is over. */
function useAskWhenDue(open: readonly FindingDecision[], refresh: () => void): void {
  const ask = useRef(refresh);
  ask.current = refresh;
  const last = open.at(-1)?.id;
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(() => ask.current(), UNDO_MS + AFTER_DUE_MS);
    return () => clearTimeout(timer);
  }, [last]);
}

const TRIES = 6;
const PAUSE_MS = 1_000;

/** Nobody knows whether a request arrived whose answer was lost; asking again is safe for what has an id of its own. */
async function sendAgainWhileLost<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isApiError(error, 'unreachable') || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
