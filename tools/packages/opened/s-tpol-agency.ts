import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 's-tpol-agency',
  docType: 'title_policy',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers, title } = facts;
    const left = 64;
    const width = 484;
    const business = facts.loanClass === 'business';
    const deedState = ['CO', 'OR', 'TX', 'CA', 'ID'].includes(property.address.state);
    const recorded = facts.disclosure.disbursementDate;
    const policyNo = `${random.pick(['LX', 'M-9302', 'L06'])}-${random.int(1_000_000, 9_999_999)}`;
    const premium = Math.round(facts.principalCents * 0.0024) + 35_000;
    const sheet = open({
      margins: { top: 60, bottom: 76, left, right: 64 },
      style: { font: random.pick(['serif', 'book'] as const), size: 10.5, leading: 1.2 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 730, 'ALTA Loan Policy (6-17-06)', { size: 7.5 });
        page.text(left, 730, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width, align: 'right' });
        page.text(left, 740, `Policy No. ${policyNo}`, { size: 7.5 });
      },
    });
    const names = (): Run[] =>
      borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)]);
    const plainNames = borrowers.map((b) => b.name).join(' and ');
    const entity = borrowers[0]?.entityType ?? null;
    const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
    sheet.paragraph('LOAN POLICY OF TITLE INSURANCE', { size: 15, bold: true, align: 'center', after: 2 });
    sheet.paragraph('Issued by', { size: 9, align: 'center', after: 1 });
    sheet.paragraph(title.underwriter.toUpperCase(), { size: 12, bold: true, align: 'center', after: 12 });
    sheet.paragraph('SCHEDULE A', { size: 12, bold: true, align: 'center', after: 10 });
    sheet.paragraph(
      `Name and Address of Title Insurance Company: ${title.underwriter}, 1400 Commerce Tower, Kansas City, MO 64105`,
      { size: 9, after: 8 },
    );
    const pair = (a: Run[], b: Run[]): void => {
      sheet.text(left, sheet.y, a, { width: 236 });
      sheet.text(left + 244, sheet.y, b, { width: 240 });
      sheet.y += 17;
    };
    pair([bold('File No.: '), v('settlement_file_number', title.fileNumber)], [bold('Policy No.: '), policyNo]);
    pair(
      [bold('Loan No.: '), v('loan_number', facts.loanNumber)],
      [bold('Amount of Insurance: '), '$', cash('title_amount', facts.principalCents)],
    );
    pair(
      [
        bold('Date of Policy: '),
        v('title_effective_date', longDate(recorded), recorded),
        random.pick([' at 10:42 a.m.', ' at 3:15 PM', '']),
      ],
      [bold('Premium: '), `$${money(premium)}`],
    );
    sheet.paragraph([bold('Address Reference: '), v('property_address', oneLine(property.address))], { after: 14 });
    const item = (no: string, label: string, ...runs: Run[]): void => {
      sheet.ensure(44);
      sheet.text(left, sheet.y, `${no}.`);
      sheet.paragraph(label, { indent: 26, after: 4 });
      if (runs.length > 0) sheet.paragraph(runs, { indent: 44, after: 10 });
    };
    item(
      '1',
      'Name of Insured:',
      ...over('title_insured', [v('lender_name', lender.name)]),
      ', its successors and/or assigns',
    );
    item(
      '2',
      'The estate or interest in the Land that is encumbered by the Insured Mortgage is:',
      random.pick(['Fee Simple', 'FEE SIMPLE']),
    );
    item(
      '3',
      'Title is vested in:',
      v('vested_owner', plainNames),
      entity === null ? (borrowers.length > 1 ? ', as joint tenants' : ', a single person') : `, ${entity}`,
    );
    item(
      '4',
      'The Insured Mortgage and its assignments, if any, are described as follows:',
      ...prose`${deedState ? 'Deed of Trust' : 'Mortgage'} dated ${longDate(facts.noteDate)}, given by ${names()}${deedState ? prose` to ${v('trustee_name', facts.trustee.name)}, as trustee for the benefit of ${v('lender_name', lender.name)}` : prose` to ${v('lender_name', lender.name)}`}, to secure an original principal indebtedness of $${cash('principal_amount', facts.principalCents)}, recorded ${longDate(recorded)} as Instrument No. ${recorded.slice(0, 4)}-00${random.int(10_000, 89_999)} of the records of ${v('property_county', property.county)} County.`,
    );
    item(
      '5',
      'The Land referred to in this policy is described as follows:',
      ...prose`${v('legal_description', property.legalDescription)}.\nTax Parcel: ${v('parcel_number', property.parcel)}`,
    );
    item('6', 'This policy incorporates by reference those ALTA endorsements selected below:');
    const endorsements: readonly (readonly [string, boolean])[] = [
      ['4-06 (Condominium)', property.type === 'Condominium'],
      ['5-06 (Planned Unit Development)', property.type === 'PUD'],
      ['6-06 (Variable Rate)', facts.rateType === 'variable'],
      ['8.1-06 (Environmental Protection Lien)', !business],
      ['9-06 (Restrictions, Encroachments, Minerals)', true],
      ['3.1-06 (Zoning – Completed Structure)', business && random.chance(0.5)],
      ['17-06 (Access and Entry)', business],
      ['22-06 (Location)', random.chance(0.6)],
    ];
    sheet.ensure(endorsements.length * 8 + 70);
    endorsements.forEach(([label, marked], i) => {
      const x = left + 44 + (i % 2) * 224;
      const y = sheet.y + Math.floor(i / 2) * 15;
      sheet.checkbox(x, y, { marked, label, size: 8, look: 'x' });
      sheet.text(x + 14, y, label, { size: 8.5 });
    });
    sheet.y += 68;
    sheet.ensure(70);
    sheet.text(left, sheet.y, ['Countersigned: ', v('settlement_agent', title.agent.name), ', Issuing Agent'], {
      size: 9,
    });
    sheet.y += 44;
    sheet.signature(left, sheet.y, 210, { signed, label: 'Authorized Signatory' });
    sheet.text(left, sheet.y + 3, `Authorized Signatory\n${oneLine(title.agent.address)}`, { size: 8.5 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE B', { size: 12, bold: true, align: 'center', after: 2 });
    sheet.paragraph('EXCEPTIONS FROM COVERAGE', { bold: true, align: 'center', after: 10 });
    sheet.paragraph('PART I', { bold: true, align: 'center', after: 8 });
    sheet.paragraph(
      'Except as provided in Schedule B – Part II, this policy does not insure against loss or damage, and the Company will not pay costs, attorneys’ fees, or expenses that arise by reason of:',
      { after: 8 },
    );
    const list = (items: readonly string[]): void => {
      items.forEach((text, i) => {
        sheet.ensure(26);
        sheet.text(left, sheet.y, `${i + 1}.`);
        sheet.paragraph(text, { indent: 26, after: 7 });
      });
    };
    const year = Number(recorded.slice(0, 4));
    const ccr = longDate(addDays(recorded, -random.int(7000, 12_000)));
    list([
      `Taxes for the year ${year} and subsequent years, a lien not yet due and payable.`,
      `Easements, setback lines and notes shown on the recorded plat.`,
      `Terms, conditions and restrictions of the instrument recorded ${ccr} in Book ${random.int(100, 900)}, Page ${random.int(10, 790)}.`,
      `Right of way granted to ${random.pick(['Mountain Bell', 'Interstate Power Company', 'the County for road purposes'])}, recorded as Instrument No. ${random.int(100_000, 899_999)}.`,
      ...(business ? ['Rights of tenants in possession, as tenants only, under unrecorded leases.'] : []),
      ...(random.chance(0.5)
        ? [
            `Assessments of the owners’ association, $${money(random.int(4, 60) * 5000)} per quarter, paid through the current quarter.`,
          ]
        : []),
    ]);
    sheet.y += 8;
    sheet.ensure(90);
    sheet.paragraph('PART II', { bold: true, align: 'center', after: 8 });
    sheet.paragraph(
      'In addition to the matters set forth in Part I of this Schedule, the Title is subject to the following matters, and the Company insures against loss or damage sustained in the event that they are not subordinate to the lien of the Insured Mortgage:',
      { after: 8 },
    );
    list([
      business
        ? `Financing statement naming ${plainNames} as debtor and ${lender.name} as secured party, recorded with the Insured Mortgage.`
        : 'None.',
    ]);
  },
};
