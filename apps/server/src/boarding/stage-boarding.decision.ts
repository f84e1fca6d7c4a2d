import type { LoanState } from '@countersign/contract/closed-sets';
import type { Refusal } from '../platform/domain-error.ts';
import type { PreviewError } from './types.ts';

/** Open parts, Stage, order: what is wrong with the moment is told before what is wrong with the loan. */
export function refuseMoment(
  loan: { readonly ref: string; readonly state: LoanState },
  hasLive: boolean,
): Refusal | null {
  if (hasLive) {
    return {
      code: 'boarding_live',
      detail: `Loan ${loan.ref} has a boarding record that is not settled. Settle, reject or void it first.`,
    };
  }
  if (loan.state === 'approved') return null;
  return {
    code: 'loan_state_conflict',
    detail: `Loan ${loan.ref} is ${loan.state}; only an approved loan can be staged.`,
  };
}

/** One error for each field of the core. There is no body to point into, so the pointers are empty. */
export function refusePreview(errors: readonly PreviewError[]): Refusal | null {
  const [first] = errors;
  if (first === undefined) return null;
  const named = first.coreField === '' ? '' : `${first.coreField}: `;
  const count = errors.length === 1 ? 'One thing keeps' : `${errors.length} things keep`;
  const detail = `${count} the loan from being written for the core: ${named}${first.message}${errors.length > 1 ? ' …' : '.'}`;
  return {
    code: 'boarding_invalid',
    detail,
    errors: errors.map(({ coreField, canonical, code, message }) => ({
      // What goes to no field of the core is named by what it is.
      field: coreField === '' ? canonical : coreField,
      pointer: '',
      code,
      message,
      coreField,
      canonical,
    })),
  };
}
