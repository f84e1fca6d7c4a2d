import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const title = 'Every property of the ordinary tests, drawn from other seeds';

export const defaultRounds = 40;

/** `npm run` starts there. */
const root = process.cwd();

/** A round is one seed for all test files that draw their cases; `npm test` has one seed for ever. */
export async function run({ seed, rounds }: { seed: number; rounds: number; log: (line: string) => void }) {
  const files = ['packages/engine/test', 'apps/server/src'].flatMap(filesWithProperties);
  const figures = { seeds: 0, 'tests passed': 0 };
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { passed, failed } = await runTests(files, seed + round);
    figures.seeds += 1;
    figures['tests passed'] += passed;
    for (const test of failed) faults.push(`seed ${seed + round}: ${test}`);
  }
  return { figures, faults };
}

function filesWithProperties(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"));
}

/** What the runner of the tests says in its JSON. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

async function runTests(files: readonly string[], seed: number) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--reporter=json', ...files], {
    cwd: root,
    env: { ...process.env, PROPERTY_SEED: String(seed) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  const printed = Buffer.concat(chunks).toString();
  const report = JSON.parse(printed.slice(printed.indexOf('{"'))) as Report;
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${test.fullName}: ${test.failureMessages.join(' ').slice(0, 500)}`);
    return status === 'failed' && tests.length === 0 ? [`${name}: ${message}`] : tests;
  });
  return { passed: report.numPassedTests, failed };
}
