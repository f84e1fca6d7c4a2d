import { createHash } from 'node:crypto';
import { valueDateOf, type WireToWrite } from './wire-to-write.ts';

/** The name of the message: the wire's own id, so that a file that is sent twice is known as the same one. */
export function messageId({ id }: Pick<WireToWrite, 'id'>): string {
  return id.replaceAll('-', '').toUpperCase();
}

/**
 * The unique end-to-end transaction reference. It must be a UUID of version 4 and ours are of version 7: the bits come
 * from a hash of the wire's id, the same for every file of the wire.
 */
export function uetr({ id }: Pick<WireToWrite, 'id'>): string {
  const bytes = createHash('sha256').update(`countersign wire ${id}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The Fedwire's name of a message: day, source and a number within both. Only the bank knows its source id. */
export function imad(wire: WireToWrite): string | null {
  if (wire.fedwireSourceId === null) return null;
  const day = valueDateOf(wire).replaceAll('-', '');
  return `${day}${wire.fedwireSourceId}${String(wire.number % 1_000_000).padStart(6, '0')}`;
}
