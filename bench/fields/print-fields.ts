import { shippedPolicy } from '../../apps/server/src/cli/review/package-of.ts';
import { type Row, rounded } from '../harness/report.ts';
import { NOT_MARKED, type Verdict } from './score-fields.ts';

/** Less certain values are proposed to a person and count as neither read nor wrong until somebody confirms them. */
const isStated = ({ confidence }: Verdict): boolean => confidence >= shippedPolicy.minConfidence;

export function figures(verdicts: readonly Verdict[]): Row {
  const right = verdicts.filter(({ outcome }) => outcome === 'right');
  const stated = right.filter(isStated);
  const missed = verdicts.filter(({ outcome }) => outcome === 'missed').length;
  const wrong = verdicts.filter((verdict) => verdict.outcome === 'wrong' && isStated(verdict));
  const all = right.length + missed;
  return {
    'true values': all,
    recall: rounded(stated.length / Math.max(1, all), 4),
    'with proposed': rounded(right.length / Math.max(1, all), 4),
    'missed %': rounded((100 * missed) / Math.max(1, all)),
    wrong: wrong.length,
    'of them nothing marked': wrong.filter(({ expected }) => expected === NOT_MARKED).length,
    'wrong %': rounded((100 * wrong.length) / Math.max(1, all)),
    'right, though unmarked': verdicts.filter(({ outcome }) => outcome === 'unmarked').length,
    boxes: rounded(stated.filter(({ boxRight }) => boxRight === true).length / Math.max(1, stated.length), 4),
  };
}

/** Figures of each type, field or layout. */
export function by(verdicts: readonly Verdict[], key: 'docType' | 'field' | 'layout'): Record<string, Row> {
  return Object.fromEntries(
    [...groupBy(verdicts, (verdict) => verdict[key])].map(([name, own]) => [name, figures(own)]),
  );
}

/** One line for each group, with a cell for each way in which the pages came: recall, wrong values, boxes, true values. */
export function compareWays(
  column: string,
  ways: Readonly<Record<string, readonly Verdict[]>>,
  nameOf: (verdict: Verdict) => string,
): readonly Row[] {
  const groups = Object.entries(ways).map(([way, verdicts]) => [way, groupBy(verdicts, nameOf)] as const);
  const names = [...new Set(groups.flatMap(([, own]) => [...own.keys()]))].sort();
  return names.map((name) => ({
    [column]: name,
    ...Object.fromEntries(groups.map(([way, own]) => [way, inACell(own.get(name))])),
  }));
}

function inACell(verdicts: readonly Verdict[] | undefined): string {
  if (verdicts === undefined) return '–';
  const { 'true values': all = 0, recall, 'wrong %': wrong, boxes } = figures(verdicts);
  return all === 0 ? `none marked, ${figures(verdicts).wrong} wrong` : `${recall} · ${wrong} % · ${boxes} (${all})`;
}

/** Layouts that nobody looks at, by type and number: what one looks like is not told by its name. */
export function numberLayouts(layouts: readonly { readonly id: string; readonly docType: string }[]) {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { id, docType } of layouts) {
    const number = (counts.get(docType) ?? 0) + 1;
    counts.set(docType, number);
    names.set(id, `${docType} ${number}`);
  }
  return ({ layout }: Verdict) => names.get(layout) ?? 'unknown';
}

function groupBy(verdicts: readonly Verdict[], nameOf: (verdict: Verdict) => string): Map<string, Verdict[]> {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const known = groups.get(nameOf(verdict));
    if (known === undefined) groups.set(nameOf(verdict), [verdict]);
    else known.push(verdict);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
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
