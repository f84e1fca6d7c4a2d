// `npm run package-check`: packs the package, installs the tarball into an empty folder with npm, runs the command that it
// brings as an ordinary user would, and walks from the setup to a package that was read, a backup and a restore.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makePackage } from './make-package.mjs';

const LIMIT_MS = 180_000;
const folder = await mkdtemp(join(tmpdir(), 'countersign-install-'));
const started = performance.now();
const tell = (line) => console.log(`✓ ${line} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
const run = (args, env = {}) =>
  promisify(execFile)('npx', ['--no-install', 'countersign', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 1e8,
  });

try {
  const tarball = await makePackage(folder);
  await writeFile(join(folder, 'package.json'), '{ "name": "an-empty-folder", "private": true }\n');
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder, maxBuffer: 1e8 });
  const names = await readdir(join(folder, 'node_modules'));
  if (names.includes('@countersign'))
    throw new Error('The package asks for workspaces that the registry does not have.');
  tell(`installed from the registry beside ${names.length - 1} entries of node_modules`);

  const DATA_DIR = join(folder, 'data');
  const environment = { DATA_DIR, PORT: '0', LOG_LEVEL: 'error' };
  const service = await start(environment);
  tell('npx countersign serve runs');
  try {
    await useIt(service.address);
    const backup = join(folder, 'backup');
    await run(['backup', backup, '--with-key'], environment);
    const { stdout } = await run(['restore', backup, '--data-dir', join(folder, 'restored')]);
    if (!stdout.includes('No fault was found.')) throw new Error(stdout);
    tell('backup and restore, fsck found no fault');
  } finally {
    await service.stop();
  }
  tell('stopped');
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function useIt(address) {
  const call = async (method, path, options = {}) => {
    const answer = await fetch(`${address}${path}`, { method, ...options });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const json = (body) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const admin = { email: 'ada@bank.example', displayName: 'Ada', password: 'a long enough password' };
  await call('POST', '/v1/setup/admin', json(admin));
  const { accessToken } = await (
    await call('POST', '/v1/auth/login', json({ email: admin.email, password: admin.password }))
  ).json();
  const authorization = `Bearer ${accessToken}`;
  await call('GET', '/readyz');
  if (!(await (await call('GET', '/app')).text()).includes('<title>Countersign')) throw new Error('There is no page.');
  const { releases } = await (await call('GET', '/v1/releases')).json();
  if (releases.length === 0) throw new Error('There are no release notes.');
  tell('setup over HTTP, sign-in, the page and the release notes');

  const body = new FormData();
  body.set('externalRef', 'RES-3107');
  body.set('borrowerName', 'An example');
  const file = await readFile(join(folder, 'node_modules/countersign/demo/RES-3107.pdf'));
  body.append('files', new Blob([file], { type: 'application/pdf' }), 'package.pdf');
  await call('POST', '/v1/packages', { body, headers: { authorization } });
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const loan = await (await call('GET', '/v1/loans/RES-3107', { headers: { authorization } })).json();
    if (loan.state === 'review') break;
    if (loan.state === 'failed' || performance.now() > deadline) throw new Error(`The loan is ${loan.state}.`);
    await wait(500);
  }
  tell('a package was read, extracted and compared');
}

async function start(environment) {
  const child = spawn('npx', ['--no-install', 'countersign', 'serve'], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that stopping reaches the command behind npx.
    detached: true,
  });
  const exited = once(child, 'exit');
  let output = '';
  const address = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const found = /running at (\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void exited.then(([code]) => reject(new Error(`It ended with ${code}: ${output}`)));
    setTimeout(() => reject(new Error(`It did not start: ${output}`)), LIMIT_MS).unref();
  });
  return {
    address,
    stop: async () => {
      process.kill(-child.pid, 'SIGTERM');
      await exited;
    },
  };
}
