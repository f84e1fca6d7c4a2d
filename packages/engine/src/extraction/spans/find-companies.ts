import type { Token } from '../token.ts';
import type { DocumentView } from './document-view.ts';

const LONG =
  'National Association|National Banking Association|Limited Liability Company|Limited Partnership|Incorporated|Corporation|Company|Limited|Trust|Partnership';
/** Where the name of a company ends: at its legal form. */
const FORM = new RegExp(
  String.raw`,? (?:${LONG}|${LONG.toUpperCase()}|Inc\.?|INC\.?|Corp\.?|CORP\.?|Ltd\.?|LTD\.?|Co\.|CO\.|P?LLC|LLP|LP|L\.L\.C\.?|L\.L\.P\.?|L\.P\.?|N\.A\.?|F\.?S\.?B\.?|ACA|FLCA|FCB|ACB)(?![\w’'])`,
  'g',
);
const NAMED = /^[("“]?(?:[A-Z][A-Za-z0-9.'’&/()-]*|\d{1,4}[A-Za-z]{0,2}|&),?$/;
/** Small words that names have in them. */
const INSIDE = /^(?:of|the|and|for|de|la)$/;
const AND = /^(?:and|AND|And)$/;
/** What a sentence or a form says before a name, and names begin with none of it. */
const BEFORE_NAME =
  /^(?:by|between|among|amongst|and|of|from|to|with|for|in|on|at|the|that|this|whereas|borrowers?|lenders?|banks?|guarantors?|grantors?|mortgagors?|mortgagees?|makers?|debtors?|agent|name|dated|agreement|amendment|note|guaranty|llc|inc\.?)$/i;
const FORM_WORD = /^(?:Inc|Corp|Ltd|Co|LLC|LLP|LP|L\.L\.C|L\.P|N\.A|Company|Corporation|Incorporated)\.?,?$/i;
/** In words. */
const longestName = 9;

/**
 * Companies wherever running text names them, each up to its legal form: of "A, Inc., B and C, LLC, as Borrowers" each one.
 * Where "and" may be a part of a name, it is found with what stands before it and without.
 */
export function companiesIn({ text: { text, tokens, starts } }: DocumentView): (readonly Token[])[] {
  const found: (readonly Token[])[] = [];
  let at = 0;
  for (const match of text.matchAll(FORM)) {
    const to = match.index + match[0].length;
    while (at < tokens.length && (starts[at] ?? 0) < match.index) at += 1;
    // The form's own first word; what stands before it is the name.
    const first = at;
    let end = first;
    while (end < tokens.length && (starts[end] ?? 0) < to) end += 1;
    for (const begin of beginnings(tokens, first)) found.push(tokens.slice(begin, end));
  }
  return found;
}

function beginnings(tokens: readonly Token[], form: number): number[] {
  const begins: number[] = [];
  let at = form - 1;
  for (; at >= 0 && form - at <= longestName; at -= 1) {
    const token = tokens[at];
    const text = token?.text ?? '';
    if (token?.pageIndex !== tokens[form]?.pageIndex) break;
    // A comma parts those who are listed; the one before the form is the name's own.
    if (at < form - 1 && /[,;:]$|^.{4,}\.$|^[^(]*\)$/.test(text)) break;
    if (at < form - 1 && FORM_WORD.test(text)) break;
    if (AND.test(text)) begins.push(at + 1);
    else if (!NAMED.test(text) && !INSIDE.test(text)) break;
  }
  begins.push(at + 1);
  return [...new Set(begins.map((begin) => skip(tokens, begin, form)))].filter((begin) => begin < form);
}

function skip(tokens: readonly Token[], begin: number, form: number): number {
  let at = begin;
  while (at < form && BEFORE_NAME.test(tokens[at]?.text.replace(/[,:]$/, '') ?? '')) at += 1;
  return at;
}
