import { SaxesParser } from 'saxes';
import {
  MOST_ATTRIBUTES,
  MOST_CHARACTERS,
  MOST_ELEMENT_ATTRIBUTES,
  MOST_ELEMENT_DEPTH,
  MOST_ELEMENTS,
} from '../caps.ts';
import { Unreadable } from '../unreadable.ts';
import { readPlainXml, type XmlEvents, type XmlTag } from './plain-xml.ts';

export interface XmlHandlers {
  /** Depth from 1. */
  open(tag: XmlTag, depth: number): void;
  text(text: string): void;
  /** The depth of the element that ends, and its name with its prefix. */
  close(depth: number, name: string): void;
}

/** How much may stand in one text. */
interface Most {
  readonly elements: number;
  readonly attributes: number;
}

/**
 * Parses XML within the caps and tells of each element and text. Document types are refused, and with them all entities
 * but the five of XML itself: nothing can grow or reach outside. `begin` makes the handlers, anew where the text turns
 * out to need the general parser after a part of it was told.
 */
export function readXmlEvents<Handlers extends XmlHandlers>(
  text: string,
  what: string,
  begin: () => Handlers,
  most: Most = { elements: MOST_ELEMENTS, attributes: MOST_ATTRIBUTES },
): Handlers {
  if (text.length > MOST_CHARACTERS) throw new Unreadable(`${what} has more than ${MOST_CHARACTERS} characters.`);
  const quick = begin();
  if (readPlainXml(text, capped(quick, what, most))) return quick;
  const handlers = begin();
  readAnyXml(text, what, capped(handlers, what, most));
  return handlers;
}

function capped(handlers: XmlHandlers, what: string, most: Most): XmlEvents {
  let elements = 0;
  let depth = 0;
  let attributes = 0;
  /** Of the element that is being read. */
  let ownAttributes = 0;
  return {
    // While the tag is still being read: the parser keeps all attributes of an element before it tells of the element.
    attribute: () => {
      attributes += 1;
      ownAttributes += 1;
      if (ownAttributes > MOST_ELEMENT_ATTRIBUTES) {
        throw new Unreadable(`${what} has an element with more than ${MOST_ELEMENT_ATTRIBUTES} attributes.`);
      }
      if (attributes > most.attributes) throw new Unreadable(`${what} has more than ${most.attributes} attributes.`);
    },
    open: (tag) => {
      ownAttributes = 0;
      depth += 1;
      elements += 1;
      if (depth > MOST_ELEMENT_DEPTH) throw new Unreadable(`${what} nests deeper than ${MOST_ELEMENT_DEPTH} elements.`);
      if (elements > most.elements) throw new Unreadable(`${what} has more than ${most.elements} elements.`);
      handlers.open(tag, depth);
    },
    text: (added) => handlers.text(added),
    close: (name) => {
      handlers.close(depth, name);
      depth -= 1;
    },
  };
}

function readAnyXml(text: string, what: string, events: XmlEvents): void {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', (error) => {
    throw new Unreadable(`${what} is not well-formed: ${inWords(error.message)}.`);
  });
  parser.on('doctype', () => {
    throw new Unreadable(`${what} has a document type (DOCTYPE), which is not allowed. Export it without one.`);
  });
  parser.on('text', events.text);
  parser.on('cdata', events.text);
  parser.on('attribute', events.attribute);
  parser.on('opentag', events.open);
  parser.on('closetag', (tag) => events.close(tag.name));
  parser.write(text).close();
}

/** The parser starts its messages with line:column. */
function inWords(message: string): string {
  return message.replace(/^(\d+):(\d+): (.*?)\.?$/s, 'line $1, column $2: $3');
}

export function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
