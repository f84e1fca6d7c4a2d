import { money } from '../core/amounts.ts';
import { addDays, longDate, shortMonthDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** A carrier's own certificate of a businessowners policy that insures building and liability under one number. */
export const layout: Layout = {
  id: 'i-liability-memo',
  docType: 'liability_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { hazard, property, lender } = facts;
    const insured = facts.borrowers[0];
    if (insured === undefined) return;
    const sheet = open({
      margins: { top: 54, bottom: 60, left: 60, right: 60 },
      style: { font: 'slab', size: 9, leading: 1.3 },
      furniture: (page, pageNo, pageCount) => {
        page.text(60, 750, `Form CL-2207 (Rev. 6/21)`, { size: 7 });
        page.text(60, 750, `${pageNo} / ${pageCount}`, { size: 7, width: 492, align: 'right' });
      },
    });
    const bank = lender.address;
    const mail = insured.address;
    sheet.rect(60, 48, 492, 34, { fill: '#1d3b53', stroke: false });
    sheet.text(70, 58, [v('insurer_name', hazard.insurer)], { size: 13, bold: true, colour: 'white' });
    sheet.y = 96;
    sheet.paragraph('CERTIFICATE OF LIABILITY INSURANCE', { size: 14, bold: true, after: 2 });
    sheet.paragraph(
      `Issued ${longDate(addDays(facts.noteDate, -random.int(1, 8)))} at the request of the policyholder. Certificate serial ${random.int(100_000, 999_999)}.`,
      { size: 8.5, after: 10 },
    );
    const field = (label: string, runs: readonly Run[]): void => {
      sheet.text(60, sheet.y, label, { bold: true, width: 130 });
      sheet.y = sheet.text(196, sheet.y, runs, { width: 356 }) + 5;
    };
    for (const [label, runs] of entries`
      This is issued to | ${v('mortgagee_name', lender.name)}, as certificate holder and mortgagee\n${v('lender_address', oneLine(bank))}
      Holder’s reference | Loan ${v('loan_number', facts.loanNumber)}
      Policyholder | ${v('borrower_name', insured.name)}\n${v('borrower_address', oneLine(mail))}
      Insured premises | ${v('property_address', oneLine(property.address))}
      Policy | Businessowners policy ${v('hazard_policy_number', hazard.policy)} (property and liability)
      In force | from ${v('hazard_effective_date', shortMonthDate(hazard.from), hazard.from)} until ${v('hazard_expiration_date', shortMonthDate(hazard.to), hazard.to)}, 12:01 a.m. local time
    `)
      field(label, runs);
    sheet.y += 6;
    sheet.hline(60, sheet.y, 552, 1);
    sheet.text(64, sheet.y + 4, 'Coverage', { bold: true });
    sheet.text(380, sheet.y + 4, 'Limit of insurance', { bold: true, width: 168, align: 'right' });
    sheet.y += 19;
    sheet.hline(60, sheet.y, 552);
    const each = random.pick([100_000_000, 200_000_000]);
    const rows: [string, string][] = [
      ['Liability and medical expenses, each occurrence', money(each)],
      ['Aggregate, other than products and completed operations', money(each * 2)],
      ['Products and completed operations aggregate', money(each * 2)],
      ['Medical expenses, any one person', money(1_000_000)],
      ['Damage to premises rented to you', money(30_000_000)],
      ['Hired and non-owned auto liability', money(each)],
      ['Employee dishonesty', money(2_500_000)],
    ];
    for (const [name, limit] of rows) {
      sheet.text(64, sheet.y + 4, name);
      sheet.text(380, sheet.y + 4, `$${limit}`, { width: 168, align: 'right' });
      sheet.y += 18;
      sheet.hline(60, sheet.y, 552, 0.3);
    }
    sheet.y += 12;
    for (const runs of paragraphs`
      Additional insured. Endorsement BP 04 09, Additional Insured - Mortgagee, Assignee or Receiver, is part of the policy. It includes ${v('mortgagee_name', lender.name)} as an insured, but only for its liability as mortgagee arising out of the ownership, maintenance or use of the insured premises by ${v('borrower_name', insured.name)} as owner. It does not apply to structural alterations, new construction or demolition performed by or for the mortgagee.
      Cancellation. We will mail thirty days’ notice to the holder if we cancel the policy before it expires, or ten days’ notice if the premium has not been paid. A failure to mail notice imposes no liability on the company or its agents.
      This certificate is evidence only. It does not change, extend or waive any part of the policy, and the limits shown may have been reduced by claims paid. Workers’ compensation and professional liability are not written under this policy; ask the policyholder for the certificates of those carriers.
    `)
      sheet.paragraph(runs, { after: 8 });
    sheet.ensure(80);
    sheet.signature(60, sheet.y + 44, 200, { signed, label: 'For the company' });
    sheet.text(60, sheet.y + 48, 'For the company', { size: 8 });
    sheet.text(330, sheet.y + 20, 'Servicing agent: Lowell & Finch, Inc.\nAgent code 0419, telephone (515) 555-0107', {
      size: 8,
    });
  },
};
