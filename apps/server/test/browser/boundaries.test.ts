import type { Document } from '@countersign/contract/documents';
import { expect, it, vi } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenReview, reviewAfter } from './given-review.ts';
import { admin } from './rig.ts';

describeInBrowser('the splitting of a file', (rig) => {
  it('is corrected by dragging a boundary and by keys, with a type of the catalogue, and the package is compared again', async () => {
    const token = await rig().adminToken();
    const { runId } = await givenReview(rig(), 'CUT-1');
    const documents = async () =>
      (await rig().call<{ items: Document[] }>('GET', '/v1/loans/CUT-1/documents', { token })).items;
    const before = await documents();
    const [, deed] = before;
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/loans/CUT-1');
    await signIn(admin);
    await page.getByRole('link', { name: 'Correct splitting' }).first().click();
    await page.locator('.boundaries-thumb img').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);

    // By hand: the second document begins a page later.
    const first = page.getByRole('slider').first();
    const from = await first.boundingBox();
    const from2 = deed?.fromPage ?? 0;
    const to = await page.locator(`[data-page="${from2 + 1}"]`).boundingBox();
    if (from === null || to === null) throw new Error('The boundary or the page is not shown.');
    await page.mouse.move(from.x + from.width / 2, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 40, { steps: 5 });
    await page.mouse.up();
    expect(await first.getAttribute('aria-valuenow')).toBe(String(from2 + 1));

    // By keys: back again, and a new document two pages on.
    await first.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await first.getAttribute('aria-valuenow')).toBe(String(from2));
    await page.getByRole('button', { name: `Start a document at page ${from2 + 2}` }).press('Enter');
    await page.getByLabel(new RegExp(`^Type of the document on pages ${from2 + 2} to`)).selectOption('rider');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save splitting' }).click();

    await page.getByRole('heading', { name: /^CUT-1 · / }).waitFor();
    await reviewAfter(rig(), 'CUT-1', runId);
    const after = await documents();
    const ranges = after.map(({ docType, fromPage, toPage }) => [docType, fromPage, toPage]);
    expect(ranges).toContainEqual([deed?.docType, from2, from2 + 1]);
    expect(ranges).toContainEqual(['rider', from2 + 2, deed?.toPage]);
    // The loan screen follows by itself.
    await vi.waitFor(async () => expect(await page.locator('.loan-document-link').allInnerTexts()).toContain('Rider'), {
      timeout: 120_000,
    });
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
