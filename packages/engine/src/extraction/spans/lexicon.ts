import { lexicon } from '../../../data/lexicon.ts';
import { fieldCatalogue } from '../../fields/field-catalogue.ts';
import type { ValueKind } from '../../values/value-kind.ts';

/** What the words of a label mean among the fields of one kind. */
export interface LabelMatch {
  /** Fields that the label's end names, and whether it is all of the label. */
  readonly tail: readonly string[];
  readonly tailIsAll: boolean;
  /** Fields that its beginning names, where its end names none. */
  readonly head: readonly string[];
  /** How much of the label each field's labels use, of 1; a field that is absent uses none of its words. */
  readonly covers: ReadonlyMap<string, number>;
  /** Fields whose labels its words tell of the most. */
  readonly first: readonly string[];
}

interface KindIndex {
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /** By word: how much of its use each field has. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const longestPhrase = 7;
/** Cached labels; a hostile document has any number. */
const mostKept = 20_000;

let indexes: Map<ValueKind, KindIndex> | null = null;
const matches = new Map<string, LabelMatch>();

export function matchLabel(kind: ValueKind, words: readonly string[]): LabelMatch {
  const key = `${kind} ${words.join(' ')}`;
  const known = matches.get(key);
  if (known !== undefined) return known;
  const made = match(indexOf(kind), words);
  if (matches.size > mostKept) matches.clear();
  matches.set(key, made);
  return made;
}

function match({ phrases, words: byWord }: KindIndex, words: readonly string[]): LabelMatch {
  const most = Math.min(longestPhrase, words.length);
  let [tail, head]: (readonly string[])[] = [[], []];
  let tailIsAll = false;
  for (let length = most; length >= 1 && tail?.length === 0; length -= 1) {
    tail = phrases.get(words.slice(words.length - length).join(' ')) ?? [];
    tailIsAll = tail.length > 0 && length === words.length;
  }
  for (let length = most; length >= 1 && tail?.length === 0 && head?.length === 0; length -= 1)
    head = phrases.get(words.slice(0, length).join(' ')) ?? [];
  const covers = new Map<string, number>();
  const told = new Map<string, number>();
  const counted = words.filter((word) => !LITTLE.has(word));
  for (const word of counted)
    for (const [field, share] of byWord.get(word) ?? []) {
      covers.set(field, (covers.get(field) ?? 0) + 1 / counted.length);
      told.set(field, (told.get(field) ?? 0) + share);
    }
  const best = Math.max(0, ...told.values());
  const first = [...told].filter(([, sum]) => sum >= best - 1e-9).map(([field]) => field);
  return { tail: tail ?? [], tailIsAll, head: head ?? [], covers, first };
}

/** Words that tell no label from another. */
const LITTLE: ReadonlySet<string> = new Set([
  'the',
  'of',
  'a',
  'an',
  'and',
  'or',
  'to',
  'in',
  'for',
  'is',
  'your',
  '9',
]);

function indexOf(kind: ValueKind): KindIndex {
  indexes ??= makeIndexes();
  return indexes.get(kind) ?? { phrases: new Map(), words: new Map() };
}

function makeIndexes(): Map<ValueKind, KindIndex> {
  const built = new Map<ValueKind, KindIndex>();
  for (const kind of new Set(fieldCatalogue.map((field) => field.kind))) {
    const phrases = new Map<string, string[]>();
    const counts = new Map<string, Map<string, number>>();
    for (const { name } of fieldCatalogue.filter((field) => field.kind === kind)) {
      const own = lexicon[name] ?? [];
      for (const phrase of own) {
        phrases.set(phrase, [...(phrases.get(phrase) ?? []), name]);
        for (const word of new Set(phrase.split(' '))) {
          const fields = counts.get(word) ?? new Map<string, number>();
          counts.set(word, fields);
          fields.set(name, (fields.get(name) ?? 0) + 1 / own.length);
        }
      }
    }
    const words = new Map([...counts].map(([word, fields]) => [word, shares(fields)]));
    built.set(kind, { phrases, words });
  }
  return built;
}

function shares(fields: ReadonlyMap<string, number>): Map<string, number> {
  const sum = [...fields.values()].reduce((whole, part) => whole + part, 0);
  return new Map([...fields].map(([field, part]) => [field, part / sum]));
}

/** Every word of a label that the lexicon knows. */
export function lexiconWords(): ReadonlySet<string> {
  return new Set(Object.values(lexicon).flatMap((phrases) => phrases.flatMap((phrase) => phrase.split(' '))));
}
