import { money, plainMoney } from '../core/amounts.ts';
import { addMonths, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** A private flood policy with the statement that lenders look for. */
export const layout: Layout = {
  id: 'i-flood-policy-private',
  docType: 'flood_policy',
  suits: (facts) => facts.flood.inHazardArea,
  draw(open, facts, { random, signed }) {
    const { flood, hazard, lender, property } = facts;
    const first = facts.borrowers[0];
    if (first === undefined) return;
    const number = `PF-${random.int(10_000, 99_999)}-${random.int(10, 99)}`;
    const sheet = open({
      margins: { top: 54, bottom: 64, left: 66, right: 66 },
      style: { font: 'book', size: 10.5, leading: 1.22 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(66, 740, 546, 0.4);
        page.text(66, 745, `${number}  (page ${pageNo} of ${pageCount})`, { size: 8.5 });
      },
    });
    const start = addMonths(flood.to, -12);
    sheet.paragraph([v('insurer_name', hazard.insurer)], { size: 16, bold: true, align: 'center', after: 0 });
    sheet.paragraph('Private Flood Insurance', { align: 'center', after: 2 });
    sheet.paragraph('POLICY DECLARATIONS', { size: 14, bold: true, align: 'center', letterSpacing: 1, after: 12 });
    const item = (n: string, label: string, runs: readonly Run[]): void => {
      sheet.ensure(30);
      sheet.text(66, sheet.y, n, { bold: true });
      sheet.text(92, sheet.y, label, { bold: true, width: 140 });
      sheet.y = Math.max(sheet.text(236, sheet.y, runs, { width: 310 }), sheet.y + 13) + 5;
    };
    item('1.', 'Policy number', [number]);
    item(
      '2.',
      'Policyholder',
      prose`${facts.borrowers.flatMap((b, i): Run[] => (i === 0 ? [v('borrower_name', b.name)] : [' and ', v('borrower_name', b.name)]))}\n${v('borrower_address', oneLine(first.address))}`,
    );
    item(
      '3.',
      'Period of insurance',
      prose`${longDate(start)} to ${v('flood_expiration_date', longDate(flood.to), flood.to)}, both at 12:01 a.m. at the described location`,
    );
    item(
      '4.',
      'Described location',
      prose`${v('property_address', oneLine(property.address))}, ${v('property_county', property.county)} County`,
    );
    item(
      '5.',
      'Building',
      prose`${v('property_type', property.type)}, FEMA zone ${v('flood_zone', flood.zone)}, NFIP community ${v('flood_community_number', flood.community)}`,
    );
    item(
      '6.',
      'Limits',
      prose`Building $${v('flood_coverage_amount', money(flood.coverageCents), plainMoney(flood.coverageCents))}; contents $${money(random.int(2, 9) * 1_000_000)}; additional living expense or loss of rents $25,000.00; debris removal included; pollution clean-up $10,000.00`,
    );
    item('7.', 'Deductible', [
      `$${random.pick(['2,000.00', '5,000.00', '10,000.00'])} each flood, building and contents combined`,
    ]);
    const premium = random.int(70_000, 260_000);
    item('8.', 'Premium', [
      `$${money(premium)} plus surplus lines tax $${money(Math.round(premium * 0.04))} and policy fee $75.00`,
    ]);
    item(
      '9.',
      'Mortgagee',
      prose`${v('mortgagee_name', lender.name)}, its successors and assigns, ${v('lender_address', oneLine(lender.address))}, under loan ${v('loan_number', facts.loanNumber)}`,
    );
    item('10.', 'Forms', ['PFL 100 (01/22), PFL 115 Mortgage Clause, PFL 130 Service of Suit']);
    sheet.y += 4;
    sheet.hline(66, sheet.y, 546);
    sheet.y += 8;
    sheet.paragraph(
      'This policy meets the definition of private flood insurance contained in 42 U.S.C. 4012a(b)(7) and the corresponding regulation.',
      { bold: true, align: 'justify' },
    );
    for (const runs of paragraphs`
      We insure you against direct physical loss by or from flood to the building and contents at the described location, up to the limits and in excess of the deductible shown above, if you have paid the premium and complied with the conditions of the policy. The coverage is at least as broad as that of a standard flood insurance policy under the National Flood Insurance Program, including its deductibles, exclusions and conditions.
      Loss to the building is payable to you and to the mortgagee named in item 9 as their interests may appear. We will give 45 days’ written notice of cancellation or non-renewal to you and to the mortgagee. An act or neglect of the owner does not defeat the interest of the mortgagee, provided that it pays on demand any premium that is due and tells us of any change of ownership known to it.
      An action against us for a claim must be brought within one year after the date of written denial of all or part of the claim. Insurance under the National Flood Insurance Program is also available; ask a licensed agent to compare the two.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.ensure(70);
    sheet.signature(306, sheet.y + 40, 220, { signed, label: 'Authorized signatory' });
    sheet.text(306, sheet.y + 43, 'Authorized signatory of the insurer', { size: 9 });
  },
};
