import { money } from '../core/amounts.ts';
import { addDays, addMonths, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { borrowerNames, cash, day, usd } from './w-parts.ts';

export const layout: Layout = {
  id: 'w-payoff-quote',
  docType: 'payoff_statement',
  draw(open, facts, { random }) {
    const left = 54;
    const width = 504;
    const p = facts.payoff;
    const issued = addDays(facts.noteDate, -random.int(4, 9));
    const hour = random.int(3, 9);
    const sheet = open({
      margins: { top: 48, bottom: 60, left, right: 54 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 752, `PO-QUOTE-1 ${numericDate(issued)} 0${hour}:14`, { size: 7 });
        page.text(left, 752, `Page ${pageNo} of ${count}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, 48, p.lender, { bold: true, size: 15 });
    sheet.text(left, 66, 'Payoff Department  •  P.O. Box 26600  •  Customer Care 1-800-555-0177', { size: 8 });
    sheet.hline(left, 80, left + width, 1.2);
    sheet.text(left, 92, longDate(issued));
    sheet.text(
      left,
      112,
      prose`${facts.title.agent.name}\n${facts.title.agent.address.street}\n${facts.title.agent.address.city}, ${facts.title.agent.address.state} ${facts.title.agent.address.zip}`,
    );
    const boxX = left + 270;
    sheet.rect(boxX, 90, 234, 88, { fill: '#eef3f8', stroke: true });
    const info: readonly (readonly [string, Run | readonly Run[]])[] = entries`
      Mortgagor(s) | ${borrowerNames(facts, '\n')}
      Property | ${v('property_address', `${facts.property.address.street}\n${facts.property.address.city}, ${facts.property.address.state} ${facts.property.address.zip}`, oneLine(facts.property.address))}
      Servicer’s loan no. | ${p.loanNumber}
      Loan type | ${random.pick(['Conventional, 1st lien', 'Conventional', 'Commercial term'])}
    `;
    let y = 96;
    for (const [label, runs] of info) {
      sheet.text(boxX + 6, y, label, { size: 8 });
      y = sheet.text(boxX + 84, y, runs, { width: 146, size: 8.5 }) + 3;
    }
    sheet.y = 196;
    sheet.paragraph('PAYOFF QUOTE', { bold: true, size: 14, align: 'center', after: 6 });
    sheet.paragraph(
      prose`You asked for the amount needed to pay the above mortgage loan in full. The figures below are good through ${day('payoff_good_through', p.goodThrough, longDate)} and assume that all payments made so far clear the bank.`,
      { after: 10 },
    );
    const days = random.int(18, 44);
    const interest = p.perDiemCents * days;
    const escrow = random.chance(0.5) ? random.int(20_000, 90_000) : 0;
    const release = 4_600;
    const statement = 2_500;
    const principal = p.amountCents - interest - release - statement - escrow;
    const rows: readonly (readonly [string, string])[] = [
      ['Unpaid principal balance', money(principal)],
      [
        `Interest ${numericDate(addDays(p.goodThrough, -days))} to ${numericDate(p.goodThrough)} at 5.250%`,
        money(interest),
      ],
      ...(escrow > 0 ? ([['Escrow advance', money(escrow)]] as const) : []),
      ['County recording / release fee', money(release)],
      ['Payoff statement fee', money(statement)],
      ['Unpaid late charges', '0.00'],
      ['Less: suspense balance', '(0.00)'],
    ];
    const amount = (run: Run | readonly Run[], heavy = false): void => {
      sheet.text(left + 40, sheet.y, run, { width: width - 90, align: 'right', bold: heavy });
    };
    for (const [label, value] of rows) {
      sheet.text(left + 40, sheet.y, label);
      amount(value);
      sheet.y += 15;
    }
    sheet.hline(left + 340, sheet.y, left + width - 50);
    sheet.y += 4;
    sheet.text(left + 40, sheet.y, [bold('TOTAL AMOUNT TO PAY LOAN IN FULL')]);
    amount(usd('payoff_amount', p.amountCents), true);
    sheet.y += 15;
    sheet.text(left + 40, sheet.y, 'Each day after the good-through date add');
    amount(['$', cash('payoff_per_diem', p.perDiemCents)]);
    sheet.y += 24;
    const notes: readonly (readonly Run[])[] = [
      prose`Funds received after 2:00 p.m. Central time are posted the next business day and per diem interest of ${usd('payoff_per_diem', p.perDiemCents)} is due for each further day, weekends and holidays included.`,
      [
        `The next payment is due ${numericDate(`${addMonths(issued, 1).slice(0, 8)}01`)}. Please do not stop automatic drafts until the loan is paid; a payment returned after payoff costs $25.00.`,
      ],
      [
        'Send certified funds or a title company check to the Payoff Department at the address above. Personal checks are not accepted. For your protection we do not print wire instructions on this quote: download them with your access code from our website or call Customer Care.',
      ],
      [
        'If the amount received is short, the check will be returned and interest will keep accruing. Overpayments and any escrow balance are refunded to the mortgagor within 20 business days.',
      ],
      [
        'Escrow disbursements for taxes or insurance that fall due before payoff will be made and will change the total. A late charge of 4.000% of the overdue payment applies if a payment is 15 days late.',
      ],
      [
        'We will send the release or reconveyance for recording within the time allowed by state law after the funds have cleared. The mortgagor’s mailing address for refunds must reach us in writing.',
      ],
    ];
    sheet.paragraph('Please read before you send funds', { bold: true, after: 4 });
    notes.forEach((note, i) => {
      sheet.text(left, sheet.y, `${i + 1}.`);
      sheet.paragraph(note, { indent: 18, after: 4, align: 'justify' });
    });
    sheet.y += 6;
    sheet.paragraph(
      prose`${p.lender} reserves the right to correct this quote for errors or for transactions not yet posted. This is an attempt to collect a debt; if you are in bankruptcy it is for information only.`,
      { size: 8, after: 10 },
    );
    sheet.ensure(88);
    sheet.raw
      .lineWidth(0.6)
      .dash(3, { space: 3 })
      .moveTo(left, sheet.y)
      .lineTo(left + width, sheet.y)
      .stroke()
      .undash();
    sheet.y += 6;
    sheet.paragraph('RETURN THIS COUPON WITH YOUR PAYMENT', { bold: true, size: 8, after: 4 });
    const coupon: readonly (readonly [string, Run | readonly Run[]])[] = [
      ['Loan no.', p.loanNumber],
      ['Name', borrowerNames(facts, ' / ')],
      ['Good through', day('payoff_good_through', p.goodThrough)],
      ['Payoff amount', usd('payoff_amount', p.amountCents)],
      ['Amount enclosed', '$ ____________________'],
    ];
    for (const [label, runs] of coupon) {
      sheet.text(left, sheet.y, label, { size: 8.5 });
      sheet.text(left + 90, sheet.y, runs, { size: 8.5 });
      sheet.y += 13;
    }
  },
};
