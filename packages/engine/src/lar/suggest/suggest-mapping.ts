import type { Decision } from '../../decision.ts';
import { findField } from '../../fields/field-catalogue.ts';
import { MOST_SUGGESTED_PLACES } from '../caps.ts';
import { readJson } from '../formats/json.ts';
import { readXmlTree } from '../formats/xml-tree.ts';
import { checkMapping, type MappingField } from '../mapping.ts';
import { attempt, openRecord, withoutMark } from '../open-record.ts';
import type { RecordFormat, RecordSource } from '../record-source.ts';
import { Unreadable } from '../unreadable.ts';
import type { Candidate } from './candidate.ts';
import { csvCandidates, docxCandidates, xlsxCandidates } from './label-candidates.ts';
import { leftOver } from './left-over.ts';
import { ownDetails } from './owned-details.ts';
import type { PlaceOfSample } from './place-of-sample.ts';
import { scoreWords, speaksOf } from './score.ts';
import { jsonCandidates, xmlCandidates } from './tree-candidates.ts';
import { fits, mapFor, saidByValues, tellsKind, toldByValues, unitFor } from './value-evidence.ts';

export interface SuggestedField {
  readonly entry: MappingField;
  /** What stands there; several values with semicolons between them. */
  readonly value: string | null;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Paths that could be meant instead. */
  readonly alternatives: readonly string[];
}

export interface SuggestedMapping {
  readonly sourceFormat: RecordFormat;
  readonly fields: readonly SuggestedField[];
  /** Places that were taken for no field. */
  readonly unmatched: readonly { readonly path: string; readonly label: string; readonly value: string | null }[];
}

/** What a person would have to correct too often is better left to the person. */
const LEAST_CONFIDENCE = 0.65;
/** A value that only one field has, behind a label that speaks of that field in words of its own. */
const TOLD = 0.68;
/** What is left over when all else has its place. */
const LEFT_OVER = 0.66;
/** What a label says less clearly by so much is no second choice when another place has the first. */
const SECOND_CHOICE = 0.1;
const MOST_ALTERNATIVES = 5;

/**
 * A mapping for a record that no profile reads yet: by the words of its labels and the kinds of its values. No model and
 * nothing random, so that the same file always gives the same answer.
 */
export function suggestMapping(source: RecordSource): Decision<SuggestedMapping, string> {
  return attempt(() => {
    const candidates = settleShortForms(eachPathOnce(readCandidates(source))).slice(0, MOST_SUGGESTED_PLACES);
    const places = withValues(source, candidates);
    const fields = choose(places);
    if (fields.length === 0) {
      throw new Unreadable('No label of this file is known. Write the paths by hand, or rename its headers.');
    }
    const used = new Set(fields.flatMap(({ entry }) => [entry.path, ...(entry.join?.paths ?? [])]));
    const unmatched = places.filter(({ candidate }) => !used.has(candidate.path));
    return {
      sourceFormat: source.format,
      fields,
      unmatched: unmatched.map(({ candidate, values }) => ({
        path: candidate.path,
        label: candidate.label,
        value: shown(values),
      })),
    };
  });
}

/** A label that stands in every row of a report is one place to ask about: what it names is found in all of its rows. */
export function eachPathOnce(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(candidates.map((one) => [one.path, one])).values()];
}

/** Who writes "Appr Val" means the appraisal by "Appr Dt" as well. */
export function settleShortForms(candidates: readonly Candidate[]): readonly Candidate[] {
  const isShort = ({ label }: Candidate) => SHORT_APPRAISAL.test(label);
  if (!candidates.some((one) => isShort(one) && one.words.includes('appraised'))) return candidates;
  return candidates.map((one) => {
    if (!isShort(one) || !one.words.includes('date') || one.words.some((word) => OF_APPROVALS.has(word))) return one;
    return { ...one, words: one.words.map((word) => (word === 'approval' ? 'appraised' : word)) };
  });
}

const SHORT_APPRAISAL = /(?:^|[^a-z])appr(?![a-z])|(?<![A-Z])Appr(?![a-z])/i;
const OF_APPROVALS = new Set(['expiration', 'underwriting', 'uw', 'credit', 'loan', 'by']);

export function readCandidates(source: RecordSource): readonly Candidate[] {
  switch (source.format) {
    case 'json':
      return jsonCandidates(readJson(withoutMark(source.text)));
    case 'csv':
      return ownDetails(csvCandidates(withoutMark(source.text)));
    case 'xml':
      return xmlCandidates(readXmlTree(withoutMark(source.text)));
    case 'docx':
      return ownDetails(docxCandidates(source.parts));
    case 'xlsx':
      return ownDetails(xlsxCandidates(source.workbook));
  }
}

/** The values are read as a profile will read them, so that a path that finds nothing is seen here. */
export function withValues(source: RecordSource, candidates: readonly Candidate[]): readonly PlaceOfSample[] {
  const asked = candidates.map(({ path, join }): MappingField => {
    return { canonical: 'loan_purpose', path, ...(join === undefined ? {} : { join }) };
  });
  const checked = asked.map((entry) => checkMapping({ format: source.format, fields: [entry] }, source.format));
  const fields = checked.map((one) => (one.ok ? one.effect.fields[0] : undefined));
  const opened = openRecord(
    source,
    fields.flatMap((field) => (field === undefined ? [] : [field.locator, ...(field.join?.locators ?? [])])),
  );
  if (!opened.ok) throw new Unreadable(opened.refusal);
  const { find } = opened.effect;
  return candidates.flatMap((candidate, index) => {
    const field = fields[index];
    if (field === undefined) return [];
    const joined = [field.locator, ...(field.join?.locators ?? [])].map(find);
    if (joined.flat().some((match) => match.problem !== undefined)) return [];
    const [first = []] = joined;
    const values = first.flatMap((_, at) => {
      const texts = joined.flatMap((matches) => matches[at]?.rawText ?? []);
      return texts.length === 0 ? [] : [texts.join(field.join?.separator ?? '')];
    });
    const isSingle = !candidate.path.includes('[*]');
    const exact = first.flatMap(({ rawText, exact: more }) => (rawText === null ? [] : [more ?? rawText]));
    return [{ candidate, values: isSingle ? values.slice(0, 1) : values, exact }];
  });
}

interface Pair {
  readonly place: PlaceOfSample;
  readonly field: string;
  readonly confidence: number;
}

/** Where the sample has values, a place without one gives no evidence; a file of nothing but headers is read by them. */
function withSomething(places: readonly PlaceOfSample[]): readonly PlaceOfSample[] {
  const filled = places.filter(({ values }) => values.length > 0);
  return filled.length === 0 ? places : filled;
}

/** The surest pairs first; each place is one field, and each field one place unless there may be several. */
function choose(places: readonly PlaceOfSample[]): readonly SuggestedField[] {
  const pairs = withSomething(places)
    .flatMap(pairsOf)
    .sort((one, other) => other.confidence - one.confidence);
  const taken = new Set<PlaceOfSample>();
  const found = new Map<string, Pair[]>();
  const surest = new Map<PlaceOfSample, number>();
  for (const { place, confidence } of pairs) surest.set(place, Math.max(confidence, surest.get(place) ?? 0));
  for (const pair of pairs) {
    if (taken.has(pair.place) || pair.confidence < (surest.get(pair.place) ?? 0) - SECOND_CHOICE) continue;
    const same = found.get(pair.field) ?? [];
    if (same.length > 0 && !mayStandBeside(pair, same)) continue;
    taken.add(pair.place);
    found.set(pair.field, [...same, pair]);
  }
  const rest = leftOver(
    places,
    (place) => taken.has(place),
    (field) => found.has(field),
  );
  for (const [field, place] of rest) found.set(field, [{ place, field, confidence: LEFT_OVER }]);
  const order = new Map(places.map((place, index) => [place, index]));
  return [...found.values()]
    .flat()
    .sort((one, other) => (order.get(one.place) ?? 0) - (order.get(other.place) ?? 0))
    .map((pair) => toSuggested(pair, pairs));
}

export function pairsOf(place: PlaceOfSample): readonly Pair[] {
  const { words, context, party, parent = [] } = place.candidate;
  const said = saidByValues(place.values);
  const tells = (field: string) => tellsKind(field, place.values);
  const named = scoreWords({ words, context, party, parent, said, tells });
  const told = toldByValues(place.values)
    .filter((field) => !named.some((one) => one.field === field) && speaksOf(field, words))
    .map((field) => ({ field, score: TOLD }));
  return [...named, ...told].flatMap(({ field, score }) => {
    if (!fits(field, place.values, place.exact)) return [];
    return score < LEAST_CONFIDENCE ? [] : [{ place, field, confidence: Math.min(1, score) }];
  });
}

const SECOND_WORDS = new Set(['co', 'joint', 'second', 'secondary', 'additional', 'other', 'also']);
const SHORT_NAMES = new Set(['short', 'dba', 'alias', 'aka', 'former', 'id', 'number', 'code']);

/** A borrower beside a co-borrower, Guarantor 1 beside Guarantor 2; never another name for the same one, nor anybody's name. */
function mayStandBeside(pair: Pair, same: readonly Pair[]): boolean {
  if (findField(pair.field)?.repeated !== true) return false;
  const { words, party } = pair.place.candidate;
  if (words.some((word) => SHORT_NAMES.has(word))) return false;
  return same.every(({ place, confidence }) => {
    const isNew = pair.place.values.every((value) => !place.values.some((other) => isSameName(value, other)));
    const others = place.candidate.words;
    if ([...words, ...others].some((word) => SECOND_WORDS.has(word))) return isNew;
    const isAlike = party !== null && party === place.candidate.party;
    return isNew && (isAlike || isSameSet(words, others)) && pair.confidence >= confidence - 0.15;
  });
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}

/** "TIDEMARK TOWING" and "Tidemark Towing & Salvage LLC" are one: the short name is the beginning of the long one. */
function isSameName(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => name.toLowerCase().replace(/[^a-z0-9 ]/g, '')) as [string, string];
  return left.startsWith(right) || right.startsWith(left);
}

function toSuggested({ place, field, confidence }: Pair, pairs: readonly Pair[]): SuggestedField {
  const { candidate, values, exact } = place;
  const unit = candidate.unit ?? unitFor(field, candidate.words, exact);
  const map = mapFor(field, values);
  const alternatives = pairs
    .filter((other) => other.field === field && other.place !== place)
    .map((other) => other.place.candidate.path);
  return {
    entry: {
      canonical: field,
      path: candidate.path,
      ...(unit === null ? {} : { unit }),
      ...(map === null ? {} : { map }),
      ...(candidate.join === undefined ? {} : { join: candidate.join }),
    },
    value: shown(values),
    confidence: Math.round(confidence * 100) / 100,
    alternatives: [...new Set(alternatives)].slice(0, MOST_ALTERNATIVES),
  };
}

const LONGEST_SHOWN = 200;

function shown(values: readonly string[]): string | null {
  return values.length === 0 ? null : values.join('; ').slice(0, LONGEST_SHOWN);
}
