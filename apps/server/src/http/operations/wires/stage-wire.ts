import { LoanParams } from '@countersign/contract/loans';
import { Wire, WireRequest } from '@countersign/contract/wires';
import { stageWire as stage } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';
import { originatingBank } from './originating-bank.ts';

/** Open parts, Operations. */
export const stageWire = operation({
  id: 'stageWire',
  method: 'POST',
  url: '/v1/loans/:ref/wire',
  tag: 'Wires',
  summary: 'Stage the wire of a loan from the values of its package.',
  description:
    'What is not given is taken from the papers, each field naming its document and page. What is given has the source ' +
    'entered. Papers that contradict each other settle nothing: then the field must be given.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: WireRequest,
  success: { status: 201, body: Wire },
  problems: [
    'loan_not_found',
    'wire_invalid',
    'loan_state_conflict',
    'wire_exists',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: async ({ app, act, actor, params, body }) =>
    stage(app, { ...act, actor }, params.ref, body, await originatingBank(app)),
});
