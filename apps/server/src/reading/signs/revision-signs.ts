import { boxOverlap, overlapArea, unionBox } from '@countersign/engine/pages/box';
import type { AlterationSign, Word } from '@countersign/engine/pages/page';
import { quote, sayingOf } from './number-shapes.ts';

/** Words that both versions of a page print in one place; PDF writers move what they copy by less than this. */
const samePlace = 0.5;

/** Changes of more than so many numbers are another edition of the page, not a change of it. */
const mostChanged = 12;

/**
 * What a later version of the file prints in place of what an earlier one printed. Text that was only added fills a
 * blank, as forms, stamps and signatures do; where a number has gone, or changed, somebody changed the page.
 */
export function compareVersions(before: readonly Word[], now: readonly Word[]): AlterationSign[] {
  const standing = (word: Word, words: readonly Word[]) =>
    words.some(
      (other) => other.text === word.text && (boxOverlap(word.box, other.box) > samePlace || near(word, other)),
    );
  const gone = before.filter((word) => /\d/.test(word.text) && !standing(word, now));
  if (gone.length === 0 || gone.length > mostChanged) return [];
  const added = now.filter((word) => !standing(word, before));
  return gone.flatMap((word): AlterationSign[] => {
    const instead = added.filter(
      ({ box }) => overlapArea(box, word.box) > 0.3 * Math.min(box.w * box.h, word.box.w * word.box.h),
    );
    if (sayingOf(instead.map(({ text }) => text).join('')) === sayingOf(word.text)) return [];
    const box = unionBox([word.box, ...instead.map((other) => other.box)]);
    const said = quote([word.text]);
    const detail =
      instead.length === 0
        ? `An earlier version inside this file prints ${said} here; the page no longer shows it.`
        : `An earlier version inside this file prints ${said} here; the page now shows ${quote(instead.map(({ text }) => text))}.`;
    return [{ kind: 'later_revision', detail, box, sureness: 0.95 }];
  });
}

function near(one: Word, other: Word): boolean {
  return (
    Math.abs(one.box.x - other.box.x) < 0.2 * one.box.h + 0.002 && Math.abs(one.box.y - other.box.y) < 0.2 * one.box.h
  );
}
