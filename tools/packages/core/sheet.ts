import { unionBox } from '@countersign/engine/pages/box';
import type { Box } from '@countersign/engine/pages/page';
import { type FontName, fonts } from './fonts.ts';
import { drawCheckMark, drawSignature, type Pen } from './ink.ts';
import type { Random } from './random.ts';
import { type Piece, type Run, type Span, type Token, tokenize } from './runs.ts';
import type { TruthMark, TruthPage, TruthValue, TruthWord } from './truth.ts';

export interface TextStyle {
  readonly font?: FontName;
  /** In points. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right' | 'justify';
  /** Times the size. */
  readonly leading?: number;
  readonly colour?: string;
  /** Extra points between letters, as in spaced titles. */
  readonly letterSpacing?: number;
}

export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface SheetOptions {
  /** In points; 612 by 792 (US letter) unless told. */
  readonly size?: readonly [number, number];
  readonly margins?: Partial<Margins>;
  readonly style?: TextStyle;
  /** Drawn on every page when the document is done, so that the total is known. */
  readonly furniture?: (sheet: Sheet, pageNo: number, pageCount: number) => void;
}

export interface CheckboxOptions {
  readonly marked: boolean;
  readonly label: string;
  readonly field?: string;
  readonly size?: number;
  readonly look?: 'x' | 'tick' | 'filled' | 'circle';
}

export interface SignatureOptions {
  readonly signed: boolean;
  /** Who signs. */
  readonly label: string;
  readonly field?: string;
  /** How high the ink may stand above the line, in points. */
  readonly height?: number;
}

type Doc = PDFKit.PDFDocument;

/**
 * What a layout draws on. Everything drawn is remembered as truth: each word with its box, each value, each mark.
 * Measures are points from the top left of the page.
 */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  /** Where the next paragraph begins. */
  y: number;
  newPage(): void;
  /** A new page unless so many points are left above the bottom margin. */
  ensure(points: number): void;
  /** Text at a place, wrapped at `width`; answers the y below it. */
  text(x: number, y: number, runs: Run | readonly Run[], style?: TextStyle & { readonly width?: number }): number;
  /** Flowing text from `y` on, over page breaks; `indent` and `width` in points. */
  paragraph(
    runs: Run | readonly Run[],
    style?: TextStyle & { readonly indent?: number; readonly width?: number; readonly after?: number },
  ): void;
  measure(text: string, style?: TextStyle): number;
  hline(x1: number, y: number, x2: number, thickness?: number): void;
  vline(x: number, y1: number, y2: number, thickness?: number): void;
  rect(
    x: number,
    y: number,
    w: number,
    h: number,
    options?: { readonly fill?: string; readonly stroke?: boolean; readonly thickness?: number },
  ): void;
  checkbox(x: number, y: number, options: CheckboxOptions): void;
  /** A line to sign on from (x, y) to (x + width, y), with ink on it when signed. */
  signature(x: number, y: number, width: number, options: SignatureOptions): void;
  /** A rubber stamp: its words are drawn in a frame, slightly turned; they are not among the words to be read. */
  stamp(
    x: number,
    y: number,
    lines: readonly string[],
    options?: { readonly angle?: number; readonly colour?: string },
  ): void;
  /** For what the other calls cannot draw; nothing drawn here is remembered. */
  readonly raw: Doc;
}

export interface DrawnDocument {
  readonly pages: readonly TruthPage[];
  readonly values: readonly TruthValue[];
  readonly marks: readonly TruthMark[];
}

interface OpenPage {
  readonly words: TruthWord[];
}

/** Draws one document onto new pages of the PDF. The furniture is drawn last. */
export function drawDocument(
  doc: Doc,
  random: Random,
  draw: (open: (options: SheetOptions) => Sheet) => void,
): DrawnDocument {
  const pages: OpenPage[] = [];
  const values: TruthValue[] = [];
  const marks: TruthMark[] = [];
  const firstPage = doc.bufferedPageRange().count;
  let current = 0;
  let size: readonly [number, number] = [612, 792];
  let margins: Margins = { top: 54, right: 54, bottom: 54, left: 54 };
  let base: TextStyle = {};
  let furniture: SheetOptions['furniture'];
  let penSeed = 0;

  const page = (): OpenPage => {
    const open = pages[current];
    if (open === undefined) throw new Error('Open the sheet with a page first.');
    return open;
  };
  const fraction = (x: number, y: number, w: number, h: number): Box => ({
    x: x / size[0],
    y: y / size[1],
    w: w / size[0],
    h: h / size[1],
  });
  const use = (style: TextStyle, isBold: boolean): void => {
    doc.font(fonts[style.font ?? 'serif'][isBold ? 'bold' : 'regular']).fontSize(style.size ?? 10);
  };
  const widthOf = (text: string, style: TextStyle, isBold: boolean): number => {
    use(style, isBold);
    return doc.widthOfString(text, { characterSpacing: style.letterSpacing ?? 0 });
  };
  const pen = (): Pen => {
    penSeed += 1;
    return { doc, random: random.fork(`pen ${penSeed}`) };
  };

  interface SetLine {
    readonly words: readonly { readonly token: Token; readonly width: number }[];
    readonly last: boolean;
  }

  const setLines = (runs: readonly Run[], style: TextStyle, width: number): SetLine[] => {
    const space = widthOf(' ', style, style.bold ?? false);
    const lines: SetLine[] = [];
    let words: { token: Token; width: number }[] = [];
    let used = 0;
    for (const token of tokenize(runs, style.bold ?? false)) {
      if (token === null) {
        lines.push({ words, last: true });
        words = [];
        used = 0;
        continue;
      }
      const tokenWidth = token.reduce((sum, piece) => sum + widthOf(piece.text, style, piece.bold), 0);
      if (words.length > 0 && used + space + tokenWidth > width) {
        lines.push({ words, last: false });
        words = [];
        used = 0;
      }
      used += (words.length > 0 ? space : 0) + tokenWidth;
      words.push({ token, width: tokenWidth });
    }
    if (words.length > 0) lines.push({ words, last: true });
    return lines;
  };

  type Found = Map<number, { pageNo: number; box: Box }[]>;

  const drawLine = (line: SetLine, x: number, y: number, width: number, style: TextStyle, found: Found): void => {
    const size = style.size ?? 10;
    const plainSpace = widthOf(' ', style, style.bold ?? false);
    const used = line.words.reduce((sum, word) => sum + word.width, 0);
    const gaps = Math.max(1, line.words.length - 1);
    const natural = used + plainSpace * (line.words.length - 1);
    const justified = style.align === 'justify' && !line.last && line.words.length > 1;
    const space = justified ? (width - used) / gaps : plainSpace;
    let at = x;
    if (style.align === 'center') at = x + (width - natural) / 2;
    if (style.align === 'right') at = x + width - natural;
    const baseline = y + size * 0.8;
    doc.fillColor(style.colour ?? 'black');

    // Neighbouring pieces of one face go out in one piece of text, as word processors write them.
    let batch = { text: '', x: at, bold: false, started: false };
    const flush = (): void => {
      if (batch.started && batch.text !== '') {
        use(style, batch.bold);
        doc.text(batch.text, batch.x, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          wordSpacing: space - plainSpace,
          characterSpacing: style.letterSpacing ?? 0,
        });
      }
      batch = { text: '', x: at, bold: false, started: false };
    };
    line.words.forEach((word, index) => {
      const begin = at;
      for (const piece of word.token) {
        if (batch.started && batch.bold !== piece.bold) flush();
        if (!batch.started) batch = { text: '', x: at, bold: piece.bold, started: true };
        batch.text += piece.text;
        const pieceWidth = widthOf(piece.text, style, piece.bold);
        remember(piece, fraction(at, baseline - size * 0.74, pieceWidth, size * 0.95), found);
        at += pieceWidth;
      }
      page().words.push({
        text: word.token.map((piece) => piece.text).join(''),
        box: fraction(begin, baseline - size * 0.74, at - begin, size * 0.95),
      });
      if (index < line.words.length - 1) {
        if (batch.started) batch.text += ' ';
        at += space;
      }
    });
    flush();
  };

  const remember = (piece: Piece, box: Box, found: Found): void => {
    if (piece.run === null) return;
    const places = found.get(piece.run) ?? [];
    places.push({ pageNo: current + 1, box });
    found.set(piece.run, places);
  };

  const keepValues = (runs: readonly Run[], found: Found): void => {
    const spans = new Map<Span, { pageNo: number; box: Box }[]>();
    runs.forEach((run, index) => {
      const places = found.get(index);
      if (typeof run === 'string' || places === undefined) return;
      if (run.over !== undefined) spans.set(run.over, [...(spans.get(run.over) ?? []), ...places]);
      if ('field' in run) keepValue(run, places);
    });
    for (const [span, places] of spans) keepValue(span, places);
  };

  const keepValue = ({ field, printed, value }: Span, places: readonly { pageNo: number; box: Box }[]): void => {
    const pageNos = [...new Set(places.map((place) => place.pageNo))];
    values.push({
      field,
      printed: printed.replace(/\s+/g, ' ').trim(),
      value,
      places: pageNos.map((pageNo) => ({
        pageNo,
        box: unionBox(places.filter((place) => place.pageNo === pageNo).map((place) => place.box)) ?? {
          x: 0,
          y: 0,
          w: 0,
          h: 0,
        },
      })),
    });
  };

  const asList = (runs: Run | readonly Run[]): readonly Run[] =>
    Array.isArray(runs) ? (runs as readonly Run[]) : [runs as Run];

  const newPage = (): void => {
    doc.addPage({ size: [size[0], size[1]], margin: 0 });
    pages.push({ words: [] });
    current = pages.length - 1;
    sheet.y = margins.top;
  };

  const sheet: Sheet = {
    get width() {
      return size[0];
    },
    get height() {
      return size[1];
    },
    get margins() {
      return margins;
    },
    y: 0,
    raw: doc,
    newPage,
    ensure(points) {
      if (sheet.y + points > size[1] - margins.bottom) newPage();
    },
    text(x, y, input, style = {}) {
      const runs = asList(input);
      const full = { ...base, ...style };
      const lineHeight = (full.size ?? 10) * (full.leading ?? 1.2);
      const found: Found = new Map();
      let at = y;
      for (const line of setLines(runs, full, style.width ?? Number.POSITIVE_INFINITY)) {
        drawLine(line, x, at, style.width ?? 0, full, found);
        at += lineHeight;
      }
      keepValues(runs, found);
      return at;
    },
    paragraph(input, style = {}) {
      const runs = asList(input);
      const full = { ...base, ...style };
      const lineHeight = (full.size ?? 10) * (full.leading ?? 1.2);
      const indent = style.indent ?? 0;
      const width = style.width ?? size[0] - margins.left - margins.right - indent;
      const found: Found = new Map();
      for (const line of setLines(runs, full, width)) {
        sheet.ensure(lineHeight);
        drawLine(line, margins.left + indent, sheet.y, width, full, found);
        sheet.y += lineHeight;
      }
      keepValues(runs, found);
      sheet.y += style.after ?? lineHeight * 0.5;
    },
    measure: (text, style = {}) => widthOf(text, { ...base, ...style }, style.bold ?? base.bold ?? false),
    hline(x1, y, x2, thickness = 0.5) {
      doc.lineWidth(thickness).strokeColor('black').moveTo(x1, y).lineTo(x2, y).stroke();
    },
    vline(x, y1, y2, thickness = 0.5) {
      doc.lineWidth(thickness).strokeColor('black').moveTo(x, y1).lineTo(x, y2).stroke();
    },
    rect(x, y, w, h, options = {}) {
      if (options.fill !== undefined) doc.rect(x, y, w, h).fill(options.fill);
      if (options.stroke ?? options.fill === undefined)
        doc
          .lineWidth(options.thickness ?? 0.5)
          .strokeColor('black')
          .rect(x, y, w, h)
          .stroke();
    },
    checkbox(x, y, { marked, label, field, size: side = 9, look = 'x' }) {
      doc.lineWidth(0.7).strokeColor('black');
      if (look === 'circle') doc.circle(x + side / 2, y + side / 2, side / 2).stroke();
      else doc.rect(x, y, side, side).stroke();
      if (marked) drawCheckMark(pen(), x, y, side, look);
      marks.push({
        kind: 'checkbox',
        marked,
        label,
        field: field ?? null,
        pageNo: current + 1,
        box: fraction(x, y, side, side),
      });
    },
    signature(x, y, width, { signed, label, field, height = 24 }) {
      sheet.hline(x, y, x + width);
      if (signed) drawSignature(pen(), x, y, width, height);
      marks.push({
        kind: 'signature',
        marked: signed,
        label,
        field: field ?? null,
        pageNo: current + 1,
        box: fraction(x, y - height, width, height),
      });
    },
    stamp(x, y, lines, { angle = -6, colour = '#8b1a1a' } = {}) {
      const width = Math.max(...lines.map((line) => widthOf(line, { font: 'sans', size: 11 }, true))) + 14;
      const height = lines.length * 14 + 8;
      doc
        .save()
        .rotate(angle, { origin: [x, y] })
        .lineWidth(1.5)
        .strokeColor(colour)
        .rect(x, y, width, height)
        .stroke();
      doc.fillColor(colour).font(fonts.sans.bold).fontSize(11);
      lines.forEach((line, index) => {
        doc.text(line, x + 7, y + 6 + index * 14, { lineBreak: false });
      });
      doc.restore();
      marks.push({
        kind: 'stamp',
        marked: true,
        label: lines.join(' '),
        field: null,
        pageNo: current + 1,
        box: fraction(x, y, width, height),
      });
    },
  };

  draw((options) => {
    size = options.size ?? size;
    margins = { ...margins, ...options.margins };
    base = options.style ?? base;
    furniture = options.furniture;
    newPage();
    return sheet;
  });

  if (furniture !== undefined) {
    for (let index = 0; index < pages.length; index += 1) {
      doc.switchToPage(firstPage + index);
      current = index;
      furniture(sheet, index + 1, pages.length);
    }
    doc.switchToPage(firstPage + pages.length - 1);
  }
  return { pages: pages.map(({ words }) => ({ width: size[0], height: size[1], words })), values, marks };
}
