import { INK, type Mask, skipPaper } from './ink-mask.ts';

/** Ink that hangs together: its box, the ends not included, and how many pixels it has. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
}

/** How many pixels of paper may lie between parts of one component: across, and down. */
export interface Gaps {
  readonly across: number;
  readonly down: number;
}

/** A halftone or pure noise has more; no page of print has. */
const MOST_RUNS = 3_000_000;

interface Growing {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

/** Runs of one row: where each begins, where it ends, and the component it belongs to. */
interface Row {
  runs: Int32Array;
  count: number;
}

/** All that hangs together, in the order of its first pixel. Null where that is more than any page of print has. */
export function findComponents({ width, height, data, words }: Mask, gaps: Gaps): Component[] | null {
  let parents = new Int32Array(1 << 14);
  const boxes: Growing[] = [];
  // The rows above that a run may hang together with, and the one being looked at, used in turns.
  const rows: Row[] = Array.from({ length: gaps.down + 2 }, () => ({ runs: new Int32Array(3 * width + 6), count: 0 }));
  let total = 0;

  const rootOf = (of: number): number => {
    let root = of;
    while (parents[root] !== root) root = parents[root] as number;
    for (let at = of; parents[at] !== root; ) {
      const next = parents[at] as number;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  const join = (one: number, other: number): number => {
    const [kept, gone] = one < other ? [one, other] : [other, one];
    parents[gone] = kept;
    return kept;
  };

  for (let y = 0; y < height; y += 1) {
    const row = rows[y % rows.length] as Row;
    const { runs } = row;
    row.count = 0;
    const above: Row[] = [];
    for (let back = 1; back <= Math.min(y, gaps.down + 1); back += 1) above.push(rows[(y - back) % rows.length] as Row);
    const next = above.map(() => 0);
    const start = y * width;
    for (let x = 0; x < width; ) {
      x = skipPaper(data, words, start + x, start + width) - start;
      if (x >= width) break;
      if (data[start + x] !== INK) {
        x += 1;
        continue;
      }
      const left = x;
      let [right, pixels] = [x, 0];
      while (x < width && x - right <= gaps.across) {
        if (data[start + x] === INK) {
          right = x + 1;
          pixels += 1;
        }
        x += 1;
      }
      x = right;
      let own = -1;
      for (let back = 0; back < above.length; back += 1) {
        const { runs: upper, count } = above[back] as Row;
        let each = next[back] as number;
        while (each < count && (upper[3 * each + 1] as number) < left) each += 1;
        next[back] = each;
        for (; each < count && (upper[3 * each] as number) <= right; each += 1) {
          const root = rootOf(upper[3 * each + 2] as number);
          own = own < 0 || own === root ? root : join(own, root);
        }
      }
      if (own < 0) {
        own = boxes.length;
        if (own === parents.length) {
          const larger = new Int32Array(parents.length * 2);
          larger.set(parents);
          parents = larger;
        }
        parents[own] = own;
        boxes.push({ left, top: y, right, bottom: y + 1, pixels: 0 });
      }
      const box = boxes[own] as Growing;
      if (left < box.left) box.left = left;
      if (right > box.right) box.right = right;
      box.bottom = y + 1;
      box.pixels += pixels;
      runs[3 * row.count] = left;
      runs[3 * row.count + 1] = right;
      runs[3 * row.count + 2] = own;
      row.count += 1;
    }
    total += row.count;
    if (total > MOST_RUNS) return null;
  }
  return gather(boxes, rootOf);
}

/** Adds up the parts that turned out to be one. */
function gather(boxes: readonly Growing[], rootOf: (of: number) => number): Component[] {
  for (const [index, box] of boxes.entries()) {
    const root = rootOf(index);
    if (root === index) continue;
    const whole = boxes[root] as Growing;
    whole.left = Math.min(whole.left, box.left);
    whole.top = Math.min(whole.top, box.top);
    whole.right = Math.max(whole.right, box.right);
    whole.bottom = Math.max(whole.bottom, box.bottom);
    whole.pixels += box.pixels;
  }
  return boxes.filter((_, index) => rootOf(index) === index);
}
