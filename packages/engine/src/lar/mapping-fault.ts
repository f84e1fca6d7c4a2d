import { escapeToken } from './json-pointer.ts';

/** One thing that is wrong, where it stands in the body of POST /v1/lar-profiles (RFC 6901). */
export interface MappingFault {
  readonly pointer: string;
  readonly message: string;
}

export function fault(pointer: string, message: string): MappingFault {
  return { pointer, message };
}

export function quote(value: unknown): string {
  return value === undefined ? 'not given' : JSON.stringify(value).slice(0, 80);
}

export function unknownKeys(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  at: string,
): readonly MappingFault[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => fault(`${at}/${escapeToken(key)}`, `is not known here; there are ${known.join(', ')}`));
}
