import { foldPhrase } from '../classification/fold-text.ts';
import type { LabelMatch } from './find-label.ts';
import type { ReadingContext } from './reading-context.ts';

/** In points: what belongs to a heading begins no farther to its left. */
const maxOut = 24;

/** Whether the nearest heading of those that part the form is one of these. */
export function isUnder(context: ReadingContext, match: LabelMatch, headings: readonly string[]): boolean {
  const head = headOver(context, match);
  return head !== null && isOneOf(head, headings);
}

/** The same of headings that stand alone: one with its value beside it opens no part of the form. */
export function isUnderPart(context: ReadingContext, match: LabelMatch, headings: readonly string[]): boolean {
  const head = headOver(context, match, (one) => standsAlone(context, one) || isPartyLabel(one));
  return head !== null && isOneOf(head, headings) && standsAlone(context, head);
}

function isOneOf({ tokens }: LabelMatch, headings: readonly string[]): boolean {
  const own = tokens.flatMap((token) => token.folded).join(' ');
  return headings.some((heading) => foldPhrase(heading).join(' ') === own);
}

/** "Beneficiary: Ann Lee" begins another's lines; whose "Bank:" it is, the part says that it stands in. */
function isPartyLabel({ tokens, colon, endsCell }: LabelMatch): boolean {
  return (
    (colon || endsCell) &&
    !/^(?:bank|institution|financial institution|fi)$/.test(tokens.flatMap(({ folded }) => folded).join(' '))
  );
}

/** Nothing stands in its row but other headings. */
function standsAlone({ partHeads }: ReadingContext, { grid, cell, endsCell }: LabelMatch): boolean {
  const beside = grid.rows[cell.row]?.cells.slice(cell.index + 1) ?? [];
  return endsCell && beside.every((other) => partHeads.some((head) => head.cell === other && head.endsCell));
}

/** The lowest heading over a label, or before it on its line, whose column the label stands in. */
function headOver(
  { partHeads }: ReadingContext,
  match: LabelMatch,
  counts: (head: LabelMatch) => boolean = () => true,
): LabelMatch | null {
  let best: LabelMatch | null = null;
  for (const head of partHeads) {
    if (!counts(head)) continue;
    if (head.grid !== match.grid || head.tokens.some((token) => match.tokens.includes(token))) continue;
    if (!isOver(head, match)) continue;
    const nearer =
      best === null ||
      head.top > best.top + 1 ||
      (Math.abs(head.top - best.top) <= 1 && (head.left > best.left + 1 || head.tokens.length > best.tokens.length));
    if (nearer) best = head;
  }
  return best;
}

/** A heading's column reaches to the next words of its row. */
function isOver(head: LabelMatch, match: LabelMatch): boolean {
  const next = head.grid.rows[head.cell.row]?.cells[head.cell.index + 1];
  const sameRow = head.cell.row === match.firstCell.row;
  if (sameRow) return head.right <= match.left + 1;
  if (head.top > match.top) return false;
  return match.left >= head.firstCell.left - maxOut && match.left < (next?.left ?? head.grid.page.width) - 2;
}
