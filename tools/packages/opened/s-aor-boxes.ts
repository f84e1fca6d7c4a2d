import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 's-aor-boxes',
  docType: 'assignment_of_rents',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, property } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const left = 40;
    const width = 532;
    const phone = `(${random.int(201, 989)}) 555-01${random.int(10, 99)}`;
    const form = `LP-${property.address.state}${random.int(510, 519)} © Formwright Technologies, Inc. (4/9/09)`;
    const sheet = open({
      margins: { top: 36, bottom: 48, left, right: 40 },
      style: { font: random.pick(['condensed', 'sans'] as const), size: 8.5, leading: 1.2 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 756, form, { size: 6.5 });
        page.text(left, 756, `Page ${pageNo} of ${pageCount}  ________ initials`, { size: 6.5, width, align: 'right' });
      },
    });
    const day = (field: string, iso: string): Run => v(field, numericDate(iso), iso);
    sheet.text(
      left,
      36,
      prose`WHEN RECORDED MAIL TO:\n${v('lender_name', lender.name)}\n${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`,
      { size: 8 },
    );
    sheet.text(left + 330, 86, 'SPACE ABOVE FOR RECORDER’S USE', { size: 6.5, width: 202, align: 'right' });
    sheet.text(left + 200, 104, 'ASSIGNMENT OF RENTS', { size: 14, bold: true });
    sheet.text(left, 106, v('lender_name', lender.name), { size: 9, bold: true, width: 180 });
    const top = 130;
    const half = width / 2;
    const partyBox = (x: number, head: string, marked: boolean): void => {
      sheet.rect(x, top, half, 88, { thickness: 0.8 });
      sheet.rect(x, top, half, 12, { fill: '#d9d9d9', stroke: true });
      sheet.text(x, top + 2, head, { size: 7.5, bold: true, width: half, align: 'center' });
      const name: Run = v('borrower_name', borrower.name.toUpperCase(), borrower.name);
      const type = (borrower.entityType ?? '').replace(`a ${borrower.stateOfOrganization} `, '');
      sheet.text(
        x + 5,
        top + 16,
        marked
          ? prose`${name}, a ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')} ${v('borrower_entity_type', type)}`
          : [name],
        { width: half - 10 },
      );
      sheet.text(x + 5, top + 44, 'ADDRESS', { size: 6.5 });
      sheet.text(x + 5, top + 52, v('borrower_address', oneLine(borrower.address)), { width: half - 10 });
      sheet.hline(x, top + 66, x + half);
      sheet.vline(x + half / 2, top + 66, top + 88);
      sheet.text(x + 5, top + 68, 'TELEPHONE NO.', { size: 6.5 });
      sheet.text(x + 5, top + 76, phone);
      sheet.text(x + half / 2 + 5, top + 68, 'IDENTIFICATION NO.', { size: 6.5 });
      sheet.text(x + half / 2 + 5, top + 76, `XX-XXX${borrower.tin.slice(-4)}`);
    };
    partyBox(left, 'GRANTOR', true);
    partyBox(left + half, 'BORROWER', false);
    const rowTop = top + 88;
    const cells: readonly (readonly [string, number, Run[]])[] = [
      ['OFFICER\nINITIALS', 48, [facts.approval.officer.replace(/[^A-Z]/g, '')]],
      [
        'INTEREST\nRATE',
        68,
        facts.rateType === 'fixed'
          ? [v('interest_rate', rate(facts.rate), plainRate(facts.rate)), '%']
          : [v('rate_type', 'VARIABLE', 'variable')],
      ],
      [
        'PRINCIPAL AMOUNT/\nCREDIT LIMIT',
        102,
        ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
      ],
      ['FUNDING/\nAGREEMENT DATE', 84, [day('note_date', facts.noteDate)]],
      ['MATURITY\nDATE', 74, [day('maturity_date', facts.maturityDate)]],
      ['CUSTOMER\nNUMBER', 72, [`${random.int(100_000, 999_999)}`]],
      ['LOAN\nNUMBER', 84, [v('loan_number', facts.loanNumber)]],
    ];
    let x = left;
    for (const [label, w, runs] of cells) {
      sheet.rect(x, rowTop, w, 40, { thickness: 0.8 });
      sheet.text(x, rowTop + 3, label, { size: 6.5, width: w, align: 'center' });
      sheet.text(x, rowTop + 25, runs, { width: w, align: 'center' });
      x += w;
    }
    sheet.y = rowTop + 50;
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 6 });
    for (const runs of paragraphs`
      ${bold('1. ASSIGNMENT. ')}In consideration of the loan evidenced by the promissory note or credit agreement described above (the “Note”), Grantor absolutely assigns to the Lender named above all of Grantor’s interest in the leases and tenancy agreements now or hereafter executed which cover the real property described in Schedule A below, and any improvements located on it (the “Premises”), together with all rents, security deposits, income and profits arising from the leases and from the use and enjoyment of the Premises. This Assignment is to be broadly construed and includes leases that are oral as well as written, and all renewals and amendments of them.
      ${bold('2. LENDER. ')}The Lender is ${v('lender_name', lender.name)}, whose address is ${v('lender_address', oneLine(lender.address))}. The Lender may assign its interest in this Assignment without notice to Grantor.
      ${bold('3. MODIFICATION OF LEASES. ')}Grantor grants to Lender the power and authority to modify the terms of any of the leases and to surrender or terminate them upon such terms as Lender may determine.
      ${bold('4. COVENANTS OF GRANTOR. ')}Grantor covenants that Grantor will: (a) observe and perform all obligations imposed upon the landlord; (b) refrain from discounting any future rents or collecting any rent more than 30 days before it is due; (c) maintain rent loss insurance of not less than $100,000 or six months of gross rents, whichever is greater; (d) deliver to Lender, within 10 days of request, a certified rent roll; and (e) execute such further assignments as Lender may reasonably require.
      ${bold('5. REPRESENTATIONS OF GRANTOR. ')}Grantor represents that: (a) the tenants under the leases are current in all rent payments and are not in default; (b) each of the leases is valid and enforceable and has not been altered except as disclosed; (c) Grantor has the power and authority to execute this Assignment; and (d) Grantor has not assigned the leases or rents to anyone else, other than ${random.pick(['none.', `the assignment to ${facts.payoff.lender}, to be released of record at closing.`])}
      ${bold('6. GRANTOR MAY RECEIVE RENTS. ')}As long as there is no default under the Note, the security instrument that secures it, or this Assignment, Grantor may collect the rents as they become due, and shall use them first for taxes, premiums and payments under the Note.
      ${bold('7. DEFAULT AND REMEDIES. ')}Upon default Lender may at its option take possession of the Premises, have a receiver appointed, demand and sue for rents, and apply the amounts collected, after a management fee not exceeding 5.00% of gross rents, to the obligations in any order. Tenants are authorized to pay Lender upon written notice, without inquiry. Sums advanced by Lender bear interest at the lower of 18.00% per annum or the highest rate allowed by law.
      ${bold('8. POWER OF ATTORNEY; INDEMNITY. ')}Grantor irrevocably appoints Lender as attorney-in-fact, coupled with an interest, and shall indemnify Lender against all liability, including legal fees, arising from the leases. Lender is not a mortgagee in possession.
      ${bold('9. MISCELLANEOUS. ')}A waiver on one occasion is not a waiver on another. Notices shall be sent to the addresses in this Assignment. If a provision is invalid the rest remains in force. This Assignment is governed by the laws of the state in which the Premises are located. It is released when the Note is paid in full and Lender has no further obligation to advance.
    `)
      p(...runs);
    sheet.ensure(84);
    sheet.rect(left, sheet.y, width, 12, { fill: '#d9d9d9', stroke: true });
    sheet.text(left, sheet.y + 2, 'SCHEDULE A', { size: 7.5, bold: true, width, align: 'center' });
    const a = sheet.y + 18;
    let b = sheet.text(
      left + 5,
      a,
      prose`The street address of the Premises is: ${v('property_address', oneLine(property.address))}`,
    );
    sheet.text(left + 5, b + 2, ['County: ', v('property_county', property.county)]);
    b = sheet.text(left + 200, b + 2, ['Permanent Tax ID No.: ', v('parcel_number', property.parcel)]);
    b = sheet.text(left + 5, b + 2, ['Legal description: ', v('legal_description', property.legalDescription)], {
      width: width - 10,
    });
    sheet.rect(left, sheet.y + 12, width, b - sheet.y - 6, { thickness: 0.8 });
    sheet.y = b + 16;
    sheet.ensure(210);
    p(bold('GRANTOR ACKNOWLEDGES THAT GRANTOR HAS READ, UNDERSTANDS, AND AGREES TO THE TERMS OF THIS ASSIGNMENT.'));
    sheet.text(left, sheet.y + 4, ['Dated: ', numericDate(facts.noteDate)]);
    sheet.text(left, sheet.y + 22, ['GRANTOR: ', v('borrower_name', borrower.name)]);
    sheet.y += 68;
    sheet.text(left, sheet.y - 8, 'BY:');
    sheet.signature(left + 18, sheet.y, 220, { signed, label: borrower.signer });
    sheet.text(left + 18, sheet.y + 3, `${borrower.signer}\n${borrower.capacity ?? 'Manager'}`);
    sheet.text(left + 280, sheet.y - 8, 'BY:');
    sheet.hline(left + 298, sheet.y, left + 518);
    sheet.y += 36;
    sheet.paragraph(
      `State of ______________________   County of ______________________   ss.\nThe foregoing instrument was acknowledged before me on ____________________ by ${borrower.signer} as ${borrower.capacity ?? 'Manager'} of ${borrower.name}, on its behalf.`,
      { after: 34 },
    );
    sheet.signature(left + 18, sheet.y, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(left + 18, sheet.y + 3, 'Notary Public');
    sheet.text(left + 298, sheet.y - 8, 'Commission expires: ____________________');
    sheet.y += 26;
    sheet.paragraph(`THIS DOCUMENT WAS PREPARED BY: ${lender.name}, Commercial Loan Documentation`, { size: 7 });
  },
};
