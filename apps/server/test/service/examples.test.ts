import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BankClient } from '../../src/cli/demo/bank-client.ts';
import { type DemoLoan, readDemoLoans } from '../../src/cli/demo/demo-loans.ts';
import { openBank, PROFILE } from '../../src/cli/demo/seed-demo.ts';
import { packageRoot } from '../../src/platform/package-root.ts';
import { freePort } from '../free-port.ts';
import { type RunningService, runCommand, startService } from './run-service.ts';

const root = join(packageRoot(), '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const LIMIT = { timeout: 90_000, interval: 100 };

let folder: string;
let service: RunningService;
let admin: BankClient;
let loans: readonly DemoLoan[];
let environment: Record<string, string>;
let receiver: Program;

interface Program {
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  stop(): void;
}

function start(command: string, args: readonly string[], cwd: string, env: Record<string, string>): Program {
  const child = spawn(command, args, { cwd, env: { PATH: process.env.PATH ?? '', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { output: () => output, ended, stop: () => void child.kill() };
}

async function run(command: string, args: readonly string[], cwd: string, env = environment): Promise<string> {
  const program = start(command, args, cwd, env);
  const code = await program.ended;
  expect(code, program.output()).toBe(0);
  return program.output();
}

function packageOf(ref: string): { readonly args: readonly string[] } {
  const loan = loans.find((each) => each.ref === ref);
  if (loan === undefined) throw new Error(`The example bank has no loan ${ref}.`);
  const path = (name: string) => join(packageRoot(), 'demo', name);
  return { args: [loan.ref, loan.borrowerName, path(loan.record), ...loan.files.map(path)] };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cs-examples-'));
  await cp(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  // The packages that the examples name, as `npm install` would bring them.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  service = await startService({ DATA_DIR: join(folder, 'data'), EGRESS_ALLOW: '127.0.0.1' });
  ({ admin } = await openBank(service.address, 'examples-correct-horse'));
  loans = await readDemoLoans();
  const scopes = ['intake:write', 'status:read', 'evidence:read'];
  const { key } = await admin.call<{ key: string }>('POST', '/v1/api-keys', { name: 'Loan system', scopes });
  environment = { COUNTERSIGN_URL: service.address, COUNTERSIGN_KEY: key, COUNTERSIGN_PROFILE: PROFILE };
}, 300_000);
afterAll(async () => {
  receiver?.stop();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** An export that an example fetched is one that checks offline. */
async function expectSound(file: string): Promise<void> {
  const { code, output } = await runCommand(['verify-evidence', file], {});
  expect(code, output).toBe(0);
}

describe('the examples', { timeout: 400_000 }, () => {
  it('webhooks: a receiver that the public library guards is ready, and lets in nobody else', async () => {
    const port = await freePort();
    const { secret } = await admin.call<{ secret: string }>('POST', '/v1/webhooks', {
      url: `http://127.0.0.1:${port}/hook`,
      events: ['loan.received', 'loan.review_ready'],
    });
    const env = { WEBHOOK_SECRET: secret, PORT: String(port) };
    receiver = start(process.execPath, ['receiver.mjs'], join(folder, 'examples/webhooks'), env);
    await vi.waitFor(() => expect(receiver.output()).toContain('listening'), LIMIT);
    const forged = { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' };
    const answer = await fetch(`http://127.0.0.1:${port}/hook`, { method: 'POST', headers: forged, body: '{}' });
    expect(answer.status).toBe(401);
  });

  it('curl: sends a package, reads what is wrong and fetches evidence that checks', async () => {
    const cwd = join(folder, 'examples/curl');
    // As its usage line says it: without a profile.
    const { COUNTERSIGN_PROFILE: _profile, ...usual } = environment;
    const output = await run('sh', ['send-package.sh', ...packageOf('CRE-2041').args], cwd, usual);
    expect(output).toContain('state: review');
    expect(output).toMatch(/^exception {2}R-\d+ {2}(?!null)\S/m);
    await expectSound(join(cwd, 'evidence-CRE-2041.zip'));
  });

  it('webhooks: the receiver was told, once each', async () => {
    await vi.waitFor(() => {
      const told = receiver
        .output()
        .split('\n')
        .filter((line) => line.endsWith(' CRE-2041'));
      expect(told.sort()).toEqual(['loan.received CRE-2041', 'loan.review_ready CRE-2041']);
    }, LIMIT);
  });

  it('typescript: types made from the running service compile the client, which does the same', async () => {
    const cwd = join(folder, 'examples/typescript');
    await run(bin('openapi-typescript'), [`${service.address}/v1/openapi.json`, '-o', 'schema.d.ts'], cwd);
    await run(bin('tsc'), [], cwd);
    const output = await run(process.execPath, ['dist/send-package.js', ...packageOf('SBA-5002').args], cwd);
    expect(output).toContain('state: review');
    expect(Number(/^values: (\d+)$/m.exec(output)?.[1])).toBeGreaterThan(50);
    await expectSound(join(cwd, 'evidence-SBA-5002.zip'));
    // Sent once more, as after an answer that was lost: told apart by the code of the problem.
    expect(await run(process.execPath, ['dist/send-package.js', ...packageOf('SBA-5002').args], cwd)).toContain(
      'state',
    );
  });

  it('mcp: lists the tools and reads the review of a loan', async () => {
    const output = await run(process.execPath, ['ask.mjs', 'CRE-2041'], join(folder, 'examples/mcp'));
    expect(output).toContain('get_review');
    expect(output).toContain('CRE-2041');
  });
});

describe('the integration guide', () => {
  it('shows the examples as they are run', async () => {
    const guide = await readFile(join(root, 'docs/integration.md'), 'utf8');
    const shown = [...guide.matchAll(/<!-- (examples\/\S+) -->\n```\w*\n([\s\S]*?)```/g)];
    expect(shown.map(([, file]) => file).sort()).toEqual([
      'examples/curl/send-package.sh',
      'examples/mcp/ask.mjs',
      'examples/typescript/client.ts',
      'examples/typescript/send-package.ts',
      'examples/webhooks/receiver.mjs',
    ]);
    for (const [, file = '', text] of shown) expect(text, file).toBe(await readFile(join(root, file), 'utf8'));
  });
});
