import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { bar, labelled, table } from './b-form-parts.ts';
import { exceptions, numbered, owner, requirements } from './b-title-words.ts';
import { clerkOf, handOf, named, placed } from './b-values.ts';

const docType = 'title_commitment';

/** ALTA 2021: numbered items, transaction identification data above Schedule A, long cover page. */
const alta2021: Layout = {
  id: 'title-alta-2021',
  docType,
  draw(open, f, options) {
    const { random, signed } = options;
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['serif', 'sans']), size: 9.5 },
      margins: { left: 60, right: 60, bottom: 80 },
      furniture: (sheet, pageNo, total) => {
        sheet.hline(60, 722, 552);
        sheet.text(
          60,
          726,
          'This page is only a part of a 2021 ALTA Commitment for Title Insurance. This Commitment is not valid without the Notice; the Commitment to Issue Policy; the Commitment Conditions; Schedule A; Schedule B, Part I-Requirements; and Schedule B, Part II-Exceptions.',
          { size: 7, width: 492 },
        );
        sheet.text(60, 762, `ALTA Commitment for Title Insurance (07-01-2021)`, { size: 7 });
        sheet.text(60, 762, `Page ${pageNo} of ${total}`, { size: 7, width: 492, align: 'right' });
      },
    });
    s.paragraph(bold('ALTA COMMITMENT FOR TITLE INSURANCE'), { size: 14, align: 'center', after: 2 });
    s.paragraph('issued by', { align: 'center', after: 2 });
    s.paragraph(bold(f.title.underwriter.toUpperCase()), { size: 12, align: 'center' });
    s.paragraph(bold('NOTICE'), { align: 'center', after: 3 });
    for (const runs of paragraphs`
      IMPORTANT—READ CAREFULLY: THIS COMMITMENT IS AN OFFER TO ISSUE ONE OR MORE TITLE INSURANCE POLICIES. ALL CLAIMS OR REMEDIES SOUGHT AGAINST THE COMPANY INVOLVING THE CONTENT OF THIS COMMITMENT OR THE POLICY MUST BE BASED SOLELY IN CONTRACT.
      THIS COMMITMENT IS NOT AN ABSTRACT OF TITLE, REPORT OF THE CONDITION OF TITLE, LEGAL OPINION, OPINION OF TITLE, OR OTHER REPRESENTATION OF THE STATUS OF TITLE. THE PROCEDURES USED BY THE COMPANY TO DETERMINE INSURABILITY OF THE TITLE ARE PROPRIETARY TO THE COMPANY AND CREATE NO EXTRACONTRACTUAL LIABILITY TO ANY PERSON.
    `)
      s.paragraph(runs, { align: 'justify' });
    s.paragraph(bold('COMMITMENT TO ISSUE POLICY'), { align: 'center', after: 3 });
    for (const runs of paragraphs`
      Subject to the Notice; Schedule B, Part I-Requirements; Schedule B, Part II-Exceptions; and the Commitment Conditions, ${f.title.underwriter} (the “Company”) commits to issue the Policy according to the terms and provisions of this Commitment. This Commitment is effective as of the Commitment Date shown in Schedule A for each Policy described in Schedule A, only when the Company has entered in Schedule A both the specified dollar amount as the Proposed Amount of Insurance and the name of the Proposed Insured.
      If all of the Schedule B, Part I-Requirements have not been met within 180 days after the Commitment Date, this Commitment terminates and the Company’s liability and obligation end.
    `)
      s.paragraph(runs, { align: 'justify' });
    s.y += 40;
    s.signature(300, s.y, 220, { signed, label: 'Authorized Countersignature' });
    s.text(300, s.y + 4, 'Authorized Countersignature', { size: 8 });
    s.newPage();
    s.paragraph(
      bold(
        'Transaction Identification Data, for which the Company assumes no liability as set forth in Commitment Condition 5.e.:',
      ),
      { size: 8.5, after: 4 },
    );
    const tab = { tab: 150, width: 490, label: { size: 8.5 }, value: { size: 8.5 } };
    for (const [label, runs] of [
      ['Issuing Agent:', v('settlement_agent', f.title.agent.name)],
      ['Issuing Office:', oneLine(f.title.agent.address)],
      ['Issuing Office’s ALTA® Registry ID:', `${random.int(1_000_000, 1_900_000)}`],
      ['Loan ID Number:', v('loan_number', f.loanNumber)],
      ['Commitment Number:', v('title_commitment_number', f.title.number)],
      ['Issuing Office File Number:', v('settlement_file_number', f.title.fileNumber)],
      ['Property Address:', placed('property_address', f.property.address)],
    ] as const)
      s.y = labelled(s, 60, s.y, label, runs, tab);
    s.y += 10;
    s.paragraph(bold('SCHEDULE A'), { size: 12, align: 'center' });
    const item = (no: string, runs: Run | Run[], indent = 22): void => {
      s.text(60 + indent - 22, s.y, no);
      s.paragraph(runs, { indent, after: 5 });
    };
    item('1.', ['Commitment Date: ', h.date('title_effective_date', f.title.date), ' at 8:00 a.m.']);
    item('2.', 'Policy to be issued:');
    if (f.salePriceCents !== null) {
      item(
        'a.',
        prose`2021 ALTA® Owner’s Policy\nProposed Insured: ${named('borrower_name', f.borrowers)}\nProposed Amount of Insurance: ${h.cash(f.salePriceCents)}\nThe estate or interest to be insured: Fee Simple`,
        44,
      );
    }
    item(
      f.salePriceCents === null ? 'a.' : 'b.',
      prose`2021 ALTA® Loan Policy\nProposed Insured: ${v('title_insured', f.lender.name)}, its successors and/or assigns as their respective interests may appear\nProposed Amount of Insurance: ${h.money('title_amount', f.principalCents)}\nThe estate or interest to be insured: Fee Simple`,
      44,
    );
    for (const [label, runs] of entries`
      3. | The estate or interest in the Land at the Commitment Date is: Fee Simple.
      4. | The Title is, at the Commitment Date, vested in: ${owner(f, options)} and, as disclosed in the Public Records, has been since ${h.day(`${random.int(2001, 2021)}-0${random.int(1, 9)}-14`)}.
      5. | The Land is described as follows: ${v('legal_description', f.property.legalDescription)}. (Parcel ${v('parcel_number', f.property.parcel)})
    `)
      item(label, runs);
    s.newPage();
    s.paragraph(bold('SCHEDULE B, PART I—Requirements'), { size: 12, align: 'center' });
    s.paragraph('All of the following Requirements must be met:');
    numbered(s, requirements(f, options));
    s.newPage();
    s.paragraph(bold('SCHEDULE B, PART II—Exceptions'), { size: 12, align: 'center' });
    s.paragraph(
      'The Policy will not insure against loss or damage resulting from the terms and conditions of any lease or easement identified in Schedule A, and will include the following Exceptions unless cleared to the satisfaction of the Company:',
      { align: 'justify' },
    );
    numbered(s, exceptions(f, options));
  },
};

/** ALTA 2016 of another underwriter: Schedule A as a ruled table, no cover. */
const alta2016: Layout = {
  id: 'title-alta-2016-table',
  docType,
  draw(open, f, options) {
    const { random } = options;
    const h = handOf(random);
    const s = open({
      style: { font: 'sans', size: 9 },
      margins: { left: 48, right: 48, bottom: 66 },
      furniture: (sheet, pageNo) => {
        sheet.text(
          48,
          738,
          'Copyright American Land Title Association. All rights reserved. The use of this Form is restricted to ALTA licensees and members in good standing as of the date of use.',
          { size: 6, width: 400 },
        );
        sheet.text(
          48,
          756,
          `ALTA Commitment (8-1-16)   Schedule ${pageNo === 1 ? 'A' : pageNo === 2 ? 'B-I' : 'B-II'}   Page ${pageNo}`,
          { size: 7 },
        );
      },
    });
    s.text(48, 48, f.title.underwriter, { bold: true, size: 12 });
    s.text(48, 64, 'COMMITMENT FOR TITLE INSURANCE', { bold: true, size: 15 });
    s.text(48, 84, 'SCHEDULE A', { bold: true, size: 11, width: 516, align: 'center' });
    table(
      s,
      48,
      102,
      [{ w: 172 }, { w: 172 }, { w: 172 }],
      [
        [
          [bold('Commitment No.\n'), v('title_commitment_number', f.title.number)],
          [bold('Commitment Date\n'), h.date('title_effective_date', f.title.date)],
          [bold('Agent’s File No.\n'), v('settlement_file_number', f.title.fileNumber)],
        ],
      ],
      { size: 9, pad: 4 },
    );
    const buyer: (Run | Run[])[][] =
      f.salePriceCents === null
        ? []
        : [
            [
              'ALTA Owner’s Policy (6-17-06)',
              named('borrower_name', f.borrowers),
              h.cash(f.salePriceCents),
              h.cash(Math.round(f.salePriceCents * 0.0031)),
            ],
          ];
    table(
      s,
      48,
      s.y + 10,
      [
        { w: 130, heading: 'Policy to be issued' },
        { w: 206, heading: 'Proposed Insured' },
        { w: 100, heading: 'Policy Amount', align: 'right' },
        { w: 80, heading: 'Premium', align: 'right' },
      ],
      [
        ...buyer,
        [
          'ALTA Loan Policy (6-17-06)',
          [v('title_insured', f.lender.name), ', its successors and/or assigns'],
          h.money('title_amount', f.principalCents),
          h.cash(Math.round(f.principalCents * 0.0017)),
        ],
        ['Endorsements 8.1, 9-06', '', '', '$150.00'],
      ],
      { headingFill: '#dddddd', pad: 4 },
    );
    s.y += 12;
    const block = (label: string, runs: Run | Run[]): void => {
      s.text(48, s.y, label, { bold: true, size: 8 });
      s.y += 12;
      s.paragraph(runs, { indent: 14, after: 8 });
    };
    for (const [label, runs] of entries`
      ESTATE OR INTEREST | The estate or interest in the Land described or referred to in this Commitment is fee simple.
      TITLE VESTED IN | Title to the fee simple estate or interest in the Land is at the Commitment Date vested in: ${owner(f, options)}
      LAND | ${v('legal_description', f.property.legalDescription)}\nParcel ID: ${v('parcel_number', f.property.parcel)}\nFor information only: ${placed('property_address', f.property.address)}
      BORROWER | ${named('borrower_name', f.borrowers)}${random.chance(0.5) ? ' (proposed mortgagor)' : ''}
    `)
      block(label, runs);
    s.y += 30;
    s.signature(320, s.y, 220, { signed: options.signed, label: f.title.agent.name });
    s.text(320, s.y + 3, [v('settlement_agent', f.title.agent.name), '\nAuthorized signatory'], { size: 8 });
    s.newPage();
    s.paragraph(bold('SCHEDULE B - SECTION I  REQUIREMENTS'), { size: 11 });
    numbered(s, requirements(f, options));
    s.newPage();
    s.paragraph(bold('SCHEDULE B - SECTION II  EXCEPTIONS'), { size: 11 });
    numbered(s, exceptions(f, options));
  },
};

/** A county abstractor's commitment on older paper: sentences with blanks, everything in one serif. */
const olderForm: Layout = {
  id: 'title-older-blanks',
  docType,
  draw(open, f, options) {
    const { random } = options;
    const h = handOf(random);
    const s = open({
      style: { font: 'book', size: 11 },
      margins: { left: 70, right: 70 },
      furniture: (sheet, pageNo) =>
        sheet.text(70, 752, ['Commitment No. ', v('title_commitment_number', f.title.number), `   -   ${pageNo}`], {
          size: 8,
        }),
    });
    s.paragraph(bold('Commitment for Title Insurance'), { size: 16, align: 'center', after: 2 });
    s.paragraph(
      prose`Issued through the office of ${v('settlement_agent', f.title.agent.name)} as agent for ${f.title.underwriter}`,
      { align: 'center', size: 9.5 },
    );
    s.paragraph(bold('Schedule A'), { align: 'center', size: 13 });
    s.text(70, s.y, ['No. ', v('title_commitment_number', f.title.number)]);
    s.text(70, s.y, ['File: ', v('settlement_file_number', f.title.fileNumber)], { width: 472, align: 'right' });
    s.y += 22;
    s.paragraph(['1.  Effective date: ', h.date('title_effective_date', f.title.date), ', at 7:30 o’clock A.M.']);
    s.paragraph('2.  Policy or policies to be issued:');
    s.paragraph(
      prose`(a)  Owner’s policy. Amount $${f.salePriceCents === null ? '___________ (none requested)' : h.cash(f.salePriceCents).slice(1)}. Proposed insured: ${f.salePriceCents === null ? '___________' : named('borrower_name', f.borrowers)}`,
      { indent: 26 },
    );
    s.paragraph(
      prose`(b)  Loan policy. Amount $${h.bare('title_amount', f.principalCents)}. Proposed insured: ${v('title_insured', f.lender.name)}, its successors and assigns, as beneficiary of a lien to be given by ${named('borrower_name', f.borrowers)}.`,
      { indent: 26, align: 'justify' },
    );
    for (const runs of paragraphs`
      3.  The estate or interest in the land covered by this Commitment is a fee simple and title thereto is at the effective date hereof vested in ${owner(f, options)}.
      4.  The land referred to in this Commitment lies in the County of ${v('property_county', f.property.county)} and is described thus: ${v('legal_description', f.property.legalDescription)}; tax parcel ${v('parcel_number', f.property.parcel)}; commonly known as ${placed('property_address', f.property.address)}.
    `)
      s.paragraph(runs, { align: 'justify' });
    s.y += 26;
    s.signature(300, s.y, 200, { signed: options.signed, label: 'Countersigned' });
    s.text(300, s.y + 3, `Countersigned: ${clerkOf(random)}`, { size: 9 });
    s.y += 30;
    s.paragraph(bold('Schedule B'), { align: 'center', size: 13 });
    s.paragraph(bold('Section 1. The following are the requirements to be complied with:'));
    numbered(s, requirements(f, options));
    s.paragraph(bold('Section 2. The policy will contain exceptions to the following matters:'));
    numbered(s, exceptions(f, options));
  },
};

/** A national commercial office: letterhead with order numbers at the right, two columns for the parties. */
const commercialOffice: Layout = {
  id: 'title-commercial-order-form',
  docType,
  draw(open, f, options) {
    const { random } = options;
    const h = handOf(random);
    const s = open({
      size: [612, 1008],
      style: { font: random.pick(['franklin', 'condensed']), size: 9.5 },
      margins: { left: 54, right: 54, bottom: 60 },
      furniture: (sheet, pageNo, total) =>
        sheet.text(54, 976, `Commitment for Title Insurance   ${pageNo}/${total}`, {
          size: 7.5,
          width: 504,
          align: 'center',
        }),
    });
    bar(s, { x: 54, y: 50, w: 504, h: 30 }, f.title.underwriter.toUpperCase(), { size: 13, fill: '#5b1f1f' });
    s.text(54, 84, 'National Commercial Services', { size: 9 });
    s.text(330, 84, ['Order No.: ', v('title_commitment_number', f.title.number)], { size: 9 });
    s.text(330, 96, ['Escrow No.: ', v('settlement_file_number', f.title.fileNumber)], { size: 9 });
    s.text(330, 108, `Escrow Officer: ${clerkOf(random)}`, { size: 9 });
    s.text(54, 130, 'COMMITMENT FOR TITLE INSURANCE', { bold: true, size: 14, width: 504, align: 'center' });
    s.text(54, 150, 'SCHEDULE A', { bold: true, size: 12, width: 504, align: 'center' });
    let y = 176;
    const side = (x: number, title: string, runs: Run | Run[]): number => {
      s.text(x, y, title.toUpperCase(), { size: 7, bold: true });
      return s.text(x, y + 10, runs, { width: 240 });
    };
    y =
      Math.max(
        side(54, 'Commitment Date', [h.date('title_effective_date', f.title.date), ' at 5:00 P.M.']),
        side(310, 'Settlement Agent', v('settlement_agent', f.title.agent.name)),
      ) + 10;
    y =
      Math.max(
        side(
          54,
          'Proposed Insured (Lender)',
          prose`${v('title_insured', f.lender.name)}\n${placed('lender_address', f.lender.address)}`,
        ),
        side(310, 'Policy Amount', [h.money('title_amount', f.principalCents), '\n2021 ALTA Extended Loan Policy']),
      ) + 10;
    y =
      Math.max(
        side(54, 'Proposed Mortgagor', named('borrower_name', f.borrowers)),
        side(310, 'Title is vested in', owner(f, options)),
      ) + 10;
    y =
      Math.max(
        side(54, 'Property', placed('property_address', f.property.address)),
        side(
          310,
          'County / APN',
          prose`${v('property_county', f.property.county)} / ${v('parcel_number', f.property.parcel)}`,
        ),
      ) + 16;
    s.hline(54, y - 6, 558);
    s.y = y;
    s.paragraph(bold('LEGAL DESCRIPTION'), { after: 2 });
    s.paragraph(['The Land is situated as follows: ', v('legal_description', f.property.legalDescription), '.'], {
      align: 'justify',
    });
    s.paragraph(bold('SCHEDULE B, PART I (REQUIREMENTS)'));
    numbered(s, requirements(f, options));
    s.paragraph(bold('SCHEDULE B, PART II (EXCEPTIONS)'));
    numbered(s, exceptions(f, options));
    s.paragraph(
      'The Company reserves the right to make further requirements or exceptions upon review of the survey, the rent roll and the organizational documents of the proposed mortgagor.',
      { align: 'justify' },
    );
  },
};

export const titleCommitments: readonly Layout[] = [alta2021, alta2016, olderForm, commercialOffice];
