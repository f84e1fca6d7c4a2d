import { allow, type Decision, refuse } from '../decision.ts';
import { parseLabelLocator } from './label-locator.ts';
import { BRACKETS, type Locator, readPredicate, readQuoted, type Step } from './locator-parts.ts';
import type { RecordFormat } from './record-source.ts';

export type { Locator, Step };

/** Whoever writes [*] says that several values are expected; without it there is one. */
export function isMany(locator: Locator): boolean {
  return locator.steps.some((step) => step.kind === 'all');
}

/** Reads a path of a profile in the language of its format. A refusal says what is wrong with it and how to write it. */
export function parseLocator(format: RecordFormat, path: string): Decision<Locator, string> {
  if (!path.startsWith('$')) return refuse('must start with $, as in $.loan_number');
  if (path === '$') return refuse('names nothing after $; write $.name');
  return format === 'json' || format === 'xml' ? parseTreeLocator(format, path) : parseLabelLocator(format, path);
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
  const predicate = readPredicate(path, start, format);
  if (predicate !== null) return predicate.ok ? allow(predicate.effect) : predicate;
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
  // A test may be followed by [*] or a number: all that fit it, or one of those.
  const isTwice = locator.steps.some((step, at) => {
    const before = locator.steps[at - 1]?.kind;
    return step.kind !== 'name' && before !== 'name' && !(before === 'where' && step.kind !== 'where');
  });
  return isTwice ? refuse('has two brackets in a row; an element takes one, or a test and then one') : allow(locator);
}
