import { money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const exceptions = [
  'Any defect, lien, encumbrance, adverse claim, or other matter that appears for the first time in the Public Records or is created, attaches, or is disclosed between the Commitment Date and the date on which all of the Schedule B, Part I—Requirements are met.',
  'Rights or claims of parties in possession not shown by the Public Records.',
  'Any encroachment, encumbrance, violation, variation, or adverse circumstance affecting the Title that would be disclosed by an accurate and complete land survey of the Land.',
  'Taxes and assessments for the current year, a lien not yet due and payable. Prior year taxes in the amount of $4,318.22 are paid.',
  'Utility easement ten feet in width along the rear lot line as shown on the recorded plat.',
  'Covenants, conditions and restrictions recorded August 14, 1987, at Reception No. 87-046112, but omitting any covenant based on race, color, religion, sex, handicap, familial status or national origin.',
];

export const layout: Layout = {
  id: 'l-tcom-alta21',
  docType: 'title_commitment',
  draw(open, facts, { random }) {
    const { borrowers, lender, property, title } = facts;
    const seller = random.pick(['Harold and June Petrakis', 'Brightwater Homes, LLC', 'Estate of Walter N. Sorensen']);
    const purchase = facts.salePriceCents !== null;
    const owner = purchase ? seller : borrowers.map((b) => b.name).join(' and ');
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)]);
    const sheet = open({
      margins: { top: 54, bottom: 96, left: 60, right: 60 },
      style: { font: 'sans', size: 9.5, leading: 1.25 },
      furniture: (page, pageNo, pageCount) => {
        page.text(
          60,
          page.height - 84,
          `This page is only a part of a 2021 ALTA Commitment for Title Insurance issued by ${title.underwriter}. This Commitment is not valid without the Notice; the Commitment to Issue Policy; the Commitment Conditions; Schedule A; Schedule B, Part I—Requirements; and Schedule B, Part II—Exceptions.`,
          { size: 6.5, width: 492 },
        );
        page.hline(60, page.height - 56, 552);
        page.text(60, page.height - 50, 'ALTA Commitment for Title Insurance (07-01-2021)', { size: 7 });
        page.text(490, page.height - 50, `Page ${pageNo} of ${pageCount}`, { size: 7 });
      },
    });
    sheet.paragraph('ALTA COMMITMENT FOR TITLE INSURANCE', { size: 14, bold: true, align: 'center', after: 2 });
    sheet.paragraph('issued by', { align: 'center', size: 9, after: 2 });
    sheet.paragraph(title.underwriter.toUpperCase(), { bold: true, align: 'center', after: 10 });
    sheet.paragraph('NOTICE', { bold: true, align: 'center' });
    for (const runs of paragraphs`
      IMPORTANT—READ CAREFULLY: THIS COMMITMENT IS AN OFFER TO ISSUE ONE OR MORE TITLE INSURANCE POLICIES. ALL CLAIMS OR REMEDIES SOUGHT AGAINST THE COMPANY INVOLVING THE CONTENT OF THIS COMMITMENT OR THE POLICY MUST BE BASED SOLELY IN CONTRACT. THIS COMMITMENT IS NOT AN ABSTRACT OF TITLE, REPORT OF THE CONDITION OF TITLE, LEGAL OPINION, OPINION OF TITLE, OR OTHER REPRESENTATION OF THE STATUS OF TITLE.
      If all of the Schedule B, Part I—Requirements have not been met within 180 days after the Commitment Date, this Commitment terminates and the Company’s liability and obligation end.
    `)
      sheet.paragraph(runs, { size: 8.5, align: 'justify' });
    sheet.paragraph(
      'Transaction Identification Data, for which the Company assumes no liability as set forth in Commitment Condition 5.e.:',
      { bold: true, size: 8.5 },
    );
    const data: (readonly [string, Run[]])[] = [
      ['Issuing Agent:', [v('settlement_agent', title.agent.name)]],
      ['Issuing Office:', [oneLine(title.agent.address)]],
      ['Issuing Office’s ALTA® Registry ID:', ['1098842']],
      ['Loan ID Number:', [v('loan_number', facts.loanNumber)]],
      ['Commitment Number:', [v('title_commitment_number', title.number)]],
      ['Issuing Office File Number:', [v('settlement_file_number', title.fileNumber)]],
      ['Property Address:', [v('property_address', oneLine(property.address))]],
      ['Revision Number:', ['1']],
    ];
    for (const [label, runs] of data) {
      sheet.text(60, sheet.y, label);
      sheet.text(240, sheet.y, runs, { width: 310 });
      sheet.y += 14;
    }
    sheet.y += 10;
    sheet.paragraph('SCHEDULE A', { bold: true, align: 'center', size: 12 });
    for (const runs of paragraphs`
      1.   Commitment Date: ${v('title_effective_date', `${longDate(title.date)}`, title.date)} at 8:00 A.M.
      2.   Policy to be issued:
    `)
      sheet.paragraph(runs);
    const policies: Run[][] = [];
    if (facts.salePriceCents !== null) {
      policies.push(
        prose`a.  2021 ALTA® Homeowner’s Policy\nProposed Insured: ${names}\nProposed Amount of Insurance: $${money(facts.salePriceCents)}\nThe estate or interest to be insured: Fee Simple`,
      );
    }
    policies.push(
      prose`${purchase ? 'b' : 'a'}.  2021 ALTA® Loan Policy\nProposed Insured: ${v('title_insured', lender.name)}, its successors and/or assigns as their interests may appear\nProposed Amount of Insurance: $${v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))}\nThe estate or interest to be insured: Fee Simple`,
    );
    for (const runs of policies) sheet.paragraph(runs, { indent: 24 });
    for (const runs of paragraphs`
      3.   The estate or interest in the Land at the Commitment Date is: Fee Simple
      4.   The Title is, at the Commitment Date, vested in: ${v('vested_owner', owner)}${purchase ? '' : borrowers.length > 1 ? ', as joint tenants' : ''}
      5.   The Land is described as follows:
    `)
      sheet.paragraph(runs);
    sheet.paragraph(v('legal_description', property.legalDescription), { indent: 24 });
    sheet.paragraph(['For informational purposes only: APN ', v('parcel_number', property.parcel)], {
      indent: 24,
      size: 8.5,
    });
    sheet.ensure(60);
    sheet.signature(60, sheet.y + 34, 200, { signed: true, label: 'Authorized Signatory' });
    sheet.text(60, sheet.y + 38, 'Authorized Signatory', { size: 8 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE B, PART I—Requirements', { bold: true, align: 'center', size: 12 });
    sheet.paragraph('All of the following Requirements must be met:');
    const requirements: Run[][] = [
      [
        'The Proposed Insured must notify the Company in writing of the name of any party not referred to in this Commitment who will obtain an interest in the Land or who will make a loan on the Land.',
      ],
      [
        'Pay the agreed amount for the estate or interest to be insured. Pay the premiums, fees, and charges for the Policy to the Company. Estimated loan policy premium: $1,142.00; endorsements 8.1 and 9: $125.00.',
      ],
      purchase
        ? ['Duly authorized and executed Warranty Deed from ', v('vested_owner', owner), ' to ', ...names, '.']
        : prose`Release of the prior deed of trust or mortgage in favor of ${facts.payoff.lender} securing an original principal of $${money(Math.round(facts.payoff.amountCents / 100_000) * 112_000)}, recorded 06/03/2019.`,
      prose`Duly executed Mortgage or Deed of Trust from ${names} to ${v('lender_name', lender.name)}, securing the loan in the amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}.`,
    ];
    requirements.forEach((runs, i) => {
      sheet.paragraph([`${i + 1}.   `, ...runs], { indent: 12 });
    });
    sheet.y += 10;
    sheet.paragraph('SCHEDULE B, PART II—Exceptions', { bold: true, align: 'center', size: 12 });
    sheet.paragraph(
      prose`${bold('Some historical land records contain Discriminatory Covenants that are illegal and unenforceable by law. ')}The Policy will not insure against loss or damage resulting from the terms and conditions of any lease or easement identified in Schedule A, and will include the following Exceptions unless cleared to the satisfaction of the Company:`,
    );
    exceptions.forEach((text, i) => {
      sheet.paragraph(`${i + 1}.   ${text}`, { indent: 12 });
    });
    sheet.paragraph(`Search completed ${numericDate(title.date)}. Examiner: R. Ostrander.`, { size: 8 });
  },
};
