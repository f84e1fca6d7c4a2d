import type { Candidate } from './candidate.ts';
import { type PageGrid, type Row, textOfRow } from './page-grid.ts';
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
  /^(?:(?:name of |present |current |existing |other )?(?:creditors?|lenders?|lienholders?|banks?|note ?holders?|financial institutions?|company)(?: name| name and address|(?: ?[/,&]| and| or) ?(?:institutions?|compan(?:y|ies)|lenders?|creditors?|banks?|lienholders?|landlords?|payees?|accounts?))?|owed to|payable to|to whom (?:owed|payable)|obligations?|debts?|liabilit(?:y|ies)|account type|type of (?:debt|account|loan|obligation)|loan type|facility|description(?: of debt)?|relationship|borrowing)$/;
const LEFT =
  /\b(?:balances?|outstanding|unpaid|owed|owing|o\/s|remaining|left|original (?:amount|balance|date|loan)|(?:monthly|current|present) (?:payment|pmt))\b/;

/** Of a row's height: rows of one table stand closer than this. */
const maxPitch = 4.5;

/** Papers that pay off an older loan out of the new one. */
const payOff: ReadonlySet<string> = new Set(['settlement_statement', 'disbursement_authorization']);
const PAID_OFF =
  /\bpay-?(?:ing )?off\b|\bpaid off\b|\bpay off\b|\bpayoffs?\b|\bdemand\b|\bpaid? .{3,60}\bin full\b|\bgood (?:through|thru|until|to)\b/i;

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
  if (payOff.has(docType)) return candidates.filter((one) => !isOfPayoff(context, one));
  if (!listDebts.has(docType)) return candidates;
  const bands = context.grids.flatMap((grid) => [...debtTables(grid), ...debtSections(grid)]);
  const lines = docType === 'loan_application' ? context.grids.flatMap(mortgageLines) : [];
  if (bands.length + lines.length === 0) return candidates;
  return candidates.filter(({ field, pageIndex, box, tier }) => {
    const middle = (box.y + box.h / 2) * (context.pages[pageIndex]?.height ?? 1);
    const isIn = (band: Band): boolean => band.pageIndex === pageIndex && middle > band.top && middle < band.bottom;
    // What a bank's template reads was drawn by a person and stays.
    return tier === 0 || !(bands.some(isIn) || (loanTerms.has(field) && lines.some(isIn)));
  });
}

/** What the mortgage that now stands on a property has of its own, as the new loan will. */
const loanTerms: ReadonlySet<string> = new Set([
  'lender_name',
  'loan_number',
  'principal_amount',
  'interest_rate',
  'rate_type',
  'payment_amount',
  'term_months',
  'maturity_date',
]);

const NOW_OWED =
  /\b(?:(?:mortgage|lien|note) ?holder|landlord|(?:present|current|existing) (?:(?:first|1st|second|2nd) )?(?:mortgage|lender|lien|loan|mortgagee)|(?:mortgage|loan|unpaid|present|current) balance|balance (?:owed|owing|due))\b/i;
const GOES_ON =
  /^(?:(?:present|current|existing) )?(?:(?:monthly |mortgage |monthly mortgage )?payments?|(?:interest )?rate|balance|maturity(?: date)?|(?:account|acct\.?|loan) (?:no\.?|number|#)|original (?:amount|date|balance)|term)\b/i;

/** "First mortgage holder: Great Plains Mortgage   Balance: $142,880.00", and the line that goes on with it. */
function mortgageLines(grid: PageGrid): Band[] {
  return grid.rows.flatMap((row, at) => {
    if (!NOW_OWED.test(textOfRow(row))) return [];
    const next = grid.rows[at + 1];
    const close = next !== undefined && next.top - row.top < maxPitch * (row.bottom - row.top);
    const last = close && GOES_ON.test(textOfRow(next)) ? next : row;
    return { pageIndex: grid.pageIndex, top: row.top - 1, bottom: last.bottom + 1 };
  });
}

/** The number of the loan that is paid off stands in its entry, or on the line that goes on with it. */
function isOfPayoff({ grids, pages }: ReadingContext, { field, pageIndex, box, tier }: Candidate): boolean {
  if (field !== 'loan_number' || tier === 0) return false;
  const rows = grids.find((grid) => grid.pageIndex === pageIndex)?.rows ?? [];
  const middle = (box.y + box.h / 2) * (pages[pageIndex]?.height ?? 1);
  const at = rows.findIndex(({ top, bottom }) => middle > top && middle < bottom);
  const [row, above] = [rows[at], rows[at - 1]];
  if (row === undefined) return false;
  if (PAID_OFF.test(textOfRow(row))) return true;
  const setIn = (row.cells[0]?.left ?? 0) > (above?.cells[0]?.left ?? 0) + 6;
  return above !== undefined && setIn && PAID_OFF.test(textOfRow(above));
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

/** A heading over what is owed to others, or over who lent before, whatever its lines look like. */
const OTHER_DEBTS =
  /^(?:[\divx]{1,4}[.)] )?(?:(?:list|schedule|statement|summary) of )?(?:your |all |any )?(?:(?:existing|other|outstanding|previous|prior|present|current|additional) )+(?:(?:business|bank|government|sba|personal|mortgage|consumer) )*(?:loans?|debts?|credit|obligations?|financing|borrowings?|mortgages?|indebtedness|liabilities|lenders?|creditors?|banks?)\b[^:]{0,40}:?$|^(?:[\divx]{1,4}[.)] )?(?:liabilities|debts|credit (?:references|history|obligations)|bank(?:ing)? references|debts? (?:owed|schedule)|schedule of (?:debts?|liabilities|real estate)|what you (?:owe|own)|assets (?:and|&) liabilities|monthly (?:debts|obligations|bills))\b[^:]{0,40}:?$/;
const longestHeading = 8;

function debtSections(grid: PageGrid): Band[] {
  return grid.rows.flatMap((row, at) => {
    const text = headingOf(row);
    if (text === null || !OTHER_DEBTS.test(text.toLowerCase())) return [];
    // The section ends with the next heading that is printed as its own is.
    const end = grid.rows.slice(at + 1).find((below) => {
      const other = headingOf(below);
      return other !== null && isCapitals(other) === isCapitals(text) && isBold(below) === isBold(row);
    });
    return { pageIndex: grid.pageIndex, top: row.top - 1, bottom: (end?.top ?? grid.page.height) - 1 };
  });
}

/** A line that stands alone, in few words and without a figure or a value after a colon. */
function headingOf({ cells }: Row): string | null {
  const [cell, second] = cells;
  if (cell === undefined || second !== undefined || cell.tokens.length > longestHeading) return null;
  const text = joinTokens(cell.tokens);
  return /^(?:[\dIVX]{1,4}[.)] )?[^\d:]+:?$/.test(text) && /^(?:[\dIVX]{1,4}[.)] )?[A-Z]/.test(text) ? text : null;
}

function isCapitals(text: string): boolean {
  return !/[a-z]/.test(text);
}

function isBold({ cells }: Row): boolean {
  return cells.every(({ tokens }) => tokens.every((token) => token.bold));
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
