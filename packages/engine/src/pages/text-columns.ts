import type { PrintSize, Row, Segment } from './text-rows.ts';

/** Rows from `first` up to `end` that fall into two columns at `x`. */
export interface ColumnBand {
  readonly first: number;
  readonly end: number;
  readonly x: number;
}

/** Fewer lines with a common edge are chance. */
const minAligned = 2;

/** In characters: how far starts of lines may differ and still be one edge. */
const edgeTolerance = 1.5;

/** In lines: a wider gap ends what belongs together. */
const maxPause = 3;

/** A column of text has at least so many lines, of so many words on average, */
const minLines = 3;
const minWords = 3;
/** and this share of them goes on in the middle of a sentence. Rows of a table begin with capitals or digits. */
const minContinued = 0.25;

/** A paragraph beside other things has at least so many words a line, and half of its further lines go on. */
const paragraphWords = 4;
const paragraphContinued = 0.5;

/**
 * The stretch of rows that most clearly has two columns of running text, or a paragraph beside other things: reading
 * it line by line would cut through sentences. Null where the rows are best read across, as tables and forms are.
 */
export function findColumns(rows: readonly Row[], print: PrintSize): ColumnBand | null {
  let best: { band: ColumnBand; lines: number } | null = null;
  for (const x of findEdges(rows, print)) {
    for (const run of findRuns(rows, x, print)) {
      const found = judgeRun(rows, run, print);
      if (found !== null && (best === null || found.lines > best.lines)) best = found;
    }
  }
  return best?.band ?? null;
}

/** Where segments begin that have something to their left: the edges that columns can have. */
function findEdges(rows: readonly Row[], print: PrintSize): number[] {
  const starts: number[] = [];
  for (const row of rows) {
    for (const segment of row.segments) if (continuesSentence(segment)) starts.push(segment.left);
  }
  starts.sort((a, b) => a - b);
  const edges: number[] = [];
  let group: number[] = [];
  const tolerance = edgeTolerance * print.charWidth;
  for (const start of starts) {
    const first = group[0];
    if (first !== undefined && start - first > tolerance) group = [];
    group.push(start);
    if (group.length === Math.max(1, minAligned - 1)) edges.push((group[0] ?? start) - tolerance);
  }
  return edges;
}

/** The longest stretches of rows that nothing crosses at x, with something on both sides. */
function findRuns(rows: readonly Row[], x: number, print: PrintSize): ColumnBand[] {
  const runs: ColumnBand[] = [];
  let first = 0;
  const flush = (end: number) => {
    if (end - first >= minAligned) runs.push({ first, end, x });
    first = end;
  };
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before !== undefined && index > first && pauseBetween(before, row) > maxPause * print.height) flush(index);
    if (row.segments.some((segment) => segment.left < x && segment.right > x)) {
      flush(index);
      first = index + 1;
    }
  }
  flush(rows.length);
  return runs;
}

function pauseBetween({ segments: above }: Pick<Row, 'segments'>, { segments: below }: Pick<Row, 'segments'>): number {
  let bottom = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  for (const segment of above) bottom = Math.max(bottom, segment.bottom);
  for (const segment of below) top = Math.min(top, segment.top);
  return top - bottom;
}

function judgeRun(rows: readonly Row[], run: ColumnBand, print: PrintSize): { band: ColumnBand; lines: number } | null {
  const left = sideOf(rows, run, true);
  const right = sideOf(rows, run, false);
  if (left.length === 0 || right.length === 0) return null;
  if (isFlowing(left) && isFlowing(right)) return { band: run, lines: left.length + right.length };
  return findParagraph(run, right, left, print) ?? findParagraph(run, left, right, print);
}

interface SideLine {
  readonly row: number;
  readonly segments: readonly Segment[];
}

function sideOf(rows: readonly Row[], { first, end, x }: ColumnBand, left: boolean): SideLine[] {
  const lines: SideLine[] = [];
  for (let row = first; row < end; row += 1) {
    const segments = (rows[row]?.segments ?? []).filter((segment) => segment.left < x === left);
    if (segments.length > 0) lines.push({ row, segments });
  }
  return lines;
}

function isFlowing(lines: readonly SideLine[]): boolean {
  if (lines.length < minLines) return false;
  const words = lines.reduce((sum, line) => sum + countWords(line), 0);
  const continued = lines.filter(({ segments }) => segments[0] !== undefined && continuesSentence(segments[0])).length;
  return words >= minWords * lines.length && continued >= minContinued * lines.length;
}

function countWords({ segments }: SideLine): number {
  return segments.reduce((sum, segment) => sum + segment.words.length, 0);
}

/**
 * A paragraph on one side whose lines follow each other without a pause, beside at least two lines of the other side:
 * with one line beside it nothing comes between its own.
 */
function findParagraph(
  run: ColumnBand,
  side: readonly SideLine[],
  other: readonly SideLine[],
  print: PrintSize,
): { band: ColumnBand; lines: number } | null {
  let start = 0;
  for (let index = 1; index <= side.length; index += 1) {
    const line = side[index];
    const before = side[index - 1];
    if (line !== undefined && before !== undefined && follows(before, line, print)) continue;
    const lines = side.slice(start, index);
    start = index;
    if (!isParagraph(lines)) continue;
    const band = { first: lines[0]?.row ?? run.first, end: (lines.at(-1)?.row ?? run.first) + 1, x: run.x };
    const beside = other.filter(({ row }) => row >= band.first && row < band.end);
    if (beside.length >= 2 && !beside.every(isNumeric)) return { band, lines: lines.length };
  }
  return null;
}

function follows(before: SideLine, line: SideLine, print: PrintSize): boolean {
  const from = before.segments[0]?.left ?? 0;
  const to = line.segments[0]?.left ?? 0;
  // Less than the height of a line; wider gaps part paragraphs. The first line may be set in or hang out.
  return pauseBetween(before, line) < 0.7 * print.height && Math.abs(from - to) < 4 * print.charWidth;
}

function isParagraph(lines: readonly SideLine[]): boolean {
  if (lines.length < 2 || lines.some(({ segments }) => segments.length > 1)) return false;
  const words = lines.reduce((sum, line) => sum + countWords(line), 0);
  const further = lines.slice(1);
  const continued = further.filter(({ segments }) => segments[0] !== undefined && continuesSentence(segments[0]));
  return words >= paragraphWords * lines.length && continued.length >= paragraphContinued * further.length;
}

/** Amounts beside a text belong to its lines. */
function isNumeric({ segments }: SideLine): boolean {
  return segments.every(({ words }) => words.every(({ text }) => /\d|^[$%+-]+$/.test(text)));
}

/** Whether a line begins in the middle of a sentence. */
function continuesSentence({ words }: Segment): boolean {
  return words.length >= 2 && /^[a-z]/.test(words[0]?.text ?? '');
}
