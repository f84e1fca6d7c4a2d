import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { bar, cell, labelled, table, ticked } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, named, phoneOf, placed, slashDay } from './b-values.ts';

const docType = 'wire_instructions';

/** A title company's letter with its instructions set in the middle, and the fraud warning of our days. */
const titleLetter: Layout = {
  id: 'wire-title-company-letter',
  docType,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['serif', 'book', 'sans']), size: 10.5 },
      margins: { left: 72, right: 72, top: 50 },
    });
    s.text(72, 44, v('settlement_agent', f.title.agent.name), { size: 17, bold: true });
    s.text(72, 66, `${oneLine(f.title.agent.address)}   |   Telephone ${phoneOf(random)}`, { size: 8.5 });
    s.hline(72, 80, 540, 1.5);
    s.y = 100;
    s.paragraph(h.day(f.disclosure.issuedDate));
    s.paragraph(
      prose`${v('lender_name', f.lender.name)}\nAttn: Loan Closing / Funding\n${placed('lender_address', f.lender.address)}`,
    );
    const tab = { tab: 80, width: 468 };
    s.y = labelled(s, 72, s.y, 'Re:', ['Our File No. ', v('settlement_file_number', f.title.fileNumber)], tab);
    s.y = labelled(s, 72, s.y, 'Borrower:', named('borrower_name', f.borrowers), tab);
    s.y = labelled(s, 72, s.y, 'Property:', placed('property_address', f.property.address), tab);
    s.y = labelled(s, 72, s.y, 'Your loan:', v('loan_number', f.loanNumber), tab) + 10;
    s.text(72, s.y, random.pick(['WIRING INSTRUCTIONS', 'WIRE INSTRUCTIONS']), {
      bold: true,
      size: 13,
      width: 468,
      align: 'center',
    });
    s.y += 24;
    s.paragraph(
      prose`Thank you for choosing us to close this transaction. Please send your loan proceeds in the amount of ${h.money('wire_amount', f.wire.amountCents)} by Federal Reserve wire transfer, using the following information only:`,
    );
    const box = s.y;
    s.y += 8;
    const rows: [string, Run][] = [
      ['Receiving Bank', v('wire_beneficiary_bank', f.wire.bank)],
      [random.pick(['ABA Number', 'ABA / Routing Number', 'ABA#']), v('wire_beneficiary_aba', f.wire.aba)],
      [random.pick(['For Credit To', 'Credit to Account of']), v('wire_beneficiary_name', f.wire.beneficiary)],
      ['Account Number', v('wire_beneficiary_account', f.wire.account)],
      ['Reference', v('wire_reference', f.wire.reference)],
    ];
    for (const [label, value] of rows)
      s.y = labelled(s, 110, s.y, `${label}:`, value, { tab: 140, width: 410, value: { bold: true } }) + 4;
    s.rect(96, box, 420, s.y - box + 4);
    s.y += 18;
    for (const runs of paragraphs`
      The reference must appear on the wire. Funds received without it may be returned or delayed. We do not accept ACH transfers, and we will not disburse against uncollected funds.
      ${bold('BE AWARE: ')}our instructions do not change. If you receive an e-mail or a call that claims otherwise, do not reply to it. Call us at a number that you already know, and confirm the account before you send money. Our operating account ending in ${digitsOf(random, 4)} is not to be used for closings.
      Sincerely,
    `)
      s.paragraph(runs);
    s.y += 30;
    const clerk = clerkOf(random);
    s.signature(72, s.y, 180, { signed, label: clerk });
    s.text(72, s.y + 4, `${clerk}\nEscrow Officer`);
  },
};

/** The bank's own form for money that goes out: boxes, approvals, call-back. */
const bankRequest: Layout = {
  id: 'wire-outgoing-request-form',
  docType,
  draw(open, f, { random, signed }) {
    const h = handOf(random, { day: slashDay, dropsCents: false });
    const s = open({ style: { font: 'sans', size: 9 }, margins: { left: 36, right: 36, top: 36 } });
    const x = 36;
    const w = 540;
    s.text(x, 34, v('lender_name', f.lender.name.toUpperCase()), { bold: true, size: 12 });
    s.text(x, 34, 'OUTGOING WIRE REQUEST', { bold: true, size: 14, width: w, align: 'right' });
    s.text(
      x,
      52,
      'Domestic funds transfer. Complete all shaded areas. Requests received after 3:30 p.m. go out the next business day.',
      { size: 7.5 },
    );
    let y = 66;
    const look = { label: { size: 6.5, bold: true }, labelHeight: 9, value: { font: 'mono' as const, size: 10 } };
    const row = (height: number, ...cells: readonly (readonly [string, Run | Run[], number])[]): void => {
      let at = x;
      for (const [label, runs, share] of cells) {
        cell(s, { x: at, y, w: w * share, h: height }, label, runs, look);
        at += w * share;
      }
      y += height;
    };
    const part = (text: string): void => {
      bar(s, { x, y, w, h: 13 }, text, { fill: '#4a4a4a', size: 8 });
      y += 13;
    };
    part('SECTION 1 - TRANSFER');
    row(
      28,
      ['DATE OF REQUEST', h.date('disbursement_date', f.disclosure.disbursementDate), 0.25],
      ['AMOUNT (US DOLLARS)', ['$ ', h.bare('wire_amount', f.wire.amountCents)], 0.35],
      ['WIRE FEE', '$25.00', 0.15],
      ['TIME RECEIVED', `${random.int(9, 12)}:${random.int(10, 59)}`, 0.25],
    );
    part('SECTION 2 - ORIGINATOR (OUR CUSTOMER)');
    row(30, ['NAME', named('borrower_name', f.borrowers), 0.6], ['LOAN NUMBER', v('loan_number', f.loanNumber), 0.4]);
    row(
      30,
      ['DEBIT ACCOUNT / GL', `LOAN CLEARING ${digitsOf(random, 8)}`, 0.4],
      ['ADDRESS', f.borrowers[0] ? placed('borrower_address', f.borrowers[0].address) : '', 0.6],
    );
    part('SECTION 3 - RECEIVING FINANCIAL INSTITUTION');
    row(
      30,
      ['BANK NAME', v('wire_beneficiary_bank', f.wire.bank), 0.65],
      ['ABA / ROUTING NO. (9 DIGITS)', v('wire_beneficiary_aba', f.wire.aba), 0.35],
    );
    row(26, ['INTERMEDIARY BANK (IF ANY)', '', 0.65], ['INTERMEDIARY ABA', '', 0.35]);
    part('SECTION 4 - BENEFICIARY');
    row(
      30,
      ['BENEFICIARY NAME', v('wire_beneficiary_name', f.wire.beneficiary), 0.65],
      ['BENEFICIARY ACCOUNT NO.', v('wire_beneficiary_account', f.wire.account), 0.35],
    );
    row(30, ['BENEFICIARY ADDRESS', oneLine(f.title.agent.address), 1]);
    row(34, ['ORIGINATOR TO BENEFICIARY INFORMATION (OBI) / REFERENCE', v('wire_reference', f.wire.reference), 1]);
    part('SECTION 5 - HOW WAS THE REQUEST RECEIVED?');
    s.rect(x, y, w, 22);
    let at = ticked(s, x + 6, y + 7, 'In person', false);
    at = ticked(s, at, y + 7, 'Loan operations', true);
    at = ticked(s, at, y + 7, 'Fax', false);
    ticked(s, at, y + 7, 'E-mail (call-back required)', random.chance(0.5));
    y += 22;
    part('SECTION 6 - CALL-BACK AND APPROVAL (BANK USE ONLY)');
    row(
      28,
      ['CALL-BACK TO', phoneOf(random), 0.35],
      ['SPOKE WITH', clerkOf(random), 0.35],
      ['OFAC SCREENED', 'YES', 0.3],
    );
    row(28, ['REPETITIVE CODE', '', 0.35], ['IMAD / OMAD', '', 0.65]);
    y += 14;
    s.text(
      x,
      y,
      'I authorize the bank to transfer funds as described above. I understand that the receiving bank may credit the account by number alone, even if the number and the name do not belong to the same person, and that a payment order once executed may not be recalled.',
      { size: 8, width: w },
    );
    y += 64;
    ['Authorized signer', 'Entered by', 'Verified and released by'].forEach((who, index) => {
      s.signature(x + index * 186, y, 160, { signed: signed || index === 1, label: who });
      s.text(x + index * 186, y + 3, who, { size: 7 });
    });
    s.text(x, 756, `Form 4410 (${random.int(1, 12)}/19)   Distribution: original - wire room; copy - loan file`, {
      size: 6.5,
    });
  },
};

/** An escrow company's one-page table, used for all its files. */
const escrowTable: Layout = {
  id: 'wire-escrow-table',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['condensed', 'franklin']), size: 10 },
      margins: { left: 54, right: 54 },
    });
    bar(s, { x: 0, y: 0, w: 612, h: 54 }, ['   ', v('settlement_agent', f.title.agent.name)], {
      size: 18,
      fill: '#274c43',
    });
    s.text(54, 70, 'INCOMING WIRE INSTRUCTIONS', { bold: true, size: 15 });
    s.text(54, 90, ['Prepared for ', v('lender_name', f.lender.name), ' on ', h.day(f.disclosure.issuedDate)], {
      size: 9,
    });
    table(
      s,
      54,
      108,
      [{ w: 170 }, { w: 334 }],
      [
        [bold('Escrow No.'), v('settlement_file_number', f.title.fileNumber)],
        [bold('Buyer / Borrower'), named('borrower_name', f.borrowers, ', ')],
        [bold('Property'), placed('property_address', f.property.address)],
        [bold('Funds expected from you'), h.money('wire_amount', f.wire.amountCents)],
      ],
      { size: 10, pad: 5, banded: '#eef3f1' },
    );
    s.y += 16;
    table(
      s,
      54,
      s.y,
      [
        { w: 170, heading: 'Wire to' },
        { w: 334, heading: 'Enter exactly as shown' },
      ],
      [
        ['Bank', v('wire_beneficiary_bank', f.wire.bank)],
        [
          'Bank address',
          `${random.int(100, 900)} Commerce Street, ${f.title.agent.address.city}, ${f.title.agent.address.state}`,
        ],
        [random.pick(['Routing No. (wires)', 'ABA routing (wire)']), v('wire_beneficiary_aba', f.wire.aba)],
        ['Routing No. (paper checks only)', `0${digitsOf(random, 8)}`],
        ['Account name', v('wire_beneficiary_name', f.wire.beneficiary)],
        ['Account No.', v('wire_beneficiary_account', f.wire.account)],
        ['Memo / reference', v('wire_reference', f.wire.reference)],
        ['SWIFT (foreign wires)', `${random.pick(['FPBK', 'LKNB', 'MTCO'])}US44`],
      ],
      { size: 11, pad: 6, headingFill: '#cfddd8' },
    );
    s.y += 16;
    for (const [no, text] of [
      'Wires must be received by 1:00 p.m. on the day of closing to disburse that day.',
      'Cashier’s checks are accepted below $5,000. Personal checks are not accepted.',
      'Call your escrow officer at a known number before you send anything. These instructions never change by e-mail.',
      'If the sender is not a party to the escrow, a gift letter or a third-party authorization is needed first.',
    ].entries())
      s.paragraph(`${no + 1}.  ${text}`, { after: 3 });
    s.y += 10;
    s.paragraph([bold('Your escrow officer: '), `${clerkOf(random)}, ${phoneOf(random)}`]);
    s.text(54, 748, `${oneLine(f.title.agent.address)}  •  Licensed escrow agent`, {
      size: 8,
      width: 504,
      align: 'center',
    });
  },
};

/** A law firm's instructions: IOLTA account, one running list, the sentence form of a memorandum. */
const lawFirm: Layout = {
  id: 'wire-law-firm-memo',
  docType,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const firm = `${random.pick(['Hargrove', 'Lowell', 'Strand'])} & ${random.pick(['Petrakis', 'Van Horn', 'Dunleavy'])}, ${random.pick(['P.C.', 'LLP'])}`;
    const s = open({ style: { font: 'serif', size: 12, leading: 1.35 }, margins: { left: 80, right: 80, top: 60 } });
    s.text(0, 54, firm.toUpperCase(), { size: 15, width: 612, align: 'center', letterSpacing: 2 });
    s.text(0, 74, 'ATTORNEYS AND COUNSELORS AT LAW', { size: 8, width: 612, align: 'center' });
    s.y = 106;
    s.text(80, s.y, 'MEMORANDUM OF WIRING INSTRUCTIONS', { bold: true });
    s.y += 22;
    s.y = labelled(s, 80, s.y, 'TO:', [v('lender_name', f.lender.name), ', Loan Closing Department'], {
      tab: 70,
      width: 452,
    });
    s.y = labelled(s, 80, s.y, 'FROM:', `${clerkOf(random)}, real estate paralegal`, { tab: 70, width: 452 });
    s.y = labelled(s, 80, s.y, 'DATE:', h.day(f.disclosure.issuedDate), { tab: 70, width: 452 });
    s.y = labelled(
      s,
      80,
      s.y,
      'RE:',
      prose`Loan to ${named('borrower_name', f.borrowers)}, secured by ${placed('property_address', f.property.address)}`,
      { tab: 70, width: 452 },
    );
    s.y += 6;
    s.hline(80, s.y, 532);
    s.y += 14;
    for (const runs of paragraphs`
      In connection with the closing of the above loan, kindly wire the net proceeds of ${h.money('wire_amount', f.wire.amountCents)} to our attorney trust (IOLTA) account. The beneficiary bank is ${v('wire_beneficiary_bank', f.wire.bank)}, Routing Number ${v('wire_beneficiary_aba', f.wire.aba)}. The beneficiary of the wire is ${v('wire_beneficiary_name', f.wire.beneficiary)}, Account Number ${v('wire_beneficiary_account', f.wire.account)}. Please have the remitter note ${bold('“')}${v('wire_reference', f.wire.reference)}${bold('”')} in the reference field so that our bookkeeper can match the credit.
      Funds should arrive no later than noon on ${h.date('disbursement_date', f.disclosure.disbursementDate)}. The rules of our bar do not allow us to disburse before the wire has been credited. If the loan should not close within two business days of our receipt, we will return the money to the account from which it came, less nothing but the bank’s charge.
      Closing is to be handled by ${v('settlement_agent', f.title.agent.name)} under file ${v('settlement_file_number', f.title.fileNumber)}, for which we act as closing counsel. Please refer to your Loan No. ${v('loan_number', f.loanNumber)} in all correspondence.
      We ask that you telephone the undersigned before releasing the wire. We never send changed instructions by electronic mail, and we accept no liability for funds sent to an account that was not confirmed by voice.
    `)
      s.paragraph(runs, { align: 'justify' });
    s.y += 34;
    s.signature(300, s.y, 200, { signed, label: firm });
    s.text(300, s.y + 4, `${firm}\nBy: authorized attorney`, { size: 10 });
  },
};

/** A credit union's form: two columns, member first, numbered blanks filled by typewriter. */
const creditUnionForm: Layout = {
  id: 'wire-credit-union-form',
  docType,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({ style: { font: 'slab', size: 9 }, margins: { left: 44, right: 44 } });
    s.text(44, 42, v('lender_name', f.lender.name), { bold: true, size: 13 });
    s.text(44, 60, 'Domestic Wire Transfer Agreement and Wire Instructions', { size: 11 });
    s.hline(44, 78, 568, 2);
    const blank = (x: number, y: number, w: number, no: number, label: string, value: Run | Run[]): void => {
      s.text(x, y, `${no}. ${label}`, { size: 7.5 });
      s.hline(x, y + 24, x + w, 0.4);
      if (value !== '') s.text(x + 4, y + 11, value, { font: 'typewriter', size: 9.5, width: w - 4 });
    };
    const a = 44;
    const b = 316;
    s.text(a, 88, 'MEMBER', { bold: true });
    blank(a, 104, 250, 1, 'Member name', v('borrower_name', f.borrowers[0]?.name ?? ''));
    blank(a, 134, 250, 2, 'Member or loan number', v('loan_number', f.loanNumber));
    blank(a, 164, 250, 3, 'Daytime telephone', phoneOf(random));
    blank(a, 194, 250, 4, 'Share to be charged for the fee', `S-${random.int(10, 90)}`);
    s.text(b, 88, 'TRANSFER', { bold: true });
    blank(b, 104, 250, 5, 'Wire amount', h.money('wire_amount', f.wire.amountCents));
    blank(b, 134, 250, 6, 'Value date', h.date('disbursement_date', f.disclosure.disbursementDate));
    blank(b, 164, 250, 7, 'Purpose', 'Loan proceeds - closing');
    blank(b, 194, 250, 8, 'Corporate credit union ABA (sending)', `2${digitsOf(random, 8)}`);
    s.text(a, 236, 'SEND THE FUNDS TO', { bold: true });
    blank(a, 252, 522, 9, 'Beneficiary financial institution', v('wire_beneficiary_bank', f.wire.bank));
    blank(a, 282, 250, 10, 'Its routing and transit number', v('wire_beneficiary_aba', f.wire.aba));
    blank(b, 282, 250, 11, 'Beneficiary account number', v('wire_beneficiary_account', f.wire.account));
    blank(a, 312, 522, 12, 'Beneficiary name (as on the account)', v('wire_beneficiary_name', f.wire.beneficiary));
    blank(a, 342, 522, 13, 'Further credit / reference for beneficiary', v('wire_reference', f.wire.reference));
    blank(a, 372, 522, 14, 'Property, if the wire funds a purchase', placed('property_address', f.property.address));
    s.y = 416;
    s.text(44, s.y, 'AGREEMENT', { bold: true });
    s.y += 14;
    for (const text of [
      'I ask the credit union to send the transfer described above through the Fedwire system. I have checked each number. The credit union and every bank that handles the transfer may rely on the numbers alone, even where they name a different person or institution.',
      'The credit union is not liable for the failure of another institution, for delays in communication, or for any loss beyond the amount of the transfer with interest at the dividend rate of my share account.',
      'I may not cancel the transfer once it was sent. A request to amend will be passed on but is not promised to succeed.',
      'Wires asked for by telephone are limited to $25,000.00 a day; wires above $100,000.00 need two employees.',
    ])
      s.paragraph(text, { size: 8.5, after: 4 });
    s.y += 34;
    s.signature(44, s.y, 220, { signed, label: f.borrowers[0]?.signer ?? 'Member' });
    s.hline(290, s.y, 380);
    s.text(44, s.y + 3, 'Member signature', { size: 7 });
    s.text(290, s.y + 3, 'Date', { size: 7 });
    s.rect(44, s.y + 26, 522, 60);
    s.text(50, s.y + 30, 'CREDIT UNION USE', { bold: true, size: 7.5 });
    let at = ticked(s, 50, s.y + 46, 'ID verified', true, { look: 'tick', size: 7 });
    at = ticked(s, at, s.y + 46, 'OFAC', true, { look: 'tick', size: 7 });
    ticked(s, at, s.y + 46, 'Call-back made', signed, { look: 'tick', size: 7 });
    s.text(
      50,
      s.y + 66,
      `Teller ${random.int(10, 99)}     Confirmation ${digitsOf(random, 6)}     Supervisor ____________________`,
      { size: 8 },
    );
    s.text(44, 758, 'Federally insured by NCUA        WIRE-2 08/2021', { size: 6.5 });
  },
};

export const wireInstructions: readonly Layout[] = [titleLetter, bankRequest, escrowTable, lawFirm, creditUnionForm];
