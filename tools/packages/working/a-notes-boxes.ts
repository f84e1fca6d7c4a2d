import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { noteClauses as c } from './a-clauses-notes.ts';
import { type Draft, isBusiness, layout } from './a-draft.ts';
import {
  dayCountRuns,
  lateChargeRuns,
  paymentRuns,
  prepaymentRuns,
  variableRateRuns,
  voiceOf,
} from './a-note-terms.ts';
import { signInBoxes, signUnderName } from './a-signatures.ts';
import { drawPartyPair, drawReferenceBoxes, referencesLine, softwareFooter } from './a-software-header.ts';
import { drawBoxes } from './a-tables.ts';
import { type ClauseLook, drawTitle, rule, type Voice, writeClauses } from './a-text.ts';

function promise(draft: Draft, voice: Voice): Run[] {
  const { say, random } = draft;
  return prose`${say.borrowers()} ("${voice.B}") promises to pay to ${say.lender()} ("${voice.L}"), or order, in lawful money of the United States of America, the principal amount of ${say.words(random.pick(['ampersand', 'and']))} Dollars (${say.principal()}), together with interest on the unpaid principal balance from ${say.noteDate()}, until paid in full.`;
}

function body(draft: Draft, look: ClauseLook): void {
  const { facts, say } = draft;
  const voice = voiceOf(draft, 'Borrower', 'Lender', 'Note');
  const write = writeClauses(draft, voice, look);
  write.say('PROMISE TO PAY', promise(draft, voice));
  write.say('PAYMENT', paymentRuns(draft, voice));
  if (facts.index !== null)
    draft.sheet.paragraph(
      [v('rate_type', 'VARIABLE INTEREST RATE.', 'variable', true), ' ', ...variableRateRuns(draft, voice)],
      { align: look.align ?? 'justify' },
    );
  for (const [label, runs] of entries`
    INTEREST CALCULATION METHOD | ${dayCountRuns(draft)}
    PREPAYMENT | ${prepaymentRuns(draft, voice)}
    LATE CHARGE | ${lateChargeRuns(draft, voice)}
    INTEREST AFTER DEFAULT | Upon default, including failure to pay upon final maturity, the interest rate on this Note shall be increased to ${say.percent('default_rate', facts.defaultRate)} per annum. However, in no event will the interest rate exceed the maximum interest rate limitations under applicable law.
  `)
    write.say(label, runs);
  write.all([c.default, c.remedies, c.fees, c.jury, c.law]);
  write.all(draft.random.shuffle([c.dishonored, c.setoff, c.venue, c.information]));
  write.say(
    'COLLATERAL',
    prose`Borrower acknowledges this Note is secured by the following collateral described in the security instruments listed herein: a Deed of Trust or Mortgage dated ${say.plain.date(facts.noteDate)} on real property located in ${say.county()} County.`,
  );
  write.all([c.successors, c.inaccurate, c.general]);
}

function closing(draft: Draft): void {
  draft.sheet.paragraph(
    'PRIOR TO SIGNING THIS NOTE, BORROWER READ AND UNDERSTOOD ALL THE PROVISIONS OF THIS NOTE. BORROWER AGREES TO THE TERMS OF THE NOTE.',
    { bold: true },
  );
  draft.sheet.paragraph('BORROWER ACKNOWLEDGES RECEIPT OF A COMPLETED COPY OF THIS PROMISSORY NOTE.', { bold: true });
}

export const headerBoxNotes: readonly Layout[] = [
  layout({
    id: 'note-header-boxes',
    docType: 'promissory_note',
    suits: isBusiness,
    paper: (random) => ({
      style: { font: random.pick(['sans', 'sans', 'condensed']), size: random.pick([8.5, 9]) },
      margins: { top: 40, left: 42, right: 42, bottom: 60 },
      furniture: softwareFooter('PROMISSORY NOTE'),
    }),
    draw(draft) {
      const { say, sheet, facts } = draft;
      drawTitle(draft, 'PROMISSORY NOTE', { size: 16 });
      sheet.y += 6;
      drawReferenceBoxes(draft);
      referencesLine(draft);
      drawPartyPair(draft, 'Borrower', 'Lender');
      rule(draft, 1);
      sheet.y += 4;
      const y = sheet.y;
      sheet.text(draft.left, y, [bold('Principal Amount: '), say.principal()]);
      const middle: Run[] = [bold(facts.index === null ? 'Interest Rate: ' : 'Initial Rate: '), say.rate()];
      sheet.text(draft.left, y, middle, { width: draft.width, align: 'center' });
      sheet.text(draft.left, y, [bold('Date of Note: '), say.noteDate()], { width: draft.width, align: 'right' });
      sheet.y = y + 18;
      body(draft, { title: 'caps run-in' });
      closing(draft);
      signUnderName(draft, {
        role: 'BORROWER',
        parties: facts.borrowers,
        field: 'note_signed',
        nameField: 'borrower_name',
      });
    },
  }),
  layout({
    id: 'note-header-boxes-two-rows',
    docType: 'promissory_note',
    suits: isBusiness,
    paper: (random) => ({
      style: { font: random.pick(['serif', 'book']), size: 10 },
      margins: { top: 50, left: 50, right: 50, bottom: 62 },
      furniture: softwareFooter('PROMISSORY NOTE'),
    }),
    draw(draft) {
      const { say, sheet, facts, random } = draft;
      drawPartyPair(draft, 'Borrower', 'Lender');
      sheet.y += 6;
      drawTitle(draft, 'PROMISSORY NOTE', { size: 13, letterSpacing: 1 });
      sheet.y += 6;
      drawBoxes(
        draft,
        [
          [
            { label: 'Loan No.', runs: say.loanNo() },
            { label: 'Loan Date', runs: say.noteDate('dashes') },
            { label: 'Maturity', runs: say.maturity('dashes') },
            { label: 'Principal', runs: say.principal() },
          ],
          [
            { label: 'Officer', runs: v('loan_officer', facts.approval.officer) },
            {
              label: 'Call / Coll',
              runs: [v('call_report_code', facts.approval.callCode), ` / ${random.int(10, 99)}`],
            },
            { label: 'Account', runs: random.int(100_000, 999_999).toString() },
            { label: 'Renewal Of', runs: facts.renewalOf === null ? '' : v('renewal_of', facts.renewalOf) },
          ],
        ],
        { labelStyle: { font: 'sans', size: 7 } },
      );
      referencesLine(draft);
      body(draft, { title: 'run-in', number: '1.' });
      closing(draft);
      signInBoxes(draft, {
        role: 'Borrower',
        parties: facts.borrowers,
        field: 'note_signed',
        nameField: 'borrower_name',
        dateField: 'note_signature_date',
      });
    },
  }),
  layout({
    id: 'note-header-boxes-legal-sidebar',
    docType: 'promissory_note',
    suits: isBusiness,
    paper: () => ({
      size: [612, 1008],
      style: { font: 'sans', size: 9 },
      margins: { top: 44, left: 170, right: 40, bottom: 54 },
      furniture(draft, pageNo, pageCount) {
        const { sheet, say } = draft;
        sheet.vline(158, 40, sheet.height - 40, 0.75);
        if (pageNo > 1) sheet.text(36, 44, ['Loan No: ', say.loanNo()], { width: 116, size: 8 });
        sheet.text(36, sheet.height - 40, `Page ${pageNo} of ${pageCount}`, { size: 8 });
      },
    }),
    draw(draft) {
      const { say, sheet, facts } = draft;
      // The side column holds the figures from top to bottom, the text runs beside it.
      const side: (readonly [string, Run | readonly Run[]])[] = [
        ['Principal', say.principal()],
        ['Loan Date', say.noteDate()],
        ['Maturity', say.maturity()],
        ['Loan No', say.loanNo()],
        ['Call', v('call_report_code', facts.approval.callCode)],
        ['Officer', v('loan_officer', facts.approval.officer)],
        ['Initials', ''],
        ['Borrower', [...say.borrowers('\n'), '\n', say.borrowerAddress('two lines')]],
        ['Lender', [say.lender(), '\n', say.lenderAddress('two lines')]],
        [facts.index === null ? 'Interest Rate' : 'Initial Rate', say.rate()],
      ];
      let y = 90;
      for (const [label, runs] of side) {
        sheet.text(36, y, label, { bold: true, size: 8 });
        y = Math.max(y + 24, sheet.text(36, y + 11, runs, { size: 8.5, width: 116 })) + 8;
      }
      sheet.text(36, y, 'References in this column are for Lender’s use only.', { size: 6.5, width: 116 });
      sheet.y = 44;
      drawTitle(draft, 'PROMISSORY NOTE', { size: 15, align: 'left' });
      sheet.y += 8;
      body(draft, { title: 'caps run-in', align: 'left' });
      closing(draft);
      signUnderName(draft, {
        role: 'BORROWER',
        parties: facts.borrowers,
        field: 'note_signed',
        nameField: 'borrower_name',
      });
    },
  }),
];
