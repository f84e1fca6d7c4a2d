import type { Locator, Step } from '../locator.ts';
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
  return walk({ element: document, path: '' }, locator.steps).map((found) =>
    locator.attribute === null ? elementMatch(found) : attributeMatch(found, locator.attribute),
  );
}

function walk(from: Found, steps: readonly Step[]): readonly Found[] {
  const [step, next] = steps;
  if (step === undefined) return [from];
  if (step.kind !== 'name') return [];
  const bracket = next === undefined || next.kind === 'name' ? null : next;
  const rest = steps.slice(bracket === null ? 1 : 2);
  return findChildren(from, step.name, bracket).flatMap((found) => walk(found, rest));
}

/** Nothing found keeps its place, except behind [*], where there is no place to keep. */
function findChildren(from: Found, name: string, bracket: Step | null): readonly Found[] {
  const named = from.element === null ? [] : childElements(from.element).filter((child) => child.name === name);
  const placed = named.map((element, index) => ({
    element,
    path: `${from.path}/${name}${named.length > 1 ? `[${index + 1}]` : ''}`,
  }));
  if (bracket?.kind === 'all') return placed;
  if (bracket?.kind === 'index') {
    return [placed[bracket.index - 1] ?? { element: null, path: `${from.path}/${name}[${bracket.index}]` }];
  }
  return placed.length > 0 ? placed : [{ element: null, path: `${from.path}/${name}` }];
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
