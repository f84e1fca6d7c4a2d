/** A JSON Schema as data. */
export type JsonSchema = { readonly [key: string]: unknown };

/**
 * Collects the schemas that carry a name (`$id`) and puts references in their place, so that a client generator makes
 * one type of each. Two different schemas under one name would silently become one: that is refused.
 */
export function createSchemaCollector() {
  const named = new Map<string, string>();

  function hoist(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(hoist);
    if (typeof value !== 'object' || value === null) return value;
    const { $id, ...rest } = value as JsonSchema;
    const inner = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, hoist(each)]));
    if (typeof $id !== 'string') return inner;
    const text = JSON.stringify(inner);
    const known = named.get($id);
    if (known !== undefined && known !== text) throw new Error(`Two different schemas are named ${$id}.`);
    named.set($id, text);
    return { $ref: `#/components/schemas/${$id}` };
  }

  return {
    hoist: (schema: object): JsonSchema => hoist(JSON.parse(JSON.stringify(schema))) as JsonSchema,
    schemas: (): Record<string, JsonSchema> =>
      Object.fromEntries(
        [...named].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => [name, JSON.parse(text)]),
      ),
  };
}
