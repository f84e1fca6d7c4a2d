/** An element as it begins. */
export interface XmlTag {
  /** With the prefix of its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface XmlEvents {
  open(tag: XmlTag): void;
  attribute(): void;
  text(text: string): void;
  close(name: string): void;
}

/**
 * Tells of each element and text of the XML that exporters write, in one quick pass: elements with names in ASCII,
 * attributes on one line, texts, the five entities of XML itself, whole comments and CDATA sections. False as soon as
 * anything else stands there, right or wrong: then the general parser reads the text from its start, and every refusal
 * is its own. What was told before is void.
 */
export function readPlainXml(text: string, events: XmlEvents): boolean {
  return new PlainXml(text, events).read();
}

const TAB = 0x09;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const LESS = 0x3c;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const BRACKET = 0x5d;
/** From here on stand surrogates, private characters and two that XML does not take. */
const FIRST_ODD = 0xd800;

/** 2 for what a name may start with, 1 for what may follow. */
const NAME_CODES = new Uint8Array(128);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:') NAME_CODES[char.charCodeAt(0)] = 2;
for (const char of '0123456789-.') NAME_CODES[char.charCodeAt(0)] = 1;

const DECLARATION = /<\?xml version="1\.0"(?: encoding="[A-Za-z][A-Za-z0-9._-]*")?(?: standalone="(?:yes|no)")? ?\?>/y;

/** Attributes by name. Nothing is inherited, so that a name such as `constructor` is not there already. */
class Attributes {
  [name: string]: string;
}
Object.setPrototypeOf(Attributes.prototype, null);

const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze(new Attributes());

class PlainXml {
  readonly #text: string;
  readonly #events: XmlEvents;
  readonly #open: string[] = [];
  #at = 0;

  constructor(text: string, events: XmlEvents) {
    this.#text = text;
    this.#events = events;
  }

  read(): boolean {
    const text = this.#text;
    DECLARATION.lastIndex = 0;
    if (text.startsWith('<?')) this.#at = DECLARATION.exec(text)?.[0].length ?? 0;
    let hasRoot = false;
    for (;;) {
      if (!this.#readText()) return false;
      if (this.#at === text.length) return hasRoot && this.#open.length === 0;
      const code = text.charCodeAt(this.#at + 1);
      if (code === SLASH) {
        if (!this.#readEnd()) return false;
      } else if (code === 0x21) {
        if (!this.#readMarked()) return false;
      } else {
        if (this.#open.length === 0 && hasRoot) return false;
        hasRoot = true;
        if (!this.#readTag()) return false;
      }
    }
  }

  /** Up to the next `<` or the end. Outside of the root only spaces stand. */
  #readText(): boolean {
    const text = this.#text;
    const start = this.#at;
    let from = start;
    let read = '';
    let at = start;
    const isOutside = this.#open.length === 0;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === LESS) break;
      if (isOutside) {
        if (!isSpace(code)) return false;
      } else if (code === AMPERSAND) {
        const entity = entityAt(text, at);
        if (entity === null) return false;
        read += text.slice(from, at) + entity.char;
        at += entity.length - 1;
        from = at + 1;
      } else if (code < SPACE ? code !== NEWLINE && code !== TAB : code >= FIRST_ODD || isEndOfCdata(text, code, at)) {
        return false;
      }
    }
    this.#at = at;
    if (!isOutside && at > start) this.#events.text(read + text.slice(from, at));
    return true;
  }

  #readEnd(): boolean {
    const text = this.#text;
    const name = this.#open.pop();
    const start = this.#at + 2;
    if (name === undefined || !text.startsWith(name, start)) return false;
    const end = start + name.length;
    if (text.charCodeAt(end) !== GREATER) return false;
    this.#at = end + 1;
    this.#events.close(name);
    return true;
  }

  /** A comment, or a CDATA section within the root. */
  #readMarked(): boolean {
    const text = this.#text;
    if (text.startsWith('<!--', this.#at)) {
      const end = text.indexOf('--', this.#at + 4);
      if (end < 0 || text.charCodeAt(end + 2) !== GREATER || !arePlain(text, this.#at + 4, end)) return false;
      this.#at = end + 3;
      return true;
    }
    if (this.#open.length === 0 || !text.startsWith('<![CDATA[', this.#at)) return false;
    const start = this.#at + 9;
    const end = text.indexOf(']]>', start);
    if (end < 0 || !arePlain(text, start, end)) return false;
    this.#events.text(text.slice(start, end));
    this.#at = end + 3;
    return true;
  }

  #readTag(): boolean {
    const text = this.#text;
    const name = this.#readName(this.#at + 1);
    if (name === '') return false;
    let attributes: Record<string, string> | null = null;
    for (;;) {
      const before = this.#at;
      const code = this.#skipSpaces();
      if (code === GREATER || code === SLASH) {
        if (code === SLASH && text.charCodeAt(this.#at + 1) !== GREATER) return false;
        this.#at += code === SLASH ? 2 : 1;
        this.#events.open({ name, attributes: attributes ?? NO_ATTRIBUTES });
        if (code === SLASH) this.#events.close(name);
        else this.#open.push(name);
        return true;
      }
      if (this.#at === before) return false;
      attributes ??= new Attributes();
      if (!this.#readAttribute(attributes)) return false;
    }
  }

  #readAttribute(attributes: Record<string, string>): boolean {
    const text = this.#text;
    const name = this.#readName(this.#at);
    if (name === '' || name in attributes || text.charCodeAt(this.#at) !== EQUALS) return false;
    const quote = text.charCodeAt(this.#at + 1);
    if (quote !== QUOTE && quote !== APOSTROPHE) return false;
    let from = this.#at + 2;
    let read = '';
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        attributes[name] = read === '' ? text.slice(from, at) : read + text.slice(from, at);
        this.#at = at + 1;
        this.#events.attribute();
        return true;
      }
      if (code === AMPERSAND) {
        const entity = entityAt(text, at);
        if (entity === null) return false;
        read += text.slice(from, at) + entity.char;
        at += entity.length - 1;
        from = at + 1;
      } else if (code === LESS || code < SPACE || code >= FIRST_ODD) return false;
    }
    return false;
  }

  /** Empty where no name in ASCII stands. */
  #readName(start: number): string {
    const text = this.#text;
    let at = start;
    if (NAME_CODES[text.charCodeAt(at)] !== 2) return '';
    do at += 1;
    while ((NAME_CODES[text.charCodeAt(at)] ?? 0) > 0);
    this.#at = at;
    return text.slice(start, at);
  }

  /** The character that stands next, which is not taken. */
  #skipSpaces(): number {
    let code = this.#text.charCodeAt(this.#at);
    while (isSpace(code)) {
      this.#at += 1;
      code = this.#text.charCodeAt(this.#at);
    }
    return code;
  }
}

function isSpace(code: number): boolean {
  return code === SPACE || code === NEWLINE || code === RETURN || code === TAB;
}

/** `]]>` may not stand in a text. */
function isEndOfCdata(text: string, code: number, at: number): boolean {
  return code === GREATER && text.charCodeAt(at - 1) === BRACKET && text.charCodeAt(at - 2) === BRACKET;
}

function arePlain(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if ((code < SPACE && code !== NEWLINE && code !== TAB) || code >= FIRST_ODD) return false;
  }
  return true;
}

const ENTITIES = [
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
] as const;

/** One of the five entities that XML has by itself; characters by number and all others are not plain. */
function entityAt(text: string, at: number): { readonly char: string; readonly length: number } | null {
  for (const [written, char] of ENTITIES) if (text.startsWith(written, at)) return { char, length: written.length };
  return null;
}
