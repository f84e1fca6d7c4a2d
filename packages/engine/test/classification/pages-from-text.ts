import type { Box, Page, Word } from '../../src/pages/page.ts';
import { orderWords } from '../../src/pages/reading-order.ts';

/** A page written as lines of text, for cases that people write by hand. */
export interface WrittenPage {
  /** One line each, from the top: `= TITLE` is centred, `> right` stands at the right edge, an empty one is a gap. */
  readonly lines: readonly string[];
  /** Lines at the foot of the page, in the same signs. */
  readonly foot?: readonly string[];
  readonly signed?: boolean;
  /** Which of the lines stands in the place for the signature, as the ink is recognized; else it is at the foot. */
  readonly signedLine?: number;
  readonly failed?: boolean;
  readonly method?: 'text' | 'ocr';
  /** How far the lines of a crooked scan fall across the page, in page heights. */
  readonly slope?: number;
  /** The first line is a fax machine's, at the very edge of the sheet. */
  readonly faxed?: boolean;
}

const LINE = 0.022;
const LETTER = 0.0085;
const HEIGHT = 0.013;

export function pageFromText(written: WrittenPage, pageNo: number): Page {
  const foot = written.foot ?? [];
  const level = [
    ...written.lines.flatMap((line, index) => wordsOf(line, lineAt(written, index), written.method ?? 'text')),
    ...foot.flatMap((line, index) => wordsOf(line, 0.97 - (foot.length - index) * LINE, written.method ?? 'text')),
  ];
  const { slope = 0 } = written;
  const words = level.map((word) => ({ ...word, box: { ...word.box, y: word.box.y + slope * word.box.x } }));
  return {
    pageNo,
    width: 612,
    height: 792,
    rotation: 0,
    uprightTurn: 0,
    method: written.method ?? 'text',
    ...orderWords(words),
    rules: [],
    formFields: [],
    annotations: [],
    marks:
      written.signed === undefined
        ? []
        : [
            {
              kind: 'signature',
              state: written.signed ? 'marked' : 'empty',
              box: signatureBox(written),
              confidence: 0.9,
              ink: written.signed ? 0.1 : 0,
            },
          ],
    doubts: [],
    failure:
      written.failed === true
        ? { code: 'page_broken', detail: `Page ${pageNo} is damaged. Look at the original.` }
        : null,
  };
}

export function pagesFromText(written: readonly WrittenPage[]): readonly Page[] {
  return written.map((page, index) => pageFromText(page, index + 1));
}

function signatureBox({ signedLine, ...written }: WrittenPage): Box {
  return signedLine === undefined
    ? { x: 0.1, y: 0.8, w: 0.3, h: 0.03 }
    : { x: 0.1, y: lineAt(written, signedLine) - 0.01, w: 0.8, h: 0.03 };
}

function lineAt({ faxed }: WrittenPage, index: number): number {
  return faxed === true && index === 0 ? 0.012 : 0.05 + index * LINE;
}

function wordsOf(line: string, y: number, method: 'text' | 'ocr'): readonly Word[] {
  const text = line.replace(/^[=>] /, '');
  const width = text.length * LETTER;
  let x = line.startsWith('= ') ? 0.5 - width / 2 : line.startsWith('> ') ? 0.95 - width : 0.08;
  return text.split(' ').flatMap((word) => {
    const box = { x, y, w: word.length * LETTER, h: HEIGHT };
    x += (word.length + 1) * LETTER;
    return word === '' ? [] : [{ text: word, box, method, confidence: 1, fontSize: null, bold: null }];
  });
}
