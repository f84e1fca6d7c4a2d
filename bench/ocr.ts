import { openNativeEngine, openNpmEngine } from '../apps/server/src/reading/ocr/index.ts';
import { grades } from '../tools/packages/degrade/grades.ts';
import { generateScans, type LabelledPicture } from './ocr/generated-scans.ts';
import { readFixtures } from './ocr/labelled-fixtures.ts';
import { engineReader, plainReader, type Read, type Reader, readKept } from './ocr/readers.ts';
import { addWordScores, printable, scoreWords, type WordScore } from './ocr/score-words.ts';

const USUAL_PAGES = 40;
const MOST_PAGES = 300;

/**
 * Our recognition of pages with each engine at hand, beside the plain tesseract command, on the same pictures: scans in
 * three grades (`--pages N` of each, 40 unless told) and the labelled fixtures; `--npm-pages N` as many for the npm
 * engine, `--only GRADE` one grade. Goals: better than the plain command on every grade in F1 and number recall; number
 * recall 0.97 on clean scans; at most 1.5 times its processor time. Words are kept from run to run.
 */
export async function run(options: readonly string[] = []): Promise<Readonly<Record<string, Row>>> {
  const pages = Math.min(MOST_PAGES, numberOption(options, '--pages') ?? USUAL_PAGES);
  const npmPages = Math.min(pages, numberOption(options, '--npm-pages') ?? pages);
  const only = option(options, '--only');
  const [native, npm] = [await openNativeEngine(), await openNpmEngine({ parallel: 1 })];
  const readers: readonly { reader: Reader; pages: number }[] = [
    ...(native === null ? [] : [{ reader: plainReader(native.version.replace(/ treatment:.*/, '')), pages }]),
    ...(native === null ? [] : [{ reader: engineReader('ours, native', native), pages }]),
    { reader: engineReader('ours, npm', npm), pages: npmPages },
  ];
  for (const engine of [native, npm]) if (engine !== null) console.log(engine.version);
  const rows: Record<string, Row> = {};
  try {
    for (const grade of Object.values(grades)) {
      if (only !== undefined && only !== grade.name) continue;
      Object.assign(rows, await compare(`${grade.name} ${grade.dpi} dpi`, generateScans(grade, pages), readers));
    }
    for (const picture of only === undefined || only === 'fixtures' ? readFixtures() : []) {
      Object.assign(rows, await compare(picture.name, [picture], readers));
    }
  } finally {
    await native?.close();
    await npm.close();
  }
  return rows;
}

interface Row {
  readonly pages: number;
  readonly 'word F1': string;
  readonly 'number recall': string;
  readonly numbers: number;
  readonly 'box overlap': string;
  readonly 'CPU s a page': string;
  readonly 'times plain': string;
}

interface Result {
  readonly score: WordScore;
  readonly read: Read;
}

/** One picture after the other, each by every reader in turn, so that all meet the same neighbours. */
async function compare(
  set: string,
  pictures: AsyncIterable<LabelledPicture> | Iterable<LabelledPicture>,
  readers: readonly { reader: Reader; pages: number }[],
): Promise<Record<string, Row>> {
  const results = readers.map((): Result[] => []);
  let count = 0;
  for await (const picture of pictures) {
    for (const [index, { reader, pages }] of readers.entries()) {
      if (count >= pages) continue;
      const read = await readKept(reader, picture);
      results[index]?.push({ score: scoreWords(picture.words, read.words), read });
    }
    count += 1;
    if (count % 10 === 0) console.log(`${set}: ${count} pages`);
  }
  const [plain = []] = results;
  return Object.fromEntries(
    readers.map(({ reader }, index) => [`${set}, ${reader.name}`, describe(results[index] ?? [], plain)]),
  );
}

function describe(results: readonly Result[], plain: readonly Result[]): Row {
  const score = addWordScores(results.map((result) => result.score));
  const { f1, numberRecall, overlap } = printable(score);
  const ratio = results.map((result, index) => costOf(result.read) / costOf(plain[index]?.read ?? result.read));
  return {
    pages: results.length,
    'word F1': f1.toFixed(4),
    'number recall': numberRecall.toFixed(4),
    numbers: score.numbers,
    'box overlap': overlap.toFixed(3),
    'CPU s a page': mean(results.map((result) => costOf(result.read))).toFixed(2),
    'times plain': median(ratio).toFixed(2),
  };
}

/** Where the system does not tell processor time, the clock on the wall stands for it. */
function costOf({ cpuSeconds, seconds }: Read): number {
  return cpuSeconds ?? seconds;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function option(options: readonly string[], name: string): string | undefined {
  const at = options.indexOf(name);
  return at < 0 ? undefined : options[at + 1];
}

function numberOption(options: readonly string[], name: string): number | undefined {
  const value = Number(option(options, name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
