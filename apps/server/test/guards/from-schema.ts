/** Values made from JSON schemas, good ones and bad ones, the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below the given one. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Mulberry32: small, seeded, and good enough to find faults with. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(values: readonly T[]) => values[below(values.length)] as T,
    chance: (probability) => next() < probability,
  };
}

export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
}

/** Looks a reference up in the document. */
export type Resolve = (reference: string) => Schema;

/** Puts another good value in place of the one that the schema alone gives; undefined: none. */
export type Prefer = (schema: Schema, name: string | null) => unknown;
const preferNone: Prefer = () => undefined;

const HEX = '0123456789abcdef';

/** A value that the schema takes, as far as a schema tells; patterns are not read. */
export function goodValue(
  schema: Schema,
  random: Random,
  resolve: Resolve,
  prefer: Prefer = preferNone,
  name: string | null = null,
): unknown {
  const preferred = prefer(schema, name);
  if (preferred !== undefined) return preferred;
  if (schema.$ref !== undefined) return goodValue(resolve(schema.$ref), random, resolve, prefer, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return goodValue(random.pick(schema.anyOf), random, resolve, prefer, name);
  switch (schema.type) {
    case 'object':
      return goodObject(schema, random, resolve, prefer);
    case 'array': {
      const length = (schema.minItems ?? 0) + random.below(2);
      const items = Array.from({ length }, () => goodValue(schema.items ?? {}, random, resolve, prefer, name));
      return [...new Set(items)];
    }
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? -1000;
      return least + random.below((schema.maximum ?? 1000) - least + 1);
    }
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return goodText(schema, random);
    default:
      return random.pick<unknown>([1, 'text', true, null, ['a', 'b'], { a: 1 }]);
  }
}

function goodObject(schema: Schema, random: Random, resolve: Resolve, prefer: Prefer): object {
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || random.chance(0.5),
  );
  return Object.fromEntries(fields.map(([name, each]) => [name, goodValue(each, random, resolve, prefer, name)]));
}

function goodText(schema: Schema, random: Random): string {
  const letters = (count: number) => Array.from({ length: count }, () => random.pick([...HEX])).join('');
  if (schema.format === 'uuid') return `${letters(8)}-${letters(4)}-4${letters(3)}-8${letters(3)}-${letters(12)}`;
  if (schema.format === 'email') return `${letters(8)}@bank.example`;
  if (schema.format === 'date-time') return '2026-01-31T12:00:00Z';
  if (schema.format === 'date') return '2026-01-31';
  return letters(Math.max(schema.minLength ?? 1, Math.min(schema.maxLength ?? 12, 12)));
}

/** Values that hardly any schema takes, each of a kind that has broken programs. */
export function oddValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => null,
    () => '',
    () => ' ',
    () => 'x'.repeat(random.pick([255, 1001, 70_000])),
    () => '\u202e\ufeff😀'.repeat(3),
    () => "'; drop table loan; --",
    () => '{{7*7}}<script>alert(1)</script>%s%n',
    () => '../../../etc/passwd',
    () => -1,
    () => 0,
    () => 1e308,
    () => 2_147_483_648,
    () => 9_007_199_254_740_991,
    () => 0.1,
    () => true,
    () => [],
    () => {},
    () => [[[[[[]]]]]],
    () => ({ constructor: { prototype: 1 }, toString: null, length: -1 }),
    () => new Array(200).fill('admin'),
    () => '2026-02-30T25:61:61Z',
    () => 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    () => 'a@b@c',
    () => 'NaN',
  ])();
}

/** A good object with one thing wrong in it, somewhere. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || Object.keys(value).length === 0) {
    return oddValue(random);
  }
  const key = random.pick(Object.keys(value));
  const fields = { ...(value as Record<string, unknown>) };
  const what = random.below(5);
  if (what === 0) delete fields[key];
  else if (what === 1)
    fields[random.pick(['extra', 'id', 'constructor', 'roles', '', ' ', 'a.b/c~d'])] = oddValue(random);
  else if (what === 2) fields[key] = spoil(fields[key], random);
  else fields[key] = oddValue(random);
  return what === 4 && random.chance(0.2) ? oddValue(random) : fields;
}
