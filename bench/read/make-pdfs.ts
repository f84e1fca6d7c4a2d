import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';

/** Documents of a package, short and long, text and tables: their pages are dealt out in turn. */
const sources = [
  '01_trid_closing/H24B_loan_estimate.pdf',
  '01_trid_closing/CFPB_closing_disclosure_blank.pdf',
  '03_note_deed_title/Deed_of_Trust.pdf',
  '03_note_deed_title/wayne_county_commitment_0.pdf',
  '05_income_tax_assets/fw9.pdf',
  '06_insurance_flood/dec_progressive.pdf',
  '06_insurance_flood/dec_farmers.pdf',
  '09_sba_forms/SBA_148.pdf',
];

/** A package of so many pages made of the fixtures' documents. */
export async function writePackage(fixtures: string, pages: number, path: string): Promise<void> {
  const out = await PDFDocument.create();
  const opened = await Promise.all(
    sources.map(async (source) => PDFDocument.load(await readFile(join(fixtures, source)), { ignoreEncryption: true })),
  );
  while (out.getPageCount() < pages) {
    for (const source of opened) {
      const left = pages - out.getPageCount();
      if (left <= 0) break;
      const indices = source.getPageIndices().slice(0, left);
      for (const page of await out.copyPages(source, indices)) out.addPage(page);
    }
  }
  await writeFile(path, await out.save());
}

const vocabulary =
  'borrower lender note property payment principal interest escrow closing title insurance county recorded instrument amount date of the and to for in by shall this with on $1,234.56 30-year 4.125% 08/15/2026 No. Section agreement security fee tax premium month'.split(
    ' ',
  );

/** A file of so many pages of made-up text, the same for the same number. */
export async function writeGenerated(pages: number, path: string): Promise<void> {
  const random = seeded(pages);
  const document = new PDFKit({ size: 'LETTER', margin: 54, info: { CreationDate: new Date(0) } });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve) => document.on('end', () => resolve()));
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) document.addPage();
    document
      .font('Helvetica-Bold')
      .fontSize(14)
      .text(`Exhibit ${page + 1}`, 54, 54);
    document.font('Times-Roman').fontSize(10);
    for (let line = 0; line < 52; line += 1) {
      const words = Array.from({ length: 13 }, () => vocabulary[Math.floor(random() * vocabulary.length)]);
      document.text(words.join(' '), 54, 84 + line * 12.5, { lineBreak: false });
    }
  }
  document.end();
  await done;
  await writeFile(path, Buffer.concat(chunks));
}

/** mulberry32: small and the same everywhere. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
