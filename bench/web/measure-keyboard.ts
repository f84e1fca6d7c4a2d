import type { Page } from 'playwright-core';
import type { Row } from '../harness/report.ts';

/** Prepared as people who decide on ten exceptions have it: typed as fast as a key can follow a key. */
const NOTE = 'Compared with the original in the vault; the lender confirmed it in writing.';
const VALUES = 20;

/** Every finding of a review decided by keys alone: those of a kind together, exceptions with a reason and a note. */
export async function measureClearing(page: Page): Promise<Row> {
  const counts = async () => (await page.locator('.review-decided').innerText()).match(/\d+/g)?.map(Number) ?? [];
  const [, findings = 0] = await counts();
  const start = performance.now();
  for (;;) {
    const [done = 0, of = 0] = await counts();
    if (done === of) break;
    const kind = await page.locator('.review-panel-top').innerText();
    if (/exception/i.test(kind)) {
      await page.keyboard.press('o');
      await page.locator('.review-decide').waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(NOTE);
      await page.keyboard.press('Control+Enter');
      await page.locator('.review-decide').waitFor({ state: 'detached' });
    } else await page.keyboard.press('g');
    await until(page, `document.querySelector('.review-decided').textContent.match(/\\d+/)[0] !== '${done}'`);
  }
  return secondsRow(`${findings} findings of a review decided by the keyboard`, start);
}

/** Values that wait, one after the other: each is on the screen before it is confirmed. */
export async function measureConfirming(page: Page): Promise<Row> {
  const input = page.getByRole('textbox', { name: 'Value' });
  await input.waitFor();
  const start = performance.now();
  for (let count = 0; count < VALUES; count += 1) {
    await page.evaluate(`globalThis.row = document.querySelector('.review-list [aria-current="true"]')`);
    await page.keyboard.press('Enter');
    await until(page, `!row.isConnected || row.getAttribute('aria-current') === null`);
  }
  return secondsRow(`${VALUES} proposed values confirmed by the keyboard`, start);
}

/** Asked by the driver: the page's content security policy refuses functions that are made of text. */
async function until(page: Page, condition: string): Promise<void> {
  while (!(await page.evaluate(condition))) await page.waitForTimeout(10);
}

function secondsRow(what: string, start: number): Row {
  return { what, seconds: Math.round((performance.now() - start) / 100) / 10 };
}
