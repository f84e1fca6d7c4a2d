import { Decimal } from '../../calculations/decimal.ts';
import type { Facts, Reading } from '../facts.ts';

/** An amount that a wire to the settlement agent may carry, and what it is. */
export interface WireFigure {
  readonly name: string;
  readonly amount: Decimal;
}

/** Papers of the settlement: what they state as paid out may be the wire's amount. */
const SETTLEMENT_PAPERS = [
  'closing_disclosure',
  'settlement_statement',
  'disbursement_authorization',
  'sba_form_1050',
  'truth_in_lending',
];
const PAID_OUT = ['loan_proceeds_total', 'amount_financed', 'amount_paid_to_others', 'amount_to_borrower'];
/** What lenders keep back from the wire. */
const KEPT_BACK = ['origination_charges', 'prepaid_interest_amount', 'total_loan_costs', 'total_closing_costs'];

export function settlementReadings(facts: Facts): readonly Reading[] {
  return [...PAID_OUT, ...KEPT_BACK, 'lender_credits'].flatMap((field) => facts.readings(field, SETTLEMENT_PAPERS));
}

/** The amounts that the papers of the settlement make: the principal, what is paid out, and the principal less charges. */
export function wireFigures(facts: Facts, principal: Decimal): readonly WireFigure[] {
  const amounts = (field: string) => [...new Set(facts.readings(field, SETTLEMENT_PAPERS).map(({ value }) => value))];
  const paidOut = PAID_OUT.flatMap((field) =>
    amounts(field).map((value) => ({ name: words(field), amount: new Decimal(value) })),
  );
  const credits = amounts('lender_credits').map((value) => new Decimal(value));
  const kept = subsets(
    KEPT_BACK.flatMap((field) =>
      amounts(field)
        .slice(0, 1)
        .map((value) => ({ field, amount: new Decimal(value) })),
    ),
  );
  const net = kept.map((charges) => ({
    name: ['principal', ...charges.map(({ field }) => words(field))].join(' less '),
    amount: charges.reduce((rest, { amount }) => rest.minus(amount), principal),
  }));
  const credited = net.flatMap(({ name, amount }) =>
    credits.map((credit) => ({ name: `${name}, with lender credits`, amount: amount.plus(credit) })),
  );
  return [...net, ...paidOut, ...credited].filter(({ amount }) => amount.gt(0));
}

function words(field: string): string {
  return field.replaceAll('_', ' ');
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  const all: T[][] = [[]];
  for (const item of items) all.push(...all.map((set) => [...set, item]));
  return all;
}
