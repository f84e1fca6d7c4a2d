import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';

/** An object that refuses fields it does not know: nothing that a client sends is dropped silently. */
export function strictObject<Properties extends TProperties>(
  properties: Properties,
  options: { $id?: string; description?: string; minProperties?: number } = {},
): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

export const Uuid = Type.String({ format: 'uuid' });
export const DateTime = Type.String({ format: 'date-time' });
export const Email = Type.String({ format: 'email', minLength: 3, maxLength: 254 });

/** Text that a person typed to be shown to people: not empty, not only spaces, of bounded length. */
export function Text(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: '\\S' });
}

/** Control characters, line ends, and every character of Unicode that formats the direction of writing (Bidi_Control). */
export const unprintable =
  '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';

const unprintables = new RegExp(`[${unprintable}]+`, 'g');

/** A name that nobody typed to us and nobody can be asked about, such as that of a file: what is not shown is left out. */
export function printable(name: string): string {
  return name.replaceAll(unprintables, ' ').trim();
}
/** Blanks that are none of these. They stand apart in patterns, so that none looks twice at a character. */
export const blanks = ' \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff';

const LINE_FORM = 'one line of text without control characters or characters that change the direction of writing';

/**
 * A name, or what else is shown on one line beside what others wrote: as Text, and without control characters, line ends
 * and the characters that format the direction of writing, by which a name could look like another or end in the middle
 * of it. Joiners, which scripts need inside of words, are taken.
 */
export function Line(maxLength: number) {
  return Type.String({
    minLength: 1,
    maxLength,
    pattern: `^[${blanks}]*[^\\s${unprintable}][^${unprintable}]*$`,
    'x-form': LINE_FORM,
  });
}

/** The same where it may be empty, or where what is wrong with an empty one is told elsewhere. */
export function LineOrEmpty(maxLength: number, description: string) {
  return Type.String({ maxLength, pattern: `^[^${unprintable}]*$`, 'x-form': LINE_FORM, description });
}

/** The reference of a loan in paths (open parts, "externalRef"). */
export const ExternalRef = Type.String({
  pattern: '^[A-Za-z0-9._-]{1,64}$',
  'x-form': '1 to 64 letters, digits, dots, hyphens and underscores',
});

/** Every list of the interface takes these (open parts, Conventions). */
export const PageQuery = strictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
});
export type PageQuery = Static<typeof PageQuery>;

/** Of a catalogue, which stands in the release: whole where no limit is named, as it always was. */
export const CatalogueQuery = strictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'All of them, unless told.' })),
  cursor: PageQuery.properties.cursor,
});
export type CatalogueQuery = Static<typeof CatalogueQuery>;

/** `{ items, nextCursor }`; nextCursor is null at the end. */
export function listOf<Item extends TSchema>(item: Item) {
  return strictObject({ items: Type.Array(item), nextCursor: nullable(Type.String()) });
}
