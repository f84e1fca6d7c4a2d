import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { firstEnd } from '../pdf/earlier-version.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { programSign } from './program-signs.ts';
import { compareVersions } from './revision-signs.ts';

const word = (text: string, x: number, y = 0.5) => ({
  text,
  box: { x, y, w: 0.012 * text.length, h: 0.014 },
  method: 'text' as const,
  confidence: 1,
  fontSize: 10,
  bold: false,
});

describe('an earlier version in the file', () => {
  const before = [word('Total', 0.1), word('$12,345.00', 0.3), word('June', 0.6)];

  it('tells which number another one replaced', () => {
    expect(compareVersions(before, [word('Total', 0.1), word('$92,345.00', 0.3), word('June', 0.6)])).toMatchObject([
      {
        kind: 'later_revision',
        detail: 'An earlier version inside this file prints “$12,345.00” here; the page now shows “$92,345.00”.',
      },
    ]);
  });

  it('is silent where blanks were filled, words changed, or the page was set anew a little lower', () => {
    expect(compareVersions(before, [...before, word('$100.00', 0.3, 0.6)])).toEqual([]);
    expect(compareVersions(before, [word('Sum', 0.1), word('$12,345.00', 0.3), word('June', 0.6)])).toEqual([]);
    expect(
      compareVersions(
        before,
        before.map((one) => ({ ...one, box: { ...one.box, y: one.box.y + 0.002 } })),
      ),
    ).toEqual([]);
  });

  it('is silent where the page is another edition', () => {
    const many = Array.from({ length: 13 }, (_, line) => word(`${line}00.00`, 0.3, 0.1 + line * 0.05));
    expect(compareVersions(many, [])).toEqual([]);
  });
});

describe('the end of an earlier version', () => {
  it('is where an update begins, not where bytes trail', async () => {
    const doc = await PDFDocument.create();
    const page = doc.addPage();
    page.drawText('$12,345.00', { x: 100, y: 500, size: 10, font: await doc.embedFont(StandardFonts.Helvetica) });
    const file = Buffer.from(await doc.save({ useObjectStreams: false }));
    expect(firstEnd(file)).toBeNull();
    expect(firstEnd(Buffer.concat([file, Buffer.from('\n% trailing\n%%EOF\n')]))).toBeNull();
    const updated = Buffer.concat([file, Buffer.from('\nxref\n0 0\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n')]);
    expect(firstEnd(updated)).toBe(file.lastIndexOf('%%EOF') + 5);
  });

  it('leaves a file that cannot be read up to there alone', async () => {
    const doc = await PDFDocument.create();
    doc.addPage();
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n%%EOF\n'), Buffer.from(await doc.save())]);
    const file = await openPdf(new Uint8Array(broken)).catch(() => null);
    expect(file === null ? [] : file.readPage(1).signs).toEqual([]);
    file?.close();
  });
});

describe('the program that saved a file', () => {
  it('is named where it draws and changes files of others', () => {
    expect(programSign({ creator: 'Draw', producer: 'LibreOffice 7.4' })).toMatchObject({
      kind: 'drawing_program',
      detail: 'The file was last saved with LibreOffice Draw, a program that draws and changes pictures and PDFs.',
    });
  });

  it('is no matter where it writes', () => {
    expect(programSign({ creator: 'Writer', producer: 'LibreOffice 7.4' })).toBeNull();
    expect(programSign({ creator: 'Drawdown system', producer: 'PDFlib' })).toBeNull();
    expect(programSign({ creator: '', producer: '' })).toBeNull();
  });
});
