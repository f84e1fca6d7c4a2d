import { allow, type Decision, refuse } from '../decision.ts';
import { findField } from '../fields/field-catalogue.ts';
import { isRecord } from '../values/is-record.ts';
import { MOST_MAPPED_FIELDS } from './caps.ts';
import { fault, type MappingFault, quote, unknownKeys } from './mapping-fault.ts';
import { type CheckedField, checkField } from './mapping-field.ts';
import { isRecordFormat, RECORD_FORMATS, type RecordFormat } from './record-source.ts';
import type { ValueUnit } from './units.ts';

export type { CheckedField };

/** The mapping of a profile as clients write it. */
export interface Mapping {
  readonly format: RecordFormat;
  readonly fields: readonly MappingField[];
}

export interface MappingField {
  readonly canonical: string;
  readonly path: string;
  readonly required?: boolean;
  /** What a bare number is measured in. */
  readonly unit?: ValueUnit;
  /** Texts of the record and what they are in ours: FirstLien is 1. */
  readonly map?: Readonly<Record<string, string>>;
  /** Further paths whose texts follow that of `path`, with the separator between them. */
  readonly join?: { readonly paths: readonly string[]; readonly separator: string };
  /** What is meant where the record says nothing. */
  readonly default?: string;
}

/** A mapping that has been checked, with its paths read. */
export interface CheckedMapping {
  readonly format: RecordFormat;
  readonly fields: readonly CheckedField[];
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
  if (!Array.isArray(fields))
    return refuse([fault(at, 'must be a list of { canonical, path, required?, unit?, map?, join?, default? }')]);
  if (fields.length === 0) return refuse([fault(at, 'is empty; a profile needs at least one field')]);
  if (fields.length > MOST_MAPPED_FIELDS) return refuse([fault(at, `has more than ${MOST_MAPPED_FIELDS} entries`)]);
  const checked = fields.map((entry: unknown, index) => checkField(entry, `${at}/${index}`, format));
  const faults = [...checked.flatMap((entry) => (entry.ok ? [] : entry.refusal)), ...repeatFaults(fields)];
  return faults.length > 0 ? refuse(faults) : allow(checked.flatMap((entry) => (entry.ok ? [entry.effect] : [])));
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
    const key = isRepeated ? `${entry.canonical} ${entry.path} ${JSON.stringify(entry.join)}` : entry.canonical;
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    const what = isRepeated ? 'is mapped to this path already' : 'is mapped already';
    return [fault(`/mapping/fields/${index}/canonical`, `${quote(entry.canonical)} ${what}, by entry ${first}`)];
  });
}
