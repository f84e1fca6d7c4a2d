import type { Candidate } from './candidate.ts';
import type { PageGrid, Row } from './page-grid.ts';
import type { ReadingContext } from './reading-context.ts';
import { joinTokens } from './token.ts';

/** Papers that list what a borrower owes to others, beside the loan that they are about. */
const listDebts: ReadonlySet<string> = new Set([
  'loan_application',
  'credit_approval',
  'underwriting_transmittal',
  'loan_agreement',
  'sba_authorization',
]);

/** Headings over those to whom something is owed, and over how much of it is left: a table with both lists debts. */
const OWED_TO =
  /^(?:(?:name of |present |current |existing |other )?(?:creditors?|lenders?|lienholders?|banks?|note ?holders?|financial institutions?|company)(?: name| name and address)?|owed to|payable to|to whom (?:owed|payable)|obligations?|debts?|liabilit(?:y|ies)|account type|type of (?:debt|account|loan|obligation)|loan type|facility|description(?: of debt)?|relationship|borrowing)$/;
const LEFT =
  /\b(?:balances?|outstanding|unpaid|owed|owing|o\/s|remaining|left|original (?:amount|balance|date|loan)|(?:monthly|current|present) (?:payment|pmt))\b/;

/** Of a row's height: rows of one table stand closer than this. */
const maxPitch = 4.5;

interface Band {
  readonly pageIndex: number;
  readonly top: number;
  readonly bottom: number;
}

/** Leaves out what is read inside a table of other debts: their lenders, amounts, rates and terms are not the loan's. */
export function outsideOtherDebts(
  context: ReadingContext,
  docType: string,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (!listDebts.has(docType)) return candidates;
  const bands = context.grids.flatMap(debtTables);
  if (bands.length === 0) return candidates;
  return candidates.filter(({ pageIndex, box, tier }) => {
    const middle = (box.y + box.h / 2) * (context.pages[pageIndex]?.height ?? 1);
    // What a bank's template reads was drawn by a person and stays.
    return (
      tier === 0 || !bands.some((band) => band.pageIndex === pageIndex && middle > band.top && middle < band.bottom)
    );
  });
}

function debtTables(grid: PageGrid): Band[] {
  return grid.rows.flatMap((row, at) => {
    if (!isHeadOfDebts(row)) return [];
    const last = lastRow(grid, row, at);
    return { pageIndex: grid.pageIndex, top: row.top - 1, bottom: last.bottom + 1 };
  });
}

function isHeadOfDebts({ cells }: Row): boolean {
  if (cells.length < 3) return false;
  const texts = cells.map(({ tokens }) => joinTokens(tokens).toLowerCase().replace(/[:.]$/, ''));
  const owedTo = texts.findIndex((text) => OWED_TO.test(text));
  return (
    owedTo >= 0 && texts.some((text, at) => at !== owedTo && LEFT.test(text)) && !texts.some((text) => /\d/.test(text))
  );
}

function lastRow(grid: PageGrid, head: Row, at: number): Row {
  const left = head.cells[0]?.left ?? 0;
  let last = head;
  for (const row of grid.rows.slice(at + 1)) {
    if (row.top - last.top > maxPitch * (last.bottom - last.top)) break;
    // A line that stands alone at the table's side is a heading, or text, of what comes next.
    if (row.cells.length === 1 && (row.cells[0]?.left ?? 0) < left + 12) break;
    last = row;
  }
  return last;
}
