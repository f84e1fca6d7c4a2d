import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

/** The agencies' rider for rented homes of one to four families. */
export const layout: Layout = {
  id: 'p-rider-family',
  docType: 'rider',
  suits: (facts) => facts.loanClass === 'consumer' && facts.property.type === 'Single Family',
  draw(open, facts, { random, signed }) {
    const left = 72;
    const width = 468;
    const { lender, property } = facts;
    const longForm = random.chance(0.5);
    const sheet = open({
      margins: { top: 60, bottom: 78, left, right: 72 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11 },
      furniture: (page, pageNo, pageCount) => {
        page.text(
          left,
          734,
          [bold('MULTISTATE 1-4 FAMILY RIDER'), '—', bold('Fannie Mae/Freddie Mac UNIFORM INSTRUMENT')],
          { size: 7.5 },
        );
        page.text(left, 745, 'Form 3170   07/2021', { size: 7.5 });
        page.text(left + 268, 745, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width: 200, align: 'right' });
      },
    });
    const say = (runs: readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', after: 9, leading: 1.24, indent });

    sheet.text(left, sheet.y, ['Loan No. ', v('loan_number', facts.loanNumber)], { size: 9 });
    sheet.y += 24;
    sheet.paragraph('1-4 FAMILY RIDER', { bold: true, size: 14, align: 'center', after: 2 });
    sheet.paragraph('(Assignment of Rents)', { bold: true, align: 'center', after: 16 });
    say(
      prose`THIS 1-4 FAMILY RIDER is made ${longForm ? 'this ' : 'as of '}${longForm ? v('note_date', ordinalDate(facts.noteDate), facts.noteDate) : v('note_date', longDate(facts.noteDate), facts.noteDate)}, and is incorporated into and amends and supplements the Mortgage, Deed of Trust, or Security Deed (the “Security Instrument”) of the same date given by the undersigned (the “Borrower”) to secure Borrower’s Note to ${v('lender_name', lender.name)} (the “Lender”) of the same date and covering the Property described in the Security Instrument and located at:`,
    );
    sheet.text(left, sheet.y, v('property_address', oneLine(property.address)), { width, align: 'center' });
    sheet.hline(left + 60, sheet.y + 14, left + width - 60);
    sheet.text(left, sheet.y + 16, '[Property Address]', { size: 8.5, width, align: 'center' });
    sheet.y += 36;
    say(
      prose`${bold('1-4 FAMILY COVENANTS. ')}In addition to the representations, warranties, covenants, and agreements made in the Security Instrument, Borrower and Lender further covenant and agree as follows:`,
    );
    for (const runs of paragraphs`
      ${bold('A. ADDITIONAL PROPERTY SUBJECT TO THE SECURITY INSTRUMENT. ')}In addition to the Property described in the Security Instrument, the following items now or hereafter attached to the Property, to the extent they are fixtures, are added to the Property description and are covered by the Security Instrument: building materials, appliances and goods of every kind used or intended to be used in connection with the Property, including those for supplying or distributing heating, cooling, electricity, gas, water, air and light, security and access control apparatus, plumbing, bath tubs, water heaters, ranges, refrigerators, dishwashers, disposals, washers, dryers, awnings, storm windows, cabinets, paneling and attached floor coverings. All of these, together with the Property described in the Security Instrument (or the leasehold estate, if the Security Instrument is on a leasehold), are referred to in this Rider and the Security Instrument as the “Property.”
      ${bold('B. USE OF PROPERTY; COMPLIANCE WITH LAW. ')}Borrower will not seek, agree to, or make a change in the use of the Property or its zoning classification, unless Lender has agreed in writing to the change. Borrower will comply with all laws, ordinances, regulations, and requirements of any governmental body applicable to the Property.
      ${bold('C. SUBORDINATE LIENS. ')}Except as permitted by federal law, Borrower will not allow any lien inferior to the Security Instrument to be perfected against the Property without Lender’s prior written permission.
      ${bold('D. RENT LOSS INSURANCE. ')}Borrower will maintain insurance against rent loss, for not less than six months of gross rent, in addition to the other hazards for which insurance is required by the Security Instrument.
      ${bold('E. BORROWER’S OCCUPANCY. ')}Unless Lender and Borrower otherwise agree in writing, the Section of the Security Instrument concerning Borrower’s occupancy of the Property is deleted.
      ${bold('F. ASSIGNMENT OF LEASES. ')}Upon Lender’s request after default, Borrower will assign to Lender all leases of the Property and all security deposits made in connection with leases of the Property. Upon the assignment, Lender will have the right to modify, extend, or terminate the existing leases and to execute new leases, in Lender’s sole discretion.
      ${bold('G. ASSIGNMENT OF RENTS; APPOINTMENT OF RECEIVER; LENDER IN POSSESSION. ')}Borrower absolutely and unconditionally assigns and transfers to Lender all the rents and revenues (“Rents”) of the Property, regardless of to whom the Rents are payable. Borrower will receive the Rents until (i) Lender has given Borrower notice of default under the Security Instrument, and (ii) Lender has given notice to the tenant(s) that the Rents are to be paid to Lender or Lender’s agent. This assignment of Rents is an absolute assignment and not an assignment for additional security only. Rents that Lender collects will be applied first to the costs of taking control of and managing the Property and collecting the Rents, including attorneys’ fees, receiver’s fees, premiums on receiver’s bonds, repair and maintenance costs, insurance premiums, taxes and assessments, and then to the sums secured by the Security Instrument. Borrower represents that Borrower has not executed any prior assignment of the Rents.
      ${bold('H. CROSS-DEFAULT PROVISION. ')}Borrower’s default or breach under any note or agreement in which Lender has an interest will be a breach under the Security Instrument, and Lender may invoke any of the remedies permitted by the Security Instrument.
    `)
      say(runs, 16);
    sheet.ensure(48 + 46 * facts.borrowers.length);
    say([
      'BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this 1-4 Family Rider.',
    ]);
    sheet.y += 30;
    for (const borrower of facts.borrowers) {
      sheet.signature(left + 200, sheet.y, 226, { signed, label: borrower.name });
      sheet.text(left + 430, sheet.y - 9, '(Seal)', { size: 9 });
      sheet.text(left + 200, sheet.y + 3, v('borrower_name', borrower.name), { size: 9.5 });
      sheet.text(left + 376, sheet.y + 14, '- Borrower', { size: 8 });
      sheet.y += 46;
    }
  },
};
