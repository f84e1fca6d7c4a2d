/**
 * A JSON value on its way from one thread to another. Copying texts of megabytes holds up both of them, so all but short
 * texts travel as bytes that move without being copied; what is left is a short JSON text.
 */
export interface PackedValue {
  /** The value as JSON, in which a NUL and a number stand for a text; no text that we take holds a NUL. */
  readonly json: string;
  readonly texts: readonly PackedText[];
  readonly bytes: Uint8Array;
}

interface PackedText {
  readonly encoding: 'latin1' | 'utf16le';
  readonly start: number;
  readonly end: number;
}

/** In characters. The caps of strict-json leave at most some megabytes of shorter ones. */
const LONG = 256;

const MARK = '\u0000';

/** Above Latin-1, where a character needs two bytes. */
const WIDE = /[^\0-\u00ff]/;

export function packValue(value: unknown): PackedValue {
  const found: { readonly text: string; readonly packed: PackedText }[] = [];
  let size = 0;
  const json = JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'string' || each.length <= LONG) return each;
    const encoding = WIDE.test(each) ? 'utf16le' : 'latin1';
    const end = size + each.length * (encoding === 'latin1' ? 1 : 2);
    found.push({ text: each, packed: { encoding, start: size, end } });
    size = end;
    return `${MARK}${found.length - 1}`;
  });
  // Not from a pool, whose buffers cannot move.
  const bytes = new Uint8Array(size);
  const target = Buffer.from(bytes.buffer);
  for (const { text, packed } of found) target.write(text, packed.start, packed.encoding);
  return { json, texts: found.map(({ packed }) => packed), bytes };
}

export function unpackValue({ json, texts, bytes }: PackedValue): unknown {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return restore(JSON.parse(json));

  function restore(value: unknown): unknown {
    if (typeof value === 'string') return value.startsWith(MARK) ? textAt(Number(value.slice(1))) : value;
    if (typeof value !== 'object' || value === null) return value;
    const inside = value as Record<string | number, unknown>;
    for (const key of Object.keys(inside)) {
      const each = inside[key];
      if (typeof each === 'string' || typeof each === 'object') inside[key] = restore(each);
    }
    return value;
  }

  function textAt(index: number): string {
    const text = texts[index];
    if (text === undefined) throw new Error('The parsing thread sent no such text.');
    return source.toString(text.encoding, text.start, text.end);
  }
}
