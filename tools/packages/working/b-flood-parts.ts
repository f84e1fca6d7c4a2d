import { addDays } from '../core/dates.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import type { Kit } from './b-kit.ts';
import { digits, phone, somewhere } from './b-others.ts';

/** What every flood hazard determination says, in the order of the federal form. */
export interface FloodParts {
  readonly lender: readonly Run[];
  readonly collateral: readonly Run[];
  readonly lenderId: string;
  readonly loan: Run;
  readonly required: Run;
  readonly community: string;
  readonly county: Run;
  readonly state: string;
  readonly communityNumber: Run;
  readonly map: string;
  readonly panelDate: string;
  readonly zone: Run;
  readonly date: Run;
  readonly vendor: string;
  readonly vendorAddress: string;
  readonly vendorPhone: string;
  readonly certificate: string;
  readonly ordered: string;
}

export function floodParts(kit: Kit, options: { readonly upper?: boolean } = {}): FloodParts {
  const { f, p, r } = kit;
  const upper = options.upper ?? false;
  const legal = r.chance(0.5) ? ['\n', v('legal_description', f.property.legalDescription)] : [];
  return {
    lender: prose`${v('lender_name', upper ? f.lender.name.toUpperCase() : f.lender.name)}\n${p.address('lender_address', f.lender.address, 'block')}`,
    collateral: [...p.borrowers({ upper }), '\n', p.address('property_address', f.property.address, 'block'), ...legal],
    lenderId: r.chance(0.6) ? digits(r, 7) : '',
    loan: v('loan_number', f.loanNumber),
    required: f.flood.inHazardArea ? p.money('flood_coverage_amount', f.flood.coverageCents) : '',
    community: `${f.property.address.city.toUpperCase()}, CITY OF`,
    county: v('property_county', r.chance(0.5) ? `${f.property.county} County`.toUpperCase() : f.property.county),
    state: f.property.address.state,
    communityNumber: v('flood_community_number', f.flood.community),
    map: `${f.flood.community}${r.int(1000, 9999)}${r.pick(['C', 'D', 'E', 'F'])}`,
    panelDate: p.day(addDays(f.flood.date, -r.int(900, 6_000))),
    zone: v('flood_zone', f.flood.zone),
    date: p.date('flood_determination_date', f.flood.date),
    vendor: r.pick([
      'Meridian Flood Services, LLC',
      'CertiZone Flood Data',
      'National Flood Compliance Corp.',
      'TruePanel Determinations, Inc.',
    ]),
    vendorAddress: oneLine(somewhere(r)),
    vendorPhone: phone(r),
    certificate: digits(r, 10),
    ordered: p.day(addDays(f.flood.date, -1)),
  };
}

/** The two boxes of the determination; both answer the field, by their label. */
export function hazardAreaBoxes(kit: Kit, s: Sheet, x: number, y: number, gap = 60, size = 9): void {
  for (const [index, label] of ['YES', 'NO'].entries()) {
    const marked = kit.f.flood.inHazardArea === (label === 'YES');
    s.checkbox(x + index * gap, y, {
      marked,
      label,
      field: 'in_sfha',
      size: 9,
      look: kit.r.fork('look').pick(['x', 'tick', 'filled']),
    });
    s.text(x + index * gap + 13, y, label, { bold: true, size });
  }
}

export const availability: readonly (readonly [string, boolean])[] = [
  ['Federal Flood Insurance is available (community participates in the NFIP).', true],
  ['Regular Program', true],
  ['Emergency Program of NFIP', false],
  ['Federal Flood Insurance is not available (community does not participate in the NFIP).', false],
  [
    'Building/Mobile Home is in a Coastal Barrier Resources Area (CBRA) or Otherwise Protected Area (OPA). Federal Flood Insurance may not be available.',
    false,
  ],
];

export const explanation =
  'If yes, flood insurance is required by the Flood Disaster Protection Act of 1973. If no, flood insurance is not required by the Flood Disaster Protection Act of 1973. Please note, the risk of flooding in this area is only reduced, not removed.';

export const basis =
  'This determination is based on examining the NFIP map, any Federal Emergency Management Agency revisions to it, and any other information needed to locate the building/mobile home on the NFIP map.';

export const comments = (kit: Kit): string =>
  kit.r
    .fork('comments')
    .pick([
      'LIFE OF LOAN DETERMINATION. HMDA: STATE 08 COUNTY 069 TRACT 0016.03 MSA 22660.',
      'THIS FLOOD DETERMINATION IS PROVIDED TO THE LENDER PURSUANT TO THE FLOOD DISASTER PROTECTION ACT. IT SHOULD NOT BE USED FOR ANY OTHER PURPOSE.',
      'Census tract 0042.01. Life of loan monitoring is in effect; this certificate may be transferred once.',
    ]);
