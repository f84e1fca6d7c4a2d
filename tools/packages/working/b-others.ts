import type { PostalAddress } from '../core/parties.ts';
import type { Random } from '../core/random.ts';

/** People, firms and numbers that stand near the true ones and are not them. */
const given = 'Walter Denise Amir Colleen Victor Bianca Harold Simone Travis Ingrid Felix Roberta'.split(' ');
const family = 'Pemberton Ashworth Velasquez Trimble Nakamura Eastman Gallo Winslow Hobbs Sorensen Mbeki Quigley'.split(
  ' ',
);
const roads =
  'Orchard Street|Commerce Way|Pioneer Road|East 3rd Avenue|Quarry Hill Road|Lakeview Terrace|Market Street'.split('|');
const towns = [
  ['Greeley', 'CO', '80631'],
  ['Salem', 'OR', '97301'],
  ['Waco', 'TX', '76701'],
  ['York', 'PA', '17401'],
  ['Mankato', 'MN', '56001'],
  ['Boise', 'ID', '83702'],
] as const;

export const somebody = (r: Random): string =>
  `${r.pick(given)} ${r.chance(0.5) ? `${r.pick('BCDFGHKLMPRSTW'.split(''))}. ` : ''}${r.pick(family)}`;

export function somewhere(r: Random): PostalAddress {
  const [city, state, zip] = r.pick(towns);
  return { street: `${r.int(101, 8_999)} ${r.pick(roads)}`, city, state, zip };
}

export const digits = (r: Random, count: number): string =>
  Array.from({ length: count }, (_, index) => r.int(index === 0 ? 1 : 0, 9)).join('');

export const phone = (r: Random): string =>
  r.pick([
    () => `(${digits(r, 3)}) 555-${digits(r, 4)}`,
    () => `${digits(r, 3)}-555-${digits(r, 4)}`,
    () => `${digits(r, 3)}.555.${digits(r, 4)}`,
  ])();

export const agency = (r: Random): string =>
  `${r.pick(family)} ${r.pick(['& Sons Insurance Agency', 'Insurance Services, Inc.', 'Risk Advisors LLC', 'Agency'])}`;

export const realty = (r: Random): string =>
  `${r.pick(['Bluebird', 'Keystone', 'Hometown', 'Four Corners'])} ${r.pick(['Realty', 'Real Estate Group', 'Properties'])}`;

export const lawFirm = (r: Random): string =>
  `${r.pick(family)}, ${r.pick(family)} & ${r.pick(family)}, ${r.pick(['P.C.', 'LLP', 'P.A.'])}`;

/** Cuts an amount into so many parts that add up to it. */
export function split(r: Random, total: number, parts: number): number[] {
  const weights = Array.from({ length: parts }, () => 0.3 + r.next());
  const sum = weights.reduce((a, b) => a + b, 0);
  const cut = weights.slice(1).map((weight) => Math.round((total * weight) / sum));
  return [total - cut.reduce((a, b) => a + b, 0), ...cut];
}
