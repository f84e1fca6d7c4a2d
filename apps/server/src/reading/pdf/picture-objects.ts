import type { Pdfium, Pointer } from './pdfium.ts';

/**
 * Where PDFium keeps the number of the object that a picture is drawn from, and where in the file each object begins,
 * in words of 4 bytes. It has no calls for them. They belong to the pinned build: `canReadMasks` proves them first.
 */
const inObject = { picture: 30 } as const;
const inPicture = { stream: 9 } as const;
const inStream = { number: 2 } as const;
const inDocument = { parser: 9 } as const;
const inParser = { table: 6 } as const;
/** The root of the tree of objects, by number. */
const inTable = { root: 3 } as const;
const inNode = { left: 0, right: 1, number: 4, kind: 6, offset: 8 } as const;

/** Of an object that lies in the file as it is, of generation 0; the kind is followed by the generation. */
const plainObject = 1;

/** A balanced tree of so many levels has more objects than a file has bytes. */
const maxLevels = 64;

/** The number of the object that a picture of a page is drawn from. 0 where it has none: it stands in the page. */
export function pictureNumber(pdfium: Pdfium, object: Pointer): number {
  const i32 = pdfium.i32();
  const picture = i32[(object >> 2) + inObject.picture] ?? 0;
  const stream = i32[(picture >> 2) + inPicture.stream] ?? 0;
  return picture === 0 || stream === 0 ? 0 : (i32[(stream >> 2) + inStream.number] ?? 0);
}

/** Where in the file an object begins, as PDFium has it from the file's table; null where it is not to be found. */
export function objectOffset(pdfium: Pdfium, document: Pointer, number: number): number | null {
  const i32 = pdfium.i32();
  const parser = i32[(document >> 2) + inDocument.parser] ?? 0;
  const table = i32[(parser >> 2) + inParser.table] ?? 0;
  if (parser === 0 || table === 0) return null;
  let node = i32[(table >> 2) + inTable.root] ?? 0;
  for (let level = 0; level < maxLevels && node !== 0; level += 1) {
    const at = node >> 2;
    const own = i32[at + inNode.number] ?? 0;
    if (own === number) {
      const whole = i32[at + inNode.kind] === plainObject && i32[at + inNode.offset + 1] === 0;
      return whole ? (i32[at + inNode.offset] ?? null) : null;
    }
    node = i32[at + (number < own ? inNode.left : inNode.right)] ?? 0;
  }
  return null;
}
