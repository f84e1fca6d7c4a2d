import { money, plainMoney } from '../core/amounts.ts';
import { addDays, addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-payoff-servicer',
  docType: 'payoff_statement',
  suits: (facts) => facts.salePriceCents === null,
  draw(open, facts, { random }) {
    const p = facts.payoff;
    const left = 48;
    const right = 564;
    const quote = addDays(p.goodThrough, -random.int(9, 16));
    const sheet = open({
      margins: { top: 40, bottom: 56, left, right: 48 },
      style: { font: 'franklin', size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 758, `PO-2210-${random.int(10, 99)}   ${p.loanNumber}`, { size: 7 });
        page.text(right, 758, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
      },
    });
    sheet.text(left, 40, p.lender, { bold: true, size: 14 });
    sheet.text(left, 58, `P.O. Box ${random.int(10000, 98000)}, Dayton, OH 45401-8${random.int(100, 999)}`, {
      size: 8,
    });
    sheet.text(right, 40, 'PAYOFF STATEMENT', { bold: true, size: 16, align: 'right' });
    sheet.text(right, 60, 'Customer Care 1-800-555-0142', { size: 8, align: 'right' });
    sheet.hline(left, 76, right, 1.5);
    const b = facts.borrowers[0]?.address ?? facts.property.address;
    const names = facts.borrowers.flatMap((x, i): Run[] => [
      i > 0 ? '\n' : '',
      v('borrower_name', x.name.toUpperCase(), x.name.toUpperCase()),
    ]);
    sheet.text(
      left + 10,
      92,
      [...names, '\n', v('borrower_address', `${b.street}\n${b.city}, ${b.state} ${b.zip}`, oneLine(b))],
      { size: 9.5 },
    );
    const info: [string, Run][] = [
      ['Statement date', numericDate(quote)],
      ['Loan number', p.loanNumber],
      ['Loan type', facts.loanClass === 'consumer' ? 'CONV RES' : 'COMML'],
      ['Interest paid to', numericDate(addMonths(p.goodThrough, -1))],
      ['Current interest rate', '5.25000%'],
      ['Next payment due', numericDate(addDays(p.goodThrough, 9))],
      ['Escrow balance', `$${money(random.int(40_000, 280_000))}`],
    ];
    sheet.rect(340, 88, right - 340, info.length * 14 + 6);
    info.forEach(([label, run], i) => {
      sheet.text(346, 93 + i * 14, label, { size: 8.5 });
      sheet.text(right - 6, 93 + i * 14, run, { size: 8.5, align: 'right' });
    });
    sheet.y = 204;
    for (const runs of paragraphs`
      ${bold('Property: ')}${v('property_address', oneLine(facts.property.address))}
      This statement reflects the amount needed to pay your loan in full as of the date shown. Figures may change if payments, disbursements or adjustments are posted after the statement date. Issued at the request of ${v('lender_name', facts.lender.name)}.
    `)
      sheet.paragraph(runs, { after: 10 });
    const days = 30;
    const interest = days * p.perDiemCents;
    const late = 5_215;
    const recording = 3_800;
    const fax = 1_000;
    const principal = p.amountCents - interest - late - recording - fax;
    let y = sheet.y;
    sheet.rect(left, y, right - left, 16, { fill: '#dde6dd' });
    sheet.text(left + 6, y + 4, 'Description', { bold: true });
    sheet.text(right - 6, y + 4, 'Amount', { bold: true, align: 'right' });
    y += 20;
    const rows: [string, number][] = [
      ['Unpaid principal balance', principal],
      [`Interest from ${numericDate(addDays(p.goodThrough, -30))} to ${numericDate(p.goodThrough)}`, interest],
      ['Unpaid late charges', late],
      ['Escrow / impound overdraft', 0],
      ['County recording fee', recording],
      ['Fax / expedite fee', fax],
      ['Mortgage insurance premium due', 0],
      ['Less: unapplied funds', 0],
    ];
    for (const [label, c] of rows) {
      sheet.text(left + 6, y, label);
      sheet.text(right - 6, y, money(c), { align: 'right' });
      sheet.hline(left, y + 12, right, 0.25);
      y += 15;
    }
    sheet.rect(left, y, right - left, 22, { stroke: true, thickness: 1.2 });
    sheet.text(
      left + 6,
      y + 6,
      [
        bold('Total Amount Due to Pay Loan in Full  –  good through '),
        v('payoff_good_through', numericDate(p.goodThrough), p.goodThrough, true),
      ],
      { size: 10 },
    );
    sheet.text(right - 6, y + 6, ['$', v('payoff_amount', money(p.amountCents), plainMoney(p.amountCents))], {
      bold: true,
      size: 10,
      align: 'right',
    });
    y += 28;
    sheet.text(left + 6, y, 'Per diem interest after that date');
    sheet.text(right - 6, y, ['$', v('payoff_per_diem', money(p.perDiemCents), plainMoney(p.perDiemCents))], {
      align: 'right',
    });
    sheet.y = y + 24;
    const notes = [
      'Payoff funds must be received by 3:00 p.m. Central Time. Funds received later, on a weekend or on a holiday are credited the next business day and interest accrues to that day.',
      'Remit by wire (instructions are furnished on a separate page and are never changed by e-mail) or by certified funds payable to the servicer. Write the nine-digit loan number on every remittance. Funds that are short will be returned and interest will continue to accrue.',
      'Please continue to make regular payments. If automatic drafts are active, they will not stop until three business days after payoff funds have posted; any overage is refunded within 20 days.',
      'Escrow disbursements will be made as they come due until the loan is paid. If we pay taxes or insurance before your funds arrive, the escrow advance will be added to the total.',
      'After payoff we will record a release of lien with the county. The recording fee shown above is an estimate by the county and is not refundable. Year-end interest statements are mailed in January to the address on file; tell us of a change of address below.',
      'We are a debt collector. If you are in bankruptcy or were discharged of this debt, this statement is for information only and is no attempt to collect a debt against you personally.',
    ];
    sheet.paragraph('IMPORTANT INFORMATION ABOUT YOUR PAYOFF', { bold: true, after: 4 });
    notes.forEach((note, i) => {
      sheet.paragraph(`${i + 1}.  ${note}`, { size: 8.2, after: 4 });
    });
    sheet.y += 8;
    sheet.ensure(90);
    for (let x = left; x < right - 6; x += 10) sheet.hline(x, sheet.y, x + 5, 0.6);
    sheet.y += 8;
    sheet.paragraph('Detach and return with your remittance', { size: 7.5, align: 'center', after: 6 });
    y = sheet.y;
    sheet.text(left, y, ['Loan ', p.loanNumber]);
    sheet.text(220, y, 'New mailing address: ____________________________________________');
    sheet.text(left, y + 18, ['Total due $', v('payoff_amount', money(p.amountCents), plainMoney(p.amountCents))]);
    sheet.text(220, y + 18, 'Amount enclosed: $ ____________________');
  },
};
