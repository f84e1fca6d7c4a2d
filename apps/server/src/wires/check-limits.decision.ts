import { Decimal, moneyText } from '@countersign/engine/calculations/decimal';
import type { LoanProceeds } from '@countersign/engine/reconciliation/wires/loan-proceeds';
import { sayDocType, sayMoney } from '@countersign/engine/reconciliation/wording';
import type { Refusal } from '../platform/domain-error.ts';

/**
 * One wire is for no more than the loan; all live ones together are for no more than the loan and what the borrower
 * brings. Without a principal there is nothing to hold a wire to, and none goes out.
 */
export function refuseOverProceeds(
  amount: string,
  others: readonly string[],
  limits: LoanProceeds | null,
): Refusal | null {
  if (limits === null) {
    const detail =
      'No loan approval record, note or intake states the principal of this loan, so no wire can be held to it. ' +
      'Reopen the loan, add its approval record or give its expected principal, and stage the wire after the review.';
    return { code: 'wire_principal_unknown', detail };
  }
  const { proceeds, available, source } = limits;
  if (new Decimal(amount).gt(proceeds)) {
    const detail = `The wire of ${sayMoney(amount)} is for more than the loan of ${sayMoney(proceeds)} (${sayDocType(source)}). Stage it for ${sayMoney(proceeds)} or less.`;
    return { code: 'wire_exceeds_proceeds', detail };
  }
  const live = sum(others);
  const left = new Decimal(available).minus(live);
  if (new Decimal(amount).lte(left)) return null;
  const funds = new Decimal(available).minus(proceeds);
  const detail =
    `The wire of ${sayMoney(amount)} and the live wires of this loan, ${sayMoney(moneyText(live))}, come to more than ` +
    `the loan of ${sayMoney(proceeds)} and the borrower's funds of ${sayMoney(moneyText(funds))} on the settlement statement. ` +
    `${sayMoney(moneyText(Decimal.max(0, left)))} is left to pay out.`;
  return { code: 'wire_exceeds_proceeds', detail };
}

export interface DayOfWires {
  readonly day: string;
  /** What other wires of the day come to, in all and to the same payee. */
  readonly total: string;
  readonly toPayee: string;
}

/** Null: the bank has set no limit. */
export interface DailyLimits {
  readonly all: string | null;
  readonly payee: string | null;
}

export function refuseOverDaily(
  amount: string,
  { day, total, toPayee }: DayOfWires,
  limits: DailyLimits,
): Refusal | null {
  const isOver = (others: string, limit: string | null) => limit !== null && sum([others, amount]).gt(limit);
  const say = (whose: string, others: string, limit: string) => {
    const detail =
      `With this wire of ${sayMoney(amount)}, wires ${whose} for ${day} would come to ${sayMoney(moneyText(sum([others, amount])))}; ` +
      `the daily limit is ${sayMoney(moneyText(new Decimal(limit)))}. Stage it for another day, or have the limit changed.`;
    return { code: 'wire_limit_reached', detail } as const;
  };
  if (limits.all !== null && isOver(total, limits.all)) return say('of this bank', total, limits.all);
  if (limits.payee !== null && isOver(toPayee, limits.payee)) return say('to this account', toPayee, limits.payee);
  return null;
}

function sum(amounts: readonly string[]): Decimal {
  return amounts.reduce((total, amount) => total.plus(amount), new Decimal(0));
}
