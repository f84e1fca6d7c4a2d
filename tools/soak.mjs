// `npm run soak -- NAME [--seed N] [--rounds N]`: a long run with a seed. It goes on where it was stopped (progress is
// kept per name and seed in docs/proof/unfinished, so that a run of days can be committed and gone on with elsewhere),
// and its last result is written to docs/proof/NAME.md with command, seed, commits and figures.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.mjs';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const folder = 'apps/server/test/soak';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    corpus: { type: 'string', multiple: true, default: [] },
  },
});
const [name] = positionals;
const file = `${folder}/${name}.ts`;
if (name === undefined || !/^[a-z-]+$/.test(name) || !existsSync(join(root, file))) {
  console.error(
    `Usage: npm run soak -- NAME [--seed N] [--rounds N] [--fresh] [--corpus DIR…], where NAME is a file of ${folder}.`,
  );
  process.exit(2);
}

await buildIfStale();
const { run, runFiles, defaultRounds, batchRounds, title } = await importTs(file);
const seed = Number(values.seed);
if (runFiles !== undefined) process.exit(await goThroughFiles());
const rounds = Number(values.rounds ?? defaultRounds);
const progressFile = join(root, 'docs/proof/unfinished', `soak-${name}-${seed}-${rounds}.json`);
mkdirSync(dirname(progressFile), { recursive: true });
if (values.fresh) rmSync(progressFile, { force: true });
const progress = existsSync(progressFile)
  ? JSON.parse(readFileSync(progressFile, 'utf8'))
  : { done: 0, figures: {}, faults: [], seconds: 0, commits: [] };
if (progress.done > 0) console.log(`Going on after ${progress.done} of ${rounds} rounds.`);
const { currentCommit } = await importTs('bench/harness/result.ts');
progress.commits = [...new Set([...progress.commits, currentCommit()])];

// What a batch has started, it ends itself: a database that nobody stops would stay.
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isInterrupted = true;
    console.log('Interrupted: ends after these rounds.');
  });

/** Small batches: what is done is kept, so that a run that is cut off loses little. A run whose world takes long to build
 * says how much it is good for. */
const BATCH = batchRounds ?? Math.max(1, Math.ceil(rounds / 40));
while (progress.done < rounds && !isInterrupted) {
  const started = performance.now();
  const batch = Math.min(BATCH, rounds - progress.done);
  const { figures, faults } = await run({
    seed: seed + progress.done,
    rounds: batch,
    log: (line) => console.log(line),
  });
  for (const [key, value] of Object.entries(figures)) {
    // Figures named "longest …" are maxima; all others are counts.
    progress.figures[key] = key.startsWith('longest')
      ? Math.max(progress.figures[key] ?? 0, value)
      : (progress.figures[key] ?? 0) + value;
  }
  progress.faults.push(...faults);
  progress.done += batch;
  progress.seconds += (performance.now() - started) / 1000;
  writeFileSync(progressFile, `${JSON.stringify(progress)}\n`);
  console.log(
    `${progress.done} of ${rounds} rounds, ${progress.faults.length} faults, ${progress.seconds.toFixed(0)} s`,
  );
}

if (progress.done < rounds) {
  console.log('The same command goes on from there.');
  process.exit(130);
}

const lines = [
  `# ${title}`,
  '',
  `\`npm run soak -- ${name} --seed ${seed} --rounds ${rounds}\``,
  '',
  `Last run: ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}, ${progress.seconds.toFixed(0)} s, commit ${progress.commits.join(', ')}.`,
  '',
  '| figure | value |',
  '| --- | --- |',
  ...Object.entries(progress.figures).map(([key, value]) => `| ${key} | ${value} |`),
  `| faults | ${progress.faults.length} |`,
  '',
  ...progress.faults.slice(0, 50).map((fault) => `- ${fault}`),
];
mkdirSync(join(root, 'docs/proof'), { recursive: true });
writeFileSync(join(root, `docs/proof/${name}.md`), `${lines.join('\n').trimEnd()}\n`);
rmSync(progressFile, { force: true });
console.log(lines.join('\n'));
process.exit(progress.faults.length === 0 ? 0 : 1);

/** A run over the files of folders instead of rounds: the fixtures, and those of `--corpus DIR…`. */
async function goThroughFiles() {
  const given = [...values.corpus, ...positionals.slice(1)];
  const fixtures = join(root, '../shared/fixtures/documents');
  const corpora = [...(existsSync(fixtures) ? [fixtures] : []), ...given.map((folder) => resolve(folder))];
  const { lines, faults } = await runFiles({ seed, fresh: values.fresh, corpora, log: (line) => console.log(line) });
  const names = given.length === 0 ? '' : ` --corpus ${given.map((folder) => basename(folder)).join(' ')}`;
  const told = [
    `# ${title}`,
    '',
    `\`npm run soak -- ${name} --seed ${seed}${names}\``,
    '',
    `Last run: ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}.`,
    '',
    ...lines,
  ];
  mkdirSync(join(root, 'docs/proof'), { recursive: true });
  writeFileSync(join(root, `docs/proof/${name}.md`), `${told.join('\n').trimEnd()}\n`);
  console.log(told.join('\n'));
  return faults === 0 ? 0 : 1;
}
