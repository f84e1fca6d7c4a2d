/**
 * A long text of a body, such as a document in base64, stays the bytes that it came as until somebody reads it: making a
 * text of twenty megabytes, and bytes of the text again, would hold up every other request.
 */
const held = new WeakMap<object, Map<string, Uint8Array>>();

/** Gives an object a text in UTF-8 that is made when it is read. */
export function holdText(owner: object, name: string, utf8: Uint8Array): void {
  const texts = held.get(owner) ?? new Map<string, Uint8Array>();
  held.set(owner, texts.set(name, utf8));
  const shape = { enumerable: true, configurable: true };
  Object.defineProperty(owner, name, {
    ...shape,
    get: () => {
      const bytes = notGone(utf8);
      const value = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
      Object.defineProperty(owner, name, { ...shape, writable: true, value });
      return value;
    },
  });
}

/** The UTF-8 of a text, which was perhaps never a text. */
export function textBytes<Name extends string>(owner: { readonly [Key in Name]: string }, name: Name): Uint8Array {
  const utf8 = held.get(owner)?.get(name);
  return utf8 === undefined ? Buffer.from(owner[name], 'utf8') : notGone(utf8);
}

function notGone(utf8: Uint8Array): Uint8Array {
  if (utf8.length === 0) throw new Error('This text was handed over to a thread and cannot be read any more.');
  return utf8;
}
