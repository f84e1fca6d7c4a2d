import { findField } from '../../fields/field-catalogue.ts';
import { unionBox } from '../../pages/box.ts';
import { entityForm } from '../../values/name-key.ts';
import { normalizeField } from '../../values/normalize-field.ts';
import { type ExtractedValue, isOfTemplate } from '../extracted-value.ts';
import type { Token } from '../token.ts';
import { cutRun, runOf } from '../trim-token.ts';
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
/** A legal form with what parts it from a name. "Company:" is a label, and "Co-Borrower" somebody else. */
const FORM = new RegExp(
  String.raw`^,? ?(?:${[...WORDS, ...WORDS.map((word) => word.toUpperCase())].join('|')}|(?:Inc|INC|Corp|CORP|Ltd|LTD|Co|CO)\.?|P?LLC|LLP|LP|(?:P\.)?L\.L\.C\.?|L\.L\.P\.?|L\.P\.?|N\.A\.?|(?<=, )NA|F\.?S\.?B\.?|ACA|FLCA|PLC)(?![\w'’:]|[ -]Borrower|-)`,
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
    const form = formBehind(view, name);
    if (form.length === 0) return value;
    const rawText = runOf([...name, ...form]).text;
    const normalized = normalizeField(value.fieldName, rawText);
    const own = form.filter(({ pageIndex }) => pageIndex === name[0]?.pageIndex);
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
    const [middle, center] = [x + w / 2, y + h / 2];
    return middle > bbox.x && middle < bbox.x + bbox.w && center > bbox.y && center < bbox.y + bbox.h;
  });
  const run = runOf(own);
  const from = run.text.indexOf(rawText);
  return from < 0 ? [] : cutRun(run, from, from + rawText.length);
}

const WORD = /^[A-Z][A-Za-z&'’-]*$/;
const NOT_NAMED =
  /^(?:the|a|an|to|by|from|for|of|and|between|borrowers?|lenders?|banks?|guarantors?|grantors?|makers?|name|dated?)$/i;

/** Whether a name's line begins, or ends, in the middle of words that are printed as one name is. */
export function tornSides(
  view: DocumentView,
  tokens: readonly Token[],
): { readonly begins: boolean; readonly ends: boolean } {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return { begins: false, ends: false };
  const before = view.text.tokens[view.indexOf(first) - 1];
  const behind = view.text.tokens[view.indexOf(last) + 1];
  return {
    begins: before !== undefined && isSameName(view, before, first),
    ends: behind !== undefined && isSameName(view, last, behind),
  };
}

function isSameName(view: DocumentView, one: Token, next: Token): boolean {
  if (view.indexOf(one) < 0 || view.indexOf(next) < 0 || one.pageIndex !== next.pageIndex) return false;
  if (!WORD.test(one.text) || !WORD.test(next.text) || NOT_NAMED.test(one.text) || NOT_NAMED.test(next.text))
    return false;
  return isCapitals(one.text) === isCapitals(next.text);
}

const isCapitals = (text: string): boolean => text === text.toUpperCase();
