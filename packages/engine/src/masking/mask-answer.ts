import { isRecord } from '../values/is-record.ts';
import { maskNumber } from './mask-number.ts';
import { type KnownNumbers, keyOf, maskKnown, maskNamed, maskPrinted, maskText } from './mask-text.ts';
import { isHarmless, maskFieldText } from './mask-value.ts';
import { sensitiveKindOf } from './sensitive-fields.ts';

/** Under these an object names the field that its value is of. */
const NAME_KEYS = ['fieldName', 'field', 'canonical', 'coreField'] as const;
/** Under these stands the value of that field. */
const VALUE_KEYS: ReadonlySet<string> = new Set([
  'value',
  'rawText',
  'normalizedValue',
  'previousValue',
  'raw',
  'normalized',
  'printed',
]);
/** Sentences, and what other systems said: any long number in them may be somebody's. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  'message',
  'detail',
  'rawResponse',
  'note',
  'notes',
  'blockers',
  'expected',
  'missing',
  'extra',
  'text',
]);
/** The names of loans and requests: a bank may write them like anything, and programs find things by them. */
const REFERENCE_KEYS: ReadonlySet<string> = new Set([
  'externalRef',
  'loanRef',
  'ref',
  'instance',
  'nextCursor',
  'idempotencyKey',
  'coreReference',
]);
/** Ids, times and hashes of ours. */
const OPAQUE =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{64}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/;
/** Shorter numbers fit too much by chance to be looked for in other texts. */
const SHORTEST_KNOWN = 5;

export interface MaskedAnswer<T> {
  readonly answer: T;
  /** Which fields hold a whole tax or account number; `text` for one inside of another text. */
  readonly hidden: readonly string[];
}

/**
 * An answer without whole tax and account numbers: those of fields that hold them, the same numbers wherever else the
 * answer repeats them, and whatever is printed like one in another text. The one function that every answer to a
 * program passes, so that no operation has to think of it. What is hidden is told, since a person who is shown the
 * answer whole is recorded.
 */
export function maskAnswer<T>(answer: T): MaskedAnswer<T> {
  const known = { secret: new Set<string>(), harmless: new Set<string>() };
  collect(answer, null, known);
  for (const number of known.secret) known.harmless.delete(number);
  const hidden = new Set<string>();
  const masked = walk(answer, null, known, hidden) as T;
  return { answer: masked, hidden: [...hidden].sort() };
}

function namesIn(record: Readonly<Record<string, unknown>>): readonly string[] {
  const keys = 'value' in record ? [...NAME_KEYS, 'name'] : NAME_KEYS;
  return keys.map((key) => record[key]).filter((name) => typeof name === 'string');
}

/** The names that a text of an object goes by: those of its field, or its own key. */
function namesOf(key: string, record: Readonly<Record<string, unknown>>): readonly string[] {
  if (sensitiveKindOf(key) !== null) return [key];
  return VALUE_KEYS.has(key) ? namesIn(record) : [];
}

function collect(node: unknown, names: readonly string[] | null, known: Record<keyof KnownNumbers, Set<string>>): void {
  if (typeof node === 'string') {
    if (names === null || names.length === 0) return;
    const isSensitive = names.some((name) => sensitiveKindOf(name) !== null);
    if (!isSensitive && !isHarmless(names)) return;
    for (const number of [node, ...(node.match(/\d(?:[- ]?\d)+/g) ?? [])].map(keyOf)) {
      if (!/\d/.test(number) || number.length < SHORTEST_KNOWN) continue;
      (isSensitive ? known.secret : known.harmless).add(number);
    }
  } else if (Array.isArray(node)) {
    for (const item of node) collect(item, names, known);
  } else if (isRecord(node)) {
    for (const [key, item] of Object.entries(node)) collect(item, namesOf(key, node), known);
  }
}

function walk(
  node: unknown,
  place: { readonly key: string; readonly names: readonly string[] } | null,
  known: KnownNumbers,
  hidden: Set<string>,
): unknown {
  if (Array.isArray(node)) return node.map((item) => walk(item, place, known, hidden));
  if (isRecord(node) && !('toJSON' in node)) {
    return Object.fromEntries(
      Object.entries(node).map(([key, item]) => [key, walk(item, { key, names: namesOf(key, node) }, known, hidden)]),
    );
  }
  if (typeof node !== 'string' && typeof node !== 'number') return node;
  const { key, names } = place ?? { key: '', names: [] };
  const sensitive = names.find((name) => sensitiveKindOf(name) !== null);
  if (sensitive !== undefined) {
    const masked = maskNumber(String(node));
    if (digitsIn(masked) < digitsIn(String(node))) hidden.add(sensitive);
    return masked;
  }
  if (typeof node === 'number' || REFERENCE_KEYS.has(key) || OPAQUE.test(node)) return node;
  const printed = names.length > 0 && isHarmless(names) ? maskNamed : maskPrinted;
  const masked = printed(maskKnown(node, known));
  // A long number alone says too little to call it a view of a tax or account number; it is hidden all the same.
  if (masked !== node) hidden.add('text');
  if (names.length > 0) return maskFieldText(node, names, known);
  return TEXT_KEYS.has(key) ? maskText(node, known) : masked;
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
