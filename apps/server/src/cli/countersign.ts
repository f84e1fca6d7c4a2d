import { ConfigError } from '../platform/config.ts';
import { DataDirInUseError } from '../platform/data-dir-lock.ts';
import { EmbeddedPostgresError } from '../platform/embedded-postgres/index.ts';
import { KeyringError } from '../platform/keyring/index.ts';
import { StartError } from '../platform/start-error.ts';

/** Exit codes of every sub-command (open parts, "command line"). */
const FAULTS = 1;
const USAGE = 2;

interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<{ run(args: readonly string[]): Promise<number> }>;
}

/** The sub-commands. Each loads its own code only when it is called, so that a small one starts quickly. */
const commands: Readonly<Record<string, Command>> = {
  serve: { usage: 'serve', summary: 'run the service', load: () => import('./serve.ts') },
  demo: {
    usage: 'demo',
    summary: 'run an example bank with a dozen packages in all states, in ./demo-data',
    load: () => import('./demo.ts'),
  },
  config: {
    usage: 'config',
    summary: 'print the configuration in force, without secrets',
    load: () => import('./config.ts'),
  },
  migrate: {
    usage: 'migrate',
    summary: 'bring the database of DATABASE_URL up to date',
    load: () => import('./migrate.ts'),
  },
  'verify-evidence': {
    usage: 'verify-evidence FILE',
    summary: 'check an evidence export with no server, no database and no network',
    load: () => import('./verify-evidence.ts'),
  },
  review: {
    usage: 'review FILES… [--lar FILE]',
    summary: 'read a package, compare its values by the rules, with no server and no database',
    load: () => import('./review.ts'),
  },
  'suggest-profile': {
    usage: 'suggest-profile FILE [--out MAPPING.json]',
    summary: 'propose a mapping for an approval record by its labels, with no server and no database',
    load: () => import('./suggest-profile.ts'),
  },
  explain: {
    usage: 'explain FILE [--field NAME]',
    summary: 'say of every value of a file why it was read so, and what else it might be',
    load: () => import('./explain.ts'),
  },
  read: {
    usage: 'read FILE [--overlay DIR]',
    summary: 'say what a file holds, and draw what was read onto its pages',
    load: () => import('./read.ts'),
  },
  replay: {
    usage: 'replay RUN',
    summary: 'do a stored run again and compare what it finds',
    load: () => import('./replay.ts'),
  },
  'rotate-keys': {
    usage: 'rotate-keys',
    summary: 'seal everything stored under the newest key, so that an old one can be retired',
    load: () => import('./rotate-keys.ts'),
  },
  fsck: {
    usage: 'fsck',
    summary: 'check chains, log, checkpoints, loans and stored documents',
    load: () => import('./fsck.ts'),
  },
  backup: {
    usage: 'backup FOLDER',
    summary: 'copy the embedded database and the stored documents, beside a running service',
    load: () => import('./backup.ts'),
  },
  restore: {
    usage: 'restore BACKUP --data-dir DIR',
    summary: 'put a backup into a new data folder and check it',
    load: () => import('./restore.ts'),
  },
  'new-key': {
    usage: 'new-key FILE',
    summary: 'make a key file, for nodes that share one',
    load: () => import('./new-key.ts'),
  },
  'add-key': {
    usage: 'add-key FILE',
    summary: 'put a new key on top of a key file; what the others sealed stays readable',
    load: () => import('./add-key.ts'),
  },
  'run-job': {
    usage: 'run-job NAME [--at TIME]',
    summary: 'run a job of the clock now: retention, seal, metering, checkpoint',
    load: () => import('./run-job.ts'),
  },
  'reset-admin': {
    usage: 'reset-admin EMAIL',
    summary: 'make a one-time link that lets an administrator back in',
    load: () => import('./reset-admin.ts'),
  },
};

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...args] = argv;
  const command = name === undefined ? undefined : Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const lines = Object.values(commands).map((each) => `  countersign ${each.usage.padEnd(30)} ${each.summary}`);
    const help = `Usage:\n${lines.join('\n')}\n`;
    if (name === undefined || name === 'help' || name === '--help') return print(process.stdout, help, 0);
    return print(process.stderr, `There is no command "${name}".\n\n${help}`, USAGE);
  }
  const { run } = await command.load();
  return run(args);
}

function print(stream: NodeJS.WriteStream, text: string, code: number): number {
  stream.write(text);
  return code;
}

/** Mistakes of whoever typed the command are told in one sentence; anything else keeps its stack. */
function tell(error: unknown): number {
  const expected = [ConfigError, DataDirInUseError, EmbeddedPostgresError, KeyringError, StartError];
  const known = expected.some((kind) => error instanceof kind);
  return print(process.stderr, known ? `${(error as Error).message}\n` : `${(error as Error).stack}\n`, FAULTS);
}

process.exitCode = await main(process.argv.slice(2)).catch(tell);
