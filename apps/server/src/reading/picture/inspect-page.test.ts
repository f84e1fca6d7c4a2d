import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { encodeGrayPng } from '../images/encode-png.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { type InspectedPage, inspectPage } from './index.ts';

type Draw = (doc: PDFKit.PDFDocument) => void;

async function draw(page: Draw): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 72 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  page(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

async function inspect(page: Draw): Promise<InspectedPage> {
  const pdf = await openPdf(await draw(page));
  try {
    return inspectPage(pdf, 1);
  } finally {
    pdf.close();
  }
}

const plain: Draw = (doc) => doc.fontSize(11).text('Loan Number 123456789 Principal $250,000.00', 72, 100);
const texts = (page: InspectedPage) => page.words.map(({ text }) => text);

/** The page as a scanner sees it: a picture that covers the sheet. */
async function scanOf(page: Draw): Promise<Buffer> {
  const pdf = await openPdf(await draw(page));
  try {
    return encodeGrayPng(pdf.renderPage({ pageNo: 1, width: 1275, colour: 'gray' }));
  } finally {
    pdf.close();
  }
}

describe('an honest page', () => {
  it('keeps its words and need not be recognized', async () => {
    const page = await inspect(plain);
    expect(texts(page)).toEqual(['Loan', 'Number', '123456789', 'Principal', '$250,000.00']);
    expect([page.recognize, page.doubts, page.hidden]).toEqual([null, [], []]);
  });

  it('may be white on dark, gray, small, or hold signatures and rules', async () => {
    const page = await inspect((doc) => {
      plain(doc);
      doc.rect(72, 200, 300, 24).fill('#003366');
      doc.fillColor('white').text('Loan Terms', 80, 206);
      doc.fillColor('#b0b0b0').text('FICUS BANK', 72, 260);
      doc.fillColor('black').fontSize(5).text('Form 3200 Rev. 07/21', 72, 700, { lineBreak: false });
      for (let row = 0; row < 8; row += 1)
        doc
          .moveTo(72, 400 + row * 20)
          .lineTo(500, 400 + row * 20)
          .stroke();
      doc
        .moveTo(80, 600)
        .bezierCurveTo(90, 560, 120, 640, 140, 590)
        .bezierCurveTo(160, 560, 180, 620, 220, 600)
        .stroke();
    });
    expect(texts(page)).toEqual(expect.arrayContaining(['Terms', 'FICUS', 'BANK', 'Form', '07/21']));
    expect([page.recognize, page.hidden]).toEqual([null, []]);
  });
});

describe('text that nobody sees', () => {
  it('in the colour of the paper is left out, and the reviewer is told', async () => {
    const page = await inspect((doc) => {
      plain(doc);
      doc.fillColor('white').text('Principal $900,000.00', 72, 300);
    });
    expect(texts(page)).not.toContain('$900,000.00');
    expect(page.doubts.map(({ kind }) => kind)).toContain('hidden_text');
    expect(page.doubts.map(({ detail }) => detail).join(' ')).toContain('$900,000.00');
  });

  it('under a patch of white is left out', async () => {
    const page = await inspect((doc) => {
      plain(doc);
      doc.text('Principal $900,000.00', 72, 300);
      doc.rect(60, 290, 300, 30).fill('white');
    });
    expect(texts(page)).not.toContain('$900,000.00');
  });

  it('as the rest of a word that shows in part makes the page doubtful', async () => {
    const page = await inspect((doc) => {
      plain(doc);
      doc.text('1234567890123456', 72, 300, { lineBreak: false });
      const shown = doc.widthOfString('123456789');
      doc.rect(72 + shown, 290, 200, 30).fill('white');
    });
    const stillThere = texts(page).includes('1234567890123456');
    expect(stillThere ? page.recognize : 'left out').not.toBeNull();
  });
});

describe('print that is not in the text', () => {
  it('on a scanned page is recognized', async () => {
    const picture = await scanOf(plain);
    const page = await inspect((doc) => doc.image(picture, 0, 0, { width: 612 }));
    expect([page.words.length, page.recognize]).toEqual([0, 'missing']);
  });

  it('on a scanned page with a line of text over it is recognized as well', async () => {
    const picture = await scanOf((doc) => {
      plain(doc);
      doc.text('The Lender is First Meridian Bank, and interest is charged on unpaid principal.', 72, 200);
    });
    const page = await inspect((doc) => {
      doc.image(picture, 0, 0, { width: 612 });
      doc.fontSize(9).text('Received by fax 03/01/2026', 300, 760, { lineBreak: false });
    });
    expect(page.recognize).toBe('missing');
    expect(texts(page)).toContain('Received');
  });

  it('is not looked for on an empty page, nor in specks', async () => {
    const page = await inspect((doc) => {
      for (let i = 0; i < 30; i += 1) doc.circle(40 + ((i * 97) % 520), 40 + ((i * 211) % 700), 0.6).fill('black');
    });
    expect([page.words.length, page.recognize]).toEqual([0, null]);
  });
});
