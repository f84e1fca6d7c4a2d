import { allow, type Decision, refuse } from '../decision.ts';

export type Step =
  | { readonly kind: 'name'; readonly name: string }
  /** Every item of a list, every row of a column, every repetition of a label. */
  | { readonly kind: 'all' }
  /** Those items, elements or rows in which one text stands at one place, such as `[?role='Guarantor']`. */
  | Predicate
  /** One of the elements of the same name, from 1 as in XPath. XML only. */
  | { readonly kind: 'index'; readonly index: number };

export interface Locator {
  readonly steps: readonly Step[];
  /** XML only: the attribute of the element that the steps lead to. */
  readonly attribute: string | null;
  /** Excel only: the sheet that the path names. Without one the first visible sheet is meant. */
  readonly sheet?: string;
}

/** One test for equality. Case and spaces around the text do not count. */
export interface Predicate {
  readonly kind: 'where';
  /** Names that lead from the item to the text; for columns the one header. Empty for an attribute of the item. */
  readonly key: readonly string[];
  /** XML only. */
  readonly attribute: string | null;
  readonly equals: string;
}

/** Whether what stands in the record is what the predicate asks for. */
export function passes(predicate: Predicate, found: string | null): boolean {
  return found !== null && fold(found) === fold(predicate.equals);
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}

export const BRACKETS = {
  json: "brackets hold * for a list, a test such as [?role='Guarantor'], or a name in quotes, as in ['odd.name']",
  xml: "brackets hold * for all, a number from 1, a test such as [@type='Main'], or a name in quotes, as in ['odd.name']",
} as const;

const QUOTED = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;

/** `?key='text']`, from behind the opening bracket; the question mark may be left out. */
const PREDICATE = new RegExp(String.raw`\??\s*(${QUOTED}|[^=\]'"[]+?)\s*=\s*(${QUOTED})\s*\]`, 'y');

/** The predicate at this place; null where the bracket holds something else. */
export function readPredicate(
  path: string,
  start: number,
  format: 'json' | 'xml' | 'label',
): Decision<{ readonly step: Predicate; readonly end: number }, string> | null {
  PREDICATE.lastIndex = start;
  const found = PREDICATE.exec(path);
  if (found === null) return null;
  const [whole, key = '', text = ''] = found;
  const keyed = readKey(key, format);
  if (keyed === null) return refuse(`tests "${key}", which is no name of a ${format === 'xml' ? 'child' : 'key'}`);
  const equals = unquote(text);
  if (equals.trim() === '') return refuse('tests for an empty text; name the text that must stand there');
  return allow({ step: { kind: 'where', ...keyed, equals }, end: start + whole.length });
}

function readKey(written: string, format: 'json' | 'xml' | 'label'): Pick<Predicate, 'key' | 'attribute'> | null {
  if (/^['"]/.test(written)) return { key: [unquote(written)], attribute: null };
  if (format === 'label') return { key: [written.trim()], attribute: null };
  if (format === 'json') return keyOf(written.trim().split('.'), null);
  const [path = '', attribute, ...rest] = written.trim().split('@');
  if (rest.length > 0 || attribute === '') return null;
  const names = path === '' ? [] : path.split('.');
  return keyOf(names, attribute ?? null);
}

function keyOf(key: readonly string[], attribute: string | null): Pick<Predicate, 'key' | 'attribute'> | null {
  return key.some((name) => name.trim() === '') || (key.length === 0 && attribute === null) ? null : { key, attribute };
}

function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(.)/g, '$1');
}

/** A name in single or double quotes; a backslash takes the next character as it is. */
export function readQuoted(
  path: string,
  start: number,
): Decision<{ readonly name: string; readonly end: number }, string> {
  const quote = path[start];
  if (quote !== "'" && quote !== '"') return refuse("puts a name in brackets into quotes, as in $['odd.name']");
  let name = '';
  for (let at = start + 1; at < path.length; at++) {
    if (path[at] === quote) return name === '' ? refuse('has an empty name') : allow({ name, end: at + 1 });
    if (path[at] === '\\') at += 1;
    name += path[at] ?? '';
  }
  return refuse(`has a name in quotes that does not end: ${path.slice(start)}`);
}
