import { SaxesParser, type SaxesTagPlain } from 'saxes';
import {
  MOST_ATTRIBUTES,
  MOST_CHARACTERS,
  MOST_ELEMENT_ATTRIBUTES,
  MOST_ELEMENT_DEPTH,
  MOST_ELEMENTS,
} from '../caps.ts';
import { Unreadable } from '../unreadable.ts';

export interface XmlHandlers {
  /** Depth from 1. */
  open(tag: SaxesTagPlain, depth: number): void;
  text(text: string): void;
  /** The depth of the element that ends, and its name with its prefix. */
  close(depth: number, name: string): void;
}

/**
 * Parses XML within the caps and tells of each element and text. Document types are refused, and with them all entities
 * but the five of XML itself: nothing can grow or reach outside.
 */
export function readXmlEvents(
  text: string,
  what: string,
  handlers: XmlHandlers,
  most: { readonly elements: number; readonly attributes: number } = {
    elements: MOST_ELEMENTS,
    attributes: MOST_ATTRIBUTES,
  },
): void {
  if (text.length > MOST_CHARACTERS) throw new Unreadable(`${what} has more than ${MOST_CHARACTERS} characters.`);
  const parser = new SaxesParser({ xmlns: false, position: true });
  let elements = 0;
  let depth = 0;
  let attributes = 0;
  /** Of the element that is being read. */
  let ownAttributes = 0;

  parser.on('error', (error) => {
    throw new Unreadable(`${what} is not well-formed: ${inWords(error.message)}.`);
  });
  parser.on('doctype', () => {
    throw new Unreadable(`${what} has a document type (DOCTYPE), which is not allowed. Export it without one.`);
  });
  parser.on('text', (added) => handlers.text(added));
  parser.on('cdata', (added) => handlers.text(added));
  // While the tag is still being read: the parser keeps all attributes of an element before it tells of the element.
  parser.on('attribute', () => {
    attributes += 1;
    ownAttributes += 1;
    if (ownAttributes > MOST_ELEMENT_ATTRIBUTES) {
      throw new Unreadable(`${what} has an element with more than ${MOST_ELEMENT_ATTRIBUTES} attributes.`);
    }
    if (attributes > most.attributes) throw new Unreadable(`${what} has more than ${most.attributes} attributes.`);
  });
  parser.on('opentag', (tag) => {
    ownAttributes = 0;
    depth += 1;
    elements += 1;
    if (depth > MOST_ELEMENT_DEPTH) throw new Unreadable(`${what} nests deeper than ${MOST_ELEMENT_DEPTH} elements.`);
    if (elements > most.elements) throw new Unreadable(`${what} has more than ${most.elements} elements.`);
    handlers.open(tag, depth);
  });
  parser.on('closetag', (tag) => {
    handlers.close(depth, tag.name);
    depth -= 1;
  });
  parser.write(text).close();
}

/** The parser starts its messages with line:column. */
function inWords(message: string): string {
  return message.replace(/^(\d+):(\d+): (.*?)\.?$/s, 'line $1, column $2: $3');
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
