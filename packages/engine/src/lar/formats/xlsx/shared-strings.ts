import { MOST_SHEET_ATTRIBUTES, MOST_SHEET_ELEMENTS } from '../../caps.ts';
import { plainSpaces } from '../labels.ts';
import type { XmlTag } from '../plain-xml.ts';
import { localName, readXmlEvents, type XmlHandlers } from '../xml-events.ts';
import { unescapeText } from './unescape-text.ts';

/**
 * The texts that cells name by their number. Runs of one text are put together; readings for East Asia are left out. One
 * in which nothing can be seen is empty: that is looked at here, once, and not in each of the cells that name it.
 */
export function readSharedStrings(text: string | null): readonly string[] {
  if (text === null) return [];
  const most = { elements: MOST_SHEET_ELEMENTS, attributes: MOST_SHEET_ATTRIBUTES };
  return readXmlEvents(text, 'The Excel file (texts)', () => new StringsReader(), most).texts;
}

class StringsReader implements XmlHandlers {
  readonly texts: string[] = [];
  #current = '';
  #isText = false;
  #phonetic = 0;

  open(tag: XmlTag): void {
    const name = localName(tag.name);
    if (name === 'si') this.#current = '';
    if (name === 'rPh') this.#phonetic += 1;
    this.#isText = name === 't' && this.#phonetic === 0;
  }

  text(added: string): void {
    if (this.#isText) this.#current += added;
  }

  close(_depth: number, name: string): void {
    this.#isText = false;
    const local = localName(name);
    if (local === 'rPh') this.#phonetic -= 1;
    if (local === 'si') this.texts.push(plainSpaces(this.#current) === '' ? '' : unescapeText(this.#current));
  }
}
