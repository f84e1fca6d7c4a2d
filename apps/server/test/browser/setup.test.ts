import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { admin } from './rig.ts';

/** From sending a package to its first finding: pages are read and every rule is asked. */
const PROCESSED = { timeout: 150_000 };

describeInBrowser('the first-run wizard', (rig) => {
  it('leads from an empty service to the first finding, and goes on where one was', async () => {
    const { page, faults, open, close } = await rig().visit();
    await open('/app/loans');
    await page.getByRole('heading', { name: 'The first administrator' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Name').fill(admin.displayName);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('must have at least 12 characters', { exact: true }).waitFor();
    // Nothing that was typed is lost over a refusal.
    expect(await page.getByLabel('Email').inputValue()).toBe(admin.email);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Create the account' }).click();

    await page.getByRole('heading', { name: 'Your institution' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Harbor Community Bank');
    await page.getByLabel('ABA routing number').fill('021000022');
    await page.getByText('The check digit does not fit').waitFor();
    await page.getByLabel('ABA routing number').fill('021000021');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await page.getByRole('heading', { name: 'Review policy' }).waitFor();
    const shortest = page.getByRole('textbox', { name: 'Shortest note for an override' });
    await shortest.fill('25');
    // What is typed and not saved is not passed over.
    await page.getByText('Save or discard it first').waitFor();
    await page.getByRole('button', { name: /^Save Shortest note/ }).click();
    await page.getByText('Default: 20 characters').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('heading', { name: 'Approval records' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Approval records' }).waitFor();
    await page.getByRole('button', { name: 'Use the example record' }).click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('16 values were read, nothing is wrong.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save as a new version' }).click();

    await page.getByRole('heading', { name: 'Core and field map' }).waitFor();
    await page.getByText('Simulated: no real loan is booked').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await page.getByRole('heading', { name: 'Mail', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send a test message' }).click();
    await page.getByText(`A message is on its way to ${admin.email}.`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByText('An approval record goes with it').waitFor();
    await page.getByRole('button', { name: 'Send the sample package' }).click();
    await page.getByRole('heading', { name: /Package SAMPLE-/ }).waitFor();
    await page.reload();
    await page.getByText(/R-101.*\$252,000\.00.*\$250,000\.00/).waitFor(PROCESSED);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Review it' }).getAttribute('href')).toMatch(
      /^\/app\/loans\/SAMPLE-[0-9A-F]{8}\/review$/,
    );
    await page.getByRole('button', { name: 'Finish the setup' }).click();
    await page.getByRole('heading', { name: 'Queue' }).waitFor();
    expect(faults).toEqual([]);
    await close();

    // It can be looked at again, and strangers are asked to sign in.
    const stranger = await rig().visit();
    await stranger.open('/app/setup');
    await stranger.page.getByRole('heading', { name: 'Sign in to Countersign' }).waitFor();
    await stranger.page.getByLabel('Email').fill(admin.email);
    await stranger.page.getByLabel('Password').fill(admin.password);
    await stranger.page.getByRole('button', { name: 'Sign in' }).click();
    await stranger.page.getByText('The setup is complete.').waitFor();
    expect(stranger.faults).toEqual([]);
    await stranger.close();
  });
});
