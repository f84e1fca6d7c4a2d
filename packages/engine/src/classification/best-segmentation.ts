/**
 * The most likely way to cut a row of pages into documents with types, and how likely each piece is.
 *
 * Every page either begins a document of some type or goes on with the document before it. Scores are log odds and
 * add up along the row, so the best of all segmentations is found page by page (Viterbi), and the share of all
 * segmentations that hold a given piece comes from sums in both directions (forward and backward).
 */
export interface SegmentationScores {
  readonly pages: number;
  readonly types: number;
  /** Score of page `page` beginning a document of type `type`. */
  readonly begin: (page: number, type: number) => number;
  /** Score of page `page` going on with a document of type `type`; never asked for page 0. */
  readonly goOn: (page: number, type: number) => number;
}

export interface Piece {
  readonly first: number;
  readonly last: number;
  readonly type: number;
  /** Share of all segmentations, by likelihood, that hold exactly this piece with this type. */
  readonly probability: number;
}

export function bestSegmentation(scores: SegmentationScores, temperature: number): readonly Piece[] {
  const pieces = findBest(scores);
  const forward = sumForward(scores, temperature);
  const backward = sumBackward(scores, temperature);
  const all = logSum(forward.at(-1) ?? []);
  return pieces.map((piece) => ({
    ...piece,
    probability: probabilityOf(piece, scores, temperature, forward, backward, all),
  }));
}

function findBest({ pages, types, begin, goOn }: SegmentationScores): readonly Omit<Piece, 'probability'>[] {
  const began: Uint8Array[] = [];
  const cameFrom: number[] = [];
  let best = new Float64Array(types);
  for (let page = 0; page < pages; page += 1) {
    const next = new Float64Array(types);
    const starts = new Uint8Array(types);
    const before = page === 0 ? -1 : indexOfMax(best);
    cameFrom.push(before);
    for (let type = 0; type < types; type += 1) {
      const fresh = begin(page, type) + (before === -1 ? 0 : (best[before] ?? 0));
      const longer = page === 0 ? Number.NEGATIVE_INFINITY : goOn(page, type) + (best[type] ?? 0);
      starts[type] = fresh > longer ? 1 : 0;
      next[type] = Math.max(fresh, longer);
    }
    began.push(starts);
    best = next;
  }
  const pieces: Omit<Piece, 'probability'>[] = [];
  let [last, type] = [pages - 1, pages === 0 ? -1 : indexOfMax(best)];
  for (let page = pages - 1; page >= 0; page -= 1) {
    if (began[page]?.[type] !== 1) continue;
    pieces.push({ first: page, last, type });
    last = page - 1;
    type = cameFrom[page] ?? -1;
  }
  return pieces.reverse();
}

/** Per page, the log sum over segmentations of the pages so far whose last document has each type. */
function sumForward({ pages, types, begin, goOn }: SegmentationScores, temperature: number): readonly number[][] {
  const rows: number[][] = [];
  for (let page = 0; page < pages; page += 1) {
    const before = rows[page - 1];
    const ended = before === undefined ? 0 : logSum(before);
    const row: number[] = [];
    for (let type = 0; type < types; type += 1) {
      const fresh = ended + begin(page, type) / temperature;
      const longer =
        before === undefined ? Number.NEGATIVE_INFINITY : (before[type] ?? 0) + goOn(page, type) / temperature;
      row.push(logAdd(fresh, longer));
    }
    rows.push(row);
  }
  return rows;
}

/** Per page, the log sum over segmentations of the pages behind it, given the type of its document. */
function sumBackward({ pages, types, begin, goOn }: SegmentationScores, temperature: number): readonly number[][] {
  const rows: number[][] = Array.from({ length: pages }, () => new Array<number>(types).fill(0));
  for (let page = pages - 2; page >= 0; page -= 1) {
    const after = rows[page + 1] ?? [];
    const fresh = logSum(after.map((value, type) => value + begin(page + 1, type) / temperature));
    for (let type = 0; type < types; type += 1) {
      const row = rows[page];
      if (row !== undefined) row[type] = logAdd(fresh, (after[type] ?? 0) + goOn(page + 1, type) / temperature);
    }
  }
  return rows;
}

function probabilityOf(
  piece: Omit<Piece, 'probability'>,
  { pages, begin, goOn }: SegmentationScores,
  temperature: number,
  forward: readonly (readonly number[])[],
  backward: readonly (readonly number[])[],
  all: number,
): number {
  let log =
    (piece.first === 0 ? 0 : logSum(forward[piece.first - 1] ?? [])) + begin(piece.first, piece.type) / temperature;
  for (let page = piece.first + 1; page <= piece.last; page += 1) log += goOn(page, piece.type) / temperature;
  if (piece.last < pages - 1) {
    const after = backward[piece.last + 1] ?? [];
    log += logSum(after.map((value, type) => value + begin(piece.last + 1, type) / temperature));
  }
  return Math.min(1, Math.exp(log - all));
}

function indexOfMax(values: Float64Array): number {
  let best = 0;
  for (let index = 1; index < values.length; index += 1) if ((values[index] ?? 0) > (values[best] ?? 0)) best = index;
  return best;
}

function logAdd(left: number, right: number): number {
  const [high, low] = left > right ? [left, right] : [right, left];
  return high === Number.NEGATIVE_INFINITY ? high : high + Math.log1p(Math.exp(low - high));
}

function logSum(values: readonly number[]): number {
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > high) high = value;
  if (high === Number.NEGATIVE_INFINITY) return high;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - high);
  return high + Math.log(sum);
}
