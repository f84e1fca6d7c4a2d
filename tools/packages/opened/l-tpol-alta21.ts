import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const risks = [
  'The Title being vested other than as stated in Schedule A.',
  'Any defect in or lien or encumbrance on the Title. Covered Risk 2 includes, but is not limited to, insurance against loss from a defect in the Title caused by forgery, fraud, undue influence, duress, incompetency, incapacity or impersonation.',
  'Unmarketable Title.',
  'No right of access to and from the Land.',
  'A violation or enforcement of a law, ordinance, permit, or governmental regulation (including those relating to building and zoning), but only to the extent of the violation or enforcement described in an Enforcement Notice.',
  'An enforcement of a governmental forfeiture, police, regulatory, or national security power, but only to the extent of the enforcement described in an Enforcement Notice.',
  'An exercise of the power of eminent domain, but only to the extent of the exercise described in an Enforcement Notice.',
  'The invalidity or unenforceability of the lien of the Insured Mortgage upon the Title.',
  'The lack of priority of the lien of the Insured Mortgage upon the Title over any other lien or encumbrance on the Title as security for each advance of proceeds of the loan secured by the Insured Mortgage.',
  'The invalidity or unenforceability of any assignment of the Insured Mortgage, provided the assignment is shown in Schedule A.',
];

export const layout: Layout = {
  id: 'l-tpol-alta21',
  docType: 'title_policy',
  draw(open, facts, { random }) {
    const { borrowers, lender, property, title } = facts;
    const recorded = addDays(facts.noteDate, 2);
    const number = `LP-${random.int(1000, 9999)}-${random.int(100000, 999999)}`;
    const owner = borrowers.map((b) => b.name).join(' and ');
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)]);
    const sheet = open({
      margins: { top: 60, bottom: 80, left: 64, right: 64 },
      style: { font: 'franklin', size: 9.5, leading: 1.3 },
      furniture: (page, pageNo) => {
        page.rect(30, 30, 552, 732, { thickness: 2 });
        page.text(64, page.height - 64, `ALTA Loan Policy of Title Insurance (07-01-2021)      Policy No. ${number}`, {
          size: 7,
        });
        page.text(520, page.height - 64, `${pageNo}`, { size: 7 });
      },
    });
    sheet.paragraph(title.underwriter.toUpperCase(), { size: 16, bold: true, align: 'center', after: 4 });
    sheet.paragraph('LOAN POLICY OF TITLE INSURANCE', { size: 14, bold: true, align: 'center', after: 12 });
    sheet.paragraph([
      bold(
        'This policy, when issued by the Company with a Policy Number and the Date of Policy, is valid even if this policy or any endorsement to this policy is issued electronically or lacks any signature.',
      ),
    ]);
    sheet.paragraph(
      'Any notice of claim and any other notice or statement in writing required to be given to the Company under this policy must be given to the Company at the address shown in Condition 17.',
    );
    sheet.paragraph('COVERED RISKS', { bold: true, align: 'center' });
    sheet.paragraph(
      'SUBJECT TO THE EXCLUSIONS FROM COVERAGE, THE EXCEPTIONS FROM COVERAGE CONTAINED IN SCHEDULE B, AND THE CONDITIONS, the Company insures as of the Date of Policy and, to the extent stated in Covered Risks 11, 13 and 14, after the Date of Policy, against loss or damage, not exceeding the Amount of Insurance, sustained or incurred by the Insured by reason of:',
      { align: 'justify' },
    );
    risks.forEach((text, i) => {
      sheet.paragraph(`${i + 1}.  ${text}`, { indent: 14, after: 3 });
    });
    sheet.y += 6;
    sheet.paragraph(
      'DEFENSE OF COVERED CLAIMS. The Company will also pay the costs, attorneys’ fees, and expenses incurred in defense of any matter insured against by this policy, but only to the extent provided in the Conditions.',
    );
    sheet.ensure(60);
    sheet.signature(64, sheet.y + 34, 170, { signed: true, label: 'President' });
    sheet.text(64, sheet.y + 38, 'President', { size: 8 });
    sheet.signature(340, sheet.y + 34, 170, { signed: true, label: 'Secretary' });
    sheet.text(340, sheet.y + 38, 'Secretary', { size: 8 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE A', { size: 13, bold: true, align: 'center', after: 10 });
    const data: (readonly [string, Run[]])[] = [
      ['Name and Address of Title Insurance Company', [title.underwriter, ', P.O. Box 40117, Claims Department']],
      ['Issuing Agent', [v('settlement_agent', title.agent.name)]],
      ['Issuing Office File Number', [v('settlement_file_number', title.fileNumber)]],
      ['Policy Number', [number]],
      ['Loan ID Number', [v('loan_number', facts.loanNumber)]],
      ['Property Address', [v('property_address', oneLine(property.address))]],
      ['Amount of Insurance', ['$', v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))]],
      ['Premium', [`$${random.int(400, 2900)}.00`]],
      ['Date of Policy', [v('title_effective_date', longDate(recorded), recorded), ' at 3:42 PM']],
    ];
    for (const [label, runs] of data) {
      const end = Math.max(
        sheet.text(64, sheet.y, bold(`${label}:`), { width: 190 }),
        sheet.text(262, sheet.y, runs, { width: 286 }),
      );
      sheet.y = end + 2;
    }
    sheet.y += 8;
    for (const runs of paragraphs`
      1.  The Insured is: ${v('title_insured', lender.name)}, its successors and/or assigns, as their interests may appear.
      2.  The estate or interest in the Land encumbered by the Insured Mortgage is: Fee Simple.
      3.  The Title encumbered by the Insured Mortgage is vested in: ${v('vested_owner', owner)}.
      4.  The Insured Mortgage and its assignments, if any, are described as follows: Security instrument dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, executed by ${names} for the benefit of ${v('lender_name', lender.name)}, securing an original principal indebtedness of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, recorded ${longDate(recorded)} as Instrument No. ${recorded.slice(0, 4)}-${random.int(10000, 99999)}.
      5.  The Land referred to in this policy is described as follows: ${v('legal_description', property.legalDescription)}. Parcel ${v('parcel_number', property.parcel)}.
    `)
      sheet.paragraph(runs);
    sheet.paragraph(
      '6.  This policy incorporates by reference the endorsements designated below, adopted by the American Land Title Association:',
      { after: 4 },
    );
    const list = [
      '4.1 Condominium',
      '5.1 Planned Unit Development',
      '6 Variable Rate',
      '8.1 Environmental Protection Lien',
      '9 Restrictions, Encroachments, Minerals',
      '22 Location',
    ];
    list.forEach((label, i) => {
      const x = 84 + (i % 2) * 220;
      const y = sheet.y + Math.floor(i / 2) * 15;
      const on =
        i >= 3 ||
        (i === 2 && facts.rateType === 'variable') ||
        (i === 0 && property.type === 'Condominium') ||
        (i === 1 && property.type === 'PUD');
      sheet.checkbox(x, y, { marked: on, label, size: 8 });
      sheet.text(x + 14, y, label, { size: 9 });
    });
    sheet.y += 62;
    sheet.ensure(180);
    sheet.paragraph('SCHEDULE B – EXCEPTIONS FROM COVERAGE', { size: 12, bold: true, align: 'center' });
    sheet.paragraph(
      'This policy does not insure against loss or damage and the Company will not pay costs, attorneys’ fees, or expenses resulting from:',
    );
    [
      'General and special taxes for the current year and thereafter, not yet due and payable.',
      'Easements for public utilities, ten feet in width, as shown on the recorded plat.',
      'Declaration of covenants recorded May 9, 1996, Book 1187 Page 62, and amendments. No reverter. Assessments paid through date of policy.',
      'Mineral rights reserved in deed recorded in Book 77, Page 410.',
    ].forEach((text, i) => {
      sheet.paragraph(`${i + 1}.  ${text}`, { indent: 14, after: 3 });
    });
  },
};
