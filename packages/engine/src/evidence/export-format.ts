import type { JsonObject } from './canonical-json.ts';
import { CHAIN_BREAKS } from './chain-breaks.ts';

export const EXPORT_FORMAT = 'countersign-evidence-export/v1';

/** The files that are checked. The reports are for reading; nothing in them is signed. */
export const CHECKED_FILES = [
  'manifest.json',
  'entries.jsonl',
  'proofs.json',
  'checkpoint.txt',
  'key.txt',
  'documents.json',
  'attestations.json',
] as const;
export const REPORT_FILES = ['report.html', 'report.pdf'] as const;

export type CheckedFile = (typeof CHECKED_FILES)[number];
export type ExportFiles = ReadonlyMap<string, Uint8Array>;

export interface ExportManifest {
  readonly format: typeof EXPORT_FORMAT;
  readonly loanId: string;
  readonly externalRef: string;
  /** The number of entries, the export's own evidence.exported included. */
  readonly entries: number;
  /** The hash of the last entry. */
  readonly head: string;
  /** The size of the tree that the checkpoint signs. */
  readonly treeSize: number;
  /** The instant of the last entry. */
  readonly exportedAt: string;
}

export interface ExportProof {
  readonly seq: number;
  readonly leafIndex: number;
  /** Lower-case hex, from the leaf up. */
  readonly path: readonly string[];
}

export interface ExportDocument {
  readonly name: string;
  readonly sha256: string;
}

/**
 * What an export's own entry records: the chain as it was before it. With its entry in the signed tree, nobody can
 * cut entries off an export and leave it looking whole.
 */
export type ExportedPayload = JsonObject & {
  readonly entries: number;
  readonly head: string;
  /** Every entry comes with an attestation. Older exports lack both this and the file. */
  readonly attested: true;
};

export function exportedPayload(before: { readonly seq: number; readonly head: string }): ExportedPayload {
  return { entries: before.seq, head: before.head, attested: true };
}

/** Every way an export can be wrong, with the sentence that a person reads. */
export const EXPORT_FAULTS = {
  ...CHAIN_BREAKS,
  'file-missing': 'A file of the export is missing.',
  'bad-file': 'A file of the export is not in its format.',
  'bad-key': 'The file key.txt does not hold a C2SP verifier key.',
  'wrong-key': 'The export was signed with another key than the trusted one.',
  'bad-checkpoint': 'The checkpoint is not in its format, or is not the one the manifest names.',
  'bad-signature': 'The signature of the checkpoint does not hold.',
  'bad-proof': 'The inclusion proof of the entry is missing or malformed.',
  'not-in-log': 'The entry is not in the log that the checkpoint signs: it is not what was recorded.',
  'not-attested': 'Nothing shows that the service wrote the entry: its attestation is missing or does not hold.',
  'bad-leaf-order': 'The entry stands earlier in the log than the entry before it.',
  'entry-missing': 'Entries are missing at the end.',
  'no-export-entry': 'The export does not end with the entry that recorded it: entries are missing at the end.',
  'bad-manifest': 'The manifest does not agree with the entries.',
  'document-missing': 'The list of documents lacks a document that the entry records, or gives it another hash.',
  'document-unknown': 'The list of documents names a document that no entry records.',
} as const satisfies Record<string, string>;

export type ExportFaultReason = keyof typeof EXPORT_FAULTS;

export interface ExportFault {
  readonly valid: false;
  /** The first entry that is wrong or missing; null when the fault lies in no entry. */
  readonly firstBadSeq: number | null;
  readonly reason: ExportFaultReason;
  readonly detail: string;
}

export function exportFault(firstBadSeq: number | null, reason: ExportFaultReason, more = ''): ExportFault {
  const detail = more === '' ? EXPORT_FAULTS[reason] : `${EXPORT_FAULTS[reason]} ${more}`;
  return { valid: false, firstBadSeq, reason, detail };
}
