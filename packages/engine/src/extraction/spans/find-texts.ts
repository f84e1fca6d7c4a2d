import type { Cell, PageGrid } from '../page-grid.ts';
import type { Token } from '../token.ts';
import { runOf } from '../trim-token.ts';
import type { DocumentView } from './document-view.ts';
import { makeSpan } from './find-shaped.ts';
import type { Span } from './span.ts';

const mostRows = 14;

/** What stands behind a label or alone in a cell, whatever it says: for fields that any words may answer. */
export function findTexts(view: DocumentView): Span[] {
  const found: Span[] = [];
  for (const grid of view.grids)
    for (const row of grid.rows)
      for (const cell of row.cells)
        for (const at of startsIn(cell)) {
          const head = cell.tokens.slice(at);
          addSpan(found, view, head, 'cell');
          const rows = under(grid, cell, head[0]);
          if (rows.length > 0) addSpan(found, view, [...head, ...rows.flat()], 'lines');
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
