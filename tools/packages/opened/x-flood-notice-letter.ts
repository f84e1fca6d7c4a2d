import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'x-flood-notice-letter',
  docType: 'flood_notice',
  suits: (facts) => facts.flood.inHazardArea && facts.product !== 'commercial_term',
  draw(open, facts, { random, signed }) {
    const { lender, borrowers, property, flood, approval } = facts;
    const [borrower = lender] = borrowers;
    const left = 76;
    const full = 460;
    const consumer = facts.loanClass === 'consumer';
    const sheet = open({
      margins: { top: 50, bottom: 66, left, right: 76 },
      style: { font: random.pick(['book', 'serif'] as const), size: 11, leading: 1.2 },
      furniture: (page) => {
        page.hline(left, 744, left + full, 0.4);
        const insured = lender.name.includes('Credit Union') ? 'Federally insured by NCUA' : 'Member FDIC';
        page.text(left, 748, `${insured} / Equal Housing Lender`, { size: 7.5, width: full, align: 'center' });
      },
    });
    sheet.paragraph(v('lender_name', lender.name), { bold: true, size: 17, align: 'center', after: 0 });
    sheet.paragraph(v('lender_address', oneLine(lender.address)), { size: 9, align: 'center', after: 16 });
    sheet.paragraph(longDate(addDays(flood.date, 2)), { after: 12 });
    sheet.paragraph(
      [
        ...borrowers.flatMap((b): Run[] => [v('borrower_name', b.name), '\n']),
        v(
          'borrower_address',
          `${borrower.address.street}\n${borrower.address.city}, ${borrower.address.state} ${borrower.address.zip}`,
          oneLine(borrower.address),
        ),
      ],
      { after: 12 },
    );
    const re: readonly (readonly [string, readonly Run[]])[] = [
      ['Re:', [bold('Notice of Special Flood Hazards and Availability of Federal Disaster Relief Assistance')]],
      ['Loan number:', [v('loan_number', facts.loanNumber)]],
      ['Property:', [v('property_address', oneLine(property.address))]],
      ['Flood zone:', [v('flood_zone', flood.zone)]],
      ['Hazard area:', [v('in_sfha', 'Yes', 'true'), ' (special flood hazard area, SFHA)']],
      ['NFIP community:', [v('flood_community_number', flood.community), ` (${property.county} County area)`]],
    ];
    for (const [label, runs] of re) {
      sheet.text(left, sheet.y, label, { bold: true });
      sheet.y = sheet.text(left + 96, sheet.y, runs, { width: full - 96 }) + 1;
    }
    sheet.y += 10;
    const para = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 8 });
    for (const runs of paragraphs`
      ${consumer ? `Dear ${borrowers.map((b) => b.name).join(' and ')}:` : 'Ladies and Gentlemen:'}
      You have asked us for a loan of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, to be secured by the property named above. Federal law requires us to tell you that, according to a flood hazard determination dated ${v('flood_determination_date', longDate(flood.date), flood.date)}, the building securing the loan ${bold('is located in an area with special flood hazards')}. The Administrator of the Federal Emergency Management Agency (FEMA) has identified the area as a special flood hazard area on the Flood Insurance Rate Map for the community.
      This area has at least a one percent (1%) chance of a flood equal to or exceeding the base flood elevation (a 100-year flood) in any given year. During the life of a 30-year mortgage loan, the risk of such a flood is at least twenty-six percent (26%). Federal law allows a lender and borrower jointly to ask FEMA to review the determination.
      ${bold('Your community takes part in the National Flood Insurance Program (NFIP).')} We will not be able to make the loan unless you buy flood insurance, and you must keep it in force for the term of the loan. If you do not, we must buy it for you, at your cost, 45 days after we notify you.
      The insurance must cover the lesser of: (1) the outstanding principal balance of the loan; (2) the maximum available under the NFIP for the type of building, which is $250,000 for a one-to-four family residence and $500,000 for a non-residential building; or (3) the insurable value of the building. The deductible may not be more than $10,000.
      Flood insurance is available from private insurers as well as under the NFIP, through the same agents who sell other property insurance. We encourage you to compare the policies with respect to coverage, deductibles, exclusions and premiums.
      Federal disaster relief assistance (usually a low-interest loan) may be available for losses in excess of your flood insurance if your community’s participation is in accordance with NFIP requirements.
      Please sign and return the enclosed copy of this letter and send us the application and paid receipt for the policy at least ten days before closing. The policy must show ${v('mortgagee_name', lender.name)}, ISAOA, as first mortgagee. If you have questions, call your loan officer, ${v('loan_officer', approval.officer)}, at (800) 555-01${random.int(10, 99)}.
    `)
      para(...runs);
    sheet.ensure(170);
    sheet.paragraph('Sincerely,', { after: 30 });
    sheet.signature(left, sheet.y, 190, { signed, label: 'Loan Operations' });
    sheet.text(left, sheet.y + 3, `${random.pick(['Beth Arnholt', 'Luther Gaines'])}, Loan Operations`, { size: 9.5 });
    sheet.y += 30;
    sheet.paragraph([bold('Received: '), 'I/We received this notice before the loan was closed.'], { after: 32 });
    borrowers.forEach((b, i) => {
      const x = left + i * 236;
      sheet.signature(x, sheet.y, 214, { signed, label: b.signer });
      sheet.text(
        x,
        sheet.y + 3,
        b.kind === 'entity'
          ? [v('borrower_name', b.name), `\nBy ${b.signer}, ${b.capacity ?? ''}          Date`]
          : [v('borrower_name', b.name), '\nDate'],
        { size: 9 },
      );
    });
  },
};
