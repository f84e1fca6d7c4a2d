import { MOST_SHEET_ATTRIBUTES, MOST_SHEET_ELEMENTS } from '../../caps.ts';
import { plainSpaces } from '../labels.ts';
import { localName, readXmlEvents } from '../xml-events.ts';
import { unescapeText } from './unescape-text.ts';

/**
 * The texts that cells name by their number. Runs of one text are put together; readings for East Asia are left out. One
 * in which nothing can be seen is empty: that is looked at here, once, and not in each of the cells that name it.
 */
export function readSharedStrings(text: string | null): readonly string[] {
  const texts: string[] = [];
  if (text === null) return texts;
  let current = '';
  let isText = false;
  let phonetic = 0;
  readXmlEvents(
    text,
    'The Excel file (texts)',
    {
      open: (tag) => {
        const name = localName(tag.name);
        if (name === 'si') current = '';
        if (name === 'rPh') phonetic += 1;
        isText = name === 't' && phonetic === 0;
      },
      text: (added) => {
        if (isText) current += added;
      },
      close: (_depth, name) => {
        isText = false;
        if (localName(name) === 'rPh') phonetic -= 1;
        if (localName(name) === 'si') texts.push(plainSpaces(current) === '' ? '' : unescapeText(current));
      },
    },
    { elements: MOST_SHEET_ELEMENTS, attributes: MOST_SHEET_ATTRIBUTES },
  );
  return texts;
}
