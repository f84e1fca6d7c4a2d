/**
 * Finds the words of a fixed vocabulary that a misread word may stand for, in time that does not depend on the size
 * of the vocabulary: every word is stored under itself with one sign left out, and two words that differ in one sign
 * (changed, missing or added) meet in such a key. Long words may differ in two.
 */
export interface NearWords {
  /** The number of the word that the token stands for, or -1. */
  readonly find: (token: string) => number;
}

/** Shorter words differ from too many others in one sign: "note" and "date" are two apart, "rate" and "date" one. */
const ONE_FAULT_FROM = 6;
/** Two faults only where at least eight signs are left to agree. */
const TWO_FAULTS_FROM = 10;

export function nearWords(vocabulary: readonly string[]): NearWords {
  const exact = new Map<string, number>();
  for (const [index, word] of vocabulary.entries()) if (!exact.has(word)) exact.set(word, index);
  const oneLess = new Map<string, number[]>();
  const twoLess = new Map<string, number[]>();
  for (const [word, index] of exact) {
    if (word.length >= ONE_FAULT_FROM) for (const key of shortened(word)) add(oneLess, key, index);
    if (word.length >= TWO_FAULTS_FROM) for (const key of twiceShortened(word)) add(twoLess, key, index);
  }

  function find(token: string): number {
    const same = exact.get(token);
    if (same !== undefined) return same;
    if (token.length < ONE_FAULT_FROM - 1) return -1;
    const near = best(token, [token, ...shortened(token)], oneLess, 1);
    if (near !== -1 || token.length < TWO_FAULTS_FROM - 1) return near;
    return best(token, [token, ...shortened(token), ...twiceShortened(token)], twoLess, 2);
  }

  /** The lowest number wins among equals, so that the answer does not depend on the order of the keys. */
  function best(token: string, keys: readonly string[], index: Map<string, number[]>, faults: number): number {
    let found = -1;
    const candidates = [...keys.flatMap((key) => index.get(key) ?? []), ...keys.flatMap((key) => exact.get(key) ?? [])];
    for (const candidate of candidates) {
      const word = vocabulary[candidate] ?? '';
      if (word.length < (faults === 1 ? ONE_FAULT_FROM : TWO_FAULTS_FROM)) continue;
      if ((found === -1 || candidate < found) && editsWithin(token, word, faults)) found = candidate;
    }
    return found;
  }

  return { find };
}

function shortened(word: string): readonly string[] {
  const keys: string[] = [];
  for (let cut = 0; cut < word.length; cut += 1) keys.push(word.slice(0, cut) + word.slice(cut + 1));
  return keys;
}

function twiceShortened(word: string): readonly string[] {
  return [...new Set(shortened(word).flatMap((once) => shortened(once)))];
}

function add(index: Map<string, number[]>, key: string, value: number): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}

/** Whether `limit` changed, missing or added signs turn one word into the other. */
export function editsWithin(left: string, right: string, limit: number): boolean {
  if (Math.abs(left.length - right.length) > limit) return false;
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  if (start === left.length && start === right.length) return true;
  if (limit === 0) return false;
  const [a, b] = [left.slice(start), right.slice(start)];
  return (
    editsWithin(a.slice(1), b.slice(1), limit - 1) ||
    editsWithin(a.slice(1), b, limit - 1) ||
    editsWithin(a, b.slice(1), limit - 1)
  );
}
