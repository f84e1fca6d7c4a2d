import { money } from '../core/amounts.ts';
import { prose } from '../core/prose.ts';
import type { Run } from '../core/runs.ts';
import { type Fee, makeFigures, sum } from './b-disclosure-style.ts';
import type { CellInput } from './b-grid.ts';
import type { Kit } from './b-kit.ts';

/** Lines with numbers; those without an amount stay blank, as on the printed form. */
export function chargeRows(kit: Kit): CellInput[][] {
  const { f, p } = kit;
  const figures = makeFigures(kit);
  const d = f.disclosure;
  const rows: CellInput[][] = [];
  const head = (title: string): void => {
    rows.push([
      { runs: title, bold: true, span: 2, fill: '#e8e8e8' },
      { runs: '', fill: '#e8e8e8' },
      { runs: '', fill: '#e8e8e8' },
    ]);
  };
  const put = (no: number, name: Run | readonly Run[], amount: Run = '', seller = ''): void => {
    rows.push([`${no}.`, name, { runs: amount, align: 'right' }, { runs: seller, align: 'right' }]);
  };
  const list = (from: number, fees: readonly Fee[], blanks: number): void => {
    fees.forEach((fee, index) => {
      put(
        from + index,
        fee.to === undefined ? fee.name : `${fee.name} to ${fee.to}`,
        fee.cents < 0 ? `-${money(-fee.cents)}` : money(fee.cents),
      );
    });
    for (let blank = 0; blank < blanks; blank += 1) put(from + fees.length + blank, '');
  };
  head('700. Total Real Estate Broker Fees');
  put(701, '$                       to');
  put(
    703,
    'Commission paid at settlement',
    '',
    f.salePriceCents === null ? '' : money(Math.round(f.salePriceCents * 0.06)),
  );
  head('800. Items Payable in Connection with Loan');
  put(801, 'Our origination charge', p.bare('origination_charges', d.originationCents));
  put(802, 'Your credit or charge (points) for the specific interest rate chosen');
  list(804, figures.b, 2);
  head('900. Items Required by Lender to be Paid in Advance');
  put(
    901,
    prose`Daily interest charges from ${p.date('prepaid_interest_from', d.interestFrom)} to ${p.date('prepaid_interest_to', d.interestTo)} @ $ ${p.bare('prepaid_interest_per_diem', d.perDiemCents)} /day`,
    p.bare('prepaid_interest_amount', d.interestCents),
  );
  put(902, 'Mortgage insurance premium for         months to');
  put(903, `Homeowner’s insurance for 1 years to ${f.hazard.insurer}`, money(figures.prepaids[0]?.cents ?? 0));
  head('1000. Reserves Deposited with Lender');
  put(1001, 'Initial deposit for your escrow account', money(Math.max(0, sum(figures.g))));
  list(1002, [], 3);
  head('1100. Title Charges');
  list(1101, figures.c, 1);
  put(1107, ['Lender’s title policy limit $ ', money(f.principalCents)]);
  head('1200. Government Recording and Transfer Charges');
  list(1201, figures.e, 2);
  head('1300. Additional Settlement Charges');
  list(1301, figures.h, 2);
  rows.push([
    { runs: '1400. Total Settlement Charges (enter on lines 103, Section J and 502, Section K)', bold: true, span: 2 },
    { runs: p.bare('total_closing_costs', d.closingCostsCents), align: 'right', bold: true },
    '',
  ]);
  return rows;
}
