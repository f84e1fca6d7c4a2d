import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { band, box, clerk, type Desk, digits, layoutD, list, middle, phone, tick } from './d-kit.ts';

/** An escrow office's sheet with a warning about fraud above. */
function drawEscrowSheet({ open, f, r, say }: Desk): void {
  const s = open({ margins: { top: 50, left: 70, right: 70, bottom: 50 }, style: { font: 'sans', size: 10.5 } });
  const w = f.wire;
  middle(s, 50, say.agent, { size: 16, bold: true });
  middle(
    s,
    70,
    `${f.title.agent.address.street}, ${f.title.agent.address.city}, ${f.title.agent.address.state} ${f.title.agent.address.zip}`,
    { size: 9 },
  );
  s.rect(70, 96, 472, 62, { thickness: 2 });
  s.text(
    80,
    104,
    'BEWARE OF CYBER-FRAUD. Before sending any funds call our office at a number you know. We will never change these instructions by e-mail. Our bank account does not change from file to file.',
    { size: 9.5, bold: true, width: 452 },
  );
  middle(s, 176, 'INCOMING WIRE TRANSFER INFORMATION', { size: 13, bold: true });
  s.y = 208;
  list(s, { x: 90, label: 170, width: 430, gap: 9, labels: { bold: true } }, [
    ['Receiving bank', v('wire_beneficiary_bank', w.bank)],
    ['Transit/ABA number', v('wire_beneficiary_aba', w.aba)],
    ['Credit the account of', v('wire_beneficiary_name', w.beneficiary)],
    ['Account number', v('wire_beneficiary_account', w.account)],
    ['Please reference', v('wire_reference', w.reference)],
  ]);
  s.y += 10;
  s.paragraph(['Property: ', say.property], { indent: 20 });
  s.paragraph(['Buyer / Borrower: ', ...say.borrowers()], { indent: 20 });
  s.paragraph(['New lender: ', say.lender, '     Loan no. ', say.loan], { indent: 20 });
  s.paragraph(['Expected closing: ', say.date('closing_date', f.disclosure.closingDate)], { indent: 20 });
  s.paragraph(
    'ACH transfers and mobile deposits are returned. Funds without a file reference may delay your closing.',
    { size: 9.5 },
  );
  s.paragraph(`Escrow officer: ${clerk(r)}   Direct line: ${phone(r)}`, { size: 9.5 });
}

/** A bank's outgoing wire ticket: boxes, fedwire tags, approvals. */
function drawTicket({ open, f, r, say, signed }: Desk): void {
  const s = open({ margins: { top: 36, left: 36, right: 36, bottom: 36 }, style: { font: 'condensed', size: 10 } });
  const w = f.wire;
  s.text(36, 36, say.lender, { size: 14, bold: true });
  s.text(370, 38, 'FUNDS TRANSFER TICKET — OUTGOING', { size: 11, bold: true });
  box(s, [36, 60, 135, 30], 'Date', say.day(addDays(f.disclosure.disbursementDate, -1)));
  box(s, [171, 60, 135, 30], 'Amount {2000}', say.money('wire_amount', w.amountCents));
  box(s, [306, 60, 135, 30], 'Type code {1510}', '10 00');
  box(s, [441, 60, 135, 30], 'Sequence', digits(r, 6));
  let y = band(s, [36, 96, 540], 'ORIGINATOR', '#333333');
  box(
    s,
    [36, y, 270, 46],
    'Name and address {5000}',
    [say.lender, '\n', say.address('lender_address', f.lender.address)],
    { size: 8.5 },
  );
  box(s, [306, y, 135, 46], 'Charge G/L', `1-${digits(r, 7)}`);
  box(s, [441, y, 135, 46], 'For loan', say.loan);
  y = band(s, [36, y + 52, 540], 'RECEIVING INSTITUTION {3400}', '#333333');
  box(s, [36, y, 270, 32], 'Routing', v('wire_beneficiary_aba', w.aba));
  box(s, [306, y, 270, 32], 'Short name', v('wire_beneficiary_bank', w.bank));
  y = band(s, [36, y + 38, 540], 'BENEFICIARY {4200}', '#333333');
  box(s, [36, y, 200, 32], 'ID (account)', v('wire_beneficiary_account', w.account));
  box(s, [236, y, 340, 32], 'Name', v('wire_beneficiary_name', w.beneficiary));
  box(s, [36, y + 32, 540, 32], 'Originator to beneficiary information {6000}', v('wire_reference', w.reference));
  y = band(s, [36, y + 70, 540], 'CONTROLS', '#333333');
  tick(s, 42, y + 6, 'Call back made', true);
  tick(s, 190, y + 6, 'OFAC searched', true);
  tick(s, 340, y + 6, 'Recurring template', false);
  s.text(42, y + 26, `Call back to ${phone(r)} with ${clerk(r)} at 10:${r.int(10, 58)} a.m.`, { size: 9 });
  s.signature(42, y + 76, 200, { signed, label: 'prepared by' });
  s.signature(320, y + 76, 200, { signed, label: 'released by' });
  s.text(42, y + 79, 'Prepared by', { size: 8 });
  s.text(320, y + 79, 'Released by (second officer)', { size: 8 });
  s.text(42, y + 104, ['Borrower: ', ...say.borrowers('; ')], { size: 9 });
}

/** A memo from the closer to the wire desk, in sentences and an indented block. */
function drawMemo({ open, f, r, say, signed }: Desk): void {
  const s = open({
    margins: { top: 70, left: 80, right: 80, bottom: 60 },
    style: { font: r.pick(['typewriter', 'book']), size: 11 },
  });
  const w = f.wire;
  s.paragraph('M E M O R A N D U M', { bold: true, size: 14, after: 14 });
  s.y += 2;
  list(s, { x: 80, label: 70, width: 440, gap: 4 }, [
    ['TO:', 'Wire Transfer Department'],
    ['FROM:', `${clerk(r)}, Loan Closing`],
    ['DATE:', say.day(addDays(f.disclosure.disbursementDate, -1))],
    ['RE:', [...say.borrowers(), ', loan ', say.loan]],
  ]);
  s.hline(80, s.y + 4, 532);
  s.y += 18;
  s.paragraph(
    prose`Please wire ${say.money('wire_amount', w.amountCents)} to fund the above loan on ${say.date('disbursement_date', f.disclosure.disbursementDate)}. Wiring instructions, as confirmed by telephone with ${say.agent}, are:`,
    { leading: 1.4 },
  );
  s.y += 4;
  s.paragraph(
    prose`Wire to: ${v('wire_beneficiary_bank', w.bank)}\nRouting #: ${v('wire_beneficiary_aba', w.aba)}\nFor credit to: ${v('wire_beneficiary_name', w.beneficiary)}\nA/C #: ${v('wire_beneficiary_account', w.account)}\nOBI: ${v('wire_reference', w.reference)}`,
    { indent: 40, leading: 1.5 },
  );
  s.paragraph(['The escrow file is ', say.file, '. The property securing the loan is ', say.property, '.'], {
    leading: 1.4,
  });
  s.paragraph(
    'Do not release the wire until the signed note has been received in the vault and the right to cancel, if any, has run.',
    { leading: 1.4, after: 50 },
  );
  s.signature(80, s.y, 200, { signed, label: 'closer' });
  s.text(80, s.y + 3, 'Approved for release', { size: 9 });
}

export const wiresD: readonly Layout[] = [
  layoutD('wire-escrow-warning', 'wire_instructions', drawEscrowSheet),
  layoutD('wire-fedwire-ticket', 'wire_instructions', drawTicket),
  layoutD('wire-closer-memo', 'wire_instructions', drawMemo),
];
