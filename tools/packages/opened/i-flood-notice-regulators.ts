import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** The interagency sample notice, with boxes for participating communities. */
export const layout: Layout = {
  id: 'i-flood-notice-regulators',
  docType: 'flood_notice',
  suits: (facts) => facts.flood.inHazardArea,
  draw(open, facts, { random, signed }) {
    const { flood, lender, property } = facts;
    const first = facts.borrowers[0];
    if (first === undefined) return;
    const sheet = open({
      margins: { top: 54, bottom: 60, left: 62, right: 62 },
      style: { font: 'serif', size: 10.5, leading: 1.2 },
      furniture: (page, pageNo, pageCount) => {
        page.text(62, 748, 'Notice of Special Flood Hazards 10/22', { size: 8 });
        page.text(62, 748, `Page ${pageNo} of ${pageCount}`, { size: 8, width: 488, align: 'right' });
      },
    });
    const given = addDays(flood.date, random.int(1, 4));
    sheet.paragraph('NOTICE OF SPECIAL FLOOD HAZARDS AND\nAVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE', {
      size: 13,
      bold: true,
      align: 'center',
      after: 12,
    });
    const rows: [string, Run[]][] = entries`
      Date of notice: | ${longDate(given)}
      Loan number: | ${v('loan_number', facts.loanNumber)}
      Lender: | ${v('lender_name', lender.name)}, ${v('lender_address', oneLine(lender.address))}
      Borrower(s): | ${facts.borrowers.flatMap((b, i): Run[] => (i === 0 ? [v('borrower_name', b.name)] : [', ', v('borrower_name', b.name)]))}
      Property: | ${v('property_address', oneLine(property.address))}
    `;
    for (const [label, runs] of rows) {
      sheet.text(62, sheet.y, label, { bold: true });
      sheet.y = sheet.text(150, sheet.y, runs, { width: 400 }) + 2;
    }
    sheet.y += 4;
    sheet.hline(62, sheet.y, 550);
    sheet.y += 8;
    for (const runs of paragraphs`
      We are giving you this notice to inform you that the building or mobile home securing the loan for which you have applied ${v('in_sfha', 'is or will be located in an area with special flood hazards', 'true')}.
      The area has been identified by the Administrator of the Federal Emergency Management Agency (FEMA) as a special flood hazard area using FEMA’s Flood Insurance Rate Map for the following community: ${property.address.city}, ${v('property_county', property.county)} County, ${property.address.state}, community no. ${v('flood_community_number', flood.community)}. The map shows the building in Zone ${v('flood_zone', flood.zone)}. This area has a one percent (1%) chance of a flood equal to or exceeding the base flood elevation (a 100-year flood) in any given year. During the life of a 30-year mortgage loan, the risk of a 100-year flood in a special flood hazard area is 26 percent (26%).
      Federal law allows a lender and borrower jointly to request the Administrator of FEMA to review the determination of whether the property securing the loan is located in a special flood hazard area. If you would like to make such a request, please contact us for further information.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    const option = (marked: boolean, label: string, text: string): void => {
      sheet.ensure(50);
      sheet.checkbox(62, sheet.y + 1, { marked, label });
      sheet.paragraph(text, { indent: 18, align: 'justify' });
    };
    option(
      true,
      'Participating community',
      'The community in which the property securing the loan is located participates in the National Flood Insurance Program (NFIP). Federal law will not allow us to make you the loan that you have applied for if you do not purchase flood insurance. The flood insurance must be maintained for the life of the loan. If you fail to purchase or renew flood insurance on the property, Federal law authorizes and requires us to purchase the flood insurance for you at your expense.',
    );
    const bullets = [
      'At a minimum, flood insurance purchased must cover the lesser of: (1) the outstanding principal balance of the loan; or (2) the maximum amount of coverage allowed for the type of property under the NFIP.',
      'Flood insurance coverage under the NFIP is limited to the building or mobile home and any personal property that secures your loan and not the land itself.',
      'Federal disaster relief assistance (usually in the form of a low-interest loan) may be available for damages incurred in excess of your flood insurance if your community’s participation in the NFIP is in accordance with NFIP requirements.',
      'Flood insurance coverage under the NFIP may be purchased through an insurance agent who will obtain the policy either directly through the NFIP or through an insurance company that participates in the NFIP. Coverage that provides the same level of protection may also be available from private insurers.',
    ];
    for (const bullet of bullets) {
      sheet.text(84, sheet.y, '•');
      sheet.paragraph(bullet, { indent: 34, align: 'justify', after: 4 });
    }
    option(
      false,
      'Non-participating community',
      'Flood insurance coverage under the NFIP is not available for the property securing the loan because the community in which the property is located does not participate in the NFIP. In addition, if the non-participating community has been identified for at least one year as containing a special flood hazard area, properties located in the community will not be eligible for Federal disaster relief assistance in the event of a Federally declared flood disaster.',
    );
    sheet.paragraph(
      'Escrow requirement for residential loans. Federal law may require a lender or its servicer to escrow all premiums and fees for flood insurance that covers any residential building or mobile home securing a loan that is located in an area with special flood hazards. If your lender notifies you that an escrow account is required, you must pay your premiums and fees with the same frequency as your loan payments.',
      { align: 'justify' },
    );
    sheet.ensure(120);
    sheet.paragraph('ACKNOWLEDGMENT', { bold: true, after: 3 });
    sheet.paragraph('By signing below I acknowledge that I received this notice before the loan closed.', { after: 6 });
    for (const b of facts.borrowers) {
      sheet.ensure(64);
      sheet.signature(62, sheet.y + 36, 250, { signed, label: b.name });
      sheet.hline(400, sheet.y + 36, 520);
      sheet.text(400, sheet.y + 39, 'Date', { size: 8.5 });
      if (signed) sheet.text(410, sheet.y + 24, longDate(addDays(given, 2)), { size: 10 });
      sheet.text(62, sheet.y + 39, [
        v('borrower_name', b.name),
        ...(b.kind === 'entity' ? [`\nby ${b.signer}, ${b.capacity ?? ''}`] : []),
      ]);
      sheet.y += 70;
    }
  },
};
