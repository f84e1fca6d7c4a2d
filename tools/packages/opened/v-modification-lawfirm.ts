import { amountInWords, money, rate } from '../core/amounts.ts';
import { addMonths, dayOf, longDate, ordinal, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { entityOf, joined, on, pct, usd } from './v-kit.ts';

const left = 82;
const width = 448;

const general: readonly (readonly [string, string])[] = [
  [
    'Conditions Precedent',
    'The effectiveness of this Agreement is subject to the receipt by Lender of (a) this Agreement, duly executed by Borrower and each Guarantor; (b) a modification endorsement to Lender’s policy of title insurance, where real property secures the Loan; (c) evidence of the authority of the persons signing on behalf of Borrower; and (d) the fees and expenses described in Section 6.',
  ],
  [
    'Representations and Warranties',
    'Borrower represents and warrants that no Event of Default, and no event which with notice or lapse of time would be an Event of Default, exists; that the representations in the Loan Documents are true and correct as of the Effective Date; that Borrower has no defense, offset or counterclaim to the payment of the Loan; and that the execution of this Agreement has been duly authorized.',
  ],
  [
    'Fees and Expenses',
    'Borrower shall pay to Lender on the Effective Date a modification fee of $2,500.00 and shall reimburse Lender for the reasonable fees of its counsel, title charges and recording fees incurred in connection with this Agreement.',
  ],
  [
    'Release',
    'Borrower and each Guarantor release Lender and its officers, employees and agents from all claims, known or unknown, arising on or before the Effective Date out of the Loan or the Loan Documents.',
  ],
  [
    'No Novation; Ratification',
    'This Agreement modifies but does not extinguish the indebtedness evidenced by the Note, and it is not a novation. Except as expressly modified, the Loan Documents are ratified and remain in full force, and all liens granted by them continue with unchanged priority. Lender has no obligation to grant any further extension.',
  ],
  [
    'Miscellaneous',
    'This Agreement binds the parties and their successors and assigns; may be executed in counterparts, each of which is an original; and may be changed only by a writing signed by the party to be charged. If this Agreement conflicts with any Loan Document, this Agreement controls.',
  ],
];

export const layout: Layout = {
  id: 'v-modification-lawfirm',
  docType: 'change_in_terms',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, guarantors } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const effective = addMonths(facts.noteDate, random.pick([14, 18, 25]));
    const owing = Math.round((facts.principalCents * random.int(9010, 9740)) / 10_000) + 37;
    const oldRate = facts.rate + random.pick([500, 750, 1250]);
    const sheet = open({
      margins: { top: 76, bottom: 76, left, right: 82 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11 },
      furniture: (page, pageNo) => {
        page.text(left, 738, `Loan Modification Agreement – ${pageNo}`, { size: 8.5, width, align: 'center' });
        page.text(left, 750, '#11842067v2', { size: 7 });
      },
    });
    sheet.paragraph('LOAN MODIFICATION AGREEMENT', { size: 14, bold: true, align: 'center', after: 16 });
    const say = (runs: Run | readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', indent, after: 8 });
    say(
      prose`THIS LOAN MODIFICATION AGREEMENT (this “Agreement”) is made and entered into effective as of the ${ordinalDate(effective)} (the “Effective Date”), by and among ${v('borrower_name', b.name, b.name, true)}, ${entityOf(b)} (“Borrower”); ${joined('guarantor_name', guarantors, ' and ')}${guarantors.length > 1 ? ' (each a “Guarantor”)' : ' (“Guarantor”)'}; and ${v('lender_name', lender.name, lender.name, true)} (“Lender”).`,
    );
    sheet.paragraph('RECITALS', { bold: true, align: 'center', after: 8 });
    for (const runs of paragraphs`
      A.  Lender made a loan to Borrower (the “Loan”), being Lender’s Loan No. ${v('loan_number', facts.loanNumber)}, evidenced by that certain Promissory Note dated ${on('note_date', facts.noteDate)} in the original principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars ($${usd('principal_amount', facts.principalCents)}) (the “Note”).
      B.  Payment of the Note is secured by, among other things, a security interest in ${v('collateral_description', facts.collateral.charAt(0).toLowerCase() + facts.collateral.slice(1))} of Borrower, and is guaranteed by Guarantor under one or more guaranties of even date with the Note. The Note, the guaranties and all other papers executed in connection with the Loan are the “Loan Documents.”
      C.  As of the Effective Date the unpaid principal balance of the Note is $${money(owing)}, interest has been paid through ${longDate(effective)}, and the Note by its terms matures on ${longDate(addMonths(facts.maturityDate, -24))}.
      D.  Borrower has asked Lender to extend the maturity of the Note and to reduce its rate of interest, and Lender is willing to do so on the terms of this Agreement.
      NOW, THEREFORE, for good and valuable consideration, the receipt and sufficiency of which are acknowledged, the parties agree as follows:
    `)
      say(runs);
    let n = 0;
    const section = (title: string): Run => {
      n += 1;
      return bold(`${n}.  ${title}. `);
    };
    say(
      prose`${section('Recitals')}The foregoing recitals are true and correct and are incorporated herein. Capitalized terms not defined herein have the meanings given in the Loan Documents.`,
    );
    say([section('Modification of Note'), 'As of the Effective Date, the Note is modified as follows:']);
    say(
      prose`(a)  Maturity Date. The date on which the entire unpaid principal balance of the Note and all accrued interest are due and payable is extended to ${on('maturity_date', facts.maturityDate)}, and each reference in the Loan Documents to the “Maturity Date” shall mean that date.`,
      28,
    );
    const index = facts.index;
    for (const runs of paragraphs`
      (b)  Interest Rate. From and after the Effective Date, interest shall accrue on the unpaid principal balance, in lieu of the rate of ${rate(oldRate)}% per annum now in effect, at ${index === null ? prose`a ${v('rate_type', 'fixed')} rate equal to ${pct('interest_rate', facts.rate)} per annum` : prose`a ${v('rate_type', 'variable')} rate, initially ${pct('interest_rate', facts.rate)} per annum, equal to the ${v('rate_index', index.name)} plus ${pct('rate_margin', index.margin)}, but in no event less than ${pct('rate_floor', index.floor)}`}. Upon an Event of Default the Note shall bear interest at ${pct('default_rate', facts.defaultRate)} per annum.
      (c)  Payments. Borrower shall pay principal and interest in consecutive ${v('payment_frequency', 'monthly')} installments of $${usd('payment_amount', facts.paymentCents)} each, on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each calendar month following the Effective Date, until the Maturity Date, as extended, when all sums then unpaid shall be due.
    `)
      say(runs, 28);
    say(
      prose`${section('Security Documents')}Each instrument securing the Note is amended to secure the Note as modified by this Agreement. Borrower authorizes Lender to file such amendments and continuation statements as Lender deems necessary.`,
    );
    for (const [title, text] of general) say([section(title), text]);
    for (const runs of paragraphs`
      ${section('Consent of Guarantor')}Each Guarantor consents to the modification of the Loan as herein provided, reaffirms its guaranty, and agrees that its obligations are not released or impaired.
      ${section('Notices')}Notices to Borrower shall be sent to ${v('borrower_address', oneLine(b.address))}, and notices to Lender to ${v('lender_address', oneLine(lender.address))}, Attention: Special Loans, with a copy to Haskett & Dunmore, P.C., 210 Court Square, Suite 900.
    `)
      say(runs);
    sheet.ensure(180);
    say('IN WITNESS WHEREOF, the parties have executed this Agreement to be effective as of the Effective Date.');
    const sign = (role: string, name: Run | null, signer: string, title: string | null): void => {
      sheet.ensure(90);
      const x = 290;
      sheet.text(left, sheet.y + 4, bold(role));
      if (name !== null) sheet.text(x, sheet.y + 4, [name], { width: 240, bold: true });
      const y = sheet.y + 48;
      sheet.text(x, y - 10, title === null ? '' : 'By:');
      sheet.signature(title === null ? x : x + 22, y, title === null ? 230 : 208, { signed, label: signer });
      sheet.text(
        x,
        y + 3,
        title === null ? [v('guarantor_name', signer), ', individually'] : `Name: ${signer}\nTitle: ${title}`,
        { size: 10 },
      );
      sheet.y = y + 36;
    };
    sign('BORROWER:', v('borrower_name', b.name), b.signer, b.capacity ?? '');
    guarantors.forEach((g, i) => {
      sign(i === 0 ? 'GUARANTOR:' : '', null, g.name, null);
    });
    sign('LENDER:', v('lender_name', lender.name), lender.signer, lender.capacity ?? '');
  },
};
