import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { canReadDirectly } from '../apps/server/src/reading/pdf/direct-check.ts';
import { openPdf } from '../apps/server/src/reading/pdf/open-pdf.ts';
import { loadPdfium } from '../apps/server/src/reading/pdf/pdfium.ts';
import { median } from './harness/median.ts';
import { option } from './harness/options.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';
import { type Agreement, comparePage, f1, noAgreement } from './read/agreement.ts';
import { writeGenerated, writePackage } from './read/make-pdfs.ts';
import { peerCpu, peerWords } from './read/pdftotext.ts';

const PAGES = (process.env.BENCH_PAGES ?? '1,10,50,200,500').split(',').map(Number);
/** The engine compiles what is used often better; a worker of the service has long done so. */
const WARM_PAGES = 400;
const ROUNDS = 5;
/** Of a file's differences: enough to see their kind. */
const SHOWN_MISSES = 8;

/**
 * Words of PDF files, beside the command `pdftotext -bbox-layout`: CPU time in turns, memory, and agreement with
 * `pdftotext -cropbox -bbox`. Two ratios: beside the command as it is run, and beside it without its start, which is
 * that of a file of one empty page. Goals: 1.3 times as fast warm and memory that does not grow with the pages.
 * `--corpus DIR` compares words on DIR too.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const temp = await mkdtemp(join(tmpdir(), 'bench-read-'));
  try {
    const fixtures = resolve('../shared/fixtures/documents');
    const rows: Row[] = [];
    const empty = join(temp, 'empty.pdf');
    await writeGenerated(1, join(temp, 'warm.pdf'));
    await writeEmpty(empty);
    const start = Math.min(...Array.from({ length: ROUNDS * 2 }, () => peerCpu(empty)));
    const engine = {
      V8: process.versions.v8,
      'letters read directly': String(canReadDirectly(await loadPdfium())),
      'start of pdftotext, ms': Math.round(start),
    };
    for (const [kind, pages] of [
      ...PAGES.map((count) => ['generated', count] as const),
      ...(existsSync(fixtures) ? PAGES.map((count) => ['forms of the fixtures', count] as const) : []),
    ]) {
      const path = join(temp, `${kind}-${pages}.pdf`);
      await (kind === 'generated' ? writeGenerated(pages, path) : writePackage(fixtures, pages, path));
      rows.push({ package: kind, pages, ...(await measure(path, pages, start)) });
    }
    if (existsSync(fixtures)) rows.push(await measureEach(findPdfs(fixtures), start));
    const corpus = option(options, '--corpus');
    const words: Row[] = [];
    for (const folder of [fixtures, ...(corpus === undefined ? [] : [corpus])]) {
      if (existsSync(folder)) words.push(await agree(folder));
    }
    return { Speed: rows, 'Words beside those of pdftotext': words, Engine: [engine] };
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

async function writeEmpty(path: string): Promise<void> {
  const { PDFDocument } = await import('pdf-lib');
  const { writeFile } = await import('node:fs/promises');
  const document = await PDFDocument.create();
  document.addPage();
  await writeFile(path, await document.save());
}

async function measure(path: string, pages: number, start: number): Promise<Row> {
  const bytes = await readFile(path);
  for (let read = 0; read < WARM_PAGES; read += pages) await readAll(bytes);
  const ours: number[] = [];
  const theirs: number[] = [];
  // Short files take less than the clocks can tell: they are read several times in a row.
  const repeats = Math.max(1, Math.ceil(50 / pages));
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await cpuOf(bytes, repeats));
    theirs.push(median(Array.from({ length: Math.min(repeats, 5) }, () => peerCpu(path))));
  }
  const heap = (await loadPdfium()).u8().length / 2 ** 20;
  const ratios = (taken: number) => theirs.map((peer, index) => Math.max(0.1, peer - taken) / (ours[index] ?? 1));
  const rate = (ms: number) => Math.round((1000 * pages) / ms);
  return {
    'pages a second': rate(median(ours)),
    'pdftotext pages a second': rate(median(theirs)),
    ratio: rounded(median(ratios(0))),
    'without its start': rounded(median(ratios(start))),
    'heap MB': Math.round(heap),
  };
}

/** Real documents, short as most are: their times added up. */
async function measureEach(paths: readonly string[], start: number): Promise<Row> {
  let [files, pages, ours, theirs, bare] = [0, 0, 0, 0, 0];
  for (const path of paths) {
    const bytes = await readFile(path);
    const count = await readAll(bytes).catch(() => 0);
    if (count === 0) continue;
    for (let read = 0; read < WARM_PAGES / 4; read += count) await readAll(bytes);
    const repeats = Math.max(2, Math.ceil(30 / count));
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round += 1) best = Math.min(best, await cpuOf(bytes, repeats));
    const peer = Math.min(...Array.from({ length: 3 }, () => peerCpu(path)));
    ours += best;
    theirs += peer;
    bare += Math.max(0, peer - start);
    files += 1;
    pages += count;
  }
  return {
    package: `${files} fixtures, each as it is`,
    pages,
    'pages a second': Math.round((1000 * pages) / ours),
    'pdftotext pages a second': Math.round((1000 * pages) / theirs),
    ratio: rounded(theirs / ours),
    'without its start': rounded(bare / ours),
  };
}

/** CPU milliseconds of one reading, of several in a row. */
async function cpuOf(bytes: Uint8Array, repeats: number): Promise<number> {
  const before = process.cpuUsage();
  for (let again = 0; again < repeats; again += 1) await readAll(bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repeats;
}

/** Answers how many pages were read. */
async function readAll(bytes: Uint8Array): Promise<number> {
  const file = await openPdf(bytes);
  for (let pageNo = 1; pageNo <= file.pageCount; pageNo += 1) file.readPage(pageNo);
  file.close();
  return file.pageCount;
}

async function agree(folder: string): Promise<Row> {
  const total = noAgreement();
  const worst: { name: string; sum: Agreement; misses: string[] }[] = [];
  const refused: string[] = [];
  for (const path of findPdfs(folder)) {
    const peer = peerWords(path);
    const file = await openPdf(await readFile(path)).catch((error: Error) => error);
    if (file instanceof Error || peer === null) {
      refused.push(`${basename(path)}: ${file instanceof Error ? file.message : 'read by us, not by pdftotext'}`);
      if (!(file instanceof Error)) file.close();
      continue;
    }
    const sum = noAgreement();
    const misses: string[] = [];
    for (let pageNo = 1; pageNo <= file.pageCount; pageNo += 1) {
      try {
        const peerPage = peer[pageNo - 1];
        const page = file.readPage(pageNo);
        if (peerPage !== undefined) comparePage(sum, page, peerPage, misses);
      } catch (error) {
        refused.push(`${basename(path)}, page ${pageNo}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    file.close();
    for (const key of ['ours', 'theirs', 'matched', 'overlap', 'hidden'] as const) total[key] += sum[key];
    worst.push({ name: basename(path), sum, misses });
  }
  worst.sort((a, b) => f1(a.sum) - f1(b.sum));
  console.log(`\nLowest agreement in ${basename(folder)}:`);
  for (const { name, sum, misses } of worst.slice(0, 25)) {
    const shown = misses.slice(0, SHOWN_MISSES).join(' ');
    console.log(
      `  ${f1(sum).toFixed(3)} ${name} (${sum.ours} words, theirs ${sum.theirs}, hidden ${sum.hidden}) ${shown}`,
    );
  }
  for (const reason of refused) console.log(`  refused ${reason}`);
  const good = worst.filter(({ sum }) => f1(sum) >= 0.98).length;
  return {
    folder: basename(folder),
    'word F1': rounded(f1(total), 4),
    'overlap across': rounded(total.overlap / Math.max(1, total.matched), 4),
    'words left out as hidden': total.hidden,
    files: worst.length,
    'files at 0.98 or more': good,
    refused: refused.length,
  };
}

function findPdfs(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .map((name) => join(folder, name));
}
