import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlannedPackage } from '../../tools/packages/defects/plan-package.ts';
import { currentCode } from '../harness/result.ts';
import type { Pages } from './package-file.ts';
import type { Spoken } from './score-findings.ts';

/**
 * A run takes hours: what was answered for a package is kept, so that a run that was cut off goes on where it was, and
 * several processes can share the packages. Code that was changed since its commit keeps nothing.
 */
export function keepAnswers(
  pages: Pages,
  ask: (planned: PlannedPackage) => Promise<Spoken>,
): (planned: PlannedPackage) => Promise<Spoken> {
  const code = currentCode();
  if (code === null) return ask;
  const folder = join(tmpdir(), `countersign-bench-findings-${code}`);
  mkdirSync(folder, { recursive: true });
  return async (planned) => {
    const name = createHash('sha256').update(`${planned.name} ${planned.seed} ${pages}`).digest('hex');
    const file = join(folder, `${name}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Spoken;
    const spoken = await ask(planned);
    writeFileSync(`${file}.new`, JSON.stringify(spoken));
    renameSync(`${file}.new`, file);
    return spoken;
  };
}
