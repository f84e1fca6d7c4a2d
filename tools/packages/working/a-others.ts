import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { layout } from './a-draft.ts';
import { drawBoxes, drawList, drawTable } from './a-tables.ts';
import { drawTitle, rule } from './a-text.ts';

/** Papers that lie in a package and are none of the known types; they name loans and other documents all the same. */
export const others: readonly Layout[] = [
  layout({
    id: 'other-cover-letter',
    docType: 'other',
    paper: (random) => ({
      style: { font: random.pick(['serif', 'sans']), size: 11, leading: 1.3 },
      margins: { top: 80, left: 80, right: 80, bottom: 72 },
    }),
    draw(draft) {
      const { sheet, say, facts, random, signed } = draft;
      sheet.paragraph([say.lender(), '\n', say.lenderAddress('two lines')], { align: 'center' });
      sheet.paragraph(say.plain.date(addDays(facts.noteDate, 2)));
      sheet.paragraph([`${facts.title.agent.name}\nAttention: Closing Department`]);
      sheet.paragraph(['Re: ', ...say.borrowers(), ' / Loan No. ', say.loanNo()], { bold: true, indent: 30 });
      sheet.paragraph(
        'Enclosed please find the following for the loan that closed this week: the original note, the recorded mortgage or deed of trust, the loan policy of title insurance, and our check for recording fees. Please return the settlement statement with all signatures in the envelope provided.',
        { align: 'justify' },
      );
      sheet.paragraph(random.pick(['Call me with any questions.', 'Thank you for your help with this file.']));
      sheet.paragraph('Sincerely,');
      sheet.y += 34;
      sheet.signature(draft.left, sheet.y, 180, { signed, label: facts.approval.officer });
      sheet.text(draft.left, sheet.y + 4, [v('loan_officer', facts.approval.officer), '\nLoan Operations']);
    },
  }),
  layout({
    id: 'other-tax-bill',
    docType: 'other',
    paper: () => ({ style: { font: 'sans', size: 9 }, margins: { top: 40, left: 40, right: 40, bottom: 40 } }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const half = random.int(60, 900) * 1_000;
      drawTitle(draft, `${facts.property.county.toUpperCase()} COUNTY TREASURER`, { size: 14 });
      drawTitle(draft, `${facts.noteDate.slice(0, 4)} REAL PROPERTY TAX STATEMENT`, { size: 11 });
      sheet.y += 8;
      drawBoxes(draft, [
        [
          { label: 'PARCEL NUMBER', runs: say.parcel() },
          { label: 'TAX AREA', runs: `${random.int(100, 999)}` },
          { label: 'STATEMENT DATE', runs: say.plain.date(addDays(facts.noteDate, -50)) },
        ],
        [
          { label: 'OWNER OF RECORD', runs: facts.borrowers.map((party) => party.name).join(' & ') },
          { label: 'PROPERTY LOCATION', runs: say.property() },
        ],
      ]);
      sheet.y += 10;
      drawTable(
        draft,
        [220, 130, 130],
        [
          ['Tax authority', 'Levy', 'Amount'],
          ['General fund', '12.440', say.plain.dollars(Math.round(half * 0.6))],
          ['School district', '31.002', say.plain.dollars(Math.round(half * 1.2))],
          ['Fire protection', '4.118', say.plain.dollars(half * 2 - Math.round(half * 0.6) - Math.round(half * 1.2))],
          ['TOTAL', '', say.plain.dollars(half * 2)],
        ],
        { head: true },
      );
      sheet.y += 14;
      sheet.paragraph(
        `First half ${say.plain.dollars(half)} due February 28. Second half ${say.plain.dollars(half)} due June 15. Interest accrues at 1% per month on late payments.`,
      );
      sheet.y = sheet.height - 190;
      sheet.raw.dash(4, { space: 4 });
      sheet.hline(draft.left, sheet.y, draft.left + draft.width);
      sheet.raw.undash();
      sheet.y += 8;
      sheet.paragraph('RETURN THIS STUB WITH YOUR PAYMENT', { bold: true, align: 'center' });
      drawList(draft, [
        ['Parcel', say.parcel()],
        ['Amount due', say.plain.dollars(half)],
      ]);
    },
  }),
  layout({
    id: 'other-email',
    docType: 'other',
    paper: (random) => ({
      style: { font: random.pick(['sans', 'franklin']), size: 10 },
      margins: { top: 44, left: 50, right: 50, bottom: 44 },
    }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const to = facts.approval.officer.toLowerCase().replace(/[^a-z]+/g, '.');
      sheet.paragraph(facts.approval.officer, { bold: true, size: 12 });
      rule(draft, 2);
      drawList(
        draft,
        entries`
          From: | ${facts.borrowers[0]?.signer ?? ''} <owner@example.com>
          Sent: | ${say.plain.date(addDays(facts.noteDate, -random.int(1, 9)))} ${random.int(8, 11)}:${random.int(10, 59)} AM
          To: | ${to}@bank.example
          Subject: | RE: closing of loan ${say.loanNo()}
        `,
        { labelWidth: 60, labelStyle: { bold: true }, gap: 1 },
      );
      sheet.y += 14;
      sheet.paragraph('Good morning,');
      sheet.paragraph([
        `We can be there Thursday. Two questions: is the ${say.plain.dollars(random.int(5, 90) * 10_000)} appraisal fee part of the closing costs, and do you still need the insurance binder before we sign the note? The agent says the flood determination came back fine.`,
      ]);
      sheet.paragraph('Thanks,\nSent from my phone');
      sheet.paragraph('-----Original Message-----', { size: 9 });
      sheet.paragraph(
        prose`We are ready to close. The promissory note, guaranty and deed of trust are drawn. Please bring identification. ${say.borrowers()} will sign first.`,
        { size: 9, indent: 20 },
      );
    },
  }),
  layout({
    id: 'other-invoice',
    docType: 'other',
    paper: () => ({ style: { font: 'slab', size: 9.5 }, margins: { top: 50, left: 54, right: 54, bottom: 50 } }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const lines = random
        .shuffle([
          'Commercial appraisal report',
          'Mileage',
          'Environmental records search',
          'Plat copies',
          'Rush charge',
        ])
        .slice(0, 3)
        .map((label) => [label, random.int(2, 90) * 5_000] as const);
      const total = lines.reduce((sum, [, cents]) => sum + cents, 0);
      sheet.text(draft.left, sheet.y, 'Basin Valuation Group\n400 Second Street', { bold: true });
      sheet.text(draft.left, sheet.y, 'INVOICE', { size: 22, bold: true, width: draft.width, align: 'right' });
      sheet.y += 60;
      drawList(
        draft,
        [
          ['Invoice No.', `${random.int(10_000, 99_999)}`],
          ['Invoice Date', say.plain.date(addDays(facts.appraisalDate, 3))],
          ['Bill To', [say.lender(), '\n', say.lenderAddress('two lines')]],
          ['Re', ['Property at ', say.property()]],
        ],
        { labelWidth: 90 },
      );
      sheet.y += 10;
      drawTable(
        draft,
        [330, 120],
        [
          ['Description', { runs: 'Amount', style: { align: 'right' } }],
          ...lines.map(([label, cents]) => [
            label,
            { runs: say.plain.dollars(cents), style: { align: 'right' as const } },
          ]),
          ['Balance Due', { runs: say.plain.dollars(total), style: { align: 'right', bold: true } }],
        ],
        { head: true },
      );
      sheet.y += 10;
      sheet.paragraph('Terms: net 30 days. Interest of 1.5% per month is charged on overdue balances.', { size: 8 });
    },
  }),
  layout({
    id: 'other-closing-checklist',
    docType: 'other',
    paper: () => ({ style: { font: 'sans', size: 9.5 }, margins: { top: 46, left: 50, right: 50, bottom: 50 } }),
    draw(draft) {
      const { sheet, say, random } = draft;
      drawTitle(draft, 'LOAN CLOSING CHECKLIST', { size: 14 });
      sheet.y += 6;
      drawList(
        draft,
        [
          ['Borrower', say.borrowers()],
          ['Loan Number', say.loanNo()],
          ['Closing officer', v('loan_officer', draft.facts.approval.officer)],
        ],
        { labelWidth: 110, underlined: true },
      );
      sheet.y += 8;
      const items = [
        'Promissory Note signed',
        'Commercial Guaranty from each guarantor',
        'Deed of Trust or Mortgage, notarized',
        'Assignment of Rents',
        'UCC Financing Statement filed',
        'Title Commitment reviewed',
        'Loan Policy ordered',
        'Flood Determination',
        'Evidence of Property Insurance',
        'Appraisal reviewed',
        'Borrowing Resolution',
        'Articles and Good Standing',
        'Disbursement Authorization',
        'Wire instructions confirmed by telephone',
      ];
      for (const item of items) {
        sheet.checkbox(draft.left + 4, sheet.y + 1, { marked: random.chance(0.7), label: item, look: 'tick' });
        sheet.text(draft.left + 22, sheet.y, item);
        sheet.hline(draft.left + 320, sheet.y + 11, draft.left + 470);
        sheet.y += 20;
      }
      sheet.paragraph('Initial and date each line. Keep with the file.', { size: 8 });
    },
  }),
  layout({
    id: 'other-pay-stub',
    docType: 'other',
    paper: () => ({
      size: [612, 396],
      style: { font: 'mono', size: 8.5 },
      margins: { top: 30, left: 36, right: 36, bottom: 24 },
    }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const gross = random.int(180, 700) * 1_000;
      const parts = [Math.round(gross * 0.11), Math.round(gross * 0.062), Math.round(gross * 0.0145)];
      const net = gross - parts.reduce((sum, cents) => sum + cents, 0);
      sheet.text(draft.left, sheet.y, random.pick(['MERCY REGIONAL HOSPITAL', 'TRI-STATE FREIGHT INC']), {
        bold: true,
      });
      sheet.text(draft.left, sheet.y, 'EARNINGS STATEMENT', { bold: true, width: draft.width, align: 'right' });
      sheet.y += 20;
      drawList(
        draft,
        [
          ['Employee', facts.borrowers[0]?.signer ?? ''],
          ['Period ending', say.plain.date(addDays(facts.noteDate, -20))],
          ['Pay date', say.plain.date(addDays(facts.noteDate, -15))],
        ],
        { labelWidth: 100, gap: 1 },
      );
      sheet.y += 8;
      drawTable(
        draft,
        [150, 110, 140],
        [
          ['Item', 'This period', 'Year to date'],
          ['Regular', say.plain.dollars(gross), say.plain.dollars(gross * 11)],
          ['Federal income tax', say.plain.dollars(parts[0] ?? 0), say.plain.dollars((parts[0] ?? 0) * 11)],
          ['Social security', say.plain.dollars(parts[1] ?? 0), say.plain.dollars((parts[1] ?? 0) * 11)],
          ['Medicare', say.plain.dollars(parts[2] ?? 0), say.plain.dollars((parts[2] ?? 0) * 11)],
          ['NET PAY', say.plain.dollars(net), say.plain.dollars(net * 11)],
        ],
        { head: true, lines: 'rows' },
      );
      sheet.y += 8;
      sheet.paragraph('NON-NEGOTIABLE   DIRECT DEPOSIT   ACCT XXXXXX4410');
    },
  }),
];
