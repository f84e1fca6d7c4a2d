import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64ToBytes } from './bytes.ts';
import { isJsonObject, type Json } from './canonical-json.ts';
import type { Ed25519Verify } from './ed25519.ts';
import { isHash } from './entry.ts';
import { type ExportFault, exportFault } from './export-format.ts';
import { EvidenceFormatError } from './format-error.ts';
import type { NoteKey } from './note-key.ts';

/**
 * By what the service knew an entry for its own when it exported it: the entry's MAC, which only it can check, or the
 * marker in the install's chain that covers entries from before there were MACs.
 */
export type AttestedBy = 'mac' | 'marker';

/** The entry of the install's chain that vouches for the leaves before it. */
export interface AttestedMarker {
  readonly seq: number;
  readonly hash: string;
  readonly treeSize: number;
}

export interface Attestation {
  readonly seq: number;
  readonly by: AttestedBy;
  /** Base64; empty where the service would not vouch for the entry. */
  readonly signature: string;
}

export interface Attestations {
  readonly marker: AttestedMarker | null;
  readonly items: readonly Attestation[];
}

const FORMAT = 'countersign-attestation/v1';

/** What is signed for one entry. The first line keeps it apart from checkpoints, which the same key signs. */
export function attestedBytes(
  loanId: string,
  entry: { readonly seq: number; readonly hash: string },
  by: AttestedBy,
  marker: AttestedMarker | null,
): Uint8Array {
  const ground = by === 'mac' ? 'mac' : `marker ${marker?.seq} ${marker?.hash} ${marker?.treeSize}`;
  return utf8ToBytes(`${FORMAT}\n${loanId}\n${entry.seq}\n${entry.hash}\n${ground}\n`);
}

export function asAttestations(value: Json): Attestations {
  if (!isJsonObject(value) || !Array.isArray(value.items)) {
    throw new EvidenceFormatError('attestations.json has no list of items.');
  }
  const { marker = null } = value;
  if (marker !== null && !isMarker(marker)) throw new EvidenceFormatError('attestations.json names a bad marker.');
  return value as unknown as Attestations;
}

function isMarker(value: Json): boolean {
  return (
    isJsonObject(value) && Number.isSafeInteger(value.seq) && Number.isSafeInteger(value.treeSize) && isHash(value.hash)
  );
}

/** The first entry that the service did not vouch for, or null. `leafIndexes` are proved by then. */
export function findUnattested(
  loanId: string,
  hashes: readonly string[],
  leafIndexes: readonly number[],
  { marker, items }: Attestations,
  key: NoteKey,
  verify: Ed25519Verify,
): ExportFault | null {
  if (items.length > hashes.length)
    return exportFault(hashes.length + 1, 'entry-missing', 'There are more attestations.');
  for (const [index, hash] of hashes.entries()) {
    const seq = index + 1;
    const item = items[index] as Attestation | undefined;
    if (!isJsonObject(item as unknown as Json) || item?.seq !== seq || typeof item.signature !== 'string') {
      return exportFault(seq, 'not-attested', 'Its attestation is missing.');
    }
    const { by, signature } = item;
    if (by !== 'mac' && by !== 'marker') return exportFault(seq, 'not-attested');
    // A marker speaks for the leaves before it and for no others.
    if (by === 'marker' && (leafIndexes[index] ?? 0) >= (marker?.treeSize ?? 0))
      return exportFault(seq, 'not-attested');
    if (!isSigned(signature, attestedBytes(loanId, { seq, hash }, by, marker), key, verify)) {
      return exportFault(seq, 'not-attested');
    }
  }
  return null;
}

function isSigned(signature: string, message: Uint8Array, key: NoteKey, verify: Ed25519Verify): boolean {
  try {
    return verify(base64ToBytes(signature), message, key.publicKey);
  } catch (error) {
    if (error instanceof EvidenceFormatError) return false;
    throw error;
  }
}
