import type { GrayImage } from '../images/gray-image.ts';
import { type Component, findComponents, type Gaps } from './components.ts';
import type { PagePicture } from './cut-line.ts';
import { invertDarkBlocks } from './dark-blocks.ts';
import { dropFrames } from './drop-frames.ts';
import type { Mask } from './ink-mask.ts';
import { DUST, joinDust } from './join-dust.ts';
import { levelMask, levelOf } from './level.ts';
import { type LineShape, shapeOf } from './line-shape.ts';
import { markRules } from './rules.ts';
import { splitTall } from './split-tall.ts';
import { strokeWidth } from './stroke-width.ts';
import { findTextLines } from './text-lines.ts';
import { dropLevelPieces, dropUprightPieces } from './torn-rules.ts';

export interface PrintedLine {
  readonly shape: LineShape;
  /** Light print on a dark block. */
  readonly inverted: boolean;
}

export interface Print {
  readonly page: PagePicture;
  /** From top to bottom. */
  readonly lines: readonly PrintedLine[];
}

/** In inches: how far apart parts of one word may lie, of sound print and of dust. */
const [GAP_ACROSS, GAP_DOWN] = [0.015, 0.004] as const;
const [DUST_ACROSS, DUST_DOWN] = [0.05, 0.027] as const;
/** More lines than any page has: a halftone. */
const MOST_LINES = 3000;

/** The lines of print on a page whose lines slope by so much. Null where it has more parts than any page of print. */
export function findPrint(gray: GrayImage, ink: Mask, slope: number, dpi: number): Print | null {
  const level = levelOf(gray, slope);
  const mask = levelMask(ink, level);
  const rules = markRules(mask, dpi);
  const isDust = strokeWidth(mask) < DUST;
  const gaps = gapsOf(isDust, dpi);
  const found = findComponents(mask, gaps);
  if (found === null) return null;
  const whole = dropUprightPieces(mask, found, dpi);
  const joined = isDust ? whole : joinDust(mask, whole, gapsOf(true, dpi), dpi);
  const components = dropLevelPieces(mask, joined, dpi);
  const blocks = invertDarkBlocks(mask, components, gaps, dpi);
  const dark = new Set<Component>(blocks.map(({ block }) => block));
  const light = [...components.filter((each) => !dark.has(each)), ...blocks.flatMap(({ beside }) => beside)];
  const plain = splitTall(mask, dropFrames(mask, light, dpi), dpi);
  const lines = [
    ...findTextLines(plain, rules.upright, dpi).map((line) => ({ line, inverted: false })),
    ...blocks.flatMap(({ print }) => findTextLines(print, [], dpi).map((line) => ({ line, inverted: true }))),
  ];
  if (lines.length > MOST_LINES) return null;
  const shaped = lines.map(({ line, inverted }) => ({ shape: shapeOf(mask, line), inverted }));
  shaped.sort((a, b) => a.shape.base - b.shape.base || a.shape.left - b.shape.left);
  return { page: { gray, mask, level }, lines: shaped };
}

function gapsOf(isDust: boolean, dpi: number): Gaps {
  const [across, down] = isDust ? [DUST_ACROSS, DUST_DOWN] : [GAP_ACROSS, GAP_DOWN];
  return { across: Math.max(1, Math.round(across * dpi)), down: Math.max(1, Math.round(down * dpi)) };
}
