import type { FindingWithActions, NoteRequest } from '@countersign/contract/review';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type PersonalAct, recordAction, showFinding } from './act-on-finding.ts';
import { listOpenEscalations } from './escalation.queries.ts';
import { settleEscalations } from './escalations.ts';
import { lockFinding } from './lock-finding.ts';
import { requireNote } from './required-note.ts';

/** Says something to whoever escalated a finding. It stands in the history as a comment, and their question is closed. */
export async function answerEscalation(
  app: App,
  act: PersonalAct,
  findingId: string,
  request: NoteRequest,
): Promise<FindingWithActions> {
  return app.db.transaction(async (tx) => {
    const locked = await lockFinding(tx, app, findingId);
    const note = requireNote(request.note);
    const open = await tx.many(listOpenEscalations, [[findingId]]);
    if (open.length === 0 || locked.loan.state === 'sealed') {
      const detail = 'Nobody waits for an answer about this finding.';
      throw new DomainError({ code: 'escalation_answered', detail });
    }
    const answers = open.map(({ id }) => id);
    await settleEscalations(tx, app, act, locked, { what: 'answered', note });
    const done = { action: 'comment', kind: 'finding.commented', reasonCode: null, note, more: { answers } } as const;
    await recordAction(tx, app, act, locked, done);
    return showFinding(tx, app, locked);
  });
}
