import type { LabelMatch } from './find-label.ts';
import type { Token } from './token.ts';

/** A label that shares its caption with others: "Agency ID / File No.: 51077 / 24-118". */
export interface SharedMatch extends LabelMatch {
  readonly place: number;
  readonly of: number;
}

/** Longer captions are sentences. */
const mostWords = 10;

/** The same label with the whole caption as its own, where signs part it from other labels. */
export function sharedCaption(match: LabelMatch): SharedMatch | null {
  const { cell, firstCell, tokens: own } = match;
  const first = own[0] === undefined ? -1 : cell.tokens.indexOf(own[0]);
  if (cell !== firstCell || first < 0) return null;
  const colon = cell.tokens.findIndex(({ text }) => text.endsWith(':'));
  const end = colon < 0 ? cell.tokens.length : colon + 1;
  const start = /^\(?[A-Za-z0-9]{1,2}[.)]$/.test(cell.tokens[0]?.text ?? '') ? 1 : 0;
  const caption = cell.tokens.slice(start, end);
  if (first >= end || caption.length > mostWords || caption.some(({ text }) => /\d/.test(text))) return null;
  const parts = partsOf(caption);
  const place = parts.findIndex((part) => part[0] === own[0] && part.every((token) => own.includes(token)));
  if (parts.length < 2 || place < 0) return null;
  return {
    ...match,
    end,
    tokens: caption,
    left: Math.min(...caption.map(({ left }) => left)),
    right: Math.max(...caption.map(({ right }) => right)),
    startsCell: true,
    endsCell: end >= cell.tokens.length,
    colon: colon >= 0,
    place,
    of: parts.length,
  };
}

/** What belongs to the label of a value that is parted as its caption is; nothing where it is not. */
export function ownShare(
  { place, of }: SharedMatch,
  rows: readonly (readonly Token[])[],
): readonly (readonly Token[])[] {
  const parts = partsOf(rows.flat());
  return parts.length === of ? [parts[place] ?? []] : [];
}

function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === '/') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
