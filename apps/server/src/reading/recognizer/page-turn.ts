import { cutLine, type LineCrop } from './cut-line.ts';
import type { Print } from './find-print.ts';
import type { LineReading, ReadLine } from './line-reading.ts';
import type { Tilt } from './tilt.ts';

/** Along lines of text ink piles up more than across them, two to six times as much. Below this factor only reading decides. */
const CLEARLY = 1.3;
/** Lines read to tell which way is up. */
const SAMPLE = 10;
/** In widths of their height: shorter ones say little. */
const LEAST_LENGTH = 3;

/** Whether lines run across the page as it is given, or may run down the page as well: shadows and streaks look like lines too. */
export function likelyAxes({ level, upright }: { level: Tilt; upright: Tilt }): readonly (0 | 1)[] {
  if (level.sharpness > upright.sharpness * CLEARLY) return [0];
  return [0, 1];
}

export interface TurnSense {
  /** How much of a sample of its lines reads as words: as it lies, and upside down. */
  readonly upright: number;
  readonly upsideDown: number;
}

export function senseOfTurns({ page, lines }: Print, readLine: ReadLine): TurnSense {
  const long = lines.filter(({ shape }) => shape.right - shape.left >= LEAST_LENGTH * shape.ascent);
  const sample = [...(long.length > 0 ? long : lines)]
    .sort((a, b) => b.shape.right - b.shape.left - (a.shape.right - a.shape.left))
    .slice(0, 3 * SAMPLE);
  const crops: LineCrop[] = [];
  // Every third, so that not only the body of the text is looked at.
  for (let at = 0; at < sample.length && crops.length < SAMPLE; at += sample.length > SAMPLE ? 3 : 1) {
    const line = sample[at];
    const crop = line === undefined ? null : cutLine(page, line.shape, line.inverted);
    if (crop !== null) crops.push(crop);
  }
  let [upright, upsideDown] = [0, 0];
  for (const { data, width, height } of crops) {
    upright += senseOf(readLine(data, width, height));
    upsideDown += senseOf(readLine(data.slice().reverse(), width, height));
  }
  return { upright, upsideDown };
}

/** The sure letters and digits of a line; nonsense is unsure. */
export function senseOf({ chars, ink }: LineReading): number {
  if (ink !== 'print') return 0;
  let sense = 0;
  for (const { char, confidence } of chars) if (/[\p{L}\p{N}]/u.test(char)) sense += confidence * confidence;
  return sense;
}
