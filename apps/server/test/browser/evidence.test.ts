import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { TestDatabase } from '../database.ts';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenPackages } from './given-packages.ts';
import { reviewAfter } from './given-review.ts';
import { admin } from './rig.ts';

/** Somebody who owns the database changes what is on record, past everything that guards it. */
async function changeStored({ pool }: TestDatabase, loanId: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    const { rowCount } = await client.query(
      `update evidence_entry set sealed = replace(sealed, $2, 'Eve Quist') where seq = 2 and sealed like '%' || $1 || '%'`,
      [loanId, admin.displayName],
    );
    return rowCount ?? 0;
  } finally {
    // It is closed, not given back: whoever got it next would be past the guards too.
    client.release(true);
  }
}

describeInBrowser('evidence', (rig, database) => {
  it('is verified in the browser and exported, and shown broken after the stored data was changed', async () => {
    await givenPackages(rig(), ['L-4001']);
    const { loan } = await reviewAfter(rig(), 'L-4001', null);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/loans/L-4001/evidence');
    await signIn(admin);
    await page.getByText('Package received').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Verify in this browser' }).click();
    await page.getByText('every entry is as it was recorded').waitFor();
    await page.getByText('Both checks agree.').waitFor();
    await page.getByText('Payload and hashes').first().click();
    expect(await violationsOf(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as zip' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('evidence-L-4001.zip');
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
    await page.getByText('Evidence exported').waitFor();

    expect(await changeStored(database(), loan.id)).toBe(1);
    await page.getByRole('button', { name: 'Verify in this browser' }).click();
    await page.getByText('Entry 2 is the first that is not as it was recorded.').waitFor();
    await page.getByText('The service finds entry 2 broken.').waitFor();
    await page.getByText('Not as recorded').waitFor();
    await page.getByText('Eve Quist').first().waitFor();
    await page.getByRole('link', { name: 'Show entry 2' }).click();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  }, 400_000);
});
