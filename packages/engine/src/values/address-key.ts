import { splitAddress } from './split-address.ts';
import { isUnitWord, shortStreetWord } from './street-words.ts';
import { stateCodes } from './us-states.ts';

const SPELLED = 'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH'.split(' ');
const ORDINALS: ReadonlyMap<string, string> = new Map(
  SPELLED.map((word, index) => [word, `${index + 1}${['ST', 'ND', 'RD'][index] ?? 'TH'}`]),
);

/** The parts of an address as they are compared: short forms, upper case. What is not printed is empty. */
export interface AddressParts {
  readonly number: string | null;
  /** The words of the street behind its number. */
  readonly street: readonly string[];
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  /** Five digits. */
  readonly zip: string;
}

export function addressParts(value: string): AddressParts {
  const { lines, city, state, zip } = splitAddress(value);
  const number = streetNumber(value);
  const all = lines.flatMap(keyWords);
  const units = all.flatMap((word, index) => (word === '#' ? [all[index + 1] ?? ''] : []));
  const street = all.filter((word, index) => word !== '#' && all[index - 1] !== '#');
  return {
    number,
    street: number !== null && street[0] === number ? street.slice(1) : street,
    unit: units.join(' '),
    city: keyWords(city).join(' '),
    state: stateCodes.get(words(state).join(' ')) ?? words(state).join(' '),
    zip: zip.slice(0, 5),
  };
}

/** The number of the house, where the address begins with one: the part that may never differ. */
function streetNumber(value: string): string | null {
  return /^(\d+(?:-\d+)?[A-Za-z]?)\b/.exec(splitAddress(value).lines[0] ?? '')?.[1]?.toUpperCase() ?? null;
}

function keyWords(text: string): string[] {
  const upper = words(text.replaceAll('#', ' # '));
  const joined = upper
    .join(' ')
    .replace(/^(?:POST OFFICE|P O) BOX\b/, 'PO BOX')
    .split(' ');
  return joined.flatMap((word, index) => {
    const next = joined[index + 1];
    // Suite, unit and # before a number are one word; `Suite #4` names it twice.
    if (isUnitWord(word) && next !== undefined && (next === '#' || /\d|^[A-Z]$/.test(next)))
      return next === '#' ? [] : ['#'];
    return [ORDINALS.get(word) ?? shortStreetWord(word)];
  });
}

function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .replace(/['\u2018\u2019.]/g, '')
      .replace(/&/g, ' AND ')
      // Between digits a hyphen belongs to the number of the house.
      .replace(/(?<!\d)-|-(?!\d)/g, ' ')
      .split(/[^\p{L}\p{N}#-]+/u)
      .filter((word) => word !== '')
  );
}
