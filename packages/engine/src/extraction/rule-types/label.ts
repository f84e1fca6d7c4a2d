import type { Box, Page } from '../../pages/page.ts';
import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import { isUnderItsValue } from '../caption-rows.ts';
import { isBoxed, isChoice } from '../choices.ts';
import type { LabelMatch } from '../find-label.ts';
import { endsCaption, headsBox, isBesideAnothers, isInHeadRow, isSamePrint } from '../head-row.ts';
import { filledInOver, type Reach, regionOf, type ValueRegion } from '../label-regions.ts';
import { isMarked } from '../list-items.ts';
import { asksForNumber, isWithin, type ReadingContext, sectionOf } from '../reading-context.ts';
import type { Rule } from '../rule.ts';
import { ownShare, type SharedMatch, sharedCaption } from '../shared-caption.ts';
import { takeValues } from '../take-value.ts';
import { joinTokens, type Token } from '../token.ts';
import { isUnder, isUnderPart } from '../under-heading.ts';

const usualCertainty = 0.93;

/** Blocks of an address take three or four lines; a figure takes one, and perhaps stands on the next. */
const usualLines = { name: 4, address: 6, text: 1, other: 2 } as const;

/** Reads what stands beside a printed label: where the rule says, or to its right and then below it. */
export function readLabel(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule } = ready;
  const stretch = sectionOf(context, rule.section, rule.section === undefined ? undefined : rule.until);
  if (stretch === null) return [];
  const places = [
    ...labelsOf(rule)
      .flatMap((pattern) => context.labels(pattern))
      .flatMap((match) => [match, sharedCaption(match) ?? []].flat()),
    ...(rule.worded === undefined ? [] : context.worded(rule.worded)),
  ];
  const found = places
    .filter((match) => isOwn(context, rule, match) && isWithin(stretch, match.grid.pageIndex, match.top))
    .flatMap((match) => readBeside(context, ready, match, joinTokens(match.tokens)));
  return rule.pick === 'first' ? firstOf(found) : found;
}

/** Whether a label stands where the rule looks, as a label of its own. */
function isOwn(context: ReadingContext, rule: Rule, match: LabelMatch): boolean {
  // "Insured" is one letter from "Insurer" and a label itself: it was not misread.
  if (match.misspelt > 0 && context.isLabel(match.tokens)) return false;
  if (rule.page !== undefined && match.grid.pageIndex !== rule.page - 1) return false;
  if (!isInBox(rule, match)) return false;
  if ((!match.startsCell && !isLater(match)) || isFilledIn(match) || isPartOfLonger(context, match)) return false;
  if (rule.apart !== undefined && standsWith(match, rule.apart)) return false;
  if (rule.outside !== undefined && isUnderPart(context, match, rule.outside)) return false;
  if (rule.field.endsWith('_name') && isPayment(context, match)) return false;
  if (rule.beside === 'signature' && !isBesideLine(match)) return false;
  // "Date" at a line to sign on is the day of signing, and of nothing else.
  if (rule.beside === undefined && SIGNING_DAY.test(joinTokens(match.tokens)) && isBesideLine(match)) return false;
  // Who signs for a party stands at the line to sign on, under the party's own heading.
  return (
    rule.under === undefined ||
    (isUnder(context, match, rule.under) && !(rule.field.endsWith('_name') && isBesideLine(match)))
  );
}

/** "Borrower   Checking account   $4,000.00": a row of a table of payments says what a party gets, not who it is. */
function isPayment(context: ReadingContext, { grid, cell, colon }: LabelMatch): boolean {
  const after = colon ? [] : (grid.rows[cell.row]?.cells.slice(cell.index + 1) ?? []);
  const [last, before] = [after.at(-1), after.at(-2)];
  return (
    last !== undefined &&
    /^\$ ?[\d,]+\.\d{2}$/.test(joinTokens(last.tokens)) &&
    (before === undefined || !context.isHeading(before.tokens))
  );
}

/** How many rows a record of something else takes below its first label. */
const recordRows = 4;

function standsWith({ grid, firstCell }: LabelMatch, words: readonly string[]): boolean {
  const near = grid.rows
    .slice(firstCell.row, firstCell.row + recordRows + 1)
    .map(({ cells }) => cells.map(({ tokens }) => joinTokens(tokens)).join(' '))
    .join(' ')
    .toLowerCase();
  return words.some((word) => near.includes(word));
}

const SIGNING_DAY = /^Dated?:?$/i;

/** Of several places the one that comes first, whatever recognition thinks of each. */
function firstOf(found: readonly Candidate[]): Candidate[] {
  return [...found].sort((a, b) => a.pageIndex - b.pageIndex || a.box.y - b.box.y || a.box.x - b.box.x).slice(0, 1);
}

/** The built-in rules may say on which part of the page the label stands. */
function isInBox({ box }: Rule, { grid: { page }, left, top }: LabelMatch): boolean {
  if (box === undefined) return true;
  const x = left / page.width;
  const y = top / page.height;
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/** Of a label's height: how far above it, and below it as the head of a table, a line to sign on may stand. */
const lineAbove = 3;
const lineBelow = 7;

function isBesideLine({ grid: { page }, top, bottom }: LabelMatch): boolean {
  const height = bottom - top;
  return page.marks.some(({ kind, box }) => {
    const line = (box.y + box.h) * page.height;
    return kind === 'signature' && line > top - lineAbove * height && line < bottom + lineBelow * height;
  });
}

/** "hereinafter called the" before it: the word is what was filled in, not the label of what follows. */
function isFilledIn({ grid, cell }: LabelMatch): boolean {
  const before = grid.rows[cell.row]?.cells[cell.index - 1]?.tokens.slice(-4) ?? [];
  return /\b(?:called|known as|referred to as)(?: the)?$/i.test(joinTokens(before));
}

/** Under a line to sign on stands who signs; what stands beside it or below is another's. */
function isCaption({ grid: { page }, left, right, top, bottom }: LabelMatch): boolean {
  const height = bottom - top;
  return page.marks.some(({ kind, box }) => {
    const line = (box.y + box.h) * page.height;
    const beside = box.x * page.width < right && (box.x + box.w) * page.width > left;
    const under = line > top - 1.2 * height && line < top + 0.4 * height;
    return kind === 'signature' && beside && under && !isTableRule(page, box);
  });
}

/** In a picture the rules of a table look like lines to sign on; but nobody prints where somebody is to sign. */
function isTableRule({ words }: Page, box: Box): boolean {
  return words.some(({ method, text, box: { x, y, w, h } }) => {
    const across = x + w / 2 > box.x && x + w / 2 < box.x + box.w;
    const down = y + h / 2 > box.y && y + h / 2 < box.y + box.h;
    return method === 'ocr' && across && down && /[A-Za-z0-9]{3}/.test(text);
  });
}

export function labelsOf(rule: Rule): readonly string[] {
  return [...(rule.pattern === undefined ? [] : [rule.pattern]), ...(rule.patterns ?? [])];
}

/** "Policy" before "Type" is no label of its own: the form says "Policy Type". */
function isPartOfLonger(context: ReadingContext, match: LabelMatch): boolean {
  if (match.colon) return false;
  const first = match.tokens[0];
  const start = first === undefined ? -1 : match.cell.tokens.indexOf(first);
  if (start < 0) return false;
  for (let end = match.end + 1; end <= Math.min(match.cell.tokens.length, match.end + 6); end += 1) {
    const longer = match.cell.tokens.slice(start, end);
    // A bracket explains the label and makes no other of it.
    if (longer.some((token, at) => at > 0 && token.text.startsWith('('))) return false;
    // A sign alone makes no longer label: "Price $" is "Price".
    if ((longer[longer.length - 1]?.folded.length ?? 0) > 0 && context.isHeading(longer)) return true;
  }
  return false;
}

function beginsOn(row: readonly Token[] | undefined, token: Token | undefined): boolean {
  const first = row?.[0];
  return (
    first !== undefined && token !== undefined && Math.abs(token.top - first.top) < 0.6 * (first.bottom - first.top)
  );
}

/** More words than this are no figure, date or number with what is said of it. */
const maxFigureCell = 8;

/** "Street 6474 Old Mill Lane": an address shows where it begins. */
function isStreet(kind: string, { rows }: ValueRegion): boolean {
  return kind === 'address' && /^\d{1,6}[A-Za-z]?$/.test(rows[0]?.[0]?.text ?? '') && (rows[0]?.length ?? 0) > 2;
}

/** "**Borrower Name** Ann Lee": a form that is filled in with other letters needs no colon and no gap. */
function isOtherPrint({ tokens, cell, startsCell }: LabelMatch, { rows: [first = []] }: ValueRegion): boolean {
  const [next] = first;
  if (!startsCell || next === undefined || cell.tokens.length > maxFilledIn) return false;
  if (!/^[\p{Lu}\d]/u.test(next.text) || /[.,;]$/.test(tokens.at(-1)?.text ?? '')) return false;
  return tokens.every(({ bold }) => bold) ? first.every(({ bold }) => !bold) : !next.bold && isLarger(next, tokens);
}

/** More words than this are a sentence. */
const maxFilledIn = 16;

function isLarger(token: Token, label: readonly Token[]): boolean {
  return heightOf(token) > 1.12 * Math.max(...label.map(heightOf));
}

const ACRONYM = /^(?:NAICS|EIN|FEIN|TIN|SSN|LTV|APR|DOB|NMLS|FFIEC|APN|PIN|ABA|GL|CIF)$/;

/**
 * A form that prints its labels in small letters prints no heading in capitals alone: "TERM" is a product's code. Nor does
 * one whose labels are small captions print a heading like what is filled in.
 */
function isCode(row: readonly Token[], label: readonly Token[]): boolean {
  const [code] = row;
  return (
    code !== undefined &&
    row.length === 1 &&
    !ACRONYM.test(code.text) &&
    /^[A-Z0-9-]{2,}$/.test(code.text) &&
    (label.some(({ text }) => /[a-z]{2}/.test(text)) || (!code.bold && isLarger(code, label)))
  );
}

function isAmongItsLike({ worded }: Rule, match: LabelMatch, { rows: [first = []] }: ValueRegion): boolean {
  const { colon, tokens, grid, cell } = match;
  if (headsBox(grid, cell)) return false;
  return worded !== undefined && !colon && (first.length === 0 || isSamePrint(tokens, first));
}

/** Of a line's height: a wider gap parts the headings of boxes that stand side by side. */
const headingGap = 1.1;

function firstCell(row: readonly Token[]): readonly Token[] {
  const end = row.findIndex((token, at) => {
    const before = row[at - 1];
    return before !== undefined && token.left - before.right > headingGap * (token.bottom - token.top);
  });
  return end < 0 ? row : row.slice(0, end);
}

/** Rows up to one that is a label itself, or that goes on with one: "Borrower: Ann Lee Property: 12 Elm Street". */
function upToHeading(
  context: ReadingContext,
  region: ValueRegion,
  label: readonly Token[],
  isId: boolean,
): readonly (readonly Token[])[] {
  if (region.direction === 'above') {
    // A caption's value stands under the caption of the one before.
    const last = region.rows.findLastIndex((row) => context.isHeading(row));
    return region.rows.slice(last + 1);
  }
  const end = region.rows.findIndex((row, at) => {
    if (at === 0 && (!region.apart || (isId && isCode(row, label)))) return false;
    // A name may break before its last word: "Insurance / COMPANY" under a value is no heading.
    const alone = at > 0 && row.length === 1 && !row[0]?.text.endsWith(':');
    if (alone && (region.direction === 'right' || isValuePrint(row[0], region.rows[at - 1]?.[0], label[0])))
      return false;
    const headed = at > 0 || region.direction === 'below';
    return context.isHeading(row) || (headed && context.isHeading(firstCell(row)));
  });
  const rows = end < 0 ? region.rows : region.rows.slice(0, end);
  const next = (row: readonly Token[]): number => row.findIndex((_, at) => at > 0 && context.startsLabel(row, at));
  const last = rows.findIndex((row) => next(row) > 0);
  const cut = rows[last];
  return cut === undefined ? rows : [...rows.slice(0, last), cut.slice(0, next(cut))];
}

/** Rows behind boxes, and those that go on under them: one that begins farther left is not of the list any more. */
function withinBoxes(context: ReadingContext, rows: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const left = rows[0]?.[0]?.left ?? 0;
  const end = rows.findIndex((row) => !isBoxed(context, row) && (row[0]?.left ?? 0) < left - 2);
  return end < 0 ? rows : rows.slice(0, end);
}

/** Whether a word is printed as the value above it is, and not as the label. */
function isValuePrint(word: Token | undefined, above: Token | undefined, label: Token | undefined): boolean {
  const same = (a: Token | undefined, b: Token | undefined): boolean =>
    a?.bold === b?.bold && heightOf(a) < 1.05 * heightOf(b) && heightOf(b) < 1.05 * heightOf(a);
  return same(word, above) && !same(word, label);
}

function heightOf(token: Token | undefined): number {
  return token === undefined ? 0 : token.bottom - token.top;
}

/** A label with its colon, or with a number after it, that follows another label and its value in one line. */
function isLater({ colon, cell, end, firstCell, tokens }: LabelMatch): boolean {
  const start = tokens[0] === undefined ? -1 : cell.tokens.indexOf(tokens[0]);
  return (
    (colon || asksForNumber(cell.tokens, end - 1)) &&
    firstCell === cell &&
    cell.tokens.slice(0, Math.max(0, start)).some(({ text }) => text.endsWith(':'))
  );
}

function readBeside(
  context: ReadingContext,
  ready: ReadyRule,
  match: LabelMatch | SharedMatch,
  label: string,
): Candidate[] {
  const { rule, field } = ready;
  const lines = rule.lines ?? (usualLines as Readonly<Record<string, number>>)[field.kind] ?? usualLines.other;
  const directions: readonly Reach[] =
    // A caption under a line to fill in has its value on the line, and nothing beside it or below.
    rule.direction !== 'above' && filledInOver(match) !== null
      ? ['over']
      : rule.direction !== 'above' && rule.direction !== 'left' && isUnderItsValue(context, match)
        ? ['above']
        : rule.direction === undefined
          ? ['right', 'beyond', 'below']
          : rule.direction === 'right'
            ? ['right', 'beyond']
            : [rule.direction];
  // Words go on after a word: only a colon, a gap or a sign that is no word says that a label ends there.
  const wordy = field.kind === 'name' || field.kind === 'address' || field.kind === 'text';
  const choosable =
    field.kind === 'boolean' ||
    field.kind === 'name' ||
    field.unit === 'rank' ||
    (field.kind === 'text' && !field.repeated);
  for (const direction of directions) {
    // A heading stands alone in its cell; a word at the end of a line is followed by the next line of its sentence.
    if (direction === 'below' && !match.endsCell) continue;
    // "acceptable to Lender." ends a sentence; what comes below it is the next.
    if (direction === 'below' && wordy && /[a-z]{3}\.$/.test(match.tokens.at(-1)?.text ?? '')) continue;
    if (direction === 'beyond' && wordy) continue;
    if (wordy && direction !== 'over' && !match.colon && isCaption(match)) continue;
    if (direction === 'right' && rule.direction === undefined && isInHeadRow(match)) continue;
    if (direction === 'right' && rule.direction === undefined && isBesideAnothers(match)) continue;
    if (direction === 'below' && rule.under === undefined && rule.section === undefined && endsCaption(context, match))
      continue;
    // A blank that was left blank has no value below it either.
    if (direction === 'below' && /^_{3,}/.test(match.tokens.at(-1)?.text ?? '')) continue;
    const region = regionOf(match, direction, lines);
    if (region === null) continue;
    // A question that boxes answer names nobody below.
    if (direction === 'right' && match.colon && field.kind === 'name' && isBoxed(context, region.rows[0] ?? []))
      return [];
    if (
      wordy &&
      direction === 'right' &&
      !region.apart &&
      !match.colon &&
      !isStreet(field.kind, region) &&
      !isOtherPrint(match, region)
    )
      continue;
    // A figure stands alone, or before what explains it; a sentence far beside the label is another column's.
    const prose =
      (region.rows[0]?.length ?? 0) > maxFigureCell &&
      !/^(?!\d{1,2}\.$)\$?\d[\d,.]*%?$/.test(region.rows[0]?.[0]?.text ?? '');
    if (!wordy && direction === 'right' && region.apart && prose && rule.valuePattern === undefined) continue;
    // "III. BORROWER INFORMATION" below a label is the next part of the form.
    if (direction === 'below' && /^[IVX]+\.$/.test(region.rows[0]?.[0]?.text ?? '')) continue;
    // Words that tell a label by one word alone head a box only where they are printed unlike what stands below.
    const boxed = rule.list === true && isBoxed(context, region.rows[0] ?? []);
    if (rule.list === true && !boxed && !isMarked(region.rows[0] ?? [])) continue;
    if (direction === 'below' && rule.fallback && rule.list !== true && isAmongItsLike(rule, match, region)) continue;
    const headed = upToHeading(context, region, match.tokens, field.kind === 'id');
    const whole = boxed ? withinBoxes(context, headed) : headed;
    const rows = 'place' in match ? ownShare(match, whole) : whole;
    if (rows.length === 0) continue;
    const taken = takeValues(field, rule, rows);
    const readings = taken.flatMap((one) => {
      // Words before a figure below the label are a label of its own: the value above was left blank.
      if (direction === 'below' && one.skipped > 1) return [];
      // A figure beside its label stands on the label's line; one on the next line is another's.
      if (!wordy && direction === 'right' && region.apart && !beginsOn(rows[0], one.tokens[0])) return [];
      if (choosable && isChoice(context, one.tokens)) return [];
      const certainty = new Certainty(rule.certainty ?? usualCertainty);
      if (match.misspelt > 0)
        certainty.times(
          0.97 ** match.misspelt,
          `the label "${label}" was recognized with ${match.misspelt} wrong letters`,
        );
      if (one.skipped > 0)
        certainty.times(0.95 ** one.skipped, `${one.skipped} other words stand between the label and the value`);
      if (!match.colon && !region.apart)
        certainty.times(0.97, `no colon and no gap part the label "${label}" from the value`);
      if (rule.direction === undefined && direction === 'below')
        certainty.times(0.96, 'the value stands below its label');
      return toCandidate(ready, one, certainty) ?? [];
    });
    if (readings.length > 0) return readings;
  }
  return [];
}
