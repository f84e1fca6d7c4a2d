import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const whole = (cents: number): string => money(cents).replace(/\.00$/, '');

export const layout: Layout = {
  id: 'u-insurance-agreement',
  docType: 'agreement_to_provide_insurance',
  draw(open, facts, { random, signed }) {
    const left = 46;
    const right = 566;
    const full = right - left;
    const { hazard, property, lender } = facts;
    const borrower = facts.borrowers[0] ?? lender;
    const sheet = open({
      margins: { top: 36, bottom: 44, left, right: 46 },
      style: { font: random.pick(['sans', 'serif', 'condensed'] as const), size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 754, 'Agreement to Provide Insurance   AGTPI (3/2019)', { size: 7 });
        page.text(left, 754, 'Initials ________', { size: 7, width: full, align: 'center' });
        page.text(right, 754, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
      },
    });
    sheet.paragraph('AGREEMENT TO PROVIDE INSURANCE', { bold: true, size: 14, align: 'center', after: 8 });
    let y = sheet.y;
    const strip: readonly (readonly [string, Run | readonly Run[]])[] = [
      ['LOAN NUMBER', v('loan_number', facts.loanNumber)],
      ['NOTE DATE', v('note_date', numericDate(facts.noteDate), facts.noteDate)],
      ['PRINCIPAL AMOUNT', ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))]],
      ['MATURITY DATE', v('maturity_date', numericDate(facts.maturityDate), facts.maturityDate)],
      ['OFFICER', v('loan_officer', facts.approval.officer)],
    ];
    const w = full / strip.length;
    sheet.rect(left, y, full, 28);
    strip.forEach(([label, runs], i) => {
      if (i > 0) sheet.vline(left + i * w, y, y + 28);
      sheet.text(left + i * w, y + 3, label, { size: 6.5, bold: true, width: w, align: 'center' });
      sheet.text(left + i * w, y + 14, runs, { width: w, align: 'center' });
    });
    y += 28;
    sheet.rect(left, y, full, 62);
    sheet.vline(left + full / 2, y, y + 62);
    const party = (x: number, title: string, names: readonly Run[], field: string, at: typeof lender.address): void => {
      sheet.text(x + 5, y + 4, title, { size: 7, bold: true });
      sheet.text(
        x + 5,
        y + 15,
        [...names, '\n', v(field, `${at.street}\n${at.city}, ${at.state} ${at.zip}`, oneLine(at))],
        { width: full / 2 - 10 },
      );
    };
    party(
      left,
      'BORROWER / OWNER INFORMATION',
      facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? '\n' : '', v('borrower_name', b.name)]),
      'borrower_address',
      borrower.address,
    );
    party(left + full / 2, 'LENDER INFORMATION', [v('lender_name', lender.name)], 'lender_address', lender.address);
    sheet.y = y + 70;
    for (const runs of paragraphs`
      In this Agreement, “you” and “your” mean each person who signs below as Borrower or Owner, and “we,” “us” and “our” mean the Lender. You have granted us a security interest in the property described below (the “Property”) to secure a loan made under a promissory note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}. You understand that insurance on the Property is required at all times until the loan is paid in full.
      ${bold('PROPERTY. ')}The Property consists of real estate and improvements located at ${v('property_address', oneLine(property.address))}, in ${v('property_county', property.county)} County.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.paragraph('REQUIRED COVERAGE. You agree to obtain and keep in force the coverage checked:', {
      bold: true,
      after: 5,
    });
    const late = addDays(facts.noteDate, random.pick([0, 10]));
    const rows: [boolean, string, readonly Run[]][] = [
      [
        true,
        'Property (fire and extended coverage)',
        [
          'Special causes of loss, for the full insurable value on a replacement cost basis; deductible not to exceed $10,000.00.',
        ],
      ],
      [
        facts.flood.inHazardArea,
        'Flood',
        [
          'The lesser of the loan balance, the insurable value, and the maximum available under the National Flood Insurance Program.',
        ],
      ],
      [
        facts.loanClass === 'business',
        'Commercial general liability',
        ['Not less than $1,000,000.00 each occurrence and $2,000,000.00 aggregate, naming us as additional insured.'],
      ],
      [false, 'Vehicle (comprehensive and collision)', ['Actual cash value; deductible not to exceed $1,000.00.']],
      [false, 'Builder’s risk', ['Completed value form.']],
    ];
    for (const [marked, label, runs] of rows) {
      sheet.checkbox(left + 8, sheet.y, { marked, label, size: 9 });
      sheet.paragraph([bold(`${label}. `), ...runs], { indent: 24, after: 4 });
    }
    sheet.y += 4;
    sheet.paragraph(
      prose`${bold('MORTGAGEE CLAUSE. ')}Each policy on the Property must contain a standard mortgagee or lender’s loss payable endorsement reading as follows:`,
      { after: 4 },
    );
    sheet.paragraph(
      prose`${v('mortgagee_name', lender.name)}, its successors and/or assigns\n${v('lender_address', oneLine(lender.address))}`,
      { indent: 60, after: 7 },
    );
    for (const runs of paragraphs`
      ${bold('INSURANCE COMPANY AND NOTICE. ')}You may choose any insurance company or agent reasonably acceptable to us. Our decision to make this loan will not be affected by your choice. The policy must provide that it will not be cancelled or diminished without at least thirty (30) days’ prior written notice to us (ten (10) days for nonpayment of premium).
      ${bold('EVIDENCE OF INSURANCE. ')}You will deliver the policy, or evidence of it with proof that the premium for one year has been paid, to us no later than ${longDate(late)}.
      ${bold('FAILURE TO PROVIDE INSURANCE. ')}If you do not provide the required insurance, or if it lapses, we may, after any notice required by law, buy insurance at your expense. That insurance may protect only our interest, may cost considerably more than insurance you could buy, and need not cover your equity, your belongings or your liability to others. The cost, with interest at the rate that applies to the loan, is payable on demand and is secured by the Property.
      ${bold('AUTHORIZATION. ')}For purposes of insurance coverage on the Property, you authorize us to give any person (including an insurance agent or company) all information that we consider appropriate, and you direct your agent to add the clause stated above.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.ensure(80);
    sheet.paragraph(
      [
        'BY SIGNING BELOW, YOU ACKNOWLEDGE THAT YOU HAVE READ THIS AGREEMENT, AGREE TO ITS TERMS, AND HAVE RECEIVED A COPY.',
      ],
      { bold: true, size: 8.5, after: 34 },
    );
    facts.borrowers.forEach((b, i) => {
      const x = left + i * 264;
      sheet.signature(x, sheet.y, 180, { signed, label: b.name });
      if (signed) sheet.text(x + 192, sheet.y - 11, numericDate(facts.noteDate, '/', false), { size: 8.5 });
      sheet.hline(x + 188, sheet.y, x + 248);
      sheet.text(
        x,
        sheet.y + 3,
        [v('borrower_name', b.name), ...(b.capacity === null ? [] : [`\nBy: ${b.signer}, ${b.capacity}`])],
        { size: 8 },
      );
      sheet.text(x + 188, sheet.y + 3, 'Date', { size: 8 });
    });
    sheet.y += 26;
    sheet.ensure(106);
    y = sheet.y;
    sheet.rect(left, y, full, 104);
    sheet.rect(left, y, full, 14, { fill: '#e6e6e6', stroke: true });
    sheet.text(left, y + 3, 'FOR LENDER USE ONLY – INSURANCE VERIFICATION', {
      bold: true,
      size: 8,
      width: full,
      align: 'center',
    });
    const agent = random.pick(['Lena Voss', 'Curt Hamilton', 'Beth Sandoval']);
    const lines: [string, Run | readonly Run[], string, Run | readonly Run[]][] = [
      [
        'Verified on',
        numericDate(addDays(facts.noteDate, -random.int(1, 6))),
        'Verified by',
        random.pick(['T. Kerr', 'J. Abbott']),
      ],
      [
        'Agent',
        `${agent}, ${random.pick(['Keystone Agency', 'Harper Insurance'])}`,
        'Agent’s phone',
        `555-01${random.int(10, 99)}`,
      ],
      [
        'Insurance company',
        v('insurer_name', hazard.insurer),
        'Policy number',
        v('hazard_policy_number', hazard.policy),
      ],
      [
        'Effective date',
        v('hazard_effective_date', numericDate(hazard.from), hazard.from),
        'Expiration date',
        v('hazard_expiration_date', numericDate(hazard.to), hazard.to),
      ],
      [
        'Amount of coverage',
        ['$', v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))],
        'Deductible',
        ['$', v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents))],
      ],
    ];
    lines.forEach(([l1, r1, l2, r2], i) => {
      const at = y + 20 + i * 17;
      sheet.text(left + 8, at, `${l1}:`, { size: 8 });
      sheet.text(left + 96, at, r1);
      sheet.hline(left + 94, at + 11, left + 270, 0.3);
      sheet.text(left + 286, at, `${l2}:`, { size: 8 });
      sheet.text(left + 366, at, r2);
      sheet.hline(left + 364, at + 11, right - 8, 0.3);
    });
  },
};
