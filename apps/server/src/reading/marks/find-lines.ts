import type { GrayImage } from '../images/gray-image.ts';
import { lineMask, paperShade } from '../images/ink-mask.ts';

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

/** A halftone or noise has more runs than any form, and lines in it mean nothing. */
const MAX_RUNS = 20_000;

/** How far a run may stand higher or lower than the one before it, in pixels. */
const MAX_STEP = 2;

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
export function findLines(picture: GrayImage, dpi: number, minInch: number): DrawnLine[] {
  const { width, height } = picture;
  const ink = lineMask(picture);
  const minRun = Math.max(8, Math.round(MIN_RUN_INCH * dpi));
  const gap = Math.max(3, Math.round(MAX_GAP_INCH * dpi));
  const maxThick = Math.max(2, Math.round(MAX_THICK_INCH * dpi));
  const runs = findRuns(ink, width, height, minRun, maxThick);
  if (runs.length > MAX_RUNS) return [];
  runs.sort((a, b) => a.left - b.left);
  const lines: Growing[] = [];
  // By the height at which they end so far.
  const open = new Map<number, Set<Growing>>();
  const keep = (line: Growing) => {
    const there = open.get(line.rightY);
    if (there === undefined) open.set(line.rightY, new Set([line]));
    else there.add(line);
  };
  for (const run of runs) {
    const before = lineBefore(open, run, gap);
    if (before === undefined) {
      const line = { left: run.left, leftY: run.y, right: run.right, rightY: run.y };
      lines.push(line);
      keep(line);
    } else if (run.right > before.right) {
      open.get(before.rightY)?.delete(before);
      Object.assign(before, { right: run.right, rightY: run.y });
      keep(before);
    }
  }
  const pieces = lines.filter((line) => line.right - line.left >= Math.min(minInch, MIN_PIECE_INCH) * dpi);
  const long = joinTorn(picture, pieces, TORN_INCH * dpi).filter((line) => line.right - line.left >= minInch * dpi);
  // The longest first, so that of two alike one stays.
  const kept: Growing[] = [];
  for (const line of [...long].sort((a, b) => b.right - b.left - (a.right - a.left))) {
    if (!kept.some((other) => isSide(line, other, maxThick))) kept.push(line);
  }
  return kept.sort((a, b) => a.left - b.left || a.leftY - b.leftY);
}

/** Shorter pieces are strokes of a hand, which trace each other as well. */
const MIN_PIECE_INCH = 0.3;
/** As far as a line may be torn and its ends still be looked at together. */
const TORN_INCH = 2;
/** More pieces are no lines of a form. */
const MAX_PIECES = 3000;
/** Darker than the noise of a scan, lighter than what counts as ink: all that is left of a line where it was torn. */
const TRACE = 30;
/** Of the pixels between two pieces. */
const TRACED_SHARE = 0.85;

/** Noise and half-tones tear lines: pieces are one where between them, too, the picture is darker than its paper. */
function joinTorn(picture: GrayImage, pieces: readonly Growing[], most: number): readonly Growing[] {
  if (pieces.length > MAX_PIECES) return pieces;
  const paper = paperShade(picture.data);
  const joined: Growing[] = [];
  for (const piece of [...pieces].sort((a, b) => a.left - b.left)) {
    const before = joined.find(
      (line) =>
        piece.right > line.right &&
        piece.left > line.left &&
        piece.left - line.right <= most &&
        Math.abs(piece.leftY - heightAt(line, piece.left)) <= 3 + 0.04 * Math.max(0, piece.left - line.right) &&
        isTraced(picture, line, piece, paper),
    );
    if (before === undefined) joined.push({ ...piece });
    else Object.assign(before, { right: piece.right, rightY: piece.rightY });
  }
  return joined;
}

function heightAt({ left, leftY, right, rightY }: DrawnLine, x: number): number {
  return x >= right ? rightY : leftY + ((rightY - leftY) * (x - left)) / Math.max(1, right - left);
}

function isTraced({ data, width }: GrayImage, line: Growing, piece: Growing, paper: number): boolean {
  const length = piece.left - line.right;
  let traced = 0;
  for (let x = line.right; x < piece.left; x += 1) {
    const y = Math.round(line.rightY + ((piece.leftY - line.rightY) * (x - line.right)) / length);
    const darkest = Math.min(...[-1, 0, 1].map((shift) => data[(y + shift) * width + x] ?? 255));
    if (paper - darkest >= TRACE) traced += 1;
  }
  return traced >= TRACED_SHARE * length;
}

/** Whether a line is but the upper or lower side of another one. */
function isSide(line: Growing, other: Growing, thick: number): boolean {
  const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
  if (shared < 0.8 * (line.right - line.left)) return false;
  return Math.abs(heightAt(other, (line.left + line.right) / 2) - (line.leftY + line.rightY) / 2) <= thick;
}

/** The line that a run goes on with. Those that ended too far to the left are forgotten on the way. */
function lineBefore(open: Map<number, Set<Growing>>, run: Run, gap: number): Growing | undefined {
  for (const step of [0, -1, 1, -MAX_STEP, MAX_STEP]) {
    const there = open.get(run.y + step);
    if (there === undefined) continue;
    for (const line of there) {
      if (run.left - line.right > gap) there.delete(line);
      else if (run.right > line.right - 2) return line;
    }
  }
  return undefined;
}

interface Run {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Runs that are thin: what lies above and below them, a line's thickness away, is paper. */
function findRuns(ink: Uint8Array, width: number, height: number, minRun: number, maxThick: number): Run[] {
  const runs: Run[] = [];
  for (let y = maxThick; y < height - maxThick; y += 1) {
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
      if (share(ink, width, left, right, y + maxThick) > 0.6) continue;
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
