import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, type Kit, signatureLine } from './b-kit.ts';
import { digits, lawFirm, phone, somebody } from './b-others.ts';
import { type Wire, wire, wireWarnings } from './b-wire.ts';

/** The confirmation that the wire room prints, with the tags of the Fedwire message. */
function drawMessage(kit: Kit): void {
  const { open, f, p, r } = kit;
  const w = wire(kit);
  const s = open({
    margins: { top: 44, left: 50, right: 50, bottom: 44 },
    style: { font: r.pick(['mono', 'typewriter']), size: 9.5 },
  });
  s.y =
    s.text(
      50,
      44,
      [v('lender_name', f.lender.name.toUpperCase()), '\nOUTGOING WIRE REQUEST - FEDWIRE FUNDS TRANSFER CONFIRMATION'],
      { bold: true },
    ) + 12;
  const row = (tag: string, label: string, runs: Run | readonly Run[]): void => {
    s.text(50, s.y, tag);
    s.text(104, s.y, label, { width: 150 });
    s.y = Math.max(s.y + 15, s.text(262, s.y, runs, { width: 300 }) + 3);
  };
  row('{1510}', 'Type/Subtype', '1000 TRANSFER OF FUNDS');
  row('{1520}', 'IMAD', `${f.disclosure.disbursementDate.replaceAll('-', '')}MMQFMP${digits(r, 8)}`);
  row('{2000}', 'Amount', w.amount);
  row('{3100}', 'Sender ABA / name', `${digits(r, 9)} ${f.lender.name.toUpperCase()}`);
  row('{3400}', 'Receiver ABA / Routing', w.aba);
  row('{3400}', 'Receiver name', w.bank);
  row('{3600}', 'Business function', 'CTR CUSTOMER TRANSFER');
  row('{4200}', 'Beneficiary account', w.account);
  row('{4200}', 'Beneficiary name', w.name);
  row('{4320}', 'Reference for beneficiary', w.reference);
  row('{5000}', 'Originator', p.borrowers({ upper: true }));
  row('{5000}', 'Originator account', ['LOAN ', v('loan_number', f.loanNumber)]);
  row('{6000}', 'OBI', `LOAN PROCEEDS ${oneLine(f.property.address).toUpperCase()}`);
  s.y += 12;
  for (const runs of paragraphs`
    VALUE DATE ${p.date('disbursement_date', f.disclosure.disbursementDate)}   STATUS COMPLETED   OMAD ${digits(r, 14)}
    ENTERED BY ${somebody(r).toUpperCase()}   VERIFIED BY ${somebody(r).toUpperCase()}
  `)
    s.paragraph(runs);
}

/** An attorney's trust account, given on the firm's paper with boxes. */
function drawTrustAccount(kit: Kit): void {
  const { open, f, p, r } = kit;
  const w = wire(kit);
  const s = open({
    margins: { top: 56, left: 64, right: 64, bottom: 56 },
    style: { font: r.pick(['book', 'serif']), size: 11 },
  });
  const wide = s.width - 128;
  s.y = centred(s, s.y, lawFirm(r), { size: 17, bold: true });
  s.y =
    centred(s, s.y, ['Attorneys for the settlement agent, ', v('settlement_agent', f.title.agent.name)], {
      size: 9.5,
    }) + 16;
  s.y = centred(s, s.y, 'TRUST ACCOUNT WIRING INSTRUCTIONS', { size: 14, bold: true }) + 14;
  const y = s.y;
  const typed = { size: 11.5, labelSize: 7.5 };
  labelledBox(s, 64, y, wide, 40, 'Receiving institution', w.bank, typed);
  labelledBox(s, 64, y + 40, wide / 2, 40, 'ABA routing transit number', w.aba, typed);
  labelledBox(s, 64 + wide / 2, y + 40, wide / 2, 40, 'Credit account number', w.account, typed);
  labelledBox(s, 64, y + 80, wide, 40, 'Beneficiary (name on the account)', w.name, typed);
  labelledBox(s, 64, y + 120, wide, 40, 'Reference that must appear on the wire', w.reference, typed);
  s.y = y + 176;
  s.paragraph(
    prose`Matter: ${p.borrowers()}, ${p.address('property_address', f.property.address)}; file ${v('settlement_file_number', f.title.fileNumber)}.`,
  );
  s.paragraph(wireWarnings[0] ?? '', { bold: true });
  s.paragraph(
    'We disburse only against collected funds. Wires that arrive after 2:00 p.m. are credited on the next business day. Do not send funds by ACH, and do not deposit checks directly into this account.',
    { align: 'justify' },
  );
  s.paragraph(`Telephone for verification: ${phone(r)}`);
}

/** A page of the lender's closing instructions in which the wire stands among other items. */
function drawInstructions(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const w = wire(kit);
  const s = open({
    margins: { top: 48, left: 58, right: 58, bottom: 48 },
    style: { font: r.pick(['sans', 'condensed']), size: 10 },
  });
  s.text(58, 48, 'FUNDING AND WIRE INSTRUCTIONS', { size: 14, bold: true });
  s.y = 72;
  pairs(s, { x: 58, labelWidth: 110, width: 490, gap: 2 }, [
    ['Lender', v('lender_name', f.lender.name)],
    ['Loan number', v('loan_number', f.loanNumber)],
    ['Borrower', p.borrowers()],
    ['Closing agent', v('settlement_agent', f.title.agent.name)],
    ['Closing date', p.date('closing_date', f.disclosure.closingDate)],
    ['Disbursement date', p.date('disbursement_date', f.disclosure.disbursementDate)],
  ]);
  s.y += 8;
  const items: readonly (readonly [string, readonly Run[]])[] = entries`
    Proceeds | Gross loan ${p.money('principal_amount', f.principalCents)} less net fees leaves a wire of ${w.amount}.
    Destination | We will wire to ${w.bank}, ABA ${w.aba}, for credit to ${w.name}, account ${w.account}, reference ${w.reference}. If any of this is wrong, stop and call us.
    Conditions | Do not disburse until all documents are signed, the title company is ready to insure and, where it applies, the right to cancel has passed.
    Return of funds | If the loan does not close within one business day, return the wire to us by the same route. Interest is charged from the day of the wire.
    Verification | ${wireWarnings[1] ?? ''}
  `;
  items.forEach(([title, runs], index) => {
    s.paragraph([bold(`${index + 1}. ${title}. `), ...runs], { align: 'justify', after: 8 });
  });
  s.y += 36;
  signatureLine(s, 58, s.y, 220, `${f.lender.signer}, ${f.lender.capacity ?? ''}`, { signed, label: f.lender.signer });
  signatureLine(s, 320, s.y, 220, 'Acknowledged by closing agent', { signed, label: 'Closing agent' });
}

/** Domestic and international columns beside each other; only the first is for this wire. */
function drawColumns(kit: Kit): void {
  const { open, f, r } = kit;
  const w = wire(kit);
  const s = open({
    margins: { top: 50, left: 54, right: 54, bottom: 50 },
    style: { font: r.pick(['franklin', 'slab']), size: 10 },
  });
  const wide = s.width - 108;
  s.text(54, 50, v('settlement_agent', f.title.agent.name), { size: 16, bold: true });
  s.text(54, 74, 'Incoming Wire Instructions', { size: 13 });
  s.y = 100;
  grid(s, { x: 54, widths: [wide * 0.24, wide * 0.42, wide * 0.34], pad: 6 }, [
    ['', 'Domestic wires', 'International wires'].map((runs): CellInput => ({ runs, bold: true, fill: '#e9edf2' })),
    [{ runs: 'Bank', bold: true }, w.bank, 'Correspondent Bank of New York'],
    [{ runs: 'ABA / SWIFT', bold: true }, w.aba, `CORR${r.pick(['US33', 'US3N'])}XXX`],
    [{ runs: 'Beneficiary', bold: true }, w.name, 'For further credit to the account at the left'],
    [{ runs: 'Account', bold: true }, w.account, digits(r, 10)],
    [{ runs: 'Reference', bold: true }, w.reference, 'Same'],
  ]);
  s.y += 14;
  s.y = bar(s, 54, s.y, wide, 'PROTECT YOURSELF', 'grey') + 6;
  for (const text of wireWarnings) s.paragraph(text);
  s.paragraph(`Escrow officer ${somebody(r)}, ${phone(r)}. These instructions are valid for file `, { after: 0 });
  s.paragraph([v('settlement_file_number', f.title.fileNumber), ' only.']);
}

/** A memorandum from the loan officer to the wire desk. */
function drawMemo(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const w: Wire = wire(kit);
  const s = open({
    margins: { top: 60, left: 72, right: 72, bottom: 60 },
    style: { font: r.pick(['typewriter', 'serif', 'mono']), size: 11 },
  });
  s.y = centred(s, s.y, [v('lender_name', f.lender.name), '\nINTEROFFICE MEMORANDUM'], { size: 13, bold: true }) + 14;
  pairs(s, { x: 72, labelWidth: 80, width: 460, gap: 3 }, [
    ['TO:', 'Wire desk'],
    ['FROM:', v('loan_officer', f.approval.officer)],
    ['DATE:', p.date('disbursement_date', f.disclosure.disbursementDate)],
    ['RE:', ['Outgoing wire, loan ', v('loan_number', f.loanNumber), ', ', ...p.borrowers()]],
  ]);
  s.hline(72, s.y + 2, s.width - 72);
  s.y += 14;
  s.paragraph(
    prose`Please wire ${w.amount} from the loan clearing account today, before the cut-off. Wire instructions follow.`,
  );
  for (const runs of paragraphs`
    Send to ${w.bank} (routing number ${w.aba}) for credit to ${w.name}, account number ${w.account}. Show as reference: ${w.reference}.
    I called the beneficiary at ${phone(r)}, a number from our own file, and ${somebody(r)} read the account number back to me.
  `)
    s.paragraph(runs, { leading: 1.4 });
  s.paragraph('The fee is charged to general ledger 5140. A copy of the confirmation goes into the loan file.', {
    leading: 1.4,
    after: 44,
  });
  signatureLine(s, 72, s.y, 200, 'Officer', { signed, label: f.approval.officer });
  signatureLine(s, 310, s.y, 200, 'Second approval', { signed, label: 'Second approval' });
}

/** A form of underlined blanks, filled in by typewriter. */
function drawBlanks(kit: Kit): void {
  const { open, f, p, signed } = kit;
  const w = wire(kit);
  const s = open({ margins: { top: 54, left: 62, right: 62, bottom: 54 }, style: { font: 'serif', size: 11 } });
  s.y = centred(s, s.y, 'WIRE TRANSFER AUTHORIZATION', { size: 15, bold: true }) + 8;
  s.paragraph(
    'I authorize the financial institution named below to transfer the loan proceeds as I have instructed here.',
  );
  const blank = (label: string, runs: Run | readonly Run[]): void => {
    s.text(62, s.y, label);
    const x = 70 + s.measure(label);
    s.y = Math.max(s.y + 13, s.text(x, s.y, runs, { font: 'typewriter', size: 10.5, width: s.width - 62 - x }));
    s.hline(x - 4, s.y - 1, s.width - 62);
    s.y += 10;
  };
  blank('Borrower', p.borrowers());
  blank('Loan number', v('loan_number', f.loanNumber));
  blank('Lender', v('lender_name', f.lender.name));
  blank('Amount of wire $', w.amount);
  s.paragraph('Receiving bank', { bold: true });
  blank('Name of bank', w.bank);
  blank('ABA number', w.aba);
  s.paragraph('Beneficiary', { bold: true });
  blank('Name on account', w.name);
  blank('Account number', w.account);
  blank('Special instructions (reference)', w.reference);
  s.paragraph('Intermediary bank (if any)', { bold: true });
  blank('Name', '');
  blank('ABA number', '');
  s.paragraph(
    'The institution may rely on the numbers given even if they identify a person or bank other than the one named. Transfers are subject to Article 4A of the Uniform Commercial Code.',
    { size: 9.5, after: 36 },
  );
  f.borrowers.forEach((borrower, index) => {
    signatureLine(s, 62 + index * 250, s.y, 220, borrower.signer, { signed, label: borrower.signer });
  });
  s.y += 30;
}

export const wirePapers: readonly Layout[] = [
  defineLayout('wire-fedwire-message', 'wire_instructions', drawMessage),
  defineLayout('wire-trust-account', 'wire_instructions', drawTrustAccount),
  defineLayout('wire-closing-instructions', 'wire_instructions', drawInstructions),
  defineLayout('wire-two-columns', 'wire_instructions', drawColumns),
  defineLayout('wire-memo', 'wire_instructions', drawMemo),
  defineLayout('wire-blanks', 'wire_instructions', drawBlanks),
];
