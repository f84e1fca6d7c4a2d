import type { Token } from './token.ts';

/** The part of a token from one character to another: brackets and full stops around a value are not the value. */
export function trimToken(token: Token, from: number, to: number): Token {
  const length = token.text.length;
  if (from <= 0 && to >= length) return token;
  const { box } = token;
  const width = token.right - token.left;
  const whole = widthOf(token.text);
  const start = widthOf(token.text.slice(0, Math.max(0, from))) / whole;
  const share = widthOf(token.text.slice(Math.max(0, from), to)) / whole;
  return {
    ...token,
    text: token.text.slice(Math.max(0, from), to),
    left: token.left + width * start,
    right: token.left + width * (start + share),
    box: { ...box, x: box.x + box.w * start, w: box.w * share },
    glued: token.glued && from <= 0,
  };
}

/** About how wide print is, in letters: full stops and brackets take half a letter's room. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += /[.,:;'’"“”!|()[\]ijlItf ]/.test(sign) ? 0.5 : /[A-Z@%&mw]/.test(sign) ? 1.25 : 1;
  return width;
}

/** Tokens as one text, with where each begins. */
export interface Run {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly starts: readonly number[];
}

export function runOf(tokens: readonly Token[]): Run {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    if (text !== '' && !token.glued) text += ' ';
    starts.push(text.length);
    text += token.text;
  }
  return { text, tokens, starts };
}

/** The tokens of a stretch of a run, the first and the last cut to it. */
export function cutRun({ tokens, starts }: Run, from: number, to: number): Token[] {
  const cut: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const start = starts[index] ?? 0;
    if (start >= to) break;
    if (start + token.text.length <= from) continue;
    cut.push(trimToken(token, from - start, to - start));
  }
  return cut;
}
