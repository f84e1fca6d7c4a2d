/** `npm run test:all` sets TEST_TIER=all; `npm test` does a slice of what takes long (docs/testing.md). */
export const isWhole = process.env.TEST_TIER === 'all';

/** How many cases, rounds or sequences: so many in `npm test`, and so many in `npm run test:all`. */
export function slice(short: number, whole: number): number {
  return isWhole ? whole : short;
}
