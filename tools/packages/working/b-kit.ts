import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import type { Random } from '../core/random.ts';
import type { Run } from '../core/runs.ts';
import type { Sheet, SheetOptions } from '../core/sheet.ts';
import { makePrinter, type Printer } from './b-printer.ts';

/** What a layout of this set has at hand while it draws. */
export interface Kit {
  readonly open: (options?: SheetOptions) => Sheet;
  readonly f: LoanFacts;
  readonly r: Random;
  readonly p: Printer;
  readonly signed: boolean;
}

/** A layout whose draw gets the facts, the choices and a printer of values in one piece. */
export function defineLayout(
  id: string,
  docType: string,
  draw: (kit: Kit) => void,
  suits?: (facts: LoanFacts) => boolean,
): Layout {
  return {
    id,
    docType,
    ...(suits === undefined ? {} : { suits }),
    draw: (open, facts, options) =>
      draw({ open, f: facts, r: options.random, p: makePrinter(facts, options.random), signed: options.signed }),
  };
}

export const isConsumer = (facts: LoanFacts): boolean => facts.loanClass === 'consumer';
export const isBusiness = (facts: LoanFacts): boolean => facts.loanClass === 'business';
export const isPurchase = (facts: LoanFacts): boolean => facts.salePriceCents !== null;
export const isRefinance = (facts: LoanFacts): boolean => facts.product === 'residential_refinance';

/** A line of text over the whole width of the page. */
export function centred(
  s: Sheet,
  y: number,
  runs: Run | readonly Run[],
  style: Parameters<Sheet['text']>[3] = {},
): number {
  return s.text(s.margins.left, y, runs, {
    ...style,
    width: s.width - s.margins.left - s.margins.right,
    align: 'center',
  });
}

/** A signature line with words under it. */
export function signatureLine(
  s: Sheet,
  x: number,
  y: number,
  width: number,
  under: Run | readonly Run[],
  options: { readonly signed: boolean; readonly label: string; readonly size?: number },
): number {
  s.signature(x, y, width, { signed: options.signed, label: options.label, height: 20 });
  return s.text(x, y + 2, under, { width, size: options.size ?? 8 });
}

/** A heading in white on a dark bar, or between rules, as the form designer liked it. */
export function bar(
  s: Sheet,
  x: number,
  y: number,
  width: number,
  text: string,
  look: 'dark' | 'grey' | 'ruled' | 'plain' = 'dark',
  size = 9,
): number {
  const height = size * 1.6;
  if (look === 'dark') s.rect(x, y, width, height, { fill: '#222222' });
  if (look === 'grey') s.rect(x, y, width, height, { fill: '#d9d9d9' });
  if (look === 'ruled') {
    s.hline(x, y, x + width, 1);
    s.hline(x, y + height, x + width, 1);
  }
  s.text(x + 4, y + size * 0.32, text, { size, bold: true, colour: look === 'dark' ? 'white' : 'black' });
  return y + height;
}
