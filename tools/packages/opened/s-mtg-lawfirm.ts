import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 's-mtg-lawfirm',
  docType: 'mortgage',
  suits: (facts) => facts.loanClass === 'business' && ['IA', 'PA', 'MN', 'GA'].includes(facts.property.address.state),
  draw(open, facts, { random, signed }) {
    const { lender, property, guarantors } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const left = 78;
    const width = 456;
    const firm = random.pick(['Halloran Pruitt & Vance LLP', 'Dorsett, Lind & Achterberg, P.C.', 'Marlow Keene PLLC']);
    const docId = `${random.int(1_000_000, 9_999_999)}.v${random.int(2, 6)}`;
    const stateName = property.legalDescription.split('State of ')[1] ?? '';
    const entity = (borrower.entityType ?? '').replace(`a ${borrower.stateOfOrganization} `, '');
    const creditUnion = lender.name.includes('Credit Union');
    const sheet = open({
      margins: { top: 72, bottom: 74, left, right: 78 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11, leading: 1.15 },
      furniture: (page, pageNo) => {
        page.text(left, 744, docId, { size: 7 });
        page.text(left, 742, `${pageNo}`, { size: 10, width, align: 'center' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
    sheet.text(
      left,
      72,
      `THIS INSTRUMENT PREPARED BY AND\nWHEN RECORDED RETURN TO:\n${firm}\nAttn: Real Estate Finance\n${random.int(100, 900)} Second Avenue South, Suite ${random.int(10, 39)}00\n${random.pick(['Minneapolis, MN 55402', 'Des Moines, IA 50309', 'Philadelphia, PA 19103'])}`,
      { size: 9 },
    );
    sheet.text(left + 290, 72, ['Tax Parcel No. ', v('parcel_number', property.parcel)], { size: 9 });
    sheet.y = 168;
    sheet.hline(left, 160, left + width);
    sheet.paragraph('MORTGAGE, SECURITY AGREEMENT,\nASSIGNMENT OF LEASES AND RENTS\nAND FIXTURE FILING STATEMENT', {
      bold: true,
      size: 13,
      align: 'center',
      after: 12,
    });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 8 });
    const article = (text: string): void => {
      sheet.ensure(60);
      sheet.y += 3;
      sheet.paragraph(text, { bold: true, align: 'center', after: 8 });
    };
    p(
      ...prose`THIS MORTGAGE, SECURITY AGREEMENT, ASSIGNMENT OF LEASES AND RENTS AND FIXTURE FILING STATEMENT (this ${bold('“Mortgage”')}) is made and entered into as of the ${ordinalDate(facts.noteDate)}, by ${v('borrower_name', borrower.name.toUpperCase(), borrower.name, true)}, a ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')} ${v('borrower_entity_type', entity)}, having its principal place of business at ${v('borrower_address', oneLine(borrower.address))} (${bold('“Mortgagor”')}), to and for the benefit of ${v('lender_name', lender.name.toUpperCase(), lender.name, true)}${creditUnion ? ', a credit union, having an office at ' : ', a state chartered bank, having an office at '}${v('lender_address', oneLine(lender.address))} (together with its successors and assigns, ${bold('“Mortgagee”')}).`,
    );
    article('RECITALS');
    for (const runs of paragraphs`
      A.     Mortgagee has agreed to make a term loan to Mortgagor in the principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars ($${cash('principal_amount', facts.principalCents)}) (the ${bold('“Loan”')}), evidenced by a Promissory Note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)} (as amended, restated or replaced, the ${bold('“Note”')}). The Note bears interest as stated in it and, if not sooner paid, is due and payable in full on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)} (the ${bold('“Maturity Date”')}).
      B.     The Loan is further supported by the Guaranty of even date given by ${guarantors.flatMap((g, i): Run[] => [i === 0 ? '' : i === guarantors.length - 1 ? ' and ' : ', ', v('guarantor_name', g.name)])}${guarantors.length > 1 ? ' (jointly and severally, ' : ' ('}${bold('“Guarantor”')}).
      C.     Mortgagor is the owner of the land in ${v('property_county', property.county)} County, ${stateName}, commonly known as ${v('property_address', oneLine(property.address))} and legally described on Exhibit A (the ${bold('“Land”')}), and it is a condition of the Loan that Mortgagor execute and deliver this Mortgage.
    `)
      p(...runs);
    article('ARTICLE I\nGRANT');
    for (const runs of paragraphs`
      1.1     ${bold('Grant of Mortgage. ')}To secure the payment and performance of the Obligations, Mortgagor hereby mortgages, grants, bargains, sells, conveys and warrants to Mortgagee, and grants Mortgagee a security interest in, all of the following, whether now owned or later acquired (the ${bold('“Mortgaged Property”')}): (a) the Land; (b) all buildings, structures and improvements on the Land; (c) all easements, rights of way, strips and gores, water and mineral rights; (d) all machinery, equipment and fixtures used in the operation of the improvements; (e) all Leases and Rents; and (f) all awards, insurance proceeds and unearned premiums.
      1.2     ${bold('Obligations Secured. ')}This Mortgage secures the Note, all sums advanced by Mortgagee to protect the Mortgaged Property, with interest at the Default Rate, and all obligations of Mortgagor under any interest rate hedging agreement with Mortgagee.
      1.3     ${bold('Maximum Amount. ')}The maximum principal amount secured by this Mortgage at any one time shall not exceed $${cash('max_lien_amount', facts.maxLienCents)}, exclusive of interest, protective advances and costs of collection. ${property.address.state === 'IA' ? `Loans and advances up to this amount, together with interest, are senior to indebtedness to other creditors under subsequently recorded or filed mortgages and liens.` : 'Advances up to that amount have the priority of this Mortgage whether or not made on the date hereof.'}
    `)
      p(...runs);
    article('ARTICLE II\nCOVENANTS OF MORTGAGOR');
    for (const runs of paragraphs`
      2.1     ${bold('Insurance. ')}Mortgagor shall maintain (a) “special form” property insurance for the full replacement cost of the improvements with a deductible not over $25,000; (b) commercial general liability insurance of at least $1,000,000 per occurrence and $2,000,000 in the aggregate; (c) rent loss insurance for twelve months; and (d) if any improvement lies in a special flood hazard area, flood insurance as required by law. Net proceeds of any loss under $50,000 shall be released to Mortgagor for restoration so long as no Event of Default exists.
      2.2     ${bold('Taxes; Escrow. ')}Mortgagor shall pay all real estate taxes before they become delinquent and, upon request after an Event of Default, shall deposit one-twelfth (1/12) of annual taxes and premiums with Mortgagee each month.
      2.3     ${bold('Leases. ')}Mortgagor shall not, without consent, enter into any Lease of more than 5,000 square feet or for a term over five years, nor collect Rents more than one month in advance. Mortgagor holds a license to collect the Rents until an Event of Default occurs.
      2.4     ${bold('Transfer. ')}Any sale, conveyance or further encumbrance of the Mortgaged Property, or transfer of more than forty-nine percent (49%) of the interests in Mortgagor, without Mortgagee’s consent shall be an Event of Default. A consent fee of one percent (1%) of the unpaid balance shall apply.
    `)
      p(...runs);
    article('ARTICLE III\nDEFAULTS AND REMEDIES');
    for (const runs of paragraphs`
      3.1     ${bold('Events of Default. ')}Each of the following is an “Event of Default”: (a) failure to pay any sum due under the Note within ten (10) days after it is due; (b) failure to perform any other covenant for thirty (30) days after notice; (c) a judgment over $100,000 against Mortgagor or Guarantor that is not stayed within sixty (60) days; or (d) the insolvency of Mortgagor or Guarantor.
      3.2     ${bold('Default Rate. ')}Upon an Event of Default, and after maturity, the Obligations shall bear interest at ${v('default_rate', rate(facts.defaultRate), plainRate(facts.defaultRate))}% per annum (the “Default Rate”), but not more than the highest lawful rate.
      3.3     ${bold('Remedies. ')}Upon an Event of Default Mortgagee may accelerate the Obligations, foreclose this Mortgage by action or, where permitted, by advertisement, have a receiver appointed without notice, collect the Rents, and exercise the rights of a secured party under the Uniform Commercial Code. Mortgagor waives homestead, appraisement and marshaling.
    `)
      p(...runs);
    article('ARTICLE IV\nMISCELLANEOUS');
    for (const runs of paragraphs`
      4.1     ${bold('Fixture Filing. ')}This Mortgage constitutes a financing statement filed as a fixture filing. Mortgagor is the debtor and Mortgagee is the secured party; their addresses are those set forth in the first paragraph.
      4.2     ${bold('Notices; Governing Law. ')}Notices shall be in writing and sent by certified mail or overnight courier, with a copy of notices to Mortgagee to ${firm} at the address above. This Mortgage is governed by the laws of the State of ${stateName}. Time is of the essence.
    `)
      p(...runs);
    sheet.ensure(290);
    p('IN WITNESS WHEREOF, Mortgagor has caused this Mortgage to be executed as of the date first above written.');
    sheet.text(left + 200, sheet.y + 6, bold('MORTGAGOR:'));
    sheet.y = sheet.text(
      left + 200,
      sheet.y + 26,
      [v('borrower_name', borrower.name.toUpperCase(), borrower.name, true), `,\n${borrower.entityType}`],
      { width: 256 },
    );
    sheet.y += 34;
    sheet.text(left + 200, sheet.y - 9, 'By:');
    sheet.signature(left + 220, sheet.y, 210, { signed, label: borrower.signer, field: 'security_instrument_signed' });
    sheet.text(left + 220, sheet.y + 3, `Name: ${borrower.signer}\nTitle: ${borrower.capacity ?? 'Manager'}`);
    sheet.y += 44;
    sheet.text(left, sheet.y, `STATE OF ${stateName.toUpperCase()}\n\nCOUNTY OF ${property.county.toUpperCase()}`);
    sheet.text(left + 190, sheet.y, ')\n)  ss.\n)');
    sheet.y += 48;
    p(
      `The foregoing instrument was acknowledged before me this ${ordinalDate(facts.noteDate)}, by ${borrower.signer}, the ${borrower.capacity ?? 'Manager'} of ${borrower.name}, ${String(borrower.entityType)}, on its behalf.`,
    );
    sheet.y += 26;
    sheet.signature(left + 220, sheet.y, 210, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(left + 220, sheet.y + 3, 'Notary Public');
    sheet.newPage();
    sheet.paragraph('EXHIBIT A', { bold: true, align: 'center', after: 2 });
    sheet.paragraph('LEGAL DESCRIPTION OF THE LAND', { bold: true, align: 'center', after: 16 });
    p(
      ...prose`The following real property situated in the County of ${v('property_county', property.county)}, State of ${stateName}:`,
    );
    sheet.paragraph([v('legal_description', property.legalDescription), '.'], {
      indent: 36,
      width: width - 72,
      after: 12,
    });
    for (const runs of paragraphs`
      Property Address: ${v('property_address', oneLine(property.address))}
      Tax Parcel Identification Number: ${v('parcel_number', property.parcel)}
      ${random.pick(['Abstract property.', 'Torrens property: No.', 'Being the same premises conveyed to Mortgagor by deed of record.'])}
    `)
      p(...runs);
  },
};
