import type { Verdict } from './score-fields.ts';

export interface Figures {
  readonly true: number;
  readonly recall: string;
  readonly wrong: string;
  readonly unmarked: number;
  readonly boxes: string;
}

export function figures(verdicts: readonly Verdict[]): Figures {
  const right = verdicts.filter(({ outcome }) => outcome === 'right');
  const missed = verdicts.filter(({ outcome }) => outcome === 'missed').length;
  const wrong = verdicts.filter(({ outcome }) => outcome === 'wrong').length;
  const all = right.length + missed;
  return {
    true: all,
    recall: (right.length / Math.max(1, all)).toFixed(4),
    wrong: `${((100 * wrong) / Math.max(1, all)).toFixed(2)} % (${wrong})`,
    unmarked: verdicts.filter(({ outcome }) => outcome === 'unmarked').length,
    boxes: (right.filter(({ boxRight }) => boxRight === true).length / Math.max(1, right.length)).toFixed(4),
  };
}

export function by(verdicts: readonly Verdict[], key: 'docType' | 'field' | 'layout'): Record<string, Figures> {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const known = groups.get(verdict[key]);
    if (known === undefined) groups.set(verdict[key], [verdict]);
    else known.push(verdict);
  }
  return Object.fromEntries(
    [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => [name, figures(own)]),
  );
}

/** Misses and wrong values by name; of the set that is only scored, the field and the type and no more. */
export function faults(verdicts: readonly Verdict[], limit: number): string[] {
  return verdicts
    .filter(({ outcome, boxRight }) => outcome === 'missed' || outcome === 'wrong' || boxRight === false)
    .slice(0, limit)
    .map(
      ({ outcome, docType, layout, seed, field, expected, read, rule, confidence }) =>
        `${outcome === 'right' ? 'box   ' : outcome} ${docType}/${layout}#${seed} ${field}: expected "${expected}", read "${read}" ${rule} ${confidence}`,
    );
}
