import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenColleague } from './given-colleague.ts';
import { admin } from './rig.ts';

describeInBrowser('users, keys and settings', (rig) => {
  it('makes a key that is shown once and works, and revokes it', async () => {
    await rig().adminToken();
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/users?tab=keys');
    await signIn(admin);
    await page.getByText('No API keys yet.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Nightly batch');
    await page.getByLabel(/Send packages and records/).check();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog', { name: 'API key created' });
    const apiKey = await dialog.getByLabel('Key', { exact: true }).inputValue();
    expect(await violationsOf(page)).toEqual([]);
    await rig().call('POST', '/v1/auth/token', { body: { apiKey } });
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('cell', { name: 'Nightly batch', exact: true }).waitFor();
    expect(await page.content()).not.toContain(apiKey);

    await page.getByRole('button', { name: 'Revoke Nightly batch' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText(/^Revoked/).waitFor();
    await expect(rig().call('POST', '/v1/auth/token', { body: { apiKey } })).rejects.toThrow('401');
    expect(faults).toEqual([]);
    await close();
  });

  it('invites somebody, and changes what a colleague may do', async () => {
    const colleague = await givenColleague(rig(), 'Grace Lind', ['specialist']);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/users?tab=invitations');
    await signIn(admin);
    await page.getByLabel('Email').fill('new@bank.example');
    await page.getByLabel('Name', { exact: true }).fill('Nia Okoro');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    expect(await page.getByLabel('Link to hand over').inputValue()).toContain('/app/invitation#token=');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Manage Grace Lind' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Grace Lind' });
    await dialog.getByLabel('Manager').check();
    await dialog.getByRole('table', { name: 'Active sessions' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('cell', { name: 'Specialist, Manager' })
      .or(page.getByRole('cell', { name: 'Manager, Specialist' }))
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(colleague.displayName).toBe('Grace Lind');
    expect(faults).toEqual([]);
    await close();
  });

  it('changes settings of every kind, tells what is wrong beside them, and brings defaults back', async () => {
    await rig().adminToken();
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/settings');
    await signIn(admin);
    await page.getByRole('heading', { name: 'Minimum password length' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('textbox', { name: 'Minimum password length' }).fill('3');
    await page.getByRole('button', { name: 'Save Minimum password length' }).click();
    await page.locator('.field-error').waitFor();
    expect(await page.getByRole('textbox', { name: 'Minimum password length' }).inputValue()).toBe('3');
    await page.getByRole('textbox', { name: 'Minimum password length' }).fill('14');
    await page.getByRole('button', { name: 'Save Minimum password length' }).click();
    await page.getByRole('button', { name: 'Use default Minimum password length' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Minimum password length' }).inputValue()).toBe('12');

    const signInGroup = page.locator('#settings-auth');
    await signInGroup.getByRole('button', { name: 'Enter a value: Client secret' }).click();
    await page.getByLabel('New value').fill('hunter2-hunter2');
    await page.keyboard.press('Enter');
    await signInGroup.getByRole('button', { name: 'Replace: Client secret' }).waitFor();

    const wires = page.getByRole('group', { name: 'Who approves wires' });
    await wires.getByRole('button', { name: 'Add a tier' }).click();
    await wires.getByLabel('Tier 1: up to').fill('50000');
    await wires.getByLabel('Tier 1: approved by').selectOption('specialist');
    await wires.getByRole('button', { name: /^Save/ }).click();
    await wires.getByText('Changed').waitFor();
    await page.getByRole('combobox', { name: 'Simulator behavior' }).selectOption('slow');
    await page.getByRole('button', { name: 'Save Simulator behavior' }).click();
    await page.getByRole('button', { name: 'Use default Simulator behavior' }).waitFor();

    await page.getByRole('button', { name: 'Send test message' }).click();
    await page.getByText(`Message sent to ${admin.email}.`).waitFor();
    await page.getByLabel('Filter settings').fill('no such thing');
    await page.getByText('No matching settings').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('is not shown to others, who are told so where they open the address; their own account is', async () => {
    const colleague = await givenColleague(rig(), 'Omar Haddad', ['manager']);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/settings');
    await signIn(colleague);
    await page.getByRole('heading', { name: 'For administrators only' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).count()).toBe(
      0,
    );
    await open('/app/setup');
    await page.getByRole('heading', { name: 'For administrators only' }).waitFor();

    await open('/app/account');
    await page.getByRole('heading', { name: 'Authenticator app' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Current password').fill('not this one at all');
    await page.getByLabel('New password').fill('an even longer password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.locator('.field-error').waitFor();
    await page.getByLabel('Current password').fill(colleague.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed.').waitFor();

    await page.getByLabel('Your password').fill('an even longer password');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const secret = (await page.getByLabel('Secret').inputValue()).replaceAll(' ', '');
    await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByText('An authenticator app is set up').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
