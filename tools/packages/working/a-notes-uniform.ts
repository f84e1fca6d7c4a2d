import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type Draft, isConsumer, layout } from './a-draft.ts';
import { dueDay } from './a-note-terms.ts';
import { signWithSeal } from './a-signatures.ts';
import { drawTitle } from './a-text.ts';

/** The line of date, city and state that heads uniform notes, each over its caption. */
function head(draft: Draft, captions: boolean): void {
  const { sheet, say, facts, left, width } = draft;
  const third = width / 3;
  const y = sheet.y;
  const cells: [Run, string][] = [
    [say.noteDate('long'), '[Date]'],
    [facts.property.address.city, '[City]'],
    [facts.property.address.state, '[State]'],
  ];
  cells.forEach(([run, caption], index) => {
    sheet.text(left + index * third, y, run, { width: third, align: 'center' });
    if (captions) {
      sheet.hline(left + index * third + 10, y + 13, left + (index + 1) * third - 10);
      sheet.text(left + index * third, y + 15, caption, { width: third, align: 'center', size: 8 });
    }
  });
  sheet.y = y + 34;
  sheet.y = sheet.text(left, sheet.y, say.property(), { width, align: 'center' });
  if (captions) {
    sheet.hline(left + 40, sheet.y + 1, left + width - 40);
    sheet.y = sheet.text(left, sheet.y + 3, '[Property Address]', { width, align: 'center', size: 8 });
  }
  sheet.y += 12;
}

interface Section {
  readonly title: string;
  readonly paragraphs: readonly (string | readonly Run[])[];
}

function sections(draft: Draft): Section[] {
  const { say, facts } = draft;
  const penalty: Run[] = prose`I may make a full prepayment or partial prepayments ${v('prepayment_penalty', 'without paying any Prepayment charge', 'false')}. The Note Holder will use my Prepayments to reduce the amount of Principal that I owe under this Note.`;
  return [
    {
      title: 'BORROWER’S PROMISE TO PAY',
      paragraphs: [
        prose`In return for a loan that I have received, I promise to pay U.S. ${say.principal()} (this amount is called “Principal”), plus interest, to the order of the Lender. The Lender is ${say.lender()}. I will make all payments under this Note in the form of cash, check or money order.`,
        'I understand that the Lender may transfer this Note. The Lender or anyone who takes this Note by transfer and who is entitled to receive payments under this Note is called the “Note Holder.”',
      ],
    },
    {
      title: 'INTEREST',
      paragraphs: [
        prose`Interest will be charged on unpaid Principal until the full amount of Principal has been paid. I will pay interest at a yearly rate of ${say.rate()}.`,
        'The interest rate required by this Section 2 is the rate I will pay both before and after any default described in Section 6(B) of this Note.',
      ],
    },
    {
      title: 'PAYMENTS',
      paragraphs: [
        prose`${bold('(A) Time and Place of Payments. ')}I will pay principal and interest by making a payment every month. I will make my ${v('payment_frequency', 'monthly')} payment on the ${dueDay(draft)} beginning on ${say.date('first_payment_date', facts.firstPaymentDate, 'long')}. I will make these payments every month until I have paid all of the principal and interest and any other charges described below. If, on ${say.maturity('long')}, I still owe amounts under this Note, I will pay those amounts in full on that date, which is called the “Maturity Date.” I will make my monthly payments at ${say.lenderAddress()} or at a different place if required by the Note Holder.`,
        prose`${bold('(B) Amount of Monthly Payments. ')}My monthly payment will be in the amount of U.S. ${say.dollars('payment_amount', facts.paymentCents)}.`,
      ],
    },
    {
      title: 'BORROWER’S RIGHT TO PREPAY',
      paragraphs: [
        'I have the right to make payments of Principal at any time before they are due. A payment of Principal only is known as a “Prepayment.” When I make a Prepayment, I will tell the Note Holder in writing that I am doing so.',
        penalty,
      ],
    },
    {
      title: 'LOAN CHARGES',
      paragraphs: [
        'If a law, which applies to this loan and which sets maximum loan charges, is finally interpreted so that the interest or other loan charges collected or to be collected in connection with this loan exceed the permitted limits, then any such loan charge shall be reduced by the amount necessary to reduce the charge to the permitted limit, and any sums already collected from me which exceeded permitted limits will be refunded to me.',
      ],
    },
    {
      title: 'BORROWER’S FAILURE TO PAY AS REQUIRED',
      paragraphs: [
        prose`${bold('(A) Late Charge for Overdue Payments. ')}If the Note Holder has not received the full amount of any monthly payment by the end of ${say.number('grace_days', facts.graceDays)} calendar days after the date it is due, I will pay a late charge to the Note Holder. The amount of the charge will be ${say.percent('late_charge_percent', facts.lateChargePercent)} of my overdue payment of principal and interest. I will pay this late charge promptly but only once on each late payment.`,
        prose`${bold('(B) Default. ')}If I do not pay the full amount of each monthly payment on the date it is due, I will be in default.`,
        prose`${bold('(C) Notice of Default. ')}If I am in default, the Note Holder may send me a written notice telling me that if I do not pay the overdue amount by a certain date, the Note Holder may require me to pay immediately the full amount of Principal which has not been paid and all the interest that I owe on that amount. That date must be at least 30 days after the date on which the notice is mailed to me.`,
        prose`${bold('(D) Payment of Note Holder’s Costs and Expenses. ')}If the Note Holder has required me to pay immediately in full as described above, the Note Holder will have the right to be paid back by me for all of its costs and expenses in enforcing this Note to the extent not prohibited by applicable law, including reasonable attorneys’ fees.`,
      ],
    },
    {
      title: 'GIVING OF NOTICES',
      paragraphs: [
        'Unless applicable law requires a different method, any notice that must be given to me under this Note will be given by delivering it or by mailing it by first class mail to me at the Property Address above or at a different address if I give the Note Holder a notice of my different address.',
      ],
    },
    {
      title: 'OBLIGATIONS OF PERSONS UNDER THIS NOTE',
      paragraphs: [
        'If more than one person signs this Note, each person is fully and personally obligated to keep all of the promises made in this Note, including the promise to pay the full amount owed. The Note Holder may enforce its rights under this Note against each person individually or against all of us together.',
      ],
    },
    {
      title: 'WAIVERS',
      paragraphs: [
        'I and any other person who has obligations under this Note waive the rights of Presentment and Notice of Dishonor. “Presentment” means the right to require the Note Holder to demand payment of amounts due.',
      ],
    },
    {
      title: 'UNIFORM SECURED NOTE',
      paragraphs: [
        'In addition to the protections given to the Note Holder under this Note, a Mortgage, Deed of Trust, or Security Deed (the “Security Instrument”), dated the same date as this Note, protects the Note Holder from possible losses which might result if I do not keep the promises which I make in this Note.',
      ],
    },
  ];
}

function drawNote(draft: Draft, modern: boolean): void {
  const { sheet, say } = draft;
  if (modern) sheet.paragraph(['Loan Number: ', say.loanNo()], { align: 'right', size: 9 });
  drawTitle(draft, modern ? 'FIXED RATE NOTE' : 'NOTE', { size: 16 });
  sheet.y += 12;
  head(draft, !modern);
  sections(draft).forEach((section, index) => {
    sheet.ensure(60);
    sheet.paragraph(`${index + 1}. ${section.title}`, { bold: true, after: 3 });
    for (const paragraph of section.paragraphs) {
      sheet.paragraph(paragraph, { align: modern ? 'left' : 'justify', indent: modern ? 0 : 18 });
    }
  });
  sheet.paragraph(modern ? ['Borrower: ', ...say.borrowers()] : 'WITNESS THE HAND(S) AND SEAL(S) OF THE UNDERSIGNED.', {
    bold: !modern,
  });
  signWithSeal(draft, {
    role: 'Borrower',
    parties: draft.facts.borrowers,
    field: 'note_signed',
    nameField: 'borrower_name',
  });
  sheet.y += 10;
  sheet.paragraph('[Sign Original Only]', { align: 'right', size: 9 });
}

export const uniformNotes: readonly Layout[] = [false, true].map((modern) =>
  layout({
    id: modern ? 'note-uniform-2021' : 'note-uniform-captions',
    docType: 'promissory_note',
    suits: isConsumer,
    paper: (random) => ({
      style: {
        font: modern ? random.pick(['sans', 'franklin']) : random.pick(['serif', 'book']),
        size: modern ? 10.5 : 11,
      },
      margins: { top: 64, left: 70, right: 70, bottom: 70 },
      furniture({ sheet, left, width, say }, pageNo, pageCount) {
        const y = sheet.height - 52;
        sheet.text(left, y, 'MULTISTATE FIXED RATE NOTE--Single Family--Fannie Mae/Freddie Mac UNIFORM INSTRUMENT', {
          size: 7,
          bold: true,
          width: width - 90,
        });
        sheet.text(left, y, modern ? 'Form 3200  07/2021' : 'Form 3200 1/01', { size: 7, width, align: 'right' });
        sheet.text(
          left,
          y + 12,
          modern
            ? ['Page ', `${pageNo} of ${pageCount}`]
            : ['Loan No: ', say.loanNo(), `  (page ${pageNo} of ${pageCount} pages)`],
          { size: 7, width, align: 'center' },
        );
      },
    }),
    draw: (draft) => drawNote(draft, modern),
  }),
);
