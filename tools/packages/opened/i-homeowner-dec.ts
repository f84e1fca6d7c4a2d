import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const L = 50;

export const layout: Layout = {
  id: 'i-homeowner-dec',
  docType: 'property_insurance',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random }) {
    const { hazard, property, lender } = facts;
    const first = facts.borrowers[0];
    if (first === undefined) return;
    const policy = (): Run => v('hazard_policy_number', hazard.policy);
    const sheet = open({
      margins: { top: 46, bottom: 50, left: L, right: 50 },
      style: { font: 'franklin', size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(L, 744, 562, 1);
        page.text(L, 749, ['Policy number ', policy()], { size: 7.5 });
        page.text(L, 749, 'HO-DEC 04 19', { size: 7.5, width: 512, align: 'center' });
        page.text(L, 749, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width: 512, align: 'right' });
      },
    });
    const whole = (cents: number): string => money(cents).slice(0, -3);
    const share = (part: number): string => `$${whole(Math.round((hazard.coverageCents * part) / 100_000) * 100_000)}`;
    const heading = (text: string): void => {
      sheet.ensure(60);
      sheet.rect(L, sheet.y, 512, 15, { fill: '#dfe6ee', stroke: false });
      sheet.text(L + 5, sheet.y + 3, text, { size: 9, bold: true });
      sheet.y += 20;
    };
    const premium = random.int(98_000, 310_000);

    sheet.text(L, 46, [v('insurer_name', hazard.insurer)], { size: 15, bold: true });
    sheet.text(L, 65, 'Home office: 900 Founders Way, Bloomington, IL 61701', { size: 7.5 });
    sheet.text(330, 46, 'Homeowners Policy Declarations', { size: 13, bold: true, width: 232, align: 'right' });
    sheet.text(330, 64, `Renewal certificate, prepared ${longDate(addDays(hazard.from, -random.int(20, 40)))}`, {
      size: 7.5,
      width: 232,
      align: 'right',
    });
    sheet.hline(L, 80, 562, 1.5);
    const people: Run[] = facts.borrowers.flatMap((b, i): Run[] =>
      i === 0 ? [v('borrower_name', b.name)] : ['\nand ', v('borrower_name', b.name)],
    );
    sheet.text(L, 90, 'Named insured and mailing address', { size: 8, bold: true });
    const mail = first.address;
    sheet.text(
      L,
      102,
      prose`${people}\n${v('borrower_address', `${mail.street}\n${mail.city}, ${mail.state} ${mail.zip}`, oneLine(mail))}`,
      { size: 10 },
    );
    sheet.text(330, 90, 'Your policy', { size: 8, bold: true });
    sheet.text(330, 102, ['Policy number:  ', policy()]);
    sheet.text(330, 115, 'Policy period (12:01 a.m. standard time at the residence premises):', { width: 232 });
    sheet.text(
      330,
      138,
      prose`${v('hazard_effective_date', longDate(hazard.from), hazard.from)}  through  ${v('hazard_expiration_date', longDate(hazard.to), hazard.to)}`,
      { bold: true },
    );
    sheet.text(330, 153, `Policy form HO-3 Special, territory ${random.int(10, 89)}`);
    sheet.text(330, 166, 'Agent: Jo Ellen Marsh (22-4187), (309) 555-0162');
    sheet.y = 186;
    heading('Residence premises');
    const place = property.address;
    sheet.paragraph([v('property_address', oneLine(place))], { size: 10, after: 2 });
    sheet.paragraph(
      prose`Dwelling: ${v('property_type', property.type)}. Built ${random.int(1952, 2017)}. Construction: frame. Roof: composition shingle. Protection class 3. County: ${v('property_county', property.county)}.`,
      { after: 9 },
    );
    heading('Section I - Property coverages');
    sheet.text(260, sheet.y - 17, 'Limit of liability', { bold: true, width: 100, align: 'right' });
    sheet.text(400, sheet.y - 17, 'Premium', { bold: true, width: 90, align: 'right' });
    const rows: [string, Run[], string][] = [
      [
        'A. Dwelling',
        ['$', v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))],
        `$${money(premium)}`,
      ],
      ['B. Other structures', [share(0.1)], 'Included'],
      ['C. Personal property', [share(0.5)], 'Included'],
      ['D. Loss of use', [share(0.2)], 'Included'],
    ];
    const list = (items: readonly [string, Run[], string][]): void => {
      for (const [label, limit, cost] of items) {
        sheet.text(L + 12, sheet.y, label);
        sheet.text(260, sheet.y, limit, { width: 100, align: 'right' });
        sheet.text(400, sheet.y, cost, { width: 90, align: 'right' });
        sheet.y += 14;
      }
      sheet.y += 5;
    };
    list(rows);
    heading('Section II - Liability coverages');
    list([
      ['E. Personal liability, each occurrence', ['$300,000'], '$24.00'],
      ['F. Medical payments to others, each person', ['$5,000'], '$6.00'],
    ]);
    heading('Deductibles');
    sheet.paragraph(
      prose`In case of a loss under Section I, we cover only that part of the loss over the deductible stated. All perils except windstorm or hail: $${v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents), true)}. Windstorm or hail: 2% of Coverage A. Water backup: $1,000.`,
      { after: 9 },
    );
    heading('Endorsements and discounts that apply to your policy');
    sheet.paragraph(
      'HO 04 90 Personal property replacement cost; HO 04 16 Premises alarm or fire protection system; HO 04 95 Limited water back-up and sump discharge ($5,000); HO 23 86 Special provisions; HO 03 12 Windstorm or hail percentage deductible. Discounts: multi-policy, claim free, new roof.',
      { after: 4 },
    );
    const total = premium + 2400 + 600 + 3500 - 11_200;
    sheet.text(L + 12, sheet.y, 'Endorsements $35.00; discounts -$112.00');
    sheet.text(330, sheet.y, `Total annual premium  $${money(total)}`, { bold: true, width: 160, align: 'right' });
    sheet.y += 22;
    heading('Mortgagee');
    const bank = lender.address;
    sheet.ensure(80);
    const top = sheet.y;
    sheet.text(
      L + 12,
      top,
      prose`Mortgagee (real estate)\n${v('mortgagee_name', lender.name)}\nIts successors and/or assigns\n${v('lender_address', `${bank.street}\n${bank.city}, ${bank.state} ${bank.zip}`, oneLine(bank))}`,
    );
    sheet.text(330, top, ['Loan number ', v('loan_number', facts.loanNumber)]);
    sheet.text(330, top + 14, 'Premium billed to: mortgagee (escrow)');
    sheet.y = top + 66;
    sheet.newPage();
    heading('Mortgage clause');
    sheet.paragraph(
      'Loss payable under Coverage A or B will be paid to the mortgagee named in these declarations and to you, as interests appear. If we deny your claim, that denial does not apply to a valid claim of the mortgagee, if it tells us of any change in ownership, occupancy or substantial change in risk of which it is aware, pays any premium due on demand and submits a signed statement of loss within 60 days after our notice. If we cancel or do not renew the policy, the mortgagee will be told at least 10 days before the date it takes effect.',
      { after: 9 },
    );
    heading('Premium and payment history');
    list([
      ['Premium for the expiring term', [`$${money(total - random.int(3_000, 9_000))}`], ''],
      ['Premium for this term', [`$${money(total)}`], ''],
      ['Claims in the last five years', ['None'], ''],
    ]);
    heading('Important messages');
    for (const runs of paragraphs`
      This declarations page, together with the policy jacket, the policy form and the endorsements listed above, completes this policy. If the premium is not paid when due, the policy ends on the date and time shown in the notice we mail you.
      THIS POLICY DOES NOT COVER DAMAGE TO YOUR PROPERTY CAUSED BY FLOODING. You may be able to obtain flood insurance through the National Flood Insurance Program. The limit of liability for Coverage A is adjusted at each renewal with the building cost index for your area; please review it, because you choose the amount of insurance.
      We provide coverage on the basis that statements you made in the application are true. Claims may be reported at any hour at 1-800-555-0177. Countersigned where required by law by an authorized representative of the company.
    `)
      sheet.paragraph(runs);
    sheet.ensure(44);
    sheet.signature(L, sheet.y + 30, 180, { signed: true, label: 'President', height: 20 });
    sheet.text(L, sheet.y + 33, 'President', { size: 7.5 });
    sheet.signature(330, sheet.y + 30, 180, { signed: true, label: 'Secretary', height: 20 });
    sheet.text(330, sheet.y + 33, 'Secretary', { size: 7.5 });
  },
};
