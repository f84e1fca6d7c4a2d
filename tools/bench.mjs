// `npm run bench [-- NAME … [--OPTION …]]`: benchmarks with their peers. Each run is shown as tables and kept as JSON in
// bench/results; its headlines and charts are printed into docs/benchmarks.md; with other options than the benchmark's known ones
// it is a partial run, which is shown and kept apart and printed nowhere. They are not tests.
// `npm run bench -- --list` says how long each takes.
// `npm run bench -- --print` prints the documents anew from what is kept; `--print --check` fails where they differ.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

// A benchmark is NAME.ts with its `run`, and beside it NAME.report.ts with what is shown of it.
const REPORT = '.report.ts';
const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith(REPORT))
  .map((file) => file.slice(0, -REPORT.length));
const args = process.argv.slice(2);
// From the first option on, what is given is the benchmarks' own.
const firstOption = args.findIndex((arg) => arg.startsWith('--'));
const named = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);
const names = named.length === 0 ? all : named;
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}
const harness = await importTs('bench/harness/index.ts');
if (options[0] === '--list') {
  for (const name of names) console.log(`${name}: ${(await importTs(`bench/${name}.report.ts`)).report.takes}`);
  process.exit(0);
}
if (options[0] === '--print') process.exit(await print(options.includes('--check')));

await buildIfStale();
const failed = [];
for (const name of names) {
  const [{ run }, { report }] = [await importTs(`bench/${name}.ts`), await importTs(`bench/${name}.report.ts`)];
  console.log(`\n${name} (the whole run on two calm cores: ${report.takes})`);
  try {
    await measure(name, run, report);
  } catch (error) {
    // One that fails does not take the others with it.
    console.error(error);
    failed.push(name);
  }
}
await print(false);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);

async function measure(name, run, report) {
  const settings = harness.settingsOf(options, process.env);
  const variant = harness.variantOf(name, settings, report);
  const [machine, commit, started] = [harness.describeMachine(), harness.currentCommit(), performance.now()];
  const tables = await run(options);
  const seconds = Math.round((performance.now() - started) / 1000);
  for (const [title, rows] of Object.entries(tables)) {
    console.log(`\n${title}`);
    if (report.long?.includes(title)) console.log(`${rows.length} lines, kept with the result`);
    else console.table(rows);
  }
  for (const { what, figure, peer = '' } of report.headlines(tables)) console.log(`${what}: ${figure} ${peer}`);
  const environment = settings.filter((setting) => !options.includes(setting));
  const command = [...environment, 'npm run bench --', name, ...options].join(' ');
  const result = { name: variant.name, command, when: new Date().toISOString(), commit, machine, seconds, tables };
  const file = harness.keepResult(root, variant, result);
  console.log(
    variant.partial
      ? `A partial run: kept in ${file}, and the result of the whole stays as it was.`
      : `Kept in ${file}.`,
  );
}

/** Answers 1 where the documents are not as they would be printed. */
async function print(check) {
  const kept = [];
  const without = [];
  for (const benchmark of all) {
    const { report } = await importTs(`bench/${benchmark}.report.ts`);
    for (const name of harness.resultNames(benchmark, report)) {
      const result = harness.readResult(root, name);
      if (result === null) without.push({ name, takes: report.takes });
      else kept.push({ benchmark, report, result });
    }
  }
  const page = readFileSync(join(root, 'docs/benchmarks.md'), 'utf8');
  const drifted = [];
  for (const [path, text] of Object.entries(harness.printResults(page, kept, without))) {
    const file = join(root, path);
    if (check) {
      if (readIfThere(file) !== text) drifted.push(path);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (drifted.length === 0) return 0;
  console.error(`Not as the results print it: ${drifted.join(', ')}. Run npm run bench -- --print and commit it.`);
  return 1;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // What was never printed has drifted, too.
  }
}
