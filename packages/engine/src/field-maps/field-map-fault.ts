export interface FieldMapFault {
  /** Where in the mapping, such as `fields.2.transform`. */
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export function fault(field: string, code: string, message: string): FieldMapFault {
  return { field, code, message };
}

export function unknownKeys(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
  prefix: string,
): FieldMapFault[] {
  return Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => fault(`${prefix}${key}`, 'unknown_property', 'is not a known property'));
}

const MAX_TEXT = 500;

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;
}
