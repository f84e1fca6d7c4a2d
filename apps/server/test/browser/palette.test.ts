import { expect, it } from 'vitest';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenPackages } from './given-packages.ts';
import { admin, type Rig } from './rig.ts';

/** Opens the palette while no frame is drawn, so that only what happens before the next key counts. */
const OPEN_WITHIN_A_FRAME = `(async () => {
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = () => 0;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.requestAnimationFrame = requestAnimationFrame;
  return document.activeElement.getAttribute('role');
})()`;

/** A page of which the answers about loans wait until they are let go, but for those to one text. */
async function slowSearch(rig: Rig, answered: string) {
  const visit = await rig.visit();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await visit.page.route(/\/v1\/loans\?.*\bq=/, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') !== answered) await held;
    await route.continue().catch(() => undefined);
  });
  await visit.open('/app/loans');
  await visit.signIn(admin);
  return { ...visit, letGo };
}

describeInBrowser('the palette for somebody who types fast', (rig) => {
  it('has the focus before the next key', async () => {
    await rig().adminToken();
    const { page, open, signIn, close } = await rig().visit();
    await open('/app/loans');
    await signIn(admin);
    expect(await page.evaluate(OPEN_WITHIN_A_FRAME)).toBe('combobox');
    await close();
  });

  it('never takes a loan on Enter that was found for fewer letters', async () => {
    await givenPackages(rig(), ['SLOW-1']);
    const { page, letGo, close } = await slowSearch(rig(), 'S');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('S');
    await page.getByRole('option', { name: /SLOW-1/ }).waitFor();
    await page.keyboard.type('how keyboard');
    await page.keyboard.press('Enter');
    await page.getByLabel('Single-key shortcuts').waitFor();
    letGo();
    await close();
  });

  it('opens on Enter what is found later', async () => {
    await givenPackages(rig(), ['SLOW-2']);
    const { page, letGo, close } = await slowSearch(rig(), '');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('SLOW-2');
    await page.keyboard.press('Enter');
    letGo();
    await page.getByRole('heading', { name: /^SLOW-2 · / }).waitFor();
    await close();
  });
});
