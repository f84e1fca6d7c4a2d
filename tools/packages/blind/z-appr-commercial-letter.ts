import { money, plainMoney, spell } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

const whole = (cents: number): string => money(cents).slice(0, -3);

export const layout: Layout = {
  id: 'z-appr-commercial-letter',
  docType: 'appraisal',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 72;
    const width = 468;
    const { property, lender, appraisedCents: value } = facts;
    const report = addDays(facts.appraisalDate, random.int(4, 9));
    const file = `${report.slice(2, 4)}-${random.int(1000, 4999)}C`;
    const [firm, appraiser] = random.pick([
      ['Langford Valuation Advisors', 'Stephen R. Langford, MAI'],
      ['Pruett & Oakes Real Estate Appraisal', 'Marcia Oakes, MAI, SRA'],
      ['Corbin Appraisal Group', 'Dwight Corbin, MAI'],
    ] as const);
    const area = random.int(62, 480) * 100;
    const sheet = open({
      margins: { top: 60, bottom: 64, left, right: 72 },
      style: { font: random.pick(['book', 'serif'] as const), size: 11 },
      furniture: (page, pageNo) => {
        page.text(left, 746, firm.toUpperCase(), { size: 8, letterSpacing: 0.6 });
        page.text(left, 746, pageNo === 1 ? '' : `File ${file}  |  ${pageNo}`, { size: 8, width, align: 'right' });
      },
    });
    const price = (bolded = false): Run => v('appraised_value', whole(value), plainMoney(value), bolded);
    sheet.paragraph(firm, { bold: true, size: 16, align: 'right', after: 0 });
    sheet.paragraph('Commercial Real Estate Valuation and Consulting', { size: 9, align: 'right', after: 16 });
    sheet.paragraph(longDate(report), { after: 12 });
    sheet.paragraph(
      prose`${random.pick(['Ms. Anita Rowe', 'Mr. Glenn Haas'])}, Appraisal Review\n${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { after: 12 },
    );
    sheet.text(left + 24, sheet.y, 'Re:');
    sheet.paragraph(
      prose`${bold('Appraisal Report\n')}${v('property_type', property.type)}\n${v('property_address', oneLine(property.address))}\nOur file ${file}`,
      { indent: 54, after: 12 },
    );
    sheet.paragraph('Dear Client:', { after: 7 });
    const letter: readonly Runs[] = [
      prose`At your request we have prepared an appraisal of the property named above, the purpose of which is to give our opinion of the market value of the fee simple estate. The subject is improved with a building of ${whole(area * 100)} square feet on ${random.int(1, 6)}.${random.int(10, 98)} acres in ${property.address.city}, ${v('property_county', property.county)} County. The report is intended for use by the client in underwriting a loan and may not be relied on by others.`,
      'The appraisal was developed to conform with the Uniform Standards of Professional Appraisal Practice, Title XI of FIRREA, and the Interagency Appraisal and Evaluation Guidelines. It is not based on a requested minimum valuation, a specific valuation, or the approval of a loan.',
      prose`Based on the analysis in the report that follows, and subject to its assumptions and limiting conditions, it is our opinion that the market value of the property “as is”, as of ${v('appraisal_date', longDate(facts.appraisalDate), facts.appraisalDate)}, was:`,
    ];
    for (const runs of letter) sheet.paragraph(runs, { align: 'justify', after: 7 });
    sheet.paragraph(`${spell(Math.floor(value / 100)).toUpperCase()} DOLLARS`, {
      bold: true,
      align: 'center',
      after: 2,
    });
    sheet.paragraph(['$', price(true)], { bold: true, align: 'center', after: 9 });
    sheet.paragraph(
      `The value assumes an exposure time of ${random.pick(['six to nine', 'nine to twelve'])} months. No extraordinary assumptions or hypothetical conditions were used. We performed no services on the property in the three years before this assignment. Our fee of $${money(random.int(28, 52) * 10_000)} was not contingent on the result.`,
      { align: 'justify', after: 9 },
    );
    sheet.ensure(90);
    sheet.paragraph('Respectfully submitted,', { after: 34 });
    sheet.signature(left, sheet.y, 200, { signed, label: appraiser });
    sheet.text(
      left,
      sheet.y + 4,
      `${appraiser}\nCertified General Real Estate Appraiser\nLicense CG-${random.int(10_000, 49_999)}, expires 12/31/${Number(report.slice(0, 4)) + 1}`,
      {
        size: 9.5,
      },
    );

    sheet.newPage();
    sheet.paragraph('SUMMARY OF SALIENT FACTS AND CONCLUSIONS', { bold: true, size: 13, after: 4 });
    sheet.hline(left, sheet.y, left + width, 1.2);
    sheet.y += 10;
    const row = (label: string, runs: Runs): void => {
      sheet.text(left, sheet.y, label, { size: 10, bold: true, width: 160 });
      sheet.y = sheet.text(left + 170, sheet.y, runs, { size: 10, width: width - 170 }) + 5;
    };
    const section = (label: string): void => {
      sheet.y += 4;
      sheet.rect(left, sheet.y, width, 15, { fill: '#e3e0d8' });
      sheet.text(left + 4, sheet.y + 2.5, label, { size: 10, bold: true });
      sheet.y += 21;
    };
    section('Identification');
    row('Property', v('property_address', oneLine(property.address)));
    row('Property type', v('property_type', property.type));
    row('Assessor’s parcel number', v('parcel_number', property.parcel));
    row('Legal description', v('legal_description', property.legalDescription));
    row('Client', v('lender_name', lender.name));
    row('Borrower', v('borrower_name', facts.borrowers[0]?.name ?? ''));
    row('Interest appraised', 'Fee simple');
    row('Sales history', 'No transfer of the property in the past three years; not listed for sale');
    section('Dates');
    row('Effective date of appraisal', v('appraisal_date', longDate(facts.appraisalDate), facts.appraisalDate));
    row('Date of report', longDate(report));
    section('Site and improvements');
    row('Zoning', random.pick(['C-2, General Commercial', 'M-1, Light Industrial', 'MU, Mixed Use']));
    row('Flood map', `Panel dated ${numericDate(`2012-0${random.int(1, 9)}-16`)}; see the lender’s determination`);
    row('Gross building area', `${whole(area * 100)} square feet`);
    row('Year built / condition', `${random.int(1972, 2014)} / ${random.pick(['Average', 'Good'])}`);
    row('Assessed value', `$${whole(Math.round(value * 0.0071) * 100)} (land and improvements)`);
    row('Highest and best use', 'As improved, continued present use');
    section('Value indications');
    const near = (factor: number): string => `$${whole(Math.round((value * factor) / 1_000_000) * 1_000_000)}`;
    row('Land value', near(0.22));
    row('Cost approach', random.chance(0.5) ? near(1.05) : 'Not developed');
    row('Sales comparison approach', near(1.02));
    row('Income approach', `${near(0.98)} (overall rate ${random.pick(['7.25', '7.75', '8.00'])}%)`);
    row('Insurable replacement cost', near(0.84));
    sheet.hline(left, sheet.y, left + width);
    sheet.y += 5;
    row('Market value “as is”', [bold('$'), price(true)]);
  },
};
