import type { Rule } from '@countersign/engine/pages/page';
import { onPage, type PageGeometry, type Rect, toBox } from './page-geometry.ts';

/** More than any form has; a drawing with more is no table. */
const maxRules = 2000;

/** In points: pieces closer than this are one stroke, drawn cell by cell. */
const joinGap = 1.5;

/** The page's straight strokes; pieces in one line are joined. */
export function readRules(edges: readonly Rect[], geometry: PageGeometry): Rule[] {
  const across = edges.filter((edge) => edge.right - edge.left >= edge.top - edge.bottom);
  const upright = edges.filter((edge) => edge.right - edge.left < edge.top - edge.bottom);
  const joined = [...joinPieces(across), ...joinPieces(upright.map(transpose)).map(transpose)];
  const rules: Rule[] = [];
  for (const edge of joined) {
    const box = onPage(toBox(geometry, edge));
    if (box === null) continue;
    rules.push({ direction: isAcross(edge, geometry) ? 'horizontal' : 'vertical', box });
  }
  // The longest say most about a table, should there be too many.
  if (rules.length > maxRules) rules.sort((a, b) => Math.max(b.box.w, b.box.h) - Math.max(a.box.w, a.box.h));
  return rules.slice(0, maxRules);
}

function isAcross(edge: Rect, { rotation }: PageGeometry): boolean {
  const wide = edge.right - edge.left >= edge.top - edge.bottom;
  return rotation === 90 || rotation === 270 ? !wide : wide;
}

function transpose({ left, bottom, right, top }: Rect): Rect {
  return { left: bottom, right: top, bottom: left, top: right };
}

/** Joins pieces at one height that touch or overlap. */
function joinPieces(pieces: readonly Rect[]): Rect[] {
  const middle = (piece: Rect) => (piece.bottom + piece.top) / 2;
  const sorted = pieces
    .map((piece) => ({ piece, row: Math.round(middle(piece) / joinGap) }))
    .sort((a, b) => a.row - b.row || a.piece.left - b.piece.left);
  const joined: Rect[] = [];
  let row = Number.NaN;
  for (const { piece, row: own } of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && own === row && piece.left <= last.right + joinGap) {
      joined[joined.length - 1] = {
        left: last.left,
        right: Math.max(last.right, piece.right),
        bottom: Math.min(last.bottom, piece.bottom),
        top: Math.max(last.top, piece.top),
      };
    } else {
      joined.push(piece);
      row = own;
    }
  }
  return joined;
}
