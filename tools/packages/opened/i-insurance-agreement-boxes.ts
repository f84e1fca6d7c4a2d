import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** A one-page form of a forms printer, written to "you", with boxes and checked coverages. */
export const layout: Layout = {
  id: 'i-insurance-agreement-boxes',
  docType: 'agreement_to_provide_insurance',
  draw(open, facts, { random, signed }) {
    const { lender, property, hazard } = facts;
    const first = facts.borrowers[0];
    if (first === undefined) return;
    const L = 40;
    const R = 572;
    const sheet = open({
      margins: { top: 36, bottom: 44, left: L, right: 40 },
      style: { font: 'serif', size: 9, leading: 1.16 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 758, 'Form AGR-INS 5/1/2019, Uniform Bank Forms, Sioux Falls, SD', { size: 6.5, font: 'sans' });
        page.text(L, 758, `(page ${pageNo} of ${pageCount})`, {
          size: 6.5,
          font: 'sans',
          width: R - L,
          align: 'right',
        });
      },
    });
    const typed = (at: number, y: number, runs: readonly Run[], width: number): number =>
      sheet.text(at, y, runs, { font: 'mono', size: 8.6, width });
    sheet.rect(L, 36, 178, 92);
    sheet.rect(L + 178, 36, 178, 92);
    sheet.rect(L + 356, 36, 176, 92);
    const label = (at: number, y: number, text: string): void => {
      sheet.text(at, y, text, { font: 'sans', size: 6.5, bold: true });
    };
    label(L + 4, 39, 'BORROWER / OWNER NAME AND ADDRESS');
    typed(
      L + 6,
      50,
      prose`${facts.borrowers.flatMap((b, i): Run[] => (i === 0 ? [v('borrower_name', b.name)] : ['\n', v('borrower_name', b.name)]))}\n${v('borrower_address', `${first.address.street}\n${first.address.city}, ${first.address.state} ${first.address.zip}`, oneLine(first.address))}`,
      168,
    );
    sheet.text(L + 4, 118, '"You" means each owner who signs below.', { font: 'sans', size: 6.2 });
    label(L + 182, 39, 'SECURED PARTY NAME AND ADDRESS');
    typed(
      L + 184,
      50,
      prose`${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      168,
    );
    sheet.text(L + 182, 118, '"We" and "us" mean the secured party.', { font: 'sans', size: 6.2 });
    const loan: [string, Run[]][] = [
      ['Loan Number', [v('loan_number', facts.loanNumber)]],
      ['Loan Date', [v('note_date', numericDate(facts.noteDate), facts.noteDate)]],
      ['Loan Amount $', [v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))]],
      ['Maturity Date', [v('maturity_date', numericDate(facts.maturityDate), facts.maturityDate)]],
    ];
    loan.forEach(([name, runs], i) => {
      sheet.text(L + 362, 48 + i * 18, name, { font: 'sans', size: 7.5 });
      typed(L + 432, 47 + i * 18, runs, 98);
      sheet.hline(L + 430, 57 + i * 18, R - 6, 0.4);
    });
    sheet.text(L, 136, 'AGREEMENT TO PROVIDE PROPERTY INSURANCE', {
      font: 'sans',
      size: 13,
      bold: true,
      width: R - L,
      align: 'center',
    });
    sheet.y = 158;
    sheet.paragraph(
      'You have given us, or are about to give us, a security interest or mortgage in the property described below. The security agreement or mortgage requires you to insure the property. By signing, you agree to buy and keep the insurance marked below until the loan is paid, and to name us in the policy as stated.',
      { after: 6 },
    );
    label(L, sheet.y, 'PROPERTY');
    sheet.y += 10;
    sheet.rect(L, sheet.y, R - L, 60);
    const y = sheet.y;
    const below = typed(
      L + 6,
      y + 5,
      ['Real estate at ', v('property_address', oneLine(property.address))],
      R - L - 12,
    );
    typed(L + 6, below + 2, [v('legal_description', property.legalDescription)], R - L - 12);
    sheet.y = y + 68;
    label(L, sheet.y, 'INSURANCE REQUIREMENTS (only those marked apply)');
    sheet.y += 12;
    const box = (at: number, marked: boolean, name: string): void => {
      sheet.checkbox(at, sheet.y, { marked, label: name, look: random.pick(['x', 'tick'] as const) });
      sheet.text(at + 14, sheet.y + 0.5, name);
    };
    box(L + 6, true, 'Fire and extended coverage');
    box(220, false, 'Comprehensive and collision');
    box(400, facts.flood.inHazardArea, 'Flood');
    sheet.y += 15;
    box(L + 6, true, 'Named as mortgagee');
    box(220, facts.loanClass === 'business', 'Named as lender’s loss payee');
    box(400, false, 'Crop or livestock');
    sheet.y += 18;
    sheet.paragraph(
      `The amount of insurance must be no less than ${random.pick(['the full insurable value of the property', 'the lesser of the loan balance or the replacement cost of the improvements'])}. No deductible may be more than ${random.pick(['$15,000', '5% of the limit'])} without our consent. The policy must say that we will have at least ${random.pick(['10', '20', '30'])} days’ notice before it is cancelled.`,
      { after: 6 },
    );
    label(L, sheet.y, 'INSURANCE YOU HAVE TOLD US ABOUT');
    sheet.y += 10;
    const top = sheet.y;
    const cells: [number, number, string, Run[]][] = [
      [0, 190, 'Company', [v('insurer_name', hazard.insurer)]],
      [190, 100, 'Policy number', [v('hazard_policy_number', hazard.policy)]],
      [290, 80, 'Effective', [v('hazard_effective_date', numericDate(hazard.from), hazard.from)]],
      [370, 80, 'Expires', [v('hazard_expiration_date', numericDate(hazard.to), hazard.to)]],
      [
        450,
        82,
        'Amount $',
        [v('hazard_coverage_amount', money(hazard.coverageCents).slice(0, -3), plainMoney(hazard.coverageCents))],
      ],
    ];
    for (const [at, w, name, runs] of cells) {
      sheet.rect(L + at, top, w, 28);
      sheet.text(L + at + 3, top + 2.5, name, { font: 'sans', size: 6.5 });
      typed(L + at + 4, top + 13, runs, w - 6);
    }
    sheet.rect(L, top + 28, R - L, 28);
    sheet.text(L + 3, top + 30.5, 'Agent name, address and telephone', { font: 'sans', size: 6.5 });
    typed(L + 4, top + 41, ['Pruitt & Daughters Insurance, 6 Depot Street, Salina, KS 67401, 785-555-0166'], R - L - 8);
    sheet.y = top + 66;
    for (const runs of paragraphs`
      YOUR CHOICE OF INSURER. You may buy the insurance from any company or agent that you choose and that we find acceptable; we will not refuse without good reason. Our decision on the loan does not depend on where you buy it.
      IF YOU DO NOT INSURE. If you do not give us proof of insurance when we ask for it, we may buy insurance to protect our interest. You will pay for it. It may cost much more than insurance you could buy, it may protect only us and not your equity, and it may not pay any claim made against you. We may add its cost to the loan balance, where it bears interest at the rate of the loan. You may end it at any time by giving us proof that you have the insurance required.
      LOSS. Tell us promptly of any loss. You authorize the insurer to pay us directly, and you appoint us to endorse a check or draft for a loss to the extent of our interest. We may apply what we receive to the debt, whether or not it is due, or release it for repairs.
    `)
      sheet.paragraph(runs, { after: 5 });
    sheet.paragraph(
      'TO THE AGENT: Please add our interest to the policy as marked above and send the policy or evidence of insurance to our address at the top of this page.',
      { after: 10 },
    );
    sheet.ensure(76);
    label(L, sheet.y, 'SIGNED - you received a copy of this agreement on today’s date');
    facts.borrowers.forEach((b, i) => {
      const at = i % 2 === 0 ? L : 312;
      sheet.signature(at + 10, sheet.y + 42, 230, { signed, label: b.name });
      sheet.text(at + 10, sheet.y + 45, [
        v('borrower_name', b.name),
        ...(b.kind === 'entity' ? [`\nBy: ${b.signer}, ${b.capacity ?? ''}`] : []),
      ]);
    });
  },
};
