import { allow, type Decision, refuse } from '../decision.ts';
import { findField } from '../fields/field-catalogue.ts';
import { isRecord } from '../values/is-record.ts';
import { MOST_MAPPED_FIELDS, MOST_PATH_CHARACTERS } from './caps.ts';
import { escapeToken } from './json-pointer.ts';
import { type Locator, parseLocator } from './locator.ts';
import { isRecordFormat, RECORD_FORMATS, type RecordFormat } from './record-source.ts';

/** The mapping of a profile as clients write it. */
export interface Mapping {
  readonly format: RecordFormat;
  readonly fields: readonly MappingField[];
}

export interface MappingField {
  readonly canonical: string;
  readonly path: string;
  readonly required?: boolean;
}

/** A mapping that has been checked, with its paths read. */
export interface CheckedMapping {
  readonly format: RecordFormat;
  readonly fields: readonly CheckedField[];
}

export interface CheckedField {
  readonly canonical: string;
  readonly path: string;
  readonly required: boolean;
  readonly locator: Locator;
}

/** One thing that is wrong, where it stands in the body of POST /v1/lar-profiles (RFC 6901). */
export interface MappingFault {
  readonly pointer: string;
  readonly message: string;
}

type Checked<Value> = Decision<Value, readonly MappingFault[]>;

/** Checks the mapping of a profile against its source format. Every fault is told, one each, not only the first. */
export function checkMapping(mapping: unknown, sourceFormat: unknown): Checked<CheckedMapping> {
  const faults = [...formatFaults(sourceFormat)];
  if (!isRecord(mapping)) {
    return refuse([...faults, fault('/mapping', 'must be an object with format and fields')]);
  }
  faults.push(...unknownKeys(mapping, ['format', 'fields'], '/mapping'));
  if (mapping.format !== sourceFormat) {
    faults.push(
      fault('/mapping/format', `must equal sourceFormat, ${quote(sourceFormat)}, and is ${quote(mapping.format)}`),
    );
  }
  // The language of the paths is that of the mapping, so that a mismatch does not make every path wrong as well.
  const format = isRecordFormat(mapping.format) ? mapping.format : isRecordFormat(sourceFormat) ? sourceFormat : null;
  const fields = checkFields(mapping.fields, format);
  if (!fields.ok) return refuse([...faults, ...fields.refusal]);
  return faults.length > 0 || format === null ? refuse(faults) : allow({ format, fields: fields.effect });
}

const PDF =
  'pdf takes no profile: a PDF approval record is read as a credit_approval document of the package. ' +
  'Upload it with the package; its values count as the approval record when no parsed record exists';

function formatFaults(sourceFormat: unknown): readonly MappingFault[] {
  if (isRecordFormat(sourceFormat)) return [];
  return [fault('/sourceFormat', sourceFormat === 'pdf' ? PDF : `must be one of ${RECORD_FORMATS.join(', ')}`)];
}

function checkFields(fields: unknown, format: RecordFormat | null): Checked<readonly CheckedField[]> {
  const at = '/mapping/fields';
  if (!Array.isArray(fields)) return refuse([fault(at, 'must be a list of { canonical, path, required? }')]);
  if (fields.length === 0) return refuse([fault(at, 'is empty; a profile needs at least one field')]);
  if (fields.length > MOST_MAPPED_FIELDS) return refuse([fault(at, `has more than ${MOST_MAPPED_FIELDS} entries`)]);
  const checked = fields.map((entry: unknown, index) => checkField(entry, `${at}/${index}`, format));
  const faults = [...checked.flatMap((entry) => (entry.ok ? [] : entry.refusal)), ...repeatFaults(fields)];
  return faults.length > 0 ? refuse(faults) : allow(checked.flatMap((entry) => (entry.ok ? [entry.effect] : [])));
}

function checkField(entry: unknown, at: string, format: RecordFormat | null): Checked<CheckedField> {
  if (!isRecord(entry)) return refuse([fault(at, 'must be an object with canonical and path')]);
  const { canonical, path, required } = entry;
  const faults = [...unknownKeys(entry, ['canonical', 'path', 'required'], at)];
  if (typeof canonical !== 'string' || canonical === '') {
    faults.push(fault(`${at}/canonical`, 'must name a canonical field'));
  } else if (findField(canonical) === undefined) {
    faults.push(fault(`${at}/canonical`, `${quote(canonical)} is not a canonical field; GET /v1/fields lists them`));
  }
  if (required !== undefined && typeof required !== 'boolean')
    faults.push(fault(`${at}/required`, 'must be true or false'));
  const locator = checkPath(path, `${at}/path`, format);
  if (!locator.ok) return refuse([...faults, ...locator.refusal]);
  if (faults.length > 0 || typeof canonical !== 'string' || typeof path !== 'string') return refuse(faults);
  return allow({ canonical, path, required: required === true, locator: locator.effect });
}

function checkPath(path: unknown, at: string, format: RecordFormat | null): Checked<Locator> {
  if (typeof path !== 'string' || path === '') return refuse([fault(at, 'must be a path, as in $.loan_number')]);
  if (path.length > MOST_PATH_CHARACTERS)
    return refuse([fault(at, `has more than ${MOST_PATH_CHARACTERS} characters`)]);
  // Without a known format there is no language to check against, and that is told at the format.
  if (format === null) return refuse([]);
  const locator = parseLocator(format, path);
  return locator.ok ? locator : refuse([fault(at, `${quote(path)} ${locator.refusal}`)]);
}

/**
 * A field that holds one value is mapped once. One that holds several may be mapped to several places, such as a
 * borrower and a co-borrower, but never twice to the same.
 */
function repeatFaults(fields: readonly unknown[]): readonly MappingFault[] {
  const seen = new Map<string, number>();
  return fields.flatMap((entry, index) => {
    if (!isRecord(entry) || typeof entry.canonical !== 'string') return [];
    const isRepeated = findField(entry.canonical)?.repeated === true;
    const key = isRepeated ? `${entry.canonical} ${entry.path}` : entry.canonical;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    const what = isRepeated ? 'is mapped to this path already' : 'is mapped already';
    return [fault(`/mapping/fields/${index}/canonical`, `${quote(entry.canonical)} ${what}, by entry ${first}`)];
  });
}

function unknownKeys(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  at: string,
): readonly MappingFault[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => fault(`${at}/${escapeToken(key)}`, `is not known here; there are ${known.join(', ')}`));
}

function fault(pointer: string, message: string): MappingFault {
  return { pointer, message };
}

function quote(value: unknown): string {
  return value === undefined ? 'not given' : JSON.stringify(value).slice(0, 80);
}
