import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { labelled, table } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, named, placed } from './b-values.ts';

const docType = 'appraisal';

/** A commercial appraiser's letter of transmittal with the conclusions in a small table. */
const commercialLetter: Layout = {
  id: 'appraisal-commercial-letter',
  docType,
  suits: (facts) => facts.loanClass === 'business',
  draw(open, f, { random, signed }) {
    const h = handOf(random, { dropsCents: true });
    const s = open({
      style: { font: random.pick(['book', 'serif']), size: 11 },
      margins: { left: 76, right: 76 },
      furniture: (sheet, n) =>
        sheet.text(0, 750, `${n === 1 ? '' : `Letter of transmittal, page ${n}`}`, {
          size: 8,
          width: 612,
          align: 'center',
        }),
    });
    const firm = random.pick(['Alder & Finch Real Estate Counselors', 'Meridian Commercial Valuation Group']);
    s.text(0, 50, firm, { size: 15, bold: true, width: 612, align: 'center' });
    s.y = 86;
    s.paragraph(h.day(addDays(f.appraisalDate, 11)));
    for (const runs of paragraphs`
      ${v('lender_name', f.lender.name)}\n${placed('lender_address', f.lender.address)}\nAttention: ${clerkOf(random)}, Appraisal Review
      ${bold('Re: APPRAISAL REPORT\n')}${v('property_type', f.property.type)} at ${placed('property_address', f.property.address)}, ${v('property_county', f.property.county)} County\nOur file ${digitsOf(random, 6)}
      Dear Client:
    `)
      s.paragraph(runs);
    for (const runs of paragraphs`
      At your request we have prepared an appraisal of the property named above, owned or to be acquired by ${named('borrower_name', f.borrowers)}. The report conforms to the Uniform Standards of Professional Appraisal Practice and to the guidelines for federally related transactions. The fee simple interest was appraised. The property was inspected on ${h.day(addDays(f.appraisalDate, 2))}.
      The site carries parcel number ${v('parcel_number', f.property.parcel)} and is improved with a ${random.int(4, 40)},${digitsOf(random, 3)} square foot building of ${random.pick(['masonry', 'steel frame', 'tilt-up concrete'])} construction, ${random.int(70, 100)} percent occupied. Our conclusions are as follows:
    `)
      s.paragraph(runs, { align: 'justify' });
    table(
      s,
      76,
      s.y,
      [
        { w: 230, heading: 'Value premise' },
        { w: 130, heading: 'Effective date' },
        { w: 100, heading: 'Value', align: 'right' },
      ],
      [
        [
          'Market value, fee simple, as is',
          h.date('appraisal_date', f.appraisalDate),
          h.money('appraised_value', f.appraisedCents),
        ],
        [
          'Insurable replacement cost',
          h.day(f.appraisalDate),
          h.cash(Math.round((f.appraisedCents * 0.82) / 100_000) * 100_000),
        ],
        ['Land value only', h.day(f.appraisalDate), h.cash(Math.round((f.appraisedCents * 0.22) / 100_000) * 100_000)],
      ],
      { size: 10, pad: 5 },
    );
    s.y += 12;
    for (const runs of paragraphs`
      Appraised Value of Subject Property: ${h.money('appraised_value', f.appraisedCents)}. Effective Date of Appraisal: ${h.date('appraisal_date', f.appraisalDate)}.
      The income approach rests on a capitalization rate of 7.50% and a stabilized vacancy of 5.00%; the sales comparison approach on six sales of the last two years. An extraordinary assumption is made that the environmental report shows no recognized condition. Use of the assumption might have affected the results.
      This letter is invalid as an opinion of value if detached from the report, which contains the text, exhibits and addenda. It was a pleasure to be of service.
    `)
      s.paragraph(runs, { align: 'justify' });
    s.y += 40;
    s.ensure(60);
    const who = clerkOf(random);
    s.signature(76, s.y, 200, { signed, label: who });
    s.text(76, s.y + 4, `${who}, MAI\nCertified General Appraiser CG${digitsOf(random, 6)}`, { size: 10 });
  },
};

/** A desktop valuation: machine-made, a big number and a confidence score. */
const desktop: Layout = {
  id: 'appraisal-desktop-valuation',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random, { dropsCents: true });
    const s = open({
      style: { font: random.pick(['franklin', 'condensed', 'slab']), size: 9.5 },
      margins: { left: 44, right: 44 },
    });
    s.text(44, 40, 'Desktop Appraisal Report', { size: 18, bold: true });
    s.text(44, 62, 'Restricted evaluation for lending use. No interior inspection was made.', { size: 9 });
    s.rect(44, 84, 250, 96, { fill: '#eef1f4', stroke: true });
    s.text(56, 92, 'APPRAISED VALUE OF SUBJECT PROPERTY', { size: 8 });
    s.text(56, 108, h.money('appraised_value', f.appraisedCents), { size: 24, bold: true });
    s.text(
      56,
      146,
      `Value range ${h.cash(Math.round((f.appraisedCents * 0.94) / 100_000) * 100_000)} to ${h.cash(Math.round((f.appraisedCents * 1.07) / 100_000) * 100_000)}`,
      { size: 8 },
    );
    s.text(56, 160, `Confidence ${random.int(78, 95)} of 100     FSD 0.${random.int(8, 16)}`, { size: 8 });
    let y = 88;
    for (const [label, runs] of [
      ['Effective Date of Appraisal', h.date('appraisal_date', f.appraisalDate)],
      ['Report date', h.day(addDays(f.appraisalDate, 1))],
      ['Client', v('lender_name', f.lender.name)],
      ['Borrower', named('borrower_name', f.borrowers, ', ')],
      ['Loan number', v('loan_number', f.loanNumber)],
    ] as [string, Run | Run[]][])
      y =
        labelled(s, 310, y, label, runs, {
          tab: 120,
          width: 258,
          label: { size: 8.5 },
          value: { bold: true, size: 9 },
        }) + 4;
    s.y = 196;
    for (const [label, runs] of [
      ['Property address', placed('property_address', f.property.address)],
      ['County', v('property_county', f.property.county)],
      ['Parcel', v('parcel_number', f.property.parcel)],
      ['Legal', v('legal_description', f.property.legalDescription)],
      ['Property type', v('property_type', f.property.type)],
      ['Assessed value', h.cash(Math.round((f.appraisedCents * 0.71) / 100_000) * 100_000)],
      [
        'Last transfer',
        `${h.day(`${random.int(2004, 2019)}-06-1${random.int(0, 9)}`)}, ${h.cash(Math.round((f.appraisedCents * 0.55) / 100_000) * 100_000)}`,
      ],
    ] as [string, Run][])
      s.y = labelled(s, 44, s.y, label, runs, { tab: 120, width: 524, label: { bold: true } }) + 3;
    s.y += 8;
    table(
      s,
      44,
      s.y,
      [
        { w: 30, heading: '#' },
        { w: 214, heading: 'Comparable' },
        { w: 90, heading: 'Sold' },
        { w: 110, heading: 'Price', align: 'right' },
        { w: 80, heading: 'Similarity', align: 'right' },
      ],
      [0.93, 0.99, 1.01, 1.04, 1.08].map((part, index) => [
        `${index + 1}`,
        `${random.int(10, 990)} ${random.pick(['Birch', 'Willow', 'Canyon', 'Second'])} Street`,
        h.day(addDays(f.appraisalDate, -random.int(20, 200))),
        h.cash(Math.round((f.appraisedCents * part) / 100_000) * 100_000),
        `${random.int(71, 98)}%`,
      ]),
      { size: 9, pad: 4, banded: '#f2f4f6' },
    );
    s.y += 12;
    for (const runs of paragraphs`
      Scope of work. The value was developed from public records, multiple listing data and a statistical model, reviewed by a certified appraiser. The condition of the improvements is assumed to be average. It does not replace an appraisal where the regulations ask for one.
      Limiting conditions. The report is for the client named above and for no other person. It was not made with a minimum value in mind, nor was payment dependent on the result.
    `)
      s.paragraph(runs);
    s.text(
      44,
      748,
      `Model 7.2   Order ${digitsOf(random, 8)}   Reviewed by ${clerkOf(random)}, certified residential appraiser`,
      { size: 7.5 },
    );
  },
};

export const appraisals: readonly Layout[] = [commercialLetter, desktop];
