import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addMonths, longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-change-table',
  docType: 'change_in_terms',
  suits: (facts) => facts.product !== 'residential_purchase',
  draw(open, facts, { random, signed }) {
    const { lender } = facts;
    const [first] = facts.borrowers;
    if (first === undefined) return;
    const agreed = addMonths(facts.noteDate, random.int(8, 30));
    const oldPayment = Math.round(facts.paymentCents * (1.04 + random.next() * 0.1));
    const oldMaturity = addMonths(facts.maturityDate, -random.pick([12, 36, 60]));
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const sheet = open({
      margins: { top: 60, bottom: 64, left: 70, right: 70 },
      style: { font: 'serif', size: 11, leading: 1.25 },
      furniture: (page, pageNo, pageCount) => {
        page.text(
          70,
          page.height - 44,
          ['Loan ', v('loan_number', facts.loanNumber), ` – Agreement to Change Terms – ${pageNo} of ${pageCount}`],
          { size: 8.5 },
        );
      },
    });
    sheet.paragraph([v('lender_name', lender.name, lender.name, true)], { size: 13, align: 'center', after: 2 });
    sheet.paragraph([v('lender_address', oneLine(lender.address))], { size: 9, align: 'center', after: 14 });
    sheet.paragraph('NOTE MODIFICATION AND CHANGE IN TERMS AGREEMENT', {
      bold: true,
      size: 13,
      align: 'center',
      after: 12,
    });
    const names: Run[] = [];
    facts.borrowers.forEach((party, i) => {
      names.push(
        ...(i > 0 ? [' and '] : []),
        v('borrower_name', party.name),
        ...(party.entityType === null ? [] : [', ', v('borrower_entity_type', party.entityType)]),
      );
    });
    for (const runs of paragraphs`
      This Agreement is made this ${ordinalDate(agreed)}, between ${names} (“Borrower”), and ${v('lender_name', lender.name)} (“Bank”).
      ${bold('A. ')}Borrower signed a promissory note to Bank dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, loan number ${v('loan_number', facts.loanNumber)}, in the face amount of ${cash('principal_amount', facts.principalCents)} (the “Note”). The unpaid principal balance on the date of this Agreement is $${money(Math.round(facts.principalCents * 0.91))}.
      ${bold('B. ')}The Note is secured by a lien on the property at ${v('property_address', oneLine(facts.property.address))}, ${v('property_county', facts.property.county)} County (the “Property”).
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.paragraph(
      prose`${bold('C. ')}Borrower has asked Bank to change certain terms of the Note, and Bank is willing to do so on what follows.`,
      { align: 'justify', after: 10 },
    );
    sheet.paragraph('1. Terms Changed. From and after the date of this Agreement the Note reads:', { bold: true });
    const rows: [string, string, Run[]][] = [
      [
        'Interest rate',
        `${rate(facts.rate + 625)}%`,
        [v('interest_rate', `${rate(facts.rate)}%`, plainRate(facts.rate)), ' ', v('rate_type', facts.rateType)],
      ],
      [
        'Scheduled payment',
        `$${money(oldPayment)}`,
        [cash('payment_amount', facts.paymentCents), ', ', v('payment_frequency', 'monthly')],
      ],
      ['Maturity', longDate(oldMaturity), [v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)]],
      [
        'Amortization',
        `${facts.amortizationMonths - 24} months`,
        [v('amortization_months', `${facts.amortizationMonths} months`, `${facts.amortizationMonths}`)],
      ],
    ];
    if (facts.balloonCents !== null)
      rows.push(['Payment at maturity', 'Balance then owing', [cash('balloon_amount', facts.balloonCents)]]);
    let y = sheet.y;
    const line = (a: string, b: string, c: Run[], head: boolean): void => {
      if (head) sheet.rect(70, y, 472, 18, { fill: '#e6e6e6', stroke: false });
      sheet.rect(70, y, 472, 18);
      sheet.vline(200, y, y + 18);
      sheet.vline(360, y, y + 18);
      sheet.text(75, y + 4, a, { size: 10, bold: head });
      sheet.text(205, y + 4, b, { size: 10, bold: head });
      sheet.text(365, y + 4, c, { size: 10, bold: head });
      y += 18;
    };
    line('Term', 'Before this Agreement', ['As changed'], true);
    for (const [a, b, c] of rows) line(a, b, c, false);
    sheet.y = y + 12;
    const p = (n: number, head: string, ...runs: Run[]): void =>
      sheet.paragraph([bold(`${n}. ${head}. `), ...runs], { align: 'justify', after: 8 });
    p(
      2,
      'Fees',
      ...prose`On signing, Borrower shall pay Bank a documentation fee of $${money(random.pick([25000, 35000, 75000]))} and reimburse the cost of the title endorsement and the recording of any amendment to the security instrument.`,
    );
    p(
      3,
      'Prepayment',
      ...(facts.prepaymentPenalty
        ? ['The ', v('prepayment_penalty', 'prepayment premium stated in the Note continues', 'true'), ' to apply.']
        : ['Borrower may prepay the Note ' + 'as modified ', v('prepayment_penalty', 'without penalty', 'false'), '.']),
    );
    p(
      4,
      'No Novation',
      'This Agreement changes the Note and is not a payment, satisfaction or novation of it. The lien of the security instrument keeps its priority. Except as changed here the Note and every paper that secures or guarantees it remain as they were and are confirmed.',
    );
    p(
      5,
      'Statements of Borrower',
      'Borrower states that no default exists, that it has no defense, counterclaim or offset to what it owes, that the financial statements last given to Bank are true, and that no part of the Property has been sold, leased for more than one year or further encumbered.',
    );
    p(
      6,
      'Release',
      'For the consideration given by this Agreement Borrower releases Bank, its officers and agents from every claim arising before the date of this Agreement out of the Note or its administration.',
    );
    p(
      7,
      'Consent of Guarantors',
      facts.guarantors.length === 0
        ? 'There is no guarantor of the Note.'
        : 'Each guarantor named below agrees to this change and confirms that the guaranty given to Bank covers the Note as modified.',
    );
    p(
      8,
      'General',
      'This Agreement binds the successors of the parties, may be signed in counterparts, and is governed by the law that governs the Note. It may not be changed by word of mouth.',
    );
    sheet.ensure(90 + (facts.borrowers.length + facts.guarantors.length) * 56);
    sheet.paragraph('BORROWER', { bold: true, after: 2 });
    for (const party of facts.borrowers) {
      if (party.kind === 'entity') sheet.paragraph([v('borrower_name', party.name)], { after: 0 });
      const at = sheet.y + 36;
      sheet.signature(70, at, 220, { signed, label: party.signer });
      sheet.text(
        70,
        at + 3,
        party.kind === 'entity' ? `By ${party.signer}, ${party.capacity ?? ''}` : [v('borrower_name', party.name)],
        { size: 10 },
      );
      sheet.y = at + 20;
    }
    if (facts.guarantors.length > 0) sheet.paragraph('GUARANTOR(S) – consenting', { bold: true, after: 0 });
    for (const party of facts.guarantors) {
      const at = sheet.y + 34;
      sheet.signature(70, at, 220, { signed, label: party.signer });
      sheet.text(70, at + 3, [v('guarantor_name', party.name), ', individually'], { size: 10 });
      sheet.y = at + 20;
    }
    sheet.paragraph([v('lender_name', lender.name, lender.name, true)], { after: 0 });
    sheet.signature(70, sheet.y + 34, 220, { signed, label: lender.signer });
    sheet.text(70, sheet.y + 37, `${lender.signer}, ${lender.capacity ?? ''}`, { size: 10 });
  },
};
