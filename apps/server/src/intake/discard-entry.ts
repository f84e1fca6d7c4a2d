import type { QuarantineEntry } from '@countersign/contract/intake';
import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { newId } from '../platform/ids.ts';
import { insertClaim } from './claim.queries.ts';
import { settleEntry } from './quarantine.queries.ts';
import { evidenceOf, requireOpenEntry, settledAlready, toEntry } from './quarantine-entry.ts';

/** Nobody needs the file: the entry stays with who and why, the bytes go with the next sweep unless others have them. */
export async function discardEntry(
  app: App,
  act: Act,
  id: string,
  request: { readonly note: string },
): Promise<QuarantineEntry> {
  return app.db.transaction(async (tx) => {
    const entry = await requireOpenEntry(tx, id);
    const now = app.clock.now();
    const by = act.actor.type === 'user' ? act.actor.id : null;
    const settled = await tx.maybe(settleEntry, [id, 'discarded', now, by, request.note, null]);
    if (settled === undefined) throw settledAlready('settled');
    if (entry.sha256 !== null) await tx.run(insertClaim, [newId(now), entry.sha256, now]);
    const payload = { ...evidenceOf(entry), note: request.note };
    await appendEvidence(tx, app, { loanId: null, kind: 'quarantine.discarded', act, payload });
    return toEntry(settled);
  });
}
