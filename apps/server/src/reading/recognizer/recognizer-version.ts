/** Raise it with every change of this folder after which a picture may give other words. */
const PAGE_TREATMENT = 1;

export async function recognizerVersion(): Promise<string> {
  return `built-in page:${PAGE_TREATMENT}`;
}
