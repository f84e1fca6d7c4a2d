import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { init } from '@embedpdf/pdfium';

/** A place in PDFium's memory. 0 is none. */
export type Pointer = number;

/** The module's memory: its buffer is another one after it has grown. */
interface Memory {
  readonly buffer: ArrayBuffer;
}

type Call = (...args: number[]) => number;

/**
 * The functions of PDFium that are used here, as the module exports them. They are called without the package's
 * wrappers, which check and convert every argument: with several calls a character that is half of the reading time.
 */
const names = [
  'malloc',
  'free',
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_GetMetaText',
  'FPDF_GetFormType',
  'FPDF_GetSecurityHandlerRevision',
  'FPDF_VIEWERREF_GetName',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageBoundingBox',
  'FPDFPage_GetRotation',
  'FPDFPage_SetRotation',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPage_Flatten',
  'FPDF_CreateNewDocument',
  'FPDF_ImportPagesByIndex',
  'PDFiumExt_SaveAsCopy',
  'PDFiumExt_OpenFileWriter',
  'PDFiumExt_GetFileWriterSize',
  'PDFiumExt_GetFileWriterData',
  'PDFiumExt_CloseFileWriter',
  'FPDFPage_New',
  'FPDFPage_InsertObject',
  'FPDFPage_RemoveObject',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetText',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharBox',
  'FPDFText_GetTextObject',
  'FPDFText_GetMatrix',
  'FPDFText_GetCharOrigin',
  'FPDFText_SetText',
  'FPDFText_SetCharcodes',
  'FPDFText_GetFontSize',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetFlags',
  'FPDFFont_GetWeight',
  'FPDFFont_GetGlyphWidth',
  'FPDFPageObj_GetType',
  'FPDFPageObj_CreateTextObj',
  'FPDFPageObj_Destroy',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObjMark_GetParamStringValue',
  'FPDFPageObjMark_GetParamBlobValue',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetClipPath',
  'FPDFPageObj_HasTransparency',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPath_GetDrawMode',
  'FPDFPath_CountSegments',
  'FPDFPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFPathSegment_GetClose',
  'FPDFImageObj_GetImagePixelSize',
  'FPDFImageObj_GetImageDataRaw',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFAnnot_GetSubtype',
  'FPDFAnnot_GetRect',
  'FPDFAnnot_GetFlags',
  'FPDFAnnot_GetStringValue',
  'FPDFAnnot_GetFormFieldType',
  'FPDFAnnot_GetFormFieldName',
  'FPDFAnnot_GetFormFieldValue',
  'EPDFAnnot_HasAppearanceStream',
  'EPDFAnnot_GenerateFormFieldAP',
  'EPDFPage_GetObjectNumber',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_Destroy',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetStride',
  'FPDF_RenderPageBitmap',
  'FPDF_FFLDraw',
  'FORM_OnAfterLoadPage',
  'FORM_OnBeforeClosePage',
  'PDFiumExt_OpenFormFillInfo',
  'PDFiumExt_CloseFormFillInfo',
  'PDFiumExt_InitFormFillEnvironment',
  'PDFiumExt_ExitFormFillEnvironment',
] as const;

export type PdfiumCalls = Readonly<Record<(typeof names)[number], Call>>;

export interface Pdfium {
  readonly call: PdfiumCalls;
  /**
   * A block for what functions write into, `scratchBytes` long and aligned to 8: allocated once, since an allocation a
   * call would cost more than the call. What lies in it holds until the next call that writes there.
   */
  readonly scratch: Pointer;
  /** Views of the module's memory. They are made anew when it has grown, so they are asked for after each call. */
  u8(): Uint8Array;
  i32(): Int32Array;
  f32(): Float32Array;
  f64(): Float64Array;
}

/** Enough for every fixed-size answer and for most names and values. */
export const scratchBytes = 4096;

let loaded: Promise<Pdfium> | null = null;

/** PDFium, compiled once for the process. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= instantiate();
  return loaded;
}

/**
 * Forgets the instance: after a trap inside PDFium its memory is in no known state, and the next file must not
 * inherit it.
 */
export function dropPdfium(): void {
  loaded = null;
}

/**
 * Node 20's engine knows how to put small functions of a module into their callers, and does it only when told; later
 * ones do it by themselves. PDFium is made of small functions: it saves a tenth. The words of 1,030 files are the same
 * with and without it.
 */
function tuneEngine(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--experimental-wasm-inlining');
}

async function instantiate(): Promise<Pdfium> {
  tuneEngine();
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  // The module prints its assertions; whoever runs this process speaks over its standard output.
  const module = await init({ wasmBinary, print: () => {}, printErr: () => {} });
  module.PDFiumExt_Init();
  const exports = module.pdfium.wasmExports as unknown as Record<string, unknown> & { memory: Memory };
  return { ...withMemory(exports.memory, pickCalls(exports)) };
}

function pickCalls(exports: Record<string, unknown>): PdfiumCalls {
  const calls: Partial<Record<(typeof names)[number], Call>> = {};
  for (const name of names) {
    const call = exports[name];
    if (typeof call !== 'function') throw new Error(`This build of PDFium has no ${name}.`);
    calls[name] = call as Call;
  }
  return calls as PdfiumCalls;
}

function withMemory(memory: Memory, call: PdfiumCalls): Pdfium {
  let u8 = new Uint8Array(memory.buffer);
  let i32 = new Int32Array(memory.buffer);
  let f32 = new Float32Array(memory.buffer);
  let f64 = new Float64Array(memory.buffer);
  /** Growing detaches the old buffer, whose views then have no length. */
  function refresh(): void {
    u8 = new Uint8Array(memory.buffer);
    i32 = new Int32Array(memory.buffer);
    f32 = new Float32Array(memory.buffer);
    f64 = new Float64Array(memory.buffer);
  }
  return {
    call,
    scratch: call.malloc(scratchBytes),
    u8() {
      if (u8.length === 0) refresh();
      return u8;
    },
    i32() {
      if (i32.length === 0) refresh();
      return i32;
    },
    f32() {
      if (f32.length === 0) refresh();
      return f32;
    },
    f64() {
      if (f64.length === 0) refresh();
      return f64;
    },
  };
}
