import { money, plainMoney } from '../core/amounts.ts';
import { ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-rider-project',
  docType: 'rider',
  suits: (facts) => facts.loanClass === 'consumer' && facts.property.type !== 'Single Family',
  draw(open, facts, { random, signed }) {
    const { lender, property } = facts;
    const condo = property.type === 'Condominium';
    const project = random.pick([
      'The Meadows at Willow Creek',
      'Harmony Ridge',
      'Lakeshore Commons',
      'Heritage Point',
    ]);
    const form = condo ? 'Form 3140  07/2021' : 'Form 3150  07/2021';
    const title = condo ? 'CONDOMINIUM RIDER' : 'PLANNED UNIT DEVELOPMENT RIDER';
    const sheet = open({
      margins: { top: 60, bottom: 74, left: 68, right: 68 },
      style: { font: 'serif', size: 11, align: 'justify', leading: 1.25 },
      furniture: (page, pageNo, pageCount) => {
        const y = page.height - 58;
        page.text(
          68,
          y,
          prose`${bold(`MULTISTATE ${condo ? 'CONDOMINIUM' : 'PUD'} RIDER`)} – Single Family – Fannie Mae/Freddie Mac UNIFORM INSTRUMENT`,
          { size: 8, align: 'left' },
        );
        page.text(68, y + 11, `${form}   (page ${pageNo} of ${pageCount})`, { size: 8, align: 'left' });
        page.text(68, y + 11, ['Loan No. ', v('loan_number', facts.loanNumber)], {
          size: 8,
          width: 476,
          align: 'right',
        });
      },
    });
    const b = (...runs: Run[]): void => sheet.paragraph(runs, { after: 8 });
    sheet.paragraph(title, { bold: true, size: 15, align: 'center', after: 16 });
    b(
      ...prose`THIS ${title} is made this ${v('note_date', ordinalDate(facts.noteDate), facts.noteDate)}, and is incorporated into and amends and supplements the Mortgage, Mortgage Deed, Deed of Trust, or Security Deed (the “Security Instrument”) of the same date, given by the undersigned (the “Borrower”) to secure Borrower’s Note to ${v('lender_name', lender.name)} (the “Lender”) of the same date, and covering the Property described in the Security Instrument and located at:`,
    );
    sheet.y += 4;
    sheet.paragraph([v('property_address', oneLine(property.address))], { align: 'center', after: 0 });
    sheet.hline(110, sheet.y + 1, 502);
    sheet.y += 3;
    sheet.paragraph('[Property Address]', { align: 'center', size: 8.5, after: 10 });
    if (condo) {
      b(
        ...prose`The Property includes a unit in, together with an undivided interest in the common elements of, a ${v('property_type', 'condominium', 'Condominium')} project known as:`,
      );
    } else {
      b(
        ...prose`The Property includes, but is not limited to, a parcel of land improved with a dwelling, together with other such parcels and certain common areas and facilities, as described in the covenants, conditions and restrictions of record (the “Declaration”). The Property is a part of a ${v('property_type', 'planned unit development', 'PUD')} known as:`,
      );
    }
    sheet.paragraph(project, { align: 'center', after: 0 });
    sheet.hline(110, sheet.y + 1, 502);
    sheet.y += 3;
    sheet.paragraph(condo ? '[Name of Condominium Project]' : '[Name of Planned Unit Development]', {
      align: 'center',
      size: 8.5,
      after: 10,
    });
    const unit = condo ? 'Condominium Project' : 'PUD';
    for (const runs of paragraphs`
      (the “${unit}”). The Property also includes Borrower’s interest in the ${condo ? 'owners association' : 'homeowners association'} or equivalent entity owning or managing the common areas and facilities of the ${unit} (the “Owners Association”) and the uses, benefits and proceeds of Borrower’s interest.
      ${bold(`${condo ? 'CONDOMINIUM' : 'PUD'} COVENANTS. `)}In addition to the representations, warranties, covenants, and agreements made in the Security Instrument, Borrower and Lender further covenant and agree as follows:
      ${bold(`A. ${condo ? 'Condominium' : 'PUD'} Obligations. `)}Borrower will perform all of Borrower’s obligations under the ${unit}’s Constituent Documents. The “Constituent Documents” are the Declaration, any articles of incorporation, trust instrument or equivalent document which creates the Owners Association, and any by-laws or other rules or regulations of the Owners Association. Borrower will promptly pay, when due, all dues and assessments imposed pursuant to the Constituent Documents, which at the date of this Rider are $${money(random.int(85, 460) * 100)} per month.
      ${bold('B. Property Insurance. ')}So long as the Owners Association maintains, with a generally accepted insurance carrier, a “master” or “blanket” policy insuring the ${unit} which is satisfactory to Lender and which provides insurance coverage in the amounts (including deductible levels), for the periods, and against loss by fire, hazards included within the term “extended coverage,” and any other hazards, including earthquakes and floods, for which Lender requires insurance, then (i) Lender waives the provision in Section 3 for the portion of the Periodic Payment made to Lender consisting of the yearly premium installments for property insurance on the Property, and (ii) Borrower’s obligation under Section 5 to maintain property insurance coverage is deemed satisfied to the extent that the required coverage is provided by the Owners Association policy. Borrower will give Lender prompt notice of any lapse in required property insurance coverage.
      ${bold('C. Public Liability Insurance. ')}Borrower will take such actions as may be reasonable to ensure that the Owners Association maintains a public liability insurance policy acceptable in form, amount, and extent of coverage to Lender.
      ${bold('D. Condemnation. ')}The proceeds of any award or claim for damages, direct or consequential, payable to Borrower in connection with any condemnation or other taking of all or any part of the Property or the common areas and facilities of the ${unit}, or for any conveyance in lieu of condemnation, are assigned and will be paid to Lender. Such proceeds will be applied by Lender to the sums secured by the Security Instrument as provided in Section 12.
      ${bold('E. Lender’s Prior Consent. ')}Borrower will not, except after notice to Lender and with Lender’s prior written consent, either partition or subdivide the Property or consent to: (i) the abandonment or termination of the ${unit}, except for abandonment or termination required by law; (ii) any amendment to any provision of the Constituent Documents unless the provision is for the express benefit of Lender; (iii) termination of professional management and assumption of self-management of the Owners Association; or (iv) any action which would have the effect of rendering the public liability insurance coverage maintained by the Owners Association unacceptable to Lender.
      ${bold('F. Remedies. ')}If Borrower does not pay dues and assessments when due, then Lender may pay them. Any amounts disbursed by Lender under this paragraph F will become additional debt of Borrower secured by the Security Instrument and will bear interest from the date of disbursement at the Note rate.
    `)
      b(...runs);
    if (random.chance(0.5))
      b(
        ...prose`${bold('G. Note. ')}The Note secured by the Security Instrument is in the amount of U.S. $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}.`,
      );
    sheet.ensure(40 + facts.borrowers.length * 52);
    b(
      `BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this ${condo ? 'Condominium' : 'PUD'} Rider.`,
    );
    for (const party of facts.borrowers) {
      const at = sheet.y + 32;
      sheet.signature(290, at, 210, { signed, label: party.name });
      sheet.text(503, at - 10, '(Seal)', { align: 'left' });
      sheet.text(290, at + 3, [v('borrower_name', party.name), ' – Borrower'], { size: 10, align: 'left' });
      sheet.y = at + 18;
    }
  },
};
