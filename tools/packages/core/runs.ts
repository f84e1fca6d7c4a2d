/** A piece of text to draw: plain, or the printed form of a canonical field. */
export type Run = string | ValueRun | StyledRun;

export interface ValueRun {
  readonly field: string;
  readonly printed: string;
  readonly value: string;
  readonly bold?: boolean;
  readonly over?: Span;
}

export interface StyledRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly over?: Span;
}

/** A field that several runs print together, while some of them are fields of their own. */
export type Span = Pick<ValueRun, 'field' | 'printed' | 'value'>;

/** The printed form of a field, with what it means. Without a meaning of its own it means what it prints. */
export function v(field: string, printed: string, value: string = printed, bold?: boolean): ValueRun {
  return bold === undefined ? { field, printed, value } : { field, printed, value, bold };
}

/** Runs that print one more field together, such as the words before an address with the address itself. */
export function over(field: string, runs: readonly Run[]): Run[] {
  const printed = runs
    .map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed))
    .join('')
    .replace(/\s+/g, ' ');
  const span = { field, printed, value: printed };
  return runs.map((run) => (typeof run === 'string' ? { text: run, over: span } : { ...run, over: span }));
}

export function bold(text: string): StyledRun {
  return { text, bold: true };
}

/** Part of a word in one face; a word holds several where plain text and a value touch, as in `($` and `100.00`. */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  /** Index of its run, when that run is a value or part of one. */
  readonly run: number | null;
}

export type Token = readonly Piece[];

/** Cuts runs into words; a line break in a run is a token of its own (null). */
export function tokenize(runs: readonly Run[], boldByDefault: boolean): (Token | null)[] {
  const tokens: (Token | null)[] = [];
  let open: Piece[] = [];
  const close = (): void => {
    if (open.length > 0) tokens.push(open);
    open = [];
  };
  runs.forEach((run, index) => {
    const text = typeof run === 'string' ? run : 'text' in run ? run.text : run.printed;
    const isBold = typeof run === 'string' ? boldByDefault : (run.bold ?? boldByDefault);
    const value = typeof run !== 'string' && ('field' in run || run.over !== undefined) ? index : null;
    for (const part of text.split(/(\n|[ \t]+)/)) {
      if (part === '') continue;
      if (part === '\n') {
        close();
        tokens.push(null);
      } else if (/^[ \t]+$/.test(part)) close();
      else open.push({ text: part, bold: isBold, run: value });
    }
  });
  close();
  return tokens;
}
