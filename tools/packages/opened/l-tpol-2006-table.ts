import { money, plainMoney } from '../core/amounts.ts';
import { addDays, shortMonthDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'l-tpol-2006-table',
  docType: 'title_policy',
  draw(open, facts, { random }) {
    const { borrowers, lender, trustee, property, title } = facts;
    const recorded = addDays(facts.noteDate, 5);
    const number = `${random.int(10, 99)}-${random.int(1000000, 9999999)}-L`;
    const owner = borrowers
      .map((b) => b.name)
      .join(' and ')
      .toUpperCase();
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [
      ...(i > 0 ? [' and '] : []),
      v('borrower_name', b.name),
      ...(b.entityType === null ? [] : [', ', v('borrower_entity_type', b.entityType)]),
    ]);
    const sheet = open({
      margins: { top: 70, bottom: 64, left: 70, right: 70 },
      style: { font: 'typewriter', size: 10.5, leading: 1.25 },
      furniture: (page, pageNo) => {
        page.text(70, 34, `${title.underwriter}`, { size: 9, font: 'sans', bold: true });
        page.text(420, 34, `Policy Number: ${number}`, { size: 8.5, font: 'sans' });
        page.hline(70, 48, 542, 1.5);
        page.text(70, page.height - 44, `Form 1056.06 ALTA Loan Policy (6-17-06)`, { size: 7.5, font: 'sans' });
        page.text(500, page.height - 44, `Page ${pageNo}`, { size: 7.5, font: 'sans' });
      },
    });
    sheet.paragraph('LOAN POLICY OF TITLE INSURANCE', { font: 'sans', size: 14, bold: true, align: 'center' });
    sheet.paragraph('SCHEDULE A', { font: 'sans', size: 12, bold: true, align: 'center', after: 10 });
    const top = sheet.y;
    const widths = [118, 118, 118, 118];
    const heads = ['Agent File No.', 'Date of Policy', 'Amount of Insurance', 'Premium'];
    const values: Run[][] = [
      [v('settlement_file_number', title.fileNumber)],
      [v('title_effective_date', shortMonthDate(recorded), recorded), '\n10:07 AM'],
      ['$', v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
      [`$${money(random.int(40_000, 310_000))}`],
    ];
    let x = 70;
    widths.forEach((w, i) => {
      sheet.rect(x, top, w, 18, { fill: '#e4e4e4', stroke: true });
      sheet.rect(x, top + 18, w, 32);
      sheet.text(x + 5, top + 4, heads[i] ?? '', { font: 'sans', size: 8.5, bold: true });
      sheet.text(x + 5, top + 23, values[i] ?? [], { size: 9.5 });
      x += w;
    });
    sheet.y = top + 66;
    const items: (readonly [string, Run[]])[] = entries`
      Name of Insured: | ${v('title_insured', lender.name.toUpperCase())}, AND ITS SUCCESSORS AND ASSIGNS
      The estate or interest in the Land that is encumbered by the Insured Mortgage is: | FEE SIMPLE
      Title is vested in: | ${v('vested_owner', owner)}
      The Insured Mortgage, and its assignments, if any, are described as follows: | Deed of Trust from ${names} to ${v('trustee_name', trustee.name)}, Trustee, for the use of ${v('lender_name', lender.name)}, to secure $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, dated ${v('note_date', shortMonthDate(facts.noteDate), facts.noteDate)} and recorded ${shortMonthDate(recorded)} at Reception No. ${random.int(1000000, 9999999)}.
      The Land referred to in this policy is described as follows: | ${v('legal_description', property.legalDescription)}
    `;
    items.forEach(([label, runs], i) => {
      sheet.paragraph(`${i + 1}.  ${label}`, { font: 'sans', size: 9.5, after: 3 });
      sheet.paragraph(runs, { indent: 28, after: 10 });
    });
    sheet.paragraph(
      prose`Purported address: ${v('property_address', oneLine(property.address))}   Tax I.D. ${v('parcel_number', property.parcel)}`,
      { indent: 28 },
    );
    sheet.ensure(70);
    sheet.text(70, sheet.y + 10, ['Issued through the office of: ', v('settlement_agent', title.agent.name)], {
      font: 'sans',
      size: 9,
    });
    sheet.signature(330, sheet.y + 56, 200, { signed: true, label: 'Authorized Countersignature' });
    sheet.text(330, sheet.y + 60, 'Authorized Countersignature', { font: 'sans', size: 8 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE B – PART I', { font: 'sans', size: 12, bold: true, align: 'center' });
    sheet.paragraph(
      'This policy does not insure against loss or damage (and the Company will not pay costs, attorneys’ fees or expenses) that arise by reason of:',
      { font: 'sans', size: 9.5 },
    );
    const secondAmount = money(random.int(20, 90) * 100_000);
    [
      'TAXES FOR THE CURRENT YEAR, A LIEN BUT NOT YET DUE AND PAYABLE.',
      'RESERVATIONS CONTAINED IN PATENT OF THE UNITED STATES RECORDED IN BOOK 12 AT PAGE 88.',
      'EASEMENT AND RIGHT OF WAY TO CONSUMERS GAS TRANSMISSION CO. RECORDED NOVEMBER 2, 1954.',
      'RIGHTS OF TENANTS IN POSSESSION UNDER UNRECORDED LEASES.',
    ].forEach((text, i) => {
      sheet.paragraph(`${i + 1}. ${text}`, { indent: 16 });
    });
    sheet.y += 12;
    sheet.paragraph('SCHEDULE B – PART II', { font: 'sans', size: 12, bold: true, align: 'center' });
    sheet.paragraph(
      'In addition to the matters set forth in Part I of this Schedule, the Title is subject to the following matters, and the Company insures against loss or damage sustained in the event that they are not subordinate to the lien of the Insured Mortgage:',
      { font: 'sans', size: 9.5 },
    );
    sheet.paragraph(
      `1. DEED OF TRUST IN FAVOR OF THE TRI-RIVERS DEVELOPMENT FUND TO SECURE $${secondAmount}, AS SUBORDINATED BY AGREEMENT RECORDED ${shortMonthDate(recorded).toUpperCase()}.`,
      { indent: 16 },
    );
    sheet.paragraph('2. FINANCING STATEMENT COVERING HVAC EQUIPMENT, FILED IN THE REAL ESTATE RECORDS MARCH 3, 2020.', {
      indent: 16,
    });
    sheet.y += 12;
    sheet.paragraph('EXCLUSIONS FROM COVERAGE', { font: 'sans', size: 10, bold: true, align: 'center' });
    sheet.paragraph(
      'The following matters are expressly excluded from the coverage of this policy: (a) any law, ordinance, permit, or governmental regulation restricting, regulating, prohibiting, or relating to the occupancy, use, or enjoyment of the Land, the character, dimensions, or location of any improvement, the subdivision of land, or environmental protection; (b) rights of eminent domain; (c) defects, liens, encumbrances, adverse claims, or other matters created, suffered, assumed, or agreed to by the Insured Claimant; and (d) unenforceability of the lien of the Insured Mortgage because of the inability or failure of an Insured to comply with applicable doing-business laws of the state where the Land is situated.',
      { font: 'sans', size: 8.5, align: 'justify' },
    );
  },
};
