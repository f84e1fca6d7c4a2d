import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AlterationSign, Box, Page } from '@countersign/engine/pages/page';
import { grades, type ScanGrade } from '../tools/packages/degrade/grades.ts';
import { fileAlterations, hasTool } from './alteration/alter-file.ts';
import { alterScan, type ScanAlteration, scanTarget, toPage } from './alteration/alter-scan.ts';
import { chooseTargets } from './alteration/choose-target.ts';
import { changedByTheirPublishers, honestFiles } from './alteration/honest-files.ts';
import { option } from './harness/options.ts';
import { type Row, rounded, type Tables } from './harness/report.ts';
import { openPageReader, type PageReader } from './split/read-pages.ts';

/** Altered documents for each way, and honest ones for each kind of scan. */
const EACH_FILE = 16;
const EACH_SCAN = 3;
const HONEST_SCANS = 12;
const HONEST_FILES = 264;

const scanWays: readonly { readonly how: ScanAlteration; readonly said: string }[] = [
  { how: 'white', said: 'painted white, another number typed' },
  { how: 'paper', said: 'painted in the color of the paper, another number typed' },
  { how: 'other_scan', said: 'a patch of another scan, same kind of scanner' },
  { how: 'other_scanner', said: 'a patch of another scanner' },
];
const scanners = [grades.clean, grades.office];

/**
 * Documents with one number altered, by file and by picture, and documents that nobody altered: how many are noticed, and
 * on how many honest ones a sign is seen. A sign counts as found only where the altered number stands.
 * `--only files|scans|honest|real` leaves out the others. Programs that are not installed are told and left out.
 */
export async function run(options: readonly string[] = []): Promise<Tables> {
  const only = option(options, '--only');
  const reader = await openPageReader();
  try {
    const altered = [
      ...(only === undefined || only === 'files' ? await alteredFiles(reader) : []),
      ...(only === undefined || only === 'scans' ? await alteredScans(reader) : []),
    ];
    const honest = [
      ...(only === undefined || only === 'honest' ? await honestDocuments(reader) : []),
      ...(only === undefined || only === 'real' ? await realDocuments(reader) : []),
    ];
    const sum = (rows: readonly Row[], column: string) => rows.reduce((all, row) => all + Number(row[column]), 0);
    const [found, of] = [sum(altered, 'found'), sum(altered, 'documents')];
    const [wrong, all] = [sum(honest, 'with a sign'), sum(honest, 'documents')];
    return {
      ...(altered.length === 0 ? {} : { 'Altered documents': altered }),
      ...(honest.length === 0 ? {} : { 'Honest documents': honest }),
      Together: [
        {
          what: 'altered',
          documents: of,
          'with a sign': found,
          share: rounded(found / Math.max(1, of), 3),
          'in 300': '',
        },
        {
          what: 'honest',
          documents: all,
          'with a sign': wrong,
          share: rounded(wrong / Math.max(1, all), 4),
          'in 300': rounded((300 * wrong) / Math.max(1, all), 1),
        },
      ],
    };
  } finally {
    await reader.close();
  }
}

async function alteredFiles(reader: PageReader): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [index, { how, tool, alter }] of fileAlterations.entries()) {
    if (!hasTool(tool)) {
      console.log(`${tool} is not installed: nothing was ${how}.`);
      continue;
    }
    let found = 0;
    for await (const target of chooseTargets(EACH_FILE, 100 + index * 50)) {
      const pages = await reader.read(await alter(target));
      const page = pages[target.pageNo - 1];
      if (isFound(page, target.box)) found += 1;
      else console.log(`MISSED  ${how}: ${target.name}, ${target.printed} to ${target.changed}`);
    }
    rows.push({ 'how it was altered': how, documents: EACH_FILE, found });
  }
  return rows;
}

async function alteredScans(reader: PageReader): Promise<Row[]> {
  const rows: Row[] = [];
  for (const grade of scanners)
    for (const [index, { how, said }] of scanWays.entries()) {
      let found = 0;
      let seed = 3000 + index * 40;
      for await (const target of chooseTargets(2 * EACH_SCAN, seed)) {
        seed += 1;
        const scan = await scanTarget(target, grade, seed);
        const image = await alterScan(scan, target, how, grade, seed);
        // Picture editors store every pixel, or compress the page once more.
        const [page] = await reader.read(await toPage(image, target, seed % 2 === 0 ? null : 92));
        if (isFound(page, scan.box)) found += 1;
        else console.log(`MISSED  ${grade.name} ${how}: ${target.name}, ${target.printed} to ${target.changed}`);
      }
      rows.push({ 'how it was altered': `${grade.name} scan, ${said}`, documents: 2 * EACH_SCAN, found });
    }
  return rows;
}

/** Where the altered number stands, give or take what a crop has around it. */
function isFound(page: Page | undefined, target: Box): boolean {
  return (page?.signs ?? []).some(({ box }) => {
    if (box === null) return true;
    const [dx, dy] = [box.x + box.w / 2 - target.x - target.w / 2, box.y + box.h / 2 - target.y - target.h / 2];
    return Math.abs(dx) < Math.max(0.05, target.w) && Math.abs(dy) < 0.02;
  });
}

async function honestDocuments(reader: PageReader): Promise<Row[]> {
  const counts = new Map<string, { documents: number; wrong: number }>();
  for await (const { kind, name, pdf } of honestFiles(HONEST_FILES)) {
    const signs = (await reader.read(pdf)).flatMap(({ signs: own = [] }) => own);
    count(counts, kind, name, signs);
  }
  for (const grade of Object.values(grades))
    for await (const target of chooseTargets(HONEST_SCANS, 5000)) {
      const scan = await scanTarget(target, grade as ScanGrade, 5000);
      const signs = (await reader.read(await toPage(scan.image, target, grade.jpegQuality))).flatMap(
        ({ signs: own = [] }) => own,
      );
      count(counts, `scans, ${grade.name}`, target.name, signs);
    }
  return rowsOf(counts);
}

const FIXTURES = ['../shared/fixtures/documents', '../shared/fixtures/real'];
/** Longer ones would be a large part of what is counted by pages, and count as one by documents. */
const MOST_BYTES = 1_500_000;

/** Real documents with text, where the folder is there; pictures of them cost more than they tell. */
async function realDocuments(reader: PageReader): Promise<Row[]> {
  const counts = new Map<string, { documents: number; wrong: number }>();
  for (const folder of FIXTURES.filter((path) => existsSync(path)))
    for (const name of readdirSync(folder, { recursive: true }).map(String).toSorted()) {
      const file = name.split('/').at(-1) ?? name;
      if (!file.endsWith('.pdf') || changedByTheirPublishers[file] !== undefined) continue;
      const bytes = readFileSync(join(folder, name));
      if (bytes.length > MOST_BYTES) continue;
      const pages = await reader.read(new Uint8Array(bytes)).catch(() => null);
      if (pages !== null)
        count(
          counts,
          'real documents',
          file,
          pages.flatMap(({ signs = [] }) => signs),
        );
    }
  return rowsOf(counts);
}

function count(
  counts: Map<string, { documents: number; wrong: number }>,
  kind: string,
  name: string,
  signs: readonly AlterationSign[],
): void {
  const own = counts.get(kind) ?? { documents: 0, wrong: 0 };
  counts.set(kind, own);
  own.documents += 1;
  if (signs.length === 0) return;
  own.wrong += 1;
  console.log(`FALSE SIGN  ${kind}: ${name}: ${signs[0]?.detail}`);
}

function rowsOf(counts: ReadonlyMap<string, { readonly documents: number; readonly wrong: number }>): Row[] {
  return [...counts].map(([kind, { documents, wrong }]) => ({ kind, documents, 'with a sign': wrong }));
}
