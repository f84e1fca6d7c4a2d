import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type Agreement, printAgreement } from './a-agreement-looks.ts';
import { guarantyClauses as c } from './a-clauses-guaranty.ts';
import { hasGuarantor, layout } from './a-draft.ts';
import { guaranteedNoteRuns, guarantorOf, guarantyAmountRuns, guarantySigners } from './a-guaranties.ts';
import { voiceOf } from './a-note-terms.ts';
import { drawNotary, signInBoxes, signInTable, signUnderName, signWitnessed } from './a-signatures.ts';
import { drawTable } from './a-tables.ts';
import { drawTitle, rule, speak, writeClauses } from './a-text.ts';

const columnGuaranty: Agreement = {
  docType: 'guaranty',
  title: 'GUARANTY',
  name: 'Guaranty',
  party: 'Guarantor',
  suits: hasGuarantor,
  opening: () => '',
  rows: ({ say, facts }) => [
    ['Guarantor name and address', [say.guarantor(), '\n', say.guarantorAddress('two lines')]],
    ['Lender name and address', [say.lender(), '\n', say.lenderAddress('two lines')]],
    ['Borrower', say.borrowers('\n')],
    ['Date of guaranty', say.date('guaranty_date', facts.noteDate)],
    ['Loan number', say.loanNo()],
    ['Original principal', say.principal()],
  ],
  terms: (draft) => entries`
    GUARANTY | Guarantor absolutely and unconditionally guarantees payment of ${guaranteedNoteRuns(draft)}, and of every extension, renewal or replacement of it.
    AMOUNT | ${guarantyAmountRuns(draft)}
  `,
  clauses: [
    c.duration,
    c.authorization,
    c.representations,
    c.waivers,
    c.subordination,
    c.setoff,
    c.fees,
    c.law,
    c.entire,
    c.notices,
  ],
  signers: guarantySigners,
};

export const moreGuaranties: readonly Layout[] = [
  printAgreement('columns', 'guaranty-columns', columnGuaranty),
  layout({
    id: 'guaranty-choices',
    docType: 'guaranty',
    suits: hasGuarantor,
    paper: (random) => ({
      style: { font: 'sans', size: 9.5 },
      margins: { top: 46, left: 48, right: 48, bottom: 54 },
      furniture({ sheet, left }, pageNo, pageCount) {
        sheet.text(
          left,
          sheet.height - 38,
          `GUARANTY M-240 ${random.pick(['9/2016', '4/2020'])}  (page ${pageNo} of ${pageCount})`,
          { size: 7 },
        );
      },
    }),
    draw(draft) {
      const { sheet, say, facts, left } = draft;
      const limited = facts.guarantyLimitCents !== null;
      drawTitle(draft, 'GUARANTY', { size: 16 });
      sheet.y += 4;
      sheet.paragraph(
        prose`${facts.property.address.city}, ${facts.property.address.state}    ${say.date('guaranty_date', facts.noteDate, 'long')}`,
        { align: 'right' },
      );
      sheet.paragraph(
        prose`For good and valuable consideration, and to induce ${say.lender()}, of ${say.lenderAddress()} (herein, with its participants, successors and assigns, called “Lender”), to make loans to ${say.borrowers()} (herein called “Borrower”), the undersigned ${say.guarantor()} hereby absolutely and unconditionally guarantees to Lender the full and prompt payment when due of the debts described below.`,
        { align: 'justify' },
      );
      const choices: { label: string; on: boolean; runs: Run[] }[] = [
        { label: 'Specific debt', on: true, runs: ['The debt evidenced by ', ...guaranteedNoteRuns(draft), '.'] },
        {
          label: 'All debts',
          on: false,
          runs: [
            'Each and every debt, liability and obligation of every type which Borrower may now or at any time hereafter owe to Lender.',
          ],
        },
        {
          label: 'Limited',
          on: limited,
          runs: limited
            ? prose`The liability of the undersigned is ${v('guaranty_type', 'limited')} to a principal amount of ${say.dollars('guaranty_limit', facts.guarantyLimitCents ?? 0)}, plus accrued interest and collection costs.`
            : ['The liability of the undersigned is limited to a principal amount of $____________.'],
        },
        {
          label: 'Unlimited',
          on: !limited,
          runs: limited
            ? ['The liability of the undersigned is without limit as to amount.']
            : prose`The liability of the undersigned is ${v('guaranty_type', 'without limit', 'unlimited')} as to amount.`,
        },
      ];
      for (const choice of choices) {
        sheet.ensure(28);
        sheet.checkbox(left + 6, sheet.y + 1, { marked: choice.on, label: choice.label, size: 8 });
        sheet.paragraph([bold(`${choice.label}. `), ...choice.runs], { indent: 22 });
      }
      sheet.paragraph('The undersigned further acknowledges and agrees with Lender that:', { bold: true });
      writeClauses(draft, voiceOf(draft, 'the undersigned', 'Lender', 'guaranty'), {
        number: '1.',
        title: 'plain',
      }).all([
        c.duration,
        c.authorization,
        c.waivers,
        c.subordination,
        c.reinstatement,
        c.setoff,
        c.joint,
        c.fees,
        c.law,
      ]);
      signInBoxes(draft, { ...guarantySigners(draft), role: 'Guarantor' });
    },
  }),
  layout({
    id: 'guaranty-schedule-of-guarantors',
    docType: 'guaranty',
    suits: hasGuarantor,
    paper: (random) => ({
      style: { font: random.pick(['franklin', 'serif']), size: 10.5 },
      margins: { top: 60, left: 64, right: 64, bottom: 60 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 40, `Joint and Several Guaranty   ${pageNo} / ${pageCount}`, {
          size: 8,
          width,
          align: 'center',
        });
      },
    }),
    draw(draft) {
      const { sheet, say, facts, width } = draft;
      drawTitle(draft, 'JOINT AND SEVERAL GUARANTY', { size: 14 });
      sheet.y += 8;
      sheet.paragraph(
        prose`Made ${say.date('guaranty_date', facts.noteDate, 'long')} by each person in the Schedule of Guarantors (together the “Guarantor”) to ${say.lender()} for the debts of ${say.borrowers()}${say.entity()}.`,
        { align: 'justify' },
      );
      const limit = facts.guarantyLimitCents;
      drawTable(
        draft,
        [width * 0.3, width * 0.42, width * 0.28],
        [
          ['Guarantor', 'Address', 'Limit of liability'],
          ...facts.guarantors.map((_, index) => [
            say.guarantor(index),
            say.guarantorAddress('line', index),
            limit === null ? v('guaranty_type', 'Unlimited') : say.dollars('guaranty_limit', limit),
          ]),
        ],
        { head: true, style: { size: 9 } },
      );
      sheet.y += 8;
      const write = writeClauses(draft, voiceOf(draft, 'Guarantor', 'Lender', 'Guaranty'), {
        number: 'Section',
        title: 'above',
      });
      write.say(
        'Guaranty of payment',
        prose`Each Guarantor absolutely and unconditionally guarantees to Lender the payment of ${guaranteedNoteRuns(draft)}.`,
      );
      write.all([c.joint, c.waivers, c.authorization, c.information, c.subordination, c.fees, c.law]);
      signInTable(draft, { ...guarantySigners(draft), parties: facts.guarantors });
    },
  }),
  layout({
    id: 'guaranty-short-typewritten',
    docType: 'guaranty',
    suits: hasGuarantor,
    paper: (random) => ({
      style: { font: random.pick(['typewriter', 'mono']), size: 10.5, leading: 1.35 },
      margins: { top: 72, left: 72, right: 66, bottom: 66 },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      const voice = voiceOf(draft, 'the undersigned', 'the Bank', 'guaranty');
      drawTitle(draft, 'PERSONAL GUARANTY', { size: 13 });
      sheet.y += 12;
      for (const runs of paragraphs`
        TO: ${say.lender()}\n    ${say.lenderAddress()}
        RE: Loan No. ${say.loanNo()} to ${say.borrowers()}
        In consideration of your lending ${say.principal()} to the above borrower on its note of ${say.noteDate()}, I, ${say.guarantor()}, of ${say.guarantorAddress()}, personally guarantee the prompt payment of the note, with interest and costs of collection.
      `)
        sheet.paragraph(runs);
      sheet.paragraph(guarantyAmountRuns(draft));
      for (const clause of [c.waivers, c.reinstatement, c.law]) sheet.paragraph(speak(clause.text, voice));
      sheet.paragraph(['Dated this ', say.date('guaranty_date', facts.noteDate, 'ordinal'), '.']);
      signUnderName(draft, { ...guarantySigners(draft), role: 'GUARANTOR' });
    },
  }),
  layout({
    id: 'guaranty-definitions-first-legal',
    docType: 'guaranty',
    suits: hasGuarantor,
    paper: () => ({
      size: [612, 1008],
      style: { font: 'book', size: 11.5, leading: 1.25 },
      margins: { top: 72, left: 72, right: 72, bottom: 72 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.hline(left, sheet.height - 56, left + width);
        sheet.text(left, sheet.height - 50, `Guaranty Agreement`, { size: 8.5 });
        sheet.text(left, sheet.height - 50, `Page ${pageNo} of ${pageCount}`, { size: 8.5, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawTitle(draft, 'GUARANTY AGREEMENT', { size: 15 });
      sheet.y += 10;
      sheet.paragraph(['ARTICLE 1 - DEFINITIONS'], { bold: true, align: 'center' });
      const definitions: [string, Run[]][] = entries`
        “Borrower” | means ${say.borrowers()}${say.entity()}.
        “Effective Date” | means ${say.date('guaranty_date', facts.noteDate)}.
        “Guarantor” | means ${say.guarantor()}, whose address is ${say.guarantorAddress()}.
        “Lender” | means ${say.lender()}, ${say.lenderAddress()}, and its successors and assigns.
        “Note” | means the promissory note of Borrower dated ${say.noteDate()}, in the stated principal amount of ${say.principal()}, maturing ${say.maturity()}.
        “Guaranteed Amount” | ${facts.guarantyLimitCents === null ? prose`means all sums due under the Note, it being intended that this guaranty be ${v('guaranty_type', 'unlimited')}.` : prose`means so much of the sums due under the Note as shall not exceed ${say.dollars('guaranty_limit', facts.guarantyLimitCents)} in principal.`}
      `;
      for (const [term, runs] of definitions)
        sheet.paragraph([bold(`${term} `), ...runs], { indent: 24, align: 'justify' });
      const write = writeClauses(draft, voiceOf(draft, 'Guarantor', 'Lender', 'Guaranty'), {
        number: 'Article',
        title: 'centred',
        from: 2,
      });
      write.say(
        'GUARANTY',
        'Guarantor unconditionally guarantees to Lender the payment when due of the Guaranteed Amount. This is a guaranty of payment and not of collection.',
      );
      write.all([
        c.waivers,
        c.representations,
        c.authorization,
        c.subordination,
        c.reinstatement,
        c.notices,
        c.law,
        c.entire,
      ]);
      signWitnessed(draft, { ...guarantySigners(draft), role: 'Guarantor' });
      sheet.y += 8;
      drawNotary(draft, [guarantorOf(draft)], 'boxed');
    },
  }),
  layout({
    id: 'guaranty-letter',
    docType: 'guaranty',
    suits: hasGuarantor,
    paper: (random) => ({
      style: { font: random.pick(['serif', 'sans']), size: 11, leading: 1.3 },
      margins: { top: 64, left: 72, right: 72, bottom: 64 },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      sheet.paragraph([say.guarantor(), '\n', say.guarantorAddress('two lines')], { align: 'right' });
      sheet.paragraph(say.date('guaranty_date', facts.noteDate, 'long'));
      sheet.paragraph([say.lender(), '\n', say.lenderAddress('two lines')]);
      rule(draft);
      sheet.y += 4;
      drawTitle(draft, 'LETTER OF GUARANTY', { size: 12 });
      sheet.y += 6;
      sheet.paragraph('To whom it may concern:');
      sheet.paragraph(
        prose`I understand that you will lend ${say.words('and')} Dollars (${say.principal()}) to ${say.borrowers()} against a note of ${say.noteDate()}. I absolutely and unconditionally guarantee to you that the note will be paid as it falls due.`,
        { align: 'justify' },
      );
      sheet.paragraph(guarantyAmountRuns(draft), { align: 'justify' });
      const voice = voiceOf(draft, 'the signer', 'the lender', 'letter');
      for (const clause of [c.authorization, c.waivers, c.subordination, c.law])
        sheet.paragraph(speak(clause.text, voice), { align: 'justify' });
      sheet.paragraph('Yours truly,');
      signUnderName(draft, guarantySigners(draft));
    },
  }),
];
