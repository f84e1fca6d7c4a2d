import { findUnattested } from './attestation.ts';
import { findDocumentFault } from './check-documents.ts';
import { type CheckedEntries, checkExportEntries } from './check-export-entries.ts';
import { checkSignedHead } from './check-signed-head.ts';
import { type Ed25519Verify, verifyEd25519 } from './ed25519.ts';
import {
  CHECKED_FILES,
  type ExportFault,
  type ExportFiles,
  type ExportManifest,
  exportFault,
  REPORT_FILES,
} from './export-format.ts';
import { EvidenceFormatError } from './format-error.ts';
import { formatVerifierKey, type NoteKey, parseVerifierKey } from './note-key.ts';
import { readAttestations, readDocuments, readEntryLines, readManifest, readProofs } from './read-export.ts';
import { portableSha256, type Sha256 } from './sha256.ts';
import { showText } from './show-text.ts';

export interface CheckExportOptions {
  /** The verifier key in one line, got from the bank by another way than the export. */
  readonly trustedKey?: string | undefined;
  readonly sha256?: Sha256 | undefined;
  readonly verify?: Ed25519Verify | undefined;
}

export interface GoodExport {
  readonly valid: true;
  /**
   * Where the key came from. With `from-export` the check shows that the export agrees with itself, and not who
   * made it: whoever rewrites everything can also sign it with a key of their own.
   */
  readonly keySource: 'pinned' | 'from-export';
  readonly key: string;
  readonly loanId: string;
  readonly externalRef: string;
  /** The export shows the chain as it was at this instant; later entries are not in it. */
  readonly exportedAt: string;
  readonly head: string;
  readonly checked: {
    readonly entries: number;
    readonly inclusionProofs: number;
    /** Entries that the service vouched for one by one. */
    readonly attestations: number;
    readonly signatures: number;
    readonly documents: number;
    readonly treeSize: number;
  };
  /** Files for reading that no signature covers. */
  readonly notCovered: readonly string[];
  readonly warnings: readonly string[];
}

export type ExportCheck = GoodExport | ExportFault;

/** The file of attestations came later; whether an export must have it, its own entry says. */
const REQUIRED_FILES = CHECKED_FILES.filter((name) => name !== 'attestations.json');

/**
 * Checks an export with nothing but its files. It throws only for a trusted key that is no verifier key, since that
 * is the caller's mistake and says nothing about the export.
 */
export function checkExport(files: ExportFiles, options: CheckExportOptions = {}): ExportCheck {
  const { sha256 = portableSha256, verify = verifyEd25519 } = options;
  const trustedKey = options.trustedKey === undefined ? null : parseVerifierKey(options.trustedKey.trim(), sha256);
  const missing = [...REQUIRED_FILES, ...REPORT_FILES].find((name) => !files.has(name));
  if (missing !== undefined) return exportFault(null, 'file-missing', missing);
  try {
    return checkFiles(files, trustedKey, sha256, verify);
  } catch (error) {
    if (error instanceof EvidenceFormatError) return exportFault(null, 'bad-file', error.message);
    throw error;
  }
}

function checkFiles(
  files: ExportFiles,
  trustedKey: NoteKey | null,
  sha256: Sha256,
  verify: Ed25519Verify,
): ExportCheck {
  const head = checkSignedHead(files, trustedKey, sha256, verify);
  if (!head.valid) return head;
  const manifest = readManifest(files);
  if (manifest.treeSize !== head.checkpoint.size) {
    return exportFault(null, 'bad-checkpoint', `The manifest says ${manifest.treeSize} leaves.`);
  }
  const documents = readDocuments(files);
  const proofs = readProofs(files);
  const entries = checkExportEntries(manifest.loanId, readEntryLines(files), proofs, head.checkpoint, sha256);
  if (!entries.valid) return entries;

  const fault =
    findTailFault(entries, manifest, proofs.length) ??
    findAttestationFault(files, entries, head.key, verify) ??
    findManifestFault(entries, manifest) ??
    findDocumentFault(entries.documents, documents);
  if (fault !== null) return fault;

  return {
    valid: true,
    keySource: trustedKey === null ? 'from-export' : 'pinned',
    key: formatVerifierKey(head.key),
    loanId: manifest.loanId,
    externalRef: manifest.externalRef,
    exportedAt: manifest.exportedAt,
    head: entries.state.head,
    checked: {
      entries: entries.state.seq,
      inclusionProofs: proofs.length,
      attestations: isAttested(entries) ? entries.state.seq : 0,
      signatures: 1,
      documents: documents.length,
      treeSize: head.checkpoint.size,
    },
    notCovered: REPORT_FILES,
    warnings: collectWarnings(files, entries, trustedKey),
  };
}

/** A chain cannot show its own missing tail; the export's own entry and the manifest's count do. */
function findTailFault(entries: CheckedEntries, manifest: ExportManifest, proofs: number): ExportFault | null {
  const { last, state } = entries;
  const next = state.seq + 1;
  if (last?.kind !== 'evidence.exported') return exportFault(next, 'no-export-entry');
  if (last.payload.entries !== last.seq - 1 || last.payload.head !== last.prevHash) {
    return exportFault(last.seq, 'no-export-entry', 'Its last entry records another count or head.');
  }
  if (manifest.entries > state.seq) {
    return exportFault(next, 'entry-missing', `The manifest says ${manifest.entries}, there are ${state.seq}.`);
  }
  if (proofs > state.seq) return exportFault(next, 'entry-missing', `There are ${proofs} proofs.`);
  return null;
}

function isAttested({ last }: CheckedEntries): boolean {
  return last?.payload.attested === true;
}

/** The last entry is in the signed log and says whether attestations belong to the export: they cannot be left out. */
function findAttestationFault(
  files: ExportFiles,
  entries: CheckedEntries,
  key: NoteKey,
  verify: Ed25519Verify,
): ExportFault | null {
  if (!isAttested(entries)) return null;
  if (!files.has('attestations.json')) return exportFault(null, 'file-missing', 'attestations.json');
  const { state, hashes, leafIndexes } = entries;
  return findUnattested(state.loanId ?? '', hashes, leafIndexes, readAttestations(files), key, verify);
}

function findManifestFault({ last, state, externalRef }: CheckedEntries, manifest: ExportManifest): ExportFault | null {
  if (manifest.entries !== state.seq) return exportFault(null, 'bad-manifest', 'It says another number of entries.');
  if (manifest.head !== state.head) return exportFault(null, 'bad-manifest', 'It says another head.');
  // The instant of the last entry is signed, that of the manifest is not: an old export must not pass for a new one.
  if (manifest.exportedAt !== last?.at) return exportFault(null, 'bad-manifest', 'It says another time of export.');
  if (externalRef !== null && manifest.externalRef !== externalRef) {
    return exportFault(
      null,
      'bad-manifest',
      `It says ${showText(manifest.externalRef)}, the package came as ${showText(externalRef)}.`,
    );
  }
  return null;
}

function collectWarnings(files: ExportFiles, entries: CheckedEntries, trustedKey: NoteKey | null): readonly string[] {
  const known: ReadonlySet<string> = new Set([...CHECKED_FILES, ...REPORT_FILES]);
  const strangers = [...files.keys()].filter((name) => !known.has(name));
  return [
    ...(trustedKey === null
      ? ['The key was taken from the export itself. Compare it with the one the bank publishes, or give that one.']
      : []),
    ...(entries.externalRef === null
      ? ['No entry holds the loan reference, so the one in the manifest is unproved.']
      : []),
    ...markerNote(files, entries),
    ...entries.documentsWithoutHash.map((seq) => `Entry ${seq} records a document without its name or hash.`),
    ...strangers.map((name) => `${showText(name)} is not part of an export and was not looked at.`),
  ];
}

/** Entries that carry no code of their own are named, with what vouches for them. */
function markerNote(files: ExportFiles, entries: CheckedEntries): readonly string[] {
  if (!isAttested(entries)) return ['The export was made before entries were attested one by one.'];
  const { marker, items } = readAttestations(files);
  const covered = items.filter(({ by }) => by === 'marker').length;
  if (marker === null || covered === 0) return [];
  return [
    `${covered} of the entries rest on the marker in entry ${marker.seq} of the install's chain (${marker.hash}), which covers the first ${marker.treeSize} leaves of the log.`,
  ];
}
