import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** A bank's own one-page form, given whether or not the building is in a flood hazard area. */
export const layout: Layout = {
  id: 'i-flood-notice-bank',
  docType: 'flood_notice',
  draw(open, facts, { random, signed }) {
    const { flood, lender, property } = facts;
    const sheet = open({
      margins: { top: 40, bottom: 46, left: 46, right: 46 },
      style: { font: 'franklin', size: 8.6, leading: 1.26 },
      furniture: (page) => {
        page.text(46, 756, 'LN-417 (03/2020) - original to loan file, copy to borrower', { size: 7 });
      },
    });
    const R = 566;
    const cell = (x: number, y: number, w: number, h: number, label: string, runs: readonly Run[]): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 4, y + 3, label, { size: 6.5, colour: '#444444' });
      sheet.text(x + 6, y + 12, runs, { size: 9, width: w - 10 });
    };
    sheet.text(46, 40, [v('lender_name', lender.name)], { size: 13, bold: true });
    sheet.text(46, 57, [v('lender_address', oneLine(lender.address))], { size: 8 });
    sheet.text(250, 42, 'Flood Hazard Notice to Borrower', { size: 13, bold: true, width: R - 250, align: 'right' });
    sheet.text(250, 58, 'Notice of Special Flood Hazards (42 U.S.C. 4104a)', {
      size: 8,
      width: R - 250,
      align: 'right',
    });
    const names = facts.borrowers.flatMap((b, i): Run[] =>
      i === 0 ? [v('borrower_name', b.name)] : [' & ', v('borrower_name', b.name)],
    );
    const day = (iso: string): string => numericDate(iso, '/', false);
    cell(46, 76, 330, 30, 'Applicant / borrower', names);
    cell(376, 76, 190, 30, 'Application or loan number', [v('loan_number', facts.loanNumber)]);
    cell(46, 106, 330, 30, 'Improved real estate offered as security', [
      v('property_address', oneLine(property.address)),
    ]);
    cell(376, 106, 95, 30, 'Type of improvement', [v('property_type', property.type)]);
    cell(471, 106, 95, 30, 'Notice given', [day(addDays(flood.date, random.int(1, 5)))]);
    cell(46, 136, 130, 30, 'Determination dated', [v('flood_determination_date', day(flood.date), flood.date)]);
    cell(
      176,
      136,
      200,
      30,
      'Community and NFIP number',
      prose`${property.address.city}, ${v('flood_community_number', flood.community)}`,
    );
    cell(376, 136, 95, 30, 'Zone', [v('flood_zone', flood.zone)]);
    cell(471, 136, 95, 30, 'Officer', [v('loan_officer', facts.approval.officer)]);
    sheet.y = 178;
    const option = (marked: boolean, label: string, text: string, field?: string): void => {
      sheet.checkbox(48, sheet.y + 1, field === undefined ? { marked, label } : { marked, label, field });
      sheet.paragraph(text, { indent: 18, after: 6 });
    };
    sheet.paragraph('1. Result of our determination', { bold: true, size: 10, after: 4 });
    option(
      flood.inHazardArea,
      'is in a special flood hazard area',
      'The building or mobile home IS or will be in a special flood hazard area shown on a map published by the Federal Emergency Management Agency (FEMA). Sections 2, 3 and 4 apply to you.',
      'in_sfha',
    );
    option(
      !flood.inHazardArea,
      'is not in a special flood hazard area',
      'The building or mobile home IS NOT in a special flood hazard area. Flood insurance is not required at this time. If FEMA revises its maps during the loan and the building is then within such an area, we will notify you and you will have to insure it. You may buy flood insurance now if you wish.',
      'in_sfha',
    );
    sheet.paragraph('2. What it means to be in a special flood hazard area', { bold: true, size: 10, after: 4 });
    sheet.paragraph(
      'In such an area there is at least one chance in a hundred, in any year, that a flood will reach or exceed the base flood elevation, and about one chance in four over the 30 years of a typical home loan. You and we together may ask FEMA to review the determination. The request must reach FEMA within 45 days after this notice with a fee and technical evidence.',
    );
    sheet.paragraph('3. Insurance that you must buy', { bold: true, size: 10, after: 4 });
    option(
      flood.inHazardArea,
      'Community participates',
      'The community participates in the National Flood Insurance Program (NFIP). You must have flood insurance in place at closing and keep it for the life of the loan, in an amount not less than the least of the unpaid principal, the insurable value of the building, and the most that the NFIP offers: $250,000 for one- to four-family and other residential buildings and $500,000 for nonresidential buildings. If you let it lapse, we must buy it at your expense after 45 days’ notice.',
    );
    option(
      false,
      'Community does not participate',
      'The community does not participate in the NFIP. NFIP insurance is not available, and federal disaster relief for the property may be denied.',
    );
    sheet.paragraph(
      'Policies are sold by agents for the NFIP, by companies that write under it, and by private insurers. Compare what they cover, their deductibles, exclusions and conditions, and speak to an agent before you decide. A deductible above $10,000 is not acceptable to us.',
    );
    sheet.paragraph('4. Availability of federal disaster relief assistance', { bold: true, size: 10, after: 4 });
    sheet.paragraph(
      'Where the community participates, federal disaster relief assistance, usually a loan at a low rate, may be available for damage to the property from flooding in a federally declared disaster that is greater than your flood insurance pays.',
    );
    sheet.paragraph('5. Escrow', { bold: true, size: 10, after: 4 });
    sheet.paragraph(
      'For most loans on residential buildings we must collect flood insurance premiums with each loan payment. Loans for business, commercial or agricultural purposes, subordinate liens and home equity lines are among those exempt.',
    );
    sheet.paragraph('Receipt', { bold: true, size: 10, after: 4 });
    sheet.paragraph('I have received and read this notice, in time to obtain insurance before the loan is made.', {
      after: 4,
    });
    facts.borrowers.forEach((b, i) => {
      const x = i % 2 === 0 ? 46 : 316;
      sheet.signature(x, sheet.y + 30, 230, { signed, label: b.name });
      sheet.text(
        x,
        sheet.y + 33,
        [v('borrower_name', b.name), ...(b.kind === 'entity' ? [`, by ${b.signer}, ${b.capacity ?? ''}`] : [])],
        { size: 8 },
      );
    });
  },
};
