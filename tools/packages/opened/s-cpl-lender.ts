import { money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 's-cpl-lender',
  docType: 'closing_protection_letter',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers, title } = facts;
    const left = 66;
    const width = 480;
    const letterNo = `${random.int(10_000_000, 99_999_999)}`;
    const stateName = property.legalDescription.split('State of ')[1] ?? '';
    const sheet = open({
      margins: { top: 56, bottom: 66, left, right: 66 },
      style: { font: random.pick(['serif', 'sans', 'franklin'] as const), size: 9.5, leading: 1.2 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 738, `ALTA Closing Protection Letter – Single Transaction (12-01-15)   CPL No. ${letterNo}`, {
          size: 7,
        });
        page.text(left, 738, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.paragraph(title.underwriter.toUpperCase(), { size: 13, bold: true, after: 1 });
    sheet.paragraph('1400 Commerce Tower, Kansas City, MO 64105   |   Agency Services 1-800-555-0142', {
      size: 8,
      after: 10,
    });
    sheet.paragraph('CLOSING PROTECTION LETTER', { size: 13, bold: true, align: 'center', after: 1 });
    sheet.paragraph('(Lender – Single Transaction)', { size: 8.5, align: 'center', after: 10 });
    sheet.paragraph(['Date: ', longDate(title.date)], { after: 8 });
    sheet.paragraph(
      prose`Addressee:\n${v('lender_name', lender.name)}, its successors and/or assigns\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}\nAttn: Closing Department`,
      { after: 10 },
    );
    const rows: readonly (readonly [string, readonly Run[]])[] = [
      ['Name of Issuing Agent:', [v('settlement_agent', title.agent.name)]],
      ['Issuing Agent’s address:', [oneLine(title.agent.address)]],
      [
        'Agency ID / Issuing Agent file no.:',
        [`${random.int(10_000, 99_999)} / `, v('settlement_file_number', title.fileNumber)],
      ],
      ['Title commitment no.:', [v('title_commitment_number', title.number)]],
      ['Borrower(s):', borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)])],
      ['Property (the “Land”):', [v('property_address', oneLine(property.address))]],
      ['Loan number:', [v('loan_number', facts.loanNumber)]],
      ...(random.chance(0.6)
        ? [
            [
              'Loan amount:',
              ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
            ] as const,
          ]
        : []),
    ];
    for (const [label, runs] of rows) {
      const end = sheet.text(left, sheet.y, label, { bold: true, width: 200 });
      sheet.y = Math.max(end, sheet.text(left + 214, sheet.y, runs, { width: width - 214 })) + 3;
    }
    sheet.y += 10;
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 7 });
    const n = (no: string, ...runs: Run[]): void => {
      sheet.ensure(24);
      sheet.text(left + 12, sheet.y, no);
      sheet.paragraph(runs, { align: 'justify', indent: 34, after: 6 });
    };
    for (const runs of paragraphs`
      Re: Closing Protection Letter
      Dear Sir or Madam:
      In consideration of your acceptance of this letter, ${title.underwriter} (the “Company”) agrees to indemnify you for actual loss of Funds incurred by you in connection with the closing of the Real Estate Transaction conducted by the Issuing Agent on or after the date of this letter, subject to the Requirements, Conditions and Exclusions below.
      ${bold('REQUIREMENTS')}
    `)
      p(...runs);
    for (const [label, runs] of entries`
      1. | The Company issues or is contractually obligated to issue a Policy for your protection in connection with the Real Estate Transaction;
      2. | You are to be a lender secured by the Insured Mortgage on the Title to the Land; and
      3. | The aggregate of all Funds you transmit to the Issuing Agent for the Real Estate Transaction does not exceed $${random.pick(['5,000,000.00', '10,000,000.00'])}, and your loss is solely caused by:
    `)
      n(label, ...runs);
    const sub = (text: string): void => sheet.paragraph(text, { align: 'justify', indent: 52, after: 6 });
    sub(
      'a. failure of the Issuing Agent to comply with your written closing instructions to the extent that they relate to the disbursement of Funds necessary to establish the status of the Title to the Land, or the validity, enforceability or priority of the lien of the Insured Mortgage; or',
    );
    sub(
      'b. fraud, theft, dishonesty or misappropriation by the Issuing Agent in handling your Funds or documents at closing.',
    );
    p(bold('CONDITIONS AND EXCLUSIONS'));
    for (const [label, runs] of entries`
      1. | The Company is not liable for loss arising from: (a) closing instructions that require title insurance protection inconsistent with that in the Policy; (b) loss or impairment of Funds in the course of collection or while on deposit with a bank due to bank failure; (c) mechanics’ liens, except as the Policy affords; or (d) your own settlement, release or knowledge.
      2. | The Company’s liability shall not exceed the lesser of the Amount of Insurance of the Policy or the Funds transmitted. Payment under this letter reduces the Amount of Insurance by the same sum.
      3. | The Issuing Agent is the Company’s agent only for the limited purpose of issuing policies. It is not the Company’s agent for the purpose of providing closing or settlement services, except to the extent stated in this letter.
      4. | A claim must be submitted in writing within one year from the date on which Funds were disbursed, to the Claims Department at the address above. The Company shall be subrogated to all rights you have against any person.
      5. | This letter does not apply unless the transaction closes within ${random.pick(['60', '90', '120'])} days of its date. A fee of $${random.pick(['25.00', '35.00', '50.00'])} for this letter has been charged as filed with the ${stateName} Division of Insurance.
    `)
      n(label, ...runs);
    p(
      'This letter supersedes and cancels any previous letter or similar agreement for closing protection that applies to the Real Estate Transaction. It may not be changed by the Issuing Agent.',
    );
    sheet.ensure(90);
    sheet.text(left, sheet.y + 2, title.underwriter, { bold: true });
    sheet.y += 48;
    sheet.text(left, sheet.y - 8, 'By:');
    sheet.signature(left + 18, sheet.y, 200, { signed, label: 'Authorized Signatory' });
    sheet.text(left + 18, sheet.y + 3, random.pick(['Authorized Signatory', 'Vice President, Agency Operations']));
  },
};
