// `npm run faults -- [--seed N] [--rounds N] [--only NAME…] [--fresh] [--list] [--tell]`: the fault matrix. Each run is
// printed as it ends; a run that was cut off goes on where it was (kept per seed and rounds in docs/proof/unfinished),
// and --tell only writes down how far it came. Without --only the last result is written to docs/proof/faults.md. Ends
// with 1 where something broke.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.mjs';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: [] },
    fresh: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    tell: { type: 'boolean', default: false },
  },
});
const [seed, rounds] = [Number(values.seed), Number(values.rounds)];
await buildIfStale();
const { families, printProof, printRow, runFaults } = await importTs('apps/server/test/faults/index.ts');
const names = families.flatMap(({ name, faults }) => [name, ...faults.map((fault) => fault.name)]);
const unknown = values.only.filter((name) => !names.includes(name));
if (values.list || unknown.length > 0 || !Number.isSafeInteger(seed) || !(rounds > 0)) {
  for (const { name, faults } of families) {
    console.log(name);
    for (const fault of faults) console.log(`  ${fault.name.padEnd(34)} ${fault.broken}`);
  }
  if (unknown.length > 0) console.error(`There is no fault or family named ${unknown.join(', ')}.`);
  process.exit(values.list ? 0 : 2);
}

const progressFile = join(root, 'docs/proof/unfinished', `faults-${seed}-${rounds}.json`);
mkdirSync(dirname(progressFile), { recursive: true });
const isWhole = values.only.length === 0;
if (values.fresh) rmSync(progressFile, { force: true });
const runs = isWhole && existsSync(progressFile) ? JSON.parse(readFileSync(progressFile, 'utf8')) : [];
if (runs.length > 0) console.log(`Going on after ${runs.length} runs.`);
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupted.abort());
await runFaults({
  signal: interrupted.signal,
  seed,
  rounds: values.tell ? 0 : rounds,
  only: values.only,
  done: [...runs],
  onRun: (run) => {
    runs.push(run);
    console.log(printRow(run));
    if (isWhole) writeFileSync(progressFile, `${JSON.stringify(runs)}\n`);
  },
});

if (interrupted.signal.aborted) {
  console.log(`Interrupted after ${runs.length} runs. The same command goes on from there.`);
  process.exit(130);
}

const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
const day = new Date().toISOString().slice(0, 10);
const proof = printProof(
  runs,
  `npm run faults -- --seed ${seed} --rounds ${rounds}`,
  `Last run: ${day}, Node ${process.version}, ${process.platform} ${process.arch}, ${seconds.toFixed(0)} s.`,
);
if (isWhole) {
  writeFileSync(join(root, 'docs/proof/faults.md'), proof);
  if (!values.tell) rmSync(progressFile, { force: true });
}
console.log(`\n${proof}`);
process.exit(runs.some(({ faults }) => faults.length > 0) ? 1 : 0);
