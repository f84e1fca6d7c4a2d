import { money, plainMoney } from '../core/amounts.ts';
import { numericDate, shortMonthDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-wire-table',
  docType: 'wire_instructions',
  draw(open, facts, { random, signed }) {
    const left = 54;
    const width = 504;
    const sheet = open({
      margins: { top: 54, bottom: 60, left, right: 54 },
      style: { font: random.pick(['condensed', 'franklin'] as const), size: 10 },
      furniture: (page, pageNo) => {
        page.text(
          left,
          752,
          ['Loan ', v('loan_number', facts.loanNumber), ` – Funding File – Tab 7 – page ${pageNo}`],
          {
            size: 8,
          },
        );
      },
    });
    sheet.paragraph('WIRE INSTRUCTIONS – LOAN FUNDING', { bold: true, size: 16, after: 2 });
    sheet.paragraph(['Prepared by the Closing Department of ', v('lender_name', facts.lender.name)], { after: 12 });
    const table = (head: string, rows: readonly (readonly [string, Run | readonly Run[]])[]): void => {
      sheet.rect(left, sheet.y, width, 17, { fill: '#23395b' });
      sheet.text(left + 6, sheet.y + 4, head, { bold: true, colour: 'white' });
      sheet.y += 17;
      rows.forEach(([label, runs], i) => {
        const h = 20;
        if (i % 2 === 1) sheet.rect(left, sheet.y, width, h, { fill: '#eef1f6' });
        sheet.text(left + 6, sheet.y + 4, label);
        sheet.text(left + 176, sheet.y + 4, runs);
        sheet.rect(left, sheet.y, width, h);
        sheet.vline(left + 170, sheet.y, sheet.y + h);
        sheet.y += h;
      });
      sheet.y += 14;
    };
    const d = facts.disclosure;
    table(
      'Transaction',
      entries`
        Customer | ${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? '; ' : '', v('borrower_name', b.name)])}
        Collateral | ${v('property_address', oneLine(facts.property.address))}
        Closing | ${v('closing_date', shortMonthDate(d.closingDate), d.closingDate)} at the office of ${v('settlement_agent', facts.title.agent.name)}
        Fund on | ${v('disbursement_date', shortMonthDate(d.disbursementDate), d.disbursementDate)}
        Face of note | $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}
        Net wire to escrow | $${v('wire_amount', money(facts.wire.amountCents), plainMoney(facts.wire.amountCents))}
      `,
    );
    table('Send to', [
      ['Bank', v('wire_beneficiary_bank', facts.wire.bank)],
      ['Routing (wires only)', v('wire_beneficiary_aba', facts.wire.aba)],
      ['Acct. title', v('wire_beneficiary_name', facts.wire.beneficiary)],
      ['Acct. #', v('wire_beneficiary_account', facts.wire.account)],
      ['Memo / reference line', v('wire_reference', facts.wire.reference)],
      ['Escrow file', v('settlement_file_number', facts.title.fileNumber)],
      ['Second reference', 'Call escrow desk on receipt, do not hold for final credit'],
    ]);
    table(
      'Verification',
      entries`
        Source of instructions | Signed letter on agent’s letterhead, in file
        Called back | ${numericDate(d.issuedDate, '/', false)}, spoke with ${random.pick(['Gail', 'Marcus', 'Irene'])} at 555-01${random.int(10, 99)} (number from prior file)
        CPL on file | Yes – ${facts.title.underwriter}
        Agent’s E&O limit | $1,000,000.00
      `,
    );
    sheet.paragraph(
      prose`Funds are not to be released before the closer has confirmed in writing that all documents are signed, that the rescission period, if any, has run, and that the agent is prepared to record. Wires sent after 4:30 p.m. Eastern time carry the next business day’s value. Any amendment of these instructions must be re-verified by a second employee by telephone and initialed on this sheet.`,
      { size: 9, align: 'justify', after: 40 },
    );
    sheet.ensure(40);
    sheet.signature(left, sheet.y, 180, { signed, label: 'Closer' });
    sheet.text(left, sheet.y + 3, 'Closer', { size: 8 });
    sheet.signature(left + 260, sheet.y, 180, { signed, label: 'Second employee' });
    sheet.text(left + 260, sheet.y + 3, 'Verified by (second employee)', { size: 8 });
  },
};
