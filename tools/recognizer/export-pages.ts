import { writeFileSync } from 'node:fs';
import { openPdf } from '../../apps/server/src/reading/pdf/open-pdf.ts';
import { makePackage } from '../packages/core/make-package.ts';
import type { TruthWord } from '../packages/core/truth.ts';
import { grades } from '../packages/degrade/grades.ts';
import { scanPackage } from '../packages/degrade/scan-package.ts';
import { blindLayouts } from '../packages/blind/index.ts';
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
    const { documents } = scanned?.truth ?? drawn.truth;
    for (const document of documents) {
      for (const [index, page] of document.pages.entries()) {
        const pageNo = document.fromPage + index;
        const image =
          scanned?.images[pageNo - 1] ??
          pdf.renderPage({ pageNo, width: Math.round((page.width / 72) * MASTER_DPI), colour: 'gray' });
        const found = findLines(page.words).sort((a, b) => hash(a.text + seed) - hash(b.text + seed));
        for (const line of found.slice(0, lines)) {
          const margin = what === 'masters' ? 0.45 : 0.12;
          const height = line.h * image.height;
          const x0 = Math.max(0, Math.floor(line.x * image.width - 0.25 * height));
          const x1 = Math.min(image.width, Math.ceil((line.x + line.w) * image.width + 0.25 * height));
          const y0 = Math.max(0, Math.floor(line.y * image.height - margin * height));
          const y1 = Math.min(image.height, Math.ceil((line.y + line.h) * image.height + margin * height));
          if (height < 7 || x1 - x0 < 4 || y1 - y0 < 8 || y1 - y0 > 200) continue;
          const crop = new Uint8Array((x1 - x0) * (y1 - y0));
          for (let y = y0; y < y1; y += 1)
            crop.set(image.data.subarray(y * image.width + x0, y * image.width + x1), (y - y0) * (x1 - x0));
          pixels.push(crop);
          rows.push(
            JSON.stringify({
              text: line.text,
              width: x1 - x0,
              height: y1 - y0,
              box: [
                line.x * image.width - x0,
                line.y * image.height - y0,
                (line.x + line.w) * image.width - x0,
                (line.y + line.h) * image.height - y0,
              ].map((v) => Math.round(v * 10) / 10),
            }),
          );
        }
      }
    }
    pdf.close();
  }
  writeFileSync(`${out}.bin`, Buffer.concat(pixels));
  writeFileSync(`${out}.jsonl`, `${rows.join('\n')}\n`);
}

/** Words side by side, less than two heights apart, of about the same height. */
function findLines(words: readonly TruthWord[]): Line[] {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const { text, box } of words) {
    const level = open !== null && Math.abs(open.y + open.h / 2 - box.y - box.h / 2) < 0.25 * Math.min(open.h, box.h);
    const gap = open === null ? 0 : box.x - open.x - open.w;
    if (open !== null && level && gap > -0.002 && gap < 0.03 && Math.max(open.h, box.h) < 1.3 * Math.min(open.h, box.h)) {
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
