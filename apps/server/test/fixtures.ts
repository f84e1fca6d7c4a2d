import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'vitest';

/** Public collections live beside the project, not in it: they are large and have licences of their own. */
const FOLDER = resolve(import.meta.dirname, '../../../../shared/fixtures');

const SKIPPED = 'SKIPPED: ../shared/fixtures is absent';

/** The folder of the fixtures, or null where a checkout stands alone. */
export function fixturesFolder(): string | null {
  return existsSync(FOLDER) ? FOLDER : null;
}

/**
 * A describe that needs the fixtures. Without them it stands in the report as a skipped test and says so on the way,
 * because tests that quietly did not run look like tests that passed. The body only runs with the fixtures.
 */
export function describeWithFixtures(name: string, body: (folder: string) => void): void {
  const folder = fixturesFolder();
  if (folder !== null) return void describe(name, () => body(folder));
  process.stderr.write(`${name}: ${SKIPPED}\n`);
  describe(name, () => {
    it.skip(SKIPPED, () => undefined);
  });
}

/** The big list of naughty strings: texts that have broken programs before. */
export function naughtyStrings(folder: string): readonly string[] {
  return JSON.parse(readFileSync(join(folder, 'formats/strings/blns/blns.json'), 'utf8'));
}
