import type { ReadRecord } from '@countersign/engine/lar/record-value';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';

/** A record as it stands in the database: sealed for its place, since its values are personal data. */
export function sealRecord(keyring: Keyring, recordId: string, record: ReadRecord): Buffer {
  return sealJson(keyring, recordContext(recordId), record);
}

export function openSealedRecord(keyring: Keyring, recordId: string, content: Uint8Array): ReadRecord {
  return openJson(keyring, recordContext(recordId), content);
}

export function recordContext(recordId: string): string {
  return `approval record ${recordId}`;
}
