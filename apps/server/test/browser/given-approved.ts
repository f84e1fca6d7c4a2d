import { setTimeout as wait } from 'node:timers/promises';
import type { CoreProvider } from '@countersign/contract/boarding';
import type { Loan } from '@countersign/contract/loans';
import type { ReviewView } from '@countersign/contract/review';
import { givenReview, reviewAfter } from './given-review.ts';
import type { Rig } from './rig.ts';

type Stage = Pick<Rig, 'call' | 'adminToken'>;

/** Values that a loan of the simulated core needs and that small packages do not state: said by a person. */
const needed = {
  loan_number: '4711-0815',
  borrower_name: 'Mary Ann Okafor',
  principal_amount: '250000.00',
  interest_rate: '6.5',
  note_date: '2026-01-15',
  maturity_date: '2031-01-01',
} as const;

/** The starter map of the simulated core becomes version 1, and the bank has a name and a routing number. */
export async function givenBank(rig: Stage): Promise<void> {
  const token = await rig.adminToken();
  const { items } = await rig.call<{ items: CoreProvider[] }>('GET', '/v1/core-providers', { token });
  const simulator = items.find(({ id }) => id === 'simulator');
  await rig.call('POST', '/v1/core-field-maps', {
    token,
    body: { providerId: 'simulator', mapping: simulator?.starter },
  });
  await rig.call('PUT', '/v1/setup/institution', {
    token,
    body: { name: 'First Example Bank', abaRouting: '011000015' },
  });
}

/** A loan that was read, completed by corrections, overridden where need be, and approved by the administrator. */
export async function givenApproved(
  rig: Stage,
  externalRef: string,
  name = 'R-601 the wire is more than the loan',
  corrected: Readonly<Record<string, string>> | 'missing' = 'missing',
): Promise<Loan> {
  const token = await rig.adminToken();
  let view = await givenReview(rig, externalRef, name);
  const { items } = await rig.call<{
    items: { documentId: string; fieldName: string; confidence: number; normalizedValue: string | null }[];
  }>('GET', `/v1/loans/${externalRef}/fields?limit=200`, { token });
  const documents = await rig.call<{ items: { id: string; docType: string | null }[] }>(
    'GET',
    `/v1/loans/${externalRef}/documents?limit=200`,
    { token },
  );
  const note = documents.items.find(({ docType }) => docType === 'promissory_note') ?? documents.items[0];
  const read = new Set(items.filter(({ confidence }) => confidence >= 0.7).map(({ fieldName }) => fieldName));
  const wanted = corrected === 'missing' ? needed : corrected;
  for (const [fieldName, value] of Object.entries(wanted)) {
    if (read.has(fieldName) && corrected === 'missing') continue;
    const body = { documentId: note?.id, fieldName, value, note: 'Read off the signed original.' };
    await rig.call('POST', `/v1/loans/${externalRef}/corrections`, { token, body });
    view = await reviewAfter(rig, externalRef, view.runId);
  }
  return approve(rig, view, token);
}

async function approve(rig: Stage, view: ReviewView, token: string): Promise<Loan> {
  const ref = view.loan.externalRef;
  const override = { reasonCode: 'approved_exception', note: 'The credit officer has confirmed it in writing.' };
  for (const { finding } of view.findings) {
    if (finding.blocksApproval)
      await rig.call('POST', `/v1/findings/${finding.id}/override`, { token, body: override });
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      const body = { note: 'Everything was compared with the papers.' };
      return await rig.call<Loan>('POST', `/v1/loans/${ref}/approve`, { token, body });
    } catch (error) {
      // A run that a correction asked for may still be under way.
      if (attempt > 20) throw error;
      await wait(500);
    }
  }
}
