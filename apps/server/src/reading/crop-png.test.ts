import { expect, it } from 'vitest';
import { cropPng } from './crop-png.ts';
import { decodePng } from './images/decode-png.ts';
import { encodeGrayPng } from './images/encode-png.ts';

const white = (width: number, height: number) => ({ width, height, data: new Uint8Array(width * height).fill(255) });

it('shows what is in the box, with some of the page around it', () => {
  const page = white(400, 500);
  page.data[250 * 400 + 200] = 0;
  const crop = cropPng(encodeGrayPng(page), { x: 0.4, y: 0.48, w: 0.2, h: 0.04 });
  const { image } = decodePng(crop.png);
  expect([image.width, image.height]).toEqual([crop.width, crop.height]);
  expect([crop.width < 400, crop.height < 500]).toEqual([true, true]);
  expect(image.data.filter((pixel) => pixel === 0)).toHaveLength(1);
});

it('ends where the page does', () => {
  const { width, height } = cropPng(encodeGrayPng(white(100, 100)), { x: 0, y: 0, w: 1, h: 1 });
  expect([width, height]).toEqual([100, 100]);
});
