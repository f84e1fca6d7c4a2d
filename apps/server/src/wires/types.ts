import type { WireFieldName } from '@countersign/contract/wires';

/** Where a value came from. */
export interface ValueSource {
  /** The type of a document, `entered`, `institution` or `setting`. */
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
  /** Whether approve must name the code. */
  readonly needsAcknowledgement: boolean;
}

/** What a wire says, as it stands sealed in its row. */
export interface WireContent {
  /** Random, so that nobody can find out an account by trying which one gives the digest. */
  readonly nonce: string;
  readonly amountSource: ValueSource;
  readonly fields: readonly StagedField[];
  /** What was noticed while staging and cannot be found out later. */
  readonly notes: readonly Warning[];
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
