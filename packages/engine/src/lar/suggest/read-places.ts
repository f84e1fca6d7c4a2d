import { MOST_SUGGESTED_PLACES } from '../caps.ts';
import { readJson } from '../formats/json.ts';
import { readXmlTree } from '../formats/xml-tree.ts';
import { checkMapping, type MappingField } from '../mapping.ts';
import { openRecord, withoutMark } from '../open-record.ts';
import type { RecordSource } from '../record-source.ts';
import { Unreadable } from '../unreadable.ts';
import type { Candidate } from './candidate.ts';
import { csvCandidates, docxCandidates, xlsxCandidates } from './label-candidates.ts';
import { ownDetails } from './owned-details.ts';
import type { PlaceOfSample } from './place-of-sample.ts';
import { jsonCandidates, xmlCandidates } from './tree-candidates.ts';

/** Every place of a record that could be a field, with what stands there. */
export function readPlaces(source: RecordSource): readonly PlaceOfSample[] {
  const candidates = settleShortForms(eachPathOnce(readCandidates(source)));
  return withValues(source, candidates.slice(0, MOST_SUGGESTED_PLACES));
}

/** A label that stands in every row of a report is one place to ask about: what it names is found in all of its rows. */
function eachPathOnce(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(candidates.map((one) => [one.path, one])).values()];
}

/** Who writes "Appr Val" means the appraisal by "Appr Dt" as well. */
function settleShortForms(candidates: readonly Candidate[]): readonly Candidate[] {
  const isShort = ({ label }: Candidate) => SHORT_APPRAISAL.test(label);
  if (!candidates.some((one) => isShort(one) && one.words.includes('appraised'))) return candidates;
  return candidates.map((one) => {
    if (!isShort(one) || !one.words.includes('date') || one.words.some((word) => OF_APPROVALS.has(word))) return one;
    return { ...one, words: one.words.map((word) => (word === 'approval' ? 'appraised' : word)) };
  });
}

const SHORT_APPRAISAL = /(?:^|[^a-z])appr(?![a-z])|(?<![A-Z])Appr(?![a-z])/i;
const OF_APPROVALS = new Set(['expiration', 'underwriting', 'uw', 'credit', 'loan', 'by']);

function readCandidates(source: RecordSource): readonly Candidate[] {
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
/** The same places, read as a profile reads them that names no others. */
export function readAgain(source: RecordSource, places: readonly PlaceOfSample[]): readonly PlaceOfSample[] {
  return withValues(
    source,
    places.map(({ candidate }) => candidate),
  );
}

function withValues(source: RecordSource, candidates: readonly Candidate[]): readonly PlaceOfSample[] {
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
