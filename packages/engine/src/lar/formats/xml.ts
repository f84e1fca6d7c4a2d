import type { Locator, Step } from '../locator.ts';
import { type Predicate, passes } from '../locator-parts.ts';
import { type Match, textOrNothing } from '../match.ts';
import { attributeOf, childElements, type XmlElement } from './xml-tree.ts';

/** An element and where it stands; null where a step found none. */
interface Found {
  readonly element: XmlElement | null;
  readonly path: string;
}

/** Everything that the locator meets, in the order of the document. The first step names the root element. */
export function findInXml(root: XmlElement, locator: Locator): readonly Match[] {
  // The root becomes the only child of a document, so that every step works on children.
  const document: XmlElement = { name: '', namespace: '', attributes: [], children: [root] };
  return walk({ element: document, path: '' }, locator.steps, false).map((found) =>
    locator.attribute === null ? elementMatch(found) : attributeMatch(found, locator.attribute),
  );
}

/** `isTested`: behind a test a missing element keeps its place, so that names and limits stay in step. */
function walk(from: Found, steps: readonly Step[], isTested: boolean): readonly Found[] {
  const [step, ...behind] = steps;
  if (step === undefined) return [from];
  if (step.kind !== 'name') return [];
  const brackets = behind.slice(0, countBrackets(behind));
  const rest = behind.slice(brackets.length);
  const test = brackets.find((one) => one.kind === 'where') ?? null;
  const found = findChildren(from, step.name, test, brackets.find((one) => one.kind !== 'where') ?? null);
  const isLast = rest.length === 0;
  if (isTested && isLast && found.length === 0 && test === null) {
    return [{ element: null, path: `${from.path}/${step.name}` }];
  }
  return found.flatMap((one) => walk(one, rest, isTested || test !== null));
}

function countBrackets(steps: readonly Step[]): number {
  const end = steps.findIndex((step) => step.kind === 'name');
  return end < 0 ? steps.length : end;
}

/** Nothing found keeps its place, except behind [*] and tests, where there is no place to keep. */
function findChildren(from: Found, name: string, test: Predicate | null, bracket: Step | null): readonly Found[] {
  const named = from.element === null ? [] : childElements(from.element).filter((child) => child.name === name);
  const placed = named.map((element, index) => ({
    element,
    path: `${from.path}/${name}${named.length > 1 ? `[${index + 1}]` : ''}`,
  }));
  const kept = test === null ? placed : placed.filter(({ element }) => passes(test, textAt(element, test)));
  if (bracket?.kind === 'all') return kept;
  if (bracket?.kind === 'index') {
    return [kept[bracket.index - 1] ?? { element: null, path: `${from.path}/${name}[${bracket.index}]` }];
  }
  return kept.length > 0 || test !== null ? kept : [{ element: null, path: `${from.path}/${name}` }];
}

/** The text that a test looks at; null where there is none, or more than one element of a name on the way. */
function textAt(element: XmlElement, { key, attribute }: Predicate): string | null {
  let at = element;
  for (const name of key) {
    const [child, ...others] = childElements(at).filter((one) => one.name === name);
    if (child === undefined || others.length > 0) return null;
    at = child;
  }
  if (attribute !== null) return attributeOf(at, attribute) ?? null;
  return childElements(at).length > 0 ? null : textOrNothing(at.children.join(''));
}

function elementMatch({ element, path }: Found): Match {
  const place = { kind: 'xpath', path } as const;
  if (element === null || isNil(element)) return { rawText: null, place };
  const inner = childElements(element);
  if (inner.length === 0) return { rawText: textOrNothing(element.children.join('')), place };
  const names = [...new Set(inner.map((child) => child.name))].slice(0, 5).join(', ');
  return { rawText: null, place, problem: `other elements stand there (${names}); name one of them` };
}

function attributeMatch({ element, path }: Found, name: string): Match {
  const value = element === null ? undefined : attributeOf(element, name);
  return {
    rawText: value === undefined ? null : textOrNothing(value),
    place: { kind: 'xpath', path: `${path}/@${name}` },
  };
}

/** xsi:nil says that the element is there and holds nothing. */
function isNil(element: XmlElement): boolean {
  return element.attributes.some(
    ({ name, prefix, value }) => name === 'nil' && prefix !== '' && /^(true|1)$/.test(value),
  );
}
