import type { WireTarget } from '@countersign/contract/wires';
import type { RefusedField } from '../../platform/domain-error.ts';
import type { StagedField } from '../types.ts';
import { formats } from './formats.ts';

interface WireToTry {
  readonly amount: string;
  readonly currency: string;
  readonly fields: readonly StagedField[];
}

/** Stands for what a wire gets later; every wire has them in this form. */
const LATER = {
  id: '00000000-0000-7000-8000-000000000000',
  number: 0,
  loanRef: 'L',
  approvedAt: new Date(0),
  fedwireSourceId: null,
  fedwireService: 'PROD',
} as const;

/** What keeps a wire from being written in the formats that the bank uses, told while it can still be put right. */
export function findFormatFaults(targets: readonly WireTarget[], wire: WireToTry): readonly RefusedField[] {
  const fields = Object.fromEntries(wire.fields.map(({ name, value }) => [name, value]));
  const faults = targets.flatMap((target) => {
    const written = formats[target].write({ ...LATER, amount: wire.amount, currency: wire.currency, fields });
    return written.ok ? [] : written.refusal.map(({ field, code, message }) => ({ field, code, message, target }));
  });
  const isFirst = ({ field, message }: (typeof faults)[number], index: number) =>
    faults.findIndex((one) => one.field === field && one.message === message) === index;
  return faults.filter(isFirst).map(({ field, code, message, target }) => ({
    field,
    pointer: field === 'amount' || field === 'currency' ? `/${field}` : '/fields',
    code,
    message: `${message} (needed for ${target})`,
  }));
}
