import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-wire-title-letter',
  docType: 'wire_instructions',
  draw(open, facts, { random, signed }) {
    const agent = facts.title.agent;
    const sheet = open({
      margins: { top: 50, bottom: 64, left: 76, right: 76 },
      style: { font: random.pick(['book', 'serif'] as const), size: 11 },
      furniture: (page) => {
        page.hline(76, 744, 536, 0.6);
        page.text(76, 749, 'Escrow  |  Title  |  1031 Coordination  |  Licensed and bonded', {
          size: 8,
          align: 'center',
          width: 460,
        });
      },
    });
    sheet.paragraph(v('settlement_agent', agent.name), { size: 20, bold: true, align: 'center', after: 2 });
    sheet.paragraph(`${oneLine(agent.address)}  •  Telephone (${random.int(201, 979)}) 555-01${random.int(10, 99)}`, {
      size: 8.5,
      align: 'center',
      after: 4,
    });
    sheet.hline(76, sheet.y, 536, 1.2);
    sheet.y += 18;
    sheet.paragraph(longDate(addDays(facts.disclosure.closingDate, -random.int(2, 8))), { after: 12 });
    sheet.paragraph(
      [v('lender_name', facts.lender.name), '\nAttention: Loan Closing\n', oneLineRun(facts.lender.address)],
      { after: 12 },
    );
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]);
    const re: [string, Run[]][] = [
      ['Re:', ['Our Escrow No. ', v('settlement_file_number', facts.title.fileNumber)]],
      ['', ['Your Borrower: ', ...names]],
      ['', ['Your Loan: ', v('loan_number', facts.loanNumber)]],
      ['', ['Premises: ', v('property_address', oneLine(facts.property.address))]],
    ];
    for (const [label, runs] of re) {
      if (label) sheet.text(76, sheet.y, label, { bold: true });
      sheet.paragraph(runs, { indent: 36, after: 0 });
    }
    sheet.y += 12;
    sheet.paragraph('Wiring Instructions', { bold: true, size: 13, align: 'center', after: 10 });
    sheet.paragraph(
      prose`We look forward to closing the above transaction on ${v('closing_date', longDate(facts.disclosure.closingDate), facts.disclosure.closingDate)}. Please have your loan proceeds of $${v('wire_amount', money(facts.wire.amountCents), plainMoney(facts.wire.amountCents))} in our hands, by federal funds wire, not later than noon of that day, so that documents may be recorded and the seller and lienholders paid without a further day of interest. Funds are to be sent as follows:`,
      { align: 'justify', after: 10 },
    );
    const rows: [string, Run][] = [
      ['Receiving Bank', v('wire_beneficiary_bank', facts.wire.bank)],
      ['Bank’s ABA No.', v('wire_beneficiary_aba', facts.wire.aba)],
      ['For Credit To', v('wire_beneficiary_name', facts.wire.beneficiary)],
      ['Account No.', v('wire_beneficiary_account', facts.wire.account)],
      ['Please Reference', v('wire_reference', facts.wire.reference)],
    ];
    for (const [label, run] of rows) {
      sheet.text(112, sheet.y, bold(label));
      sheet.text(228, sheet.y, run, { width: 300 });
      sheet.y += 17;
    }
    sheet.y += 8;
    sheet.paragraph(
      prose`Wires that do not carry our escrow number cannot be matched and may be returned. ACH credits, personal checks and mobile deposits are not accepted as good funds under the statutes of this state; an incoming wire fee of $15.00 is charged to the party for whom funds are received.`,
      { align: 'justify' },
    );
    sheet.paragraph(
      prose`${bold('Beware of wire fraud. ')}We do not change our wiring instructions by e-mail, text message or telephone call. If you receive a message that appears to come from this office and that differs from this letter, do not send money; call your escrow officer at a number that you have verified yourself.`,
      { align: 'justify', after: 16 },
    );
    sheet.ensure(90);
    const officer = random.pick(['Dolores M. Finch', 'Brett Sandoval', 'Carol Ann Teague']);
    sheet.paragraph('Very truly yours,', { after: 34 });
    sheet.signature(76, sheet.y, 190, { signed, label: officer });
    sheet.y += 4;
    sheet.paragraph([`${officer}, Escrow Officer\n`, v('settlement_agent', agent.name)], { after: 10 });
    sheet.paragraph('cc: file; selling broker', { size: 9 });
  },
};

function oneLineRun(place: Parameters<typeof oneLine>[0]): Run {
  return v('lender_address', `${place.street}\n${place.city}, ${place.state} ${place.zip}`, oneLine(place));
}
