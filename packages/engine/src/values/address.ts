import { asPrinted, type Normalizer } from './normalized-value.ts';
import { splitAddress } from './split-address.ts';

const LONGEST = 400;
const DEFINED = /\s*[([](?:the )?["'\u201c\u2018]?(?:property address|property|street|address)["'\u201d\u2019]?[)\]]$/i;

/** An address on one line, with a comma before the town and before the state: `1 Main St, Town, CO 80202`. */
export const normalizeAddress: Normalizer = (rawText, options) => {
  if (rawText.length > 20 * LONGEST) return null;
  // Recognition reads the I of Idaho, Illinois, Indiana and Iowa as a one; before a ZIP code no state begins with it.
  let value = (options?.ocr === true ? rawText.replace(/\b[1l|]([ADLN])['’.]? ?(?=\d{5}\b)/, 'I$1 ') : rawText).trim();
  // Cutting once may bare what the next cut needs; printed addresses settle in one or two rounds.
  for (let round = 0; round < 10; round += 1) {
    const next = oneLine(value);
    if (next === value) {
      const isAddress = value.length <= LONGEST && /\p{L}/u.test(value) && /[\d,]/.test(value);
      return isAddress ? asPrinted(value) : null;
    }
    value = next;
  }
  return null;
};

function oneLine(text: string): string {
  const { lines, city, state, zip } = splitAddress(trimSentence(text).replace(DEFINED, ''));
  const region = [state, zip].filter((part) => part !== '').join(' ');
  return [...lines, city, region].filter((part) => part !== '').join(', ');
}

/** Punctuation around the address goes; the stop of a short word such as St. stays. */
function trimSentence(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' ,;:.-"'.includes(text.charAt(start))) start += 1;
  while (end > start && ' ,;:-"'.includes(text.charAt(end - 1))) end -= 1;
  if (text.charAt(end - 1) === '.' && !/[\s.][A-Za-z]{1,4}\.$/.test(text.slice(Math.max(start, end - 7), end)))
    end -= 1;
  return text.slice(start, end);
}
