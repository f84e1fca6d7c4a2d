import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Attestations } from './attestation.ts';
import type { SealedEntry } from './entry.ts';
import {
  type CheckedFile,
  EXPORT_FORMAT,
  type ExportDocument,
  type ExportManifest,
  type ExportProof,
} from './export-format.ts';

export interface ExportParts {
  readonly loanId: string;
  readonly externalRef: string;
  /** The instant of the last entry, which is the export's own. */
  readonly exportedAt: string;
  readonly entries: readonly SealedEntry[];
  /** Where each entry stands in the log, in the order of the entries. */
  readonly proofs: readonly { readonly leafIndex: number; readonly path: readonly Uint8Array[] }[];
  readonly documents: readonly ExportDocument[];
  readonly attestations: Attestations;
  /** The signed note as it was signed, and the size it signs. */
  readonly checkpoint: string;
  readonly treeSize: number;
  /** The verifier key in one line. */
  readonly key: string;
}

/** Writes the files of an export that are checked. The reports are the caller's to add. */
export function writeExport(parts: ExportParts): ReadonlyMap<CheckedFile, Uint8Array> {
  const last = parts.entries.at(-1);
  if (last === undefined) throw new Error('An export has at least its own entry.');
  const manifest: ExportManifest = {
    format: EXPORT_FORMAT,
    loanId: parts.loanId,
    externalRef: parts.externalRef,
    entries: parts.entries.length,
    head: last.hash,
    treeSize: parts.treeSize,
    exportedAt: parts.exportedAt,
  };
  const proofs = parts.proofs.map(
    ({ leafIndex, path }, index): ExportProof => ({
      seq: index + 1,
      leafIndex,
      path: path.map((hash) => bytesToHex(hash)),
    }),
  );
  const documents = parts.documents.map(({ name, sha256 }): ExportDocument => ({ name, sha256 }));
  const lines = parts.entries.map(({ sealed, hash }) => `${JSON.stringify({ sealed, hash })}\n`);
  const texts: readonly (readonly [CheckedFile, string])[] = [
    ['manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['entries.jsonl', lines.join('')],
    ['proofs.json', `${JSON.stringify(proofs)}\n`],
    ['checkpoint.txt', parts.checkpoint],
    ['key.txt', `${parts.key}\n`],
    ['documents.json', `${JSON.stringify(documents, null, 2)}\n`],
    ['attestations.json', `${JSON.stringify(parts.attestations)}\n`],
  ];
  return new Map(texts.map(([name, text]) => [name, utf8ToBytes(text)]));
}
