import type { SaxesTagPlain } from 'saxes';
import { Unreadable } from '../unreadable.ts';
import { localName, readXmlEvents } from './xml-events.ts';

export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly (XmlElement | string)[];
}

export interface XmlAttribute {
  readonly name: string;
  readonly prefix: string;
  readonly value: string;
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
  readonly scope: Scope;
}

/** Prefixes declared here; the others are looked up in the elements around. */
interface Scope {
  readonly declared: ReadonlyMap<string, string>;
  readonly outer: Scope | null;
}

const NO_SCOPE: Scope = { declared: new Map(), outer: null };

/**
 * Parses XML into elements with local names. Document types are refused, and with them all entities but the five of
 * XML itself: nothing can grow or reach outside. The parser's own namespace mode takes quadratic time in the depth, so
 * prefixes are resolved here. Elements for which `skip` is true leave no trace.
 */
export function readXmlTree(text: string, what = 'The XML', skip: (name: string) => boolean = () => false): XmlElement {
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  /** How deep the parser was when it met an element to skip; null outside of one. */
  let skippedAt: number | null = null;
  readXmlEvents(text, what, {
    text: (added) => {
      if (skippedAt !== null || added === '') return;
      open.at(-1)?.children.push(added);
    },
    open: (tag, depth) => {
      if (skippedAt !== null) return;
      if (skip(localName(tag.name))) skippedAt = depth;
      else open.push(openElement(tag, open.at(-1)?.scope ?? NO_SCOPE));
    },
    close: (depth) => {
      if (skippedAt !== null) {
        if (depth === skippedAt) skippedAt = null;
        return;
      }
      const closed = open.pop();
      if (closed === undefined) return;
      const { scope: _, ...element } = closed;
      if (open.length === 0) root = element;
      else open.at(-1)?.children.push(element);
    },
  });
  if (root === null) throw new Unreadable(`${what} has no element.`);
  return root;
}

function openElement(tag: SaxesTagPlain, outer: Scope): OpenElement {
  const declared = new Map<string, string>();
  const attributes: XmlAttribute[] = [];
  for (const [name, value] of Object.entries(tag.attributes)) {
    if (name === 'xmlns') declared.set('', value);
    else if (name.startsWith('xmlns:')) declared.set(name.slice(6), value);
    else attributes.push({ name: localName(name), prefix: prefixOf(name), value });
  }
  const scope = declared.size === 0 ? outer : { declared, outer };
  const namespace = lookUp(scope, prefixOf(tag.name));
  return { name: localName(tag.name), namespace, attributes, children: [], scope };
}

function lookUp(from: Scope, prefix: string): string {
  for (let scope: Scope | null = from; scope !== null; scope = scope.outer) {
    const uri = scope.declared.get(prefix);
    if (uri !== undefined) return uri;
  }
  return '';
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(':')));
}

/** The value of an attribute by its local name; one without a prefix comes first. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const found = element.attributes.filter((attribute) => attribute.name === name);
  return (found.find((attribute) => attribute.prefix === '') ?? found[0])?.value;
}

export function childElements(element: XmlElement): readonly XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}
