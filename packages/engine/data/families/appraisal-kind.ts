import type { Rule } from '../../src/extraction/rule.ts';
import { checkbox, label, part, sentence } from './build.ts';
import { kind } from './building-kind.ts';
import { wordings } from './wordings.ts';

/**
 * What kind of property was appraised. A report tells besides it how the land is zoned, what it could best be used for,
 * what stands around it and how the building looks.
 */

const boxQuestions = wordings(
  '{property|dwelling|home|building|structure|improvement|residence|housing|unit} {type|}',
  'type of {property|dwelling|home|building|structure|improvement|residence|unit}',
  'subject {property|} {type|is|}',
);

const stories = String.raw`(?:(?:one|two|three|four|single|multi|\d{1,2})[- ](?:story|stories|tenant|level),? |(?:existing|vacant|new|detached|attached|freestanding|brick|masonry|frame|wood-frame|steel|class [abc]) )*`;

export const appraisedKind: readonly Rule[] = [
  label(
    'property_type',
    wordings(
      '{property|asset|subject property} type',
      'type of {property|asset|real estate}',
      'property {category|class}',
    ),
    { valuePattern: String.raw`^(?P<v>[A-Z0-9][A-Za-z0-9 /,()'&-]{2,50}?)\.?$` },
  ),
  // Words that name a use as well as a building: only what is a building counts.
  label(
    'property_type',
    [
      ...['Type', 'Use', 'Current Use', 'Present Use', 'Existing Use', 'Property Use', 'Improvements', 'Building Type'],
      ...['Improvement Type', 'Type of Improvements', 'Structure', 'Structure Type', 'Dwelling Type', 'Subject Type'],
    ],
    {
      valuePattern: part(
        String.raw`^(?P<v>[A-Z0-9][A-Za-z0-9 /()'&-]{0,30}\b(?:family|condominium|condo|townhouse|pud|manufactured home|building|warehouse|office|retail|industrial|apartments?|multi-?family|mixed[- ]use|farm|hotel|motel|restaurant|shop|store|storage|clinic|duplex|triplex|fourplex|dwelling|residence|facility|center)(?: (?:residential|residence|dwelling|home|house|building|property|unit|complex|facility|center|condominium))?)(?:\.?$|,? (?:built|with|on|of|containing|constructed|\d)\b.*$|[,;(].*$)`,
      ),
      certainty: 0.85,
    },
  ),
  ...[
    ...['Single Family', 'Single-Family', '1-4 Family', '2-4 Family', '2-4 Unit', 'Condominium', 'Condo', 'PUD'],
    ...['Townhouse', 'Townhome', 'Manufactured', 'Manufactured Home', 'Multifamily', 'Multi-Family', 'Vacant Land'],
    ...['Office', 'Retail', 'Industrial', 'Warehouse', 'Mixed Use', 'Mixed-Use', 'Hotel', 'Co-op', 'Cooperative'],
  ].map((value) =>
    checkbox('property_type', [value], value, { near: boxQuestions, unless: ['zoning: [', 'zoning ['] }),
  ),
  sentence(
    'property_type',
    ['subject', 'appraisal of', 'appraised', 'property'],
    String.raw`\b(?:(?:the )?(?:subject(?: property)?|property appraised|appraised property|improvements)(?: (?:at|located at) {address},?)? (?:is|are|consists? of|is improved with|are improved with|is described as|comprises)|apprais(?:al(?: report)?|ed) (?:of )?) ?(?:an? |the )?${stories}(?P<v>(?:\d{1,3}-unit )?${kind})\b(?: (?:building|property|complex|facility))?(?:[,.;]| (?:located|situated|containing|at|with|of|in|on|known|which|that)\b)`,
    { certainty: 0.8, fallback: true },
  ),
];
