import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { describeWithFixtures } from '../../../test/fixtures.ts';
import { canReadDirectly } from './direct-check.ts';
import { loadPdfium } from './pdfium.ts';
import { readBothWays } from './testing/read-both-ways.ts';
import { stream, writePdf } from './testing/write-pdf.ts';

it('the pinned build of PDFium can be read directly', async () => {
  expect(canReadDirectly(await loadPdfium())).toBe(true);
});

describe('text objects give the words of a text page', () => {
  it.each([
    ['lines', 'BT /F1 12 Tf 50 700 Td (Note of 2026) Tj 0 -14 Td (Payable to the lender) Tj ET'],
    ['text in another order than it stands', 'BT /F1 12 Tf 300 700 Td (right) Tj -200 0 Td (left) Tj ET'],
    ['letters that are shifted', 'BT /F1 12 Tf 50 700 Td [(A) 80 (mount) -400 (due) -60 (d)] TJ ET'],
    ['letters that are set apart by shifts', 'BT /F1 12 Tf 50 700 Td [(N) -300 (O) -300 (T) -300 (E)] TJ ET'],
    [
      'letters that are set apart',
      'BT /F1 12 Tf 4 Tc 3 Tw 50 700 Td (NOTE of) Tj [(a) -200 (b) 100 (c)] TJ (xy) Tj ET',
    ],
    ['letters that are set closer', 'BT /F1 12 Tf -1.5 Tc 50 700 Td (NOTE of) Tj (ab) Tj ET'],
    ['a size in the matrix', 'BT /F2 1 Tf 14 0 0 12 50 700 Tm (fj AVT, Type) Tj ET'],
    ['turned and upside down', 'BT /F1 9 Tf 0 1 -1 0 50 300 Tm (up) Tj -1 0 0 -1 300 300 Tm (down) Tj ET'],
    ['slanted', 'BT /F1 9 Tf 1 0 0.3 1 50 300 Tm (italic) Tj 0.9 0.44 -0.44 0.9 50 200 Tm (askew) Tj ET'],
    ['mirrored', 'BT /F1 9 Tf -1 0 0 1 300 300 Tm (mirror) Tj 1 0 0 -1 300 200 Tm (flip) Tj ET'],
    ['text drawn twice', 'BT /F1 12 Tf 50 700 Td (Bold text) Tj 0.3 0 Td (Bold text) Tj ET'],
    ['letters drawn twice', 'BT /F1 12 Tf 50 700 Td [(B) 667 (B) -20 (o) 556 (old)] TJ ET'],
    ['a hyphen at the end of a line', 'BT /F1 12 Tf 50 700 Td (agree-) Tj 0 -14 Td (ment of) Tj ET'],
    ['codes without letters', 'BT /F1 12 Tf 50 700 Td (a\\001\\002b\\215\\255c  d) Tj ET'],
    ['lines of dots', 'BT /F1 12 Tf 50 700 Td (Total ......... 12) Tj 0 -14 Td (____________) Tj ET'],
    ['a line of dots that is drawn in parts', 'BT /F1 9 Tf 9 700 Td (Total) Tj 30 0 Td (..) Tj (..) Tj (x) Tj ET'],
    ['dots that stand apart', 'BT /F1 9 Tf 9 700 Td (..) Tj 60 0 Td (..) Tj ET'],
    ['tabs that are marked', '/Span << /ActualText <FEFF0009> >> BDC BT /F1 9 Tf 9 9 Td (x) Tj (y) Tj ET EMC'],
    ['tiny text far away', 'BT /F1 0.01 Tf 50 700 Td (tiny) Tj /F1 12 Tf 90000 90000 Td (far off) Tj ET'],
    ['nothing', ''],
  ])('%s', async (_, content) => {
    const [page] = await readBothWays(writePdf([{ content }]));
    expect(page?.direct).toEqual(page?.asked);
  });

  it('of forms within forms', async () => {
    const inner = stream('BT /F1 8 Tf 5 5 Td (inner) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 100 100]');
    const outer = stream(
      'BT /F1 8 Tf 5 50 Td (outer) Tj ET q 1.5 0.1 0 1.5 7 9 cm /X2 Do Q',
      '/Type /XObject /Subtype /Form /BBox [0 0 300 300] /Matrix [2 0 0 2 3 4] /Resources << /XObject << /X2 10 0 R >> >>',
    );
    const page = { content: 'q 1 0 0 1 50 60 cm /X1 Do Q', resources: '/XObject << /X1 11 0 R >>' };
    const [read] = await readBothWays(writePdf([page], [inner, outer]));
    expect(read?.asked).toHaveLength(2);
    expect(read?.direct).toEqual(read?.asked);
  });

  it('of fonts that come and go from page to page', async () => {
    const fonts = ['Helvetica', 'Times-Roman', 'Courier', 'Helvetica-Bold', 'Times-Italic', 'Courier-Bold'];
    const document = new PDFKit();
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    for (const [index, font] of [...fonts, ...fonts].entries()) {
      document.font(font).text(`Page ${index}: the waffle of ${font}, “quoted”.`).addPage();
    }
    const done = new Promise((resolve) => document.on('end', resolve));
    document.end();
    await done;
    for (const { direct, asked } of await readBothWays(Buffer.concat(chunks))) expect(direct).toEqual(asked);
  });
});

describe('a page is not read directly', () => {
  /** A font whose code for A stands for this letter. */
  const mapped = (unicode: string) => [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R >>',
    stream(`begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <${unicode}> endbfchar`),
  ];

  it.each([
    [
      'where other text stands for what is drawn',
      '/Span << /ActualText (note) >> BDC BT /F1 9 Tf 9 9 Td (x) Tj ET EMC',
      [],
    ],
    ['with letters that run to the left', 'BT /F3 9 Tf 9 9 Td (A) Tj ET', mapped('05D0')],
    ['with letters beyond the first 65,536', 'BT /F3 9 Tf 9 9 Td (A) Tj ET', mapped('D83DDE00')],
  ])('%s', async (_, content, objects) => {
    const resources = objects.length === 0 ? '' : '/Font << /F3 10 0 R >>';
    const [read] = await readBothWays(writePdf([{ content, resources }], objects));
    expect(read?.asked.length).toBeGreaterThan(0);
    expect(read?.direct).toBeNull();
  });

  it('of a document that runs to the left', async () => {
    const page = { content: 'BT /F1 9 Tf 9 9 Td (abc) Tj ET' };
    const text = Buffer.from(writePdf([page])).toString('latin1');
    const turned = text.replace('/Type /Catalog', '/Type /Catalog /ViewerPreferences << /Direction /R2L >>');
    const [read] = await readBothWays(Buffer.from(turned, 'latin1'));
    expect(read?.direct).toBeNull();
  });
});

describeWithFixtures('documents of the fixtures are read alike in both ways', (fixtures) => {
  const folder = join(fixtures, 'documents');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'));
  it('and most of their pages directly', async () => {
    let pages = 0;
    let directly = 0;
    for (const name of files.sort()) {
      const bytes = await readFile(join(folder, name));
      if (bytes.length > 3_000_000) continue;
      for (const { direct, asked } of await readBothWays(bytes)) {
        pages += 1;
        if (direct === null) continue;
        directly += 1;
        expect({ name, words: direct }).toEqual({ name, words: asked });
      }
    }
    expect(directly / pages).toBeGreaterThan(0.75);
  }, 120_000);
});
