import { amountInWords } from '../core/amounts.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { covenants } from './a-covenants.ts';
import { boxRow, centred, innerWidth, labelList, ticked } from './a-forms.ts';
import { notary, signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Deeds of trust as banks and credit unions print them. */

function recorderSpace(sheet: Sheet, facts: LoanFacts, label: string, height: number): void {
  const { left } = sheet.margins;
  sheet.y = sheet.text(
    left,
    sheet.y,
    t`${label}\n${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
    { size: 8.5 },
  );
  sheet.y = Math.max(sheet.y, sheet.margins.top + height);
  sheet.hline(left, sheet.y, sheet.width - sheet.margins.right, 0.8);
  sheet.text(left, sheet.y + 2, "SPACE ABOVE THIS LINE IS FOR RECORDER'S USE ONLY", {
    size: 6.5,
    width: innerWidth(sheet),
    align: 'right',
  });
  sheet.y += 16;
}

const commercial: Layout = {
  id: 'a-deed-commercial',
  docType: 'deed_of_trust',
  suits: (facts) => f.realEstate(facts) && f.business(facts),
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9.5 },
      margins: { left: 48, right: 48, top: 54, bottom: 54 },
      furniture: (s, n) => {
        if (n === 1) return;
        s.text(48, 28, t`**DEED OF TRUST (Continued)**`, { width: s.width - 96, align: 'center' });
        s.text(48, 28, t`Loan No: ${v('loan_number', facts.loanNumber)}`, { size: 8 });
        s.text(48, 28, `Page ${n}`, { size: 8, width: s.width - 96, align: 'right' });
      },
    });
    recorderSpace(
      sheet,
      facts,
      random.pick(['WHEN RECORDED MAIL TO:', 'RECORDATION REQUESTED BY:']),
      random.int(120, 190),
    );
    centred(sheet, 'DEED OF TRUST', { size: 17, bold: true }, 10);
    const borrower = f.firstBorrower(facts);
    sheet.paragraph(
      t`THIS DEED OF TRUST is dated ${f.day('note_date', facts.noteDate)}, among ${f.borrowers(facts)}${f.entityOf(borrower)}, whose address is ${f.place('borrower_address', borrower.address)} ("Grantor"); ${f.who('lender_name', facts.lender)}, whose address is ${f.place('lender_address', facts.lender.address)} (referred to below sometimes as "Lender" and sometimes as "Beneficiary"); and ${f.who('trustee_name', facts.trustee)}, whose address is ${facts.trustee.address.street}, ${facts.trustee.address.city}, ${facts.trustee.address.state} ${facts.trustee.address.zip} (referred to below as "Trustee").`,
      { align: 'justify' },
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify' });
    say(
      t`**CONVEYANCE AND GRANT.** For valuable consideration, Grantor irrevocably grants, transfers and assigns to Trustee for the benefit of Lender as Beneficiary all of Grantor's right, title, and interest in and to the following described real property, together with all existing or subsequently erected or affixed buildings, improvements and fixtures; all easements, rights of way, and appurtenances; all water, water rights and ditch rights; and all other rights, royalties, and profits relating to it **(the "Real Property") located in ${v('property_county', facts.property.county)} County, State of ${f.stateName(facts.property.address.state)}:**`,
    );
    sheet.paragraph(v('legal_description', facts.property.legalDescription), {
      indent: 36,
      width: innerWidth(sheet) - 72,
    });
    say(
      t`**The Real Property or its address is commonly known as ${f.place('property_address', facts.property.address)}.** The Real Property tax identification number is ${v('parcel_number', facts.property.parcel)}.`,
    );
    say(
      t`**MAXIMUM LIEN.** The lien of this Deed of Trust shall not exceed at any one time ${f.usd('max_lien_amount', facts.maxLienCents)}, excluding interest, protective advances and costs.`,
    );
    say(
      t`**THIS DEED OF TRUST, INCLUDING THE ASSIGNMENT OF RENTS AND THE SECURITY INTEREST IN THE RENTS AND PERSONAL PROPERTY, IS GIVEN TO SECURE (A) PAYMENT OF THE INDEBTEDNESS AND (B) PERFORMANCE OF ANY AND ALL OBLIGATIONS UNDER THE NOTE, THE RELATED DOCUMENTS, AND THIS DEED OF TRUST.**`,
    );
    const words = { owner: 'Grantor', lender: 'Lender', deed: 'Deed of Trust', property: 'Property' };
    for (const { head, text } of covenants(words)) say(t`**${head.toUpperCase()}.** ${text}`);
    say(
      t`**POWERS AND OBLIGATIONS OF TRUSTEE.** Trustee may join in preparing and filing a map or plat, in granting any easement, and in any subordination affecting this Deed of Trust, upon the written request of Lender and Grantor. Lender may at its option appoint a successor Trustee by an instrument recorded in the office of the recorder of the county named above.`,
    );
    say(
      t`**DEFINITIONS.** "Note" means the promissory note dated ${f.day('note_date', facts.noteDate)}, **in the original principal amount of ${f.usd('principal_amount', facts.principalCents)}** from Grantor to Lender, together with all renewals, extensions, modifications, refinancings and substitutions. The maturity date of the Note is ${f.day('maturity_date', facts.maturityDate)}. "Trustee" means ${f.who('trustee_name', facts.trustee)} and any substitute or successor trustees.`,
    );
    sheet.ensure(120);
    say(
      t`**GRANTOR ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS DEED OF TRUST, AND GRANTOR AGREES TO ITS TERMS.**`,
    );
    sheet.paragraph(t`**GRANTOR:**`);
    signers(sheet, facts.borrowers, options, facts, 'by', { field: 'security_instrument_signed' });
    notary(sheet, facts.borrowers, facts, options, 'boxed', { size: 9 });
    sheet.ensure(120);
    const top = sheet.y;
    sheet.text(56, top + 6, 'REQUEST FOR FULL RECONVEYANCE (To be used only when obligations have been paid in full)', {
      size: 8.5,
      bold: true,
    });
    sheet.text(
      56,
      top + 22,
      'To: ______________________________, Trustee. The undersigned is the legal owner and holder of all Indebtedness secured by this Deed of Trust. All sums secured have been fully paid and satisfied.',
      { size: 8, width: innerWidth(sheet) - 16 },
    );
    sheet.text(56, top + 58, 'Date: ____________________      Beneficiary: ______________________________', {
      size: 8,
    });
    sheet.rect(48, top, innerWidth(sheet), 78);
    sheet.y = top + 86;
  },
};

const creditUnion: Layout = {
  id: 'a-deed-credit-union-boxes',
  docType: 'deed_of_trust',
  suits: f.realEstate,
  draw(open, facts, options) {
    const { random } = options;
    const { address } = facts.property;
    const sheet = open({
      style: { font: 'franklin', size: 9 },
      margins: { left: 44, right: 44, top: 46, bottom: 50 },
      furniture: (s, n, total) => {
        s.text(44, s.height - 32, `CU Forms 46-${random.pick(['118'])}-DT   (2/19)`, { size: 7 });
        s.text(44, s.height - 32, `Page ${n} of ${total}`, { size: 7, width: s.width - 88, align: 'center' });
        s.text(44, s.height - 32, t`Loan ${v('loan_number', facts.loanNumber)}`, {
          size: 7,
          width: s.width - 88,
          align: 'right',
        });
      },
    });
    boxRow(
      sheet,
      [
        {
          w: 1,
          label: 'AFTER RECORDING RETURN TO',
          runs: t`${f.who('lender_name', facts.lender)}\nReal Estate Loan Servicing\n${f.place('lender_address', facts.lender.address, 2)}`,
        },
        { w: 1, label: 'FOR RECORDER ONLY' },
      ],
      { minHeight: 92, value: { size: 9 } },
    );
    sheet.y += 10;
    centred(
      sheet,
      random.pick(['DEED OF TRUST', 'DEED OF TRUST WITH POWER OF SALE', 'DEED OF TRUST (Closed-End)']),
      { size: 15, bold: true },
      8,
    );
    boxRow(
      sheet,
      [
        { w: 1, label: 'DATE OF THIS DEED OF TRUST', runs: f.day('note_date', facts.noteDate, 'slash') },
        { w: 1.4, label: 'PRINCIPAL SECURED', runs: f.usd('principal_amount', facts.principalCents) },
        { w: 1, label: 'DEBT MATURES', runs: f.day('maturity_date', facts.maturityDate, 'slash') },
      ],
      { fillLabel: '#e6e6e6' },
    );
    boxRow(
      sheet,
      [
        {
          w: 1,
          label: 'TRUSTOR / BORROWER',
          runs: t`${f.borrowers(facts, { joint: '\n' })}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`,
        },
        {
          w: 1,
          label: 'BENEFICIARY / CREDIT UNION',
          runs: t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        },
        { w: 1, label: 'TRUSTEE', runs: f.who('trustee_name', facts.trustee) },
      ],
      { fillLabel: '#e6e6e6' },
    );
    boxRow(
      sheet,
      [
        { w: 2, label: 'STREET ADDRESS OF THE PROPERTY', runs: f.place('property_address', address) },
        { w: 1, label: 'COUNTY', runs: v('property_county', facts.property.county) },
        { w: 1, label: "ASSESSOR'S PARCEL", runs: v('parcel_number', facts.property.parcel) },
      ],
      { fillLabel: '#e6e6e6' },
    );
    boxRow(
      sheet,
      [{ w: 1, label: 'LEGAL DESCRIPTION', runs: v('legal_description', facts.property.legalDescription) }],
      { fillLabel: '#e6e6e6' },
    );
    sheet.y += 10;
    sheet.paragraph('The property includes the following, if marked:', { after: 3 });
    let x = 44;
    for (const kind of ['Single Family', 'Condominium', 'PUD', 'Manufactured Home'] as const)
      x = ticked(sheet, x, sheet.y, facts.property.type === kind, kind, { field: 'property_type' });
    sheet.y += 20;
    const words = { owner: 'Borrower', lender: 'Credit Union', deed: 'Deed of Trust', property: 'Property' };
    sheet.paragraph(
      t`**1. The grant.** In return for the loan above Borrower irrevocably grants and conveys the Property to Trustee, in trust, with power of sale, for Credit Union, to secure the promissory note of the same date for ${f.usd('principal_amount', facts.principalCents)}, with interest at ${f.pct('interest_rate', facts.rate)} or as the note provides, and whatever is spent to protect the Property. This is a ${v('lien_position', random.pick(['first', 'FIRST']), '1')} lien.`,
      { align: 'justify' },
    );
    covenants(words).forEach(({ head, text }, i) => {
      if (i % 4 !== 3)
        sheet.paragraph(t`**${i + 2}. ${head}.** ${text.replaceAll('shall', 'will')}`, { align: 'justify' });
    });
    sheet.paragraph(
      t`**30. Power of sale.** If Borrower does not cure a default in the time stated in a notice, Credit Union may ask Trustee to sell the Property at public auction to the highest bidder for cash, after recording and mailing the notices that the law of ${f.stateName(address.state)} requires.`,
    );
    sheet.paragraph(
      t`**31. Reconveyance.** When all is paid, Credit Union will ask Trustee to reconvey the Property. Whoever is entitled to it pays the cost of recording.`,
    );
    sheet.ensure(140);
    sheet.paragraph(
      'Each person who signs is bound by this Deed of Trust. A person who signs but does not owe the note conveys an interest only.',
    );
    signers(sheet, facts.borrowers, options, facts, 'under', { field: 'security_instrument_signed', dateLine: true });
    notary(sheet, facts.borrowers, facts, options, random.pick(['plain', 'certificate'] as const), { size: 9 });
  },
};

const shortForm: Layout = {
  id: 'a-deed-short-form-columns',
  docType: 'deed_of_trust',
  suits: f.realEstate,
  draw(open, facts, options) {
    const { random } = options;
    const { property } = facts;
    const mono = { font: random.pick(['mono', 'typewriter'] as const), size: 9.5 };
    const sheet = open({
      style: { font: 'serif', size: 10 },
      margins: { left: 54, right: 54, top: 44, bottom: 50 },
      furniture: (s, n, total) =>
        s.text(54, s.height - 32, `1158 (1/94)   Page ${n} of ${total}   Short Form Deed of Trust`, { size: 7 }),
    });
    sheet.y =
      sheet.text(54, sheet.y, t`RECORDING REQUESTED BY\n${v('settlement_agent', facts.title.agent.name)}`, {
        size: 8.5,
      }) + 4;
    sheet.y =
      sheet.text(
        54,
        sheet.y,
        t`AND WHEN RECORDED MAIL TO\n${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        { size: 8.5 },
      ) + 8;
    sheet.text(
      54,
      sheet.y,
      t`Order No. ${facts.title.number.replace(/\D/g, '')}   Escrow No. ${v('settlement_file_number', facts.title.fileNumber)}   Loan No. ${v('loan_number', facts.loanNumber)}`,
      { size: 8 },
    );
    sheet.vline(306, 40, sheet.y + 12);
    sheet.y += 14;
    sheet.hline(54, sheet.y, 558, 1);
    sheet.text(310, sheet.y + 2, "SPACE ABOVE THIS LINE FOR RECORDER'S USE", { size: 6.5 });
    sheet.text(54, sheet.y + 4, t`A.P.N. ${v('parcel_number', property.parcel)}`, { size: 8.5 });
    sheet.y += 20;
    centred(
      sheet,
      random.pick(['DEED OF TRUST WITH ASSIGNMENT OF RENTS', 'SHORT FORM DEED OF TRUST AND ASSIGNMENT OF RENTS']),
      { size: 13, bold: true },
      10,
    );
    sheet.paragraph(t`This DEED OF TRUST, made this ${f.day('note_date', facts.noteDate, 'ordinal')}, between`, {});
    labelList(
      sheet,
      [
        ['TRUSTOR,', t`${f.borrowers(facts, { upper: true })}${f.entityOf(f.firstBorrower(facts))}`],
        ['whose address is', f.place('borrower_address', f.firstBorrower(facts).address)],
        ['TRUSTEE,', f.who('trustee_name', facts.trustee)],
        ['and BENEFICIARY,', f.who('lender_name', facts.lender, true)],
      ],
      { labelWidth: 110, label: { size: 10 }, value: mono },
    );
    sheet.y += 4;
    sheet.paragraph(
      t`Trustor irrevocably grants, transfers and assigns to Trustee in trust, with power of sale, that property in the County of ${v('property_county', property.county)}, State of ${f.stateName(property.address.state)}, described as:`,
    );
    sheet.paragraph(v('legal_description', property.legalDescription.toUpperCase()), { ...mono, indent: 30 });
    sheet.paragraph(
      t`commonly known as ${f.place('property_address', property.address)}, together with the rents, issues and profits thereof, subject, however, to the right, power and authority hereinafter given to and conferred upon Beneficiary to collect and apply such rents, issues and profits.`,
    );
    sheet.paragraph(
      t`For the purpose of securing (1) payment of the sum of ${f.usd('principal_amount', facts.principalCents)} with interest thereon according to the terms of a promissory note or notes of even date herewith made by Trustor, payable to order of Beneficiary, and extensions or renewals thereof; (2) the performance of each agreement of Trustor incorporated by reference or contained herein; (3) payment of additional sums which may hereafter be loaned to Trustor when evidenced by a note reciting that it is secured by this Deed of Trust.`,
    );
    sheet.paragraph(
      'To protect the security of this Deed of Trust, and with respect to the property above described, Trustor expressly makes each and all of the agreements, and adopts and agrees to perform and be bound by each and all of the terms and provisions set forth in subdivision A, and it is mutually agreed that each and all of the terms in subdivision B of the fictitious deed of trust recorded in the official records of the county recorder of the county where the property is located, in the book and at the page noted below, shall inure to and bind the parties:',
    );
    const counties = [
      'Alameda 1288 556',
      'Butte 1330 513',
      'Fresno 5052 623',
      'Kern 3756 690',
      'Los Angeles T-3878 874',
      'Orange 7182 18',
      'Riverside 3778 347',
      'Sacramento 71-10-26 615',
      'San Diego 5 149774',
      'Shasta 800 633',
      'Solano 1287 621',
      'Ventura 2607 237',
    ];
    const y = sheet.y;
    counties.forEach((county, i) => {
      sheet.text(64 + (i % 3) * 165, y + Math.floor(i / 3) * 10, county, { size: 7 });
    });
    sheet.y = y + 48;
    sheet.paragraph(
      'The undersigned Trustor requests that a copy of any notice of default and of any notice of sale hereunder be mailed to Trustor at the address set forth above.',
    );
    signers(sheet, facts.borrowers, options, facts, 'under', {
      field: 'security_instrument_signed',
      role: 'Trustor',
      x: 290,
    });
    notary(sheet, facts.borrowers, facts, options, 'certificate', { size: 9 });
    sheet.newPage();
    centred(sheet, 'DO NOT RECORD', { size: 12, bold: true });
    sheet.paragraph(
      'The following is a copy of subdivisions A and B of the fictitious deed of trust referred to in the foregoing, incorporated as if set forth at length therein.',
      { size: 8 },
    );
    const words = { owner: 'Trustor', lender: 'Beneficiary', deed: 'Deed of Trust', property: 'property' };
    random
      .shuffle(covenants(words))
      .slice(0, 13)
      .forEach(({ head, text }, i) => {
        sheet.paragraph(`${i < 6 ? 'A' : 'B'}${(i % 6) + 1}. ${head}. ${text}`, { size: 8, align: 'justify' });
      });
    sheet.paragraph(
      `Amount advanced to date of recording not to exceed: ${amountInWords(facts.principalCents)} Dollars.`,
      { size: 8 },
    );
  },
};

export const bankDeeds: readonly Layout[] = [commercial, creditUnion, shortForm];
