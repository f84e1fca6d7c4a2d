import { holdText } from '../platform/long-text.ts';
import { ownBytes } from './own-bytes.ts';

/**
 * A JSON value on its way from one thread to another. Copying texts of megabytes holds up both of them, so all but short
 * texts travel as bytes that move without being copied; what is left is a short JSON text. The longest ones stay bytes.
 */
export interface PackedValue {
  /** The value as JSON, in which a NUL and a number stand for a text; no text that we take holds a NUL. */
  readonly json: string;
  readonly texts: readonly PackedText[];
  readonly bytes: Uint8Array;
}

/** A part of the bytes of all, or UTF-8 of its own. */
type PackedText =
  | { readonly encoding: 'latin1' | 'utf16le'; readonly start: number; readonly end: number }
  | { readonly utf8: Uint8Array };

/** In characters. The caps of strict-json leave at most some megabytes of shorter ones. */
const LONG = 256;

/** From here on a text is not made before somebody reads it (platform/long-text.ts). */
const HELD = 64 * 1024;

const MARK = '\u0000';

/** Above Latin-1, where a character needs two bytes. */
const WIDE = /[^\0-\u00ff]/;

export function packValue(value: unknown): PackedValue {
  const found: { readonly text: string; readonly packed: PackedText }[] = [];
  let size = 0;
  const json = JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'string' || each.length <= LONG) return each;
    if (each.length > HELD) found.push({ text: '', packed: { utf8: ownBytes(Buffer.from(each, 'utf8')) } });
    else {
      const encoding = WIDE.test(each) ? 'utf16le' : 'latin1';
      const end = size + each.length * (encoding === 'latin1' ? 1 : 2);
      found.push({ text: each, packed: { encoding, start: size, end } });
      size = end;
    }
    return `${MARK}${found.length - 1}`;
  });
  // Not from a pool, whose buffers cannot move.
  const bytes = new Uint8Array(size);
  const target = Buffer.from(bytes.buffer);
  for (const { text, packed } of found) if ('encoding' in packed) target.write(text, packed.start, packed.encoding);
  return { json, texts: found.map(({ packed }) => packed), bytes };
}

/** What moves along with it. */
export function buffersOf({ bytes, texts }: PackedValue): readonly ArrayBuffer[] {
  const held = texts.flatMap((text) => ('utf8' in text ? [text.utf8] : []));
  return [bytes, ...held].map(({ buffer }) => buffer as ArrayBuffer);
}

export function unpackValue({ json, texts, bytes }: PackedValue): unknown {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return restore(JSON.parse(json));

  function restore(value: unknown): unknown {
    if (typeof value === 'string') return isMark(value) ? textOf(markedBy(value)) : value;
    if (typeof value !== 'object' || value === null) return value;
    const inside = value as Record<string | number, unknown>;
    for (const key of Object.keys(inside)) {
      const each = inside[key];
      if (typeof each === 'object') restore(each);
      else if (typeof each === 'string' && isMark(each)) {
        const packed = markedBy(each);
        if ('utf8' in packed && !Array.isArray(value)) holdText(value, key, packed.utf8);
        else inside[key] = textOf(packed);
      }
    }
    return value;
  }

  function markedBy(mark: string): PackedText {
    const text = texts[Number(mark.slice(1))];
    if (text === undefined) throw new Error('The parsing thread sent no such text.');
    return text;
  }

  function textOf(text: PackedText): string {
    if ('utf8' in text) return Buffer.from(text.utf8.buffer, text.utf8.byteOffset, text.utf8.length).toString('utf8');
    return source.toString(text.encoding, text.start, text.end);
  }
}

function isMark(text: string): boolean {
  return text.charCodeAt(0) === 0;
}
