import {
  MOST_FAULT_PLACES,
  MOST_MATCHES,
  MOST_MATCHES_IN_ALL,
  MOST_VALUE_CHARACTERS,
  MOST_VALUE_CHARACTERS_IN_ALL,
  MOST_VALUES,
} from './caps.ts';
import { isMany, type Locator } from './locator.ts';
import type { CheckedField, CheckedMapping } from './mapping.ts';
import type { Match } from './match.ts';
import { openRecord } from './open-record.ts';
import { describePlace } from './place.ts';
import { FORMAT_TITLES, type RecordFormat, type RecordSource } from './record-source.ts';
import {
  type ReadRecord,
  type RecordFault,
  type RecordFaultCode,
  type RecordValue,
  unreadable,
} from './record-value.ts';
import { ownUnit } from './units.ts';
import { kindInWords, type Meaning, meaningOf, sameMeaning, saysNothing, type ValueRules } from './value-meaning.ts';

/**
 * Reads an approval record through a profile. Nothing is guessed: what is missing, contradicts itself or is not
 * understood is told, each with its place.
 */
export function readRecord(mapping: CheckedMapping, source: RecordSource): ReadRecord {
  if (source.format !== mapping.format) {
    return unreadable(otherFormat(source.format, mapping.format));
  }
  const opened = openRecord(source, locatorsOf(mapping));
  if (!opened.ok) return unreadable(opened.refusal);
  const values: RecordValue[] = [];
  const faults: RecordFault[] = [];
  const told = new Set<string>();
  const counts = { matches: 0, values: 0, characters: 0 };
  for (const field of mapping.fields) {
    const joined = [opened.effect.find(field.locator)];
    if (field.join !== null) for (const locator of field.join.locators) joined.push(opened.effect.find(locator));
    for (const matches of joined) counts.matches += matches.length;
    // Before they are read: many fields may share one long list.
    if (counts.matches > MOST_MATCHES_IN_ALL) return unreadable(tooMany(MOST_MATCHES_IN_ALL, 'places'));
    const one = readField(field, joined);
    counts.values += one.values.length;
    for (const { rawText } of one.values) counts.characters += rawText?.length ?? 0;
    if (counts.values > MOST_VALUES) return unreadable(tooMany(MOST_VALUES, 'values'));
    if (counts.characters > MOST_VALUE_CHARACTERS_IN_ALL) {
      return unreadable(tooMany(MOST_VALUE_CHARACTERS_IN_ALL, 'characters'));
    }
    for (const value of one.values) values.push(value);
    for (const each of one.faults) faults.push(each);
    if (one.values.length > 0 || one.faults.length > 0) told.add(field.canonical);
  }
  const missing = new Set<string>();
  for (const { canonical } of mapping.fields) if (!told.has(canonical)) missing.add(canonical);
  const { notes } = opened.effect;
  const read = { values, missing: [...missing], faults };
  return notes.length > 0 ? { ...read, notes } : read;
}

function locatorsOf({ fields }: CheckedMapping): readonly Locator[] {
  const locators: Locator[] = [];
  for (const { locator, join } of fields) {
    locators.push(locator);
    if (join !== null) locators.push(...join.locators);
  }
  return locators;
}

/** The sentence for a record whose format is not that of the profile, wherever it is sent. */
export function otherFormat(format: RecordFormat, reads: RecordFormat, profile?: string): string {
  const who = profile === undefined ? 'the profile' : `profile ${profile}`;
  return `This file is ${FORMAT_TITLES[format]}; ${who} reads ${FORMAT_TITLES[reads]}.`;
}

function tooMany(most: number, what: string): string {
  return `The profile finds more than ${most} ${what} in this record. Map fewer fields to its lists.`;
}

interface ReadField {
  readonly values: readonly RecordValue[];
  readonly faults: readonly RecordFault[];
}

function readField(field: CheckedField, joined: readonly (readonly Match[])[]): ReadField {
  let isPresent = false;
  for (const matches of joined) {
    const wrong = shapeFault(field, matches);
    if (wrong !== null) return { values: [], faults: [wrong] };
    isPresent ||= matches.some((match) => says(field, match));
  }
  if (!isPresent) {
    if (field.default !== null) return understood(field, [{ rawText: field.default, place: { kind: 'default' } }]);
    return field.required ? refused(field, 'missing_required', absence(field), []) : NOTHING;
  }
  if (isMany(field.locator)) return readMany(field, joined);
  const singles: Match[] = [];
  for (const matches of joined) {
    let first: Match | null = null;
    for (const match of matches) {
      if (!says(field, match)) continue;
      if (first === null) first = match;
      else if (!isSame(field, first, match)) return refused(field, 'conflict', conflict(first, match), [first, match]);
    }
    if (first !== null) singles.push(first);
  }
  return understood(field, [joinTexts(field, singles)]);
}

function says(field: CheckedField, { rawText }: Match): boolean {
  return rawText !== null && !saysNothing(field.canonical, rawText);
}

/** The parts of a joined value are no values of the field, so that only the same text is the same. */
function isSame(field: CheckedField, first: Match, other: Match): boolean {
  return field.join === null
    ? sameMeaning(field.canonical, first, other, field.rules)
    : first.rawText === other.rawText;
}

function shapeFault(field: CheckedField, matches: readonly Match[]): RecordFault | null {
  const wrong = matches.find((match) => match.problem !== undefined);
  if (wrong !== undefined) {
    const problems = matches.filter((match) => match.problem !== undefined);
    return fault(field, 'wrong_shape', `at ${describePlace(wrong.place)}, ${wrong.problem}`, problems);
  }
  const long = matches.find((match) => (match.rawText ?? '').length > MOST_VALUE_CHARACTERS && says(field, match));
  if (long !== undefined) {
    const detail = `at ${describePlace(long.place)}, ${long.rawText?.length} characters stand there, too many for a value`;
    return fault(field, 'wrong_shape', detail, [long]);
  }
  if (matches.length <= MOST_MATCHES) return null;
  return fault(field, 'wrong_shape', `${matches.length} values stand there; at most ${MOST_MATCHES} are read`, []);
}

/** Lists that are joined go together place by place, so they must be of one length. */
function readMany(field: CheckedField, joined: readonly (readonly Match[])[]): ReadField {
  if (field.join === null) return understood(field, joined[0] ?? []);
  const filled = joined.filter((matches) => matches.some(({ rawText }) => rawText !== null));
  const [first = []] = filled;
  const other = filled.find((matches) => matches.length !== first.length);
  if (other !== undefined) {
    const detail = `the joined paths find ${first.length} and ${other.length} values, which do not go together`;
    return refused(field, 'wrong_shape', detail, []);
  }
  return understood(
    field,
    first.map((_, index) =>
      joinTexts(
        field,
        filled.map((matches) => matches[index]).filter((one) => one !== undefined),
      ),
    ),
  );
}

function joinTexts(field: CheckedField, parts: readonly Match[]): Match {
  const [first] = parts.filter(({ rawText }) => rawText !== null);
  const [anyPlace] = parts;
  if (field.join === null || first === undefined)
    return first ?? anyPlace ?? { rawText: null, place: { kind: 'default' } };
  const texts = parts.flatMap(({ rawText }) => (rawText === null ? [] : [rawText]));
  return { rawText: texts.join(field.join.separator), place: first.place };
}

const NOTHING: ReadField = { values: [], faults: [] };

function refused(field: CheckedField, code: RecordFaultCode, detail: string, at: readonly Match[]): ReadField {
  return { values: [], faults: [fault(field, code, detail, at)] };
}

function absence(field: CheckedField): string {
  return `nothing was found at ${field.path}, and the profile requires it`;
}

function conflict(first: Match, other: Match): string {
  return (
    `${describePlace(first.place)} says ${quote(first.rawText)} and ${describePlace(other.place)} says ` +
    `${quote(other.rawText)}; correct the record, or write [*] in the path if several are meant`
  );
}

/** Each match becomes a value, those that hold nothing included: lists that belong together stay in step. */
function understood(field: CheckedField, matches: readonly Match[]): ReadField {
  const values: RecordValue[] = [];
  const faults: RecordFault[] = [];
  for (const match of matches) {
    const { kind, value, question } = readMeaning(field, match);
    values.push({ field: field.canonical, kind, rawText: match.rawText, value, place: match.place });
    if (match.rawText === null || value !== null || saysNothing(field.canonical, match.rawText)) continue;
    const where = `${quote(match.rawText)} at ${describePlace(match.place)}`;
    faults.push(
      question === undefined
        ? fault(field, 'not_understood', `${where} is not understood as ${kindInWords(kind)}`, [match])
        : fault(field, 'ambiguous', `${where} ${question}`, [match]),
    );
  }
  return { values, faults };
}

/** A default is written as ours, so the units and texts of the record do not count for it. */
function readMeaning(field: CheckedField, { rawText, exact, place }: Match): Meaning {
  const unit = ownUnit(field.canonical);
  const ours: ValueRules = unit === undefined ? {} : { unit };
  return meaningOf(field.canonical, rawText, place.kind === 'default' ? ours : field.rules, exact);
}

function fault(field: CheckedField, code: RecordFaultCode, detail: string, at: readonly Match[]): RecordFault {
  const message = `${field.canonical}: ${detail}.`;
  return {
    code,
    field: field.canonical,
    path: field.path,
    message,
    places: at.slice(0, MOST_FAULT_PLACES).map((match) => match.place),
  };
}

/** Long enough to recognize it, short enough for a message. */
const QUOTED_CHARACTERS = 80;

function quote(text: string | null): string {
  const shown = text ?? '';
  return shown.length > QUOTED_CHARACTERS ? `"${shown.slice(0, QUOTED_CHARACTERS)}…"` : `"${shown}"`;
}
