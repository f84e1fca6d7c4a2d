import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenReview } from './given-review.ts';
import { admin } from './rig.ts';

describeInBrowser('the rules', (rig) => {
  it('takes a rule of the bank’s own: written, tried on a loan, backtested, saved, switched off and deleted', async () => {
    await givenReview(rig(), 'L-RULES');
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/rules');
    await signIn(admin);
    await page.getByText('R-101', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'New rule' }).click();

    // What nobody thought of is refused beside its field, and nothing typed is lost.
    await page.getByLabel('What the rule checks').fill('The note names its default rate');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await page.locator('.field-error').first().waitFor();
    expect(await page.getByLabel('What the rule checks').inputValue()).toBe('The note names its default rate');
    await page.getByLabel('Field', { exact: true }).selectOption('approved_by');
    await page.getByLabel('Document', { exact: true }).selectOption('promissory_note');

    await page.getByLabel('Loan reference').fill('L-RULES');
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await page.getByText('1 finding:').waitFor();
    await page.getByRole('button', { name: 'Run the backtest' }).click();
    await page.getByText('1 loan checked: 1 new, 0 no longer found.').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    // Leaving by a link asks first.
    await page.getByRole('link', { name: 'All rules' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Save rule' }).click();
    await page.getByRole('link', { name: 'CUSTOM-THE-NOTE-NAMES-ITS-DEFAULT-RATE' }).waitFor();

    const own = page.getByRole('switch', { name: 'Rule CUSTOM-THE-NOTE-NAMES-ITS-DEFAULT-RATE is on' });
    expect(await own.getAttribute('aria-checked')).toBe('true');
    await own.focus();
    await page.keyboard.press('Space');
    await page.getByRole('switch', { name: /^Rule CUSTOM/, checked: false }).waitFor();
    await page.getByLabel('Show', { exact: true }).selectOption('off');
    await page.getByText('1 shown, 0 on').waitFor();

    await page.getByRole('link', { name: /^CUSTOM/ }).click();
    await page.getByRole('button', { name: 'Delete rule' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete rule' }).click();
    await page.getByText('R-101', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: /^CUSTOM/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
