import type { Document, DocumentDetail } from '@countersign/contract/documents';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { admin, type Rig } from './rig.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A note whose page lies on its side in the file, as scanners leave them. */
async function givenDocument(rig: Rig, externalRef: string, turned: number): Promise<DocumentDetail> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const title of ['PROMISSORY NOTE', 'PROMISSORY NOTE, continued']) {
    const page = pdf.addPage([612, 792]);
    page.setRotation(degrees(turned));
    page.drawText(title, { x: 90, y: 600, size: 18, font });
    page.drawText('FOR VALUE RECEIVED, the undersigned Borrower promises to pay to the order of', {
      x: 72,
      y: 560,
      size: 11,
      font,
    });
    page.drawText('Lender the principal sum of $250,000.00 with interest as stated below.', {
      x: 72,
      y: 540,
      size: 11,
      font,
    });
  }
  const token = await rig.adminToken();
  const documents = [{ name: `${externalRef}.pdf`, content: await pdf.saveAsBase64() }];
  await rig.call('POST', '/v1/packages', { token, body: { externalRef, borrowerName: 'Somebody', documents } });
  return vi.waitFor(
    async () => {
      const { items } = await rig.call<{ items: Document[] }>('GET', `/v1/loans/${externalRef}/documents`, { token });
      const read = items.find((each) => each.status === 'read' && each.docType !== null);
      if (read === undefined) throw new Error(`It is not read yet: ${JSON.stringify(items)}`);
      return rig.call<DocumentDetail>('GET', `/v1/documents/${read.id}`, { token });
    },
    { timeout: 90_000, interval: 300 },
  );
}

/** Where a box lies on the picture that is shown, in fractions of that picture. */
async function drawnBox(page: Page, id: string): Promise<Rectangle> {
  const picture = await page.locator('.page-picture').boundingBox();
  const box = await page.locator(`rect[data-box="${id}"]`).boundingBox();
  if (picture === null || box === null) throw new Error('The page or its box is not shown.');
  return {
    x: (box.x - picture.x) / picture.width,
    y: (box.y - picture.y) / picture.height,
    w: box.width / picture.width,
    h: box.height / picture.height,
  };
}

describeInBrowser('the page viewer', (rig) => {
  it.each([
    ['an upright page', 'P-0', 0],
    ['a page that lies on its side', 'P-90', 90],
  ])('draws boxes where the interface says, at three zooms, on %s', async (_name, ref, turned) => {
    const document = await givenDocument(rig(), ref, turned);
    const [first] = document.decidedBy;
    if (first === undefined) throw new Error(`Nothing decided its type: ${JSON.stringify(document)}`);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open(`/app/documents/${document.id}`);
    await signIn(admin);
    await page.getByRole('complementary').getByRole('button').first().click();
    await page.locator('.page-picture').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const widths: number[] = [];
    for (const key of ['0', '+', '+']) {
      await page.keyboard.press(key);
      await vi.waitFor(
        async () => {
          const width = (await page.locator('.page-picture').boundingBox())?.width ?? 0;
          expect(widths).not.toContain(width);
          widths.push(width);
        },
        { timeout: 120_000 },
      );
      const drawn = await drawnBox(page, '0');
      // Two places: the browser rounds to pixels, and a letter is about a hundredth of a page.
      for (const side of ['x', 'y', 'w', 'h'] as const) expect(drawn[side], side).toBeCloseTo(first.box[side], 2);
    }
    expect(faults).toEqual([]);
    await close();
  });
});
