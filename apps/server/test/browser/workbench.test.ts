import type { PageWord } from '@countersign/contract/documents';
import type { FindingWithActions, ReviewView } from '@countersign/contract/review';
import { degrees, PDFDocument } from 'pdf-lib';
import type { Locator, Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { violationsOf } from './check-accessibility.ts';
import { describeInBrowser } from './describe-in-browser.ts';
import { givenColleague } from './given-colleague.ts';
import { givenReview, reviewAfter } from './given-review.ts';
import { admin, type Person, type Rig } from './rig.ts';

/** A finding of a rule of which every place is a value on a page, so that there are boxes to look at. */
function onPaper({ findings }: ReviewView, ruleId: string): FindingWithActions['finding'] {
  const found = findings.find(
    ({ finding: { ruleId: own, detail } }) =>
      own === ruleId &&
      detail.sources.length > 0 &&
      detail.sources.every(({ bbox, value }) => bbox !== null && value !== null),
  );
  const rules = findings.map(({ finding }) => finding.ruleId);
  if (found === undefined) throw new Error(`No finding of ${ruleId} is on paper; there are ${rules}.`);
  return found.finding;
}

function onRule({ findings }: ReviewView, ruleId: string): FindingWithActions['finding'] {
  const found = findings.find(({ finding }) => finding.ruleId === ruleId);
  if (found === undefined) throw new Error(`There is no finding of ${ruleId}.`);
  return found.finding;
}

/** The workbench as somebody sees it who followed a link to a finding. */
async function atFinding(rig: Rig, person: Person, ref: string, findingId: string) {
  const visit = await rig.visit();
  await visit.open(`/app/loans/${ref}/review#finding-${findingId}`);
  await visit.signIn(person);
  await visit.page.locator('.page-picture').waitFor();
  return visit;
}

/** Machines are shared; nothing here is about time. */
const SOON = { timeout: 120_000, interval: 100 };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a box lies on the picture that is shown, in fractions of it: the rectangle itself, without its line. */
async function drawnBox(page: Page, selector = 'rect.box-selected'): Promise<Box> {
  await page.locator(selector).waitFor({ state: 'attached' });
  return (await page.evaluate(`(() => {
    const rect = document.querySelector('${selector}');
    const picture = document.querySelector('.page-picture').getBoundingClientRect();
    const { a, d, e, f } = rect.getScreenCTM();
    const { x, y, width, height } = rect.getBBox();
    return {
      x: (a * x + e - picture.x) / picture.width,
      y: (d * y + f - picture.y) / picture.height,
      w: (a * width) / picture.width,
      h: (d * height) / picture.height,
    };
  })()`)) as Box;
}

async function wordsUnder(rig: Rig, documentId: string, pageNo: number, { x, y, w, h }: Box): Promise<string> {
  const token = await rig.adminToken();
  const inside: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/v1/documents/${documentId}/pages/${pageNo}/words?limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const page: { items: PageWord[]; nextCursor: string | null } = await rig.call('GET', path, { token });
    for (const { text, box } of page.items) {
      const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
      if (cx > x && cx < x + w && cy > y && cy < y + h) inside.push(text);
    }
    cursor = page.nextCursor;
  }
  return inside.join(' ');
}

/** The same papers, lying on their side in the file and turned upright by the page's own rotation, as scanners leave them. */
async function turned(pdf: Uint8Array): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  for (const paper of await file.embedPdf(pdf, (await PDFDocument.load(pdf)).getPageIndices())) {
    const page = file.addPage([paper.height, paper.width]);
    page.drawPage(paper, { x: paper.height, y: 0, rotate: degrees(90) });
    page.setRotation(degrees(90));
  }
  return file.save();
}

describeInBrowser('the review workbench', (rig) => {
  it.each([
    ['upright pages', 'BOX-0', async (pdf: Uint8Array) => pdf],
    ['pages that are turned in the file', 'BOX-90', turned],
  ])('draws the box of every source on its value, at three zooms, on %s', async (_name, ref, change) => {
    const view = await givenReview(rig(), ref, undefined, change);
    const { id, detail } = onPaper(view, 'R-101');
    const { page, faults, close } = await atFinding(rig(), admin, ref, id);
    for (const source of detail.sources) {
      if (source.bbox === null || source.pageNo === null) throw new Error('A source has no place on paper.');
      const zoomed = new Set<number>();
      for (const key of ['0', '+', '+']) {
        await page.keyboard.press(key);
        await vi.waitFor(async () => {
          const width = Math.round((await page.locator('.page-picture').boundingBox())?.width ?? 0);
          expect(zoomed).not.toContain(width);
          zoomed.add(width);
        }, SOON);
        const drawn = await drawnBox(page);
        for (const side of ['x', 'y', 'w', 'h'] as const) expect(drawn[side], side).toBeCloseTo(source.bbox[side], 3);
        expect(await wordsUnder(rig(), source.documentId, source.pageNo, drawn)).toContain(source.value);
      }
      await page.keyboard.press('n');
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows two people each other’s actions, tells who comes second what happened, and loses no text', async () => {
    const colleague = await givenColleague(rig(), 'Ben Ortiz', ['manager']);
    const view = await givenReview(rig(), 'TWO-1');
    const { id } = onPaper(view, 'R-101');
    const ada = await atFinding(rig(), admin, 'TWO-1', id);
    const ben = await atFinding(rig(), colleague, 'TWO-1', id);
    const text = 'The deed was re-recorded with the right amount.';

    await ada.page.keyboard.press('o');
    await ada.page.getByLabel('Reason').selectOption({ index: 1 });
    await ada.page.getByLabel('Justification').fill(text);

    await ben.page.keyboard.press('o');
    await ben.page.getByLabel('Reason').selectOption({ index: 2 });
    await ben.page.getByLabel('Justification').fill('Waived by the credit committee on Monday.');
    await ben.page.keyboard.press('Control+Enter');
    await ben.page.locator('.review-decide').waitFor({ state: 'detached' });

    // Told while she writes, before she sends anything; her text stands.
    const told = ada.page.locator('.review-decide').getByRole('alert');
    await told.getByText(/Ben Ortiz overrode it at .* while you were writing/).waitFor();
    await told.getByText('They wrote: “Waived by the credit committee on Monday.”').waitFor();
    expect(await ada.page.getByLabel('Justification').inputValue()).toBe(text);
    expect(await ada.page.locator('.review-decide').getByRole('button', { name: 'Override' }).isDisabled()).toBe(true);
    expect(await violationsOf(ada.page)).toEqual([]);

    // Closing loses nothing either.
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('.review-decide').waitFor({ state: 'detached' });

    // Nobody has to load anything: Ada's list says it as well, and what she comments reaches Ben.
    await ada.page.locator(`#finding-${id}`).getByText('Overridden').waitFor();
    await ada.page.getByLabel('Add a comment').fill(text);
    await ada.page.keyboard.press('Control+Enter');
    await ben.page.locator(`#finding-${id}`).click();
    await ben.page.locator('.review-history').getByText(text).waitFor();
    for (const { faults, close } of [ada, ben]) {
      expect(faults).toEqual([]);
      await close();
    }
  });

  it('keeps the text of the one whose request arrives second, and takes it as a comment', async () => {
    const colleague = await givenColleague(rig(), 'Cora Lund', ['manager']);
    const token = await rig().adminToken();
    const view = await givenReview(rig(), 'TWO-2');
    const { id } = onPaper(view, 'R-101');
    const { page, faults, close } = await atFinding(rig(), colleague, 'TWO-2', id);
    // Her page hears of nothing until her own request is refused.
    await page.route('**/v1/loans/*/events', (route) => route.abort());
    await page.reload();
    await page.locator('.page-picture').waitFor();
    await page.keyboard.press('o');
    await page.getByLabel('Reason').selectOption({ index: 1 });
    await page.getByLabel('Justification').fill('A corrected deed is on its way to us.');
    const override = { reasonCode: 'other', note: 'Settled with the borrower by letter.' };
    await rig().call('POST', `/v1/findings/${id}/override`, { token, body: override });
    await page.keyboard.press('Control+Enter');
    const dialog = page.locator('.review-decide');
    await dialog.getByText(/Ada Quist overrode it/).waitFor();
    expect(await page.getByLabel('Justification').inputValue()).toBe('A corrected deed is on its way to us.');
    await dialog.getByRole('button', { name: 'Add my text as a comment' }).click();
    await dialog.waitFor({ state: 'detached' });
    const after = await rig().call<ReviewView>('GET', '/v1/loans/TWO-2/review', { token });
    const actions = after.findings.find(({ finding }) => finding.id === id)?.actions;
    expect(actions?.map(({ action, note }) => [action, note])).toEqual([
      ['override', 'Settled with the borrower by letter.'],
      ['comment', 'A corrected deed is on its way to us.'],
    ]);
    expect(faults).toEqual([]);
    await close();
  });

  it('takes a correction that is drawn on the page, and keeps what it clears until somebody else overrides it', async () => {
    const colleague = await givenColleague(rig(), 'Ines Vega', ['manager']);
    const view = await givenReview(rig(), 'COR-1');
    const { id, detail } = onPaper(view, 'R-101');
    const deed = detail.sources.findIndex(({ source }) => source === 'deed_of_trust');
    const note = detail.sources.find(({ source }) => source === 'promissory_note');
    const bbox = detail.sources[deed]?.bbox;
    if (!bbox || !note) throw new Error('The deed or the note does not say its principal.');
    const { page, faults, close } = await atFinding(rig(), admin, 'COR-1', id);
    await page.locator(`[data-source="${deed}"]`).click();
    await page.keyboard.press('c');
    await page.getByRole('heading', { name: 'Correct what was read' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Note').fill('Handwritten and initialled on the original.');
    const record = page.getByRole('button', { name: 'Record the correction' });
    expect(await record.isDisabled()).toBe(false);
    await page.getByRole('button', { name: 'Remove the box' }).click();
    await page.getByText('A correction needs one.').waitFor();
    expect(await record.isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Value' }).fill('');

    const sheet = await restingBox(page.locator('.page-sheet'));
    const at = (x: number, y: number) => [sheet.x + x * sheet.width, sheet.y + y * sheet.height] as const;
    await page.mouse.move(...at(bbox.x - 0.004, bbox.y - 0.003));
    await page.mouse.down();
    await page.mouse.move(...at(bbox.x + 0.05, bbox.y + 0.01));
    await page.mouse.move(...at(bbox.x + bbox.w + 0.004, bbox.y + bbox.h + 0.003));
    await page.mouse.up();
    const value = page.getByRole('textbox', { name: 'Value' });
    await vi.waitFor(async () => expect(await value.inputValue()).toContain(detail.sources[deed]?.value), SOON);
    const drawn = await drawnBox(page, 'rect.box-draft');
    expect(drawn.x).toBeCloseTo(bbox.x - 0.004, 2);

    // Without dragging: keys move the box, and numbers stand beside it.
    await page.locator('.box-drawer').focus();
    await page.keyboard.press('ArrowDown');
    const moved = await drawnBox(page, 'rect.box-draft');
    expect(moved.y - drawn.y).toBeCloseTo(0.005, 3);
    await page.keyboard.press('ArrowUp');

    await value.fill(note.value ?? '');
    await record.click();
    await page.getByText('The page does not confirm it.').first().waitFor({ timeout: 90_000 });
    const after = await reviewAfter(rig(), 'COR-1', view.runId);
    const kept = after.findings.find(({ finding }) => finding.ruleId === 'R-101')?.finding;
    expect([kept?.status, kept?.blocksApproval]).toEqual(['accepted', true]);

    // She corrected it: she sees why it blocks, and is not offered to override it herself.
    await page.goto(`/app/loans/COR-1/review#finding-${kept?.id}`);
    await page.reload();
    await page.getByText('Cleared by a correction.').waitFor();
    await page.getByText('Your own correction cleared this.').waitFor();
    expect(await page.getByRole('button', { name: 'Override' }).count()).toBe(0);
    await page.getByRole('button', { name: '1 change by people' }).click();
    const listed = page.getByRole('dialog', { name: 'Changes by people' });
    await listed.getByText('Not confirmed by the page').waitFor();
    await listed.getByRole('img').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await listed.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Approve/ }).click();
    await page
      .getByRole('dialog', { name: 'Approval is blocked' })
      .getByText(/R-101 .* was cleared by a correction/)
      .waitFor();
    expect(faults).toEqual([]);
    await close();

    // Somebody else overrides it; the rest is settled too, and whoever approves is shown the correction.
    const ines = await atFinding(rig(), colleague, 'COR-1', kept?.id ?? '');
    await ines.page.keyboard.press('o');
    await ines.page.getByLabel('Reason').selectOption({ index: 1 });
    await ines.page.getByLabel('Justification').fill('The original in the vault says the same.');
    await ines.page.keyboard.press('Control+Enter');
    await ines.page.locator('.review-decide').waitFor({ state: 'detached' });
    await ines.page.locator(`#finding-${kept?.id}`).getByText('Overridden').waitFor();
    const token = await rig().adminToken();
    const override = { reasonCode: 'other', note: 'Settled with the borrower by letter.' };
    for (const { finding } of after.findings) {
      if (finding.blocksApproval && finding.id !== kept?.id)
        await rig().call('POST', `/v1/findings/${finding.id}/override`, { token, body: override });
    }
    await ines.page.reload();
    await ines.page.getByRole('button', { name: /^Approve/ }).click();
    const dialog = ines.page.getByRole('dialog', { name: 'Approve the loan' });
    await dialog.getByRole('heading', { name: '1 correction' }).waitFor();
    await dialog.getByText('Not confirmed by the page').waitFor();
    await dialog
      .getByRole('region', { name: 'Changes by people' })
      .getByText(/Ada Quist/)
      .waitFor();
    await dialog.getByRole('heading', { name: /exceptions were overridden/ }).waitFor();
    await dialog.getByRole('img').waitFor();
    expect(await violationsOf(ines.page)).toEqual([]);
    await dialog.getByLabel('Note').fill('Compared with the original.');
    await dialog.getByRole('button', { name: 'Approve it' }).click();
    await vi.waitFor(async () => {
      const { loan } = await rig().call<ReviewView>('GET', '/v1/loans/COR-1/review', { token });
      expect(loan.state).toBe('approved');
    }, SOON);
    expect(ines.faults).toEqual([]);
    await ines.close();
  });

  it('decides findings of one kind together, each with an entry of its own, and leaves out what others decided', async () => {
    const token = await rig().adminToken();
    const required = ['property_insurance', 'appraisal', 'loan_application', 'underwriting_transmittal'];
    const checklists = [{ when: { collateral: 'improved_real_estate' }, required, expected: [] }];
    await rig().call('PUT', '/v1/settings/checklists', { token, body: { value: checklists } });
    const view = await givenReview(rig(), 'KIND-1');
    const missing = view.findings.filter(({ finding }) => finding.ruleId === 'R-413');
    expect(missing).toHaveLength(required.length);
    const [first] = missing;
    if (first === undefined) throw new Error('Nothing is missing.');
    const visit = await rig().visit();
    const { page, faults, close } = visit;
    await visit.open('/app/loans/KIND-1/review');
    await visit.signIn(admin);
    await page.locator(`#finding-${first.finding.id}`).click();
    await page.getByText('The package holds:').waitFor();
    await page.getByRole('button', { name: 'Add documents' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // What a colleague decides leaves the group; the rest is confirmed by one key.
    const override = { reasonCode: 'other', note: 'Waived by the credit committee.' };
    await rig().call('POST', `/v1/findings/${first.finding.id}/override`, { token, body: override });
    await page.getByRole('button', { name: 'Confirm all 3' }).waitFor();
    await page.keyboard.press('g');
    await page.locator('.review-undo').getByText('3 findings').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // Approving counts on it, and so records it; here nobody approves, and the service does when the time is over.
    await vi.waitFor(async () => {
      const { decisions } = await rig().call<ReviewView>('GET', '/v1/loans/KIND-1/review', { token });
      expect(decisions).toEqual([]);
    }, SOON);

    const after = await rig().call<ReviewView>('GET', '/v1/loans/KIND-1/review', { token });
    const decided = after.findings.filter(({ finding }) => finding.ruleId === 'R-413');
    expect(decided.map(({ finding, actions }) => [finding.status, actions.map(({ note }) => note)]).sort()).toEqual([
      ['accepted', [null]],
      ['accepted', [null]],
      ['accepted', [null]],
      ['overridden', ['Waived by the credit committee.']],
    ]);
    expect(faults).toEqual([]);
    await close();
  });

  it('says what became of a finding that an old link leads to', async () => {
    const view = await givenReview(rig(), 'OLD-1');
    const token = await rig().adminToken();
    const { expectedPrincipal } = view.loan;
    const expectPrincipal = async (amount: string | null, runId: string | null) => {
      await rig().call('PATCH', '/v1/loans/OLD-1', { token, body: { expectedPrincipal: amount } });
      return reviewAfter(rig(), 'OLD-1', runId);
    };
    const changed = await expectPrincipal('1.00', view.runId);
    const { id } = onRule(changed, 'R-110');
    await expectPrincipal(expectedPrincipal, changed.runId);
    const { page, faults, close } = await atFinding(rig(), admin, 'OLD-1', id);
    await page.getByText(/The link was to a finding of an earlier run \(.*\), which no longer arises/).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

/** Where something lies once it no longer moves: the page scrolls to its box, and the panel beside it changes its width. */
async function restingBox(locator: Locator) {
  let before = await locator.boundingBox();
  return vi.waitFor(async () => {
    const now = await locator.boundingBox();
    const [last, rests] = [before, now !== null && JSON.stringify(now) === JSON.stringify(before)];
    before = now;
    if (!rests || last === null) throw new Error('The page is not shown, or still moves.');
    return last;
  }, SOON);
}
