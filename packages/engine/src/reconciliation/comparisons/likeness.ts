import type { Difference } from '../finding.ts';

/** What came of comparing two values, whichever of them was named first. */
export interface Likeness {
  readonly same: boolean;
  /** They differ, and still look like one thing written in two ways: a name with a letter missing. */
  readonly near: boolean;
  /** They differ in what makes it another party or place: `LLC` and `Inc`, two street numbers. */
  readonly serious: boolean;
  /** Why, for people, as it ends a sentence: `$5,000.00 apart`, `the street numbers differ`. */
  readonly reason: string;
  readonly difference: Difference | null;
}

export function alike(reason: string): Likeness {
  return { same: true, near: true, serious: false, reason, difference: null };
}

export function unlike(reason: string, more: Partial<Omit<Likeness, 'same' | 'reason'>> = {}): Likeness {
  return { same: false, near: false, serious: false, difference: null, ...more, reason };
}
