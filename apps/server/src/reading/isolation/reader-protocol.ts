import type { PageFailure } from '@countersign/engine/pages/page';
import type { CutRequest, FileRefused, PageText, Raster, RenderRequest } from '../pdf/pdf-file.ts';
import type { InspectedPage } from '../picture/inspect-page.ts';

/** What a reading process can be asked. One question at a time; each has exactly one answer. */
export interface ReaderCalls {
  /** Opens the bytes that were sent before; answers the number of pages. */
  readonly open: { readonly argument: { readonly maxPages: number }; readonly answer: number };
  readonly read: { readonly argument: { readonly pageNo: number }; readonly answer: PageText };
  readonly inspect: { readonly argument: { readonly pageNo: number }; readonly answer: InspectedPage };
  readonly render: { readonly argument: RenderRequest; readonly answer: Raster };
  readonly cut: { readonly argument: CutRequest; readonly answer: Uint8Array };
  readonly close: { readonly argument: null; readonly answer: null };
}

export type CallName = keyof ReaderCalls;

/** From the pool to the process. */
export type ToReader =
  | { readonly kind: 'expect'; readonly byteLength: number }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'call'; readonly id: number; readonly call: CallName; readonly argument: unknown };

/** From the process to the pool. */
export type FromReader =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly code: FileRefused['code']; readonly detail: string }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly failure: PageFailure;
      /** The engine broke in the middle of its work: what it holds in memory can no longer be trusted. */
      readonly spoilt: boolean;
    };

/** The page that a call is about; 0 for the file as a whole. */
export function pageOf(argument: unknown): number {
  return (argument as { readonly pageNo?: number } | null)?.pageNo ?? 0;
}
