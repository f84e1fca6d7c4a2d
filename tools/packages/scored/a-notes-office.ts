import { spell, titleCase } from '../core/amounts.ts';
import { dayOf, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { TextStyle } from '../core/sheet.ts';
import { centred, innerWidth } from './a-forms.ts';
import { signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Notes in sentences: the uniform residential instrument and a law office's own draft. */

const uniform: Layout = {
  id: 'a-note-uniform-residential',
  docType: 'promissory_note',
  suits: f.consumer,
  draw(open, facts, options) {
    const { random } = options;
    const size = random.pick([10, 10.5, 11]);
    const sheet = open({
      style: { font: random.pick(['serif', 'book'] as const), size },
      margins: { left: 64, right: 64, top: 56, bottom: 70 },
      furniture: (s, n, total) => {
        s.hline(64, s.height - 56, s.width - 64);
        s.text(
          64,
          s.height - 52,
          prose`${bold('MULTISTATE ')}${v('rate_type', 'FIXED RATE', 'fixed', true)}${bold(' NOTE')}--Single Family--Fannie Mae/Freddie Mac UNIFORM INSTRUMENT`,
          { font: 'sans', size: 7 },
        );
        s.text(64, s.height - 42, t`Loan #: ${v('loan_number', facts.loanNumber)}`, { font: 'sans', size: 7 });
        s.text(64, s.height - 42, `Form 3200 1/01 (page ${n} of ${total} pages)`, {
          font: 'sans',
          size: 7,
          width: s.width - 128,
          align: 'right',
        });
      },
    });
    centred(sheet, 'NOTE', { size: 16, bold: true }, 14);
    const y = sheet.y;
    const third = innerWidth(sheet) / 3;
    const heads: Run[] = [
      f.day('note_date', facts.noteDate),
      facts.property.address.city,
      f.stateName(facts.property.address.state),
    ];
    ['[Date]', '[City]', '[State]'].forEach((label, i) => {
      sheet.text(64 + i * third, y, heads[i] ?? '', { width: third, align: 'center' });
      sheet.text(64 + i * third, y + 14, label, { width: third, align: 'center', size: 8.5 });
    });
    sheet.y = y + 36;
    centred(sheet, f.place('property_address', facts.property.address), {}, 0);
    centred(sheet, '[Property Address]', { size: 8.5 }, 12);
    const head = (text: string): void => {
      sheet.ensure(40);
      sheet.paragraph(bold(text), { after: 2 });
    };
    const say = (runs: Run | readonly Run[]): void => sheet.paragraph(runs, { indent: 0, align: 'justify' });
    head("1.  BORROWER'S PROMISE TO PAY");
    say(
      t`In return for a loan that I have received, I promise to pay U.S. ${f.usd('principal_amount', facts.principalCents)} (this amount is called "Principal"), plus interest, to the order of the Lender. The Lender is ${f.who('lender_name', facts.lender)}. I will make all payments under this Note in the form of cash, check or money order. I understand that the Lender may transfer this Note. The Lender or anyone who takes this Note by transfer and who is entitled to receive payments under this Note is called the "Note Holder."`,
    );
    head('2.  INTEREST');
    say(
      t`Interest will be charged on unpaid principal until the full amount of Principal has been paid. I will pay interest at a yearly rate of ${f.pct('interest_rate', facts.rate, 3)}. The interest rate required by this Section 2 is the rate I will pay both before and after any default described in Section 6(B) of this Note.`,
    );
    head('3.  PAYMENTS');
    sheet.paragraph(bold('(A)  Time and Place of Payments'), { after: 2 });
    say(
      t`I will pay principal and interest by making a payment every month. I will make my ${v('payment_frequency', 'monthly')} payment on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each month beginning on ${f.day('first_payment_date', facts.firstPaymentDate)}. I will make these payments every month until I have paid all of the principal and interest and any other charges described below that I may owe under this Note. If, on ${f.day('maturity_date', facts.maturityDate)}, I still owe amounts under this Note, I will pay those amounts in full on that date, which is called the "Maturity Date." I will make my monthly payments at ${f.place('lender_address', facts.lender.address)}, or at a different place if required by the Note Holder.`,
    );
    sheet.paragraph(bold('(B)  Amount of Monthly Payments'), { after: 2 });
    say(t`My monthly payment will be in the amount of U.S. ${f.usd('payment_amount', facts.paymentCents)}.`);
    head("4.  BORROWER'S RIGHT TO PREPAY");
    say(
      t`I have the right to make payments of Principal at any time before they are due. A payment of Principal only is known as a "Prepayment." When I make a Prepayment, I will tell the Note Holder in writing that I am doing so. I may make a full Prepayment or partial Prepayments ${v('prepayment_penalty', 'without paying a Prepayment charge', 'false')}. The Note Holder will use my Prepayments to reduce the amount of Principal that I owe under this Note.`,
    );
    head('5.  LOAN CHARGES');
    say(
      t`If a law which sets maximum loan charges applies to this loan and is finally interpreted so that the interest or other loan charges collected or to be collected exceed the permitted limits, then any such charge shall be reduced by the amount necessary to reduce the charge to the permitted limit, and any sums already collected from me beyond it will be refunded to me.`,
    );
    head("6.  BORROWER'S FAILURE TO PAY AS REQUIRED");
    sheet.paragraph(bold('(A)  Late Charge for Overdue Payments'), { after: 2 });
    say(
      t`If the Note Holder has not received the full amount of any monthly payment by the end of ${v('grace_days', random.chance(0.5) ? `${facts.graceDays}` : titleCase(spell(facts.graceDays)), `${facts.graceDays}`)} calendar days after the date it is due, I will pay a late charge to the Note Holder. The amount of the charge will be ${f.pct('late_charge_percent', facts.lateChargePercent)} of my overdue payment of principal and interest. I will pay this late charge promptly but only once on each late payment.`,
    );
    sheet.paragraph(bold('(B)  Default; Notice of Default'), { after: 2 });
    say(
      t`If I do not pay the full amount of each monthly payment on the date it is due, I will be in default. The Note Holder may send me a written notice telling me that if I do not pay the overdue amount by a certain date, at least 30 days after the notice is mailed, the Note Holder may require me to pay immediately the full amount of Principal that has not been paid and all the interest that I owe on that amount.`,
    );
    sheet.paragraph(bold('(C)  No Waiver; Costs and Expenses'), { after: 2 });
    say(
      t`Even if, at a time when I am in default, the Note Holder does not require me to pay in full as described above, it will still have the right to do so later. The Note Holder may have the right to be paid back by me for its costs and expenses in enforcing this Note, including, for example, reasonable attorneys' fees.`,
    );
    head('7.  GIVING OF NOTICES');
    say(
      t`Unless applicable law requires a different method, any notice that must be given to me under this Note will be given by delivering it or by mailing it by first class mail to me at the Property Address above or at a different address if I give the Note Holder a notice of it.`,
    );
    head('8.  OBLIGATIONS OF PERSONS UNDER THIS NOTE');
    say(
      t`If more than one person signs this Note, each person is fully and personally obligated to keep all of the promises made in this Note, including the promise to pay the full amount owed. Any person who is a guarantor, surety or endorser of this Note is also obligated to do these things.`,
    );
    head('9.  WAIVERS');
    say(
      t`I and any other person who has obligations under this Note waive the rights of Presentment and Notice of Dishonor. "Presentment" means the right to require the Note Holder to demand payment of amounts due.`,
    );
    head('10.  UNIFORM SECURED NOTE');
    say(
      t`In addition to the protections given to the Note Holder under this Note, a Mortgage, Deed of Trust, or Security Deed (the "Security Instrument"), dated the same date as this Note, protects the Note Holder from possible losses which might result if I do not keep the promises which I make in this Note.`,
    );
    sheet.ensure(120);
    sheet.paragraph('WITNESS THE HAND(S) AND SEAL(S) OF THE UNDERSIGNED.', { after: 10 });
    signers(sheet, facts.borrowers, options, facts, 'seal', {
      field: 'note_signed',
      x: 290,
      width: 210,
      text: { size: 10 },
    });
    sheet.text(64, sheet.y, '[Sign Original Only]', { size: 9 });
    if (random.chance(0.6))
      sheet.text(
        64,
        sheet.y + 16,
        prose`Loan originator (organization): ${facts.lender.name}  NMLSR ID ${random.int(400_000, 899_999)}\nLoan originator (individual): ${facts.approval.officer}  NMLSR ID ${random.int(1_000_000, 1_899_999)}`,
        { size: 8 },
      );
  },
};

function rateInWords(thousandths: number): string {
  const whole = Math.floor(thousandths / 1000);
  const rest = thousandths % 1000;
  const fractions: Record<number, string> = {
    125: 'one-eighth',
    250: 'one-quarter',
    375: 'three-eighths',
    500: 'one-half',
    625: 'five-eighths',
    750: 'three-quarters',
    875: 'seven-eighths',
  };
  if (rest === 0) return spell(whole);
  const fraction = fractions[rest];
  return fraction === undefined ? `${spell(whole)} and ${spell(rest)} thousandths` : `${spell(whole)} and ${fraction}`;
}

const attorney: Layout = {
  id: 'a-note-law-office',
  docType: 'promissory_note',
  suits: f.business,
  draw(open, facts, options) {
    const { random } = options;
    const text: TextStyle = {
      font: random.pick(['book', 'serif', 'typewriter'] as const),
      size: random.pick([11, 11.5, 12]),
    };
    const title = random.pick([
      'PROMISSORY NOTE',
      'TERM NOTE',
      'SECURED PROMISSORY NOTE',
      'COMMERCIAL PROMISSORY NOTE',
    ]);
    const file = `${random.int(100, 999)}\\${random.int(10_000, 99_999)}.DOC v${random.int(1, 6)}`;
    const sheet = open({
      style: text,
      margins: { left: 76, right: 76, top: 72, bottom: 72 },
      furniture: (s, n) => {
        s.text(76, s.height - 46, random.pick([`- ${n} -`]), { width: s.width - 152, align: 'center', size: 10 });
        s.text(76, s.height - 34, file, { size: 6.5 });
      },
    });
    centred(sheet, title, { bold: true, size: 14, letterSpacing: 1 }, 18);
    const y = sheet.y;
    sheet.text(76, y, f.usd('principal_amount', facts.principalCents));
    const right = [
      `${facts.lender.address.city}, ${f.stateName(facts.lender.address.state)}`,
      '\n',
      f.day('note_date', facts.noteDate),
    ];
    sheet.y = sheet.text(76, y, right, { width: innerWidth(sheet), align: 'right' }) + 16;
    const say = (runs: Run | readonly Run[]): void =>
      sheet.paragraph(runs, { align: 'justify', leading: 1.35, after: 10 });
    const [borrower] = facts.borrowers;
    say(
      t`**FOR VALUE RECEIVED**, the undersigned, ${f.borrowers(facts, { upper: random.chance(0.6) })}${borrower === undefined ? [] : f.entityOf(borrower)} (the "Maker"), whose address is ${f.place('borrower_address', f.firstBorrower(facts).address)}, promises to pay to the order of ${f.who('lender_name', facts.lender, random.chance(0.4))} (together with any subsequent holder, the "Holder"), at ${f.place('lender_address', facts.lender.address)}, or at such other place as the Holder may designate, the principal sum of ${f.words(facts.principalCents, 'no', random.chance(0.5))} Dollars (${f.usd('principal_amount', facts.principalCents)}), with interest as provided below.`,
    );
    const { index } = facts;
    if (index === null)
      say(
        t`1.  **Interest. **The unpaid principal shall bear interest at the ${v('rate_type', 'fixed')} rate of ${rateInWords(facts.rate)} percent (${f.pct('interest_rate', facts.rate)}) per annum, computed on the basis of ${f.dayCountPhrase(facts, random)}.`,
      );
    else
      say(
        t`1.  **Interest. **The unpaid principal shall bear interest at a ${v('rate_type', 'variable')} rate equal to the ${v('rate_index', index.name)} plus ${f.pct('rate_margin', index.margin)}, adjusted each ${v('rate_change_frequency', index.frequency)} beginning ${f.day('first_rate_change_date', index.firstChange)}; provided that the rate shall never fall below ${f.pct('rate_floor', index.floor)} nor rise above ${f.pct('rate_ceiling', index.ceiling)}. The rate on the date hereof is ${f.pct('interest_rate', facts.rate)} per annum. Interest is computed on the basis of ${f.dayCountPhrase(facts, random)}.`,
      );
    say(
      t`2.  **Payments. **Commencing on ${f.day('first_payment_date', facts.firstPaymentDate)} and continuing on the like day of each month thereafter, the Maker shall pay ${f.count('number_of_payments', facts.numberOfPayments)} consecutive ${v('payment_frequency', 'monthly')} installments of principal and interest of ${f.usd('payment_amount', facts.paymentCents)} each, based upon an amortization of ${f.count('amortization_months', facts.amortizationMonths)} months. The entire unpaid principal balance, with all interest then accrued${facts.balloonCents === null ? [] : t` (estimated, if every installment is paid when due, to be ${f.usd('balloon_amount', facts.balloonCents)})`}, shall be due and payable on ${f.day('maturity_date', facts.maturityDate)} (the "Maturity Date").`,
    );
    say(
      t`3.  **Prepayment. **${facts.prepaymentPenalty ? t`Any prepayment made within thirty-six months of the date hereof shall be accompanied by ${f.prepaymentPhrase(facts, random)} equal to one percent (1%) of the sum prepaid.` : t`The Maker may prepay this Note in whole or in part at any time ${f.prepaymentPhrase(facts, random)}, on five days' written notice.`}`,
    );
    say(
      t`4.  **Late Charge; Default Interest. **Any installment not received within ${v('grace_days', spell(facts.graceDays), `${facts.graceDays}`)} (${facts.graceDays}) days of its due date shall be subject to a late charge of ${f.pct('late_charge_percent', facts.lateChargePercent, 0, '%')} of such installment. From and after the occurrence of an Event of Default, whether or not the Holder has accelerated, the principal shall bear interest at ${f.pct('default_rate', facts.defaultRate)} per annum.`,
    );
    say(
      t`5.  **Security. **This Note is secured by, among other things, ${random.pick(['a Deed of Trust', 'a Mortgage and Security Agreement', 'a Security Agreement'])} of even date herewith covering property located at ${f.place('property_address', facts.property.address)}, ${v('property_county', facts.property.county)} County, and is guaranteed by ${facts.guarantors.flatMap((party, i): Run[] => [...(i > 0 ? [', '] : []), f.who('guarantor_name', party)])}.`,
    );
    say(
      t`6.  **Events of Default. **The following shall constitute an Event of Default: (a) failure to pay any sum hereunder when due; (b) breach of any covenant in any instrument securing this Note which is not cured within any applicable cure period; (c) the filing by or against the Maker of a petition under the Bankruptcy Code; or (d) the sale, transfer or further encumbrance of the property securing this Note without the Holder's prior written consent. Upon an Event of Default the Holder may, without notice or demand, declare the whole of the indebtedness immediately due.`,
    );
    say(
      t`7.  **Waivers. **The Maker and all endorsers, sureties and guarantors waive demand, presentment, protest, notice of protest and dishonor, and diligence in collecting, and agree that time of payment may be extended from time to time without notice. No failure of the Holder to exercise any right hereunder shall be a waiver of the right to exercise the same at another time.`,
    );
    say(
      t`8.  **Costs of Collection. **The Maker agrees to pay all costs of collection, including reasonable attorneys' fees, whether suit be brought or not, and including all appellate and bankruptcy proceedings.`,
    );
    say(
      t`9.  **Usury Savings. **It is the intention of the parties to conform strictly to applicable usury laws. In no event shall interest contracted for, charged or received hereunder exceed the maximum permitted by law; any excess shall be credited on principal or refunded.`,
    );
    say(
      t`10.  **Governing Law; Jury Waiver. **This Note shall be construed under the laws of the State of ${f.stateName(facts.property.address.state)}. THE MAKER KNOWINGLY AND VOLUNTARILY WAIVES TRIAL BY JURY IN ANY ACTION ARISING HEREUNDER.`,
    );
    sheet.ensure(170);
    sheet.paragraph(
      t`          IN WITNESS WHEREOF, the Maker has executed this Note as of the ${f.day('note_date', facts.noteDate, 'ordinal')}.`,
      { after: 16 },
    );
    sheet.text(300, sheet.y, 'MAKER:', { bold: true });
    sheet.y += 22;
    signers(sheet, facts.borrowers, options, facts, 'by', {
      field: 'note_signed',
      x: 300,
      width: 220,
      text: { size: 10.5 },
    });
  },
};

export const officeNotes: readonly Layout[] = [uniform, attorney];
