import { afterAll, beforeAll, describe, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../database.ts';
import { findBrowser } from './find-browser.ts';
import { openRig, type Rig } from './rig.ts';

const SKIPPED = 'SKIPPED: there is no Chromium for the browser tests; node tools/install-browser.mjs says what to do';

/**
 * A describe that drives the built page on the real service in a real browser; `rig()` is both. The service works on a
 * database of its own in the PostgreSQL of the run: one of its own for each file would take longer than many a test.
 * Without a browser it stands in the report as skipped and says so on the way; `.ci/run` fails on that.
 */
export function describeInBrowser(
  name: string,
  body: (rig: () => Rig, database: () => TestDatabase) => void,
  environment: Readonly<Record<string, string>> = {},
): void {
  const browser = findBrowser();
  if (browser === null) {
    process.stderr.write(`${name}: ${SKIPPED}\n`);
    return void describe(name, () => {
      it.skip(SKIPPED, () => undefined);
    });
  }
  describe(name, { timeout: 600_000 }, () => {
    let database: TestDatabase | undefined;
    let opened: Rig | undefined;
    beforeAll(async () => {
      database = await cloneDatabase();
      opened = await openRig(browser, { DATABASE_URL: database.url, ...environment });
    }, 240_000);
    afterAll(async () => {
      await opened?.close();
      await database?.drop();
    });
    body(
      () => opened ?? notYet('rig'),
      () => database ?? notYet('database'),
    );
  });
}

function notYet(name: string): never {
  throw new Error(`The ${name} is not open yet: call ${name}() inside a test.`);
}
