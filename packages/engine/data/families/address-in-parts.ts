import type { Rule } from '../../src/extraction/rule.ts';
import { sentence } from './build.ts';

const gap = '(?: /|,)? ';

/** "Property Address: 12 Elm Street   City: Bend   State: OR   Zip Code: 97701": the names of the parts stand between them. */
export const addressInParts: Rule = sentence(
  'property_address',
  ['city', 'town'],
  String.raw`\b(?:property|subject|subject property|premises|collateral|building|site|situs)(?: street)?(?: address| location)?(?: \((?:street|number and street)\))?:? (?P<v>(?:\d{1,6}[A-Za-z]?|One|P\.? ?O\.? ?Box)(?: [A-Za-z0-9.,'’#&/-]+){1,8}?${gap}(?-i:City|CITY|Town|TOWN)(?:/(?:town|village))?:? [A-Za-z.' -]{2,30}?${gap}(?-i:State|STATE|St\.):? (?-i:[A-Z]{2})${gap}(?-i:Zip|ZIP|Postal|POSTAL)(?:[ /](?:code|postal code))?:? \d{5}(?:-\d{4})?)\b`,
  { certainty: 0.88 },
);
