import { holdsCentre } from '../../pages/box.ts';
import type { Box } from '../../pages/page.ts';
import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import type { LabelMatch } from '../find-label.ts';
import type { PageGrid } from '../page-grid.ts';
import type { ReadingContext } from '../reading-context.ts';
import type { RegionAnchor } from '../rule.ts';
import { takeValues } from '../take-value.ts';
import type { Token } from '../token.ts';

const withAnchor = 0.95;
const withoutAnchor = 0.6;

/**
 * Reads the words inside the drawn box. Where the rule has an anchor, the box moves by as much as the anchor's label
 * moved since the sample was drawn on; without its anchor the reading is less certain.
 */
export function readRegion(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule, field } = ready;
  const grid = context.grids[(rule.page ?? 1) - 1];
  if (grid === undefined || rule.box === undefined) return [];
  const label = rule.anchor === undefined ? undefined : nearestLabel(context, rule.anchor, grid);
  const box = rule.anchor === undefined || label === undefined ? rule.box : moved(rule.box, rule.anchor.box, label);
  const rows = rowsInside(grid, box);
  return takeValues(field, rule, rows).flatMap((taken) => {
    const certainty = new Certainty(withAnchor);
    if (label === undefined) {
      const reason =
        rule.anchor === undefined
          ? 'the box has no label to follow'
          : `the label "${rule.anchor.text}" was not found on the page`;
      certainty.times(withoutAnchor / withAnchor, reason);
    } else if (label.misspelt > 0) {
      certainty.times(
        0.97 ** label.misspelt,
        `the label "${rule.anchor?.text ?? ''}" was recognized with wrong letters`,
      );
    }
    return toCandidate(ready, taken, certainty) ?? [];
  });
}

/** Of several equal labels, the nearest to where the label sat on the sample. */
function nearestLabel(context: ReadingContext, anchor: RegionAnchor, grid: PageGrid): LabelMatch | undefined {
  const { width, height } = grid.page;
  const distance = (match: LabelMatch) =>
    Math.abs(match.left / width - anchor.box.x) + Math.abs(match.top / height - anchor.box.y);
  return context
    .labels(anchor.text)
    .filter((match) => match.grid === grid)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** The box as far from the label as it was drawn, and as much larger or smaller as the label is printed. */
function moved(box: Box, from: Box, label: LabelMatch): Box {
  const { width, height } = label.grid.page;
  const x = label.left / width;
  const y = label.top / height;
  const printed = (label.right - label.left) / width / (from.w || 1);
  // A label that was misread or broken over lines says nothing about the scale.
  const scale = printed > 0.85 && printed < 1.18 ? printed : 1;
  return { x: x + (box.x - from.x) * scale, y: y + (box.y - from.y) * scale, w: box.w * scale, h: box.h * scale };
}

/** The words whose middles lie in the box, row by row. */
export function rowsInside(grid: PageGrid, box: Box): Token[][] {
  return grid.rows
    .map((row) => row.cells.flatMap((cell) => cell.tokens.filter((token) => holdsCentre(box, token.box))))
    .filter((row) => row.length > 0);
}
