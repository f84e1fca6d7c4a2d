import type { ReviewView } from '@countersign/contract/review';
import type { Page } from 'playwright-core';

/** Long enough to read a line; shorter than anybody needs to decide. */
const DWELL_MS = 400;
/** What did not come by then did not come. */
const LIMIT_MS = 10_000;

/** Where each finding's first place is; findings of which nothing stands on paper are not measured. */
function pagesOf({ findings }: ReviewView): Readonly<Record<string, number>> {
  return Object.fromEntries(
    findings.flatMap(({ finding }) => {
      const pageNo = finding.detail.sources.find((source) => source.pageNo !== null && source.bbox !== null)?.pageNo;
      return pageNo === undefined || pageNo === null ? [] : [[finding.id, pageNo]];
    }),
  );
}

/**
 * From the key to the frame in which the box stands on the page's picture, for every finding on paper, one after the
 * other by J. Asked of the page itself: the picture is complete and is the one of that page, and a frame was painted.
 */
export async function measureSelection(page: Page, view: ReviewView, rounds: number): Promise<readonly number[]> {
  await page.evaluate(
    ([pages, limit]) => {
      const times: number[] = [];
      Object.assign(globalThis, { selectionTimes: times });
      const selected = () => document.querySelector('.review-finding[aria-current]')?.id.replace('finding-', '');
      const isShown = (pageNo: number) => {
        const picture = document.querySelector<HTMLImageElement>('.page-picture');
        const label = document.querySelector('.page-frame')?.getAttribute('aria-label');
        const box = document.querySelector('rect.box-selected');
        return box !== null && picture?.complete === true && picture.naturalWidth > 0 && label === `Page ${pageNo}`;
      };
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const before = selected();
          const look = () => {
            const id = selected();
            const pageNo = id === undefined ? undefined : pages[id];
            if (performance.now() - timeStamp > limit) return void times.push(limit);
            if (id === before || (pageNo !== undefined && !isShown(pageNo))) return void requestAnimationFrame(look);
            // The frame after this one is on the screen.
            if (pageNo !== undefined) requestAnimationFrame(() => times.push(performance.now() - timeStamp));
          };
          requestAnimationFrame(look);
        },
        { capture: true },
      );
    },
    [pagesOf(view), LIMIT_MS] as const,
  );
  const steps = view.findings.length - 1;
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(round % 2 === 0 ? 'j' : 'k');
      await page.waitForTimeout(DWELL_MS);
    }
  }
  return page.evaluate(() => (globalThis as unknown as { selectionTimes: number[] }).selectionTimes);
}
