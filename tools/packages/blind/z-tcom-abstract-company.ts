import { money, plainMoney } from '../core/amounts.ts';
import { addDays, addMonths, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { over, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

const usd = (field: string, cents: number): Run[] => ['$', v(field, money(cents), plainMoney(cents))];

export const layout: Layout = {
  id: 'z-tcom-abstract-company',
  docType: 'title_commitment',
  suits: (facts) => facts.product !== 'residential_purchase',
  draw(open, facts, { random, signed }) {
    const left = 66;
    const width = 480;
    const { title, lender, property } = facts;
    const number = (): string => String(random.int(100_000, 989_999));
    const sheet = open({
      margins: { top: 58, bottom: 70, left, right: 66 },
      style: { font: random.pick(['serif', 'book'] as const), size: 10.5 },
      furniture: (page, pageNo, count) => {
        page.hline(left, 736, left + width);
        page.text(
          left,
          740,
          'This page is only a part of a Commitment for Title Insurance. The Commitment is not valid without the Notice, the Conditions, Schedule A, Schedule B, Part I – Requirements and Schedule B, Part II – Exceptions.',
          { size: 7, width: 380 },
        );
        page.text(left, 740, `Page ${pageNo} of ${count}`, { size: 8, width, align: 'right' });
      },
    });
    const heading = (part: string): void => {
      sheet.paragraph('COMMITMENT FOR TITLE INSURANCE', { bold: true, size: 13, align: 'center', after: 1 });
      sheet.paragraph(['Issued by ', title.underwriter], { align: 'center', size: 9.5, after: 6 });
      sheet.paragraph(part, { bold: true, size: 12, align: 'center', after: 8 });
    };
    const names: Run[] = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]);
    heading('SCHEDULE A');
    const top = sheet.y;
    const pair = (x: number, w: number, y: number, label: string, runs: Runs): number => {
      sheet.text(x, y, label, { size: 9, bold: true });
      return sheet.text(x + 88, y, runs, { size: 9, width: w - 88 }) + 2;
    };
    let y = top + 6;
    y = pair(left + 6, 236, y, 'Commitment No.:', v('title_commitment_number', title.number));
    y = pair(left + 6, 236, y, 'Our File No.:', v('settlement_file_number', title.fileNumber));
    y = pair(left + 6, 236, y, 'Loan No.:', v('loan_number', facts.loanNumber));
    let z = top + 6;
    z = pair(left + 250, 224, z, 'Issuing Agent:', title.agent.name);
    z = pair(left + 250, 224, z, 'Office:', oneLine(title.agent.address));
    sheet.y = Math.max(y, z) + 4;
    sheet.rect(left, top, width, sheet.y - top);
    sheet.y += 12;

    const item = (label: string, runs: Runs, after = 9): void => {
      sheet.ensure(30);
      sheet.text(left, sheet.y, label);
      sheet.paragraph(runs, { indent: 26, width: width - 26, after });
    };
    item('1.', ['Commitment Date: ', v('title_effective_date', longDate(title.date), title.date), ' at 7:30 a.m.']);
    item('2.', 'Policy or policies to be issued:', 4);
    sheet.paragraph('(a)  Owner’s Policy (ALTA 7-1-2021)   Policy Amount: None requested', { indent: 40, after: 4 });
    sheet.paragraph(
      ['(b)  Loan Policy (ALTA 7-1-2021)   Policy Amount: ', ...usd('title_amount', facts.principalCents)],
      { indent: 40, after: 3 },
    );
    sheet.paragraph(
      prose`Proposed Insured: ${over('lender_name', [v('title_insured', lender.name)])}, its successors and/or assigns as their respective interests may appear`,
      { indent: 60, width: width - 60, after: 3 },
    );
    sheet.paragraph(['Proposed Borrower: ', ...names], { indent: 60, width: width - 60, after: 9 });
    for (const [label, runs] of entries`
      3. | The estate or interest in the Land described or referred to in this Commitment is: Fee Simple.
      4. | Title to the estate or interest in the Land is, at the Commitment Date, vested in:\n${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('vested_owner', b.name)])}
      5. | The Land referred to in this Commitment is situated in the County of ${v('property_county', property.county)}, and is described as follows:\n${v('legal_description', property.legalDescription)}.
    `)
      item(label, runs);
    item('', ['Tax Parcel No. ', v('parcel_number', property.parcel)], 2);
    item('', ['Commonly known as: ', v('property_address', oneLine(property.address))], 14);
    sheet.paragraph(
      `Premium: Loan Policy $${money(Math.round(facts.principalCents * 0.0019) + 17_500)}; ALTA 9-06 $50.00; ALTA 8.2-06 $50.00; Tax certificate $25.00`,
      { size: 9, after: 26 },
    );
    sheet.ensure(50);
    sheet.signature(left + 250, sheet.y + 20, 210, { signed, label: 'Authorized Countersignature' });
    sheet.text(left + 250, sheet.y + 23, `${title.agent.name}, Authorized Signatory`, { size: 8.5 });

    sheet.newPage();
    heading('SCHEDULE B, PART I – REQUIREMENTS');
    sheet.paragraph(['Commitment No. ', v('title_commitment_number', title.number)], { size: 9, after: 6 });
    sheet.paragraph('All of the following Requirements must be met:', { after: 6 });
    const prior = addMonths(facts.noteDate, -random.int(40, 90));
    const priorAmount = Math.round(facts.payoff.amountCents * 1.18);
    const requirements: readonly Runs[] = [
      'The Proposed Insured must notify the Company in writing of the name of any party not referred to in this Commitment who will obtain an interest in the Land or who will make a loan on the Land.',
      'Pay the agreed amount for the estate or interest to be insured. Pay the premiums, fees and charges for the Policy to the Company.',
      prose`Documents satisfactory to the Company that convey the Title or create the Mortgage to be insured must be properly authorized, executed, delivered and recorded in the Public Records: Deed of Trust or Mortgage from ${names} to ${v('lender_name', lender.name)}, securing the principal sum of ${usd('principal_amount', facts.principalCents)}.`,
      `Release or satisfaction of the Mortgage dated ${longDate(prior)} in favor of ${facts.payoff.lender}, securing $${money(priorAmount)}, recorded ${numericDate(addDays(prior, 6))} as Reception No. ${number()}.`,
      facts.loanClass === 'business'
        ? 'Furnish the Company with the organizational documents of the vested owner, a current certificate of good standing, and a resolution authorizing the loan and naming who may sign.'
        : 'Furnish the Company with a statement of marital status of each vested owner. Any spouse not in title must join in the Mortgage to release homestead rights.',
      `Payment of general taxes for the year ${Number(title.date.slice(0, 4)) - 1}, second half, in the amount of $${money(random.int(140_000, 620_000))}.`,
      'Owner’s affidavit as to parties in possession, unrecorded leases, and work or materials furnished within the last 120 days.',
      `Termination of UCC Financing Statement recorded at No. ${number()}, or a statement from the secured party that it does not cover fixtures on the Land.`,
    ];
    requirements.forEach((runs, i) => {
      item(`${i + 1}.`, runs, 7);
    });

    sheet.newPage();
    heading('SCHEDULE B, PART II – EXCEPTIONS');
    sheet.paragraph(
      'The Policy will not insure against loss or damage resulting from the terms and conditions of any lease or easement identified in Schedule A, and will include the following Exceptions unless cleared to the satisfaction of the Company:',
      { align: 'justify', after: 7 },
    );
    const exceptions: readonly string[] = [
      'Any defect, lien, encumbrance, adverse claim or other matter that appears for the first time in the Public Records or is created, attaches or is disclosed between the Commitment Date and the date on which all of the Requirements are met.',
      'Rights or claims of parties in possession, discrepancies and encroachments that an accurate survey would disclose, and liens for labor or material not shown by the Public Records.',
      `Taxes and assessments for the year ${title.date.slice(0, 4)} and after, a lien not yet due and payable.`,
      `Utility easement ten feet wide along the rear lot line as shown on the recorded plat.`,
      `Covenants, conditions and restrictions recorded March 14, 1987 in Book 1204 at Page ${random.int(100, 880)}.`,
      `Right of way granted to Consolidated Rural Electric by instrument recorded at No. ${number()}.`,
      `Reservation of minerals in patent recorded July 2, 1911.`,
    ];
    exceptions.forEach((text, i) => {
      item(`${i + 1}.`, text, 7);
    });
  },
};
