import type { PageGrid, Row } from './page-grid.ts';

/** In points: words stand a little over the stroke that their line touches. */
const slack = 2;

/**
 * The lines between the two strokes that run over and under a label and a column: a ruled table gives each row as much
 * room as its longest cell takes, and sets the short ones in the middle. None where no strokes part the rows.
 */
export function bandOf(
  { rows, across }: PageGrid,
  label: { readonly left: number; readonly top: number; readonly bottom: number },
  column: number,
): readonly Row[] {
  const middle = (label.top + label.bottom) / 2;
  const through = across.filter(({ left, right }) => left <= label.left + slack && right >= column - slack);
  const over = Math.max(...through.filter(({ top }) => top < middle).map(({ top }) => top));
  const under = Math.min(...through.filter(({ top }) => top > middle).map(({ top }) => top));
  if (!Number.isFinite(over) || !Number.isFinite(under)) return [];
  return rows.filter(({ top, bottom }) => (top + bottom) / 2 > over && (top + bottom) / 2 < under);
}

/** Between which two strokes a column runs, where strokes part the columns of the label's row; else null. */
export function ruledColumn(
  { upright }: PageGrid,
  label: { readonly right: number; readonly top: number; readonly bottom: number },
  heading: { readonly left: number; readonly right: number },
): { readonly left: number; readonly right: number } | null {
  const middle = (label.top + label.bottom) / 2;
  const centre = (heading.left + heading.right) / 2;
  const sides = upright.filter(({ top, bottom }) => top <= middle && bottom >= middle).map(({ left }) => left);
  const left = Math.max(...sides.filter((side) => side < centre));
  const right = Math.min(...sides.filter((side) => side > centre));
  // A frame around the whole table parts no columns.
  if (!Number.isFinite(left) || !Number.isFinite(right) || left < label.right - slack) return null;
  return { left, right };
}
