import { entityForm } from '../values/name-key.ts';
import { splitAddress } from '../values/split-address.ts';
import { stateCodes } from '../values/us-states.ts';
import { impossible, type Transform, type Transformed, written } from './transform.ts';

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function day(value: string, write: (year: string, month: string, dayOfMonth: string) => string): Transformed {
  const parts = ISO_DAY.exec(value);
  return parts === null ? impossible('is not a date') : written(write(parts[1] ?? '', parts[2] ?? '', parts[3] ?? ''));
}

/** Generational suffixes belong to the last name: cores have no field for them. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|v)\.?$/i;

/** A person's name in two parts; which part of a company's name is its first nobody can say. */
function person(value: string): { readonly first: string; readonly last: string } | null {
  if (entityForm(value) !== null) return null;
  const [before, after] = value.split(',').map((part) => part.trim());
  // `Okafor, Mary Ann` is the other way round; `John Doe, Jr.` is not.
  if (after !== undefined && after !== '' && !SUFFIX.test(after) && before !== undefined)
    return { first: after, last: before };
  const words = value
    .replaceAll(',', ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const suffixes = words.findIndex((word, index) => index > 0 && SUFFIX.test(word));
  const end = suffixes === -1 ? words.length : suffixes;
  if (end < 2) return null;
  return { first: words.slice(0, end - 1).join(' '), last: words.slice(end - 1).join(' ') };
}

function nameOf(value: string, part: 'first' | 'last'): Transformed {
  const parts = person(value);
  return parts === null ? impossible('is not the name of one person in two parts or more') : written(parts[part]);
}

function addressPart(
  value: string,
  name: string,
  read: (parts: ReturnType<typeof splitAddress>) => string,
): Transformed {
  const part = read(splitAddress(value));
  return part === '' ? impossible(`has no ${name} that could be told apart`) : written(part);
}

export const meaningTransforms = {
  date_iso: { description: 'Such as 2026-03-01.', apply: (value) => day(value, (y, m, d) => `${y}-${m}-${d}`) },
  date_us: { description: 'Such as 03/01/2026.', apply: (value) => day(value, (y, m, d) => `${m}/${d}/${y}`) },
  date_compact: { description: 'Such as 20260301.', apply: (value) => day(value, (y, m, d) => `${y}${m}${d}`) },
  boolean_yn: {
    description: 'Y or N.',
    apply: (value) =>
      value === 'true' ? written('Y') : value === 'false' ? written('N') : impossible('is neither true nor false'),
  },
  name_first: { description: 'The first and middle names of a person.', apply: (value) => nameOf(value, 'first') },
  name_last: {
    description: 'The last name of a person, with Jr. and the like.',
    apply: (value) => nameOf(value, 'last'),
  },
  address_line1: {
    description: 'Street and unit.',
    apply: (value) => addressPart(value, 'street', ({ lines, city }) => (city === '' ? '' : lines.join(', '))),
  },
  address_city: { description: 'The town.', apply: (value) => addressPart(value, 'town', ({ city }) => city) },
  address_state: {
    description: 'The state in two letters.',
    apply: (value) =>
      addressPart(value, 'state', ({ state }) => stateCodes.get(state.replaceAll('.', '').toUpperCase()) ?? ''),
  },
  address_zip5: {
    description: 'The first five digits of the ZIP code.',
    apply: (value) => addressPart(value, 'ZIP code', ({ zip }) => zip.slice(0, 5)),
  },
} as const satisfies Readonly<Record<string, Transform>>;
