import type { Page } from 'playwright-core';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SCROLL_MS = 6_000;

/** From asking for the address to the first row on the screen: the page is loaded anew each time, from the browser's cache. */
export async function measureFirstRows(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/app/loans?state=all');
    await page.locator('[data-row="0"] a').waitFor();
    times.push(await page.evaluate('new Promise((shown) => requestAnimationFrame(() => shown(performance.now())))'));
  }
  return times;
}

/** From a click or the last letter to other rows on the screen. */
export async function measureFilters(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  const changed = async (act: () => Promise<unknown>) => {
    const before = await page.locator('[data-row="0"]').innerText();
    await page.evaluate(`{
      const before = ${JSON.stringify(before)};
      const begun = performance.now();
      globalThis.filterTime = null;
      const look = () => {
        const row = document.querySelector('[data-row="0"]');
        if (row !== null && row.innerText !== before) filterTime = performance.now() - begun;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }`);
    await act();
    let time: number | null = null;
    while (time === null) time = await page.evaluate('filterTime');
    times.push(time);
  };
  const tabs = page.getByRole('navigation', { name: 'Loans by state' });
  for (let round = 0; round < ROUNDS; round += 1) {
    await changed(() => tabs.getByRole('link', { name: 'Boarded' }).click());
    await changed(() => tabs.getByRole('link', { name: 'All' }).click());
    await changed(() => page.getByRole('searchbox').fill(`Borrower ${71_000 + round}`));
    await changed(() => page.getByRole('searchbox').fill(''));
  }
  return times;
}

/** The time between frames while somebody turns the wheel without a stop, further rows being fetched on the way. */
export async function measureScroll(
  page: Page,
): Promise<{ readonly frames: readonly number[]; readonly rows: number }> {
  await page.goto('/app/loans?state=all');
  await page.locator('[data-row="0"] a').waitFor();
  await page.locator('.queue-rows').hover();
  await page.evaluate(`{
    globalThis.frames = [];
    let last = performance.now();
    const next = (now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }`);
  const until = Date.now() + SCROLL_MS;
  while (Date.now() < until) await page.mouse.wheel(0, 400);
  const frames: readonly number[] = await page.evaluate('frames');
  const rows: number = await page.evaluate(
    `Math.max(...[...document.querySelectorAll('[data-row]')].map((row) => Number(row.dataset.row)))`,
  );
  return { frames: frames.slice(1), rows };
}
