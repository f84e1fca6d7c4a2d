import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Wire } from '@countersign/contract/wires';
import type { Staff } from './bank-client.ts';
import { confirmDoubts } from './confirm-doubts.ts';
import type { DemoLoan, Fate } from './demo-loans.ts';

interface Review {
  readonly loan: { readonly state: string };
  readonly findings: readonly { readonly finding: { id: string; severity: string; status: string; ruleId: string } }[];
}

const POLL_MS = 500;
/** A package of fifty pages is read within seconds; a scan takes longer, and a busy machine longer still. */
const MOST_POLLS = 1200;

const OVERRIDE = {
  reasonCode: 'approved_exception',
  note: 'Compared with the signed originals in the vault: the difference is known and was approved.',
};

/** What becomes of a package once it was read. Answers the state that it is left in. */
export async function liveLoan(staff: Staff, loan: DemoLoan): Promise<string> {
  const path = `/v1/loans/${loan.ref}`;
  const review = await untilReviewed(staff, path);
  if (review.loan.state !== 'review') return review.loan.state;
  await lives[loan.fate](staff, path, review, loan);
  const { state } = await staff.maker.call<{ state: string }>('GET', path);
  return state;
}

type Life = (staff: Staff, path: string, review: Review, loan: DemoLoan) => Promise<void>;

const lives: Readonly<Record<Fate, Life>> = {
  review: async () => {},
  async escalate({ maker }, _path, { findings }) {
    const [worst] = findings;
    if (worst === undefined) return;
    const { id } = worst.finding;
    await maker.call('POST', `/v1/findings/${id}/comment`, {
      note: 'The name on the register is the one of the note.',
    });
    await maker.call('POST', `/v1/findings/${id}/escalate`, {
      note: 'May we take it with a corrected page to follow?',
    });
  },
  approve: (staff, path, review) => approve(staff, path, review),
  async reject({ maker }, path) {
    await maker.call('POST', `${path}/reject`, { note: 'The note was never signed. Returned to the branch.' });
  },
  async stage(staff, path, review, loan) {
    await approve(staff, path, await withoutDoubts(staff, path, review, loan));
    await stage(staff, path);
  },
  board,
  async board_and_wire(staff, path, review, loan) {
    await board(staff, path, review, loan);
    await wire(staff, path, loan);
    await staff.colleague.call('POST', `${path}/wire/callback`, {
      person: loan.payee?.name ?? 'the settlement agent',
      phoneSource: 'The number in our own directory, not the one on the instructions.',
      note: 'Account and routing number read back and confirmed.',
    });
    const { warnings, digest } = await staff.checker.call<Pick<Wire, 'warnings' | 'digest'>>('GET', `${path}/wire`);
    const acknowledge = warnings.flatMap(({ acknowledgeAs }) => acknowledgeAs ?? []);
    await staff.checker.call('POST', `${path}/wire/approve`, { note: 'Checked.', digest, acknowledge });
    await staff.checker.call('POST', `${path}/wire/export`, { target: 'pain001' });
  },
  async board_and_seal(staff, path, review, loan) {
    await board(staff, path, review, loan);
    await staff.checker.call('POST', `${path}/seal`, {});
  },
  async wire(staff, path, review, loan) {
    await approve(staff, path, review);
    await wire(staff, path, loan);
  },
};

/** A manager answers for what stands against it; somebody else approves. */
async function approve({ maker, checker }: Staff, path: string, { findings }: Review): Promise<void> {
  for (const { finding } of findings) {
    if (finding.severity === 'exception' && finding.status === 'open')
      await checker.call('POST', `/v1/findings/${finding.id}/override`, OVERRIDE);
  }
  await maker.call('POST', `${path}/approve`, { note: 'Everything in the package agrees with the approval.' });
}

async function withoutDoubts(staff: Staff, path: string, review: Review, { ref }: DemoLoan): Promise<Review> {
  return (await confirmDoubts(staff, path, ref)) ? untilReviewed(staff, path) : review;
}

async function stage({ maker }: Staff, path: string): Promise<void> {
  await maker.call('POST', `${path}/boarding/stage`, undefined, { 'idempotency-key': randomUUID() });
}

async function board(staff: Staff, path: string, review: Review, loan: DemoLoan): Promise<void> {
  await approve(staff, path, await withoutDoubts(staff, path, review, loan));
  await stage(staff, path);
  const { digest } = await staff.checker.call<{ digest: string }>('GET', `${path}/boarding`);
  await staff.checker.call('POST', `${path}/boarding/approve`, { note: 'Preview compared with the pages.', digest });
  await staff.checker.call('POST', `${path}/boarding/commit`, {});
}

/** From the package's own instructions; what it does not say is taken from the directory of verified payees. */
async function wire({ maker, admin }: Staff, path: string, { payee, expectedPrincipal }: DemoLoan): Promise<void> {
  if ((await maker.attempt('POST', `${path}/wire`, {})) !== null || payee === null) return;
  await admin.call('PUT', `/v1/payees/${randomUUID()}`, {
    ...payee,
    bankName: 'First Prairie Bank, N.A.',
    verifiedBy: 'Morgan Manager',
    note: 'Verified by telephone when the agent was first used.',
  });
  await maker.call('POST', `${path}/wire`, {
    ...(expectedPrincipal === null ? {} : { amount: expectedPrincipal }),
    fields: [
      { name: 'beneficiary_name', value: payee.name },
      { name: 'beneficiary_account', value: payee.account },
      { name: 'beneficiary_bank_aba', value: payee.aba },
      { name: 'beneficiary_bank_name', value: 'First Prairie Bank, N.A.' },
    ],
  });
}

async function untilReviewed({ maker }: Staff, path: string): Promise<Review> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const review = await maker.call<Review>('GET', `${path}/review`);
    if (review.loan.state !== 'received' && review.loan.state !== 'processing') return review;
    await wait(POLL_MS);
  }
  throw new Error('it was not read in time.');
}
