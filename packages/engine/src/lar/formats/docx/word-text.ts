import { attributeOf, childElements, type XmlElement } from '../xml-tree.ts';
import { boxOfSymbol, CHECKED, plainBoxes, UNCHECKED } from './checkboxes.ts';

/** The transitional and the strict form of the same vocabulary. */
const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';

function isOfWord({ namespace }: XmlElement): boolean {
  return namespace === TRANSITIONAL || namespace === STRICT;
}

export function isWord(element: XmlElement, name: string): boolean {
  return element.name === name && isOfWord(element);
}

export function findWord(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) if (typeof child !== 'string' && isWord(child, name)) return child;
  return undefined;
}

/** A Word property that is on when it is there and does not say off. */
export function isOn(element: XmlElement | undefined): boolean {
  return element !== undefined && !/^(0|false|off)$/i.test(attributeOf(element, 'val') ?? '');
}

/**
 * The text of a paragraph as it reads with all changes accepted: what was inserted counts, what was deleted or moved
 * away, hidden text, field codes and the prompts of empty controls do not. Text boxes are handed out: each is a page of
 * its own.
 */
export function paragraphText(paragraph: XmlElement, textBoxes: XmlElement[]): string {
  return plainBoxes(textOf(paragraph, textBoxes));
}

function textOf(element: XmlElement, textBoxes: XmlElement[]): string {
  let text = '';
  for (const child of element.children) if (typeof child !== 'string') text += textOfChild(child, textBoxes);
  return text;
}

function textOfChild(element: XmlElement, textBoxes: XmlElement[]): string {
  if (!isOfWord(element)) {
    if (element.name === 'AlternateContent') return textOfAlternatives(element, textBoxes);
    // Drawings hold text boxes of Word's own deep inside; other texts in them are captions of shapes.
    return textOf(element, textBoxes);
  }
  switch (element.name) {
    case 't':
      return ownText(element);
    case 'tab':
    case 'ptab':
      return '\t';
    case 'br':
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '-';
    case 'sym':
      return boxOfSymbol(attributeOf(element, 'font') ?? '', attributeOf(element, 'char') ?? '');
    case 'r':
      return isHidden(element) ? '' : textOf(element, textBoxes);
    case 'sdt':
      return controlText(element, (content) => textOf(content, textBoxes));
    case 'fldChar':
      return formFieldText(element);
    case 'txbxContent':
      textBoxes.push(element);
      return '';
    case 'del':
    case 'moveFrom':
    case 'delText':
    case 'instrText':
    case 'rPr':
    case 'pPr':
    case 'rt':
      return '';
    default:
      return textOf(element, textBoxes);
  }
}

function ownText({ children }: XmlElement): string {
  let text = '';
  for (const child of children) if (typeof child === 'string') text += child;
  return text;
}

/** The same content in several forms: the first is meant for readers that know more, and Word always writes it. */
function textOfAlternatives(element: XmlElement, textBoxes: XmlElement[]): string {
  const [first] = childElements(element);
  return first === undefined ? '' : textOf(first, textBoxes);
}

function isHidden(run: XmlElement): boolean {
  const properties = findWord(run, 'rPr');
  return properties !== undefined && isOn(findWord(properties, 'vanish'));
}

/** What a content control shows: its box, its content, or nothing while it shows its prompt. */
function controlText(control: XmlElement, contentText: (content: XmlElement) => string): string {
  const properties = findWord(control, 'sdtPr');
  const box = properties && childElements(properties).find((child) => child.name === 'checkbox');
  if (box !== undefined) {
    const state = childElements(box).find((child) => child.name === 'checked');
    return isOn(state) ? CHECKED : UNCHECKED;
  }
  const content = findWord(control, 'sdtContent');
  return content === undefined || isPrompt(control) ? '' : contentText(content);
}

/** "Click here to enter text": nobody has. */
export function isPrompt(control: XmlElement): boolean {
  const properties = findWord(control, 'sdtPr');
  return properties !== undefined && isOn(findWord(properties, 'showingPlcHdr'));
}

/** Boxes and lists of the older forms keep their state in the field, not in the text. */
function formFieldText(fieldStart: XmlElement): string {
  const data = findWord(fieldStart, 'ffData');
  if (data === undefined) return '';
  const box = findWord(data, 'checkBox');
  if (box !== undefined) return isOn(findWord(box, 'checked') ?? findWord(box, 'default')) ? CHECKED : UNCHECKED;
  const list = findWord(data, 'ddList');
  if (list === undefined) return '';
  const chosen = findWord(list, 'result') ?? findWord(list, 'default');
  const entries = childElements(list).filter((child) => isWord(child, 'listEntry'));
  const entry = entries[Number(chosen === undefined ? 0 : (attributeOf(chosen, 'val') ?? 0))];
  return entry === undefined ? '' : (attributeOf(entry, 'val') ?? '');
}
