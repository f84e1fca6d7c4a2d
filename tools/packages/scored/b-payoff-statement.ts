import { addDays, addMonths } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs } from '../core/prose.ts';
import type { Random } from '../core/random.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { bar, cell, labelled, table } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, named, phoneOf, placed, split } from './b-values.ts';

const docType = 'payoff_statement';

/** What makes up the total: principal, interest, fees. They add up. */
function makeUp(f: LoanFacts, random: Random): { principal: number; interest: number; fees: number[] } {
  const fees = split(random, random.int(5_000, 22_000), 3);
  const interest = f.payoff.perDiemCents * random.int(8, 28);
  return { principal: f.payoff.amountCents - interest - fees.reduce((sum, fee) => sum + fee, 0), interest, fees };
}

/** A servicer's statement: account strip, itemized total, instructions for sending the money. */
const servicerStatement: Layout = {
  id: 'payoff-servicer-statement',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random, { dropsCents: false });
    const { principal, interest, fees } = makeUp(f, random);
    const s = open({ style: { font: random.pick(['sans', 'franklin']), size: 9.5 }, margins: { left: 50, right: 50 } });
    s.text(50, 44, f.payoff.lender, { size: 15, bold: true });
    s.text(50, 44, 'PAYOFF STATEMENT', { size: 15, bold: true, width: 512, align: 'right' });
    s.text(50, 64, `Payoff Department  ${phoneOf(random)}`, { size: 8.5 });
    bar(s, { x: 50, y: 82, w: 512, h: 15 }, 'Account Information', { fill: '#444444' });
    table(
      s,
      50,
      97,
      [{ w: 128 }, { w: 128 }, { w: 128 }, { w: 128 }],
      [
        [
          [bold('Loan number\n'), f.payoff.loanNumber],
          [bold('Statement date\n'), h.day(addDays(f.payoff.goodThrough, -12))],
          [bold('Interest rate\n'), `${(4 + random.next() * 3).toFixed(3)}%`],
          [bold('Next payment due\n'), h.day(addMonths(`${f.noteDate.slice(0, 8)}01`, 1))],
        ],
      ],
      { size: 8.5, pad: 4 },
    );
    s.y += 10;
    s.y = labelled(s, 50, s.y, 'Borrower(s):', named('borrower_name', f.borrowers), {
      tab: 100,
      width: 512,
      label: { bold: true },
    });
    s.y = labelled(s, 50, s.y, 'Property:', placed('property_address', f.property.address), {
      tab: 100,
      width: 512,
      label: { bold: true },
    });
    s.y =
      labelled(
        s,
        50,
        s.y,
        'Requested by:',
        [v('settlement_agent', f.title.agent.name), ', file ', v('settlement_file_number', f.title.fileNumber)],
        { tab: 100, width: 512, label: { bold: true } },
      ) + 12;
    table(
      s,
      50,
      s.y,
      [
        { w: 372, heading: 'Description' },
        { w: 140, heading: 'Amount', align: 'right' },
      ],
      [
        ['Unpaid principal balance', h.cash(principal)],
        [['Interest through ', h.date('payoff_good_through', f.payoff.goodThrough)], h.cash(interest)],
        ['Statement / fax fee', h.cash(fees[0] ?? 0)],
        ['Recording fee for release', h.cash(fees[1] ?? 0)],
        ['Unpaid late charges', h.cash(fees[2] ?? 0)],
        ['Escrow advance', '$0.00'],
        [bold('Total Amount Due'), h.money('payoff_amount', f.payoff.amountCents)],
      ],
      { pad: 4, headingFill: '#dddddd' },
    );
    s.y += 10;
    for (const runs of paragraphs`
      This payoff is good through ${h.date('payoff_good_through', f.payoff.goodThrough)}. After that date add ${h.money('payoff_per_diem', f.payoff.perDiemCents)} per diem for each day until the funds are received. Funds received after 2:00 p.m. Eastern time are posted the next business day.
      Figures are subject to final verification by the note holder. If a payment is returned unpaid, or a tax or insurance bill is paid from escrow before payoff, the amount will change. Do not stop automatic payments within ten days of the due date.
      ${bold('Send funds by wire: ')}${random.pick(['Commerce Clearing Bank', 'Keystone Federal'])}, routing 0${digitsOf(random, 8)}, account ${digitsOf(random, 10)}, reference the loan number and the borrower’s last name.
      ${bold('Or by overnight mail: ')}certified funds to ${f.payoff.lender}, Attn: Payoffs, ${random.int(100, 990)} Processing Center Drive.
    `)
      s.paragraph(runs);
    s.paragraph(
      'A satisfaction will be sent for recording within the time that state law allows. Any escrow balance and overpayment of $1.00 or more will be refunded to the borrower at the mailing address of record within 20 business days.',
      { size: 8.5 },
    );
    s.text(50, 752, 'This is an attempt to collect a debt. Any information obtained will be used for that purpose.', {
      size: 7.5,
      width: 512,
      align: 'center',
    });
  },
};

/** A bank's letter, all in sentences. */
const bankLetter: Layout = {
  id: 'payoff-bank-letter',
  docType,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const { principal, interest } = makeUp(f, random);
    const s = open({
      style: { font: random.pick(['serif', 'book']), size: 11.5, leading: 1.3 },
      margins: { left: 80, right: 80 },
    });
    s.text(0, 50, f.payoff.lender.toUpperCase(), { size: 16, bold: true, width: 612, align: 'center' });
    s.y = 96;
    s.paragraph(h.day(addDays(f.payoff.goodThrough, -9)));
    for (const runs of paragraphs`
      ${v('lender_name', f.lender.name)}\nAttention: Loan Operations\n${placed('lender_address', f.lender.address)}
      RE:  PAYOFF LETTER\nOur borrower: ${named('borrower_name', f.borrowers)}\nOur note no. ${f.payoff.loanNumber}
      Ladies and Gentlemen:
    `)
      s.paragraph(runs);
    for (const runs of paragraphs`
      You have asked for the amount needed to pay in full the indebtedness of the borrower to this bank. As of the date of this letter the unpaid principal is ${h.cash(principal)} and accrued interest and charges bring the total to ${h.money('payoff_amount', f.payoff.amountCents)}, which is good through ${h.date('payoff_good_through', f.payoff.goodThrough)} (interest of ${h.cash(interest)} included). Interest accrues thereafter at a per diem of ${h.money('payoff_per_diem', f.payoff.perDiemCents)}.
      Upon receipt of that sum in immediately available funds, we will mark the note paid, release our lien on ${placed('property_address', f.property.address)}, and authorize you or your agent to file a termination of any financing statement that names us as secured party.
      This letter is not a commitment to extend the time of payment, and it does not waive any default. Please telephone before sending funds to confirm that no advance was made under the line of credit since.
    `)
      s.paragraph(runs, { align: 'justify' });
    s.paragraph('Very truly yours,');
    s.y += 34;
    const clerk = clerkOf(random);
    s.signature(310, s.y, 190, { signed, label: clerk });
    s.text(310, s.y + 4, `${clerk}\nAssistant Vice President`, { size: 10 });
  },
};

/** A credit union's quote from its core: labels and colons, the total in a box. */
const coreQuote: Layout = {
  id: 'payoff-core-quote',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random, { dropsCents: false });
    const { principal, interest, fees } = makeUp(f, random);
    const s = open({ style: { font: 'mono', size: 9.5 }, margins: { left: 54, right: 54 } });
    s.text(54, 46, `${f.payoff.lender.toUpperCase()}          LOAN PAYOFF QUOTE`, { bold: true });
    s.text(
      54,
      60,
      `RUN ${h.day(addDays(f.payoff.goodThrough, -6))}  TELLER ${random.int(100, 900)}  TERMINAL ${random.int(1, 40)}`,
    );
    s.y = 86;
    const pair = (label: string, runs: Run | Run[]): void => {
      s.y = labelled(s, 54, s.y, `${label}:`, runs, { tab: 200, width: 500 }) + 2;
    };
    pair('MEMBER NAME', named('borrower_name', f.borrowers, ' / '));
    pair('MEMBER LOAN', f.payoff.loanNumber);
    pair('COLLATERAL', placed('property_address', f.property.address));
    pair('CURRENT BALANCE', h.cash(principal));
    pair('INTEREST TO PAYOFF DATE', h.cash(interest));
    pair('PAYOFF FEE', h.cash(fees[0] ?? 0));
    pair('RECORDING FEE', h.cash(fees[1] ?? 0));
    pair('LATE CHARGES DUE', h.cash(fees[2] ?? 0));
    s.y += 10;
    s.rect(54, s.y, 330, 48);
    s.text(64, s.y + 8, ['TOTAL PAYOFF          ', h.money('payoff_amount', f.payoff.amountCents)], {
      bold: true,
      size: 11,
    });
    s.text(64, s.y + 28, ['GOOD THROUGH          ', h.date('payoff_good_through', f.payoff.goodThrough)], {
      bold: true,
      size: 11,
    });
    s.y += 62;
    pair('PER DIEM AFTER THAT DATE', h.money('payoff_per_diem', f.payoff.perDiemCents));
    pair('LAST PAYMENT POSTED', h.day(addDays(f.noteDate, -20)));
    pair('REGULAR PAYMENT', h.cash(random.int(40_000, 400_000)));
    pair('INSURANCE REBATE', 'NONE');
    s.y += 10;
    s.paragraph(
      'PAYOFF IS SUBJECT TO CHANGE IF FURTHER ADVANCES, PAYMENTS OR CORRECTIONS POST BEFORE FUNDS ARE RECEIVED. MAKE CHECK PAYABLE TO THE CREDIT UNION AND WRITE THE MEMBER LOAN NUMBER ON IT.',
    );
    s.paragraph(['QUOTE FAXED TO: ', v('settlement_agent', f.title.agent.name.toUpperCase())]);
  },
};

/** A private lender's demand through escrow: form with boxes, signed by the beneficiary. */
const demandForm: Layout = {
  id: 'payoff-beneficiary-demand',
  docType,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const { principal, interest, fees } = makeUp(f, random);
    const s = open({ style: { font: 'sans', size: 9 }, margins: { left: 46, right: 46 } });
    const look = { label: { size: 7 }, labelHeight: 10, value: { font: 'typewriter' as const, size: 10 } };
    s.text(46, 46, 'BENEFICIARY’S DEMAND', { bold: true, size: 14 });
    s.text(46, 64, 'Payoff statement to escrow, to be completed and signed by the holder of the note', { size: 9 });
    cell(s, { x: 46, y: 84, w: 300, h: 34 }, 'To (escrow holder)', v('settlement_agent', f.title.agent.name), look);
    cell(s, { x: 346, y: 84, w: 220, h: 34 }, 'Escrow No.', v('settlement_file_number', f.title.fileNumber), look);
    cell(s, { x: 46, y: 118, w: 300, h: 34 }, 'Trustor / borrower', named('borrower_name', f.borrowers, ', '), look);
    cell(s, { x: 346, y: 118, w: 220, h: 34 }, 'Loan No. of holder', f.payoff.loanNumber, look);
    cell(
      s,
      { x: 46, y: 152, w: 520, h: 34 },
      'Property securing the note',
      placed('property_address', f.property.address),
      look,
    );
    cell(s, { x: 46, y: 186, w: 300, h: 34 }, 'Holder of the note', f.payoff.lender, look);
    cell(
      s,
      { x: 346, y: 186, w: 220, h: 34 },
      'Holder’s address',
      `P.O. Box ${digitsOf(random, 4)}, ${oneLine(f.title.agent.address).split(', ').slice(-2).join(', ')}`,
      look,
    );
    s.text(
      46,
      234,
      'The undersigned will deliver the note, the deed of trust and a request for full reconveyance when you hold for us:',
      { width: 520 },
    );
    let y = 256;
    const line = (label: string, runs: Run | Run[]): void => {
      s.text(60, y, label);
      s.hline(380, y + 13, 550, 0.4);
      s.text(384, y, runs, { font: 'typewriter', size: 10, width: 160, align: 'right' });
      y += 20;
    };
    line('Principal', h.cash(principal));
    line('Interest to the date below', h.cash(interest));
    line('Prepayment charge', 'none');
    line('Reconveyance and demand fees', h.cash(fees.reduce((sum, fee) => sum + fee, 0)));
    line('TOTAL DEMAND', h.money('payoff_amount', f.payoff.amountCents));
    line('This demand is good through', h.date('payoff_good_through', f.payoff.goodThrough));
    line('Per diem thereafter', h.money('payoff_per_diem', f.payoff.perDiemCents));
    s.y = y + 8;
    for (const text of [
      'Our instructions may be relied on by you until the date above only. After it, ask for a new demand.',
      'Fire insurance policies held by us are to be returned to the trustor on payment in full.',
      'If the transaction does not close, our documents are to be returned to us on request.',
    ])
      s.paragraph(text, { indent: 14, after: 4 });
    s.y += 40;
    s.signature(46, s.y, 220, { signed, label: 'Beneficiary' });
    s.text(46, s.y + 3, 'Beneficiary or authorized agent', { size: 7.5 });
    s.hline(330, s.y, 460);
    s.text(330, s.y + 3, 'Date signed', { size: 7.5 });
  },
};

export const payoffStatements: readonly Layout[] = [servicerStatement, bankLetter, coreQuote, demandForm];
