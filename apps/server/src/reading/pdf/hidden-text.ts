import type { Glyphs } from './glyphs.ts';
import type { Rect } from './page-geometry.ts';
import type { Cover, Picture } from './page-objects.ts';
import { type TextRun, toRect } from './text-runs.ts';

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
  isBuried: (picture: Picture, run: TextRun) => boolean,
): Uint8Array {
  const hidden = new Uint8Array(glyphs.count);
  const strips = stripCovers(covers, seen);
  const tiny = Math.max(seen.top - seen.bottom, seen.right - seen.left) * tinyShare;
  for (const run of glyphs.runs) {
    const bounds = toRect(run.heading, run.from, run.to, run.low, run.high);
    const whole = run.unpainted ? state.unpainted : run.size < tiny ? state.tiny : state.shown;
    const inside = run.heading !== 'slanted' && lies(bounds, seen) && (run.clip === null || lies(bounds, run.clip));
    // Most runs lie whole in sight, and whole on or under what they meet: they are judged at once.
    const around = inside ? strips.around(bounds) : null;
    if (around !== null) {
      const { left, right, bottom, top } = bounds;
      const all = whole === state.shown ? judgeCovers(around, run, left, right, bottom, top, isBuried) : whole;
      if (all !== state.shown) hidden.fill(all, run.first, run.end);
      continue;
    }
    for (let index = run.first; index < run.end; index += 1) {
      const box =
        glyphs.slanted.get(index) ??
        toRect(run.heading, glyphs.start[index] ?? 0, glyphs.end[index] ?? 0, run.low, run.high);
      const x = (box.left + box.right) / 2;
      const y = (box.bottom + box.top) / 2;
      if (!holds(seen, x, y)) hidden[index] = state.outside;
      else if (whole !== state.shown) hidden[index] = whole;
      else if (run.clip !== null && !holds(run.clip, x, y)) hidden[index] = state.clipped;
      else {
        const reachX = (box.right - box.left) * coreShare;
        const reachY = (box.top - box.bottom) * coreShare;
        hidden[index] = judgeCovers(strips.at(y), run, x - reachX, x + reachX, y - reachY, y + reachY, isBuried);
      }
    }
  }
  return hidden;
}

function lies(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top
  );
}

function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.bottom && y <= rect.top;
}

/** Whether something lies over the core of a character, and whether it stands out from what lies under it. */
function judgeCovers(
  covers: readonly Cover[],
  run: TextRun,
  left: number,
  right: number,
  bottom: number,
  top: number,
  isBuried: (picture: Picture, run: TextRun) => boolean,
): number {
  const { z, colour: ink } = run;
  let ground: number | null = white;
  for (let index = 0; index < covers.length; index += 1) {
    const cover = covers[index];
    if (cover === undefined) break;
    const { rect } = cover;
    if (left < rect.left || right > rect.right || bottom < rect.bottom || top > rect.top) continue;
    if (cover.z < z) ground = cover.colour;
    else if (cover.opaque && (cover.picture === null || isBuried(cover.picture, run))) return state.covered;
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

/** As many as a page has lines, so that a character is held against what lies in its line only. */
const stripCount = 64;

interface Strips {
  /** What reaches to this height, in the order of drawing. */
  at(y: number): readonly Cover[];
  /** What holds all of a rectangle, in the order of drawing; null where something holds a part of it. */
  around(rect: Rect): readonly Cover[] | null;
}

function stripCovers(covers: readonly Cover[], seen: Rect): Strips {
  // Most strips of most pages have nothing in them.
  const strips: Cover[][] = [];
  const height = seen.top - seen.bottom || 1;
  const stripOf = (y: number) =>
    Math.min(stripCount - 1, Math.max(0, Math.floor(((y - seen.bottom) / height) * stripCount)));
  for (const cover of covers) {
    const last = stripOf(cover.rect.top);
    for (let strip = stripOf(cover.rect.bottom); strip <= last; strip += 1) {
      const others = strips[strip];
      if (others === undefined) strips[strip] = [cover];
      else others.push(cover);
    }
  }
  return {
    at: (y) => strips[stripOf(y)] ?? [],
    around(rect) {
      const last = stripOf(rect.top);
      for (let strip = stripOf(rect.bottom); strip <= last; strip += 1) {
        for (const { rect: other } of strips[strip] ?? []) if (meets(other, rect) && !lies(rect, other)) return null;
      }
      // What holds all of it reaches through each of its strips.
      return strips[last] ?? [];
    },
  };
}

function meets(one: Rect, other: Rect): boolean {
  return one.left < other.right && one.right > other.left && one.bottom < other.top && one.top > other.bottom;
}
