// Reads exported line crops with our reader and with the tesseract command: node tools/recognizer/score.mjs CROPS [MOST] [--ours]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTs } from '../run-ts.mjs';

const crops = process.argv[2];
const most = Number(process.argv[3] ?? 1e9);
const rows = readFileSync(`${crops}.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const pixels = readFileSync(`${crops}.bin`);
const { openLineReader } = await importTs('apps/server/src/reading/recognizer/line-reader.ts');

/** What both readers write differently without being wrong. */
const plain = (text) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/_+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const digits = (text) => text.replace(/\D/g, '');

function distance(a, b) {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1)
      row.push(Math.min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    before = row;
  }
  return before[b.length];
}

const scores = { ours: fresh(), tesseract: fresh() };
function fresh() {
  return { lines: 0, exact: 0, errors: 0, characters: 0, numbers: 0, numbersRight: 0, wrong: [] };
}
function score(into, truth, read) {
  into.lines += 1;
  into.characters += truth.length;
  into.errors += distance(truth, read);
  if (truth === read) into.exact += 1;
  else into.wrong.push(`${truth}\n    ${read}`);
  if (digits(truth).length === 0) return;
  into.numbers += 1;
  if (digits(truth) === digits(read)) into.numbersRight += 1;
}

const reader = await openLineReader();
const folder = mkdtempSync(join(tmpdir(), 'score-'));
const files = [];
let at = 0;
let cpu = 0;
let columns = 0;
const bands = Array.from({ length: 10 }, () => [0, 0]);
for (const [index, row] of rows.entries()) {
  const gray = Uint8Array.from(pixels.subarray(at, at + row.width * row.height));
  at += row.width * row.height;
  if (index >= most || row.text.includes('__')) continue;
  const begun = process.cpuUsage().user;
  const read = reader.readLine(gray, row.width, row.height);
  cpu += process.cpuUsage().user - begun;
  columns += (row.width * 32) / row.height;
  const text = read.chars.map((c) => c.char).join('');
  const truth = plain(row.text);
  score(scores.ours, truth, plain(text));
  const band = bands[Math.min(9, Math.floor(read.confidence * 10))];
  band[0] += 1;
  if (truth === plain(text)) band[1] += 1;
  const file = join(folder, `${index}.pgm`);
  writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${row.width} ${row.height}\n255\n`), Buffer.from(gray)]));
  files.push({ file, truth });
}
if (!process.argv.includes('--ours')) {
  // One process for all: a line's page number tells which it is.
  const list = join(folder, 'list.txt');
  writeFileSync(list, files.map(({ file }) => file).join('\n'));
  const out = execFileSync('tesseract', [list, 'stdout', '--psm', '7', '-c', 'page_separator=\f'], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  }).toString();
  for (const [index, text] of out.split('\f').entries())
    if (index < files.length) score(scores.tesseract, files[index].truth, plain(text));
}
rmSync(folder, { recursive: true, force: true });
if (process.env.SHOW) console.log(scores.ours.wrong.slice(0, Number(process.env.SHOW)).join('\n'));
for (const [name, s] of Object.entries(scores)) {
  if (s.lines === 0) continue;
  console.log(
    `${name.padEnd(10)} lines ${s.lines} exact ${(s.exact / s.lines).toFixed(3)} character errors ${((100 * s.errors) / s.characters).toFixed(2)}% digits right ${(s.numbersRight / s.numbers).toFixed(3)} of ${s.numbers}`,
  );
}
console.log(
  `ours: ${(cpu / 1000 / (columns / 640)).toFixed(2)} ms CPU for 640 columns; lines right by least confidence: ${bands
    .map(([n, r], i) => (n > 0 ? `${i / 10}: ${r}/${n}` : ''))
    .filter((s) => s !== '')
    .join(', ')}`,
);
