import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-note-vendor-box',
  docType: 'promissory_note',
  suits: (facts) => facts.product !== 'sba',
  draw(open, facts, { random, signed }) {
    const { lender, index, approval } = facts;
    const [first] = facts.borrowers;
    if (first === undefined) return;
    const sheet = open({
      margins: { top: 40, bottom: 58, left: 42, right: 42 },
      style: { font: 'sans', size: 9.5, align: 'justify' },
      furniture: (page, pageNo, pageCount) => {
        page.hline(42, page.height - 46, 570, 0.4);
        page.text(42, page.height - 42, 'FORM CP-NOTE-114 (Rev. 7/22)   Copyright Compendium Forms Group, Inc.', {
          size: 6.5,
        });
        page.text(470, page.height - 42, `(page ${pageNo} of ${pageCount})`, { size: 6.5, width: 100, align: 'right' });
      },
    });
    const date = (field: string, iso: string, style: 'n' | 'l' = 'l'): Run =>
      v(field, style === 'n' ? numericDate(iso, '-') : longDate(iso), iso);
    const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
    const place = (field: string, at: typeof lender.address): Run =>
      v(field, `${at.street}\n${at.city}, ${at.state} ${at.zip}`, oneLine(at));
    const top = 40;
    const height = 104;
    sheet.rect(42, top, 528, height, { thickness: 1 });
    sheet.vline(218, top, top + height);
    sheet.vline(394, top, top + height);
    const label = { size: 6.5, align: 'left' } as const;
    const left = { align: 'left', size: 9, width: 168 } as const;
    sheet.text(46, top + 4, 'BORROWER’S NAME AND ADDRESS', label);
    const names: Run[] = [];
    facts.borrowers.forEach((party) => {
      names.push(v('borrower_name', party.name), '\n');
    });
    sheet.text(46, top + 16, [...names, place('borrower_address', first.address)], left);
    sheet.text(46, top + height - 10, '“I” means each borrower above, jointly and severally.', label);
    sheet.text(222, top + 4, 'LENDER’S NAME AND ADDRESS', label);
    sheet.text(222, top + 16, [v('lender_name', lender.name), '\n', place('lender_address', lender.address)], left);
    sheet.text(222, top + height - 10, '“You” means the lender, its successors and assigns.', label);
    const rows: [string, Run][] = [
      ['Loan Number', v('loan_number', facts.loanNumber)],
      ['Date', date('note_date', facts.noteDate, 'n')],
      ['Maturity Date', date('maturity_date', facts.maturityDate, 'n')],
      ['Loan Amount $', cash('principal_amount', facts.principalCents)],
      ['Renewal Of', facts.renewalOf === null ? '' : v('renewal_of', facts.renewalOf)],
      ['Officer / Branch', v('loan_officer', approval.officer)],
    ];
    rows.forEach(([name, value], i) => {
      const y = top + 4 + i * 16.6;
      sheet.text(398, y + 1, name, { size: 7.5, align: 'left' });
      sheet.text(464, y, value, { size: 9, align: 'left', bold: true });
      if (i > 0) sheet.hline(394, y - 3, 570, 0.3);
    });
    sheet.y = top + height + 10;
    sheet.paragraph('UNIVERSAL NOTE', { size: 14, bold: true, align: 'center', after: 8 });
    sheet.paragraph(
      prose`For value received, I promise to pay to you, or your order, at your address listed above the ${bold('PRINCIPAL')} sum of ${v('principal_words', amountInWords(facts.principalCents, 'no').toUpperCase())} Dollars $${cash('principal_amount', facts.principalCents)}.`,
    );
    const mark = (marked: boolean, text: Run[], name: string): void => {
      sheet.ensure(30);
      sheet.checkbox(48, sheet.y, { marked, label: name, size: 8 });
      sheet.paragraph(text, { indent: 22, after: 4 });
    };
    mark(
      true,
      prose`${bold('Single Advance: ')}I will receive all of this principal sum on ${date('disbursement_date', facts.disclosure.disbursementDate)}. No additional advances are contemplated under this note.`,
      'Single Advance',
    );
    mark(
      false,
      prose`${bold('Multiple Advance: ')}The principal sum shown above is the maximum amount of principal I can borrow under this note.`,
      'Multiple Advance',
    );
    sheet.paragraph(
      prose`${bold('INTEREST: ')}I agree to pay interest on the outstanding principal balance from ${longDate(facts.noteDate)} at the rate of ${v('interest_rate', rate(facts.rate), plainRate(facts.rate))}${index === null ? '% per year until maturity or paid in full.' : '% per year until the first change date.'}`,
      { after: 4 },
    );
    mark(
      index !== null,
      index === null
        ? [bold('Variable Rate: '), 'This rate may then change as stated below.']
        : prose`${bold('Variable Rate: ')}${v('rate_type', 'This rate may then change', 'variable')} as stated below. ${bold('Index Rate: ')}The future rate will be ${v('rate_margin', rate(index.margin), plainRate(index.margin))} percentage points above the following index rate: ${v('rate_index', index.name)}. ${bold('Frequency and Timing: ')}The rate on this note may change as often as every ${v('rate_change_frequency', index.frequency)} beginning ${date('first_rate_change_date', index.firstChange)}. ${bold('Limitations: ')}The rate will not at any time be higher than ${v('rate_ceiling', rate(index.ceiling), plainRate(index.ceiling))}% or lower than ${v('rate_floor', rate(index.floor), plainRate(index.floor))}%.`,
      'Variable Rate',
    );
    const counts = { '30/360': ['30/360', ''], 'act/360': ['actual/360', ''], 'act/365': ['actual/365', ''] } as const;
    sheet.paragraph(
      prose`${bold('ACCRUAL METHOD: ')}Interest will be calculated on a ${v('day_count', counts[facts.dayCount][0], facts.dayCount)} basis. ${bold('POST MATURITY RATE: ')}I agree to pay interest on the unpaid balance of this note owing after maturity or default at a rate equal to ${v('default_rate', rate(facts.defaultRate), plainRate(facts.defaultRate))}%.`,
    );
    mark(
      true,
      prose`${bold('LATE CHARGE: ')}If a payment is made more than ${v('grace_days', `${facts.graceDays}`)} days after it is due, I agree to pay a late charge of ${v('late_charge_percent', `${rate(facts.lateChargePercent)}%`, plainRate(facts.lateChargePercent))} of the late payment.`,
      'Late Charge',
    );
    mark(
      false,
      prose`${bold('RETURNED CHECK: ')}In addition to interest I agree to pay a charge of $30.00 for each dishonored instrument, which is not included in the principal amount above.`,
      'Returned check',
    );
    const schedule: Run[] = prose`${bold('PAYMENTS: ')}I agree to pay this note as follows: ${v('number_of_payments', `${facts.numberOfPayments}`)} ${v('payment_frequency', 'monthly')} payments of $${cash('payment_amount', facts.paymentCents)} beginning ${date('first_payment_date', facts.firstPaymentDate, 'n')}`;
    sheet.paragraph(
      facts.balloonCents === null
        ? prose`${schedule}, with the final payment of all unpaid principal and interest due on ${date('maturity_date', facts.maturityDate, 'n')}.`
        : prose`${schedule} and one balloon payment of $${cash('balloon_amount', facts.balloonCents)} on ${date('maturity_date', facts.maturityDate, 'n')}.`,
    );
    for (const runs of paragraphs`
      ${bold('PREPAYMENT: ')}${facts.prepaymentPenalty ? prose`${v('prepayment_penalty', 'I may be charged a prepayment penalty', 'true')} if I pay this note in full within the first thirty-six months, computed as shown in the separate agreement between us.` : prose`I may prepay this note in whole or in part at any time ${v('prepayment_penalty', 'without penalty', 'false')}. Any partial prepayment will not excuse any later scheduled payments until this note is paid in full.`}
      ${bold('PURPOSE: ')}The purpose of this loan is ${v('loan_purpose', approval.purpose)}. This is a ${v('loan_class', facts.loanClass === 'business' ? 'business purpose' : 'consumer purpose', facts.loanClass)} loan.
    `)
      sheet.paragraph(runs);
    if (random.chance(0.7))
      sheet.paragraph(
        prose`${bold('SECURITY: ')}This note is separately secured by a security instrument on real property at ${v('property_address', oneLine(facts.property.address))}, dated the date of this note.`,
      );
    sheet.paragraph('ADDITIONAL TERMS OF THE NOTE', { bold: true, align: 'center' });
    const terms: [string, string][] = [
      [
        'DEFINITIONS',
        'As used on page 1, “X” means the terms that apply to this loan. “I,” “me” or “my” means each borrower who signs this note and each other person or legal entity, including guarantors, endorsers and sureties, who agrees to pay this note. “You” or “your” means the lender and its successors and assigns.',
      ],
      [
        'APPLICABLE LAW',
        'The law of the state in which you are located will govern this note. Any term of this note which is contrary to applicable law will not be effective, unless the law permits you and me to agree to such a variation. If any provision of this agreement cannot be enforced according to its terms, this fact will not affect the enforceability of the remainder.',
      ],
      [
        'COMMISSIONS OR OTHER REMUNERATION',
        'I understand and agree that any insurance premiums paid to insurance companies as part of this note will involve money retained by you or paid back to you as commissions or other remuneration.',
      ],
      [
        'PAYMENTS',
        'Each payment I make on this note will first reduce the amount I owe you for charges which are neither interest nor principal. The remainder of each payment will then reduce accrued unpaid interest, and then unpaid principal. If you and I agree to a different application of payments, we will describe our agreement on this note.',
      ],
      [
        'SET-OFF',
        'I agree that you may set off any amount due and payable under this note against any right I have to receive money from you. This right does not apply to individual retirement accounts or where my rights arise only in a representative capacity.',
      ],
      [
        'DEFAULT',
        'I will be in default if any one or more of the following occur: (1) I fail to make a payment on time or in the amount due; (2) I fail to keep the property insured, if required; (3) I fail to pay, or keep any promise, on any debt or agreement I have with you; (4) any other creditor of mine attempts to collect any debt I owe through court proceedings; (5) I die, am declared incompetent, or make an assignment for the benefit of creditors; (6) I make any written statement or provide any financial information that is untrue or inaccurate.',
      ],
      [
        'REMEDIES',
        'If I am in default on this note you have, but are not limited to, the following remedies: you may demand immediate payment of all I owe you under this note; you may set off this debt against any right I have to the payment of money from you; you may demand security, additional security, or additional parties to be obligated to pay this note as a condition for not using any other remedy; and you may refuse to make advances to me.',
      ],
      [
        'COLLECTION COSTS AND ATTORNEY’S FEES',
        'I agree to pay all costs of collection, replevin or any other or similar type of cost if I am in default, together with a reasonable fee for your attorney not exceeding 15% of the unpaid debt where permitted by law.',
      ],
      [
        'WAIVER',
        'I give up my rights to require you to do certain things. I will not require you to demand payment of amounts due (presentment), obtain official certification of nonpayment (protest), or give notice that amounts due have not been paid (notice of dishonor).',
      ],
      [
        'FINANCIAL INFORMATION',
        'I agree to provide you, upon request, any financial statement or information you may deem necessary. I warrant that the financial statements and information I provide to you are or will be accurate, correct and complete.',
      ],
    ];
    for (const [head, body] of terms) sheet.paragraph([bold(`${head}: `), body], { size: 9.5 });
    sheet.ensure(70 + facts.borrowers.length * 66);
    sheet.paragraph(
      prose`${bold('SIGNATURES: ')}I AGREE TO THE TERMS OF THIS NOTE (INCLUDING THOSE ON ALL PAGES). I have received a copy on today’s date.`,
      { after: 12 },
    );
    for (const party of facts.borrowers) {
      if (party.kind === 'entity')
        sheet.paragraph([v('borrower_name', party.name, party.name, true)], { after: 2, align: 'left' });
      const y = sheet.y + 34;
      sheet.text(42, y - 8, party.kind === 'entity' ? 'By:' : 'X', { align: 'left' });
      sheet.signature(60, y, 230, { signed, label: party.signer, field: 'note_signed' });
      sheet.text(
        60,
        y + 3,
        party.kind === 'entity' ? `${party.signer}, ${party.capacity ?? ''}` : [v('borrower_name', party.name)],
        { align: 'left' },
      );
      sheet.text(
        330,
        y - 8,
        signed ? ['Date  ', v('note_signature_date', numericDate(facts.noteDate), facts.noteDate)] : 'Date',
        { align: 'left' },
      );
      sheet.hline(352, y, 440);
      sheet.y = y + 22;
    }
  },
};
