/** Runs of words that stand for a text: two texts are alike as far as they share them. */
export type TextPrint = ReadonlySet<number>;

const RUN = 4;

/** Keeps one run of four words in `keptIn`: enough to meet a likeness, and cheap on a long package. */
export function printOf(tokens: readonly string[], keptIn: number): TextPrint {
  const kept = new Set<number>();
  const hashes = tokens.map(hashOf);
  for (let at = 0; at + RUN <= hashes.length; at += 1) {
    let hash = 0;
    for (let next = at; next < at + RUN; next += 1) hash = (Math.imul(hash, 31) + (hashes[next] ?? 0)) >>> 0;
    if (hash % keptIn === 0) kept.add(hash);
  }
  return kept;
}

/** FNV-1a: short, well spread, the same everywhere. */
function hashOf(token: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** A print that many texts share says nothing of two of them: only the first few that hold a run are remembered. */
const HOLDERS = 8;

/**
 * For each text the earlier ones that share runs with it, with the share of the larger print. In the order given, so
 * that the work grows with the texts and not with their pairs.
 */
export function findAlike(
  prints: readonly TextPrint[],
  atLeast: number,
): readonly (readonly { readonly other: number; readonly share: number }[])[] {
  const holders = new Map<number, number[]>();
  return prints.map((print, index) => {
    const shared = new Map<number, number>();
    for (const run of print) {
      const before = holders.get(run);
      if (before === undefined) {
        holders.set(run, [index]);
        continue;
      }
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (before.length < HOLDERS) before.push(index);
    }
    return [...shared]
      .map(([other, count]) => ({ other, share: count / Math.max(print.size, prints[other]?.size ?? 0) }))
      .filter(({ share }) => share >= atLeast);
  });
}
