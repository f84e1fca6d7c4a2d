import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const covenants: readonly (readonly [string, string])[] = [
  [
    'Payment of Principal, Interest, Escrow Items, Prepayment Charges, and Late Charges.',
    'Borrower will pay each Periodic Payment when due. Borrower will also pay any prepayment charges and late charges due under the Note, and any other amounts due under this Security Instrument. Payments due under the Note and this Security Instrument must be made in U.S. currency. If any check or other instrument received by Lender as payment is returned unpaid, Lender may require that subsequent payments be made by cash, money order, certified check, or electronic fund transfer.',
  ],
  [
    'Application of Payments or Proceeds.',
    'Except as otherwise described in this Section, payments accepted by Lender will be applied first to interest and then to principal due under the Note, and finally to Escrow Items. Partial payments may be held in a suspense account until Borrower pays the full Periodic Payment.',
  ],
  [
    'Funds for Escrow Items.',
    'Borrower must pay to Lender on the day Periodic Payments are due, until the Note is paid in full, a sum of money to provide for payment of taxes and assessments, leasehold payments or ground rents, and premiums for any and all insurance required by Lender. Lender may, at any time, collect and hold Funds in an amount not to exceed the maximum amount a lender can require under RESPA.',
  ],
  [
    'Charges; Liens.',
    'Borrower must pay all taxes, assessments, charges, fines, and impositions attributable to the Property which have priority or may attain priority over this Security Instrument, and must promptly discharge any lien that has priority unless Borrower agrees in writing to the payment of the obligation secured by the lien in a manner acceptable to Lender.',
  ],
  [
    'Property Insurance.',
    'Borrower must keep the improvements now existing or subsequently erected on the Property insured against loss by fire, hazards included within the term “extended coverage,” and any other hazards for which Lender requires insurance. All policies must include a standard mortgage clause and must name Lender as mortgagee and/or as an additional loss payee.',
  ],
  [
    'Occupancy.',
    'Borrower must occupy, establish, and use the Property as Borrower’s principal residence within 60 days after the execution of this Security Instrument and must continue to occupy the Property for at least one year after the date of occupancy, unless Lender otherwise agrees in writing.',
  ],
  [
    'Preservation and Maintenance of the Property.',
    'Borrower will not destroy, damage, or impair the Property, allow the Property to deteriorate, or commit waste on the Property. Lender may make reasonable entries upon and inspections of the Property.',
  ],
  [
    'Transfer of the Property or a Beneficial Interest in Borrower.',
    'If all or any part of the Property or any Interest in the Property is sold or transferred without Lender’s prior written consent, Lender may require immediate payment in full of all sums secured by this Security Instrument, unless prohibited by Applicable Law.',
  ],
  [
    'Acceleration; Remedies.',
    'Lender will give notice to Borrower prior to acceleration following Borrower’s breach. The notice will specify the default, the action required to cure it, a date not less than 30 days from the date the notice is given, and that failure to cure may result in acceleration and sale of the Property. If the default is not cured, Lender may invoke the power of sale and any other remedies permitted by Applicable Law, and may collect reasonable attorneys’ fees and the costs of title evidence.',
  ],
  [
    'Release.',
    'Upon payment of all sums secured by this Security Instrument, Lender will request that Trustee release this Security Instrument. Borrower will pay any recordation costs associated with such release.',
  ],
];

export const layout: Layout = {
  id: 'l-dot-plain-consumer',
  docType: 'deed_of_trust',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { borrowers, lender, trustee, property } = facts;
    const first = borrowers[0];
    if (first === undefined) return;
    const state = property.legalDescription.split('State of ')[1] ?? '';
    const min = `1008${random.int(100, 999)}-${random.int(1000000000, 9999999999)}-${random.int(0, 9)}`;
    const sheet = open({
      margins: { top: 54, bottom: 70, left: 66, right: 66 },
      style: { font: 'sans', size: 10, leading: 1.35 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(66, page.height - 60, 546);
        page.text(66, page.height - 55, `${state.toUpperCase()}—Single Family—Security Instrument`, {
          size: 7,
          bold: true,
        });
        page.text(66, page.height - 45, ['DocPrep #77-30', '   Loan ', v('loan_number', facts.loanNumber)], {
          size: 7,
        });
        page.text(420, page.height - 45, `Page ${pageNo} of ${pageCount}    Initials: ______`, { size: 7 });
      },
    });
    sheet.text(
      66,
      54,
      prose`Return To:\n${v('lender_name', lender.name)}\nPost-Closing Department\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { size: 8.5 },
    );
    sheet.text(
      360,
      54,
      ['Prepared By: D. Escobar, Loan Documents\nAssessor’s Parcel No.: ', v('parcel_number', property.parcel)],
      { size: 8.5 },
    );
    sheet.text(180, 128, '—————— [Space Above This Line For Recording Data] ——————', { size: 8 });
    sheet.y = 148;
    sheet.paragraph('DEED OF TRUST', { size: 16, bold: true, align: 'center', after: 4 });
    sheet.paragraph([`MIN: ${min}`], { size: 8, align: 'center', after: 10 });
    sheet.paragraph('DEFINITIONS', { bold: true });
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)]);
    const definitions: Run[][] = [
      prose`${bold('(A) “Borrower” ')}is ${names}, currently residing at ${v('borrower_address', oneLine(first.address))}. Borrower is the trustor under this Security Instrument.`,
      prose`${bold('(B) “Lender” ')}is ${v('lender_name', lender.name)}. Lender is ${lender.entityType ?? ''}. Lender’s address is ${v('lender_address', oneLine(lender.address))}. Lender is the beneficiary under this Security Instrument.`,
      [bold('(C) “Trustee” '), 'is ', v('trustee_name', trustee.name), '.'],
      prose`${bold('(D) “Note” ')}means the promissory note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, and signed by each Borrower who is legally obligated for the debt under that promissory note. The Note evidences the legal obligation of each Borrower who signed the Note to pay Lender ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars (U.S. $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}) plus interest. Each Borrower who signed the Note has promised to pay this debt in regular ${v('payment_frequency', 'monthly')} payments and to pay the debt in full not later than ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}.`,
      prose`${bold('(E) “Riders” ')}means all Riders to this Security Instrument that are signed by Borrower. The following Riders are to be signed by Borrower [check box as applicable]:`,
    ];
    for (const runs of definitions) sheet.paragraph(runs, { align: 'justify' });
    const riders = [
      'Adjustable Rate Rider',
      'Condominium Rider',
      'Second Home Rider',
      'Planned Unit Development Rider',
      '1-4 Family Rider',
      'Other(s) [specify]',
    ];
    sheet.ensure(46);
    riders.forEach((label, i) => {
      const x = 90 + (i % 3) * 150;
      const y = sheet.y + Math.floor(i / 3) * 16;
      const on = (i === 1 && property.type === 'Condominium') || (i === 3 && property.type === 'PUD');
      sheet.checkbox(x, y, { marked: on, label, size: 8 });
      sheet.text(x + 13, y, label, { size: 8.5 });
    });
    sheet.y += 42;
    sheet.paragraph(
      prose`${bold('(F) “Security Instrument” ')}means this document, which is dated ${v('note_date', numericDate(facts.noteDate), facts.noteDate)}, together with all Riders to this document.`,
    );
    sheet.paragraph('TRANSFER OF RIGHTS IN THE PROPERTY', { bold: true });
    sheet.paragraph(
      prose`This Security Instrument secures to Lender (i) the repayment of the Loan, and all renewals, extensions, and modifications of the Note, and (ii) the performance of Borrower’s covenants and agreements under this Security Instrument and the Note. For this purpose, Borrower irrevocably grants and conveys to Trustee, in trust, with power of sale, the following described property located in the County of ${v('property_county', property.county)}:`,
      { align: 'justify' },
    );
    sheet.paragraph(v('legal_description', property.legalDescription), { indent: 24, width: 430, bold: true });
    sheet.paragraph(
      prose`which currently has the address of ${v('property_address', oneLine(property.address))} (“Property Address”);`,
    );
    sheet.paragraph(
      'TOGETHER WITH all the improvements now or subsequently erected on the property, including replacements and additions to the improvements on such property, all property rights, including, without limitation, all easements, appurtenances, royalties, mineral rights, oil or gas rights or profits, water rights, and fixtures now or subsequently a part of the property. All of the foregoing is referred to in this Security Instrument as the “Property.”',
      { align: 'justify' },
    );
    sheet.paragraph('UNIFORM COVENANTS. Borrower and Lender covenant and agree as follows:', { bold: true });
    covenants.forEach(([head, text], i) => {
      sheet.paragraph([bold(`${i + 1}. ${head} `), text], { align: 'justify' });
    });
    sheet.ensure(60 + borrowers.length * 56);
    sheet.paragraph(
      'BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this Security Instrument and in any Rider signed by Borrower and recorded with it.',
    );
    for (const b of borrowers) {
      sheet.signature(300, sheet.y + 34, 210, { signed, label: b.name, field: 'security_instrument_signed' });
      sheet.text(514, sheet.y + 27, '(Seal)', { size: 8 });
      sheet.text(300, sheet.y + 38, [v('borrower_name', b.name), '  - Borrower'], { size: 8.5 });
      sheet.y += 54;
    }
    sheet.ensure(130);
    sheet.paragraph('[Space Below This Line For Acknowledgment]', { align: 'center', size: 8 });
    sheet.paragraph(`State of ${state}\nCounty of ____________________`);
    sheet.paragraph(
      `This record was acknowledged before me on ____________________ by ${borrowers.map((b) => b.name).join(' and ')}.`,
    );
    sheet.signature(66, sheet.y + 30, 210, { signed, label: 'Notary', field: 'notary_present' });
    sheet.text(66, sheet.y + 34, 'Notary Public        My commission expires:', { size: 8.5 });
    sheet.text(
      66,
      sheet.y + 54,
      ['Loan Originator Organization: ', v('lender_name', lender.name), `    NMLS ID: ${random.int(400000, 799999)}`],
      { size: 8 },
    );
  },
};
