import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { GENESIS_HASH } from '@countersign/engine/evidence/entry';
import type { EvidenceKind } from '@countersign/engine/evidence/evidence-kinds';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import type { Act, Actor } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { insertEntry, lockChain, openChain } from './evidence.queries.ts';
import { nodeSha256 } from './node-sha256.ts';

export interface NewEvidence {
  /** Null: the install's own chain of administrative acts. */
  readonly loanId: string | null;
  readonly kind: EvidenceKind;
  readonly act: Act;
  readonly payload: JsonObject;
}

/** The install's own chain stands under the nil UUID, which no loan can have. */
const INSTALL_CHAIN = '00000000-0000-0000-0000-000000000000';

/**
 * Chains one entry. Takes the caller's transaction, never its own: the entry and the change that it records
 * must live or die together. The lock on the chain's head comes first, so that the head read is the newest one.
 */
export async function appendEvidence(tx: Tx, app: { readonly clock: Clock }, entry: NewEvidence): Promise<void> {
  const chainId = entry.loanId ?? INSTALL_CHAIN;
  await tx.run(openChain, [chainId, GENESIS_HASH]);
  const head = await tx.one(lockChain, [chainId]);
  const at = app.clock.now();
  const seq = head.seq + 1;
  const { loanId, kind, payload } = entry;
  const { sealed, hash } = sealEntry(
    {
      loanId,
      seq,
      kind,
      at: at.toISOString(),
      actor: actorOf(entry.act.actor),
      requestId: entry.act.requestId,
      payload,
      prevHash: head.head,
    },
    nodeSha256,
  );
  await tx.run(insertEntry, [chainId, seq, kind, at, sealed, hash]);
}

function actorOf(actor: Actor) {
  const roles = actor.type === 'user' ? actor.roles : actor.type === 'api_key' ? actor.scopes : [];
  return { type: actor.type, id: actor.id, name: actor.name, roles };
}
