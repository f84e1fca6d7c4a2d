import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine, type Party } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

const entity = ({ entityType, stateOfOrganization }: Party): Run[] => {
  if (entityType === null || stateOfOrganization === null) return [];
  const [before = '', after = ''] = entityType.split(stateOfOrganization);
  return [', ', ...over('borrower_entity_type', [before, v('borrower_state_of_org', stateOfOrganization), after])];
};

export const layout: Layout = {
  id: 'x-mtg-vendor',
  docType: 'mortgage',
  suits: (facts) => facts.product !== 'commercial_term',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers } = facts;
    const left = 45;
    const full = 522;
    const mers = random.int(100, 999);
    const sheet = open({
      margins: { top: 45, bottom: 60, left, right: 45 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9, leading: 1.25 },
      furniture: (page, pageNo, count) => {
        page.hline(left, 744, left + full);
        page.text(left, 748, `Security Instrument - Open/Closed End   Form RE-MTG ${mers} (1/2024)`, { size: 6.5 });
        page.text(left, 748, `Page ${pageNo} of ${count}`, { size: 6.5, width: full, align: 'right' });
        page.text(left, 757, 'ComplySource Document Systems  © 2004, 2024', { size: 6.5 });
        page.text(left, 757, 'Initials ________', { size: 6.5, width: full, align: 'right' });
      },
    });
    sheet.text(left, 45, 'This instrument was prepared by and after recording return to:', { size: 7 });
    sheet.text(
      left,
      55,
      `${facts.approval.officer}, Loan Operations\n${lender.name}\n${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`,
      { size: 8 },
    );
    sheet.text(360, 92, '[Space Above This Line For Recording Data]', { size: 7 });
    sheet.hline(left, 104, left + full, 1.2);
    sheet.text(left, 110, 'MORTGAGE', { size: 17, bold: true, width: full, align: 'center' });
    sheet.text(left, 130, '(With Future Advance Clause)', { size: 8.5, width: full, align: 'center' });
    sheet.y = 148;
    const cell = (x: number, w: number, h: number, label: string, runs: readonly Run[]): void => {
      sheet.rect(x, sheet.y, w, h);
      sheet.text(x + 4, sheet.y + 3, label, { size: 6.5, bold: true });
      sheet.text(x + 4, sheet.y + 13, runs, { width: w - 8, size: 8.5 });
    };
    const half = full / 2;
    const height = 24 + borrowers.length * 22;
    cell(
      left,
      half,
      height,
      'MORTGAGOR NAME AND ADDRESS',
      borrowers.flatMap(
        (b, i): Run[] =>
          prose`${i > 0 ? '\n' : ''}${v('borrower_name', b.name)}\n${v('borrower_address', oneLine(b.address))}`,
      ),
    );
    cell(
      left + half,
      half,
      height,
      'LENDER NAME AND ADDRESS',
      prose`${v('lender_name', lender.name)}\n${v('lender_address', oneLine(lender.address))}`,
    );
    sheet.y += height;
    const quarter = full / 4;
    cell(left, quarter, 30, 'DATE OF MORTGAGE', [numericDate(facts.noteDate, '-')]);
    cell(left + quarter, quarter, 30, 'LOAN NUMBER', [v('loan_number', facts.loanNumber)]);
    cell(
      left + 2 * quarter,
      quarter,
      30,
      'PRINCIPAL AMOUNT',
      prose`$${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}`,
    );
    cell(left + 3 * quarter, quarter, 30, 'MATURITY DATE', [
      v('maturity_date', numericDate(facts.maturityDate, '-'), facts.maturityDate),
    ]);
    sheet.y += 42;
    let number = 0;
    const section = (title: string, ...runs: Run[]): void => {
      number += 1;
      sheet.paragraph([bold(`${number}.  ${title}`), '  ', ...runs], { align: 'justify', after: 6 });
    };
    const sub = (letter: string, ...runs: Run[]): void =>
      sheet.paragraph([bold(`${letter}.  `), ...runs], { align: 'justify', indent: 22, after: 5 });
    section('DEFINITIONS.', 'For the purposes of this document, the following terms have the following meanings.');
    for (const [label, runs] of entries`
      A | ${bold('Parties.')} “Mortgagor” means ${borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name), ...entity(b)])}. “Lender” means ${v('lender_name', lender.name)}. The pronouns “you” and “your” refer to the Lender; “I,” “me” and “my” refer to each Mortgagor.
      B | ${bold('Note.')} “Note” means the promissory note signed by me and dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, in the principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars ($${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}), plus interest, with the full debt, if not paid earlier, due not later than ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}.
      C | ${bold('Property.')} “Property” means the following described real estate: ${v('legal_description', property.legalDescription)}.
    `)
      sub(label, ...runs);
    sheet.paragraph(
      prose`The Property is located in ${v('property_county', property.county)} County at ${v('property_address', oneLine(property.address))}. Parcel Identification Number: ${v('parcel_number', property.parcel)}.`,
      { indent: 22, after: 8 },
    );
    for (const [label, runs] of entries`
      CONVEYANCE. | For good and valuable consideration, the receipt and sufficiency of which is acknowledged, and to secure the Secured Debts, I mortgage, warrant, grant and convey to you, with power of sale where allowed, the Property, together with all rights, easements, rents, timber, mineral rights, water rights, and all existing and future improvements, structures and fixtures.
      MAXIMUM OBLIGATION LIMIT. | The total principal amount secured by this Security Instrument at any one time will not exceed $${v('max_lien_amount', money(facts.maxLienCents), plainMoney(facts.maxLienCents))}. This limitation of amount does not include interest, attorneys’ fees and other charges validly made under this Security Instrument, nor advances made to protect your security.
      SECURED DEBTS. | This Security Instrument secures (1) the Note and all extensions, renewals and modifications; (2) future advances, whether or not you are obligated to make them; and (3) all sums you advance and expenses you incur under the terms of this Security Instrument.
      PAYMENTS AND WARRANTY OF TITLE. | I agree that all payments under the Secured Debts will be paid when due. I warrant that I am lawfully seized of the estate conveyed and that the Property is unencumbered, except for encumbrances of record.
      CLAIMS, DUE ON SALE AND CONDITION OF PROPERTY. | I will pay all taxes, assessments, liens and lease payments when due. You may declare the entire balance immediately due upon the creation of, or contract for, any lien or transfer of the Property, subject to 12 C.F.R. 191. I will keep the Property in good repair and will give you notice of any loss in excess of $2,500.00.
      DEFAULT AND REMEDIES. | I will be in default if any party obligated on the Secured Debts fails to make payment when due or breaches any term of this Security Instrument. After notice required by law and an opportunity to cure of not less than 30 days, you may accelerate the Secured Debts and foreclose. I agree to pay your costs of collection, including attorneys’ fees not exceeding 15 percent of the unpaid debt where the law permits.
      ENVIRONMENTAL LAWS AND HAZARDOUS SUBSTANCES. | Except as disclosed in writing, no hazardous substance has been, is, or will be located on or released from the Property, other than small quantities used in ordinary maintenance.
      INSURANCE AND ESCROW. | I will insure the Property against fire, flood where required, and other hazards, in the amounts and for the periods you require, and will name you as mortgagee on any policy. If I fail to do so, you may obtain coverage at my expense. I ${facts.loanClass === 'consumer' ? 'will' : 'will not'} be required to pay funds for taxes and insurance in escrow.
      JOINT AND INDIVIDUAL LIABILITY; WAIVERS; GOVERNING LAW. | My duties are joint and individual. I waive all rights of homestead and appraisement to the extent permitted by law. This Security Instrument is governed by the law of the jurisdiction in which the Property is located.
    `)
      section(label, ...runs);
    sheet.ensure(70 + borrowers.length * 56);
    sheet.paragraph(
      prose`${bold('SIGNATURES.')}  By signing, I agree to the terms contained in this Security Instrument and acknowledge receipt of a copy.`,
      { after: 8 },
    );
    sheet.paragraph('MORTGAGOR:', { bold: true, after: 26 });
    borrowers.forEach((b) => {
      if (b.kind === 'entity') sheet.text(left, sheet.y - 22, v('borrower_name', b.name), { bold: true });
      const line = sheet.y + (b.kind === 'entity' ? 18 : 6);
      sheet.signature(left, line, 230, { signed, label: b.signer, field: 'security_instrument_signed' });
      sheet.text(300, line - 10, `Date  ${signed ? numericDate(facts.noteDate, '/', false) : '____________'}`);
      sheet.text(
        left,
        line + 3,
        b.kind === 'entity' ? `By ${b.signer}, ${b.capacity ?? ''}` : v('borrower_name', b.name),
        { size: 8 },
      );
      sheet.y = line + 46;
    });
    sheet.ensure(110);
    sheet.paragraph('ACKNOWLEDGMENT.', { bold: true, after: 4 });
    sheet.paragraph(
      `State of ${property.address.state}, County of ${property.county}, ss.  This instrument was acknowledged before me on ${longDate(facts.noteDate)} by ${borrowers.map((b) => (b.capacity === null ? b.name : `${b.signer}, ${b.capacity} of ${b.name}`)).join(' and ')}.`,
      { after: 34 },
    );
    sheet.signature(left, sheet.y, 230, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(left, sheet.y + 3, '(Notary Public)', { size: 8 });
    sheet.text(300, sheet.y - 10, 'My commission expires: ______________');
    sheet.y += 30;
    sheet.ensure(24);
    sheet.text(
      left,
      sheet.y,
      `Loan origination organization: ${lender.name}   NMLS ID ${random.int(400_000, 799_999)}     Loan originator: ${facts.approval.officer}   NMLS ID ${random.int(100_000, 999_999)}`,
      { size: 7 },
    );
  },
};
