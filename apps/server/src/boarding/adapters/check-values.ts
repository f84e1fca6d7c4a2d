import type { CoreShape } from '@countersign/engine/field-maps/core-field';
import type { CoreFault, CoreValue } from '../../platform/core-adapter.ts';

/** Everything that a core of this shape would refuse about single values; at most one fault for each field. */
export function checkValues(shape: CoreShape, values: readonly CoreValue[]): readonly CoreFault[] {
  const faults = new Map<string, string>();
  const seen = new Set<string>();
  for (const { core, value } of values) {
    if (seen.has(core)) faults.set(core, 'is given twice');
    seen.add(core);
    const field = shape.fields.find(({ name }) => name === core);
    if (field === undefined) {
      if (!shape.open) faults.set(core, 'is no field of this core');
    } else if (field.maxLength !== undefined && [...value].length > field.maxLength) {
      faults.set(core, `is longer than ${field.maxLength} characters`);
    } else if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern.source})$`, 'u').test(value)) {
      faults.set(core, `is not ${field.pattern.means}`);
    }
  }
  for (const { name, required } of shape.fields) if (required && !seen.has(name)) faults.set(name, 'is required');
  return [...faults].map(([coreField, message]) => ({ coreField, message }));
}
