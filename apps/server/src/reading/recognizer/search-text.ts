import { NOTHING } from './alphabet.ts';
import type { Step } from './step-shares.ts';

/** How much likelier a class is after those before it than by chance; 1 says nothing. */
export type Habit = (before: readonly number[], cls: number) => number;

/** A beginning of the text, with the chance that it ends in a character or in nothing at this step. */
interface Beginning {
  readonly parent: Beginning | null;
  readonly cls: number;
  readonly length: number;
  /** By their last class; null until there is one. */
  next: Map<number, Beginning> | null;
  /** How usual its last character is there. */
  readonly sense: number;
  inked: number;
  empty: number;
  nextInked: number;
  nextEmpty: number;
  /** The step for which the two above were begun. */
  at: number;
}

/** More beginnings than this change nothing that was seen. */
const KEPT = 16;
/** A beginning so much less likely than the best never catches up. */
const HOPELESS = 1e-5;
/** How many characters before a character its habit looks at. */
const LOOK_BACK = 4;

/** What is known of language: of letters that follow each other, and of whole words. */
export interface Language {
  readonly habit: Habit;
  readonly space: number;
  /** How much likelier a whole word is than one that says nothing. */
  readonly word: (classes: readonly number[]) => number;
  /** Whether documents use the word. */
  readonly isUsual: (word: string) => boolean;
}

/**
 * The likeliest text over all ways to spread it over the steps. The single likeliest way is not enough: a letter whose
 * chance is split between two neighboring steps would be read twice. The steps begin and end where words do.
 */
export function searchText(steps: readonly Step[], before: readonly number[], language: Language | null): number[] {
  let root = begin(null, NOTHING, 1);
  for (const cls of language === null ? [] : before.slice(-LOOK_BACK)) root = begin(root, cls, 1);
  root.empty = 1;
  let kept = [root];
  for (const [index, step] of steps.entries()) {
    const grown: Beginning[] = [];
    const touch = (beginning: Beginning): Beginning => {
      if (beginning.at !== index) {
        beginning.at = index;
        beginning.nextInked = 0;
        beginning.nextEmpty = 0;
        grown.push(beginning);
      }
      return beginning;
    };
    const least = chance(kept[0]) * HOPELESS;
    for (const beginning of kept) extend(beginning, step, least, language, touch);
    kept = prune(grown);
  }
  if (language === null) return spell(kept[0] ?? null, root.length);
  let [best, most] = [kept[0] ?? null, -1];
  for (const beginning of kept) {
    const sense = chance(beginning) * language.word(openWord(beginning, root.length, language.space));
    if (sense > most) [best, most] = [beginning, sense];
  }
  return spell(best, root.length);
}

/** The characters since the last space, or since the search began. */
function openWord(beginning: Beginning, from: number, space: number): number[] {
  const word: number[] = [];
  for (let b: Beginning | null = beginning; b !== null && b.length > from && b.cls !== space; b = b.parent)
    word.push(b.cls);
  return word.reverse();
}

function begin(parent: Beginning | null, cls: number, sense: number): Beginning {
  const length = parent === null ? 0 : parent.length + 1;
  return { parent, cls, length, next: null, sense, inked: 0, empty: 0, nextInked: 0, nextEmpty: 0, at: -1 };
}

function extend(
  from: Beginning,
  step: Step,
  least: number,
  language: Language | null,
  touch: (b: Beginning) => Beginning,
): void {
  const whole = from.inked + from.empty;
  touch(from).nextEmpty += whole * step.nothing;
  const { classes, shares } = step;
  for (let i = 0; i < classes.length; i += 1) {
    const [cls, share] = [classes[i] as number, shares[i] as number];
    if (cls === from.cls) from.nextInked += from.inked * share;
    // The same character again needs nothing between.
    const source = cls === from.cls ? from.empty : whole;
    if (source === 0) continue;
    if (source * share < least) continue;
    let longer = from.next?.get(cls);
    if (longer === undefined) {
      longer = begin(from, cls, language === null ? 1 : senseAfter(from, cls, language));
      from.next ??= new Map();
      from.next.set(cls, longer);
    }
    touch(longer).nextInked += source * share * longer.sense;
  }
}

/** A space ends a word, which is judged as a whole. */
function senseAfter(from: Beginning, cls: number, { habit, space, word }: Language): number {
  const usual = habit(lastOf(from), cls);
  return cls === space ? usual * word(openWord(from, 0, space)) : usual;
}

/** The likeliest ones, rescaled so that long lines do not vanish. */
function prune(grown: Beginning[]): Beginning[] {
  for (const beginning of grown) {
    beginning.inked = beginning.nextInked;
    beginning.empty = beginning.nextEmpty;
  }
  if (grown.length > 1) grown.sort((a, b) => chance(b) - chance(a));
  const most = (grown[0]?.inked ?? 0) + (grown[0]?.empty ?? 0);
  let count = 1;
  while (count < Math.min(KEPT, grown.length) && chance(grown[count]) > most * HOPELESS) count += 1;
  const kept = grown.slice(0, count);
  for (const dropped of grown.slice(count)) {
    dropped.inked = 0;
    dropped.empty = 0;
  }
  if (most > 0 && most < 1e-100)
    for (const beginning of kept) {
      beginning.inked *= 1e100;
      beginning.empty *= 1e100;
    }
  return kept;
}

const chance = (beginning: Beginning | undefined): number => (beginning?.inked ?? 0) + (beginning?.empty ?? 0);

function lastOf(beginning: Beginning): number[] {
  const last: number[] = [];
  for (let b: Beginning | null = beginning; b !== null && b.length > 0 && last.length < LOOK_BACK; b = b.parent)
    last.push(b.cls);
  return last.reverse();
}

function spell(beginning: Beginning | null, from: number): number[] {
  const text: number[] = [];
  for (let b = beginning; b !== null && b.length > from; b = b.parent) text.push(b.cls);
  return text.reverse();
}
