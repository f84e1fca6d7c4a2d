import type { CoreFieldMap } from '@countersign/contract/boarding';
import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenReview } from './given-review.ts';
import { admin } from './rig.ts';

describeInBrowser('batch files for a core', (rig) => {
  it('have a layout and codes that an administrator edits, tries on a loan and saves', async () => {
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
