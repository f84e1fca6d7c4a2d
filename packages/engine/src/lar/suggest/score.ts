import { findField } from '../../fields/field-catalogue.ts';
import { isFieldOf, type Party } from './candidate.ts';
import {
  APPROVED_FIELDS,
  CODED_FIELDS,
  FOREIGN_SUBJECTS,
  GENERAL_WORDS,
  isTelling,
  KIND_WORDS,
  type Phrase,
  phrasesWith,
  QUALIFYING_WORDS,
  SILENT_WORDS,
  TURNING_WORDS,
} from './lexicon.ts';
import { meantBy } from './same-words.ts';

export interface Scored {
  readonly field: string;
  /** From 0 to 1. */
  readonly score: number;
}

/** What a label says, and what stands around it. */
export interface LabelText {
  readonly words: readonly string[];
  readonly context?: readonly string[];
  readonly party?: Party | null;
  /** The words of the name directly above: of the object, the element or the section. */
  readonly parent?: readonly string[];
  /** Words that the values say themselves: of a date nobody needs to be told that it is one. */
  readonly said?: ReadonlySet<string>;
  /** Whether the values say that they are of the field; taken for granted where none are known. */
  readonly tells?: (field: string) => boolean;
}

/** One more word of the label that the phrase does not hold. */
const OWN_EXTRA = 0.1;
const QUALIFYING_EXTRA = 0.04;
const CONTEXT_EXTRA = 0.01;
/** A word of the phrase that only the values say. */
const SAID_EXTRA = 0.1;
/** What a phrase is worth that is used for other things as well. */
const WEAK = 0.8;
const TOLD_BY_VALUE = 0.9;

/** What it costs that the name above had to be read with the label. */
const WITH_PARENT = 0.03;

/** Fields that the words could name, the likeliest first. */
export function scoreWords(label: LabelText): readonly Scored[] {
  const best = new Map<string, number>();
  for (const [reading, cost] of readingsOf(label)) {
    for (const [field, score] of scoreReading(reading)) {
      if (score - cost > (best.get(field) ?? 0)) best.set(field, score - cost);
    }
  }
  return [...best.entries()]
    .map(([field, score]) => ({ field, score }))
    .sort((one, other) => other.score - one.score || (one.field < other.field ? -1 : 1));
}

/** A label that says only the kind of its value is read with the name above it as well: `officer.name`, "Appraisal: Date". */
function readingsOf(label: LabelText): readonly (readonly [LabelText, number])[] {
  const { words, parent = [], context = [] } = label;
  const plain: readonly [LabelText, number] = [label, 0];
  if (parent.length === 0 || !words.every((word) => KIND_WORDS.has(word))) return [plain];
  const joined = { ...label, words: [...parent, ...words], context: context.filter((word) => !parent.includes(word)) };
  return [plain, [joined, WITH_PARENT]];
}

function scoreReading(label: LabelText): ReadonlyMap<string, number> {
  const { words, context = [], party = null, parent = [], said = NOTHING_SAID, tells = () => true } = label;
  const best = new Map<string, number>();
  const read: Label = { own: new Set(words), context: new Set(context), said };
  const foreign = parent.filter((word) => FOREIGN_SUBJECTS.has(word) && !words.includes(word));
  for (const phrase of phrasesWith(read.own)) {
    if (phrase.needsValue && !tells(phrase.field)) continue;
    if (party !== null && !isFieldOf(party, phrase.field) && !isAboutParty(phrase, party)) continue;
    if (foreign.length > 0 && !foreign.some((word) => phrase.words.includes(word)) && !isTelling(phrase)) continue;
    const score = scoreOf(phrase, read);
    if (score > (best.get(phrase.field) ?? 0)) best.set(phrase.field, score);
  }
  return best;
}

/** "Borrower rate" is the rate of the loan; the phrase says so itself. */
function isAboutParty({ words }: Phrase, party: Party): boolean {
  return words.includes(party);
}

export function bestScore(words: readonly string[], tells?: () => boolean): number {
  return scoreWords(tells === undefined ? { words } : { words, tells })[0]?.score ?? 0;
}

const APPROVED: ReadonlySet<string> = new Set(['approval', 'approved']);
const NAME_WORDS: ReadonlySet<string> = new Set(
  'name full legal relationship entity account party person individual company business organization long unparsed'.split(
    ' ',
  ),
);
/** Words that every label has; a phrase of nothing else is named by all of its words. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  [...SILENT_WORDS, ...GENERAL_WORDS].filter((word) => !['borrower', 'business', 'company'].includes(word)),
);
const NOTHING_SAID: ReadonlySet<string> = new Set();

interface Label {
  readonly own: ReadonlySet<string>;
  readonly context: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
}

/** The phrase must be there whole, and a part of it in the label itself. */
function scoreOf({ field, words: asked, isWeak, needsValue }: Phrase, { own, context, said }: Label): number {
  const used = new Set<string>();
  let cost = 0;
  let isSaid = false;
  for (const word of asked) {
    const match = matchOf(word, own);
    if (match !== null) {
      used.add(match.word);
      cost += match.cost;
    } else if (context.has(word)) continue;
    else if (said.has(word) && !isSaid) {
      isSaid = true;
      cost += SAID_EXTRA;
    } else return 0;
  }
  // A word that says little must not be all that names the field.
  if (used.size === 0 || (isSaid && [...used].every((word) => SILENT_WORDS.has(word)))) return 0;
  const isOfRate = asked.includes('rate') || field.startsWith('rate_');
  const kind = findField(field)?.kind;
  const isSilent = (word: string) =>
    word.length === 1 ||
    (kind === 'name' && NAME_WORDS.has(word)) ||
    (kind === 'text' && (word === 'name' || word === 'description')) ||
    (kind === 'integer' && (word === 'number' || word === 'count')) ||
    SILENT_WORDS.has(word) ||
    (isOfRate && word === 'interest') ||
    (CODED_FIELDS.has(field) && word === 'code');
  const isSaidTwice = (word: string) => asked.some((one) => meantBy(word).has(one));
  const isExtra = (word: string) => !used.has(word) && !isSaidTwice(word) && !isSilent(word);
  const extra = [...own].filter((word) => isExtra(word) && !(APPROVED.has(word) && APPROVED_FIELDS.has(field)));
  if (extra.some((word) => TURNING_WORDS.has(word))) return 0;
  // Two guesses at once are one too many.
  if (extra.length > 0 && (isSaid || (asked.length === 1 && cost > 0))) return 0;
  const around = [...context].filter((word) => !asked.includes(word)).length;
  const length = Math.min(4, asked.length);
  const strange = extra.filter((word) => !QUALIFYING_WORDS.has(word)).length;
  // What names the field only together with the names above it, or in words that everything has, holds no strange word.
  const isGeneral = asked.every((word) => !own.has(word) || EVERYWHERE.has(word));
  if (strange > 1 || (strange > 0 && (isWeak || needsValue || isGeneral))) return 0;
  const extras = OWN_EXTRA * strange + QUALIFYING_EXTRA * (extra.length - strange);
  const score = 0.9 + 0.02 * length - cost - extras - Math.min(0.1, CONTEXT_EXTRA * around);
  return isWeak ? score * WEAK : needsValue ? score * TOLD_BY_VALUE : score;
}

/** The word of the label that means the one of the phrase, the surest first. */
function matchOf(asked: string, own: ReadonlySet<string>): { readonly word: string; readonly cost: number } | null {
  if (own.has(asked)) return { word: asked, cost: 0 };
  let best: { readonly word: string; readonly cost: number } | null = null;
  for (const word of own) {
    const cost = meantBy(word).get(asked);
    if (cost !== undefined && (best === null || cost < best.cost)) best = { word, cost };
  }
  return best;
}

/** Whether the label holds a word that tells of the field, and none that turns it into something else. */
export function speaksOf(field: string, words: readonly string[]): boolean {
  const own = new Set(words);
  let isNamed = false;
  const held = new Set<string>();
  for (const phrase of phrasesWith(own)) {
    if (phrase.field !== field) continue;
    for (const asked of phrase.words) {
      const match = matchOf(asked, own);
      if (match === null) continue;
      held.add(match.word);
      isNamed ||= !SILENT_WORDS.has(asked) && !GENERAL_WORDS.has(asked);
    }
  }
  return isNamed && words.every((word) => held.has(word) || !TURNING_WORDS.has(word) || GENERAL_WORDS.has(word));
}
