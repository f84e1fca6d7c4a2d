import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import type { Random } from '../core/random.ts';
import type { Run } from '../core/runs.ts';
import { type DrawnDocument, drawDocument, type Sheet } from '../core/sheet.ts';
import type { Paper } from './recipe.ts';

/** A paper with the layout that prints it. */
export interface ChosenPaper {
  readonly paper: Paper;
  readonly layout: Layout;
  readonly subject: number;
  /** The facts as this paper has them. */
  readonly facts: LoanFacts;
  readonly random: Random;
}

/** Draws a paper as its case asks for. */
export function drawPaper(
  doc: PDFKit.PDFDocument,
  { paper, layout, subject, facts, random }: ChosenPaper,
): DrawnDocument {
  const { reprint, signed = true } = paper;
  return drawDocument(doc, random.fork('ink'), (open) =>
    layout.draw(
      (options = {}) => {
        const sheet = open(options);
        return reprint === undefined ? sheet : reprinting(sheet, (field, printed) => reprint(field, printed, facts));
      },
      facts,
      { random: random.fork('draw'), signed, subject },
    ),
  );
}

/** The sheet, with values printed otherwise on their way to it. */
function reprinting(sheet: Sheet, reprint: (field: string, printed: string) => string | null): Sheet {
  const changed = (run: Run): Run => {
    if (typeof run === 'string' || !('field' in run)) return run;
    const printed = reprint(run.field, run.printed);
    return printed === null ? run : { ...run, printed, value: printed };
  };
  const all = (runs: Run | readonly Run[]) => (isList(runs) ? runs.map(changed) : changed(runs));
  const own: Pick<Sheet, 'text' | 'paragraph'> = {
    text: (x, y, runs, style) => sheet.text(x, y, all(runs), style),
    paragraph: (runs, style) => sheet.paragraph(all(runs), style),
  };
  return new Proxy(sheet, {
    get: (target, name) => (name === 'text' || name === 'paragraph' ? own[name] : Reflect.get(target, name, target)),
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}

function isList(runs: Run | readonly Run[]): runs is readonly Run[] {
  return Array.isArray(runs);
}
