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
  await page.evaluate(`{
    const pages = ${JSON.stringify(pagesOf(view))};
    globalThis.selectionTimes = [];
    const selected = () => document.querySelector('.review-finding[aria-current]')?.id.replace('finding-', '');
    const isShown = (pageNo) => {
      const picture = document.querySelector('.page-picture');
      const label = document.querySelector('.page-frame')?.getAttribute('aria-label');
      const box = document.querySelector('rect.box-selected');
      return box !== null && picture?.complete === true && picture.naturalWidth > 0 && label === 'Page ' + pageNo;
    };
    const onKey = ({ timeStamp }) => {
      const before = selected();
      const look = () => {
        const id = selected();
        const waited = performance.now() - timeStamp;
        if (waited > ${LIMIT_MS}) return void selectionTimes.push(waited);
        if (id === before || (pages[id] !== undefined && !isShown(pages[id]))) return void requestAnimationFrame(look);
        // The frame after this one is on the screen.
        if (pages[id] !== undefined) requestAnimationFrame(() => selectionTimes.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', onKey, { capture: true });
  }`);
  const steps = view.findings.length - 1;
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(round % 2 === 0 ? 'j' : 'k');
      await page.waitForTimeout(DWELL_MS);
    }
  }
  return page.evaluate('selectionTimes');
}
