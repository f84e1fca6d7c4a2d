import { asPrinted, type Normalizer } from './normalized-value.ts';
import { collapseSpaces } from './print-text.ts';

const LONGEST = 80;
const LABEL = /^(?:no|nr|num|number)(?:\.|(?=[\s:#]))[\s:#.]*/i;

/** An id as printed: spaces collapsed, without the `No.` or `#` before it and the punctuation around it. */
export const normalizeId: Normalizer = (rawText) => {
  const text = collapseSpaces(rawText);
  if (text.length > 4 * LONGEST) return null;
  let start = 0;
  let end = text.length;
  // A label may stand behind punctuation and punctuation behind a label: until nothing changes.
  for (let before = -1; before !== start; ) {
    before = start;
    while (start < end && ' :;,.\'"#=-_/'.includes(text.charAt(start))) start += 1;
    start += LABEL.exec(text.slice(start, end))?.[0].length ?? 0;
  }
  while (end > start && ' :;,.\'"=-_/'.includes(text.charAt(end - 1))) end -= 1;
  const value = text.slice(start, end);
  return value.length > LONGEST || !/[\p{L}\p{N}]/u.test(value) ? null : asPrinted(value);
};
