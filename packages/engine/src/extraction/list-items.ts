import { joinTokens, type Token } from './token.ts';

/** Signs before an item: a bullet, a number, a letter in brackets, a box to tick. */
const MARKER =
  /^(?:[•●○■□▪▫◦·∙*\-–—☐☑☒✓✔❑❏➢➤►▶◆◇»›>o]|--|\(?(?:\d{1,2}|0\d\d)[.):]?|\d{1,2}\.\d\.?|\(?[A-Za-z][.)]|\(?[ivx]{1,4}[.)]|\[[ xX_]?\]|\[|\]|_{1,4}|PT[ACDF]|ATC|[#№]?\d{1,2}[.):])$/;

/** A sign between items that were lines of a list. */
const BULLET = /^[•●○■□▪▫◦·∙*\-–—☐☑☒❑❏➢➤►▶◆◇»›]$/;

/** A word that ends a sentence; short ones may be cut short themselves. */
const SENTENCE_END = /^(?!(?:corp|assoc|dept|approx|bldg|blvd)\.$)[(“"]?[A-Za-z-]*[a-z]{4}[)”"]?\.$/i;

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
  // "None", and what follows is of the next part of the form.
  if (NOTHING.test(joinTokens(own[0] ?? []))) return [];
  const coded = withoutCodes(own);
  if (coded !== null) return coded;
  const marked = own.filter(isMarked).length;
  const counted = splitCounted(own);
  if (counted !== null) return counted.map(withoutMarks);
  // "(a) a title policy; (b) insurance": the items follow each other in a paragraph.
  if (own.some((row) => NEXT_ITEM.test(joinTokens(row)))) return splitParagraph(own.flat());
  if (marked > 0 && marked >= own.length / 3) return joinRows(withinMarks(afterLead(own)), isMarked).map(withoutMarks);
  const text = own.map(joinTokens);
  // A row that ends with a comma goes on: it is a paragraph.
  if (text.length === 1 || text.some((row) => /;/.test(row)) || text.slice(0, -1).some((row) => /,$/.test(row)))
    return splitParagraph(own.flat());
  // Commas before capitals within the lines, and no line that begins with one: "A survey, A lease, An" / "audit".
  const inside = text.join(' ').match(/, \p{Lu}\p{Ll}/gu)?.length ?? 0;
  if (inside > 1 && text.slice(1).every((row) => /^\p{Ll}/u.test(row))) return splitParagraph(own.flat());
  // Sentences that end within the lines, and the last of them with the last line.
  if (text.at(-1)?.endsWith('.') && text.some((row) => /[a-z]{4}\. \p{Lu}\p{Ll}/u.test(row)))
    return splitParagraph(own.flat());
  return joinRows(own, beginsUnmarked(own));
}

/** "C-1" and "C-2" before the items are their numbers where they share their letters, and so are "101" and "102". */
function withoutCodes(rows: readonly (readonly Token[])[]): (readonly Token[])[] | null {
  const codes = rows.map((row) => CODE.exec(row[0]?.text ?? '')?.[1] ?? null);
  const [first = null] = codes.filter((code) => code !== null);
  const same = codes.filter((code) => code === first).length;
  const different = new Set(rows.flatMap((row, at) => (codes[at] === null ? [] : [row[0]?.text]))).size;
  if (first === null || same < 2 || same !== different) return null;
  const from = codes.indexOf(first);
  // A heading between the items stands where their codes stand.
  const edge = Math.max(...rows.map((row) => row.at(-1)?.right ?? 0));
  const left = rows[from]?.[0]?.left ?? 0;
  const own: (readonly Token[])[] = [];
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1] ?? [];
    // A line that goes on belongs to the list as far as the one above it does.
    const follows = own.includes(above) && /^\p{Ll}/u.test(row[0]?.text ?? '') && goesOn(above, row, edge);
    if (at >= from && (codes[at] === first || (row[0]?.left ?? 0) > left + 2 || follows)) own.push(row);
  }
  return joinRows(own, (row) => codes[rows.indexOf(row)] === first).map(([, ...rest]) => rest);
}

const CODE = /^([A-Z]{1,4}(?=-?\d)|(?=\d{3,4}[.):]?$))-?\d{1,4}[.):]?$/;

/** A sentence before the first mark leads to the list: "The following must be met before funding." */
function afterLead(rows: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const first = rows.findIndex(isMarked);
  const leads = LEAD.test(joinTokens(rows.slice(0, Math.max(0, first)).flat()));
  return leads && rows.filter(isMarked).length > 1 ? rows.slice(first) : rows;
}

const LEAD = /[.:]$|\b(?:following|below|subject to|conditioned)\b/i;

const NOTHING = /^(?:[•*-] )?(?:none|n\/a|not applicable|no conditions|nil)(?: (?:noted|required|at this time))?\.?$/i;

/** The lines at the foot of a form, which no list has. */
const FURNITURE =
  /^(?:form (?:no\.? )?[A-Z]{0,5}-?\d|page \d|\(?rev\.? ?\d|member fdic\b|equal housing|copyright\b|©|nmls\b|confidential\b|printed (?:on |by )?\d)/i;

/** What approvals go on with after their conditions. */
const NEXT_PART =
  /^(?:(?:[IVX]{1,4}|\d{1,2})\. )?(?:compensating factors|strengths|weaknesses|mitigants|(?:policy )?exceptions|denial reasons|comments|notes to file|(?:approval )?signatures|(?:financial |ongoing |loan )?covenants|reporting requirements|recommendation|background|(?:underwriting |qualifying |debt |income |housing )?ratios|(?:loan |credit |application )history|(?:loan|borrower|property|seller|contact|approval|income|underwriting|lender|closing|contract|employment|appraisal|credit) (?:information|summary|details|analysis|profile)|loan terms|income|assets|liabilities|attachments|enclosures|documents (?:reviewed|in file)|underwriter[’']?s? (?:comments|notes|remarks|decision|signature|certification)|representations|certification|approvals|sign-?offs?|decision)(?: (?:and|\/|&) [a-z ]{4,20})?:?$/i;

/** "1. Insurance. 2. A title policy. 3. A guaranty": numbers that go on within lines part the items. */
function splitCounted(rows: readonly (readonly Token[])[]): (readonly Token[])[] | null {
  const tokens = rows.flat();
  const starts = new Set(rows.map((row) => row[0]));
  const style = /^(\(?)(?:1|a|i)([.)])$/.exec(tokens[0]?.text ?? '');
  if (style === null) return null;
  const sign = (count: number): string => {
    const letter = tokens[0]?.text.includes('a') ? String.fromCharCode(96 + count) : String(count);
    const roman = tokens[0]?.text.includes('i') ? ROMAN[count - 1] : letter;
    return `${style[1]}${roman}${style[2]}`;
  };
  const items: Token[][] = [];
  let within = false;
  for (const [index, token] of tokens.entries()) {
    // "Item 5." within a line names another thing.
    const follows = starts.has(token) || /[.;,]$|^(?:and|or)$/.test(tokens[index - 1]?.text ?? '');
    if (follows && token.text === sign(items.length + 1)) {
      items.push([]);
      within ||= !starts.has(token);
    }
    items.at(-1)?.push(token);
  }
  return within ? items : null;
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Whether a row without a mark begins an item: not where its letter is small, or where sentences end elsewhere. */
function beginsUnmarked(rows: readonly (readonly Token[])[]): (row: readonly Token[]) => boolean {
  const ends = (row: readonly Token[] | undefined): boolean => /[.;]$/.test(row?.at(-1)?.text ?? '');
  const sentences = rows.filter(ends).length > 1 && ends(rows.at(-1));
  return (row) => {
    const above = rows[rows.indexOf(row) - 1];
    return !/^\p{Ll}/u.test(row[0]?.text ?? '') && (!sentences || ends(above));
  };
}

/** Rows up to the next label, or up to a heading in bold under rows that are not. */
function rowsOfList(rows: readonly (readonly Token[])[]): (readonly Token[])[] {
  const plain = rows[0]?.some((token) => !token.bold) === true;
  const end = rows.findIndex(
    (row, index) =>
      index > 0 &&
      (LABEL.test(joinTokens(row)) ||
        FURNITURE.test(joinTokens(row)) ||
        NEXT_PART.test(joinTokens(row)) ||
        (!CAPITALS.test(joinTokens(rows[0] ?? [])) && CAPITALS.test(joinTokens(row))) ||
        (plain && row.length > 0 && row.every((token) => token.bold))),
  );
  return (end < 0 ? rows : rows.slice(0, end)).filter((row) => row.length > 0);
}

/**
 * A row that begins where the marks stand, and has none, is not of the list any more, unless the row above was full and
 * its words go on.
 */
function withinMarks(rows: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const marks = rows.find(isMarked)?.[0]?.left ?? 0;
  const first = rows.findIndex(isMarked);
  const edge = Math.max(...rows.map((row) => row.at(-1)?.right ?? 0));
  const end = rows.findIndex(
    (row, at) =>
      at > first &&
      !isMarked(row) &&
      (row[0]?.left ?? 0) < marks + 2 &&
      !goesOn(rows[at - 1] ?? [], row, edge) &&
      !isBroken(rows[at - 1] ?? [], row),
  );
  return end < 0 ? rows : rows.slice(0, end);
}

/** Whether a sentence goes on in small letters. */
function isBroken(above: readonly Token[], row: readonly Token[]): boolean {
  const [last, next] = [above.at(-1), row[0]];
  if (last === undefined || next === undefined) return false;
  const isNear = next.top - last.top < 1.9 * (last.bottom - last.top);
  return isNear && /^\p{Ll}/u.test(next.text) && !/[.;:]$/.test(last.text);
}

/** Whether a line broke because the next word found no room on it. */
function goesOn(above: readonly Token[], row: readonly Token[], edge: number): boolean {
  const [last, next] = [above.at(-1), row[0]];
  if (last === undefined || next === undefined || /[.;:]$/.test(last.text)) return false;
  const isNear = next.top - last.top < 1.9 * (last.bottom - last.top);
  return isNear && last.right > 300 && last.right + (next.right - next.left) + 2 > edge;
}

/** Whether a row begins with the mark of an item. */
export function isMarked(row: readonly Token[]): boolean {
  return row.length > 1 && MARKER.test(row[0]?.text ?? '') && !counts(row, 0);
}

/** "2 months of bank statements": the number counts what follows, and marks nothing. */
function counts(row: readonly Token[], at: number): boolean {
  return /^\d{1,2}$/.test(row[at]?.text ?? '') && COUNTED.test(row[at + 1]?.text ?? '');
}

const COUNTED =
  /^(?:(?:most|more|recent|consecutive|full|calendar|business|additional|original|certified|signed)|(?:month|year|day|week|quarter|cop(?:y|ie)|paystub|hour|pay|bank|tax|acre|unit|set|part)(?:s|’s|'s|s’|s')?)[,.;]?$/i;

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
  const from = item.findIndex((token, at) => !MARKER.test(token.text) || counts(item, at));
  // "; and" leads to the next item.
  const leads = /^(?:and|or)$/i.test(item.at(-1)?.text ?? '') && /[;,.]$/.test(item.at(-2)?.text ?? '');
  return from < 0 ? [] : item.slice(from, leads ? -1 : undefined);
}

/** Items of a paragraph: parted by semicolons; without any, by commas before a capital and by sentences. */
export function splitParagraph(tokens: readonly Token[]): (readonly Token[])[] {
  const counted = splitCounted([tokens]);
  if (counted !== null) return counted.map(withoutMarks);
  const semicolons = tokens.some((token) => token.text.endsWith(';'));
  const parts: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    if (BULLET.test(token.text)) {
      parts.push([]);
      continue;
    }
    parts[parts.length - 1]?.push(token);
    const next = tokens[index + 1]?.text ?? '';
    const ends = semicolons
      ? token.text.endsWith(';')
      : (token.text.endsWith(',') && /^(?:\p{Lu}|and$)/u.test(next)) ||
        (SENTENCE_END.test(token.text) && /^\p{Lu}\p{Ll}/u.test(next));
    if (ends) parts.push([]);
  }
  return parts
    .map((part) => (/^(?:and|&)$/.test(part[0]?.text ?? '') ? part.slice(1) : part))
    .map((part) => withoutMarks(part))
    .filter((part) => part.length > 0);
}
