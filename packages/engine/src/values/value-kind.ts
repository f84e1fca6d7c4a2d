/** The kinds of values that fields and rules speak of: a closed set of the specification. */
export const valueKinds = ['money', 'rate', 'date', 'name', 'address', 'id', 'integer', 'boolean', 'text'] as const;

export type ValueKind = (typeof valueKinds)[number];
