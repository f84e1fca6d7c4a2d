import { describe, expect, it } from 'vitest';
import { openPdf } from './open-pdf.ts';
import { darkBox, readHandPage } from './testing/read-first-page.ts';
import { writePdf } from './testing/write-pdf.ts';

/** "Total" in Helvetica of 10 points is 22.23 points wide, by the font's published widths. */
const width = 22.23;

/**
 * A crop box of 400 by 600 away from the origin, in a media box that does not begin there either. The text begins a
 * quarter from the left of what is seen and stands a sixth below its top.
 */
const page = {
  mediaBox: [10, 20, 622, 812],
  cropBox: [110, 120, 510, 720],
  content: 'BT /F1 10 Tf 210 620 Td (Total) Tj ET',
};
const right = 0.25 + width / 400;

describe.each([
  { rotate: 0, width: 400, height: 600, start: { x: 0.25, y: 1 / 6 }, end: { x: right, y: 1 / 6 } },
  { rotate: 90, width: 600, height: 400, start: { x: 5 / 6, y: 0.25 }, end: { x: 5 / 6, y: right } },
  { rotate: 180, width: 400, height: 600, start: { x: 0.75, y: 5 / 6 }, end: { x: 1 - right, y: 5 / 6 } },
  { rotate: 270, width: 600, height: 400, start: { x: 1 / 6, y: 0.75 }, end: { x: 1 / 6, y: 1 - right } },
])('a page turned by $rotate degrees', ({ rotate, width: pageWidth, height: pageHeight, start, end }) => {
  const bytes = writePdf([{ ...page, rotate }]);

  it('has the size and the box that a person sees', async () => {
    const file = await openPdf(bytes);
    const read = file.readPage(1);
    file.close();
    expect([read.width, read.height, read.rotation]).toEqual([pageWidth, pageHeight, rotate]);
    expect(read.words.map((word) => word.text)).toEqual(['Total']);
    const box = read.words[0]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    const along = rotate === 90 || rotate === 270 ? 'y' : 'x';
    const across = along === 'x' ? 'y' : 'x';
    const reach = { x: [box.x, box.x + box.w], y: [box.y, box.y + box.h] } as const;
    expect(reach[along][0]).toBeCloseTo(Math.min(start[along], end[along]), 4);
    expect(reach[along][1]).toBeCloseTo(Math.max(start[along], end[along]), 4);
    // The baseline lies inside, and the box is about as high as the print.
    expect(reach[across][0]).toBeLessThan(start[across]);
    expect(reach[across][1]).toBeGreaterThan(start[across]);
    expect((reach[across][1] - reach[across][0]) * 600).toBeLessThan(13);
  });

  it('is painted as a person sees it, with the ink in the box, before and after it was read', async () => {
    const file = await openPdf(bytes);
    const before = file.renderPage({ pageNo: 1, width: 600, colour: 'gray' });
    const box = file.readPage(1).words[0]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    const after = file.renderPage({ pageNo: 1, width: 600, colour: 'gray' });
    file.close();
    expect(before.height).toBe(Math.round((600 * pageHeight) / pageWidth));
    expect(Buffer.compare(before.data, after.data)).toBe(0);
    const ink = darkBox(before);
    // A pixel of tolerance for the painter.
    expect(ink.x).toBeGreaterThan(box.x - 1 / before.width);
    expect(ink.y).toBeGreaterThan(box.y - 1 / before.height);
    expect(ink.right).toBeLessThan(box.x + box.w + 1 / before.width);
    expect(ink.bottom).toBeLessThan(box.y + box.h + 1 / before.height);
    // The ink fills most of the box: an empty page would pass what is above.
    expect((ink.right - ink.x) * (ink.bottom - ink.y)).toBeGreaterThan(0.4 * box.w * box.h);
  });
});

describe('sizes', () => {
  it('are in points where the page has a unit of its own', async () => {
    const read = await readHandPage({ ...page, userUnit: 2.5 });
    expect([read.width, read.height]).toEqual([1000, 1500]);
    expect(read.words[0]?.fontSize).toBeCloseTo(25);
    expect(read.words[0]?.box.x).toBeCloseTo(0.25, 4);
  });

  it('of fonts are as drawn, after the text matrix and the page matrix', async () => {
    const read = await readHandPage({ content: '2 0 0 2 0 0 cm BT /F1 1 Tf 6 0 0 6 50 300 Tm (Six) Tj ET' });
    expect(read.words[0]?.fontSize).toBeCloseTo(12, 4);
  });

  it('of the crop box that reaches over the media box end at the media box', async () => {
    const read = await readHandPage({ ...page, mediaBox: [0, 0, 300, 700], cropBox: [100, 100, 900, 900] });
    expect([read.width, read.height]).toEqual([200, 600]);
  });
});
