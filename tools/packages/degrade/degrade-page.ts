import type { Box } from '@countersign/engine/pages/page';
import type { GrayImage } from '../../../apps/server/src/reading/images/gray-image.ts';
import type { Random } from '../core/random.ts';
import type { ScanGrade } from './grades.ts';

export interface ScannedPage {
  readonly image: GrayImage;
  /** Where a box of the page stands in the scan: the upright box around the turned one. */
  readonly moved: (box: Box) => Box;
}

/**
 * What a scanner would have made of the page. Written apart from the product's own picture code on purpose: an error
 * there must not undo itself here.
 */
export function degradePage(page: GrayImage, grade: ScanGrade, random: Random): ScannedPage {
  const angle = ((random.next() * 2 - 1) * grade.skewDegrees * Math.PI) / 180;
  const shiftX = (random.next() - 0.5) * page.width * 0.01;
  const shiftY = (random.next() - 0.5) * page.height * 0.01;
  let data = turn(page, angle, shiftX, shiftY);
  for (let pass = 0; pass < grade.blur; pass += 1) data = blur(data, page.width, page.height);
  tone(data, page.width, page.height, grade, random);
  return {
    image: { width: page.width, height: page.height, data },
    moved: (box) => moveBox(box, page, angle, shiftX, shiftY),
  };
}

function turn({ width, height, data }: GrayImage, angle: number, shiftX: number, shiftY: number): Uint8Array {
  const out = new Uint8Array(width * height).fill(255);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cx = width / 2;
  const cy = height / 2;
  for (let y = 0; y < height; y += 1) {
    const dy = y - cy - shiftY;
    for (let x = 0; x < width; x += 1) {
      const dx = x - cx - shiftX;
      const sx = cos * dx + sin * dy + cx;
      const sy = -sin * dx + cos * dy + cy;
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const fx = sx - left;
      const fy = sy - top;
      const at = top * width + left;
      const upper = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx;
      const lower = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx;
      out[y * width + x] = upper * (1 - fy) + lower * fy;
    }
  }
  return out;
}

function blur(data: Uint8Array, width: number, height: number): Uint8Array {
  const out = Uint8Array.from(data);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const cross = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const corners =
        (data[at - width - 1] ?? 0) +
        (data[at - width + 1] ?? 0) +
        (data[at + width - 1] ?? 0) +
        (data[at + width + 1] ?? 0);
      out[at] = ((data[at] ?? 0) * 4 + cross * 2 + corners) / 16;
    }
  }
  return out;
}

/** Ink and paper of this scanner, its light, its dust and its noise. */
function tone(data: Uint8Array, width: number, height: number, grade: ScanGrade, random: Random): void {
  const ink = grade.ink[0] + (random.next() - 0.5) * 2 * grade.ink[1];
  const paper = grade.paper[0] + (random.next() - 0.5) * 2 * grade.paper[1];
  const shadowSide = grade.shadow && random.chance(0.6) ? random.pick(['left', 'right'] as const) : null;
  const shadowDepth = 20 + random.next() * 50;
  const threshold = ink + (paper - ink) * (0.5 + random.next() * 0.12);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let value = ink + ((data[at] ?? 255) / 255) * (paper - ink);
      if (shadowSide !== null) {
        const distance = (shadowSide === 'left' ? x : width - 1 - x) / (width * 0.12);
        if (distance < 1) value -= shadowDepth * (1 - distance) * (1 - distance);
      }
      // The sum of three uniform numbers is near enough to a bell curve, and cheap.
      if (grade.noise > 0) value += (random.next() + random.next() + random.next() - 1.5) * 2 * grade.noise;
      if (grade.bilevel) value = value < threshold ? 0 : 255;
      data[at] = Math.max(0, Math.min(255, value));
    }
  }
  const specks = Math.round((grade.specks * width * height) / 1_000_000);
  for (let i = 0; i < specks; i += 1) {
    const x = random.int(1, width - 3);
    const y = random.int(1, height - 3);
    const side = random.int(1, 2);
    const shade = random.chance(0.85) ? Math.max(0, ink - 10) : 255;
    for (let dy = 0; dy < side; dy += 1) for (let dx = 0; dx < side; dx += 1) data[(y + dy) * width + x + dx] = shade;
  }
  for (let i = random.int(0, grade.streaks); i > 0; i -= 1) {
    const x = random.int(1, width - 2);
    for (let y = 0; y < height; y += 1)
      if (random.chance(0.7)) data[y * width + x] = Math.max(0, (data[y * width + x] ?? 0) - 90);
  }
}

function moveBox(box: Box, { width, height }: GrayImage, angle: number, shiftX: number, shiftY: number): Box {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corners = [
    [box.x, box.y],
    [box.x + box.w, box.y],
    [box.x, box.y + box.h],
    [box.x + box.w, box.y + box.h],
  ].map(([fx = 0, fy = 0]) => {
    const dx = (fx - 0.5) * width;
    const dy = (fy - 0.5) * height;
    return [(cos * dx - sin * dy + shiftX) / width + 0.5, (sin * dx + cos * dy + shiftY) / height + 0.5] as const;
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
