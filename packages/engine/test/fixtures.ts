import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'vitest';

/** Public test vectors live beside the project, not in it: they are large and have licences of their own. */
const FIXTURES = resolve(import.meta.dirname, '../../../../shared/fixtures');

export const hasFixtures = existsSync(FIXTURES);

/** The path of a file or folder of ../shared/fixtures, as seen from the root of the project. */
export function fixturePath(...parts: readonly string[]): string {
  return join(FIXTURES, ...parts);
}

/** Every file with this ending under a folder of the fixtures, by its path inside that folder. */
export function fixtureFiles(folder: string, ending: string): readonly string[] {
  const names = readdirSync(fixturePath(folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(ending)).sort();
}

const SKIPPED = 'SKIPPED: ../shared/fixtures is absent';

/**
 * A describe that needs the fixtures. Without them it stands in the report as a skipped test and says so on the
 * way, because tests that quietly did not run look like tests that passed. The body only runs with the fixtures.
 */
export function describeWithFixtures(name: string, body: () => void): void {
  if (hasFixtures) {
    describe(name, body);
    return;
  }
  process.stderr.write(`${name}: ${SKIPPED}\n`);
  describe(name, () => {
    it.skip(SKIPPED, () => undefined);
  });
}
