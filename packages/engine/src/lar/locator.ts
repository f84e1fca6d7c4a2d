import { allow, type Decision, refuse } from '../decision.ts';
import type { RecordFormat } from './record-source.ts';

export type Step =
  | { readonly kind: 'name'; readonly name: string }
  /** Every item of a list, every row of a column, every repetition of a label. */
  | { readonly kind: 'all' }
  /** One of the elements of the same name, from 1 as in XPath. XML only. */
  | { readonly kind: 'index'; readonly index: number };

export interface Locator {
  readonly steps: readonly Step[];
  /** XML only: the attribute of the element that the steps lead to. */
  readonly attribute: string | null;
}

/** Whoever writes [*] says that several values are expected; without it there is one. */
export function isMany(locator: Locator): boolean {
  return locator.steps.some((step) => step.kind === 'all');
}

/** Reads a path of a profile in the language of its format. A refusal says what is wrong with it and how to write it. */
export function parseLocator(format: RecordFormat, path: string): Decision<Locator, string> {
  if (!path.startsWith('$')) return refuse('must start with $, as in $.loan_number');
  if (path === '$') return refuse('names nothing after $; write $.name');
  return format === 'csv' || format === 'docx' ? parseLabelLocator(format, path) : parseTreeLocator(format, path);
}

/**
 * Columns and labels do not nest, so all that stands behind `$.` is the header or label, dots and brackets included;
 * only [*] at the end is the language's own. A header that itself ends in [*] goes into quotes.
 */
function parseLabelLocator(format: 'csv' | 'docx', path: string): Decision<Locator, string> {
  const what = format === 'csv' ? 'column' : 'label';
  const many = path.endsWith('[*]');
  const rest = many ? path.slice(0, -3) : path;
  const all: readonly Step[] = many ? [{ kind: 'all' }] : [];
  if (rest.startsWith('$[')) {
    const quoted = readQuoted(rest, 2);
    if (!quoted.ok) return quoted;
    if (rest.slice(quoted.effect.end) !== ']')
      return refuse(`takes one ${what}, as in $['Loan No.'] or $['Loan No.'][*]`);
    return named(quoted.effect.name, all);
  }
  if (!rest.startsWith('.', 1)) return refuse(`names a ${what} behind $., as in $.Loan No. or $.Guarantor[*]`);
  return named(rest.slice(2), all);
}

function named(name: string, all: readonly Step[]): Decision<Locator, string> {
  if (name.trim() === '') return refuse('has an empty name');
  return allow({ steps: [{ kind: 'name', name }, ...all], attribute: null });
}

function parseTreeLocator(format: 'json' | 'xml', path: string): Decision<Locator, string> {
  const steps: Step[] = [];
  let at = 1;
  while (at < path.length) {
    const read =
      path[at] === '.' ? readName(format, path, at + 1) : path[at] === '[' ? readBracket(format, path, at + 1) : null;
    if (read === null) {
      if (format === 'xml' && path[at] === '@') return withAttribute(steps, path.slice(at + 1));
      return refuse(`has "${path[at]}" at position ${at + 1} where . or [ is expected`);
    }
    if (!read.ok) return read;
    steps.push(read.effect.step);
    at = read.effect.end;
  }
  return checkSteps(format, { steps, attribute: null });
}

type ReadStep = Decision<{ readonly step: Step; readonly end: number }, string>;

/** Where a plain name ends. An @ ends it in XML alone, since JSON keys such as @id are common. */
const NAME_ENDS = { json: /[.[\]]/g, xml: /[.[\]@]/g } as const;

function readName(format: 'json' | 'xml', path: string, start: number): ReadStep {
  const ends = new RegExp(NAME_ENDS[format]);
  ends.lastIndex = start;
  const end = ends.exec(path)?.index ?? path.length;
  const name = path.slice(start, end);
  if (name === '') return refuse(`has an empty name at position ${start + 1}`);
  if (name === '*') return refuse('has .* in it; a list is written as name[*]');
  if (name !== name.trim()) return refuse(`has a space at an end of "${name}"; remove it, or write ['${name}']`);
  if (path[end] === ']') return refuse(`has a ] without [ at position ${end + 1}`);
  return checkName(format, name, end);
}

function readBracket(format: 'json' | 'xml', path: string, start: number): ReadStep {
  if (path[start] === "'" || path[start] === '"') {
    const quoted = readQuoted(path, start);
    if (!quoted.ok) return quoted;
    if (path[quoted.effect.end] !== ']') return refuse(`lacks ] behind the name at position ${quoted.effect.end + 1}`);
    return checkName(format, quoted.effect.name, quoted.effect.end + 1);
  }
  const close = path.indexOf(']', start);
  if (close < 0) return refuse(`has a [ without ] at position ${start}`);
  const inside = path.slice(start, close);
  if (inside === '*') return allow({ step: { kind: 'all' }, end: close + 1 });
  if (!/^\d{1,6}$/.test(inside)) return refuse(`has [${inside}] in it; ${BRACKETS[format]}`);
  if (format === 'json') return refuse(`has [${inside}] in it; JSON lists are read whole, as name[*]`);
  if (Number(inside) === 0) return refuse('has [0] in it; elements count from [1], as in XPath');
  return allow({ step: { kind: 'index', index: Number(inside) }, end: close + 1 });
}

const BRACKETS = {
  json: "brackets hold * for a list or a name in quotes, as in ['odd.name']",
  xml: "brackets hold * for all, a number from 1, or a name in quotes, as in ['odd.name']",
} as const;

/** A name in single or double quotes; a backslash takes the next character as it is. */
function readQuoted(path: string, start: number): Decision<{ readonly name: string; readonly end: number }, string> {
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

/** Letters as XML names allow them, roughly: a stricter list would refuse no more mistakes. */
const XML_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_.\-·]*$/u;

function checkName(format: 'json' | 'xml', name: string, end: number): ReadStep {
  if (format === 'xml' && name.includes(':')) {
    return refuse(`has the prefix of a namespace in "${name}"; elements are found by their local name alone`);
  }
  if (format === 'xml' && !XML_NAME.test(name)) return refuse(`has "${name}", which cannot be the name of an element`);
  return allow({ step: { kind: 'name', name }, end });
}

function withAttribute(steps: readonly Step[], attribute: string): Decision<Locator, string> {
  if (attribute.includes(':')) return refuse(`has the prefix of a namespace in "@${attribute}"; leave it out`);
  if (!XML_NAME.test(attribute)) return refuse(`has "@${attribute}", which cannot be the name of an attribute`);
  return checkSteps('xml', { steps, attribute });
}

function checkSteps(format: 'json' | 'xml', locator: Locator): Decision<Locator, string> {
  if (format === 'json') return allow(locator);
  if (locator.steps[0]?.kind !== 'name')
    return refuse('must start with the name of the root element, as in $.loan.number');
  const isTwice = locator.steps.some((step, at) => step.kind !== 'name' && locator.steps[at - 1]?.kind !== 'name');
  return isTwice ? refuse('has two brackets in a row; an element takes one') : allow(locator);
}
