import { alike, type Likeness, unlike } from './likeness.ts';

/** Words that say nothing of what is meant. */
const EMPTY =
  'the a an of and or to for in on at by with all any its his her their from now owned hereafter acquired including other loan loans borrower debtor located purpose finance financing'.split(
    ' ',
  );
/** Half of the shorter text's words: a system keeps a few of a memorandum's. */
const LEAST_SHARED = 0.5;

/** Free texts mean the same when they share most of the words of the shorter one. */
export function sameWords(left: string, right: string): Likeness {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  const fewest = Math.min(a.size, b.size);
  if (fewest === 0) return alike('nothing to compare');
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / fewest >= LEAST_SHARED ? alike('the same in other words') : unlike('they speak of different things');
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    // `Refinance` and `refinancing`, `vehicle` and `vehicles` are one word.
    .map((word) => word.replace(/(?:ings?|es|ed|e|s)$/, ''))
    .filter((word) => word.length > 1);
  return new Set(words.filter((word) => !EMPTY.includes(word)));
}
