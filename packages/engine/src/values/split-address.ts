import { collapseSpaces } from './print-text.ts';
import { endsStreet, isDirection, isNumberedRoad, isUnitWord } from './street-words.ts';
import { stateCodes } from './us-states.ts';

/** The parts of an address as printed. What is not printed is empty. */
export interface SplitAddress {
  /** Street, unit and whatever else stands before the town, one part each. */
  readonly lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const LONGEST_ADDRESS = 2000;
const ZIP = /^\d{5}(?:-?\d{4})?$/;
/** Mail knows no counties; documents print them between town and state, or behind everything. */
const COUNTY = /^\(?(?:county of [\p{L} .'-]+|[\p{L} .'-]+ (?:county|parish|borough))\)?$/iu;
const COUNTRY = /^(?:USA|U\.S\.A\.?|US|United States(?: of America)?)$/i;

/** Cuts an address at its commas and line ends, and where a street runs into its town: `91 Elm Court Bend, OR 97701`. */
export function splitAddress(text: string): SplitAddress {
  const parts = text
    .split(/[\r\n,;]+/)
    .map((part) => collapseSpaces(part))
    .filter((part) => part !== '' && part !== '.')
    .filter((part, index) => index === 0 || !COUNTY.test(part));
  // Longer than any address: a page that was taken for one is not searched for towns.
  if (text.length > LONGEST_ADDRESS) return { lines: parts, city: '', state: '', zip: '' };
  if (parts.length > 1 && COUNTRY.test(parts.at(-1) ?? '')) parts.pop();
  const tail = cutTail(parts);
  if (tail === null) return { lines: parts, city: '', state: '', zip: '' };
  const before = [...tail.before];
  const last = before.pop() ?? '';
  const { street, city } = cutTown(last);
  const lines = [...before, ...street];
  return { lines, city, state: tail.state, zip: tail.zip };
}

interface Tail {
  readonly before: readonly string[];
  readonly state: string;
  readonly zip: string;
}

/** The state and the ZIP code at the end, in one part or in two. */
function cutTail(parts: readonly string[]): Tail | null {
  const words = (parts.at(-1) ?? '').split(' ');
  const zip = ZIP.test(stopless(words.at(-1) ?? '')) ? stopless(words.pop() ?? '') : '';
  const rest = parts.slice(0, -1);
  const own = words.length > 0 ? words : (rest.pop() ?? '').split(' ');
  // The longest name counts: West Virginia is not a place called West in Virginia.
  for (let count = Math.min(3, own.length); count >= 1; count -= 1) {
    const printed = own.slice(-count);
    if (!isState(printed, zip !== '' || own.length === count)) continue;
    const before = own.slice(0, -count).join(' ');
    if (before === '' && rest.length === 0) return null;
    return { before: before === '' ? rest : [...rest, before], state: printed.join(' '), zip };
  }
  return null;
}

/** Two letters count as a state only where a ZIP code or a comma says so: `or` and `in` are words as well. */
function isState(words: readonly string[], certain: boolean): boolean {
  const word = words.map(stopless).join(' ');
  if (!stateCodes.has(word.toUpperCase())) return false;
  return certain || word === word.toUpperCase();
}

/** Parts the town from the street or unit that stands before it without a comma. */
function cutTown(part: string): { readonly street: readonly string[]; readonly city: string } {
  const words = part.split(' ');
  const cut = streetEnd(words);
  if (cut === null || cut >= words.length)
    return cut === null ? { street: [], city: part } : { street: [part], city: '' };
  const rest = cutTown(words.slice(cut).join(' '));
  return { street: [words.slice(0, cut).join(' '), ...rest.street], city: rest.city };
}

/** How many words belong to the street, unit or box at the beginning; null when the part begins with none. */
function streetEnd(words: readonly string[]): number | null {
  const at = (index: number): string => stopless(words[index] ?? '').toUpperCase();
  if (/^#\S/.test(at(0))) return 1;
  if (isUnitWord(at(0)) && words.length > 1) return 2;
  if (/^P\.?O\.?$/.test(at(0)) && at(1) === 'BOX') return 3;
  if (at(0) === 'POST' && at(1) === 'OFFICE' && at(2) === 'BOX') return 4;
  if (!/^\d/.test(at(0))) return null;
  for (let index = 1; index < words.length; index += 1) {
    const numbered = isNumberedRoad(at(index)) && /^\d/.test(at(index + 1));
    // The first word of a name may look like its end: 12 Circle Drive.
    if (!numbered && (index < 2 || !endsStreet(at(index))) && !(index === 1 && at(index) === 'BROADWAY')) continue;
    let end = index + (numbered ? 2 : 1);
    // Park Place Drive goes on; St. before another word is a saint and begins the town.
    while (endsStreet(at(end)) && at(end) !== 'ST') end += 1;
    if (isDirection(at(end))) end += 1;
    return end;
  }
  return words.length;
}

function stopless(word: string): string {
  return word.replaceAll('.', '');
}
