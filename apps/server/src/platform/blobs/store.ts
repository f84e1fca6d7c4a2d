import type { SpooledBlob } from './spool-blob.ts';

/** What a driver has to do. It moves encrypted bytes about and knows nothing of keys; names are SHA-256 in hex. */
export interface BlobStore {
  /** Where documents wait until their name is known. */
  readonly spoolFolder: string;
  /** Puts the document under its name, whole and durable. False, and nothing done, when something is there already. */
  place(blob: SpooledBlob): Promise<boolean>;
  /** The same, instead of whatever is there. */
  replace(blob: SpooledBlob): Promise<void>;
  /** Makes sure that the document is durable and counts as stored just now. False when it is gone. */
  refresh(sha256: string): Promise<boolean>;
  /** Null when there is nothing under the name. */
  find(sha256: string, firstBytes: number): Promise<StoredBlob | null>;
  /** False when there was nothing, or when it was stored at or after `storedBefore`. */
  remove(sha256: string, storedBefore: Date | null): Promise<boolean>;
  /** In ascending order of names. */
  list(): AsyncIterable<{ readonly sha256: string; readonly storedAt: Date }>;
  check(): Promise<void>;
}

/** Holds no file or connection open: whoever asked may also lose interest. */
export interface StoredBlob {
  readonly length: number;
  readonly first: Uint8Array;
  /** The bytes after `first`. Pieces may share one buffer: use each before asking for the next. */
  rest(): AsyncIterable<Uint8Array>;
}

/** Two levels of 256 folders keep every folder small up to millions of documents. */
export function blobPath(sha256: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}

export function isBlobName(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}
