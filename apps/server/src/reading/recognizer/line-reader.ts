import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../platform/package-root.ts';
import { makeAlphabet } from './alphabet.ts';
import { decodeLine, type ReadLine } from './decode-line.ts';
import { openLanguage } from './language.ts';
import { openLineNet } from './line-net.ts';
import { readWeights } from './read-weights.ts';

export interface LineReader {
  /** Hash of weights, kernel, letters and words: the same version reads the same picture alike, to the bit, on every machine. */
  readonly version: string;
  /** One text line: 0 black to 255 white, row by row. */
  readonly readLine: (gray: Uint8Array, width: number, height: number) => ReadLine;
}

export const LEAST_LINE_HEIGHT = 8;
export const MOST_LINE_HEIGHT = 200;
/** Columns of the line at the network's height: far more than the widest page has. */
const WIDEST = 8_192;

export async function openLineReader(): Promise<LineReader> {
  const read = (name: string) => readFile(join(packageRoot(), 'recognizer', name));
  const [code, file] = await Promise.all([read('model.wasm'), read('weights.bin')]);
  const [letters, words] = await Promise.all([read('letters.bin'), read('words.bin')]);
  const weights = readWeights(file);
  const net = await openLineNet(new Uint8Array(code), weights);
  const alphabet = makeAlphabet(weights.alphabet, weights.classes);
  const language = openLanguage(alphabet, letters, words);
  return {
    version: createHash('sha256').update(code).update(file).update(letters).update(words).digest('hex').slice(0, 16),
    readLine: (gray, width, height) => {
      checkSize(gray, width, height, weights.height);
      const { logits, steps, scaledWidth } = net.run(gray, width, height);
      return decodeLine(
        alphabet,
        {
          values: logits,
          steps,
          powers: weights.powers,
          stepWidth: (2 * width) / scaledWidth,
          width,
        },
        language,
      );
    },
  };
}

function checkSize(gray: Uint8Array, width: number, height: number, netHeight: number): void {
  if (height < LEAST_LINE_HEIGHT || height > MOST_LINE_HEIGHT)
    throw new RangeError(`A line is ${LEAST_LINE_HEIGHT} to ${MOST_LINE_HEIGHT} pixels high, not ${height}.`);
  if (width < 1 || (width * netHeight) / height > WIDEST)
    throw new RangeError(`A line of ${width} by ${height} pixels is too wide.`);
  if (gray.length !== width * height)
    throw new RangeError(`${gray.length} gray levels do not fill ${width} by ${height} pixels.`);
}
