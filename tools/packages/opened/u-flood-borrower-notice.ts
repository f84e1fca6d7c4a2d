import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'u-flood-borrower-notice',
  docType: 'flood_notice',
  suits: (facts) => facts.flood.inHazardArea,
  draw(open, facts, { random, signed }) {
    const left = 54;
    const right = 558;
    const full = right - left;
    const { flood, property, lender } = facts;
    const borrower = facts.borrowers[0] ?? lender;
    const sheet = open({
      margins: { top: 40, bottom: 50, left, right: 54 },
      style: { font: random.pick(['serif', 'book', 'sans'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 752, 'Notice of Special Flood Hazards – Form FLD-7 (1/22)', { size: 7 });
        page.text(right, 752, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
      },
    });
    sheet.paragraph('NOTICE OF SPECIAL FLOOD HAZARDS AND\nAVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE', {
      bold: true,
      size: 12.5,
      align: 'center',
      after: 10,
    });
    const top = sheet.y;
    const w = full / 2;
    const h = 70;
    sheet.rect(left, top, full, h + 34);
    sheet.vline(left + w, top, top + h);
    sheet.hline(left, top + h, right);
    sheet.text(left + 5, top + 4, 'LENDER', { size: 7, bold: true });
    sheet.text(
      left + 5,
      top + 15,
      prose`${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { width: w - 10 },
    );
    sheet.text(left + w + 5, top + 4, 'BORROWER(S)', { size: 7, bold: true });
    sheet.text(
      left + w + 5,
      top + 15,
      prose`${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? '\n' : '', v('borrower_name', b.name)])}\n${v('borrower_address', `${borrower.address.street}\n${borrower.address.city}, ${borrower.address.state} ${borrower.address.zip}`, oneLine(borrower.address))}`,
      { width: w - 10 },
    );
    const notice = addDays(flood.date, random.int(1, 4));
    sheet.text(left + 5, top + h + 5, 'PROPERTY ADDRESS', { size: 7, bold: true });
    sheet.text(left + 5, top + h + 17, v('property_address', oneLine(property.address)));
    sheet.vline(left + 300, top + h, top + h + 34);
    sheet.text(left + 305, top + h + 5, 'LOAN NUMBER', { size: 7, bold: true });
    sheet.text(left + 305, top + h + 17, v('loan_number', facts.loanNumber));
    sheet.vline(left + 410, top + h, top + h + 34);
    sheet.text(left + 415, top + h + 5, 'NOTICE DATE', { size: 7, bold: true });
    sheet.text(left + 415, top + h + 17, numericDate(notice));
    sheet.y = top + h + 44;

    sheet.paragraph('We are giving you this notice to inform you that:', { after: 5 });
    const choice = (marked: boolean, label: string, runs: readonly Run[]): void => {
      sheet.ensure(40);
      sheet.checkbox(left, sheet.y, { marked, label, size: 9 });
      sheet.paragraph(runs, { indent: 18, align: 'justify', after: 6 });
    };
    sheet.paragraph(
      prose`The building or mobile home securing the loan for which you have applied ${v('in_sfha', 'is or will be located in an area with special flood hazards', 'true')}. According to the Standard Flood Hazard Determination dated ${v('flood_determination_date', longDate(flood.date), flood.date)}, it lies in Zone ${v('flood_zone', flood.zone)}.`,
      { align: 'justify', after: 6 },
    );
    for (const runs of paragraphs`
      The area has been identified by the Administrator of the Federal Emergency Management Agency (FEMA) as a special flood hazard area using FEMA’s Flood Insurance Rate Map or the Flood Hazard Boundary Map for the following community: ${bold(`City of ${property.address.city}, `)}${v('property_county', property.county, property.county, true)}${bold(' County')} (NFIP Community Number ${v('flood_community_number', flood.community)}). This area has at least a one percent (1%) chance of a flood equal to or exceeding the base flood elevation (a 100-year flood) in any given year. During the life of a 30-year mortgage loan, the risk of a 100-year flood in a special flood hazard area is 26 percent (26%).
      Federal law allows a lender and borrower jointly to request the Administrator of FEMA to review the determination of whether the property securing the loan is located in a special flood hazard area. If you would like to make such a request, please contact us for further information.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    choice(
      true,
      'Participating community',
      prose`The community in which the property securing the loan is located ${bold('participates')} in the National Flood Insurance Program (NFIP). Federal law will not allow us to make you the loan that you have applied for if you do not purchase flood insurance. The flood insurance must be maintained for the life of the loan. If you fail to purchase or renew flood insurance on the property, Federal law authorizes and requires us to purchase the flood insurance for you at your expense.`,
    );
    const points = [
      'Flood insurance coverage under the NFIP may be purchased through an insurance agent who will obtain the policy either directly through the NFIP or through an insurance company that participates in the NFIP. Flood insurance that provides the same level of coverage as a standard policy under the NFIP may also be available from private insurers that do not participate in the NFIP. You should compare the coverage, deductibles, exclusions, conditions and premiums of the policies.',
      'At a minimum, flood insurance purchased must cover the lesser of: (1) the outstanding principal balance of the loan; or (2) the maximum amount of coverage allowed for the type of property under the NFIP ($250,000 for a one-to-four family dwelling; $500,000 for a nonresidential building). Coverage is limited to the overall value of the property minus the value of the land.',
      'Federal disaster relief assistance (usually in the form of a low-interest loan) may be available for damages incurred in excess of your flood insurance if your community’s participation in the NFIP is in accordance with NFIP requirements.',
      'Although you may not be required to maintain flood insurance on all structures, you may still wish to do so, and your mortgage lender may still require you to do so to protect the collateral.',
    ];
    for (const text of points) {
      sheet.ensure(24);
      sheet.text(left + 22, sheet.y, '•');
      sheet.paragraph(text, { indent: 34, align: 'justify', after: 4 });
    }
    sheet.y += 2;
    choice(
      false,
      'Nonparticipating community',
      prose`Flood insurance coverage under the NFIP is not available for the property securing the loan because the community in which the property is located does ${bold('not participate')} in the NFIP. In addition, if the non-participating community has been identified for at least one year as containing a special flood hazard area, properties located in the community will not be eligible for Federal disaster relief assistance in the event of a Federally declared flood disaster.`,
    );
    if (facts.loanClass === 'consumer')
      sheet.paragraph(
        prose`${bold('Escrow. ')}Federal law may require a lender or its servicer to escrow all premiums and fees for flood insurance that covers any residential building securing a loan in a special flood hazard area, payable with the same frequency as your loan payments.`,
        { align: 'justify' },
      );
    sheet.ensure(96);
    sheet.paragraph('ACKNOWLEDGMENT OF RECEIPT', { bold: true, after: 4 });
    sheet.paragraph(
      'By signing below, each of the undersigned acknowledges receipt of this notice a reasonable time (not less than ten days, unless waived) before the completion of the transaction.',
      { align: 'justify', after: 30 },
    );
    facts.borrowers.forEach((b, i) => {
      const x = left + i * 256;
      sheet.signature(x, sheet.y, 170, { signed, label: b.name });
      sheet.hline(x + 180, sheet.y, x + 240);
      if (signed) sheet.text(x + 184, sheet.y - 11, numericDate(addDays(notice, 1), '/', false), { size: 8.5 });
      sheet.text(
        x,
        sheet.y + 3,
        [v('borrower_name', b.name), ...(b.capacity === null ? [] : [`\nBy: ${b.signer}, ${b.capacity}`])],
        { size: 8 },
      );
      sheet.text(x + 180, sheet.y + 3, 'Date', { size: 8 });
    });
  },
};
