import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const dollars = (cents: number): string => money(cents).replace(/\.\d\d$/, '');

export const layout: Layout = {
  id: 'x-appr-gp-form',
  docType: 'appraisal',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { property, lender, borrowers } = facts;
    const { address } = property;
    const left = 44;
    const full = 524;
    const bar = 16;
    const fileNo = `${facts.appraisalDate.slice(2, 4)}-${random.int(1000, 9999)}`;
    const sheet = open({
      margins: { top: 30, bottom: 24, left, right: 44 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 8 },
    });
    const purchase = facts.salePriceCents !== null;
    sheet.text(left, 28, 'RESIDENTIAL APPRAISAL SUMMARY REPORT', {
      bold: true,
      size: 13,
      width: full,
      align: 'center',
    });
    sheet.text(left, 32, `File No.: ${fileNo}`, { size: 8, width: full, align: 'right' });
    sheet.y = 48;
    const section = (name: string, lines: readonly (readonly Run[] | (() => void))[], rowHeight = 15.5): void => {
      const top = sheet.y;
      const height = lines.length * rowHeight;
      sheet.rect(left, top, bar, height, { fill: '#d9d9d9', stroke: true });
      sheet.rect(left + bar, top, full - bar, height);
      const letters = name.split('');
      const step = Math.min(8, (height - 4) / letters.length);
      letters.forEach((letter, i) => {
        sheet.text(left, top + (height - step * letters.length) / 2 + i * step, letter, {
          bold: true,
          size: Math.min(7, step),
          width: bar,
          align: 'center',
        });
      });
      lines.forEach((line, i) => {
        if (i > 0) sheet.hline(left + bar, sheet.y, left + full, 0.25);
        if (typeof line === 'function') line();
        else sheet.text(left + bar + 4, sheet.y + 4, line, { size: 8 });
        sheet.y += rowHeight;
      });
    };
    const cells =
      (...parts: readonly (readonly [number, readonly Run[]])[]) =>
      (): void => {
        for (const [x, runs] of parts) sheet.text(left + bar + 4 + x, sheet.y + 4, runs, { size: 8 });
      };
    const ticks =
      (
        label: string,
        options: readonly (readonly [number, string, boolean, value?: readonly [field: string, meaning: string]])[],
        extra?: readonly [number, readonly Run[]],
      ) =>
      (): void => {
        sheet.text(left + bar + 4, sheet.y + 4, bold(label), { size: 8 });
        for (const [x, text, marked, [field, meaning] = []] of options) {
          const answers = field === undefined ? {} : { field };
          sheet.checkbox(left + bar + 4 + x, sheet.y + 4, { marked, label: text, size: 7, ...answers });
          const run = marked && field !== undefined ? v(field, text, meaning) : text;
          sheet.text(left + bar + 15 + x, sheet.y + 4, run, { size: 8 });
        }
        if (extra !== undefined) sheet.text(left + bar + 4 + extra[0], sheet.y + 4, extra[1], { size: 8 });
      };
    const place = {
      field: 'property_address',
      printed: `${address.street} ${address.city} ${address.state} ${address.zip}`,
      value: oneLine(address),
    };
    const owner = purchase ? 'Walter and Joan Prescott' : borrowers.map((b) => b.name).join(' & ');
    const year = random.int(1962, 2014);
    const area = random.int(1180, 3150);
    section('SUBJECT', [
      [
        bold('Property Address: '),
        { text: address.street, over: place },
        bold('   City: '),
        { text: address.city, over: place },
        bold('   State: '),
        { text: address.state, over: place },
        bold('   Zip Code: '),
        { text: address.zip, over: place },
      ],
      [bold('Legal Description: '), v('legal_description', property.legalDescription)],
      cells(
        [0, [bold('County: '), v('property_county', property.county)]],
        [170, [bold('Assessor’s Parcel #: '), v('parcel_number', property.parcel)]],
        [350, [bold('Tax Year: '), String(Number(facts.appraisalDate.slice(0, 4)) - 1)]],
        [420, [bold('R.E. Taxes: $ '), dollars(Math.round(facts.appraisedCents * 0.0113))]],
      ),
      cells(
        [
          0,
          [bold('Borrower: '), ...borrowers.flatMap((b, i): Run[] => [i > 0 ? ' & ' : '', v('borrower_name', b.name)])],
        ],
        [270, [bold('Current Owner of Record: '), owner]],
      ),
      ticks(
        'Project Type:',
        [
          [62, 'PUD', property.type === 'PUD'],
          [100, 'Condominium', property.type === 'Condominium'],
          [170, 'Cooperative', false],
          [236, 'Other', false],
        ],
        [290, [bold('HOA: $ '), property.type === 'Single Family' ? '0' : String(random.int(85, 340)), ' per month']],
      ),
    ]);
    section('CLIENT', [
      cells(
        [0, [bold('Client: '), v('lender_name', lender.name)]],
        [250, [bold('Address: '), v('lender_address', oneLine(lender.address))]],
      ),
      cells(
        [0, [bold('Appraiser: '), `${random.pick(['Glenn P. Sorensen', 'Teresa Maddox'])}, Certified Residential`]],
        [250, [bold('License #: '), `CR-${random.int(10_000, 99_999)}`]],
        [370, [bold('Date of Report: '), numericDate(addDays(facts.appraisalDate, 4))]],
      ),
      ticks('Purpose of the assignment:', [
        [118, 'Purchase', purchase],
        [176, 'Refinance', !purchase],
        [236, 'Other', false],
      ]),
    ]);
    section('SALE', [
      ticks('Is the subject under contract?', [
        [130, 'Yes', purchase],
        [164, 'No', !purchase],
      ]),
      facts.salePriceCents === null
        ? [bold('Contract Price: $ '), 'N/A   ', bold('Date of Contract: '), 'N/A']
        : prose`${bold('Contract Price: $ ')}${v('sale_price', dollars(facts.salePriceCents), plainMoney(facts.salePriceCents))}${bold('   Date of Contract: ')}${numericDate(addDays(facts.appraisalDate, -12))}${bold('   Seller concessions: $ ')}2,500`,
      [
        bold('Prior transfers (3 years): '),
        purchase ? 'None noted in public records.' : 'None. Last transfer more than three years before effective date.',
      ],
    ]);
    const rising = random.chance(0.3);
    const low = Math.round((facts.appraisedCents * 0.68) / 500_000) * 5;
    const high = Math.round((facts.appraisedCents * 1.42) / 500_000) * 5;
    section('AREA', [
      ticks(
        'Location:',
        [
          [50, 'Urban', false],
          [96, 'Suburban', true],
          [154, 'Rural', false],
        ],
        [
          230,
          [bold('Built up: '), 'Over 75%   ', bold('Growth: '), 'Stable   ', bold('Marketing time: '), '3 - 6 months'],
        ],
      ),
      ticks(
        'Values:',
        [
          [50, 'Increasing', rising],
          [110, 'Stable', !rising],
          [160, 'Declining', false],
        ],
        [230, [bold('Price ($000): '), `Low ${low}   High ${high}   Predominant ${Math.round((low + high) / 2)}`]],
      ),
      prose`${bold('Present land use: ')}One-unit 80%   2-4 unit 5%   Multi-family 5%   Commercial 10%   ${bold('Age (yrs): ')}Low 1   High 78   Pred. 34`,
      ['Convenient to schools, shopping and employment. No adverse conditions were noted that affect marketability.'],
    ]);
    section('SITE', [
      cells(
        [0, [bold('Dimensions: '), `${random.int(60, 90)} x ${random.int(105, 140)}`]],
        [130, [bold('Area: '), `${dollars(random.int(6800, 12_400) * 100)} sf`]],
        [230, [bold('Zoning: '), 'R-1 Residential, legal conforming']],
      ),
      ticks(
        'FEMA Special Flood Hazard Area:',
        [
          [142, 'Yes', facts.flood.inHazardArea, ['in_sfha', 'true']],
          [174, 'No', !facts.flood.inHazardArea, ['in_sfha', 'false']],
        ],
        [
          216,
          prose`${bold('FEMA Flood Zone: ')}${v('flood_zone', facts.flood.zone)}${bold('   Map #: ')}${facts.flood.community.slice(0, 5)}C0${random.int(110, 890)}F${bold('   Map Date: ')}${numericDate('2012-09-26')}`,
        ],
      ),
      [bold('Utilities: '), 'Electricity, gas, public water and sanitary sewer; asphalt street, public.'],
    ]);
    section('BUILDING', [
      cells(
        [0, [bold('Design: '), random.pick(['Ranch', 'Two-story', 'Split-level', 'Colonial'])]],
        [100, [bold('Year Built: '), String(year)]],
        [180, [bold('Effective Age: '), `${random.int(8, 22)} yrs`]],
        [280, [bold('Rooms: '), `${random.int(6, 9)}`, bold('  Bedrooms: '), '3', bold('  Baths: '), '2.1']],
      ),
      cells(
        [0, [bold('Gross living area: '), `${area.toLocaleString('en-US')} sf`]],
        [150, [bold('Basement: '), `${random.int(400, 1100)} sf`]],
        [260, [bold('Garage: '), '2-car attached']],
        [370, [bold('Heat/Cool: '), 'FWA / Central']],
      ),
      ['Condition is average to good (C3). Kitchen updated within ten years. No functional or external obsolescence.'],
      ['No repairs required. Physical depreciation is normal for the age of the dwelling.'],
    ]);
    const comparables = [1, 2, 3].map((n) => {
      const price = Math.round((facts.appraisedCents * (0.955 + random.next() * 0.08)) / 100_000) * 100_000;
      const adjusted = Math.round((facts.appraisedCents * (0.985 + random.next() * 0.03)) / 50_000) * 50_000;
      return cells(
        [0, [`${n}   ${random.int(100, 9800)} ${random.pick(['Birch Street', 'Alder Way', 'Larkspur Lane'])}`]],
        [140, [`0.${random.int(12, 88)} mi`]],
        [200, [`$ ${dollars(price)}`]],
        [280, [`${random.int(1, 9)} mos. ago`]],
        [350, [`${area + random.int(-180, 210)} sf`]],
        [420, [`$ ${dollars(adjusted)}`]],
      );
    });
    section('SALES', [
      cells(
        [0, [bold('Comparable')]],
        [140, [bold('Proximity')]],
        [200, [bold('Sale price')]],
        [280, [bold('Sale date')]],
        [350, [bold('GLA')]],
        [420, [bold('Adjusted price')]],
      ),
      ...comparables,
    ]);
    const cost = Math.round((facts.appraisedCents * 1.03) / 100_000) * 100_000;
    section('VALUE', [
      prose`${bold('Indicated value by: ')}Sales Comparison $ ${dollars(facts.appraisedCents)}   Cost Approach $ ${dollars(cost)}   Income Approach $ N/A`,
      ticks('This appraisal is made', [
        [96, '“as is”', true],
        [140, 'subject to completion', false],
        [236, 'subject to repairs', false],
        [320, 'subject to inspection', false],
      ]),
      ['Based on an interior and exterior inspection of the subject, defined scope of work, limiting conditions and'],
      [
        'certifications, my (our) opinion of the Market Value of the real property that is the subject of this report is',
      ],
      prose`${bold('$ ')}${v('appraised_value', dollars(facts.appraisedCents), plainMoney(facts.appraisedCents), true)}, as of ${v('appraisal_date', longDate(facts.appraisalDate), facts.appraisalDate, true)}, which is the effective date of this appraisal.`,
    ]);
    sheet.y += 10;
    sheet.text(
      left,
      sheet.y,
      'A true and complete copy of this report contains 14 pages, including exhibits, which are an integral part of it. The report may not be understood without reference to all of it. Attached: Scope of Work, Limiting Conditions and Certification, Comparable Sales 1 - 3, Sketch, Location Map, Flood Map, Photographs.',
      { size: 7, width: full },
    );
    sheet.y += 52;
    sheet.signature(left, sheet.y, 210, { signed, label: 'Appraiser' });
    sheet.text(left, sheet.y + 3, 'APPRAISER', { size: 7 });
    sheet.signature(left + 300, sheet.y, 210, { signed: false, label: 'Supervisory appraiser' });
    sheet.text(left + 300, sheet.y + 3, 'SUPERVISORY APPRAISER (if required)', { size: 7 });
    sheet.text(left, 756, 'Form GPR2 - Residential Summary - produced with Appraise-It Forms', { size: 6.5 });
    sheet.text(left, 756, 'Page 1 of 14', { size: 6.5, width: full, align: 'right' });
  },
};
