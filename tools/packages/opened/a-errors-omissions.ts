import { money, plainMoney } from '../core/amounts.ts';
import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-errors-omissions',
  docType: 'errors_omissions',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers } = facts;
    const title = random.pick(['ERRORS AND OMISSIONS / COMPLIANCE AGREEMENT', 'COMPLIANCE AGREEMENT']);
    const sheet = open({
      margins: { top: 64, bottom: 64, left: 72, right: 72 },
      style: { font: random.pick(['serif', 'sans', 'book'] as const), size: 10.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(72, 742, ['File ', v('settlement_file_number', facts.title.fileNumber)], { size: 7.5 });
        page.text(330, 742, `E&O - ${pageNo} of ${pageCount}`, { size: 7.5, width: 210, align: 'right' });
      },
    });
    const line = (label: string, runs: readonly Run[]): void => {
      sheet.text(72, sheet.y, bold(label));
      sheet.y = sheet.text(190, sheet.y, runs, { width: 350 }) + 3;
    };
    sheet.paragraph(title, { bold: true, size: 14, align: 'center', after: 16 });
    line('Lender:', [v('lender_name', lender.name)]);
    line(
      'Borrower(s):',
      borrowers.flatMap((borrower, i): Run[] => [i === 0 ? '' : ' and ', v('borrower_name', borrower.name)]),
    );
    line('Property:', [v('property_address', oneLine(property.address))]);
    line('Loan No.:', [v('loan_number', facts.loanNumber)]);
    line('Settlement Agent:', [v('settlement_agent', facts.title.agent.name)]);
    sheet.y += 8;
    sheet.hline(72, sheet.y, 540, 0.8);
    sheet.y += 12;
    const say = (runs: Run | readonly Run[]): void =>
      sheet.paragraph(runs, { align: 'justify', after: 9, leading: 1.28 });
    for (const runs of paragraphs`
      In consideration of the disbursement today by ${v('lender_name', lender.name)} (“Lender”) of a loan of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))} (the “Loan”) evidenced by a note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)} and secured by the property described above, the undersigned (“Borrower”, whether one or more) agrees, if asked by Lender or by anyone acting for Lender, to cooperate fully in correcting or adjusting any and all loan closing documents that contain clerical errors or omissions, should Lender in its reasonable discretion find that needful or desirable.
      Such correction may be sought so that Lender may sell, convey, insure or guarantee the Loan, or seek a market for it, with any person or entity, including without limitation an investor, the Federal National Mortgage Association, the Federal Home Loan Mortgage Corporation, the Small Business Administration, the Federal Housing Authority or the Department of Veterans Affairs.
      Borrower agrees to comply with each such request within thirty (30) days from the date of its mailing. If Borrower does not, Borrower agrees to bear all costs that Lender incurs by reason of the failure, including legal expenses, court costs and losses upon the resale of the Loan, up to the sum of $2,500.00 for each document not corrected.
      If any document is lost, misplaced, or misstates the true terms of the Loan, Borrower will on demand execute a replacement. If money was collected in error, whether too much or too little, the party that owes it will pay it. Nothing in this agreement lets Lender change the interest rate, the amount of the note or the length of its term.
      Borrower makes this agreement to assure that the documents executed this day will conform and be acceptable in the market place in the event that Lender transfers its interest in them. It survives the closing and binds heirs, personal representatives, successors and assigns.
      DATED effective this ${ordinalDate(facts.noteDate)}.
    `)
      say(runs);
    for (const borrower of borrowers) {
      sheet.ensure(64);
      sheet.y += 26;
      sheet.signature(280, sheet.y, 250, { signed, label: borrower.signer });
      sheet.text(280, sheet.y + 4, v('borrower_name', borrower.name), { size: 9.5 });
      if (borrower.kind === 'entity')
        sheet.text(280, sheet.y + 16, `By: ${borrower.signer}, ${borrower.capacity ?? 'Manager'}`, { size: 9.5 });
      sheet.y += 26;
    }
    sheet.ensure(130);
    sheet.y += 6;
    sheet.paragraph([`State of ________________     )\nCounty of _______________     ) ss.`], { size: 9.5 });
    sheet.paragraph(
      prose`Sworn to and subscribed before me this ${ordinalDate(facts.noteDate)}, by ${borrowers.flatMap((borrower, i): Run[] => [i === 0 ? '' : ' and ', borrower.kind === 'person' ? v('borrower_name', borrower.name) : borrower.signer])}.`,
      { size: 9.5, after: 32 },
    );
    sheet.signature(280, sheet.y, 250, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(280, sheet.y + 4, 'Notary Public     My commission expires: 08/31/2029', { size: 8.5 });
  },
};
