import { eraseLeaders } from '../images/erase-leaders.ts';
import type { GrayImage } from '../images/gray-image.ts';
import { normalizeLight } from '../images/normalize-light.ts';
import { rotateImage, turnImage } from '../images/rotate-image.ts';
import { scaleBy } from '../images/scale-image.ts';
import { findSkew, type Skew } from '../images/skew.ts';
import { smoothImage } from '../images/smooth-image.ts';
import { isBilevel } from '../images/threshold.ts';
import type { PageView } from './page-view.ts';

/** Lines that slope less than this are read as well as level ones; turning would only blur them. */
const LEAST_SKEW_DEGREES = 0.15;
/** The resolution at which the engine finds most in a gray picture; more pixels cost time and bring nothing. */
const READ_DPI = 250;
/** A picture between these is read as it is. */
const [LOWEST_DPI, HIGHEST_DPI] = [230, 320];
/** What is black and white gains nothing from more pixels, only from fewer steps in its edges. */
const LOWEST_BILEVEL_DPI = 90;

/**
 * The picture as the engine reads it best: upright, evenly lit, at a good size and level. `known` is how far it is
 * turned, where somebody has looked already. Each step is here because measurement showed that it pays (bench/ocr.ts).
 */
export function preparePage(image: GrayImage, dpi: number, quarterTurns: number, known: Skew | null = null): PageView {
  const upright = turnImage(image, quarterTurns);
  const { degrees } = known ?? findSkew(upright);
  const skewDegrees = Math.abs(degrees) < LEAST_SKEW_DEGREES ? 0 : degrees;
  const bilevel = isBilevel(upright);
  const factor = dpi < (bilevel ? LOWEST_BILEVEL_DPI : LOWEST_DPI) || dpi > HIGHEST_DPI ? READ_DPI / dpi : 1;
  const lit = bilevel ? upright : normalizeLight(upright);
  const plain = eraseLeaders(lit, dpi) ?? lit;
  // Black and white is smoothed while its steps are a pixel high; gray after it has grown, which takes off only noise.
  const sized = bilevel ? scaleBy(smoothImage(plain), factor) : smoothImage(scaleBy(plain, factor));
  return { image: rotateImage(sized, -skewDegrees), dpi: dpi * factor, quarterTurns, skewDegrees };
}
