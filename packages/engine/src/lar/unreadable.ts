/**
 * The record as a whole cannot be read. Thrown by the parsers, which are deep in callbacks when they notice, and turned
 * into a fault by `open-record.ts`; the message says what is wrong, where, and what to do.
 */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
