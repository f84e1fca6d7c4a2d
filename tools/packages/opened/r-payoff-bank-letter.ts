import { money } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { type Run, v } from '../core/runs.ts';
import { amount, at, borrowers, day, place, split } from './r-kit.ts';

export const layout: Layout = {
  id: 'r-payoff-bank-letter',
  docType: 'payoff_statement',
  suits: (facts) => facts.salePriceCents === null,
  draw(open, facts, { random, signed }) {
    const L = 76;
    const R = 536;
    const W = R - L;
    const { payoff } = facts;
    const agent = facts.title.agent;
    const written = addDays(facts.disclosure.closingDate, -random.int(2, 6));
    const officer = random.pick(['Theresa Quigley', 'Alan Brubaker', 'Mónica Salas']);
    const sheet = open({
      margins: { top: 54, bottom: 70, left: L, right: 76 },
      style: { font: random.pick(['serif', 'book', 'sans'] as const), size: 10.5 },
      furniture: (page) => {
        page.text(
          L,
          744,
          `${payoff.lender}  •  NMLS #4${random.fork('nmls').int(10000, 99999)}  •  Equal Housing Lender`,
          {
            size: 7.5,
            width: W,
            align: 'center',
          },
        );
      },
    });
    sheet.paragraph(payoff.lender.toUpperCase(), { bold: true, size: 15, after: 0, letterSpacing: 1 });
    sheet.paragraph(
      `Loan Operations  |  P.O. Box ${random.int(200, 9800)}  |  555-01${random.int(10, 99)}  |  fax 555-0100`,
      {
        size: 8.5,
        after: 4,
      },
    );
    sheet.hline(L, sheet.y, R, 1);
    sheet.y += 14;
    sheet.paragraph(longDate(written), { after: 12 });
    sheet.paragraph([agent.name, '\nAttn: Payoff Desk\n', oneLine(agent.address)], { after: 12 });
    const re: [string, Run | readonly Run[]][] = [
      ['Borrower:', borrowers(facts)],
      ['Our Loan No.:', payoff.loanNumber],
      ['Property:', place('property_address', facts.property.address)],
      ['Your File No.:', v('settlement_file_number', facts.title.fileNumber)],
    ];
    sheet.text(L, sheet.y, 'RE:', { bold: true });
    sheet.text(L + 36, sheet.y, 'Payoff Letter', { bold: true });
    sheet.y += 15;
    for (const [label, runs] of re) {
      sheet.text(L + 36, sheet.y, label);
      sheet.y = sheet.text(L + 118, sheet.y, runs, { width: R - L - 118 }) + 1;
    }
    sheet.y += 10;
    sheet.paragraph('Ladies and Gentlemen:', { after: 8 });
    sheet.paragraph(
      [
        'As you requested, the following is the amount required to pay the above loan in full. These figures are good through ',
        day('payoff_good_through', payoff.goodThrough),
        '.',
      ],
      { after: 8 },
    );
    const interest = payoff.perDiemCents * random.int(9, 31);
    const fees = [4_500, 2_500];
    const late = random.chance(0.4) ? 3_875 : 0;
    const principal = payoff.amountCents - interest - at(fees, 0) - at(fees, 1) - late;
    const lines: [string, Run | readonly Run[]][] = [
      ['Unpaid principal balance', money(principal)],
      [`Accrued interest at ${random.pick(['5.250', '5.25'])}%`, money(interest)],
      ...(late > 0 ? ([['Unpaid late charges', money(late)]] as [string, Run][]) : []),
      ['Release preparation and recording fee', money(at(fees, 0))],
      ['Payoff statement / facsimile fee', money(at(fees, 1))],
    ];
    for (const [label, runs] of lines) {
      sheet.text(L + 36, sheet.y, label);
      sheet.text(L + 280, sheet.y, runs, { width: 110, align: 'right' });
      sheet.y += 15;
    }
    sheet.hline(L + 310, sheet.y, L + 390, 0.6);
    sheet.y += 4;
    sheet.text(L + 36, sheet.y, 'TOTAL PAYOFF', { bold: true });
    sheet.text(L + 280, sheet.y, ['$', amount('payoff_amount', payoff.amountCents)], {
      width: 110,
      align: 'right',
      bold: true,
    });
    sheet.y += 24;
    const [escrow = 0] = split(payoff.amountCents, [1, 160], 100);
    const paragraphs: Run[][] = [
      [
        'If payment is received after that date, please add $',
        amount('payoff_per_diem', payoff.perDiemCents),
        ' for each additional day. Payoffs received after 2:00 p.m., or on a Saturday, Sunday or bank holiday, are credited on ' +
          'the next business day and must include interest to that day.',
      ],
      [
        'Please remit by cashier’s check or title company check payable to ',
        payoff.lender,
        `, or by wire. For wire instructions please call this office; we do not send them by e-mail. Write loan number ${payoff.loanNumber} on your remittance.`,
      ],
      [
        'This quote assumes that all checks and electronic payments previously credited have been honored. We reserve the right ' +
          'to correct any error in it, whether the result of mathematical, clerical or typographical mistake, before our lien is ' +
          `released. Any escrow balance (currently $${money(escrow)}) will be refunded to the borrower within 20 business days and may not be deducted from the amount due.`,
      ],
      [
        'Upon receipt of the amount shown in good funds we will mark the note paid, and will send a release of our security ' +
          'instrument for recording within the time that state law allows. Borrower’s line or overdraft privileges connected ' +
          'with this loan, if any, are closed as of the payoff.',
      ],
    ];
    for (const runs of paragraphs) sheet.paragraph(runs, { after: 8 });
    sheet.ensure(80);
    sheet.paragraph('Sincerely,', { after: 34 });
    sheet.signature(L, sheet.y, 190, { signed, label: officer });
    sheet.text(L, sheet.y + 3, `${officer}\nLoan Operations Specialist`);
  },
};
