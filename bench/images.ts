import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encodeRgbPng } from '../apps/server/src/reading/images/encode-png.ts';
import { openPdf } from '../apps/server/src/reading/pdf/open-pdf.ts';
import { numberOption } from './harness/options.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';
import { writeGenerated, writePackage } from './read/make-pdfs.ts';
import { percentile } from './web/figures.ts';

const PAGES = 12;
/** The review screen on a usual display, and a page seen close. */
const WIDTHS = [1000, 1700];
const ROUNDS = 3;

/**
 * Page images as the reviewer gets them (PNG, in colour), beside the command `pdftoppm -png` at the same width: CPU time
 * in turns, and bytes of the pictures. `--pages N` draws so many of each file.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const pages = numberOption(options, '--pages') ?? PAGES;
  const temp = await mkdtemp(join(tmpdir(), 'bench-images-'));
  const fixtures = resolve('../shared/fixtures/documents');
  try {
    const [generated, forms] = [join(temp, 'generated.pdf'), join(temp, 'forms.pdf')];
    await writeGenerated(pages, generated);
    if (existsSync(fixtures)) await writePackage(fixtures, pages, forms);
    const rows: Row[] = [];
    for (const [what, path] of [['generated', generated] as const, ['forms of the fixtures', forms] as const]) {
      if (!existsSync(path)) continue;
      for (const width of WIDTHS) rows.push({ what, ...(await measure(path, pages, width, temp)) });
    }
    return { 'Page images': rows };
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

async function measure(path: string, pages: number, width: number, temp: string): Promise<Row> {
  const pdf = await readFile(path);
  await drawAll(pdf, width);
  const [ours, theirs]: [number[], number[]] = [[], []];
  let bytes = 0;
  let peerBytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    bytes = await drawAll(pdf, width);
    const { user, system } = process.cpuUsage(before);
    ours.push((user + system) / 1000 / pages);
    const peer = drawWithPeer(path, width, temp);
    theirs.push(peer.ms / pages);
    peerBytes = peer.bytes;
  }
  return {
    'pixels wide': width,
    'ms a page': rounded(percentile(ours, 50), 1),
    'pdftoppm ms a page': rounded(percentile(theirs, 50), 1),
    'times as fast': rounded(percentile(theirs, 50) / percentile(ours, 50)),
    'KB a page': Math.round(bytes / pages / 1024),
    'pdftoppm KB a page': Math.round(peerBytes / pages / 1024),
  };
}

/** Answers how many bytes the pictures have. */
async function drawAll(pdf: Uint8Array, width: number): Promise<number> {
  const file = await openPdf(pdf);
  let bytes = 0;
  for (let pageNo = 1; pageNo <= file.pageCount; pageNo += 1) {
    bytes += encodeRgbPng(file.renderPage({ pageNo, width, colour: 'rgb' })).length;
  }
  file.close();
  return bytes;
}

function drawWithPeer(path: string, width: number, temp: string): { readonly ms: number; readonly bytes: number } {
  const script = `rm -f "$1"/peer-*; TIMEFORMAT='%U %S'; time pdftoppm -png -scale-to-x ${width} -scale-to-y -1 "$0" "$1/peer"; cat "$1"/peer-* | wc -c`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script, path, temp], { encoding: 'utf8' });
  const [, user, system] = /([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
  return { ms: (Number(user) + Number(system)) * 1000, bytes: Number(stdout) };
}
