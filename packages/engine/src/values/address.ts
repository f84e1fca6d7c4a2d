import { asPrinted, type Normalizer } from './normalized-value.ts';
import { collapseSpaces } from './print-text.ts';

const LONGEST = 400;

/** An address on one line: `1 Main St, Town, CO 80202`. */
export const normalizeAddress: Normalizer = (rawText) => {
  const value = rawText
    .split(/[\r\n,]+/)
    .map((part) => collapseSpaces(part))
    .filter((part) => part !== '')
    .join(', ');
  if (value.length > LONGEST || !/\p{L}/u.test(value) || !/[\d,]/.test(value)) return null;
  return asPrinted(value);
};
