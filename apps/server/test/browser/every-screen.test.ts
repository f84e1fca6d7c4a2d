import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { isWhole } from '../../../../tools/test-tier.ts';
import { setScene } from '../screenshots/scene.ts';
import { type Shot, shots } from '../screenshots/shots.ts';
import { faultsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { admin } from './rig.ts';
import type { Visit } from './visit.ts';

const watchDir = await mkdtemp(join(tmpdir(), 'cs-watched-'));
afterAll(() => rm(watchDir, { recursive: true, force: true }));

/** A desk, a telephone, and the desk at 200%. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
] as const;

/**
 * What is wider than the room it has, by its class. A page that somebody zoomed into and a text of a program may be: they
 * scroll in themselves. Evaluated in the page, so a text.
 */
const TOO_WIDE = `[...document.querySelectorAll('*')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
  .filter((one) => one === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
  .filter((one) => !one.matches('pre, textarea, input, .page-frame, .page-frame *, [data-scrolls-sideways]'))
  .map((one) => one.tagName.toLowerCase() + '.' + one.className)`;

/** A second scroll bar: the frame of the page scrolls beside its content. */
const FRAME_SCROLLS = 'document.documentElement.scrollHeight > innerHeight + 1';

describeInBrowser(
  'every screen',
  (rig) => {
    it('fits its window at 1440, 390 and 200%, scrolls in one place, and hides nothing from anybody', async () => {
      const scene = await setScene(rig(), watchDir, () => undefined);
      const visits = new Map<string, Visit>();
      const faults: string[] = [];
      for (const shot of shots) {
        const visit = await visitOf(shot);
        for (const size of sizes) {
          await visit.page.setViewportSize(size);
          await visit.open(shot.path(scene));
          await settle(visit.page);
          await shot.before?.(visit.page);
          const where = `${shot.name} at ${size.width}`;
          const wide = (await visit.page.evaluate(TOO_WIDE)) as readonly string[];
          faults.push(...wide.map((what) => `${where}: ${what} scrolls sideways`));
          if (shot.who !== null && shot.name !== 'setup' && (await visit.page.evaluate(FRAME_SCROLLS))) {
            faults.push(`${where}: the frame scrolls beside its content`);
          }
          if (isWhole) faults.push(...(await faultsOf(visit.page)).map((fault) => `${where}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
      for (const visit of visits.values()) expect(visit.faults).toEqual([]);

      async function visitOf({ who }: Shot): Promise<Visit> {
        const person = who === null ? null : (who?.(scene) ?? admin);
        const name = person?.email ?? '';
        const known = visits.get(name);
        if (known !== undefined) return known;
        const visit = await rig().visit();
        visits.set(name, visit);
        if (person === null) return visit;
        await visit.open('/app/sign-in');
        await visit.signIn(person);
        return visit;
      }
    }, 3_600_000);
  },
  { WATCH_DIR: watchDir },
);

/** Everything that is loaded has come: nothing says that it is loading, and no request is under way. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
}
