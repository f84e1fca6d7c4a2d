import type { Mark } from '../../pages/page.ts';
import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import type { Cell, PageGrid } from '../page-grid.ts';
import { isPerson, looksLikeName, trimName } from '../party-block.ts';
import { takeExactly } from '../take-value.ts';
import { joinTokens, type Token } from '../token.ts';

/** In points: how far below a line the name of who signs on it begins. */
const nameReach = 16;

const usualCertainty = 0.8;

/** What says that a person signs for another: then the name under the line is not the party's. */
const CAPACITY =
  /\b(?:title|its|president|secretary|treasurer|manager|managing|member|partner|officer|trustee|director|agent|attorney|authorized|owner|chief|ceo|cfo)\b|\bby:?$/i;

/** The name printed directly under a line to sign on, or null. */
export function nameUnder(grid: PageGrid, mark: Mark): Cell | null {
  const { page } = grid;
  const line = (mark.box.y + mark.box.h) * page.height;
  const left = mark.box.x * page.width;
  const right = left + mark.box.w * page.width;
  for (const row of grid.rows) {
    if (row.top < line - 2 || row.top > line + nameReach) continue;
    const cell = row.cells.find((one) => one.left < right && one.right > left && one.left > left - 40);
    if (cell !== undefined && looksLikeName(joinTokens(trimName(cell.tokens)))) return cell;
  }
  return null;
}

/** The people who sign for themselves, by the names under their lines. Who signs for a company is not the party. */
export function signerNames(ready: ReadyRule, lines: readonly (readonly [PageGrid, Mark])[]): Candidate[] {
  return lines.flatMap(([grid, mark]) => {
    const cell = nameUnder(grid, mark);
    if (cell === null || !isPerson(cell.tokens) || CAPACITY.test(joinTokens(cell.tokens))) return [];
    // "- Member" with its dash is the form's word for the party, not what a person signs as.
    if (besideOrBelow(grid, mark, cell).some((text) => CAPACITY.test(text) && !/^[-–—]/.test(text))) return [];
    const name = trimName(withoutAsking(cell.tokens));
    // A name does not end with an initial: recognition tore the rest away.
    if (/ [A-Z]\.?$/.test(joinTokens(name))) return [];
    const taken = takeExactly(ready.field, name);
    const certainty = new Certainty(ready.rule.certainty ?? usualCertainty);
    return taken === null ? [] : (toCandidate(ready, taken, certainty) ?? []);
  });
}

const ASKING = /^\((?:signature|signed|sign(?: here)?|print(?:ed)?(?: name)?|typed?(?: name)?|name|seal|l\.s\.)\)$/i;

/** "(Signature) Ann Lee", "Ann Lee (Seal)": what the form asks for stands before or after the name. */
function withoutAsking(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ text }) => text.endsWith(')'));
  if (ASKING.test(joinTokens(tokens.slice(0, end + 1)))) return tokens.slice(end + 1);
  const start = tokens.findIndex(({ text }) => text.startsWith('('));
  return start > 0 && ASKING.test(joinTokens(tokens.slice(start, end + 1))) ? tokens.slice(0, start) : tokens;
}

/** The words before the line, and those in the two rows under the name. */
function besideOrBelow(grid: PageGrid, mark: Mark, name: Cell): string[] {
  const left = mark.box.x * grid.page.width;
  const line = (mark.box.y + mark.box.h) * grid.page.height;
  const height = name.bottom - name.top;
  const texts: string[] = [];
  for (const row of grid.rows) {
    for (const cell of row.cells) {
      const before = cell.right <= left + 2 && left - cell.right < 30 && Math.abs(cell.bottom - line) < 1.5 * height;
      const under =
        cell.top > name.top &&
        cell.top < name.bottom + 2 * height &&
        cell.left < name.right + 60 &&
        cell.right > name.left - 20;
      if ((before || under) && cell !== name) texts.push(joinTokens(cell.tokens));
    }
  }
  return texts;
}
