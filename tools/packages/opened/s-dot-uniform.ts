import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const forms: Record<string, readonly [string, string]> = {
  CO: ['COLORADO', '3006'],
  OR: ['OREGON', '3038'],
  TX: ['TEXAS', '3044'],
  CA: ['CALIFORNIA', '3005'],
  ID: ['IDAHO', '3013'],
};

export const layout: Layout = {
  id: 's-dot-uniform',
  docType: 'deed_of_trust',
  suits: (facts) => facts.loanClass === 'consumer' && facts.property.address.state in forms,
  draw(open, facts, { random, signed }) {
    const { borrowers, lender, property } = facts;
    const [state, form] = forms[property.address.state] ?? ['MULTISTATE', '3000'];
    const stateName = state.charAt(0) + state.slice(1).toLowerCase();
    const mers = random.chance(0.5);
    const left = 72;
    const width = 468;
    const sheet = open({
      margins: { top: 60, bottom: 84, left, right: 72 },
      style: { font: random.pick(['serif', 'sans'] as const), size: 10, leading: 1.18 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 722, left + width);
        page.text(left, 727, `${state}—Single Family—Fannie Mae/Freddie Mac UNIFORM INSTRUMENT`, {
          size: 7.5,
          bold: true,
        });
        page.text(left, 727, `Form ${form}   07/2021`, { size: 7.5, bold: true, width, align: 'right' });
        page.text(left, 738, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width, align: 'right' });
        page.text(left, 738, mers ? 'Modified for MERS 07/2021 (rev. 02/22)' : 'DocPoint Services', { size: 7 });
        if (pageNo > 1)
          page.text(left, 40, ['LOAN #: ', v('loan_number', facts.loanNumber)], { size: 8, width, align: 'right' });
      },
    });
    const names = (sep = ' and '): Run[] =>
      borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [sep] : []), v('borrower_name', b.name)]);
    sheet.text(
      left,
      44,
      prose`After Recording Return To:\n${v('lender_name', lender.name)}\nAttn: Final Documents\n${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`,
      { size: 9 },
    );
    sheet.text(
      left + 290,
      44,
      prose`LOAN #: ${v('loan_number', facts.loanNumber)}\nAPN #: ${v('parcel_number', property.parcel)}${mers ? `\nMIN: 100${random.int(1000, 9999)}-${random.int(1_000_000_000, 9_999_999_999)}-${random.int(0, 9)}\nMERS PHONE #: 1-888-679-6377` : ''}`,
      { size: 9 },
    );
    sheet.hline(left, 172, left + 118);
    sheet.hline(left + 352, 172, left + width);
    sheet.text(left, 166, '[Space Above This Line For Recording Data]', { size: 9, width, align: 'center' });
    sheet.y = 192;
    sheet.paragraph('DEED OF TRUST', { bold: true, size: 15, align: 'center', after: 10 });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 6 });
    const head = (text: string): void => {
      sheet.ensure(40);
      sheet.paragraph(text, { bold: true, after: 4 });
    };
    head('DEFINITIONS');
    p(
      'Words used in multiple sections of this document are defined below. Other words are defined under the caption TRANSFER OF RIGHTS IN THE PROPERTY and in Sections 3, 4, 10, 11, 12, 16, 19, 24, and 25. Certain rules about the usage of words used in this document are also provided in Section 17.',
    );
    head('Parties');
    for (const runs of paragraphs`
      ${bold('(A) “Borrower” ')}is ${names()}${borrowers.length > 1 ? ', as joint tenants, currently residing at ' : ', an unmarried person, currently residing at '}${v('borrower_address', oneLine(borrowers[0]?.address ?? property.address))}. Borrower is the trustor under this Security Instrument.
      ${bold('(B) “Lender” ')}is ${v('lender_name', lender.name)}. Lender is a corporation organized and existing under the laws of ${lender.stateOfOrganization ?? 'Colorado'}. Lender’s address is ${v('lender_address', oneLine(lender.address))}${mers ? '. The term “Lender” includes any successors and assigns of Lender.' : `. Lender is the beneficiary under this Security Instrument. The term “Lender” includes any successors and assigns of Lender.`}
      ${bold('(C) “Trustee” ')}is ${v('trustee_name', facts.trustee.name)}. Trustee’s address is ${oneLine(facts.trustee.address)}. The term “Trustee” includes any substitute/successor Trustee.
    `)
      p(...runs);
    if (mers)
      p(
        ...prose`${bold('(D) “MERS” ')}is Mortgage Electronic Registration Systems, Inc. MERS is a separate corporation that is acting solely as a nominee for Lender and Lender’s successors and assigns. ${bold('MERS is the beneficiary under this Security Instrument. ')}MERS is organized and existing under the laws of Delaware, and has an address of P.O. Box 2026, Flint, MI 48501-2026, a street address of 11819 Miami Street, Suite 100, Omaha, NE 68164.`,
      );
    const letters = mers ? ['E', 'F', 'G', 'H', 'I', 'J', 'K'] : ['D', 'E', 'F', 'G', 'H', 'I', 'J'];
    head('Documents');
    for (const runs of paragraphs`
      ${bold(`(${letters[0]}) “Note” `)}means the promissory note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, and signed by each Borrower who is legally obligated for the debt under that promissory note, that is in either (i) paper form, using Borrower’s written pen and ink signature, or (ii) electronic form. The Note evidences the legal obligation of each Borrower who signed the Note to pay Lender ${v('principal_words', amountInWords(facts.principalCents, 'no').toUpperCase())} Dollars (U.S. $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}) plus interest. Each Borrower who signed the Note has promised to pay this debt in regular monthly payments and to pay the debt in full not later than ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}.
      ${bold(`(${letters[1]}) “Riders” `)}means all Riders to this Security Instrument that are signed by Borrower. All such Riders are incorporated into and deemed to be a part of this Security Instrument. The following Riders are to be signed by Borrower [check box as applicable]:
    `)
      p(...runs);
    sheet.ensure(46);
    const riders = [
      ['Adjustable Rate Rider', false],
      ['Condominium Rider', property.type === 'Condominium'],
      ['Second Home Rider', false],
      ['1-4 Family Rider', false],
      ['Planned Unit Development Rider', property.type === 'PUD'],
      ['Other(s) [specify] ____________', false],
    ] as const;
    riders.forEach(([label, marked], i) => {
      const x = left + 14 + (i % 3) * 152;
      const y = sheet.y + Math.floor(i / 3) * 16;
      sheet.checkbox(x, y, { marked, label, size: 8 });
      sheet.text(x + 13, y, label, { size: 8.5 });
    });
    sheet.y += 40;
    p(
      bold(`(${letters[2]}) “Security Instrument” `),
      `means this document, which is dated ${longDate(facts.noteDate)}, together with all Riders to this document.`,
    );
    head('Additional Definitions');
    for (const runs of paragraphs`
      ${bold(`(${letters[3]}) “Applicable Law” `)}means all controlling applicable federal, state, and local statutes, regulations, ordinances, and administrative rules and orders (that have the effect of law) as well as all applicable final, non-appealable judicial opinions.
      ${bold(`(${letters[4]}) “Escrow Items” `)}means: (i) taxes and assessments and other items that can attain priority over this Security Instrument as a lien or encumbrance on the Property; (ii) leasehold payments or ground rents, if any; (iii) premiums for all insurance required by Lender under Section 5; and (iv) Mortgage Insurance premiums, if any.
      ${bold(`(${letters[5]}) “Loan” `)}means the debt obligation evidenced by the Note, plus interest, any prepayment charges, costs, expenses, and late charges due under the Note, and all sums due under this Security Instrument, plus interest.
      ${bold(`(${letters[6]}) “RESPA” `)}means the Real Estate Settlement Procedures Act (12 U.S.C. § 2601 et seq.) and its implementing regulation, Regulation X (12 C.F.R. Part 1024), as they may be amended from time to time.
    `)
      p(...runs);
    head('TRANSFER OF RIGHTS IN THE PROPERTY');
    p(
      ...prose`${mers ? `The beneficiary of this Security Instrument is MERS (solely as nominee for Lender and Lender’s successors and assigns) and the successors and assigns of MERS. ` : ''}This Security Instrument secures to Lender: (i) the repayment of the Loan, and all renewals, extensions, and modifications of the Note; and (ii) the performance of Borrower’s covenants and agreements under this Security Instrument and the Note. For this purpose, Borrower irrevocably grants and conveys to Trustee, in trust, with power of sale, the following described property located in the County of ${v('property_county', property.county)}:`,
    );
    sheet.paragraph([v('legal_description', property.legalDescription), '.'], {
      indent: 28,
      width: width - 56,
      after: 8,
    });
    for (const runs of paragraphs`
      which currently has the address of ${v('property_address', oneLine(property.address))} (“Property Address”);
      TOGETHER WITH all the improvements now or subsequently erected on the property, including replacements and additions to the improvements on such property, all property rights, including, without limitation, all easements, appurtenances, royalties, mineral rights, oil or gas rights or profits, water rights, and fixtures now or subsequently a part of the property. All of the foregoing is referred to in this Security Instrument as the “Property.”
      BORROWER REPRESENTS, WARRANTS, COVENANTS, AND AGREES that: (i) Borrower lawfully owns and possesses the Property conveyed in this Security Instrument in fee simple or lawfully has the right to use and occupy the Property under a leasehold estate; and (ii) the Property is unencumbered, and not subject to any other ownership interest in the Property, except for encumbrances and ownership interests of record.
    `)
      p(...runs);
    head('UNIFORM COVENANTS. Borrower and Lender covenant and agree as follows:');
    for (const runs of paragraphs`
      ${bold('1. Payment of Principal, Interest, Escrow Items, Prepayment Charges, and Late Charges. ')}Borrower will pay each Periodic Payment when due. Borrower will also pay any prepayment charges and late charges due under the Note, and any other amounts due under this Security Instrument. Payments due under the Note and this Security Instrument must be made in U.S. currency.
      ${bold('5. Property Insurance. ')}Borrower must keep the improvements now existing or subsequently erected on the Property insured against loss by fire, hazards included within the term “extended coverage,” and any other hazards including, but not limited to, earthquakes, winds, and floods, for which Lender requires insurance, in the amounts (including deductible levels) and for the periods that Lender requires.
      ${bold('6. Occupancy. ')}Borrower must occupy, establish, and use the Property as Borrower’s principal residence within 60 days after the execution of this Security Instrument and must continue to occupy the Property as Borrower’s principal residence for at least one year after the date of occupancy, unless Lender otherwise agrees in writing.
      ${bold('26. Acceleration; Remedies. ')}Lender will give a notice of Default to Borrower prior to acceleration following Borrower’s Default. The notice will specify a date, not less than 30 days from the date the notice is given to Borrower, by which the Default must be cured. If the Default is not cured, Lender may invoke the power of sale and any other remedies permitted by Applicable Law, and will be entitled to collect all expenses incurred, including reasonable attorneys’ fees and costs.
      BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this Security Instrument and in any Rider signed by Borrower and recorded with it.
    `)
      p(...runs);
    sheet.ensure(60 * borrowers.length + 190);
    for (const b of borrowers) {
      sheet.y += 40;
      sheet.signature(left + 200, sheet.y, 220, { signed, label: b.name, field: 'security_instrument_signed' });
      sheet.text(left + 424, sheet.y - 9, '(Seal)', { size: 9 });
      sheet.text(left + 200, sheet.y + 3, v('borrower_name', b.name), { size: 9 });
      sheet.text(left + 424, sheet.y + 3, '-Borrower', { size: 9 });
      sheet.y += 16;
    }
    sheet.y += 14;
    sheet.text(left, sheet.y, '[Space Below This Line For Acknowledgment]', { size: 9, width, align: 'center' });
    sheet.y += 24;
    sheet.text(left, sheet.y, `State of ${stateName}\nCounty of ${property.county}`);
    sheet.y += 32;
    sheet.paragraph(
      `This record was acknowledged before me on ${longDate(facts.noteDate)} by ${borrowers.map((b) => b.name).join(' and ')}, as Borrower.`,
      { after: 34 },
    );
    sheet.signature(left + 200, sheet.y, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(left + 200, sheet.y + 3, 'Notary Public', { size: 9 });
    sheet.text(left, sheet.y - 8, 'My commission expires: ______________', { size: 9 });
    sheet.y += 26;
    sheet.text(
      left,
      sheet.y,
      prose`Loan Originator Organization: ${lender.name}, NMLSR ID ${random.int(400_000, 799_999)}\nLoan Originator: ${v('loan_officer', facts.approval.officer)}, NMLSR ID ${random.int(800_000, 1_999_999)}`,
      { size: 8 },
    );
  },
};
