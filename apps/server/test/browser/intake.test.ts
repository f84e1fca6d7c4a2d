import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Loan } from '@countersign/contract/loans';
import { PDFDocument } from 'pdf-lib';
import { afterAll, expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { admin, type Rig } from './rig.ts';

const watchDir = await mkdtemp(join(tmpdir(), 'cs-watched-'));
afterAll(() => rm(watchDir, { recursive: true, force: true }));

async function smallPdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([612, 792]).drawText('PROMISSORY NOTE', { x: 72, y: 700 });
  return Buffer.from(await document.save());
}

async function stateOf(rig: Rig, ref: string): Promise<string> {
  return (await rig.call<Loan>('GET', `/v1/loans/${ref}`, { token: await rig.adminToken() })).state;
}

describeInBrowser(
  'intake',
  (rig) => {
    it('takes a package with its progress, and keeps what was entered when it is refused', async () => {
      await rig().adminToken();
      const { page, faults, open, signIn, close } = await rig().visit();
      await open('/app/intake');
      await signIn(admin);
      await page.getByLabel('Loan reference').fill('no spaces here');
      await page.getByLabel('Borrower').fill('Mary Ann Okafor');
      const files = page.getByLabel('Closing package');
      await files.setInputFiles([{ name: 'note.pdf', mimeType: 'application/pdf', buffer: await smallPdf() }]);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send package' }).click();
      await page.locator('.field-error').waitFor();
      expect(await page.getByLabel('Borrower').inputValue()).toBe('Mary Ann Okafor');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel('Loan reference').fill('L-5001');
      await page.getByRole('button', { name: 'Send package' }).click();
      await page.getByText('L-5001 was received: 1 file is being read.').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'Open the loan' }).click();
      await page.getByRole('heading', { name: /L-5001/ }).waitFor();

      // A reference that exists is offered a new version, before anything is refused; amounts are typed as people do.
      await open('/app/intake');
      await files.setInputFiles([{ name: 'second.pdf', mimeType: 'application/pdf', buffer: await smallPdf() }]);
      await page.getByLabel('Expected principal').fill('about a million');
      await page.getByText('Enter an amount such as $412,750.').waitFor();
      await page.getByLabel('Expected principal').fill('$412,750');
      await page.getByLabel('Loan reference').fill('L-5001');
      await page.getByLabel('Loan reference').press('Tab');
      await page.getByText(/L-5001 \(Mary Ann Okafor\) already exists/).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await expect.poll(async () => stateOf(rig(), 'L-5001'), { timeout: 120_000 }).toBe('review');
      await page.getByRole('button', { name: 'Add a new version' }).click();
      await page.getByText('L-5001 was received: 1 file is being read.').waitFor();
      const token = await rig().adminToken();
      const loan = await rig().call<Loan>('GET', '/v1/loans/L-5001', { token });
      expect([loan.packageVersion, loan.expectedPrincipal]).toEqual([2, '412750.00']);
      expect(faults).toEqual([]);
      await close();
    }, 300_000);

    it('tells which values of the approval record are unclear, what it says and that they stay empty', async () => {
      const token = await rig().adminToken();
      const paths = { loan_number: 'Number', principal_amount: 'Amount', interest_rate: 'Rate', term_months: 'Term' };
      const fields = Object.entries(paths).map(([canonical, column]) => ({ canonical, path: `$.${column}` }));
      const mapping = { format: 'csv', fields };
      await rig().call('POST', '/v1/lar-profiles', { token, body: { name: 'export', sourceFormat: 'csv', mapping } });
      const { page, faults, open, signIn, close } = await rig().visit();
      await open('/app/intake');
      await signIn(admin);
      const csv = 'Number,Amount,Rate,Term\nL 7/1,about a million,0.06875,30\n';
      const record = { name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
      await page.getByLabel('Loan approval record').setInputFiles([record]);
      const told = page.getByRole('status').filter({ hasText: '2 values of the approval record are unclear' });
      const rate = told.getByRole('listitem').filter({ hasText: 'Interest rate' });
      expect(await rate.textContent()).toContain(
        'Left empty. The approval record says "0.06875" at row 2, column "Rate" can mean 6.875% (a fraction) or 0.06875%',
      );
      await told
        .getByRole('listitem')
        .filter({ hasText: /"30" .* can mean 30 years/ })
        .waitFor();
      const amount = page.getByLabel('Expected principal');
      expect(await amount.inputValue()).toBe('');
      const hints = page.locator('.field-hint');
      await hints.filter({ hasText: 'Left empty. The approval record says "about a million"' }).waitFor();
      await hints.filter({ hasText: 'says "L 7/1" is not a valid reference.' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      // What a person has filled in is no longer empty.
      await amount.fill('$1,000,000');
      await hints.filter({ hasText: 'about a million' }).waitFor({ state: 'detached' });
      expect(faults).toEqual([]);
      await close();
    }, 300_000);

    it('shows what could not be filed and why, files it after all, and discards it', async () => {
      const token = await rig().adminToken();
      await writeFile(join(watchDir, 'shopping list.txt'), 'Milk.\n');
      await expect
        .poll(async () => (await rig().call<{ items: [] }>('GET', '/v1/intake/quarantine', { token })).items.length, {
          timeout: 120_000,
          interval: 500,
        })
        .toBe(1);
      const { page, faults, open, signIn, close } = await rig().visit();
      await open('/app/intake?tab=quarantine');
      await signIn(admin);
      const row = page.getByRole('row', { name: /shopping list\.txt/ });
      await row.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await row.getByRole('button', { name: /^File / }).click();
      await page.getByLabel('Borrower').fill('Somebody');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('dialog', { name: /^File/ }).getByRole('button', { name: 'File', exact: true }).click();
      await page.getByRole('dialog', { name: /^File/ }).locator('.field-error').waitFor();
      expect(await page.getByLabel('Borrower').inputValue()).toBe('Somebody');
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: /^Discard/ }).click();
      await page.getByLabel('Reason').fill('A shopping list.');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByText('Nothing in quarantine').waitFor();
      expect(faults).toEqual([]);
      await close();
    }, 300_000);
  },
  { WATCH_DIR: watchDir },
);
