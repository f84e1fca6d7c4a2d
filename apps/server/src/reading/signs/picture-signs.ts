import type { AlterationSign, Box, Word } from '@countersign/engine/pages/page';
import type { GrayImage } from '../images/gray-image.ts';
import { isTelling, quote } from './number-shapes.ts';
import { measurePrint, type Print } from './print-measures.ts';

/** Fewer words tell nothing of how a page usually looks. */
const leastWords = 20;

/** More of them make what is usual no better known, and each costs time. */
const mostWords = 60;

/** Spread below this is rounding: without it, a page that is even to the last level would find everything strange. */
const least = { noise: 0.12, level: 0.5, sharpness: 0.035 } as const;

/** In spreads of the page’s own words; smooth paper is told from rough more surely than rough from smooth. */
const strange = { smoother: 4, rougher: 7, level: 5, sharpness: 6 } as const;

/** What differs by less is not seen, however even the rest of the page is. Roughness as a logarithm, shades of 255. */
const visible = { smoother: 1, rougher: 1.2, level: 2, sharpness: 0.2 } as const;

/** A change is one number or two. Where more stand out, the page has shaded cells or a form printed in another way. */
const mostChanged = 2;

/**
 * What the picture of a scanned page says about later changes: a number whose background, or whose print, is not that of
 * the page. Each number is held against the page’s own words, so that a poor scan is no sign.
 */
export function findPictureSigns(image: GrayImage, words: readonly Word[], laidOver: readonly Box[]): AlterationSign[] {
  const signs: AlterationSign[] = words.flatMap((word) => laidSign(word, laidOver) ?? []);
  const readable = words.filter(({ text, box }) => text.length >= 3 && box.h * image.height >= 10);
  if (readable.length < leastWords) return signs;
  const step = Math.max(1, Math.floor(readable.length / mostWords));
  const usual = readable.filter((word, index) => index % step === 0 && !isTelling(word.text));
  const measured = usual.flatMap((word) => measurePrint(image, word.box) ?? []);
  if (measured.length < leastWords) return signs;
  const noise = usualOf(
    measured.map((print) => print.noise),
    least.noise,
  );
  const level = usualOf(
    measured.map((print) => print.level),
    least.level,
  );
  const sharpness = usualOf(
    measured.map((print) => print.sharpness),
    least.sharpness,
  );
  const found = readable.flatMap((word) => {
    const print = isTelling(word.text) ? measurePrint(image, word.box) : null;
    return print === null ? [] : (judge(word, print, { noise, level, sharpness }) ?? []);
  });
  return found.length > mostChanged ? signs : [...signs, ...found];
}

/** A number on a small picture that is laid on the picture of the page. */
function laidSign({ text, box }: Word, laidOver: readonly Box[]): AlterationSign | null {
  if (!isTelling(text)) return null;
  const under = laidOver.find(
    ({ x, y, w, h }) =>
      box.x + box.w / 2 > x && box.x + box.w / 2 < x + w && box.y + box.h / 2 > y && box.y + box.h / 2 < y + h,
  );
  if (under === undefined) return null;
  const detail = `${quote([text])} stands on a small picture of its own that lies on the scanned page.`;
  return { kind: 'laid_over', detail, box: under, sureness: 0.9 };
}

interface Usual {
  readonly middle: number;
  readonly spread: number;
}

function judge(
  { text, box }: Word,
  print: Print,
  usual: { readonly noise: Usual; readonly level: Usual; readonly sharpness: Usual },
): AlterationSign | null {
  const noise = print.noise - usual.noise.middle;
  const level = print.level - usual.level.middle;
  const sharpness = print.sharpness - usual.sharpness.middle;
  const way = noise < 0 ? 'smoother' : 'rougher';
  const noisy = stands(noise, usual.noise.spread, strange[way], visible[way]);
  const shaded =
    stands(level, usual.level.spread, strange.level, visible.level) &&
    Math.abs(print.leastLevel) > 0.7 * Math.abs(print.level);
  const sharp = stands(sharpness, usual.sharpness.spread, strange.sharpness, visible.sharpness);
  if (!noisy && !shaded && !sharp) return null;
  const said = [
    ...(noisy ? [noise < 0 ? 'its background is smoother' : 'its background is rougher'] : []),
    ...(shaded ? [level > 0 ? 'its background is lighter' : 'its background is darker'] : []),
    ...(sharp ? [sharpness > 0 ? 'its print is sharper' : 'its print is more blurred'] : []),
  ];
  return {
    kind: noisy || shaded ? 'patch' : 'foreign_print',
    detail: `Around ${quote([text])} the scan looks different from the rest of the page: ${said.join(', ')}.`,
    box: around(box),
    sureness: said.length > 1 ? 0.9 : 0.8,
  };
}

function stands(difference: number, spread: number, times: number, seen: number): boolean {
  return Math.abs(difference) > times * spread && Math.abs(difference) > seen;
}

/** The middle of the values and how far half of them lie from it: a few strange ones move neither. */
function usualOf(values: readonly number[], leastSpread: number): Usual {
  const middle = median(values);
  const spread = 1.48 * median(values.map((value) => Math.abs(value - middle)));
  return { middle, spread: Math.max(leastSpread, spread) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** With what is around it, so that the crop shows the difference. */
function around({ x, y, w, h }: Box): Box {
  const left = Math.max(0, x - h);
  const top = Math.max(0, y - h / 2);
  return { x: left, y: top, w: Math.min(1, x + w + h) - left, h: Math.min(1, y + 1.5 * h) - top };
}
