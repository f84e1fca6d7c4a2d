import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate, shortMonthDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-payoff-form',
  docType: 'payoff_statement',
  suits: (facts) => facts.salePriceCents === null,
  draw(open, facts, { random, signed }) {
    const p = facts.payoff;
    const left = 54;
    const right = 558;
    const sheet = open({
      margins: { top: 46, bottom: 50, left, right: 54 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9.5 },
      furniture: (page) => {
        page.text(left, 756, 'Form 316-P  Request and Reply (2 parts)', { size: 7 });
      },
    });
    sheet.paragraph('REQUEST FOR PAYOFF AND PAYOFF STATEMENT', { bold: true, size: 14, align: 'center', after: 10 });
    let y = sheet.y;
    const box = (x: number, w: number, h: number, label: string, runs: Run | readonly Run[]): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 2, label, { size: 6.5 });
      sheet.text(x + 6, y + 12, runs, { width: w - 10 });
    };
    const full = right - left;
    const a = facts.lender.address;
    sheet.rect(left, y, full, 14, { fill: '#e4e4e4', stroke: true });
    sheet.text(left + 4, y + 3, 'PART I – REQUEST (completed by the requesting party)', { bold: true, size: 8.5 });
    y += 14;
    box(left, full / 2, 52, '1. To (present lienholder)', [p.lender, '\nAttn: Payoffs']);
    box(
      left + full / 2,
      full / 2,
      52,
      '2. From (requesting lender)',
      prose`${v('lender_name', facts.lender.name)}\n${v('lender_address', `${a.street}\n${a.city}, ${a.state} ${a.zip}`, oneLine(a))}`,
    );
    y += 52;
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]);
    box(left, full * 0.64, 28, '3. Borrower(s)', names);
    box(left + full * 0.64, full * 0.36, 28, '4. Lienholder’s account', p.loanNumber);
    y += 28;
    box(left, full * 0.64, 28, '5. Property', v('property_address', oneLine(facts.property.address)));
    box(left + full * 0.64, full * 0.36, 28, '6. Requester’s loan no.', v('loan_number', facts.loanNumber));
    y += 28;
    box(
      left,
      full * 0.64,
      28,
      '7. Settlement agent / file',
      prose`${v('settlement_agent', facts.title.agent.name)}  /  ${v('settlement_file_number', facts.title.fileNumber)}`,
    );
    const d = facts.disclosure;
    box(
      left + full * 0.64,
      full * 0.36,
      28,
      '8. Planned closing',
      v('closing_date', numericDate(d.closingDate, '-'), d.closingDate),
    );
    y += 36;
    y =
      sheet.text(
        left,
        y,
        'I/We authorize the lienholder named above to furnish the information requested in Part II to the requesting lender and its settlement agent, and ask that any revolving account be closed upon payment.',
        {
          width: full,
          size: 8.5,
        },
      ) + 30;
    facts.borrowers.forEach((b, i) => {
      sheet.signature(left + i * 260, y, 220, { signed, label: b.signer });
      sheet.text(
        left + i * 260,
        y + 3,
        [v('borrower_name', b.name), b.kind === 'entity' ? ` by ${b.signer}, ${b.capacity ?? ''}` : ''],
        { size: 8, width: 240 },
      );
    });
    y += 30;
    sheet.rect(left, y, full, 14, { fill: '#e4e4e4', stroke: true });
    sheet.text(left + 4, y + 3, 'PART II – REPLY (completed by the present lienholder)', { bold: true, size: 8.5 });
    y += 14;
    const days = random.int(8, 29);
    const interest = days * p.perDiemCents;
    const penalty = random.chance(0.3) ? 25_000 : 0;
    const rows: [string, Run | readonly Run[]][] = [
      ['9.   Principal balance', `$ ${money(p.amountCents - interest - penalty - 3_000)}`],
      [`10. Accrued interest (${days} days)`, `$ ${money(interest)}`],
      ['11. Late charges', '$ 0.00'],
      ['12. Reconveyance / satisfaction fee', '$ 30.00'],
      ['13. Other (inspection, legal)', `$ ${money(penalty)}`],
      [
        '14. TOTAL PAYOFF (lines 9 to 13)',
        ['$ ', v('payoff_amount', money(p.amountCents), plainMoney(p.amountCents), true)],
      ],
      ['15. Payoff good thru', v('payoff_good_through', shortMonthDate(p.goodThrough), p.goodThrough)],
      [
        '16. Daily interest thereafter',
        ['$ ', v('payoff_per_diem', money(p.perDiemCents), plainMoney(p.perDiemCents))],
      ],
      ['17. Is the account current?', 'Yes'],
      [
        '18. Original amount / date of lien',
        `$ ${money(p.amountCents + 4_812_300)}  /  ${numericDate(addDays(p.goodThrough, -1_460))}`,
      ],
    ];
    for (const [label, runs] of rows) {
      sheet.rect(left, y, full, 18);
      sheet.vline(left + 300, y, y + 18);
      sheet.text(left + 6, y + 5, label);
      sheet.text(right - 8, y + 5, runs, { align: 'right' });
      y += 18;
    }
    y += 8;
    y = sheet.text(
      left,
      y,
      prose`Send funds to: Payoff Department at the lienholder’s main office. Checks of the settlement agent are accepted if drawn on a trust account. This reply is given without prejudice; the lienholder may correct clerical errors and may refuse to release its lien if the sum received is not enough. Figures are void after the date in line 15 unless the daily interest is added, and are void in any case 30 days after it.`,
      { width: full, size: 8, align: 'justify' },
    );
    y += 34;
    const who = random.pick(['L. Crane', 'Denise Okuda', 'P. Farrow']);
    sheet.signature(left, y, 220, { signed, label: who });
    sheet.text(left, y + 3, `${who}, for ${p.lender}`, { size: 8 });
    sheet.hline(400, y, 520);
    sheet.text(404, y - 11, numericDate(addDays(p.goodThrough, -10), '-'));
    sheet.text(400, y + 3, 'Date of reply', { size: 8 });
  },
};
