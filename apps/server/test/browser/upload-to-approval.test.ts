import type { ReviewView } from '@countersign/contract/review';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { plannedPackage } from './given-review.ts';
import { admin } from './rig.ts';

const WAIT = { timeout: 120_000 };

/** Everything that a line of the checklist says, from now on. */
async function follow(page: Page, title: string): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(`{
    globalThis.said = [];
    const look = () => {
      for (const { textContent } of document.querySelectorAll('.loan-step')) {
        if (textContent.startsWith('${title}') && said.at(-1) !== textContent) said.push(textContent);
      }
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  }`);
  return () => page.evaluate('said') as Promise<readonly string[]>;
}

/** Decides on every finding that waits, with nothing but keys: the workbench goes on to the next one by itself. */
async function decideAll(page: Page): Promise<number> {
  const panel = page.locator('.review-panel');
  let decided = 0;
  for (;;) {
    const text = await page.locator('.review-decided').innerText();
    const [done = 0, of = 0] = text.match(/\d+/g)?.map(Number) ?? [];
    if (done === of) return decided;
    const rule = (await panel.locator('.review-panel-top').innerText()).replaceAll('\n', ' ');
    if (/exception/i.test(rule)) {
      await page.keyboard.press('o');
      await page.locator('.review-decide').waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Looked at');
      const override = page.locator('.review-decide').getByRole('button', { name: 'Override' });
      expect(await override.isDisabled()).toBe(true);
      await page.getByText('11 more characters').waitFor();
      await page.keyboard.type(' on paper, confirmed by phone.');
      await page.keyboard.press('Control+Enter');
    } else await page.keyboard.press('a');
    await page.locator('.review-decide').waitFor({ state: 'detached' });
    await vi.waitFor(async () => expect(await page.locator('.review-decided').innerText()).not.toBe(text), WAIT);
    decided += 1;
  }
}

describeInBrowser('a package from its upload to its approval', (rig) => {
  it('is sent from the queue, followed while it is read, reviewed by keyboard alone, and approved', async () => {
    const token = await rig().adminToken();
    const { planned, pdf } = await plannedPackage('R-101 the deed secures another principal');
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/loans');
    await signIn(admin);
    await page.getByRole('button', { name: 'New package' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Loan reference').fill('UP 1');
    await page.getByRole('textbox', { name: 'Borrower' }).fill(planned.intake.borrowerName);
    await page.getByLabel('Expected principal (optional)').fill(planned.intake.expectedPrincipal ?? '');
    const file = { name: 'closing.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
    await page.getByLabel('Closing package').setInputFiles(file);
    await page.getByRole('button', { name: 'Send package' }).click();
    // A reference cannot hold a space: told beside the field, and nothing that was typed or chosen is gone.
    await page.locator('.field-error').waitFor();
    expect(await page.getByRole('textbox', { name: 'Borrower' }).inputValue()).toBe(planned.intake.borrowerName);
    await page.getByLabel('Loan reference').fill('UP-1');
    await page.getByRole('button', { name: 'Send package' }).click();

    await page.getByRole('heading', { name: /^UP-1 · / }).waitFor();
    const said = await follow(page, 'Documents read');
    await page.getByRole('link', { name: 'Open the review' }).waitFor(WAIT);
    // Told as it happened, without a reload: first that it waits or is being read, at last what was read.
    expect((await said()).at(0)).toMatch(/Now(Waiting|Reading)/);
    expect((await said()).at(-1)).toMatch(/Done\d documents, \d+ pages/);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('link', { name: 'Open the review' }).press('Enter');
    await page.locator('.page-picture').waitFor();
    await page.keyboard.press('?');
    await page.locator('.dialog').getByText('Override the finding').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // Who speaks to the computer can have single keys rest; the palette leads back to the choice.
    await page.getByLabel('Single-key shortcuts').press('Space');
    await page.keyboard.press('Escape');
    await page.locator('.dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('y');
    expect(await page.locator('.dialog').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Show keyboard shortcuts');
    await page.keyboard.press('Enter');
    await page.getByLabel('Single-key shortcuts').press('Space');
    await page.keyboard.press('Escape');
    await page.locator('.dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('y');
    await page.getByRole('heading', { name: 'Approval is blocked' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.dialog').waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);

    expect(await decideAll(page)).toBeGreaterThan(3);
    await page.keyboard.press('y');
    await page.getByRole('heading', { name: 'Approve the loan' }).waitFor();
    await page.keyboard.type('Reviewed against the papers.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: /^UP-1 · / }).waitFor();
    const { loan, findings } = await rig().call<ReviewView>('GET', '/v1/loans/UP-1/review', { token });
    expect(loan.state).toBe('approved');
    expect(findings.filter(({ finding }) => finding.status === 'open')).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
