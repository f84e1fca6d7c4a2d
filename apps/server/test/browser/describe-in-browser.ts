import { afterAll, beforeAll, describe, it } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { openRig, type Rig } from './rig.ts';

const SKIPPED = 'SKIPPED: there is no Chromium for the browser tests; node tools/install-browser.mjs says what to do';

/**
 * A describe that drives the built page on the real service in a real browser; `rig()` is both. Without a browser it
 * stands in the report as skipped and says so on the way; `.ci/run` fails on that.
 */
export function describeInBrowser(
  name: string,
  body: (rig: () => Rig) => void,
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
    let opened: Rig | undefined;
    beforeAll(async () => {
      opened = await openRig(browser, environment);
    }, 240_000);
    afterAll(() => opened?.close());
    body(() => {
      if (opened === undefined) throw new Error('The rig is not open yet: call rig() inside a test.');
      return opened;
    });
  });
}
