import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenColleague } from './given-colleague.ts';
import { givenPackages } from './given-packages.ts';
import { admin } from './rig.ts';

/** One line of the participant directory: 101 characters. */
const directory = `021000021${'JPMORGAN CHASE'.padEnd(18)}${'JPMORGAN CHASE BANK, NA'.padEnd(36)}NY${'NEW YORK'.padEnd(25)}Y  20240101\n`;

describeInBrowser('figures and payees', (rig) => {
  it('show the dashboard with its charts and their tables, and counts on the tabs of the queue', async () => {
    await givenPackages(rig(), ['L-6001', 'L-6002']);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/dashboard');
    await signIn(admin);
    await page.getByRole('img', { name: /In 30 days 2 received/ }).waitFor();
    for (const summary of await page.getByText('As a table').all()) await summary.click();
    await page.getByRole('table', { name: /Loans that entered each state/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Period').selectOption('7');
    await page.getByRole('img', { name: /In 7 days 2 received/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?days=7');
    await page.getByRole('link', { name: 'Queue' }).click();
    await page.getByRole('link', { name: 'All 2' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  }, 300_000);

  it('let administrators keep verified payees and load the directory of banks, and managers look', async () => {
    await rig().adminToken();
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/payees');
    await signIn(admin);
    await page.getByText('No verified payees yet').waitFor();
    await page.getByRole('button', { name: 'Add a payee' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ridge Title & Escrow');
    await page.getByLabel('Routing number').fill('123');
    await page.getByLabel('Account number').fill('000123456789');
    await page.getByLabel('Name of the bank').fill('JPMorgan Chase Bank');
    await page.getByLabel('Verified by').fill('Vera Verifier');
    await page.getByLabel('How it was verified').fill('Called at the number of 2024.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.field-error').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Routing number').fill('021000021');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Ridge Title & Escrow/ }).waitFor();
    expect(await page.getByText('000123456789').count()).toBe(0);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'fpddir.txt', mimeType: 'text/plain', buffer: Buffer.from(directory) });
    await page.getByText('1 participants, 1 of them take wires').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();

    const manager = await givenColleague(rig(), 'Mona Manager', ['manager']);
    const second = await rig().visit();
    await second.open('/app/payees');
    await second.signIn(manager);
    await second.page.getByRole('row', { name: /Ridge Title & Escrow/ }).waitFor();
    expect(await second.page.getByRole('button', { name: 'Add a payee' }).count()).toBe(0);
    expect(await violationsOf(second.page)).toEqual([]);
    await second.close();
  }, 300_000);
});
