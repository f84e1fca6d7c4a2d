import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type Costs, makeCosts } from './b-costs.ts';
import { table } from './b-form-parts.ts';
import { handOf, named, placed, slashDay } from './b-values.ts';

const docType = 'settlement_statement';
type Cells = (Run | Run[])[];

/** Old numbered form of two pages. */
export const settlementHud1: Layout = {
  id: 'settlement-hud-1',
  docType,
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, f, options) {
    const { random } = options;
    const h = handOf(random, { day: slashDay, dropsCents: false });
    const costs = makeCosts(f, random.fork('costs'));
    const d = f.disclosure;
    const price = f.salePriceCents;
    const gross = (price ?? f.principalCents) + d.closingCostsCents;
    const s = open({
      style: { font: 'sans', size: 8 },
      margins: { left: 34, right: 34, bottom: 34, top: 34 },
      furniture: (sheet, n, t) =>
        sheet.text(34, 764, `Previous edition are obsolete          Page ${n} of ${t}          HUD-1`, { size: 7 }),
    });
    s.text(34, 32, 'OMB Approval No. 2502-0265', { size: 7, width: 544, align: 'right' });
    s.text(34, 40, 'A. Settlement Statement (HUD-1)', { size: 13, bold: true, width: 544, align: 'center' });
    table(
      s,
      34,
      60,
      [{ w: 208 }, { w: 112 }, { w: 112 }, { w: 112 }],
      [
        [
          'B. Type of Loan\n1. [ ] FHA   2. [ ] RHS   3. [X] Conv. Unins.\n4. [ ] VA   5. [ ] Conv. Ins.',
          ['6. File Number:\n', v('settlement_file_number', f.title.fileNumber)],
          ['7. Loan Number:\n', v('loan_number', f.loanNumber)],
          '8. Mortgage Insurance Case Number:',
        ],
      ],
      { size: 7.5 },
    );
    s.y =
      s.text(
        36,
        s.y + 3,
        'C. Note: This form is furnished to give you a statement of actual settlement costs. Amounts paid to and by the settlement agent are shown. Items marked “(p.o.c.)” were paid outside the closing; they are shown here for informational purposes and are not included in the totals.',
        { size: 7, width: 540 },
      ) + 3;
    table(
      s,
      34,
      s.y,
      [{ w: 182 }, { w: 181 }, { w: 181 }],
      [
        [
          prose`D. Name & Address of Borrower:\n${named('borrower_name', f.borrowers, ' and ')}\n${f.borrowers[0] ? prose`${placed('borrower_address', f.borrowers[0].address)}` : ''}`,
          `E. Name & Address of Seller:\n${price === null ? '' : `${costs.seller}\n${costs.sellerAddress}`}`,
          prose`F. Name & Address of Lender:\n${v('lender_name', f.lender.name)}\n${placed('lender_address', f.lender.address)}`,
        ],
        [
          ['G. Property Location:\n', placed('property_address', f.property.address)],
          prose`H. Settlement Agent:\n${v('settlement_agent', f.title.agent.name)}\nPlace of Settlement:\n${oneLine(f.title.agent.address)}`,
          prose`I. Settlement Date:\n${h.date('closing_date', d.closingDate)}\nDisbursement Date:\n${h.date('disbursement_date', d.disbursementDate)}`,
        ],
      ],
      { size: 7.5, pad: 3 },
    );
    const row = (a: string, x: Run, b: string, y: string): Cells => [a, x, b, y];
    table(
      s,
      34,
      s.y + 6,
      [
        { w: 200, heading: 'J. Summary of Borrower’s Transaction' },
        { w: 72, heading: '', align: 'right' },
        { w: 200, heading: 'K. Summary of Seller’s Transaction' },
        { w: 72, heading: '', align: 'right' },
      ],
      [
        row('100. Gross Amount Due from Borrower', '', '400. Gross Amount Due to Seller', ''),
        row(
          '101. Contract sales price',
          price === null ? '' : h.money('sale_price', price),
          '401. Contract sales price',
          price === null ? '' : h.cash(price),
        ),
        row('102. Personal property', '', '402. Personal property', ''),
        row(
          '103. Settlement charges to borrower (line 1400)',
          h.money('total_closing_costs', d.closingCostsCents),
          '403.',
          '',
        ),
        row(
          price === null ? `104. Payoff ${f.payoff.lender}` : '104.',
          price === null ? h.cash(f.principalCents) : '',
          '404.',
          '',
        ),
        row('106. City/town taxes          to', '', '406. City/town taxes          to', ''),
        row('107. County taxes               to', '', '407. County taxes               to', ''),
        row(
          '120. Gross Amount Due from Borrower',
          h.cash(gross),
          '420. Gross Amount Due to Seller',
          price === null ? '' : h.cash(price),
        ),
        row('200. Amount Paid by or in Behalf of Borrower', '', '500. Reductions In Amount Due to Seller', ''),
        row('201. Deposit or earnest money', '', '501. Excess deposit (see instructions)', ''),
        row(
          '202. Principal amount of new loan(s)',
          h.money('principal_amount', f.principalCents),
          '502. Settlement charges to seller (line 1400)',
          '',
        ),
        row('203. Existing loan(s) taken subject to', '', '503. Existing loan(s) taken subject to', ''),
        row('204.', '', '504. Payoff of first mortgage loan', price === null ? '' : h.cash(Math.round(price * 0.37))),
        row('210. City/town taxes          to', '', '510. City/town taxes          to', ''),
        row(
          '220. Total Paid by/for Borrower',
          h.cash(f.principalCents),
          '520. Total Reduction Amount Due Seller',
          price === null ? '' : h.cash(Math.round(price * 0.37)),
        ),
        row('300. Cash at Settlement from/to Borrower', '', '600. Cash at Settlement to/from Seller', ''),
        row(
          '301. Gross amount due from borrower (line 120)',
          h.cash(gross),
          '601. Gross amount due to seller (line 420)',
          price === null ? '' : h.cash(price),
        ),
        row(
          '302. Less amounts paid by/for borrower (line 220)',
          `(${h.cash(f.principalCents)})`,
          '602. Less reductions in amounts due seller (line 520)',
          '',
        ),
        row(
          '303. Cash [X] From [ ] To Borrower',
          h.money('cash_to_close', d.cashToCloseCents),
          '603. Cash [X] To [ ] From Seller',
          price === null ? '' : h.cash(price - Math.round(price * 0.37)),
        ),
      ],
      { size: 7.5, headingFill: '#d5d5d5', pad: 2.6 },
    );
    s.newPage();
    s.y = s.text(34, s.y, 'L. Settlement Charges', { bold: true, size: 10 }) + 3;
    const at = (items: Costs['taxes'], index: number): string => h.cash(items[index]?.cents ?? 0);
    const line = (words: Run | Run[], amount: Run | Run[] = ''): Cells => [words, amount, ''];
    table(
      s,
      34,
      s.y,
      [
        { w: 384, heading: '' },
        { w: 80, heading: 'Paid From Borrower’s Funds at Settlement', align: 'right' },
        { w: 80, heading: 'Paid From Seller’s Funds at Settlement', align: 'right' },
      ],
      [
        line('700. Total Real Estate Broker Fees'),
        line('703. Commission paid at settlement'),
        line('800. Items Payable in Connection with Loan'),
        line('801. Our origination charge  (from GFE #1)', h.money('origination_charges', d.originationCents)),
        line('802. Your credit or charge (points) for the specific interest rate chosen  (from GFE #2)'),
        line('804. Appraisal fee to Keystone Valuation Partners  (from GFE #3)', at(costs.notShopped, 0)),
        line('805. Credit report to TriMerge Information Inc.', at(costs.notShopped, 1)),
        line('807. Flood certification to Floodwise Certification Co.', at(costs.notShopped, 2)),
        line('806. Tax service to Info Search, Inc.', at(costs.notShopped, 3)),
        line('900. Items Required by Lender to be Paid in Advance'),
        line(
          prose`901. Daily interest charges from ${h.date('prepaid_interest_from', d.interestFrom)} to ${h.date('prepaid_interest_to', d.interestTo)} @ ${h.money('prepaid_interest_per_diem', d.perDiemCents)}/day  (from GFE #10)`,
          h.money('prepaid_interest_amount', d.interestCents),
        ),
        line(`903. Homeowner’s insurance for 1 years to ${f.hazard.insurer}`, h.cash(costs.insurancePremiumCents)),
        line('1000. Reserves Deposited with Lender'),
        line('1002. Homeowner’s insurance', at(costs.escrow, 0)),
        line('1004. Property taxes', at(costs.escrow, 1)),
        line('1007. Aggregate Adjustment', h.cash(costs.adjustmentCents)),
        line('1100. Title Charges'),
        line('1101. Title services and lender’s title insurance', at(costs.shopped, 0)),
        line('1102. Settlement or closing fee', at(costs.shopped, 1)),
        line(['1105. Lender’s title policy limit ', h.money('title_amount', f.principalCents)]),
        line('1109. Title search', at(costs.shopped, 2)),
        line('1110. Survey', at(costs.shopped, 3)),
        line('1200. Government Recording and Transfer Charges'),
        line('1201. Government recording charges', h.cash(costs.taxes.reduce((sum, item) => sum + item.cents, 0))),
        line('1300. Additional Settlement Charges'),
        line(
          '1302. Owner’s title insurance and home warranty',
          h.cash(costs.other.reduce((sum, item) => sum + item.cents, 0)),
        ),
        line('1303. Lender credit', ['-', h.money('lender_credits', d.lenderCreditsCents)]),
        line(
          bold('1400. Total Settlement Charges (enter on lines 103, Section J and 502, Section K)'),
          h.money('total_closing_costs', d.closingCostsCents),
        ),
      ],
      { size: 7.8, pad: 2.4 },
    );
    s.y += 40;
    f.borrowers.forEach((party, index) => {
      s.signature(34 + index * 270, s.y, 220, { signed: options.signed, label: party.name });
      s.text(34 + index * 270, s.y + 3, 'Borrower', { size: 7 });
    });
  },
};
