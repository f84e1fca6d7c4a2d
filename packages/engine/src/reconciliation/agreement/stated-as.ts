import type { Facts, Reading } from '../facts.ts';

/**
 * Readings of a field that the same paper also states as one of these, and which are those: the most that a deed secures
 * was taken for the principal, the day of a note for its maturity.
 */
export function isStatedAs(fields: readonly string[]): (facts: Facts) => (reading: Reading) => boolean {
  const keyOf = ({ documentId, value }: Reading) => `${documentId} ${value}`;
  return (facts) => {
    const stated = fields.flatMap((field) => [...facts.readings(field), ...facts.approved(field)]);
    const keys = new Set(stated.map(keyOf));
    return (reading) => keys.has(keyOf(reading));
  };
}
