import { sentence } from './build.ts';
import { floodZone } from './flood-patterns.ts';

export const communityLabels = [
  'NFIP Community Number',
  'NFIP Community No',
  'NFIP Community',
  'NFIP Community #',
  'NFIP Community ID',
  'Community Number',
  'Community No',
  'Community #',
  'Community ID',
  'Community',
  'Community / Panel',
  'Community-Panel Number',
  'Community Name and Number',
  'Community Name / Number',
  'CID',
  'NFIP Number',
  'NFIP No',
  'NFIP ID',
  'NFIP CID',
  'Comm No',
  'Comm #',
  'Comm Number',
  'Community CID',
  'Community ID No',
  'Community Identification Number',
  'Community Identifier',
  'Community / Number',
  'Flood Community Number',
  'Flood Community No',
  'FEMA Community Number',
  'FEMA Community No',
];

export const zoneLabels = [
  'Flood Zone',
  'Flood Zone(s)',
  'Zone',
  'FEMA Flood Zone',
  'Current Flood Zone',
  'Current Zone',
  'Rated Zone',
  'Flood Risk / Rated Zone',
  'Flood Risk Zone',
  'Flood Rating Zone',
  'Grandfathered',
  'Zone Designation',
  'Flood Zone Designation',
  'Zone Determined',
  'FIRM Zone',
  'Map Zone',
  'Hazard Zone',
  'Flood Hazard Zone',
  'Risk Zone',
  'NFIP Zone',
  'FEMA Zone',
  'Rate Zone',
  'Rating Zone',
  'Flood Zone Rated',
  'Zone Rated',
  'Flood Zone Code',
];

export const communitySentence = sentence(
  'flood_community_number',
  ['community', 'nfip'],
  String.raw`community[^.;]{0,90}?(?:number|no\.?|id|#|CID)(?: is|,)?:? ?\(?(?P<v>\d{6}[A-Z]?)\b`,
  { certainty: 0.9 },
);

/** Without a word for its number. */
export const bareCommunity = sentence('flood_community_number', ['community'], String.raw`\bcommunity (?P<v>\d{6})\b`, {
  certainty: 0.82,
});

export const zoneSentence = sentence(
  'flood_zone',
  ['zone'],
  String.raw`(?:\b(?:in|flood|is|as|an?|the|designated|hazard|risk|map|into|within|area|sfha|fema|nfip|firm|rated|rating|current)|,|\() ?(?:flood )?zone:? (?:is )?(?:designated )?[“"]?(?P<v>(?-i:${floodZone}))(?: ?\((?:un)?shaded\))?(?:[.,;)”" ]|$)`,
  { certainty: 0.85 },
);
