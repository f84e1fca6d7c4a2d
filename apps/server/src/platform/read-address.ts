import type { RefusedField } from './domain-error.ts';

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
}

/** One spelling a number: what a general conversion would also take (0x10, 1e3, spaces, nothing) is refused. */
const WHOLE = /^-?(?:0|[1-9]\d{0,14})$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Everything in an address is text: parameters that the schema wants as numbers or booleans are read from it, in place.
 * What is spelled in another way stays text and is refused by the schema. Answers the parameters that stand twice:
 * which of them a reader takes is anybody's guess.
 */
export function readAddress(schema: ObjectSchema, parameters: unknown): readonly RefusedField[] {
  if (typeof parameters !== 'object' || parameters === null) return [];
  const values = parameters as Record<string, unknown>;
  const repeated: RefusedField[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      repeated.push({ field: name, pointer: '', code: 'repeated', message: 'stands more than once' });
    } else if (typeof value === 'string' && Object.hasOwn(schema.properties ?? {}, name)) {
      values[name] = readText(value, schema.properties?.[name]?.type);
    }
  }
  return repeated;
}

function readText(text: string, type: unknown): unknown {
  if (type === 'integer' && WHOLE.test(text)) return Number(text);
  if (type === 'number' && DECIMAL.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
