import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { waitUntil } from '../../src/platform/embedded-postgres/wait-until.ts';
import { admin, openRig, type Person, type Rig } from '../browser/rig.ts';
import type { Visit } from '../browser/visit.ts';
import { setScene } from './scene.ts';
import { type Shot, shots } from './shots.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { withoutPicture } from './without-picture.ts';

export interface Options {
  readonly browser: string;
  readonly folder: string;
  /** The source of the page's router: an address without a picture is a fault. */
  readonly router: string;
  /** Only these; all where none is named. */
  readonly names: readonly string[];
  readonly log: (line: string) => void;
}

/** More than this and a page of pictures is slow to open. */
const MOST_BYTES = 200_000;
const SIZE = { width: 1440, height: 900 };

/** Draws every screen on a service of its own. Answers what did not come out as it should. */
export async function takeScreenshots({ browser, folder, router, names, log }: Options): Promise<readonly string[]> {
  const watchDir = await mkdtemp(join(tmpdir(), 'cs-watched-'));
  const rig = await openRig(browser, { WATCH_DIR: watchDir });
  const faults: string[] = [];
  try {
    await mkdir(folder, { recursive: true });
    const scene = await setScene(rig, watchDir, log);
    const visits = new Map<string, Visit>();
    for (const shot of shots.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const who = shot.who === null ? null : (shot.who?.(scene) ?? admin);
      const visit = visits.get(who?.email ?? '') ?? (await enter(rig, who));
      visits.set(who?.email ?? '', visit);
      for (const theme of shot.dark ? (['light', 'dark'] as const) : (['light'] as const)) {
        const name = theme === 'dark' ? `${shot.name}-dark` : shot.name;
        try {
          const picture = shrinkPicture(await draw(visit.page, shot, shot.path(scene), theme));
          await writeFile(join(folder, `${name}.png`), picture);
          log(`${name}.png ${Math.round(picture.byteLength / 1000)} kB`);
          if (picture.byteLength > MOST_BYTES) faults.push(`${name}.png has ${picture.byteLength} bytes.`);
        } catch (error) {
          const fault = `${name}: ${error instanceof Error ? error.message : String(error)}`;
          log(fault);
          faults.push(fault);
        }
      }
    }
    for (const visit of visits.values()) faults.push(...visit.faults);
    const paths = shots.map((shot) => shot.path(scene));
    faults.push(...withoutPicture(router, paths).map((route) => `${route} has no picture.`));
  } finally {
    await rig.close();
    await rm(watchDir, { recursive: true, force: true });
  }
  return faults;
}

async function enter(rig: Rig, who: Person | null): Promise<Visit> {
  const visit = await rig.visit({ viewport: SIZE, reducedMotion: 'reduce' });
  if (who === null) return visit;
  await visit.open('/app/loans');
  await visit.signIn(who);
  return visit;
}

async function draw(page: Page, { before }: Shot, path: string, theme: 'light' | 'dark'): Promise<Uint8Array> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settle(page);
  await before?.(page);
  await settle(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Asked in the page; as a text, since this side knows no document. */
const isPainted = `document.querySelector('.skeleton, .page-crop-message, .page-message') === null
  && [...document.images].every((image) => image.complete)`;

/** Nothing is on its way: no request but the streams of events, no skeleton, no spinner, and all pictures are painted. */
async function settle(page: Page): Promise<void> {
  // Not by waitForFunction, which makes a function of a text inside the page: its policy forbids that.
  await waitUntil(() => page.evaluate<boolean>(isPainted), 20);
  await page.waitForTimeout(700);
}
