import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { type Scene, setScene } from '../screenshots/scene.ts';
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

/** Where the tabs of a loan begin. */
const TABS_TOP = `Math.round(document.querySelector('.loan-steps')?.getBoundingClientRect().top ?? -1)`;

/** A second scroll bar: the frame of the page scrolls beside its content. */
const FRAME_SCROLLS = 'document.documentElement.scrollHeight > innerHeight + 1';

type Looked = (page: Page, where: string, shot: Shot, width: number) => Promise<void>;

describeInBrowser(
  'every screen',
  (rig) => {
    let scene: Promise<Scene> | undefined;
    const visits = new Map<string, Visit>();

    it('fits its window at 1440, 390 and 200%, and scrolls in one place', async () => {
      const faults: string[] = [];
      const tops = new Set<number>();
      await lookAtEach(async (page, where, shot, width) => {
        if (width === 1440) tops.add((await page.evaluate(TABS_TOP)) as number);
        const wide = (await page.evaluate(TOO_WIDE)) as readonly string[];
        faults.push(...wide.map((what) => `${where}: ${what} scrolls sideways`));
        const isFramed = shot.who !== null && shot.name !== 'setup';
        if (isFramed && (await page.evaluate(FRAME_SCROLLS)))
          faults.push(`${where}: the frame scrolls beside its content`);
      });
      expect(faults).toEqual([]);
      // The head of a loan is as high on every screen of it; -1 are the screens of no loan.
      expect([...tops].filter((top) => top !== -1)).toHaveLength(1);
      for (const visit of visits.values()) expect(visit.faults).toEqual([]);
    }, 3_600_000);

    it('has no violation and nothing undecided for axe at 1440, 390 and 200%, light and dark', async () => {
      const faults: string[] = [];
      await lookAtEach(async (page, where) => {
        faults.push(...(await faultsOf(page)).map((fault) => `${where}: ${fault}`));
      });
      expect(faults).toEqual([]);
    }, 3_600_000);

    async function lookAtEach(look: Looked): Promise<void> {
      scene ??= setScene(rig(), watchDir, () => undefined);
      const set = await scene;
      for (const shot of shots) {
        const { page, open } = await visitOf(shot, set);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await open(shot.path(set));
          await settle(page);
          await shot.before?.(page);
          await look(page, `${shot.name} at ${size.width}`, shot, size.width);
        }
      }
    }

    async function visitOf({ who }: Shot, set: Scene): Promise<Visit> {
      const person = who === null ? null : (who?.(set) ?? admin);
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
  },
  { WATCH_DIR: watchDir },
);

/** Everything that is loaded has come: nothing says that it is loading, and no request is under way. */
async function settle(page: Page): Promise<void> {
  // A screen that follows a loan holds a stream open and is never idle.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
}
