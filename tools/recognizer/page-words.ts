import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateScans } from '../../bench/ocr/generated-scans.ts';
import { grades } from '../packages/degrade/grades.ts';

/** Scanned pages, as many of each grade, with their sizes in an index. */
export async function drawPictures(folder: string, pages: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const index: { file: string; name: string; width: number; height: number; dpi: number }[] = [];
  const all = Object.values(grades);
  for (const [at, grade] of all.entries()) {
    const share = Math.floor(pages / all.length) + (at < pages % all.length ? 1 : 0);
    for await (const { name, image, dpi } of generateScans(grade, share)) {
      const file = `${index.length}.gray`;
      writeFileSync(join(folder, file), image.data);
      index.push({ file, name: `${name} ${grade.name}`, width: image.width, height: image.height, dpi });
    }
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
}
