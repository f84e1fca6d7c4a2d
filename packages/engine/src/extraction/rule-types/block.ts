import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import type { Cell, PageGrid } from '../page-grid.ts';
import { splitNames } from '../party-block.ts';
import { compilePattern, familyPattern, firstMatch } from '../patterns.ts';
import { isWithin, type ReadingContext, sectionOf } from '../reading-context.ts';
import { takeExactly, trimEnds } from '../take-value.ts';
import { joinTokens, type Token } from '../token.ts';
import { cutRun, type Run } from '../trim-token.ts';

/** A letterhead or an inside address says less than a label does. */
const usualCertainty = 0.85;

/** Of a line's height: lines of one block stand closer than this. */
const maxPitch = 1.75;

/**
 * Reads the group v of a pattern in each block of lines: a letterhead, the address of a letter. Lines stand under each
 * other at one side or about one middle, and part by a line feed, which running text has lost.
 */
export function readBlocks(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule, field } = ready;
  if (rule.pattern === undefined) return [];
  const stretch = sectionOf(context, rule.section, rule.until);
  if (stretch === null) return [];
  const pattern = compilePattern(familyPattern(rule.pattern));
  // A sum or a day beside a label needs no colon to be that label's; a letterhead may stand beside a title.
  const isFigure = field.kind === 'money' || field.kind === 'date';
  const found: Candidate[] = [];
  for (const grid of context.grids) {
    if (rule.page !== undefined && grid.pageIndex !== rule.page - 1) continue;
    for (const cell of grid.rows.flatMap((row) => row.cells)) {
      if (!isWithin(stretch, grid.pageIndex, cell.top) || !isInside(rule.box, grid, cell)) continue;
      const run = blockFrom(grid, cell, rule.lines ?? 1);
      const match = firstMatch(pattern, run.text, 0);
      if (match === null) continue;
      if (!context.isHeading(cell.tokens) && isLabelled(context, grid, cell, isFigure)) continue;
      if (field.name === 'lender_name' && isOtherBanks(grid, cell)) continue;
      const tokens = cutRun(run, match.from, match.to);
      const parts = field.repeated && field.kind === 'name' ? splitNames(trimEnds(tokens)) : [tokens];
      for (const part of parts) {
        const taken = takeExactly(field, part);
        const certainty = new Certainty(rule.certainty ?? usualCertainty);
        const candidate = taken === null ? null : toCandidate(ready, taken, certainty);
        if (candidate !== null) found.push(candidate);
      }
      if (found.length > 0 && !field.repeated && rule.pick !== 'all') return found;
    }
  }
  return found;
}

/** What stands beside a label and its colon, or under a heading, is that label's value, and no letterhead. */
function isLabelled(
  context: ReadingContext,
  { rows }: PageGrid,
  { row, index, left, top, bottom }: Cell,
  isFigure: boolean,
): boolean {
  const before = rows[row]?.cells[index - 1]?.tokens ?? [];
  if (before.at(-1)?.text.endsWith(':') === true || (isFigure && context.isHeading(before))) return true;
  const height = bottom - top;
  return (rows[row - 1]?.cells ?? []).some(
    (above) =>
      top - above.top < maxPitch * height &&
      Math.abs(above.left - left) < 0.8 * height &&
      !hasValue(above) &&
      context.isHeading(above.tokens),
  );
}

/** What forms call banks and insurers that have to do with a loan and do not make it. */
const OTHER_BANK =
  /\b(?:correspondent|participa(?:nt|ting|tion)s?|existing|prior|previous|former|current|present|deposit(?:ory)?|take-?out|investor|insur(?:er|ance)|broker|refinanc\w*|payoff|payee|holder|title|purchaser|servicer|lienholder|sold to|capital|escrow|settlement|references?|competit\w+)\b/i;

/** Whether the cell before it on its line says that the name is another's. */
function isOtherBanks({ rows }: PageGrid, { row, index, tokens }: Cell): boolean {
  const before = rows[row]?.cells[index - 1]?.tokens ?? [];
  const own = joinTokens(tokens);
  // "Deposit Bank" is what a form asks for.
  const isLabel = tokens.length === 2 && OTHER_BANK.test(own) && /\b(?:bank|lender)s?:?$/i.test(own);
  return isLabel || OTHER_BANK.test(joinTokens(before));
}

/** "To: Caprock State Bank" has its value beside it: what stands below is another's. */
function hasValue({ tokens }: Cell): boolean {
  const colon = tokens.findIndex(({ text }) => text.endsWith(':'));
  return colon >= 0 && colon < tokens.length - 1;
}

function isInside(box: ReadyRule['rule']['box'], { page }: PageGrid, cell: Cell): boolean {
  if (box === undefined) return true;
  const y = (cell.top + cell.bottom) / 2 / page.height;
  const x = cell.left / page.width;
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/** Of each cell the blocks that begin with it, by their lines: every rule for letterheads looks at all of them. */
const blocks = new WeakMap<Cell, Map<number, Run>>();

function blockFrom(grid: PageGrid, cell: Cell, lines: number): Run {
  const known = blocks.get(cell) ?? new Map<number, Run>();
  blocks.set(cell, known);
  const block = known.get(lines) ?? runOfLines(linesFrom(grid, cell, lines));
  known.set(lines, block);
  return block;
}

/** The cell and the lines that stand under it as one block. */
function linesFrom(grid: PageGrid, first: Cell, count: number): Cell[] {
  const lines = [first];
  for (let index = first.row + 1; index < grid.rows.length && lines.length < count; index += 1) {
    const above = lines[lines.length - 1] ?? first;
    const height = above.bottom - above.top;
    const row = grid.rows[index];
    if (row === undefined || row.top - above.top > maxPitch * height) break;
    const next = row.cells.find(
      (cell) =>
        Math.abs(cell.left - above.left) < 0.8 * height ||
        Math.abs(cell.right - above.right) < 0.4 * height ||
        Math.abs(cell.left + cell.right - above.left - above.right) < height ||
        // After a colon the value stands below, set in as the form likes.
        (above.tokens.at(-1)?.text.endsWith(':') === true && cell.left < above.right && cell.right > above.left),
    );
    if (next !== undefined) lines.push(next);
  }
  return lines;
}

function runOfLines(lines: readonly Cell[]): Run {
  const tokens: Token[] = [];
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    for (const [at, token] of line.tokens.entries()) {
      if (text !== '' && (at === 0 || !token.glued)) text += at === 0 ? '\n' : ' ';
      starts.push(text.length);
      tokens.push(token);
      text += token.text;
    }
  }
  return { text, tokens, starts };
}
