import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenReview } from './given-review.ts';
import { admin } from './rig.ts';

const record = JSON.stringify({ loan: { number: 'L-1', amount: '1,500.00' }, borrowers: [{ name: 'Ann Lee' }] });

describeInBrowser('profiles and field maps', (rig) => {
  it('tries a profile on a record, saves versions, tells them apart and activates one', async () => {
    await rig().adminToken();
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/profiles');
    await signIn(admin);
    await page.getByText('No profile yet').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Start with the starter profile' }).click();
    await page.getByLabel('Record').fill(record);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('3 values were read without errors.').waitFor();
    await page.getByRole('cell', { name: '1500.00', exact: true }).waitFor();
    await page.getByLabel('Place of row 2', { exact: true }).fill('loan.amount');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page
      .getByText(/must start with \$/)
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Place of row 2', { exact: true }).fill('$.loan.amount');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByText('Used by intake').waitFor();

    await page.getByRole('link', { name: 'Version 1' }).click();
    await page.getByLabel('Place of row 1', { exact: true }).fill('$.loan.reference');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByRole('heading', { name: 'Starter JSON · version 2' }).waitFor();
    const differences = page.getByRole('table', { name: 'Differences' });
    await differences.getByText('$.loan.number (required)').waitFor();
    await differences.getByText('$.loan.reference (required)').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('link', { name: 'All profiles' }).click();
    await page.getByRole('button', { name: 'Activate Version 1' }).click();
    await page.getByRole('button', { name: 'Activate Version 2' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('turns a dropped record into rows, asks for the unit that nobody said, and saves', async () => {
    await rig().adminToken();
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/profiles/new');
    await signIn(admin);
    const csv = [
      'Loan Number,Party Role,Name,Loan Amount,Interest Rate,Zodiac',
      'L-9,Borrower,Kestrel LLC,"1,250,000.00",0.06875,Leo',
      'L-9,Guarantor,Ann Lee,"1,250,000.00",0.06875,Leo',
    ].join('\n');
    const picker = page.getByRole('group', { name: 'File to start from' });
    // As text: the browser's own classes are not known here.
    const dropped = await page.evaluateHandle(
      `(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([${JSON.stringify(csv)}], 'export.csv', { type: 'text/csv' }));
        return transfer;
      })()`,
    );
    await picker.dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('5 fields were found in export.csv.').waitFor();
    await page.getByText('Not used: Zodiac.').waitFor();
    await page.getByRole('cell', { name: 'Kestrel LLC', exact: true }).waitFor();
    await page
      .getByText(/can mean 6.875% \(a fraction\) or 0.06875%/)
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Unit of row 5', { exact: true }).selectOption('fraction');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('5 values were read without errors.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Origination CSV');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await page.getByRole('heading', { name: 'Origination CSV' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('shows what the core would be given of a loan, and saves the map as its next version', async () => {
    await givenReview(rig(), 'L-MAPS');
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/field-maps');
    await signIn(admin);
    await page.getByRole('link', { name: 'Start with the starter map Simulator' }).click();
    await page.getByLabel('Loan reference').fill('L-MAPS');
    await page.getByRole('button', { name: 'Preview values' }).click();
    const preview = page.getByRole('table', { name: 'Values for the core' });
    await preview.getByText('principal', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save as the active version' }).click();
    await page.getByRole('link', { name: 'Version 1' }).click();
    await page.getByRole('button', { name: 'Remove row 15' }).click();
    await page.getByRole('button', { name: 'Save as the active version' }).click();
    await page.getByRole('heading', { name: /version 2$/ }).waitFor();
    await page.getByRole('table', { name: 'Differences' }).getByText('Removed').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'All field maps' }).click();
    await page.getByRole('link', { name: 'Version 2' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
