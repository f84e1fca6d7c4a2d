import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeWithFixtures } from '../../../test/fixtures.ts';
import { openPdf } from './open-pdf.ts';
import { readHandPage, textsOf } from './testing/read-first-page.ts';
import { stream } from './testing/write-pdf.ts';

const unmapped = stream(
  [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    '4 beginbfchar <41> <e041> <42> <e042> <43> <fffd> <44> <f0fe> endbfchar endcmap end end',
  ].join('\n'),
);
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 10 0 R >>';
const resources = '/Font << /Odd 11 0 R /F1 3 0 R >>';

it('a word of letters that the file does not name is a doubt about the page', async () => {
  const page = await readHandPage({ content: 'BT /Odd 12 Tf 50 700 Td (ABC) Tj ET', entries: '', resources }, [
    unmapped,
    font,
  ]);
  expect(page.doubts).toMatchObject([{ kind: 'unreadable_font' }]);
});

it('a single sign of a symbol font is none, and a ticked box is read as one', async () => {
  const page = await readHandPage(
    {
      content: 'BT /Odd 12 Tf 50 700 Td (D) Tj /F1 12 Tf 30 0 Td (Conventional) Tj /Odd 12 Tf 200 0 Td (A) Tj ET',
      resources,
    },
    [unmapped, font],
  );
  expect(textsOf(page).slice(0, 2)).toEqual(['☑', 'Conventional']);
  expect(page.doubts).toEqual([]);
});

describeWithFixtures('fonts without a map in real files', (folder) => {
  it.each(['type3_font_nomapping.pdf', 'truetype_font_nomapping.pdf'])('are noticed in %s', async (name) => {
    const file = await openPdf(readFileSync(join(folder, 'documents/07_ocr_labelled/ocrmypdf', name)));
    const page = file.readPage(1);
    file.close();
    expect(page.doubts.map((doubt) => doubt.kind)).toContain('unreadable_font');
  });

  it('are not seen where there are none, for all their check boxes and rows of dots', async () => {
    const file = await openPdf(
      readFileSync(join(folder, 'documents/01_trid_closing/TX_TREC_One_to_Four_Family_Residential.pdf')),
    );
    const kinds = Array.from({ length: file.pageCount }, (_, index) => file.readPage(index + 1)).flatMap((page) =>
      page.doubts.map((doubt) => doubt.kind),
    );
    file.close();
    expect(kinds).not.toContain('unreadable_font');
  });
});
