import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ReadRecord } from '@countersign/engine/lar/record-value';
import type { Keyring } from '../platform/keyring/index.ts';

/** More than any record that was taken in can have become. */
const MAX_RECORD_BYTES = 256 * 1024 * 1024;

/** A record as it stands in the database: compressed, then sealed for its place, since its values are personal data. */
export function sealRecord(keyring: Keyring, recordId: string, record: ReadRecord): Buffer {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(record), 'utf8'));
  return Buffer.from(keyring.seal(packed, context(recordId)));
}

export function openSealedRecord(keyring: Keyring, recordId: string, content: Uint8Array): ReadRecord {
  const packed = keyring.open(content, context(recordId));
  return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_RECORD_BYTES }).toString('utf8')) as ReadRecord;
}

function context(recordId: string): string {
  return `approval record ${recordId}`;
}
