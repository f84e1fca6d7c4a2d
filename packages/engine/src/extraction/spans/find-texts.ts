import type { Cell, PageGrid } from '../page-grid.ts';
import type { Token } from '../token.ts';
import { cutRun, runOf } from '../trim-token.ts';
import type { DocumentView } from './document-view.ts';
import { makeSpan, spanAt } from './find-shaped.ts';
import type { Span } from './span.ts';

const mostRows = 14;

/** What stands behind a label or alone in a cell, whatever it says: for fields that any words may answer. */
export function findTexts(view: DocumentView): Span[] {
  const found: Span[] = [];
  findGoods(found, view);
  findPurposes(found, view);
  for (const grid of view.grids)
    for (const row of grid.rows)
      for (const cell of row.cells)
        for (const at of startsIn(cell)) {
          const head = cell.tokens.slice(at);
          addSpan(found, view, head, 'cell');
          const rows = under(grid, cell, head[0]);
          if (rows.length > 0) addSpan(found, view, [...head, ...rows.flat()], 'lines');
          addParts(found, view, rows.length > 0 ? [...head, ...rows.flat()] : head);
          if (rows.length > 1) addSpan(found, view, [...head, ...(rows[0] ?? [])], 'two');
        }
  return found;
}

function startsIn(cell: Cell): number[] {
  const starts = cell.tokens.flatMap((token, at) =>
    at > 0 &&
    (/:$/.test(cell.tokens[at - 1]?.text ?? '') || (at < 5 && cell.tokens[at - 1]?.bold === true && !token.bold))
      ? [at]
      : [],
  );
  return [0, ...starts];
}

function addSpan(found: Span[], view: DocumentView, tokens: readonly Token[], made: string): void {
  const text = runOf(tokens).text;
  if (text.length < 1 || text.length > 1200 || /:$/.test(text) || !/[A-Za-z0-9]/.test(text)) return;
  const span = makeSpan(view, 'text', tokens, tokens, 'party', openTexts);
  if (span !== null) found.push({ ...span, made });
}

/** Where a text may end before its lines do. */
const ENDS: readonly (readonly [made: string, end: RegExp])[] = [
  ['sentence', /[.](?= [A-Z]|$)/],
  ['comma', /,(?= )/],
  ['semicolon', /;(?= )/],
  ['bracket', / ?\((?=[A-Za-z])/],
];

function addParts(found: Span[], view: DocumentView, tokens: readonly Token[]): void {
  const run = runOf(tokens);
  for (const [made, end] of ENDS) {
    const at = end.exec(run.text.slice(0, 600))?.index ?? -1;
    if (at > 2) addSpan(found, view, cutRun(run, 0, at), made);
  }
}

const GOODS =
  /\b(?:following (?:described )?(?:property|collateral|assets|goods)|covers the following|collateral (?:means|consists of|is|includes)|described as follows)\b[^:.;]{0,60}[:;.]? ?/gi;
/** In signs: longer ones are whole schedules. */
const longestGoods = 1000;

/** What a sentence says that a loan is secured by, up to the end of the sentence and to the end of what it names. */
function findGoods(found: Span[], view: DocumentView): void {
  const { text } = view.text;
  for (const match of text.matchAll(GOODS)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + longestGoods);
    const sentence = /[.](?= [A-Z(]|$)/.exec(rest)?.index;
    for (const length of new Set([sentence, /;(?= )/.exec(rest)?.index])) {
      if (length === undefined || length < 8) continue;
      const span = spanAt(view, 'text', from, from + length, 'goods', openTexts);
      if (span !== null) found.push(span);
    }
  }
}

const PURPOSE =
  /\b(?:for the (?:sole |limited |exclusive )?purposes? of|(?:proceeds|funds|advances?|loans?|credit)\b[^.;]{0,90}?\b(?:shall|will|may|to) (?:only |solely )?be (?:used|utilized|applied)(?:,? (?:only|solely|exclusively|first|by (?:the )?[A-Z][a-z]+))*(?: (?:for|to|in)\b)?|to be used(?: only| solely| exclusively)? (?:for|to)|(?:in order )?to (?:finance|fund|provide (?:funds|financing) (?:for|to))) (?:the )?/gi;
/** In signs: what loans are for is said in a few words. */
const longestPurpose = 220;

/** What a sentence says that a loan is for, up to the end of the sentence and to its first stop. */
function findPurposes(found: Span[], view: DocumentView): void {
  const { text } = view.text;
  for (const match of text.matchAll(PURPOSE)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + longestPurpose);
    const ends = [/[.;](?= |$)/, /[,.;:](?= |$)| (?=\()/].map((end) => end.exec(rest)?.index);
    for (const length of new Set(ends)) {
      if (length === undefined || length < 8) continue;
      const span = spanAt(view, 'text', from, from + length, 'purpose', ['loan_purpose']);
      if (span !== null) found.push(span);
    }
  }
}

export const openTexts: readonly string[] = [
  'loan_purpose',
  'property_type',
  'risk_rating',
  'wire_reference',
  'collateral_description',
  'legal_description',
  'rate_change_frequency',
  'conditions',
];

function under(grid: PageGrid, cell: Cell, start: Token | undefined): (readonly Token[])[] {
  if (start === undefined) return [];
  const rows: (readonly Token[])[] = [];
  const height = start.bottom - start.top;
  let bottom = cell.bottom;
  for (let index = cell.row + 1; index < grid.rows.length && rows.length < mostRows; index += 1) {
    const row = grid.rows[index];
    if (row === undefined || row.top - bottom > 0.9 * height) break;
    const own =
      row.cells.find(({ left }) => Math.abs(left - start.left) < height) ??
      row.cells.find(({ left }) => Math.abs(left - cell.left) < height);
    if (own === undefined || /:$/.test(own.tokens[0]?.text ?? '')) break;
    rows.push(own.tokens);
    bottom = own.bottom;
  }
  return rows;
}
