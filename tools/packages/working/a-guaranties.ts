import type { Party } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { guarantyClauses as c } from './a-clauses-guaranty.ts';
import { type Draft, hasGuarantor, layout } from './a-draft.ts';
import { voiceOf } from './a-note-terms.ts';
import { type SignOptions, signByNameTitle, signInTable, signUnderName } from './a-signatures.ts';
import { drawPartyPair, drawReferenceBoxes, referencesLine, softwareFooter } from './a-software-header.ts';
import { drawList } from './a-tables.ts';
import { drawTitle, rule, writeClauses } from './a-text.ts';

export function guarantorOf(draft: Draft): Party {
  const party = draft.facts.guarantors[draft.subject % Math.max(1, draft.facts.guarantors.length)];
  if (party === undefined) throw new Error('The loan has no guarantor.');
  return party;
}

export function guarantySigners(draft: Draft): SignOptions {
  return { role: 'GUARANTOR', parties: [guarantorOf(draft)], field: 'guaranty_signed', nameField: 'guarantor_name' };
}

/** What the guarantor answers for: all, or so much. */
export function guarantyAmountRuns(draft: Draft): Run[] {
  const { facts, say, random } = draft;
  if (facts.guarantyLimitCents === null)
    return prose`The amount of this Guaranty is ${v('guaranty_type', random.pick(['unlimited', 'Unlimited', 'UNLIMITED']))}. Guarantor guarantees payment of the whole of the indebtedness, including principal, interest, late charges, attorneys’ fees and costs of collection.`;
  return prose`This is a ${v('guaranty_type', random.pick(['limited', 'LIMITED']))} guaranty. The liability of Guarantor for principal shall not exceed at any one time ${say.dollars('guaranty_limit', facts.guarantyLimitCents)}, plus all costs and expenses of enforcement and interest on the guaranteed portion.`;
}

export function guaranteedNoteRuns(draft: Draft): Run[] {
  const { say } = draft;
  return prose`the promissory note dated ${say.noteDate()} in the original principal amount of ${say.principal()} from ${say.borrowers()} to ${say.lender()}, Loan No. ${say.loanNo()}`;
}

export const guaranties: readonly Layout[] = [
  layout({
    id: 'guaranty-commercial-boxes',
    docType: 'guaranty',
    suits: hasGuarantor,
    paper: (random) => ({
      style: { font: random.pick(['sans', 'condensed']), size: 9 },
      margins: { top: 42, left: 44, right: 44, bottom: 60 },
      furniture: softwareFooter('COMMERCIAL GUARANTY'),
    }),
    draw(draft) {
      const { sheet, say } = draft;
      drawTitle(draft, 'COMMERCIAL GUARANTY', { size: 16 });
      sheet.y += 6;
      drawReferenceBoxes(draft);
      referencesLine(draft);
      drawPartyPair(draft, 'Borrower', 'Lender', 'Guarantor');
      rule(draft, 1);
      const voice = voiceOf(draft, 'Guarantor', 'Lender', 'Guaranty');
      const write = writeClauses(draft, voice, { title: 'caps run-in' });
      for (const [label, runs] of entries`
        CONTINUING GUARANTEE OF PAYMENT AND PERFORMANCE | For good and valuable consideration, ${say.guarantor()} (“Guarantor”) absolutely and unconditionally guarantees full and punctual payment and satisfaction of the Indebtedness of ${say.borrowers()} (“Borrower”) to ${say.lender()} (“Lender”), and the performance and discharge of all Borrower’s obligations under the Note and the Related Documents, including ${guaranteedNoteRuns(draft)}. This is a guaranty of payment and performance and not of collection.
        AMOUNT OF GUARANTY | ${guarantyAmountRuns(draft)}
      `)
        write.say(label, runs);
      write.all([c.duration, c.authorization, c.representations, c.waivers, c.setoff, c.subordination, c.fees]);
      write.all([c.entire, c.law, c.interpret, c.notices]);
      sheet.paragraph(
        prose`${bold('EACH UNDERSIGNED GUARANTOR ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS GUARANTY AND AGREES TO ITS TERMS. THIS GUARANTY IS DATED ')}${say.date('guaranty_date', draft.facts.noteDate, 'long')}.`,
        {},
      );
      signUnderName(draft, guarantySigners(draft));
    },
  }),
  layout({
    id: 'guaranty-sba-148',
    docType: 'guaranty',
    suits: (facts) => facts.guarantors.length > 0 && facts.product === 'sba',
    paper: () => ({
      style: { font: 'serif', size: 11 },
      margins: { top: 50, left: 60, right: 60, bottom: 70 },
      furniture({ sheet, left, width, facts }, pageNo, pageCount) {
        const form = facts.guarantyLimitCents === null ? '148 (10/98)' : '148L (10/98)';
        sheet.hline(left, sheet.height - 50, left + width);
        sheet.text(left, sheet.height - 46, `SBA Form ${form} Previous editions obsolete.`, { size: 8 });
        sheet.text(left, sheet.height - 46, `Page ${pageNo}/${pageCount}`, { size: 8, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const limited = facts.guarantyLimitCents !== null;
      drawTitle(draft, 'U.S. Small Business Administration', { size: 11, bold: false });
      sheet.y += 6;
      drawTitle(draft, limited ? 'UNCONDITIONAL LIMITED GUARANTEE' : 'UNCONDITIONAL GUARANTEE', { size: 15 });
      sheet.y += 12;
      drawList(
        draft,
        [
          ['SBA Loan #', `${random.int(10_000, 99_999)}${random.int(10_000, 99_999)}`],
          ['SBA Loan Name', say.borrower()],
          ['Guarantor', say.guarantor()],
          ['Borrower', say.borrower()],
          ['Lender', say.lender()],
          ['Date', say.date('guaranty_date', facts.noteDate)],
          ['Note Amount', say.principal()],
        ],
        {
          labelWidth: 120,
          labelStyle: { bold: true },
          underlined: true,
          gap: 9,
          valueStyle: { font: random.pick(['mono', 'serif']) },
        },
      );
      sheet.y += 6;
      const voice = voiceOf(draft, 'Guarantor', 'Lender', 'Guarantee');
      const write = writeClauses(draft, voice, { number: '1.', title: 'caps above', align: 'left', indent: 20 });
      for (const [label, runs] of entries`
        GUARANTEE: | Guarantor unconditionally guarantees payment to Lender of all amounts owing under the Note${facts.guarantyLimitCents === null ? '. ' : prose`, limited to ${say.dollars('guaranty_limit', facts.guarantyLimitCents)}. `}This Guarantee remains in effect until the Note is paid in full. Guarantor must pay all amounts due under the Note when Lender makes written demand upon Guarantor. Lender is not required to seek payment from any other source before demanding payment from Guarantor.
        NOTE: | The “Note” is the promissory note dated ${say.noteDate()} in the principal amount of ${say.words('and')} Dollars, from Borrower to Lender. It includes any assumption, renewal, substitution, or replacement of the Note, and multiple notes under a line of credit.
        DEFINITIONS: | “Collateral” means any property taken as security for payment of the Note or any guarantee of the Note.\n“Loan” means the loan evidenced by the Note.\n“Loan Documents” means the documents related to the Loan signed by Borrower, Guarantor or any other guarantor, or anyone who pledges Collateral.\n“SBA” means the Small Business Administration, an Agency of the United States of America.
        LENDER’S GENERAL POWERS: | Lender may take any of the following actions at any time, without notice, without Guarantor’s consent, and without making demand upon Guarantor:\nA. Modify the terms of the Note or any other Loan Document except to increase the amounts due under the Note;\nB. Refrain from taking any action on the Note, the Collateral, or any guarantee;\nC. Release any Borrower or any guarantor of the Note;\nD. Compromise or settle with the Borrower or any guarantor of the Note;\nE. Substitute or release any of the Collateral, whether or not Lender receives anything in return.
        FEDERAL LAW: | When SBA is the holder, the Note and this Guarantee will be construed and enforced under federal law, including SBA regulations. As to this Guarantee, Guarantor may not claim or assert any local or state law against SBA to deny any obligation, defeat any claim of SBA, or preempt federal law.
      `)
        write.say(label, runs);
      write.all([c.waivers, c.information, c.reinstatement, c.joint]);
      for (const [label, runs] of entries`
        GUARANTOR ACKNOWLEDGMENT OF TERMS: | Guarantor acknowledges that Guarantor has read and understands the significance of all terms of the Note and this Guarantee, including all waivers.
        GUARANTOR NAME(S) AND SIGNATURE(S): | By signing below, each individual or entity becomes obligated as Guarantor under this Guarantee.
      `)
        write.say(label, runs);
      sheet.y += 8;
      signUnderName(draft, guarantySigners(draft));
    },
  }),
  layout({
    id: 'guaranty-continuing-attorney',
    docType: 'guaranty',
    suits: hasGuarantor,
    paper: (random) => ({
      style: { font: random.pick(['serif', 'book']), size: 11.5, leading: 1.3 },
      margins: { top: 72, left: 80, right: 72, bottom: 80 },
      furniture({ sheet }, pageNo) {
        sheet.text(0, sheet.height - 48, `- ${pageNo} -`, { size: 10, width: sheet.width, align: 'center' });
      },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawTitle(draft, 'CONTINUING AND UNCONDITIONAL GUARANTY', { size: 14 });
      sheet.y += 14;
      sheet.paragraph(
        prose`THIS GUARANTY is made as of ${say.date('guaranty_date', facts.noteDate, 'ordinal')}, by ${say.guarantor()}, whose address is ${say.guarantorAddress()} (the “Guarantor”), in favor of ${say.lender()}, whose address is ${say.lenderAddress()} (the “Bank”).`,
        { align: 'justify' },
      );
      sheet.paragraph('R E C I T A L S', { align: 'center', bold: true });
      for (const runs of paragraphs`
        A.  The Bank has agreed to make a loan to ${say.borrowers()}${say.entity()} (the “Borrower”), evidenced by ${guaranteedNoteRuns(draft)}.
        B.  The Bank would not make the loan unless the Guarantor signed this instrument, and the Guarantor will benefit from it.
      `)
        sheet.paragraph(runs, { align: 'justify', indent: 24 });
      const write = writeClauses(draft, voiceOf(draft, 'the Guarantor', 'the Bank', 'Guaranty'), {
        number: '1.',
        title: 'run-in',
      });
      write.say(
        'Guaranty',
        prose`The Guarantor absolutely and unconditionally guarantees to the Bank the prompt payment when due, whether at maturity or by acceleration, of all that the Borrower now owes or hereafter may owe to the Bank. ${guarantyAmountRuns(draft)}`,
      );
      write.all([
        c.waivers,
        c.authorization,
        c.subordination,
        c.reinstatement,
        c.information,
        c.joint,
        c.law,
        c.notices,
        c.entire,
      ]);
      sheet.paragraph(
        'IN WITNESS WHEREOF, the Guarantor has executed this Guaranty under seal on the day and year first above written.',
        { align: 'justify' },
      );
      signByNameTitle(draft, { ...guarantySigners(draft), role: 'Guarantor' });
    },
  }),
  layout({
    id: 'guaranty-form-table-signed',
    docType: 'guaranty',
    suits: hasGuarantor,
    paper: (random) => ({
      style: { font: random.pick(['franklin', 'slab']), size: 9.5 },
      margins: { top: 54, left: 54, right: 54, bottom: 56 },
      furniture({ sheet, left, width, say }, pageNo, pageCount) {
        sheet.text(
          left,
          sheet.height - 38,
          ['Guaranty / Loan Number ', say.loanNo(), ` / Page ${pageNo} of ${pageCount}`],
          { size: 7.5, width, align: 'right' },
        );
      },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawTitle(draft, 'GUARANTY', { size: 18, align: 'left' });
      rule(draft, 2);
      sheet.y += 4;
      drawList(
        draft,
        entries`
          DATE | ${say.date('guaranty_date', facts.noteDate)}
          GUARANTOR | ${say.guarantor()}\n${say.guarantorAddress()}
          BORROWER | ${say.borrowers()}\n${say.borrowerAddress()}
          LENDER | ${say.lender()}\n${say.lenderAddress()}
          LOAN | Note dated ${say.noteDate()} for ${say.principal()}, maturing ${say.maturity()}
          MAXIMUM LIABILITY | ${facts.guarantyLimitCents === null ? prose`${v('guaranty_type', 'Unlimited')}` : prose`${say.dollars('guaranty_limit', facts.guarantyLimitCents)} plus interest and costs`}
        `,
        { labelWidth: 130, labelStyle: { bold: true, size: 8.5 }, gap: 7 },
      );
      rule(draft, 1);
      sheet.y += 6;
      const write = writeClauses(draft, voiceOf(draft, 'Guarantor', 'Lender', 'Guaranty'), {
        title: 'above',
        align: 'left',
      });
      write.say(
        'Promise',
        'To induce Lender to make the Loan, Guarantor unconditionally guarantees to Lender, its successors and assigns, that every sum that Borrower owes on the Loan will be paid when due.',
      );
      write.all([c.duration, c.authorization, c.waivers, c.subordination, c.setoff, c.fees, c.interpret, c.law]);
      sheet.y += 6;
      signInTable(draft, { ...guarantySigners(draft), role: 'Guarantor' });
    },
  }),
];
