import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'l-appr-commercial',
  docType: 'appraisal',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, property } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const whole = (cents: number): string => money(cents).slice(0, -3);
    const near = (f: number): string => `$${whole(Math.round((facts.appraisedCents * f) / 500_000) * 500_000)}`;
    const job = `${facts.appraisalDate.slice(2, 4)}-${random.int(1000, 9999)}`;
    const sheet = open({
      margins: { top: 72, bottom: 70, left: 76, right: 76 },
      style: { font: 'franklin', size: 10, leading: 1.4 },
      furniture: (page, pageNo) => {
        page.text(76, 40, ['Calloway Bright Valuation Group', `     File ${job}`], { size: 8, colour: '#555555' });
        page.hline(76, 52, 536, 0.6);
        page.text(76, page.height - 48, [v('property_type', property.type), ' Appraisal'], { size: 8 });
        page.text(510, page.height - 48, `${pageNo}`, { size: 8 });
      },
    });
    sheet.paragraph('APPRAISAL REPORT', { size: 20, bold: true, after: 4 });
    sheet.paragraph([v('property_type', property.type), '\n', v('property_address', oneLine(property.address))], {
      size: 12,
      after: 14,
    });
    sheet.paragraph(longDate(addDays(facts.appraisalDate, 9)));
    for (const runs of paragraphs`
      Mr. Leland Voss, Real Estate Valuation\n${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}
      ${bold('RE: ')}Market value of the fee simple interest in the above property; prospective borrower ${v('borrower_name', b.name)}
      Dear Mr. Voss:
    `)
      sheet.paragraph(runs);
    for (const runs of paragraphs`
      At your request, we have prepared an appraisal of the referenced real estate. The report conforms to the Uniform Standards of Professional Appraisal Practice, to Title XI of the Financial Institutions Reform, Recovery and Enforcement Act of 1989, and to the Interagency Appraisal and Evaluation Guidelines. The intended use is loan underwriting; the only intended user is the addressee.
      The improvements comprise a one-story masonry building of ${random.int(8, 42)},600 square feet of gross building area, built in ${random.int(1974, 2009)} and in average condition, on a site of approximately ${random.int(1, 5)}.${random.int(10, 90)} acres. At inspection the property was 100% occupied by the owner and related entities.
      Based on the investigation and analysis described, and subject to the assumptions and limiting conditions stated, it is our opinion that the market value of the property, “as is,” as of ${v('appraisal_date', longDate(facts.appraisalDate), facts.appraisalDate)}, was $${v('appraised_value', whole(facts.appraisedCents), plainMoney(facts.appraisedCents), true)}. We estimate exposure and marketing time of nine to twelve months. The liquidation value, requested for internal purposes, is ${near(0.78)}.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.ensure(70);
    sheet.paragraph('Respectfully submitted,', { after: 2 });
    sheet.signature(76, sheet.y + 36, 190, { signed, label: 'Margaret Bright, MAI' });
    sheet.text(76, sheet.y + 40, 'Margaret Bright, MAI\nCertified General Appraiser No. CG-20418', { size: 9 });
    sheet.newPage();
    sheet.paragraph('SUMMARY OF SALIENT FACTS AND CONCLUSIONS', { size: 13, bold: true, after: 10 });
    const rows: (readonly [string, Run[]])[] = entries`
      Property | ${v('property_address', oneLine(property.address))}
      County | ${v('property_county', property.county)}
      Property type | ${v('property_type', property.type)}
      Tax parcel | ${v('parcel_number', property.parcel)}
      Owner of record | ${v('vested_owner', b.name)}
      Legal description | ${v('legal_description', property.legalDescription)}
      Client | ${v('lender_name', lender.name)}
      Interest appraised | Fee simple
      Zoning | C-2, General Commercial
      Flood zone | Zone ${v('flood_zone', facts.flood.zone)}; community ${v('flood_community_number', facts.flood.community)}
      Highest and best use | As vacant: commercial development. As improved: continued present use
      Effective date of value | ${v('appraisal_date', longDate(facts.appraisalDate), facts.appraisalDate)}
      Date of report | ${longDate(addDays(facts.appraisalDate, 9))}
      Land value | ${near(0.22)}
      Assessed value (current tax year) | ${near(0.64)}
      Cost approach | ${near(1.05)}
      Sales comparison approach | ${near(1.01)}
      Income capitalization approach | ${near(0.98)}
      Insurable replacement cost | ${near(0.86)}
      Market value conclusion, as is | $${v('appraised_value', whole(facts.appraisedCents), plainMoney(facts.appraisedCents), true)}
    `;
    rows.forEach(([label, runs], i) => {
      const y = sheet.y;
      const end =
        Math.max(
          sheet.text(82, y + 4, label, { size: 9.5, width: 170 }),
          sheet.text(262, y + 4, runs, { size: 9.5, width: 268 }),
        ) + 2;
      if (i === rows.length - 1) sheet.rect(76, y, 460, end - y, { thickness: 1.2 });
      else sheet.hline(76, end, 536, 0.3);
      sheet.y = end;
    });
    sheet.newPage();
    sheet.paragraph('RECONCILIATION', { size: 13, bold: true });
    for (const runs of paragraphs`
      The cost approach is a weak indicator for a property of this age owing to the difficulty of estimating accrued depreciation. The sales comparison approach relied on five sales of similar buildings within a forty-mile radius, adjusted for location, size, condition and market conditions, and is the approach most used by owner-users. The income capitalization approach, developed by direct capitalization at an overall rate of 7.75%, with a vacancy and collection allowance of 8.0%, reflects the motives of investors and supports the conclusion.
      Giving most weight to the sales comparison approach, we conclude to a market value of $${v('appraised_value', whole(facts.appraisedCents), plainMoney(facts.appraisedCents))} for the real property only. Personal property, trade fixtures and going-concern value are excluded.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    sheet.paragraph('CERTIFICATION', { size: 13, bold: true });
    sheet.paragraph('We certify that, to the best of our knowledge and belief:');
    [
      'the statements of fact contained in this report are true and correct;',
      'the reported analyses, opinions and conclusions are limited only by the reported assumptions and limiting conditions, and are our personal, impartial and unbiased professional analyses;',
      'we have no present or prospective interest in the property that is the subject of this report and no personal interest with respect to the parties involved;',
      'we have performed no services, as an appraiser or in any other capacity, regarding the property within the three-year period preceding acceptance of this assignment;',
      'our compensation for this assignment, a fixed fee of $3,800, is not contingent upon the development or reporting of a predetermined value;',
      'Margaret Bright made a personal inspection of the property; no one provided significant real property appraisal assistance to the person signing this certification.',
    ].forEach((text) => {
      sheet.paragraph(`–  ${text}`, { indent: 14, after: 4 });
    });
    sheet.paragraph('LIMITING CONDITIONS', { size: 13, bold: true });
    sheet.paragraph(
      'No responsibility is assumed for matters of a legal nature affecting title, which is assumed to be good and marketable. No survey was made by the appraiser. The existence of hazardous materials was not observed, and the appraiser is not qualified to detect such substances. Possession of this report does not carry with it the right of publication.',
      { align: 'justify' },
    );
  },
};
