import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { canReadMasks } from './mask-check.ts';
import { loadPdfium } from './pdfium.ts';
import { openSoftMasks, type SoftMask } from './soft-masks.ts';
import { stream, writePdf } from './testing/write-pdf.ts';

const image = '/Type /XObject /Subtype /Image /Width 3 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8';
const pixels = Buffer.from([0, 1, 2, 253, 254, 255]);
const packed = deflateSync(pixels).toString('latin1');

/** The masks of pictures that are drawn on a page of their own; `objects` are a picture, its mask, and so on. */
async function masksOf(...objects: readonly string[]): Promise<(SoftMask | null)[]> {
  const pdfium = await loadPdfium();
  const { call } = pdfium;
  const names = objects.flatMap((_, at) => (at % 2 === 0 ? [`/P${at} ${10 + at} 0 R`] : []));
  const content = objects.flatMap((_, at) => (at % 2 === 0 ? [`/P${at} Do`] : [])).join(' ');
  const bytes = writePdf([{ content, resources: `/XObject << ${names.join(' ')} >>` }], [...objects]);
  const memory = call.malloc(bytes.length);
  pdfium.u8().set(bytes, memory);
  const document = call.FPDF_LoadMemDocument(memory, bytes.length, 0);
  const page = call.FPDF_LoadPage(document, 0);
  const masks = openSoftMasks(pdfium, document, bytes);
  const found = names.map((_, at) => masks.of(call.FPDFPage_GetObject(page, at)));
  call.FPDF_ClosePage(page);
  call.FPDF_CloseDocument(document);
  call.free(memory);
  return found;
}

async function maskOf(picture: string, mask: string): Promise<SoftMask | null> {
  return (await masksOf(picture, mask))[0] ?? null;
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

  it('is not taken for another one of the same bytes that says otherwise', async () => {
    const bytes = pixels.toString('latin1');
    const [own, other] = await masksOf(
      masked,
      stream(bytes, image),
      stream('abcdef', `${image} /SMask 13 0 R`),
      stream(bytes, image.replace('/Height 2', '/Height 1')),
    );
    expect(own).toMatchObject({ width: 3, height: 2 });
    expect(other).toBeNull();
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
