import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../platform/package-root.ts';

const BUILT_WITH = 14;
const clang = spawnSync('clang', ['--version'], { encoding: 'utf8' });
const version = /clang version (\d+)/.exec(clang.stdout ?? '')?.[1];
const linker = spawnSync('wasm-ld', ['--version'], { encoding: 'utf8' });
const able = Number(version) === BUILT_WITH && linker.status === 0;
if (!able) {
  console.warn(
    `Not checked: whether model.wasm is what its source gives. That needs clang ${BUILT_WITH} and wasm-ld (apt-get install clang lld).`,
  );
}

test.skipIf(!able)('model.wasm is what its source gives', () => {
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
