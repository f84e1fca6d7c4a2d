import { readRecordFile } from '../../src/parsing/read-record-file.ts';
import { createReaderPool, defaultReaderLimits, type ReaderPool } from '../../src/reading/isolation/index.ts';
import { type Mutant, mutate } from './bad-files-run/mutate.ts';
import { type FileKind, makeSeeds, profileOf, type RecordKind, type Seeds } from './bad-files-run/seeds.ts';
import { type Intake, openIntake } from './bad-files-run/send-mutant.ts';
import { readBytes } from './corpora/read-one-file.ts';
import { createRandom } from './random.ts';

export const title = 'Spoiled PDF, DOCX, XML, CSV and JSON files through their readers';
export const defaultRounds = 200;

/** A round is so many files, in this mix: a PDF takes a hundred times as long as a record. */
const mix: readonly (readonly [FileKind, number])[] = [
  ['pdf', 30],
  ['docx', 20],
  ['xml', 16],
  ['csv', 16],
  ['json', 18],
];
/** One of so many also goes the whole way, over HTTP and through the job that reads it. */
const SENT_ONE_IN = 25;
/** Seconds of computing for a record; the largest that the caps let through takes a tenth of it. */
const RECORD_SECONDS = 10;
const MOST_PAGES = { read: 4, drawn: 1 };
/** The whole way recognizes what is only drawn, seconds for each page. */
const MOST_PAGES_SENT = 2;
const recordReasons: ReadonlySet<string> = new Set([
  'unreadable',
  'missing_required',
  'conflict',
  'wrong_shape',
  'not_understood',
]);
const fileReasons: ReadonlySet<string> = new Set([
  'file_encrypted',
  'file_broken',
  'file_empty',
  'file_too_many_pages',
  'file_type_unknown',
]);

interface Tally {
  readonly counts: Map<string, number>;
  longestRecordMs: number;
  longestPdfCallMs: number;
  largestReaderMb: number;
}

export interface BadFilesOptions {
  readonly seed: number;
  readonly rounds: number;
  readonly log: (line: string) => void;
  /** The reading program; the built one when nothing is said. */
  readonly program?: string;
}

/**
 * Good files of each kind are spoiled and read as intake reads them: PDFs in the reading processes with their limits,
 * records by the functions that take them in. Each must end with values or with a reason of the closed set.
 */
export async function run({ seed, rounds, program }: BadFilesOptions) {
  const random = createRandom(seed);
  const seeds = await makeSeeds();
  const pool = createReaderPool({ processes: 1, ...(program === undefined ? {} : { program }) });
  const intake = await openIntake();
  const faults: string[] = [];
  const tally: Tally = { counts: new Map(), longestRecordMs: 0, longestPdfCallMs: 0, largestReaderMb: 0 };
  const count = (name: string) => tally.counts.set(name, (tally.counts.get(name) ?? 0) + 1);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, files] of mix) {
        for (let index = 0; index < files; index += 1) {
          const mutant = mutate(kind, seeds[kind], random);
          const where = `round ${round} of seed ${seed}, ${kind} ${index} (${mutant.what.join(', ')})`;
          const isSent = random.integer(1, SENT_ONE_IN) === 1;
          const { faults: found, pages } = await readMutant(pool, kind, mutant, tally);
          faults.push(...found.map((fault) => `${where}: ${fault}`));
          count('files');
          count(`files ${kind}`);
          if (!isSent || pages > MOST_PAGES_SENT) continue;
          count('files sent to the service');
          faults.push(...(await sendMutant(intake, kind, mutant)).map((fault) => `${where}, sent: ${fault}`));
        }
      }
    }
    faults.push(...(await intake.check()));
    faults.push(...(await stillReads(pool, seeds)));
  } finally {
    await pool.close();
    await intake.close();
  }
  return { figures: figuresOf(tally), faults };
}

function figuresOf({ counts, longestRecordMs, longestPdfCallMs, largestReaderMb }: Tally): Record<string, number> {
  return {
    ...Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    'longest record in ms': Math.ceil(longestRecordMs),
    'longest call of a PDF in ms': Math.ceil(longestPdfCallMs),
    'longest: largest reading process in MB': largestReaderMb,
  };
}

async function readMutant(
  pool: ReaderPool,
  kind: FileKind,
  mutant: Mutant,
  tally: Tally,
): Promise<{ readonly faults: readonly string[]; readonly pages: number }> {
  const count = (name: string) => tally.counts.set(name, (tally.counts.get(name) ?? 0) + 1);
  if (kind !== 'pdf') return { faults: await readRecord(kind, mutant, tally, count), pages: 0 };
  const about = { corpus: 'mutants', name: kind };
  const result = await readBytes(pool, defaultReaderLimits, about, mutant.bytes, MOST_PAGES);
  const { refused, failures, faults, pages } = result;
  tally.longestPdfCallMs = Math.max(tally.longestPdfCallMs, result.longestCallSeconds * 1000);
  tally.largestReaderMb = Math.max(tally.largestReaderMb, Math.ceil(result.peakBytes / 1024 / 1024));
  count(refused === null ? 'PDFs read' : `PDFs ${refused.code}`);
  for (const { code } of failures) count(`pages ${code}`);
  const isStrange = refused !== null && !fileReasons.has(refused.code);
  return { faults: isStrange ? [...faults, `${refused.code} is no reason`] : faults, pages };
}

async function readRecord(
  kind: RecordKind,
  { bytes }: Mutant,
  tally: Tally,
  count: (name: string) => void,
): Promise<readonly string[]> {
  const started = process.cpuUsage();
  try {
    const { values, faults } = await readRecordFile(profileOf(kind), bytes);
    const { user, system } = process.cpuUsage(started);
    const ms = (user + system) / 1000;
    tally.longestRecordMs = Math.max(tally.longestRecordMs, ms);
    const [first] = faults;
    count(first === undefined ? 'records read' : `records ${first.code}`);
    return [
      ...(ms > RECORD_SECONDS * 1000 ? [`it took ${ms} ms of computing`] : []),
      ...faults
        .filter(({ code, message }) => !recordReasons.has(code) || message.length < 10)
        .map(({ code }) => `${code} is no reason`),
      ...(values.length === 0 && faults.length === 0 && bytes.length === 0 ? ['an empty file gave no reason'] : []),
    ];
  } catch (error) {
    return [`${error instanceof Error ? `${error.name}: ${error.message}` : String(error)} instead of a reason`];
  }
}

async function sendMutant(intake: Intake, kind: FileKind, { bytes }: Mutant): Promise<readonly string[]> {
  return kind === 'pdf' ? intake.sendPdf(bytes) : intake.sendRecord(kind, bytes);
}

/** After all of them the same pool reads a good file. */
async function stillReads(pool: ReaderPool, { pdf: [good] }: Seeds): Promise<readonly string[]> {
  if (good === undefined) return ['There is no good PDF.'];
  const result = await readBytes(pool, defaultReaderLimits, { corpus: 'good', name: 'good' }, good, MOST_PAGES);
  return result.refused === null && result.words > 0 ? [] : ['A good file is no longer read.'];
}
