/** One line of a table. Numbers are kept as numbers, rounded as they shall be shown, so that a chart can draw them. */
export type Row = Readonly<Record<string, string | number>>;

/** What a run answers: tables by their title. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** What a benchmark says beside its `run`: what its charts show, and what it comes to. */
export interface Report {
  /** How long the whole run takes on two calm cores. */
  readonly takes: string;
  readonly charts: readonly Chart[];
  /** Its lines in the table of all results; tables that were not run are absent. */
  readonly headlines: (tables: Tables) => readonly Headline[];
  /** Options whose runs are kept and printed beside the whole one. With any other options a run is a partial one. */
  readonly variants?: readonly (readonly string[])[];
  /** Tables that are too long for the page of all benchmarks: they get a page of their own. */
  readonly long?: readonly string[];
  /** How to read that page. */
  readonly longNote?: string;
}

/** Bars, one group for each line of a table. */
export interface Chart {
  /** Of the picture's file, where a benchmark has several. */
  readonly name?: string;
  readonly table: string;
  readonly title: string;
  /** The columns that name a line. */
  readonly labels: readonly string[];
  /** The columns that are drawn, ours first. */
  readonly values: readonly string[];
  readonly unit: string;
  readonly better: 'more' | 'less';
  readonly goal?: number;
  readonly floor?: number;
  readonly where?: (row: Row) => boolean;
}

export interface Headline {
  readonly what: string;
  readonly figure: string;
  readonly peer?: string;
  readonly ratio?: number;
  readonly judged?: Judged;
}

/** The number that a goal is about. */
export interface Judged {
  readonly value: number;
  readonly better: 'more' | 'less';
  readonly goal: number;
  readonly floor?: number;
}

export function verdictOn({ value, better, goal, floor }: Judged): string {
  const reaches = (bound: number) => (better === 'more' ? value >= bound : value <= bound);
  if (reaches(goal)) return 'reached';
  if (floor === undefined) return '**missed**';
  return reaches(floor) ? 'short of it, within the floor' : '**outside the floor**';
}

/** The first line of a table that has these values, for headlines; undefined where that part was not run. */
export function findRow(rows: readonly Row[] | undefined, wanted: Row): Row | undefined {
  return rows?.find((row) => Object.entries(wanted).every(([column, value]) => row[column] === value));
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
