import type { LoanField } from '@countersign/contract/extraction';
import { expect, it } from 'vitest';
import { boxAround, drawForm } from '../../src/http/operations/extraction/testing/draw-form.ts';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { reviewAfter } from './given-review.ts';
import { admin, type Rig } from './rig.ts';

const sample = {
  ticket: 'HE-204417',
  amount: '$12,500.00',
  member: 'Mary Ann Okafor',
  rate: '7.250%',
  due: 'March 1, 2027',
};
const next = { ticket: 'HE-310022', amount: '$8,150.00', member: 'Luis Moreno', rate: '6.125%', due: 'March 9, 2028' };

/** The next form of the kind, filled in otherwise and printed a little lower, as a program would send it. */
async function sendNext(rig: Rig, externalRef: string): Promise<void> {
  const token = await rig.adminToken();
  const content = Buffer.from(await drawForm(next, { shiftX: 12, shiftY: 20 })).toString('base64');
  const body = { externalRef, borrowerName: next.member, documents: [{ name: 'ticket.pdf', content }] };
  await rig.call('POST', '/v1/packages', { token, body });
  await reviewAfter(rig, externalRef, null);
}

describeInBrowser('the template designer', (rig) => {
  it('teaches a form by drawn boxes and a label, proves it, and the next package is read by it', async () => {
    await rig().adminToken();
    const { page, faults, open, signIn, close } = await rig().visit({ viewport: { width: 1440, height: 900 } });
    await open('/app/templates');
    await signIn(admin);
    await page.getByText('No templates yet').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'New template' }).click();
    await page.getByText('No model is configured, so there are no suggestions.').waitFor();
    await page.getByLabel('Document type').fill('advance_ticket');
    await page.getByLabel('Printed title').fill('MEMBER ADVANCE TICKET');
    const file = { name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await drawForm(sample)) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('img', { name: 'Picture of page 1' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    // By hand: a box is dragged around the amount.
    const box = boxAround(200, 160, 90);
    const sheet = await page.locator('.page-sheet').boundingBox();
    if (sheet === null) throw new Error('The page is not shown.');
    const at = (x: number, y: number) => [sheet.x + sheet.width * x, sheet.y + sheet.height * y] as const;
    await page.mouse.move(...at(box.x, box.y));
    await page.mouse.down();
    await page.mouse.move(...at(box.x + box.w / 2, box.y + box.h / 2));
    await page.mouse.move(...at(box.x + box.w, box.y + box.h));
    await page.mouse.up();
    await page.getByText('$12,500.00', { exact: true }).waitFor();
    await page.getByText('Sum Advanced', { exact: true }).waitFor();
    await page.getByLabel('Field', { exact: true }).selectOption('principal_amount');
    await page.getByText('12500.00', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add rule' }).click();

    // Without dragging: a box by numbers around the ticket's number.
    await page.getByRole('button', { name: 'Place a box without dragging' }).click();
    const ticket = boxAround(200, 130, 90);
    const sides = { 'From the left': ticket.x, 'From the top': ticket.y, Width: ticket.w, Height: ticket.h };
    for (const [label, fraction] of Object.entries(sides)) {
      await page.getByLabel(label).fill((fraction * 100).toFixed(1));
    }
    await page.getByText('HE-204417', { exact: true }).waitFor();
    await page.getByLabel('Field', { exact: true }).selectOption('loan_number');
    await page.getByRole('button', { name: 'Add rule' }).click();

    // By its label.
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByLabel('Field', { exact: true }).selectOption('interest_rate');
    await page.getByLabel('Label', { exact: true }).fill('Yearly charge');
    await page.getByRole('button', { name: 'Test on the sample' }).click();
    await page.getByText('The sample is recognized as advance_ticket.').waitFor();
    const proof = page.getByRole('table', { name: 'What was read' });
    for (const value of ['12500.00', 'HE-204417', '7.25']) await proof.getByText(value, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show Principal amount on the page' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByRole('heading', { name: 'advance_ticket · version 1' }).waitFor();

    await sendNext(rig(), 'L-TAUGHT');
    const token = await rig().adminToken();
    const { items } = await rig().call<{ items: LoanField[] }>('GET', '/v1/loans/L-TAUGHT/fields', { token });
    const read = Object.fromEntries(items.map(({ fieldName, normalizedValue }) => [fieldName, normalizedValue]));
    expect(items[0]?.docType).toBe('advance_ticket');
    expect(read).toMatchObject({ loan_number: 'HE-310022', principal_amount: '8150.00', interest_rate: '6.125' });

    // A new version, after what was typed survived a refusal.
    await page.getByRole('tab', { name: /Rules/ }).click();
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByRole('button', { name: 'Save new version' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Field', { exact: true }).selectOption('maturity_date');
    await page.getByLabel('Label', { exact: true }).fill('Repay in full by');
    await page.getByRole('button', { name: 'Save new version' }).click();
    await page.getByRole('heading', { name: 'advance_ticket · version 2' }).waitFor();
    await page.getByRole('link', { name: 'All templates' }).click();
    await page.getByRole('link', { name: 'advance_ticket' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
