import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenPackages } from './given-packages.ts';
import { admin } from './rig.ts';

/** The bank's own system, which takes every message. */
const told: string[] = [];
const receiver = createServer((request, response) => {
  told.push(String(request.headers['webhook-id']));
  request.resume();
  response.writeHead(204).end();
});
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(() => void receiver.close());

describeInBrowser(
  'webhooks',
  (rig) => {
    it('are added with a secret that is shown once, say what was delivered, send again, and are deleted', async () => {
      await rig().adminToken();
      const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/countersign`;
      const { page, faults, open, signIn, close } = await rig().visit();
      await open('/app/webhooks');
      await signIn(admin);
      await page.getByText('No webhooks yet.').waitFor();
      await page.getByLabel('Web address').fill('http://198.51.100.7/hook');
      await page.getByRole('button', { name: 'Add webhook' }).click();
      // Told once, beside the field, and what was typed stays.
      await page.locator('.field-error').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByLabel('Web address').fill(url);
      await page.getByRole('button', { name: 'Add webhook' }).click();
      const dialog = page.getByRole('dialog', { name: 'Signing secret' });
      const secret = await dialog.getByLabel('Secret').inputValue();
      expect(secret).toMatch(/^whsec_/);
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'I have copied it' }).click();
      await page.getByRole('cell', { name: 'All events' }).waitFor();
      expect(await page.content()).not.toContain(secret);

      await givenPackages(rig(), ['L-7001']);
      await expect.poll(() => told.length, { timeout: 120_000 }).toBeGreaterThan(0);
      await page.getByRole('button', { name: /^Deliveries/ }).click();
      const row = page.getByRole('row', { name: /Package received/ });
      await row.getByText('Status 204').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      const [first] = told;
      await row.getByRole('button', { name: 'Send again' }).click();
      await expect.poll(() => told.filter((id) => id === first).length, { timeout: 120_000 }).toBe(2);

      await page.getByRole('button', { name: /^New secret/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
      await page.getByRole('dialog', { name: 'Signing secret' }).getByRole('button').last().click();
      await page.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No webhooks yet.').waitFor();
      expect(faults).toEqual([]);
      await close();
    });
  },
  { EGRESS_ALLOW: '127.0.0.1' },
);
