import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run } from '../core/runs.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isBusiness, type Kit, signatureLine } from './b-kit.ts';
import { digits, lawFirm, phone, somebody } from './b-others.ts';
import { newLoan, payoffParts, payoffTerms } from './b-payoff-parts.ts';

/** What a core system prints on a screen: labels padded with dots, in one face. */
function drawScreenPrint(kit: Kit): void {
  const { open, r } = kit;
  const o = payoffParts(kit);
  const s = open({ margins: { top: 44, left: 54, right: 54, bottom: 44 }, style: { font: 'mono', size: 9.5 } });
  s.y =
    s.text(
      54,
      44,
      [`${o.servicer.toUpperCase()}\nLOAN PAYOFF INQUIRY          RUN ${o.date}          OPER ${digits(r, 3)}`],
      {},
    ) + 14;
  const row = (label: string, runs: Run | readonly Run[]): void => {
    s.text(54, s.y, `${label} ${'.'.repeat(Math.max(2, 32 - label.length))}`);
    s.y = Math.max(s.y + 14, s.text(266, s.y, runs, { width: 290 }) + 2);
  };
  row('ACCOUNT', o.oldLoan);
  row('NAME', o.borrower);
  row('COLLATERAL', o.property);
  row('INT RATE', o.oldRate);
  row('NEXT DUE', o.nextDue);
  s.y += 10;
  for (const [name, amount] of o.items) row(name.toUpperCase(), amount);
  row('TOTAL PAYOFF', o.total);
  s.y += 10;
  row('PAYOFF GOOD THROUGH', o.goodThrough);
  row('PER DIEM', o.perDiem);
  row('ACCRUAL BASIS', r.pick(['365/365', '365/360', '30/360']));
  s.y += 16;
  s.paragraph('*** PAYOFF STATEMENT - NOT VALID AFTER GOOD THROUGH DATE ***');
  s.paragraph(payoffTerms[0] ?? '');
  s.paragraph(`WIRE ${o.bank.toUpperCase()} ABA ${o.aba} ACCT ${o.account}`);
}

/** A demand by an attorney or trustee for the holder of the note, in long sentences. */
function drawDemand(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const o = payoffParts(kit);
  const s = open({
    margins: { top: 66, left: 80, right: 80, bottom: 66 },
    style: { font: r.pick(['serif', 'book']), size: 11.5, leading: 1.3 },
  });
  const firm = lawFirm(r);
  s.y = centred(s, s.y, [firm, '\nAttorneys at Law'], { size: 14, bold: true }) + 20;
  s.paragraph(o.date);
  s.paragraph([f.title.agent.name, '\nvia facsimile']);
  s.paragraph(["BENEFICIARY'S DEMAND AND PAYOFF LETTER"], { bold: true, align: 'center' });
  for (const runs of paragraphs`
    This office represents ${o.servicer}, the holder of the promissory note of ${o.borrower}, secured by the real property commonly known as ${o.property} (holder’s account ${o.oldLoan}).
    You are authorized to record the reconveyance when you hold for our client the sum of ${o.total}, which includes all principal, interest and charges through and including ${o.goodThrough}. If payment is received later, add ${o.perDiem} per diem.
  `)
    s.paragraph(runs, { align: 'justify' });
  s.paragraph('The sum above is computed as follows:');
  for (const [name, amount] of o.items) s.paragraph([`${name}: `, amount], { indent: 40, after: 2 });
  s.y += 8;
  s.paragraph(
    `${payoffTerms[0]} This demand expires thirty days after its date and may be withdrawn by the beneficiary at any time before the close of escrow.`,
    { align: 'justify', after: 46 },
  );
  signatureLine(s, 80, s.y, 210, `${somebody(r)}\nfor the firm`, { signed, label: firm, size: 10 });
}

/** A statement with a coupon to tear off, where the figures stand again. */
function drawCoupon(kit: Kit): void {
  const { open, r } = kit;
  const o = payoffParts(kit);
  const s = open({
    margins: { top: 44, left: 50, right: 50, bottom: 40 },
    style: { font: r.pick(['franklin', 'sans']), size: 10 },
  });
  const wide = s.width - 100;
  s.text(50, 44, o.servicer, { size: 17, bold: true });
  s.text(50, 68, [`Payoff quote for account ${o.oldLoan}`], { size: 12 });
  s.y = 96;
  const top = s.y;
  s.text(50, top, [...o.borrower, '\n', o.property], { width: wide * 0.42 });
  s.rect(50 + wide * 0.5, top - 6, wide * 0.5, 70, { fill: '#eef2f7' });
  s.text(58 + wide * 0.5, top, ['Amount to pay in full', '\n'], { size: 9 });
  s.text(58 + wide * 0.5, top + 14, o.total, { size: 17, bold: true });
  s.text(58 + wide * 0.5, top + 42, ['if received by ', o.goodThrough], { size: 9.5 });
  s.y = top + 84;
  s.paragraph('How we worked it out', { bold: true, size: 12 });
  grid(s, { x: 50, widths: [wide * 0.7, wide * 0.3], borders: 'rows', align: ['left', 'right'], pad: 4 }, [
    ...o.items.map(([name, amount]): CellInput[] => [name, amount]),
    ['Daily interest after that date (per diem)', o.perDiem],
  ]);
  s.y += 14;
  s.paragraph('What you need to know', { bold: true, size: 12 });
  for (const text of payoffTerms) s.paragraph(`• ${text}`, { size: 9.5 });
  const cut = s.height - 160;
  for (let x = 50; x < s.width - 50; x += 8) s.hline(x, cut, x + 4);
  s.text(50, cut + 6, 'Detach and send with your payment', { size: 7.5 });
  labelledBox(s, 50, cut + 22, wide * 0.34, 36, 'Account', o.oldLoan);
  labelledBox(s, 50 + wide * 0.34, cut + 22, wide * 0.33, 36, 'Total amount due', o.total);
  labelledBox(s, 50 + wide * 0.67, cut + 22, wide * 0.33, 36, 'Good through', o.goodThrough);
  s.text(50, cut + 70, `Make checks payable to ${o.servicer}\n${o.servicerAddress}`, { size: 9 });
}

/** Several notes of one business, with a total line. */
function drawManyNotes(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const o = payoffParts(kit);
  const s = open({
    size: [792, 612],
    margins: { top: 44, left: 50, right: 50, bottom: 44 },
    style: { font: r.pick(['condensed', 'slab']), size: 9.5 },
  });
  s.text(50, 44, o.servicer, { size: 15, bold: true });
  s.text(50, 66, 'COMMERCIAL LOAN PAYOFF STATEMENT', { size: 12, bold: true });
  s.y = 90;
  pairs(s, { x: 50, labelWidth: 110, width: 640, gap: 2 }, [
    ['Customer', o.borrower],
    ['Collateral', o.property],
    ['Prepared for', f.lender.name],
    ['Statement date', o.date],
  ]);
  s.y += 8;
  grid(
    s,
    {
      x: 50,
      widths: [110, 100, 120, 120, 110, 132],
      pad: 5,
      align: ['left', 'left', 'right', 'right', 'right', 'right'],
    },
    [
      ['Note', 'Rate', 'Principal', 'Interest', 'Fees', 'Payoff'].map(
        (runs): CellInput => ({ runs, bold: true, fill: '#e3e3e3' }),
      ),
      [o.oldLoan, o.oldRate, o.items[0]?.[1] ?? '', o.items[1]?.[1] ?? '', o.items[2]?.[1] ?? '', o.total],
      [`${digits(r, 9)} (line of credit, paid off)`, 'n/a', p.amount(0), p.amount(0), p.amount(0), p.amount(0)],
      [
        { runs: 'Total Amount Due', bold: true, span: 5 },
        { runs: o.total, bold: true },
      ],
    ],
  );
  s.y += 10;
  s.paragraph(
    prose`Good through ${o.goodThrough}. Per diem ${o.perDiem}. Recording and other fees in the amount of ${o.items[3]?.[1] ?? ''} and ${o.items[4]?.[1] ?? ''} are part of the payoff where they are not zero.`,
  );
  for (const text of payoffTerms.slice(0, 3)) s.paragraph(text, { size: 9 });
  s.y += 34;
  signatureLine(s, 50, s.y, 220, `${o.clerk}, commercial loan operations`, { signed, label: o.clerk });
}

/** A fax form with blanks filled by typewriter. */
function drawFaxForm(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const o = payoffParts(kit);
  const s = open({ margins: { top: 50, left: 64, right: 64, bottom: 50 }, style: { font: 'serif', size: 11 } });
  s.y =
    centred(s, s.y, r.pick(['PAYOFF REQUEST AND STATEMENT', 'REQUEST FOR PAYOFF / PAYOFF STATEMENT']), {
      size: 14,
      bold: true,
    }) + 12;
  const typed = { font: 'typewriter' as const, size: 10.5 };
  const blank = (label: string, runs: Run | readonly Run[]): void => {
    s.text(64, s.y, label);
    const x = 74 + s.measure(label);
    s.y = s.text(x, s.y, runs, { ...typed, width: s.width - 64 - x });
    s.hline(x - 4, s.y - 1, s.width - 64);
    s.y += 9;
  };
  s.paragraph('PART 1 - to be completed by the requesting lender or title company', { bold: true });
  blank('To:', o.servicer);
  blank('From:', [f.lender.name, ' / our loan ', newLoan(kit)]);
  blank('Borrower(s):', o.borrower);
  blank('Property address:', o.property);
  blank('Loan number to be paid:', o.oldLoan);
  s.y += 8;
  s.paragraph('I authorize you to release the information requested below.', { after: 30 });
  signatureLine(s, 64, s.y, 220, 'Borrower', { signed, label: 'Borrower' });
  s.y += 28;
  s.paragraph('PART 2 - to be completed by the present lender', { bold: true });
  for (const [name, amount] of o.items) blank(`${name}: $`, amount.replace('$', ''));
  blank('TOTAL PAYOFF: $', o.total);
  blank('Payoff good through:', o.goodThrough);
  blank('Per diem after that date: $', o.perDiem);
  s.y += 8;
  s.checkbox(64, s.y, { marked: true, label: 'Release will be recorded by lender' });
  s.text(80, s.y, 'Release will be recorded by lender');
  s.checkbox(290, s.y, { marked: false, label: 'Release will be sent to title company' });
  s.text(306, s.y, 'Release will be sent to title company');
  s.y += 44;
  signatureLine(s, 64, s.y, 220, `Completed by ${o.clerk}`, { signed, label: o.clerk });
}

/** A credit union's letter with the figures in a table between two paragraphs. */
function drawLetterWithTable(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const o = payoffParts(kit);
  const s = open({
    margins: { top: 50, left: 66, right: 66, bottom: 54 },
    style: { font: r.pick(['slab', 'franklin', 'condensed']), size: 10.5 },
    furniture: (sheet) => {
      sheet.text(66, sheet.height - 38, `${o.servicer}   ${o.servicerAddress}   ${o.phone}   Federally insured`, {
        size: 7.5,
        width: sheet.width - 132,
        align: 'center',
      });
    },
  });
  s.rect(66, 46, s.width - 132, 30, { fill: '#1f3a5f' });
  s.text(76, 54, o.servicer, { size: 14, bold: true, colour: 'white' });
  s.y = 96;
  for (const runs of paragraphs`
    ${o.date}\n\n${f.title.agent.name}
    ${bold('Subject: payoff letter')} for account ${o.oldLoan}, ${o.borrower}
    Thank you for your request of this week. The figures below pay the account in full if we have them by the close of business on ${o.goodThrough}.
  `)
    s.paragraph(runs);
  grid(s, { x: 96, widths: [250, 130], align: ['left', 'right'], pad: 5 }, [
    [
      { runs: 'Figure', bold: true, fill: '#dbe4ee' },
      { runs: 'Amount', bold: true, fill: '#dbe4ee' },
    ],
    ...o.items.map(([name, amount]): CellInput[] => [name, amount]),
    [
      { runs: 'Payoff amount', bold: true },
      { runs: o.total, bold: true },
    ],
    ['Each day after (per diem)', o.perDiem],
  ]);
  s.y += 14;
  s.paragraph(['The loan is secured by ', o.property, '. ', payoffTerms[3] ?? '']);
  s.paragraph(payoffTerms[1] ?? '');
  s.paragraph(`For questions call ${phone(r)} and ask for ${o.clerk}.`, { after: 44 });
  signatureLine(s, 66, s.y, 200, o.clerk, { signed, label: o.clerk, size: 10 });
}

/** Two columns: figures at the left, terms in small print at the right. */
function drawSidebar(kit: Kit): void {
  const { open, r } = kit;
  const o = payoffParts(kit);
  const s = open({
    margins: { top: 44, left: 44, right: 44, bottom: 44 },
    style: { font: r.pick(['sans', 'book']), size: 9.5 },
  });
  s.text(44, 44, 'Payoff Statement', { size: 20, bold: true });
  s.text(44, 48, [o.servicer, `\nCustomer care ${o.phone}`], { size: 9, width: s.width - 88, align: 'right' });
  s.vline(392, 84, s.height - 60, 0.8);
  let y = 88;
  for (const [label, runs] of [
    ['Account number', o.oldLoan],
    ['Borrower', o.borrower],
    ['Property', o.property],
    ['Prepared on', o.date],
    ['Good through', o.goodThrough],
  ] as readonly (readonly [string, Run | readonly Run[]])[]) {
    s.text(44, y, label, { size: 8 });
    y = s.text(44, y + 10, runs, { width: 320, size: 11 }) + 6;
  }
  s.y = bar(s, 44, y + 6, 330, 'AMOUNT DUE', 'ruled') + 3;
  grid(s, { x: 44, widths: [220, 110], borders: 'none', align: ['left', 'right'] }, [
    ...o.items.map(([name, amount]): CellInput[] => [name, amount]),
    [
      { runs: 'Total Amount Due', bold: true, size: 11 },
      { runs: o.total, bold: true, size: 11 },
    ],
  ]);
  s.y += 10;
  s.y = bar(s, 44, s.y, 330, 'IF YOU PAY LATER', 'ruled') + 5;
  s.text(44, s.y, ['Add ', o.perDiem, ' for each day after the date above (per diem interest).'], { width: 330 });
  s.text(404, 88, 'IMPORTANT', { bold: true });
  let side = 104;
  for (const text of payoffTerms) side = s.text(404, side, text, { width: 164, size: 8.5 }) + 8;
  s.text(404, side + 8, ['Wire to ', o.bank, `\nABA ${o.aba}\nAccount ${o.account}`], { width: 164, size: 8.5 });
}

export const payoffForms: readonly Layout[] = [
  defineLayout('payoff-screen-print', 'payoff_statement', drawScreenPrint),
  defineLayout('payoff-beneficiary-demand', 'payoff_statement', drawDemand),
  defineLayout('payoff-coupon', 'payoff_statement', drawCoupon),
  defineLayout('payoff-many-notes', 'payoff_statement', drawManyNotes, isBusiness),
  defineLayout('payoff-fax-form', 'payoff_statement', drawFaxForm),
  defineLayout('payoff-letter-table', 'payoff_statement', drawLetterWithTable),
  defineLayout('payoff-sidebar', 'payoff_statement', drawSidebar),
];
