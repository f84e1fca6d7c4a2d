import type { TSchema } from 'typebox';
import { compileValidator, type Validator } from '../validation.ts';

const validators = new WeakMap<TSchema, Validator>();

/** What is wrong with a payload, in words, or null. */
export function payloadFaults(schema: TSchema, payload: unknown): string | null {
  let validator = validators.get(schema);
  if (validator === undefined) {
    validator = compileValidator(schema, 'body');
    validators.set(schema, validator);
  }
  const faults = validator(payload);
  return faults.length === 0 ? null : faults.map((fault) => `${fault.field || 'it'} ${fault.message}`).join('; ');
}
