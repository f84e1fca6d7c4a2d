import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-right-to-cancel',
  docType: 'right_to_cancel',
  suits: (facts) => facts.product === 'residential_refinance',
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const sheet = open({
      margins: { top: 44, bottom: 50, left: 62, right: 62 },
      style: { font: random.pick(['serif', 'slab'] as const), size: 9.8 },
      furniture: (page, pageNo, pageCount) => {
        page.text(62, 754, 'H-8 General Rescission  RTC.NOT  11/19', { size: 7 });
        page.text(550, 754, [`Loan `, v('loan_number', facts.loanNumber), `  –  ${pageNo}/${pageCount}`], {
          size: 7,
          align: 'right',
        });
      },
    });
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ', ' : '', v('borrower_name', b.name)]);
    sheet.paragraph('NOTICE OF RIGHT TO CANCEL', { size: 16, bold: true, align: 'center', after: 10 });
    const y = sheet.y;
    sheet.rect(62, y, 488, 66);
    sheet.vline(306, y, y + 66);
    sheet.hline(62, y + 33, 550);
    const cell = (x: number, top: number, label: string, runs: Run | readonly Run[]): void => {
      sheet.text(x + 4, top + 3, label, { size: 7 });
      sheet.text(x + 4, top + 14, runs, { size: 9, width: 236, leading: 1 });
    };
    cell(62, y, 'CONSUMER(S)', names);
    cell(306, y, 'CREDITOR', v('lender_name', facts.lender.name));
    cell(62, y + 33, 'DWELLING', v('property_address', oneLine(facts.property.address)));
    cell(306, y + 33, 'ACCOUNT', v('loan_number', facts.loanNumber));
    sheet.y = y + 80;
    sheet.paragraph(bold('1.  Your Right to Cancel.'), { after: 3 });
    sheet.paragraph(
      'You are entering into a transaction that will result in a mortgage, lien or other security interest in your home. Federal law gives you the right to cancel the transaction, without cost, until midnight of the third business day after the latest of these three events:',
      { align: 'justify' },
    );
    sheet.paragraph(
      prose`(a)  the date of the transaction, which is ${v('closing_date', longDate(d.closingDate), d.closingDate)}; or`,
      { indent: 20, after: 2 },
    );
    sheet.paragraph('(b)  the date on which you received your Truth in Lending disclosures; or', {
      indent: 20,
      after: 2,
    });
    sheet.paragraph('(c)  the date on which you received this notice of your right to cancel.', { indent: 20 });
    for (const runs of paragraphs`
      If you cancel, the mortgage, lien or security interest is also cancelled. Within 20 calendar days after we receive your notice we must take whatever steps are needed to show that the interest in your home no longer exists, and we must return to you any money or property that you have given to us or to anyone else in connection with this transaction.
      You may keep any money or property that we have given you until we have done what is said above, but you must then offer to give it back. If it is impractical or unfair for you to return the property, you must offer its reasonable value. You may offer to return the property at your home or where it is located; money must be returned to the address below. If we do not take possession within 20 calendar days of your offer, you may keep it without further obligation.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.paragraph(bold('2.  How to Cancel.'), { after: 3 });
    const a = facts.lender.address;
    sheet.paragraph('If you decide to cancel, you may do so by notifying us in writing at:', { after: 4 });
    sheet.paragraph(
      prose`${v('lender_name', facts.lender.name)}\n${v('lender_address', `${a.street}\n${a.city}, ${a.state} ${a.zip}`, oneLine(a))}`,
      { indent: 60 },
    );
    sheet.paragraph(
      prose`You may use any written statement that is signed and dated by you and that states your intention to cancel, or you may use this notice by dating and signing below. Keep one copy, because it contains important information about your rights. If you cancel by mail or telegram, you must send the notice no later than midnight of ${v('rescission_end_date', random.pick([longDate, numericDate])(d.rescissionEnd), d.rescissionEnd)} (or midnight of the third business day after the latest of the three events listed above). If you send or deliver your written notice in some other way, it must reach the above address no later than that time.`,
      { align: 'justify', after: 10 },
    );
    sheet.rect(62, sheet.y, 488, 46);
    sheet.text(70, sheet.y + 6, 'I WISH TO CANCEL', { bold: true });
    sheet.hline(180, sheet.y + 32, 390);
    sheet.text(180, sheet.y + 34, 'Consumer’s signature', { size: 7 });
    sheet.hline(410, sheet.y + 32, 540);
    sheet.text(410, sheet.y + 34, 'Date', { size: 7 });
    sheet.y += 58;
    sheet.paragraph(
      prose`${bold('Receipt. ')}Each of the undersigned, having an ownership interest in the dwelling, acknowledges that on the date written beside the signature two completed copies of this Notice were received.`,
      { after: 34 },
    );
    facts.borrowers.forEach((b) => {
      sheet.ensure(30);
      sheet.signature(62, sheet.y, 250, { signed, label: b.name });
      sheet.text(62, sheet.y + 3, v('borrower_name', b.name), { size: 9 });
      sheet.hline(360, sheet.y, 470);
      if (signed) sheet.text(366, sheet.y - 11, numericDate(d.closingDate, '-'), { size: 9 });
      sheet.text(360, sheet.y + 3, 'Date received', { size: 8 });
      sheet.y += 36;
    });
  },
};
