import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import type { Run } from '../core/runs.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, type Kit, signatureLine } from './b-kit.ts';
import { lawFirm, phone } from './b-others.ts';
import { newLoan, payoffParts, payoffTerms } from './b-payoff-parts.ts';

/** A servicer's statement: label list above, amounts in a column that ends with the total. */
function drawServicer(kit: Kit): void {
  const { open, f, r } = kit;
  const s = open({
    margins: { top: 46, left: 56, right: 56, bottom: 50 },
    style: { font: r.pick(['sans', 'franklin', 'condensed']), size: 10 },
  });
  const o = payoffParts(kit);
  s.text(56, 46, o.servicer, { size: 16, bold: true });
  s.text(56, 66, `${o.servicerAddress}   ${o.phone}`, { size: 8.5 });
  s.y =
    centred(s, 92, r.pick(['PAYOFF STATEMENT', 'LOAN PAYOFF STATEMENT', 'MORTGAGE PAYOFF STATEMENT']), {
      size: 15,
      bold: true,
    }) + 14;
  const top = s.y;
  pairs(s, { x: 56, labelWidth: 90, width: 270, gap: 2 }, [
    ['Statement date:', o.date],
    ['Loan number:', o.oldLoan],
    ['Loan type:', 'Conventional'],
    ['Interest rate:', o.oldRate],
    ['Next due:', o.nextDue],
  ]);
  const end = s.y;
  s.y = top;
  pairs(s, { x: 320, labelWidth: 70, width: 236, gap: 2 }, [
    ['Borrower:', o.borrower],
    ['Property:', o.property],
    ['Requested by:', f.title.agent.name],
  ]);
  s.y = Math.max(end, s.y) + 14;
  s.paragraph(['These figures are good through ', o.goodThrough, '.'], { bold: true });
  grid(s, { x: 56, widths: [360, 140], borders: 'rows', align: ['left', 'right'], style: { size: 10.5 }, pad: 4 }, [
    ...o.items.map(([name, amount]): CellInput[] => [name, amount]),
    [
      {
        runs: r.pick(['Total Amount Due', 'TOTAL PAYOFF AMOUNT', 'Total amount to pay loan in full']),
        bold: true,
        fill: '#ececec',
      },
      { runs: o.total, bold: true, fill: '#ececec' },
    ],
  ]);
  s.y += 12;
  s.paragraph(
    prose`Funds received after that date will require additional interest of ${o.perDiem} per day (per diem).`,
  );
  for (const text of r.shuffle(payoffTerms).slice(0, 4)) s.paragraph(text, { size: 9 });
  s.y = bar(s, 56, s.y + 4, s.width - 112, 'WIRE PAYOFF FUNDS TO', 'grey') + 5;
  pairs(s, { x: 60, labelWidth: 110, width: 440, style: { size: 9.5 } }, [
    ['Bank:', o.bank],
    ['ABA:', o.aba],
    ['Account:', o.account],
    ['Reference:', `Payoff ${o.oldLoan}`],
  ]);
}

/** A community bank's letter, with the figures in sentences. */
function drawLetter(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 64, left: 76, right: 76, bottom: 60 },
    style: { font: r.pick(['serif', 'book', 'typewriter']), size: 11 },
  });
  const o = payoffParts(kit);
  s.y = centred(s, 54, o.servicer, { size: 18, bold: true });
  s.y = centred(s, s.y, o.servicerAddress, { size: 9 }) + 22;
  s.paragraph(o.date, { after: 14 });
  s.paragraph(
    prose`${f.lender.name}\n${f.lender.address.street}\n${f.lender.address.city}, ${f.lender.address.state} ${f.lender.address.zip}`,
    { after: 14 },
  );
  s.paragraph(
    prose`RE: PAYOFF LETTER\nBorrower: ${o.borrower}\nOur loan: ${o.oldLoan}   Your loan: ${newLoan(kit)}\nCollateral: ${o.property}`,
    { indent: 30, bold: r.chance(0.4), after: 14 },
  );
  s.paragraph('Ladies and Gentlemen:');
  for (const runs of paragraphs`
    At your request we give you the amount required to pay the loan above in full. As of the date of this letter and good through ${o.goodThrough}, the payoff is ${o.total}. Thereafter interest accrues at a per diem of ${o.perDiem} until the funds are in our hands.
    The amount is made up of ${o.items.flatMap(([name, amount], index): Run[] => [index === 0 ? '' : index === o.items.length - 1 ? ' and ' : ', ', `${name.toLowerCase()} of ${amount}`])}.
    On receipt of good funds we will release our lien of record and terminate our financing statements. ${String(payoffTerms[0])}
  `)
    s.paragraph(runs, { align: 'justify', leading: 1.35 });
  s.paragraph(
    `${payoffTerms[4]} Questions may be put to me at ${o.phone}. Please give us at least ${p.day(f.disclosure.closingDate)} as the expected date.`,
    { align: 'justify', leading: 1.35, after: 44 },
  );
  signatureLine(s, 76, s.y, 200, `${o.clerk}\nLoan Operations`, { signed, label: o.clerk, size: 10 });
}

/** A printout with boxes in a row for what matters. */
function drawBoxes(kit: Kit): void {
  const { open, f, r } = kit;
  const s = open({ margins: { top: 40, left: 40, right: 40, bottom: 40 }, style: { font: 'sans', size: 9.5 } });
  const o = payoffParts(kit);
  const wide = s.width - 80;
  bar(s, 40, 40, wide, `${o.servicer.toUpperCase()}      PAYOFF STATEMENT`, 'dark', 12);
  s.text(40, 66, `${o.servicerAddress}   Telephone ${o.phone}`, { size: 8 });
  const typed = { font: r.pick(['mono', 'sans'] as const), size: 10.5 };
  const q = wide / 4;
  labelledBox(s, 40, 84, q, 38, 'Account number', o.oldLoan, typed);
  labelledBox(s, 40 + q, 84, q, 38, 'Date prepared', o.date, typed);
  labelledBox(s, 40 + q * 2, 84, q, 38, 'Good through', o.goodThrough, typed);
  labelledBox(s, 40 + q * 3, 84, q, 38, 'Per diem', o.perDiem, typed);
  labelledBox(s, 40, 122, q * 2, 50, 'Borrower(s)', o.borrower, typed);
  labelledBox(s, 40 + q * 2, 122, q * 2, 50, 'Collateral address', o.property, typed);
  labelledBox(s, 40, 172, q * 3, 36, 'Send to', f.title.agent.name, typed);
  labelledBox(s, 40 + q * 3, 172, q, 36, 'Total amount due', o.total, { ...typed, bold: true });
  s.y = 222;
  grid(
    s,
    { x: 40, widths: [wide * 0.5, wide * 0.25, wide * 0.25], style: { size: 9.5 }, align: ['left', 'right', 'right'] },
    [
      [
        { runs: 'Description', bold: true },
        { runs: 'As of date', bold: true },
        { runs: 'Amount', bold: true },
      ],
      ...o.items.map(([name, amount]): CellInput[] => [name, o.date, amount]),
      [
        { runs: 'Payoff total', bold: true, span: 2 },
        { runs: o.total, bold: true },
      ],
    ],
  );
  s.y += 14;
  payoffTerms.forEach((text, index) => {
    s.paragraph(`${index + 1}. ${text}`, { size: 9 });
  });
  s.paragraph(
    `Pay by wire: ${o.bank}, ABA ${o.aba}, account ${o.account}, reference ${o.oldLoan}. Prepared by ${o.clerk}; call back ${phone(r)}. ${r.chance(0.5) ? `Copy to ${lawFirm(r)}.` : ''}`,
    { size: 9 },
  );
}

export const payoffs: readonly Layout[] = [
  defineLayout('payoff-servicer', 'payoff_statement', drawServicer),
  defineLayout('payoff-bank-letter', 'payoff_statement', drawLetter),
  defineLayout('payoff-boxes', 'payoff_statement', drawBoxes),
];
