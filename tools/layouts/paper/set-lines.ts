import { type Run, type Token, tokenize } from '../../packages/core/runs.ts';
import { widthOf } from './measure.ts';
import type { Style } from './paper.ts';

export interface SetLine {
  readonly words: readonly { readonly token: Token; readonly width: number }[];
  /** Whether a paragraph ends with it: such a line is not stretched. */
  readonly last: boolean;
  /** The width of a space, and of the whole line before it is stretched. */
  readonly space: number;
  readonly natural: number;
}

/** Runs cut into lines no wider than `width`, the first narrower by `inset`. */
export function setLines(runs: readonly Run[], style: Style, width: number, inset = 0): SetLine[] {
  const { font, size, letterSpacing } = style;
  const space = widthOf(' ', font, style.bold, size) + 2 * letterSpacing;
  const lines: SetLine[] = [];
  let words: { token: Token; width: number }[] = [];
  let used = 0;
  const close = (last: boolean): void => {
    lines.push({ words, last, space, natural: used });
    words = [];
    used = 0;
  };
  for (const token of tokenize(runs, style.bold)) {
    if (token === null) {
      close(true);
      continue;
    }
    const tokenWidth = token.reduce(
      (sum, piece) => sum + widthOf(piece.text, font, piece.bold, size, letterSpacing),
      0,
    );
    const room = lines.length === 0 ? width - inset : width;
    if (words.length > 0 && used + space + tokenWidth > room) close(false);
    used += (words.length > 0 ? space : 0) + tokenWidth;
    words.push({ token, width: tokenWidth });
  }
  if (words.length > 0) close(true);
  return lines;
}
