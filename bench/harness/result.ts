import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, loadavg, platform, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { Tables } from './report.ts';
import type { Variant } from './variant.ts';

/** What is kept of a run, in bench/results. */
export interface Result {
  readonly name: string;
  /** As it was called, to be called again. */
  readonly command: string;
  readonly when: string;
  readonly commit: string;
  readonly machine: Machine;
  readonly seconds: number;
  readonly tables: Tables;
}

interface Machine {
  readonly cores: number;
  readonly arch: string;
  readonly node: string;
  readonly memoryGb: number;
  /** Programs that wanted to run when this one began: more than none means that it was not alone. */
  readonly load: number;
}

const FOLDER = 'bench/results';

export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    arch: `${platform()} ${arch()}`,
    node: process.versions.node,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** The commit that is measured; with a plus where the sources differ from it. */
export function currentCommit(): string {
  return `${git('rev-parse', '--short', 'HEAD')}${isChanged() ? '+' : ''}`;
}

/** The same for the same code, whatever else was committed since; null where it was changed and not committed. */
export function currentCode(): string | null {
  const folders = ['apps/server/src', 'packages', 'tools/packages', 'bench/findings'];
  const trees = git('rev-parse', ...folders.map((folder) => `HEAD:${folder}`));
  return isChanged() ? null : createHash('sha256').update(trees).digest('hex').slice(0, 12);
}

function git(...args: readonly string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function isChanged(): boolean {
  return git('status', '--porcelain', '--', 'apps', 'packages', 'bench/*.ts', 'tools') !== '';
}

/** Answers the file. */
export function keepResult(root: string, { partial }: Variant, result: Result): string {
  const file = join(FOLDER, partial ? 'partial' : '', `${result.name}.json`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(result, null, 1)}\n`);
  return file;
}

export function readResult(root: string, name: string): Result | null {
  const file = join(root, FOLDER, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : null;
}
