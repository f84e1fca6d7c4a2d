import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-wire-bank-request',
  docType: 'wire_instructions',
  draw(open, facts, { random, signed }) {
    const left = 40;
    const right = 572;
    const date = facts.disclosure.disbursementDate;
    const sheet = open({
      margins: { top: 36, bottom: 36, left, right: 40 },
      style: { font: 'sans', size: 9.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 762, 'Form OPS-114 (Rev. 04/22)   Retain five years', { size: 7 });
        page.text(right, 762, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
      },
    });
    sheet.text(left, 38, v('lender_name', facts.lender.name), { bold: true, size: 12 });
    sheet.text(right, 36, 'OUTGOING WIRE REQUEST', { bold: true, size: 15, align: 'right' });
    sheet.text(right, 54, 'Domestic – Fedwire Funds Service', { size: 8, align: 'right' });
    let y = 72;
    const bar = (title: string): void => {
      sheet.rect(left, y, right - left, 14, { fill: '#d9d9d9', stroke: true });
      sheet.text(left + 4, y + 2.5, title, { bold: true, size: 9 });
      y += 14;
    };
    const cells = (list: readonly (readonly [string, Run | readonly Run[], number])[], height = 27): void => {
      let x = left;
      for (const [label, runs, share] of list) {
        const w = (right - left) * share;
        sheet.rect(x, y, w, height);
        sheet.text(x + 3, y + 2.5, label, { size: 6.5 });
        sheet.text(x + 5, y + 12, runs, { width: w - 8, size: 9.5 });
        x += w;
      }
      y += height;
    };
    bar('A.  REQUEST');
    cells([
      ['Date requested', numericDate(date), 0.2],
      ['Time received', `${random.int(9, 11)}:${random.int(10, 59)} AM`, 0.15],
      ['Branch / Dept', ['Loan Operations ', v('branch_code', facts.approval.branch)], 0.25],
      ['How received', 'Loan closing', 0.2],
      ['Wire fee', 'Waived ($25.00)', 0.2],
    ]);
    cells([
      [
        'Amount of wire (US Dollars)',
        ['$', v('wire_amount', money(facts.wire.amountCents), plainMoney(facts.wire.amountCents))],
        0.4,
      ],
      ['Effective / settlement date', v('disbursement_date', numericDate(date), date), 0.3],
      ['Sequence no. (Wire Room)', `${random.int(1000, 9999)}`, 0.3],
    ]);
    bar('B.  ORIGINATOR');
    cells([
      [
        'Customer name on loan',
        facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' / ' : '', v('borrower_name', b.name)]),
        0.6,
      ],
      ['Account to be debited', `GL ${random.int(100000, 199999)} Loans in Process`, 0.4],
    ]);
    const a = facts.borrowers[0]?.address ?? facts.property.address;
    cells([
      ['Customer address', v('borrower_address', oneLine(a)), 0.6],
      ['Note number', v('loan_number', facts.loanNumber), 0.4],
    ]);
    bar('C.  RECEIVING BANK');
    cells([
      ['Nine-digit ABA routing number', v('wire_beneficiary_aba', facts.wire.aba), 0.3],
      ['Bank name', v('wire_beneficiary_bank', facts.wire.bank), 0.45],
      ['City / State', `${facts.title.agent.address.city}, ${facts.title.agent.address.state}`, 0.25],
    ]);
    cells([['Intermediary bank and routing (if any)', 'None', 1]]);
    bar('D.  BENEFICIARY');
    cells([
      ['Name on account to be credited', v('wire_beneficiary_name', facts.wire.beneficiary), 0.65],
      ['Account number', v('wire_beneficiary_account', facts.wire.account), 0.35],
    ]);
    cells([['Beneficiary address', oneLine(facts.title.agent.address), 1]]);
    cells([['Originator to beneficiary information (OBI)', v('wire_reference', facts.wire.reference), 1]]);
    bar('E.  PURPOSE');
    sheet.rect(left, y, right - left, 22);
    const purposes = ['Loan proceeds', 'Payoff of lien', 'Investment', 'Other'];
    purposes.forEach((label, i) => {
      sheet.checkbox(left + 10 + i * 128, y + 6, { marked: i === 0, label, look: random.pick(['x', 'tick'] as const) });
      sheet.text(left + 24 + i * 128, y + 6, label);
    });
    y += 30;
    y = sheet.text(
      left,
      y,
      prose`The undersigned requests the Bank to transfer the funds described above and agrees that the Bank and every other bank may rely on the routing and account numbers given even if they identify a different bank or person than the one named. The Bank may delay or reject a request that exceeds available funds, that arrives after the cutoff hour of 3:00 p.m., or that fails screening against the lists of the Office of Foreign Assets Control. The Bank’s liability for an error in execution is limited to interest as provided in Article 4A of the Uniform Commercial Code. Security procedures offered to the undersigned include a call-back to a number on file.`,
      { width: right - left, size: 8, align: 'justify' },
    );
    y += 34;
    sheet.signature(left, y, 230, { signed, label: facts.approval.officer });
    sheet.text(left, y + 3, ['Requested by: ', v('loan_officer', facts.approval.officer), ', Loan Officer'], {
      size: 8,
    });
    sheet.hline(320, y, 430);
    sheet.text(324, y - 12, numericDate(date, '/', false), { size: 9 });
    sheet.text(320, y + 3, 'Date', { size: 8 });
    y += 26;
    bar('F.  BANK USE ONLY');
    cells([
      ['OFAC check', 'Clear', 0.15],
      ['Call-back to / number', `Escrow desk  555-01${random.int(10, 99)}`, 0.3],
      ['Call-back by', random.pick(['TLM', 'RBG', 'KJO']), 0.15],
      ['Entered by', random.pick(['S. Ito', 'D. Marsh']), 0.2],
      ['Released by (over $100,000.00)', random.pick(['J. Colby', 'A. Fenn']), 0.2],
    ]);
    cells([
      ['Entry initials', '', 0.25],
      ['IMAD', `${date.replaceAll('-', '')}MMQFMP${random.int(10, 99)}000${random.int(100, 999)}`, 0.45],
      ['Transfer limit verified', '$5,000,000.00', 0.3],
    ]);
  },
};
