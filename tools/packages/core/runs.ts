/** A piece of text to draw: plain, or the printed form of a canonical field. */
export type Run = string | ValueRun | StyledRun;

export interface ValueRun {
  readonly field: string;
  readonly printed: string;
  readonly value: string;
  readonly bold?: boolean;
}

export interface StyledRun {
  readonly text: string;
  readonly bold: boolean;
}

/** The printed form of a field, with what it means. Without a meaning of its own it means what it prints. */
export function v(field: string, printed: string, value: string = printed, bold?: boolean): ValueRun {
  return bold === undefined ? { field, printed, value } : { field, printed, value, bold };
}

export function bold(text: string): StyledRun {
  return { text, bold: true };
}

/** Part of a word in one face; a word holds several where plain text and a value touch, as in `($` and `100.00`. */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  /** Index of its run, when that run is a value. */
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
    const value = typeof run !== 'string' && 'field' in run ? index : null;
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
