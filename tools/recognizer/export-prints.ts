import { readFileSync, writeFileSync } from 'node:fs';
import type { GrayImage } from '../../apps/server/src/reading/images/gray-image.ts';
import { openPdf } from '../../apps/server/src/reading/pdf/open-pdf.ts';
import { type FontName, fonts } from '../packages/core/fonts.ts';
import { openOutput } from '../packages/core/output.ts';
import { createRandom, type Random } from '../packages/core/random.ts';

/** Thin and narrow faces more often than pages show them: they are what bad scans lose. Franklin and book are kept for scoring. */
const FACES: readonly FontName[] = [
  ...['mono', 'mono', 'mono', 'mono', 'typewriter', 'typewriter', 'typewriter'],
  ...['sans', 'sans', 'sans', 'serif', 'serif', 'serif', 'condensed', 'condensed', 'slab'],
] as const satisfies readonly FontName[];
const [WIDTH, HEIGHT, COLUMNS, ROW] = [612, 792, 3, 24] as const;
/** Of one file: faces are put in once. */
const PAGES = 24;
/** In pixels of the scan: paper around a string, and the most that is kept of it. */
const [MARGIN, WIDEST] = [12, 452] as const;

interface Put {
  readonly text: string;
  /** In points. */
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly size: number;
}

/**
 * Writes OUT.bin (16 gray levels, two pixels a byte) and OUT.jsonl: each text drawn alone, at the resolution at which it
 * is to be scanned, with where its letters stand. Unlike masters these have no more detail than a scanner would see.
 */
export async function exportPrints(textsFile: string, out: string, seed: number): Promise<void> {
  const random = createRandom(seed).fork('prints');
  const texts = readFileSync(textsFile, 'utf8').split('\n').filter(Boolean);
  const pixels: Uint8Array[] = [];
  const rows: string[] = [];
  let next = 0;
  while (next < texts.length) {
    const { doc, finished } = openOutput();
    const pages: { readonly dpi: number; readonly puts: readonly Put[] }[] = [];
    while (next < texts.length && pages.length < PAGES) {
      const dpi = Math.round(random.chance(0.6) ? 132 + random.next() * 36 : 120 + random.next() * 90);
      doc.addPage({ size: [WIDTH, HEIGHT], margin: 0 });
      const puts: Put[] = [];
      for (let row = 1; row < HEIGHT / ROW - 1; row += 1) {
        for (let column = 0; column < COLUMNS && next < texts.length; column += 1) {
          const put = putText(doc, texts[next] ?? '', 12 + column * 200, row * ROW + 12, dpi, random);
          next += 1;
          if (put !== null) puts.push(put);
        }
      }
      pages.push({ dpi, puts });
    }
    doc.end();
    const pdf = await openPdf(await finished);
    for (const [index, { dpi, puts }] of pages.entries()) {
      const page = pdf.renderPage({ pageNo: index + 1, width: Math.round((WIDTH / 72) * dpi), colour: 'gray' });
      for (const put of puts) {
        const cut = cutText(page, put, page.width / WIDTH);
        if (cut === null) continue;
        pixels.push(cut.packed);
        rows.push(JSON.stringify({ text: put.text, ...cut.row }));
      }
    }
    pdf.close();
  }
  writeFileSync(`${out}.bin`, Buffer.concat(pixels));
  writeFileSync(`${out}.jsonl`, `${rows.join('\n')}\n`);
}

/** As many words as there is room for. */
function putText(
  doc: PDFKit.PDFDocument,
  all: string,
  left: number,
  base: number,
  dpi: number,
  random: Random,
): Put | null {
  const size = random.chance(0.15) ? 6.5 + random.next() * 2 : 8.5 + random.next() * 3.5;
  doc.font(fonts[random.pick(FACES)][random.chance(0.15) ? 'bold' : 'regular']).fontSize(size);
  // The reader's own room at this size, since a line is twenty times as wide as high at most.
  const room = Math.min(196, (WIDEST / dpi) * 72, 17 * size);
  const words = all.split(' ');
  while (words.length > 1 && doc.widthOfString(words.join(' ')) > room) words.pop();
  const text = words.join(' ');
  const width = doc.widthOfString(text);
  if (width > room) return null;
  const [x, y] = [left + random.next(), base + random.next()];
  doc.fillColor('black').text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  return { text, x, base: y, width, size };
}

/** With paper on all sides, but without the neighbors above and below. */
function cutText(page: GrayImage, { x, base, width, size }: Put, scale: number) {
  const left = Math.floor(x * scale) - MARGIN;
  const right = Math.ceil((x + width) * scale) + MARGIN;
  const top = Math.floor((base - 0.8 * size) * scale) - 3;
  const bottom = Math.ceil((base + 0.3 * size) * scale) + 3;
  const line = Math.round(base * scale);
  const [w, h] = [right - left, bottom - top];
  const data = new Uint8Array(w * h).fill(255);
  let [inkTop, inkBottom, inkLeft, inkRight] = [h, 0, w, 0];
  for (let row = 0; row < h; row += 1) {
    for (let column = 0; column < w; column += 1) {
      const [px, py] = [left + column, top + row];
      if (px < 0 || py < 0 || px >= page.width || py >= page.height) continue;
      const value = page.data[py * page.width + px] ?? 255;
      data[row * w + column] = value;
      if (value > 160) continue;
      [inkTop, inkBottom] = [Math.min(inkTop, row), Math.max(inkBottom, row + 1)];
      [inkLeft, inkRight] = [Math.min(inkLeft, column), Math.max(inkRight, column + 1)];
    }
  }
  if (inkRight === 0) return null;
  const packed = new Uint8Array(Math.ceil((w * h) / 2));
  for (const [at, value] of data.entries())
    packed[at >> 1] = (packed[at >> 1] ?? 0) | ((value >> 4) << (at % 2 === 0 ? 4 : 0));
  return { packed, row: { width: w, height: h, base: line - top, ink: [inkLeft, inkTop, inkRight, inkBottom] } };
}
