import type { WireFieldName } from '@countersign/contract/wires';
import type { Decision } from '@countersign/engine/decision';

/** An approved wire with everything that a file of it is made of: equal wires make equal bytes, at any time. */
export interface WireToWrite {
  readonly id: string;
  /** Counts the wires of the install. */
  readonly number: number;
  readonly loanRef: string;
  /** With two decimals. */
  readonly amount: string;
  readonly currency: string;
  readonly approvedAt: Date;
  /** The bank's source id at the Fedwire Funds Service, where it has told it. */
  readonly fedwireSourceId: string | null;
  /** Whether its messages to the Fedwire are real or a test. */
  readonly fedwireService: 'PROD' | 'TEST';
  readonly fields: Readonly<Partial<Record<WireFieldName, string>>>;
}

/** Why a value does not fit into a format. Nothing is ever cut or replaced to make it fit. */
export interface FormatFault {
  readonly field: string;
  readonly code: 'required' | 'too_long' | 'wrong_character' | 'wrong_value';
  readonly message: string;
}

/** The text of the file, or everything that keeps it from being written. */
export type Written = Decision<string, readonly FormatFault[]>;

/** The calendar day where the Fedwire keeps it. */
export function fedwireDay(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);
}

/** The day on which the money moves: as instructed, else the day of the approval. */
export function valueDateOf({ fields, approvedAt }: Pick<WireToWrite, 'fields' | 'approvedAt'>): string {
  return fields.value_date ?? fedwireDay(approvedAt);
}
