import { join } from 'node:path';
import type { AdminChange } from '@countersign/contract/administration';
import type { Session } from '@countersign/contract/identity';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenColleague } from './given-colleague.ts';
import { admin, type Person } from './rig.ts';

describeInBrowser('two administrators', (rig) => {
  let berta: Person;

  it('propose a change in one session and confirm it in another', async () => {
    await rig().adminToken();
    berta = await givenColleague(rig(), 'Berta Lang', ['admin']);
    const first = await rig().visit();
    await first.open('/app/settings');
    await first.signIn(admin);
    const setting = first.page.getByRole('group', { name: 'Callback before approval' });
    await setting.getByRole('switch').or(setting.getByRole('checkbox')).click();
    await setting.getByRole('button', { name: /^Save/ }).click();
    await first.page
      .getByText('Sent for approval. Another administrator must confirm it.', { exact: true })
      .first()
      .waitFor();
    await first.open('/app/changes');
    await first.page.getByText('You proposed this. Another administrator must confirm it.').waitFor();
    expect(await first.page.getByRole('button', { name: /^Confirm/ }).count()).toBe(0);
    expect(await violationsOf(first.page)).toEqual([]);

    const second = await rig().visit();
    await second.open('/app/dashboard');
    await second.signIn(berta);
    await second.page.getByText('1 change is pending.').waitFor();
    // Nothing outside of this server could show yet that its history was rewritten.
    const checkpoints = second.page.getByText('Evidence checkpoints stay on this server.');
    await checkpoints.waitFor();
    await second.page.getByRole('heading', { name: 'Recent administrative changes' }).waitFor();
    expect(await violationsOf(second.page)).toEqual([]);
    await second.page.getByRole('link', { name: 'Review pending changes' }).click();
    const change = second.page.getByRole('region', { name: 'Setting: Callback before approval' });
    await change.getByRole('cell', { name: 'Yes', exact: true }).waitFor();
    await change.getByRole('cell', { name: 'No', exact: true }).waitFor();
    expect(await second.page.getByRole('main').innerText()).not.toContain('wire.callback_required');
    expect(await violationsOf(second.page)).toEqual([]);
    await change.getByRole('button', { name: /^Confirm/ }).click();
    await second.page.getByText('Nothing is pending').waitFor();
    await second.page.getByRole('cell', { name: 'Confirmed' }).waitFor();
    expect(await violationsOf(second.page)).toEqual([]);

    const token = await rig().adminToken();
    const { items } = await rig().call<{ items: { key: string; value: unknown }[] }>('GET', '/v1/settings', { token });
    expect(items.find(({ key }) => key === 'wire.callback_required')?.value).toBe(false);
    const target = { value: join(rig().dataDir, 'checkpoints.txt') };
    await rig().call('PUT', '/v1/settings/evidence.checkpoint_file', { token, body: target });
    await second.open('/app/dashboard');
    await second.page.getByRole('heading', { name: 'Recent administrative changes' }).waitFor();
    expect(await checkpoints.count()).toBe(0);
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.close();
    await second.close();
  });

  it('demand a second factor: a colleague without one is led to set it up before anything else', async () => {
    const colleague = await givenManager();
    const { page, faults, open, close } = await rig().visit();
    await open('/app/loans');
    await page.getByLabel('Email').fill(colleague.email);
    await page.getByLabel('Password').fill(colleague.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Set up an authenticator app' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Your password').fill(colleague.password);
    await page.getByRole('button', { name: 'Set up' }).click();
    const secret = (await page.getByLabel('Secret', { exact: true }).inputValue()).replaceAll(' ', '');
    await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Queue' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  /** Invited by both, and a second factor demanded by both: each change goes the way that people go. */
  async function givenManager(): Promise<Person> {
    const [token, second] = [await rig().adminToken(), await tokenOf(berta)];
    const agree = async (method: string, path: string, body: unknown) => {
      const { change } = await rig().call<{ change: AdminChange }>(method, path, { token, body });
      await rig().call('POST', `/v1/admin/changes/${change.id}/confirm`, { token: second, body: {} });
    };
    await agree('PUT', '/v1/settings/admin.dual_control', { value: false });
    const colleague = await givenColleague(rig(), 'Carl Munro', ['manager']);
    await rig().call('PUT', '/v1/settings/auth.totp_required', { token, body: { value: 'checkers' } });
    return colleague;
  }

  async function tokenOf({ email, password }: Person): Promise<string> {
    return (await rig().call<Session>('POST', '/v1/auth/login', { body: { email, password } })).accessToken;
  }
});
