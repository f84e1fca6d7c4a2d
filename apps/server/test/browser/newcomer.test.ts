import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { admin } from './rig.ts';

/** What the issue of the way in allows a newcomer to spend. */
const MOST_CLICKS = 12;
const MOST_TYPED = 6;
const WAIT = { timeout: 150_000 };

/** A note as somebody else's program printed it. */
async function ownNote(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const lines = [
    'PROMISSORY NOTE',
    '',
    'Loan Number: 2026-0417',
    'Note Date: October 15, 2026',
    'Borrower: Tillamook Dairy Supply LLC',
    '',
    'For value received, the undersigned promises to pay to the order of Lender the principal sum of',
    'Four Hundred Twelve Thousand Seven Hundred Fifty and 00/100 Dollars (U.S. $412,750.00).',
    'Interest Rate: 7.350%',
    'Maturity Date: November 1, 2031',
  ];
  for (const [at, text] of lines.entries()) page.drawText(text, { x: 72, y: 710 - at * 22, size: 12, font });
  return Buffer.from(await document.save());
}

/** The approval, as a loan system exports it: the rate is not that of the note. */
const OWN_RECORD = [
  'Loan Number,Borrower Name,Loan Amount,Interest Rate,Maturity Date',
  '2026-0417,Tillamook Dairy Supply LLC,"$412,750.00",7.850%,11/01/2031',
].join('\n');

describeInBrowser('a newcomer', (rig) => {
  it(`sees the first finding in a PDF of their own within ${MOST_CLICKS} clicks and ${MOST_TYPED} typed fields`, async () => {
    const { page, faults, open, close } = await rig().visit();
    let clicks = 0;
    let typed = 0;
    const click = async (at: Locator) => {
      await at.click();
      clicks += 1;
    };
    const press = (name: string) => click(page.getByRole('button', { name, exact: true }));
    const type = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      typed += 1;
    };
    // One click opens the computer's own window of files, and one takes the file.
    const choose = async (label: string, name: string, buffer: Buffer) => {
      await page.getByLabel(label).setInputFiles({ name, mimeType: '', buffer });
      clicks += 2;
    };
    const began = Date.now();

    await open('/');
    await type('Name', admin.displayName);
    await type('Email', admin.email);
    await type('Password', admin.password);
    await press('Create account');
    await page.getByRole('heading', { name: 'Your institution' }).waitFor();
    await type('Name', 'Tillamook Community Bank');
    await press('Save and continue');
    await page.getByRole('heading', { name: 'Review policy' }).waitFor();
    await press('Continue');
    await page.getByRole('heading', { name: 'Loan approval records' }).waitFor();
    await choose('Loan approval record', 'approvals.csv', Buffer.from(OWN_RECORD));
    await page.getByText('5 of 5 columns matched').waitFor(WAIT);
    expect(await page.getByLabel('Field for Loan Amount').inputValue()).toBe('principal_amount');
    expect(await violationsOf(page)).toEqual([]);
    await press('Save and continue');
    await page.getByRole('heading', { name: 'Core system' }).waitFor();
    await press('Save and continue');
    await page.getByRole('heading', { name: 'Mail', exact: true }).waitFor();
    await press('Continue');

    // The record that was dropped goes along, and nothing that stands in it is typed.
    await page.getByRole('heading', { name: 'Your first package' }).waitFor();
    await page.getByText('approvals.csv').waitFor();
    await page.getByText('5 values read from the approval record').waitFor(WAIT);
    expect(await page.getByLabel('Loan reference').inputValue()).toBe('2026-0417');
    expect(await page.getByLabel('Borrower').inputValue()).toBe('Tillamook Dairy Supply LLC');
    expect(await page.getByLabel('Expected principal').inputValue()).toBe('$412,750.00');
    await choose('Closing package', 'note.pdf', await ownNote());
    expect(await violationsOf(page)).toEqual([]);
    await press('Send package');
    await page
      .getByText(/7\.35.*7\.85|7\.85.*7\.35/)
      .first()
      .waitFor(WAIT);
    process.stdout.write(`a newcomer: ${clicks} clicks, ${typed} typed fields, ${Date.now() - began} ms\n`);

    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(typed).toBeLessThanOrEqual(MOST_TYPED);
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
