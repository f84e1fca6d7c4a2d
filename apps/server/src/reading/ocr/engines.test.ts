import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GrayImage } from '../images/gray-image.ts';
import { openLocalEngine, openOcrEngine } from './choose-engine.ts';
import { openNativeEngine } from './native-engine.ts';
import { openNpmEngine } from './npm-engine.ts';
import { OcrEngineError, type PictureEngine } from './ocr-engine.ts';
import { type BundledChild, bundleChild } from './testing/bundle-child.ts';
import { childProcesses } from './testing/child-processes.ts';
import { drawPage, noteLines, noteWords } from './testing/draw-page.ts';

const never = new AbortController().signal;
let child: BundledChild;
let page: GrayImage;
let other: GrayImage;
let dense: GrayImage;

beforeAll(async () => {
  child = await bundleChild();
  page = await drawPage(noteLines);
  other = await drawPage([{ text: 'Deed of trust, recorded 11/30/2025', x: 30, y: 40 }], { height: 120 });
  const lines = Array.from({ length: 60 }, (_, line) => ({
    text: noteLines[2 + (line % 6)]?.text ?? '',
    x: 20,
    y: 10 + line * 12,
  }));
  dense = await drawPage(lines, { width: 612, height: 792 });
});
afterAll(() => child.remove());

const read = (engine: PictureEngine, image: GrayImage, signal = never) =>
  engine.recognize({ image, dpi: 200, layout: 'page', signal });

const hasNative = (await openNativeEngine()) !== null;
const engines: readonly [string, boolean, () => Promise<PictureEngine>][] = [
  ['the npm engine', true, () => openNpmEngine({ childFile: child.file, parallel: 1, picturesPerChild: 4 })],
  ['the native engine', hasNative, async () => (await openLocalEngine('tesseract')) as PictureEngine],
];

describe.each(engines)('%s', (_name, present, open) => {
  it.skipIf(!present)('reads the words of a page, each in its place', async () => {
    const engine = await open();
    const words = await read(engine, page);
    expect(words.map(({ text }) => text)).toEqual(noteWords);
    const amount = words.find(({ text }) => text === '$418,250.75');
    // Drawn at 40 points from the left of 420, on the line that begins at 115 of 300 points.
    expect(amount?.box.x).toBeGreaterThan(0.35);
    expect(amount?.box.x).toBeLessThan(0.5);
    expect(amount?.box.y).toBeCloseTo(117 / 300, 1);
    expect(amount?.confidence).toBeGreaterThan(0.8);
    await engine.close();
  });

  it.skipIf(!present)(
    'gives the same words for the same pixels, also after others and in another process',
    async () => {
      const [engine, fresh] = [await open(), await open()];
      const first = await read(engine, page);
      await read(engine, other);
      expect(await read(engine, page)).toEqual(first);
      expect(await read(fresh, page)).toEqual(first);
      expect(fresh.version).toBe(engine.version);
      await Promise.all([engine.close(), fresh.close()]);
    },
  );

  it.skipIf(!present)(
    'reads several pictures in one go, in their order, with only the characters that are allowed',
    async () => {
      const engine = await open();
      const images = [await drawPage([{ text: '$1,204.50', x: 20, y: 12 }], { width: 120, height: 40 }), other];
      const answers = await engine.recognizeEach(images, { dpi: 200, layout: 'line', signal: never });
      expect(answers[0]?.map(({ text }) => text)).toEqual(['$1,204.50']);
      expect(answers[1]?.map(({ text }) => text).join(' ')).toContain('recorded 11/30/2025');
      const digits = await engine.recognizeEach([images[0] ?? other], {
        dpi: 200,
        layout: 'line',
        signal: never,
        characters: '0123456789',
      });
      expect(digits[0]?.map(({ text }) => text).join('')).toMatch(/^\d+$/);
      // What was allowed once does not stick.
      expect((await read(engine, other)).map(({ text }) => text)).toContain('recorded');
      await engine.close();
    },
  );

  it.skipIf(!present)('ends the work when it is told to, and can be asked again', async () => {
    const engine = await open();
    const processes = () => childProcesses(/ocr\.mjs|tesseract -/);
    const stop = new AbortController();
    const reading = read(engine, dense, stop.signal);
    reading.catch(() => {});
    await vi.waitFor(() => expect(processes()).toHaveLength(1), { timeout: 120_000 });
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
    expect(processes()).toEqual([]);
    expect((await read(engine, other)).map(({ text }) => text)).toContain('trust,');
    await engine.close();
    expect(processes()).toEqual([]);
  });

  it.skipIf(!present)('names itself, its version and its data', async () => {
    const engine = await open();
    expect(engine.version).toMatch(/^tesseract(\.js)? \d[\w.-]*( core [\w.-]+)? eng:[0-9a-f]{12} treatment:\d+$/);
    await engine.close();
  });
});

describe('a node without the pinned engine', () => {
  const bare = () => ({ env: { PATH: '/nonexistent' }, childFile: child.file, remote: null });

  /** What stands beside the words that it read. */
  async function versionOf(...asked: Parameters<typeof openOcrEngine>): Promise<string> {
    const engine = await openOcrEngine(...asked);
    await engine.close();
    return engine.version;
  }

  it('takes no pages to recognize and says what to do', async () => {
    const opening = openOcrEngine('tesseract', bare());
    await expect(opening).rejects.toBeInstanceOf(OcrEngineError);
    await expect(opening).rejects.toThrow(/no working tesseract command.*Install it/s);
  });

  it('uses the engine that came with the service where none is pinned', async () => {
    expect(await versionOf('auto', bare())).toMatch(/^tesseract\.js /);
  });

  it.skipIf(!hasNative)('prefers the native one where there is one', async () => {
    expect(await versionOf('auto', { remote: null })).toMatch(/^tesseract \d/);
    expect(await versionOf('tesseract.js', { remote: null })).toMatch(/^tesseract\.js /);
  });
});

describe('a process of the npm engine', () => {
  it('is replaced after so many pictures, and ends with its engine', async () => {
    const engine = await openNpmEngine({ childFile: child.file, parallel: 1, picturesPerChild: 1 });
    await read(engine, other);
    expect(childProcesses(/ocr\.mjs/)).toEqual([]);
    await engine.close();
    await expect(read(engine, other)).rejects.toBeInstanceOf(OcrEngineError);
  });

  it('that dies in the middle is told as a failure of the engine', async () => {
    const engine = await openNpmEngine({ childFile: child.file, parallel: 1 });
    const reading = read(engine, dense);
    reading.catch(() => {});
    const pid = await vi.waitFor(
      () => {
        const [line = ''] = childProcesses(/ocr\.mjs/);
        expect(line).not.toBe('');
        return line;
      },
      { timeout: 120_000 },
    );
    expect(pid).toContain('ocr.mjs');
    await engine.close();
    await expect(reading).rejects.toThrow(/ended with SIGKILL/);
  });
});
