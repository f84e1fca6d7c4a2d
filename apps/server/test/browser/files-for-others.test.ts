import { readFile } from 'node:fs/promises';
import type { CoreFieldMap } from '@countersign/contract/boarding';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readExportZip } from '../../src/cli/read-export-zip.ts';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenPackages } from './given-packages.ts';
import { givenReview } from './given-review.ts';
import { admin } from './rig.ts';

async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), path: await download.path() };
}

describeInBrowser('files that leave for other systems', (rig) => {
  it('are the loans of the filter of the queue, as CSV and for Excel', async () => {
    await givenPackages(rig(), ['Q-1001', 'Q-1002', 'Z-1003']);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/loans?state=all&q=Q-100');
    await signIn(admin);
    await page.getByText('2 total').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const csv = await downloaded(page, 'Download CSV');
    await page.getByText('The download is recorded in evidence.').first().waitFor();
    const text = await readFile(csv.path, 'utf8');
    expect([csv.name.endsWith('.csv'), text.trim().split('\r\n').length]).toEqual([true, 3]);
    expect(['Q-1001', 'Q-1002', 'Z-1003'].map((ref) => text.includes(ref))).toEqual([true, true, false]);
    const excel = await downloaded(page, 'Download Excel');
    expect(excel.name).toMatch(/\.xlsx$/);
    const sheets = [...(await readExportZip(excel.path)).values()].map((part) => Buffer.from(part).toString('utf8'));
    const said = sheets.join('');
    expect(['Q-1001', 'Q-1002', 'Z-1003'].map((ref) => said.includes(ref))).toEqual([true, true, false]);
    expect(faults).toEqual([]);
    await close();
  });

  it('are batch files whose layout and codes an administrator edits, tries on a loan and saves', async () => {
    await givenReview(rig(), 'L-FILE');
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/field-maps');
    await signIn(admin);
    await page.getByRole('link', { name: 'Start with the starter map Batch file by layout' }).click();
    const layout = page.getByLabel('Description of the file');
    const shipped = await layout.inputValue();
    // What is no description is told at the field, and cannot be saved.
    await layout.fill(shipped.replace('"extension": "txt"', '"extension": "../txt"'));
    await page.locator('.field-error').filter({ hasText: 'extension' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save as the active version' }).isDisabled()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await layout.fill(shipped.replaceAll('"constant": "LON"', '"constant": "LNX"'));
    await page.getByRole('button', { name: 'Edit the table payment_frequency' }).click();
    const rows = page.getByLabel('Rows of table payment_frequency');
    await rows.fill((await rows.inputValue()).replace('monthly = M', 'monthly = 12'));
    await page.getByLabel('Loan reference').fill('L-FILE');
    await page.getByRole('button', { name: 'Preview values' }).click();
    await page.getByText('File for the core', { exact: true }).click();
    const file = page.locator('.field-maps-file');
    await file.filter({ hasText: /^LNX/m }).waitFor();
    expect(await file.textContent()).not.toMatch(/^LON/m);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save as the active version' }).click();
    await page.getByRole('link', { name: 'Version 1' }).click();
    await page.getByRole('heading', { name: 'Batch file by layout · version 1' }).waitFor();
    expect(await layout.inputValue()).toContain('"constant": "LNX"');
    expect(await rows.inputValue()).toContain('monthly = 12');

    const { items } = await rig().call<{ items: CoreFieldMap[] }>('GET', '/v1/core-field-maps', {
      token: await rig().adminToken(),
    });
    const saved = items.find(({ providerId }) => providerId === 'file_layout')?.mapping;
    expect(saved?.tables?.payment_frequency?.monthly).toBe('12');
    expect(saved?.layout?.records.map(({ cells }) => cells[0]?.constant)).toContain('LNX');
    expect(faults).toEqual([]);
    await close();
  });
});
