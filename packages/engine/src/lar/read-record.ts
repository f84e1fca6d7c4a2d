import {
  MOST_FAULT_PLACES,
  MOST_MATCHES,
  MOST_MATCHES_IN_ALL,
  MOST_VALUE_CHARACTERS,
  MOST_VALUE_CHARACTERS_IN_ALL,
  MOST_VALUES,
} from './caps.ts';
import { isMany } from './locator.ts';
import type { CheckedField, CheckedMapping } from './mapping.ts';
import type { Match } from './match.ts';
import { openRecord } from './open-record.ts';
import { describePlace } from './place.ts';
import type { RecordSource } from './record-source.ts';
import {
  type ReadRecord,
  type RecordFault,
  type RecordFaultCode,
  type RecordValue,
  unreadable,
} from './record-value.ts';
import { kindInWords, meaningOf, sameMeaning, saysNothing } from './value-meaning.ts';

/**
 * Reads an approval record through a profile. Nothing is guessed: what is missing, contradicts itself or is not
 * understood is told, each with its place.
 */
export function readRecord(mapping: CheckedMapping, source: RecordSource): ReadRecord {
  if (source.format !== mapping.format) {
    return unreadable(`The profile reads ${mapping.format} and the record is ${source.format}.`);
  }
  const opened = openRecord(
    source,
    mapping.fields.map((field) => field.locator),
  );
  if (!opened.ok) return unreadable(opened.refusal);
  const read: ReadField[] = [];
  const counts = { matches: 0, values: 0, characters: 0 };
  for (const field of mapping.fields) {
    const matches = opened.effect(field.locator);
    counts.matches += matches.length;
    // Before they are read: many fields may share one long list.
    if (counts.matches > MOST_MATCHES_IN_ALL) return unreadable(tooMany(MOST_MATCHES_IN_ALL, 'places'));
    const one = readField(field, matches);
    counts.values += one.values.length;
    for (const { rawText } of one.values) counts.characters += rawText?.length ?? 0;
    if (counts.values > MOST_VALUES) return unreadable(tooMany(MOST_VALUES, 'values'));
    if (counts.characters > MOST_VALUE_CHARACTERS_IN_ALL) {
      return unreadable(tooMany(MOST_VALUE_CHARACTERS_IN_ALL, 'characters'));
    }
    read.push(one);
  }
  const found = new Set(read.flatMap(({ values }) => values.map((value) => value.field)));
  const told = new Set(read.flatMap(({ faults }) => faults.map((fault) => fault.field)));
  const missing = mapping.fields.map((field) => field.canonical).filter((name) => !found.has(name) && !told.has(name));
  return {
    values: read.flatMap(({ values }) => values),
    missing: [...new Set(missing)],
    faults: read.flatMap(({ faults }) => faults),
  };
}

function tooMany(most: number, what: string): string {
  return `The profile finds more than ${most} ${what} in this record. Map fewer fields to its lists.`;
}

interface ReadField {
  readonly values: readonly RecordValue[];
  readonly faults: readonly RecordFault[];
}

function readField(field: CheckedField, matches: readonly Match[]): ReadField {
  const problems = matches.filter((match) => match.problem !== undefined);
  const present = matches.filter(({ rawText }) => rawText !== null && !saysNothing(field.canonical, rawText));
  const [wrong] = problems;
  if (wrong !== undefined) {
    return refused(field, 'wrong_shape', `at ${describePlace(wrong.place)}, ${wrong.problem}`, problems);
  }
  if (present.length === 0) return field.required ? refused(field, 'missing_required', absence(field), []) : NOTHING;
  const long = present.find(({ rawText }) => (rawText ?? '').length > MOST_VALUE_CHARACTERS);
  if (long !== undefined) {
    const detail = `at ${describePlace(long.place)}, ${long.rawText?.length} characters stand there, too many for a value`;
    return refused(field, 'wrong_shape', detail, [long]);
  }
  if (matches.length > MOST_MATCHES) {
    return refused(field, 'wrong_shape', `${matches.length} values stand there; at most ${MOST_MATCHES} are read`, []);
  }
  if (isMany(field.locator)) return understood(field, matches);
  const [first, ...others] = present;
  if (first === undefined) return NOTHING;
  const other = others.find((match) => !sameMeaning(field.canonical, first.rawText ?? '', match.rawText ?? ''));
  return other === undefined
    ? understood(field, [first])
    : refused(field, 'conflict', conflict(first, other), [first, other]);
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
    const { kind, value } = meaningOf(field.canonical, match.rawText);
    values.push({ field: field.canonical, kind, rawText: match.rawText, value, place: match.place });
    if (match.rawText === null || value !== null || saysNothing(field.canonical, match.rawText)) continue;
    const detail = `${quote(match.rawText)} at ${describePlace(match.place)} is not understood as ${kindInWords(kind)}`;
    faults.push(fault(field, 'not_understood', detail, [match]));
  }
  return { values, faults };
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
