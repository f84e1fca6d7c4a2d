import { openLineReader } from './line-reader.ts';

/** Raise it with every change of this folder after which a picture may give other words. */
const PAGE_TREATMENT = 7;

/** The same pixels and the same version give the same words, on every machine. */
export async function recognizerVersion(): Promise<string> {
  return `built-in net:${(await openLineReader()).version} page:${PAGE_TREATMENT}`;
}
