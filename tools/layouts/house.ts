import type { FontName } from '../packages/core/fonts.ts';
import { createRandom, type Random } from '../packages/core/random.ts';
import type { PaperOptions, Style } from './paper/paper.ts';
import { drawPrintStyle, type PrintStyle } from './print/print-style.ts';

/** What one house does the same on every page of a kind of document: type, margins, wording and how values look. */
export interface House {
  /** Draws of the house for one kind of document; fork it by the part of the document. */
  readonly random: Random;
  readonly paper: PaperOptions;
  readonly form: PrintStyle;
  readonly prose: PrintStyle;
  /** The face of forms and tables, where it is not that of the text. */
  readonly formFont: FontName;
  readonly formSize: number;
  readonly captionSize: number;
  readonly labelCase: 'as is' | 'upper' | 'sentence';
  readonly labelBold: boolean;
  readonly valueBold: boolean;
  readonly colon: ':' | '' | ' -' | '.';
  readonly heading: 'run-in' | 'numbered' | 'centered' | 'left' | 'bar' | 'lettered';
  readonly headingCase: 'upper' | 'as is';
  readonly justified: boolean;
  readonly indent: number;
  /** Columns of running text. */
  readonly textColumns: 1 | 2;
  /** How much of what is optional a house prints. */
  readonly fullness: number;
  /** How often labels stand with nothing printed for them. */
  readonly blanks: number;
  readonly quotes: readonly [string, string];
}

const faces: readonly FontName[] = [
  'serif',
  'serif',
  'serif',
  'sans',
  'sans',
  'sans',
  'book',
  'slab',
  'condensed',
  'franklin',
  'typewriter',
  'mono',
];

/** Fonts wide in proportion to their size are set smaller, as whoever makes forms does. */
const wide: ReadonlySet<FontName> = new Set(['mono', 'typewriter', 'slab']);

export function makeHouse(docType: string, houseSeed: number): House {
  // One vendor sets all its documents in the same type; wording and arrangement are each document's own.
  const vendor = createRandom(houseSeed).fork('vendor');
  const random = createRandom(houseSeed).fork(docType);
  const look = random.chance(0.6) ? vendor.fork('look') : random.fork('look');
  const font = look.pick(faces);
  const formFont = look.chance(0.7) ? font : look.pick(faces);
  const [width, height] = look.pick([
    [612, 792],
    [612, 792],
    [612, 792],
    [612, 792],
    [612, 1008],
    [595.28, 841.89],
  ] as const);
  const side = look.pick([36, 45, 54, 54, 64, 72, 72, 90]);
  const size = look.pick([8, 8.5, 9, 9.5, 10, 10, 10.5, 11, 11, 12]) - (wide.has(font) ? 1 : 0);
  const style: Style = {
    font,
    size,
    bold: false,
    align: 'left',
    leading: look.pick([1.1, 1.15, 1.2, 1.2, 1.3, 1.5]),
    letterSpacing: 0,
    color: 'black',
  };
  const formSize = Math.max(
    7,
    Math.min(size, look.pick([7.5, 8, 8.5, 9, 9, 10, 10.5])) - (wide.has(formFont) ? 0.8 : 0),
  );
  return {
    random,
    paper: {
      width,
      height,
      margins: { top: look.pick([45, 54, 60, 72]), right: side, bottom: look.pick([54, 60, 72, 80]), left: side },
      style,
    },
    form: drawPrintStyle(look.fork('form'), 'form'),
    prose: drawPrintStyle(look.fork('prose'), 'prose'),
    formFont,
    formSize,
    captionSize: look.pick([5.5, 6, 6.5, 7, 7.5]),
    labelCase: look.pick(['as is', 'as is', 'as is', 'upper', 'sentence'] as const),
    labelBold: look.chance(0.4),
    valueBold: look.chance(0.2),
    colon: look.pick([':', ':', ':', ':', '', '', ' -', '.'] as const),
    heading: look.pick(['run-in', 'run-in', 'numbered', 'numbered', 'centered', 'left', 'bar', 'lettered'] as const),
    headingCase: look.pick(['upper', 'upper', 'as is'] as const),
    justified: look.chance(0.4),
    indent: look.pick([0, 0, 0, 18, 36]),
    textColumns: look.chance(0.1) && side < 70 && size < 10 ? 2 : 1,
    fullness: 0.35 + look.next() * 0.65,
    blanks: look.pick([0, 0, 0.03, 0.08, 0.15]),
    quotes: look.pick([
      ['"', '"'],
      ['“', '”'],
      ['“', '”'],
    ] as const),
  };
}

export function caseLabel(label: string, house: House): string {
  if (house.labelCase === 'upper') return label.toUpperCase();
  if (house.labelCase !== 'sentence') return label;
  // Abbreviations keep their capitals.
  return label
    .split(' ')
    .map((word, at) => (at === 0 || /[A-Z].*[A-Z]|^[A-Z]\b|[0-9#]/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}
