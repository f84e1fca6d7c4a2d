import { BoardingApproval, BoardingNote, BoardingRecord, ResolveRequest } from '@countersign/contract/boarding';
import type { Role } from '@countersign/contract/closed-sets';
import { LoanParams } from '@countersign/contract/loans';
import type { ProblemCode } from '@countersign/contract/problems';
import type { Static, TSchema } from 'typebox';
import {
  approveBoarding as approve,
  commitBoarding as commit,
  rejectBoarding as reject,
  resolveBoarding as resolve,
  retryBoarding as retry,
  verifyBoarding as verify,
  voidBoarding,
} from '../../../boarding/index.ts';
import { requireRecentCode } from '../../../identity/index.ts';
import type { UserPrincipal } from '../../../platform/actor.ts';
import type { App } from '../../../platform/app.ts';
import { anyStaff, managers, type Operation, operation } from '../../operation.ts';

interface Move<Body extends TSchema> {
  readonly id: string;
  readonly step: string;
  readonly summary: string;
  readonly description?: string;
  readonly roles: readonly Role[];
  readonly body: Body;
  readonly problems: readonly ProblemCode[];
  readonly move: (
    app: App,
    act: { readonly actor: UserPrincipal; readonly requestId: string | null },
    ref: string,
    body: Static<Body>,
  ) => Promise<BoardingRecord>;
}

/** All moves of a record have one form: the record as it is afterwards, whose state tells the outcome. */
function moveOperation<Body extends TSchema>({ id, step, move, roles, problems, ...about }: Move<Body>): Operation {
  return operation({
    ...about,
    id,
    method: 'POST',
    url: `/v1/loans/:ref/boarding/${step}`,
    tag: 'Boarding',
    who: { roles, scope: null },
    params: LoanParams,
    success: { status: 200, body: BoardingRecord },
    problems: [
      'loan_not_found',
      'boarding_not_found',
      'boarding_state_conflict',
      ...problems,
      'changed_meanwhile',
      'evidence_conflict',
    ],
    handle: ({ app, act, actor, params, body }) =>
      move(app, { ...act, actor: actor as UserPrincipal }, params.ref, body as Static<Body>),
  });
}

const checking: readonly ProblemCode[] = ['maker_cannot_check', 'approval_role_required'];

/** Open parts, Operations: all of them. Who may check depends on the record, so the gate lets every person ask. */
export const boardingMoves: readonly Operation[] = [
  moveOperation({
    id: 'approveBoarding',
    step: 'approve',
    summary: 'Approve what was staged, as another person than who staged it.',
    description:
      '`digest` is the one of the record that you were shown; with another one the answer is 409. Whoever has an ' +
      'authenticator app and gave no code in the last 10 minutes is asked for one with 401 `totp_required`.',
    roles: anyStaff,
    body: BoardingApproval,
    problems: [...checking, 'totp_required', 'totp_invalid', 'boarding_facts_changed'],
    move: async (app, act, ref, body) => {
      await requireRecentCode(app, act, body.totpCode);
      return approve(app, act, ref, body);
    },
  }),
  moveOperation({
    id: 'rejectBoarding',
    step: 'reject',
    summary: 'Reject what was staged, as another person than who staged it; the loan is approved again.',
    roles: anyStaff,
    body: BoardingNote,
    problems: checking,
    move: reject,
  }),
  moveOperation({
    id: 'commitBoarding',
    step: 'commit',
    summary: 'Book an approved loan in the core.',
    description: 'No answer in time is an unknown outcome: the core is asked about it and nothing is sent again.',
    roles: managers,
    body: BoardingNote,
    problems: ['boarding_facts_changed'],
    move: commit,
  }),
  moveOperation({
    id: 'verifyBoarding',
    step: 'verify',
    summary: 'Ask the core what it holds of the loan.',
    description: 'Settles an unknown outcome; of a settled record `error` shows where the core differs.',
    roles: anyStaff,
    body: BoardingNote,
    problems: [],
    move: verify,
  }),
  moveOperation({
    id: 'retryBoarding',
    step: 'retry',
    summary: 'Try a failed commit again, where that can help.',
    roles: managers,
    body: BoardingNote,
    problems: ['boarding_facts_changed'],
    move: retry,
  }),
  moveOperation({
    id: 'voidBoarding',
    step: 'void',
    summary: 'Take back what was staged and not booked; the loan is approved again.',
    description: 'The record stays as it is, with `error`, when the core does not take it back.',
    roles: managers,
    body: BoardingNote,
    problems: [],
    move: voidBoarding,
  }),
  moveOperation({
    id: 'resolveBoarding',
    step: 'resolve',
    summary: 'Say what came of an unknown outcome; a second person must say the same.',
    roles: managers,
    body: ResolveRequest,
    problems: ['maker_cannot_check', 'resolution_invalid', 'resolution_conflict'],
    move: resolve,
  }),
];
