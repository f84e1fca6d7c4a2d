import { hexToBytes } from '@noble/hashes/utils.js';
import type { Json } from './canonical-json.ts';
import { type ChainState, checkEntry, startOfChain } from './check-chain.ts';
import { type RecordedDocument, recordedDocument } from './check-documents.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type ExportFault, exportFault } from './export-format.ts';
import { leafHashOfText } from './merkle-hash.ts';
import { verifyInclusion } from './merkle-verify.ts';
import type { ReadBody } from './read-entry-strictly.ts';
import { asEntry, asProof } from './read-export.ts';
import type { Sha256 } from './sha256.ts';

export interface CheckedEntries {
  readonly valid: true;
  readonly state: ChainState;
  readonly last: ReadBody | null;
  readonly documents: readonly RecordedDocument[];
  /** Entries that record a document without its name or hash; the list of documents cannot be held against them. */
  readonly documentsWithoutHash: readonly number[];
  /** The reference given when the package was received; null when no entry holds it. */
  readonly externalRef: string | null;
  readonly hashes: readonly string[];
  readonly leafIndexes: readonly number[];
}

/**
 * Checks every entry in its chain and in the log, one after the other. Chain and log are looked at together on
 * purpose: an entry whose hash was made anew breaks the chain only at the entry behind it, and the log at itself.
 */
export function checkExportEntries(
  loanId: string,
  lines: readonly Uint8Array[],
  proofs: readonly Json[],
  checkpoint: Checkpoint,
  sha256: Sha256,
): CheckedEntries | ExportFault {
  let state = startOfChain(loanId);
  let last: ReadBody | null = null;
  let lastLeaf = -1;
  let externalRef: string | null = null;
  const hashes: string[] = [];
  const leafIndexes: number[] = [];
  const documents: RecordedDocument[] = [];
  const documentsWithoutHash: number[] = [];

  for (const [index, line] of lines.entries()) {
    const seq = index + 1;
    const entry = asEntry(line);
    if (entry === null)
      return exportFault(seq, 'bad-format', 'Its line is not { sealed, hash } as the product writes it.');
    const check = checkEntry(state, entry, sha256);
    if (!check.ok) return { valid: false, firstBadSeq: check.seq, reason: check.reason, detail: check.detail };

    const proof = asProof(proofs[index]);
    if (proof === null || proof.seq !== seq) return exportFault(seq, 'bad-proof');
    const leaf = leafHashOfText(entry.sealed, sha256);
    const path = proof.path.map((hash) => hexToBytes(hash));
    const place = { leafIndex: proof.leafIndex, start: 0, end: checkpoint.size };
    if (!verifyInclusion({ ...place, leaf, path, root: checkpoint.root }, sha256))
      return exportFault(seq, 'not-in-log');
    if (proof.leafIndex <= lastLeaf) return exportFault(seq, 'bad-leaf-order');

    state = check.state;
    last = check.body;
    lastLeaf = proof.leafIndex;
    hashes.push(entry.hash);
    leafIndexes.push(lastLeaf);
    if (last.kind === 'document.added') {
      const document = recordedDocument(last);
      if (document === null) documentsWithoutHash.push(seq);
      else documents.push(document);
    }
    if (last.kind === 'package.received' && typeof last.payload.externalRef === 'string') {
      externalRef ??= last.payload.externalRef;
    }
  }
  return { valid: true, state, last, documents, documentsWithoutHash, externalRef, hashes, leafIndexes };
}
