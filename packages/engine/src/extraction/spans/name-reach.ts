import { findField } from '../../fields/field-catalogue.ts';
import { unionBox } from '../../pages/box.ts';
import { entityForm } from '../../values/name-key.ts';
import { normalizeField } from '../../values/normalize-field.ts';
import { type ExtractedValue, isOfTemplate } from '../extracted-value.ts';
import type { Token } from '../token.ts';
import { cutRun, runOf, trimToken } from '../trim-token.ts';
import type { DocumentView } from './document-view.ts';

const WORDS = [
  'National Association',
  'Limited Liability Company',
  'Limited Partnership',
  'Association',
  'Incorporated',
  'Corporation',
  'Company',
  'Limited',
];
/** What a form in words may be the head of, as in "LIMITED GUARANTEE": a name goes on there, or a title does. */
const UNFINISHED = String.raw`(?! (?!(?:A|An|AN|And|AND|As|AS|At|AT|By|BY|For|FOR|From|FROM|In|IN|Is|IS|Of|OF|On|ON|Or|OR|The|THE|This|THIS|To|TO|With|WITH|Whereas|WHEREAS)\b)[A-Z])`;
/** A legal form with what parts it from a name. "Company:" is a label, and "Co-Borrower" somebody else. */
const FORM = new RegExp(
  String.raw`^,? ?(?:(?:${[...WORDS, ...WORDS.map((word) => word.toUpperCase())].join('|')})(?![A-Za-z])${UNFINISHED}|(?:Inc|INC|Corp|CORP|Ltd|LTD|Co|CO)\.?|P?LLC|LLP|LP|(?:P\.)?L\.L\.C\.?|L\.L\.P\.?|L\.P\.?|N\.A\.?|(?<=, )NA|F\.?S\.?B\.?|ACA|FLCA|PLC)(?![\w'’:]|[ -]Borrower|-)`,
);
/** Banks that are called so and have a form behind that. */
const BANK = /\b(?:Bank|BANK)$/;
/** A form is three words at most, and a comma may stand alone. */
const reach = 5;

/** The words behind a name that say its legal form: a name that ends before them is a part of one. */
export function formBehind(view: DocumentView, name: readonly Token[]): readonly Token[] {
  const last = name.at(-1);
  if (last === undefined) return [];
  const at = view.indexOf(last);
  const whole = view.text.tokens[at];
  if (at < 0 || whole === undefined) return [];
  const text = runOf(name).text;
  if (entityForm(text) !== null && !BANK.test(text)) return [];
  const cutOff = whole.text.slice(whole.text.lastIndexOf(last.text) + last.text.length);
  if (!/^,?$/.test(cutOff)) return [];
  const next = view.text.tokens.slice(at + 1, at + 1 + reach).filter((token) => isGoingOn(view, whole, token));
  const run = runOf(next);
  const match = FORM.exec(`${cutOff} ${run.text}`.trimStart());
  if (match === null) return [];
  const length = match[0].length - (`${cutOff} ${run.text}`.trimStart().length - run.text.length);
  return length > 0 ? cutRun(run, 0, length) : [];
}

/** What a name may begin with although it is no capital: "iPCS", "j2". */
const SMALL_START = /^[a-z]{1,2}[A-Z0-9][A-Za-z0-9]*$/;
const NUMBER_START = /^(?:\d{1,4}|One|ONE),?$/;

/** A name as far as it is printed: with the rest of the word that it begins inside, and with its legal form. */
export function wholeName(view: DocumentView, name: readonly Token[]): readonly Token[] {
  return [...fromStart(view, name), ...formBehind(view, name)];
}

function fromStart(view: DocumentView, name: readonly Token[]): readonly Token[] {
  const [first, ...rest] = name;
  const at = first === undefined ? -1 : view.indexOf(first);
  const [before, printed] = [view.text.tokens[at - 1], view.text.tokens[at]];
  if (first === undefined || printed === undefined) return name;
  const inside = printed.text.lastIndexOf(first.text);
  if (inside > 0)
    return /[A-Za-z0-9][*’'&-]?$/.test(printed.text.slice(0, inside))
      ? [trimToken(printed, 0, inside + first.text.length), ...rest]
      : name;
  if (before === undefined || !isGoingOn(view, before, printed)) return name;
  const isOwn =
    SMALL_START.test(before.text) ||
    (NUMBER_START.test(first.text) && /^[A-Z][A-Za-z]+$/.test(before.text) && !NOT_NAMED.test(before.text));
  return isOwn ? [before, ...name] : name;
}

/** In the same cell, or on the next row where the name's own row began: another column is another matter. */
function isGoingOn(view: DocumentView, last: Token, token: Token): boolean {
  if (token.pageIndex !== last.pageIndex) return false;
  const [own, other] = [view.placeOf(last), view.placeOf(token)];
  if (own === null || other === null) return false;
  if (own.cell.row === other.cell.row) return own.cell === other.cell;
  const height = own.cell.bottom - own.cell.top;
  return other.cell.row === own.cell.row + 1 && other.cell.left - own.cell.left < height;
}

/** Names that rules read, each as far as it is printed. */
export function completeNames(view: DocumentView, values: readonly ExtractedValue[]): ExtractedValue[] {
  return values.map((value) => {
    if (findField(value.fieldName)?.kind !== 'name' || isOfTemplate(value)) return value;
    const name = printOf(view, value);
    const whole = wholeName(view, name);
    const rawText = runOf(whole).text;
    if (rawText.length <= runOf(name).text.length) return value;
    const normalized = normalizeField(value.fieldName, rawText);
    const own = whole.filter(({ pageIndex }) => pageIndex === name[0]?.pageIndex);
    const box = unionBox([value.bbox, ...own.map((token) => view.givenBox(token.pageIndex, token.box))]);
    if (normalized === null || box === null) return value;
    return { ...value, rawText, normalizedValue: normalized.value, bbox: box };
  });
}

/** The words in a value's box, if they say the value. */
function printOf(view: DocumentView, { pageNo, bbox, rawText }: ExtractedValue): readonly Token[] {
  const pageIndex = view.pages.findIndex((page) => page.pageNo === pageNo);
  const own = view.text.tokens.filter((token) => {
    if (token.pageIndex !== pageIndex) return false;
    const { x, y, w, h } = view.givenBox(pageIndex, token.box);
    const center = y + h / 2;
    return x + w > bbox.x && x < bbox.x + bbox.w && center > bbox.y && center < bbox.y + bbox.h;
  });
  const run = runOf(own);
  const from = run.text.indexOf(rawText);
  return from < 0 ? [] : cutRun(run, from, from + rawText.length);
}

const NOT_NAMED =
  /^(?:the|a|an|to|by|from|for|of|and|between|borrowers?|lenders?|banks?|guarantors?|grantors?|makers?|name|dated?)$/i;
