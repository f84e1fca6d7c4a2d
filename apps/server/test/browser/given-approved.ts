import { setTimeout as wait } from 'node:timers/promises';
import type { CoreFieldMap, CoreFieldMapTrial, CoreProvider } from '@countersign/contract/boarding';
import type { LoanField } from '@countersign/contract/extraction';
import type { Loan } from '@countersign/contract/loans';
import type { CorrectionRequest, ReviewView } from '@countersign/contract/review';
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
  await givenFieldMap(rig);
  await rig.call('PUT', '/v1/setup/institution', {
    token,
    body: { name: 'First Example Bank', abaRouting: '011000015' },
  });
  await rig.call('POST', '/v1/setup/complete', { token });
}

/** The starter map of the simulated core comes into force, with other fields of ours for some of the core's. */
export async function givenFieldMap(rig: Stage, instead: Readonly<Record<string, string>> = {}): Promise<void> {
  const token = await rig.adminToken();
  const { items } = await rig.call<{ items: CoreProvider[] }>('GET', '/v1/core-providers', { token });
  const starter = items.find(({ id }) => id === 'simulator')?.starter;
  const fields = starter?.fields.map((field) => ({ ...field, canonical: instead[field.core] ?? field.canonical }));
  await rig.call('POST', '/v1/core-field-maps', {
    token,
    body: { providerId: 'simulator', mapping: { ...starter, fields } },
  });
}

/** A core that gives no answer to the next call, and whose silence is believed only after a while. */
export async function givenSilentCore(rig: Stage): Promise<{ readonly stayUnknown: () => Promise<void> }> {
  const token = await rig.adminToken();
  const set = (key: string, value: unknown) => rig.call('PUT', `/v1/settings/${key}`, { token, body: { value } });
  await set('boarding.timeout_seconds', 5);
  await set('simulator.mode', 'timeout_before');
  return {
    stayUnknown: async () => {
      // That nothing was done is believed once the call can no longer arrive; this moves that moment away.
      await set('boarding.timeout_seconds', 300);
      await set('simulator.mode', 'ok');
    },
  };
}

/** Values that a person says although no paper of the small packages does: the field and the value. */
export type Said = Readonly<Record<string, string>>;

/** A loan that was read, put right where the core could not take it, overridden where need be, and approved. */
export async function givenApproved(
  rig: Stage,
  externalRef: string,
  said: Said = {},
  recipe = 'R-601 the wire is more than the loan',
): Promise<Loan> {
  const token = await rig.adminToken();
  let view = await givenReview(rig, externalRef, recipe);
  for (const correction of await correctionsOf(rig, externalRef, token, said)) {
    await rig.call('POST', `/v1/loans/${externalRef}/corrections`, { token, body: correction });
    view = await reviewAfter(rig, externalRef, view.runId);
  }
  return approve(rig, view, token);
}

/** What a reviewer would put right before the loan can be staged: what is missing, and what was read with little certainty. */
async function correctionsOf(
  rig: Stage,
  ref: string,
  token: string,
  said: Said,
): Promise<readonly CorrectionRequest[]> {
  const { items: maps } = await rig.call<{ items: CoreFieldMap[] }>('GET', '/v1/core-field-maps', { token });
  const mapping = maps.find(({ isActive }) => isActive)?.mapping;
  const body = { mapping, loanRef: ref };
  const { errors } = await rig.call<CoreFieldMapTrial>('POST', '/v1/core-field-maps/try', { token, body });
  const { items: fields } = await rig.call<{ items: LoanField[] }>('GET', `/v1/loans/${ref}/fields?limit=200`, {
    token,
  });
  const fallback = fields.find((field) => field.bbox !== null);
  if (fallback === undefined) throw new Error('No value of the package has a place on a page.');
  // An entry of a list is told apart by its place: the field is what is put right.
  const told = errors.map((error) => error.canonical?.replace(/\[\d+\]$/, '') ?? '');
  // Scheduled payments follow from the terms of the note, which are told as well.
  const missing = told.filter((canonical) => !canonical.startsWith('schedule_'));
  const wanted = new Set([...missing, ...Object.keys(said)]);
  return [...wanted].map((canonical) => {
    const read = fields.find(({ fieldName, normalizedValue }) => fieldName === canonical && normalizedValue !== null);
    const value = said[canonical] ?? read?.normalizedValue ?? needed[canonical as keyof typeof needed];
    if (value === undefined) throw new Error(`Nobody knows a value for ${canonical}.`);
    const { documentId, pageNo, bbox } = read?.bbox ? read : fallback;
    return {
      documentId,
      fieldName: canonical,
      value,
      pageNo,
      bbox,
      note: 'Read off the original.',
    };
  });
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
