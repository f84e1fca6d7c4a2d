import { Unreadable } from '../unreadable.ts';
import type { XmlTag } from './plain-xml.ts';
import { localName, readXmlEvents, type XmlHandlers } from './xml-events.ts';

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
  const { root } = readXmlEvents(text, what, () => new TreeBuilder(skip));
  if (root === null) throw new Unreadable(`${what} has no element.`);
  return root;
}

class TreeBuilder implements XmlHandlers {
  root: XmlElement | null = null;
  readonly #skip: (name: string) => boolean;
  readonly #open: OpenElement[] = [];
  /** What is declared where each of them stands. */
  readonly #scopes: Scope[] = [];
  #element: OpenElement | null = null;
  #scope = NO_SCOPE;
  /** How deep the parser was when it met an element to skip; 0 outside of one. */
  #skippedAt = 0;

  constructor(skip: (name: string) => boolean) {
    this.#skip = skip;
  }

  text(added: string): void {
    if (this.#skippedAt === 0 && added !== '') this.#element?.children.push(added);
  }

  open(tag: XmlTag, depth: number): void {
    if (this.#skippedAt > 0) return;
    const name = localName(tag.name);
    if (this.#skip(name)) {
      this.#skippedAt = depth;
      return;
    }
    if (this.#element !== null) this.#open.push(this.#element);
    this.#scopes.push(this.#scope);
    this.#scope = scopeOf(tag, this.#scope);
    const namespace = lookUp(this.#scope, prefixOf(tag.name));
    this.#element = { name, namespace, attributes: attributesOf(tag), children: [] };
  }

  close(depth: number): void {
    if (this.#skippedAt > 0) {
      if (depth === this.#skippedAt) this.#skippedAt = 0;
      return;
    }
    const closed = this.#element;
    if (closed === null) return;
    this.#scope = this.#scopes.pop() ?? NO_SCOPE;
    this.#element = this.#open.pop() ?? null;
    if (this.#element === null) this.root = closed;
    else this.#element.children.push(closed);
  }
}

function scopeOf({ attributes }: XmlTag, outer: Scope): Scope {
  let declared: Map<string, string> | null = null;
  for (const name in attributes) {
    if (!name.startsWith('xmlns')) continue;
    declared ??= new Map();
    if (name === 'xmlns') declared.set('', attributes[name] ?? '');
    else if (name.startsWith('xmlns:')) declared.set(name.slice(6), attributes[name] ?? '');
  }
  return declared === null ? outer : { declared, outer };
}

function attributesOf({ attributes }: XmlTag): readonly XmlAttribute[] {
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
