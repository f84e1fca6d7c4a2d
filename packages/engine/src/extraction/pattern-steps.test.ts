import { describe, expect, it } from 'vitest';
import { spendSteps, TooManySteps, withSteps } from './pattern-steps.ts';
import { compilePattern, firstMatch } from './patterns.ts';

const text = 'the borrower promises to pay to the order of the lender '.repeat(200);

/** The fewest steps with which work comes to its end. */
function stepsOf(work: () => unknown): number {
  let [least, most] = [0, 1];
  const fits = (steps: number) => {
    try {
      withSteps(steps, work);
      return true;
    } catch (error) {
      if (error instanceof TooManySteps) return false;
      throw error;
    }
  };
  while (!fits(most)) [least, most] = [most, most * 2];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) most = middle;
    else least = middle;
  }
  return most;
}

let made = 0;
/** A pattern that nobody has met: what the engine remembers of texts saves steps. */
function fresh(source: string): string {
  made += 1;
  return `${source}|never${made}`;
}

describe('steps of patterns', () => {
  it.each([
    ['the automaton', '([a-z]+ ){3}(?P<v>[0-9])'],
    ['the search with memory', '(?P<v>order) of the lender$'],
    ['the machine of threads', '(?P<v>(?:[a-z]{1,40} ){1,6}lender)'],
  ])('are counted by %s, and are the same every time', (_name, source) => {
    const counts = [1, 2].map(() => {
      const pattern = fresh(source);
      return stepsOf(() => {
        // Made anew for each try: nothing is remembered.
        const one = compilePattern(fresh(pattern));
        return firstMatch(one, text, 0);
      });
    });
    expect(counts[0]).toBeGreaterThan(text.length);
    expect(Math.abs((counts[0] ?? 0) - (counts[1] ?? 0))).toBeLessThan((counts[0] ?? 0) / 100);
  });

  it('grow with the text, not with the machine', () => {
    const count = (length: number) =>
      stepsOf(() => firstMatch(compilePattern(fresh('([a-z]{1,30} ){1,9}#(?P<v>x)')), text.slice(0, length), 0));
    expect(count(8_000)).toBeGreaterThan(1.5 * count(4_000));
    expect(count(8_000)).toBeLessThan(3 * count(4_000));
  });

  it('leave a pattern good that was stopped in the middle', () => {
    const pattern = compilePattern(fresh('(?P<v>order) of the lender'));
    for (const steps of [1, 100, 5_000, 12_000]) {
      try {
        withSteps(steps, () => firstMatch(pattern, text, 0));
      } catch (error) {
        expect(error).toBeInstanceOf(TooManySteps);
      }
    }
    expect(firstMatch(pattern, text, 0)).toMatchObject({ from: 36 });
  });

  it('are without limit outside, also after a limit was reached inside', () => {
    expect(() => withSteps(1, () => spendSteps(2))).toThrow(TooManySteps);
    expect(() => spendSteps(1e12)).not.toThrow();
  });
});
