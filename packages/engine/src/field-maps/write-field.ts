import type { Reading } from '../reconciliation/facts.ts';
import { type CoreField, type CoreShape, findRowField } from './core-field.ts';
import type { FieldMapEntry } from './field-map-entry.ts';
import { fieldOfPlace, parseRowField, rowName, titleOfField } from './list-fields.ts';
import type { FoundReading } from './loan-item.ts';
import type { MappedField, MappingError } from './mapped-loan.ts';
import type { LookupTables, Transformed } from './transform.ts';
import { applyTransform, parseTransform } from './transforms.ts';

export interface MapContext {
  readonly core: CoreShape;
  readonly tables: LookupTables;
  readonly isUncertain: (reading: Reading) => boolean;
}

export interface Outcome {
  readonly field: MappedField;
  readonly error: MappingError | null;
}

/** One value for one field of the core, or why it must not go there. */
export function writeField(entry: FieldMapEntry, name: string, found: FoundReading, context: MapContext): Outcome {
  const { core } = context;
  const known = core.fields.find((field) => field.name === entry.core);
  return write({ ...entry, core: name }, known, found, context);
}

/** One value of a row: of which row of the group, and of which item of its list. */
export function writeRow(
  entry: FieldMapEntry,
  { row, item }: { readonly row: number; readonly item: number },
  found: FoundReading,
  context: MapContext,
): Outcome {
  const place = parseRowField(entry.core) ?? { group: entry.core, field: '' };
  const canonical = entry.canonical.replace('[*]', `[${item}]`);
  const known = findRowField(context.core, place.group, place.field);
  return write({ ...entry, canonical, core: rowName(place, row) }, known, found, context);
}

/** All items of a list in one field, each written by itself. */
export function writeJoined(entry: FieldMapEntry, found: readonly FoundReading[], context: MapContext): Outcome {
  const known = context.core.fields.find((field) => field.name === entry.core);
  const single = found.map((one) => write(entry, undefined, one, context));
  const failed = single.find(({ error }) => error !== null);
  if (failed !== undefined) return failed;
  const stated = single.flatMap(({ field }) => (field.value === null ? [] : [field]));
  if (stated.length === 0) return write(entry, known, { reading: null, waiting: null }, context);
  const [reading = null, ...others] = stated.flatMap((field) => field.reading ?? []);
  const value = stated.map((field) => field.value).join(entry.join ?? '');
  const outcome = fit(entry, known, { ok: true, value }, reading);
  return others.length === 0 ? outcome : { ...outcome, field: { ...outcome.field, others } };
}

function write(entry: FieldMapEntry, known: CoreField | undefined, found: FoundReading, context: MapContext): Outcome {
  const { tables, isUncertain } = context;
  const parsed = parseTransform(entry.transform, tables);
  const title = titleOfField(fieldOfPlace(entry.canonical));
  const transformed = (value: string, reading: Reading | null): Transformed =>
    applyTransform(entry.transform, value, { kind: reading?.kind ?? 'text', tables });
  if (typeof parsed !== 'string' && parsed.transform.needsNoValue === true) {
    return fit(entry, known, transformed('', null), null);
  }
  const uncertain = (reading: Reading): Outcome =>
    refused(
      entry,
      'uncertain',
      `${title} was read as "${reading.raw ?? reading.value}" with low certainty; confirm or correct it first`,
      reading,
    );
  // Never another document's value in its place: what the first document says is not known yet.
  if (found.waiting !== null) return uncertain(found.waiting);
  const { reading } = found;
  if (reading === 'differing') {
    const message = `${title} is stated with two values by one document; correct one of them`;
    return refused(entry, 'differing', message, null);
  }
  if (reading === null) {
    if (known?.required !== true) return { field: { ...entry, value: null, reading: null }, error: null };
    return refused(entry, 'missing', `${title} was not found in the package, and the core requires it`, null);
  }
  if (isUncertain(found.base ?? reading)) return uncertain(found.base ?? reading);
  return fit(entry, known, transformed(reading.value, reading), reading);
}

function refused(entry: FieldMapEntry, code: MappingError['code'], message: string, reading: Reading | null): Outcome {
  return {
    field: { ...entry, value: null, reading },
    error: { coreField: entry.core, canonical: entry.canonical, code, message },
  };
}

function fit(
  entry: FieldMapEntry,
  known: CoreField | undefined,
  transformed: Transformed,
  reading: Reading | null,
): Outcome {
  const shown = reading === null ? entry.transform : `"${reading.raw ?? reading.value}"`;
  if (!transformed.ok) {
    return refused(entry, 'impossible', `${shown} ${transformed.why} (${entry.transform})`, reading);
  }
  const { value } = transformed;
  if (known?.maxLength !== undefined && [...value].length > known.maxLength) {
    const message = `"${value}" is longer than the ${known.maxLength} characters that the core takes`;
    return refused(entry, 'too_long', message, reading);
  }
  if (known?.pattern !== undefined && !new RegExp(`^(?:${known.pattern.source})$`, 'u').test(value)) {
    return refused(entry, 'wrong_form', `"${value}" is not ${known.pattern.means}`, reading);
  }
  return { field: { ...entry, value, reading }, error: null };
}
