export interface Headed {
  /** The first bytes; fewer than asked for only when there are no more. */
  readonly head: Uint8Array;
  /** All bytes, the first ones again included. */
  readonly content: AsyncIterable<Uint8Array> | Uint8Array;
  /** For whoever has seen enough: lets go of the file or connection behind it. */
  readonly close: () => Promise<void>;
}

/** Looks at the first bytes of a stream that can be read only once. */
export async function takeHead(content: AsyncIterable<Uint8Array> | Uint8Array, bytes: number): Promise<Headed> {
  if (content instanceof Uint8Array) return { head: content.subarray(0, bytes), content, close: async () => {} };
  const source = content[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < bytes) {
    const { value, done } = await source.next();
    if (done === true) break;
    pieces.push(value);
    length += value.length;
  }
  const close = async () => void (await source.return?.());
  return { head: Buffer.concat(pieces).subarray(0, bytes), content: resume(pieces, source), close };
}

async function* resume(
  pieces: Uint8Array[],
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    // Given away one by one: nothing is held longer than it is needed.
    for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) yield piece;
    for (;;) {
      const { value, done } = await source.next();
      if (done === true) return;
      yield value;
    }
  } finally {
    await source.return?.();
  }
}
