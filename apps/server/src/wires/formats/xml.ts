/** An element with text or with elements; what is null is left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

export function element(name: string, ...children: readonly (XmlElement | null)[]): XmlElement {
  return { name, attributes: {}, content: children.filter((child) => child !== null) };
}

export function textElement(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): XmlElement {
  return { name, attributes, content: text };
}

/** Null where there is no text: schemas take no empty elements. */
export function optionalText(name: string, text: string | undefined): XmlElement | null {
  return text === undefined || text === '' ? null : textElement(name, text);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Readers turn these into spaces or line feeds unless they are written as references.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** What XML 1.0 can hold at all (production 2, Char); half of a surrogate pair is no character. */
const UNHOLDABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Escapes a text so that a reader gets exactly it. Throws on what no XML can hold: the caller has refused it before. */
export function escapeXml(text: string): string {
  if (UNHOLDABLE.test(text) || !text.isWellFormed())
    throw new Error('The text holds a character that XML cannot hold.');
  return text.replace(/[&<>"'\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

/** The whole document, indented for people; no text of ours stands beside elements, so the spaces mean nothing. */
export function printXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${print(root, '')}`;
}

function print({ name, attributes, content }: XmlElement, indent: string): string {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `${indent}<${name}${told.join('')}>`;
  if (typeof content === 'string') return `${open}${escapeXml(content)}</${name}>\n`;
  return `${open}\n${content.map((child) => print(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}
