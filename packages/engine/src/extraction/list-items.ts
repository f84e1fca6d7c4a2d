import { joinTokens, type Token } from './token.ts';

/** Signs before an item: a bullet, a number, a letter in brackets, a box to tick. */
const MARKER =
  /^(?:[•●○■□▪▫◦·∙*\-–—☐☑☒✓✔o]|\(?(?:\d{1,2}|0\d\d)[.):]?|\d{1,2}\.\d\.?|\(?[A-Za-z][.)]|\(?[ivx]{1,4}[.)]|\[[ xX_]?\]|\[|\]|_{1,4}|[#№]?\d{1,2}[.):])$/;

/** A sign between items that were lines of a list. */
const BULLET = /^[•●○■□▪▫◦·∙*\-–—☐☑☒]$/;

const NEXT_ITEM = /; (?:and )?\(?[a-z0-9]{1,2}[.)] /;

/** A row that begins with a label of its own ends a list. */
const LABEL = /^\p{Lu}[\p{L}/ ]{2,30}:/u;

/** A heading in capitals under items that are not. */
const CAPITALS = /^[A-Z][A-Z0-9 &/.-]{5,40}$/;

/**
 * The items of a list: one a row behind a mark, one a row, or one after the other in a paragraph. Rows that only go on
 * with the item above belong to it.
 */
export function itemsOf(rows: readonly (readonly Token[])[]): (readonly Token[])[] {
  const own = rowsOfList(rows);
  const marked = own.filter(isMarked).length;
  // "(a) a title policy; (b) insurance": the items follow each other in a paragraph.
  if (own.some((row) => NEXT_ITEM.test(joinTokens(row)))) return splitParagraph(own.flat());
  if (marked > 0 && marked >= own.length / 3) return joinRows(withinMarks(own), isMarked).map(withoutMarks);
  const text = own.map(joinTokens);
  // A row that ends with a comma goes on: it is a paragraph.
  if (text.length === 1 || text.some((row) => /;/.test(row)) || text.slice(0, -1).some((row) => /,$/.test(row)))
    return splitParagraph(own.flat());
  return joinRows(own, (row) => !/^\p{Ll}/u.test(row[0]?.text ?? ''));
}

/** Rows up to the next label, or up to a heading in bold under rows that are not. */
function rowsOfList(rows: readonly (readonly Token[])[]): (readonly Token[])[] {
  const plain = rows[0]?.some((token) => !token.bold) === true;
  const end = rows.findIndex(
    (row, index) =>
      index > 0 &&
      (LABEL.test(joinTokens(row)) ||
        (!CAPITALS.test(joinTokens(rows[0] ?? [])) && CAPITALS.test(joinTokens(row))) ||
        (plain && row.length > 0 && row.every((token) => token.bold))),
  );
  return (end < 0 ? rows : rows.slice(0, end)).filter((row) => row.length > 0);
}

/** A row that begins where the marks stand, and has none, is not of the list any more. */
function withinMarks(rows: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const marks = rows.find(isMarked)?.[0]?.left ?? 0;
  const first = rows.findIndex(isMarked);
  const end = rows.findIndex((row, at) => at > first && !isMarked(row) && (row[0]?.left ?? 0) < marks + 2);
  return end < 0 ? rows : rows.slice(0, end);
}

/** Whether a row begins with the mark of an item. */
export function isMarked(row: readonly Token[]): boolean {
  return row.length > 1 && MARKER.test(row[0]?.text ?? '');
}

function joinRows(
  rows: readonly (readonly Token[])[],
  begins: (row: readonly Token[]) => boolean,
): (readonly Token[])[] {
  const items: Token[][] = [];
  for (const row of rows) {
    const last = items[items.length - 1];
    if (last === undefined || begins(row)) items.push([...row]);
    else last.push(...row);
  }
  return items;
}

function withoutMarks(item: readonly Token[]): readonly Token[] {
  const from = item.findIndex((token) => !MARKER.test(token.text));
  // "; and" leads to the next item.
  const leads = /^(?:and|or)$/i.test(item.at(-1)?.text ?? '') && /[;,]$/.test(item.at(-2)?.text ?? '');
  return from < 0 ? [] : item.slice(from, leads ? -1 : undefined);
}

/** Items of a sentence: parted by semicolons; without any, by commas before a capital. */
export function splitParagraph(tokens: readonly Token[]): (readonly Token[])[] {
  const semicolons = tokens.some((token) => token.text.endsWith(';'));
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    if (BULLET.test(token.text)) {
      parts.push([]);
      continue;
    }
    parts[parts.length - 1]?.push(token);
    const next = tokens[index + 1]?.text ?? '';
    const ends = semicolons ? token.text.endsWith(';') : token.text.endsWith(',') && /^(?:\p{Lu}|and$)/u.test(next);
    if (ends) parts.push([]);
  }
  return parts
    .map((part) => (/^(?:and|&)$/.test(part[0]?.text ?? '') ? part.slice(1) : part))
    .map((part) => withoutMarks(part))
    .filter((part) => part.length > 0);
}
