import { money, plainMoney } from '../core/amounts.ts';
import { addMonths, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'x-tcom-underwriter',
  docType: 'title_commitment',
  suits: (facts) => facts.product !== 'commercial_term' && facts.product !== 'residential_purchase',
  draw(open, facts, { random, signed }) {
    const { title, property, lender, borrowers } = facts;
    const left = 60;
    const full = 492;
    const consumer = facts.loanClass === 'consumer';
    const instrument = ['IA', 'PA', 'MN'].includes(property.address.state) ? 'Mortgage' : 'Deed of Trust';
    const taxYear = Number(facts.noteDate.slice(0, 4)) - 1;
    const entity = (): Run[] => {
      const state = borrowers[0]?.stateOfOrganization ?? '';
      if (consumer || state === '') return [];
      const [before = '', after = ''] = (borrowers[0]?.entityType ?? '').split(state);
      return [', ', ...over('borrower_entity_type', [before, v('borrower_state_of_org', state), after])];
    };
    const sheet = open({
      margins: { top: 50, bottom: 96, left, right: 60 },
      style: { font: random.pick(['sans', 'serif'] as const), size: 9.5, leading: 1.22 },
      furniture: (page, pageNo, count) => {
        page.text(
          left,
          708,
          `This page is only a part of a 2021 ALTA® Commitment for Title Insurance issued by ${title.underwriter}. This Commitment is not valid without the Notice; the Commitment to Issue Policy; the Commitment Conditions; Schedule A; Schedule B, Part I—Requirements; and Schedule B, Part II—Exceptions.`,
          { size: 7, width: full },
        );
        page.hline(left, 738, left + full);
        page.text(left, 742, 'Form CMT-21 (07-01-2021)', { size: 7 });
        page.text(left, 742, `Page ${pageNo} of ${count}`, { size: 7, width: full, align: 'right' });
      },
    });
    const banner = (sub: string): void => {
      sheet.paragraph('ALTA COMMITMENT FOR TITLE INSURANCE', { bold: true, size: 13, align: 'center', after: 1 });
      sheet.paragraph('issued by', { size: 8.5, align: 'center', after: 1 });
      sheet.paragraph(title.underwriter.toUpperCase(), { bold: true, size: 11, align: 'center', after: 8 });
      sheet.paragraph(sub, { bold: true, size: 12, align: 'center', after: 8 });
    };
    banner('SCHEDULE A');
    sheet.paragraph(
      'Transaction Identification Data, for which the Company assumes no liability as set forth in Condition 5.e.:',
      {
        bold: true,
        size: 8.5,
        after: 4,
      },
    );
    const ids: readonly (readonly [string, Run])[] = [
      ['Issuing Agent:', v('settlement_agent', title.agent.name)],
      ['Issuing Office:', oneLine(title.agent.address)],
      ['Issuing Office’s ALTA® Registry ID:', `10${random.int(10_000, 99_999)}`],
      ['Loan ID Number:', v('loan_number', facts.loanNumber)],
      ['Commitment Number:', v('title_commitment_number', title.number)],
      ['Issuing Office File Number:', v('settlement_file_number', title.fileNumber)],
      ['Property Address:', v('property_address', oneLine(property.address))],
      ['Revision Number:', random.pick(['Original', '1', '2'])],
    ];
    for (const [label, run] of ids) {
      sheet.text(left + 6, sheet.y, label, { size: 9 });
      sheet.text(left + 190, sheet.y, run, { size: 9 });
      sheet.y += 12.5;
    }
    sheet.y += 8;
    sheet.hline(left, sheet.y - 6, left + full, 1);
    const numbered = (number: string, runs: readonly Run[], after = 6, indent = 0): void => {
      sheet.ensure(26);
      sheet.text(left + indent, sheet.y, number);
      sheet.paragraph(runs, { indent: indent + 22, after });
    };
    numbered(
      '1.',
      prose`Commitment Date: ${v('title_effective_date', longDate(title.date), title.date)} at ${random.pick(['8:00 A.M.', '7:30 A.M.', '5:00 P.M.'])}`,
    );
    numbered('2.', ['Policy to be issued:'], 3);
    numbered('(a)', ['2021 ALTA Owner’s Policy:  None requested'], 3, 22);
    numbered(
      '(b)',
      prose`2021 ALTA Loan Policy (${consumer ? 'Standard' : 'Extended'} Coverage)\nProposed Insured: ${over('lender_name', [v('title_insured', lender.name)])}, its successors and/or assigns as their respective interests may appear\nProposed Amount of Insurance: $${v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))}\nThe estate or interest to be insured: Fee Simple`,
      6,
      22,
    );
    for (const [label, runs] of entries`
      3. | The estate or interest in the Land at the Commitment Date is: Fee Simple.
      4. | The Title is, at the Commitment Date, vested in:\n${v('vested_owner', borrowers.map((b) => b.name).join(' and '))}${consumer ? prose`${borrowers.length > 1 ? ', as joint tenants' : ', an individual'}` : entity()}
      5. | The Land is described as follows:\n${v('legal_description', property.legalDescription)}.\nFor information only: Tax ID ${v('parcel_number', property.parcel)}
    `)
      numbered(label, runs);
    const line = Math.min(sheet.y + 44, 688);
    sheet.text(left + 240, line - 40, [bold(title.agent.name)], { size: 8.5 });
    sheet.signature(left + 240, line, 220, { signed, label: 'Authorized Signatory' });
    sheet.text(left + 240, line + 3, 'By: Authorized Signatory', { size: 7.5 });

    sheet.newPage();
    banner('SCHEDULE B, PART I—Requirements');
    sheet.paragraph('All of the following Requirements must be met:', { after: 5 });
    for (const [label, runs] of entries`
      1. | The Proposed Insured must notify the Company in writing of the name of any party not referred to in this Commitment who will obtain an interest in the Land or who will make a loan on the Land. The Company may then make additional Requirements or Exceptions.
      2. | Pay the agreed amount for the estate or interest to be insured.
      3. | Pay the premiums, fees, and charges for the Policy to the Company. Loan policy premium $${money(Math.round(facts.principalCents * 0.0019) + 32_500)}; endorsements $150.00; closing protection letter $25.00.
      4. | Documents satisfactory to the Company that convey the Title or create the Mortgage to be insured, or both, must be properly authorized, executed, delivered, and recorded in the Public Records:
    `)
      numbered(label, runs);
    numbered(
      'a.',
      prose`${instrument} from ${borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])}${entity()} to ${v('lender_name', lender.name)}, securing the principal amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}.`,
      4,
      22,
    );
    numbered(
      'b.',
      [
        `Release of the ${instrument} to ${facts.payoff.lender}, dated ${longDate(addMonths(title.date, -52))}, in the original amount of $${money(Math.ceil(facts.payoff.amountCents / 1_000_000) * 1_250_000)}, recorded as Instrument No. ${random.int(2_019_000_000, 2_022_999_999)}.`,
      ],
      6,
      22,
    );
    for (const [label, runs] of entries`
      5. | ${consumer ? 'Furnish an affidavit of marital status, and joinder of the spouse of any married owner who occupies the Land.' : `Furnish a certificate of good standing, the governing agreement with all amendments, and a resolution authorizing the transaction and naming the persons to sign.`}
      6. | Pay taxes for the year ${taxYear}, second half, in the amount of $${money(Math.round(facts.appraisedCents * 0.0058))}, if not already paid.
    `)
      numbered(label, runs);
    sheet.y += 10;
    sheet.ensure(160);
    sheet.paragraph('SCHEDULE B, PART II—Exceptions', { bold: true, size: 12, align: 'center', after: 6 });
    sheet.paragraph(
      'Some historical land records contain Discriminatory Covenants that are illegal and unenforceable by law. This Commitment and the Policy treat any Discriminatory Covenant in a document referenced in Schedule B as if each Discriminatory Covenant is redacted, repudiated, removed, and not republished or recirculated.',
      { size: 8.5, align: 'justify' },
    );
    const exceptions = [
      'Any defect, lien, encumbrance, adverse claim, or other matter that appears for the first time in the Public Records or is created, attaches, or is disclosed between the Commitment Date and the date on which all of the Schedule B, Part I—Requirements are met.',
      'Rights or claims of parties in possession not shown by the Public Records.',
      'Any lien for services, labor, or material heretofore or hereafter furnished, imposed by law and not shown by the Public Records.',
      `Taxes for the year ${taxYear + 1} and subsequent years, a lien not yet due and payable.`,
      `Easement for utilities ten feet in width along the rear line of the Land, as shown on the plat, recorded ${longDate('1978-06-14')} in Book ${random.int(100, 900)}, Page ${random.int(10, 700)}.`,
      `Covenants, conditions and restrictions recorded ${longDate('1981-10-02')}, Reception No. ${random.int(100_000, 999_999)}.`,
    ];
    exceptions.forEach((text, i) => {
      numbered(`${i + 1}.`, [text], 4);
    });
  },
};
