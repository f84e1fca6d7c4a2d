import { type Attestations, asAttestations } from './attestation.ts';
import { bytesToText } from './bytes.ts';
import { isJsonObject, type Json } from './canonical-json.ts';
import { isHash, type SealedEntry } from './entry.ts';
import {
  type CheckedFile,
  EXPORT_FORMAT,
  type ExportDocument,
  type ExportFiles,
  type ExportManifest,
  type ExportProof,
} from './export-format.ts';
import { EvidenceFormatError } from './format-error.ts';

export function readText(files: ExportFiles, name: CheckedFile): string {
  const bytes = files.get(name);
  if (bytes === undefined) throw new EvidenceFormatError(`${name} is missing.`);
  try {
    return bytesToText(bytes);
  } catch (error) {
    if (error instanceof EvidenceFormatError) throw new EvidenceFormatError(`${name} ${error.message}.`);
    throw error;
  }
}

/**
 * Reads JSON that stands as our writer spells it, compact or indented by two. Any other spelling is refused: two
 * readers could take different values out of one text, for instance from a key that occurs twice.
 */
function readJson(files: ExportFiles, name: CheckedFile): Json {
  const text = readText(files, name);
  const bare = text.endsWith('\n') ? text.slice(0, -1) : text;
  let value: Json;
  let spellings: readonly string[];
  try {
    value = JSON.parse(bare) as Json;
    // Writing it is inside the try as well: text nested deeply enough exhausts the stack of the writer.
    spellings = [JSON.stringify(value), JSON.stringify(value, null, 2)];
  } catch (error) {
    throw new EvidenceFormatError(`${name} is not JSON.`, { cause: error });
  }
  if (!spellings.includes(bare)) {
    throw new EvidenceFormatError(`${name} is not spelled as JSON.stringify spells it, or repeats a key.`);
  }
  return value;
}

export function readManifest(files: ExportFiles): ExportManifest {
  const value = readJson(files, 'manifest.json');
  const fault = manifestFault(value);
  if (fault !== null) throw new EvidenceFormatError(`manifest.json ${fault}.`);
  return value as unknown as ExportManifest;
}

function manifestFault(value: Json): string | null {
  if (!isJsonObject(value)) return 'is not an object';
  if (value.format !== EXPORT_FORMAT) return `does not name the format ${EXPORT_FORMAT}`;
  if (typeof value.loanId !== 'string' || value.loanId === '') return 'has no loanId';
  if (typeof value.externalRef !== 'string') return 'has no externalRef';
  if (!isCount(value.entries)) return 'has no number of entries';
  // Head and time are compared with those of the last entry, which is where a fault in them can be named.
  if (typeof value.head !== 'string') return 'has no head';
  if (!isCount(value.treeSize)) return 'has no treeSize';
  if (typeof value.exportedAt !== 'string') return 'has no exportedAt';
  return null;
}

export function readDocuments(files: ExportFiles): readonly ExportDocument[] {
  const value = readJson(files, 'documents.json');
  const isDocument = (item: Json) => isJsonObject(item) && typeof item.name === 'string' && isHash(item.sha256);
  if (!Array.isArray(value) || !value.every(isDocument)) {
    throw new EvidenceFormatError('documents.json is not a list of names and SHA-256 hashes.');
  }
  return value as unknown as readonly ExportDocument[];
}

/** The proofs as they stand; each is looked at with its entry, so that a bad one is named with its number. */
export function readProofs(files: ExportFiles): readonly Json[] {
  const value = readJson(files, 'proofs.json');
  if (!Array.isArray(value)) throw new EvidenceFormatError('proofs.json is not a list.');
  return value;
}

export function readAttestations(files: ExportFiles): Attestations {
  return asAttestations(readJson(files, 'attestations.json'));
}

export function asProof(value: Json | undefined): ExportProof | null {
  if (value === undefined || !isJsonObject(value)) return null;
  const isPath = Array.isArray(value.path) && value.path.every(isHash);
  return isPath && isCount(value.seq) && isCount(value.leafIndex) ? (value as unknown as ExportProof) : null;
}

const NEWLINE = 0x0a;

/**
 * The lines as they stand, still as bytes: no byte of a longer UTF-8 sequence is a newline, and text that is broken
 * in one line is then named with that line. A file that was cut keeps its last piece, which is no whole line.
 */
export function readEntryLines(files: ExportFiles): readonly Uint8Array[] {
  const bytes = files.get('entries.jsonl') ?? new Uint8Array();
  const lines: Uint8Array[] = [];
  let start = 0;
  while (start < bytes.length) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline;
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return lines;
}

/** One line has one spelling, as for the other files. Null when it is no entry. */
export function asEntry(line: Uint8Array): SealedEntry | null {
  let text: string;
  let value: Json;
  try {
    text = bytesToText(line);
    value = JSON.parse(text) as Json;
  } catch {
    return null;
  }
  if (!isJsonObject(value) || typeof value.sealed !== 'string' || typeof value.hash !== 'string') return null;
  const { sealed, hash } = value;
  return JSON.stringify({ sealed, hash }) === text ? { sealed, hash } : null;
}

function isCount(value: Json | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
