import type { Random } from './random.ts';

export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface Party {
  readonly name: string;
  readonly kind: 'person' | 'entity';
  /** As printed after the name: `a Colorado limited liability company`; null for a person. */
  readonly entityType: string | null;
  readonly stateOfOrganization: string | null;
  /** Who signs for an entity, and as what. */
  readonly signer: string;
  readonly capacity: string | null;
  readonly address: PostalAddress;
  readonly tin: string;
}

const firstNames =
  'James Maria Robert Linda Wei Aisha Carlos Patricia Daniel Susan Olu Megan Thomas Elena Rajesh Nancy Gregory Yuki Hannah Luis'.split(
    ' ',
  );
const lastNames =
  'Okafor Bennett Ramirez Nguyen Whitaker Schultz O’Brien Patel Delacroix Hartmann Lindqvist Castillo McAllister Yamamoto Foster Abernathy Kowalski Reyes Vandermeer Stone'.split(
    ' ',
  );
const streets =
  'Maple Avenue|North Main Street|County Road 14|Industrial Parkway|Harbor View Drive|Old Mill Lane|West 42nd Street|Sunset Boulevard|Elm Court|State Highway 6'.split(
    '|',
  );
const places = [
  ['Fort Collins', 'CO', '80521', 'Larimer', 'Colorado'],
  ['Cedar Rapids', 'IA', '52401', 'Linn', 'Iowa'],
  ['Bend', 'OR', '97701', 'Deschutes', 'Oregon'],
  ['Austin', 'TX', '78701', 'Travis', 'Texas'],
  ['Lancaster', 'PA', '17602', 'Lancaster', 'Pennsylvania'],
  ['Macon', 'GA', '31201', 'Bibb', 'Georgia'],
  ['Duluth', 'MN', '55802', 'St. Louis', 'Minnesota'],
  ['Riverside', 'CA', '92501', 'Riverside', 'California'],
  ['Twin Falls', 'ID', '83301', 'Twin Falls', 'Idaho'],
] as const;
const trades =
  'Ridgeline Dairy|Blue Heron Hospitality|Summit Precision Machining|Prairie Wind Logistics|Copper Kettle Foods|Lakeside Dental|Northgate Auto Body|Harvest Moon Orchards|Ironwood Builders|Cascade Printing'.split(
    '|',
  );
const banks =
  'First Meridian Bank|Prairie State Bank & Trust|Cascade Community Credit Union|Farmers & Merchants Bank of Long Valley|Harbor National Bank|Granite Peak Federal Credit Union'.split(
    '|',
  );

function address(random: Random): PostalAddress {
  const [city, state, zip] = random.pick(places);
  const unit = random.chance(0.2) ? `, Suite ${random.int(100, 480)}` : '';
  return { street: `${random.int(11, 9_899)} ${random.pick(streets)}${unit}`, city, state, zip };
}

function person(random: Random): Party {
  const middle = random.chance(0.6) ? ` ${random.pick('ABCDEFGHJKLMNPRST'.split(''))}.` : '';
  const suffix = random.chance(0.08) ? ', Jr.' : '';
  const name = `${random.pick(firstNames)}${middle} ${random.pick(lastNames)}${suffix}`;
  return {
    name,
    kind: 'person',
    entityType: null,
    stateOfOrganization: null,
    signer: name,
    capacity: null,
    address: address(random),
    tin: `${random.int(100, 899)}-${random.int(10, 99)}-${random.int(1000, 9999)}`,
  };
}

function entity(random: Random): Party {
  const state = random.pick(places)[4];
  const form = random.pick([
    ['LLC', `limited liability company`, 'Member'],
    [', LLC', `limited liability company`, 'Manager'],
    [', Inc.', `corporation`, 'President'],
    [' Corporation', `corporation`, 'Chief Executive Officer'],
    [', L.P.', `limited partnership`, 'General Partner'],
  ] as const);
  const name = `${random.pick(trades)}${form[0].startsWith(',') || form[0].startsWith(' ') ? '' : ' '}${form[0]}`;
  return {
    name,
    kind: 'entity',
    entityType: `a ${state} ${form[1]}`,
    stateOfOrganization: state,
    signer: person(random).name,
    capacity: form[2],
    address: address(random),
    tin: `${random.int(10, 98)}-${random.int(1_000_000, 9_999_999)}`,
  };
}

/** Whoever has a part in the loan, and what it is secured by. */
interface Parties {
  readonly lender: Party;
  readonly borrowers: readonly Party[];
  readonly guarantors: readonly Party[];
  readonly trustee: Party;
  readonly titleAgent: Party;
  readonly property: Property;
}

export interface Property {
  readonly address: PostalAddress;
  readonly county: string;
  readonly legalDescription: string;
  readonly parcel: string;
  readonly type: string;
}

export function makeParties(random: Random, consumer: boolean): Parties {
  const place = random.pick(places);
  const bank: Party = {
    ...entity(random),
    name: random.pick(banks),
    entityType: 'a state chartered bank',
    signer: random.pick(['Karen Whitfield', 'Paul J. Osborne']),
    capacity: 'Vice President',
  };
  const borrowers = consumer
    ? random.chance(0.5)
      ? [person(random), person(random)]
      : [person(random)]
    : [entity(random)];
  const guarantors = consumer ? [] : Array.from({ length: random.int(1, 3) }, () => person(random));
  const street = `${random.int(11, 9_899)} ${random.pick(streets)}`;
  return {
    lender: bank,
    borrowers,
    guarantors,
    trustee: {
      ...entity(random),
      name: random.pick([
        'Public Trustee of Larimer County',
        'Pacific Reconveyance Company',
        'Lone Star Trustee Services, LLC',
      ]),
    },
    titleAgent: {
      ...entity(random),
      name: random.pick([
        'Ridge Title & Escrow, Inc.',
        'Clearwater Abstract Company',
        'Tri-County Settlement Services, LLC',
      ]),
    },
    property: {
      address: { street, city: place[0], state: place[1], zip: place[2] },
      county: place[3],
      legalDescription: `Lot ${random.int(1, 48)}, Block ${random.int(1, 12)}, ${random.pick(['Sunnyside Addition', 'Harmony Ridge Filing No. 2', 'Original Townsite', 'Willow Creek Subdivision'])}, according to the recorded plat thereof, County of ${place[3]}, State of ${place[4]}`,
      parcel: `${random.int(10, 99)}-${random.int(100, 999)}-${random.int(10, 99)}-${random.int(100, 999)}`,
      type: consumer
        ? random.pick(['Single Family', 'Condominium', 'PUD'])
        : random.pick(['Office building', 'Industrial warehouse', 'Retail strip center']),
    },
  };
}

export function oneLine(place: PostalAddress): string {
  return `${place.street}, ${place.city}, ${place.state} ${place.zip}`;
}
