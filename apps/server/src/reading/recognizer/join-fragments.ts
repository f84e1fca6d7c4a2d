import { type Growing, isParted } from './growing-line.ts';
import type { PageRule } from './page-rule.ts';

/** Of the lower of both. */
const SAME_HEIGHT = 0.55;
/** Of the height: words of one line stand nearer. */
const NEAR = 1.5;

/**
 * Lines that came out in pieces become one: a piece that begins where another ends at the same height, and what lies
 * within another line.
 */
export function joinFragments(lines: readonly Growing[], upright: readonly PageRule[]): Growing[] {
  const whole: Growing[] = [];
  for (const line of [...lines].sort((a, b) => a.left - b.left)) {
    const [top, bottom] = extent(line);
    const before = whole.find((other) => {
      // The quick look first: most lines are far away.
      if (line.left - other.right > NEAR * (bottom - top)) return false;
      if (other.bottom + 3 * (bottom - top) < top || other.top - 3 * (bottom - top) > bottom) return false;
      const [otherTop, otherBottom] = extentNear(other, line.left);
      const shared = Math.min(bottom, otherBottom) - Math.max(top, otherTop);
      const [height, otherHeight] = [bottom - top, otherBottom - otherTop];
      if (shared < SAME_HEIGHT * Math.min(height, otherHeight)) return false;
      if (Math.max(height, otherHeight) > 2.2 * Math.min(height, otherHeight)) return false;
      const gap = line.left - other.right;
      if (gap > NEAR * Math.min(height, otherHeight)) return false;
      return gap <= 0 || !isParted(other.right, line.left, Math.max(top, otherTop), shared, upright);
    });
    if (before === undefined) {
      whole.push({ ...line, parts: [...line.parts] });
      continue;
    }
    before.parts.push(...line.parts);
    before.parts.sort((a, b) => a.left - b.left);
    before.right = Math.max(before.right, line.right);
  }
  return whole;
}

function extent({ parts }: Growing): readonly [number, number] {
  const tops = parts.map(({ top }) => top).sort((a, b) => a - b);
  const bottoms = parts.map(({ bottom }) => bottom).sort((a, b) => a - b);
  return [tops[tops.length >> 2] ?? 0, bottoms[(3 * bottoms.length) >> 2] ?? bottoms.at(-1) ?? 0];
}

/** Lines may bend or slope a little: those parts count that stand nearest. */
function extentNear(line: Growing, x: number): readonly [number, number] {
  const near = [...line.parts].sort((a, b) => distance(a, x) - distance(b, x)).slice(0, 8);
  return extent({ ...line, parts: near });
}

function distance({ left, right }: { left: number; right: number }, x: number): number {
  return Math.max(left - x, x - right, 0);
}
