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
export function xmlFinder(root: XmlElement): (locator: Locator) => readonly Match[] {
  // The root becomes the only child of a document, so that every step works on children.
  const document: XmlElement = { name: '', namespace: '', attributes: [], children: [root] };
  const childrenOf = childIndex();
  return ({ steps, attribute }) => {
    const asked = askedBy(steps);
    const found = asked === null ? [] : walk({ element: document, path: '' }, asked, childrenOf);
    const matches: Match[] = [];
    for (const one of found) matches.push(attribute === null ? elementMatch(one) : attributeMatch(one, attribute));
    return matches;
  };
}

/** A name with what stands in brackets behind it. */
interface Asked {
  readonly name: string;
  readonly test: Predicate | null;
  readonly bracket: Step | null;
}

function askedBy(steps: readonly Step[]): readonly Asked[] | null {
  const asked: { name: string; test: Predicate | null; bracket: Step | null }[] = [];
  for (const step of steps) {
    const last = asked.at(-1);
    if (step.kind === 'name') asked.push({ name: step.name, test: null, bracket: null });
    else if (last === undefined) return null;
    else if (step.kind === 'where') last.test ??= step;
    else last.bracket ??= step;
  }
  return asked;
}

type ChildrenOf = (element: XmlElement, name: string) => readonly XmlElement[];

const NO_CHILDREN: readonly XmlElement[] = [];

/** Below it looking at all children is quicker than an index of them. */
const FEW_CHILDREN = 8;

/** Every path of a profile passes the same few elements, so the many children of one are sorted by their names once. */
function childIndex(): ChildrenOf {
  const indexes = new Map<XmlElement, ReadonlyMap<string, readonly XmlElement[]>>();
  return (element, name) => {
    if (element.children.length < FEW_CHILDREN) return childrenNamed(element, name);
    const index = indexes.get(element) ?? byName(element);
    indexes.set(element, index);
    return index.get(name) ?? NO_CHILDREN;
  };
}

function childrenNamed(element: XmlElement, name: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of element.children) if (typeof child !== 'string' && child.name === name) found.push(child);
  return found;
}

function byName(element: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
  const index = new Map<string, XmlElement[]>();
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const same = index.get(child.name);
    if (same === undefined) index.set(child.name, [child]);
    else same.push(child);
  }
  return index;
}

/** Behind a test a missing element keeps its place, so that names and limits stay in step. */
function walk(from: Found, asked: readonly Asked[], childrenOf: ChildrenOf): readonly Found[] {
  let found: readonly Found[] = [from];
  let isTested = false;
  for (const one of asked) {
    const isLast = one === asked.at(-1);
    const next: Found[] = [];
    for (const each of found) {
      const children = findChildren(each, one, childrenOf);
      if (isTested && isLast && children.length === 0 && one.test === null) {
        next.push({ element: null, path: `${each.path}/${one.name}` });
      } else for (const child of children) next.push(child);
    }
    found = next;
    isTested ||= one.test !== null;
  }
  return found;
}

/** Nothing found keeps its place, except behind [*] and tests, where there is no place to keep. */
function findChildren(from: Found, { name, test, bracket }: Asked, childrenOf: ChildrenOf): readonly Found[] {
  const named = from.element === null ? NO_CHILDREN : childrenOf(from.element, name);
  const own = `${from.path}/${name}`;
  const placed: Found[] = [];
  let index = 0;
  for (const element of named) {
    index += 1;
    if (test !== null && !passes(test, textAt(element, test))) continue;
    placed.push({ element, path: named.length > 1 ? `${own}[${index}]` : own });
  }
  if (bracket?.kind === 'all') return placed;
  if (bracket?.kind === 'index') {
    return [placed[bracket.index - 1] ?? { element: null, path: `${own}[${bracket.index}]` }];
  }
  return placed.length > 0 || test !== null ? placed : [{ element: null, path: own }];
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
  const [only] = element.children;
  if (element.children.length === 1 && typeof only === 'string') return { rawText: textOrNothing(only), place };
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
  if (element.attributes.length === 0) return false;
  return element.attributes.some(
    ({ name, prefix, value }) => name === 'nil' && prefix !== '' && /^(true|1)$/.test(value),
  );
}
