import type { Rule } from '../../src/extraction/rule.ts';
import { block, checkbox, label, part, sentence, worded } from './build.ts';
import { sfhaBoxes, sfhaFindings } from './flood-findings.ts';
import { floodZone, onlyFloodZone, zoneAlone } from './flood-patterns.ts';
import { bareCommunity, communityLabels, communitySentence } from './flood-wordings.ts';
import { wordings } from './wordings.ts';

const floodArea = wordings(
  '{in|in a|in an|within|within a|located in|located in a|is in a|property in|site in|subject in|} {FEMA|FEMA identified|FEMA-identified|identified|} {special flood hazard area|SFHA|flood hazard area|special flood hazard zone|special flood area} {(SFHA)|}',
  '{flood hazard|in flood zone|in a flood zone|in flood plain|in floodplain|in a floodplain|in 100-year flood plain|in flood hazard zone}',
);

/** What an appraiser reports of the flood map. */
export const appraisedFlood: readonly Rule[] = [
  zoneAlone,
  sentence(
    'flood_zone',
    ['flood'],
    String.raw`\bflood(?: hazard| map| status)?[:,-]? (?:is )?(?:in )?zone (?P<v>(?-i:${floodZone}))(?:[.,; )]|$)`,
    {
      certainty: 0.84,
    },
  ),
  checkbox('in_sfha', ['Yes', 'Y'], 'true', { near: floodArea }),
  checkbox('in_sfha', ['No', 'N'], 'false', { near: floodArea }),
  label('in_sfha', floodArea, { valuePattern: '(?i)^(?P<v>yes|no|in|out)(?:$|[.,;(])' }),
  ...sfhaBoxes,
  ...sfhaFindings,
  label('flood_community_number', communityLabels, { valuePattern: String.raw`^#? ?(?P<v>\d{6}[A-Z]?)(?:$|[ ,;(/-])` }),
  worded(
    'flood_community_number',
    '(?:(?:fema|nfip|flood|firm|map) )*(?:community|community/map|community/panel|community panel|comm|cid)(?: (?:map|panel|no|number|#|id|code))*',
    { valuePattern: part(String.raw`^(?:no\.? |# ?)?(?P<v>\d{6})(?:$|[ ,;(/-])`), certainty: 0.86 },
  ),
  communitySentence,
  bareCommunity,
  label(
    'flood_zone',
    [
      'FEMA Flood Zone',
      'Flood Zone',
      'FEMA Zone',
      'Flood Zone Designation',
      'FEMA Flood Zone Designation',
      'Flood Hazard Zone',
      'Flood Map Zone',
      'Zone (flood)',
    ],
    {
      valuePattern: onlyFloodZone,
    },
  ),
  block(
    'flood_zone',
    1,
    String.raw`\b(?:fema )?flood zone:? (?P<v>(?-i:A(?:E|H|O|R|99|\d{1,2})?|V(?:E|\d{1,2})?|X|B|C|D))(?: \(?(?:un)?shaded\)?)?(?: fema|$)`,
    {
      certainty: 0.88,
    },
  ),
  sentence(
    'flood_zone',
    ['zone'],
    String.raw`\bflood (?:hazard )?zone (?:is )?(?P<v>(?-i:A(?:E|H|O|R|99|\d{1,2})?|V(?:E|\d{1,2})?|X|B|C|D))[., ;]`,
    {
      certainty: 0.82,
    },
  ),
];
