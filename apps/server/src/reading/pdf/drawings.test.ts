import { describe, expect, it } from 'vitest';
import { readHandPage } from './testing/read-first-page.ts';
import { stream } from './testing/write-pdf.ts';

const size = { mediaBox: [0, 0, 500, 500] };

async function rules(content: string): Promise<[string, number, number, number][]> {
  const page = await readHandPage({ ...size, content });
  return page.rules.map(({ direction, box }) =>
    direction === 'horizontal'
      ? [direction, round(box.x), round(box.x + box.w), round(box.y + box.h / 2)]
      : [direction, round(box.y), round(box.y + box.h), round(box.x + box.w / 2)],
  );
}

function round(fraction: number): number {
  return Math.round(fraction * 100) / 100;
}

describe('rules', () => {
  it.each([
    ['a stroke across', '1 w 50 400 m 450 400 l S', [['horizontal', 0.1, 0.9, 0.2]]],
    ['a stroke upright', '1 w 250 100 m 250 400 l S', [['vertical', 0.2, 0.8, 0.5]]],
    ['a thin box filled', '50 399.5 400 1 re f', [['horizontal', 0.1, 0.9, 0.2]]],
    ['pieces in one line', '50 400 m 150 400 l S 150 400 m 300 400 l S', [['horizontal', 0.1, 0.6, 0.2]]],
    [
      'pieces apart',
      '50 400 m 100 400 l S 300 400 m 350 400 l S',
      [
        ['horizontal', 0.1, 0.2, 0.2],
        ['horizontal', 0.6, 0.7, 0.2],
      ],
    ],
    ['a stroke cut by a clip', '0 0 250 500 re W n 50 400 m 450 400 l S', [['horizontal', 0.1, 0.5, 0.2]]],
    ['nothing of a slanted stroke', '50 100 m 450 400 l S', []],
    ['nothing of a white box', '1 g 50 100 200 200 re f', []],
    ['nothing of a path that is not drawn', '50 100 200 200 re n', []],
  ])('%s', async (_, content, expected) => {
    expect(await rules(content)).toEqual(expected);
  });

  it('of a box are its four edges', async () => {
    expect(await rules('50 100 200 300 re S')).toEqual([
      ['horizontal', 0.1, 0.5, 0.8],
      ['horizontal', 0.1, 0.5, 0.2],
      ['vertical', 0.2, 0.8, 0.1],
      ['vertical', 0.2, 0.8, 0.5],
    ]);
  });

  it('of a box stand where it is painted, also on a page that is drawn from its top downwards', async () => {
    expect(await rules('1 0 0 -1 0 500 cm 50 50 200 100 re S')).toEqual([
      ['horizontal', 0.1, 0.5, 0.3],
      ['horizontal', 0.1, 0.5, 0.1],
      ['vertical', 0.1, 0.3, 0.1],
      ['vertical', 0.1, 0.3, 0.5],
    ]);
  });

  it('are never more than 2,000 a page, and the longest are kept', async () => {
    const short = Array.from({ length: 3000 }, (_, index) =>
      `${(index % 40) * 12} ${Math.floor(index / 40) * 6} m 6 0 l S`.replace(
        '6 0 l',
        `${(index % 40) * 12 + 6} ${Math.floor(index / 40) * 6} l`,
      ),
    );
    const page = await readHandPage({ ...size, content: `${short.join('\n')} 5 495 m 495 495 l S` });
    expect(page.rules).toHaveLength(2000);
    expect(page.rules[0]?.box.w).toBeCloseTo(0.98, 1);
  });

  it('turn with the page', async () => {
    const page = await readHandPage({ ...size, rotate: 90, content: '50 400 m 450 400 l S' });
    expect(page.rules).toMatchObject([{ direction: 'vertical' }]);
    expect(page.rules[0]?.box.x).toBeCloseTo(0.8, 2);
  });
});

describe('pictures', () => {
  const image = stream(
    '\x40\x80',
    '/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
  );
  const form = stream(
    'q 100 0 0 100 0 0 cm /Im Do Q',
    '/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Matrix [1 0 0 1 100 100] /Resources << /XObject << /Im 10 0 R >> >>',
  );
  const resources = '/XObject << /Im 10 0 R /Fm 11 0 R >>';

  it.each([
    ['placed', 'q 100 0 0 200 50 100 cm /Im Do Q', { x: 0.1, y: 0.4, w: 0.2, h: 0.4 }],
    ['cut by a clip', 'q 50 100 50 200 re W n 100 0 0 200 50 100 cm /Im Do Q', { x: 0.1, y: 0.4, w: 0.1, h: 0.4 }],
    ['inside a form object', 'q 1 0 0 1 50 0 cm /Fm Do Q', { x: 0.3, y: 0.6, w: 0.2, h: 0.2 }],
    [
      'written into the page',
      'q 100 0 0 100 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x50 EI Q',
      { x: 0, y: 0.8, w: 0.2, h: 0.2 },
    ],
    ['reaching over the edge', 'q 200 0 0 200 400 400 cm /Im Do Q', { x: 0.8, y: 0, w: 0.2, h: 0.2 }],
  ])('%s have the box that is seen', async (_, content, box) => {
    const page = await readHandPage({ ...size, content, resources }, [image, form]);
    expect(page.pictures).toHaveLength(1);
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(page.pictures[0]?.[side]).toBeCloseTo(box[side], 3);
  });
});
