import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenPackages } from './given-packages.ts';
import { admin } from './rig.ts';

describeInBrowser('the way in', (rig) => {
  it('leads from the sign-in to the queue, and back to where somebody wanted to go', async () => {
    await givenPackages(rig(), ['L-1001', 'L-1002', 'L-1003']);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/loans?state=all&q=L-100');
    await page.getByRole('heading', { name: 'Sign in to Countersign' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await signIn(admin);
    await page.getByRole('link', { name: 'L-1003' }).waitFor();
    expect(new URL(page.url()).search).toBe('?state=all&q=L-100');
    expect(await page.title()).toBe('Queue · Countersign');
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('stays open over a reload, with no token in any storage, and closes in every tab', async () => {
    await rig().adminToken();
    const { page, context, faults, open, signIn, close } = await rig().visit();
    await open('/app');
    await signIn(admin);
    await page.reload();
    await page.getByRole('heading', { name: 'Queue' }).waitFor();
    const stored = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');
    expect(stored).toBe('[{},{},""]');

    const second = await context.newPage();
    await second.goto('/app/loans');
    await second.getByRole('heading', { name: 'Queue' }).waitFor();
    await page.getByRole('button', { name: `Account of ${admin.displayName}` }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const each of [page, second]) await each.getByRole('heading', { name: 'Sign in to Countersign' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Sign in to Countersign' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('renews an access token that ended, once for all that waits for it', async () => {
    await givenPackages(rig(), ['L-2001']);
    const { page, faults, open, signIn, close } = await rig().visit();
    await open('/app/loans?state=all');
    await signIn(admin);
    await page.getByRole('link', { name: 'L-2001' }).waitFor();
    let refused = 0;
    let renewed = 0;
    // As the service answers a token that was revoked meanwhile.
    await page.route('**/v1/{loans,staff}**', async (route) => {
      if (renewed > 0) return route.fallback();
      refused += 1;
      const problem = {
        code: 'token_invalid',
        status: 401,
        detail: 'The access token is malformed, expired or revoked.',
      };
      return route.fulfill({ status: 401, contentType: 'application/json', body: JSON.stringify(problem) });
    });
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/auth/browser-session')) renewed += 1;
    });
    await page.getByRole('searchbox').fill('L-2001');
    await page.getByText('1 total').waitFor();
    expect([refused > 0, renewed]).toEqual([true, 1]);
    expect(faults).toEqual([]);
    await close();
  });
});
