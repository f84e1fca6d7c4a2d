// `npm test`: everything that holds a change back, in minutes. `npm run test:all`: the same, the files of
// night-tests.ts, and every slice whole; with `-- --proof` its result is written to docs/proof/test-all.md. The static
// checks come first, since they are quick to fail.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { staticChecks } from './check.mjs';
import { root, runSteps, runStepsTogether } from './run-steps.mjs';
import { importTs } from './run-ts.mjs';

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, proof: { type: 'boolean', default: false } },
});
if (values.proof && !values.all) {
  console.error('Only `npm run test:all -- --proof` writes a proof.');
  process.exit(2);
}
if (values.all) process.env.TEST_TIER = 'all';

runSteps([['build', 'node', 'tools/build.mjs']]);
await runStepsTogether(staticChecks);
const folder = mkdtempSync(join(tmpdir(), 'cs-tests-'));
const report = join(folder, 'report.json');
const started = Date.now();
const reporters = values.proof ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
runSteps([[values.all ? 'all tests' : 'tests', 'vitest', 'run', ...reporters]]);
if (values.proof) await writeProof();
rmSync(folder, { recursive: true, force: true });

/** Only a run without a failure comes here. */
async function writeProof() {
  const { currentCommit } = await importTs('bench/harness/result.ts');
  const { numTotalTests, numPassedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const seconds = Math.round((Date.now() - started) / 1000);
  const lines = [
    '# Every test, none of them a slice',
    '',
    '`npm run test:all -- --proof`',
    '',
    `Last run: ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}, ${seconds} s, commit ${currentCommit()}.`,
    '',
    '| figure | value |',
    '| --- | --- |',
    `| test files | ${testResults.length} |`,
    `| tests | ${numTotalTests} |`,
    `| passed | ${numPassedTests} |`,
    `| skipped | ${numPendingTests} |`,
    `| failed | ${numTotalTests - numPassedTests - numPendingTests} |`,
  ];
  writeFileSync(join(root, 'docs/proof/test-all.md'), `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
}
