/** Buckets of how long something took, as the database fills them: four for each doubling of a second. */
export interface Bucket {
  readonly index: number;
  readonly amount: number;
}

const PER_DOUBLING = 4;

/** The time that a share of all took no longer than: the middle of the bucket that it falls into. */
export function quantileOf(buckets: readonly Bucket[], share: number): number {
  const inOrder = [...buckets].sort((a, b) => a.index - b.index);
  const all = inOrder.reduce((sum, { amount }) => sum + amount, 0);
  let below = 0;
  for (const { index, amount } of inOrder) {
    below += amount;
    if (below >= all * share) return 2 ** ((index + 0.5) / PER_DOUBLING);
  }
  return 0;
}
