// `node tools/run-dockerfile.mjs --base ROOT`: does what deploy/Dockerfile says, step by step, where there is no Docker: in
// copies of a Debian root with Node in it, each RUN in a chroot of its own mounts. Then it starts what the image would
// start, as the image's user, and asks its health check until that is content. Needs root, on Linux.
//
// A base: debootstrap --variant=minbase bookworm ROOT, and Node's node, npm and npx below ROOT/usr.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from './run-steps.mjs';

const HEALTHY_LIMIT_MS = 300_000;
const { values } = parseArgs({ options: { base: { type: 'string' } } });
if (values.base === undefined || process.getuid() !== 0) {
  console.error('Usage, as root: node tools/run-dockerfile.mjs --base ROOT, a Debian root with Node in it.');
  process.exit(2);
}

const work = mkdtempSync(join(tmpdir(), 'countersign-image-'));
const stages = new Map();
let stage = null;
try {
  for (const [name, rest] of parseDockerfile(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))) {
    const started = performance.now();
    await runStep(name, rest);
    console.log(`✓ ${name} ${rest.slice(0, 100)} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  }
  await startImage();
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Instructions with their arguments; lines that end in a backslash go on. */
function parseDockerfile(text) {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ', 1)[0], line.slice(line.indexOf(' ') + 1).trim()]);
}

async function runStep(name, rest) {
  if (name === 'FROM') {
    const [, , alias] = rest.split(/\s+/);
    const folder = join(work, `stage-${stages.size}`);
    execFileSync('cp', ['--archive', values.base, folder]);
    stage = { folder, cwd: '/', user: '0:0', env: {}, healthcheck: null, entrypoint: [], command: [] };
    stages.set(alias ?? 'last', stage);
  } else if (name === 'WORKDIR') {
    stage.cwd = rest;
    mkdirSync(join(stage.folder, rest), { recursive: true });
  } else if (name === 'COPY') copy(rest);
  else if (name === 'RUN') {
    const { status } = enter(stage, ['sh', '-c', rest], { stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) throw new Error(`RUN ended with ${status}.`);
  } else if (name === 'ENV') {
    for (const pair of rest.split(/\s+/))
      stage.env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
  } else if (name === 'USER') stage.user = rest;
  else if (name === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
  else if (name === 'ENTRYPOINT') stage.entrypoint = JSON.parse(rest);
  else if (name === 'CMD') stage.command = JSON.parse(rest);
  else if (!['VOLUME', 'EXPOSE'].includes(name)) throw new Error(`This does not know ${name}.`);
}

/** From the checkout only what git knows, which stands for what the ignore file lets through. */
function copy(rest) {
  const parts = rest.split(/\s+/);
  const from = parts[0].startsWith('--from=') ? stages.get(parts.shift().slice('--from='.length)).folder : null;
  const target = parts.pop();
  const base = join(stage.folder, target.startsWith('/') ? target : join(stage.cwd, target));
  for (const source of parts) {
    if (from !== null) {
      mkdirSync(dirname(base), { recursive: true });
      cpSync(join(from, source), base, { recursive: true });
      continue;
    }
    const isFolder = statSync(join(root, source)).isDirectory();
    const known = execFileSync('git', ['ls-files', '-z', '--cached', '--', source], { cwd: root, encoding: 'utf8' });
    for (const file of known.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
      const place = isFolder ? join(base, file.slice(source.length)) : join(base, file.split('/').at(-1));
      mkdirSync(dirname(place), { recursive: true });
      cpSync(join(root, file), place);
    }
  }
}

/** A command within a stage. Its mounts are its own and end with it, so that removing the folder reaches nothing else. */
function chrootCommand(inside, command) {
  const [uid, gid = uid] = inside.user.split(':');
  const shell = [
    'mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount --bind /etc/resolv.conf "$1/etc/resolv.conf"',
    'if [ -e "$HOST_NPMRC" ]; then touch "$1/root/.npmrc" && mount --bind "$HOST_NPMRC" "$1/root/.npmrc"; fi',
    'if [ -e "$HOST_CA" ]; then touch "$1/etc/host-ca.pem" && mount --bind "$HOST_CA" "$1/etc/host-ca.pem"; fi',
    'folder=$1 cwd=$2 user=$3; shift 3; exec chroot --userspec="$user" "$folder" sh -c \'cd "$0" && exec "$@"\' "$cwd" "$@"',
  ].join('\n');
  const args = [
    '--mount',
    '--propagation',
    'private',
    'sh',
    '-euc',
    shell,
    'sh',
    inside.folder,
    inside.cwd,
    `${uid}:${gid}`,
  ];
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: uid === '0' ? '/root' : '/var/lib/countersign',
    DEBIAN_FRONTEND: 'noninteractive',
    HOST_NPMRC: join(process.env.HOME ?? '/root', '.npmrc'),
    // A machine behind a proxy of its own trusts that one too.
    HOST_CA: process.env.NODE_EXTRA_CA_CERTS ?? '',
    ...(process.env.NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS: '/etc/host-ca.pem' }),
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => /^(npm_config_registry|https?_proxy|no_proxy)$/i.test(name)),
    ),
    ...inside.env,
  };
  return { program: 'unshare', args: [...args, ...command], env };
}

function enter(inside, command, options) {
  const { program, args, env } = chrootCommand(inside, command);
  return spawnSync(program, args, { ...options, env: { ...env, ...options.env } });
}

async function startImage() {
  // Any free port of this machine, whose network the stage shares.
  const env = { PORT: String(20_000 + (process.pid % 20_000)) };
  const { program, args, env: own } = chrootCommand(stage, [...stage.entrypoint, ...stage.command]);
  const child = spawn(program, args, { env: { ...own, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  try {
    const deadline = performance.now() + HEALTHY_LIMIT_MS;
    while (enter(stage, stage.healthcheck, { stdio: 'ignore', env }).status !== 0) {
      if (child.exitCode !== null || performance.now() > deadline) throw new Error('It did not become healthy.');
      await wait(1_000);
    }
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/v1/setup/admin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@bank.example', displayName: 'Ada', password: 'a long enough password' }),
    });
    console.log(`✓ started as ${stage.user}, healthy; setup answered ${answer.status}`);
    if (!answer.ok) throw new Error(await answer.text());
  } finally {
    child.kill('SIGTERM');
    console.log(`✓ stopped with ${await exited}`);
  }
}
