import { type Component, findComponents, type Gaps } from './components.ts';
import { INK, type Mask } from './ink-mask.ts';
import { isPrint, usualHeight } from './text-lines.ts';

/** In pixels: of strokes that are narrower than this on average, a bad threshold has left dust. */
export const DUST = 2.1;
/** Of the height of what is joined: lower parts are pieces of letters, where sound letters are higher. */
const LOW_PART = 0.55;
/** Of all its parts: how many are low in what is torn. */
const MOSTLY = 0.5;
/** In usual heights of print: what is lower is a rule or a leader, what is higher holds two lines. */
const [LOWEST, HIGHEST] = [0.5, 1.5] as const;
/** Of its box: how much is ink. Specks along the edge of a sheet are sparser. */
const LEAST_INK = 0.1;

/**
 * On a page of sound print some lines may be dust: typed entries on a printed form. Their parts are joined over larger
 * gaps, as on a page that is dust throughout; whatever is sound keeps its parts.
 */
export function joinDust(mask: Mask, components: readonly Component[], gaps: Gaps, dpi: number): readonly Component[] {
  const usual = usualHeight(components.filter((each) => isPrint(each, dpi)));
  const parts = [...components].sort((a, b) => a.top - b.top);
  const gone = new Set<Component>();
  const joined: Component[] = [];
  for (const whole of findComponents(mask, gaps) ?? []) {
    const height = whole.bottom - whole.top;
    if (height < LOWEST * usual || height > HIGHEST * usual) continue;
    if (whole.pixels < LEAST_INK * height * (whole.right - whole.left)) continue;
    const within = partsOf(parts, whole);
    const low = within.filter(({ top, bottom }) => bottom - top < LOW_PART * height);
    if (within.length < 2 || low.length < MOSTLY * within.length || !isDust(mask, whole)) continue;
    for (const part of within) gone.add(part);
    joined.push(whole);
  }
  return joined.length === 0 ? components : [...components.filter((each) => !gone.has(each)), ...joined];
}

/** `sorted` by their tops. */
function partsOf(sorted: readonly Component[], outer: Component): readonly Component[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.top ?? 0) < outer.top) from = middle + 1;
    else to = middle;
  }
  const within: Component[] = [];
  for (let at = from; at < sorted.length; at += 1) {
    const part = sorted[at] as Component;
    if (part.top >= outer.bottom) break;
    if (part.left >= outer.left && part.right <= outer.right && part.bottom <= outer.bottom) within.push(part);
  }
  return within;
}

/** By how broad its strokes are along its rows. */
function isDust({ width, data }: Mask, { left, top, right, bottom }: Component): boolean {
  let [runs, pixels] = [0, 0];
  for (let y = top; y < bottom; y += 1) {
    let before = 0;
    for (let at = y * width + left, end = y * width + right; at < end; at += 1) {
      const here = data[at] === INK ? 1 : 0;
      pixels += here;
      if (here > before) runs += 1;
      before = here;
    }
  }
  return pixels < DUST * runs;
}
