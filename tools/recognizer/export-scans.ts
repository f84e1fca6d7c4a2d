import { writeFileSync } from 'node:fs';
import jpeg from 'jpeg-js';
import type { GrayImage } from '../../apps/server/src/reading/images/gray-image.ts';
import { openPdf } from '../../apps/server/src/reading/pdf/open-pdf.ts';
import { cutLine } from '../../apps/server/src/reading/recognizer/cut-line.ts';
import { findPrint } from '../../apps/server/src/reading/recognizer/find-print.ts';
import { findInk } from '../../apps/server/src/reading/recognizer/ink-mask.ts';
import { type Level, ONE } from '../../apps/server/src/reading/recognizer/level.ts';
import type { LineShape } from '../../apps/server/src/reading/recognizer/line-shape.ts';
import { pageTone } from '../../apps/server/src/reading/recognizer/page-shades.ts';
import { removeStreaks } from '../../apps/server/src/reading/recognizer/streaks.ts';
import { findTilt } from '../../apps/server/src/reading/recognizer/tilt.ts';
import { makePackage } from '../packages/core/make-package.ts';
import { createRandom, type Random } from '../packages/core/random.ts';
import type { TruthMark, TruthWord } from '../packages/core/truth.ts';
import { degradePage } from '../packages/degrade/degrade-page.ts';
import type { ScanGrade } from '../packages/degrade/grades.ts';
import { openedLayouts } from '../packages/opened/index.ts';
import { workingLayouts } from '../packages/working/index.ts';

/** Of each package; the rest would show the same print again. */
const MOST_PAGES = 14;

/**
 * Lines as the product's own finder cuts them from scans of generated pages, to train on: each page with damages of its
 * own, drawn more widely than any grade of the benchmark. Writes OUT.bin and OUT.jsonl as export-pages.ts does.
 */
export async function exportScans(out: string, firstSeed: number, packages: number): Promise<void> {
  const pixels: Uint8Array[] = [];
  const rows: string[] = [];
  for (let seed = firstSeed; seed < firstSeed + packages; seed += 1) {
    const drawn = await makePackage({
      layouts: [...workingLayouts, ...openedLayouts],
      seed,
      documents: 8,
      clutter: false,
    });
    const pdf = await openPdf(drawn.pdf);
    const random = createRandom(seed).fork('scans to train on');
    const pages = drawn.truth.documents.flatMap(({ fromPage, pages: own, marks }) =>
      own.map((page, index) => ({
        page,
        pageNo: fromPage + index,
        marks: marks.filter((mark) => mark.pageNo === index + 1 && mark.marked),
      })),
    );
    for (const { page, pageNo, marks } of random.shuffle(pages).slice(0, MOST_PAGES)) {
      const grade = drawGrade(random);
      const raster = pdf.renderPage({ pageNo, width: Math.round((page.width / 72) * grade.dpi), colour: 'gray' });
      const { image, moved } = degradePage(raster, grade, random);
      const scan = store(image, grade, random);
      const words = page.words.map(({ text, box }) => ({ text, box: moved(box), size: box }));
      const placedMarks = marks.map((mark) => ({ ...mark, box: moved(mark.box) }));
      for (const { label, width, height, data } of cutLines(scan, grade.dpi, words, placedMarks)) {
        pixels.push(data);
        rows.push(JSON.stringify({ ...label, width, height }));
      }
    }
    pdf.close();
  }
  writeFileSync(`${out}.bin`, Buffer.concat(pixels));
  writeFileSync(`${out}.jsonl`, `${rows.join('\n')}\n`);
}

function drawGrade(random: Random): ScanGrade {
  const between = (low: number, high: number) => low + random.next() * (high - low);
  const fax = random.chance(0.62);
  return {
    name: 'poor',
    dpi: Math.round(fax ? between(132, 205) : between(110, 250)),
    skewDegrees: 4,
    blur: random.pick(fax ? [0, 1, 1, 1, 2] : [0, 0, 1, 1, 2]),
    ink: [between(10, 95), 0],
    paper: [between(195, 254), 0],
    noise: between(2, fax ? 22 : 18),
    specks: between(0, 140),
    shadow: random.chance(0.5),
    streaks: random.pick([0, 0, 1, 2]),
    bilevel: fax && random.chance(0.6),
    jpegQuality: fax ? null : random.chance(0.5) ? random.int(30, 92) : null,
  };
}

/** As it comes out of the file: two levels with a threshold of its own, through JPEG, or as it is. */
function store(image: GrayImage, grade: ScanGrade, random: Random): GrayImage {
  const { width, height } = image;
  if (grade.jpegQuality !== null) {
    const data = new Uint8Array(width * height * 4).fill(255);
    for (const [at, value] of image.data.entries()) data.fill(value, at * 4, at * 4 + 3);
    const stored = jpeg.decode(jpeg.encode({ width, height, data }, grade.jpegQuality).data, { useTArray: true });
    return { width, height, data: Uint8Array.from({ length: width * height }, (_, at) => stored.data[at * 4] ?? 0) };
  }
  if (grade.bilevel || grade.dpi > 205 || random.chance(0.35)) return image;
  const threshold = grade.ink[0] + (grade.paper[0] - grade.ink[0]) * (0.42 + random.next() * 0.26);
  return { width, height, data: image.data.map((value) => (value < threshold ? 0 : 255)) };
}

interface PageWord extends TruthWord {
  /** As it stood before the page was turned. */
  readonly size: TruthWord['box'];
}

/** What a line says; `hand` where it is a signature. No text: dust, shadow or a piece of a rule, which nobody should read. */
interface Label {
  readonly text: string;
  readonly hand: boolean;
}

function cutLines(scan: GrayImage, dpi: number, words: readonly PageWord[], marks: readonly TruthMark[]) {
  const tone = pageTone(scan);
  if (tone.kind !== 'print') return [];
  const gray = removeStreaks(scan);
  const ink = findInk(gray, tone);
  const { level: tilt } = findTilt(ink);
  const print = findPrint(gray, ink, tilt.slope, dpi);
  if (print === null) return [];
  const placed = words.map(({ text, box, size }) => {
    const [x, y] = toLevel(print.page.level, (box.x + box.w / 2) * scan.width, (box.y + box.h / 2) * scan.height);
    return { text, x, y, half: (size.w * scan.width) / 2, height: size.h * scan.height };
  });
  const placedMarks = marks.map(({ kind, box }) => {
    const [x, y] = toLevel(print.page.level, (box.x + box.w / 2) * scan.width, (box.y + box.h / 2) * scan.height);
    return { kind, x, y, half: (box.w * scan.width) / 2, halfHeight: (box.h * scan.height) / 2 };
  });
  return print.lines.flatMap(({ shape, inverted }) => {
    const label = labelOf(shape, placed, placedMarks);
    const crop = label === null ? null : cutLine(print.page, shape, inverted);
    return label === null || crop === null ? [] : [{ label, width: crop.width, height: crop.height, data: crop.data }];
  });
}

interface LevelMark {
  readonly kind: TruthMark['kind'];
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly halfHeight: number;
}

/** Null where nobody could say what stands there. */
function labelOf(shape: LineShape, words: readonly LevelWord[], marks: readonly LevelMark[]): Label | null {
  const text = textOf(shape, words);
  if (text !== null) return { text, hand: false };
  const { left, right, base, ascent, descent } = shape;
  const middle = base + shape.slope * ((right - left) / 2) - ascent / 2;
  const touches = (x: number, y: number, half: number, halfHeight: number, reach: number) =>
    x + half > left - reach &&
    x - half < right + reach &&
    Math.abs(y - middle) < halfHeight + (ascent + descent) / 2 + reach;
  if (words.some(({ x, y, half, height }) => touches(x, y, half, height / 2, ascent))) return null;
  const near = marks.filter(({ x, y, half, halfHeight }) => touches(x, y, half, halfHeight, ascent));
  if (near.length === 0) return { text: '', hand: false };
  const isWithin = near.some(
    ({ kind, x, half, y, halfHeight }) =>
      kind === 'signature' &&
      left > x - half - ascent &&
      right < x + half + ascent &&
      Math.abs(y - middle) < halfHeight,
  );
  return isWithin && near.every(({ kind }) => kind === 'signature') ? { text: '', hand: true } : null;
}

interface LevelWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly height: number;
}

/** The words whose middles lie in the line; null where a word is cut, or nobody could read them. */
function textOf(shape: LineShape, words: readonly LevelWord[]): string | null {
  const { left, right, ascent, descent } = shape;
  const baseAt = (x: number) => shape.base + shape.slope * (x - left);
  const reach = 0.35 * ascent;
  const inside = words.filter(({ x, y, half }) => {
    const base = baseAt(x);
    return y > base - 1.1 * ascent && y < base + 0.5 * descent && x + half > left - reach && x - half < right + reach;
  });
  const own = inside.filter(({ text }) => !/^_+$/.test(text)).sort((a, b) => a.x - b.x);
  const cut = own.some(({ x, half, text }) => {
    const spill = 0.35 * ascent + half / Math.max(1, text.length);
    return x - half < left - spill || x + half > right + spill;
  });
  const foreign = own.some(({ height }) => height > 2.6 * (ascent + descent) || height < 0.4 * ascent);
  if (own.length === 0 || cut || foreign || own.some(({ text }) => text.includes('__'))) return null;
  // Ink at an end that no word explains is a stamp, a signature or a mark.
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first.x - first.half - left > 0.8 * ascent || right - last.x - last.half > 0.8 * ascent) return null;
  return own.map(({ text }) => text).join(' ');
}

function toLevel({ width, height, given, cos, sin }: Level, x: number, y: number): readonly [number, number] {
  const [dx, dy] = [x - given.width / 2, y - given.height / 2];
  return [(dx * cos + dy * sin) / ONE + width / 2, (dy * cos - dx * sin) / ONE + height / 2];
}
