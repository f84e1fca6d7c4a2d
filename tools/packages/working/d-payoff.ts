import { money } from '../core/amounts.ts';
import { addDays, addMonths, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { band, box, clerk, type Desk, digits, isPurchase, layoutD, list, middle, phone, table } from './d-kit.ts';

/** What the old loan owes, split so that the parts make the whole. */
function parts({ f, r }: Desk): readonly (readonly [string, number])[] {
  const total = f.payoff.amountCents;
  const interest = f.payoff.perDiemCents * r.int(9, 27);
  const fees: (readonly [string, number])[] = [
    ['Recording fee', 3_800],
    [r.pick(['Statement fee', 'Fax fee', 'Reconveyance fee']), 2_500],
    [r.pick(['Unpaid late charges', 'Escrow advance', 'Deferred fees']), r.int(0, 1) * 6_412],
  ];
  const sum = fees.reduce((all, [, cents]) => all + cents, interest);
  return [
    [r.pick(['Unpaid principal balance', 'Principal', 'Current principal']), total - sum],
    [r.pick(['Accrued interest', 'Interest to payoff date', 'Interest due']), interest],
    ...fees,
  ];
}

/** A core system's screen print, in lines of typewriter text with dot leaders. */
function drawScreen(desk: Desk): void {
  const { open, f, r, say } = desk;
  const s = open({ margins: { top: 50, left: 50, right: 40, bottom: 50 }, style: { font: 'mono', size: 9.5 } });
  const { goodThrough, lender, loanNumber, perDiemCents, amountCents } = f.payoff;
  s.text(50, 50, lender.toUpperCase(), { bold: true });
  s.text(400, 50, `RUN ${say.day(addDays(f.noteDate, -6))}`);
  s.text(50, 64, 'LN8130  PAYOFF QUOTE - NOTE LEVEL');
  s.hline(50, 80, 572, 1);
  s.y = 90;
  const dots = (label: string): string => label.padEnd(24, '.');
  list(s, { x: 50, label: 160, width: 520, gap: 3 }, [
    [dots('ACCOUNT'), `${loanNumber}  NOTE 00001`],
    [dots('NAME'), say.borrowers(' / ', true)],
    [
      dots('COLLATERAL'),
      v(
        'property_address',
        f.property.address.street
          .toUpperCase()
          .concat(`, ${f.property.address.city.toUpperCase()}, ${f.property.address.state} ${f.property.address.zip}`),
      ),
    ],
    [dots('QUOTE GOOD TO'), say.date('payoff_good_through', goodThrough)],
    [dots('INT RATE / BASIS'), `${(r.int(330, 890) / 100).toFixed(3)}  365/365`],
    [dots('LAST PAID'), say.day(addMonths(f.noteDate, -1))],
  ]);
  s.y += 8;
  s.hline(50, s.y, 572);
  s.y += 8;
  for (const [label, cents] of parts(desk)) {
    s.text(50, s.y, label.toUpperCase().padEnd(38, '.'));
    s.text(360, s.y, money(cents), { width: 110, align: 'right' });
    s.y += 14;
  }
  s.hline(360, s.y, 470);
  s.text(50, s.y + 5, '** NET PAYOFF **'.padEnd(38, ' '), { bold: true });
  s.text(360, s.y + 5, say.figure('payoff_amount', amountCents), { width: 110, align: 'right', bold: true });
  s.text(50, s.y + 19, 'ONE DAY INTEREST');
  s.text(360, s.y + 19, say.figure('payoff_per_diem', perDiemCents), { width: 110, align: 'right' });
  s.y += 50;
  s.paragraph(
    'QUOTE IS SUBJECT TO ITEMS IN PROCESS. CHECKS DRAWN ON OTHER BANKS ARE HELD FOR COLLECTION. AMOUNTS ARE NOT BINDING AFTER THE DATE SHOWN. LIEN RELEASES ARE ORDERED WITHIN 30 DAYS OF FINAL PAYMENT.',
  );
  s.paragraph(['REQUESTED BY: ', say.agent, '  FILE ', say.file]);
  s.paragraph(`OPERATOR ${clerk(r).toUpperCase()}   TELLER 0${digits(r, 3)}`);
}

/** An answer on a requester's own form: two halves, the lower filled in by the other bank. */
function drawRequestForm(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const s = open({ margins: { top: 36, left: 45, right: 45, bottom: 36 }, style: { font: 'serif', size: 10 } });
  middle(s, 40, 'REQUEST FOR PAYOFF INFORMATION AND LENDER’S REPLY', { size: 14, bold: true });
  band(s, [45, 66, 522], 'PART ONE — REQUEST', '#d8d8d8');
  box(s, [45, 81, 261, 46], 'TO (present lien holder)', f.payoff.lender);
  box(s, [306, 81, 261, 46], 'FROM (closing agent)', say.agent);
  box(s, [45, 127, 174, 34], 'Their account no.', f.payoff.loanNumber);
  box(s, [219, 127, 174, 34], 'Our file no.', say.file);
  box(s, [393, 127, 174, 34], 'Planned closing', say.date('closing_date', f.disclosure.closingDate));
  box(s, [45, 161, 261, 46], 'Borrower(s)', say.borrowers('\n'));
  box(s, [306, 161, 261, 46], 'Premises', say.lines('property_address', f.property.address));
  s.y = 218;
  s.paragraph(
    prose`Please state what is needed to satisfy your lien. The new loan is made by ${say.lender} under its number ${say.loan}. The borrower’s consent is on file with us and a copy is attached.`,
    { size: 9.5 },
  );
  const top = band(s, [45, s.y + 6, 522], 'PART TWO — REPLY OF LIEN HOLDER', '#d8d8d8');
  const rows = parts(desk);
  s.y = top + 4;
  table(
    s,
    { x: 45, widths: [372, 150], align: ['left', 'right'], rules: 'all', bold: [rows.length], style: { size: 10 } },
    [
      ...rows.map(([label, cents], index) => [`${String.fromCharCode(97 + index)}.  ${label}`, `$ ${money(cents)}`]),
      ['Sum required for full satisfaction', ['$ ', say.figure('payoff_amount', f.payoff.amountCents)]],
    ],
  );
  s.y += 12;
  for (const runs of paragraphs`
    This sum may be relied upon until the close of business on ${say.date('payoff_good_through', f.payoff.goodThrough)}. For each day beyond that, add $ ${say.figure('payoff_per_diem', f.payoff.perDiemCents)}.
    Is the account current?  Yes.   Are there other obligations secured by the same lien?  None known.
    Remit to: ${f.payoff.lender}, Loan Servicing, P.O. Box ${digits(r, 4)}.  Telephone ${phone(r)}
  `)
    s.paragraph(runs);
  s.signature(45, s.y + 46, 220, { signed, label: 'officer of lien holder' });
  s.text(45, s.y + 49, 'Authorized officer of lien holder', { size: 8 });
  s.text(330, s.y + 34, `Date: ${say.day(addDays(f.noteDate, -4))}`);
}

/** A servicer's letter whose figures stand in a frame at the right, day by day below. */
function drawDaily(desk: Desk): void {
  const { open, f, r, say } = desk;
  const s = open({
    margins: { top: 60, left: 60, right: 60, bottom: 50 },
    style: { font: r.pick(['franklin', 'slab']), size: 10 },
  });
  const { goodThrough, lender, loanNumber, perDiemCents, amountCents } = f.payoff;
  s.text(60, 48, lender, { size: 15, bold: true, colour: '#1f3d6b' });
  s.text(60, 68, `Customer Care Center   ${phone(r)}`, { size: 8.5 });
  s.text(60, 100, say.day(addDays(f.noteDate, -8)));
  s.text(
    60,
    126,
    [...say.borrowers('\n'), '\n', say.lines('borrower_address', f.borrowers[0]?.address ?? f.property.address)],
    { width: 250 },
  );
  s.rect(340, 96, 212, 104, { thickness: 1.2 });
  s.y = 104;
  list(s, { x: 348, label: 96, width: 200, gap: 5, style: { size: 9.5 } }, [
    ['Account', loanNumber],
    ['Payoff Amount', say.money('payoff_amount', amountCents)],
    ['Expires', say.date('payoff_good_through', goodThrough)],
    ['Daily Interest', say.money('payoff_per_diem', perDiemCents)],
  ]);
  s.y = 214;
  s.paragraph([{ text: 'About: ', bold: true }, 'your request to pay off the mortgage on ', say.property]);
  s.paragraph(
    prose`You asked us what it takes to pay your loan in full. The breakdown is below. If we receive your money after ${v('payoff_good_through', longDate(goodThrough), goodThrough)}, use the table to find the right amount, or ask us for a new quote.`,
    { leading: 1.35 },
  );
  table(
    s,
    { x: 60, widths: [330, 162], align: ['left', 'right'], rules: 'rows' },
    parts(desk).map(([label, cents]) => [label, `$${money(cents)}`]),
  );
  s.y += 14;
  s.paragraph('If we receive your money on', { bold: true, after: 3 });
  table(s, { x: 60, widths: [180, 162], align: ['left', 'right'], rules: 'all', style: { size: 9.5 } }, [
    [say.date('payoff_good_through', goodThrough), say.money('payoff_amount', amountCents)],
    ...[1, 2, 3].map((late) => [say.day(addDays(goodThrough, late)), `$${money(amountCents + late * perDiemCents)}`]),
  ]);
  s.y += 12;
  s.paragraph(
    'Please keep making your regular payments. Automatic payments stop only after the payoff posts. Certified funds or wire only; send no personal checks. Any escrow balance is mailed to you within 20 days.',
    { size: 9.5 },
  );
}

export const payoffsD: readonly Layout[] = [
  layoutD('payoff-core-screen', 'payoff_statement', drawScreen, (f) => !isPurchase(f)),
  layoutD('payoff-request-reply', 'payoff_statement', drawRequestForm, (f) => !isPurchase(f)),
  layoutD('payoff-day-table', 'payoff_statement', drawDaily, (f) => !isPurchase(f)),
];
