import { SaxesParser, type SaxesTagPlain } from 'saxes';
import {
  MOST_ATTRIBUTES,
  MOST_CHARACTERS,
  MOST_ELEMENT_ATTRIBUTES,
  MOST_ELEMENT_DEPTH,
  MOST_ELEMENTS,
} from '../caps.ts';
import { Unreadable } from '../unreadable.ts';

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
  if (text.length > MOST_CHARACTERS) throw new Unreadable(`${what} has more than ${MOST_CHARACTERS} characters.`);
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let elements = 0;
  let depth = 0;
  let attributes = 0;
  /** Of the element that is being read. */
  let ownAttributes = 0;
  /** How deep the parser was when it met an element to skip; null outside of one. */
  let skippedAt: number | null = null;

  const addText = (added: string) => {
    if (skippedAt !== null || added === '') return;
    open.at(-1)?.children.push(added);
  };
  parser.on('error', (error) => {
    throw new Unreadable(`${what} is not well-formed: ${inWords(error.message)}.`);
  });
  parser.on('doctype', () => {
    throw new Unreadable(`${what} has a document type (DOCTYPE), which is not allowed. Export it without one.`);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  // While the tag is still being read: the parser keeps all attributes of an element before it tells of the element.
  parser.on('attribute', () => {
    attributes += 1;
    ownAttributes += 1;
    if (ownAttributes > MOST_ELEMENT_ATTRIBUTES) {
      throw new Unreadable(`${what} has an element with more than ${MOST_ELEMENT_ATTRIBUTES} attributes.`);
    }
    if (attributes > MOST_ATTRIBUTES) throw new Unreadable(`${what} has more than ${MOST_ATTRIBUTES} attributes.`);
  });
  parser.on('opentag', (tag) => {
    ownAttributes = 0;
    depth += 1;
    elements += 1;
    if (depth > MOST_ELEMENT_DEPTH) throw new Unreadable(`${what} nests deeper than ${MOST_ELEMENT_DEPTH} elements.`);
    if (elements > MOST_ELEMENTS) throw new Unreadable(`${what} has more than ${MOST_ELEMENTS} elements.`);
    if (skippedAt !== null) return;
    if (skip(localName(tag.name))) skippedAt = depth;
    else open.push(openElement(tag, open.at(-1)?.scope ?? NO_SCOPE));
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (skippedAt !== null) {
      if (depth < skippedAt) skippedAt = null;
      return;
    }
    const closed = open.pop();
    if (closed === undefined) return;
    const { scope: _, ...element } = closed;
    if (open.length === 0) root = element;
    else open.at(-1)?.children.push(element);
  });
  parser.write(text).close();
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

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(':')));
}

/** The parser starts its messages with line:column. */
function inWords(message: string): string {
  return message.replace(/^(\d+):(\d+): (.*?)\.?$/s, 'line $1, column $2: $3');
}

/** The value of an attribute by its local name; one without a prefix comes first. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const found = element.attributes.filter((attribute) => attribute.name === name);
  return (found.find((attribute) => attribute.prefix === '') ?? found[0])?.value;
}

export function childElements(element: XmlElement): readonly XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}
