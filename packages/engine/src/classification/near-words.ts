/**
 * Finds the word of a fixed vocabulary that a misread word may stand for, in time that does not depend on the size of
 * the vocabulary. One fault: every word is stored under itself with one sign left out, and two words that differ in
 * one sign (changed, missing or added) meet in such a key. Two faults: only long words, compared with those that
 * begin or end alike.
 */
export interface NearWords {
  /** The number of the word that the token stands for, or -1. */
  readonly find: (token: string) => number;
}

/** Shorter words differ from too many others in one sign: "rate" and "date". */
const ONE_FAULT_FROM = 6;
/** Two faults only where at least eight signs are left to agree. */
const TWO_FAULTS_FROM = 10;
/** Signs at an end that must agree before two faults are looked for. */
const END = 4;

/** The first `tolerant` words are also found misread; the others only as they are. */
export function nearWords(vocabulary: readonly string[], tolerant: number): NearWords {
  const exact = new Map<string, number>();
  for (const [index, word] of vocabulary.entries()) if (!exact.has(word)) exact.set(word, index);
  const oneLess = new Map<string, number[]>();
  const ends = new Map<string, number[]>();
  for (const [word, index] of exact) {
    if (index >= tolerant) break;
    if (word.length >= ONE_FAULT_FROM) for (const key of shortened(word)) add(oneLess, key, index);
    if (word.length >= TWO_FAULTS_FROM) for (const key of endsOf(word)) add(ends, key, index);
  }

  function find(token: string): number {
    const same = exact.get(token);
    if (same !== undefined) return same;
    if (token.length < ONE_FAULT_FROM - 1) return -1;
    const shorter = shortened(token);
    const oneFault = [token, ...shorter].flatMap((key) => oneLess.get(key) ?? []);
    const near = best(token, [...oneFault, ...shorter.flatMap((key) => exact.get(key) ?? [])], 1);
    if (near !== -1 || token.length < TWO_FAULTS_FROM - 2) return near;
    return best(
      token,
      endsOf(token).flatMap((key) => ends.get(key) ?? []),
      2,
    );
  }

  /** The lowest number wins among equals, so that the answer does not depend on the order of the keys. */
  function best(token: string, candidates: readonly number[], faults: number): number {
    let found = -1;
    for (const candidate of candidates) {
      const word = vocabulary[candidate] ?? '';
      if (word.length < ONE_FAULT_FROM || (found !== -1 && candidate >= found)) continue;
      if (editsWithin(token, word, faults)) found = candidate;
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

function endsOf(word: string): readonly string[] {
  return [`<${word.slice(0, END)}`, `${word.slice(-END)}>`];
}

function add(index: Map<string, number[]>, key: string, value: number): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}

/** Whether `limit` changed, missing or added signs turn one word into the other. */
export function editsWithin(left: string, right: string, limit: number): boolean {
  return Math.abs(left.length - right.length) <= limit && editsFrom(left, 0, right, 0, limit);
}

function editsFrom(left: string, leftAt: number, right: string, rightAt: number, limit: number): boolean {
  let [a, b] = [leftAt, rightAt];
  while (a < left.length && b < right.length && left.charCodeAt(a) === right.charCodeAt(b)) {
    a += 1;
    b += 1;
  }
  const [restLeft, restRight] = [left.length - a, right.length - b];
  if (restLeft === 0 || restRight === 0) return restLeft + restRight <= limit;
  if (limit === 0 || Math.abs(restLeft - restRight) > limit) return false;
  return (
    editsFrom(left, a + 1, right, b + 1, limit - 1) ||
    editsFrom(left, a + 1, right, b, limit - 1) ||
    editsFrom(left, a, right, b + 1, limit - 1)
  );
}
