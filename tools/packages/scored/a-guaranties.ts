import { amountInWords } from '../core/amounts.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { DrawOptions, Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { boxRow, centred, innerWidth, labelList, table, ticked } from './a-forms.ts';
import { signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Guaranties on forms: a bank's commercial form, the Small Business Administration's, and one limited in amount. */

const delivery =
  'Guarantor has read this Guaranty and understands that it is effective on delivery to Lender; no formal acceptance by Lender is needed.';

function guarantorSigns(facts: LoanFacts, options: DrawOptions): Parameters<typeof signers>[1] {
  return [f.guarantorOf(facts, options.subject)];
}

const commercial: Layout = {
  id: 'a-guaranty-commercial',
  docType: 'guaranty',
  suits: f.guaranteed,
  draw(open, facts, options) {
    const { random, subject } = options;
    const guarantor = f.guarantorOf(facts, subject);
    const sheet = open({
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9 },
      margins: { left: 42, right: 42, top: 50, bottom: 50 },
      furniture: (s, n) => {
        if (n > 1) s.text(42, 26, t`**COMMERCIAL GUARANTY (Continued)**`, { width: s.width - 84, align: 'center' });
        if (n > 1) s.text(42, 26, t`Loan No: ${v('loan_number', facts.loanNumber)}`, { size: 8 });
        if (n > 1) s.text(42, 26, `Page ${n}`, { size: 8, width: s.width - 84, align: 'right' });
      },
    });
    centred(sheet, 'COMMERCIAL GUARANTY', { size: 16, bold: true }, 12);
    const y = sheet.y;
    const left = [
      ['Borrower:', t`${f.borrowers(facts)}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`],
      ['Guarantor:', t`${f.who('guarantor_name', guarantor)}\n${f.place('guarantor_address', guarantor.address, 2)}`],
    ] as const;
    labelList(sheet, left, { labelWidth: 62, width: 255, label: { bold: true, size: 9 }, value: { size: 9 }, gap: 10 });
    const bottom = sheet.y;
    sheet.y = y;
    labelList(
      sheet,
      [['Lender:', t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`]],
      { x: 315, labelWidth: 50, width: 255, label: { bold: true, size: 9 }, value: { size: 9 } },
    );
    sheet.y = Math.max(bottom, sheet.y) + 2;
    sheet.hline(42, sheet.y, sheet.width - 42, 1.2);
    sheet.y += 8;
    const limit = facts.guarantyLimitCents;
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 6 });
    if (limit === null) {
      say(
        t`**CONTINUING GUARANTEE OF PAYMENT AND PERFORMANCE.** For good and valuable consideration, Guarantor absolutely and unconditionally guarantees full and punctual payment and satisfaction of the Indebtedness of Borrower to Lender, and the performance and discharge of all Borrower's obligations under the Note and the Related Documents. This is a guaranty of payment and performance and not of collection, so Lender can enforce this Guaranty against Guarantor even when Lender has not exhausted its remedies against anyone else. Guarantor's liability is ${v('guaranty_type', 'unlimited')}.`,
      );
      say(
        t`**INDEBTEDNESS.** The word "Indebtedness" means all of the principal amount outstanding from time to time under the note of ${f.usd('principal_amount', facts.principalCents)} and every other obligation that Borrower, alone or with others, owes or will owe to Lender.`,
      );
    } else {
      say(
        t`**GUARANTEE OF PAYMENT AND PERFORMANCE.** For good and valuable consideration, Guarantor absolutely and unconditionally guarantees payment of the Indebtedness of Borrower to Lender, ${v('guaranty_type', 'limited')} as follows.`,
      );
      say(
        t`**MAXIMUM LIABILITY.** The maximum liability of Guarantor under this Guaranty shall not exceed at any one time ${f.usd('guaranty_limit', limit)} plus all costs and expenses of enforcing this Guaranty and of collecting and selling any collateral. The Indebtedness includes the note in the original amount of ${f.usd('principal_amount', facts.principalCents)}.`,
      );
    }
    for (const clause of commercialClauses(facts)) say(clause);
    sheet.ensure(130);
    say(
      t`**EACH UNDERSIGNED GUARANTOR ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS GUARANTY AND AGREES TO ITS TERMS. THIS GUARANTY IS DATED ${f.day('guaranty_date', facts.noteDate, 'upper')}.**`,
    );
    sheet.paragraph(t`**GUARANTOR:**`);
    signers(sheet, guarantorSigns(facts, options), options, facts, 'x-line', {
      field: 'guaranty_signed',
      text: { size: 9 },
    });
  },
};

function commercialClauses(facts: LoanFacts): Run[][] {
  return [
    t`**DURATION OF GUARANTY.** This Guaranty takes effect when received by Lender without the necessity of any acceptance, and continues in full force until all the Indebtedness incurred before Lender receives written notice of revocation has been fully and finally paid. Revocation by one guarantor does not affect the others. It is expected that fluctuations may occur in the aggregate amount of the Indebtedness, even to zero.`,
    t`**GUARANTOR'S AUTHORIZATION TO LENDER.** Guarantor authorizes Lender, without notice or demand and without lessening liability, to make additional secured or unsecured loans to Borrower; to alter, renew, extend, accelerate or otherwise change the time for payment or other terms; to take, hold, exchange, enforce, waive, subordinate or release security; to release any one or more of Borrower's sureties, endorsers or other guarantors; and to apply any security and direct the order of its sale.`,
    t`**GUARANTOR'S REPRESENTATIONS AND WARRANTIES.** Guarantor represents that no representations limiting this Guaranty have been made; that it is executed at Borrower's request and not at the request of Lender; that Guarantor has full power and authority; that Guarantor will not sell or encumber all or substantially all of its assets without Lender's consent; and that there is no litigation pending or threatened against Guarantor.`,
    t`**GUARANTOR'S FINANCIAL STATEMENTS.** Guarantor agrees to furnish a personal financial statement, signed and dated, as soon as available but in no event later than 120 days after each calendar year end, with tax returns within 30 days of filing.`,
    t`**GUARANTOR'S WAIVERS.** Except as prohibited by applicable law, Guarantor waives any right to require Lender to continue lending money to Borrower; to make any presentment, protest, demand, or notice of any kind; to resort for payment or to proceed directly or at once against any person, including Borrower; or to pursue any other remedy within Lender's power. Guarantor also waives all rights or defenses arising by reason of any "one action" or "anti-deficiency" law, and any election of remedies that destroys subrogation rights.`,
    t`**SUBORDINATION OF BORROWER'S DEBTS TO GUARANTOR.** The Indebtedness, whether now existing or later created, shall be superior to any claim that Guarantor may have against Borrower, whether or not Borrower becomes insolvent.`,
    t`**GOVERNING LAW.** This Guaranty is governed by federal law applicable to Lender and, to the extent not preempted, the laws of the State of ${f.stateName(facts.lender.address.state)}. **NOTICES.** Notices are effective when delivered, or deposited in the United States mail, first class, postage prepaid, to the addresses near the beginning of this Guaranty.`,
    t`**MISCELLANEOUS.** ${delivery} Caption headings are for convenience. If a court finds any provision to be invalid, that fact by itself will not mean that the rest will not be valid. The singular includes the plural where context and construction require it.`,
  ];
}

const agency: Layout = {
  id: 'a-guaranty-sba-148',
  docType: 'guaranty',
  suits: (facts) => facts.product === 'sba' && f.guaranteed(facts),
  draw(open, facts, options) {
    const { random, subject } = options;
    const guarantor = f.guarantorOf(facts, subject);
    const limited = facts.guarantyLimitCents !== null;
    const form = limited ? 'SBA Form 148L (10/98)' : 'SBA Form 148 (10/98)';
    const sheet = open({
      style: { font: 'serif', size: 10.5 },
      margins: { left: 68, right: 68, top: 54, bottom: 62 },
      furniture: (s, n, total) =>
        s.text(68, s.height - 42, `${form} Previous editions obsolete.   Page ${n}/${total}`, {
          size: 8,
          width: s.width - 136,
          align: 'right',
        }),
    });
    sheet.text(68, sheet.y, 'U.S. Small Business Administration', { size: 13, bold: true });
    sheet.y += 28;
    centred(
      sheet,
      limited ? 'UNCONDITIONAL LIMITED GUARANTEE' : 'UNCONDITIONAL GUARANTEE',
      { size: 15, bold: true },
      12,
    );
    const w = innerWidth(sheet);
    table(
      sheet,
      [w * 0.3, w * 0.7],
      [
        ['SBA Loan #', `${random.int(1_000_000, 9_999_999)}${random.int(100, 999)}`],
        ['SBA Loan Name', f.who('borrower_name', f.firstBorrower(facts))],
        ['Guarantor', f.who('guarantor_name', guarantor)],
        ['Borrower', f.borrowers(facts)],
        ['Lender', f.who('lender_name', facts.lender)],
        ['Date', f.day('guaranty_date', facts.noteDate)],
        ['Note Amount', f.usd('principal_amount', facts.principalCents)],
      ],
      { cell: { size: 10.5 }, pad: 5 },
    );
    sheet.y += 12;
    const item = (head: string, ...texts: (readonly Run[])[]): void => {
      sheet.ensure(50);
      sheet.paragraph(t`**${head}**`, { after: 3 });
      for (const text of texts) sheet.paragraph(text, { indent: 22 });
    };
    item(
      '1.  GUARANTEE:',
      t`Guarantor unconditionally guarantees payment to Lender of all amounts owing under the Note. This Guarantee remains in effect until the Note is paid in full. Guarantor must pay all amounts due under the Note when Lender makes written demand upon Guarantor. Lender is not required to seek payment from any other source before demanding payment from Guarantor.`,
      ...(facts.guarantyLimitCents === null
        ? []
        : [
            t`The amount recoverable from this Guarantor is ${v('guaranty_type', 'limited')} to a maximum of ${f.usd('guaranty_limit', facts.guarantyLimitCents)}. The balance limitation ends with the reduction of the Note below that sum.`,
          ]),
    );
    item(
      '2.  NOTE:',
      t`The "Note" is the promissory note dated ${f.day('note_date', facts.noteDate)} in the principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars, from Borrower to Lender. It includes any assumption, renewal, substitution, or replacement of the Note, and multiple notes under a line of credit.`,
    );
    item(
      '3.  DEFINITIONS:',
      t`"Collateral" means property, if any, taken as security for payment of the Note or any guarantee of the Note. "Loan" means the loan evidenced by the Note. "Loan Documents" means the documents related to the Loan signed by Borrower, Guarantor or any other guarantor. "SBA" means the Small Business Administration.`,
    );
    item(
      "4.  LENDER'S GENERAL POWERS:",
      t`Lender may take any of the following actions at any time, without notice, without Guarantor's consent, and without making demand upon Guarantor: modify the terms of the Note or any other Loan Document except to increase the amounts due; refrain from taking any action on the Note, the Collateral, or any guarantee; release any Borrower or any guarantor; compromise or settle with them; substitute or release any of the Collateral, whether or not Lender receives anything in return; foreclose upon or otherwise obtain, and dispose of, any Collateral; and exercise any rights it has.`,
    );
    item(
      '5.  FEDERAL LAW:',
      t`When SBA is the holder, the Note and this Guarantee will be construed and enforced under federal law, including SBA regulations. As to this Guarantee, Guarantor may not claim or assert any local or state law against SBA to deny any obligation, defeat any claim of SBA, or preempt federal law.`,
    );
    item(
      '6.  RIGHTS, NOTICES, AND DEFENSES THAT GUARANTOR WAIVES:',
      t`To the extent permitted by law, Guarantor waives all rights to require presentment, protest, or demand upon Borrower; to redeem any Collateral before or after Lender disposes of it; to have any disposition advertised; and to require a valuation of Collateral before or after its disposition.`,
      t`Guarantor waives any notice of any default under the Note; presentment, dishonor, protest, or demand; execution of the Note; any action or inaction on the Note or Collateral, such as disbursements, payment, nonpayment, acceleration, intent to accelerate, assignment, collection activity, and incurring enforcement expenses; and any change in the financial condition or business operations of Borrower.`,
    );
    item(
      '7.  DUTIES AS TO COLLATERAL:',
      t`Guarantor will preserve the Collateral pledged by Guarantor to secure this Guarantee. Lender has no duty to preserve or dispose of any Collateral.`,
    );
    item(
      '8.  SUCCESSORS AND ASSIGNS:',
      t`Under this Guarantee, Guarantor includes heirs and successors, and Lender includes its successors and assigns.`,
    );
    item(
      '9.  GENERAL PROVISIONS:',
      t`A. ENFORCEMENT EXPENSES. Guarantor promises to pay all expenses Lender incurs to enforce this Guarantee, including, but not limited to, attorney's fees and costs.`,
      t`B. SBA NOT A CO-GUARANTOR. Guarantor's liability will continue even if SBA pays Lender. SBA is not a co-guarantor with Guarantor.`,
      t`C. JOINT AND SEVERAL LIABILITY. All individuals and entities signing as Guarantor are jointly and severally liable.`,
    );
    item('10.  STATE-SPECIFIC PROVISIONS:', t`None.`);
    item(
      '11.  GUARANTOR ACKNOWLEDGMENT OF TERMS:',
      t`Guarantor acknowledges that Guarantor has read and understands the significance of all terms of the Note and this Guarantee, including all waivers.`,
    );
    item(
      '12.  GUARANTOR NAME(S) AND SIGNATURE(S):',
      t`By signing below, each individual or entity becomes obligated as Guarantor under this Guarantee.`,
    );
    signers(sheet, [guarantor], options, facts, 'by', { field: 'guaranty_signed', x: 96 });
  },
};

const limitedForm: Layout = {
  id: 'a-guaranty-limited-boxes',
  docType: 'guaranty',
  suits: (facts) => f.guaranteed(facts) && facts.guarantyLimitCents !== null,
  draw(open, facts, options) {
    const { random, subject } = options;
    const guarantor = f.guarantorOf(facts, subject);
    const limit = facts.guarantyLimitCents ?? 0;
    const typed = { font: random.pick(['mono', 'typewriter'] as const), size: 10 };
    const sheet = open({
      style: { font: 'sans', size: 9 },
      margins: { left: 46, right: 46, top: 44, bottom: 50 },
      furniture: (s, n, total) =>
        s.text(46, s.height - 34, `GUAR-LTD 4/2011   Initials ______   Page ${n} of ${total}`, { size: 7 }),
    });
    sheet.y =
      sheet.text(46, sheet.y, random.pick(['LIMITED GUARANTY', 'GUARANTY (Limited as to Amount)']), {
        size: 15,
        bold: true,
      }) + 6;
    boxRow(
      sheet,
      [
        {
          w: 1,
          label: '1  DATE AND PARTIES. The date of this Guaranty is',
          runs: f.day('guaranty_date', facts.noteDate, 'slash'),
        },
        { w: 1, label: 'LOAN NUMBER', runs: v('loan_number', facts.loanNumber) },
      ],
      { value: typed },
    );
    boxRow(
      sheet,
      [
        {
          w: 1,
          label: 'GUARANTOR (name and address)',
          runs: t`${f.who('guarantor_name', guarantor)}\n${f.place('guarantor_address', guarantor.address, 2)}`,
        },
        {
          w: 1,
          label: 'LENDER (name and address)',
          runs: t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
        },
      ],
      { value: typed },
    );
    boxRow(sheet, [{ w: 1, label: 'BORROWER', runs: f.borrowers(facts, { upper: true }) }], { value: typed });
    sheet.y += 10;
    sheet.paragraph(
      t`**2  AMOUNT OF GUARANTY.** Mark one. To induce Lender to make loans to Borrower, Guarantor guarantees to Lender payment of:`,
    );
    ticked(sheet, 60, sheet.y, false, 'all Debts of Borrower, present and future, without limit in amount.', {
      field: 'guaranty_type',
    });
    sheet.y += 16;
    ticked(sheet, 60, sheet.y, false, 'the specific note of ____________________ dated ____________ only.', {
      field: 'guaranty_type',
    });
    sheet.y += 16;
    sheet.checkbox(60, sheet.y, {
      marked: true,
      label: 'limited',
      field: 'guaranty_type',
      look: random.pick(['x', 'tick'] as const),
      size: 8,
    });
    sheet.y =
      sheet.text(
        72,
        sheet.y,
        t`Debts of Borrower, but the principal for which Guarantor is liable shall not exceed ${f.usd('guaranty_limit', limit)}, plus interest on that sum, and costs of collection. The present loan is for ${f.usd('principal_amount', facts.principalCents)}.`,
        { size: 9, width: 470 },
      ) + 12;
    const clauses = [
      "3  NATURE OF GUARANTY. This is a guaranty of payment and not of collection. Guarantor's duty is separate from Borrower's, and Lender may sue Guarantor alone.",
      '4  PAYMENTS BEFORE DEMAND. No payment by Borrower or by another guarantor reduces the limit in section 2, until the Debts are paid down below it.',
      '5  CHANGES. Lender may renew, extend, increase or change the Debts, take or give up security, and settle with anybody, as often as it likes, and Guarantor remains liable.',
      '6  WAIVER. Guarantor waives presentment, demand, protest, notice of default and of acceptance, homestead to the extent allowed, and every defense of a surety.',
      '7  SECURITY. Unless a separate document says so, this Guaranty is unsecured. Lender may set off deposits of Guarantor that are not in a retirement account.',
      '8  ENDING THIS GUARANTY. Guarantor may end this Guaranty for future Debts by written notice received by Lender at its address above. Debts that exist then, their renewals and commitments already given stay guaranteed.',
      '9  INFORMATION. Guarantor gives Lender a signed financial statement each year, and consents to credit reports.',
      '10  LAW. The law of the state in which Lender is located governs. Terms that conflict with it are deleted, the rest remain.',
      'Notice to cosigner, where required by law, was given on a separate sheet before signature.',
    ];
    for (const clause of clauses) sheet.paragraph(clause, { align: 'justify' });
    sheet.ensure(110);
    sheet.paragraph(
      t`**SIGNATURES. By signing, Guarantor agrees to the terms contained in this Guaranty and acknowledges receipt of a copy.**`,
    );
    signers(sheet, [guarantor], options, facts, 'under', {
      field: 'guaranty_signed',
      role: 'Guarantor',
      dateLine: true,
    });
  },
};

export const bankGuaranties: readonly Layout[] = [commercial, agency, limitedForm];
