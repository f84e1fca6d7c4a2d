import { money, plainMoney } from '../core/amounts.ts';
import { addDays, addMonths, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

export const layout: Layout = {
  id: 'z-payoff-servicer-letter',
  docType: 'payoff_statement',
  suits: (facts) => facts.product !== 'residential_purchase',
  draw(open, facts, { random }) {
    const left = 72;
    const width = 468;
    const p = facts.payoff;
    const issued = addDays(facts.noteDate, -random.int(3, 9));
    const agent = facts.title.agent;
    const sheet = open({
      margins: { top: 50, bottom: 64, left, right: 72 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 10 },
      furniture: (page, pageNo, count) => {
        page.text(left, 744, `${p.lender} • Payoff Department • P.O. Box 9062, Coppell, TX 75019`, {
          size: 7.5,
          width,
          align: 'center',
        });
        page.text(left, 755, `Page ${pageNo} of ${count}`, { size: 7.5, width, align: 'center' });
      },
    });
    sheet.text(left, sheet.y, p.lender, { bold: true, size: 15, colour: '#1c4f82' });
    sheet.text(left + 268, sheet.y + 2, 'Payoff requests: 1-800-555-0142\nMonday–Friday, 8 a.m. – 6 p.m. Central', {
      size: 8,
      width: 200,
      align: 'right',
    });
    sheet.y += 30;
    sheet.hline(left, sheet.y, left + width, 1);
    sheet.y += 14;
    sheet.paragraph(longDate(issued), { after: 12 });
    sheet.paragraph(
      `${agent.name}\n${agent.address.street}\n${agent.address.city}, ${agent.address.state} ${agent.address.zip}`,
      {
        after: 12,
      },
    );
    const re = (label: string, runs: Runs): void => {
      sheet.text(left + 24, sheet.y, label, { bold: true });
      sheet.y = sheet.text(left + 140, sheet.y, runs, { width: width - 140 }) + 2;
    };
    re('Account number:', p.loanNumber);
    re(
      'Borrower(s):',
      facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ', ' : '', v('borrower_name', b.name)]),
    );
    re('Property:', v('property_address', oneLine(facts.property.address)));
    re('Your reference:', ['Escrow No. ', v('settlement_file_number', facts.title.fileNumber)]);
    sheet.y += 10;
    sheet.paragraph('PAYOFF STATEMENT', { bold: true, size: 12, after: 8 });
    sheet.paragraph(
      prose`As you asked, here is the amount needed to pay the above account in full. The figures are good through ${v('payoff_good_through', longDate(p.goodThrough), p.goodThrough, true)}, and assume that the payment due ${numericDate(addMonths(`${issued.slice(0, 8)}01`, 0))} has been received and will not be returned unpaid.`,
      { after: 8 },
    );
    const interest = p.perDiemCents * 24;
    const fees = [
      ['Late charges', 4_218],
      ['Recording / release fee', 6_500],
      ['Payoff statement fee', 2_500],
    ] as const;
    const escrowAdvance = random.pick([0, 31_845]);
    const principal = p.amountCents - interest - fees.reduce((sum, [, cents]) => sum + cents, 0) - escrowAdvance;
    const row = (label: string, runs: Runs, strong = false): void => {
      sheet.text(left + 24, sheet.y, label, { bold: strong });
      sheet.text(left + 300, sheet.y, runs, { width: 120, align: 'right', bold: strong });
      sheet.y += 15;
    };
    row('Unpaid principal balance', `$${money(principal)}`);
    row('Interest at 5.250%, 24 days', money(interest));
    for (const [label, cents] of fees) row(label, money(cents));
    if (escrowAdvance > 0) row('Escrow advance', money(escrowAdvance));
    row('Unapplied funds', '(0.00)');
    sheet.hline(left + 320, sheet.y, left + 420, 0.8);
    sheet.y += 4;
    row(
      'Total amount due to pay off account',
      ['$', v('payoff_amount', money(p.amountCents), plainMoney(p.amountCents))],
      true,
    );
    sheet.y += 6;
    sheet.paragraph(
      prose`Funds received after ${v('payoff_good_through', numericDate(p.goodThrough), p.goodThrough)} must include additional interest of $${v('payoff_per_diem', money(p.perDiemCents), plainMoney(p.perDiemCents))} per day. Funds received after 3:00 p.m. Central time are credited the next business day, and interest is added for that day.`,
      { align: 'justify', after: 9 },
    );
    const points: readonly Runs[] = [
      prose`${bold('Form of payment. ')}We accept wired funds, a cashier’s check, or a title or escrow company’s check. Personal checks will be returned. Wire instructions are given only through our payoff portal or by calling the number at the top of this letter; we never send them by e-mail.`,
      prose`${bold('Short payments. ')}A payment that is short by more than $50.00 will not be applied and the lien will not be released. Amounts here may change if a check is returned, a tax or insurance disbursement is made, or a fee is incurred. Please call within 24 hours of closing to verify the figures.`,
      prose`${bold('Escrow balance. ')}The escrow account holds $${money(random.int(60_000, 240_000))} today. Any balance left is mailed to the borrower within 20 business days after payoff and is not deducted from the amount above.`,
      prose`${bold('Scheduled payments. ')}Do not stop the automatic draft until the payoff is posted. A late charge of 5.000% applies to payments not received within 15 days of the due date.`,
      prose`${bold('Release. ')}On receipt of the full amount we will send a satisfaction or reconveyance to the county recorder within the time the law allows.`,
    ];
    for (const runs of points) sheet.paragraph(runs, { size: 9.5, align: 'justify', after: 6 });
    sheet.paragraph(
      'Have the following ready when you send funds: the account number, the borrower’s name, the property address, and the borrower’s forwarding address for tax statements.',
      {
        size: 9.5,
        align: 'justify',
        after: 10,
      },
    );
    sheet.ensure(60);
    sheet.paragraph(`Sincerely,\n\nPayoff Department\n${p.lender}`, { after: 8 });
    sheet.paragraph(
      'This communication is from a debt collector. If you are in bankruptcy it is for information only and is not an attempt to collect a debt.',
      {
        size: 7.5,
      },
    );
  },
};
