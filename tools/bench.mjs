// `npm run bench [-- NAME … [--OPTION …]]`: benchmarks with their peers, printed as ratios of one run. They are not tests.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { root } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
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
await buildIfStale();
for (const name of names) {
  console.log(`\n${name}`);
  const { run } = await importTs(`bench/${name}.ts`);
  console.table(await run(options));
}
process.exit(0);
