import type { Rect } from './page-geometry.ts';
import type { Picture } from './page-objects.ts';
import type { Pdfium, Pointer } from './pdfium.ts';
import { opacityOver, type PlacedMask, placeMask } from './placed-mask.ts';
import type { SoftMasks } from './soft-masks.ts';
import { type TextRun, toRect } from './text-runs.ts';

/** What is known of the pictures of a document: what was found out, by what they look like, and their masks. */
export interface Pictures {
  readonly known: Map<string, { tried: number; buried: number }>;
  readonly masks: SoftMasks;
}

/** So many runs under a picture are looked at; where they agree it holds for the rest. */
const enough = 3;

/** And no more than so many where they do not: then what lies under the picture counts as seen. */
const atMost = 40;

/** Pixels for a point: enough to see a stroke of small print. */
const scale = 2;

/** In points; a part of a run tells as much as all of it. */
const maxWidth = 60;
const maxHeight = 30;

/** FPDFBitmap_Gray. */
const gray = 1;
const white = 0xffffffff | 0;

/** Of 255: rounding in the painter. */
const sameShade = 3;

/**
 * Tells whether a picture that is drawn over text buries it. Where its mask is known and lets all through, it does
 * not. Else PDFium does not say that a picture can be seen through, so the place is painted with the text and without
 * it: where nothing changes, nobody sees the text. A letterhead or a watermark lies on every page, so what was found
 * holds for the document, for text over which the picture is as opaque: a picture that is clear in one part must not
 * bring to light what it buries in another.
 */
export function buriedUnder(
  pdfium: Pdfium,
  page: Pointer,
  seen: Rect,
  { known, masks }: Pictures,
): (picture: Picture, run: TextRun) => boolean {
  const looks = new Map<Picture, Look>();
  const runs = new Map<Picture, Map<TextRun, boolean>>();

  function judge(picture: Picture, run: TextRun): boolean {
    const look = looks.get(picture) ?? lookAt(pdfium, picture, masks);
    looks.set(picture, look);
    const opacity = opacityOver(look.mask, run, masks);
    if (opacity === 0) return false;
    look.outside ??= describe(pdfium, picture.object);
    const kind = `${look.outside} ${opacity}`;
    const found = known.get(kind) ?? { tried: 0, buried: 0 };
    known.set(kind, found);
    if (found.tried >= enough && (found.buried === 0 || found.buried === found.tried)) return found.buried > 0;
    const buried = found.tried < atMost && !changesPicture(pdfium, page, seen, run);
    found.tried += 1;
    if (buried) found.buried += 1;
    return buried;
  }

  return (picture, run) => {
    const ofPicture = runs.get(picture) ?? new Map<TextRun, boolean>();
    runs.set(picture, ofPicture);
    const buried = ofPicture.get(run) ?? judge(picture, run);
    ofPicture.set(run, buried);
    return buried;
  };
}

/** What a picture lets through where that is known, and how it looks from outside. */
interface Look {
  /** Null until somebody asks: PDFium reads all of the picture's data to tell how long it is. */
  outside: string | null;
  readonly mask: PlacedMask | null;
}

function lookAt(pdfium: Pdfium, picture: Picture, masks: SoftMasks): Look {
  const mask = masks.of(picture.object);
  return {
    outside: null,
    mask: mask === null ? null : placeMask(pdfium, picture, mask),
  };
}

/** Place, pixels and length of the data: two pictures that share all of these are one. */
function describe(pdfium: Pdfium, picture: Pointer): string {
  const { call, scratch } = pdfium;
  call.FPDFPageObj_GetBounds(picture, scratch, scratch + 4, scratch + 8, scratch + 12);
  call.FPDFImageObj_GetImagePixelSize(picture, scratch + 16, scratch + 20);
  const bytes = call.FPDFImageObj_GetImageDataRaw(picture, 0, 0);
  return `${pdfium
    .i32()
    .subarray(scratch >> 2, (scratch >> 2) + 6)
    .join(' ')} ${bytes}`;
}

function changesPicture(pdfium: Pdfium, page: Pointer, seen: Rect, run: TextRun): boolean {
  const { call } = pdfium;
  const place = toRect(run.heading, run.from, run.to, run.low, run.high);
  const withText = paintPlace(pdfium, page, seen, place);
  call.FPDFPageObj_SetIsActive(run.object, 0);
  const without = paintPlace(pdfium, page, seen, place);
  call.FPDFPageObj_SetIsActive(run.object, 1);
  return withText.some((shade, index) => Math.abs(shade - (without[index] ?? 0)) > sameShade);
}

/** The pixels of a small part of the page. */
function paintPlace(pdfium: Pdfium, page: Pointer, seen: Rect, place: Rect): Uint8Array {
  const { call } = pdfium;
  const width = Math.max(1, Math.ceil(Math.min(maxWidth, place.right - place.left) * scale));
  const height = Math.max(1, Math.ceil(Math.min(maxHeight, place.top - place.bottom) * scale));
  const bitmap = call.FPDFBitmap_CreateEx(width, height, gray, 0, 0);
  if (bitmap === 0) return new Uint8Array(0);
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    const left = Math.round((seen.left - place.left) * scale);
    const top = Math.round((place.top - seen.top) * scale);
    const pageWidth = Math.round((seen.right - seen.left) * scale);
    const pageHeight = Math.round((seen.top - seen.bottom) * scale);
    call.FPDF_RenderPageBitmap(bitmap, page, left, top, pageWidth, pageHeight, 0, 0);
    const start = call.FPDFBitmap_GetBuffer(bitmap);
    return pdfium.u8().slice(start, start + call.FPDFBitmap_GetStride(bitmap) * height);
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}
