import type { LoanState } from '@countersign/contract/closed-sets';
import type { Wire } from '@countersign/contract/wires';
import { bringTo, givenReview, type Papers } from './given-review.ts';
import type { SignedUp, TestServer } from './test-server.ts';

/** A note, a deed that agrees with it, and one paper with complete instructions. */
export const wirePapers: Papers = {
  promissory_note: {
    principal_amount: '250000.00',
    maturity_date: '2031-01-01',
    interest_rate: '6.5',
    loan_number: '1',
  },
  wire_instructions: {
    wire_amount: '248731.15',
    wire_beneficiary_name: 'Ridge Title & Escrow, Inc.',
    wire_beneficiary_account: '000123456789',
    wire_beneficiary_bank: 'JPMorgan Chase Bank',
    wire_beneficiary_aba: '021000021',
    wire_reference: 'Escrow 2026-118',
  },
};

export interface GivenWireLoan {
  readonly loanId: string;
  readonly ref: string;
  readonly documents: Readonly<Record<string, string>>;
}

/** A loan whose package holds wire instructions, in a state; approved where none is given. */
export async function givenWireLoan(
  server: Pick<TestServer, 'app'>,
  papers: Papers = wirePapers,
  state: LoanState = 'approved',
): Promise<GivenWireLoan> {
  const given = await givenReview(server.app, papers);
  await bringTo(server.app, given.loanId, state);
  return given;
}

export interface Crew {
  readonly maker: SignedUp;
  readonly caller: SignedUp;
  readonly checker: SignedUp;
}

export async function givenCrew(server: TestServer): Promise<Crew> {
  return {
    maker: await server.signUp(['manager'], { displayName: 'Mia Maker' }),
    caller: await server.signUp(['specialist'], { displayName: 'Cal Caller' }),
    checker: await server.signUp(['manager'], { displayName: 'Chris Checker' }),
  };
}

/** Brings a wire of a loan to a state the way wires come there. */
export async function bringWireTo(
  server: Pick<TestServer, 'request'>,
  { maker, caller, checker }: Crew,
  ref: string,
  state: Wire['state'],
  about: { readonly target?: string; readonly fields?: readonly { name: string; value: string }[] } = {},
): Promise<void> {
  const call = async (person: SignedUp, move: string, body: object, status: number) => {
    const answer = await server.request('POST', `/v1/loans/${ref}/wire${move}`, { token: person.accessToken, body });
    if (answer.status !== status) throw new Error(`${move} answered ${answer.status}: ${answer.text}`);
  };
  await call(maker, '', about.fields === undefined ? {} : { fields: about.fields }, 201);
  if (state === 'staged') return;
  if (state === 'cancelled') return call(maker, '/cancel', {}, 200);
  if (state === 'rejected') return call(checker, '/reject', {}, 200);
  await call(caller, '/callback', callback, 201);
  const shown = await server.request<Wire>('GET', `/v1/loans/${ref}/wire`, { token: checker.accessToken });
  const acknowledge = shown.body.warnings.flatMap((warning) => warning.acknowledgeAs ?? []);
  await call(checker, '/approve', acknowledge.length === 0 ? {} : { acknowledge }, 200);
  if (state === 'approved') return;
  await call(checker, '/export', { target: about.target ?? 'csv' }, 200);
  if (state === 'returned') await call(checker, `s/${shown.body.id}/return`, { reason: 'Account closed.' }, 200);
}

export const callback = {
  person: 'Rita Ridge',
  phoneSource: 'our own file of 2024',
  note: 'She read the account back.',
};
