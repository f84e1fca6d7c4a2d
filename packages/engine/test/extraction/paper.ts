import type { Mark, Page, Word } from '../../src/pages/page.ts';
import { orderWords } from '../../src/pages/reading-order.ts';

const LINE = 0.018;
const LETTER = 0.0075;
const HEIGHT = 0.011;
const LEFT = 0.06;

/** Stands for a line to sign on, with ink or bare. */
const SIGNED = '[ink]';
const BARE = '[bare]';
const TICKED = '[x]';
const EMPTY = '[_]';

/** A document typed by hand, with every value that is in it. */
export interface WrittenCase {
  readonly name: string;
  readonly docType: string;
  readonly text: string;
  /** Of a field with several values, all of them. */
  readonly expected: Readonly<Record<string, string | readonly string[]>>;
}

/** A form that nobody filled in: it says nothing. */
export interface BlankForm {
  readonly docType: string;
  readonly text: string;
}

/** Longer lines of running text are broken here; lines with columns stay as they are. */
const MOST_LETTERS = 112;

/**
 * Pages typed as on a typewriter: every letter is as wide as the next, so that columns are made of spaces. `[ink]` and
 * `[bare]` are lines to sign on, `[x]` and `[_]` are boxes to tick.
 */
export function paper(...pages: readonly string[]): Page[] {
  return pages.map((text, index) => typed(text.replace(/^\n/, '').split('\n').flatMap(broken), index + 1));
}

function broken(line: string): readonly string[] {
  if (line.length <= MOST_LETTERS || /\S {3,}\S/.test(line)) return [line];
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines[lines.length - 1] ?? '';
    if (last.length + word.length >= MOST_LETTERS) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

function typed(lines: readonly string[], pageNo: number): Page {
  const words: Word[] = [];
  const marks: Mark[] = [];
  for (const [row, line] of lines.entries()) {
    const y = 0.04 + row * LINE;
    for (const { 0: text, index } of line.matchAll(/\S+/g)) {
      const x = LEFT + index * LETTER;
      const mark = markOf(text, x, y);
      if (mark !== null) marks.push(mark);
      else
        words.push({
          text,
          box: { x, y, w: text.length * LETTER, h: HEIGHT },
          method: 'text',
          confidence: 1,
          fontSize: null,
          bold: null,
        });
    }
  }
  return {
    pageNo,
    width: 612,
    height: 792,
    rotation: 0,
    uprightTurn: 0,
    method: 'text',
    ...orderWords(words),
    rules: [],
    formFields: [],
    annotations: [],
    marks,
    doubts: [],
    failure: null,
  };
}

function markOf(text: string, x: number, y: number): Mark | null {
  const common = { confidence: 0.95, ink: null };
  if (text === SIGNED || text === BARE)
    return {
      kind: 'signature',
      state: text === SIGNED ? 'marked' : 'empty',
      box: { x, y: y - LINE, w: 30 * LETTER, h: LINE + HEIGHT },
      ...common,
    };
  if (text === TICKED || text === EMPTY)
    return {
      kind: 'checkbox',
      state: text === TICKED ? 'marked' : 'empty',
      box: { x, y, w: 2 * LETTER, h: HEIGHT },
      ...common,
    };
  return null;
}
