import type { FindingWithActions, NoteRequest } from '@countersign/contract/review';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type PersonalAct, recordAction, showFinding } from './act-on-finding.ts';
import { lockFinding } from './lock-finding.ts';
import { requireNote } from './required-note.ts';

/** Says something about a finding, of whichever run and in whichever state of its loan; only a sealed one is closed. */
export async function commentOnFinding(
  app: App,
  act: PersonalAct,
  findingId: string,
  request: NoteRequest,
): Promise<FindingWithActions> {
  return app.db.transaction(async (tx) => {
    const locked = await lockFinding(tx, app, findingId);
    const note = requireNote(request.note);
    if (locked.loan.state === 'sealed') {
      throw new DomainError({
        code: 'loan_sealed',
        detail: 'The loan is sealed: its findings take no comment any more.',
      });
    }
    const done = { action: 'comment', kind: 'finding.commented', reasonCode: null, note } as const;
    await recordAction(tx, app, act, locked, done);
    return showFinding(tx, app, locked);
  });
}
