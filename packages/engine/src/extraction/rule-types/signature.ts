import type { Mark } from '../../pages/page.ts';
import type { Candidate, ReadyRule } from '../candidate.ts';
import type { LabelMatch } from '../find-label.ts';
import { isWithin, type ReadingContext, sectionOf } from '../reading-context.ts';
import { labelsOf } from './label.ts';

/** Of a line's height: how far above or beside its words a signature line may run. */
const maxDistance = 4;

/**
 * Reads whether ink stands on the signature line at the label. It says what was seen and no more: a picture that does
 * not settle it answers nothing, and nothing is inferred from a date or a name beside the line.
 */
export function readSignature(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule, field, id, tier } = ready;
  const stretch = sectionOf(context, rule.section, rule.until);
  if (stretch === null) return [];
  const labels = labelsOf(rule).flatMap((label) => context.labels(label));
  const marks = new Map<Mark, LabelMatch>();
  for (const match of labels) {
    if (rule.page !== undefined && match.grid.pageIndex !== rule.page - 1) continue;
    if (!isWithin(stretch, match.grid.pageIndex, match.top)) continue;
    const mark = lineAt(match);
    if (mark !== null && !marks.has(mark)) marks.set(mark, match);
  }
  // One unsigned line of several makes the document unsigned; one that nobody can settle leaves it open.
  const seen = [...marks];
  const chosen =
    seen.find(([mark]) => mark.state === 'empty') ??
    (seen.some(([mark]) => mark.state === 'undetermined') ? undefined : seen[0]);
  if (chosen === undefined) return [];
  const [mark, match] = chosen;
  return [
    {
      field: field.name,
      rawText: match.tokens.map((token) => token.text).join(' '),
      value: String(mark.state === 'marked'),
      pageIndex: match.grid.pageIndex,
      box: mark.box,
      confidence: Math.min(0.97, (rule.certainty ?? 0.95) * mark.confidence),
      reasons: [mark.state === 'marked' ? 'ink stands on the signature line' : 'the signature line is bare'],
      method: match.grid.page.method,
      rule: id,
      tier,
    },
  ];
}

/** The signature line nearest to the words: above them, or on their row. */
function lineAt(match: LabelMatch): Mark | null {
  const { page } = match.grid;
  const height = match.bottom - match.top;
  let best: { mark: Mark; distance: number } | null = null;
  for (const mark of page.marks) {
    if (mark.kind !== 'signature') continue;
    const left = mark.box.x * page.width;
    const right = (mark.box.x + mark.box.w) * page.width;
    const bottom = (mark.box.y + mark.box.h) * page.height;
    const top = mark.box.y * page.height;
    const down = bottom < match.top ? match.top - bottom : top > match.bottom ? top - match.bottom : 0;
    const across = right < match.left ? match.left - right : left > match.right ? left - match.right : 0;
    const distance = down + across * 0.5;
    if (distance > maxDistance * height) continue;
    if (best === null || distance < best.distance) best = { mark, distance };
  }
  return best?.mark ?? null;
}
