import { createHash } from 'node:crypto';

/** The first twelve hexadecimal digits: enough to tell any two language files apart, short enough to be read out. */
export function hashData(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 12);
}
