import { DomainError } from '../platform/domain-error.ts';
import type { BeforeReopen } from '../review/index.ts';
import { findLiveBoarding } from './boarding.queries.ts';

/** A loan that is on its way into the core is not reviewed anew behind its back (open parts, States). */
export const refuseReopenWhileLive: BeforeReopen = async (tx, _app, _act, loan) => {
  const live = await tx.maybe(findLiveBoarding, [loan.id]);
  if (live === undefined) return;
  throw new DomainError({
    code: 'boarding_live',
    detail: `The loan has a boarding record that is ${live.state}. Settle, reject or void it first.`,
  });
};
