import type { Glyphs } from './glyphs.ts';
import type { Rect } from './page-geometry.ts';
import type { Cover } from './page-objects.ts';
import type { Pointer } from './pdfium.ts';

/** Why a character of the file is not to be seen on the page. */
export const hidings = ['shown', 'outside', 'unpainted', 'clipped', 'covered', 'same_colour', 'tiny'] as const;
export type Hiding = (typeof hidings)[number];

const state = { shown: 0, outside: 1, unpainted: 2, clipped: 3, covered: 4, sameColour: 5, tiny: 6 } as const;

/** Of 255 in every channel: closer colours are one colour on paper. Larger differences are left to the picture. */
const sameColour = 16;

/** Of the page's height: 0.7 points on a letter page. Print that small is a search aid, not text for a reader. */
const tinyShare = 0.0009;

/**
 * To each side of a character's centre, in parts of its box: what covers that much covers the ink, while a line struck
 * through it, which leaves it readable, does not.
 */
const coreShare = 0.25;

const white = 0xffffff;

/** Finds for each character how it is hidden, as an index into `hidings`. A character counts where its centre lies. */
export function findHidden(
  glyphs: Glyphs,
  covers: readonly Cover[],
  seen: Rect,
  isOpaque: (picture: Pointer) => boolean,
): Uint8Array {
  const hidden = new Uint8Array(glyphs.count);
  const strips = stripCovers(covers, seen);
  const tiny = Math.max(seen.top - seen.bottom, seen.right - seen.left) * tinyShare;
  for (let index = 0; index < glyphs.count; index += 1) {
    const run = glyphs.runs[glyphs.run[index] ?? -1];
    if (run === undefined) continue;
    const x = ((glyphs.left[index] ?? 0) + (glyphs.right[index] ?? 0)) / 2;
    const y = ((glyphs.bottom[index] ?? 0) + (glyphs.top[index] ?? 0)) / 2;
    const { clip } = run;
    if (!holds(seen, x, y)) hidden[index] = state.outside;
    else if (run.unpainted) hidden[index] = state.unpainted;
    else if (clip !== null && !holds(clip, x, y)) hidden[index] = state.clipped;
    else if (run.size < tiny) hidden[index] = state.tiny;
    else {
      const reachX = ((glyphs.right[index] ?? 0) - (glyphs.left[index] ?? 0)) * coreShare;
      const reachY = ((glyphs.top[index] ?? 0) - (glyphs.bottom[index] ?? 0)) * coreShare;
      const core = { left: x - reachX, right: x + reachX, bottom: y - reachY, top: y + reachY };
      hidden[index] = judgeCovers(strips.at(y), run.z, run.colour, core, isOpaque);
    }
  }
  return hidden;
}

/** Whether something lies over the character, and whether it stands out from what lies under it. */
function judgeCovers(
  covers: readonly Cover[],
  z: number,
  ink: number | null,
  core: Rect,
  isOpaque: (picture: Pointer) => boolean,
): number {
  let ground: number | null = white;
  for (const cover of covers) {
    if (!holdsWhole(cover.rect, core)) continue;
    if (cover.z > z) {
      if (cover.opaque && (cover.picture === 0 || isOpaque(cover.picture))) return state.covered;
    } else {
      ground = cover.colour;
    }
  }
  return ink !== null && ground !== null && isSame(ink, ground) ? state.sameColour : state.shown;
}

function isSame(a: number, b: number): boolean {
  return (
    Math.abs((a >> 16) - (b >> 16)) < sameColour &&
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) < sameColour &&
    Math.abs((a & 255) - (b & 255)) < sameColour
  );
}

function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.bottom && y <= rect.top;
}

function holdsWhole(outer: Rect, inner: Rect): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top
  );
}

/** As many as a page has lines, so that a character is held against what lies in its line only. */
const stripCount = 64;

/** The covers by the strip of the page they reach into, still in the order of drawing. */
function stripCovers(covers: readonly Cover[], seen: Rect): { at(y: number): readonly Cover[] } {
  const strips: Cover[][] = Array.from({ length: stripCount }, () => []);
  const height = seen.top - seen.bottom || 1;
  const stripOf = (y: number) =>
    Math.min(stripCount - 1, Math.max(0, Math.floor(((y - seen.bottom) / height) * stripCount)));
  for (const cover of covers) {
    const last = stripOf(cover.rect.top);
    for (let strip = stripOf(cover.rect.bottom); strip <= last; strip += 1) strips[strip]?.push(cover);
  }
  return { at: (y) => strips[stripOf(y)] ?? [] };
}
