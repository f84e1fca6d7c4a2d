import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { amount, borrowers, day, place } from './r-kit.ts';

export const layout: Layout = {
  id: 'r-wire-title-sheet',
  docType: 'wire_instructions',
  draw(open, facts, { random }) {
    const L = 60;
    const R = 552;
    const W = R - L;
    const agent = facts.title.agent;
    const d = facts.disclosure;
    const phone = `(555) 555-01${random.int(10, 99)}`;
    const sheet = open({
      margins: { top: 48, bottom: 54, left: L, right: 60 },
      style: { font: random.pick(['franklin', 'sans', 'slab'] as const), size: 10 },
      furniture: (page) => {
        page.text(L, 750, `${agent.name} – Wire Sheet rev. 03/22 – Verify by phone before you send`, {
          size: 7.5,
          width: W,
          align: 'center',
        });
      },
    });
    sheet.rect(L, 44, W, 46, { fill: '#1f4e46' });
    sheet.text(L, 51, v('settlement_agent', agent.name), {
      bold: true,
      size: 15,
      colour: 'white',
      width: W,
      align: 'center',
    });
    sheet.text(L, 72, `${oneLine(agent.address)}  |  ${phone}`, {
      size: 8.5,
      colour: 'white',
      width: W,
      align: 'center',
    });
    sheet.y = 102;
    sheet.paragraph('WIRE INSTRUCTION SHEET', { bold: true, size: 14, align: 'center', after: 8 });
    sheet.rect(L, sheet.y, W, 62, { fill: '#fbe9e7', stroke: true, thickness: 1 });
    sheet.text(
      L + 8,
      sheet.y + 6,
      prose`${bold('WARNING – WIRE FRAUD. ')}Our instructions do not change. We will never send you new account information by e-mail or text. If you receive a message that claims to change these instructions, do not act on it. Before sending funds, call your escrow officer at a number you know to be genuine. Once wired, funds usually cannot be recovered.`,
      { size: 9, width: W - 16 },
    );
    sheet.y += 72;
    const grid = (rows: readonly (readonly [string, Run | readonly Run[]])[], height = 19): void => {
      for (const [label, runs] of rows) {
        const top = sheet.y;
        const end = sheet.text(L + 172, top + 4, runs, { width: W - 178 });
        sheet.text(L + 6, top + 4, label, { bold: true });
        sheet.y = Math.max(top + height, end + 3);
        sheet.rect(L, top, W, sheet.y - top);
        sheet.vline(L + 166, top, sheet.y);
      }
      sheet.y += 9;
    };
    const band = (text: string): void => {
      sheet.rect(L, sheet.y, W, 17, { fill: '#d9e6e3', stroke: true });
      sheet.text(L + 6, sheet.y + 4, text, { bold: true });
      sheet.y += 17;
    };
    band('Our file');
    grid([
      ['File / Escrow No.', v('settlement_file_number', facts.title.fileNumber)],
      [facts.salePriceCents === null ? 'Borrower' : 'Buyer/Borrower', borrowers(facts)],
      ['Property', place('property_address', facts.property.address)],
      ['Lender / Loan No.', [v('lender_name', facts.lender.name), ' / ', v('loan_number', facts.loanNumber)]],
      ['Scheduled closing', day('closing_date', d.closingDate)],
    ]);
    band('INCOMING – wire funds to us as follows');
    grid([
      ['Receiving Bank', v('wire_beneficiary_bank', facts.wire.bank)],
      ['ABA Routing No.', v('wire_beneficiary_aba', facts.wire.aba)],
      ['Credit to Account Name', v('wire_beneficiary_name', facts.wire.beneficiary)],
      ['Account No.', v('wire_beneficiary_account', facts.wire.account)],
      ['Reference (required)', v('wire_reference', facts.wire.reference)],
      ['Amount expected from lender', ['$', amount('wire_amount', facts.wire.amountCents)]],
    ]);
    sheet.paragraph(
      'Wires without a reference may be returned. ACH deposits, cash, and personal checks over $1,500.00 are not accepted. Wires received after 3:00 p.m. local time are credited the next business day. International wires: please ask us for the SWIFT code; allow 3 to 5 business days and a fee of up to $45.00.',
      { size: 8.5, after: 8 },
    );
    band('OUTGOING – where shall we send your proceeds? (completed by payee, by hand and in person only)');
    grid(
      [
        ['Bank name and city', ''],
        ['ABA Routing No. (9 digits)', ''],
        ['Name on account', ''],
        ['Account No.', ''],
      ],
      18,
    );
    sheet.checkbox(L, sheet.y, { marked: false, label: 'Wire my proceeds ($25.00 fee)' });
    sheet.text(L + 14, sheet.y, 'Wire my proceeds ($25.00 fee)');
    sheet.checkbox(L + 190, sheet.y, { marked: false, label: 'Hold a check for pickup' });
    sheet.text(L + 204, sheet.y, 'Hold a check for pickup');
    sheet.checkbox(L + 350, sheet.y, { marked: false, label: 'Overnight a check ($30.00)' });
    sheet.text(L + 364, sheet.y, 'Overnight a check ($30.00)');
    sheet.y += 44;
    sheet.signature(L, sheet.y, 210, { signed: false, label: 'Payee' });
    sheet.text(L, sheet.y + 3, 'Payee signature / date', { size: 8 });
    sheet.text(L + 250, sheet.y - 9, `Issued ${longDate(d.issuedDate)} by escrow desk`, { size: 8.5 });
  },
};
