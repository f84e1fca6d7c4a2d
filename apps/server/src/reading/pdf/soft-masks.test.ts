import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canReadMasks } from './mask-check.ts';
import { loadPdfium } from './pdfium.ts';
import { openSoftMasks, type SoftMask } from './soft-masks.ts';
import { stream, writePdf } from './testing/write-pdf.ts';

const image = '/Type /XObject /Subtype /Image /Width 3 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8';
const pixels = Buffer.from([0, 1, 2, 253, 254, 255]);
const packed = deflateSync(pixels).toString('latin1');

/** The mask of a picture that is drawn on a page of its own. */
async function maskOf(picture: string, mask: string): Promise<SoftMask | null> {
  const pdfium = await loadPdfium();
  const { call } = pdfium;
  const bytes = writePdf([{ content: '/P Do', resources: '/XObject << /P 10 0 R >>' }], [picture, mask]);
  const memory = call.malloc(bytes.length);
  pdfium.u8().set(bytes, memory);
  const document = call.FPDF_LoadMemDocument(memory, bytes.length, 0);
  const page = call.FPDF_LoadPage(document, 0);
  const found = openSoftMasks(pdfium, document, bytes).of(call.FPDFPage_GetObject(page, 0));
  call.FPDF_ClosePage(page);
  call.FPDF_CloseDocument(document);
  call.free(memory);
  return found;
}

const masked = stream('abcdef', `${image} /SMask 11 0 R`);

describe('the mask of a picture', () => {
  it('can be read with this build of PDFium', async () => {
    expect(canReadMasks(await loadPdfium())).toBe(true);
  });

  it.each([
    ['as it lies', pixels.toString('latin1'), ''],
    ['packed', packed, '/Filter /FlateDecode'],
    [
      'packed, with parameters that say nothing',
      packed,
      '/Filter [/FlateDecode] /DecodeParms [<< /Colors 1 /Columns 3 >>]',
    ],
  ])('is read %s', async (_, data, entries) => {
    const mask = await maskOf(masked, stream(data, `${image} ${entries}`));
    expect(mask).toMatchObject({ width: 3, height: 2 });
    expect(mask?.alpha?.equals(pixels)).toBe(true);
  });

  it('is known to let all through', async () => {
    expect((await maskOf(masked, stream('\0\0\0\0\0\0', image)))?.alpha).toBeNull();
  });

  it.each([
    ['the picture has none', stream('abcdef', image), stream(packed, `${image} /Filter /FlateDecode`)],
    ['the picture has two', stream('abcdef', `${image} /SMask 11 0 R /Mask 11 0 R`), stream('\0\0\0\0\0\0', image)],
    ['it is turned round', masked, stream(packed, `${image} /Filter /FlateDecode /Decode [1 0]`)],
    [
      'its rows are told by the rows before',
      masked,
      stream(packed, `${image} /Filter /FlateDecode /DecodeParms << /Predictor 12 >>`),
    ],
    ['it is too short', masked, stream('\0\0\0', image)],
    [
      'it is longer than its picture',
      masked,
      stream(deflateSync(Buffer.alloc(7)).toString('latin1'), `${image} /Filter /FlateDecode`),
    ],
    ['it cannot be unpacked', masked, stream('abc', `${image} /Filter /FlateDecode`)],
    [
      'it says that it is huge',
      masked,
      stream(packed, `${image.replace('Width 3', 'Width 90000')} /Filter /FlateDecode`),
    ],
  ])('is left to the painter where %s', async (_, picture, mask) => {
    expect(await maskOf(picture, mask)).toBeNull();
  });
});
