/** A nearly level line, in pixels, from its left end to its right end. */
export interface DrawnLine {
  readonly left: number;
  readonly leftY: number;
  readonly right: number;
  readonly rightY: number;
}

/** Shorter runs of ink are letters. */
const MIN_RUN_INCH = 0.12;
/** Thicker bands are headings or pictures. */
const MAX_THICK_INCH = 0.035;
/** A gap that bad scanning tears into a line. */
const MAX_GAP_INCH = 0.05;

interface Growing {
  left: number;
  leftY: number;
  right: number;
  rightY: number;
}

/**
 * Level lines of at least `minInch`, also when the page stands a little askew: a line is followed from run to run, each
 * beginning about where the one before ended, at most a pixel or two higher or lower.
 */
export function findLines(ink: Uint8Array, width: number, height: number, dpi: number, minInch: number): DrawnLine[] {
  const minRun = Math.max(8, Math.round(MIN_RUN_INCH * dpi));
  const gap = Math.max(3, Math.round(MAX_GAP_INCH * dpi));
  const runs = findRuns(ink, width, height, minRun, Math.max(2, Math.round(MAX_THICK_INCH * dpi)));
  runs.sort((a, b) => a.left - b.left);
  const open: Growing[] = [];
  for (const run of runs) {
    const before = open.find(
      (line) =>
        run.left - line.right <= gap &&
        run.left >= line.left &&
        Math.abs(run.y - line.rightY) <= 2 &&
        run.right > line.right - 2,
    );
    if (before === undefined) open.push({ left: run.left, leftY: run.y, right: run.right, rightY: run.y });
    else if (run.right > before.right) Object.assign(before, { right: run.right, rightY: run.y });
  }
  return open.filter((line) => line.right - line.left >= minInch * dpi);
}

/** Runs that are thin: what lies above and below them is paper within a line's thickness. Only the lowest row counts. */
function findRuns(
  ink: Uint8Array,
  width: number,
  height: number,
  minRun: number,
  maxThick: number,
): { left: number; right: number; y: number }[] {
  const runs: { left: number; right: number; y: number }[] = [];
  for (let y = maxThick; y < height - 1; y += 1) {
    let x = 0;
    while (x < width) {
      if (ink[y * width + x] === 0) {
        x += 1;
        continue;
      }
      const left = x;
      while (x < width && ink[y * width + x] === 1) x += 1;
      const right = x - 1;
      if (right - left + 1 < minRun) continue;
      if (share(ink, width, left, right, y + 1) > 0.6) continue;
      if (share(ink, width, left, right, y - maxThick) > 0.6) continue;
      runs.push({ left, right, y });
    }
  }
  return runs;
}

function share(ink: Uint8Array, width: number, left: number, right: number, y: number): number {
  let hit = 0;
  for (let x = left; x <= right; x += 1) hit += ink[y * width + x] ?? 0;
  return hit / (right - left + 1);
}
