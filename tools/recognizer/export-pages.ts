import { writeFileSync } from 'node:fs';
import type { GrayImage } from '../../apps/server/src/reading/images/gray-image.ts';
import { openPdf } from '../../apps/server/src/reading/pdf/open-pdf.ts';
import { blindLayouts } from '../packages/blind/index.ts';
import { makePackage } from '../packages/core/make-package.ts';
import type { TruthWord } from '../packages/core/truth.ts';
import { grades } from '../packages/degrade/grades.ts';
import { scanPackage } from '../packages/degrade/scan-package.ts';
import { openedLayouts } from '../packages/opened/index.ts';
import { scoredLayouts } from '../packages/scored/index.ts';
import { workingLayouts } from '../packages/working/index.ts';

/** Lines of generated pages: `masters` to train on (undamaged, fine), or the crops of one grade of scan to score. */
export interface ExportOptions {
  readonly out: string;
  readonly what: 'masters' | 'clean' | 'office' | 'poor';
  readonly firstSeed: number;
  readonly packages: number;
  /** Of each page, at most so many lines. */
  readonly lines: number;
}

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const MASTER_DPI = 220;
const toTrainOn = [...workingLayouts, ...openedLayouts];
/** Nothing of these is ever trained on. */
const toScore = [...scoredLayouts, ...blindLayouts];

/** Writes OUT.bin (gray levels, line after line) and OUT.jsonl (text, size and where the line's box stands in its crop). */
export async function exportPages({ out, what, firstSeed, packages, lines }: ExportOptions): Promise<void> {
  const pixels: Uint8Array[] = [];
  const rows: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + packages; seed += 1) {
    const layouts = what === 'masters' ? toTrainOn : toScore;
    const drawn = await makePackage({ layouts, seed, documents: 8, clutter: false });
    const scanned = what === 'masters' ? null : await scanPackage(drawn, { grade: grades[what], seed });
    const pdf = await openPdf(drawn.pdf);
    for (const [at, document] of drawn.truth.documents.entries()) {
      for (const [index, page] of document.pages.entries()) {
        const pageNo = document.fromPage + index;
        const image =
          scanned?.images[pageNo - 1] ??
          pdf.renderPage({ pageNo, width: Math.round((page.width / 72) * MASTER_DPI), colour: 'gray' });
        const moved = scanned?.truth.documents[at]?.pages[index]?.words ?? page.words;
        const turn = findTurn(page.words, moved, image);
        const found = findLines(page.words).sort((a, b) => hash(a.text + seed) - hash(b.text + seed));
        for (const line of found.slice(0, lines)) {
          const crop = cutLine(image, turn, line, what === 'masters' ? 0.45 : 0.08);
          if (crop === null) continue;
          pixels.push(crop.data);
          const { width, height, box } = crop;
          rows.push(JSON.stringify({ text: line.text, width, height, box }));
        }
      }
    }
    pdf.close();
  }
  writeFileSync(`${out}.bin`, Buffer.concat(pixels));
  writeFileSync(`${out}.jsonl`, `${rows.join('\n')}\n`);
}

/** How the scanner turned and moved the page, seen from its words: x' = x cos - y sin + dx, in pixels. */
interface Turn {
  readonly cos: number;
  readonly sin: number;
  readonly dx: number;
  readonly dy: number;
}

type Point = readonly [number, number];

function findTurn(before: readonly TruthWord[], after: readonly TruthWord[], image: GrayImage): Turn {
  const points = (words: readonly TruthWord[]): Point[] =>
    words.map(({ box }) => [(box.x + box.w / 2) * image.width, (box.y + box.h / 2) * image.height]);
  const a = points(before);
  const b = points(after);
  const mean = (list: readonly Point[], k: 0 | 1): number => list.reduce((sum, p) => sum + p[k], 0) / list.length;
  const [ax, ay, bx, by] = [mean(a, 0), mean(a, 1), mean(b, 0), mean(b, 1)];
  let dot = 0;
  let cross = 0;
  for (const [i, [x, y]] of a.entries()) {
    const [u, v] = b[i] ?? [0, 0];
    dot += (x - ax) * (u - bx) + (y - ay) * (v - by);
    cross += (x - ax) * (v - by) - (y - ay) * (u - bx);
  }
  const length = Math.hypot(dot, cross) || 1;
  const [cos, sin] = dot === 0 ? [1, 0] : [dot / length, cross / length];
  return { cos, sin, dx: bx - ax * cos + ay * sin, dy: by - ax * sin - ay * cos };
}

/** The line, turned back upright as a page reader would; null where it is too small or not on the page. */
function cutLine(image: GrayImage, { cos, sin, dx, dy }: Turn, line: Line, margin: number) {
  const lineHeight = line.h * image.height;
  const x0 = Math.floor(line.x * image.width - 0.25 * lineHeight);
  const y0 = Math.floor(line.y * image.height - margin * lineHeight);
  const width = Math.ceil((line.x + line.w) * image.width + 0.25 * lineHeight) - x0;
  const height = Math.ceil((line.y + line.h) * image.height + margin * lineHeight) - y0;
  if (lineHeight < 7 || width < 4 || height < 8 || height > 200) return null;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data[y * width + x] = sample(image, (x + x0) * cos - (y + y0) * sin + dx, (x + x0) * sin + (y + y0) * cos + dy);
  const box = [
    line.x * image.width - x0,
    line.y * image.height - y0,
    (line.x + line.w) * image.width - x0,
    (line.y + line.h) * image.height - y0,
  ].map((v) => Math.round(v * 10) / 10);
  return { data, width, height, box };
}

/** Between four pixels; paper beyond the edge. */
function sample({ width, height, data }: GrayImage, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const at = top * width + left;
  const across = (from: number): number => (data[from] ?? 0) + (x - left) * ((data[from + 1] ?? 0) - (data[from] ?? 0));
  return Math.round(across(at) + (y - top) * (across(at + width) - across(at)));
}

/** Words side by side, less than two heights apart, of about the same height. */
function findLines(words: readonly TruthWord[]): Line[] {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const { text, box } of words) {
    const level = open !== null && Math.abs(open.y + open.h / 2 - box.y - box.h / 2) < 0.25 * Math.min(open.h, box.h);
    const gap = open === null ? 0 : box.x - open.x - open.w;
    if (
      open !== null &&
      level &&
      gap > -0.002 &&
      gap < 0.03 &&
      Math.max(open.h, box.h) < 1.3 * Math.min(open.h, box.h)
    ) {
      const y = Math.min(open.y, box.y);
      open = {
        text: `${open.text} ${text}`,
        x: open.x,
        y,
        w: box.x + box.w - open.x,
        h: Math.max(open.y + open.h, box.y + box.h) - y,
      };
    } else {
      if (open !== null) lines.push(open);
      open = { text, ...box };
    }
  }
  if (open !== null) lines.push(open);
  return lines;
}

/** An order that follows from the text alone. */
function hash(text: string): number {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return h;
}
