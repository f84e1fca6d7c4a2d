import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

export const layout: Layout = {
  id: 'z-wire-title-letter',
  docType: 'wire_instructions',
  draw(open, facts, { random, signed }) {
    const left = 68;
    const width = 476;
    const { wire, disclosure: d, lender } = facts;
    const agent = facts.title.agent;
    const phone = `(555) 555-01${random.int(10, 99)}`;
    const officer = random.pick(['Denise Kraft', 'Owen Hallstrom', 'Rosa Quintero']);
    const sheet = open({
      margins: { top: 48, bottom: 60, left, right: 68 },
      style: { font: random.pick(['book', 'serif'] as const), size: 10.5 },
      furniture: (page) => {
        page.text(left, 750, `${oneLine(agent.address)}  |  ${phone}  |  Licensed title insurance agency`, {
          size: 8,
          width,
          align: 'center',
          colour: '#444444',
        });
      },
    });
    sheet.paragraph(v('settlement_agent', agent.name), { bold: true, size: 17, after: 1 });
    sheet.paragraph('Title Insurance • Escrow • Closings', { size: 9, after: 4 });
    sheet.hline(left, sheet.y, left + width, 1.2);
    sheet.y += 14;
    sheet.paragraph(longDate(addDays(d.issuedDate, -1)), { after: 10 });
    sheet.paragraph(
      prose`${v('lender_name', lender.name)}\nAttn: Loan Closing / Funding\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { after: 10 },
    );
    const re = (label: string, runs: Runs): void => {
      sheet.text(left + 40, sheet.y, label);
      sheet.y = sheet.text(left + 130, sheet.y, runs, { width: width - 130 }) + 1;
    };
    sheet.text(left, sheet.y, 'RE:', { bold: true });
    re('Our File:', v('settlement_file_number', facts.title.fileNumber));
    re(
      'Borrower:',
      facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]),
    );
    re('Property:', v('property_address', oneLine(facts.property.address)));
    re('Your Loan No.:', v('loan_number', facts.loanNumber));
    sheet.y += 9;
    sheet.paragraph('WIRING INSTRUCTIONS', { bold: true, size: 13, align: 'center', after: 6 });
    sheet.paragraph(
      prose`Closing of the above loan is set for ${v('closing_date', longDate(d.closingDate), d.closingDate)}. Please send the net loan proceeds of $${v('wire_amount', money(wire.amountCents), plainMoney(wire.amountCents))} by Fedwire to our escrow trust account as follows. We cannot disburse until the wire has been received and confirmed, and we do not accept ACH transfers, cashier’s checks over $5,000.00 or mobile deposits for loan proceeds.`,
      { align: 'justify', after: 8 },
    );
    const rows: readonly (readonly [string, Runs])[] = [
      ['Receiving Bank:', v('wire_beneficiary_bank', wire.bank)],
      ['', '400 Commerce Plaza, Wire Room, 3rd Floor'],
      ['ABA Routing Number:', v('wire_beneficiary_aba', wire.aba)],
      ['Credit To:', v('wire_beneficiary_name', wire.beneficiary)],
      ['Account Number:', v('wire_beneficiary_account', wire.account)],
      ['Reference (required):', v('wire_reference', wire.reference)],
    ];
    const top = sheet.y;
    sheet.y += 8;
    for (const [label, runs] of rows) {
      sheet.text(left + 40, sheet.y, label, { bold: true });
      sheet.y = sheet.text(left + 172, sheet.y, runs, { width: 270 }) + 4;
    }
    sheet.y += 4;
    sheet.rect(left + 26, top, width - 52, sheet.y - top, { thickness: 1 });
    sheet.y += 12;

    const warn = sheet.y;
    sheet.text(left, warn + 7, '*** WIRE FRAUD WARNING ***', { bold: true, size: 12, width, align: 'center' });
    const end = sheet.text(
      left + 10,
      warn + 24,
      prose`${bold('OUR WIRE INSTRUCTIONS DO NOT CHANGE. ')}If you receive an e-mail, text or telephone call, even one that seems to come from our office, asking you to send funds to another bank, another account or in another name, do not act on it. Call ${officer} at ${phone}, a number you have used before, and not one taken from the message. In a recent year the FBI counted more than $2.9 billion in losses from compromised business e-mail; funds once wired are seldom recovered. ${bold('Before you send: ')}read the account number and the routing number back to us by telephone. We do not take responsibility for money sent to an account other than the one above.`,
      { size: 9.5, width: width - 20, align: 'justify' },
    );
    sheet.rect(left, warn, width, end + 6 - warn, { thickness: 2 });
    sheet.y = end + 18;
    sheet.paragraph(
      `Wires must reach us by 2:00 p.m. local time to be disbursed the same day. Please e-mail the federal reference number once the wire has gone out. Should the loan not close within two business days after ${numericDate(d.disbursementDate)}, funds are returned to the sending bank less its $35.00 fee.`,
      { align: 'justify', after: 10 },
    );
    sheet.paragraph('Very truly yours,', { after: 30 });
    sheet.signature(left, sheet.y, 190, { signed, label: officer });
    sheet.text(left, sheet.y + 3, `${officer}, Escrow Officer`, { size: 9.5 });
  },
};
