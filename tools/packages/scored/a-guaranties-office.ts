import { amountInWords } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { entries } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { centred, labelList, ticked } from './a-forms.ts';
import { signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** A law office's guaranty with recitals, and one page on legal paper for all guarantors at once. */

const lawOffice: Layout = {
  id: 'a-guaranty-law-office',
  docType: 'guaranty',
  suits: f.guaranteed,
  draw(open, facts, options) {
    const { random, subject } = options;
    const guarantor = f.guarantorOf(facts, subject);
    const sheet = open({
      style: { font: random.pick(['book', 'serif'] as const), size: 11.5 },
      margins: { left: 76, right: 76, top: 76, bottom: 76 },
      furniture: (s, n) => s.text(0, s.height - 46, `${n}`, { width: s.width, align: 'center', size: 10 }),
    });
    centred(
      sheet,
      random.pick(['GUARANTY AGREEMENT', 'CONTINUING AND UNCONDITIONAL GUARANTY', 'PERSONAL GUARANTY']),
      { size: 14, bold: true },
      16,
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', leading: 1.3, after: 9 });
    say(
      t`THIS GUARANTY is made as of the ${f.day('guaranty_date', facts.noteDate, 'ordinal')}, by ${f.who('guarantor_name', guarantor, random.chance(0.5))}, an individual residing at ${f.place('guarantor_address', guarantor.address)} (the "Guarantor"), in favor of ${f.who('lender_name', facts.lender)}, having an office at ${f.place('lender_address', facts.lender.address)} (the "Bank").`,
    );
    centred(sheet, 'RECITALS', { bold: true, size: 11.5 });
    say(
      t`A.  The Bank has agreed to lend to ${f.borrowers(facts)}${f.entityOf(f.firstBorrower(facts))} (the "Company"), the sum of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars (${f.usd('principal_amount', facts.principalCents)}), evidenced by the Company's promissory note of even date (the "Note").`,
    );
    say(
      t`B.  The Guarantor owns an interest in the Company and will derive benefit from the loan, and the Bank would not make the loan but for this Guaranty.`,
    );
    say(
      t`NOW, THEREFORE, for good and valuable consideration, the receipt of which is acknowledged, the Guarantor agrees as follows:`,
    );
    const limit = facts.guarantyLimitCents;
    const scope =
      limit === null
        ? t`${v('guaranty_type', 'without limit as to amount', 'unlimited')}`
        : t`provided that the Guarantor's liability for principal shall not exceed ${f.usd('guaranty_limit', limit)}`;
    say(
      t`1.  Guaranty. The Guarantor absolutely and unconditionally guarantees to the Bank the prompt payment when due, whether at maturity, by acceleration or otherwise, of the Note and all other sums owed by the Company to the Bank (the "Obligations"), ${scope}.`,
    );
    say(
      t`2.  Guaranty of Payment. This is a primary and continuing obligation. The Bank need not first proceed against the Company, any collateral or any other person. If there is more than one guarantor, the obligations of each are joint and several.`,
    );
    say(
      t`3.  Consents. The Bank may without the consent of the Guarantor extend or renew the Obligations, change the rate of interest, release or substitute collateral, and release the Company or any guarantor, and no such act shall discharge the Guarantor.`,
    );
    say(
      t`4.  Waivers. The Guarantor waives notice of acceptance, presentment, demand, protest, and all suretyship defenses. Until the Obligations are paid in full the Guarantor waives any right of subrogation, contribution or reimbursement.`,
    );
    say(
      t`5.  Reinstatement. This Guaranty shall be reinstated if any payment of the Obligations is rescinded or must be returned by the Bank on the insolvency or bankruptcy of the Company.`,
    );
    say(
      t`6.  Covenants. So long as any Obligation is outstanding the Guarantor shall maintain unencumbered liquid assets of not less than $${f.roundMoney(random.int(5, 40) * 1_000_000)} and deliver an annual financial statement by April 30.`,
    );
    say(
      t`7.  Miscellaneous. This Guaranty binds the heirs and estate of the Guarantor, inures to the benefit of the Bank's successors and assigns, may be amended only in writing, and is governed by the laws of the State of ${f.stateName(facts.property.address.state)}. THE GUARANTOR WAIVES TRIAL BY JURY.`,
    );
    sheet.ensure(130);
    say(t`IN WITNESS WHEREOF, the Guarantor has signed this Guaranty under seal as of the date first above written.`);
    sheet.text(76, sheet.y + 4, 'WITNESS:');
    sheet.signature(76, sheet.y + 54, 180, { signed: options.signed, label: 'Witness' });
    signers(sheet, [guarantor], options, facts, 'seal', {
      field: 'guaranty_signed',
      role: 'Guarantor',
      x: 300,
      width: 190,
    });
  },
};

const onePage: Layout = {
  id: 'a-guaranty-one-page-columns',
  docType: 'guaranty',
  suits: f.guaranteed,
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      size: [612, 1008],
      style: { font: 'slab', size: 8.5 },
      margins: { left: 40, right: 40, top: 48, bottom: 44 },
    });
    sheet.text(40, 30, f.who('lender_name', facts.lender), { size: 9 });
    sheet.text(40, 30, t`Account/Note No. ${v('loan_number', facts.loanNumber)}`, {
      size: 9,
      width: 532,
      align: 'right',
    });
    sheet.y = 56;
    centred(sheet, 'GUARANTY', { size: 18, bold: true, letterSpacing: 4 }, 12);
    const limit = facts.guarantyLimitCents;
    labelList(
      sheet,
      entries`
        DATE | ${f.day('guaranty_date', facts.noteDate, 'dash')}
        DEBTOR | ${f.borrowers(facts)}
        CREDITOR | ${t`${f.who('lender_name', facts.lender)}, ${f.place('lender_address', facts.lender.address)}`}
        GUARANTORS | ${facts.guarantors.flatMap((party, i): Run[] => [...(i > 0 ? ['\n'] : []), f.who('guarantor_name', party), ', of ', f.place('guarantor_address', party.address)])}
        LIABILITY OF EACH | ${limit === null ? v('guaranty_type', 'UNLIMITED') : t`${v('guaranty_type', 'LIMITED')} TO ${f.usd('guaranty_limit', limit)}`}
        FIRST LOAN | ${t`${f.usd('principal_amount', facts.principalCents)}, ${f.pct('interest_rate', facts.rate)}, maturing ${f.day('maturity_date', facts.maturityDate, 'dash')}`}
      `,
      { labelWidth: 120, label: { size: 8, bold: true }, value: { size: 9.5, font: 'mono' }, underline: true, gap: 8 },
    );
    sheet.y += 6;
    const say = (text: string): void => sheet.paragraph(text, { align: 'justify', after: 5 });
    say(
      'Each Guarantor named above, if there are several then jointly and severally, to induce Creditor to extend or continue credit to Debtor, hereby guarantees prompt payment at maturity and at all times after it of every liability of Debtor to Creditor, direct or contingent, due or to become due, now existing or later arising, subject to the liability stated above.',
    );
    say(
      'This undertaking is absolute. It continues until Creditor receives written notice that it is withdrawn, and even then as to everything which exists at that time. The death of a Guarantor does not end it for the others or for the estate until Creditor has notice in writing.',
    );
    say(
      'Guarantors assent to all agreements between Debtor and Creditor, to any indulgence, extension, exchange or release of security, to the addition or release of other persons, and waive every notice to which they might be entitled, including notices of acceptance, of new credit, of presentment, default and protest.',
    );
    say(
      'Creditor is under no duty to proceed against Debtor, against security or against one Guarantor before another. No Guarantor shall claim subrogation to the rights of Creditor until Creditor is paid in full. Sums owed by Debtor to a Guarantor are postponed to the liabilities.',
    );
    say(
      "Guarantors shall pay the reasonable costs of enforcing this paper, with attorneys' fees where the law permits them. Any deposit of a Guarantor with Creditor may be applied to what that Guarantor owes.",
    );
    say(
      `This paper is delivered in ${f.stateName(facts.lender.address.state)} and is governed by its law. It is the entire agreement; no statement of any officer changes it.`,
    );
    ticked(
      sheet,
      40,
      sheet.y + 2,
      random.chance(0.5),
      'Spouse of Guarantor consents (community property states only).',
    );
    sheet.y += 24;
    signers(sheet, facts.guarantors, options, facts, 'table', { field: 'guaranty_signed' });
    sheet.y += 10;
    sheet.paragraph('For bank use: approved form of signature compared ______   credit file ______   tickler ______', {
      size: 7,
    });
  },
};

export const officeGuaranties: readonly Layout[] = [lawOffice, onePage];
