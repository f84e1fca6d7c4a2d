import { stateNames } from '../../values/us-states.ts';
import { tokensBetween } from '../document-text.ts';
import type { Token } from '../token.ts';
import { trimToken } from '../trim-token.ts';
import type { DocumentView } from './document-view.ts';

const STATE = `(?:${stateNames.join('|')}|[A-Z]{2}(?=,? \\d{5}))`;
const STREET =
  '(?:Street|St\\.|Avenue|Ave\\.|Road|Rd\\.|Drive|Lane|Court|Circle|Boulevard|Blvd\\.?|Way|Parkway|Pkwy|Highway|Hwy\\.?|Turnpike|Route|Trail|Square|Plaza|Center|Park|Building)';
const WORD = "(?:[A-Z0-9][A-Za-z0-9.'’#&/-]*)";
/** What says that a place follows. */
const SAYS_PLACE =
  '(?:(?:located|situated|situate|being|lying|offices?|place of business|residence|residing|premises|address(?:es)?)(?: (?:is|are))?(?: located)? (?:at|on|along)|known as|address(?:es)?(?: (?:is|are))?(?: as follows)?|ADDRESS|Address)';
/** A place without the number of a house: a street behind words that say so, up to its state where one is named. */
const PLACE = new RegExp(
  String.raw`\b${SAYS_PLACE}[:,]? (?:the )?(?<v>(?!\d)(?:${WORD} ){1,4}?${STREET}(?: (?:Extension|Ext\.|North|South|East|West|No\.? ?\d+|\d+)\b)?(?:(?:,? (?:${WORD}|of)){1,12}?,? ${STATE}(?:,? \d{5}(?:-\d{4})?)?)?)`,
  'g',
);

/** Places that no number of a house begins. */
export function placesIn({ text }: DocumentView): (readonly Token[])[] {
  return [...text.text.matchAll(PLACE)].flatMap((match) => {
    const named = match.groups?.v ?? '';
    if (named === '') return [];
    const to = match.index + match[0].length;
    return [cut(text, to - named.length, to)];
  });
}

function cut(text: DocumentView['text'], from: number, to: number): Token[] {
  const own = tokensBetween(text, from, to);
  const at = own[0] === undefined ? -1 : text.tokens.indexOf(own[0]);
  return own.map((token, index) => {
    const start = text.starts[at + index] ?? 0;
    return trimToken(token, from - start, to - start);
  });
}
