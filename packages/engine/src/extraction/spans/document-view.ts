import type { Box, Page } from '../../pages/page.ts';
import { type DocumentText, textOf } from '../document-text.ts';
import { levelPages } from '../level-pages.ts';
import { type Cell, gridOf, type PageGrid } from '../page-grid.ts';
import type { Token } from '../token.ts';

/** Where a word stands among the cells of its page. */
export interface CellPlace {
  readonly cell: Cell;
  readonly at: number;
}

/** A document with everything that spans and their context are found by, worked out once. */
export interface DocumentView {
  readonly pages: readonly Page[];
  readonly grids: readonly PageGrid[];
  readonly text: DocumentText;
  /** The words of the running text as labels and weights write them. */
  readonly words: readonly string[];
  readonly givenBox: (pageIndex: number, box: Box) => Box;
  placeOf(token: Token): CellPlace | null;
  /** The token's place in the running text; -1 for one that is not in it. */
  indexOf(token: Token): number;
}

export function viewOf(given: readonly Page[]): DocumentView {
  const { pages, givenBox } = levelPages(given);
  const grids = pages.map((page, index) => gridOf(page, index));
  const text = textOf(pages);
  const places = new Places<CellPlace>();
  for (const { rows } of grids)
    for (const { cells } of rows)
      for (const cell of cells) for (const [at, token] of cell.tokens.entries()) places.add(token, { cell, at });
  const indexes = new Places<number>();
  for (const [index, token] of text.tokens.entries()) indexes.add(token, index);
  return {
    pages,
    grids,
    text,
    words: text.tokens.map((token) => plainWord(token.text)),
    givenBox,
    placeOf: (token) => places.find(token),
    indexOf: (token) => indexes.find(token) ?? -1,
  };
}

/** Things by the word that they belong to: a part of a word, without its brackets, finds what the whole word has. */
class Places<T> {
  readonly #lines = new Map<string, { readonly left: number; readonly right: number; readonly thing: T }[]>();

  add(token: Token, thing: T): void {
    const line = this.#lines.get(lineOf(token));
    const one = { left: token.left, right: token.right, thing };
    if (line === undefined) this.#lines.set(lineOf(token), [one]);
    else line.push(one);
  }

  find(token: Token): T | null {
    const middle = (token.left + token.right) / 2;
    const own = this.#lines.get(lineOf(token))?.find(({ left, right }) => left <= middle && right >= middle);
    return own?.thing ?? null;
  }
}

const lineOf = ({ pageIndex, top }: Token): string => `${pageIndex} ${Math.round(top * 8)}`;

const known = new Map<string, string>();

/** A printed word as labels and weights write it: lower case letters, figures as one sign, nothing around them. */
export function plainWord(text: string): string {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const made = text
    .toLowerCase()
    .replace(/[’']s\b|[’']/g, '')
    .replace(/\d+/g, '9')
    .replace(/[^a-z9$%#&/]+/g, ' ')
    .replace(/(?:9[ ,./-]?)+/g, '9')
    .trim()
    .replace(/ /g, '-');
  if (known.size > 50_000) known.clear();
  known.set(text, made);
  return made;
}
