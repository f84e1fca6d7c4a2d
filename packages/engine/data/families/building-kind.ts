import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence, worded } from './build.ts';
import { propertyLabels } from './worded-land.ts';
import { wordings } from './wordings.ts';

/**
 * What kind of building a paper of insurers and map readers speaks of. Their labels name buildings for other ends too, so
 * only what lenders call a property's type counts.
 */

const home = '(?: (?:home|house|dwelling|residence|residential|detached|attached|property|building))*';
const few = '(?:one|two|three|four|[1-4])';
const own = String.raw`(?:single[- ]family${home}|${few}(?:[- ]?(?:to|-|–)[- ]?${few})?[- ]family${home}|multi-?family${home}|duplex|triplex|four-?plex|town ?(?:house|home)|(?:residential )?condominium(?: unit)?|condo(?: unit)?|co-?op(?:erative)?(?: unit)?|(?:manufactured|mobile|modular) home|PUD|planned unit development|apartment (?:building|house|complex)|apartments|mixed[- ]use(?: (?:building|property))?|(?:medical |general |professional )?office(?: (?:building|condominium|complex|park))?|(?:light |heavy )?industrial(?: (?:warehouse|building|property|flex|plant))?|(?:distribution |storage )?warehouse(?: building)?|retail(?: (?:strip center|strip|center|store|building|storefront|space|property))?|(?:strip|shopping) (?:center|mall)|strip mall|restaurant(?: building)?|hotel|motel|self[- ]storage(?: facility)?|mini-?storage|church|farm ?house|barn|manufacturing(?: (?:plant|building|facility))?|(?:auto|automotive) (?:repair|service|body)(?: (?:shop|garage|center))?|day ?care(?: center)?)`;
/** Words that class a building and do not say what it is. */
const classed = '(?:(?:other )?(?:commercial|nonresidential|non-residential)(?: (?:building|property|business))?)';
export const kind = `(?:${own}|${classed})`;

const beside = {
  valuePattern: part(String.raw`^(?:an? )?(?P<v>${own})\.?(?:$|[,;(/.]| [-–—]| of | with | (?-i:[A-Z]))`),
  lines: 2,
  certainty: 0.9,
} as const;

const behindAddress = {
  lines: 4,
  valuePattern: part(
    String.raw`\b(?-i:[A-Z]{2}),? \d{5}(?:-\d{4})?(?:[,;.(]* .{0,60}?)??[ (](?P<v>${own})(?:$|[,;.)])`,
  ),
  certainty: 0.86,
} as const;

const noun =
  '{property|dwelling|home|housing|building|structure|collateral|improvement|improvements|residence|construction|premises|real estate|risk|insured building|insured property|security}';

const labels = [
  ...wordings(
    `${noun} {type|kind|use|class|description|type/use|occupancy|occupancy type|use and occupancy}`,
    `{type|kind|use|class|description|nature} of {the|insured|} ${noun}`,
    '{building|structure|improvements|improvement|dwelling|residence|premises}',
    '{insured|described|covered|subject} {building|structure|dwelling|property}',
    '{building or mobile home|building/mobile home} {type|description}',
    '{used as|type|use|property is|building is|occupancy|occupancy type|type of occupancy|occupied as}',
    'what {stands there|it is|is insured|kind of building}',
  ),
];

export const buildingKind: readonly Rule[] = [
  label('property_type', labels, beside),
  label('property_type', labels, {
    ...beside,
    fallback: true,
    valuePattern: part(String.raw`^(?:an? )?(?P<v>${classed})\.?(?:$|[,;(/.])`),
  }),
  // How it is built stands before what it is.
  label(
    'property_type',
    wordings(
      'construction{/| / | and | & |, }{occupancy|use|type of occupancy}',
      'occupancy{/| / | and | & }construction',
      'construction, {use|occupancy} and {protection|year built}',
    ),
    { lines: 3, certainty: 0.88, valuePattern: part(String.raw`(?:^|[ ,;/–-])(?P<v>${own})(?:$|[,;/.]| [-–])`) },
  ),
  // Behind the address, in the same box.
  worded('property_type', propertyLabels, behindAddress),
  label(
    'property_type',
    wordings('location{/| and |, }{description|occupancy|construction and occupancy}', 'property information'),
    behindAddress,
  ),
  // On the line under the address, before how it is built.
  block(
    'property_type',
    1,
    String.raw`^(?:(?:bldg|building|item)\.? ?(?:no\.? ?)?\d{1,3}[:.,]? )?(?P<v>${own})(?: ?[,/;–-]+ ?|,? (?:of |with )?)(?:[^\n]{0,30}\b)?(?:frame|masonry|brick|joisted|non-?combustible|fire[- ]?resistive|steel|concrete|stucco|veneer|block|wood|stor(?:y|ies)|built|units?|sq\.?|square|constructed|construction)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'property_type',
    ['at ', 'known as', 'located', 'situated'],
    String.raw`\b(?:an?|the|your|our|insured'?s?|this|said|\)|:|owned|existing|borrower[’']s) (?P<v>${own})(?: (?:building|property|structure|dwelling))?(?:,? (?:which is |that is )?(?:located|situated|standing))?,? (?:at|known as) {address}`,
    { certainty: 0.86 },
  ),
  sentence(
    'property_type',
    [
      'family',
      'condo',
      'pud',
      'planned',
      'building',
      'warehouse',
      'retail',
      'office',
      'home',
      'plex',
      'townhouse',
      'mixed',
    ],
    String.raw`{address},? ?(?:\(|[-–—;] |(?:which is |being |is )?(?:an?|described as|improved (?:with|by) an?) )?(?P<v>${own})(?:[),.;]|$| (?:property|structure|in|and|of|which|located)\b)`,
    { certainty: 0.84 },
  ),
  sentence(
    'property_type',
    ['building', 'structure', 'property', 'improvement', 'dwelling', 'collateral', 'premises'],
    String.raw`(?:^|[.;:] )(?:the |this |said |your |insured |subject |described |above |collateral )*(?:building|structure|property|improvements?|dwelling|collateral|premises)(?: (?:at|known as) {address},?| (?:described|identified|shown|named) (?:above|below))? (?:is|are|consists? of|is described as|is used as|is occupied as|is improved (?:with|by)) (?:an? )?(?P<v>${own})(?:[),.;]|$| (?:located|in|and|with|of|built)\b)`,
    { certainty: 0.84 },
  ),
  sentence(
    'property_address',
    ['at ', 'known as'],
    String.raw`\b(?:an?|the|your|this|said) ${own}(?: (?:building|property|structure|dwelling))?(?:,? (?:which is |that is )?(?:located|situated|standing))?,? (?:at|known as) (?P<v>{address})`,
    {
      certainty: 0.84,
    },
  ),
];
