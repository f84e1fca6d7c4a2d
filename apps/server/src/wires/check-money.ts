import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import { type LoanProceeds, loanProceeds } from '@countersign/engine/reconciliation/wires/loan-proceeds';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError, type Refusal } from '../platform/domain-error.ts';
import { currentMinConfidence, gatherPackage } from '../reconciliation/index.ts';
import { readSettings } from '../settings/index.ts';
import { refuseOverDaily, refuseOverProceeds } from './check-limits.decision.ts';
import { valueDateOf } from './formats/wire-to-write.ts';
import { valuesOf } from './show-wire.ts';
import type { WireContent } from './types.ts';
import { dayFault, firstPossibleDay } from './value-date.decision.ts';
import { listLiveWires, lockWireDay, sumWiresOfDay, type WireRow } from './wire.queries.ts';

/** The package of a loan under its lock, for as long as nothing of it is still being read. */
export async function requirePackage(tx: Tx, app: App, loan: LoanRow): Promise<LoanPackage> {
  const loanPackage = await gatherPackage(app, tx, loan, await currentMinConfidence(app, tx, loan));
  if (loanPackage !== null) return loanPackage;
  const detail = `Documents of loan ${loan.external_ref} are still being read. Go on with the wire when they are.`;
  throw new DomainError({ code: 'loan_state_conflict', detail });
}

/** The loan's lock is held: two who stage at once are counted one after the other. */
export async function refuseAmount(
  tx: Tx,
  loan: LoanRow,
  wire: { readonly id: string | null; readonly amount: string },
  limits: LoanProceeds | null,
): Promise<Refusal | null> {
  const live = await tx.many(listLiveWires, [loan.id]);
  const others = live.filter(({ id }) => id !== wire.id).map(({ amount }) => amount);
  return refuseOverProceeds(wire.amount, others, limits);
}

/**
 * What must hold each time that a wire goes on, at its approval and once more at its export: its day is still possible,
 * its amount is within the loan, and the day's wires are within the limits of the bank.
 */
export async function refuseMoney(
  tx: Tx,
  app: App,
  loan: LoanRow,
  wire: WireRow,
  content: WireContent | null,
): Promise<Refusal | null> {
  const settings = await readSettings(app, tx);
  const now = app.clock.now();
  const hours = { cutoff: settings['wire.cutoff'], timeZone: settings['wire.time_zone'] };
  const day = valueDateOf({ fields: valuesOf(content), approvedAt: wire.checked_at ?? now });
  const fault = dayFault(day, firstPossibleDay(now, hours));
  if (fault !== null) {
    const detail = `The value date ${day} ${fault}. Cancel the wire and stage it again.`;
    return { code: 'wire_value_date', detail };
  }
  const over = await refuseAmount(tx, loan, wire, loanProceeds(await requirePackage(tx, app, loan)));
  if (over !== null) return over;
  const limits = { all: settings['wire.daily_limit'], payee: settings['wire.payee_daily_limit'] };
  if (limits.all === null && limits.payee === null) return null;
  // After the loan's lock, always: two wires of one day then wait for each other, and never for each other's loan.
  await tx.one(lockWireDay, [day]);
  const { total, to_payee: toPayee } = await tx.one(sumWiresOfDay, [day, wire.payee_key ?? '', wire.id]);
  return refuseOverDaily(wire.amount, { day, total, toPayee }, limits);
}
