import type { Box } from '../../page-viewer/fractions.ts';

export interface DocumentSearch {
  readonly page?: number;
  /** A place on that page to be shown: x, y, w and h in fractions of it. */
  readonly mark?: string;
}

export function readDocumentSearch({ page, mark }: Readonly<Record<string, unknown>>): DocumentSearch {
  return {
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 ? { page } : {}),
    ...(typeof mark === 'string' && readMark(mark) !== null ? { mark } : {}),
  };
}

export function sayMark({ x, y, w, h }: Box): string {
  return [x, y, w, h].map((side) => side.toFixed(4)).join(' ');
}

export function readMark(mark: string | undefined): Box | null {
  const [x, y, w, h, ...rest] = (mark ?? '').split(' ').map(Number);
  if (x === undefined || y === undefined || w === undefined || h === undefined || rest.length > 0) return null;
  const isInside = [x, y, w, h].every((side) => side >= 0 && side <= 1) && w > 0 && h > 0;
  return isInside ? { x, y, w, h } : null;
}
