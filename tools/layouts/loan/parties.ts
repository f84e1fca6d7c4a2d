import type { PostalAddress } from '../../packages/core/parties.ts';
import type { Random } from '../../packages/core/random.ts';
import * as pools from './pools.ts';

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly stateName: string;
  readonly zip: string;
  readonly county: string;
}

/** Somebody with a part in the loan. */
export interface Party {
  readonly name: string;
  readonly kind: 'person' | 'entity' | 'trust';
  /** `limited liability company`; null for a person. */
  readonly entity: string | null;
  readonly stateOfOrganization: string | null;
  readonly signer: string;
  readonly title: string | null;
  readonly address: PostalAddress;
  readonly tin: string;
}

export function digits(random: Random, count: number): string {
  return Array.from({ length: count }, (_, at) => random.int(at === 0 ? 1 : 0, 9)).join('');
}

export function makePlace(random: Random): Place {
  const [city = '', state = '', zip = '', county = ''] = random.pick(pools.cities).split('/');
  return { city, state, stateName: pools.stateNames[state] ?? state, zip: `${zip}${digits(random, 2)}`, county };
}

export function makeStreet(random: Random): string {
  const name = random.chance(0.12)
    ? random.pick(pools.wholeStreets)
    : `${random.pick(pools.streetNames)} ${random.pick(pools.streetKinds)}`;
  if (random.chance(0.05)) return `P.O. Box ${random.int(12, 9_899)}`;
  const number = name.startsWith('One ') ? '' : `${random.int(1, random.pick([99, 999, 9_899, 19_999]))} `;
  const unit = random.chance(0.18)
    ? `, ${random.pick(['Suite', 'Ste.', 'Unit', 'Apt.', '#', 'Floor'])} ${random.pick([`${random.int(1, 980)}`, `${random.int(1, 40)}${random.pick('ABC'.split(''))}`])}`
    : '';
  return `${number}${name}${unit}`;
}

export function makeAddress(random: Random, near?: Place): PostalAddress {
  const { city, state, zip } = near !== undefined && random.chance(0.6) ? near : makePlace(random);
  return { street: makeStreet(random), city, state, zip: random.chance(0.08) ? `${zip}-${digits(random, 4)}` : zip };
}

export function personName(random: Random): string {
  const middle = random.chance(0.55)
    ? random.chance(0.3)
      ? ` ${random.pick(pools.firstNames)}`
      : ` ${random.pick('ABCDEFGHJKLMNPRST'.split(''))}${random.chance(0.8) ? '.' : ''}`
    : '';
  const suffix = random.chance(0.06) ? random.pick([', Jr.', ' Jr.', ' III', ', Sr.']) : '';
  const last = random.chance(0.05)
    ? `${random.pick(pools.lastNames)}-${random.pick(pools.lastNames)}`
    : random.pick(pools.lastNames);
  return `${random.pick(pools.firstNames)}${middle} ${last}${suffix}`;
}

export function makePerson(random: Random, near?: Place): Party {
  const name = personName(random);
  return {
    name,
    kind: 'person',
    entity: null,
    stateOfOrganization: null,
    signer: name,
    title: null,
    address: makeAddress(random, near),
    tin: `${digits(random, 3)}-${digits(random, 2)}-${digits(random, 4)}`,
  };
}

export function companyName(random: Random, ending: string): string {
  const head = random.chance(0.2)
    ? random.pick([random.pick(pools.lastNames), `${random.pick(pools.lastNames)} & ${random.pick(pools.lastNames)}`])
    : random.pick(pools.companyHeads);
  const middle = random.chance(0.85) ? ` ${random.pick(pools.companyTrades)}` : '';
  const number = random.chance(0.06) ? ` ${random.int(2, 124)}` : '';
  return `${random.chance(0.04) ? 'The ' : ''}${head}${middle}${number}${ending}`;
}

export function makeEntity(random: Random, near?: Place): Party {
  const [ending, entity, titles] = random.pick(pools.entityForms);
  const state = random.chance(0.2)
    ? random.pick(['Delaware', 'Nevada', 'Wyoming'])
    : (near ?? makePlace(random)).stateName;
  return {
    name: companyName(random, ending),
    kind: 'entity',
    entity,
    stateOfOrganization: state,
    signer: personName(random),
    title: random.pick(titles),
    address: makeAddress(random, near),
    tin: `${digits(random, 2)}-${digits(random, 7)}`,
  };
}

export function makeTrust(random: Random, near?: Place): Party {
  const family = random.pick(pools.lastNames);
  const person = personName(random);
  const name = random.pick([
    `The ${family} Family Trust`,
    `${person} Revocable Trust`,
    `${family} Living Trust dated ${random.pick(['March', 'June', 'October'])} ${random.int(1, 28)}, ${random.int(1996, 2021)}`,
    `The ${person} Irrevocable Trust U/A/D ${random.int(1, 12)}/${random.int(1, 28)}/${random.int(1998, 2020)}`,
  ]);
  return {
    ...makePerson(random, near),
    name,
    kind: 'trust',
    entity: random.pick(['trust', 'revocable trust', 'living trust']),
    stateOfOrganization: (near ?? makePlace(random)).stateName,
    signer: person,
    title: 'Trustee',
  };
}

export function bankName(random: Random): string {
  const head = random.pick(pools.bankHeads);
  const tail = random.pick(pools.bankTails);
  if (tail.includes('%')) return `${tail.replace('Bank of %', `Bank of ${makePlace(random).city}`)}`;
  return `${head} ${tail}`;
}

export function makeBank(random: Random, near?: Place): Party {
  return {
    ...makeEntity(random, near),
    name: bankName(random),
    entity: random.pick(['state banking corporation', 'national banking association', 'federal savings bank', 'bank']),
    signer: personName(random),
    title: random.pick([
      'Vice President',
      'Senior Vice President',
      'Loan Officer',
      'President',
      'Assistant Vice President',
    ]),
  };
}

export const insurerName = (random: Random): string =>
  `${random.pick(pools.insurerHeads)} ${random.pick(pools.insurerTails)}`;

export const agencyName = (random: Random): string =>
  `${random.pick([random.pick(pools.lastNames), random.pick(pools.companyHeads)])} ${random.pick(pools.agencyTails)}`;

export const titleCompany = (random: Random): string =>
  `${random.pick(pools.titleHeads)} ${random.pick(pools.titleTails)}`;

/** Nine digits that pass the checksum of routing numbers. */
export function makeAba(random: Random): string {
  const head = `${random.pick(['0', '0', '1', '2', '3'])}${random.int(1, 2)}${digits(random, 6)}`;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(head[at]), 0);
  return `${head}${(10 - (sum % 10)) % 10}`;
}
