import { plainRate } from '../core/amounts.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type DisclosurePage, section } from './b-disclosure-style.ts';
import { grid } from './b-grid.ts';

interface Note {
  readonly title: string;
  readonly runs: readonly Run[];
  /** Answers to tick, the one that holds first. */
  readonly answers?: readonly string[];
}

function notes({ f, p }: DisclosurePage): Note[] {
  const late = v('late_charge_percent', `${plainRate(f.lateChargePercent)}%`, plainRate(f.lateChargePercent));
  return [
    {
      title: 'Assumption',
      runs: ['If you sell or transfer this property to another person, your lender'],
      answers: [
        'will not allow assumption of this loan on the original terms.',
        'will allow, under certain conditions, this person to assume this loan on the original terms.',
      ],
    },
    {
      title: 'Demand Feature',
      runs: ['Your loan'],
      answers: [
        'does not have a demand feature.',
        'has a demand feature, which permits your lender to require early repayment of the loan. You should review your note for details.',
      ],
    },
    {
      title: 'Late Payment',
      runs: prose`If your payment is more than ${v('grace_days', String(f.graceDays))} days late, your lender will charge a late fee of ${late} of the monthly principal and interest payment.`,
    },
    {
      title: 'Negative Amortization (Increase in Loan Amount)',
      runs: ['Under your loan terms, you'],
      answers: [
        'do not have a negative amortization feature.',
        'are scheduled to make monthly payments that do not pay all of the interest due that month.',
        'may have monthly payments that do not pay all of the interest due that month.',
      ],
    },
    {
      title: 'Partial Payments',
      runs: ['Your lender'],
      answers: [
        'may hold them in a separate account until you pay the rest of the payment, and then apply the full payment to your loan.',
        'may accept payments that are less than the full amount due and apply them to your loan.',
        'does not accept any partial payments.',
      ],
    },
    {
      title: 'Security Interest',
      runs: prose`You are granting a security interest in ${p.address('property_address', f.property.address)}. You may lose this property if you do not make your payments or satisfy other obligations for this loan.`,
    },
  ];
}

function drawNote(page: DisclosurePage, note: Note, x: number, width: number): void {
  const { s, style } = page;
  s.y = s.text(x, s.y, note.title, { bold: true, size: style.size + 1, width });
  s.y = s.text(x, s.y, note.runs, { size: style.size, width });
  for (const [index, answer] of (note.answers ?? []).entries()) {
    s.checkbox(x + 4, s.y + 1.5, { marked: index === 0, label: answer, size: style.size - 2 });
    s.y = s.text(x + 16, s.y + 1, answer, { size: style.size, width: width - 16 });
  }
  s.y += style.size;
}

function drawEscrow(page: DisclosurePage, x: number, width: number): void {
  const { s, f, p, style } = page;
  const d = f.disclosure;
  s.y = s.text(x, s.y, 'Escrow Account', { bold: true, size: style.size + 1 });
  s.y =
    s.text(
      x,
      s.y,
      prose`${bold('For now, ')}your loan will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below. Without an escrow account, you would pay them directly, possibly in one or two large payments a year. Your lender may be liable for penalties and interest for failing to make a payment.`,
      { size: style.size, width },
    ) + 4;
  grid(
    s,
    {
      x,
      widths: [width * 0.34, width * 0.26, width * 0.4],
      style: { size: style.size - 0.7 },
      pad: 2.5,
      thickness: style.thickness,
    },
    [
      [{ runs: 'Escrow', bold: true, span: 3 }],
      [
        'Escrowed Property Costs over Year 1',
        { runs: p.amount(d.escrowCents * 11), align: 'right', font: style.fill },
        'Estimated total amount over year 1 for your escrowed property costs: Homeowner’s Insurance, Property Taxes',
      ],
      [
        'Initial Escrow Payment',
        { runs: p.amount(d.escrowCents * 2), align: 'right', font: style.fill },
        'A cushion for the escrow account you pay at closing. See Section G on page 2.',
      ],
      [
        'Monthly Escrow Payment',
        { runs: p.money('escrow_monthly', d.escrowCents), align: 'right', font: style.fill },
        'The amount included in your total monthly payment.',
      ],
    ],
  );
  s.y += style.size;
  s.y = s.text(
    x,
    s.y,
    prose`${bold('In the future, ')}your property costs may change and, as a result, your escrow payment may change. You may be able to cancel your escrow account, but if you do, you must pay your property costs directly. If you fail to pay your property taxes, your state or local government may impose fines and penalties or place a tax lien on this property.`,
    { size: style.size, width },
  );
}

/** Page four: what the loan allows and how the escrow account works. */
export function drawNotes(page: DisclosurePage): void {
  const { s, style, left, wide } = page;
  s.text(left, s.y, 'Additional Information About This Loan', { bold: true, size: style.size + 6 });
  s.y += style.size * 2.6;
  if (style.notes === 'boxed') {
    s.y = section(page, s.y, 'Loan Disclosures');
    grid(
      s,
      { x: left, widths: [wide * 0.24, wide * 0.76], style: { size: style.size }, thickness: style.thickness, pad: 4 },
      notes(page).map((note) => [
        { runs: note.title, bold: true },
        [
          ...note.runs,
          ...(note.answers ?? []).flatMap((answer, index): Run[] => ['\n', index === 0 ? '[X] ' : '[  ] ', answer]),
        ],
      ]),
    );
    s.y += 8;
    drawEscrow(page, left, wide);
    return;
  }
  const two = style.notes === 'two';
  const width = two ? wide / 2 - 10 : wide;
  s.y = section(page, s.y, 'Loan Disclosures') + 4;
  const top = s.y;
  for (const note of notes(page)) drawNote(page, note, left, width);
  if (two) s.y = top;
  drawEscrow(page, two ? left + wide / 2 + 10 : left, width);
}
