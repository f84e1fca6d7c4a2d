import { BoardingCustomers, BoardingRecord, StageRequest } from '@countersign/contract/boarding';
import { LoanParams } from '@countersign/contract/loans';
import { Type } from 'typebox';
import {
  findBoardingCustomers as findCustomers,
  getBoarding as get,
  readIdempotencyKey,
  stageBoarding as stage,
} from '../../../boarding/index.ts';
import { answer, anyStaff, operation } from '../../operation.ts';

/** Specification part 4, operation 11. */
export const stageBoarding = operation({
  id: 'stageBoarding',
  method: 'POST',
  url: '/v1/loans/:ref/boarding/stage',
  tag: 'Boarding',
  summary: 'Put an approved loan before the core, for another person to check.',
  description:
    'With the same Idempotency-Key for the same loan the original record is answered again and nothing is staged ' +
    'twice; a refusal is the same 422 again. While another request with the key is calling the core, this one waits ' +
    'for its outcome. A record whose outcome is unknown is answered with 201 and that state.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  headers: {
    'Idempotency-Key': Type.String({ description: '1 to 255 characters, bare or in quotes; kept for ever.' }),
  },
  body: StageRequest,
  success: { status: 201, body: BoardingRecord },
  problems: [
    'idempotency_key_invalid',
    'loan_not_found',
    'loan_state_conflict',
    'boarding_live',
    'customer_undecided',
    'boarding_facts_changed',
    'no_active_field_map',
    'boarding_invalid',
    'staging_refused',
    'changed_meanwhile',
    'evidence_conflict',
  ],
  handle: ({ app, act, actor, params, header, body }) =>
    stage(app, { ...act, actor }, params.ref, readIdempotencyKey(header('idempotency-key')), body.customers),
});

/** Control, Boarding: customer first. */
export const listBoardingCustomers = operation({
  id: 'listBoardingCustomers',
  method: 'GET',
  url: '/v1/loans/:ref/boarding/customers',
  tag: 'Boarding',
  summary: 'Customers whom the core knows and who may be parties of the loan.',
  description:
    'Looked for by tax id, then by name and address. Staging is refused with 409 customer_undecided until its body says ' +
    'of each party with matches which customer it is, or that it is new.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  success: { status: 200, body: BoardingCustomers },
  problems: ['loan_not_found', 'core_unavailable'],
  handle: ({ app, params }) => findCustomers(app, params.ref),
});

/** Open parts, Operations. */
export const getBoarding = operation({
  id: 'getBoarding',
  method: 'GET',
  url: '/v1/loans/:ref/boarding',
  tag: 'Boarding',
  summary: 'The latest boarding record of a loan.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  success: {
    status: 200,
    body: BoardingRecord,
    also: [{ status: 204, description: 'The loan was never staged.' }],
  },
  problems: ['loan_not_found'],
  handle: async ({ app, params }) => (await get(app, params.ref)) ?? answer({ status: 204 }),
});
