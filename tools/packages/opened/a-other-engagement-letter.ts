import { money } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-other-engagement-letter',
  docType: 'other',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers } = facts;
    const sent = addDays(facts.appraisalDate, -18);
    const sheet = open({
      margins: { top: 56, bottom: 66, left: 76, right: 76 },
      style: { font: random.pick(['book', 'serif', 'franklin'] as const), size: 10.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(76, 744, [v('lender_name', lender.name), '  |  ', v('lender_address', oneLine(lender.address))], {
          size: 7.5,
        });
        page.text(400, 744, `${pageNo}/${pageCount}`, { size: 7.5, width: 136, align: 'right' });
      },
    });
    const say = (runs: Run | readonly Run[], after = 8): void => sheet.paragraph(runs, { after, leading: 1.25 });
    sheet.paragraph(v('lender_name', lender.name), { size: 16, bold: true, after: 0 });
    sheet.paragraph('Real Estate Valuation Services', { size: 9.5, after: 16 });
    say(longDate(sent), 10);
    say('Alan R. Whitcomb, MAI\nSummit Valuation Group\n2200 Commerce Place, Suite 310\nVia email', 12);
    sheet.paragraph('APPRAISAL ENGAGEMENT LETTER', { bold: true, size: 12, after: 8 });
    const line = (label: string, runs: readonly Run[]): void => {
      sheet.text(96, sheet.y, bold(label));
      sheet.y = sheet.text(186, sheet.y, runs, { width: 350 }) + 2;
    };
    line(
      'Re:',
      borrowers.flatMap((borrower, i): Run[] => [i === 0 ? '' : ' and ', v('borrower_name', borrower.name)]),
    );
    line('Our loan no.:', [v('loan_number', facts.loanNumber)]);
    line('Property:', [v('property_address', oneLine(property.address))]);
    line('Type:', [v('property_type', property.type)]);
    line('Parcel:', [v('parcel_number', property.parcel), ', ', v('property_county', property.county), ' County']);
    sheet.y += 10;
    for (const runs of paragraphs`
      Dear Mr. Whitcomb:
      This letter engages you to prepare an appraisal of the property described above. ${v('lender_name', lender.name)} is your client and the intended user of the report; it will be used in the underwriting of a loan and for no other purpose. Please do not discuss your value conclusion with the applicant, the broker or any member of our lending staff.
    `)
      say(runs);
    const fee = facts.loanClass === 'business' ? 385_000 : 62_500;
    for (const runs of paragraphs`
      ${bold('Scope. ')}The report must state the market value of the fee simple interest as is. It must conform to the Uniform Standards of Professional Appraisal Practice, to Title XI of FIRREA and its regulations, and to the Interagency Appraisal and Evaluation Guidelines. All three approaches are to be considered, and the omission of any one explained. An interior inspection is required.
      ${bold('Fee and delivery. ')}Your fee is $${money(fee)}, payable on acceptance. The report is due on or before ${longDate(addDays(facts.appraisalDate, 5))}; a charge of $50.00 for each business day of delay may be deducted.
      ${bold('Legal description. ')}Furnished for your use: ${v('legal_description', property.legalDescription)}.
      ${bold('Flood. ')}State in the report the FEMA zone, the map panel and its date. Our own determination shows Zone ${v('flood_zone', facts.flood.zone)}, community ${v('flood_community_number', facts.flood.community)}.
    `)
      say(runs);
    if (facts.salePriceCents !== null)
      say(
        prose`${bold('Contract. ')}A copy of the purchase agreement is attached. Analyze it and any earlier sale of the property within three years.`,
      );
    for (const runs of paragraphs`
      ${bold('Independence. ')}Your engagement does not depend on the reporting of a predetermined value or on the approval of a loan. By accepting you confirm that you are licensed in the state where the property lies, that you are competent in this kind of assignment, that you carry errors and omissions coverage of at least $1,000,000.00, and that you have no present or prospective interest in the property.
      ${bold('Confidentiality. ')}All information furnished to you is nonpublic and is to be kept as the Gramm-Leach-Bliley Act requires. You may not assign this engagement.
    `)
      say(runs);
    sheet.ensure(120);
    say('Please sign below and return one copy. The access contact is the occupant, at (555) 016-7730.');
    sheet.y += 30;
    sheet.signature(76, sheet.y, 200, { signed, label: 'Joyce M. Pell' });
    sheet.text(76, sheet.y + 4, 'Joyce M. Pell\nAppraisal Administrator', { size: 9.5 });
    sheet.signature(320, sheet.y, 200, { signed, label: 'Alan R. Whitcomb' });
    sheet.text(320, sheet.y + 4, 'Accepted: Alan R. Whitcomb, MAI', { size: 9.5 });
    sheet.y += 34;
  },
};
