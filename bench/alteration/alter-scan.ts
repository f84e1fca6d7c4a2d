import type { Box } from '@countersign/engine/pages/page';
import jpeg from 'jpeg-js';
import { encodeGrayPng } from '../../apps/server/src/reading/images/encode-png.ts';
import type { GrayImage } from '../../apps/server/src/reading/images/gray-image.ts';
import { openPdf } from '../../apps/server/src/reading/pdf/open-pdf.ts';
import { openOutput } from '../../tools/packages/core/output.ts';
import { createRandom } from '../../tools/packages/core/random.ts';
import { degradePage } from '../../tools/packages/degrade/degrade-page.ts';
import { grades, type ScanGrade } from '../../tools/packages/degrade/grades.ts';
import type { Target } from './choose-target.ts';

/** A scan of one page, and where the number of the target stands on it. */
export interface Scan {
  readonly image: GrayImage;
  readonly box: Box;
}

/** The page of a target as a scanner gives it, stored and opened again. */
export async function scanTarget(target: Target, grade: ScanGrade, seed: number): Promise<Scan> {
  const pdf = await openPdf(target.pdf);
  try {
    const width = Math.round((target.width / 72) * grade.dpi);
    const drawn = pdf.renderPage({ pageNo: target.pageNo, width, colour: 'gray' });
    const { image, moved } = degradePage(drawn, grade, createRandom(seed).fork(grade.name));
    return { image: stored(image, grade.jpegQuality), box: moved(target.box) };
  } finally {
    pdf.close();
  }
}

/** What compression leaves of a picture. */
function stored(image: GrayImage, quality: number | null): GrayImage {
  if (quality === null) return image;
  const { data } = jpeg.decode(encodeJpeg(image, quality), { useTArray: true });
  return { ...image, data: Uint8Array.from({ length: image.width * image.height }, (_, at) => data[at * 4] ?? 0) };
}

function encodeJpeg({ width, height, data }: GrayImage, quality: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (const [at, value] of data.entries()) rgba.fill(value, at * 4, at * 4 + 3);
  return jpeg.encode({ width, height, data: rgba }, quality).data;
}

/** The picture as the only thing on a page, as picture editors and scanners save it. */
export async function toPage(
  image: GrayImage,
  { width, height }: Pick<Target, 'width' | 'height'>,
  quality: number | null,
): Promise<Uint8Array> {
  const { doc, finished } = openOutput();
  doc.addPage({ size: [width, height], margin: 0 });
  doc.image(Buffer.from(quality === null ? encodeGrayPng(image) : encodeJpeg(image, quality)), 0, 0, { width, height });
  doc.end();
  return finished;
}

interface Pixels {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function pixelsOf(box: Box, { width, height }: GrayImage, margin: number): Pixels {
  const grow = box.h * height * margin;
  const left = Math.max(0, Math.round(box.x * width - grow));
  const top = Math.max(0, Math.round(box.y * height - grow));
  return {
    left,
    top,
    width: Math.min(width - 1, Math.round((box.x + box.w) * width + grow)) - left,
    height: Math.min(height - 1, Math.round((box.y + box.h) * height + grow)) - top,
  };
}

/** The new number in ink on nothing: 255 is no ink. */
async function setType(target: Target, { width, height }: Pixels): Promise<GrayImage> {
  const { doc, finished } = openOutput();
  doc.addPage({ size: [width, height], margin: 0 });
  const font = target.random.pick(['Helvetica', 'Times-Roman', 'Helvetica']);
  doc.font(font).fontSize(10);
  const size = Math.min(height * 0.62, (10 * width * 0.94) / doc.widthOfString(target.changed));
  doc.fontSize(size).text(target.changed, width * 0.03, height * 0.74, { lineBreak: false, baseline: 'alphabetic' });
  doc.end();
  const pdf = await openPdf(await finished);
  try {
    return pdf.renderPage({ pageNo: 1, width, colour: 'gray' });
  } finally {
    pdf.close();
  }
}

export type ScanAlteration = 'white' | 'paper' | 'other_scan' | 'other_scanner';

/** The scan with another number in place of the target’s. */
export async function alterScan(
  scan: Scan,
  target: Target,
  how: ScanAlteration,
  grade: ScanGrade,
  seed: number,
): Promise<GrayImage> {
  const { width, height } = scan.image;
  const data = Uint8Array.from(scan.image.data);
  const area = pixelsOf(scan.box, scan.image, how === 'white' || how === 'paper' ? 0.1 : 0.2);
  if (how === 'other_scan' || how === 'other_scanner') {
    const scanner = how === 'other_scan' ? grade : grade.name === 'clean' ? grades.office : grades.clean;
    // A print of the number on another sheet, through another scanner's light and noise.
    const sheet = await sheetWith(target, area, { width, height });
    const { image } = degradePage(sheet, scanner, createRandom(seed).fork('another scan'));
    const other = stored(image, scanner.jpegQuality);
    for (let y = 0; y < area.height; y += 1)
      for (let x = 0; x < area.width; x += 1) {
        const at = (area.top + y) * width + area.left + x;
        data[at] = other.data[at] ?? 255;
      }
    return { width, height, data };
  }
  const type = await setType(target, area);
  const paper = how === 'white' ? 255 : commonShade(scan.image, area);
  const ink = how === 'white' ? 0 : 40;
  for (let y = 0; y < area.height; y += 1)
    for (let x = 0; x < area.width; x += 1) {
      const share = (type.data[y * type.width + x] ?? 255) / 255;
      data[(area.top + y) * width + area.left + x] = ink + share * (paper - ink);
    }
  return { width, height, data };
}

/** An empty sheet with the new number where the old one stands. */
async function sheetWith(
  target: Target,
  area: Pixels,
  size: { readonly width: number; readonly height: number },
): Promise<GrayImage> {
  const data = new Uint8Array(size.width * size.height).fill(255);
  const type = await setType(target, area);
  for (let y = 0; y < Math.min(area.height, type.height); y += 1)
    for (let x = 0; x < area.width; x += 1)
      data[(area.top + y) * size.width + area.left + x] = type.data[y * type.width + x] ?? 255;
  return { ...size, data };
}

/** What a color picker takes for the paper around the number. */
function commonShade({ data, width }: GrayImage, { left, top, width: w, height: h }: Pixels): number {
  const counts = new Uint32Array(256);
  for (let y = top; y < top + h; y += 1)
    for (let x = left; x < left + w; x += 1) {
      const value = data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  return counts.indexOf(Math.max(...counts));
}
