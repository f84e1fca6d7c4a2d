import { plainRate } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { bar, table, ticked } from './b-form-parts.ts';
import { clerkOf, digitsOf, type Hand, handOf, named, placed } from './b-values.ts';

const docType = 'underwriting_transmittal';
const suits = (facts: { readonly loanClass: string }): boolean => facts.loanClass === 'consumer';

function ltv(principal: number, value: number): Run {
  const thousandths = Math.round((principal / value) * 10_000) * 10;
  return v('ltv_percent', `${(thousandths / 1000).toFixed(2)}%`, plainRate(thousandths));
}

function income(h: Hand, payment: number, escrow: number): (Run | Run[])[][] {
  return [
    ['Base Income', h.cash((payment + escrow) * 3), 'First Mortgage P&I', h.cash(payment)],
    ['Other Income', h.cash(45_000), 'Hazard Insurance and Taxes', h.cash(escrow)],
    ['Positive Cash Flow (subject)', '', 'HOA Fees', '$0.00'],
    [
      'Total Income',
      h.cash((payment + escrow) * 3 + 45_000),
      'Total Primary Housing Expense',
      h.cash(payment + escrow),
    ],
  ];
}

/** The uniform form of one page. */
const uniform1008: Layout = {
  id: '1008-uniform',
  docType,
  suits,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({ style: { font: 'sans', size: 8 }, margins: { left: 36, right: 36, bottom: 30 } });
    const x = 36;
    s.text(x, 32, 'Uniform Underwriting and Transmittal Summary', {
      bold: true,
      size: 13,
      width: 540,
      align: 'center',
    });
    const part = (title: string): void => {
      bar(s, { x, y: s.y, w: 540, h: 13 }, title, { fill: '#222222', size: 8 });
      s.y += 13;
    };
    s.y = 52;
    part('I. Borrower and Property Information');
    const [one, two] = f.borrowers;
    table(
      s,
      x,
      s.y,
      [{ w: 360 }, { w: 180 }],
      [
        [
          ['Borrower Name  ', ...(one ? named('borrower_name', [one]) : [])],
          ['SSN  ', v('borrower_tin', one?.tin ?? '')],
        ],
        [['Co-Borrower Name  ', ...(two ? named('borrower_name', [two]) : [])], 'SSN'],
        [
          ['Property Address  ', placed('property_address', f.property.address)],
          ['Property Type  ', v('property_type', f.property.type)],
        ],
        [
          f.salePriceCents === null ? 'Sales Price  $' : ['Sales Price  ', h.money('sale_price', f.salePriceCents)],
          ['Appraised Value  ', h.money('appraised_value', f.appraisedCents)],
        ],
      ],
      { pad: 3 },
    );
    s.text(x + 3, s.y + 4, 'Occupancy Status', { size: 7.5 });
    let at = ticked(s, x + 80, s.y + 4, 'Primary Residence', true, { size: 7, field: 'occupancy' });
    at = ticked(s, at, s.y + 4, 'Second Home', false, { size: 7, field: 'occupancy' });
    ticked(s, at, s.y + 4, 'Investment Property', false, { size: 7, field: 'occupancy' });
    s.y += 18;
    part('II. Mortgage Information');
    table(
      s,
      x,
      s.y,
      [{ w: 180 }, { w: 180 }, { w: 180 }],
      [
        [
          ['Loan Type  Conventional'],
          ['Amortization Type  ', v('rate_type', 'Fixed Rate')],
          ['Loan Purpose  ', v('loan_purpose', f.salePriceCents === null ? 'No Cash-Out Refinance' : 'Purchase')],
        ],
        [
          ['Original Loan Amount\n', h.money('principal_amount', f.principalCents)],
          ['Initial P&I Payment\n', h.money('payment_amount', f.paymentCents)],
          ['Initial Note Rate\n', h.percent('interest_rate', f.rate)],
        ],
        [
          ['Loan Term (in months)\n', v('term_months', `${f.termMonths}`)],
          ['Lien Position\n', v('lien_position', 'First', '1')],
          'Second Mortgage Present at Origination\nNo',
        ],
      ],
      { pad: 3 },
    );
    part('III. Underwriting Information');
    table(
      s,
      x,
      s.y,
      [{ w: 90 }, { w: 90 }, { w: 180 }, { w: 180 }],
      [
        [
          'Appraiser’s Name',
          clerkOf(random),
          `Appraisal Company  Keystone Valuation`,
          `Underwriter’s Name  ${clerkOf(random)}`,
        ],
      ],
      { pad: 3 },
    );
    table(
      s,
      x,
      s.y + 4,
      [
        { w: 140, heading: 'Stable Monthly Income' },
        { w: 110, heading: 'Borrower', align: 'right' },
        { w: 170, heading: 'Proposed Monthly Payments' },
        { w: 120, heading: '', align: 'right' },
      ],
      income(h, f.paymentCents, f.disclosure.escrowCents),
      { pad: 3 },
    );
    table(
      s,
      x,
      s.y + 4,
      [{ w: 270 }, { w: 270 }],
      [
        [
          prose`LTV  ${ltv(f.principalCents, f.salePriceCents ?? f.appraisedCents)}   CLTV/TLTV  n/a   HCLTV/HTLTV  n/a`,
          [
            `Primary Housing Expense/Income ${random.int(20, 31)}.${random.int(10, 99)} %   Total Obligations/Income ${random.int(32, 43)}.${random.int(10, 99)} %`,
          ],
        ],
        [
          ['Level of Property Review  Exterior/Interior\nEscrow (T&I)  Yes'],
          [
            `Risk Assessment  AUS: DU   Case ID ${digitsOf(random, 10)}\nRepresentative Credit/Indicator Score ${random.int(660, 800)}`,
          ],
        ],
      ],
      { pad: 3 },
    );
    s.y += 4;
    s.paragraph(
      'Underwriter Comments: income and assets verified; reserves of six months. Approved subject to the conditions of the commitment.',
      { width: 540 },
    );
    part('IV. Seller, Contract, and Contact Information');
    table(
      s,
      x,
      s.y,
      [{ w: 300 }, { w: 240 }],
      [
        [['Seller Name  ', v('lender_name', f.lender.name)], `Contact Name  ${clerkOf(random)}`],
        [
          ['Seller Address  ', placed('lender_address', f.lender.address)],
          ['Seller Loan No.  ', v('loan_number', f.loanNumber)],
        ],
      ],
      { pad: 3 },
    );
    s.y += 34;
    s.signature(x + 300, s.y, 200, { signed, label: 'Contact signature' });
    s.text(x + 300, s.y + 3, 'Contact signature and date', { size: 7 });
    s.text(
      x,
      764,
      'Freddie Mac Form 1077 6/09                    Page 1 of 1                    Fannie Mae Form 1008 6/09',
      { size: 7 },
    );
  },
};

/** A lender's own underwriting summary that follows the 1008 item by item in two columns. */
const inHouse: Layout = {
  id: '1008-in-house',
  docType,
  suits,
  draw(open, f, { random }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['condensed', 'franklin']), size: 9 },
      margins: { left: 48, right: 48 },
    });
    s.text(48, 42, v('lender_name', f.lender.name), { bold: true, size: 13 });
    s.text(48, 60, 'UNIFORM UNDERWRITING AND TRANSMITTAL SUMMARY (1008)', { bold: true, size: 11 });
    const list = (x: number, top: number, rows: [string, Run | Run[]][]): number => {
      let y = top;
      for (const [label, runs] of rows) {
        s.text(x, y, label, { size: 8 });
        y = s.text(x + 110, y, runs, { bold: true, width: 140 }) + 3;
      }
      return y;
    };
    const bottom = Math.max(
      list(48, 84, [
        ['Borrower(s)', named('borrower_name', f.borrowers, '\n')],
        ['Property', placed('property_address', f.property.address)],
        ['Property type', v('property_type', f.property.type)],
        ['Occupancy', v('occupancy', 'Primary Residence')],
        ['Appraised value', h.money('appraised_value', f.appraisedCents)],
        ...(f.salePriceCents === null
          ? []
          : ([['Sales price', h.money('sale_price', f.salePriceCents)]] as [string, Run][])),
      ]),
      list(312, 84, [
        ['Loan number', v('loan_number', f.loanNumber)],
        ['Loan amount', h.money('principal_amount', f.principalCents)],
        ['Note Rate', h.percent('interest_rate', f.rate)],
        ['Term (months)', v('term_months', `${f.termMonths}`)],
        ['P&I payment', h.money('payment_amount', f.paymentCents)],
        ['LTV', ltv(f.principalCents, f.salePriceCents ?? f.appraisedCents)],
        ['Qualifying rate', `${((f.rate + 250) / 1000).toFixed(3)}%`],
      ]),
    );
    table(
      s,
      48,
      bottom + 10,
      [
        { w: 150, heading: 'Income' },
        { w: 108, heading: 'Monthly', align: 'right' },
        { w: 150, heading: 'Housing payment' },
        { w: 108, heading: 'Monthly', align: 'right' },
      ],
      income(h, f.paymentCents, f.disclosure.escrowCents),
      { pad: 4, headingFill: '#e3e3e3' },
    );
    s.y += 14;
    s.paragraph([bold('Underwriter’s Name: '), clerkOf(random), '     ', bold('Decision: '), 'Approve/Eligible']);
    for (const item of f.approval.conditions) s.paragraph(['•  ', v('conditions', item)], { after: 2 });
    s.paragraph(['Loan officer: ', v('loan_officer', f.approval.officer)]);
  },
};

export const transmittals: readonly Layout[] = [uniform1008, inHouse];
