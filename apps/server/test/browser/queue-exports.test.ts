import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readExportZip } from '../../src/cli/read-export-zip.ts';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenPackages } from './given-packages.ts';
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
});
