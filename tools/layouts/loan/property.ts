import type { PostalAddress } from '../../packages/core/parties.ts';
import type { Random } from '../../packages/core/random.ts';
import { digits, makeStreet, type Place } from './parties.ts';
import { additions, propertyTypes } from './pools.ts';

export interface Property {
  readonly address: PostalAddress;
  readonly county: string;
  readonly stateName: string;
  readonly legal: string;
  readonly parcel: string;
  readonly type: string;
}

export function makeProperty(random: Random, consumer: boolean, place: Place): Property {
  let street = makeStreet(random);
  // Land is never in a box at the post office.
  while (street.startsWith('P.O.')) street = makeStreet(random);
  const { city, state, zip, county, stateName } = place;
  return {
    address: { street, city, state, zip },
    county,
    stateName,
    legal: drawLegal(random, county, stateName),
    parcel: drawParcel(random),
    type: random.pick(consumer ? propertyTypes.consumer : propertyTypes.business),
  };
}

function drawLegal(random: Random, county: string, state: string): string {
  const addition = random.pick(additions);
  const lot = random.int(1, 48);
  const block = random.int(1, 12);
  const book = random.int(3, 480);
  const page = random.int(1, 320);
  const tail = random.pick([`, County of ${county}, State of ${state}`, `, ${county} County, ${state}`, '']);
  return random.pick([
    () => `Lot ${lot}, Block ${block}, ${addition}, according to the recorded plat thereof${tail}`,
    () => `Lot ${lot}, Block ${String.fromCharCode(64 + block)}, ${addition}`,
    () => `LOT ${lot} IN BLOCK ${block} OF ${addition.toUpperCase()}${tail.toUpperCase()}`,
    () =>
      `Lots ${lot} and ${lot + 1}, ${addition}, as shown on the map filed in Book ${book} of Maps at page ${page}${tail}`,
    () =>
      `The ${random.pick(['NE', 'SW'])} 1/4 of the ${random.pick(['NW', 'SE'])} 1/4 of Section ${random.int(1, 36)}, Township ${random.int(1, 40)} North, Range ${random.int(1, 60)} West of the 6th P.M.${tail}`,
    () =>
      `Unit ${random.int(101, 940)}, ${addition}, together with an undivided ${random.int(1, 9)}.${digits(random, 2)}% interest in the common elements${tail}`,
    () =>
      `Beginning at an iron pin on the north line of the road; thence North ${random.int(1, 88)} degrees ${random.int(10, 59)} minutes East ${random.int(80, 600)}.${digits(random, 2)} feet to a stake; thence South ${random.int(1, 88)} degrees East ${random.int(80, 600)} feet to the place of beginning, containing ${random.int(1, 80)}.${random.int(1, 99)} acres, more or less`,
    () =>
      `Parcel ${random.int(1, 4)} of Certified Survey Map No. ${random.int(120, 9_800)}, recorded in Volume ${book}, page ${page}${tail}`,
  ])();
}

function drawParcel(random: Random): string {
  return random.pick([
    () => `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 2)}-${digits(random, 3)}`,
    () => `${digits(random, 3)}-${digits(random, 3)}-${digits(random, 3)}`,
    () => digits(random, 10),
    () => `R${digits(random, 7)}`,
    () =>
      `${digits(random, 2)}-${digits(random, 2)}-${digits(random, 2)}-${digits(random, 3)}-${digits(random, 3)}.000`,
    () => `${digits(random, 4)} ${digits(random, 2)} ${digits(random, 4)}`,
  ])();
}
