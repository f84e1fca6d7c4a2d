import type { Alphabet } from './alphabet.ts';
import { type Step, shareIn } from './step-shares.ts';

/** Two of these may really stand two steps apart, four pixels of a line 32 pixels high. Of all others none may. */
const NARROW = new Set([...'iljtfrI1!|:;\'‘’`()[]{}/\\-·"“” ']);
/** As sure as this, one of the two is there. */
const SURE = 0.5;
const LEAST = 0.02;

/**
 * A character seen twice with one step of "nothing" between is one character whose place the network was not sure of:
 * the step between becomes part of it.
 */
export function bridgeRepeats({ characters }: Alphabet, steps: readonly Step[]): Step[] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const after = steps[index + 1];
    if (before === undefined || after === undefined || step.nothing < SURE) return step;
    const cls = before.classes.find((candidate) => {
      const shares = [shareIn(before, candidate), shareIn(after, candidate)];
      if (Math.max(...shares) < SURE || Math.min(...shares) < LEAST) return false;
      return !NARROW.has(characters[candidate - 1] ?? ' ');
    });
    if (cls === undefined) return step;
    const others = step.classes.map((other, i) => [other, step.shares[i] ?? 0] as const).filter(([o]) => o !== cls);
    return {
      nothing: 0,
      best: cls,
      classes: [cls, ...others.map(([other]) => other)],
      shares: [step.nothing + shareIn(step, cls), ...others.map(([, share]) => share)],
    };
  });
}
