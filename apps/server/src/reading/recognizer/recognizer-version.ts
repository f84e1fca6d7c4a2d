import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { recognizerFile } from './recognizer-file.ts';

/** Raise it with every change of this folder after which a picture may give other words. */
const PAGE_TREATMENT = 1;

/** The same pixels and the same version give the same words, on every machine. */
export async function recognizerVersion(): Promise<string> {
  const files = await Promise.all([readFile(recognizerFile('model.wasm')), readFile(recognizerFile('weights.bin'))]);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return `built-in net:${hash.digest('hex').slice(0, 12)} page:${PAGE_TREATMENT}`;
}
