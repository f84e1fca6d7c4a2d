import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64ToBytes, bytesToBase64, hasLoneSurrogate } from './bytes.ts';
import { type Ed25519Verify, verifyEd25519 } from './ed25519.ts';
import { EvidenceFormatError } from './format-error.ts';
import { KEY_ID_BYTES, type NoteKey, noteKey, refuseBadName } from './note-key.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

/** A note as C2SP signed-note describes it: text, an empty line, and a line for each signature. */
export interface SignedNote {
  /** Ends with a newline, which is part of what is signed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  readonly name: string;
  readonly keyId: string;
  readonly signature: Uint8Array;
}

export interface NoteSigner {
  readonly name: string;
  readonly publicKey: Uint8Array;
  readonly sign: (message: Uint8Array) => Uint8Array;
}

/** The specification asks for at least 16; more than a hundred is a flood, not a note. */
const MAX_SIGNATURES = 100;
/** A checkpoint has a few hundred characters; anything this long was made to waste time. */
const MAX_LENGTH = 1_000_000;
const SIGNATURE_START = '\u2014 ';
const SIGNATURE_BYTES = 64;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids exactly these.
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/;

export function signNote(text: string, signer: NoteSigner, sha256: Sha256 = portableSha256): string {
  refuseBadText(text);
  if (!text.endsWith('\n')) throw new EvidenceFormatError('The text of a note must end with a newline.');
  const { name, keyId } = noteKey(signer.name, signer.publicKey, sha256);
  const signature = signer.sign(utf8ToBytes(text));
  if (signature.length !== SIGNATURE_BYTES) throw new EvidenceFormatError('The signer did not give 64 bytes.');
  return `${text}\n${SIGNATURE_START}${name} ${bytesToBase64(concatBytes(keyId, signature))}\n`;
}

export function parseNote(note: string): SignedNote {
  refuseBadText(note);
  // The text may hold empty lines itself; the last one is the border.
  const border = note.lastIndexOf('\n\n');
  if (border < 0) throw new EvidenceFormatError('The note has no empty line before its signatures.');
  const lines = note.slice(border + 2).split('\n');
  if (lines.pop() !== '' || lines.length === 0) {
    throw new EvidenceFormatError('The note does not end with a whole signature line.');
  }
  if (lines.length > MAX_SIGNATURES) throw new EvidenceFormatError('The note has more than 100 signatures.');
  return { text: note.slice(0, border + 1), signatures: lines.map(parseSignature) };
}

/**
 * Whether this key signed the note. Signatures by other keys do not matter, as the specification says; a bad
 * signature in this key's name spoils the note even beside a good one.
 */
export function isSignedBy(note: SignedNote, key: NoteKey, verify: Ed25519Verify = verifyEd25519): boolean {
  const keyId = bytesToHex(key.keyId);
  const own = note.signatures.filter((signature) => signature.name === key.name && signature.keyId === keyId);
  const message = utf8ToBytes(note.text);
  return own.length > 0 && own.every(({ signature }) => verify(signature, message, key.publicKey));
}

function parseSignature(line: string): NoteSignature {
  const [name = '', encoded = '', ...rest] = line.slice(SIGNATURE_START.length).split(' ');
  if (!line.startsWith(SIGNATURE_START) || rest.length > 0) {
    throw new EvidenceFormatError('A signature line is not an em dash, a key name and a signature.');
  }
  refuseBadName(name);
  const bytes = base64ToBytes(encoded);
  if (bytes.length <= KEY_ID_BYTES) throw new EvidenceFormatError('A signature is too short.');
  return { name, keyId: bytesToHex(bytes.slice(0, KEY_ID_BYTES)), signature: bytes.slice(KEY_ID_BYTES) };
}

function refuseBadText(text: string): void {
  if (text.length > MAX_LENGTH) throw new EvidenceFormatError('The note is longer than a million characters.');
  if (CONTROL.test(text)) throw new EvidenceFormatError('The note holds a control character other than newline.');
  if (hasLoneSurrogate(text)) throw new EvidenceFormatError('The note holds a lone surrogate.');
}
