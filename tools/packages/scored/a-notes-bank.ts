import { spell } from '../core/amounts.ts';
import { dayOf, ordinal } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { DrawOptions, Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { TextStyle } from '../core/sheet.ts';
import { boxRow, centred, flowColumns, innerWidth } from './a-forms.ts';
import { signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Notes as banks' form vendors print them: a header of boxes, and a two-column blank. */

function paymentRuns(facts: LoanFacts, look: f.DateLook): Run[] {
  const last: Run[] =
    facts.balloonCents === null
      ? t` Borrower’s final payment falls due on ${f.day('maturity_date', facts.maturityDate, look)} and covers all that is still owed.`
      : t` and one last payment estimated at ${f.usd('balloon_amount', facts.balloonCents)}, due on ${f.day('maturity_date', facts.maturityDate, look)}.`;
  return t`Borrower will pay this loan in ${f.count('number_of_payments', facts.numberOfPayments)} ${v('payment_frequency', 'monthly')} payments of ${f.usd('payment_amount', facts.paymentCents)} each, the first of them due ${f.day('first_payment_date', facts.firstPaymentDate, look)}, and the others on the same day of each month after that${facts.balloonCents === null ? ['.'] : [',']}${last}`;
}

function variableRuns(facts: LoanFacts): Run[][] {
  if (facts.index === null) return [];
  const { index } = facts;
  return [
    t`**${v('rate_type', 'VARIABLE INTEREST RATE', 'variable', true)}. **The interest rate on this Note is subject to change from time to time based on changes in an independent index, which is the ${v('rate_index', index.name)} (the "Index"). The Index is not necessarily the lowest rate charged by Lender on its loans. The interest rate change will not occur more often than each ${v('rate_change_frequency', index.frequency)}, the first on ${f.day('first_rate_change_date', index.firstChange)}. The rate to be applied to the unpaid balance will be ${f.pct('rate_margin', index.margin, 3, ' percentage points')} over the Index, resulting in an initial rate of ${f.pct('interest_rate', facts.rate)} per annum. **NOTICE: **Under no circumstances will the interest rate on this Note be less than ${f.pct('rate_floor', index.floor)} per annum or more than (except for any higher default rate) the lesser of ${f.pct('rate_ceiling', index.ceiling)} per annum or the maximum rate allowed by applicable law.`,
  ];
}

const headerBoxes: Layout = {
  id: 'a-note-header-boxes',
  docType: 'promissory_note',
  suits: f.business,
  draw(open, facts, options) {
    const { random } = options;
    const look = random.pick(['dash', 'slash', 'long'] as const);
    const text: TextStyle = { font: random.pick(['sans', 'franklin'] as const), size: random.pick([8.5, 9, 9.5]) };
    const sheet = open({
      style: text,
      margins: { left: 40, right: 40, top: 46, bottom: 48 },
      furniture: (s, n, total) => {
        if (n > 1) {
          s.text(40, 24, 'PROMISSORY NOTE', { size: 9, bold: true, width: s.width - 80, align: 'center' });
          s.text(40, 24, t`Loan No: ${v('loan_number', facts.loanNumber)}`, { size: 8, bold: true });
          s.text(40, 24, `Page ${n}`, { size: 8, width: s.width - 80, align: 'right' });
        }
        s.text(
          40,
          s.height - 26,
          `LPX 23.4.10 Copr. Lending Forms Corp. 1997, 2023. C:\\LPX\\D20.FC TR-4${total}07 PR-18`,
          { size: 5.5 },
        );
      },
    });
    centred(sheet, 'PROMISSORY NOTE', { size: random.pick([15, 17, 20]), bold: true }, 10);
    const small = { value: { size: 8.5 }, label: { size: 7, bold: true }, minHeight: 26 };
    boxRow(
      sheet,
      [
        { w: 16, label: 'Principal', runs: f.usd('principal_amount', facts.principalCents) },
        { w: 11, label: 'Loan Date', runs: f.day('note_date', facts.noteDate, 'dash') },
        { w: 11, label: 'Maturity', runs: f.day('maturity_date', facts.maturityDate, 'dash') },
        { w: 13, label: 'Loan No', runs: v('loan_number', facts.loanNumber) },
        { w: 12, label: 'Call / Coll', runs: t`${v('call_report_code', facts.approval.callCode)} / 70` },
        { w: 11, label: 'Account', runs: `${random.int(10_000, 99_999)}` },
        { w: 14, label: 'Officer', runs: v('loan_officer', facts.approval.officer) },
        { w: 8, label: 'Initials' },
      ],
      small,
    );
    boxRow(
      sheet,
      [
        {
          w: 1,
          runs: 'References in the boxes above are for Lender\'s use only and do not limit the applicability of this document to any particular loan or item. Any item above containing "***" has been omitted due to text length limitations.',
        },
      ],
      { value: { size: 6.5, align: 'center' } },
    );
    sheet.y += 10;
    const top = sheet.y;
    const half = innerWidth(sheet) / 2;
    const [first] = facts.borrowers;
    sheet.text(40, top, 'Borrower:', { bold: true });
    const left = sheet.text(
      100,
      top,
      prose`${f.borrowers(facts, { joint: '\n' })}${first?.tin === undefined || random.chance(0.5) ? '' : prose` (TIN: XX-XXX${first.tin.slice(-4)})`}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`,
      { width: half - 70 },
    );
    sheet.text(40 + half, top, 'Lender:', { bold: true });
    const right = sheet.text(
      90 + half,
      top,
      prose`${f.who('lender_name', facts.lender, random.chance(0.5))}\n${random.pick(['Main Office', 'Commercial Lending', 'Loan Operations'])}\n${f.place('lender_address', facts.lender.address, 2)}`,
      { width: half - 60 },
    );
    sheet.y = Math.max(left, right) + 6;
    sheet.hline(40, sheet.y, sheet.width - 40, 1.4);
    sheet.y += 8;
    sheet.text(40, sheet.y, t`**Principal Amount: **${f.usd('principal_amount', facts.principalCents)}`);
    if (facts.index === null)
      sheet.text(40, sheet.y, t`**Interest Rate: **${f.pct('interest_rate', facts.rate)}`, {
        width: innerWidth(sheet),
        align: 'center',
      });
    sheet.text(40, sheet.y, t`**Date of Note: **${f.day('note_date', facts.noteDate)}`, {
      width: innerWidth(sheet),
      align: 'right',
    });
    sheet.y += 18;
    const body: Run[][] = [
      t`**PROMISE TO PAY. **${f.borrowers(facts)} ("Borrower") promises to pay to ${f.who('lender_name', facts.lender)} ("Lender"), or order, in lawful money of the United States of America, the principal amount of ${f.words(facts.principalCents, 'ampersand')} Dollars (${f.usd('principal_amount', facts.principalCents)}), together with interest on the unpaid principal balance from ${f.day('note_date', facts.noteDate, look)}${
        facts.index === null
          ? t`, calculated at the ${v('rate_type', 'fixed')} rate of ${f.pct('interest_rate', facts.rate)} per annum`
          : []
      }, until paid in full.`,
      t`**PAYMENT. **${paymentRuns(facts, look)} Unless otherwise agreed, payments go first to accrued unpaid interest, then to principal, then to late charges and costs. Borrower will pay Lender at the address shown above or wherever Lender names in writing.`,
      ...variableRuns(facts),
      t`**INTEREST CALCULATION METHOD. **Interest on this Note is computed on ${f.dayCountPhrase(facts, random)}; the annual rate is applied to the outstanding balance in that manner, and all interest payable under this Note is computed using this method.`,
      t`**PREPAYMENT. **${
        facts.prepaymentPenalty
          ? t`Upon prepayment of this Note before ${f.dateText(facts.firstPaymentDate)} or within three years after it, Lender is entitled to ${f.prepaymentPhrase(facts, random)} of 3% of the amount prepaid in the first year, 2% in the second and 1% in the third.`
          : t`Borrower may pay all or a portion of the amount owed earlier than it is due ${f.prepaymentPhrase(facts, random)}. Early payments will not, unless Lender agrees in writing, relieve Borrower of continuing to pay under the schedule.`
      } Borrower agrees not to send Lender payments marked "paid in full", "without recourse", or similar language.`,
      t`**LATE CHARGE. **If a payment is ${v('grace_days', `${facts.graceDays}`)} days or more late, Borrower will be charged ${f.pct('late_charge_percent', facts.lateChargePercent)} of the unpaid portion of the regularly scheduled payment${random.chance(0.5) ? [' or $25.00, whichever is greater'] : []}.`,
      t`**INTEREST AFTER DEFAULT. **Upon default, including failure to pay upon final maturity, the interest rate on this Note shall, if permitted by law, be increased to ${f.pct('default_rate', facts.defaultRate)} per annum. The rate will not exceed what applicable law allows.`,
      ...eventsOfDefault,
      t`**COLLATERAL. **Borrower acknowledges this Note is secured by the instruments of even date given to Lender, described as: ${v('collateral_description', facts.collateral)}; and, where so recorded, by real property at ${f.place('property_address', facts.property.address)}.`,
      ...(facts.renewalOf === null
        ? []
        : [
            t`**PRIOR NOTE. **This Note renews and restates, and is not a novation of, Loan Number ${v('renewal_of', facts.renewalOf)}.`,
          ]),
      ...generalProvisions(facts),
    ];
    for (const paragraph of body)
      sheet.paragraph(paragraph, { align: random.chance(0.8) ? 'justify' : 'left', after: 6 });
    sheet.ensure(150);
    sheet.paragraph(
      bold(
        'PRIOR TO SIGNING THIS NOTE, BORROWER READ AND UNDERSTOOD ALL THE PROVISIONS OF THIS NOTE. BORROWER AGREES TO THE TERMS OF THE NOTE AND ACKNOWLEDGES RECEIPT OF A COMPLETED COPY.',
      ),
    );
    sheet.paragraph(bold('BORROWER:'), { after: 8 });
    signers(sheet, facts.borrowers, options, facts, 'by', { field: 'note_signed', text: { size: 9 }, width: 270 });
  },
};

const eventsOfDefault: Run[][] = [
  t`**DEFAULT. **Each of the following is an event of default: Borrower does not make any payment when due; Borrower breaks any promise in this Note or in any related document; any statement made to Lender by Borrower or on its behalf is false or misleading in any material respect, now or when made; the dissolution or termination of Borrower's existence as a going business; the insolvency of Borrower, appointment of a receiver, or any assignment for the benefit of creditors; commencement of foreclosure or forfeiture by any creditor against collateral for the loan; any of the preceding with respect to any guarantor; a change in ownership of twenty-five percent (25%) or more of the equity of Borrower; a material adverse change in Borrower's financial condition; or Lender in good faith believes itself insecure.`,
  prose`${bold("LENDER'S RIGHTS. ")}Upon default, Lender may declare the entire unpaid principal balance and all accrued unpaid interest immediately due, and then Borrower will pay that amount.`,
  prose`${bold("ATTORNEYS' FEES; EXPENSES. ")}Lender may hire someone else to help collect this Note if Borrower does not pay. Borrower will pay Lender that amount, including, subject to limits under applicable law, reasonable attorneys' fees whether or not there is a lawsuit, and fees for bankruptcy proceedings and appeals.`,
];

function generalProvisions(facts: LoanFacts): Run[][] {
  const state = f.stateName(facts.lender.address.state);
  return [
    t`**GOVERNING LAW. **This Note will be governed by federal law applicable to Lender and, to the extent not preempted, the laws of the State of ${state} without regard to its conflicts of law provisions. This Note has been accepted by Lender in the State of ${state}.`,
    t`**RIGHT OF SETOFF. **To the extent permitted by applicable law, Lender reserves a right of setoff in all Borrower's accounts with Lender, whether checking, savings or some other account. This does not include IRA or Keogh accounts, or any trust accounts for which setoff would be prohibited.`,
    t`**DISHONORED ITEM FEE. **Borrower will pay a fee to Lender of $30.00 if Borrower makes a payment on the loan and the check or preauthorized charge is later dishonored.`,
    t`**FINANCIAL STATEMENTS. **Borrower agrees to give Lender, within 120 days of each fiscal year end, a balance sheet and income statement prepared by an accountant acceptable to Lender, and tax returns within 30 days of filing.`,
    t`**SUCCESSOR INTERESTS. **The terms of this Note are binding upon Borrower and upon Borrower's heirs, personal representatives, successors and assigns, and inure to the benefit of Lender and its successors and assigns.`,
    t`**GENERAL PROVISIONS. **If any part of this Note cannot be enforced, this fact will not affect the rest of it. Lender may delay or forgo enforcing any of its rights without losing them. Borrower and any other person who signs, guarantees or endorses this Note, to the extent allowed by law, waive presentment, demand for payment, and notice of dishonor. All such parties agree that Lender may renew or extend this loan repeatedly and for any length of time, release any party or guarantor, or impair or fail to realize upon the collateral, without the consent of or notice to anyone.`,
  ];
}

const columnNote: Layout = {
  id: 'a-note-two-column-blank',
  docType: 'promissory_note',
  draw(open, facts, options) {
    const { random } = options;
    const typed: TextStyle = { font: random.pick(['mono', 'typewriter', 'serif'] as const), size: 9.5 };
    const form = random.pick(['UN-ARX', 'UN-7', 'COMM-NOTE-4']);
    const sheet = open({
      style: { font: 'sans', size: 8.5 },
      margins: { left: 36, right: 36, top: 40, bottom: 46 },
      furniture: (s, n, total) => {
        s.text(36, s.height - 34, `UNIVERSAL NOTE   © 1984, 1991 Financial Forms, Inc.  Form ${form} 7/15/2014`, {
          size: 6,
        });
        s.text(36, s.height - 34, `(page ${n} of ${total})`, { size: 7, width: s.width - 72, align: 'right' });
      },
    });
    const top = sheet.y;
    const w = innerWidth(sheet);
    const height = 118;
    const columns = [0, w * 0.36, w * 0.7, w] as const;
    for (let i = 0; i < 3; i += 1)
      sheet.rect(36 + (columns[i] ?? 0), top, (columns[i + 1] ?? 0) - (columns[i] ?? 0), height);
    sheet.text(
      40,
      top + 6,
      prose`${f.borrowers(facts, { joint: '\n', upper: random.chance(0.5) })}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2, false)}`,
      { ...typed, width: w * 0.36 - 8 },
    );
    sheet.text(
      40,
      top + height - 24,
      'BORROWER\'S NAME AND ADDRESS\n"I" includes each borrower above, joint and severally.',
      { size: 6.5, width: w * 0.36 - 8 },
    );
    sheet.text(
      40 + columns[1],
      top + 6,
      [f.who('lender_name', facts.lender), '\n', f.place('lender_address', facts.lender.address, 2)],
      { ...typed, width: w * 0.34 - 8 },
    );
    sheet.text(
      40 + columns[1],
      top + height - 24,
      'LENDER\'S NAME AND ADDRESS\n"You" means the lender, its successors and assigns.',
      { size: 6.5, width: w * 0.34 - 8 },
    );
    const cells: (readonly [string, Run])[] = [
      ['Loan Number', v('loan_number', facts.loanNumber)],
      ['Date', f.day('note_date', facts.noteDate, 'slash')],
      ['Maturity Date', f.day('maturity_date', facts.maturityDate, 'slash')],
      ['Loan Amount $', f.usd('principal_amount', facts.principalCents, '')],
      ['Renewal Of', facts.renewalOf === null ? '' : v('renewal_of', facts.renewalOf)],
    ];
    cells.forEach(([label, run], i) => {
      const y = top + 8 + i * 21;
      sheet.text(40 + columns[2], y, label, { size: 8 });
      sheet.text(100 + columns[2], y - 1, run, { ...typed, size: 9 });
      sheet.hline(98 + columns[2], y + 11, 34 + columns[3]);
    });
    sheet.y = top + height + 8;
    const line: TextStyle = { size: 9 };
    sheet.paragraph(
      t`For value received, I promise to pay to you, or your order, at your address listed above the **PRINCIPAL** sum of ${f.words(facts.principalCents, random.pick(['and', 'no']))} Dollars $ ${f.usd('principal_amount', facts.principalCents, '')}.`,
      line,
    );
    const box = (marked: boolean, strong: string, runs: readonly Run[], indent = 14, field?: string): void => {
      sheet.ensure(24);
      sheet.checkbox(36 + indent - 13, sheet.y + 0.5, {
        marked,
        label: strong,
        look: 'x',
        size: 8,
        ...(field === undefined ? {} : { field }),
      });
      sheet.paragraph([bold(`${strong} `), ...runs], { ...line, indent, after: 3 });
    };
    box(
      true,
      'Single Advance:',
      t`I will receive all of this principal sum on ${f.day('note_date', facts.noteDate, 'slash')}. No additional advances are contemplated under this note.`,
    );
    box(false, 'Multiple Advance:', [
      'The principal sum shown above is the maximum amount of principal I can borrow under this note. On ____________ I will receive the amount of $ ____________ and future principal advances are contemplated.',
    ]);
    sheet.paragraph(
      t`**INTEREST: **I agree to pay interest on the outstanding principal balance from ${f.day('note_date', facts.noteDate, 'slash')} at the rate of ${f.pct('interest_rate', facts.rate, 3, ' %')} per year until ${facts.index === null ? 'PAID IN FULL' : 'THE FIRST CHANGE DATE'}.`,
      { ...line, after: 3 },
    );
    const { index } = facts;
    box(index !== null, 'Variable Rate:', ['This rate may then change as stated below.'], 14, 'rate_type');
    if (index !== null) {
      box(
        true,
        'Index Rate:',
        t`The future rate will be ${f.pct('rate_margin', index.margin, 3, ' %')} ABOVE the following index rate: ${v('rate_index', index.name)}`,
        30,
      );
      box(
        true,
        'Frequency and Timing:',
        t`The rate on this note may change as often as every ${v('rate_change_frequency', index.frequency)} beginning ${f.day('first_rate_change_date', index.firstChange, 'slash')}. A change in the interest rate will take effect on the same day.`,
        30,
      );
      box(
        true,
        'Limitations:',
        t`The rate will not go above ${f.pct('rate_ceiling', index.ceiling, 3, ' %')} or below ${f.pct('rate_floor', index.floor, 3, ' %')}.`,
        30,
      );
    } else
      box(
        false,
        'Index Rate:',
        ['The future rate will be ____________ the following index rate: ______________________________'],
        30,
      );
    sheet.paragraph(t`**ACCRUAL METHOD: **Interest will be calculated on ${f.dayCountPhrase(facts, random)}.`, {
      ...line,
      after: 3,
    });
    sheet.paragraph(
      t`**POST MATURITY RATE: **I agree to pay interest on the unpaid balance of this note owing after maturity, and until paid in full, at a fixed rate equal to ${f.pct('default_rate', facts.defaultRate, 3, ' %')}.`,
      { ...line, after: 3 },
    );
    box(
      true,
      'LATE CHARGE:',
      t`If a payment is made more than ${v('grace_days', `${facts.graceDays}`)} days after it is due, I agree to pay a late charge of ${f.pct('late_charge_percent', facts.lateChargePercent, 3, ' %')} of the late amount with a minimum of $10.00.`,
    );
    box(random.chance(0.5), 'ADDITIONAL CHARGES:', [
      'In addition to interest, I agree to pay the following charges which are not included in the principal amount above: Documentation fee $ 250.00.',
    ]);
    const d = dayOf(facts.firstPaymentDate);
    sheet.paragraph(
      t`**PAYMENTS: **I agree to pay this note as follows: ${f.count('number_of_payments', facts.numberOfPayments)} ${v('payment_frequency', 'monthly')} payments of $ ${f.usd('payment_amount', facts.paymentCents, '')} on the ${ordinal(d)} day of each month, beginning ${f.day('first_payment_date', facts.firstPaymentDate, 'slash')}${
        facts.balloonCents === null
          ? [', the last due ']
          : t`, and a single balloon payment of $ ${f.usd('balloon_amount', facts.balloonCents, '')} due `
      }${f.day('maturity_date', facts.maturityDate, 'slash')}.`,
      { ...line, after: 5 },
    );
    sheet.paragraph(
      t`**PURPOSE: **The purpose of this loan is ${v('loan_purpose', facts.approval.purpose.toUpperCase())}.`,
      { ...line, after: 4 },
    );
    sheet.paragraph(
      t`**PREPAYMENT: **${
        facts.prepaymentPenalty
          ? t`If I pay this note early I will owe ${f.prepaymentPhrase(facts, random)} of two percent of what I prepay.`
          : t`I may prepay this loan in whole or in part at any time ${f.prepaymentPhrase(facts, random)}.`
      }`,
      { ...line, after: 4 },
    );
    sheet.paragraph(
      t`**SECURITY: **This note is separately secured by (describe separate document by type and date): ${f.business(facts) ? 'SECURITY AGREEMENT AND OTHER INSTRUMENTS DATED ' : 'DEED OF TRUST OR MORTGAGE DATED '}${f.day('note_date', facts.noteDate, 'slash')}.`,
      { ...line, after: 6 },
    );
    sheet.ensure(110 + facts.borrowers.length * 40);
    sheet.text(36, sheet.y + 6, 'Signature for Lender', { size: 7.5 });
    sheet.signature(36, sheet.y + 50, 190, {
      signed: options.signed && random.chance(0.6),
      label: facts.lender.signer,
    });
    sheet.text(36, sheet.y + 53, facts.lender.signer, { size: 8 });
    sheet.text(
      300,
      sheet.y + 4,
      t`**SIGNATURES: **I AGREE TO THE TERMS OF THIS NOTE (INCLUDING THOSE ON THE OTHER PAGES). I have received a copy on today's date.`,
      { size: 8, width: 270 },
    );
    sheet.y += 30;
    signers(sheet, facts.borrowers, options, facts, 'by', {
      field: 'note_signed',
      text: { size: 8.5 },
      x: 300,
      width: 240,
    });
    sheet.newPage();
    flowColumns(sheet, blankTerms(facts, options), { size: 7.8, after: 6, gap: 20, align: 'justify' });
  },
};

function blankTerms(facts: LoanFacts, { random }: DrawOptions): Run[][] {
  const state = f.stateName(facts.lender.address.state);
  return [
    t`**DEFINITIONS: **As used on page 1, a mark in a box means that the terms that follow the box apply to this loan. "I," "me" or "my" means each Borrower who signs this note and each other person or legal entity (including guarantors, endorsers, and sureties) who agrees to pay this note. "You" or "your" means the Lender and its successors and assigns.`,
    t`**APPLICABLE LAW: **The law of the state of ${state} will govern this note. Any term of this note which is contrary to applicable law will not be effective, unless the law permits you and me to agree to such a variation.`,
    t`**COMMISSIONS OR OTHER REMUNERATION: **I understand and agree that any insurance premiums paid to insurance companies as part of this note will involve money retained by you or paid back to you as commissions.`,
    t`**PAYMENTS: **Each payment I make on this note will first reduce the amount I owe you for charges which are neither interest nor principal. The remainder of each payment will then reduce accrued unpaid interest, and then unpaid principal. If you and I agree to a different application, we will describe it on this note.`,
    t`**INTEREST: **Interest accrues on the principal remaining unpaid from time to time, until paid in full. If I receive the principal in more than one advance, each advance will start to earn interest only when I receive it. The rate in effect at any time will apply to the entire principal then outstanding. You may not charge more than the maximum interest the law permits.`,
    t`**INDEX RATE: **The index will serve only as a device for setting the rate on this note. You do not guarantee by selecting this index, or the margin, that the rate on this note will be the same rate you charge on any other loans or class of loans to me or other borrowers.`,
    t`**ACCRUAL METHOD: **The amount of interest that I will pay on this loan will be calculated using the interest rate and accrual method stated on page 1. For the purpose of interest calculation, the accrual method will determine the number of days in a "year."`,
    t`**POST MATURITY RATE: **For purposes of deciding when the post maturity rate applies, the term "maturity" means the date of the last scheduled payment indicated on page 1 or the date you accelerate payment on the note, whichever is earlier.`,
    t`**SINGLE ADVANCE LOANS: **If this is a single advance loan, you and I expect that you will make only one advance of principal. However, you may add other amounts to the principal if you make any payments described in the "PAYMENTS BY LENDER" paragraph below.`,
    t`**PAYMENTS BY LENDER: **If you are authorized to pay, on my behalf, charges I am obligated to pay (such as property insurance premiums), then you may treat those payments made by you as advances and add them to the unpaid principal under this note, or you may demand immediate payment of the charges.`,
    t`**SET-OFF: **I agree that you may set off any amount due and payable under this note against any right I have to receive money from you. "Right to receive money from you" means any deposit account balance I have with you, any money owed to me on an item presented to you, and any repurchase agreement.`,
    t`**REAL ESTATE OR RESIDENCE SECURITY: **If this note is secured by real estate or a residence that is personal property, the existence of a default and your remedies for such a default will be determined by applicable law, by the terms of any separate instrument creating the security interest, and by this note.`,
    t`**DEFAULT: **I will be in default if any one or more of the following occur: (1) I fail to make a payment on time or in the amount due; (2) I fail to keep the property insured, if required; (3) I fail to pay, or keep any promise, on any debt or agreement I have with you; (4) any other creditor of mine attempts to collect any debt I owe through court proceedings; (5) I die, am declared incompetent, or become insolvent; (6) I make any written statement that is untrue in a material way; (7) I fail to supply financial information you request within ${spell(random.pick([10, 20, 30]))} days; or (8) any collateral is used in a way that threatens its confiscation.`,
    t`**REMEDIES: **If I am in default on this note you have, but are not limited to, the following remedies: you may demand immediate payment of all I owe you under this note; you may set off this debt against any right I have to the payment of money from you; you may demand security, additional security, or additional parties as a condition for not using any other remedy; you may refuse to make advances to me.`,
    prose`${bold("COLLECTION COSTS AND ATTORNEY'S FEES: ")}I agree to pay all costs of collection, replevin or any other or similar type of cost if I am in default. In addition, if you hire an attorney to collect this note, I also agree to pay any fee you incur with such attorney plus court costs, except where prohibited by law.`,
    t`**WAIVER: **I give up my rights to require you to do certain things. I will not require you to demand payment of amounts due (presentment), obtain official certification of nonpayment (protest), or give notice that amounts due have not been paid (notice of dishonor).`,
    t`**OBLIGATIONS INDEPENDENT: **I understand that I must pay this note even if someone else has also agreed to pay it. You may sue me alone, or anyone else who is obligated on this note, or any number of us together, to collect this note.`,
    t`**FINANCIAL INFORMATION: **I agree to provide you, upon request, any financial statement or information you may deem necessary. I warrant that the financial statements and information I provide to you are or will be accurate, correct and complete.`,
  ];
}

export const bankNotes: readonly Layout[] = [headerBoxes, columnNote];
