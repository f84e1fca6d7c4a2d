import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPdf } from './open-pdf.ts';
import { readHandPage, textsOf } from './testing/read-first-page.ts';
import { stream } from './testing/write-pdf.ts';

/** A filled form; without appearances where `bare`, as programs leave it that write values only. */
async function filledForm(bare: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  page.drawText('Borrower:', { x: 60, y: 700, size: 12, font: await document.embedFont(StandardFonts.Helvetica) });
  const form = document.getForm();
  const name = form.createTextField('borrower.name');
  name.setText('Jane Public');
  name.addToPage(page, { x: 120, y: 696, width: 240, height: 20 });
  form.createTextField('borrower.phone').addToPage(page, { x: 120, y: 660, width: 240, height: 20 });
  const ticked = form.createCheckBox('first.time');
  ticked.addToPage(page, { x: 60, y: 600, width: 16, height: 16 });
  ticked.check();
  form.createCheckBox('refinance').addToPage(page, { x: 120, y: 600, width: 16, height: 16 });
  const occupancy = form.createRadioGroup('occupancy');
  occupancy.addOptionToPage('primary', page, { x: 60, y: 560, width: 16, height: 16 });
  occupancy.addOptionToPage('second', page, { x: 120, y: 560, width: 16, height: 16 });
  occupancy.select('second');
  const state = form.createDropdown('state');
  state.addOptions(['TX', 'CA']);
  state.select('CA');
  state.addToPage(page, { x: 60, y: 520, width: 80, height: 20 });
  if (!bare) return document.save();
  form.updateFieldAppearances();
  for (const field of form.getFields()) {
    for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  }
  return document.save({ updateFieldAppearances: false });
}

describe.each([
  ['with appearances', false],
  ['without appearances', true],
])('a form filled %s', (_, bare) => {
  it('tells its fields, their values and what is ticked', async () => {
    const file = await openPdf(await filledForm(bare));
    const { formFields } = file.readPage(1);
    file.close();
    expect(formFields.map(({ name, kind, value, checked }) => [name, kind, value, checked])).toEqual([
      ['borrower.name', 'text', 'Jane Public', null],
      ['borrower.phone', 'text', null, null],
      ['first.time', 'checkbox', 'Yes', true],
      ['refinance', 'checkbox', 'Off', false],
      ['occupancy', 'radio', bare ? 'Off' : 'second', false],
      ['occupancy', 'radio', bare ? '1' : 'second', true],
      ['state', 'choice', 'CA', null],
    ]);
    expect(formFields[0]?.box.x).toBeCloseTo(0.2, 2);
    expect(formFields[0]?.box.w).toBeCloseTo(0.4, 2);
  });

  it('has the printed values among the words, inside their fields', async () => {
    const file = await openPdf(await filledForm(bare));
    const page = file.readPage(1);
    file.close();
    expect(textsOf(page)).toEqual(expect.arrayContaining(['Borrower:', 'Jane', 'Public', 'CA']));
    const field = page.formFields[0]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    for (const { box } of page.words.filter(({ text }) => text === 'Jane' || text === 'Public')) {
      expect(box.x).toBeGreaterThanOrEqual(field.x);
      expect(box.x + box.w).toBeLessThanOrEqual(field.x + field.w);
      expect(box.y + box.h / 2).toBeGreaterThan(field.y);
      expect(box.y + box.h / 2).toBeLessThan(field.y + field.h);
    }
  });

  it('is painted with its values, the same before and after reading, and reads the same twice', async () => {
    const file = await openPdf(await filledForm(bare));
    const paint = () => file.renderPage({ pageNo: 1, width: 600, colour: 'gray' });
    const before = paint();
    const first = file.readPage(1);
    const second = file.readPage(1);
    const after = paint();
    file.close();
    expect(Buffer.compare(before.data, after.data)).toBe(0);
    expect(second).toEqual(first);
    const inField = [];
    for (let y = 86; y < 102; y += 1) for (let x = 122; x < 200; x += 1) inField.push(before.data[y * 600 + x] ?? 255);
    expect(inField.filter((value) => value < 100).length).toBeGreaterThan(50);
  });
});

describe('annotations', () => {
  const note = '<< /Type /Annot /Subtype /Text /Rect [100 700 120 720] /Contents (Ask the title company) >>';
  const appearance = stream(
    'BT /F1 14 Tf 2 5 Td (PAID) Tj ET',
    '/Type /XObject /Subtype /Form /BBox [0 0 60 20] /Resources << /Font << /F1 3 0 R >> >>',
  );
  const stamp = '<< /Type /Annot /Subtype /Stamp /Rect [300 600 360 620] /F 4 /AP << /N 11 0 R >> >>';
  const unseen = '<< /Type /Annot /Subtype /Stamp /Rect [300 500 360 520] /F 2 /AP << /N 11 0 R >> >>';

  it('are told with their kind, text and box; what a stamp prints is among the words, what is hidden is not', async () => {
    const page = await readHandPage(
      { content: 'BT /F1 12 Tf 50 750 Td (Invoice) Tj ET', entries: '/Annots [10 0 R 12 0 R 13 0 R]' },
      [note, appearance, stamp, unseen],
    );
    expect(page.annotations.map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'Ask the title company'],
      ['stamp', null],
    ]);
    expect(page.annotations[1]?.box.x).toBeCloseTo(300 / 612, 4);
    expect(textsOf(page)).toEqual(['Invoice', 'PAID']);
  });
});
