import { bold, type Run, tokenize } from '../core/runs.ts';
import type { Sheet, TextStyle } from '../core/sheet.ts';
import type { Draft } from './a-draft.ts';

export type Runs = Run | readonly Run[];

export function asRuns(runs: Runs): readonly Run[] {
  return Array.isArray(runs) ? (runs as readonly Run[]) : [runs as Run];
}

/** How many lines the sheet will make of it: boxes are drawn around text of which the height must be known before. */
export function countLines(sheet: Sheet, runs: Runs, style: TextStyle, width: number): number {
  const space = sheet.measure(' ', style);
  let lines = 0;
  let used = 0;
  let open = false;
  for (const token of tokenize(asRuns(runs), style.bold ?? false)) {
    if (token === null) {
      lines += 1;
      used = 0;
      open = false;
      continue;
    }
    const tokenWidth = token.reduce((sum, piece) => sum + sheet.measure(piece.text, { ...style, bold: piece.bold }), 0);
    if (open && used + space + tokenWidth > width) {
      lines += 1;
      used = 0;
      open = false;
    }
    used += (open ? space : 0) + tokenWidth;
    open = true;
  }
  return lines + (open ? 1 : 0);
}

export function heightOf(sheet: Sheet, runs: Runs, style: TextStyle, width: number): number {
  return countLines(sheet, runs, style, width) * (style.size ?? 10) * (style.leading ?? 1.2);
}

/** A paragraph with a title, as boilerplate comes. `{B}`, `{L}`, `{I}` and such stand for the words of the document. */
export interface Clause {
  readonly title: string;
  readonly text: string;
}

export interface Voice {
  /** The party that owes or signs: Borrower, Maker, Mortgagor … */
  readonly B: string;
  readonly L: string;
  /** The document itself: Note, Deed of Trust … */
  readonly I: string;
  readonly [letter: string]: string;
}

export function speak(text: string, voice: Voice): string {
  const filled = text.replace(/\{(\w)\}/g, (whole, letter: string) => voice[letter] ?? whole);
  // A party called `the Guarantor` begins some sentences.
  return filled.replace(/(^|[.?!] )the /g, '$1The ');
}

export interface ClauseLook {
  readonly number?: 'none' | '1.' | '(a)' | 'Section' | 'Article' | 'I.';
  readonly from?: number;
  /** Where the title stands: at the head of the paragraph, or above it. */
  readonly title?: 'run-in' | 'caps run-in' | 'above' | 'caps above' | 'centred' | 'plain';
  readonly align?: 'left' | 'justify';
  readonly indent?: number;
  readonly after?: number;
}

const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI XXII XXIII XXIV'.split(' ');

export function clauseNumber(kind: ClauseLook['number'], index: number): string {
  if (kind === '1.') return `${index}. `;
  if (kind === '(a)') return `(${String.fromCharCode(96 + ((index - 1) % 26) + 1)}) `;
  if (kind === 'Section') return `Section ${index}. `;
  if (kind === 'Article') return `ARTICLE ${index} - `;
  return kind === 'I.' ? `${romans[index - 1] ?? index}. ` : '';
}

/** One clause as runs with its title at the head. */
export function runIn(title: string, runs: Runs): Run[] {
  return [bold(`${title} `), ...asRuns(runs)];
}

/** Draws a titled paragraph that may hold values. */
export function drawClause(draft: Draft, title: string, runs: Runs, look: ClauseLook = {}, index = 1): void {
  const { sheet, style } = draft;
  const number = clauseNumber(look.number, index);
  const body = { align: look.align ?? 'justify', indent: look.indent ?? 0, after: look.after ?? 5 } as const;
  const kind = look.title ?? 'run-in';
  if (kind === 'run-in' || kind === 'caps run-in') {
    const head = kind === 'run-in' ? `${title}.` : `${title.toUpperCase()}.`;
    sheet.paragraph(runIn(`${number}${head}`, runs), body);
    return;
  }
  if (kind === 'plain') {
    sheet.paragraph([`${number}${title}. `, ...asRuns(runs)], body);
    return;
  }
  const caps = kind === 'above' ? title : title.toUpperCase();
  sheet.ensure((style.size ?? 10) * 4);
  sheet.paragraph(`${number}${caps}`, { bold: true, after: 2, ...(kind === 'centred' ? { align: 'center' } : {}) });
  sheet.paragraph(runs, body);
}

export interface ClauseWriter {
  /** One clause with values in it. */
  say(title: string, runs: Runs): void;
  /** Boilerplate. */
  all(clauses: readonly Clause[]): void;
}

/** Clauses of one document, numbered on and on. */
export function writeClauses(draft: Draft, voice: Voice, look: ClauseLook): ClauseWriter {
  let index = look.from ?? 1;
  const say = (title: string, runs: Runs): void => {
    drawClause(draft, title, runs, look, index);
    index += 1;
  };
  return {
    say,
    all: (clauses) => {
      for (const clause of clauses) say(speak(clause.title, voice), speak(clause.text, voice));
    },
  };
}

/** Blocks set in columns, each block kept whole; goes on below what is drawn and over pages. */
export function flowColumns(
  draft: Draft,
  blocks: readonly Runs[],
  options: {
    readonly columns?: number;
    readonly gap?: number;
    readonly style?: TextStyle;
    readonly after?: number;
  } = {},
): void {
  const { sheet } = draft;
  const columns = options.columns ?? 2;
  const gap = options.gap ?? 18;
  const style = { ...draft.style, ...options.style };
  const width = (draft.width - gap * (columns - 1)) / columns;
  const bottom = sheet.height - sheet.margins.bottom;
  let top = sheet.y;
  let column = 0;
  let y = top;
  let lowest = top;
  for (const block of blocks) {
    const height = heightOf(sheet, block, style, width);
    if (y + height > bottom && y > top) {
      column += 1;
      y = top;
      if (column === columns) {
        sheet.newPage();
        column = 0;
        top = sheet.y;
        y = top;
        lowest = top;
      }
    }
    y = sheet.text(draft.left + column * (width + gap), y, block, { ...style, width }) + (options.after ?? 5);
    lowest = Math.max(lowest, y);
  }
  sheet.y = lowest;
}

/** A title across the page. */
export function drawTitle(draft: Draft, text: string, style: TextStyle = {}): void {
  const { sheet, left, width } = draft;
  sheet.y = sheet.text(left, sheet.y, text, { ...draft.style, bold: true, size: 14, align: 'center', ...style, width });
}

export function rule(draft: Draft, thickness = 0.75, gap = 4): void {
  draft.sheet.hline(draft.left, draft.sheet.y + gap / 2, draft.left + draft.width, thickness);
  draft.sheet.y += gap + thickness;
}
