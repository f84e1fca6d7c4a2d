import { addMonths } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { labelled, table, ticked } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, named, phoneOf, placed, stacked } from './b-values.ts';

const inArea = (facts: LoanFacts): boolean => facts.flood.inHazardArea;

const noticeForm: Layout = {
  id: 'flood-notice-form',
  docType: 'flood_notice',
  suits: inArea,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({ style: { font: 'sans', size: 9.5 }, margins: { left: 50, right: 50 } });
    s.text(50, 44, 'NOTICE OF SPECIAL FLOOD HAZARDS AND AVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE', {
      bold: true,
      size: 12,
      width: 512,
      align: 'center',
    });
    table(
      s,
      50,
      82,
      [{ w: 256 }, { w: 256 }],
      [
        [
          ['Borrower: ', ...named('borrower_name', f.borrowers)],
          ['Lender: ', v('lender_name', f.lender.name)],
        ],
        [
          ['Property: ', placed('property_address', f.property.address)],
          ['Loan No.: ', v('loan_number', f.loanNumber), '     Date: ', h.day(f.flood.date)],
        ],
      ],
      { pad: 4 },
    );
    s.y += 10;
    s.paragraph('We are giving you this notice to inform you that:');
    ticked(
      s,
      50,
      s.y,
      'The building or mobile home securing the loan for which you have applied is or will be located in an area with special flood hazards.',
      true,
      { field: 'in_sfha', size: 7.5 },
    );
    s.y += 18;
    s.paragraph(
      prose`The area has been identified by the Administrator of the Federal Emergency Management Agency (FEMA) as a special flood hazard area using FEMA’s Flood Insurance Rate Map for the following community: ${f.property.address.city}, NFIP community number ${v('flood_community_number', f.flood.community)}, zone ${v('flood_zone', f.flood.zone)}. This area has a one percent (1%) chance of a flood equal to or exceeding the base flood elevation in any given year.`,
      { align: 'justify' },
    );
    ticked(
      s,
      50,
      s.y,
      'The community participates in the National Flood Insurance Program (NFIP). Federal law will not allow us to make the loan without flood insurance.',
      true,
      { size: 7.5 },
    );
    ticked(
      s,
      50,
      s.y + 14,
      'Flood insurance coverage under the NFIP is not available because the community does not participate.',
      false,
      { size: 7.5 },
    );
    s.y += 36;
    for (const runs of paragraphs`
      At a minimum, flood insurance purchased must cover the lesser of the outstanding principal balance of the loan, or the maximum amount of coverage allowed for the type of property under the NFIP. Amount required for this loan: ${h.money('flood_coverage_amount', f.flood.coverageCents)}.
      Flood insurance coverage under the NFIP may be purchased through an insurance agent who will obtain the policy either directly through the NFIP or through an insurance company that participates in it. Flood insurance that provides the same level of coverage may also be available from private insurers.
      Federal disaster relief assistance (usually in the form of a low-interest loan) may be available for damages incurred in excess of your flood insurance if your community’s participation in the NFIP is in accordance with NFIP requirements.
    `)
      s.paragraph(runs, { align: 'justify' });
    s.y += 30;
    f.borrowers.slice(0, 2).forEach((party, index) => {
      s.signature(50 + index * 260, s.y, 220, { signed, label: party.signer });
      s.text(50 + index * 260, s.y + 3, `${party.name}     Date`, { size: 8 });
    });
  },
};

const noticeLetter: Layout = {
  id: 'flood-notice-letter',
  docType: 'flood_notice',
  suits: inArea,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['book', 'typewriter']), size: 11 },
      margins: { left: 74, right: 74 },
    });
    s.text(74, 54, v('lender_name', f.lender.name), { bold: true, size: 13 });
    s.y = 90;
    s.paragraph(h.day(f.flood.date));
    for (const runs of paragraphs`
      ${named('borrower_name', f.borrowers, '\n')}\n${f.borrowers[0] ? stacked('borrower_address', f.borrowers[0].address) : ''}
      ${bold('Notice of Special Flood Hazards')}\nLoan ${v('loan_number', f.loanNumber)}
    `)
      s.paragraph(runs);
    for (const runs of paragraphs`
      The improved real estate at ${placed('property_address', f.property.address)} that will secure your loan ${v('in_sfha', 'lies in a special flood hazard area', 'true')} (zone ${v('flood_zone', f.flood.zone)}) on the map of community ${v('flood_community_number', f.flood.community)}. You must have flood insurance before the loan can close, and keep it for the life of the loan.
      The least amount that we may accept is ${h.money('flood_coverage_amount', f.flood.coverageCents)}. You may buy the policy from any agent, under the National Flood Insurance Program or from a private company. This letter also serves as notice of the availability of Federal disaster relief assistance, which is not a substitute for insurance.
      Please sign below to confirm that you received this notice at least ten days before closing, or that you give up the time that is left, and return one copy to us.
    `)
      s.paragraph(runs, { align: 'justify' });
    s.y += 40;
    s.signature(74, s.y, 220, { signed, label: f.borrowers[0]?.signer ?? '' });
    s.text(74, s.y + 4, `Received by ${f.borrowers[0]?.name ?? ''}`, { size: 9 });
  },
};

const floodDeclarations: Layout = {
  id: 'flood-nfip-declarations',
  docType: 'flood_policy',
  suits: inArea,
  draw(open, f, { random }) {
    const h = handOf(random, { dropsCents: true });
    const from = addMonths(f.flood.to, -12);
    const s = open({ style: { font: random.pick(['sans', 'condensed']), size: 9 }, margins: { left: 44, right: 44 } });
    s.text(44, 42, 'FLOOD DECLARATIONS PAGE', { bold: true, size: 14 });
    s.text(
      44,
      60,
      'National Flood Insurance Program   Standard Flood Insurance Policy - Dwelling / General Property Form',
      { size: 9 },
    );
    table(
      s,
      44,
      78,
      [{ w: 262 }, { w: 262 }],
      [
        [
          `Policy Number: 87${digitsOf(random, 8)}`,
          ['Policy Term: ', h.day(from), ' 12:01 AM to ', h.date('flood_expiration_date', f.flood.to), ' 12:01 AM'],
        ],
        [
          prose`Insured: ${named('borrower_name', f.borrowers, ' & ')}\n${f.borrowers[0] ? stacked('borrower_address', f.borrowers[0].address) : ''}`,
          ['Property Location: ', placed('property_address', f.property.address)],
        ],
        [
          ['Agent: ', `${clerkOf(random)} Insurance, ${phoneOf(random)}`],
          prose`Flood Zone: ${v('flood_zone', f.flood.zone)}     Community Number: ${v('flood_community_number', f.flood.community)}`,
        ],
      ],
      { pad: 4 },
    );
    table(
      s,
      44,
      s.y + 12,
      [
        { w: 200, heading: 'Coverage' },
        { w: 124, heading: 'Limit', align: 'right' },
        { w: 100, heading: 'Deductible', align: 'right' },
        { w: 100, heading: 'Premium', align: 'right' },
      ],
      [
        [
          'Building',
          h.money('flood_coverage_amount', f.flood.coverageCents),
          '$2,000',
          h.cash(random.int(60_000, 220_000)),
        ],
        ['Contents', h.cash(8_000_000), '$2,000', h.cash(random.int(10_000, 40_000))],
        ['Increased Cost of Compliance', '$30,000', '', '$8.00'],
        ['Reserve fund assessment, HFIAA surcharge, federal policy fee', '', '', '$97.00'],
      ],
      { pad: 4 },
    );
    s.y += 12;
    table(
      s,
      44,
      s.y,
      [
        { w: 262, heading: 'First Mortgagee' },
        { w: 262, heading: 'Loan Number' },
      ],
      [
        [
          [v('mortgagee_name', f.lender.name), ' ISAOA\n', stacked('lender_address', f.lender.address)],
          v('loan_number', f.loanNumber),
        ],
      ],
      { pad: 4 },
    );
    s.y += 10;
    s.paragraph(
      'This declarations page, together with the policy form and any endorsements, is your flood insurance policy. The rating information shown (elevation, diagram number, replacement cost) comes from your application. Coverage is limited by the program to $250,000 for a residence of one to four families.',
    );
  },
};

const floodPrivate: Layout = {
  id: 'flood-private-letterhead',
  docType: 'flood_policy',
  suits: inArea,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({ style: { font: random.pick(['franklin', 'serif']), size: 10 }, margins: { left: 60, right: 60 } });
    const rows: [string, Run | Run[]][] = [
      ['Insured', named('borrower_name', f.borrowers)],
      ['Insured building', placed('property_address', f.property.address)],
      ['Policy', `FLD-${digitsOf(random, 7)}`],
      ['Expires', h.date('flood_expiration_date', f.flood.to)],
      ['Building coverage', h.money('flood_coverage_amount', f.flood.coverageCents)],
      ['Deductible', h.cash(500_000)],
      ['Mortgagee', v('mortgagee_name', f.lender.name)],
      ['Mortgagee’s loan', v('loan_number', f.loanNumber)],
      ['Mapped zone', v('flood_zone', f.flood.zone)],
    ];
    s.text(60, 48, v('insurer_name', 'Bayou Mutual Flood Underwriters'), { bold: true, size: 15 });
    s.text(60, 68, 'Flood Declarations Page: residential flood policy', { size: 11 });
    s.y = 96;
    for (const [label, runs] of rows)
      s.y = labelled(s, 60, s.y, label, runs, { tab: 140, width: 492, label: { bold: true } }) + 6;
    s.paragraph(
      'This policy meets the definition of private flood insurance contained in 42 U.S.C. 4012a(b)(7) and the corresponding regulation. The coverage is at least as broad as that of a policy issued under the National Flood Insurance Program, and the insurer will give 45 days’ notice of cancellation or non-renewal to the insured and to the mortgagee.',
    );
    s.y += 30;
    s.signature(60, s.y, 200, { signed, label: 'President' });
    s.text(60, s.y + 3, 'President', { size: 8 });
  },
};

export const floodPapers: readonly Layout[] = [noticeForm, noticeLetter, floodDeclarations, floodPrivate];
