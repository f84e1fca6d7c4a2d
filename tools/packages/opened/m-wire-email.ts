import { money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-wire-email',
  docType: 'wire_instructions',
  draw(open, facts, { random }) {
    const date = facts.disclosure.disbursementDate;
    const domain = facts.lender.name
      .toLowerCase()
      .replace(/[^a-z]+/g, '')
      .slice(0, 26);
    const sheet = open({
      margins: { top: 48, bottom: 56, left: 50, right: 50 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.text(50, 760, `about:blank`, { size: 7 });
        page.text(562, 760, `${pageNo}/${pageCount}`, { size: 7, align: 'right' });
        page.text(50, 24, `${numericDate(date, '/', false)}, ${random.int(1, 4)}:${random.int(10, 59)} PM`, {
          size: 7,
        });
        page.text(306, 24, 'Mail – Loan Funding – Outlook', { size: 7, align: 'center' });
      },
    });
    sheet.paragraph('Outgoing Wire Request – Confirmation of Release', { size: 15, bold: true, after: 8 });
    sheet.hline(50, sheet.y, 562, 1);
    sheet.y += 8;
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' & ' : '', v('borrower_name', b.name)]);
    const head: [string, Run[]][] = [
      ['From:', [`Wire Room <wires@${domain}.example>`]],
      ['Sent:', [`${longDate(date)} 1:${random.int(10, 59)} PM`]],
      ['To:', [v('loan_officer', facts.approval.officer), '; Loan Funding']],
      ['Cc:', [v('settlement_agent', facts.title.agent.name), ' escrow desk']],
      ['Subject:', ['Wire sent: ', ...names, ' / Loan # ', v('loan_number', facts.loanNumber)]],
    ];
    for (const [label, runs] of head) {
      sheet.text(50, sheet.y, label, { bold: true });
      sheet.paragraph(runs, { indent: 62, after: 3 });
    }
    sheet.hline(50, sheet.y + 4, 562);
    sheet.y += 18;
    sheet.paragraph(
      prose`Good afternoon. This automated message confirms that the wire below was released through the Federal Reserve on ${v('disbursement_date', longDate(date), date)} in the amount of $${v('wire_amount', money(facts.wire.amountCents), plainMoney(facts.wire.amountCents))}. It was charged to the loan clearing account; the customer’s deposit accounts were not affected.`,
    );
    const lines: [string, Run][] = [
      ['Status', 'COMPLETED – accepted by Fedwire'],
      ['Sending institution', v('lender_name', facts.lender.name)],
      ['Sender ABA', `1${random.int(10_000_000, 29_999_999)}`],
      ['Receiver', v('wire_beneficiary_bank', facts.wire.bank)],
      ['Receiver ABA', v('wire_beneficiary_aba', facts.wire.aba)],
      ['Beneficiary', v('wire_beneficiary_name', facts.wire.beneficiary)],
      ['Beneficiary account', v('wire_beneficiary_account', facts.wire.account)],
      ['OBI', v('wire_reference', facts.wire.reference)],
      ['IMAD', `${date.replaceAll('-', '')}B1Q8021C00${random.int(1000, 9999)}`],
      ['OMAD', `${date.replaceAll('-', '')}QMGFNP7${random.int(1, 9)}00${random.int(1000, 9999)}`],
      ['Fee', '$18.00 (analysis)'],
      ['Template', `TMP-${random.int(100, 999)}`],
    ];
    sheet.y += 4;
    for (const [label, run] of lines) {
      sheet.text(70, sheet.y, `${label}:`);
      sheet.text(200, sheet.y, run, { width: 360 });
      sheet.y += 16;
    }
    sheet.y += 10;
    sheet.paragraph(
      'If any part of this confirmation does not agree with the wire instructions in your loan file, call the Wire Room at extension 4410 at once. A recall must be requested in writing; the receiving institution is not bound to honor it once funds were credited.',
    );
    sheet.paragraph('Thank you,\nWire Operations', { after: 14 });
    sheet.paragraph(
      `From: Loan Funding\nTo: Wire Room\nSubject: please release\n\nDocs are back and reviewed, escrow confirmed by phone. OK to send. Daily limit for this template is $2,500,000.00.`,
      { size: 9, indent: 14, after: 16 },
    );
    sheet.paragraph(
      'CONFIDENTIALITY NOTICE: This message and its attachments are meant only for the persons addressed and may hold nonpublic personal information protected by law. If you received it in error, delete it and tell the sender. Do not reply to this message with account numbers. Member FDIC. Equal Housing Lender.',
      { size: 8 },
    );
  },
};
