import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** Counsel's version: numbered covenants, the loan in recitals, a schedule of coverages. */
export const layout: Layout = {
  id: 'i-insurance-agreement-letter',
  docType: 'agreement_to_provide_insurance',
  draw(open, facts, { random, signed }) {
    const { lender, property, hazard } = facts;
    const sheet = open({
      margins: { top: 66, bottom: 70, left: 80, right: 80 },
      style: { font: random.pick(['book', 'serif'] as const), size: 11, leading: 1.28 },
      furniture: (page, pageNo) => {
        page.text(80, 740, `- ${pageNo} -`, { size: 9, width: 452, align: 'center' });
        page.text(80, 752, ['Insurance Agreement / Loan ', v('loan_number', facts.loanNumber)], { size: 7.5 });
      },
    });
    const names = (withType: boolean): Run[] =>
      facts.borrowers.flatMap((b, i): Run[] => [
        ...(i === 0 ? [] : [' and ']),
        v('borrower_name', b.name),
        ...(withType && b.entityType !== null ? [', ', v('borrower_entity_type', b.entityType)] : []),
      ]);
    const one = facts.borrowers.length === 1;
    sheet.paragraph('AGREEMENT TO FURNISH INSURANCE', { size: 15, bold: true, align: 'center', after: 14 });
    sheet.paragraph(
      prose`This Agreement to Furnish Insurance is made as of ${v('note_date', longDate(facts.noteDate), facts.noteDate)} by ${names(true)}${one ? ' (the "Borrower")' : ' (together, the "Borrower")'}, in favor of ${v('lender_name', lender.name)} (the "Lender"), whose address for notices is ${v('lender_address', oneLine(lender.address))}.`,
      { align: 'justify' },
    );
    sheet.paragraph('RECITALS', { bold: true, align: 'center' });
    for (const runs of paragraphs`
      A. The Lender has agreed to lend the Borrower $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))} (the "Loan"), to be evidenced by a promissory note of even date which matures on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}.
      B. The Loan is to be secured by the land and improvements known as ${v('property_address', oneLine(property.address))}, situated in ${v('property_county', property.county)} County (the "Premises"). The Lender will not make the Loan unless the Premises are insured as set out below.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.paragraph('The Borrower therefore agrees with the Lender as follows:', { after: 8 });
    const clauses: [string, string][] = [
      [
        'Coverage.',
        'Until the Loan is paid in full the Borrower shall keep the improvements insured against fire, windstorm, hail and the other hazards of a special form policy for their full replacement cost, and in any case for not less than the amount needed to avoid coinsurance, with the companies and under the policies listed in the Schedule or others approved by the Lender, which shall be rated A- VII or better.',
      ],
      [
        'Mortgagee clause.',
        'Every policy shall carry a standard mortgagee clause in favor of the Lender, its successors and assigns, and shall provide for thirty days’ written notice to the Lender before cancellation, non-renewal or material change.',
      ],
      [
        'Flood.',
        'If the improvements are now or later found to lie in a special flood hazard area, the Borrower shall buy flood insurance in the amount required by federal law within forty-five days after the Lender’s notice, and pay its cost.',
      ],
      [
        'Liability.',
        'The Borrower shall carry liability insurance of at least $1,000,000 for each occurrence with respect to the Premises.',
      ],
      [
        'Evidence; renewal.',
        'The Borrower shall deliver evidence of each policy at or before closing and evidence of its renewal at least fifteen days before it expires, together with receipts for premiums.',
      ],
      [
        'Default.',
        'If the Borrower does not do so, the Lender may, but need not, buy insurance for its own protection at the Borrower’s expense. What it pays is due on demand, bears interest at the rate of the note and is secured by the mortgage or deed of trust. Such insurance need not protect the interest of the Borrower and may be more expensive than insurance that the Borrower can obtain.',
      ],
      [
        'Free choice.',
        'The Borrower may choose the agent and the insurer. The Lender does not condition the Loan on the purchase of insurance from it or from any affiliate. Insurance is not a deposit and is not insured by the FDIC or the NCUA.',
      ],
    ];
    clauses.forEach(([head, text], i) => {
      sheet.paragraph([{ text: `${i + 1}. ${head} `, bold: true }, text], { align: 'justify' });
    });
    sheet.ensure(150);
    sheet.paragraph('SCHEDULE OF INSURANCE IN FORCE AT CLOSING', { bold: true, size: 10, after: 4 });
    const line = (label: string, runs: readonly Run[]): void => {
      sheet.text(96, sheet.y, label, { size: 10 });
      sheet.y = sheet.text(250, sheet.y, runs, { size: 10, width: 282 }) + 1;
    };
    for (const [label, runs] of entries`
      Insurer | ${v('insurer_name', hazard.insurer)}
      Policy | ${v('hazard_policy_number', hazard.policy)}
      Building limit | $${v('hazard_coverage_amount', money(hazard.coverageCents), plainMoney(hazard.coverageCents))}
      Deductible | $${v('hazard_deductible', money(hazard.deductibleCents), plainMoney(hazard.deductibleCents))} per occurrence
      Term | ${v('hazard_effective_date', longDate(hazard.from), hazard.from)} to ${v('hazard_expiration_date', longDate(hazard.to), hazard.to)}
      Annual premium | $${money(random.int(90_000, 700_000))}, paid through ${longDate(addDays(hazard.from, 90))}
    `)
      line(label, runs);
    sheet.y += 12;
    sheet.ensure(120);
    sheet.paragraph('The Borrower has signed this Agreement as of the date first written above.', { after: 8 });
    for (const b of facts.borrowers) {
      sheet.ensure(78);
      if (b.kind === 'entity') {
        sheet.text(300, sheet.y, [v('borrower_name', b.name)]);
        sheet.text(300, sheet.y + 38, 'By');
        sheet.signature(318, sheet.y + 48, 214, { signed, label: b.signer });
        sheet.text(318, sheet.y + 52, `Name: ${b.signer}\nTitle: ${b.capacity ?? ''}`, { size: 10 });
        sheet.y += 88;
      } else {
        sheet.signature(300, sheet.y + 36, 232, { signed, label: b.name });
        sheet.text(300, sheet.y + 40, [v('borrower_name', b.name)]);
        sheet.y += 66;
      }
    }
  },
};
