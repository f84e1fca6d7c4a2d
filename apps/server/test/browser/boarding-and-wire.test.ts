import { readFile } from 'node:fs/promises';
import type { BoardingRecord } from '@countersign/contract/boarding';
import type { Wire } from '@countersign/contract/wires';
import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenApproved, givenBank, givenFieldMap, givenSilentCore } from './given-approved.ts';
import { givenColleague } from './given-colleague.ts';
import { givenReview } from './given-review.ts';

const LONG = 600_000;
/** By which the core knows the borrower again; no paper of these packages prints it. */
const living = { borrower_address: '9075 Harbor View Drive, Macon, GA 31201' };

describeInBrowser('boarding and wire', (rig) => {
  it(
    'lead a loan by a maker and a checker in two browsers into the core and to the file of its wire',
    async () => {
      const ref = 'L-3001';
      await givenBank(rig());
      const [mia, carl] = [
        await givenColleague(rig(), 'Mia Maker', ['manager']),
        await givenColleague(rig(), 'Carl Checker', ['manager']),
      ];
      await givenApproved(rig(), ref, living);
      const maker = await rig().visit();
      const checker = await rig().visit();
      await maker.open(`/app/loans/${ref}/boarding`);
      await maker.signIn(mia);
      await maker.page.getByText('SIMULATED', { exact: true }).waitFor();
      await maker.page.getByRole('button', { name: 'Stage for boarding' }).waitFor();
      expect(await violationsOf(maker.page)).toEqual([]);

      const keys: string[] = [];
      maker.page.on('request', (request) => {
        const key = request.headers()['idempotency-key'];
        if (key !== undefined) keys.push(key);
      });
      // The first answer is lost on its way: the same intent is sent again, and one record comes of it.
      await maker.page.route(`**/boarding/stage`, (route) => route.abort(), { times: 1 });
      await maker.page.getByRole('button', { name: 'Stage for boarding' }).click();
      await maker.page.getByText('nothing is staged twice').waitFor();
      await maker.page.getByRole('button', { name: 'Stage for boarding' }).click();
      await maker.page.getByText('Pending approval').waitFor();
      await maker.page.getByText('You staged this loan').waitFor();
      expect(await maker.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
      await maker.page.locator('.page-crop img').first().waitFor();
      expect(await violationsOf(maker.page)).toEqual([]);

      await checker.open(`/app/loans/${ref}/boarding`);
      await checker.signIn(carl);
      await checker.page.getByText('Compare every value with the page beside it').waitFor();
      await checkCrops(checker.page, await recordOf(ref));
      expect(await violationsOf(checker.page)).toEqual([]);
      await checker.page.getByLabel('Note').fill('Compared with the note.');
      await checker.page.getByRole('button', { name: 'Approve' }).click();
      await checker.page.getByText('Approved, not boarded').first().waitFor();
      // The maker looks at the same page and is told without doing anything.
      await maker.page.getByText('Approved, not boarded').first().waitFor();
      await checker.page.getByRole('button', { name: 'Board', exact: true }).click();
      await checker.page.getByRole('dialog', { name: 'Board this loan?' }).waitFor();
      expect(await violationsOf(checker.page)).toEqual([]);
      await checker.page.getByRole('dialog').getByRole('button', { name: 'Board', exact: true }).click();
      for (const { page } of [checker, maker]) await page.getByText('The loan is boarded.').waitFor();
      expect((await recordOf(ref)).state).toBe('committed');
      await checker.page.getByRole('button', { name: 'Check with the core' }).click();
      await checker.page.getByText('Checked with the core').waitFor();
      expect(await violationsOf(checker.page)).toEqual([]);

      await maker.page.getByRole('link', { name: 'Wire', exact: true }).click();
      await maker.page.getByRole('heading', { name: 'Stage a wire' }).waitFor();
      await maker.page.getByText('More fields').click();
      await maker.page.getByLabel('Originator account').fill('8800112233');
      await maker.page.getByLabel('Beneficiary bank routing number').fill('123456789');
      await maker.page.getByRole('button', { name: 'Stage wire' }).click();
      await maker.page.getByRole('alert').waitFor();
      // What was typed is still there, and the field that is wrong says so.
      expect(await maker.page.getByLabel('Originator account').inputValue()).toBe('8800112233');
      expect(await maker.page.getByLabel('Beneficiary bank routing number').getAttribute('aria-invalid')).toBe('true');
      expect(await violationsOf(maker.page)).toEqual([]);
      await maker.page.getByLabel('Beneficiary bank routing number').fill('');
      await maker.page.getByRole('button', { name: 'Stage wire' }).click();
      // The instructions of this package ask for more than the loan.
      await maker.page.getByText('is for more than the loan of $701,800.00').waitFor();
      await maker.page.getByLabel('Amount').fill('$700,000.00');
      await maker.page.getByRole('button', { name: 'Stage wire' }).click();
      await maker.page.getByText('You staged this wire, so someone else must approve it.').waitFor();
      await maker.page
        .getByRole('link', { name: /^page \d+$/ })
        .first()
        .waitFor();
      expect(await violationsOf(maker.page)).toEqual([]);

      await givenConflict(ref);
      await checker.page.getByRole('link', { name: 'Wire', exact: true }).click();
      await checker.page.getByText('Differs from the verified instructions', { exact: true }).waitFor();
      await checker.page.getByLabel('Person spoken to').fill('Rita Ridge');
      await checker.page.getByLabel('Number called').fill('(541) 555-0134');
      await checker.page.getByLabel('Source of the number').fill('Our own file of 2024');
      await checker.page.getByLabel('Summary of the call').fill('She read the account back.');
      expect(await violationsOf(checker.page)).toEqual([]);
      await checker.page.getByRole('button', { name: 'Record call' }).click();
      await checker.page.getByText('Spoke to Rita Ridge at (541) 555-0134').waitFor();
      await checker.page.getByLabel('Screening date').fill('2026-01-15');
      await checker.page.getByLabel('Screening reference').fill('OFAC-77');
      await checker.page.getByLabel('Cleared by').fill('Compliance desk');
      await checker.page.getByRole('button', { name: 'Record screening' }).click();
      await checker.page.getByText('reference OFAC-77').waitFor();
      // Not acknowledged: refused, and the note is kept.
      await checker.page.getByLabel('Note').fill('Verified with the agent.');
      await checker.page.getByRole('button', { name: 'Approve' }).click();
      await checker.page.getByRole('alert').waitFor();
      expect(await checker.page.getByLabel('Note').inputValue()).toBe('Verified with the agent.');
      expect(await checker.page.getByRole('alert').textContent()).toContain('select its box before you approve');
      // What was entered and stands in no document is named beside the value that is to be acknowledged.
      const entered = checker.page.locator('.wire-acknowledge', { hasText: 'Originator account was entered' });
      await entered.getByText('Not found in any document').waitFor();
      await entered.getByText('8800112233').waitFor();
      const amount = checker.page.locator('.wire-acknowledge', { hasText: 'Amount was entered' });
      await amount.locator('.page-crop img').first().waitFor();
      for (const box of await checker.page.getByRole('checkbox').all()) await box.check();
      expect(await violationsOf(checker.page)).toEqual([]);
      await checker.page.getByRole('button', { name: 'Approve' }).click();
      await checker.page.getByText('Approved, not exported').waitFor();
      await maker.page.getByText('Approved, not exported').waitFor();
      expect(await violationsOf(checker.page)).toEqual([]);
      await checker.page.getByLabel('Format').selectOption({ label: 'ISO 20022 pain.001' });
      const [download] = await Promise.all([
        checker.page.waitForEvent('download'),
        checker.page.getByRole('button', { name: 'Export' }).click(),
      ]);
      const file = await readFile(await download.path(), 'utf8');
      const wire = await wireOf(ref);
      expect(file).toContain(wire.amount);
      expect(file).toContain(wire.fields.find(({ name }) => name === 'beneficiary_account')?.value);
      expect(download.suggestedFilename()).toMatch(/\.xml$/);
      await checker.page.getByText('Exported as ISO 20022 pain.001').waitFor();
      expect(await violationsOf(checker.page)).toEqual([]);

      // It comes back: the reason is asked for, and the money can be paid again.
      await checker.page.getByRole('button', { name: 'Record a return' }).click();
      await checker.page.getByRole('button', { name: 'Record return' }).click();
      await checker.page.getByText('Enter the reason for the return.').waitFor();
      await checker.page.getByLabel('Reason for the return').fill('Account closed.');
      expect(await violationsOf(checker.page)).toEqual([]);
      await checker.page.getByRole('button', { name: 'Record return' }).click();
      await checker.page.getByText('“Account closed.”').waitFor();
      await maker.page.getByRole('heading', { name: 'Stage another wire' }).waitFor();
      await maker.page.getByLabel('Amount').fill('999,000,000,000.00');
      await maker.page.getByRole('button', { name: 'Stage wire' }).click();
      await maker.page.getByText('is for more than the loan').waitFor();
      await maker.page.getByLabel('Amount').fill('1,000.00');
      await maker.page.getByRole('button', { name: 'Stage wire' }).click();
      await maker.page.getByRole('button', { name: 'Wire 2' }).waitFor();
      await maker.page.getByText('A wire of this loan was returned').waitFor();
      await maker.page.getByRole('button', { name: 'Stage another wire' }).click();
      await maker.page.getByLabel('Amount').fill('500.00');
      await maker.page.getByRole('button', { name: 'Stage wire' }).click();
      await maker.page.getByRole('button', { name: 'Wire 3' }).waitFor();
      expect(await violationsOf(maker.page)).toEqual([]);
      await maker.page.getByRole('button', { name: 'Wire 1' }).click();
      await maker.page.getByText('“Account closed.”').waitFor();
      expect(await violationsOf(maker.page)).toEqual([]);
      for (const { faults, close } of [maker, checker]) {
        expect(faults).toEqual([]);
        await close();
      }
    },
    LONG,
  );

  it(
    'say field by field why a loan cannot be staged, and settle an unknown outcome by two people',
    async () => {
      const ref = 'L-3002';
      const [max, cleo] = [
        await givenColleague(rig(), 'Max Maker', ['manager']),
        await givenColleague(rig(), 'Cleo Checker', ['manager']),
      ];
      await givenApproved(rig(), ref, living);
      // Nobody guarantees this loan, so that no paper limits a guaranty.
      await givenFieldMap(rig(), { principal: 'guaranty_limit' });
      const maker = await rig().visit();
      await givenProvider('file_csv');
      await maker.open(`/app/loans/${ref}/boarding`);
      await maker.signIn(max);
      await maker.page.getByText("CSV file can't be asked for existing customers.").waitFor();
      expect(await violationsOf(maker.page)).toEqual([]);
      await givenProvider('simulator');
      await maker.open(`/app/loans/${ref}/boarding`);
      await maker.page.getByRole('button', { name: 'Stage for boarding' }).waitFor();
      expect(await maker.page.getByText("can't be asked for existing customers").count()).toBe(0);
      await stageAsNewCustomer(maker.page);
      await maker.page.getByText('to fix before staging').first().waitFor();
      await maker.page.getByRole('columnheader', { name: 'What to do' }).waitFor();
      expect(await violationsOf(maker.page)).toEqual([]);

      const unknown = 'L-3003';
      await givenFieldMap(rig());
      await givenApproved(rig(), unknown, living);
      await maker.open(`/app/loans/${unknown}/boarding`);
      await stageAsNewCustomer(maker.page);
      await maker.page.getByText('Pending approval').waitFor();
      const checker = await rig().visit();
      await checker.open(`/app/loans/${unknown}/boarding`);
      await checker.signIn(cleo);
      await checker.page.getByRole('button', { name: 'Approve' }).click();
      await checker.page.getByRole('button', { name: 'Board', exact: true }).click();
      const silent = await givenSilentCore(rig());
      await checker.page.getByRole('dialog').getByRole('button', { name: 'Board', exact: true }).click();
      await checker.page.getByText('Outcome unknown').first().waitFor({ timeout: 120_000 });
      await silent.stayUnknown();
      expect(await violationsOf(checker.page)).toEqual([]);
      await checker.page.getByLabel('What the core shows').selectOption({ label: 'It failed and cannot be retried' });
      await checker.page.getByLabel('How do you know?').fill('The core shows nothing under this number.');
      await checker.page.getByRole('button', { name: 'Propose this outcome' }).click();
      await checker.page.getByText('You proposed this.').waitFor();
      await maker.page.getByText('Cleo Checker proposed').waitFor();
      expect(await maker.page.getByLabel('What the core shows').inputValue()).toBe('failed');
      await maker.page.getByLabel('How do you know?').fill('I looked as well: nothing is there.');
      await maker.page.getByRole('button', { name: 'Confirm this outcome' }).click();
      for (const { page } of [maker, checker]) await page.getByText('The loan was not boarded.').waitFor();
      expect(await violationsOf(maker.page)).toEqual([]);
      for (const { faults, close } of [maker, checker]) {
        expect(faults).toEqual([]);
        await close();
      }
    },
    LONG,
  );

  it(
    'say that a loan in review cannot be staged or paid',
    async () => {
      const ref = 'L-3004';
      await givenReview(rig(), ref);
      const person = await givenColleague(rig(), 'Sam Specialist', ['specialist']);
      const { page, faults, open, signIn, close } = await rig().visit();
      await open(`/app/loans/${ref}/boarding`);
      await signIn(person);
      await page.getByText('Only an approved loan can be staged').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('link', { name: 'Wire', exact: true }).click();
      await page.getByText('A wire can be staged once the loan is approved').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
    LONG,
  );

  async function givenProvider(value: string): Promise<void> {
    await rig().call('PUT', '/v1/settings/boarding.provider', { token: await rig().adminToken(), body: { value } });
  }

  async function recordOf(ref: string): Promise<BoardingRecord> {
    return rig().call('GET', `/v1/loans/${ref}/boarding`, { token: await rig().adminToken() });
  }

  async function wireOf(ref: string): Promise<Wire> {
    return rig().call('GET', `/v1/loans/${ref}/wire`, { token: await rig().adminToken() });
  }

  /** The bank knows the beneficiary under another account. */
  async function givenConflict(ref: string): Promise<void> {
    const { fields } = await wireOf(ref);
    const name = fields.find((field) => field.name === 'beneficiary_name')?.value;
    const body = {
      name,
      aba: '021000021',
      account: '000999888777',
      bankName: 'JPMorgan Chase Bank',
      verifiedBy: 'Vera Verifier',
      note: 'Called at the number of 2024.',
    };
    const id = '018f0000-0000-7000-8000-000000000001';
    await rig().call('PUT', `/v1/payees/${id}`, { token: await rig().adminToken(), body });
  }
});

/** The core knows the borrower from the loan that was booked first: who it is, a person says. */
async function stageAsNewCustomer(page: import('playwright-core').Page): Promise<void> {
  await page.getByRole('button', { name: 'Stage for boarding' }).click();
  await page.getByText('New customer').first().click();
  await page.getByRole('button', { name: 'Stage with these customers' }).click();
}

/** Every value that stands on a page has its piece of the page beside it, and the box of the piece is the value's. */
async function checkCrops(page: import('playwright-core').Page, record: BoardingRecord): Promise<void> {
  // Scheduled payments stand on no page: the terms that they follow from have their pieces.
  const placed = record.preview.filter(
    ({ source, canonical }) => source !== null && source.x !== null && !canonical.startsWith('schedule_'),
  );
  expect(placed.length).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.page-crop img').count(), { timeout: 60_000 }).toBe(placed.length);
  for (const [index, { source }] of placed.entries()) {
    const crop = page.locator('.page-crop').nth(index);
    await crop.scrollIntoViewIfNeeded();
    // Taken at one moment: a page that still settles moves all of them.
    const [frame, image, box] = await crop.evaluate((element) =>
      [element, element.querySelector('img'), element.querySelector('.page-crop-box')].map((one) => {
        const rect = one?.getBoundingClientRect();
        return rect === undefined ? null : { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
      }),
    );
    if (!frame || !image || !box || source === null || source.x === null || source.y === null)
      throw new Error('A crop is not shown.');
    expect((box.x - image.x) / image.width).toBeCloseTo(source.x, 2);
    expect((box.y - image.y) / image.height).toBeCloseTo(source.y, 2);
    // The box lies inside its frame: what is compared is what is seen.
    expect(box.y).toBeGreaterThanOrEqual(frame.y - 1);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
  }
}
