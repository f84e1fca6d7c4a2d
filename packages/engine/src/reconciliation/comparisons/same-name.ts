import { entityFormOf, nameAndAliases, namesEntity } from '../../values/name-key.ts';
import { misspelled } from '../../values/spelling.ts';
import { alike, type Likeness, unlike } from './likeness.ts';

/**
 * Names of people and of entities. Case, accents, punctuation, the spelling of an entity's form, `Last, First` and
 * middle initials do not count, and a party may go by any name that is printed for it (aka, dba). What is left out or
 * misspelled makes a variant; another form of entity, another number in the name, or Jr. for Sr. makes another party.
 */
export function sameName(left: string, right: string): Likeness {
  if (left === right) return alike('the same name');
  const [a, b] = [nameAndAliases(left), nameAndAliases(right)];
  const legal = compareKeys(a.legal, b.legal);
  if (legal.same) return legal;
  const others = [a.legal, ...a.aliases].flatMap((one) =>
    [b.legal, ...b.aliases].map((other) => compareKeys(one, other)),
  );
  return others.some(({ same }) => same) ? alike('the same party under another name that is printed with it') : legal;
}

function compareKeys(left: string, right: string): Likeness {
  if (left === '' || right === '') return unlike('not the same name');
  if (left === right) return alike('the same but for capital letters, punctuation and short forms');
  // Two people in one text are compared word by word, as a company's name is.
  const isEntity = (key: string): boolean => namesEntity(key) || key.includes(' and ');
  return isEntity(left) || isEntity(right) ? sameEntity(left, right) : samePerson(left.split(' '), right.split(' '));
}

function sameEntity(left: string, right: string): Likeness {
  const [a, b] = [cutForm(left), cutForm(right)];
  if (a.base.join('') === b.base.join('') && a.form === b.form) return alike('the same but for spaces and hyphens');
  if (a.base.join('') === b.base.join('')) {
    if (a.form === null || b.form === null)
      return unlike(`one of them leaves out “${showForm(a.form ?? b.form ?? '')}”`, { near: true });
    return unlike(`${sorted(showForm(a.form), showForm(b.form)).join(' and ')} are different kinds of entity`, {
      near: true,
      serious: true,
    });
  }
  const [onlyLeft, onlyRight] = [without(a.base, b.base), without(b.base, a.base)];
  const shared = a.base.length - onlyLeft.length;
  if (shared > 0 && onlyLeft.length === 1 && onlyRight.length === 1 && onlyLeft.concat(onlyRight).every(isOrdinal))
    return unlike('the numbers in the names differ', { near: true, serious: true });
  const formsDiffer = a.form !== null && b.form !== null && a.form !== b.form;
  if (misspelled(a.base.join(''), b.base.join('')) && !formsDiffer)
    return unlike('the names are spelled differently', { near: true });
  const [fewer, extra] = a.base.length <= b.base.length ? [onlyLeft, onlyRight] : [onlyRight, onlyLeft];
  if (fewer.length === 0 && shared >= 2 && extra.length <= 2)
    return unlike(`one of them leaves out “${extra.join(' ')}”`, { near: true, serious: formsDiffer });
  const pairs = onlyLeft.length === 1 && onlyRight.length === 1 && misspelled(onlyLeft[0] ?? '', onlyRight[0] ?? '');
  if (pairs && shared >= 1) return unlike('the names are spelled differently', { near: true, serious: formsDiffer });
  return unlike('not the same name');
}

const GENERATIONS = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

interface Person {
  readonly first: string;
  readonly middle: readonly string[];
  readonly last: string;
  readonly generation: string | null;
}

function samePerson(left: readonly string[], right: readonly string[]): Likeness {
  const [a, b] = [personOf(left), personOf(right)];
  if (a.generation !== b.generation && sameWords(left, right)) {
    if (a.generation === null || b.generation === null)
      return unlike(`one of them leaves out “${showGeneration(a.generation ?? b.generation ?? '')}”`, { near: true });
    return unlike(
      `${sorted(showGeneration(a.generation), showGeneration(b.generation)).join(' and ')} are different people`,
      { near: true, serious: true },
    );
  }
  // Registers print the last name first, without a comma.
  if (left.length > 1 && sorted(...left).join(' ') === sorted(...right).join(' '))
    return alike('the same words in another order');
  if (a.first === b.first && a.last === b.last && a.generation === b.generation)
    return compareMiddle(a.middle, b.middle);
  const sameLast = a.last === b.last;
  const initial = sameLast && a.first !== '' && b.first !== '' && isInitialOf(a.first, b.first);
  if (initial) return unlike('one of them prints only the initial of the first name', { near: true });
  if ((sameLast && misspelled(a.first, b.first)) || (a.first === b.first && misspelled(a.last, b.last)))
    return unlike('the names are spelled differently', { near: true });
  if (
    a.first === b.first &&
    [...a.middle, a.last].some((word) => [...b.middle, b.last].includes(word) && word.length > 1)
  )
    return unlike('one of them has another last name', { near: true });
  return unlike('not the same name');
}

function compareMiddle(left: readonly string[], right: readonly string[]): Likeness {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const fits = few.every((word, index) => word === many[index] || isInitialOf(word, many[index] ?? ''));
  const more = many.slice(few.length);
  // As likely a father and a son as a misprint.
  if (!fits) return unlike('the middle names differ');
  if (more.length === 0) return alike('the same name, one with a middle initial and one with the middle name');
  if (more.every(({ length }) => length === 1)) return alike('the same name, one without the middle initial');
  return unlike(`one of them leaves out “${more.join(' ')}”`, { near: true });
}

function personOf(words: readonly string[]): Person {
  const last = words.at(-1) ?? '';
  const generation = words.length > 2 && GENERATIONS.has(last) ? last : null;
  const names = generation === null ? words : words.slice(0, -1);
  return {
    first: names.length > 1 ? (names[0] ?? '') : '',
    middle: names.slice(1, -1),
    last: names.at(-1) ?? '',
    generation,
  };
}

/** Whether the names agree once Jr. and the like are left out. */
function sameWords(left: readonly string[], right: readonly string[]): boolean {
  const [a, b] = [personOf(left), personOf(right)];
  return a.first === b.first && a.last === b.last && compareMiddle(a.middle, b.middle).same;
}

function isInitialOf(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === 1 && long.startsWith(short);
}

function cutForm(key: string): { readonly base: readonly string[]; readonly form: string | null } {
  const words = key.split(' ').map((word) => ABBREVIATED.get(word) ?? word);
  const form = words.length > 1 ? entityFormOf(key) : null;
  return { base: form === null ? words : words.slice(0, -1), form };
}

/** Words that papers shorten within a name. */
const ABBREVIATED: ReadonlyMap<string, string> = new Map([
  ['natl', 'national'],
  ['assn', 'association'],
  ['assoc', 'associates'],
  ['mfg', 'manufacturing'],
  ['intl', 'international'],
  ['bros', 'brothers'],
  ['svcs', 'services'],
  ['mgmt', 'management'],
  ['mgt', 'management'],
  ['dept', 'department'],
  ['ctr', 'center'],
  ['constr', 'construction'],
  ['ent', 'enterprises'],
  ['tr', 'trust'],
]);

/** `Fund II`, `Store 12`: what tells one of several sister companies from another. */
function isOrdinal(word: string): boolean {
  return /^(?:\d+|[ivx]{1,5}|one|two|three|four|five|six)$/.test(word);
}

/** The numbers in a name's key. */
export function ordinalsOf(key: string): string {
  return key.split(' ').filter(isOrdinal).join(' ');
}

/** The words that the other list does not hold, counting repeats. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function sorted(...texts: readonly string[]): readonly string[] {
  return texts.toSorted();
}

const SHOWN_FORMS: Readonly<Record<string, string>> = {
  inc: 'Inc.',
  corp: 'Corp.',
  co: 'Co.',
  ltd: 'Ltd.',
  na: 'N.A.',
};

function showForm(form: string): string {
  return SHOWN_FORMS[form] ?? form.toUpperCase();
}

function showGeneration(word: string): string {
  return word === 'jr' || word === 'sr' ? `${word.charAt(0).toUpperCase()}r.` : word.toUpperCase();
}
