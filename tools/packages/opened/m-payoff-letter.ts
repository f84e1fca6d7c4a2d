import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-payoff-letter',
  docType: 'payoff_statement',
  suits: (facts) => facts.salePriceCents === null,
  draw(open, facts, { random, signed }) {
    const p = facts.payoff;
    const sheet = open({
      margins: { top: 60, bottom: 66, left: 80, right: 80 },
      style: { font: random.pick(['serif', 'typewriter'] as const), size: 10.5 },
      furniture: (page, pageNo, pageCount) => {
        if (pageCount > 1) page.text(532, 744, `${pageNo} of ${pageCount}`, { size: 8, align: 'right' });
        page.text(80, 744, 'Member FDIC     Equal Housing Lender', { size: 8 });
      },
    });
    sheet.paragraph(p.lender.toUpperCase(), { size: 15, bold: true, after: 0 });
    sheet.paragraph(`Loan Servicing Department\nPost Office Box ${random.int(100, 9800)}`, { size: 9, after: 16 });
    sheet.paragraph(longDate(addDays(p.goodThrough, -random.int(8, 15))), { after: 12 });
    const toLender = random.chance(0.5);
    const a = facts.lender.address;
    sheet.paragraph(
      toLender
        ? prose`${v('lender_name', facts.lender.name)}\n${v('lender_address', `${a.street}\n${a.city}, ${a.state} ${a.zip}`, oneLine(a))}`
        : prose`${v('settlement_agent', facts.title.agent.name)}\n${facts.title.agent.address.street}\n${facts.title.agent.address.city}, ${facts.title.agent.address.state} ${facts.title.agent.address.zip}`,
      { after: 12 },
    );
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]);
    const y = sheet.y;
    sheet.text(80, y, 'RE:');
    sheet.y = sheet.text(
      116,
      y,
      prose`PAYOFF LETTER\nOur customer: ${names}\nOur account ending in ${p.loanNumber.slice(-4)}\nSecured by: ${v('property_address', oneLine(facts.property.address))}`,
      { width: 410, bold: true },
    );
    sheet.y += 12;
    sheet.paragraph('Ladies and Gentlemen:');
    const days = random.int(12, 28);
    const interest = p.perDiemCents * days;
    const fee = 4_500;
    const principal = p.amountCents - interest - fee;
    for (const runs of paragraphs`
      You have asked what is needed to pay the above loan in full. Provided that collected funds are in our hands on or before 2:00 p.m. on ${v('payoff_good_through', longDate(p.goodThrough), p.goodThrough)}, the sum of $${v('payoff_amount', money(p.amountCents), plainMoney(p.amountCents))} will satisfy the debt. That figure is made up of unpaid principal of $${money(principal)}, interest of $${money(interest)} and a release preparation fee of $${money(fee)}. After that day, add $${v('payoff_per_diem', money(p.perDiemCents), plainMoney(p.perDiemCents))} for each day until we are paid. A payment that falls due before then must still be made on time.
      These figures assume that every check credited to the account is honored and that no further advance is made. Should an item be returned, or taxes or insurance be advanced, the amount will be larger, and we reserve the right to ask for the difference before our lien is released, whether or not the error was ours. A late charge of $38.50 will be assessed if the regular installment is not received by the ${ordinal(16)} of the month.
      Funds should be sent by cashier’s check or by wire under the separate sheet of instructions enclosed, marked with the name of our customer. Personal checks will be held for ten business days. Upon receipt of the full sum we will prepare a satisfaction of our mortgage and send it for recording within thirty days. The insurance agent and the taxing authority should be told of the change by you. The escrow account, with a present balance of $1,284.16, is not applied to the payoff and will be refunded to our customer at the last known address.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.paragraph(
      prose`${bold('No new advances. ')}By requesting this letter our customer asks that any line of credit secured by the same property be closed to further draws.`,
      { align: 'justify', after: 14 },
    );
    sheet.ensure(90);
    sheet.paragraph('Sincerely,', { after: 36 });
    const who = random.pick(['Rosalind Pike', 'Alan T. Mercer']);
    sheet.signature(80, sheet.y, 190, { signed, label: who });
    sheet.y += 4;
    sheet.paragraph(`${who}\nPayoff Specialist\n${p.lender}`);
  },
};
