/** A list of words that a printed word may be one of, ready for looking up. */
export interface WordList {
  readonly words: ReadonlySet<string>;
  readonly folded: ReadonlyMap<string, string | null>;
}

export interface FoundWord {
  readonly word: string;
  /** False when the print had to be corrected. */
  readonly exact: boolean;
}

/** Words are given in lower case. */
export function wordList(words: readonly string[]): WordList {
  const folded = new Map<string, string | null>();
  for (const word of words) {
    const key = foldLetters(word);
    // Two words that look the same cannot be told apart once letters are confused.
    folded.set(key, folded.has(key) ? null : word);
  }
  return { words: new Set(words), folded };
}

/** The word of the list that is printed; in recognized text also the only one that differs by a single confusion. */
export function findWord(printed: string, list: WordList, ocr: boolean): FoundWord | null {
  const word = printed.toLowerCase();
  if (list.words.has(word)) return { word, exact: true };
  if (!ocr || word.length > 20) return null;
  const folded = foldLetters(word);
  const same = list.folded.get(folded);
  if (same !== undefined) return same === null ? null : { word: same, exact: false };
  // Short words have too many neighbours: "ten", "two", "six" would be read out of almost anything.
  if (folded.length < 4) return null;
  const near = [...list.folded].filter(([key]) => key.length >= 4 && differByOne(key, folded));
  const [only] = near;
  return near.length !== 1 || only === undefined || only[1] === null ? null : { word: only[1], exact: false };
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '!': 'l',
  '5': 's',
  '8': 'b',
};

function foldLetters(word: string): string {
  return Array.from(word, (char) => LOOKALIKES[char] ?? char).join('');
}

/** Whether one letter changed, came or went. */
function differByOne(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short.charAt(same) === long.charAt(same)) same += 1;
  const rest = short.length === long.length ? short.slice(same + 1) : short.slice(same);
  return rest === long.slice(same + 1);
}
