import { boardingErrorStatuses, boardingStates, oneOf, roles, wireStates } from '@countersign/contract/closed-sets';
import { DateTime, ExternalRef, nullable, strictObject, Uuid } from '@countersign/contract/shapes';
import { maskText } from '@countersign/engine/masking/mask-text';
import { maskValue } from '@countersign/engine/masking/mask-value';
import { Type } from 'typebox';
import { getBoarding } from '../../boarding/index.ts';
import { getWire } from '../../wires/index.ts';
import { tool } from '../tool.ts';
import { Ref } from './search-loans.ts';

const Boarding = strictObject({
  boardingId: Uuid,
  provider: Type.String(),
  state: oneOf(boardingStates),
  simulated: Type.Boolean(),
  requiredApprovalRole: oneOf(roles),
  stagedAt: DateTime,
  approvedAt: nullable(DateTime),
  committedAt: nullable(DateTime),
  coreReference: nullable(Type.String()),
  error: nullable(strictObject({ status: oneOf(boardingErrorStatuses), detail: Type.String() })),
  preview: Type.Array(
    strictObject({
      coreField: Type.String(),
      canonical: Type.String(),
      value: nullable(Type.String()),
      documentId: nullable(Uuid),
      pageNo: nullable(Type.Integer()),
    }),
  ),
});

export const getBoardingTool = tool({
  name: 'get_boarding',
  title: 'Get the boarding of a loan',
  description:
    'What was staged for the core system, where each value came from, and where it stands. Numbers are masked.',
  scope: 'status:read',
  input: Ref,
  output: strictObject({ ref: ExternalRef, boarding: nullable(Boarding) }),
  quotesDocuments: true,
  run: async (app, { ref }) => {
    const record = await getBoarding(app, ref);
    if (record === null) return { data: { ref, boarding: null }, text: `${ref} was never staged for boarding.` };
    const { boardingId, provider, state, simulated, requiredApprovalRole } = record;
    const { stagedAt, approvedAt, committedAt, coreReference } = record;
    const preview = record.preview.map(({ coreField, canonical, value, source }) => ({
      coreField,
      canonical,
      value: maskValue(value, coreField, canonical),
      documentId: source?.documentId ?? null,
      pageNo: source?.pageNo ?? null,
    }));
    const error = record.error === null ? null : { status: record.error.status, detail: maskText(record.error.detail) };
    const core = { boardingId, provider, state, simulated, requiredApprovalRole };
    const boarding = { ...core, stagedAt, approvedAt, committedAt, coreReference, error, preview };
    const text = [
      `${ref}: boarding ${state} at ${provider}${simulated ? ' (simulated: no real loan is boarded)' : ''}, staged ${stagedAt}.`,
      ...(error === null ? [] : [`Error ${error.status}: ${JSON.stringify(error.detail)}`]),
      ...preview.map(({ coreField, canonical, value }) => `${coreField} (${canonical}) = ${JSON.stringify(value)}`),
    ].join('\n');
    return { data: { ref, boarding }, text };
  },
});

const Wire = strictObject({
  id: Uuid,
  state: oneOf(wireStates),
  amount: Type.String(),
  currency: Type.String(),
  requiredApprovalRole: oneOf(roles),
  stagedAt: DateTime,
  approvedAt: nullable(DateTime),
  exportedAt: nullable(DateTime),
  exportTarget: nullable(Type.String()),
  fields: Type.Array(
    strictObject({
      name: Type.String(),
      value: Type.String(),
      source: Type.String(),
      documentId: nullable(Uuid),
      pageNo: nullable(Type.Integer()),
    }),
  ),
});

export const getWireTool = tool({
  name: 'get_wire',
  title: 'Get the wire of a loan',
  description: 'The wire that was staged last: amount, instructions with account numbers masked, and where it stands.',
  scope: 'status:read',
  input: Ref,
  output: strictObject({ ref: ExternalRef, wire: nullable(Wire) }),
  quotesDocuments: true,
  run: async (app, { ref }) => {
    const found = await getWire(app, ref);
    if (found === null) return { data: { ref, wire: null }, text: `No wire was staged for ${ref}.` };
    const { id, state, amount, currency, stagedAt, approvedAt, exportedAt, exportTarget } = found;
    const fields = found.fields.map(({ name, value, source, documentId, pageNo }) => ({
      name,
      value: maskValue(value, name) ?? '',
      source,
      documentId,
      pageNo,
    }));
    const requiredApprovalRole = found.requiredApprovalRole as 'manager';
    const times = { stagedAt, approvedAt, exportedAt, exportTarget };
    const wire = { id, state, amount, currency, requiredApprovalRole, ...times, fields };
    const text = [
      `${ref}: wire ${state}, ${amount} ${currency}, staged ${stagedAt}.`,
      ...fields.map(({ name, value, source }) => `${name} = ${JSON.stringify(value)} (${source})`),
    ].join('\n');
    return { data: { ref, wire }, text };
  },
});
