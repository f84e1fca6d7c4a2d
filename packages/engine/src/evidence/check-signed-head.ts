import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import type { Ed25519Verify } from './ed25519.ts';
import { type ExportFault, type ExportFiles, exportFault } from './export-format.ts';
import { EvidenceFormatError } from './format-error.ts';
import { formatVerifierKey, type NoteKey, parseVerifierKey } from './note-key.ts';
import { readText } from './read-export.ts';
import type { Sha256 } from './sha256.ts';
import { showText } from './show-text.ts';
import { isSignedBy, parseNote } from './signed-note.ts';

export type SignedHead = { readonly valid: true; readonly checkpoint: Checkpoint; readonly key: NoteKey } | ExportFault;

/** Reads the key and the checkpoint of an export and checks the signature. Nothing under the root counts before that. */
export function checkSignedHead(
  files: ExportFiles,
  trustedKey: NoteKey | null,
  sha256: Sha256,
  verify: Ed25519Verify,
): SignedHead {
  const key = read(() => parseVerifierKey(withoutNewline(readText(files, 'key.txt')), sha256));
  if (key instanceof EvidenceFormatError) return exportFault(null, 'bad-key', key.message);
  if (trustedKey !== null && formatVerifierKey(trustedKey) !== formatVerifierKey(key)) {
    return exportFault(null, 'wrong-key', `The export says ${showText(formatVerifierKey(key))}.`);
  }

  const note = read(() => parseNote(readText(files, 'checkpoint.txt')));
  if (note instanceof EvidenceFormatError) return exportFault(null, 'bad-checkpoint', note.message);
  const checkpoint = read(() => parseCheckpoint(note.text));
  if (checkpoint instanceof EvidenceFormatError) return exportFault(null, 'bad-checkpoint', checkpoint.message);
  if (!isSignedBy(note, key, verify)) return exportFault(null, 'bad-signature');
  // One key may sign notes of several kinds; the origin line says that this one is the head of this key's log.
  if (checkpoint.origin !== key.name) return exportFault(null, 'bad-checkpoint', 'It is of another log.');
  return { valid: true, checkpoint, key };
}

function withoutNewline(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

function read<Value>(reader: () => Value): Value | EvidenceFormatError {
  try {
    return reader();
  } catch (error) {
    if (error instanceof EvidenceFormatError) return error;
    throw error;
  }
}
