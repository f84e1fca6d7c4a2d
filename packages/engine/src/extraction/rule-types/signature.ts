import type { Mark } from '../../pages/page.ts';
import type { Candidate, ReadyRule } from '../candidate.ts';
import type { LabelMatch } from '../find-label.ts';
import type { PageGrid } from '../page-grid.ts';
import { looksLikeName } from '../party-block.ts';
import { isWithin, type ReadingContext, sectionOf } from '../reading-context.ts';
import { joinTokens } from '../token.ts';
import { labelsOf } from './label.ts';
import { nameUnder, signerNames } from './signer-name.ts';

/** Of a line's height: how far above or beside its words a signature line may run. */
const maxDistance = 4;

/**
 * Reads whether ink stands on the signature line at the label. It says what was seen and no more: a picture that does
 * not settle it answers nothing, and nothing is inferred from a date or a name beside the line.
 */
export function readSignature(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule, field, id, tier } = ready;
  const stretch = sectionOf(context, rule.section, rule.until);
  if (stretch === null) return [];
  const inside = (match: LabelMatch): boolean =>
    (rule.page === undefined || match.grid.pageIndex === rule.page - 1) &&
    isWithin(stretch, match.grid.pageIndex, match.top);
  const own = labelsOf(rule)
    .flatMap((label) => context.labels(label))
    .filter(inside);
  const lineInside = ({ pageIndex, page }: PageGrid, { box }: Mark): boolean =>
    isWithin(stretch, pageIndex, (box.y + box.h) * page.height);
  const marks =
    rule.under !== undefined
      ? linesUnder(context, rule.under, rule.except ?? [], inside, lineInside)
      : rule.except === undefined
        ? labelledLines(shortest(own))
        : signersLines(context, own, rule.except, inside, lineInside);
  if (field.kind === 'name')
    return signerNames(
      ready,
      [...marks].map(([mark, { grid }]) => [grid, mark]),
    );
  // One unsigned line of several makes the document unsigned; one that nobody can settle leaves it open.
  const seen = [...marks];
  const chosen =
    seen.find(([mark]) => mark.state === 'empty') ??
    (seen.some(([mark]) => mark.state === 'undetermined') ? undefined : seen[0]);
  if (chosen === undefined) return [];
  const [mark, match] = chosen;
  const confidence = Math.min(0.97, (rule.certainty ?? 0.95) * mark.confidence);
  return [
    {
      field: field.name,
      rawText: joinTokens(match.tokens),
      value: String(mark.state === 'marked'),
      pageIndex: match.grid.pageIndex,
      box: mark.box,
      confidence,
      place: confidence,
      reasons: [mark.state === 'marked' ? 'ink stands on the signature line' : 'the signature line is bare'],
      method: match.grid.page.method,
      rule: id,
      tier,
    },
  ];
}

/** What stands at a line and says whose it is. */
type LineWords = Pick<LabelMatch, 'grid' | 'tokens'>;

function labelledLines(labels: readonly LabelMatch[]): Map<Mark, LineWords> {
  const marks = new Map<Mark, LineWords>();
  for (const match of labels) {
    const mark = lineAt(match);
    if (mark !== null && !marks.has(mark)) marks.set(mark, match);
  }
  return marks;
}

/** Of all lines to sign on, those of the rule's own signers: by their words, by the name below, not by others' words. */
function signersLines(
  context: ReadingContext,
  own: readonly LabelMatch[],
  except: readonly string[],
  inside: (match: LabelMatch) => boolean,
  lineInside: (grid: PageGrid, mark: Mark) => boolean,
): Map<Mark, LineWords> {
  const others = except.flatMap((label) => context.labels(label)).filter((match) => inside(match) && isShort(match));
  const mineOnly = own.filter(isShort);
  // A word belongs to the line that is nearest to it, and to no other.
  const theirLines = new Map(others.map((match) => [match, lineAt(match)]));
  const marks = new Map<Mark, LineWords>();
  for (const grid of context.grids) {
    for (const mark of grid.page.marks) {
      if (mark.kind !== 'signature' || !lineInside(grid, mark)) continue;
      const mine = nearest(mineOnly, grid, mark);
      const atLine = others.filter((match) => theirLines.get(match) === mark);
      const theirs = nearest(atLine, grid, mark);
      if (theirs !== null && (mine === null || theirs.distance < mine.distance)) continue;
      if (mine !== null && atLine.some((match) => holds(match, mine.match))) continue;
      if (isUnderHeading(others, mineOnly, grid, mark, mine === null)) continue;
      const name = mine === null ? nameUnder(grid, mark) : null;
      if (mine !== null) marks.set(mark, mine.match);
      else if (name !== null) marks.set(mark, { grid, tokens: name.tokens });
    }
  }
  return marks;
}

/** Lines with a name below them, over which the nearest heading is one of these. */
function linesUnder(
  context: ReadingContext,
  headings: readonly string[],
  except: readonly string[],
  inside: (match: LabelMatch) => boolean,
  lineInside: (grid: PageGrid, mark: Mark) => boolean,
): Map<Mark, LineWords> {
  const found = (labels: readonly string[]): LabelMatch[] =>
    labels.flatMap((label) => context.labels(label)).filter((match) => inside(match) && isShort(match));
  const [own, others] = [found(headings), found(except)];
  const marks = new Map<Mark, LineWords>();
  for (const grid of context.grids) {
    for (const mark of grid.page.marks) {
      if (mark.kind !== 'signature' || !lineInside(grid, mark)) continue;
      const name = isUnderHeading(own, others, grid, mark, true) ? nameUnder(grid, mark) : null;
      if (name !== null) marks.set(mark, { grid, tokens: name.tokens });
    }
  }
  return marks;
}

/** "Signature of Notary" holds the word "Signature", which alone would be the party's. */
function holds(longer: LabelMatch, word: LabelMatch): boolean {
  return longer.cell === word.cell && longer.left <= word.left && longer.right >= word.right;
}

/** Words at a line are few; the same words in a paragraph above it say nothing. */
function isShort({ cell }: LabelMatch): boolean {
  return cell.tokens.length <= 8;
}

/** The words at lines, or those in paragraphs where no line has any. */
function shortest(labels: readonly LabelMatch[]): readonly LabelMatch[] {
  const short = labels.filter((match) => isShort(match) && lineAt(match) !== null);
  return short.length > 0 ? short : labels;
}

/** "By:" stands before its line: it is not that of the line that ends before it. */
function isBehindAnother(match: LabelMatch, mark: Mark): boolean {
  return match.left > (mark.box.x + mark.box.w) * match.grid.page.width && lineAt(match) !== mark;
}

function nearest(
  labels: readonly LabelMatch[],
  grid: PageGrid,
  mark: Mark,
): { match: LabelMatch; distance: number } | null {
  let best: { match: LabelMatch; distance: number } | null = null;
  for (const match of labels) {
    if (match.grid !== grid || isBehindAnother(match, mark)) continue;
    const distance = distanceTo(match, mark);
    if (distance > maxDistance * (match.bottom - match.top)) continue;
    if (best === null || distance < best.distance) best = { match, distance };
  }
  return best;
}

/** A party's name beside the word makes it a label, not the heading of those who sign below. */
function isAlone({ grid, cell }: LabelMatch): boolean {
  const next = grid.rows[cell.row]?.cells[cell.index + 1];
  // Its address may stand behind it.
  return next === undefined || !looksLikeName(joinTokens(next.tokens).replace(/,? \d.*$/, ''));
}

/** "By:" stands at a line, and heads none. */
const AT_LINE = /^(?:by|x|its)[:.]?$/i;

/** In points: how far above a line the heading of its signers may stand. */
const headingReach = 220;

/**
 * Whether the heading over the line is another party's: LENDER: over the bank's own line. A heading that has its row to
 * itself may stand over lines beside each other.
 */
function isUnderHeading(
  others: readonly LabelMatch[],
  own: readonly LabelMatch[],
  grid: PageGrid,
  mark: Mark,
  across: boolean,
): boolean {
  const { page } = grid;
  const line = (mark.box.y + mark.box.h) * page.height;
  const left = mark.box.x * page.width;
  const right = left + mark.box.w * page.width;
  const over = (match: LabelMatch): boolean =>
    match.grid === grid &&
    !AT_LINE.test(joinTokens(match.tokens)) &&
    match.startsCell &&
    match.endsCell &&
    isAlone(match) &&
    match.bottom < line &&
    match.bottom > line - headingReach &&
    match.left < right &&
    (match.right > left - 60 || (across && grid.rows[match.cell.row]?.cells.length === 1));
  const lowest = (labels: readonly LabelMatch[]): number =>
    Math.max(Number.NEGATIVE_INFINITY, ...labels.filter(over).map(({ bottom }) => bottom));
  return lowest(others) > lowest(own);
}

/** The signature line nearest to the words: above them, or on their row. */
function lineAt(match: LabelMatch): Mark | null {
  let best: { mark: Mark; distance: number } | null = null;
  for (const mark of match.grid.page.marks) {
    if (mark.kind !== 'signature') continue;
    const distance = distanceTo(match, mark);
    if (distance > maxDistance * (match.bottom - match.top)) continue;
    if (best === null || distance < best.distance) best = { mark, distance };
  }
  return best?.mark ?? null;
}

function distanceTo(match: LabelMatch, { box }: Mark): number {
  const { page } = match.grid;
  const left = box.x * page.width;
  const right = (box.x + box.w) * page.width;
  const bottom = (box.y + box.h) * page.height;
  const top = box.y * page.height;
  const down = bottom < match.top ? match.top - bottom : top > match.bottom ? top - match.bottom : 0;
  const across = right < match.left ? match.left - right : left > match.right ? left - match.right : 0;
  return down + across * 0.5;
}
