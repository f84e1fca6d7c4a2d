/** The words that a field may hold, each with the phrases that mean it. */
export interface Vocabulary {
  /** Whether other texts are values as well, kept as printed. */
  readonly open: boolean;
  readonly entries: readonly { readonly value: string; readonly phrases: readonly string[] }[];
}

/** The word whose phrase the text is. */
export function wordOf(vocabulary: Vocabulary, text: string): string | null {
  const folded = foldPhrase(text);
  const same = vocabulary.entries.find(({ value, phrases }) =>
    [value, ...phrases].some((phrase) => foldPhrase(phrase) === folded),
  );
  return same?.value ?? null;
}

/** The only word of which the text holds a phrase. A phrase inside a longer one does not count: `not limited`. */
export function wordWithin(vocabulary: Vocabulary, text: string): string | null {
  const padded = ` ${foldPhrase(text)} `;
  const held = vocabulary.entries.flatMap(({ value, phrases }) =>
    [value, ...phrases].flatMap((phrase) => {
      const needle = ` ${foldPhrase(phrase)} `;
      const at = padded.indexOf(needle);
      return at < 0 ? [] : [{ value, at, end: at + needle.length }];
    }),
  );
  const counting = held.filter(
    (one) =>
      !held.some((other) => other.end - other.at > one.end - one.at && other.at <= one.at && other.end >= one.end),
  );
  const [only] = counting;
  return only !== undefined && counting.every(({ value }) => value === only.value) ? only.value : null;
}

/** Lower case words, single spaces, no punctuation. */
function foldPhrase(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((part) => part !== '')
    .join(' ');
}
