/** The words that a field may hold, each with the phrases that mean it. */
export interface Vocabulary {
  /** Whether other texts are values as well, kept as printed. */
  readonly open: boolean;
  readonly entries: readonly { readonly value: string; readonly phrases: readonly string[] }[];
}

/** The word that the text means: the phrase that it is, or the only word of which it holds a phrase. */
export function wordOf(vocabulary: Vocabulary, text: string): string | null {
  const folded = foldPhrase(text);
  const same = vocabulary.entries.find(({ value, phrases }) =>
    [value, ...phrases].some((phrase) => foldPhrase(phrase) === folded),
  );
  if (same !== undefined) return same.value;
  const padded = ` ${folded} `;
  const held = vocabulary.entries.filter(({ value, phrases }) =>
    [value, ...phrases].some((phrase) => padded.includes(` ${foldPhrase(phrase)} `)),
  );
  const [only] = held;
  return held.length === 1 && only !== undefined ? only.value : null;
}

/** Lower case words, single spaces, no punctuation. */
function foldPhrase(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((part) => part !== '')
    .join(' ');
}
