import { readRowName } from '@countersign/engine/field-maps/list-fields';
import { nameKey, namesEntity } from '@countersign/engine/values/name-key';
import type { BoardingOrder, CoreFault } from '../../../platform/core-adapter.ts';
import { orderedValue } from '../ordered-value.ts';

/** Every value goes as text with this, so that none passes through a floating number on its way. */
const WRITING = { locale: 'en', dateFormat: 'yyyy-MM-dd' };

const CLIENT = 'client.';
/** Which client it is, where the maker said so; no parameter of Fineract. */
export const CLIENT_ID = 'client.id';
/** By which the client is looked up; clients are made without one. */
export const CLIENT_ADDRESS = 'client.address';
const NOT_SENT = [CLIENT_ID, CLIENT_ADDRESS];

/** The id under which the client is looked up. Without one of its own, the order's: it is then a new client. */
export function clientExternalId(order: BoardingOrder): string {
  return orderedValue(order, 'client.externalId') ?? order.boardingId;
}

export function clientBody(order: BoardingOrder): Readonly<Record<string, unknown>> {
  const given = order.fields
    .filter(({ core }) => core.startsWith(CLIENT) && !NOT_SENT.includes(core))
    .map(({ core, value }) => [core.slice(CLIENT.length), value] as const);
  const fullname = orderedValue(order, 'client.fullname') ?? '';
  return {
    ...WRITING,
    legalFormId: namesEntity(nameKey(fullname)) ? '2' : '1',
    ...Object.fromEntries(given),
    externalId: clientExternalId(order),
    active: true,
    // A loan cannot be submitted before its client is active.
    activationDate: orderedValue(order, 'submittedOnDate'),
  };
}

export function loanBody(order: BoardingOrder, clientId: number): Readonly<Record<string, unknown>> {
  const given = order.fields
    .filter(({ core }) => !core.startsWith(CLIENT) && readRowName(core) === null)
    .map(({ core, value }) => [core, value] as const);
  return {
    ...Object.fromEntries(given),
    ...WRITING,
    loanType: 'individual',
    clientId: String(clientId),
    externalId: order.boardingId,
  };
}

export function approveBody(order: BoardingOrder): Readonly<Record<string, unknown>> {
  return {
    ...WRITING,
    approvedOnDate: orderedValue(order, 'submittedOnDate'),
    approvedLoanAmount: orderedValue(order, 'principal'),
    expectedDisbursementDate: orderedValue(order, 'expectedDisbursementDate'),
  };
}

export function disburseBody(order: BoardingOrder): Readonly<Record<string, unknown>> {
  return {
    ...WRITING,
    actualDisbursementDate: orderedValue(order, 'expectedDisbursementDate'),
    transactionAmount: orderedValue(order, 'principal'),
  };
}

/** Never before it was submitted and never in the future: the day it was submitted is both, whatever Fineract's date. */
export function withdrawBody(order: BoardingOrder): Readonly<Record<string, unknown>> {
  return { ...WRITING, withdrawnOnDate: orderedValue(order, 'submittedOnDate') };
}

/** Parameters of the later steps, by the field of the order that they were filled from. */
const FILLED_FROM: Readonly<Record<string, string>> = {
  approvedOnDate: 'submittedOnDate',
  approvedLoanAmount: 'principal',
  actualDisbursementDate: 'expectedDisbursementDate',
  transactionAmount: 'principal',
  withdrawnOnDate: 'submittedOnDate',
};

/** Fineract names parameters of the request it got; people know the fields of the map. */
export function asOrderFaults(faults: readonly CoreFault[], of: 'client' | 'loan'): readonly CoreFault[] {
  return faults.map(({ coreField, message }) => {
    if (of === 'loan') return { coreField: FILLED_FROM[coreField] ?? coreField, message };
    return { coreField: coreField === 'activationDate' ? 'submittedOnDate' : `${CLIENT}${coreField}`, message };
  });
}
