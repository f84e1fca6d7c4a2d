import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const covenants: readonly (readonly [string, string])[] = [
  [
    'Payment and Performance',
    'Mortgagor shall pay to Mortgagee, in accordance with the terms of the Note and this Mortgage, the principal and interest and all other sums therein set forth, and shall perform and comply with all the agreements, conditions, covenants and stipulations of the Note, this Mortgage and the other Loan Documents.',
  ],
  [
    'Taxes and Other Charges',
    'Mortgagor shall pay, when due and payable and before interest or penalties accrue thereon, all taxes, assessments, water and sewer rents and all other charges or claims which may be assessed, levied or filed at any time against the Mortgaged Property and which by any present or future law may have priority over the Obligations either in lien or in distribution out of the proceeds of any judicial sale.',
  ],
  [
    'Insurance',
    'Mortgagor shall keep the Mortgaged Property continuously insured against fire and such other hazards, in such amounts and with such companies as may be required by Mortgagee from time to time, with loss, if any, payable to Mortgagee under a lender’s loss payable endorsement. In no event shall the deductible exceed $10,000.00 per occurrence without Mortgagee’s consent.',
  ],
  [
    'Environmental Matters',
    'Mortgagor represents and warrants that, to its knowledge, no Hazardous Substances have been generated, stored or disposed of upon the Mortgaged Property except in compliance with law, and agrees to indemnify and hold Mortgagee harmless from all loss, cost, damage and expense arising from the presence of Hazardous Substances. This indemnity shall survive satisfaction of this Mortgage and any foreclosure or deed in lieu thereof.',
  ],
  [
    'Events of Default',
    'The occurrence of any one or more of the following shall constitute an Event of Default: (a) failure to pay any installment of principal or interest within ten (10) days after it is due; (b) failure to observe any other covenant herein continued for thirty (30) days after notice; (c) any representation proves to have been false in any material respect when made; (d) the filing of a petition in bankruptcy by or against Mortgagor or any guarantor; or (e) any transfer of the Mortgaged Property not permitted hereby.',
  ],
  [
    'Remedies',
    'Upon the occurrence of any Event of Default, the entire unpaid balance of the Obligations shall, at the option of Mortgagee, become immediately due and payable, and Mortgagee may forthwith institute an action of mortgage foreclosure and may proceed therein to judgment and execution for all sums due, including costs of suit and an attorney’s commission for collection of five percent (5%) of the total indebtedness. Mortgagee may also enter into possession of the Mortgaged Property and collect the rents thereof.',
  ],
  [
    'Confession of Judgment in Ejectment',
    'For the purpose of obtaining possession of the Mortgaged Property upon default, Mortgagor authorizes and empowers any attorney of any court of record, as attorney for Mortgagor, to sign an agreement for entering an amicable action in ejectment for possession of the Mortgaged Property and to confess judgment therein against Mortgagor in favor of Mortgagee.',
  ],
  [
    'Defeasance',
    'If Mortgagor pays to Mortgagee the Obligations in full and complies with all of the terms of this Mortgage, then this Mortgage and the estate hereby granted shall cease and become void, and Mortgagee shall, at Mortgagor’s expense, deliver a satisfaction in recordable form.',
  ],
];

export const layout: Layout = {
  id: 'l-mtg-open-end',
  docType: 'mortgage',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { signed }) {
    const { lender, property } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const sheet = open({
      margins: { top: 72, bottom: 66, left: 86, right: 72 },
      style: { font: 'serif', size: 11, leading: 1.28 },
      furniture: (page, pageNo) => {
        if (pageNo > 1) page.text(86, page.height - 44, `- ${pageNo} -`, { size: 10, width: 454, align: 'center' });
        page.text(86, page.height - 32, `#8814202v1 MORTGAGE`, { size: 7 });
      },
    });
    const lines: Run[][] = [
      ['Prepared by and return to:'],
      ['Stauffer, Reinhold & Gray, P.C.'],
      ['26 East King Street, Suite 300'],
      ['Telephone (717) 555-0148'],
      [],
      ['Premises: ', v('property_address', oneLine(property.address))],
      ['Parcel Identifier (UPI) No.: ', v('parcel_number', property.parcel)],
    ];
    for (const runs of lines) {
      if (runs.length > 0) sheet.text(86, sheet.y, runs, { size: 10 });
      sheet.y += 13;
    }
    sheet.y += 60;
    sheet.hline(86, sheet.y, 540, 1.4);
    sheet.y += 18;
    sheet.paragraph('OPEN-END MORTGAGE AND SECURITY AGREEMENT', { size: 15, bold: true, align: 'center', after: 6 });
    sheet.paragraph(
      prose`(This Mortgage secures future advances up to a maximum principal amount of $${v('max_lien_amount', money(facts.maxLienCents), plainMoney(facts.maxLienCents))} plus accrued interest and other indebtedness as described in 42 Pa.C.S. § 8143)`,
      { size: 10, align: 'center', after: 18 },
    );
    const caption: (readonly [string, Run[]])[] = [
      ['MORTGAGOR:', [v('borrower_name', b.name.toUpperCase())]],
      ['', [v('borrower_address', oneLine(b.address))]],
      ['MORTGAGEE:', [v('lender_name', lender.name.toUpperCase())]],
      ['', [v('lender_address', oneLine(lender.address))]],
      ['DATED:', [v('note_date', longDate(facts.noteDate), facts.noteDate)]],
      ['AMOUNT OF NOTE:', ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))]],
      ['COUNTY:', [v('property_county', property.county)]],
    ];
    for (const [label, runs] of caption) {
      sheet.text(120, sheet.y, bold(label));
      sheet.text(240, sheet.y, runs, { width: 300 });
      sheet.y += label === '' ? 26 : 17;
    }
    sheet.hline(86, sheet.y + 6, 540, 1.4);
    sheet.newPage();
    sheet.paragraph('OPEN-END MORTGAGE AND SECURITY AGREEMENT', { bold: true, align: 'center', size: 12, after: 12 });
    sheet.paragraph(
      prose`        THIS OPEN-END MORTGAGE AND SECURITY AGREEMENT (this “Mortgage”) is made as of ${v('note_date', numericDate(facts.noteDate, '/', false), facts.noteDate)} by and between ${v('borrower_name', b.name)}, ${v('borrower_entity_type', b.entityType ?? '')} (“Mortgagor”), and ${v('lender_name', lender.name)} (“Mortgagee”).`,
      { align: 'justify' },
    );
    sheet.paragraph('BACKGROUND', { bold: true, align: 'center' });
    for (const runs of paragraphs`
      A.   Mortgagor has executed and delivered to Mortgagee a Note of even date herewith (the “Note”) in the principal sum of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars, identified on the books of Mortgagee as Account ${v('loan_number', facts.loanNumber)}, and having a scheduled final maturity of ${v('maturity_date', numericDate(facts.maturityDate, '/', false), facts.maturityDate)}.
      B.   The obligations of Mortgagor under the Note have been guaranteed by ${facts.guarantors.flatMap((g, i): Run[] => [...(i > 0 ? [' and '] : []), v('guarantor_name', g.name)])} under a separate agreement of suretyship.
      NOW, THEREFORE, in consideration of the loan evidenced by the Note, and intending to be legally bound, Mortgagor hereby grants, bargains, sells, conveys, assigns, transfers, releases, pledges and mortgages to Mortgagee, its successors and assigns, all that certain tract of land described in Schedule “A” attached hereto, together with all buildings and improvements, easements, fixtures, machinery and equipment, rents, issues and profits, and all proceeds of insurance and condemnation (collectively, the “Mortgaged Property”).
      Mortgagor warrants that this Mortgage is and shall remain a ${v('lien_position', 'first lien', '1')} upon the Mortgaged Property, subject only to such exceptions as Mortgagee has approved in writing.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    covenants.forEach(([head, text], i) => {
      sheet.paragraph([`${i + 1}.   `, bold(`${head}.`), ` ${text}`], { align: 'justify' });
    });
    sheet.ensure(150);
    sheet.paragraph(
      '        IN WITNESS WHEREOF, and intending to be legally bound, Mortgagor has caused this Mortgage to be duly executed the day and year first above written.',
    );
    const y = sheet.y;
    sheet.text(86, y, 'ATTEST:');
    sheet.signature(86, y + 60, 170, { signed: false, label: 'Attest' });
    sheet.text(300, y, v('borrower_name', b.name, b.name, true), { width: 240 });
    sheet.text(300, y + 52, 'By:');
    sheet.signature(320, y + 60, 200, { signed, label: b.signer, field: 'security_instrument_signed' });
    sheet.text(320, y + 64, `${b.signer}, ${b.capacity ?? ''}`, { size: 10 });
    sheet.y = y + 96;
    sheet.ensure(150);
    sheet.paragraph('COMMONWEALTH / STATE OF ________________ : SS.\nCOUNTY OF ____________________________ :');
    sheet.paragraph(
      `On this, the ____ day of ________________, 20___, before me, the undersigned officer, personally appeared ${b.signer}, who acknowledged himself/herself to be the ${b.capacity ?? ''} of the Mortgagor, and that as such, being authorized to do so, executed the foregoing instrument for the purposes therein contained.`,
    );
    sheet.signature(300, sheet.y + 30, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(300, sheet.y + 34, 'Notary Public', { size: 10 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE “A”', { bold: true, align: 'center', after: 12 });
    sheet.paragraph(
      prose`ALL THAT CERTAIN lot or piece of ground, with the improvements thereon erected, being ${v('legal_description', property.legalDescription)}.`,
      { after: 12 },
    );
    sheet.paragraph(['BEING known and numbered as ', v('property_address', oneLine(property.address)), '.'], {
      after: 24,
    });
    sheet.paragraph('CERTIFICATE OF RESIDENCE', { bold: true, align: 'center' });
    sheet.paragraph(
      prose`I hereby certify that the precise address of the Mortgagee, ${v('lender_name', lender.name)}, is ${v('lender_address', oneLine(lender.address))}.`,
    );
    sheet.signature(300, sheet.y + 34, 220, { signed, label: 'On behalf of Mortgagee' });
    sheet.text(300, sheet.y + 38, 'On behalf of Mortgagee', { size: 10 });
  },
};
