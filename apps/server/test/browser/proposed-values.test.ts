import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { LoanField } from '@countersign/contract/extraction';
import { expect, it, vi } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenReview } from './given-review.ts';
import { admin } from './rig.ts';

/** Machines are shared; nothing here is about time. */
const SOON = { timeout: 120_000, interval: 100 };

describeInBrowser('values to confirm', (rig) => {
  it('are shown apart with their place, confirmed with one key, explained and corrected by the keyboard', async () => {
    const token = await rig().adminToken();
    // Above what most pages are read with, so that some of this package waits.
    await rig().call('PUT', '/v1/settings/extraction.min_confidence', { token, body: { value: 0.93 } });
    const { proposedCount } = await givenReview(rig(), 'CONFIRM-1');
    const proposed = async () => {
      const path = '/v1/loans/CONFIRM-1/fields?limit=200&state=proposed';
      return (await rig().call<{ items: LoanField[] }>('GET', path, { token })).items;
    };
    const [first, second, ...others] = await proposed();
    if (first === undefined || second === undefined) throw new Error('The package holds nothing to confirm.');
    expect(proposedCount).toBe(others.length + 2);

    const visit = await rig().visit();
    await visit.open('/app/loans/CONFIRM-1/review');
    await visit.signIn(admin);
    const { page } = visit;
    const tab = page.getByRole('button', { name: `To confirm ${proposedCount}` });
    // Values come first: what the rules find follows from them.
    await tab.waitFor();
    await page.getByText(`${proposedCount} values to confirm`).waitFor();
    const current = page.locator('.review-list [aria-current="true"]');
    expect(await current.textContent()).toContain(first.rawText);
    await page.locator('rect.box-selected').waitFor({ state: 'attached' });
    expect(await violationsOf(page)).toEqual([]);

    // While the field has the focus, letters are typed into it.
    const input = page.getByRole('textbox', { name: 'Value' });
    expect(await input.inputValue()).toBe(first.rawText);
    await page.keyboard.press('Escape');
    await page.keyboard.press('w');
    const why = page.getByRole('dialog', { name: 'Why this value?' });
    await why.waitFor();
    for (const heading of ['Where it stands', 'How it was read', 'What other documents say', 'What else it might be'])
      expect(await why.getByRole('heading', { name: heading }).count()).toBe(1);
    expect(await why.textContent()).not.toMatch(/[a-z]+_[a-z]+/);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });

    await input.focus();
    await page.keyboard.press('Enter');
    await page
      .getByText(`${proposedCount - 1} value`, { exact: false })
      .first()
      .waitFor();
    await vi.waitFor(async () => expect(await current.textContent()).toContain(second.rawText), SOON);
    // It left the list at once, and is sent behind the scenes.
    await vi.waitFor(async () => expect(await proposed()).toHaveLength(proposedCount - 1), SOON);
    const left = await proposed();
    expect(left.map(({ fieldName, bbox }) => [fieldName, bbox])).not.toContainEqual([first.fieldName, first.bbox]);
    const { items } = await rig().call<{ items: EvidenceEntry[] }>('GET', '/v1/loans/CONFIRM-1/evidence?limit=200', {
      token,
    });
    expect(items.filter(({ kind }) => kind === 'field.confirmed').map(({ payload }) => payload.fieldName)).toEqual([
      first.fieldName,
    ]);

    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.getByRole('heading', { name: 'Correct what was read' }).waitFor();
    expect(await page.getByLabel('Value', { exact: true }).inputValue()).toBe(second.rawText);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.keyboard.press('Escape');
    await page.keyboard.press('x');
    await page.getByRole('heading', { name: 'Correct what was read' }).waitFor();
    expect(await page.getByLabel('The document does not say it').isChecked()).toBe(true);
    await page.getByRole('textbox', { name: 'Note' }).fill('It stands on another paper.');
    await page.getByRole('button', { name: 'Record the correction' }).click();
    await vi.waitFor(async () => expect(await proposed()).toHaveLength(others.length), SOON);
    expect(visit.faults).toEqual([]);
    await visit.close();
  });
});
