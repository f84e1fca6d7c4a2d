import { bold, type Run } from '../core/runs.ts';

/**
 * A sentence with values in it: t`promises to pay ${value}`. Words between double asterisks are bold. A part may be a
 * list of runs, for clauses that are there or not.
 */
export function t(texts: TemplateStringsArray, ...parts: readonly (Run | readonly Run[] | number)[]): Run[] {
  const runs: Run[] = [];
  let strong = false;
  texts.forEach((text, index) => {
    text.split('**').forEach((piece, at) => {
      if (at > 0) strong = !strong;
      if (piece !== '') runs.push(strong ? bold(piece) : piece);
    });
    const part = parts[index];
    if (part === undefined) return;
    const list =
      typeof part === 'number' ? [`${part}`] : Array.isArray(part) ? (part as readonly Run[]) : [part as Run];
    runs.push(...list.map((run) => (strong && typeof run === 'string' ? bold(run) : run)));
  });
  return runs;
}
