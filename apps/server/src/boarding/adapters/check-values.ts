import { type CoreField, type CoreShape, findRowField } from '@countersign/engine/field-maps/core-field';
import { readRowName, rowName } from '@countersign/engine/field-maps/list-fields';
import type { CoreFault, CoreValue } from '../../platform/core-adapter.ts';

/** Everything that a core of this shape would refuse about single values; at most one fault for each field. */
export function checkValues(shape: CoreShape, values: readonly CoreValue[]): readonly CoreFault[] {
  const faults = new Map<string, string>();
  const seen = new Set<string>();
  for (const { core, value } of values) {
    if (seen.has(core)) faults.set(core, 'is given twice');
    seen.add(core);
    const field = findField(shape, core);
    if (field === undefined) {
      if (!shape.open) faults.set(core, 'is no field of this core');
    } else if (field.maxLength !== undefined && [...value].length > field.maxLength) {
      faults.set(core, `is longer than ${field.maxLength} characters`);
    } else if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern.source})$`, 'u').test(value)) {
      faults.set(core, `is not ${field.pattern.means}`);
    }
  }
  for (const { name, required } of shape.fields) if (required && !seen.has(name)) faults.set(name, 'is required');
  for (const name of missingInRows(shape, seen)) faults.set(name, 'is required');
  return [...faults].map(([coreField, message]) => ({ coreField, message }));
}

function findField(shape: CoreShape, core: string): CoreField | undefined {
  const row = readRowName(core);
  if (row !== null) return findRowField(shape, row.group, row.field);
  return shape.fields.find(({ name }) => name === core);
}

/** What rows that are there leave out, and rows before the last one that are not there at all. */
function missingInRows(shape: CoreShape, seen: ReadonlySet<string>): readonly string[] {
  const rows = [...seen].flatMap((core) => readRowName(core) ?? []);
  return (shape.groups ?? []).flatMap(({ name: group, fields }) => {
    const last = Math.max(0, ...rows.filter((row) => row.group === group).map(({ row }) => row));
    const required = fields.filter((field) => field.required);
    return Array.from({ length: last }, (_, index) =>
      required.map(({ name }) => rowName({ group, field: name }, index + 1)),
    ).flatMap((names) => names.filter((name) => !seen.has(name)));
  });
}
