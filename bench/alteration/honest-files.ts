import { PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { makeDocument } from '../../tools/packages/core/make-package.ts';
import { createRandom, type Random } from '../../tools/packages/core/random.ts';
import { workingLayouts } from '../../tools/packages/working/index.ts';
import { hasTool, withTool } from './alter-file.ts';

/**
 * Real documents whose publishers replaced names and numbers before they published them, which shows in the file: an
 * earlier version is still inside. They are altered, so that a sign on them is no mistake.
 */
export const changedByTheirPublishers: Readonly<Record<string, string>> = {
  'bop_nationwide.pdf': 'numbers of the insured replaced; the first version is in the file',
  'home_liberty_mutual.pdf': 'numbers of the insured replaced; the first version is in the file',
  'home_state_farm.pdf': 'numbers of the insured replaced; the first version is in the file',
  'osmre_mortgage_deed_of_trust.pdf': 'a paragraph of the form was reworded; the first version is in the file',
};

export interface HonestFile {
  readonly kind: string;
  readonly name: string;
  readonly pdf: Uint8Array;
}

type Way = (pdf: Uint8Array, random: Random) => Promise<Uint8Array>;

/** What happens to documents that nobody alters. */
const ways: readonly { readonly kind: string; readonly tool: string; readonly change: Way }[] = [
  { kind: 'as drawn', tool: 'node', change: async (pdf) => pdf },
  { kind: 'stamped and numbered', tool: 'node', change: stampPages },
  { kind: 'signed with a picture and a date', tool: 'node', change: signLast },
  { kind: 'with a form page that was filled', tool: 'node', change: (pdf) => addForm(pdf, false) },
  { kind: 'with a form page that was filled and flattened', tool: 'node', change: (pdf) => addForm(pdf, true) },
  {
    kind: 'printed anew by Ghostscript',
    tool: 'gs',
    change: async (pdf) =>
      withTool({ 'in.pdf': pdf }, 'gs', ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', '-o', 'out.pdf', 'in.pdf']),
  },
  {
    kind: 'prepared for the web by qpdf',
    tool: 'qpdf',
    change: async (pdf) => withTool({ 'in.pdf': pdf }, 'qpdf', ['--linearize', 'in.pdf', 'out.pdf']),
  },
  {
    kind: 'with a comment and a highlight, saved as an update',
    tool: 'mutool',
    change: async (pdf) =>
      withTool({ 'in.pdf': pdf, 'do.js': comment }, 'sh', ['-c', 'cp in.pdf out.pdf && mutool run do.js']),
  },
];

/** One layout after the other, so that no kind has all of one sort. */
export async function* honestFiles(count: number): AsyncGenerator<HonestFile> {
  for (let index = 0; index < count; index += 1) {
    const layout = workingLayouts[(index * 11) % workingLayouts.length];
    const way = ways[index % ways.length];
    if (layout === undefined || way === undefined || !hasTool(way.tool)) continue;
    const { pdf } = await makeDocument(layout, 8000 + index);
    const random = createRandom(8000 + index);
    yield { kind: way.kind, name: `${layout.id} ${8000 + index}`, pdf: await way.change(pdf, random) };
  }
}

/** An envelope's number at the top of every page, a received stamp, numbers at the foot. */
async function stampPages(pdf: Uint8Array, random: Random): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pdf);
  const font = await doc.embedFont(StandardFonts.Helvetica);
  const bold = await doc.embedFont(StandardFonts.HelveticaBold);
  for (const [index, page] of doc.getPages().entries()) {
    const { width, height } = page.getSize();
    page.drawText(`Envelope ID: ${random.int(10_000_000, 99_999_999)}-${random.int(1000, 9999)}`, {
      x: 14,
      y: height - 14,
      size: 7,
      font,
    });
    page.drawText(`LOAN-${String(100_000 + index)}`, { x: width - 90, y: 12, size: 8, font });
  }
  const [first] = doc.getPages();
  if (first !== undefined) {
    const { width, height } = first.getSize();
    first.drawRectangle({
      x: width - 160,
      y: height - 64,
      width: 140,
      height: 34,
      borderColor: rgb(0.6, 0.1, 0.1),
      borderWidth: 1.5,
    });
    first.drawText('RECEIVED', { x: width - 150, y: height - 46, size: 12, font: bold, color: rgb(0.6, 0.1, 0.1) });
    first.drawText(`${random.int(1, 12)}/${random.int(1, 28)}/2026`, {
      x: width - 150,
      y: height - 59,
      size: 9,
      font,
      color: rgb(0.6, 0.1, 0.1),
    });
  }
  return doc.save();
}

async function signLast(pdf: Uint8Array, random: Random): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pdf);
  const font = await doc.embedFont(StandardFonts.TimesRomanItalic);
  const plain = await doc.embedFont(StandardFonts.Helvetica);
  const page = doc.getPages().at(-1) as PDFPage;
  const { width } = page.getSize();
  page.drawText('/s/ A. Borrower', { x: 80, y: 40, size: 16, font });
  page.drawText(`Signed ${random.int(1, 12)}/${random.int(1, 28)}/2026 10:${random.int(10, 59)} AM`, {
    x: width / 2,
    y: 40,
    size: 8,
    font: plain,
  });
  return doc.save();
}

/** A form of the bank behind the document, with amounts typed into its fields. */
async function addForm(pdf: Uint8Array, flat: boolean): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pdf);
  const times = await doc.embedFont(StandardFonts.TimesRoman);
  const page = doc.addPage([612, 792]);
  page.drawText('FUNDING WORKSHEET', { x: 72, y: 720, size: 14, font: times });
  const form = doc.getForm();
  const lines = [
    'Loan amount',
    'Wire amount',
    'Account number',
    'Routing number',
    'Per diem',
    'Date',
    'Prepared by',
    'Reviewed by',
  ];
  const values = [
    '$312,000.00',
    '$308,115.42',
    '004418273645',
    '021000021',
    '$53.42',
    '06/15/2026',
    'J. Morris',
    'T. Alvarez',
  ];
  for (let line = 0; line < 30; line += 1)
    page.drawText(`Item ${line + 1}. The preparer states what is asked for below, where it applies.`, {
      x: 72,
      y: 340 - line * 10,
      size: 8,
      font: times,
    });
  for (const [index, label] of lines.entries()) {
    page.drawText(`${label}:`, { x: 72, y: 680 - index * 34, size: 11, font: times });
    const field = form.createTextField(`field ${index}`);
    field.setText(values[index] ?? '');
    field.addToPage(page, { x: 200, y: 674 - index * 34, width: 180, height: 20 });
  }
  if (flat) form.flatten();
  return doc.save();
}

const comment = `
var doc = new PDFDocument('out.pdf');
var page = doc.loadPage(0);
var note = page.createAnnotation('Text');
note.setRect([560, 60, 580, 80]);
note.setContents('Please confirm the date.');
var mark = page.createAnnotation('Highlight');
mark.setQuadPoints([[72, 100, 300, 100, 72, 114, 300, 114]]);
page.update();
doc.save('out.pdf', 'incremental');
`;
