import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Checkpoint, parseCheckpoint } from '@countersign/engine/evidence/checkpoint';
import { EvidenceFormatError } from '@countersign/engine/evidence/format-error';
import { isSignedBy, parseNote } from '@countersign/engine/evidence/signed-note';
import type { RowOf } from '../platform/db.ts';
import type { Keyring } from '../platform/keyring/index.ts';
import type { findLatestCheckpoint } from './log.queries.ts';
import { nodeVerify, type SigningKey } from './signing-key.ts';

export type CheckpointRow = RowOf<(typeof findLatestCheckpoint)['columns']>;

export type CheckpointCheck =
  | { readonly ok: true; readonly checkpoint: Checkpoint }
  | { readonly ok: false; readonly detail: string };

/**
 * The time of signing has no place in a C2SP checkpoint. It is bound to the note under a key of the key file,
 * so that a changed time shows as a changed root does.
 */
export function checkpointTag(keyring: Keyring, note: string, signedAt: Date): Buffer {
  return Buffer.from(keyring.mac(taggedText(note, signedAt), TAG_CONTEXT), 'utf8');
}

const TAG_CONTEXT = 'evidence checkpoint';
/** Tags of the first release: an HMAC under a key derived from the oldest line of the key file, until keys are rotated. */
const FIRST_TAG_BYTES = 32;

function isTag(keyring: Keyring, { note, signed_at, tag }: Pick<CheckpointRow, 'note' | 'signed_at' | 'tag'>): boolean {
  const text = taggedText(note, signed_at);
  if (tag.length !== FIRST_TAG_BYTES) return keyring.isMac(tag.toString('utf8'), text, TAG_CONTEXT);
  const first = createHmac('sha256', keyring.derive('evidence checkpoint tag')).update(text).digest();
  return timingSafeEqual(first, tag);
}

/** The tag under the newest key; null where it has one already, or where the one that it has does not hold. */
export function retagCheckpoint(
  keyring: Keyring,
  row: Pick<CheckpointRow, 'note' | 'signed_at' | 'tag'>,
): Buffer | null {
  const tag = checkpointTag(keyring, row.note, row.signed_at);
  return tag.equals(row.tag) || !isTag(keyring, row) ? null : tag;
}

function taggedText(note: string, signedAt: Date): string {
  return `${signedAt.toISOString()}\n${note}`;
}

/** Whether a note is a head of our log that one of our keys signed. */
export function checkNote(note: string, keys: readonly SigningKey[]): CheckpointCheck {
  try {
    const parsed = parseNote(note);
    const signer = keys.find(({ key }) => isSignedBy(parsed, key, nodeVerify));
    if (signer === undefined) return { ok: false, detail: 'None of our keys signed it.' };
    const checkpoint = parseCheckpoint(parsed.text);
    if (checkpoint.origin !== signer.key.name) return { ok: false, detail: 'It is the head of another log.' };
    return { ok: true, checkpoint };
  } catch (error) {
    if (error instanceof EvidenceFormatError) return { ok: false, detail: error.message };
    throw error;
  }
}

/** Checks a stored checkpoint by itself: signature, time, and that its columns repeat what was signed. */
export function checkStoredCheckpoint(
  row: CheckpointRow,
  keys: readonly SigningKey[],
  keyring: Keyring,
): CheckpointCheck {
  const signer = keys.filter(({ keyId }) => keyId === row.key_id);
  if (signer.length === 0) return { ok: false, detail: `The key ${row.key_id} that it names is not one of ours.` };
  const check = checkNote(row.note, signer);
  if (!check.ok) return check;
  const { size, root } = check.checkpoint;
  if (size !== row.size) return { ok: false, detail: `Its note signs ${size} leaves.` };
  if (!row.root.equals(root)) return { ok: false, detail: 'Its note signs another root.' };
  if (!isTag(keyring, row)) return { ok: false, detail: 'Its time is not the one at which it was signed.' };
  return check;
}
