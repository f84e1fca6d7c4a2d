import { type AddressParts, addressParts } from '../../values/address-key.ts';
import { misspelled } from '../../values/spelling.ts';
import { endsStreet, isDirection } from '../../values/street-words.ts';
import { alike, type Likeness, unlike } from './likeness.ts';

/**
 * Addresses of one place. Case, punctuation, the post office's short forms, unit words and ZIP+4 do not count, and a
 * town, state or ZIP code that one of them leaves out is no difference. Another street number is another place.
 */
export function sameAddress(left: string, right: string): Likeness {
  const [a, b] = [addressParts(left), addressParts(right)];
  if (left === right) return alike('the same address');
  const street = compareStreet(a, b);
  if (!street.same) return street;
  const unit = compareUnit(a, b);
  if (!unit.same) return unit;
  for (const part of ['zip', 'state', 'city'] as const) {
    const [one, other] = [a[part], b[part]];
    if (one === '' || other === '' || one.replaceAll(' ', '') === other.replaceAll(' ', '')) continue;
    // Mail towns overlap, and papers call one place by either; the same ZIP code says that it is the same place.
    if (part === 'city' && a.zip !== '' && a.zip === b.zip) continue;
    return unlike(`${PART_WORDS[part]} differ`, { near: true });
  }
  const leftOut = (['city', 'state', 'zip'] as const).some((part) => (a[part] === '') !== (b[part] === ''));
  if (leftOut) return alike('the same street, one without the town, state or ZIP code');
  return alike('the same but for capital letters, punctuation and short forms');
}

const PART_WORDS = { zip: 'the ZIP codes', state: 'the states', city: 'the towns' } as const;

function compareStreet(a: AddressParts, b: AddressParts): Likeness {
  if (a.number !== b.number) {
    if (a.number === null || b.number === null)
      return unlike('one of them has no street number', { near: coreStreet(a) === coreStreet(b) });
    const oneRange = isWithin(a.number, b.number) || isWithin(b.number, a.number);
    if (oneRange) return unlike('one of them prints a range of street numbers', { near: true });
    return unlike('the street numbers differ', { near: coreStreet(a) === coreStreet(b), serious: true });
  }
  const [left, right] = [a.street.join(''), b.street.join('')];
  if (left === right) return alike('the same street');
  if (coreStreet(a) === coreStreet(b)) return compareAround(a, b);
  return misspelled(coreStreet(a), coreStreet(b))
    ? unlike('the streets are spelled differently', { near: true })
    : unlike('the streets differ');
}

/** The streets have one name; what differs is N or S before or behind it, or Street or Avenue. */
function compareAround(a: AddressParts, b: AddressParts): Likeness {
  const [left, right] = [directions(a), directions(b)];
  if (left !== right)
    return left === '' || right === ''
      ? unlike(`one of them leaves out “${left || right}”`, { near: true })
      : unlike(`“${[left, right].toSorted().join('” and “')}” are different streets`, { near: true });
  const [one, other] = [suffixes(a), suffixes(b)];
  if (one === '' || other === '') return alike('the same street, one without its last word');
  return unlike(`“${[one, other].toSorted().join('” and “')}” are different streets`, { near: true });
}

function compareUnit(a: AddressParts, b: AddressParts): Likeness {
  if (a.unit === b.unit) return alike('the same unit');
  if (a.unit === '' || b.unit === '') return unlike(`one of them leaves out unit ${a.unit || b.unit}`, { near: true });
  return unlike('the units differ', { near: true });
}

/** `100-104` holds 100 and 104. */
function isWithin(one: string, range: string): boolean {
  return range.includes('-') && range.split('-').includes(one);
}

function coreStreet({ street }: AddressParts): string {
  return street.filter((word) => !isDirection(word) && !endsStreet(word)).join('');
}

function directions({ street }: AddressParts): string {
  return street.filter(isDirection).join(' ');
}

function suffixes({ street }: AddressParts): string {
  return street.filter((word) => !isDirection(word) && endsStreet(word)).join(' ');
}
