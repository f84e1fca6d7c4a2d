import { base64ToBytes, bytesToBase64 } from './bytes.ts';
import { EvidenceFormatError } from './format-error.ts';

/** The head of the log as C2SP tlog-checkpoint writes it: the text of a signed note. */
export interface Checkpoint {
  /** The name of the log; ours is the name of the key that signs it. */
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
  readonly extensions: readonly string[];
}

const ROOT_BYTES = 32;
const SIZE = /^(0|[1-9]\d*)$/;

export function formatCheckpoint({ origin, size, root, extensions }: Checkpoint): string {
  const text = `${[origin, size, bytesToBase64(root), ...extensions].join('\n')}\n`;
  // Reading it back refuses every part that would change the meaning of the lines, such as a newline in the origin.
  const read = parseCheckpoint(text);
  if (read.origin !== origin || read.extensions.length !== extensions.length) {
    throw new EvidenceFormatError('A line of the checkpoint holds a newline.');
  }
  return text;
}

export function parseCheckpoint(text: string): Checkpoint {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new EvidenceFormatError('The checkpoint does not end with a newline.');
  const [origin, sizeText, rootText, ...extensions] = lines;
  if (origin === undefined || sizeText === undefined || rootText === undefined) {
    throw new EvidenceFormatError('The checkpoint has fewer than three lines.');
  }
  if (lines.includes('')) throw new EvidenceFormatError('The checkpoint has an empty line.');
  const size = Number(sizeText);
  if (!SIZE.test(sizeText) || !Number.isSafeInteger(size)) {
    throw new EvidenceFormatError('The tree size of the checkpoint is not a plain decimal number.');
  }
  const root = base64ToBytes(rootText);
  if (root.length !== ROOT_BYTES) throw new EvidenceFormatError('The root of the checkpoint is not 32 bytes.');
  return { origin, size, root, extensions };
}
