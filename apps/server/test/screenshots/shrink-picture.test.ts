import { decode, encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture with more colours than an indexed one can have. */
function colourful(width: number, height: number): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 37 + (at >> 5) * 11) % 256;
  return encode({ width, height, data, channels: 3 });
}

describe('a picture that is made smaller', () => {
  it('keeps its size and nearly its colours', () => {
    const before = decode(colourful(64, 40));
    const after = decode(shrinkPicture(colourful(64, 40)));
    expect([after.width, after.height]).toEqual([64, 40]);
    expect(after.palette?.length).toBeLessThanOrEqual(256);
    let apart = 0;
    for (let pixel = 0; pixel < 64 * 40; pixel += 1) {
      const colour = after.palette?.[after.data[pixel] ?? 0] ?? [];
      for (const part of [0, 1, 2]) apart += Math.abs((colour[part] ?? 0) - (before.data[pixel * 3 + part] ?? 0));
    }
    expect(apart / (64 * 40 * 3)).toBeLessThan(16);
  });

  it('keeps few colours exactly', () => {
    const data = new Uint8Array([0, 0, 0, 255, 255, 255, 31, 85, 184, 255, 255, 255]);
    const after = decode(shrinkPicture(encode({ width: 2, height: 2, data, channels: 3 })));
    const colours = [...after.data].flatMap((index) => after.palette?.[index] ?? []);
    expect(colours).toEqual([...data]);
  });
});
