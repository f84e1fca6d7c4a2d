import { randomUUID } from 'node:crypto';
import type { Session } from '@countersign/contract/identity';
import type { Loan } from '@countersign/contract/loans';
import type { ReviewView } from '@countersign/contract/review';
import { expect, it, vi } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenColleague } from './given-colleague.ts';
import { givenReview } from './given-review.ts';
import { admin } from './rig.ts';

/** Machines are shared; nothing here is about time. */
const SOON = { timeout: 120_000, interval: 200 };

describeInBrowser('work that waits for a person', (rig) => {
  it('is escalated to them, found, answered and gone', async () => {
    const colleague = await givenColleague(rig(), 'Sue Quill', ['specialist']);
    const token = await rig().adminToken();
    const { findings } = await givenReview(rig(), 'WORK-1');
    const id = findings.find(({ finding }) => finding.severity === 'exception')?.finding.id ?? '';
    const review = () => rig().call<ReviewView>('GET', '/v1/loans/WORK-1/review', { token });

    const sue = await rig().visit();
    await sue.open(`/app/loans/WORK-1/review#finding-${id}`);
    await sue.signIn(colleague);
    await sue.page.locator(`#finding-${id}[aria-current="true"]`).waitFor();
    await sue.page.keyboard.press('e');
    await sue.page.getByLabel('To', { exact: true }).selectOption({ label: admin.displayName });
    await sue.page.getByLabel('What should they look at? (optional)').fill('Which amount is right?');
    expect(await violationsOf(sue.page)).toEqual([]);
    await sue.page.keyboard.press('Control+Enter');
    await sue.page.locator('.review-decide').waitFor({ state: 'detached' });
    await vi.waitFor(async () => expect((await review()).escalations).toHaveLength(1), SOON);

    const ada = await rig().visit();
    await ada.open('/app/work');
    await ada.signIn(admin);
    const row = ada.page.getByRole('row', { name: /WORK-1/ });
    await row.getByText('Escalation').waitFor();
    expect(await violationsOf(ada.page)).toEqual([]);
    await row.getByRole('link', { name: 'WORK-1' }).click();
    await ada.page.getByText('Sue Quill asked you about this finding.').waitFor();
    await ada.page.getByLabel('Your answer').fill('The note is right.');
    expect(await violationsOf(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Answer' }).click();
    await sue.page.locator('.review-history').getByText('The note is right.').waitFor();
    expect((await review()).escalations).toEqual([]);
    await ada.page.getByRole('link', { name: /^My work/ }).click();
    await ada.page.getByRole('heading', { name: 'My work' }).waitFor();
    await vi.waitFor(async () => expect(await row.count()).toBe(0), SOON);
    for (const { faults, close } of [sue, ada]) {
      expect(faults).toEqual([]);
      await close();
    }
  });

  it('is given to somebody for several loans at once; their documents are searched, and their file gets its report', async () => {
    const colleague = await givenColleague(rig(), 'Bea Assign', ['specialist']);
    const token = await rig().adminToken();
    await givenReview(rig(), 'WORK-2');
    await givenReview(rig(), 'WORK-3');
    const { user } = await rig().call<Session>('POST', '/v1/auth/login', {
      body: { email: colleague.email, password: colleague.password },
    });
    const visit = await rig().visit({ viewport: { width: 1440, height: 900 } });
    const { page, faults, close } = visit;
    await visit.open('/app/loans');
    await visit.signIn(admin);
    for (const ref of ['WORK-2', 'WORK-3']) await page.getByLabel(`Choose ${ref}`).check();
    await page.getByText('2 loans chosen').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Assign to', { exact: true }).selectOption({ label: 'Bea Assign' });
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('2 loans assigned').waitFor();
    for (const ref of ['WORK-2', 'WORK-3']) {
      expect((await rig().call<Loan>('GET', `/v1/loans/${ref}`, { token })).assigneeId).toBe(user.id);
    }
    await page.getByText('2 loans chosen').waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'WORK-2' }).click();
    await page.getByLabel('Search the documents').fill('PROMISSORY NOTE');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText(/^Found (once|\d+ times)\.$/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('.loan-search-hits').getByRole('link').first().click();
    await page.locator('rect.box-selected').waitFor({ state: 'attached' });
    expect(await violationsOf(page)).toEqual([]);

    await visit.open('/app/loans/WORK-2/evidence');
    const { findings } = await rig().call<ReviewView>('GET', '/v1/loans/WORK-2/review', { token });
    const { id, ruleId, title } = findings[0]?.finding ?? { id: '', ruleId: '', title: '' };
    await rig().call('POST', `/v1/findings/${id}/comment`, { token, body: { note: randomUUID() } });
    await page.getByText(`${ruleId} ${title}`).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Review report (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('review-WORK-2.pdf');
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
