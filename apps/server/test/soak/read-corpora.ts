import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createReaderPool, defaultReaderLimits } from '../../src/reading/isolation/index.ts';
import { type CorpusFile, listCorpusFiles } from './corpora/list-files.ts';
import { printSummary } from './corpora/print-summary.ts';
import { type FileResult, readOneFile } from './corpora/read-one-file.ts';

export const title = 'Every file of the fixtures and of public corpora, read and drawn page by page';

/** As many as the machines that this runs on have cores. */
const PROCESSES = 2;

export interface CorporaOptions {
  readonly seed: number;
  readonly fresh: boolean;
  readonly corpora: readonly string[];
  readonly log: (line: string) => void;
  /** The reading program; the built one when nothing is said. */
  readonly program?: string;
}

/**
 * A run of its own kind: not rounds but files. What is done is kept, file by file, so that a run that was cut off
 * goes on. It fails when the pool died, when a call was never answered or a limit was broken beyond its grace, and
 * when a file or page was given up without a reason that can be shown.
 */
export async function runFiles(options: CorporaOptions): Promise<{ lines: readonly string[]; faults: number }> {
  const names = options.corpora.map((folder) => basename(folder)).sort();
  const stateFile = join(tmpdir(), `countersign-soak-read-corpora-${options.seed}-${names.join('-')}.json`);
  if (options.fresh) rmSync(stateFile, { force: true });
  const results: FileResult[] = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : [];
  const done = new Set(results.map(({ corpus, name }) => `${corpus}/${name}`));
  const files = await listCorpusFiles(options.corpora, options.seed);
  const left = files.filter(({ corpus, name }) => !done.has(`${corpus}/${name}`));
  if (done.size > 0) options.log(`Going on after ${done.size} of ${files.length} files.`);

  const pool = createReaderPool({
    processes: PROCESSES,
    ...(options.program === undefined ? {} : { program: options.program }),
  });
  const keep = (result: FileResult) => {
    results.push(result);
    // Under another name first: a run that is cut off in the middle must find what it wrote before.
    writeFileSync(`${stateFile}.new`, JSON.stringify(results));
    renameSync(`${stateFile}.new`, stateFile);
    for (const fault of result.faults) options.log(`FAULT ${result.corpus}/${result.name}: ${fault}`);
    if (results.length % 50 === 0) options.log(`${results.length} of ${files.length} files`);
  };
  const work = async (queue: Iterator<CorpusFile>) => {
    for (let next = queue.next(); next.done !== true; next = queue.next())
      keep(await readOneFile(pool, defaultReaderLimits, next.value));
  };
  const queue = left[Symbol.iterator]();
  await Promise.all(Array.from({ length: PROCESSES }, () => work(queue)));
  await pool.close();
  rmSync(stateFile, { force: true });

  results.sort((a, b) => (`${a.corpus}/${a.name}` < `${b.corpus}/${b.name}` ? -1 : 1));
  const faults = results.flatMap(({ corpus, name, faults: own }) =>
    own.map((fault) => `- ${corpus}/${name}: ${fault}`),
  );
  return {
    lines: [...printSummary(results), '## Faults', '', ...(faults.length === 0 ? ['None.'] : faults)],
    faults: faults.length,
  };
}
