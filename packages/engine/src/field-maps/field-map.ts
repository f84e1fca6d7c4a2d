import { allow, type Decision, refuse } from '../decision.ts';
import { isRecord } from '../values/is-record.ts';
import { checkEntries } from './check-entries.ts';
import { checkLayout } from './check-layout.ts';
import { checkIgnore, checkTables } from './check-map-parts.ts';
import type { CoreShape } from './core-field.ts';
import type { FieldMap } from './field-map-entry.ts';
import { type FieldMapFault, fault, unknownKeys } from './field-map-fault.ts';
import type { FileLayout } from './file-layout.ts';
import { shapeWith } from './layout-shape.ts';
import type { LookupTables } from './transform.ts';

export type { FieldMap, FieldMapEntry } from './field-map-entry.ts';
export type { FieldMapFault } from './field-map-fault.ts';

/** More than any core has. */
const MAX_FIELDS = 1000;

/** Specification part 4, rule 14: everything that is wrong with a mapping, each with its place. */
export function checkFieldMap(mapping: unknown, core: CoreShape): Decision<FieldMap, readonly FieldMapFault[]> {
  if (!isRecord(mapping)) return refuse([fault('mapping', 'wrong_type', 'must be an object')]);
  const faults: FieldMapFault[] = unknownKeys(mapping, ['provider', 'fields', 'tables', 'ignore', 'layout'], '');
  if (mapping.provider !== core.providerId) {
    faults.push(fault('provider', 'provider_mismatch', `must equal providerId, which is ${core.providerId}`));
  }
  const tables = mapping.tables === undefined ? null : checkTables(mapping.tables, faults);
  const ignore = mapping.ignore === undefined ? null : checkIgnore(mapping.ignore, faults);
  const layout = readLayout(mapping.layout, core, faults);
  const { fields } = mapping;
  if (!Array.isArray(fields) || fields.length === 0) {
    return refuse([...faults, fault('fields', 'empty', 'must list at least one field')]);
  }
  if (fields.length > MAX_FIELDS)
    return refuse([...faults, fault('fields', 'too_many', `has more than ${MAX_FIELDS}`)]);
  const entries = checkEntries(fields, { ...shapeWith(core, layout), tables: { ...core.tables, ...tables } }, faults);
  if (faults.length > 0) return refuse(faults);
  return allow({
    provider: core.providerId,
    fields: entries,
    ...(tables === null ? {} : { tables }),
    ...(ignore === null ? {} : { ignore }),
    ...(layout === undefined ? {} : { layout }),
  });
}

function readLayout(given: unknown, core: CoreShape, faults: FieldMapFault[]): FileLayout | undefined {
  if (core.takesLayout !== true) {
    if (given !== undefined) faults.push(fault('layout', 'unknown_property', `is not for ${core.providerId}`));
    return undefined;
  }
  return checkLayout(given, faults) ?? undefined;
}

/** What `lookup` looks up in: the tables of the provider, and those of the map before them. */
export function tablesOf({ tables = {} }: Pick<FieldMap, 'tables'>, core: CoreShape): LookupTables {
  return { ...core.tables, ...tables };
}
