import { appendEvidence, areAsRecorded, recordsOf } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findApiKey, lockApiKey, setApiKeyRevoked } from './api-key.queries.ts';
import { apiKeyRecords } from './api-key.record.ts';
import { forgetLivePrincipals } from './live-principals.ts';

/** Revokes a key and, within seconds, its tokens. A key that was revoked before stays as it was, and that is no error. */
export async function revokeApiKey(app: App, act: Act, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.maybe(lockApiKey, [id]);
    const key = await tx.maybe(findApiKey, [id]);
    if (key === undefined) throw new DomainError({ code: 'key_not_found', detail: `There is no API key ${id}.` });
    if (key.revoked_at !== null) return;
    // A key that was put there around the program can be revoked too; it does not become a recorded one by that.
    const isOurs = await areAsRecorded(tx, app, apiKeyRecords, [id]);

    const by = act.actor.type === 'user' ? act.actor.id : null;
    await tx.run(setApiKeyRevoked, [id, app.clock.now(), by]);
    const payload = { keyId: id, name: key.name, keyPrefix: key.key_prefix };
    const records = isOurs ? await recordsOf(tx, app, apiKeyRecords, [id]) : [];
    await appendEvidence(tx, app, { loanId: null, kind: 'key.revoked', act, payload, records });
    tx.afterCommit(() => forgetLivePrincipals(app));
  });
}
