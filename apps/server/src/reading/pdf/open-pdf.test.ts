import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { openPdf } from './open-pdf.ts';
import { FileRefused, PageRefused } from './pdf-file.ts';
import { loadPdfium } from './pdfium.ts';
import { writePdf } from './testing/write-pdf.ts';

const text = { content: 'BT /F1 12 Tf 50 700 Td (Note) Tj ET' };

function encrypted(options: { userPassword?: string; ownerPassword: string }): Promise<Uint8Array> {
  const document = new PDFKit({ ...options, pdfVersion: '1.7' });
  document.text('Sealed');
  const chunks: Uint8Array[] = [];
  return new Promise((resolve) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.end();
  });
}

describe('a file that cannot be read is refused with a reason', () => {
  it.each([
    ['that is empty', new Uint8Array(0), 'file_empty'],
    ['that is no PDF', new TextEncoder().encode('Dear Sir or Madam'), 'file_broken'],
    ['that is cut short', writePdf([text]).slice(0, 60), 'file_broken'],
    ['without pages', writePdf([]), 'file_empty'],
  ])('%s', async (_, bytes, code) => {
    const refused = await openPdf(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FileRefused);
    expect(refused).toMatchObject({ code, message: expect.stringMatching(/^The file .*\. .*\.$/) });
  });

  it('that has a password', async () => {
    const refused = await openPdf(await encrypted({ userPassword: 'open', ownerPassword: 'own' })).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: 'file_encrypted', message: expect.stringContaining('Remove the password') });
  });
});

it('a file encrypted with an empty password is read', async () => {
  const file = await openPdf(await encrypted({ ownerPassword: 'own' }));
  expect(file.readPage(1).words.map((word) => word.text)).toEqual(['Sealed']);
  file.close();
});

describe('pages', () => {
  it('are refused by number where there are none, and the file goes on', async () => {
    const file = await openPdf(writePdf([text]));
    for (const pageNo of [0, 2, 1.5, Number.NaN]) {
      expect(() => file.readPage(pageNo)).toThrow(PageRefused);
      expect(() => file.renderPage({ pageNo, width: 100, colour: 'gray' })).toThrow(PageRefused);
    }
    expect(file.readPage(1).words).toHaveLength(1);
    file.close();
  });

  it('without content have no words', async () => {
    const file = await openPdf(writePdf([{ content: '' }]));
    expect(file.readPage(1)).toMatchObject({ words: [], lines: [], hidden: [], doubts: [], width: 612, height: 792 });
    file.close();
  });

  it('read the same in any order', async () => {
    const pages = ['one', 'two', 'three'].map((word) => ({ content: `BT /F1 12 Tf 50 700 Td (${word}) Tj ET` }));
    const file = await openPdf(writePdf(pages));
    const words = [3, 1, 2, 1].map((pageNo) => file.readPage(pageNo).words[0]?.text);
    file.close();
    expect(words).toEqual(['three', 'one', 'two', 'one']);
  });
});

describe('pages that are cut out', () => {
  const pages = ['one', 'two', 'three', 'four'].map((word) => ({ content: `BT /F1 12 Tf 50 700 Td (${word}) Tj ET` }));
  const wordsOf = async (bytes: Uint8Array) => {
    const file = await openPdf(bytes);
    const words = Array.from({ length: file.pageCount }, (_, at) => file.readPage(at + 1).words[0]?.text);
    file.close();
    return words;
  };

  it('are a PDF of their own, in which nothing of the others is left', async () => {
    const file = await openPdf(writePdf(pages));
    const cut = file.cutPages({ pageNo: 2, toPage: 3 });
    expect(await wordsOf(cut)).toEqual(['two', 'three']);
    expect(Buffer.from(cut).includes('(four)')).toBe(false);
    expect(await wordsOf(file.cutPages({ pageNo: 4, toPage: 99 }))).toEqual(['four']);
    expect(file.readPage(1).words[0]?.text).toBe('one');
    expect(() => file.cutPages({ pageNo: 5, toPage: 5 })).toThrow(PageRefused);
    file.close();
  });

  it('keep what was filled into their form', async () => {
    const form = new PDFKit();
    form.font('Helvetica').initForm();
    form.text('Borrower').formText('borrower', 100, 100, 200, 20, { value: 'Okafor' });
    const chunks: Uint8Array[] = [];
    form.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    form.end();
    await new Promise((resolve) => form.on('end', resolve));
    const file = await openPdf(Buffer.concat(chunks));
    const cut = await openPdf(file.cutPages({ pageNo: 1, toPage: 1 }));
    expect(cut.readPage(1).words.map((word) => word.text)).toEqual(['Borrower', 'Okafor']);
    cut.close();
    file.close();
  });
});

describe('pictures of pages', () => {
  it('have one byte a pixel in gray and three in colour, white where nothing is drawn', async () => {
    const file = await openPdf(writePdf([{ mediaBox: [0, 0, 100, 200], content: '1 0 0 rg 0 100 50 100 re f' }]));
    const gray = file.renderPage({ pageNo: 1, width: 51, colour: 'gray' });
    const rgb = file.renderPage({ pageNo: 1, width: 51, colour: 'rgb' });
    file.close();
    expect([gray.width, gray.height, gray.channels, gray.data.length]).toEqual([51, 102, 1, 51 * 102]);
    expect([rgb.width, rgb.height, rgb.channels, rgb.data.length]).toEqual([51, 102, 3, 51 * 102 * 3]);
    const at = (x: number, y: number) => [...rgb.data.subarray((y * 51 + x) * 3, (y * 51 + x) * 3 + 3)];
    expect(at(10, 10)).toEqual([255, 0, 0]);
    expect(at(40, 10)).toEqual([255, 255, 255]);
    expect(gray.data[10 * 51 + 40]).toBe(255);
    expect(gray.data[10 * 51 + 10]).toBeLessThan(130);
  });

  it.each([
    ['by the width asked for', [0, 0, 612, 792], 10_000],
    ['by the height that follows', [0, 0, 1, 14_000], 5000],
    ['beyond all measure', [0, 0, 1e-6, 1e9], 2000],
  ])('that would be too large %s are refused before they take memory', async (_, mediaBox, width) => {
    const file = await openPdf(writePdf([{ mediaBox, content: '' }]));
    const heap = (await loadPdfium()).u8().length;
    expect(() => file.renderPage({ pageNo: 1, width, colour: 'rgb' })).toThrow(
      expect.objectContaining({ code: 'page_too_large', message: expect.stringContaining('40 million') }),
    );
    expect((await loadPdfium()).u8().length).toBe(heap);
    file.close();
  });
});

it('nothing of a file stays in memory', async () => {
  const line = (index: number) =>
    `BT /F1 9 Tf 40 ${760 - index * 10} Td (Line ${index} of the note that was made) Tj ET`;
  const page = { content: Array.from({ length: 60 }, (_, index) => line(index)).join('\n') };
  const bytes = writePdf(Array.from({ length: 40 }, () => page));
  const pdfium = await loadPdfium();
  async function round(): Promise<number> {
    const file = await openPdf(bytes);
    for (let pageNo = 1; pageNo <= file.pageCount; pageNo += 1) file.readPage(pageNo);
    file.renderPage({ pageNo: 1, width: 800, colour: 'rgb' });
    file.cutPages({ pageNo: 1, toPage: 20 });
    file.close();
    return pdfium.u8().length;
  }
  const first = await round();
  let last = first;
  for (let again = 0; again < 25; again += 1) last = await round();
  expect(last).toBe(first);
});
