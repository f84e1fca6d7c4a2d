import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../platform/package-root.ts';

/** Another release of the compiler may well give other bytes for the same source. */
const BUILT_WITH = 14;
const answer = (command: string): string => spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout ?? '';
const able = answer('clang').includes(`clang version ${BUILT_WITH}.`) && answer('wasm-ld') !== '';
const SKIPPED = `skipped: needs clang ${BUILT_WITH} and wasm-ld, apt-get install clang lld`;

test.skipIf(!able)(`model.wasm is what its source gives${able ? '' : ` (${SKIPPED})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
  try {
    const out = join(folder, 'model.wasm');
    execFileSync('sh', [join(packageRoot(), '../../tools/recognizer/kernel/build.sh'), out]);
    const committed = readFileSync(join(packageRoot(), 'recognizer/model.wasm'));
    expect(readFileSync(out).equals(committed)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
