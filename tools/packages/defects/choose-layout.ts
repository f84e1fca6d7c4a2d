import { plainPen } from '../../../packages/engine/test/reconciliation/plain-pen.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import type { DrawnDocument } from '../core/sheet.ts';
import { type ChosenPaper, drawPaper } from './draw-papers.ts';

/** Fewer pages than this do not show that one of them is lost. */
const NUMBERED_PAGES = 3;

/**
 * The first of the layouts that shows what the paper is to show. Each is drawn on trial: whether a layout prints a field
 * may hang on the loan and on the choices within the layout.
 */
export function chooseLayout(
  layouts: readonly Layout[],
  loan: LoanFacts,
  paper: Omit<ChosenPaper, 'layout'>,
): ChosenPaper | null {
  for (const layout of layouts) {
    if (layout.docType !== paper.paper.docType || layout.suits?.(paper.facts) === false) continue;
    const chosen = { ...paper, layout };
    if (isShown(chosen, loan)) return chosen;
  }
  return null;
}

function isShown(chosen: ChosenPaper, loan: LoanFacts): boolean {
  const { prints = [], lacks = [], alter, reprint, lostPage } = chosen.paper;
  if (prints.length === 0 && lacks.length === 0 && lostPage === undefined) return true;
  const drawn = drawPaper(plainPen(), chosen);
  const fields = new Set([...drawn.values, ...drawn.marks].map(({ field }) => field));
  if (!prints.every((field) => fields.has(field)) || lacks.some((field) => fields.has(field))) return false;
  if (lostPage !== undefined && !isNumbered(drawn)) return false;
  if (alter === undefined && reprint === undefined) return true;
  const { reprint: _reprint, ...plain } = chosen.paper;
  const unaltered = drawPaper(plainPen(), { ...chosen, paper: plain, facts: loan });
  return prints.some((field) => printed(drawn, field) !== printed(unaltered, field));
}

function printed({ values, marks }: DrawnDocument, field: string): string {
  return JSON.stringify([
    values.filter((value) => value.field === field).map((value) => value.value),
    marks.filter((mark) => mark.field === field).map(({ label, marked }) => [label, marked]),
  ]);
}

function isNumbered({ pages }: DrawnDocument): boolean {
  return (
    pages.length >= NUMBERED_PAGES &&
    pages.every(({ words }, index) => {
      const text = words.map((word) => word.text).join(' ');
      return new RegExp(`\\b${index + 1} of ${pages.length}\\b`, 'i').test(text);
    })
  );
}
