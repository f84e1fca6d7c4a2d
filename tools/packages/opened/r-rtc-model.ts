import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, v } from '../core/runs.ts';
import { borrowers, day, place, placeLines } from './r-kit.ts';

export const layout: Layout = {
  id: 'r-rtc-model',
  docType: 'right_to_cancel',
  suits: (facts) => facts.product === 'residential_refinance',
  draw(open, facts, { random, signed, subject }) {
    const L = 64;
    const R = 548;
    const d = facts.disclosure;
    const owner = facts.borrowers[subject % facts.borrowers.length];
    if (owner === undefined) return;
    const sheet = open({
      margins: { top: 48, bottom: 54, left: L, right: 64 },
      style: { font: random.pick(['serif', 'sans', 'book'] as const), size: 10.5 },
      furniture: (page) => {
        page.text(L, 752, 'Notice of Right to Cancel – General (Model Form H-8)', { size: 7.5 });
        page.text(L, 752, '(Each owner receives two copies)', { size: 7.5, width: R - L, align: 'right' });
      },
    });
    sheet.paragraph('NOTICE OF RIGHT TO CANCEL', { bold: true, size: 14, align: 'center', after: 12 });
    sheet.text(L, sheet.y, [bold('Loan Number: '), v('loan_number', facts.loanNumber)]);
    sheet.y = sheet.text(310, sheet.y, [bold('Lender: '), v('lender_name', facts.lender.name)], { width: R - 310 }) + 3;
    sheet.paragraph([bold('Borrower(s): '), ...borrowers(facts)], { after: 3 });
    sheet.paragraph([bold('Property Address: '), place('property_address', facts.property.address)], { after: 8 });
    sheet.hline(L, sheet.y, R, 0.8);
    sheet.y += 10;
    const head = (text: string): void => sheet.paragraph(text, { bold: true, after: 3 });
    head('Your Right to Cancel');
    sheet.paragraph(
      'You are entering into a transaction that will result in a mortgage, lien, or security interest on or in your home. You have a legal right under federal law to cancel this transaction, without cost, within three business days from whichever of the following events occurs last:',
      { after: 5 },
    );
    sheet.paragraph(['(1)  the date of the transaction, which is ', day('closing_date', d.closingDate), '; or'], {
      indent: 18,
      after: 3,
    });
    sheet.paragraph('(2)  the date you received your Truth in Lending disclosures; or', { indent: 18, after: 3 });
    sheet.paragraph('(3)  the date you received this notice of your right to cancel.', { indent: 18, after: 7 });
    sheet.paragraph(
      'If you cancel the transaction, the mortgage, lien, or security interest is also cancelled. Within 20 calendar days after we receive your notice, we must take the steps necessary to reflect the fact that the mortgage, lien, or security interest on or in your home has been cancelled, and we must return to you any money or property you have given to us or to anyone else in connection with this transaction.',
      { after: 6 },
    );
    sheet.paragraph(
      'You may keep any money or property we have given you until we have done the things mentioned above, but you must then offer to return the money or property. If it is impractical or unfair for you to return the property, you must offer its reasonable value. You may offer to return the property at your home or at the location of the property. Money must be returned to the address below. If we do not take possession of the money or property within 20 calendar days of your offer, you may keep it without further obligation.',
      { after: 9 },
    );
    head('How to Cancel');
    sheet.paragraph('If you decide to cancel this transaction, you may do so by notifying us in writing, at:', {
      after: 6,
    });
    sheet.paragraph([v('lender_name', facts.lender.name), '\n', placeLines('lender_address', facts.lender.address)], {
      indent: 60,
      after: 7,
    });
    sheet.paragraph(
      [
        'You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below. Keep one copy of this notice because it contains important information about your rights.',
      ],
      { after: 6 },
    );
    sheet.paragraph(
      prose`If you cancel by mail or telegram, you must send the notice no later than midnight of ${day('rescission_end_date', d.rescissionEnd)} (or midnight of the third business day following the latest of the three events listed above). If you send or deliver your written notice to cancel some other way, it must be delivered to the above address no later than that time.`,
      { after: 12 },
    );
    head('I WISH TO CANCEL');
    sheet.y += 26;
    const line = (x: number, w: number, label: string, ink: boolean): void => {
      sheet.signature(x, sheet.y, w, { signed: ink, label });
      sheet.text(x, sheet.y + 3, label, { size: 8.5 });
    };
    line(L, 240, 'Consumer’s Signature', false);
    line(360, 120, 'Date', false);
    sheet.y += 24;
    sheet.hline(L, sheet.y, R, 0.8);
    sheet.y += 8;
    sheet.paragraph(
      [
        'Receipt: On the date below, the undersigned received two completed copies of this Notice of Right to Cancel and one copy of the Truth in Lending disclosures.',
      ],
      { size: 9.5, after: 32 },
    );
    sheet.signature(L, sheet.y, 240, { signed, label: owner.name });
    sheet.text(L, sheet.y + 3, v('borrower_name', owner.name), { size: 9 });
    sheet.hline(360, sheet.y, 480);
    if (signed) sheet.text(364, sheet.y - 11, longDate(d.closingDate), { font: 'book', size: 10 });
    sheet.text(360, sheet.y + 3, 'Date', { size: 9 });
  },
};
