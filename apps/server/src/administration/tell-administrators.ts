import type { EvidenceEntry } from '@countersign/contract/evidence';
import { lastInstallSeq, listInstallEntriesAfter } from '../evidence/index.ts';
import { type Colleague, listActiveAdministrators } from '../identity/index.ts';
import type { App } from '../platform/app.ts';
import { enqueueMail } from '../platform/mail/index.ts';
import { isTold } from './activity.ts';
import { lockTold, setTold, startTelling } from './admin-change.queries.ts';
import { administrativeActsMail } from './administrative-acts.mail.ts';

/** At most so many acts a mail; the rest follows with the next run. */
const AT_ONCE = 100;

/**
 * Tells every administrator by mail what the others did: API keys, profiles, rules, field maps, the institution and
 * everything else that stands in the install's chain. It follows the chain, so that no act can be forgotten. By the clock.
 */
export async function tellAdministrators(app: App): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.run(startTelling, [await lastInstallSeq(tx)]);
    const { seq } = await tx.one(lockTold, []);
    const entries = await listInstallEntriesAfter(tx, seq, AT_ONCE);
    const last = entries.at(-1);
    if (last === undefined) return;
    const told = entries.filter(isTold);
    for (const administrator of await listActiveAdministrators(tx)) {
      const acts = told.filter((entry) => !knows(administrator, entry));
      if (acts.length === 0) continue;
      await enqueueMail(tx, app, administrativeActsMail(app.config.publicUrl, administrator, acts));
    }
    await tx.run(setTold, [last.seq]);
  });
}

/** Who did it, or proposed it, or is the person it was done to and was told by a mail of their own. */
function knows({ id }: Colleague, { actor, payload }: EvidenceEntry): boolean {
  const proposer = payload.proposedBy as { id?: unknown } | undefined;
  return actor.id === id || proposer?.id === id;
}
