import { money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'q-errors-compliance',
  docType: 'errors_omissions',
  draw(open, facts, { random, signed }) {
    const { lender, title } = facts;
    const realEstate = facts.product !== 'commercial_term';
    const left = 62;
    const width = 488;
    const sheet = open({
      margins: { top: 56, bottom: 62, left, right: 62 },
      style: { font: random.pick(['serif', 'sans'] as const), size: 10.5, leading: 1.25 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 744, 'Compliance Agreement (Errors and Omissions)', { size: 7.5 });
        page.text(left, 744, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width, align: 'right' });
      },
    });
    sheet.paragraph('COMPLIANCE AGREEMENT', { bold: true, size: 15, align: 'center', after: 12 });
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]);
    const rows: (readonly [string, Run | readonly Run[]])[] = [
      ['LENDER:', v('lender_name', lender.name)],
      ['BORROWER(S):', names],
    ];
    if (realEstate) rows.push(['PROPERTY ADDRESS:', v('property_address', oneLine(facts.property.address))]);
    rows.push(
      ['LOAN NUMBER:', v('loan_number', facts.loanNumber)],
      ['LOAN AMOUNT:', v('principal_amount', `$${money(facts.principalCents)}`, plainMoney(facts.principalCents))],
      ['NOTE DATE:', v('note_date', numericDate(facts.noteDate), facts.noteDate)],
    );
    if (realEstate)
      rows.push([
        'CLOSING AGENT / FILE:',
        [v('settlement_agent', title.agent.name), ' / ', v('settlement_file_number', title.fileNumber)],
      ]);
    for (const [label, runs] of rows) {
      sheet.text(left, sheet.y, label, { bold: true, size: 9.5 });
      sheet.y = sheet.text(left + 140, sheet.y, runs, { width: width - 140 }) + 3;
    }
    sheet.hline(left, sheet.y + 4, left + width, 1);
    sheet.y += 14;
    const many = facts.borrowers.length > 1;
    const say = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 9 });
    for (const runs of paragraphs`
      The undersigned Borrower${[many ? 's' : '']}, for and in consideration of the above-referenced Lender this date funding the closing of this loan, agree${[many ? '' : 's']}, if requested by Lender or by the closing agent acting for Lender, to fully cooperate and adjust for clerical errors any and all loan closing documentation, if deemed necessary or desirable in the reasonable discretion of Lender to enable Lender to sell, convey, seek guaranty or market said loan to any entity, including but not limited to an investor, the Federal National Mortgage Association, the Federal Home Loan Mortgage Corporation, the Federal Housing Administration, the Department of Veterans Affairs or the Small Business Administration.
      Documents that may have to be corrected, completed or signed anew include the note, the security instrument, disclosures, tax and insurance authorizations and the settlement statement. Borrower will comply with each such request within thirty (30) days of the date it is mailed. A request may be made by regular mail to the last address known to Lender.
      If Borrower fails or refuses to comply, Borrower agrees to pay all costs that Lender suffers for that reason, including actual expenses, legal fees, court costs and marketing losses. Should fees or charges due at closing have been collected in too small an amount, Borrower will pay the difference on demand; an overcharge of more than $1.00 will be refunded by Lender.
      Where a document has been lost or misplaced, or misstates the terms on which the parties agreed, Borrower will sign a replacement. Nothing in this agreement obliges Borrower to accept an interest rate, principal amount or term other than those in the note as signed.
      Borrower makes this agreement so that the documents signed this date will conform to what is acceptable in the market to which the loan may be sold, and it survives the closing.
    `)
      say(...runs);
    if (facts.product === 'residential_purchase' && random.chance(0.6))
      say(
        'Borrower further certifies that possession of the property will be taken within sixty (60) days after closing and that no secondary financing other than as shown on the settlement statement has been obtained.',
      );
    sheet.ensure(60 + facts.borrowers.length * 60);
    say('DATED effective this date: ', longDate(facts.noteDate), '.');
    for (const b of facts.borrowers) {
      if (b.kind === 'entity') sheet.paragraph([v('borrower_name', b.name)], { bold: true, after: 0 });
      const y = sheet.y + 36;
      sheet.signature(left, y, 250, { signed, label: b.signer });
      sheet.text(
        left,
        y + 3,
        b.kind === 'entity' ? `By: ${b.signer}, ${b.capacity ?? ''}` : [v('borrower_name', b.name)],
        { size: 9.5 },
      );
      if (signed) sheet.text(left + 318, y - 12, numericDate(facts.noteDate, '/', false), { size: 10 });
      sheet.hline(left + 310, y, left + 430);
      sheet.text(left + 310, y + 3, 'Date', { size: 9 });
      sheet.y = y + 22;
    }
  },
};
