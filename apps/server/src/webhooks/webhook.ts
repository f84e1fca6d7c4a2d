import { randomBytes } from 'node:crypto';
import type { Webhook } from '@countersign/contract/webhooks';
import type { App } from '../platform/app.ts';
import type { RowOf, Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { writeSecret } from './sign-message.ts';
import { findWebhook, insertSecret, lockWebhook, type webhookColumns } from './webhook.queries.ts';

export type WebhookRow = RowOf<typeof webhookColumns>;

/** As long as the hash that it keys; the specification takes 24 to 64 bytes. */
const SECRET_BYTES = 32;

export const sealContext = (secretId: string) => `webhook secret ${secretId}`;

export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: [...row.events],
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    failingSince: row.failing_since?.toISOString() ?? null,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    disabledReason: row.disabled_reason,
  };
}

/** What evidence keeps of an address: its path or query may hold a token, and evidence is for ever. */
export function originOf(url: string): string {
  return new URL(url).origin;
}

/** The lock comes first, as a statement of its own. */
export async function requireLockedWebhook(tx: Tx, id: string): Promise<WebhookRow> {
  await tx.maybe(lockWebhook, [id]);
  const row = await tx.maybe(findWebhook, [id]);
  if (row === undefined) throw webhookNotFound(id);
  return row;
}

export function webhookNotFound(id: string): DomainError {
  return new DomainError({ code: 'webhook_not_found', detail: `There is no webhook ${id}.` });
}

/** Makes the secret that signs from now on. It is in the answer of this one request and, sealed, in the database. */
export async function giveSecret(tx: Tx, app: App, webhookId: string): Promise<string> {
  const at = app.clock.now();
  const id = newId(at);
  const bytes = randomBytes(SECRET_BYTES);
  await tx.run(insertSecret, [id, webhookId, Buffer.from(app.keyring.seal(bytes, sealContext(id))), at]);
  return writeSecret(bytes);
}
