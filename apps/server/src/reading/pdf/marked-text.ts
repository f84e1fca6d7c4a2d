import type { Pdfium, Pointer } from './pdfium.ts';
import { writeAscii } from './read-values.ts';
import type { TextObject } from './text-objects.ts';

/**
 * What marked content makes of a text object. Producers mark tabs and the like so, and then PDFium leaves out what is
 * drawn there. Where the other text can be read, PDFium puts it in place of what is drawn: that is not done here.
 */
type Marking = 'none' | 'silent' | 'replaced';

interface MarkedTexts {
  of(text: TextObject): Marking;
  close(): void;
}

/** In bytes; longer texts are no tabs. */
const maxLength = 64;

export function openMarkedTexts(pdfium: Pdfium): MarkedTexts {
  const { call, scratch } = pdfium;
  let key: Pointer = 0;
  // Text objects in a row share their marks.
  let lastMarks: Pointer = 0;
  let lastMarking: Marking = 'none';

  function read(object: Pointer): Marking {
    if (key === 0) key = writeAscii(pdfium, 'ActualText');
    let marking: Marking = 'none';
    const count = call.FPDFPageObj_CountMarks(object);
    for (let index = 0; index < count; index += 1) {
      const mark = call.FPDFPageObj_GetMark(object, index);
      // The length goes first, where the text cannot reach it.
      if (call.FPDFPageObjMark_GetParamStringValue(mark, key, 0, 0, scratch) === 0) continue;
      if (call.FPDFPageObjMark_GetParamBlobValue(mark, key, scratch + 8, maxLength, scratch) === 0) return 'replaced';
      const length = pdfium.i32()[scratch >> 2] ?? 0;
      if (length > maxLength) return 'replaced';
      if (!isUnprintable(pdfium.u8().subarray(scratch + 8, scratch + 8 + length))) return 'replaced';
      marking = 'silent';
    }
    return marking;
  }

  return {
    of({ object, marks }) {
      if (marks === 0) return 'none';
      if (marks !== lastMarks) {
        lastMarking = read(object);
        lastMarks = marks;
      }
      return lastMarking;
    },
    close() {
      if (key !== 0) call.free(key);
    },
  };
}

/** UTF-16 of controls only. An empty text, or one in another encoding, is not taken for such. */
function isUnprintable(bytes: Uint8Array): boolean {
  if (bytes.length < 4 || bytes.length % 2 !== 0 || bytes[0] !== 0xfe || bytes[1] !== 0xff) return false;
  return bytes.every((byte, index) => index < 2 || (index % 2 === 0 ? byte === 0 : byte < 0x20));
}
