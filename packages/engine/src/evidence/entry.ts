import { daysInMonth } from '../values/calendar-day.ts';
import type { JsonObject } from './canonical-json.ts';
import type { EvidenceKind } from './evidence-kinds.ts';

export const ACTOR_TYPES = ['user', 'api_key', 'system'] as const;

export interface EvidenceActor {
  readonly type: (typeof ACTOR_TYPES)[number];
  /** Null for the system, which has no row of its own. */
  readonly id: string | null;
  readonly name: string;
  readonly roles: readonly string[];
}

/** What an entry says. Its place (loan, seq, previous hash) is part of what is hashed, so it cannot be moved. */
export interface EntryBody {
  readonly v: typeof ENTRY_VERSION;
  /** Null in the install's own chain. */
  readonly loanId: string | null;
  readonly seq: number;
  readonly kind: EvidenceKind;
  /** An instant in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
  readonly at: string;
  readonly actor: EvidenceActor;
  /** Null for what no request caused, such as a nightly job. */
  readonly requestId: string | null;
  readonly payload: JsonObject;
  readonly prevHash: string;
}

/**
 * What is stored and exported: the exact text that was hashed, and the hash. A body is only ever read out of
 * that text, so a later change of the serializer cannot make old entries look broken.
 */
export interface SealedEntry {
  readonly sealed: string;
  readonly hash: string;
}

export const ENTRY_VERSION = 1;

/** The first line of every sealed text: no hash made for another purpose can pass for an entry's. */
export const ENTRY_FORMAT = 'countersign-evidence/v1';

/** What the first entry of a chain names as its predecessor. */
export const GENESIS_HASH = '0'.repeat(64);

const HASH = /^[0-9a-f]{64}$/;

/** Hashes have one spelling, lower-case hex; a second one would compare as different. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value);
}

const INSTANT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** Exactly the shape that toISOString gives, on a day that exists. Written out, since the engine has no clock. */
export function isInstant(value: string): boolean {
  if (!INSTANT.test(value)) return false;
  return Number(value.slice(8, 10)) <= daysInMonth(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
}
