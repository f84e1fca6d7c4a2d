/** A square frame drawn on the page, in pixels; right and bottom are the last pixels of the frame. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Sides of boxes to tick, in inches: smaller ones are letters, larger ones are cells of a form. */
const MIN_INCH = 0.075;
const MAX_INCH = 0.26;
/** A side is drawn when so much of it is inked; ticks and scanning leave gaps. */
const SIDE_COVERAGE = 0.8;

/**
 * Small square frames, whatever stands in them. Found by their edges: a top edge of the right length that ends at both
 * corners (lines of tables run on), with three edges that fit it. So a tick that leaves the frame does not hide it.
 */
export function findSquares(ink: Uint8Array, width: number, height: number, dpi: number): Square[] {
  const min = Math.max(8, Math.round(MIN_INCH * dpi));
  const max = Math.round(MAX_INCH * dpi);
  const squares: Square[] = [];
  for (let y = 1; y < height - min; y += 1) {
    let x = 0;
    while (x < width) {
      if (ink[y * width + x] === 0) {
        x += 1;
        continue;
      }
      const left = x;
      while (x < width && ink[y * width + x] === 1) x += 1;
      const right = x - 1;
      const side = right - left + 1;
      if (side < min || side > max + 3) continue;
      const square = frameBelow(ink, width, height, left, right, y);
      if (square !== null && !squares.some((known) => overlaps(known, square))) squares.push(square);
    }
  }
  return squares;
}

function frameBelow(
  ink: Uint8Array,
  width: number,
  height: number,
  left: number,
  right: number,
  top: number,
): Square | null {
  const side = right - left + 1;
  const shortest = Math.floor(side * 0.8);
  const tallest = Math.ceil(side * 1.25);
  for (let h = shortest; h <= tallest; h += 1) {
    const bottom = top + h;
    if (bottom >= height - 1) return null;
    if (acrossCoverage(ink, width, left, right, bottom) < SIDE_COVERAGE) continue;
    if (downCoverage(ink, width, left, top, bottom) < SIDE_COVERAGE) continue;
    if (downCoverage(ink, width, right, top, bottom) < SIDE_COVERAGE) continue;
    // Lines that run on past a corner belong to a table or an underline.
    if (runsOn(ink, width, left, right, bottom) || runsOnDown(ink, width, height, left, right, top, bottom)) continue;
    if (!hasCorners(ink, width, left, right, top, bottom)) continue;
    return { left, top, right, bottom };
  }
  return null;
}

/** Share of columns with ink in the line or beside it: scans are never quite level. */
function acrossCoverage(ink: Uint8Array, width: number, left: number, right: number, y: number): number {
  let hit = 0;
  for (let x = left; x <= right; x += 1) {
    if (ink[y * width + x] === 1 || ink[(y - 1) * width + x] === 1 || ink[(y + 1) * width + x] === 1) hit += 1;
  }
  return hit / (right - left + 1);
}

function downCoverage(ink: Uint8Array, width: number, x: number, top: number, bottom: number): number {
  let hit = 0;
  for (let y = top; y <= bottom; y += 1) {
    const at = y * width + x;
    if (ink[at] === 1 || ink[at - 1] === 1 || ink[at + 1] === 1) hit += 1;
  }
  return hit / (bottom - top + 1);
}

function runsOn(ink: Uint8Array, width: number, left: number, right: number, bottom: number): boolean {
  const inked = (from: number, to: number) => acrossCoverage(ink, width, from, to, bottom) > 0.9;
  const stretch = Math.max(4, Math.round((right - left) * 0.5));
  return inked(Math.max(0, left - stretch), left - 1) || inked(right + 1, Math.min(width - 1, right + stretch));
}

function runsOnDown(
  ink: Uint8Array,
  width: number,
  height: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
): boolean {
  const stretch = Math.max(4, Math.round((right - left) * 0.5));
  const inked = (x: number, from: number, to: number) => downCoverage(ink, width, x, from, to) > 0.9;
  const [above, below] = [Math.max(0, top - stretch), Math.min(height - 1, bottom + stretch)];
  return [left, right].some((x) => inked(x, above, top - 1) || inked(x, bottom + 1, below));
}

/** Letters such as D, O and 0 are round where a frame has corners. */
function hasCorners(ink: Uint8Array, width: number, left: number, right: number, top: number, bottom: number): boolean {
  const near = (x: number, y: number): boolean => {
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) if (ink[(y + dy) * width + x + dx] === 1) return true;
    return false;
  };
  return near(left, top) && near(right, top) && near(left, bottom) && near(right, bottom);
}

function overlaps(a: Square, b: Square): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}
