import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenColleague } from './given-colleague.ts';
import { givenReview } from './given-review.ts';

describeInBrowser('the exceptions report', (rig) => {
  it('shows managers the exceptions over time and by officer, branch and rule, and narrows down to one rule', async () => {
    const { findings } = await givenReview(rig(), 'EX-7001');
    const exceptions = findings.filter(({ finding }) => finding.severity === 'exception');
    // The same sentence of the same rule is one exception of the loan.
    const count = (ruleId?: string) => {
      const counted = exceptions.filter(({ finding }) => ruleId === undefined || finding.ruleId === ruleId);
      return new Set(counted.map(({ finding }) => `${finding.ruleId} ${finding.title}`)).size;
    };
    expect(count('R-101')).toBeGreaterThan(0);
    expect(count('R-101')).toBeLessThan(count());
    const manager = await givenColleague(rig(), 'Mona Manager', ['manager']);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/exceptions');
    await signIn(manager);
    const tiles = page.getByRole('region', { name: 'Exceptions in total' });
    await tiles.getByText('Raised').waitFor();
    expect(await tiles.locator('.exceptions-number').first().textContent()).toBe(String(count()));
    const byRule = page.getByRole('region', { name: 'By rule', exact: true });
    for (const summary of await page.getByText('As a table').all()) await summary.click();
    expect(await violationsOf(page)).toEqual([]);

    await byRule.getByRole('button', { name: /^Show only R-101/ }).click();
    await page.waitForURL(/rule=R-101/);
    await expect.poll(() => tiles.locator('.exceptions-number').first().textContent()).toBe(String(count('R-101')));
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => tiles.locator('.exceptions-number').first().textContent()).toBe(String(count()));

    for (const [button, name] of [
      ['Download CSV', 'exceptions.csv'],
      ['Download Excel', 'exceptions.xlsx'],
    ] as const) {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await file).suggestedFilename()).toBe(name);
    }

    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page
      .getByText('No exceptions')
      .or(page.getByText(/first day/))
      .first()
      .waitFor();
    await page.getByLabel('From', { exact: true }).fill('2020-02-01');
    await page.getByText('The last day is before the first.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  }, 300_000);

  it('is no place for specialists', async () => {
    const specialist = await givenColleague(rig(), 'Sam Specialist', ['specialist']);
    const { page, open, signIn, close } = await rig().visit();
    await open('/app/loans');
    await signIn(specialist);
    await page.getByRole('link', { name: 'Due items' }).waitFor();
    expect(await page.getByRole('link', { name: 'Exceptions' }).count()).toBe(0);
    await close();
  }, 300_000);
});
