import type { Rule } from '../../src/extraction/rule.ts';
import { part, worded } from './build.ts';

const agent =
  '(?:(?:the|name of) )*(?:settlement|closing|escrow|title|closing/title|title/escrow)(?: (?:agent|company|office|attorney|agency|closer))?';
const file =
  '(?:(?:its|their|agents?) )?(?:(?:title|escrow|closing|settlement) )?(?:file|order|escrow|gf|case|commitment)(?: file| order)?(?: no| number| #| ref| reference)?';
const word = String.raw`(?:(?:file|escrow|order|gf|title)(?: file| order)? ?)?(?:no\.?|number|#)? ?`;
const code = String.raw`(?-i:[A-Z]{0,5})-?\d[A-Z0-9-]{3,18}`;
const name = String.raw`(?-i:[A-Z0-9])[A-Za-z0-9&.'’, -]{3,70}?`;

/** Who closes a loan and under what number, beside one label: "Closing agent / File   Rainier Title, LLC / R-20417". */
export const agentAndFile: readonly Rule[] = [
  worded('settlement_agent', `${agent} ?(?:/|and|&) ?${file}`, {
    valuePattern: part(String.raw`^(?P<v>${name}),? ?[/|;,(–—-] ?\(?${word}${code}\)?$`),
  }),
  worded('settlement_file_number', `${agent} ?(?:/|and|&) ?${file}`, {
    valuePattern: part(String.raw`^${name},? ?[/|;,(–—-] ?\(?${word}(?P<v>${code})\)?$`),
  }),
  worded('settlement_file_number', agent, {
    certainty: 0.84,
    fallback: true,
    valuePattern: part(
      String.raw`^${name},? ?[/|;,(–—-]? ?\(?(?:file|escrow|order|gf|title file)(?: file| order)? ?(?:no\.?|number|#)?:? ?(?P<v>${code})\)?$`,
    ),
  }),
];
