import { oneLine } from '../core/parties.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { brokers, type DisclosurePage, section } from './b-disclosure-style.ts';
import { type CellInput, grid, pairs } from './b-grid.ts';
import { phone, somebody, somewhere } from './b-others.ts';

function calculations({ f, p }: DisclosurePage): readonly (readonly [string, string, Run])[] {
  const d = f.disclosure;
  return [
    [
      'Total of Payments.',
      'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
      p.money('total_of_payments', d.totalOfPaymentsCents),
    ],
    ['Finance Charge.', 'The dollar amount the loan will cost you.', p.money('finance_charge', d.financeChargeCents)],
    [
      'Amount Financed.',
      'The loan amount available after paying your upfront finance charge.',
      p.money('amount_financed', d.amountFinancedCents),
    ],
    [
      'Annual Percentage Rate (APR).',
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
      p.rate('apr', d.apr),
    ],
    [
      'Total Interest Percentage (TIP).',
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      p.rate('tip', d.tip, page2(d.tip)),
    ],
  ];
}

const page2 = (tip: number): number => (tip % 10 === 0 ? 2 : 3);

const disclosures: readonly (readonly [string, string])[] = [
  [
    'Appraisal',
    'If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing. If you have not yet received it, please contact your lender at the information listed below.',
  ],
  [
    'Contract Details',
    'See your note and security instrument for information about what happens if you fail to make your payments, what is a default on the loan, situations in which your lender can require early repayment of the loan, and the rules for making payments before they are due.',
  ],
  [
    'Liability after Foreclosure',
    'If your lender forecloses on this property and the foreclosure does not cover the amount of unpaid balance on this loan, state law may protect you from liability for the unpaid balance. You may want to consult a lawyer for more information.',
  ],
  [
    'Refinance',
    'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
  ],
  [
    'Tax Deductions',
    'If you borrow more than this property is worth, the interest on the loan amount above this property’s fair market value is not deductible from your federal income taxes. You should consult a tax advisor for more information.',
  ],
];

/** Page five: the figures of the Truth in Lending Act, contacts, and the receipt. */
export function drawCalculations(page: DisclosurePage): void {
  const { s, style, left, wide } = page;
  const rows = calculations(page);
  if (style.calculations === 'side') {
    const half = wide / 2 - 10;
    const top = s.y;
    s.y = section(page, top, 'Loan Calculations', left, half);
    grid(
      s,
      { x: left, widths: [half * 0.64, half * 0.36], style: { size: style.size }, pad: 4, thickness: style.thickness },
      rows.map(([name, what, run]): CellInput[] => [
        [bold(`${name} `), what],
        { runs: run, align: 'right', font: style.fill },
      ]),
    );
    const end = s.y;
    s.y = section(page, top, 'Other Disclosures', left + wide / 2 + 10, half) + 4;
    for (const [title, text] of disclosures)
      s.y = s.text(left + wide / 2 + 10, s.y, [bold(`${title}\n`), text], { size: style.size, width: half }) + 5;
    s.y = Math.max(end, s.y) + 6;
  } else if (style.calculations === 'top') {
    s.y = section(page, s.y, 'Loan Calculations');
    const widths = rows.map(() => wide / rows.length);
    grid(s, { x: left, widths, style: { size: style.size }, pad: 4, thickness: style.thickness }, [
      rows.map(([name]): CellInput => ({ runs: name.replace(/\.$/, ''), bold: true, align: 'center' })),
      rows.map(([, , run]): CellInput => ({ runs: run, align: 'center', size: style.size + 1.5, font: style.fill })),
      rows.map(([, what]): CellInput => ({ runs: what, size: style.size - 1.5, align: 'center' })),
    ]);
    s.y += 8;
    s.y = section(page, s.y, 'Other Disclosures') + 4;
    for (const [title, text] of disclosures)
      s.y = s.text(left, s.y, [bold(`${title}. `), text], { size: style.size, width: wide }) + 5;
  } else {
    s.y = section(page, s.y, 'Loan Calculations') + 4;
    for (const [name, what, run] of rows) {
      s.text(left + wide * 0.78, s.y, run, {
        width: wide * 0.22,
        align: 'right',
        size: style.size + 1,
        font: style.fill,
        bold: true,
      });
      s.y = s.text(left, s.y, [bold(`${name} `), what], { width: wide * 0.74, size: style.size }) + 4;
      s.hline(left, s.y - 2, left + wide, style.thickness);
    }
    s.y += 6;
    s.y = section(page, s.y, 'Other Disclosures') + 4;
    grid(
      s,
      {
        x: left,
        widths: [wide * 0.22, wide * 0.78],
        borders: 'rows',
        style: { size: style.size },
        thickness: style.thickness,
      },
      disclosures.map(([title, text]): CellInput[] => [{ runs: title, bold: true }, text]),
    );
    s.y += 6;
  }
}

export function drawContacts(page: DisclosurePage): void {
  const { s, f, p, r, style, left, wide } = page;
  const { buyer, seller, nmls } = brokers(page);
  const lender = v('lender_name', f.lender.name);
  const agent = v('settlement_agent', f.title.agent.name);
  const place = p.address('lender_address', f.lender.address, 'block');
  const people = [f.lender.signer, somebody(r), somebody(r), somebody(r)];
  const [one, two] = [oneLine(somewhere(r)), oneLine(somewhere(r))];
  s.ensure(150);
  s.y = section(page, s.y, 'Contact Information');
  const roles =
    f.salePriceCents === null
      ? ['Lender', 'Settlement Agent']
      : ['Lender', 'Real Estate Broker (B)', 'Real Estate Broker (S)', 'Settlement Agent'];
  const pick = (cells: readonly Run[]): Run[] => (roles.length === 4 ? [...cells] : [cells[0] ?? '', cells[3] ?? '']);
  const lines: readonly (readonly [string, readonly Run[]])[] = [
    ['Name', pick([lender, buyer, seller, agent])],
    ['Address', pick([place, one, two, oneLine(f.title.agent.address)])],
    ['NMLS ID', pick([nmls, '', '', ''])],
    ['License ID', pick(['', `Z${nmls}`, `Z${nmls.slice(1)}0`, ''])],
    ['Contact', pick(people.map((person) => person))],
    ['Phone', pick([phone(r), phone(r), phone(r), phone(r)])],
  ];
  if (style.contact === 'table') {
    const widths = [wide * 0.13, ...roles.map(() => (wide * 0.87) / roles.length)];
    grid(s, { x: left, widths, style: { size: style.size - 0.7 }, pad: 2.5, thickness: style.thickness }, [
      ['', ...roles.map((role): CellInput => ({ runs: role, bold: true }))],
      ...lines.map(([label, cells]): CellInput[] => [
        { runs: label, bold: true },
        ...cells.map((runs): CellInput => ({ runs, font: style.fill })),
      ]),
    ]);
  } else if (style.contact === 'rows') {
    grid(
      s,
      {
        x: left,
        widths: [wide * 0.18, wide * 0.28, wide * 0.32, wide * 0.22],
        style: { size: style.size - 0.7 },
        pad: 2.5,
        borders: 'rows',
        thickness: style.thickness,
      },
      [
        ['', ...['Name', 'Address', 'Contact'].map((label): CellInput => ({ runs: label, bold: true }))],
        ...roles.map((role, index): CellInput[] => [
          { runs: role, bold: true },
          lines[0]?.[1][index] ?? '',
          lines[1]?.[1][index] ?? '',
          lines[4]?.[1][index] ?? '',
        ]),
      ],
    );
  } else {
    const width = wide / roles.length;
    const top = s.y + 4;
    let end = top;
    roles.forEach((role, index) => {
      s.text(left + index * width, top, role, { bold: true, size: style.size, width: width - 6 });
      s.y = top + style.size * 2.6;
      pairs(
        s,
        { x: left + index * width, labelWidth: 40, width: width - 6, style: { size: style.size - 1.2 }, gap: 1 },
        lines.map(([label, cells]) => [label, cells[index] ?? ''] as const),
      );
      end = Math.max(end, s.y);
    });
    s.y = end;
  }
  s.y += 8;
}

export function drawReceipt(page: DisclosurePage): void {
  const { s, f, p, style, signed, left, wide } = page;
  if (style.receipt === 'none') return;
  s.ensure(90);
  s.y = section(page, s.y, 'Confirm Receipt') + 3;
  s.y =
    s.text(
      left,
      s.y,
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
      { size: style.size, width: wide },
    ) + 30;
  f.borrowers.forEach((borrower, index) => {
    const x = left + index * (wide / 2 + 5);
    s.signature(x, s.y, wide * 0.3, { signed, label: borrower.name, height: 20 });
    s.text(
      x,
      s.y + 2,
      style.receipt === 'typed'
        ? v('borrower_name', borrower.name)
        : index === 0
          ? 'Applicant Signature'
          : 'Co-Applicant Signature',
      { size: style.size - 1, width: wide * 0.3 },
    );
    if (style.receipt === 'typed' && signed)
      s.text(x + wide * 0.33, s.y - style.size, p.date('cd_received_date', f.disclosure.issuedDate), {
        size: style.size,
        font: style.fill,
      });
    s.hline(x + wide * 0.32, s.y, x + wide * 0.46);
    s.text(x + wide * 0.32, s.y + 2, 'Date', { size: style.size - 1 });
  });
  s.y += 24;
}
