import { boxesTouch, overlapArea } from '@countersign/engine/pages/box';
import type { Box, FormField, Mark, Word } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';
import { inkMask } from '../images/ink-mask.ts';
import { findSignatures } from './find-signatures.ts';
import { findSquares, type Square } from './find-squares.ts';
import type { MarkedPage } from './marked-page.ts';

/** Below this a box is empty: dust and the inner edge of its frame. Above the next it is marked: the thinnest cross. */
const EMPTY_INK = 0.035;
const MARKED_INK = 0.09;

/** A page with more of them is a grid or a halftone, and none of them is a box to tick. */
const MAX_CHECKBOXES = 400;

/** Ticks in boxes and ink on signature lines, from the picture alone; a field of a form speaks for itself. */
export function findMarks(page: MarkedPage): Mark[] {
  const ink = inkMask(page.picture);
  const fields = page.formFields.filter(({ kind }) => kind === 'checkbox' || kind === 'radio').map(toMark);
  const squares = findSquares(ink, page.picture.width, page.picture.height, page.dpi);
  const boxes = squares.length > MAX_CHECKBOXES ? [] : squares.map((square) => judgeSquare(ink, page.picture, square));
  const letterWidth = usualLetterWidth(page.words);
  const drawn = boxes
    .filter(({ box }) => !fields.some((field) => boxesTouch(field.box, box)))
    .filter(({ box }) => !page.words.some((word) => isLetterOf(word, box, letterWidth)));
  return [...fields, ...drawn, ...findSignatures(ink, page)];
}

/** What engines and typists put where a box is: the box itself, or the cross in it. */
const BOX_OR_CROSS = /^[xXoO0qQvVcCD]?$/;

/** Recognized with less, a letter alone is what an engine makes of a marked box, and a word may begin with one. */
const SURE_LETTER = 0.6;

/** Of the usual width of a letter: wider ones have swallowed the box before their word. */
const SWOLLEN = 1.5;

function usualLetterWidth(words: readonly Word[]): number {
  const widths = words
    .filter(({ text }) => text.length >= 3)
    .map(({ text, box }) => box.w / text.length)
    .sort((a, b) => a - b);
  return widths[widths.length >> 1] ?? Number.POSITIVE_INFINITY;
}

/**
 * Whether what looked like a frame is a letter of a word. A word that is nothing but a cross, or that recognition began
 * with the box as if it were a letter, leaves it a box.
 */
function isLetterOf(word: Word, box: Box, letterWidth: number): boolean {
  if (overlapArea(word.box, box) < box.w * box.h * 0.6) return false;
  const letters = word.text.replace(/[^\p{L}\p{N}]/gu, '');
  if (BOX_OR_CROSS.test(letters)) return word.box.w > box.w * 2.2;
  if (word.method !== 'ocr') return true;
  if (letters.length === 1 && word.confidence < SURE_LETTER) return word.box.w > box.w * 2.2;
  const atStart = box.x - word.box.x < box.w * 0.5 && box.h >= word.box.h * 0.7;
  const swallowed = letters.length <= 4 && word.box.w / word.text.length > SWOLLEN * letterWidth;
  const isUnsure = word.confidence < SURE_LETTER;
  return !(atStart && (swallowed || isUnsure || /^[^\p{L}\p{N}]|^[xXoO0qQ]/u.test(word.text)));
}

function toMark({ box, checked }: FormField): Mark {
  const state = checked === null ? 'undetermined' : checked ? 'marked' : 'empty';
  return { kind: 'checkbox', state, box, confidence: checked === null ? 0 : 0.99, ink: null };
}

function judgeSquare(ink: Uint8Array, { width, height }: GrayImage, { left, top, right, bottom }: Square): Mark {
  // The frame itself is up to a seventh of the side thick.
  const inset = Math.max(2, Math.round((right - left) * 0.18));
  let dark = 0;
  let all = 0;
  for (let y = top + inset; y <= bottom - inset; y += 1) {
    for (let x = left + inset; x <= right - inset; x += 1) {
      all += 1;
      dark += ink[y * width + x] ?? 0;
    }
  }
  const share = all === 0 ? 0 : dark / all;
  const state = share < EMPTY_INK ? 'empty' : share >= MARKED_INK ? 'marked' : 'undetermined';
  const box = {
    x: left / width,
    y: top / height,
    w: (right - left + 1) / width,
    h: (bottom - top + 1) / height,
  };
  return { kind: 'checkbox', state, box, confidence: confidenceOf(share), ink: round(share) };
}

/** How far the ink is from the range in which it could be either. */
function confidenceOf(share: number): number {
  if (share < EMPTY_INK) return round(0.99 - (share / EMPTY_INK) * 0.2);
  if (share < MARKED_INK) return 0.5;
  return round(Math.min(0.99, 0.8 + (share - MARKED_INK) * 2));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
