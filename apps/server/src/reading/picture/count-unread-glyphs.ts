import type { Box } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';
import { inkMask } from '../images/ink-mask.ts';

/** A connected patch of ink, in pixels. */
interface Patch {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface UnreadInk {
  /** Patches that stand in rows like letters do, outside everything that was read. */
  readonly glyphs: number;
  /** Ink of any kind outside everything that was read, as a share of the page. */
  readonly share: number;
}

/** Sizes of letters from 5 to 36 points, in inches. */
const GLYPH_MIN_INCH = 0.035;
const GLYPH_MAX_INCH = 0.5;
/** So many neighbours make a row of letters; fewer may be a drawing, a signature or specks. */
const ROW_LENGTH = 5;
/** A page with more patches than this is a halftone or noise: counting on would only cost time. */
const MAX_PATCHES = 20_000;

/**
 * Ink that looks like text where nothing was read: text in pictures, text drawn as shapes. Judged by rows of patches of
 * letter size, so that rules, logos, signatures and photographs do not count.
 */
export function countUnreadGlyphs(picture: GrayImage, dpi: number, read: readonly Box[]): UnreadInk {
  const ink = inkMask(picture);
  clear(ink, picture, read);
  let dark = 0;
  for (const pixel of ink) dark += pixel;
  const patches = findPatches(ink, picture).filter((patch) => isGlyphSized(patch, dpi));
  return { glyphs: countInRows(patches), share: dark / Math.max(1, ink.length) };
}

/** Boxes are widened a little: strokes reach over the edges of a word's box. */
function clear(ink: Uint8Array, { width, height }: GrayImage, boxes: readonly Box[]): void {
  for (const box of boxes) {
    const margin = Math.max(2, box.h * height * 0.25);
    const left = Math.max(0, Math.floor(box.x * width - margin));
    const right = Math.min(width, Math.ceil((box.x + box.w) * width + margin));
    const top = Math.max(0, Math.floor(box.y * height - margin));
    const bottom = Math.min(height, Math.ceil((box.y + box.h) * height + margin));
    for (let y = top; y < bottom; y += 1) ink.fill(0, y * width + left, y * width + right);
  }
}

/** Connected patches, joined row by row from runs of ink. */
function findPatches(ink: Uint8Array, { width, height }: GrayImage): Patch[] {
  const patches: (Patch | null)[] = [];
  const parent: number[] = [];
  const find = (id: number): number => {
    let root = id;
    while ((parent[root] ?? root) !== root) root = parent[root] ?? root;
    return root;
  };
  let above: { left: number; right: number; id: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    const row: typeof above = [];
    let x = 0;
    let next = 0;
    while (x < width) {
      if (ink[y * width + x] === 0) {
        x += 1;
        continue;
      }
      const left = x;
      while (x < width && ink[y * width + x] === 1) x += 1;
      const right = x - 1;
      while (next < above.length && (above[next]?.right ?? 0) < left - 1) next += 1;
      let id = -1;
      for (let i = next; i < above.length; i += 1) {
        const run = above[i];
        if (run === undefined || run.left > right + 1) break;
        const root = find(run.id);
        if (id < 0) id = root;
        else if (root !== id) join(patches, parent, id, root);
      }
      if (id < 0) {
        if (patches.length >= MAX_PATCHES) return patches.filter((patch) => patch !== null);
        id = patches.length;
        parent.push(id);
        patches.push({ left, top: y, right, bottom: y });
      } else {
        const patch = patches[id];
        if (patch !== null && patch !== undefined) {
          patch.left = Math.min(patch.left, left);
          patch.right = Math.max(patch.right, right);
          patch.bottom = y;
        }
      }
      row.push({ left, right, id });
    }
    above = row;
  }
  return patches.filter((patch) => patch !== null);
}

function join(patches: (Patch | null)[], parent: number[], into: number, from: number): void {
  const [kept, lost] = [patches[into], patches[from]];
  parent[from] = into;
  patches[from] = null;
  if (!kept || !lost) return;
  kept.left = Math.min(kept.left, lost.left);
  kept.top = Math.min(kept.top, lost.top);
  kept.right = Math.max(kept.right, lost.right);
  kept.bottom = Math.max(kept.bottom, lost.bottom);
}

function isGlyphSized({ left, top, right, bottom }: Patch, dpi: number): boolean {
  const [w, h] = [(right - left + 1) / dpi, (bottom - top + 1) / dpi];
  return h >= GLYPH_MIN_INCH && h <= GLYPH_MAX_INCH && w <= GLYPH_MAX_INCH * 3 && w >= GLYPH_MIN_INCH / 4;
}

/** How many of them stand in rows: each within three heights of the one before, at about its height. */
function countInRows(patches: readonly Patch[]): number {
  const sorted = [...patches].sort((a, b) => a.left - b.left);
  const open: { last: Patch; length: number }[] = [];
  let counted = 0;
  for (const patch of sorted) {
    const height = patch.bottom - patch.top + 1;
    const middle = (patch.top + patch.bottom) / 2;
    let joined = false;
    for (let i = open.length - 1; i >= 0; i -= 1) {
      const chain = open[i];
      if (chain === undefined) continue;
      if (patch.left - chain.last.right > height * 3 + 6) {
        if (patch.left - chain.last.right > 400) open.splice(i, 1);
        continue;
      }
      const lastHeight = chain.last.bottom - chain.last.top + 1;
      const alike = height <= lastHeight * 2.5 && lastHeight <= height * 2.5;
      if (!alike || middle < chain.last.top - height * 0.3 || middle > chain.last.bottom + height * 0.3) continue;
      chain.last = patch;
      chain.length += 1;
      if (chain.length === ROW_LENGTH) counted += ROW_LENGTH;
      else if (chain.length > ROW_LENGTH) counted += 1;
      joined = true;
      break;
    }
    if (!joined) open.push({ last: patch, length: 1 });
  }
  return counted;
}
