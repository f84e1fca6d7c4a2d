import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, type Kit, signatureLine } from './b-kit.ts';
import { digits, phone, somebody } from './b-others.ts';

export interface Wire {
  readonly amount: Run;
  readonly name: Run;
  readonly account: Run;
  readonly bank: Run;
  readonly aba: Run;
  readonly reference: Run;
}

export const wire = ({ f, p }: Kit): Wire => ({
  amount: p.money('wire_amount', f.wire.amountCents),
  name: v('wire_beneficiary_name', f.wire.beneficiary),
  account: v('wire_beneficiary_account', f.wire.account),
  bank: v('wire_beneficiary_bank', f.wire.bank),
  aba: v('wire_beneficiary_aba', f.wire.aba),
  reference: v('wire_reference', f.wire.reference),
});

export const wireWarnings = [
  'WIRE FRAUD ALERT: We do not change our wiring instructions. If you receive an e-mail that changes them, do not reply and do not send funds. Call our office at a number that you already know.',
  'Criminals intercept e-mail and send false instructions. Verify these instructions by telephone, with a number taken from an independent source, before money is sent.',
];

/** A title company's sheet, handed to the lender. */
function drawTitleSheet(kit: Kit): void {
  const { open, f, r, p } = kit;
  const s = open({ style: { font: r.pick(['sans', 'serif', 'book']), size: 11 } });
  const w = wire(kit);
  s.y = centred(s, 60, v('settlement_agent', f.title.agent.name), { size: 17, bold: true });
  s.y = centred(s, s.y, [oneLine(f.title.agent.address), '  •  ', phone(r)], { size: 9 }) + 24;
  s.y =
    centred(s, s.y, r.pick(['WIRE INSTRUCTIONS', 'WIRING INSTRUCTIONS', 'INCOMING WIRE INSTRUCTIONS']), {
      size: 15,
      bold: true,
      letterSpacing: 1,
    }) + 20;
  pairs(s, { x: 90, labelWidth: 160, width: 440, style: { size: 11 }, boldLabels: r.chance(0.5), gap: 9 }, [
    [r.pick(['Bank Name:', 'Receiving Bank:', 'Beneficiary Bank:']), w.bank],
    [r.pick(['ABA/Routing No.:', 'ABA Number:', 'Routing Number:']), w.aba],
    [r.pick(['Account Name:', 'For Credit To:', 'Beneficiary:']), w.name],
    [r.pick(['Account No.:', 'Account Number:']), w.account],
    [r.pick(['Reference:', 'OBI:', 'Reference our file:']), w.reference],
    ['Escrow No.:', v('settlement_file_number', f.title.fileNumber)],
    ['Property:', p.address('property_address', f.property.address)],
  ]);
  s.y += 20;
  s.rect(80, s.y, s.width - 160, 74, { thickness: 1.5 });
  s.text(90, s.y + 8, r.pick(wireWarnings), { width: s.width - 180, size: 10, bold: true });
  s.y += 90;
  s.paragraph(
    'Funds must be received before documents are released for recording. ACH transfers are not accepted and will be returned. Wires without our file number in the reference may be delayed.',
  );
  s.paragraph(`Questions: ${somebody(r)}, escrow officer.`);
}

/** The bank's own request form: boxes for originator, beneficiary and intermediary. */
function drawRequestForm(kit: Kit): void {
  const { open, f, r, p, signed } = kit;
  const font = r.pick(['sans', 'mono', 'typewriter'] as const);
  const s = open({ margins: { top: 40, left: 44, right: 44, bottom: 40 }, style: { font: 'sans', size: 9 } });
  const w = wire(kit);
  const left = 44;
  const wide = s.width - 88;
  s.text(left, 40, v('lender_name', f.lender.name), { size: 14, bold: true });
  s.text(left, 40, 'OUTGOING WIRE REQUEST', { size: 14, bold: true, width: wide, align: 'right' });
  s.text(left, 58, 'Domestic wire transfer. Cut-off 4:00 p.m. All fields are required.', { size: 8 });
  let y = bar(s, left, 74, wide, '1. ORIGINATOR');
  const options = { font, size: 10 };
  labelledBox(s, left, y, wide * 0.6, 34, 'Customer / loan name', p.borrowers(), options);
  labelledBox(s, left + wide * 0.6, y, wide * 0.4, 34, 'Loan number', v('loan_number', f.loanNumber), options);
  y += 34;
  labelledBox(
    s,
    left,
    y,
    wide * 0.3,
    34,
    'Wire date',
    p.date('disbursement_date', f.disclosure.disbursementDate),
    options,
  );
  labelledBox(s, left + wide * 0.3, y, wide * 0.4, 34, 'Amount of wire (US dollars)', w.amount, options);
  labelledBox(s, left + wide * 0.7, y, wide * 0.3, 34, 'Debit G/L or account', `1${digits(r, 7)}`, options);
  y = bar(s, left, y + 44, wide, '2. BENEFICIARY BANK');
  labelledBox(s, left, y, wide * 0.34, 34, 'ABA / Routing number (9 digits)', w.aba, options);
  labelledBox(s, left + wide * 0.34, y, wide * 0.66, 34, 'Bank name', w.bank, options);
  y = bar(s, left, y + 44, wide, '3. BENEFICIARY');
  labelledBox(s, left, y, wide * 0.62, 34, 'Beneficiary name (for credit to)', w.name, options);
  labelledBox(s, left + wide * 0.62, y, wide * 0.38, 34, 'Account number', w.account, options);
  y += 34;
  labelledBox(s, left, y, wide, 34, 'Beneficiary address', oneLine(f.title.agent.address), options);
  y += 34;
  labelledBox(s, left, y, wide, 34, 'Originator to beneficiary information (OBI) / reference', w.reference, options);
  y = bar(s, left, y + 44, wide, '4. INTERMEDIARY BANK (if any)');
  labelledBox(s, left, y, wide * 0.34, 30, 'ABA / Routing number', '', options);
  labelledBox(s, left + wide * 0.34, y, wide * 0.66, 30, 'Bank name', '', options);
  y = bar(s, left, y + 42, wide, '5. VERIFICATION - BANK USE ONLY') + 6;
  ['Call-back completed to number on file', 'OFAC check', 'Second approval over limit'].forEach((label, index) => {
    s.checkbox(left + 4, y + index * 16, { marked: r.chance(0.6), label });
    s.text(left + 20, y + index * 16, label);
  });
  y += 84;
  signatureLine(s, left, y, 200, 'Requested by', { signed, label: 'Requested by' });
  signatureLine(s, left + 260, y, 200, 'Approved by', { signed, label: 'Approved by' });
}

/** A lender's letter that says where the loan money goes. */
function drawLetter(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 72, left: 80, right: 80, bottom: 72 },
    style: { font: r.pick(['serif', 'book', 'sans']), size: 11 },
  });
  const w = wire(kit);
  s.paragraph([v('lender_name', f.lender.name), '\n', p.address('lender_address', f.lender.address, 'block')], {
    bold: true,
    after: 20,
  });
  s.paragraph(p.day(f.disclosure.issuedDate), { after: 16 });
  s.paragraph(
    prose`RE: Wire instructions for our loan ${v('loan_number', f.loanNumber)} to ${p.borrowers()}\nProperty: ${p.address('property_address', f.property.address)}`,
    { after: 16 },
  );
  s.paragraph('To the settlement agent:');
  s.paragraph(
    prose`We will send the loan proceeds of ${w.amount} by wire on the disbursement date. Please confirm that the following instructions, which we received from your office and checked by telephone, are correct.`,
    { align: 'justify' },
  );
  s.paragraph(
    prose`Beneficiary bank: ${w.bank}\nABA routing number: ${w.aba}\nFor credit to: ${w.name}\nAccount number: ${w.account}\nReference: ${w.reference}`,
    { indent: 36, leading: 1.5 },
  );
  s.paragraph(
    'Return any excess funds and the final statement to us on the day of disbursement. Funds that are not disbursed within 48 hours must be returned by wire with interest.',
    { align: 'justify' },
  );
  s.paragraph(`${wireWarnings[1]}`, { align: 'justify', after: 40 });
  signatureLine(s, 80, s.y, 200, `${f.lender.signer}\n${f.lender.capacity ?? ''}`, {
    signed,
    label: f.lender.signer,
    size: 10,
  });
}

/** A table with the field on the left and the instruction on the right, two wires on one page. */
function drawTwoWires(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s: Sheet = open({
    margins: { top: 46, left: 50, right: 50, bottom: 46 },
    style: { font: r.pick(['condensed', 'franklin']), size: 10 },
  });
  const w = wire(kit);
  s.text(50, 46, 'Loan Closing - Wire Instructions', { size: 16, bold: true });
  s.text(
    50,
    70,
    prose`Loan ${v('loan_number', f.loanNumber)}   Borrower ${p.borrowers()}   Closing ${p.date('closing_date', f.disclosure.closingDate)}`,
    { size: 9 },
  );
  s.y = 92;
  const wide = s.width - 100;
  const rows = (title: string, cells: readonly (readonly [string, Run])[]): CellInput[][] => [
    [{ runs: title, bold: true, span: 2, fill: '#dfe6ee' }],
    ...cells.map(([label, runs]): CellInput[] => [{ runs: label, bold: true }, runs]),
  ];
  grid(s, { x: 50, widths: [wide * 0.34, wide * 0.66], style: { size: 10 }, pad: 5 }, [
    ...rows('WIRE 1 OF 2 - LOAN PROCEEDS', [
      ['Amount', w.amount],
      ['Beneficiary Bank', w.bank],
      ['ABA / Routing', w.aba],
      ['Beneficiary', w.name],
      ['Account', w.account],
      ['Reference', w.reference],
    ]),
    ...rows('WIRE 2 OF 2 - FEES RETAINED BY LENDER (internal transfer, no wire is sent)', [
      ['Amount', p.amount(f.disclosure.originationCents)],
      ['Credit', 'Loan fee income'],
      ['Reference', `GL ${digits(r, 6)}`],
    ]),
  ]);
  s.y += 14;
  s.paragraph(wireWarnings[0] ?? '', { size: 9 });
  s.paragraph(`Prepared by ${somebody(r)}, loan operations. Verified by call-back to ${phone(r)}.`, { size: 9 });
}

export const wireInstructions: readonly Layout[] = [
  defineLayout('wire-title-sheet', 'wire_instructions', drawTitleSheet),
  defineLayout('wire-request-form', 'wire_instructions', drawRequestForm),
  defineLayout('wire-lender-letter', 'wire_instructions', drawLetter),
  defineLayout('wire-two-wires', 'wire_instructions', drawTwoWires),
];
