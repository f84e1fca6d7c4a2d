import type { Mark } from '../../pages/page.ts';
import type { Candidate, ReadyRule } from '../candidate.ts';
import type { LabelMatch } from '../find-label.ts';
import { isWithin, type ReadingContext, sectionOf } from '../reading-context.ts';
import type { Rule } from '../rule.ts';
import { labelsOf } from './label.ts';

/** Of a line's height: a box stands no farther from its words. */
const maxGap = 2.5;

/**
 * Reads whether the box beside a label is ticked. A rule with a value of its own answers only when the box is marked
 * (one of several that stand for a choice); else the box answers true or false.
 */
export function readCheckbox(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule, field, id, tier } = ready;
  const stretch = sectionOf(context, rule.section, rule.until);
  if (stretch === null) return [];
  return labelsOf(rule)
    .flatMap((label) => context.labels(label))
    .filter((match) => isWithin(stretch, match.grid.pageIndex, match.top))
    .filter((match) => rule.page === undefined || match.grid.pageIndex === rule.page - 1)
    .filter((match, _, all) => isAtQuestion(context, rule, match, all))
    .flatMap((match) => {
      const mark = boxBeside(match);
      if (mark === null || mark.state === 'undetermined') return [];
      const marked = mark.state === 'marked';
      if (rule.value !== undefined && !marked) return [];
      const confidence = Math.min(0.99, (rule.certainty ?? 0.95) * (0.6 + 0.4 * mark.confidence));
      return {
        field: field.name,
        rawText: match.tokens.map((token) => token.text).join(' '),
        value: rule.value ?? String(marked),
        pageIndex: match.grid.pageIndex,
        box: mark.box,
        confidence,
        place: confidence,
        reasons: [marked ? 'the box beside the words is marked' : 'the box beside the words is empty'],
        method: match.grid.page.method,
        rule: id,
        tier,
      };
    });
}

/** Of a line's height: the choices stand no farther above the end of their question, nor below it. */
const maxAbove = 2;
const maxBelow = 4.5;

/** Whether the words stand at one of the questions that the rule names: a page asks more than one. */
function isAtQuestion(context: ReadingContext, rule: Rule, match: LabelMatch, choices: readonly LabelMatch[]): boolean {
  if (rule.near === undefined) return true;
  const height = match.bottom - match.top;
  return rule.near
    .flatMap((question) => context.labels(question))
    .some((question) => {
      if (question.grid !== match.grid) return false;
      // A choice on the question's own line answers it, and those of the lines around it answer others.
      const beside = firstBeside(question, choices);
      if (beside !== null) return beside.left === match.left && beside.top === match.top;
      if (hasOwnQuestion(match, question)) return false;
      return match.top > question.top - maxAbove * height && match.top < question.bottom + maxBelow * height;
    });
}

/** "Check one:" asks nothing of its own. */
const ASKS_NOTHING = /^(?:one|all|apply|applies|only|box|boxes|below):$/i;

/** "Type: [ ] Purchase [ ] Refinance" over or under another question answers its own. */
function hasOwnQuestion({ grid, cell, left }: LabelMatch, question: LabelMatch): boolean {
  const tokens = grid.rows[cell.row]?.cells.flatMap((one) => one.tokens) ?? [];
  return tokens.some(
    (token) =>
      token.right <= left &&
      /[A-Za-z]:$/.test(token.text) &&
      !ASKS_NOTHING.test(token.text) &&
      !question.tokens.includes(token),
  );
}

function firstBeside(question: LabelMatch, choices: readonly LabelMatch[]): LabelMatch | null {
  const height = question.bottom - question.top;
  const line = choices.filter(
    ({ grid, top, left }) =>
      grid === question.grid && Math.abs(top - question.top) < 0.5 * height && left >= question.right - 1,
  );
  return line.reduce<LabelMatch | null>((first, one) => (first !== null && first.left <= one.left ? first : one), null);
}

/** The nearest box on the label's line, on its left or on its right. */
function boxBeside(match: LabelMatch): Mark | null {
  const { page } = match.grid;
  const height = match.bottom - match.top;
  let best: { mark: Mark; gap: number } | null = null;
  for (const mark of page.marks) {
    if (mark.kind !== 'checkbox') continue;
    const middle = (mark.box.y + mark.box.h / 2) * page.height;
    if (middle < match.top - 0.4 * height || middle > match.bottom + 0.4 * height) continue;
    const left = mark.box.x * page.width;
    const right = (mark.box.x + mark.box.w) * page.width;
    const gap =
      right <= match.left + height * 0.5
        ? match.left - right
        : left >= match.right - 1
          ? left - match.right + height
          : Number.POSITIVE_INFINITY;
    if (gap > maxGap * height) continue;
    if (best === null || gap < best.gap) best = { mark, gap };
  }
  return best?.mark ?? null;
}
