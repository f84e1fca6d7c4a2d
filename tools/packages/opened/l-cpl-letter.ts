import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const conditions = [
  'The Company’s liability for a loss under this letter is limited to the amount of settlement funds transmitted by you to the Issuing Agent for the Real Estate Transaction, and in no event shall exceed $5,000,000.00 without the Company’s prior written approval.',
  'Your loss must be solely caused by (a) a failure of the Issuing Agent to comply with your written closing instructions that relate to the disbursement of settlement funds necessary to establish the status of the Title to the Land or the validity, enforceability or priority of the lien of the Insured Mortgage, or the obtaining of any document specifically required by you; or (b) fraud, theft, dishonesty or misappropriation by the Issuing Agent in handling your funds or documents in connection with the closing.',
  'The Company shall have no liability for loss arising from the failure of the Issuing Agent to comply with your closing instructions that require title insurance protection inconsistent with that set forth in the Commitment, nor for loss of funds resulting from the failure of a bank, except where the Issuing Agent disregarded your written designation of that bank.',
  'When the Company has indemnified you pursuant to this letter, it shall be subrogated to all rights and remedies you have against any person or property had you not been indemnified.',
  'Claims must be made promptly, in writing, to the Company at its claims office, and in no case later than one year from the date of disbursement of the transmitted funds.',
  'This letter supersedes and cancels any prior closing protection letter issued in connection with the Real Estate Transaction and is not a guarantee of the solvency of the Issuing Agent.',
];

export const layout: Layout = {
  id: 'l-cpl-letter',
  docType: 'closing_protection_letter',
  draw(open, facts, { random }) {
    const { borrowers, lender, property, title } = facts;
    const issued = addDays(title.date, 3);
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' & '] : []), v('borrower_name', b.name)]);
    const sheet = open({
      margins: { top: 60, bottom: 66, left: 72, right: 72 },
      style: { font: random.pick(['book', 'serif'] as const), size: 11 },
      furniture: (page, pageNo, pageCount) => {
        page.text(72, page.height - 48, `ALTA Closing Protection Letter – Single Transaction (Rev. 04-02-2021)`, {
          size: 8,
        });
        page.text(480, page.height - 48, `Page ${pageNo} of ${pageCount}`, { size: 8 });
      },
    });
    sheet.text(72, 52, title.underwriter, { size: 15, bold: true });
    sheet.text(72, 70, 'Agency Services  |  1 Fidelity Circle, Suite 900  |  (800) 555-0190', { size: 8.5 });
    sheet.hline(72, 84, 540, 1);
    sheet.y = 98;
    sheet.paragraph('CLOSING PROTECTION LETTER', { bold: true, size: 13, align: 'center', after: 10 });
    sheet.paragraph(longDate(issued), { after: 10 });
    sheet.paragraph(
      prose`${v('lender_name', lender.name)}, ISAOA/ATIMA\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { after: 12 },
    );
    const rows: (readonly [string, Run[]])[] = entries`
      Issuing Agent: | ${v('settlement_agent', title.agent.name)}, ${oneLine(title.agent.address)}
      Agent ID / CPL No.: | ${random.int(10000, 99999)} / CPL-${random.int(100000, 999999)}
      Agent File No.: | ${v('settlement_file_number', title.fileNumber)}
      Buyer/Borrower: | ${names}
      Loan Number: | ${v('loan_number', facts.loanNumber)}
      Loan Amount: | $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}
      Property: | ${v('property_address', oneLine(property.address))}
      Closing on or about: | ${v('closing_date', longDate(facts.disclosure.closingDate), facts.disclosure.closingDate)}
    `;
    for (const [label, runs] of rows) {
      sheet.text(90, sheet.y, bold(label));
      sheet.y = sheet.text(210, sheet.y, runs, { width: 330 }) + 2;
    }
    sheet.y += 10;
    sheet.paragraph('Dear Customer:');
    sheet.paragraph(
      prose`In consideration of your acceptance of this letter, ${title.underwriter} (the “Company”) agrees to indemnify you for actual loss of settlement funds transmitted to the above-named Issuing Agent for the Real Estate Transaction described above, subject to the requirements, terms and conditions set forth below, provided that the Company issues or is contractually obligated to issue title insurance for your protection under Commitment ${v('title_commitment_number', title.number)}, and that the aggregate of all funds transmitted does not exceed the limits stated below.`,
      { align: 'justify' },
    );
    sheet.paragraph('Requirements, Terms and Conditions', { bold: true });
    conditions.forEach((text, i) => {
      sheet.paragraph(`${i + 1}.  ${text}`, { indent: 18, align: 'justify' });
    });
    sheet.paragraph(
      'The protection of this letter extends to your assignee or warehouse lender in connection with the Insured Mortgage. Any previous letter or similar agreement is hereby cancelled, except for closings for which you have transmitted funds before receipt of this letter.',
      { align: 'justify' },
    );
    sheet.ensure(90);
    sheet.paragraph(title.underwriter.toUpperCase(), { bold: true });
    sheet.text(72, sheet.y + 20, 'By:');
    sheet.signature(92, sheet.y + 30, 190, { signed: true, label: 'Authorized Signatory' });
    sheet.text(92, sheet.y + 34, 'Authorized Signatory', { size: 9 });
  },
};
