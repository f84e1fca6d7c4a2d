import type { Rule } from '../../src/extraction/rule.ts';
import { block, label } from './build.ts';

/** A flood zone as FEMA names them: A, AE, AH, AO, AR, A99, A1 to A30, V, VE, V1 to V30, X, B, C, D. */
export const floodZone = String.raw`(?:A(?:E|H|O|R|99|\d{1,2})?|V(?:E|\d{1,2})?|X500|X|B|C|D)`;

/** A zone that is the whole value, shaded or not; a word that begins with such a letter is no zone. */
export const onlyFloodZone = String.raw`^(?:Zone )?(?P<v>${floodZone})(?: ?\(?(?:shaded|unshaded)\)?)?(?:$|[ ,.;)])`;

/** Six figures, as FEMA numbers communities; a state's own letters may follow. */
export const onlyCommunity = String.raw`(?:^|[ #:(])(?P<v>\d{6}[A-Z]?)(?:$|[ ,.;)])`;

/** Both in one box: "955387 / AE". */
export const communityAndZone: readonly Rule[] = [
  label(
    'flood_community_number',
    [
      'Comm No / Zone',
      'Community No / Zone',
      'Community / Zone',
      'Community Number / Zone',
      'Comm / Zone',
      'NFIP Community / Zone',
      'Community and Zone',
    ],
    { valuePattern: String.raw`^(?P<v>\d{6}[A-Z]?)\b` },
  ),
  label(
    'flood_zone',
    [
      'Comm No / Zone',
      'Community No / Zone',
      'Community / Zone',
      'Community Number / Zone',
      'Comm / Zone',
      'NFIP Community / Zone',
      'Community and Zone',
    ],
    { valuePattern: String.raw`^\d{6}[A-Z]? ?[/,;-]? ?(?:Zone )?(?P<v>${floodZone})$` },
  ),
  label(
    'flood_zone',
    [
      'Zone / Community',
      'Flood Zone / Community',
      'Zone / Community No',
      'Zone / Comm No',
      'Flood Zone / Community No',
    ],
    {
      valuePattern: String.raw`^(?P<v>${floodZone}) ?[/,;-]? ?\d{6}`,
    },
  ),
  label(
    'flood_community_number',
    [
      'Zone / Community',
      'Flood Zone / Community',
      'Zone / Community No',
      'Zone / Comm No',
      'Flood Zone / Community No',
    ],
    {
      valuePattern: String.raw`^${floodZone} ?[/,;-]? ?(?P<v>\d{6}[A-Z]?)\b`,
    },
  ),
];

/** A cell that says "Zone AE" and no more. */
export const zoneAlone: Rule = block(
  'flood_zone',
  1,
  String.raw`^(?:flood |fema |in )*zone:? (?P<v>(?-i:${floodZone}))(?: ?\((?:un)?shaded\))?\.?$`,
  { certainty: 0.86 },
);
