import type { FontName } from '../../packages/core/fonts.ts';
import type { Run } from '../../packages/core/runs.ts';
import type { TruthMark, TruthValue } from '../../packages/core/truth.ts';
import { reachOf, widthOf } from './measure.ts';
import { type Places, placesToValues, remember } from './places.ts';
import { type SetLine, setLines } from './set-lines.ts';

export interface Style {
  readonly font: FontName;
  readonly size: number;
  readonly bold: boolean;
  readonly align: 'left' | 'center' | 'right' | 'justify';
  /** Times the size. */
  readonly leading: number;
  readonly letterSpacing: number;
  readonly color: string;
}

/** A word as set: points from the top left of the page, `y` at the baseline. */
export interface SetWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly style: Style;
  /** The pieces it is drawn in, where they differ in weight. */
  readonly pieces: readonly { readonly text: string; readonly x: number; readonly bold: boolean }[];
}

export interface Stroke {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly thickness: number;
}

export interface Shade {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly fill: string | null;
  readonly stroke: number | null;
}

export interface PaperPage {
  readonly words: SetWord[];
  readonly strokes: Stroke[];
  readonly shades: Shade[];
  /** Ink that a person made, and what the picture of it shows. */
  readonly marks: (TruthMark & { readonly look: string })[];
}

export interface PaperOptions {
  readonly width: number;
  readonly height: number;
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly style: Style;
}

/**
 * What a layout is set on. It remembers what a page reader would find (words, strokes, ink) and what is true (values and
 * where they stand), and is made into pages of the engine or into a PDF afterwards. Measures are points from the top left.
 */
export class Paper {
  readonly pages: PaperPage[] = [];
  readonly values: TruthValue[] = [];
  readonly options: PaperOptions;
  /** Where flowing text goes on. */
  y: number;
  /** The strip that flowing text fills. */
  left: number;
  right: number;
  private pageIndex = -1;
  private onFull: (() => void) | null = null;
  private columnBottom: number | null = null;

  constructor(options: PaperOptions) {
    this.options = options;
    this.left = options.margins.left;
    this.right = options.width - options.margins.right;
    this.y = options.margins.top;
    this.newPage();
  }

  get width(): number {
    return this.right - this.left;
  }

  get bottom(): number {
    return this.columnBottom ?? this.options.height - this.options.margins.bottom;
  }

  get pageNo(): number {
    return this.pageIndex + 1;
  }

  get page(): PaperPage {
    const page = this.pages[this.pageIndex];
    if (page === undefined) throw new Error('The paper has no page.');
    return page;
  }

  newPage(): void {
    this.pages.push({ words: [], strokes: [], shades: [], marks: [] });
    this.pageIndex = this.pages.length - 1;
    this.y = this.options.margins.top;
  }

  /** Furniture is set on pages that are done. */
  turnTo(pageNo: number): void {
    this.pageIndex = pageNo - 1;
  }

  /** Goes on in the next column or on the next page unless so many points are left. */
  ensure(points: number): void {
    const most = this.options.height - this.options.margins.top - this.options.margins.bottom;
    if (this.y + Math.min(points, most) <= this.bottom) return;
    if (this.onFull !== null) this.onFull();
    else this.newPage();
  }

  /** Sets what `fill` sets in columns, the first filled down to an even share of `height` or the foot of the page. */
  columns(count: number, gap: number, height: number, fill: () => void): void {
    const { left, right } = this;
    const each = (right - left - gap * (count - 1)) / count;
    const foot = this.options.height - this.options.margins.bottom;
    const plan = (from: number, rest: number): number => Math.min(foot, from + Math.max(60, rest / count));
    let top = this.y;
    let column = 0;
    let rest = height;
    let lowest = top;
    const enter = (index: number): void => {
      column = index;
      this.left = left + index * (each + gap);
      this.right = this.left + each;
      this.y = top;
    };
    this.columnBottom = plan(top, rest);
    this.onFull = () => {
      lowest = Math.max(lowest, this.y);
      if (column + 1 < count) {
        enter(column + 1);
        // What is left over stands in the last column, down to the foot.
        if (column + 1 === count) this.columnBottom = foot;
        return;
      }
      rest = Math.max(120, rest - (foot - top) * count);
      this.newPage();
      top = this.y;
      lowest = top;
      this.columnBottom = plan(top, rest);
      enter(0);
    };
    enter(0);
    fill();
    this.onFull = null;
    this.columnBottom = null;
    this.left = left;
    this.right = right;
    this.y = Math.max(lowest, this.y);
  }

  style(style: Partial<Style> = {}): Style {
    return { ...this.options.style, ...style };
  }

  measure(text: string, style: Partial<Style> = {}): number {
    const full = this.style(style);
    return widthOf(text, full.font, full.bold, full.size, full.letterSpacing);
  }

  /** How high the runs stand when wrapped at a width. */
  heightOf(runs: readonly Run[], width: number, style: Partial<Style> = {}): number {
    const full = this.style(style);
    return setLines(runs, full, width).length * full.size * full.leading;
  }

  /** The width of the widest line when nothing is wrapped. */
  widthOfRuns(runs: readonly Run[], style: Partial<Style> = {}): number {
    return Math.max(0, ...setLines(runs, this.style(style), Number.POSITIVE_INFINITY).map(({ natural }) => natural));
  }

  /** Text at a place, wrapped at `width`; answers the y below it. */
  text(x: number, y: number, runs: readonly Run[], style: Partial<Style> & { readonly width?: number } = {}): number {
    const width = style.width ?? Number.POSITIVE_INFINITY;
    const full = this.fitted(runs, this.style(style), width);
    const found: Places = new Map();
    let at = y;
    for (const line of setLines(runs, full, width)) {
      this.setLine(line, x, at, style.width ?? line.natural, full, found);
      at += full.size * full.leading;
    }
    this.values.push(...placesToValues(runs, found));
    return at;
  }

  /** Print is made smaller where a word would not fit, as forms do. */
  private fitted(runs: readonly Run[], style: Style, width: number): Style {
    if (!Number.isFinite(width)) return style;
    let widest = 0;
    for (const { words } of setLines(runs, style, width))
      for (const word of words) widest = Math.max(widest, word.width);
    return widest > width ? { ...style, size: Math.max(4, (style.size * width) / widest) } : style;
  }

  paragraph(
    runs: readonly Run[],
    style: Partial<Style> & { readonly indent?: number; readonly hanging?: number; readonly after?: number } = {},
  ): void {
    const full = this.style(style);
    const indent = style.indent ?? 0;
    const found: Places = new Map();
    const lineHeight = full.size * full.leading;
    // The first line begins further in, or further out where the indent is negative.
    const first = style.hanging ?? 0;
    // Columns are of one width: lines are set once, wherever they go.
    const lines = setLines(runs, full, this.width - indent, first);
    lines.forEach((line, index) => {
      this.ensure(index === 0 && lines.length > 1 ? lineHeight * 2 : lineHeight);
      const inset = indent + (index === 0 ? first : 0);
      this.setLine(line, this.left + inset, this.y, this.width - inset, full, found);
      this.y += lineHeight;
    });
    this.values.push(...placesToValues(runs, found));
    this.y += style.after ?? lineHeight * 0.5;
  }

  stroke(x1: number, y1: number, x2: number, y2: number, thickness = 0.6): void {
    this.page.strokes.push({ x1, y1, x2, y2, thickness });
  }

  box(x: number, y: number, w: number, h: number, look: { fill?: string | null; stroke?: number | null } = {}): void {
    const fill = look.fill ?? null;
    this.page.shades.push({ x, y, w, h, fill, stroke: look.stroke === undefined ? 0.6 : look.stroke });
  }

  mark(mark: Omit<TruthMark, 'pageNo' | 'box'>, x: number, y: number, w: number, h: number, look: string): void {
    this.page.marks.push({ ...mark, pageNo: this.pageNo, box: this.fraction(x, y, w, h), look });
  }

  private fraction(x: number, y: number, w: number, h: number): { x: number; y: number; w: number; h: number } {
    const { width, height } = this.options;
    return { x: x / width, y: y / height, w: w / width, h: h / height };
  }

  private setLine(line: SetLine, x: number, y: number, width: number, style: Style, found: Places): void {
    const justified = style.align === 'justify' && !line.last && line.words.length > 1;
    const extra = justified ? (width - line.natural) / (line.words.length - 1) : 0;
    let at = x;
    if (style.align === 'center') at = x + (width - line.natural) / 2;
    if (style.align === 'right') at = x + width - line.natural;
    const baseline = y + style.size * 0.8;
    for (const { token, width: wordWidth } of line.words) {
      let pieceAt = at;
      const pieces = token.map((piece) => {
        const [up, down] = reachOf(style.font, piece.bold);
        const pieceWidth = widthOf(piece.text, style.font, piece.bold, style.size, style.letterSpacing);
        const box = this.fraction(pieceAt, baseline - up * style.size, pieceWidth, (up + down) * style.size);
        if (piece.run !== null) remember(found, piece.run, this.pageNo, box);
        const set = { text: piece.text, x: pieceAt, bold: piece.bold };
        pieceAt += pieceWidth;
        return set;
      });
      const text = pieces.map((piece) => piece.text).join('');
      this.page.words.push({ text, x: at, y: baseline, width: wordWidth, style, pieces });
      at += wordWidth + line.space + extra;
    }
  }
}
