import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'i-binder-letter',
  docType: 'property_insurance',
  draw(open, facts, { random, signed }) {
    const { hazard, property, lender } = facts;
    const first = facts.borrowers[0];
    if (first === undefined) return;
    const sheet = open({
      margins: { top: 60, bottom: 64, left: 76, right: 76 },
      style: { font: random.pick(['book', 'serif'] as const), size: 10.5, leading: 1.22 },
      furniture: (page) => {
        page.hline(76, 742, 536, 0.4);
        page.text(76, 746, 'Established 1961  |  Member, Independent Insurance Agents  |  License 0C41877', {
          size: 7.5,
          width: 460,
          align: 'center',
        });
      },
    });
    const joined = (): Run[] =>
      facts.borrowers.flatMap((b, i): Run[] =>
        i === 0 ? [v('borrower_name', b.name)] : [' and ', v('borrower_name', b.name)],
      );
    const written = addDays(facts.noteDate, -random.int(1, 6));
    const ends = addDays(hazard.from, 60);
    const bank = lender.address;
    sheet.paragraph('Hollis & Wray Insurance Services', { size: 17, bold: true, after: 0 });
    sheet.paragraph('318 Courthouse Square, Paducah, Kentucky 42001    (270) 555-0133    fax (270) 555-0134', {
      size: 8,
      after: 22,
    });
    sheet.paragraph(longDate(written), { after: 12 });
    sheet.paragraph(
      prose`${v('mortgagee_name', lender.name)}\nAttn: Insurance Desk\n${v('lender_address', `${bank.street}\n${bank.city}, ${bank.state} ${bank.zip}`, oneLine(bank))}`,
      { after: 12 },
    );
    const top = sheet.y;
    sheet.text(100, top, 'Re:', { bold: true });
    const re: [string, Run[]][] = [
      ['', [bold('BINDER OF PROPERTY INSURANCE')]],
      ['Our insured:', joined()],
      ['Premises:', [v('property_address', oneLine(property.address))]],
      ['Your loan:', [v('loan_number', facts.loanNumber)]],
      ['Binder no.:', [`HW-${random.int(10_000, 99_999)}`]],
    ];
    for (const [label, runs] of re) {
      if (label !== '') sheet.text(130, sheet.y, label);
      sheet.y = sheet.text(label === '' ? 130 : 200, sheet.y, runs, { width: label === '' ? 400 : 336 });
    }
    sheet.y += 12;
    sheet.paragraph('Ladies and Gentlemen:', { after: 8 });
    for (const runs of paragraphs`
      At the request of our insured we confirm that ${v('insurer_name', hazard.insurer)} (the "Company") has bound coverage on the building at the above premises under policy ${v('hazard_policy_number', hazard.policy)}, which is in course of issue. Coverage attaches at 12:01 a.m. on ${v('hazard_effective_date', longDate(hazard.from), hazard.from)} and the policy, once issued, will run to ${v('hazard_expiration_date', longDate(hazard.to), hazard.to)}. Unless replaced by the policy sooner, this binder ends on ${longDate(ends)}.
      The building is insured for $${v('hazard_coverage_amount', money(hazard.coverageCents), plainMoney(hazard.coverageCents))} on a replacement cost basis, special causes of loss, without coinsurance. A deductible of $${v('hazard_deductible', money(hazard.deductibleCents), plainMoney(hazard.deductibleCents))} applies to each loss, except that loss by wind or hail bears a deductible of two percent of the building limit. Contents are insured for $50,000.00 and loss of rents for twelve months, actual loss sustained. Loss by flood, surface water or earth movement is excluded.
      The Company has endorsed the policy to show ${v('mortgagee_name', lender.name)}, its successors and assigns, as mortgagee and lender’s loss payee under a standard (non-contributory) mortgage clause. The insurance, as to the interest of the mortgagee only, will not be invalidated by any act or neglect of the owner. The Company will give the mortgagee thirty days’ written notice before it cancels or does not renew, and ten days’ notice where the reason is nonpayment of premium.
      The annual premium of $${money(random.int(110_000, 890_000))} has been ${random.pick(['paid to this agency', 'invoiced and will be collected at closing'])}. This binder is subject to the terms, conditions and limitations of the policy in current use by the Company. It may be cancelled by the insured by surrender of this letter or by written notice to the Company stating when cancellation will be effective.
    `)
      sheet.paragraph(runs, { align: 'justify', after: 8 });
    sheet.paragraph(
      'Please call the writer at extension 14 if your closing instructions need other wording. The original policy will follow by mail within forty-five days.',
      { align: 'justify', after: 12 },
    );
    sheet.ensure(110);
    sheet.text(306, sheet.y, 'Very truly yours,\nHOLLIS & WRAY INSURANCE SERVICES');
    sheet.signature(306, sheet.y + 62, 200, { signed, label: 'Marjorie Wray, CPCU' });
    sheet.text(306, sheet.y + 65, 'Marjorie Wray, CPCU\nAuthorized to bind for the Company', { size: 9.5 });
    sheet.y += 96;
    sheet.paragraph(['cc: ', ...joined()], { size: 9 });
  },
};
