import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate, shortMonthDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-note-credit-union',
  docType: 'promissory_note',
  suits: (facts) => facts.lender.name.includes('Credit Union') && facts.product !== 'sba',
  draw(open, facts, { random, signed }) {
    const { lender, index } = facts;
    const [first] = facts.borrowers;
    if (first === undefined) return;
    const business = facts.loanClass === 'business';
    const member = `${random.int(10000, 99999)}-${random.pick(['L01', 'S10', '0070'])}`;
    const sheet = open({
      margins: { top: 44, bottom: 56, left: 50, right: 50 },
      style: { font: 'franklin', size: 9.5, leading: 1.35 },
      furniture: (page, pageNo, pageCount) => {
        page.rect(50, page.height - 46, 512, 0.8, { fill: '#2a6f62', stroke: false });
        page.text(
          50,
          page.height - 42,
          [
            lender.name,
            '  |  Federally insured by NCUA  |  Acct. ',
            member,
            '  |  Loan ID ',
            v('loan_number', facts.loanNumber),
          ].map((run, i) => (i === 0 ? v('lender_name', lender.name) : run)),
          { size: 7 },
        );
        page.text(50, page.height - 42, `Pg ${pageNo} of ${pageCount}`, { size: 7, width: 512, align: 'right' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const pct = (field: string, value: number): Run => v(field, `${rate(value)}%`, plainRate(value));
    const day = (field: string, iso: string): Run => v(field, numericDate(iso), iso);
    sheet.rect(50, 44, 512, 34, { fill: '#2a6f62', stroke: false });
    sheet.text(60, 50, [v('lender_name', lender.name)], { size: 13, bold: true, colour: 'white' });
    sheet.text(60, 66, [v('lender_address', oneLine(lender.address))], { size: 7.5, colour: 'white' });
    sheet.text(300, 54, business ? 'MEMBER BUSINESS PROMISSORY NOTE' : 'PROMISSORY NOTE', {
      size: 11,
      bold: true,
      colour: 'white',
      width: 252,
      align: 'right',
    });
    let y = 88;
    const cell = (x: number, w: number, label: string, runs: Run[], h = 28): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 4, y + 3, label, { size: 6.5, colour: '#2a6f62', bold: true });
      sheet.text(x + 4, y + 13, runs, { size: 9.5, width: w - 8 });
    };
    cell(50, 112, 'MEMBER NUMBER', [member]);
    cell(162, 130, 'LOAN ID', [v('loan_number', facts.loanNumber)]);
    cell(292, 130, 'NOTE DATE', [day('note_date', facts.noteDate)]);
    cell(422, 140, 'FINAL DUE DATE', [day('maturity_date', facts.maturityDate)]);
    y += 28;
    const names: Run[] = [];
    facts.borrowers.forEach((party, i) => {
      names.push(...(i > 0 ? [' and '] : []), v('borrower_name', party.name));
    });
    cell(50, 242, business ? 'BORROWER (MEMBER)' : 'BORROWER(S)', names);
    cell(292, 270, 'ADDRESS', [v('borrower_address', oneLine(first.address))]);
    y += 28;
    cell(50, 112, 'AMOUNT OF LOAN', [cash('principal_amount', facts.principalCents)]);
    cell(
      162,
      130,
      index === null ? 'INTEREST RATE' : 'BEGINNING INTEREST RATE',
      prose`${pct('interest_rate', facts.rate)} ${v('rate_type', index === null ? 'Fixed' : 'Variable', facts.rateType)}`,
    );
    cell(292, 130, 'TERM', [v('term_months', `${facts.termMonths} months`, `${facts.termMonths}`)]);
    cell(422, 140, 'AMORTIZED OVER', [
      v('amortization_months', `${facts.amortizationMonths} months`, `${facts.amortizationMonths}`),
    ]);
    sheet.y = y + 40;
    const h = (text: string): void => {
      sheet.ensure(46);
      sheet.paragraph(text, { bold: true, size: 10, colour: '#2a6f62', after: 2 });
    };
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { after: 7 });
    p(
      'In this Note, “you” and “your” mean each person or entity who signs as borrower. “We,” “us” and “Credit Union” mean the credit union named above and anyone to whom it transfers this Note.',
    );
    h('Your promise');
    p(
      ...prose`You promise to repay ${v('principal_words', amountInWords(facts.principalCents))} dollars (${cash('principal_amount', facts.principalCents)}) to us, with interest on what you have not yet repaid, until the loan is paid in full.`,
    );
    h('How your payments work');
    sheet.ensure(70);
    y = sheet.y;
    const columns = [50, 150, 290, 420, 562];
    const lines: Run[][][] = [
      [['Number of payments'], ['Amount of each'], ['How often'], ['First / due on']],
      [
        [v('number_of_payments', `${facts.numberOfPayments}`)],
        [cash('payment_amount', facts.paymentCents)],
        [v('payment_frequency', 'Monthly', 'monthly')],
        [day('first_payment_date', facts.firstPaymentDate)],
      ],
    ];
    if (facts.balloonCents !== null)
      lines.push([
        ['1 (balloon)'],
        [cash('balloon_amount', facts.balloonCents)],
        ['Once'],
        [day('maturity_date', facts.maturityDate)],
      ]);
    lines.forEach((row, r) => {
      if (r === 0) sheet.rect(50, y, 512, 15, { fill: '#dfeeea', stroke: false });
      row.forEach((runs, c) => {
        sheet.text((columns[c] ?? 50) + 5, y + 3, runs, { bold: r === 0, size: 8.5 });
      });
      sheet.rect(50, y, 512, 15, { thickness: 0.4 });
      y += 15;
    });
    sheet.y = y + 10;
    h('Interest');
    if (index === null)
      p('Your rate is ', v('rate_type', 'fixed'), ' and will not change during the term of the ' + 'loan.');
    else
      p(
        ...prose`Your rate is ${v('rate_type', 'variable')}. It is based on the ${v('rate_index', index.name)} (the “Index”). We add a margin of ${pct('rate_margin', index.margin)} to the Index. The rate may change each ${v('rate_change_frequency', index.frequency)}, starting ${day('first_rate_change_date', index.firstChange)}. It will never be less than ${pct('rate_floor', index.floor)} or more than ${pct('rate_ceiling', index.ceiling)}.`,
      );
    const basis: Record<typeof facts.dayCount, Run[]> = {
      '30/360': prose`We treat ${v('day_count', 'each month as 30 days and each year as 360 days', '30/360')} when we figure interest.`,
      'act/360': prose`We figure interest each day by multiplying the balance by the rate and ${v('day_count', 'dividing by 360, for the actual number of days', 'act/360')} outstanding.`,
      'act/365': prose`Interest accrues daily: balance times rate ${v('day_count', 'divided by 365, for the actual ' + 'number of days', 'act/365')} outstanding.`,
    };
    p(
      ...prose`${basis[facts.dayCount]} If you default we may raise the rate to ${pct('default_rate', facts.defaultRate)} until the default is cured.`,
    );
    h('Paying late, paying early');
    p(
      ...prose`A payment more than ${v('grace_days', `${facts.graceDays}`)} days late is charged ${pct('late_charge_percent', facts.lateChargePercent)} of the payment. A returned payment costs $29.00. ${facts.prepaymentPenalty ? prose`If you pay the loan off within five years, ${v('prepayment_penalty', 'you will pay a prepayment fee', 'true')} of 2% of the balance.` : prose`You may pay early at any time; there is ${v('prepayment_penalty', 'no prepayment penalty', 'false')}.`}`,
    );
    h('Security');
    p(
      ...prose`This loan is secured by ${business ? prose`${v('collateral_description', facts.collateral)} and by ` : ''}a lien on the property at ${v('property_address', oneLine(facts.property.address))}. You also pledge all your shares and deposits with us, present and future, except IRA and Keogh accounts. Collateral that secures other loans you have with us may also secure this one.`,
    );
    h('Purpose');
    p(
      ...prose`${v('loan_purpose', facts.approval.purpose)}. ${business ? 'You confirm that this is a ' : `You confirm that this is a `}${v('loan_class', business ? 'commercial loan' : 'consumer loan', facts.loanClass)}.`,
    );
    if (facts.renewalOf !== null)
      p('This Note renews Loan ID ', v('renewal_of', facts.renewalOf), ' and is not a payment of it.');
    const texts: [string, string][] = [
      [
        'Default',
        'You are in default if you do not pay on time; if you break a promise made in this Note, in the security papers or in any other loan you have with us; if you die, end your business, become insolvent or file for bankruptcy; if you gave us false or misleading information; or if something happens that we reasonably believe endangers the collateral or your ability to repay.',
      ],
      [
        'What we may do',
        'On default we may require the whole balance at once without giving you advance notice, unless the law requires it. We may apply your shares to what you owe and use every other right we have. You will pay our costs of collection, including reasonable attorneys’ fees and court costs, as the law permits.',
      ],
      [
        'Statutory lien',
        'Under federal and state law we may have a statutory lien on your shares and dividends. If you are in default we can apply the balance of those accounts to what you owe without further notice to you.',
      ],
      [
        'Insurance and taxes',
        'You agree to keep the collateral insured for at least its replacement cost with a deductible not over $5,000.00, and to pay the taxes on it. If you do not, we may do so and add the cost to your balance.',
      ],
      [
        'Information',
        'You will tell us promptly of a change of name, address or ownership. We may obtain credit reports and ask for financial statements while the loan is open.',
      ],
      [
        'Other terms',
        'We may delay enforcing our rights without losing them. Anyone who signs is responsible for the full amount, together or alone. You waive presentment, demand and notice of dishonor. Federal law and the law of the state of our main office govern this Note. You have read it and received a copy.',
      ],
    ];
    for (const [title, body] of texts) {
      h(title);
      p(body);
    }
    sheet.ensure(40 + facts.borrowers.length * 62);
    sheet.rect(50, sheet.y, 512, 15, { fill: '#dfeeea', stroke: false });
    sheet.text(54, sheet.y + 3, 'SIGNATURES – CAUTION: READ BEFORE YOU SIGN', { bold: true });
    sheet.y += 22;
    for (const party of facts.borrowers) {
      sheet.text(50, sheet.y, 'BORROWER', { size: 6.5, colour: '#2a6f62' });
      sheet.text(50, sheet.y + 8, [v('borrower_name', party.name, party.name, true)]);
      const at = sheet.y + 46;
      sheet.signature(50, at, 240, { signed, label: party.signer, field: 'note_signed' });
      sheet.text(
        50,
        at + 2,
        party.kind === 'entity' ? `Signature of ${party.signer}, ${party.capacity ?? ''}` : 'Signature',
        { size: 7.5 },
      );
      if (signed) sheet.text(340, at - 11, [v('note_signature_date', shortMonthDate(facts.noteDate), facts.noteDate)]);
      sheet.hline(330, at, 430);
      sheet.text(330, at + 2, 'Date', { size: 7.5 });
      sheet.y = at + 16;
    }
  },
};
