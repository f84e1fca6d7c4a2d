import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { layout } from './a-draft.ts';
import { voiceOf } from './a-note-terms.ts';
import { signByNameTitle } from './a-signatures.ts';
import { drawList } from './a-tables.ts';
import { drawTitle, writeClauses } from './a-text.ts';

export const sbaAuthorizations: readonly Layout[] = [
  layout({
    id: 'sba-authorization-7a',
    docType: 'sba_authorization',
    suits: (facts) => facts.product === 'sba',
    paper: () => ({
      style: { font: 'serif', size: 11 },
      margins: { top: 64, left: 68, right: 68, bottom: 70 },
      furniture({ sheet, left, width, random }, pageNo) {
        sheet.text(
          left,
          sheet.height - 46,
          ['SBA Loan Number: ', `${random.fork('sba').int(10_000, 99_999)}${random.fork('sbb').int(10_000, 99_999)}`],
          { size: 8 },
        );
        sheet.text(left, sheet.height - 46, `Page ${pageNo}`, { size: 8, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawTitle(draft, 'U.S. Small Business Administration', { size: 12, bold: false });
      drawTitle(draft, 'AUTHORIZATION', { size: 16 });
      drawTitle(draft, '(SBA 7(A) GUARANTEED LOAN)', { size: 12 });
      sheet.y += 10;
      drawList(
        draft,
        [
          ['Lender:', [say.lender(), '\n', say.lenderAddress('two lines')]],
          ['Borrower:', say.borrowers()],
          ['Approval Date:', say.date('approval_date', facts.approval.date)],
          ['Loan Amount:', say.principal()],
          ['NAICS:', v('naics_code', facts.approval.naics)],
        ],
        { labelWidth: 110, labelStyle: { bold: true } },
      );
      sheet.y += 6;
      sheet.paragraph(
        prose`SBA approves, under Section 7(a) of the Small Business Act as amended, Lender’s application for SBA to guarantee 75% of a loan in the amount of ${say.principal()} to assist ${say.borrower()}.`,
        { align: 'justify' },
      );
      const write = writeClauses(draft, voiceOf(draft, 'Borrower', 'Lender', 'Authorization'), {
        number: 'I.',
        title: 'caps above',
      });
      write.say(
        'THE GUARANTEE FEE',
        `The guarantee fee is ${say.plain.dollars(Math.round(facts.principalCents * 0.02))}. Lender must pay it within 90 days of the approval date.`,
      );
      const note: Run[] = prose`Lender must have Borrower execute a Note containing the following repayment terms: term of ${v('term_months', `${facts.termMonths}`)} months; initial interest rate of ${say.rate()} per year; payments of ${say.dollars('payment_amount', facts.paymentCents)} each month.`;
      for (const [label, runs] of entries`
        REQUIRED FORMS; NOTE TERMS | ${note}
        USE OF PROCEEDS | ${say.dollars('principal_amount', facts.principalCents)} for: ${v('loan_purpose', facts.approval.purpose)}.
        COLLATERAL CONDITIONS | Lender must obtain a lien on the following: ${v('collateral_description', facts.collateral)}.
        GUARANTEES | Unconditional Guarantee on SBA Form 148 by: ${facts.guarantors.flatMap((_, index): Run[] => [...(index === 0 ? [] : ['; ']), say.guarantor(index)])}.
        ADDITIONAL CONDITIONS | ${facts.approval.conditions.flatMap((condition): Run[] => ['• ', v('conditions', condition), '\n'])}
        INSURANCE REQUIREMENTS | Before disbursement Lender must require Borrower to obtain hazard insurance on all assets taken as collateral and, if any part of it is in a special flood hazard area, flood insurance.
      `)
        write.say(label, runs);
      for (const runs of paragraphs`
        ${bold('EXPIRATION. ')}This Authorization expires unless the loan is first disbursed by ${say.date('approval_expiration_date', facts.approval.expires)}.
        ADMINISTRATOR, SMALL BUSINESS ADMINISTRATION
      `)
        sheet.paragraph(runs);
      signByNameTitle(draft, { role: 'Lender', parties: [facts.lender], nameField: 'lender_name' });
    },
  }),
];
