import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { rotateImage } from '../images/rotate-image.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { OcrPageTimeout } from './ocr-page-timeout.ts';
import { recognizePage } from './recognize-page.ts';
import { openRecognizer } from './recognizer-engine.ts';
import { type BundledChild, bundleChild } from './testing/bundle-child.ts';
import { childProcesses } from './testing/child-processes.ts';
import { drawPage, noteLines, noteWords } from './testing/draw-page.ts';

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

it('reads a page in a process of its own, the same each time, and names its network and its treatment of pages', async () => {
  const first = await recognizePage(engine, page, { dpi: 200, timeoutMs: 300_000 });
  expect(first.words).toHaveLength(noteWords.length);
  expect(first.words.map(({ text }) => text)).toContain('$418,250.75');
  expect(first.engineVersion).toMatch(/^built-in net:[0-9a-f]{12,} page:\d+$/);
  expect(await recognizePage(engine, page, { dpi: 200, timeoutMs: 300_000 })).toEqual(first);
});

it('tells how the page lay, and why one has no words', async () => {
  const askew = await recognizePage(engine, rotateImage(page, 2), { dpi: 200, timeoutMs: 300_000 });
  expect(askew.skewDegrees).toBeCloseTo(2, 0);
  const empty = { width: 600, height: 800, data: new Uint8Array(600 * 800).fill(250) };
  const blank = await recognizePage(engine, empty, { dpi: 200, timeoutMs: 300_000 });
  expect(blank).toMatchObject({ words: [], without: 'blank' });
});

it('is ended with its process when a page takes too long, and reads the next one', async () => {
  const large = { width: 4000, height: 3000, data: new Uint8Array(12_000_000) };
  for (let y = 0; y < large.height; y += 1) {
    large.data.set(
      page.data.subarray((y % page.height) * page.width, (y % page.height) * page.width + page.width),
      y * 4000,
    );
  }
  const late = recognizePage(engine, large, { dpi: 200, timeoutMs: 60 });
  await expect(late).rejects.toBeInstanceOf(OcrPageTimeout);
  await vi.waitFor(() => expect(childProcesses(/ocr\.mjs/)).toEqual([]));
  const next = await recognizePage(engine, page, { dpi: 200, timeoutMs: 300_000 });
  expect(next.words).toHaveLength(noteWords.length);
});
