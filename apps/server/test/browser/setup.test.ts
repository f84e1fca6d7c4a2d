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
    await page.getByRole('heading', { name: 'Create the first administrator' }).waitFor();
    // The rule for passwords stands there before anybody breaks it.
    await page.getByText('At least 12 characters').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Name').fill(admin.displayName);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('This must have at least 12 characters.', { exact: true }).waitFor();
    // Told once, and nothing that was typed is lost over a refusal.
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByLabel('Email').inputValue()).toBe(admin.email);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Create account' }).click();

    await page.getByRole('heading', { name: 'Your institution' }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Harbor Community Bank');
    await page.getByText('Routing number, charter and address').click();
    await page.getByLabel('ABA routing number').fill('021000022');
    await page.getByText('The check digit does not match').waitFor();
    await page.getByLabel('ABA routing number').fill('021000021');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await page.getByRole('heading', { name: 'Review policy' }).waitFor();
    await page.getByText('Amount tolerance', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change the policy' }).click();
    const shortest = page.getByRole('textbox', { name: 'Minimum length of an override note' });
    await shortest.fill('25');
    // What is typed and not saved is not passed over.
    await page.getByText('Save or discard them first').waitFor();
    await page.getByRole('button', { name: /^Save Minimum length/ }).click();
    await page.getByText('Default: 20 characters').waitFor();
    // Settings are called by their titles, and never by their keys.
    expect(await page.locator('main').innerText()).not.toMatch(/\b[a-z]+\.[a-z]+_[a-z_]+/);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('heading', { name: 'Loan approval records' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Loan approval records' }).waitFor();
    await page.getByRole('button', { name: 'Set up without a sample record' }).click();
    await page.getByRole('button', { name: 'Use the example record' }).click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('16 values were read').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save as a new version' }).click();

    await page.getByRole('heading', { name: 'Core system' }).waitFor();
    await page.getByText('Simulated: no real loan is boarded').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await page.getByRole('heading', { name: 'Mail', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send test message' }).click();
    await page.getByText(`Message sent to ${admin.email}.`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('heading', { name: 'Your first package' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try a sample package instead' }).click();
    await page.getByRole('heading', { name: /Package SAMPLE-/ }).waitFor();
    await page.reload();
    await page
      .getByText(/\$252,000\.00.*\$250,000\.00/)
      .first()
      .waitFor(PROCESSED);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Review findings' }).getAttribute('href')).toMatch(
      /^\/app\/loans\/SAMPLE-[0-9A-F]{8}\/review$/,
    );
    await page.getByRole('button', { name: 'Finish setup' }).click();
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
    await stranger.page.getByText('Setup is complete.').waitFor();
    expect(stranger.faults).toEqual([]);
    await stranger.close();
  });
});
