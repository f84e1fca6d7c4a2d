import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openPdf } from '../apps/server/src/reading/pdf/open-pdf.ts';
import { writePackage } from './read/make-pdfs.ts';

const n = Number(process.env.N ?? 10),
  reps = Number(process.env.REPS ?? 60);
const path = `/tmp/rb/forms-${n}.pdf`;
if (!existsSync(path)) await writePackage(resolve('../shared/fixtures/documents'), n, path);
const bytes = await readFile(path);
async function readAll() {
  const file = await openPdf(new Uint8Array(bytes));
  let c = 0;
  try {
    for (let p = 1; p <= file.pageCount; p += 1) c += (await file.readPage(p)).words.length;
  } finally {
    file.close();
  }
  return c;
}
for (let i = 0; i < Math.max(4, 200 / n); i += 1) await readAll();
const best: number[] = [];
for (let i = 0; i < reps; i += 1) {
  const s = process.cpuUsage();
  await readAll();
  const e = process.cpuUsage(s);
  best.push((e.user + e.system) / 1000);
}
best.sort((a, b) => a - b);
console.log(n, 'pages', 'min', best[0]?.toFixed(1), 'median', best[best.length >> 1]?.toFixed(1));
