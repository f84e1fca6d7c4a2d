import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SplitPackage, splitPackage } from '@countersign/engine/classification/split-package';
import type { Layout } from '../tools/packages/core/layout.ts';
import { makePackage } from '../tools/packages/core/make-package.ts';
import { grades, type ScanGrade } from '../tools/packages/degrade/grades.ts';
import { scanPackage } from '../tools/packages/degrade/scan-package.ts';
import { option } from './harness/options.ts';
import type { Row, Tables } from './harness/report.ts';
import { fixtureTypes } from './split/fixture-types.ts';
import { layoutSets } from './split/layout-sets.ts';
import { calibration, confusions, leastSure, summarize, wrongLayouts } from './split/print-score.ts';
import { openPageReader, type PageReader, readHonestText } from './split/read-pages.ts';
import { addScores, type Score, scoreSplit } from './split/score-split.ts';

/** Seeds of the benchmark; others are free for work on the catalogue. */
const FIRST_SEED = 9_000;
const DIGITAL_PACKAGES = 20;
/** Recognition takes seconds a page, so that scans come from small packages: some 60 pages a grade. */
const SCANNED_PACKAGES = 4;
const SCANNED_DOCUMENTS = 10;
const FIXTURES = '../shared/fixtures/documents';

/**
 * Splitting and classifying, on generated packages and on every fixture. A true document counts as right when first
 * page, last page and type all match. Goals: 0.99 digital, 0.97 scanned.
 * `--digital` leaves out what needs recognition, `--only working|opened|scored|blind` the other sets.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const reader = await openPageReader();
  const overview: Row[] = [];
  const scans = !options.includes('--digital');
  try {
    for (const { name, layouts, open, scanned } of layoutSets) {
      const only = option(options, '--only');
      if ((only ?? name) !== name) continue;
      const scores = [await scoreDigital(name, layouts)];
      for (const grade of scans && (scanned || only === name) ? Object.values(grades) : [])
        scores.push(await scoreScans(reader, name, layouts, grade));
      for (const score of scores) {
        overview.push({ set: score.set, ...summarize(score) });
        print(score, open);
      }
    }
    const fixtures = await readFixtures(reader, scans);
    console.log('\nFixtures');
    console.table(fixtures);
    console.log(`Recognition: ${reader.engine}`);
    const read = fixtures.filter(({ right }) => right !== undefined);
    const right = read.filter((row) => row.right === 'yes').length;
    return { Sets: overview, Fixtures: [{ files: read.length, 'as a person sees them': right }] };
  } finally {
    await reader.close();
  }
}

async function scoreDigital(name: string, layouts: readonly Layout[]): Promise<Score> {
  const set = `${name}, digital`;
  const scores: Score[] = [];
  for (let index = 0; index < DIGITAL_PACKAGES; index += 1) {
    const { pdf, truth } = await makePackage({ layouts, seed: FIRST_SEED + index });
    scores.push(scoreSplit(set, truth, splitPackage(await readHonestText(pdf))));
  }
  return addScores(scores, set);
}

async function scoreScans(
  reader: PageReader,
  name: string,
  layouts: readonly Layout[],
  grade: ScanGrade,
): Promise<Score> {
  const set = `${name}, ${grade.name} scans`;
  const scores: Score[] = [];
  for (let index = 0; index < SCANNED_PACKAGES; index += 1) {
    const seed = FIRST_SEED + index;
    const drawn = await makePackage({ layouts, seed, documents: SCANNED_DOCUMENTS });
    const { pdf, truth } = await scanPackage(drawn, { grade, seed });
    scores.push(scoreSplit(set, truth, splitPackage(await reader.read(pdf))));
  }
  return addScores(scores, set);
}

/** Of sets that are only ever scored, figures and types are printed, and no single page. */
function print(score: Score, open: boolean): void {
  console.log(`\n${score.set}: pages whose type was taken for another`);
  console.table(confusions(score));
  if (open) {
    console.log(`${score.set}: layouts with faults`);
    console.table(wrongLayouts(score));
    console.log(`${score.set}: least sure`);
    console.table(leastSure(score, 12));
  }
  console.log(`${score.set}: confidence and how often it was right`);
  console.table(calibration(score));
}

async function readFixtures(
  reader: PageReader,
  pictures: boolean,
): Promise<readonly Readonly<Record<string, string>>[]> {
  if (!existsSync(FIXTURES)) return [{ file: 'SKIPPED: ../shared/fixtures is absent' }];
  const rows: Record<string, string>[] = [];
  for (const { file, expected, onlyTypes = false } of fixtureTypes) {
    if (!pictures && !file.endsWith('.pdf')) continue;
    const { documents } = splitPackage(await reader.read(readFileSync(join(FIXTURES, file))));
    const wanted = expected.map(([from, to, docType]) => `${from}-${to} ${docType}`).join(', ');
    const found = documents.map((one) => `${one.fromPage}-${one.toPage} ${one.docType}`).join(', ');
    const right = onlyTypes ? sameTypes(documents, expected) : wanted === found;
    const sure = documents.map(({ confidence }) => confidence.toFixed(2)).join(', ');
    rows.push({
      file: file.replace(/^.*\//, ''),
      expected: wanted,
      found,
      confidence: sure,
      right: right ? 'yes' : 'NO',
    });
  }
  return rows;
}

/** Whether each page has the type that a person sees. */
function sameTypes(
  documents: SplitPackage['documents'],
  expected: readonly (readonly [number, number, string])[],
): boolean {
  return expected.every(([from, to, docType]) => {
    for (let pageNo = from; pageNo <= to; pageNo += 1) {
      const here = documents.find((one) => one.fromPage <= pageNo && one.toPage >= pageNo);
      if (here?.docType !== docType) return false;
    }
    return true;
  });
}
