import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { noteClauses as c } from './a-clauses-notes.ts';
import { type Draft, isBusiness, layout } from './a-draft.ts';
import {
  dayCountRuns,
  dueDay,
  lateChargeRuns,
  prepaymentRuns,
  spelledRate,
  variableRateRuns,
  voiceOf,
} from './a-note-terms.ts';
import { type SignOptions, signByNameTitle, signWitnessed } from './a-signatures.ts';
import { drawList } from './a-tables.ts';
import { drawTitle, rule, speak, type Voice, writeClauses } from './a-text.ts';

export function noteSigners(draft: Draft, role: string): SignOptions {
  return { role, parties: draft.facts.borrowers, field: 'note_signed', nameField: 'borrower_name' };
}

/** What each payment is and how the debt ends, in a law office's one sentence. */
function installments(draft: Draft, voice: Voice): Run[] {
  const { say, facts } = draft;
  return prose`in ${say.number('number_of_payments', facts.numberOfPayments)} consecutive ${v('payment_frequency', 'monthly')} installments of principal and interest of ${say.dollars('payment_amount', facts.paymentCents)} each, commencing on ${say.date('first_payment_date', facts.firstPaymentDate)} and continuing on the ${dueDay(draft)} thereafter, with the entire balance ${facts.balloonCents === null ? '' : prose`(a balloon payment estimated at ${say.dollars('balloon_amount', facts.balloonCents)}) `}due and payable on ${say.maturity()} (the “Maturity Date”). All payments go first to interest, then to principal. ${voice.B} shall pay at the office of ${voice.L}.`;
}

export function defaultRateRuns(draft: Draft): Run[] {
  return prose`After maturity or default this Note bears interest at ${draft.say.percent('default_rate', draft.facts.defaultRate)} per annum (the “Default Rate”).`;
}

export const attorneyNotes: readonly Layout[] = [
  layout({
    id: 'note-attorney-for-value-received',
    docType: 'promissory_note',
    suits: isBusiness,
    paper: (random) => ({
      style: { font: random.pick(['serif', 'book']), size: 12, leading: 1.35 },
      margins: { top: 80, left: 84, right: 76, bottom: 80 },
      furniture({ sheet }, pageNo) {
        if (pageNo > 1)
          sheet.text(0, sheet.height - 50, `Promissory Note - Page ${pageNo}`, {
            size: 9,
            width: sheet.width,
            align: 'center',
          });
      },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      const voice = voiceOf(draft, 'Maker', 'Holder', 'Note');
      drawTitle(draft, 'PROMISSORY NOTE', { size: 15 });
      sheet.y += 14;
      const y = sheet.y;
      sheet.text(draft.left, y, say.principal());
      sheet.text(
        draft.left,
        y,
        [facts.property.address.city, `, ${facts.property.address.state}\n`, say.noteDate('long')],
        { width: draft.width, align: 'right' },
      );
      sheet.y = y + 44;
      sheet.paragraph(
        prose`FOR VALUE RECEIVED, the undersigned, ${say.borrowers()}${say.entity()} (“Maker”), promises to pay to the order of ${say.lender()} (“Holder”), at ${say.lenderAddress()}, the principal sum of ${say.words('no')} Dollars (${say.principal()}), with interest on the unpaid balance at the rate of ${spelledRate(draft)} per annum, ${installments(draft, voice)}`,
        { align: 'justify', indent: 0 },
      );
      if (facts.index !== null) sheet.paragraph(variableRateRuns(draft, voice), { align: 'justify' });
      sheet.paragraph(dayCountRuns(draft).slice(facts.index === null ? 5 : 0), { align: 'justify' });
      sheet.paragraph(prepaymentRuns(draft, voice), { align: 'justify' });
      sheet.paragraph([...lateChargeRuns(draft, voice), ' ', ...defaultRateRuns(draft)], { align: 'justify' });
      for (const clause of [c.default, c.waivers, c.usury, c.fees, c.law, c.amendment])
        sheet.paragraph(speak(clause.text, voice), { align: 'justify' });
      sheet.paragraph(
        'IN WITNESS WHEREOF, Maker has caused this Note to be executed and delivered on the day and year first above written.',
        { align: 'justify' },
      );
      signByNameTitle(draft, noteSigners(draft, 'Maker'));
    },
  }),
  layout({
    id: 'note-attorney-articles',
    docType: 'promissory_note',
    suits: isBusiness,
    paper: () => ({
      style: { font: 'book', size: 11.5, leading: 1.25 },
      margins: { top: 72, left: 72, right: 72, bottom: 72 },
      furniture({ sheet, left, width, say }, pageNo, pageCount) {
        sheet.text(left, 40, ['Loan No. ', say.loanNo()], { size: 8.5, width, align: 'right' });
        sheet.text(left, sheet.height - 46, `${pageNo} of ${pageCount}`, { size: 8.5, width, align: 'center' });
      },
    }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const voice = voiceOf(draft, 'Borrower', 'Lender', 'Note');
      drawTitle(draft, random.pick(['SECURED PROMISSORY NOTE', 'REAL ESTATE PROMISSORY NOTE', 'TERM NOTE']), {
        size: 14,
      });
      sheet.y += 8;
      drawList(
        draft,
        entries`
          Date: | ${say.noteDate()}
          Borrower: | ${say.borrowers()}${say.entity()}
          Lender: | ${say.lender()}
          Place for Payment: | ${say.lenderAddress()}
          Principal Amount: | ${say.words('and')} Dollars (${say.principal()})
          Annual Interest Rate: | ${say.rate()}${facts.index === null ? prose`, ${v('rate_type', 'fixed')}` : prose`, ${v('rate_type', 'variable')} as stated in Section 2`}
          Maturity Date: | ${say.maturity()}
          Security: | A deed of trust or mortgage on ${say.property()}
        `,
        { labelWidth: 140, labelStyle: { bold: true } },
      );
      rule(draft);
      sheet.y += 6;
      const write = writeClauses(draft, voice, { number: 'Section', title: 'above' });
      write.say(
        'Promise',
        prose`FOR VALUE RECEIVED, Borrower promises to pay to the order of Lender the principal sum of ${say.principal()} ${installments(draft, voice)}`,
      );
      write.say(
        'Interest',
        facts.index === null ? dayCountRuns(draft) : [...variableRateRuns(draft, voice), ' ', ...dayCountRuns(draft)],
      );
      write.say('Prepayment', prepaymentRuns(draft, voice));
      write.say('Late Charge and Default Rate', [...lateChargeRuns(draft, voice), ' ', ...defaultRateRuns(draft)]);
      write.all([c.default, c.remedies, c.waivers, c.usury, c.purpose, c.notices, c.venue, c.law, c.amendment]);
      signWitnessed(draft, noteSigners(draft, 'Borrower'));
    },
  }),
];
