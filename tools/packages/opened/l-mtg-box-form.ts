import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const sections: readonly (readonly [string, string])[] = [
  [
    '5. WARRANTY OF TITLE.',
    'You covenant that you are lawfully seized of the estate conveyed by this Mortgage and have the right to grant, convey and mortgage the Property. You also warrant that the Property is unencumbered, except for encumbrances of record.',
  ],
  [
    '6. CLAIMS AGAINST TITLE.',
    'You will pay all taxes, assessments, liens, encumbrances, lease payments, ground rents, utilities, and other charges relating to the Property when due. We may require you to provide us copies of all notices that such amounts are due and the receipts evidencing your payment.',
  ],
  [
    '7. DUE ON SALE OR ENCUMBRANCE.',
    'We may, at our option, declare the entire balance of the Secured Debt to be immediately due and payable upon the creation of any lien, encumbrance, transfer, or sale of the Property. This right is subject to the restrictions imposed by federal law governing the preemption of state due-on-sale laws.',
  ],
  [
    '8. PROPERTY CONDITION, ALTERATIONS AND INSPECTION.',
    'You will keep the Property in good condition and make all repairs that are reasonably necessary. You will not commit or allow any waste, impairment, or deterioration of the Property. You will keep the Property free of noxious weeds and grasses. We may enter the Property at any reasonable time for the purpose of inspecting it.',
  ],
  [
    '9. INSURANCE.',
    'You will keep the Property insured against loss by fire, flood, theft and other hazards and risks reasonably associated with the Property due to its type and location. The insurance carrier providing the insurance will be chosen by you subject to our approval, which will not be unreasonably withheld. If you fail to maintain the coverage described above, we may, at our option, obtain coverage to protect our rights in the Property.',
  ],
  [
    '10. DEFAULT.',
    'You will be in default if any party obligated on the Secured Debt fails to make payment when due, if a breach of any term or covenant in this Mortgage or any other document executed for the purpose of creating, securing or guarantying the Secured Debt occurs, or if we in good faith believe that the prospect of payment or the value of the Property is impaired.',
  ],
  [
    '11. REMEDIES ON DEFAULT.',
    'At our option, all or any part of the agreed fees and charges, accrued interest and principal will become immediately due and payable, after giving notice if required by law, upon the occurrence of a default or anytime thereafter. We are entitled to all remedies provided at law, in equity, or under the terms of the Secured Debt, this Mortgage and any related documents.',
  ],
  [
    '12. REDEMPTION.',
    'You agree that the period of redemption after sale on foreclosure may be reduced to the shortest period permitted under applicable law. You waive all appraisement and homestead exemption rights relating to the Property, to the extent permitted.',
  ],
  [
    '13. APPLICABLE LAW; JOINT AND INDIVIDUAL LIABILITY.',
    'This Mortgage is governed by the laws of the jurisdiction in which the Property is located. All duties under this Mortgage are joint and individual. The duties and benefits of this Mortgage bind and benefit the successors and assigns of you and us.',
  ],
];

export const layout: Layout = {
  id: 'l-mtg-box-form',
  docType: 'mortgage',
  draw(open, facts, { signed }) {
    const { borrowers, lender, property } = facts;
    const first = borrowers[0];
    if (first === undefined) return;
    const two = (a: PostalAddress): string => `${a.street}\n${a.city}, ${a.state} ${a.zip}`;
    const sheet = open({
      margins: { top: 44, bottom: 60, left: 44, right: 44 },
      style: { font: 'franklin', size: 9.5, leading: 1.3 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(44, page.height - 50, 568);
        page.text(44, page.height - 46, 'Mortgage (Real Estate)   REM-IA   7/1/2022\nMidContinent Forms®  © 2022', {
          size: 6.5,
        });
        page.text(470, page.height - 46, `(page ${pageNo} of ${pageCount})   ________`, { size: 6.5 });
      },
    });
    sheet.text(44, 44, ['This instrument was prepared by ', v('lender_name', lender.name), ', (319) 555-0162'], {
      size: 7.5,
    });
    sheet.text(44, 55, ['Return to: Same, ', v('lender_address', oneLine(lender.address))], { size: 7.5 });
    sheet.hline(44, 110, 568, 0.3);
    sheet.text(220, 113, 'Space above this line for recording', { size: 7 });
    sheet.text(44, 128, 'MORTGAGE', { size: 18, bold: true, width: 524, align: 'center' });
    sheet.text(44, 149, '(With Future Advance Clause)', { size: 9, width: 524, align: 'center' });
    const top = 166;
    sheet.rect(44, top, 262, 92);
    sheet.rect(306, top, 262, 92);
    sheet.text(49, top + 4, 'MORTGAGOR (name and address)', { size: 6.5, bold: true });
    const who: Run[] = borrowers.flatMap(
      (b): Run[] =>
        prose`${v('borrower_name', b.name)}${b.entityType === null ? '' : prose`, ${v('borrower_entity_type', b.entityType)}`}\n`,
    );
    sheet.text(49, top + 15, [...who, v('borrower_address', two(first.address), oneLine(first.address))], {
      width: 250,
      size: 9.5,
    });
    sheet.text(49, top + 80, '“I,” “me,” “you” or “your” means the Mortgagor', { size: 6.5 });
    sheet.text(311, top + 4, 'LENDER (name and address)', { size: 6.5, bold: true });
    sheet.text(
      311,
      top + 15,
      [v('lender_name', lender.name), '\n', v('lender_address', two(lender.address), oneLine(lender.address))],
      { width: 250, size: 9.5 },
    );
    sheet.text(311, top + 80, '“We,” “us” or “our” means the Lender', { size: 6.5 });
    const cells: (readonly [string, Run[]])[] = [
      ['DATE OF MORTGAGE', [v('note_date', numericDate(facts.noteDate, '-'), facts.noteDate)]],
      ['LOAN NUMBER', [v('loan_number', facts.loanNumber)]],
      ['MATURITY DATE', [v('maturity_date', numericDate(facts.maturityDate, '-'), facts.maturityDate)]],
      ['PARCEL / TAX ID', [v('parcel_number', property.parcel)]],
    ];
    cells.forEach(([label, runs], i) => {
      sheet.rect(44 + i * 131, top + 92, 131, 30);
      sheet.text(48 + i * 131, top + 95, label, { size: 6.5, bold: true });
      sheet.text(48 + i * 131, top + 107, runs, { size: 9.5 });
    });
    sheet.y = top + 132;
    sheet.paragraph(
      prose`${bold('1. CONVEYANCE. ')}For good and valuable consideration, the receipt and sufficiency of which is acknowledged, and to secure the Secured Debt and your performance under this Mortgage, you grant, bargain, convey, sell, mortgage and warrant to us, with the power of sale, the following described property:`,
    );
    sheet.rect(44, sheet.y, 524, 72);
    const y = sheet.y;
    sheet.text(49, y + 5, ['LEGAL DESCRIPTION:  ', v('legal_description', property.legalDescription)], { width: 512 });
    sheet.text(
      49,
      y + 52,
      prose`The property is located in ${v('property_county', property.county)} County at ${v('property_address', oneLine(property.address))}.`,
      { width: 512 },
    );
    sheet.y = y + 78;
    for (const runs of paragraphs`
      together with all rights, easements, appurtenances, royalties, mineral rights, oil and gas rights, crops, timber, all diversion payments or third party payments made to crop producers, and all existing and future improvements, structures, fixtures, and replacements (all referred to as “Property”).
      ${bold('2. MAXIMUM OBLIGATION LIMIT. ')}The total principal amount secured by this Mortgage at any one time will not exceed $ ${v('max_lien_amount', money(facts.maxLienCents), plainMoney(facts.maxLienCents))}. This limitation of amount does not include interest, attorneys’ fees, and other fees and charges validly made pursuant to this Mortgage, and does not apply to advances made to protect our security.
    `)
      sheet.paragraph(runs);
    sheet.paragraph(
      prose`${bold('NOTICE: ')}This Mortgage secures credit in the amount shown above. Loans and advances up to this amount, together with interest, are senior to indebtedness to other creditors under subsequently recorded or filed mortgages and liens.`,
      { bold: true },
    );
    for (const runs of paragraphs`
      ${bold('3. SECURED DEBT. ')}The term “Secured Debt” includes: (A) the promissory note signed by ${borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)])} dated ${v('note_date', numericDate(facts.noteDate, '-'), facts.noteDate)} with an original principal of $ ${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, and all extensions, renewals, modifications and replacements; (B) all future advances from us to you under such evidence of debt; and (C) all additional sums advanced and expenses incurred by us for insuring, preserving or otherwise protecting the Property.
      ${bold('4. PAYMENTS. ')}You agree to make all payments on the Secured Debt when due and in accordance with the terms of the evidence of debt and this Mortgage.
    `)
      sheet.paragraph(runs);
    for (const [head, text] of sections) sheet.paragraph([bold(head), ` ${text}`]);
    sheet.ensure(60);
    sheet.checkbox(48, sheet.y, { marked: false, label: 'Construction Loan', size: 8 });
    sheet.text(
      60,
      sheet.y,
      'Construction Loan. This Mortgage secures an obligation incurred for construction of an improvement.',
    );
    sheet.checkbox(48, sheet.y + 15, { marked: true, label: 'Fixture Filing', size: 8 });
    sheet.text(
      60,
      sheet.y + 15,
      'Fixture Filing. You grant to us a security interest in all goods that are or will become fixtures.',
    );
    sheet.y += 38;
    sheet.ensure(80 + borrowers.length * 50);
    sheet.paragraph(
      prose`${bold('SIGNATURES. ')}By signing, you agree to the terms and covenants contained in this Mortgage and acknowledge receipt of a copy.`,
    );
    const base = sheet.y;
    borrowers.forEach((b, i) => {
      const x = 48 + (i % 2) * 262;
      if (b.kind === 'entity') sheet.text(x, base, ['Entity Name: ', v('borrower_name', b.name)]);
      sheet.signature(x, base + 46, 230, { signed, label: b.signer, field: 'security_instrument_signed' });
      if (b.kind === 'entity') sheet.text(x, base + 49, `(Signature) ${b.signer}, ${b.capacity ?? ''}`, { size: 7.5 });
      else sheet.text(x, base + 49, ['(Signature) ', v('borrower_name', b.name)], { size: 7.5 });
    });
    sheet.y = base + 72;
    sheet.ensure(90);
    const at = sheet.y;
    sheet.text(44, at, 'ACKNOWLEDGMENT:', { bold: true, size: 7.5 });
    sheet.text(140, at, 'STATE OF ______________________, COUNTY OF ______________________ } ss.', { size: 8 });
    sheet.text(
      140,
      at + 14,
      `On this ________ day of ______________________, before me, a Notary Public in the state and county named above, personally appeared ${borrowers.map((b) => b.signer).join(' and ')}, to me known to be the person(s) who executed the foregoing instrument.`,
      { size: 8, width: 424 },
    );
    sheet.signature(320, at + 72, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(320, at + 75, '(Notary Public)', { size: 7.5 });
    sheet.text(140, at + 62, 'My commission expires:', { size: 8 });
  },
};
