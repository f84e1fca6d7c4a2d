import { prose } from '../core/prose.ts';
import type { Run } from '../core/runs.ts';
import { v } from '../core/runs.ts';
import { type DisclosurePage, section } from './b-disclosure-style.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';

type Rows = readonly (readonly [string, Run | readonly Run[]])[];

interface Heads {
  readonly closing: Rows;
  readonly transaction: Rows;
  readonly loan: Rows;
}

function heads(page: DisclosurePage): Heads {
  const { f, p, r, figures } = page;
  const d = f.disclosure;
  const purchase = f.salePriceCents !== null;
  const borrower: Run[] = prose`${p.borrowers()}\n${p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block')}`;
  const closing: [string, Run | readonly Run[]][] = [
    ['Date Issued', p.date('date_issued', d.issuedDate)],
    ['Closing Date', p.date('closing_date', d.closingDate)],
    ['Disbursement Date', p.date('disbursement_date', d.disbursementDate)],
    ['Settlement Agent', v('settlement_agent', f.title.agent.name)],
    ['File #', v('settlement_file_number', f.title.fileNumber)],
    ['Property', p.address('property_address', f.property.address, 'block')],
    f.salePriceCents === null
      ? ['Appraised Prop. Value', p.money('appraised_value', f.appraisedCents)]
      : ['Sale Price', p.money('sale_price', f.salePriceCents)],
  ];
  return {
    closing,
    transaction: [
      ['Borrower', borrower],
      ...(purchase
        ? [
            [
              'Seller',
              `${figures.sellers}\n${figures.sellerAddress.street}\n${figures.sellerAddress.city}, ${figures.sellerAddress.state} ${figures.sellerAddress.zip}`,
            ] as const,
          ]
        : []),
      ['Lender', v('lender_name', f.lender.name)],
    ],
    loan: [
      ['Loan Term', p.months('term_months', f.termMonths)],
      ['Purpose', v('loan_purpose', purchase ? 'Purchase' : 'Refinance')],
      ['Product', v('rate_type', 'Fixed Rate')],
      ['Loan Type', '      Conventional\n      FHA      VA'],
      ['Loan ID #', v('loan_number', f.loanNumber)],
      ['MIC #', r.chance(0.3) ? `000${f.title.fileNumber}` : ''],
    ],
  };
}

const loanTypeBoxes = (page: DisclosurePage, x: number, y: number): void => {
  const size = page.style.size - 2;
  page.s.checkbox(x, y + 0.5, { marked: true, label: 'Conventional', size });
  page.s.text(x + size + 3, y, 'Conventional', { size: page.style.size });
  page.s.checkbox(x + 72, y + 0.5, { marked: false, label: 'FHA', size });
  page.s.text(x + 72 + size + 3, y, 'FHA', { size: page.style.size });
  page.s.checkbox(x, y + page.style.size * 1.2 + 0.5, { marked: false, label: 'VA', size });
  page.s.text(x + size + 3, y + page.style.size * 1.2, 'VA', { size: page.style.size });
};

/** The block above the loan terms: who, where, when. Leaves `s.y` below. */
export function drawHead(page: DisclosurePage): void {
  const { s, style, left, wide } = page;
  const { closing, transaction, loan } = heads(page);
  const text = { font: style.fill, size: style.size };
  const withoutType = loan.filter(([label]) => label !== 'Loan Type');
  const top = s.y;
  if (style.header === 'columns') {
    const thirds = [left, left + wide * 0.36, left + wide * 0.68];
    const parts = [
      ['Closing Information', closing],
      ['Transaction Information', transaction],
      ['Loan Information', withoutType],
    ] as const;
    let lowest = top;
    parts.forEach(([title, rows], index) => {
      s.text(thirds[index] ?? left, top, title, { bold: true, size: style.size + 1 });
      s.y = top + style.size * 1.7;
      pairs(
        s,
        {
          x: thirds[index] ?? left,
          labelWidth: index === 0 ? 84 : 56,
          width: wide * (index === 0 ? 0.34 : 0.31),
          style: text,
          boldLabels: true,
          gap: 1.5,
        },
        rows,
      );
      if (index === 2) {
        s.text(thirds[2] ?? left, s.y, 'Loan Type', { size: style.size, bold: true });
        loanTypeBoxes(page, (thirds[2] ?? left) + 56, s.y);
        s.y += style.size * 2.6;
      }
      lowest = Math.max(lowest, s.y);
    });
    s.y = lowest + 4;
  } else if (style.header === 'boxes') {
    const cells = [...closing, ...transaction, ...withoutType];
    const across = wide / 4;
    cells.forEach(([label, runs], index) => {
      labelledBox(s, left + (index % 4) * across, top + Math.floor(index / 4) * 62, across, 62, label, runs, {
        size: style.size - 0.5,
        font: style.fill,
      });
    });
    s.y = top + Math.ceil(cells.length / 4) * 62 + 4;
    s.text(left, s.y, 'Loan Type', { size: style.size, bold: true });
    loanTypeBoxes(page, left + 60, s.y);
    s.y += style.size * 2.8;
  } else if (style.header === 'list') {
    pairs(s, { x: left, labelWidth: 105, width: wide * 0.5, style: text, gap: 1 }, closing);
    const below = s.y;
    s.y = top;
    pairs(s, { x: left + wide * 0.53, labelWidth: 70, width: wide * 0.47, style: text, gap: 1 }, [
      ...transaction,
      ...withoutType,
    ]);
    s.text(left + wide * 0.53, s.y, 'Loan Type', { size: style.size });
    loanTypeBoxes(page, left + wide * 0.53 + 70, s.y);
    s.y = Math.max(below, s.y + style.size * 2.6) + 4;
  } else {
    const rightSide = [...transaction, ...withoutType];
    const rows: CellInput[][] = [];
    for (let index = 0; index < Math.max(closing.length, rightSide.length); index += 1) {
      const [leftLabel = '', leftRuns = ''] = closing[index] ?? [];
      const [rightLabel = '', rightRuns = ''] = rightSide[index] ?? [];
      rows.push([
        { runs: leftLabel, bold: true, fill: '#eeeeee' },
        { runs: leftRuns, font: style.fill },
        { runs: rightLabel, bold: true, fill: '#eeeeee' },
        { runs: rightRuns, font: style.fill },
      ]);
    }
    grid(
      s,
      {
        x: left,
        widths: [96, wide / 2 - 96, 70, wide / 2 - 70],
        style: { size: style.size },
        pad: 2,
        thickness: style.thickness,
      },
      rows,
    );
    s.y += 3;
    s.text(left, s.y, 'Loan Type', { size: style.size, bold: true });
    loanTypeBoxes(page, left + 96, s.y);
    s.y += style.size * 2.8;
  }
}

/** Loan terms, projected payments and costs at closing. */
export function drawTerms(page: DisclosurePage, estimate = false): void {
  const { s, f, p, r, style, left, wide } = page;
  const d = f.disclosure;
  const size = style.size;
  const question = 'Can this amount increase after closing?';
  const balloon: Run[] =
    f.balloonCents === null
      ? ['NO']
      : ['YES  • You will have to pay ', p.money('balloon_amount', f.balloonCents), ' at the end of the loan term'];
  const penalty = v('prepayment_penalty', f.prepaymentPenalty ? 'YES' : 'NO', String(f.prepaymentPenalty));
  const note = 'See Projected Payments below for your Estimated Total Monthly Payment';
  const amount = p.money('principal_amount', f.principalCents);
  const rate = p.rate('interest_rate', f.rate, f.rate % 10 === 0 && r.chance(0.3) ? 2 : 3);
  const payment = p.money('payment_amount', f.paymentCents);
  const fill = { font: style.fill };
  if (style.terms === 'classic') {
    s.y = section(page, s.y, 'Loan Terms') + 1;
    const widths = [wide * 0.32, wide * 0.2, wide * 0.48];
    grid(s, { x: left, widths, style: { size }, borders: 'rows', pad: 2.5, thickness: style.thickness }, [
      ['', '', { runs: question, bold: true }],
      [
        { runs: 'Loan Amount', bold: true },
        { runs: amount, ...fill },
        { runs: 'NO', bold: true },
      ],
      [
        { runs: 'Interest Rate', bold: true },
        { runs: rate, ...fill },
        { runs: 'NO', bold: true },
      ],
      [
        { runs: ['Monthly Principal & Interest\n', note], bold: true, size: size - 0.5 },
        { runs: payment, ...fill },
        { runs: 'NO', bold: true },
      ],
      ['', '', { runs: 'Does the loan have these features?', bold: true }],
      [{ runs: 'Prepayment Penalty', bold: true }, '', { runs: penalty, bold: true }],
      [{ runs: 'Balloon Payment', bold: true }, '', { runs: balloon, bold: true }],
    ]);
  } else {
    s.y = section(page, s.y, 'Loan Terms');
    grid(
      s,
      { x: left, widths: [wide * 0.34, wide * 0.22, wide * 0.44], style: { size }, pad: 3, thickness: style.thickness },
      [
        [
          { runs: 'Term', bold: true, fill: '#eeeeee' },
          { runs: 'At closing', bold: true, fill: '#eeeeee' },
          { runs: question, bold: true, fill: '#eeeeee' },
        ],
        ['Loan Amount', { runs: amount, ...fill, align: 'right' }, 'NO'],
        ['Interest Rate', { runs: rate, ...fill, align: 'right' }, 'NO'],
        ['Monthly Principal & Interest', { runs: payment, ...fill, align: 'right' }, ['NO  ', note]],
        [{ runs: 'Does the loan have these features?', bold: true, span: 3, fill: '#eeeeee' }],
        ['Prepayment Penalty', { runs: penalty, ...fill, span: 2 }],
        ['Balloon Payment', { runs: balloon, ...fill, span: 2 }],
      ],
    );
  }
  s.y += 5;
  s.y = section(page, s.y, 'Projected Payments');
  const insured = r.fork('insured').chance(0.4);
  const spans = insured ? ['Years 1-7', `Years 8-${f.termMonths / 12}`] : [`Years 1-${f.termMonths / 12}`];
  const widths = [wide * 0.34, ...spans.map(() => (wide * 0.66) / spans.length)];
  const each = (cell: (index: number) => Run | readonly Run[]): CellInput[] =>
    spans.map((_, index) => ({ runs: cell(index), font: style.fill, align: 'center' as const }));
  const mi = Math.round(f.principalCents * 0.0005);
  grid(
    s,
    {
      x: left,
      widths,
      style: { size },
      borders: style.terms === 'grid' ? 'all' : 'rows',
      pad: 2.5,
      thickness: style.thickness,
    },
    [
      [{ runs: 'Payment Calculation', bold: true }, ...each((index) => spans[index] ?? '')],
      ['Principal & Interest', ...each(() => p.money('payment_amount', f.paymentCents))],
      ['Mortgage Insurance', ...each((index) => (insured && index === 0 ? `+ ${p.amount(mi)}` : '+ 0'))],
      [
        'Estimated Escrow\nAmount can increase over time',
        ...each(() => ['+ ', p.money('escrow_monthly', d.escrowCents)]),
      ],
      [
        { runs: 'Estimated Total Monthly Payment', bold: true },
        ...each((index) => p.amount(f.paymentCents + d.escrowCents + (insured && index === 0 ? mi : 0))),
      ],
    ],
  );
  s.y += 2;
  const taxTop = s.y;
  s.text(left + 3, taxTop, 'Estimated Taxes, Insurance\n& Assessments\nAmount can increase over time', {
    size: size - 0.5,
    bold: true,
  });
  s.text(left + wide * 0.34, taxTop, [p.money('escrow_monthly', d.escrowCents), '\na month'], {
    size,
    font: style.fill,
  });
  s.text(left + wide * 0.52, taxTop, 'This estimate includes', { size: size - 0.5, bold: true });
  s.text(left + wide * 0.86, taxTop, 'In escrow?', { size: size - 0.5, bold: true });
  ['Property Taxes', 'Homeowner’s Insurance', 'Other:'].forEach((label, index) => {
    const y = taxTop + (index + 1) * (size * 1.35);
    s.checkbox(left + wide * 0.52, y, { marked: index < 2, label, size: size - 2 });
    s.text(left + wide * 0.52 + size + 2, y - 0.5, label, { size: size - 0.5 });
    if (index < 2) s.text(left + wide * 0.86, y - 0.5, 'YES', { size: size - 0.5 });
  });
  s.y = taxTop + size * 5.8;
  s.y = section(page, s.y, 'Costs at Closing');
  const closing = [
    'Includes ',
    p.money('total_loan_costs', d.loanCostsCents),
    ' in Loan Costs + ',
    p.money('total_other_costs', d.otherCostsCents),
    ' in Other Costs – ',
    p.money('lender_credits', d.lenderCreditsCents),
    ' in Lender Credits. See page 2 for details.',
  ];
  grid(
    s,
    {
      x: left,
      widths: [wide * 0.22, wide * 0.2, wide * 0.58],
      style: { size },
      borders: style.terms === 'grid' ? 'all' : 'rows',
      pad: 3,
      thickness: style.thickness,
    },
    [
      [
        { runs: estimate ? 'Estimated Closing Costs' : 'Closing Costs', bold: true },
        { runs: p.money('total_closing_costs', d.closingCostsCents), ...fill },
        closing,
      ],
      [
        { runs: estimate ? 'Estimated Cash to Close' : 'Cash to Close', bold: true },
        { runs: p.money('cash_to_close', d.cashToCloseCents), ...fill },
        `Includes Closing Costs. See Calculating Cash to Close on page ${estimate ? 2 : 3} for details.`,
      ],
    ],
  );
}
