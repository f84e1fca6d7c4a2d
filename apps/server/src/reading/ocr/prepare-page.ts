import type { GrayImage } from '../images/gray-image.ts';
import { normalizeLight } from '../images/normalize-light.ts';
import { rotateImage, turnImage } from '../images/rotate-image.ts';
import { scaleBy } from '../images/scale-image.ts';
import { estimateSkew } from '../images/skew.ts';
import { smoothImage } from '../images/smooth-image.ts';
import type { PageView } from './page-view.ts';

/** Lines that slope less than this are read as well as level ones; turning would only blur them. */
const LEAST_SKEW_DEGREES = 0.15;
/** The resolution at which the engine finds most; more pixels cost time and bring nothing. */
const READ_DPI = 250;
/** A picture between these is read as it is. */
const [LOWEST_DPI, HIGHEST_DPI] = [230, 320];

/** The picture as the engine reads it best: upright, evenly lit, at a good size, smooth and level. */
export function preparePage(image: GrayImage, dpi: number, quarterTurns: number): PageView {
  const upright = normalizeLight(turnImage(image, quarterTurns));
  const skew = estimateSkew(upright);
  const skewDegrees = Math.abs(skew) < LEAST_SKEW_DEGREES ? 0 : skew;
  const factor = dpi < LOWEST_DPI || dpi > HIGHEST_DPI ? READ_DPI / dpi : 1;
  const sized = smoothImage(scaleBy(upright, factor));
  return { image: rotateImage(sized, -skewDegrees), dpi: dpi * factor, quarterTurns, skewDegrees };
}
