import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const covenants: readonly (readonly [string, string])[] = [
  [
    'Maintenance.',
    'To keep said property in good condition and repair; not to remove or demolish any building thereon; to complete or restore promptly and in good and workmanlike manner any building which may be constructed, damaged or destroyed thereon and to pay when due all claims for labor performed and materials furnished therefor; to comply with all laws affecting said property; not to commit or permit waste thereof.',
  ],
  [
    'Insurance.',
    'To provide, maintain and deliver to Beneficiary fire insurance satisfactory to and with loss payable to Beneficiary. The amount collected under any fire or other insurance policy may be applied by Beneficiary upon any indebtedness secured hereby and in such order as Beneficiary may determine, or at option of Beneficiary the entire amount so collected may be released to Trustor. Such application or release shall not cure or waive any default or notice of default hereunder.',
  ],
  [
    'Defense of Security.',
    'To appear in and defend any action or proceeding purporting to affect the security hereof or the rights or powers of Beneficiary or Trustee; and to pay all costs and expenses, including cost of evidence of title and attorneys’ fees in a reasonable sum, in any such action or proceeding in which Beneficiary or Trustee may appear.',
  ],
  [
    'Taxes and Liens.',
    'To pay, at least ten days before delinquency, all taxes and assessments affecting said property, including assessments on appurtenant water stock; when due, all encumbrances, charges and liens, with interest, on said property or any part thereof, which appear to be prior or superior hereto; and all costs, fees and expenses of this Trust.',
  ],
  [
    'Advances.',
    'Should Trustor fail to make any payment or to do any act as herein provided, then Beneficiary or Trustee, but without obligation so to do and without notice to or demand upon Trustor, may make or do the same in such manner and to such extent as either may deem necessary to protect the security hereof. Sums so expended shall bear interest from date of expenditure at ten percent (10%) per annum or the highest rate allowed by law, whichever is less.',
  ],
  [
    'Condemnation.',
    'Any award of damages in connection with any condemnation for public use of or injury to said property or any part thereof is hereby assigned and shall be paid to Beneficiary, who may apply or release such moneys received in the same manner and with the same effect as above provided for disposition of proceeds of fire or other insurance.',
  ],
  [
    'Reconveyance.',
    'Upon written request of Beneficiary stating that all sums secured hereby have been paid, and upon surrender of this Deed and said note to Trustee for cancellation and retention and upon payment of its fees, Trustee shall reconvey, without warranty, the property then held hereunder. The grantee in such reconveyance may be described as “the person or persons legally entitled thereto.”',
  ],
  [
    'Acceleration upon Transfer.',
    'Should Trustor sell, convey, transfer, further encumber or alienate said property, or any part thereof or interest therein, without the written consent of Beneficiary being first obtained, Beneficiary may declare all sums secured hereby immediately due and payable.',
  ],
  [
    'Default and Sale.',
    'Upon default by Trustor in payment of any indebtedness secured hereby or in performance of any agreement hereunder, Beneficiary may declare all sums secured hereby immediately due and payable by delivery to Trustee of written declaration of default and demand for sale. After the lapse of such time as may then be required by law, Trustee, without demand on Trustor, shall sell said property at the time and place fixed in the notice of sale, either as a whole or in separate parcels, at public auction to the highest bidder for cash in lawful money of the United States.',
  ],
  [
    'Substitution.',
    'Beneficiary may from time to time, by instrument in writing, substitute a successor or successors to any Trustee named herein or acting hereunder, which instrument, duly acknowledged and recorded in the office of the recorder of the county where said property is situated, shall be conclusive proof of proper substitution.',
  ],
];

export const layout: Layout = {
  id: 'l-dot-trustor',
  docType: 'deed_of_trust',
  draw(open, facts, { random, signed }) {
    const { borrowers, lender, trustee, property } = facts;
    const state = property.legalDescription.split('State of ')[1] ?? '';
    const sheet = open({
      margins: { top: 58, bottom: 66, left: 62, right: 58 },
      style: random.pick([
        { font: 'typewriter', size: 10 },
        { font: 'serif', size: 11.5, leading: 1.3 },
      ] as const),
      furniture: (page, pageNo, pageCount) => {
        page.text(62, page.height - 40, `Short Form Deed of Trust (Individual/Entity)   SCA0084   Rev. 03-19`, {
          size: 7,
        });
        page.text(500, page.height - 40, `Page ${pageNo} of ${pageCount}`, { size: 7 });
      },
    });
    const first = borrowers[0];
    if (first === undefined) return;
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [
      ...(i > 0 ? [' and '] : []),
      v('borrower_name', b.name.toUpperCase()),
      ...(b.entityType === null ? [] : [', ', v('borrower_entity_type', b.entityType)]),
    ]);
    let y = sheet.text(62, 58, `RECORDING REQUESTED BY\n${facts.title.agent.name}`, { size: 9 });
    y = sheet.text(62, y + 8, 'AND WHEN RECORDED MAIL TO', { size: 9 });
    y = sheet.text(
      62,
      y + 4,
      prose`${v('lender_name', lender.name)}\nAttn: Loan Servicing\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { size: 9, width: 230 },
    );
    y = sheet.text(
      62,
      y + 6,
      prose`Escrow No. ${v('settlement_file_number', facts.title.fileNumber)}    Loan No. ${v('loan_number', facts.loanNumber)}`,
      { size: 9 },
    );
    sheet.vline(318, 56, y + 2);
    sheet.hline(62, y + 4, 554, 1);
    sheet.text(336, y - 8, 'SPACE ABOVE THIS LINE FOR RECORDER’S USE', { size: 7.5 });
    sheet.text(62, y + 10, ['A.P.N. ', v('parcel_number', property.parcel)], { size: 9 });
    sheet.y = y + 30;
    sheet.paragraph('DEED OF TRUST WITH ASSIGNMENT OF RENTS', { size: 13, bold: true, align: 'center', after: 10 });
    for (const runs of paragraphs`
      ${bold('This DEED OF TRUST')}, made this ${v('note_date', ordinalDate(facts.noteDate), facts.noteDate)}, between ${names}, herein called TRUSTOR, whose address is ${v('borrower_address', oneLine(first.address))}; ${v('trustee_name', trustee.name)}, herein called TRUSTEE; and ${v('lender_name', lender.name.toUpperCase())}, herein called BENEFICIARY,
      ${bold('Witnesseth: ')}That Trustor IRREVOCABLY GRANTS, TRANSFERS AND ASSIGNS to TRUSTEE IN TRUST, WITH POWER OF SALE, that property in the County of ${v('property_county', property.county)}, State of ${state}, described as:
    `)
      sheet.paragraph(runs);
    sheet.paragraph(v('legal_description', property.legalDescription), { indent: 30, width: 430 });
    sheet.paragraph(['Commonly known as: ', v('property_address', oneLine(property.address))], { indent: 30 });
    for (const runs of paragraphs`
      TOGETHER WITH the rents, issues and profits thereof, SUBJECT, HOWEVER, to the right, power and authority hereinafter given to and conferred upon Beneficiary to collect and apply such rents, issues and profits,
      ${bold('For the Purpose of Securing: ')}(1) Performance of each agreement of Trustor incorporated by reference or contained herein. (2) Payment of the indebtedness evidenced by one promissory note of even date herewith, and any extension or renewal thereof, in the principal sum of ${v('principal_words', amountInWords(facts.principalCents, 'no').toUpperCase())} DOLLARS ($${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}) executed by Trustor in favor of Beneficiary or order, the final payment of which, if not sooner paid, is due ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}. (3) Payment of such further sums as the then record owner of said property hereafter may borrow from Beneficiary, when evidenced by another note (or notes) reciting it is so secured.
    `)
      sheet.paragraph(runs);
    sheet.paragraph(bold('To Protect the Security of This Deed of Trust, Trustor Agrees:'));
    covenants.forEach(([head, text], i) => {
      sheet.paragraph([`${i + 1}.  `, bold(head), ` ${text}`]);
    });
    sheet.paragraph(
      'The undersigned Trustor requests that a copy of any Notice of Default and of any Notice of Sale hereunder be mailed to Trustor at the address hereinbefore set forth. This Deed applies to, inures to the benefit of, and binds all parties hereto, their heirs, legatees, devisees, administrators, executors, successors and assigns.',
    );
    sheet.ensure(70 + borrowers.length * 60);
    sheet.paragraph(bold('Signature of Trustor'), { after: 2 });
    for (const b of borrowers) {
      if (b.kind === 'entity') {
        sheet.y += 6;
        sheet.paragraph([v('borrower_name', b.name), ', ', v('borrower_entity_type', b.entityType ?? '')], {
          after: 0,
        });
      }
      sheet.signature(84, sheet.y + 32, 240, { signed, label: b.signer, field: 'security_instrument_signed' });
      sheet.text(62, sheet.y + 24, b.kind === 'entity' ? 'By' : '');
      if (b.kind === 'entity') sheet.text(84, sheet.y + 35, `${b.signer}, ${b.capacity ?? ''}`, { size: 9 });
      else sheet.text(84, sheet.y + 35, v('borrower_name', b.name), { size: 9 });
      sheet.y += 52;
    }
    sheet.ensure(190);
    const top = sheet.y + 8;
    sheet.rect(62, top, 492, 38);
    sheet.text(
      68,
      top + 5,
      'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
      { size: 8, width: 480 },
    );
    sheet.y = top + 50;
    for (const runs of paragraphs`
      STATE OF __________________________ )\nCOUNTY OF ________________________ )  ss.
      On ____________________ before me, ____________________________, Notary Public, personally appeared ${borrowers.map((b) => b.signer).join(' and ')}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies). WITNESS my hand and official seal.
    `)
      sheet.paragraph(runs);
    sheet.signature(62, sheet.y + 30, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(62, sheet.y + 33, 'Signature of Notary Public', { size: 8 });
    sheet.text(420, sheet.y + 20, '(Seal)', { size: 9 });
  },
};
