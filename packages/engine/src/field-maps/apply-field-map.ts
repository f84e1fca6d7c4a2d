import { findField } from '../fields/field-catalogue.ts';
import type { Facts, Reading } from '../reconciliation/facts.ts';
import type { CoreField, CoreShape } from './core-field.ts';
import type { FieldMap, FieldMapEntry } from './field-map.ts';
import { boardedReading, waitingReading } from './source-order.ts';
import { applyTransform, parseTransform } from './transforms.ts';

/** One field of the core with what goes there and where it was read. */
export interface MappedField extends FieldMapEntry {
  /** Null where the map found no source, or where the value must not go there. */
  readonly value: string | null;
  readonly reading: Reading | null;
}

/** Why a loan cannot be staged; at most one for each field of the core. */
export interface MappingError {
  readonly coreField: string;
  readonly canonical: string;
  readonly code: 'missing' | 'differing' | 'uncertain' | 'impossible' | 'too_long' | 'wrong_form' | 'not_mapped';
  readonly message: string;
}

export interface MappedLoan {
  readonly fields: readonly MappedField[];
  readonly errors: readonly MappingError[];
}

/** Writes a loan for a core. `isUncertain` tells readings that no person has confirmed and that nothing may rest on yet. */
export function applyFieldMap(
  map: FieldMap,
  core: CoreShape,
  facts: Facts,
  isUncertain: (reading: Reading) => boolean,
): MappedLoan {
  const mapped = map.fields.map((entry) => mapField(entry, core, facts, isUncertain));
  const unmapped = core.fields
    .filter(({ name, required }) => required && !map.fields.some((entry) => entry.core === name))
    .map(({ name, title }): MappingError => {
      const message = `${title} is required by the core and the map does not fill it`;
      return { coreField: name, canonical: '', code: 'not_mapped', message };
    });
  return {
    fields: mapped.map(({ field }) => field),
    errors: [...mapped.flatMap(({ error }) => error ?? []), ...unmapped],
  };
}

interface Outcome {
  readonly field: MappedField;
  readonly error: MappingError | null;
}

function mapField(
  entry: FieldMapEntry,
  core: CoreShape,
  facts: Facts,
  isUncertain: (reading: Reading) => boolean,
): Outcome {
  const known = core.fields.find(({ name }) => name === entry.core);
  const parsed = parseTransform(entry.transform, core.tables);
  const title = findField(entry.canonical)?.title ?? entry.canonical;
  const refused = (code: MappingError['code'], message: string, reading: Reading | null = null): Outcome => ({
    field: { ...entry, value: null, reading },
    error: { coreField: entry.core, canonical: entry.canonical, code, message },
  });
  if (typeof parsed !== 'string' && parsed.transform.needsNoValue === true) {
    return fit(entry, known, applyTransformed(entry, '', core), null, refused);
  }
  const waiting = waitingReading(facts, entry.canonical);
  const uncertain = (found: Reading): Outcome =>
    refused(
      'uncertain',
      `${title} was read as "${found.raw ?? found.value}" with low certainty; confirm or correct it first`,
      found,
    );
  // Never another document's value in its place: what the first document says is not known yet.
  if (waiting !== null) return uncertain(waiting);
  const reading = boardedReading(facts, entry.canonical);
  if (reading === 'differing')
    return refused('differing', `${title} is stated with two values by one document; correct one of them`);
  if (reading === null) {
    if (known?.required !== true) return { field: { ...entry, value: null, reading: null }, error: null };
    return refused('missing', `${title} was not found in the package, and the core requires it`);
  }
  if (isUncertain(reading)) return uncertain(reading);
  return fit(entry, known, applyTransformed(entry, reading.value, core, reading), reading, refused);
}

function applyTransformed(entry: FieldMapEntry, value: string, core: CoreShape, reading?: Reading) {
  return applyTransform(entry.transform, value, { kind: reading?.kind ?? 'text', tables: core.tables });
}

function fit(
  entry: FieldMapEntry,
  known: CoreField | undefined,
  transformed: ReturnType<typeof applyTransform>,
  reading: Reading | null,
  refused: (code: MappingError['code'], message: string, reading: Reading | null) => Outcome,
): Outcome {
  const shown = reading === null ? entry.transform : `"${reading.raw ?? reading.value}"`;
  if (!transformed.ok) return refused('impossible', `${shown} ${transformed.why} (${entry.transform})`, reading);
  const { value } = transformed;
  if (known?.maxLength !== undefined && [...value].length > known.maxLength) {
    return refused(
      'too_long',
      `"${value}" is longer than the ${known.maxLength} characters that the core takes`,
      reading,
    );
  }
  if (known?.pattern !== undefined && !new RegExp(`^(?:${known.pattern.source})$`, 'u').test(value)) {
    return refused('wrong_form', `"${value}" is not ${known.pattern.means}`, reading);
  }
  return { field: { ...entry, value, reading }, error: null };
}
