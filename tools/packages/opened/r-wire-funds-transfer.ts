import { money } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { type Run, v } from '../core/runs.ts';
import { amount, borrowers, day, place } from './r-kit.ts';

export const layout: Layout = {
  id: 'r-wire-funds-transfer',
  docType: 'wire_instructions',
  draw(open, facts, { random, signed }) {
    const L = 40;
    const R = 572;
    const W = R - L;
    const d = facts.disclosure;
    const us = (iso: string): string => numericDate(iso, '/');
    const sheet = open({
      margins: { top: 36, bottom: 40, left: L, right: 40 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9.5 },
      furniture: (page) => {
        page.text(L, 758, 'Form OPS-114 (Rev. 5/21)     Original – Wire Room     Copy – Originating Department', {
          size: 7,
        });
      },
    });
    sheet.text(L, 36, v('lender_name', facts.lender.name), { bold: true, size: 13 });
    sheet.text(L, 53, 'Deposit Operations – Wire Room', { size: 8.5 });
    sheet.text(L, 38, 'FUNDS TRANSFER REQUEST', { bold: true, size: 15, width: W, align: 'right' });
    sheet.text(L, 56, 'Outgoing Wire – Domestic', { size: 8.5, width: W, align: 'right' });
    let y = 72;
    const band = (text: string): void => {
      sheet.rect(L, y, W, 14, { fill: '#333333' });
      sheet.text(L + 4, y + 3, text, { bold: true, size: 8, colour: 'white' });
      y += 14;
    };
    const row = (cells: readonly (readonly [number, string, Run | readonly Run[]])[], h = 27): void => {
      let x = L;
      for (const [share, caption, runs] of cells) {
        const w = W * share;
        sheet.rect(x, y, w, h);
        sheet.text(x + 3, y + 2, caption, { size: 6.5 });
        sheet.text(x + 4, y + 12, runs, { width: w - 8 });
        x += w;
      }
      y += h;
    };
    const refNo = `${d.disbursementDate.replaceAll('-', '')}-${random.int(100, 999)}`;
    row([
      [0.25, 'Date of request', us(d.closingDate)],
      [0.25, 'Effective (send) date', day('disbursement_date', d.disbursementDate, us)],
      [0.25, 'Cost center', random.pick(['4410 Loan Closing', '2205 Commercial', '3108 Mortgage'])],
      [0.25, 'Wire room sequence no.', refNo],
    ]);
    const tickRow = (labels: readonly [string, boolean][], caption: string): void => {
      sheet.rect(L, y, W, 20);
      sheet.text(L + 4, y + 6, caption, { size: 7.5, bold: true });
      labels.forEach(([label, marked], i) => {
        const x = L + 110 + i * 105;
        sheet.checkbox(x, y + 5, { marked, label, look: 'tick' });
        sheet.text(x + 13, y + 5.5, label, { size: 8.5 });
      });
      y += 20;
    };
    tickRow(
      [
        ['Loan proceeds', true],
        ['Customer DDA', false],
        ['Bank expense', false],
        ['Participation', false],
      ],
      'TYPE OF TRANSFER',
    );
    y += 6;
    band('AMOUNT');
    row(
      [
        [0.35, 'Amount of wire (US dollars)', ['$ ', { ...amount('wire_amount', facts.wire.amountCents), bold: true }]],
        [0.2, 'Wire fee', '$ 25.00'],
        [0.45, 'Fee charged to', 'Loan closing – waived for loan fundings'],
      ],
      30,
    );
    y += 6;
    band('ORIGINATOR – DEBIT');
    row([
      [0.55, 'Originator name', [v('lender_name', facts.lender.name), ' – Loan Funding']],
      [0.45, 'Account to be debited (GL / DDA)', `GL 1490-${random.int(100, 999)} Loans in Process`],
    ]);
    row([
      [0.55, 'Address', place('lender_address', facts.lender.address)],
      [0.45, 'By order of (loan customer)', borrowers(facts)],
    ]);
    row([
      [0.3, 'Loan number', v('loan_number', facts.loanNumber)],
      [0.3, 'Loan officer', v('loan_officer', facts.approval.officer)],
      [0.4, 'Note amount', ['$', amount('principal_amount', facts.principalCents)]],
    ]);
    y += 6;
    band('RECEIVING FINANCIAL INSTITUTION');
    row([
      [0.6, 'Beneficiary’s bank', v('wire_beneficiary_bank', facts.wire.bank)],
      [0.4, 'ABA / routing transit number', v('wire_beneficiary_aba', facts.wire.aba)],
    ]);
    row([
      [0.6, 'Intermediary bank, if any', 'N/A'],
      [0.4, 'Intermediary ABA / SWIFT', ''],
    ]);
    y += 6;
    band('BENEFICIARY – CREDIT');
    row([
      [0.6, 'Beneficiary name', v('wire_beneficiary_name', facts.wire.beneficiary)],
      [0.4, 'Beneficiary account number', v('wire_beneficiary_account', facts.wire.account)],
    ]);
    row([[1, 'Beneficiary address', oneLine(facts.title.agent.address)]]);
    row(
      [[1, 'Originator to beneficiary information (OBI) – 4 lines of 35', v('wire_reference', facts.wire.reference)]],
      28,
    );
    row([[1, 'Bank to bank information (BBI)', `Phone advise escrow 555-01${random.int(10, 99)}`]]);
    y += 6;
    band('SECURITY PROCEDURE AND APPROVALS');
    row([
      [0.34, 'Instructions received by', random.pick(['Agent’s letter in loan file', 'Secure portal, title file'])],
      [
        0.33,
        'Call-back to (name / number)',
        `${random.pick(['Denise', 'Harold', 'Faye'])}, 555-01${random.int(10, 99)}`,
      ],
      [0.33, 'Call-back date / time / by', `${us(d.issuedDate)}  10:${random.int(10, 59)}  KM`],
    ]);
    tickRow(
      [
        ['OFAC clear', true],
        ['Call-back done', true],
        ['CPL in file', true],
        ['Rescission n/a or over', true],
      ],
      'CHECKED',
    );
    const limit = money(Math.ceil(facts.wire.amountCents / 25_000_000) * 25_000_000);
    row(
      [
        [0.34, 'Requested by', ''],
        [0.33, `Approved by (single authority to $250,000.00)`, ''],
        [0.33, `Second approval (authority to $${limit})`, ''],
      ],
      48,
    );
    for (const [i, label] of ['Requested by', 'Approved by', 'Second approval'].entries())
      sheet.signature(L + 8 + i * 178, y - 8, 150, {
        signed: signed && (i < 2 || facts.wire.amountCents > 25_000_000),
        label,
      });
    y += 7;
    sheet.text(
      L,
      y,
      'The requester certifies that the loan documents are complete and that the beneficiary and account shown were verified independently of the message in which they were received. In executing this request the Bank and every other bank may rely on the routing and account numbers even if they identify a bank or person different from that named. Requests reaching the Wire Room after 3:30 p.m. are sent on the next business day. Transfers are governed by Article 4A of the Uniform Commercial Code and Regulation J; the Bank’s liability for delay is limited to interest for not more than 30 days.',
      { size: 7, width: W, align: 'justify' },
    );
    y += 50;
    band('WIRE ROOM USE ONLY');
    row([
      [0.25, 'Entered by / time', ''],
      [0.25, 'Verified by / time', ''],
      [0.5, 'IMAD / OMAD', ''],
    ]);
  },
};
