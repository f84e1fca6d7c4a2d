import type { PreviewField } from '@countersign/contract/boarding';
import { canonicalJson, type Json } from '@countersign/engine/evidence/canonical-json';
import { nodeSha256 } from '../evidence/index.ts';
import { type Keyring, openJson, sealJson } from '../platform/keyring/index.ts';
import type { CoreError } from './types.ts';

export type ErrorContent = Omit<CoreError, 'status'>;

export function sealPreview(keyring: Keyring, boardingId: string, preview: readonly PreviewField[]): Buffer {
  return sealJson(keyring, previewContext(boardingId), preview);
}

export function openPreview(
  keyring: Keyring,
  row: { readonly id: string; readonly preview: Uint8Array | null },
): readonly PreviewField[] {
  return row.preview === null ? [] : openJson(keyring, previewContext(row.id), row.preview);
}

/** A core may repeat what it was told, so its words are as personal as the preview. */
export function sealError(keyring: Keyring, boardingId: string, { detail, raw, faults }: CoreError): Buffer {
  const content: ErrorContent = { detail, raw, faults };
  return sealJson(keyring, errorContext(boardingId), content);
}

const PURGED: ErrorContent = { detail: 'Deleted with the documents after their retention.', raw: '', faults: [] };

export function openError(
  keyring: Keyring,
  row: { readonly id: string; readonly error_content: Uint8Array | null },
): ErrorContent {
  return row.error_content === null ? PURGED : openJson(keyring, errorContext(row.id), row.error_content);
}

/** Names what a checker was shown: the values with their places, the version of the map, and the run that was reviewed. */
export function digestOf(shown: {
  readonly provider: string;
  readonly fieldMapId: string;
  readonly fieldMapVersion: number;
  readonly runId: string;
  readonly preview: readonly PreviewField[];
}): string {
  return nodeSha256.textToHex(canonicalJson(JSON.parse(JSON.stringify(shown)) as Json));
}

export function previewContext(boardingId: string): string {
  return `preview of boarding ${boardingId}`;
}

export function errorContext(boardingId: string): string {
  return `error of boarding ${boardingId}`;
}
