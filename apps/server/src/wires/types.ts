import type { WireFieldName, WireTarget } from '@countersign/contract/wires';

/** Where a value came from. */
export interface ValueSource {
  /** The type of a document, `entered`, `institution`, `setting` or `calendar`. */
  readonly source: string;
  readonly documentId: string | null;
  readonly pageNo: number | null;
}

export interface StagedField extends ValueSource {
  readonly name: WireFieldName;
  readonly value: string;
}

export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
  /** Whether approve must name it. */
  readonly needsAcknowledgement: boolean;
}

/** Warnings about one value each: the checker names the field with the code, so that none hides behind another. */
const OF_ONE_FIELD: ReadonlySet<string> = new Set(['entered_differs', 'entered_unstated', 'document_differs']);

/** What approve must say to acknowledge a warning; null where it needs no answer. */
export function acknowledgeAs({ code, field, needsAcknowledgement }: Warning): string | null {
  if (!needsAcknowledgement) return null;
  return OF_ONE_FIELD.has(code) && field !== null ? `${code}:${field}` : code;
}

/** What a wire says, as it stands sealed in its row. */
export interface WireContent {
  /** Random, so that nobody can find out an account by trying which one gives the digest. */
  readonly nonce: string;
  readonly amountSource: ValueSource;
  readonly fields: readonly StagedField[];
  /** What was noticed while staging and cannot be found out later. */
  readonly notes: readonly Warning[];
  /** The formats that it was checked for; a wire of an earlier release has none. */
  readonly formats?: readonly WireTarget[];
}

/** What the bank has saved about itself, as the sender of its wires. */
export interface OriginatingBank {
  readonly name: string;
  readonly aba: string | null;
  readonly address: string | null;
}

/** A bank as the participant directory knows it. */
export interface Participant {
  readonly aba: string;
  readonly name: string;
  readonly telegraphicName: string;
  readonly city: string;
  readonly state: string;
  readonly wireEligible: boolean;
}

/** Verified instructions with the account opened. */
export interface KnownPayee {
  readonly name: string;
  readonly aba: string;
  readonly account: string;
  readonly savedAt: Date;
  readonly version: number;
}
