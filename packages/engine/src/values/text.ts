import { asPrinted, type Normalizer } from './normalized-value.ts';
import { collapseSpaces } from './print-text.ts';

/** A text as printed, its spaces collapsed. */
export const normalizeText: Normalizer = (rawText) => {
  const value = collapseSpaces(rawText);
  return value === '' ? null : asPrinted(value);
};
