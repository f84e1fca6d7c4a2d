import { type CheckedMapping, checkMapping } from '@countersign/engine/lar/mapping';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';

/** Specification, operation 9: every fault of a mapping is told, with its place in the body. */
export function checkProfile(mapping: unknown, sourceFormat: unknown): CheckedMapping {
  const checked = checkMapping(mapping, sourceFormat);
  if (checked.ok) return checked.effect;
  const errors = checked.refusal.map(({ pointer, message }): RefusedField => {
    const field = pointer.slice(1).split('/').join('.');
    return { field, pointer, code: 'invalid', message };
  });
  const [first] = errors;
  const detail = `${first?.field} ${first?.message}.`;
  throw new DomainError({ code: 'profile_invalid', detail, errors });
}
