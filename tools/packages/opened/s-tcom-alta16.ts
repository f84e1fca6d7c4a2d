import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 's-tcom-alta16',
  docType: 'title_commitment',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers, title, salePriceCents } = facts;
    const left = 60;
    const width = 492;
    const purchase = facts.product === 'residential_purchase';
    const deedState = ['CO', 'OR', 'TX', 'CA', 'ID'].includes(property.address.state);
    const instrument = deedState ? 'Deed of Trust' : 'Mortgage';
    const seller = random.pick([
      'Walter J. Prentiss and Dorothy Prentiss',
      'Gilded Oak Homes, LLC',
      'Marion T. Eastlake',
    ]);
    const year = Number(facts.noteDate.slice(0, 4));
    const sheet = open({
      margins: { top: 54, bottom: 100, left, right: 60 },
      style: { font: random.pick(['franklin', 'sans'] as const), size: 9.5, leading: 1.22 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 700, left + width);
        page.text(
          left,
          704,
          `This page is only a part of a 2016 ALTA® Commitment for Title Insurance issued by ${title.underwriter}. This Commitment is not valid without the Notice; the Commitment to Issue Policy; the Commitment Conditions; Schedule A; Schedule B, Part I—Requirements; Schedule B, Part II—Exceptions; and a counter-signature by the Company or its issuing agent that may be in electronic form.`,
          { size: 6.5, width },
        );
        page.text(left, 742, 'Copyright 2006-2016 American Land Title Association. All rights reserved.', {
          size: 6.5,
        });
        page.text(left, 754, 'Form 5030000 (8-1-16)', { size: 6.5 });
        page.text(left, 754, `Page ${pageNo} of ${pageCount}`, { size: 6.5, width, align: 'center' });
        page.text(left, 754, 'ALTA Commitment for Title Insurance (8-1-16)', { size: 6.5, width, align: 'right' });
        if (pageNo > 1)
          page.text(left, 34, ['Commitment No.: ', v('title_commitment_number', title.number)], {
            size: 8,
            width,
            align: 'right',
          });
      },
    });
    const names = (): Run[] =>
      borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)]);
    const plainNames = borrowers.map((b) => b.name).join(' and ');
    sheet.text(left, 50, title.agent.name, { size: 13, bold: true });
    sheet.text(
      left,
      66,
      `${oneLine(title.agent.address)}   Tel (${random.int(201, 989)}) 555-01${random.int(10, 99)}`,
      {
        size: 8,
      },
    );
    sheet.text(left, 54, 'ALTA COMMITMENT FOR TITLE INSURANCE', { size: 9, bold: true, width, align: 'right' });
    sheet.text(left, 66, `Issued by ${title.underwriter}`, { size: 7, width, align: 'right' });
    sheet.hline(left, 80, left + width, 1);
    sheet.y = 90;
    sheet.paragraph('Transaction Identification Data for reference only:', { bold: true, size: 8.5, after: 4 });
    const data: readonly (readonly [string, Run | Run[]])[] = [
      ['Issuing Agent:', v('settlement_agent', title.agent.name)],
      ['Issuing Office:', oneLine(title.agent.address)],
      ['Issuing Office’s ALTA® Registry ID:', `${random.int(1_000_000, 1_199_999)}`],
      ['Loan ID Number:', v('loan_number', facts.loanNumber)],
      ['Commitment Number:', v('title_commitment_number', title.number)],
      ['Issuing Office File Number:', v('settlement_file_number', title.fileNumber)],
      ['Property Address:', v('property_address', oneLine(property.address))],
      ['Revision Number:', random.pick(['', '1', 'Original'])],
    ];
    for (const [label, runs] of data) {
      sheet.text(left, sheet.y, label, { size: 8.5 });
      sheet.text(left + 165, sheet.y, runs, { size: 8.5 });
      sheet.y += 12;
    }
    sheet.y += 12;
    sheet.paragraph('SCHEDULE A', { bold: true, size: 12, align: 'center', after: 8 });
    const item = (no: string, ...runs: Run[]): void => {
      sheet.ensure(26);
      sheet.text(left, sheet.y, no);
      sheet.paragraph(runs, { indent: 24, after: 7 });
    };
    for (const [label, runs] of entries`
      1. | Commitment Date: ${v('title_effective_date', longDate(title.date), title.date)}${random.pick([' at 8:00 AM', ' at 7:30 a.m.', ' at 5:00 PM'])}
      2. | Policy to be issued:
    `)
      item(label, ...runs);
    const policy = (no: string, name: string, insured: Run[], amount: Run[]): void => {
      sheet.ensure(50);
      sheet.text(left + 24, sheet.y, no);
      sheet.text(left + 46, sheet.y, name, { bold: true });
      sheet.y = sheet.text(left + 46, sheet.y + 12, ['Proposed Insured: ', ...insured], { width: width - 50 });
      sheet.y = sheet.text(left + 46, sheet.y, ['Proposed Policy Amount: ', ...amount]) + 7;
    };
    if (purchase && salePriceCents !== null)
      policy('(a)', '2006 ALTA® Owner’s Policy (6-17-06)', [...names()], [`$${money(salePriceCents)}`]);
    policy(
      purchase ? '(b)' : '(a)',
      '2006 ALTA® Loan Policy (6-17-06)',
      prose`${over('title_insured', [v('lender_name', lender.name)])}, its successors and/or assigns as their interests may appear`,
      ['$', v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
    );
    policy(purchase ? '(c)' : '(b)', '2006 ALTA® Policy', ['None'], ['$0.00']);
    for (const [label, runs] of entries`
      3. | The estate or interest in the Land described or referred to in this Commitment is Fee Simple.
      4. | The Title is, at the Commitment Date, vested in:\n${purchase ? prose`${v('vested_owner', seller, seller, true)}` : borrowers.length === 1 ? prose`${v('vested_owner', plainNames, plainNames, true)}` : over('vested_owner', [bold(plainNames)])}${purchase || borrowers[0]?.entityType === null ? '' : prose`, ${borrowers[0]?.entityType ?? ''}`}
      5. | The Land is described as follows:\n${v('legal_description', property.legalDescription)}.\n\nFor informational purposes only: Tax Parcel No. ${v('parcel_number', property.parcel)}
    `)
      item(label, ...runs);
    sheet.ensure(70);
    sheet.text(left, sheet.y + 4, [bold(title.agent.name), ', as agent for ', title.underwriter], { size: 8.5 });
    sheet.y += 48;
    sheet.text(left, sheet.y - 8, 'By:');
    sheet.signature(left + 18, sheet.y, 200, { signed, label: 'Authorized Countersignature' });
    sheet.text(left + 18, sheet.y + 3, 'Authorized Countersignature', { size: 8 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE B, PART I', { bold: true, size: 12, align: 'center', after: 1 });
    sheet.paragraph('Requirements', { bold: true, align: 'center', after: 8 });
    sheet.paragraph('All of the following Requirements must be met:', { after: 6 });
    let no = 0;
    const req = (...runs: Run[]): void => {
      no += 1;
      item(`${no}.`, ...runs);
    };
    for (const runs of paragraphs`
      The Proposed Insured must notify the Company in writing of the name of any party not referred to in this Commitment who will obtain an interest in the Land or who will make a loan on the Land. The Company may then make additional Requirements or Exceptions.
      Pay the agreed amount for the estate or interest to be insured.
      Pay the premiums, fees, and charges for the Policy to the Company.
      Documents satisfactory to the Company that convey the Title or create the Mortgage to be insured, or both, must be properly authorized, executed, delivered, and recorded in the Public Records:
    `)
      req(...runs);
    const sub = (...runs: Run[]): void => sheet.paragraph(runs, { indent: 42, after: 6 });
    if (purchase) sub(`a. Warranty Deed from ${seller} to `, ...names(), '; and');
    sub(
      ...prose`${purchase ? 'b. ' : 'a. '}${instrument} from ${names()}${deedState ? ` to the trustee named therein for the benefit of ` : ' to '}${v('lender_name', lender.name)}, securing the principal amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}.`,
    );
    const oldDate = addDays(title.date, -random.int(900, 2900));
    req(
      `Release or satisfaction of the ${instrument} given by ${purchase ? seller : plainNames} in favor of ${facts.payoff.lender}, dated ${longDate(oldDate)} and recorded ${longDate(addDays(oldDate, 6))} as Reception No. ${random.int(200_000, 899_999)}, in the original principal amount of $${money(Math.round((facts.payoff.amountCents * 1.2) / 100_000) * 100_000)}.`,
    );
    if (facts.loanClass === 'business')
      req(
        `Furnish a current certificate of good standing and the resolution of ${plainNames} authorizing the transaction and naming the person who signs.`,
      );
    req('Furnish the Company’s form of Owner’s Affidavit as to debts, liens and possession, signed at closing.');
    req(
      `Payment of ${year - 1} taxes, second half, in the amount of $${money(random.int(90_000, 790_000))}, due ${numericDate(`${year}-06-15`)}.`,
    );
    sheet.newPage();
    sheet.paragraph('SCHEDULE B, PART II', { bold: true, size: 12, align: 'center', after: 1 });
    sheet.paragraph('Exceptions', { bold: true, align: 'center', after: 8 });
    sheet.paragraph(
      'THIS COMMITMENT DOES NOT REPUBLISH ANY COVENANT, CONDITION, RESTRICTION, OR LIMITATION CONTAINED IN ANY DOCUMENT REFERRED TO IN THIS COMMITMENT TO THE EXTENT THAT THE SPECIFIC COVENANT VIOLATES STATE OR FEDERAL LAW.',
      { size: 8.5, after: 6 },
    );
    sheet.paragraph(
      'The Policy will not insure against loss or damage resulting from the terms and provisions of any lease or easement identified in Schedule A, and will include the following Exceptions unless cleared to the satisfaction of the Company:',
      { after: 6 },
    );
    no = 0;
    for (const runs of paragraphs`
      Any defect, lien, encumbrance, adverse claim, or other matter that appears for the first time in the Public Records or is created, attaches, or is disclosed between the Commitment Date and the date on which all of the Schedule B, Part I—Requirements are met.
      Rights or claims of parties in possession not shown by the Public Records.
      Encroachments, overlaps, boundary line disputes and other matters an accurate survey would disclose.
      Any lien, or right to a lien, for services, labor or material not shown by the Public Records.
      Taxes and assessments for the year ${year} and later years, a lien not yet due and payable.
      Utility easement ${random.pick(['10', '15', '20'])} feet in width along the rear lot line as shown on the recorded plat.
      Covenants, conditions and restrictions recorded ${longDate(addDays(title.date, -random.int(8000, 12000)))} in Book ${random.int(200, 900)} at Page ${random.int(10, 790)}, omitting any restriction based on race or religion.
      Mineral reservations of record and all rights incident to them.
    `)
      req(...runs);
    if (facts.loanClass === 'business') req('Rights of tenants, as tenants only, under unrecorded leases.');
  },
};
