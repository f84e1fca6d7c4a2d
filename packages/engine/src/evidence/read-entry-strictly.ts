import { isJsonObject, type Json, type JsonObject } from './canonical-json.ts';
import { ACTOR_TYPES, ENTRY_FORMAT, ENTRY_VERSION, type EvidenceActor, isHash } from './entry.ts';
import { EvidenceFormatError } from './format-error.ts';
import { parseCanonical } from './parse-canonical.ts';

/** A body whose shape is checked; whether its kind, time and place are right is for the chain's checker to say. */
export interface ReadBody {
  readonly loanId: string | null;
  readonly seq: number;
  readonly kind: string;
  readonly at: string;
  readonly actor: EvidenceActor;
  readonly payload: JsonObject;
  readonly prevHash: string;
}

export type ReadEntry =
  | { readonly ok: true; readonly body: ReadBody }
  | { readonly ok: false; readonly reason: 'bad-format' | 'not-canonical'; readonly more: string };

const PREFIX = `${ENTRY_FORMAT}\n`;

/** Canonical text has its keys in this order, so comparing one by one shows a missing and an unknown field alike. */
const BODY_KEYS = ['actor', 'at', 'kind', 'loanId', 'payload', 'prevHash', 'requestId', 'seq', 'v'];
const ACTOR_KEYS = ['id', 'name', 'roles', 'type'];
const actorTypes: ReadonlySet<unknown> = new Set(ACTOR_TYPES);

/** The checker's reader of sealed text. It takes nothing from the code that writes entries but the names of things. */
export function readEntryStrictly(sealed: string): ReadEntry {
  if (!sealed.startsWith(PREFIX))
    return { ok: false, reason: 'bad-format', more: `It does not start with ${ENTRY_FORMAT}.` };
  let value: Json;
  try {
    value = parseCanonical(sealed.slice(PREFIX.length));
  } catch (error) {
    if (error instanceof EvidenceFormatError) return { ok: false, reason: 'not-canonical', more: error.message };
    throw error;
  }
  const fault = shapeFault(value);
  if (fault !== null) return { ok: false, reason: 'bad-format', more: fault };
  return { ok: true, body: value as unknown as ReadBody };
}

function shapeFault(value: Json): string | null {
  if (!isJsonObject(value) || !hasKeys(value, BODY_KEYS)) return `Its fields are not ${BODY_KEYS.join(', ')}.`;
  if (value.v !== ENTRY_VERSION) return `Its version v is not ${ENTRY_VERSION}.`;
  if (value.loanId !== null && !isFilled(value.loanId)) return 'Its loanId is neither null nor text.';
  if (!Number.isSafeInteger(value.seq)) return 'Its seq is not a whole number.';
  if (typeof value.kind !== 'string') return 'Its kind is not text.';
  if (typeof value.at !== 'string') return 'Its at is not text.';
  if (value.requestId !== null && typeof value.requestId !== 'string') return 'Its requestId is neither null nor text.';
  if (!isJsonObject(value.payload)) return 'Its payload is not an object.';
  if (!isHash(value.prevHash)) return 'Its prevHash is not 64 lower-case hex digits.';
  return actorFault(value.actor);
}

function actorFault(actor: Json | undefined): string | null {
  if (!isJsonObject(actor) || !hasKeys(actor, ACTOR_KEYS))
    return `The fields of its actor are not ${ACTOR_KEYS.join(', ')}.`;
  if (!actorTypes.has(actor.type)) return `The type of its actor is not one of ${ACTOR_TYPES.join(', ')}.`;
  if (actor.id !== null && !isFilled(actor.id)) return 'The id of its actor is neither null nor text.';
  if (typeof actor.name !== 'string') return 'The name of its actor is not text.';
  const isList = Array.isArray(actor.roles) && actor.roles.every((role: Json) => typeof role === 'string');
  return isList ? null : 'The roles of its actor are not a list of texts.';
}

function hasKeys(value: JsonObject, expected: readonly string[]): boolean {
  const keys = Object.keys(value);
  return keys.length === expected.length && keys.every((key, index) => key === expected[index]);
}

function isFilled(value: Json | undefined): boolean {
  return typeof value === 'string' && value !== '';
}
