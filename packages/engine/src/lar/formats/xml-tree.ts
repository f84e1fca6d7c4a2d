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
}

const NO_ATTRIBUTES: readonly XmlAttribute[] = [];

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
  /** What is declared where each of them stands. */
  const scopes: Scope[] = [NO_SCOPE];
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
      const name = localName(tag.name);
      if (skip(name)) {
        skippedAt = depth;
        return;
      }
      const scope = scopeOf(tag, scopes.at(-1) ?? NO_SCOPE);
      const namespace = lookUp(scope, prefixOf(tag.name));
      open.push({ name, namespace, attributes: attributesOf(tag), children: [] });
      scopes.push(scope);
    },
    close: (depth) => {
      if (skippedAt !== null) {
        if (depth === skippedAt) skippedAt = null;
        return;
      }
      const closed = open.pop();
      scopes.pop();
      if (closed === undefined) return;
      if (open.length === 0) root = closed;
      else open.at(-1)?.children.push(closed);
    },
  });
  if (root === null) throw new Unreadable(`${what} has no element.`);
  return root;
}

function scopeOf({ attributes }: SaxesTagPlain, outer: Scope): Scope {
  let declared: Map<string, string> | null = null;
  for (const name in attributes) {
    if (!name.startsWith('xmlns')) continue;
    declared ??= new Map();
    if (name === 'xmlns') declared.set('', attributes[name] ?? '');
    else if (name.startsWith('xmlns:')) declared.set(name.slice(6), attributes[name] ?? '');
  }
  return declared === null ? outer : { declared, outer };
}

function attributesOf({ attributes }: SaxesTagPlain): readonly XmlAttribute[] {
  let found: XmlAttribute[] | null = null;
  for (const name in attributes) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue;
    found ??= [];
    found.push({ name: localName(name), prefix: prefixOf(name), value: attributes[name] ?? '' });
  }
  return found ?? NO_ATTRIBUTES;
}

function lookUp(from: Scope, prefix: string): string {
  for (let scope: Scope | null = from; scope !== null; scope = scope.outer) {
    const uri = scope.declared.get(prefix);
    if (uri !== undefined) return uri;
  }
  return '';
}

function prefixOf(name: string): string {
  const colon = name.indexOf(':');
  return colon <= 0 ? '' : name.slice(0, colon);
}

/** The value of an attribute by its local name; one without a prefix comes first. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  let found: XmlAttribute | undefined;
  for (const attribute of element.attributes) {
    if (attribute.name !== name) continue;
    if (attribute.prefix === '') return attribute.value;
    found ??= attribute;
  }
  return found?.value;
}

export function childElements(element: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of element.children) if (typeof child !== 'string') found.push(child);
  return found;
}
