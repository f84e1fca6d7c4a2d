import type { ValueKind } from '@countersign/engine/values/value-kind';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';

/** What a correction says, as it stands sealed in the database. */
export interface CorrectedValue {
  /** As the person wrote it; null: the document does not say it. */
  readonly value: string | null;
  readonly normalizedValue: string | null;
  readonly valueKind: ValueKind;
  /** What was read there before, in normal form. */
  readonly previousValue: string | null;
}

export function sealCorrected(keyring: Keyring, id: string, value: CorrectedValue): Buffer {
  return sealJson(keyring, correctionContext(id), value);
}

export function openCorrected(keyring: Keyring, id: string, content: Uint8Array): CorrectedValue {
  return openJson(keyring, correctionContext(id), content);
}

export function correctionContext(id: string): string {
  return `correction ${id}`;
}
