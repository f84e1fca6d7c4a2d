import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

export const layout: Layout = {
  id: 'z-floodnotice-bank-letter',
  docType: 'flood_notice',
  suits: (facts) => facts.flood.inHazardArea,
  draw(open, facts, { random, signed }) {
    const left = 70;
    const width = 472;
    const { flood, property, lender } = facts;
    const first = facts.borrowers[0];
    if (first === undefined) return;
    const sent = addDays(flood.date, 2);
    const sheet = open({
      margins: { top: 52, bottom: 58, left, right: 70 },
      style: { font: random.pick(['serif', 'book', 'sans'] as const), size: 10 },
      furniture: (page, pageNo, count) => {
        if (count > 1) page.text(left, 750, `Notice of Special Flood Hazards, page ${pageNo} of ${count}`, { size: 8 });
        page.text(left, 750, 'Member FDIC  •  Equal Housing Lender', { size: 8, width, align: 'right' });
      },
    });
    sheet.paragraph(v('lender_name', lender.name), { bold: true, size: 15, after: 1 });
    sheet.paragraph(v('lender_address', oneLine(lender.address)), { size: 9, after: 16 });
    sheet.paragraph(longDate(sent), { after: 10 });
    sheet.paragraph(
      prose`${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])}\n${v('borrower_address', `${first.address.street}\n${first.address.city}, ${first.address.state} ${first.address.zip}`, oneLine(first.address))}`,
      { after: 12 },
    );
    sheet.paragraph('NOTICE OF SPECIAL FLOOD HAZARDS AND AVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE', {
      bold: true,
      size: 11,
      after: 8,
    });
    const re = (label: string, runs: Runs): void => {
      sheet.text(left, sheet.y, label, { bold: true });
      sheet.y = sheet.text(left + 150, sheet.y, runs, { width: width - 150 }) + 2;
    };
    re('Loan number', v('loan_number', facts.loanNumber));
    re('Loan amount', ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))]);
    re('Property', v('property_address', oneLine(property.address)));
    re('Community', `${property.address.city}, City of`);
    re('NFIP community number', v('flood_community_number', flood.community));
    re('Flood zone', v('flood_zone', flood.zone));
    re('Determination date', v('flood_determination_date', numericDate(flood.date, '/', false), flood.date));
    sheet.y += 8;
    sheet.paragraph(`Dear ${facts.borrowers.length > 1 || first.kind === 'entity' ? 'Borrowers' : 'Borrower'}:`, {
      after: 7,
    });
    const body: readonly Runs[] = [
      'You have applied to us for a loan secured by the property named above. We are giving you this notice because the building that will secure the loan is in an area with special flood hazards.',
      'The area has been identified by the Administrator of the Federal Emergency Management Agency (FEMA) as a special flood hazard area on the Flood Insurance Rate Map of the community. This area has at least a one percent (1%) chance of a flood equal to or exceeding the base flood elevation (a 100-year flood) in any given year. During the life of a 30-year mortgage loan, the risk of a 100-year flood is 26 percent (26%).',
      'Federal law allows a lender and a borrower jointly to ask FEMA to review the determination. If you would like to do so, please contact us for further information.',
    ];
    for (const runs of body) sheet.paragraph(runs, { align: 'justify', after: 7 });
    const boxed = (marked: boolean, label: string, runs: Runs): void => {
      sheet.ensure(40);
      sheet.checkbox(left, sheet.y + 1, { marked, label, size: 9 });
      sheet.paragraph(runs, { indent: 20, align: 'justify', width: width - 20, after: 7 });
    };
    boxed(
      true,
      'Participating community',
      prose`${bold('The community in which the property is located participates in the National Flood Insurance Program (NFIP). ')}Federal law will not allow us to make you the loan unless you buy flood insurance, and it must be kept for the life of the loan. If you fail to buy or renew it, federal law authorizes and requires us to buy the insurance for you at your expense after 45 days’ notice.`,
    );
    const points: readonly string[] = [
      'Flood insurance is available under the NFIP through an agent who sells it, or from the insurer of your choice if the policy meets federal requirements. Compare the deductibles, limits, exclusions and premiums.',
      'At a minimum, the insurance must cover the lesser of (1) the outstanding principal balance of the loan, or (2) the maximum available under the NFIP for the type of property, now $250,000 for a residential building of one to four units and $500,000 for any other building, and no more than the insurable value of the building.',
      'Coverage applies only to the building and to contents that secure the loan, not to the land.',
      'Federal disaster relief, usually in the form of a low-interest loan, may be available for losses beyond your flood insurance if flooding leads to a federally declared disaster.',
    ];
    for (const text of points) {
      sheet.ensure(26);
      sheet.text(left + 24, sheet.y, '•');
      sheet.paragraph(text, { indent: 36, align: 'justify', width: width - 36, after: 4 });
    }
    sheet.y += 3;
    boxed(
      false,
      'Non-participating community',
      prose`${bold('The community does not participate in the NFIP. ')}Flood insurance under the NFIP is not available, and if non-participation has lasted at least one year, you may not be eligible for federal disaster relief for flood losses.`,
    );
    sheet.paragraph(
      'Please have your agent send us an application with proof of premium paid, or a declarations page, before closing. It should name us as mortgagee and show the loan number above. We need it no later than five business days before funds are paid out.',
      { align: 'justify', after: 10 },
    );
    sheet.ensure(130 + facts.borrowers.length * 40);
    sheet.paragraph(`Sincerely,\n\n${facts.approval.officer}\nLending Department`, { after: 10 });
    sheet.hline(left, sheet.y, left + width);
    sheet.y += 6;
    sheet.paragraph(
      prose`${bold('Acknowledgment. ')}I received this notice on the date written beside my name, before closing of the loan.`,
      {
        after: 32,
      },
    );
    for (const b of facts.borrowers) {
      sheet.signature(left, sheet.y, 230, { signed, label: b.name });
      sheet.text(
        left,
        sheet.y + 3,
        b.kind === 'entity' ? [v('borrower_name', b.name), ` by ${b.signer}`] : [v('borrower_name', b.name)],
        {
          size: 8.5,
        },
      );
      sheet.hline(left + 280, sheet.y, left + 380);
      sheet.text(left + 280, sheet.y + 3, 'Date', { size: 8.5 });
      sheet.y += 42;
    }
  },
};
