import { LoanParams } from '@countersign/contract/loans';
import { Wire, WireRequest } from '@countersign/contract/wires';
import { stageWire as stage } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';
import { originatingBank } from './originating-bank.ts';

const staging = {
  method: 'POST',
  tag: 'Wires',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: WireRequest,
  success: { status: 201, body: Wire },
  problems: [
    'loan_not_found',
    'wire_invalid',
    'loan_state_conflict',
    'wire_exceeds_proceeds',
    'wire_principal_unknown',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
} as const;

const description =
  'What is not given is taken from the documents, each field naming its document and page. What is given has the source ' +
  'entered. Documents that contradict each other settle nothing: then the field must be given. One wire is for no more ' +
  'than the loan, and all live ones together for no more than the loan and the borrower funds of the settlement statement.';

/** Open parts, Operations. */
export const stageWire = operation({
  ...staging,
  id: 'stageWire',
  url: '/v1/loans/:ref/wire',
  summary: 'Stage the wire of a loan from the values of its package.',
  description,
  problems: [...staging.problems, 'wire_exists'],
  handle: async ({ app, act, actor, params, body }) =>
    stage(app, { ...act, actor }, params.ref, body, { bank: await originatingBank(app), among: 'only' }),
});

/** Control, Wires. */
export const stageFurtherWire = operation({
  ...staging,
  id: 'stageFurtherWire',
  url: '/v1/loans/:ref/wires',
  summary: 'Stage a wire of a loan, beside others that it may have.',
  description: `${description} With beneficiary_name given, what the package instructs for other payees is left aside.`,
  handle: async ({ app, act, actor, params, body }) =>
    stage(app, { ...act, actor }, params.ref, body, { bank: await originatingBank(app), among: 'several' }),
});
