import { boxOverlap } from '@countersign/engine/pages/box';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { rotateImage, turnImage } from '../images/rotate-image.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { OcrPageTimeout } from './ocr-page-timeout.ts';
import { recognizePage } from './recognize-page.ts';
import { openRecognizer } from './recognizer-engine.ts';
import { type BundledChild, bundleChild } from './testing/bundle-child.ts';
import { childProcesses } from './testing/child-processes.ts';
import { drawPage, noteLines, noteWords } from './testing/draw-page.ts';

const options = { dpi: 200, timeoutMs: 300_000 };
let child: BundledChild;
let engine: OcrEngine;
let page: GrayImage;

beforeAll(async () => {
  child = await bundleChild();
  engine = await openRecognizer({ childFile: child.file, parallel: 1 });
  page = await drawPage(noteLines);
});
afterAll(async () => {
  await engine.close();
  await child.remove();
});

const sorted = (words: readonly { text: string }[]) => words.map(({ text }) => text).sort();

describe('the picture of a page', () => {
  it('is read word for word, twice the same', async () => {
    const first = await recognizePage(engine, page, options);
    expect(first.words.map(({ text }) => text)).toEqual(noteWords);
    expect(first).toMatchObject({ quarterTurns: 0, skewDegrees: 0, engineVersion: engine.version });
    expect(await recognizePage(engine, page, options)).toEqual(first);
  });

  it.each([
    [1, 3],
    [2, 2],
    [3, 1],
  ])('that lies turned by %i quarters is turned upright by %i', async (turned, back) => {
    const upright = await recognizePage(engine, page, options);
    const lying = await recognizePage(engine, turnImage(page, turned), options);
    expect(lying.quarterTurns).toBe(back);
    expect(sorted(lying.words)).toEqual([...noteWords].sort());
    // The boxes are those of the picture as it was given: turned as it is.
    const amount = upright.words.find(({ text }) => text === '$418,250.75')?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    const found = lying.words.find(({ text }) => text === '$418,250.75')?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    const { x, y, w, h } = amount;
    const expected = [
      amount,
      { x: 1 - y - h, y: x, w: h, h: w },
      { x: 1 - x - w, y: 1 - y - h, w, h },
      { x: y, y: 1 - x - w, w: h, h: w },
    ][turned];
    expect(boxOverlap(found, expected ?? amount)).toBeGreaterThan(0.8);
  });

  it('that lies aslant is made level, and its words are found where they lay', async () => {
    const aslant = await recognizePage(engine, rotateImage(page, 3), options);
    expect(aslant.skewDegrees).toBeCloseTo(3, 0);
    expect(sorted(aslant.words)).toEqual([...noteWords].sort());
    const [first] = aslant.words;
    // Turned clockwise, the left side rises: the title stands higher than the 30 points at which it was drawn.
    expect(first?.box.y).toBeLessThan(32 / 300);
  });

  it('of low resolution is enlarged first', async () => {
    const small = await drawPage(noteLines, { dpi: 100 });
    const { words } = await recognizePage(engine, small, { ...options, dpi: 100 });
    expect(words.map(({ text }) => text)).toEqual(noteWords);
  });

  it('with nothing on it has no words', async () => {
    const empty = { width: 800, height: 600, data: new Uint8Array(800 * 600).fill(250) };
    expect((await recognizePage(engine, empty, options)).words).toEqual([]);
  });

  it('that takes too long is given up with a sentence, and nothing goes on working at it', async () => {
    await expect(recognizePage(engine, page, { ...options, timeoutMs: 30 })).rejects.toThrow(OcrPageTimeout);
    await expect(recognizePage(engine, page, { ...options, timeoutMs: 30 })).rejects.toThrow(
      /longer than 0 s|longer than 0\.\d s/,
    );
    expect(childProcesses(/ocr\.mjs/)).toEqual([]);
  });

  it('is given up at once when its caller gives up', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(recognizePage(engine, page, { ...options, signal: gone })).rejects.toThrow('gone');
  });
});
