import { foldWord } from '../classification/fold-text.ts';
import type { Box, Page, ReadMethod, Word } from '../pages/page.ts';

/**
 * A printed word, or the part of one before or after a colon: forms print `Date:03/01/2026` as one word, and the label
 * and its value must come apart. Sides are in points, so that distances across and down compare.
 */
export interface Token {
  readonly text: string;
  readonly folded: readonly string[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly box: Box;
  readonly pageIndex: number;
  readonly method: ReadMethod;
  readonly confidence: number;
  readonly bold: boolean;
  /** Whether it stands directly at the token before it, with no space printed between. */
  readonly glued: boolean;
}

/** A colon between a label and what follows; not the one of a time of day or of an address of the web. */
const INNER_COLON = /^(.*[A-Za-z#.)]:)([^:/].*)$/;

/** A sum or a day that is set so close behind its label that they print as one word: `Value$390,000.00`. */
const INNER_FIGURE = /^(.*[a-z)])(\$\d[\d,]*(?:\.\d\d)?|\d{1,2}\/\d{1,2}\/\d{4})$/;

/** Behind bold print a comma stands as a word of its own. */
const LOOSE_SIGN = /^[,;]$/;

export function toTokens(word: Word, page: Page, pageIndex: number): Token[] {
  const split = INNER_COLON.exec(word.text) ?? INNER_FIGURE.exec(word.text);
  if (split?.[1] === undefined || split[2] === undefined)
    return [makeToken(word, word.text, word.box, page, pageIndex, LOOSE_SIGN.test(word.text))];
  // How wide each letter is nobody knows here; their count tells well enough where the colon stands.
  const share = split[1].length / word.text.length;
  const { x, y, w, h } = word.box;
  return [
    makeToken(word, split[1], { x, y, w: w * share, h }, page, pageIndex, false),
    makeToken(word, split[2], { x: x + w * share, y, w: w * (1 - share), h }, page, pageIndex, true),
  ];
}

function makeToken(word: Word, text: string, box: Box, page: Page, pageIndex: number, glued: boolean): Token {
  return {
    text,
    folded: foldWord(text),
    left: box.x * page.width,
    right: (box.x + box.w) * page.width,
    top: box.y * page.height,
    bottom: (box.y + box.h) * page.height,
    box,
    pageIndex,
    method: word.method,
    confidence: word.confidence,
    bold: word.bold === true,
    glued,
  };
}

/** The printed text of tokens in a row. */
export function joinTokens(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) text += text === '' || token.glued ? token.text : ` ${token.text}`;
  return text;
}

/** Of a line's height: recognition tears a number apart at its dashes, and leaves no more room than this. */
const tornGap = 0.5;

/** Recognized words that are parts of one number stand together again: `HE-` and `222083`. */
export function glueTorn(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) => {
    const before = tokens[index - 1];
    if (before === undefined || token.method !== 'ocr' || before.method !== 'ocr') return token;
    const dash =
      (/\w-$/.test(before.text) && /^\d/.test(token.text)) || (/\w$/.test(before.text) && /^-\d/.test(token.text));
    const gap = token.left - before.right;
    return dash && gap < tornGap * (token.bottom - token.top) && gap > -1 ? { ...token, glued: true } : token;
  });
}
