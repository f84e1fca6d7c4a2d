import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** A vendor's certificate in two columns, the answer in a large box. */
export const layout: Layout = {
  id: 'i-flood-cert-vendor',
  docType: 'flood_determination',
  draw(open, facts, { random }) {
    const { flood, lender, property } = facts;
    const sheet = open({
      margins: { top: 44, bottom: 56, left: 52, right: 52 },
      style: { font: 'condensed', size: 10, leading: 1.3 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(52, 744, 560, 0.4);
        page.text(52, 748, 'Clearpath Flood Services, a division of CFS Data Holdings', { size: 7.5 });
        page.text(52, 748, `Certificate page ${pageNo} of ${pageCount}`, { size: 7.5, width: 508, align: 'right' });
      },
    });
    const certificate = `${random.int(2_400_000, 2_699_999)}-${random.int(100, 999)}`;
    sheet.text(52, 44, 'CLEARPATH', { size: 20, bold: true, colour: '#16507a', letterSpacing: 2 });
    sheet.text(52, 68, 'FLOOD ZONE DETERMINATION CERTIFICATE', { size: 13, bold: true });
    sheet.text(52, 48, `Certificate ${certificate}`, { size: 9, width: 508, align: 'right' });
    sheet.text(52, 61, ['Determined ', v('flood_determination_date', longDate(flood.date), flood.date)], {
      size: 9,
      width: 508,
      align: 'right',
    });
    sheet.hline(52, 88, 560, 1.4);
    const column = (x: number, top: number, rows: readonly (readonly [string, readonly Run[]])[]): number => {
      let y = top;
      for (const [label, runs] of rows) {
        sheet.text(x, y, label, { size: 8, colour: '#555555' });
        y = sheet.text(x, y + 10, runs, { size: 10, width: 238 }) + 5;
      }
      return y;
    };
    const bank = lender.address;
    const left = column(
      52,
      98,
      entries`
        Ordered by | ${v('lender_name', lender.name)}\n${v('lender_address', oneLine(bank))}
        Attention | Loan Operations, flood desk
        Client loan reference | ${v('loan_number', facts.loanNumber)}
        Applicant | ${facts.borrowers.flatMap((b, i): Run[] => (i === 0 ? [v('borrower_name', b.name)] : [' / ', v('borrower_name', b.name)]))}
      `,
    );
    const right = column(322, 98, [
      ['Address as submitted', [v('property_address', oneLine(property.address))]],
      ['Address as standardized', [v('property_address', oneLine(property.address).toUpperCase())]],
      ['Parcel', [v('parcel_number', property.parcel)]],
      ['County', [v('property_county', property.county)]],
      ['Structure', [v('property_type', property.type)]],
    ]);
    sheet.y = Math.max(left, right) + 6;
    const top = sheet.y;
    sheet.rect(52, top, 508, 74, { thickness: 1.4 });
    sheet.vline(212, top, top + 74, 0.8);
    sheet.text(52, top + 6, 'Zone at structure', { size: 8, width: 160, align: 'center' });
    sheet.text(52, top + 22, [v('flood_zone', flood.zone)], { size: 30, bold: true, width: 160, align: 'center' });
    sheet.text(
      226,
      top + 10,
      prose`The structure ${v('in_sfha', flood.inHazardArea ? 'IS' : 'IS NOT', String(flood.inHazardArea), true)} located in a Special Flood Hazard Area.`,
      { size: 12.5, width: 320 },
    );
    sheet.text(
      226,
      top + 44,
      flood.inHazardArea
        ? 'Flood insurance is mandatory under the Flood Disaster Protection Act of 1973, as amended, for a federally related loan.'
        : 'Flood insurance is not federally required. The lender may require it, and the borrower may buy it at a lower cost.',
      { size: 8.5, width: 320 },
    );
    sheet.y = top + 88;
    sheet.paragraph('Map source', { size: 11, bold: true, after: 3 });
    const heads = ['Community', 'Number', 'Map panel', 'Panel date', 'Program', 'LOMA / LOMR'];
    const x = [52, 176, 236, 326, 414, 486];
    const y = sheet.y;
    heads.forEach((head, i) => {
      sheet.text((x[i] ?? 52) + 3, y + 3, head, { size: 8, bold: true });
    });
    sheet.hline(52, y, 560);
    sheet.hline(52, y + 15, 560);
    const cells: Run[][] = [
      [`${property.address.city}, City of`],
      [v('flood_community_number', flood.community)],
      [`${flood.community.slice(0, 5)}C0${random.int(110, 890)}E`],
      [longDate(addDays(flood.date, -random.int(1200, 5400)))],
      ['Regular'],
      ['None found'],
    ];
    cells.forEach((runs, i) => {
      sheet.text((x[i] ?? 52) + 3, y + 19, runs, { size: 9, width: (x[i + 1] ?? 560) - (x[i] ?? 52) - 4 });
    });
    sheet.hline(52, y + 46, 560);
    sheet.y = y + 58;
    sheet.paragraph('Related information', { size: 11, bold: true, after: 3 });
    sheet.paragraph(
      `Coastal Barrier Resources Area: No. Base flood elevation: not determined. Distance to nearest zone change: about ${random.int(120, 2400)} feet. Census tract ${random.int(1, 98)}.0${random.int(1, 5)}. Life of loan monitoring: purchased; the lender will be told of map revisions that change the answer above.`,
      { size: 9, after: 8 },
    );
    sheet.paragraph('Limits of this certificate', { size: 11, bold: true, after: 3 });
    for (const runs of paragraphs`
      This certificate was prepared solely for the use of the lender named above, its regulators and its assignees, to comply with the National Flood Insurance Reform Act of 1994. It is derived from the flood insurance rate map cited and from the location information supplied with the order. It is not a survey, an elevation certificate or advice on whether to buy insurance, and no property owner, buyer or agent may rely on it.
      A property outside a Special Flood Hazard Area may flood. Losses in zones B, C and X account for a considerable part of the claims paid by the National Flood Insurance Program each year. If an owner disputes this result, the owner and the lender may jointly ask FEMA to review it within 45 days after the lender has notified the borrower.
      The information of the Standard Flood Hazard Determination Form (OMB 1660-0040) is reproduced in this certificate in a different arrangement, as the instructions of that form allow. Questions: 1-888-555-0142, quoting the certificate number.
    `)
      sheet.paragraph(runs, { size: 9, align: 'justify', after: 6 });
  },
};
