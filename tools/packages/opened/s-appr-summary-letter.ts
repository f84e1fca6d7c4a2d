import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 's-appr-summary-letter',
  docType: 'appraisal',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers } = facts;
    const left = 72;
    const width = 468;
    const [firm, appraiser] = random.pick([
      ['Keystone Valuation Group, LLC', 'Leland R. Marsh, MAI'],
      ['Bartholomew & Finch Real Estate Appraisers', 'Constance Finch, MAI, AI-GRS'],
      ['Tamarack Commercial Appraisal', 'Victor D. Salazar, MAI'],
    ] as const);
    const fileNo = `${facts.appraisalDate.slice(2, 4)}-${random.int(1000, 9899)}`;
    const reportDate = addDays(facts.appraisalDate, random.int(5, 16));
    const engaged = addDays(facts.appraisalDate, -random.int(8, 20));
    const near = (low: number, high: number): string =>
      `$${money(Math.round((facts.appraisedCents * random.int(low, high)) / 10_000_000) * 100_000).slice(0, -3)}`;
    const value = (): Run =>
      v('appraised_value', money(facts.appraisedCents).slice(0, -3), plainMoney(facts.appraisedCents));
    const effective = (): Run => v('appraisal_date', longDate(facts.appraisalDate), facts.appraisalDate);
    const area = random.int(42, 480) * 100;
    const stateName = property.legalDescription.split('State of ')[1] ?? '';
    const sheet = open({
      margins: { top: 60, bottom: 70, left, right: 72 },
      style: { font: random.pick(['book', 'sans', 'serif'] as const), size: 10.5, leading: 1.22 },
      furniture: (page, pageNo) => {
        page.hline(left, 736, left + width, 0.8);
        page.text(left, 741, firm.toUpperCase(), { size: 7.5 });
        page.text(left, 741, pageNo === 1 ? '' : `File ${fileNo}   |   ${pageNo}`, {
          size: 7.5,
          width,
          align: 'right',
        });
      },
    });
    sheet.text(left, 52, firm, { size: 16, bold: true });
    sheet.text(
      left,
      72,
      `${random.int(100, 900)} Courthouse Square, Suite ${random.int(2, 9)}   •   ${property.address.city}, ${property.address.state}   •   (${random.int(201, 989)}) 555-01${random.int(10, 99)}`,
      { size: 8.5 },
    );
    sheet.hline(left, 86, left + width, 1.2);
    sheet.y = 104;
    sheet.paragraph(longDate(reportDate), { after: 12 });
    sheet.paragraph(
      prose`${facts.approval.officer}\n${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { after: 12 },
    );
    const re = sheet.y;
    sheet.text(left, re, 'RE:', { bold: true });
    sheet.paragraph(
      prose`${bold('Appraisal Report')}\n${v('property_type', property.type)}\n${v('property_address', oneLine(property.address))}\n${v('property_county', property.county)} County, ${stateName}\nOur file: ${fileNo}${random.chance(0.6) ? prose`\nClient loan no.: ${v('loan_number', facts.loanNumber)}` : ''}`,
      { indent: 40, after: 12 },
    );
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 9 });
    for (const runs of paragraphs`
      Dear ${facts.approval.officer}:
      In accordance with your engagement letter of ${longDate(engaged)}, we have completed an appraisal of the above property. The purpose of the appraisal is to develop an opinion of the market value “as is” of the fee simple interest. The intended user is ${v('lender_name', lender.name)}; the intended use is to assist in underwriting a loan to ${borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])} to be secured by the property. No other use or user is intended.
      This letter is accompanied by an Appraisal Report as defined by Standards Rule 2-2(a) of the Uniform Standards of Professional Appraisal Practice, in a summary format. It presents limited discussion of the data, reasoning and analyses; supporting documentation is retained in our work file. The report conforms to Title XI of FIRREA and the Interagency Appraisal and Evaluation Guidelines.
      The subject is ${/^[OI]/.test(property.type) ? 'an' : 'a'} ${property.type.toLowerCase()} of ${area.toLocaleString('en-US')} square feet, built in ${random.int(1968, 2016)}, on a site of ${(random.int(40, 520) / 100).toFixed(2)} acres. The property was inspected on ${longDate(facts.appraisalDate)} by ${appraiser.split(',')[0] ?? ''}. According to public records it last sold in ${random.int(2009, 2019)} for ${near(48, 76)}, and it is not listed for sale.
      Based on the analysis in the report, and subject to its assumptions and limiting conditions, it is our opinion that the market value of the fee simple interest in the subject, as of ${effective()}, was:
    `)
      p(...runs);
    sheet.ensure(50);
    sheet.paragraph(
      `${amountInWords(facts.appraisedCents, 'ampersand').replace(' & 00/100', '').toUpperCase()} DOLLARS`,
      {
        bold: true,
        align: 'center',
        after: 2,
      },
    );
    sheet.paragraph(['($', value(), ')'], { bold: true, align: 'center', after: 10 });
    p(
      `The value rests on an exposure and marketing time of ${random.pick(['six to nine', 'nine to twelve'])} months. No extraordinary assumptions or hypothetical conditions were used. Our fee of $${money(random.int(26, 58) * 10_000)} was not contingent on the value reported.`,
    );
    sheet.ensure(90);
    p('Respectfully submitted,');
    sheet.y += 32;
    sheet.signature(left, sheet.y, 200, { signed, label: appraiser });
    sheet.text(
      left,
      sheet.y + 3,
      `${appraiser}\nCertified General Appraiser, ${property.address.state} No. CG-${random.int(10_000, 89_999)}`,
    );
    sheet.newPage();
    sheet.paragraph('SUMMARY OF SALIENT FACTS AND CONCLUSIONS', { size: 13, bold: true, after: 10 });
    const row = (label: string, runs: Run | Run[], strong = false): void => {
      sheet.ensure(30);
      sheet.text(left + 4, sheet.y + 3, label, { size: 9.5, bold: strong, width: 150 });
      const end = sheet.text(left + 164, sheet.y + 3, runs, { size: 9.5, bold: strong, width: width - 170 });
      sheet.hline(left, end + 2, left + width, 0.3);
      sheet.y = end + 2;
    };
    const group = (text: string): void => {
      sheet.ensure(60);
      sheet.y += 8;
      sheet.rect(left, sheet.y, width, 15, { fill: '#e4e8e0' });
      sheet.text(left + 4, sheet.y + 3, text, { size: 9.5, bold: true });
      sheet.y += 16;
    };
    group('Property');
    for (const [label, runs] of entries`
      Location | ${v('property_address', oneLine(property.address))}
      Property type | ${v('property_type', property.type)}
      Owner of record | ${v('vested_owner', borrowers.map((b) => b.name).join(' and '))}
      Assessor’s parcel no. | ${v('parcel_number', property.parcel)}
      Legal description | ${v('legal_description', property.legalDescription)}
      Gross building area | ${area.toLocaleString('en-US')} square feet
      Zoning | ${random.pick(['C-2, General Commercial', 'I-1, Light Industrial', 'B-3, Business'])}
      Flood hazard | Zone ${v('flood_zone', facts.flood.zone)}, Community No. ${v('flood_community_number', facts.flood.community)}, map dated ${longDate(`${random.int(2006, 2019)}-0${random.int(1, 9)}-1${random.int(0, 9)}`)}
      Real estate taxes | $${money(Math.round(facts.appraisedCents * 0.0145))} (${Number(facts.noteDate.slice(0, 4)) - 1})
      Highest and best use | As vacant: commercial development. As improved: continued present use.
    `)
      row(label, runs);
    group('Dates');
    row('Effective date of appraisal', [effective()]);
    row('Date of inspection', longDate(facts.appraisalDate));
    row('Date of report', longDate(reportDate));
    group('Indications of value');
    row('Land value', near(14, 24));
    row('Cost approach', near(101, 109));
    row('Sales comparison approach', near(97, 103));
    row('Income approach', `${near(96, 104)}  (overall rate ${(random.int(640, 890) / 100).toFixed(2)}%)`);
    row('Insurable replacement cost', near(78, 92));
    row('Market value conclusion, as is', ['$', value()], true);
    sheet.y += 8;
    sheet.paragraph(
      'Personal property, furniture, fixtures and equipment are not included in the value. The reader is referred to the assumptions and limiting conditions and to the certification in the addenda.',
      { size: 8.5 },
    );
  },
};
