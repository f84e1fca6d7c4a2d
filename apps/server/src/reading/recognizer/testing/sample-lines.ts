import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export interface SampleLine {
  readonly grade: 'clean' | 'office' | 'poor';
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

/** Lines of generated pages as three scanners would see them (tools/recognizer/export-pages.mjs). */
export function sampleLines(): SampleLine[] {
  const rows = JSON.parse(readFileSync(new URL('./lines.json', import.meta.url), 'utf8')) as Omit<SampleLine, 'gray'>[];
  const pixels = gunzipSync(readFileSync(new URL('./lines.bin.gz', import.meta.url)));
  let at = 0;
  return rows.map((row) => {
    const gray = new Uint8Array(pixels.subarray(at, at + row.width * row.height));
    at += gray.length;
    return { ...row, gray };
  });
}
