import { INK, type Mask } from './ink-mask.ts';

/** Ink that hangs together, also by corners: its box, the ends not included, and how many pixels it has. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
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

/** All that hangs together on a mask, in the order of its first pixel. Null where that is more than any page of print has. */
export function findComponents({ width, height, data }: Mask, value: number = INK): readonly Component[] | null {
  let parents = new Int32Array(1 << 14);
  const boxes: Growing[] = [];
  let before: Int32Array = new Int32Array(0);
  let beforeCount = 0;
  // Of each run: where it begins, where it ends, and the component it belongs to.
  let runs = new Int32Array(3 * (width + 2));
  let other = new Int32Array(3 * (width + 2));
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

  for (let y = 0; y < height; y += 1) {
    let count = 0;
    let above = 0;
    const start = y * width;
    for (let x = 0; x < width; ) {
      if (data[start + x] !== value) {
        x += 1;
        continue;
      }
      const left = x;
      while (x < width && data[start + x] === value) x += 1;
      // Runs above that touch this one: all that end at or after its left and begin at or before its right.
      while (above < beforeCount && (before[3 * above + 1] as number) < left) above += 1;
      let own = -1;
      for (let each = above; each < beforeCount && (before[3 * each] as number) <= x; each += 1) {
        const root = rootOf(before[3 * each + 2] as number);
        if (own < 0) own = root;
        else if (root !== own) {
          const [kept, gone] = own < root ? [own, root] : [root, own];
          parents[gone] = kept;
          own = kept;
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
        boxes.push({ left, top: y, right: x, bottom: y + 1, pixels: 0 });
      }
      const box = boxes[own] as Growing;
      if (left < box.left) box.left = left;
      if (x > box.right) box.right = x;
      box.bottom = y + 1;
      box.pixels += x - left;
      runs[3 * count] = left;
      runs[3 * count + 1] = x;
      runs[3 * count + 2] = own;
      count += 1;
    }
    total += count;
    if (total > MOST_RUNS) return null;
    [before, other, runs] = [runs, runs, other];
    beforeCount = count;
  }
  return gather(boxes, rootOf);
}

/** Adds up the parts that turned out to be one. */
function gather(boxes: readonly Growing[], rootOf: (of: number) => number): readonly Component[] {
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
