import { type Step, shareIn } from './step-shares.ts';

/** The steps that a character takes. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** A share that no step gives is taken as this one, so that every text fits somehow. */
const LEAST_SHARE = 1e-6;

/**
 * The likeliest way to spread a text over the steps. States alternate between "nothing" and the characters; the sums of
 * logarithms are whole numbers, as the table of logarithms is ours.
 */
export function alignText(steps: readonly Step[], text: readonly number[]): Span[] {
  const states = 2 * text.length + 1;
  let scores = new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
  const cameFrom = steps.map(() => new Uint8Array(states));
  for (const [index, step] of steps.entries()) {
    const next = new Float64Array(states).fill(Number.NEGATIVE_INFINITY);
    // States that cannot be reached yet, and those from which the end cannot be reached any more, are passed over.
    const first = Math.max(0, states - 2 * (steps.length - index));
    const last = Math.min(states - 1, 2 * index + 1);
    for (let state = first; state <= last; state += 1) {
      const cls = state % 2 === 1 ? text[(state - 1) / 2] : undefined;
      let best = index === 0 ? 0 : (scores[state] ?? 0);
      let back = 0;
      if (index > 0 && state > 0 && (scores[state - 1] ?? 0) > best) {
        best = scores[state - 1] ?? 0;
        back = 1;
      }
      if (
        index > 0 &&
        cls !== undefined &&
        state > 2 &&
        text[(state - 3) / 2] !== cls &&
        (scores[state - 2] ?? 0) > best
      ) {
        best = scores[state - 2] ?? 0;
        back = 2;
      }
      next[state] = best + logarithm(cls === undefined ? step.nothing : shareIn(step, cls));
      const row = cameFrom[index];
      if (row !== undefined) row[state] = back;
    }
    scores = next;
  }
  return walkBack(
    cameFrom,
    text.length,
    (scores[states - 2] ?? 0) > (scores[states - 1] ?? 0) ? states - 2 : states - 1,
  );
}

function walkBack(cameFrom: readonly Uint8Array[], length: number, end: number): Span[] {
  const spans: { first: number; last: number }[] = Array.from({ length }, () => ({ first: -1, last: -1 }));
  let state = end;
  for (let index = cameFrom.length - 1; index >= 0; index -= 1) {
    const span = state % 2 === 1 ? spans[(state - 1) / 2] : undefined;
    if (span !== undefined) {
      if (span.last < 0) span.last = index;
      span.first = index;
    }
    state -= cameFrom[index]?.[state] ?? 0;
  }
  return spans;
}

/** Halvings: machines may differ in the last bit of a logarithm, not in the exponent and the rest of a number. */
function logarithm(share: number): number {
  let value = Math.max(LEAST_SHARE, share);
  let halvings = 0;
  while (value < 0.5) {
    value *= 2;
    halvings -= 1;
  }
  // Between one half and one a straight line is near enough to tell ways apart.
  return halvings + (value - 1) * 2;
}
