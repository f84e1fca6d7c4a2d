import { money } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { amount, at, day, place, split } from './r-kit.ts';

const firms = [
  ['Hollis, Marrow & Keane LLP', 'Attorneys and Counselors at Law'],
  ['Pruett Langford P.C.', 'Attorneys at Law'],
  ['Dunham Ostrander PLLC', 'A Professional Limited Liability Company'],
] as const;

export const layout: Layout = {
  id: 'r-settle-lawfirm',
  docType: 'settlement_statement',
  suits: (facts) => facts.loanClass === 'business' && facts.product !== 'commercial_term',
  draw(open, facts, { random, signed }) {
    const L = 72;
    const R = 540;
    const d = facts.disclosure;
    const [firm, sort] = random.pick(firms);
    const borrower = facts.borrowers[0];
    if (borrower === undefined) return;
    const sheet = open({
      margins: { top: 60, bottom: 64, left: L, right: 72 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11 },
      furniture: (page, pageNo) => {
        if (pageNo > 1) page.text(L, 36, `Closing Statement – ${borrower.name}`, { size: 9 });
        page.text(L, 748, `- ${pageNo} -`, { size: 9, width: R - L, align: 'center' });
      },
    });
    sheet.paragraph(firm, { size: 15, bold: true, align: 'center', after: 0 });
    sheet.paragraph(sort, { size: 9, align: 'center', after: 14 });
    sheet.paragraph('LOAN CLOSING STATEMENT', { bold: true, align: 'center', after: 12, letterSpacing: 0.6 });

    const rows: [string, Run | readonly Run[]][] = [
      ['LENDER:', v('lender_name', facts.lender.name)],
      ['BORROWER:', [v('borrower_name', borrower.name), ', ', v('borrower_entity_type', borrower.entityType ?? '')]],
      [
        facts.guarantors.length > 1 ? 'GUARANTORS:' : 'GUARANTOR:',
        facts.guarantors.flatMap((g, i): Run[] => [i > 0 ? ', ' : '', v('guarantor_name', g.name)]),
      ],
      ['LOAN AMOUNT:', ['$', amount('principal_amount', facts.principalCents)]],
      [
        'PROPERTY:',
        prose`${place('property_address', facts.property.address)} (${v('property_county', facts.property.county)} County)`,
      ],
      ['DATE OF CLOSING:', day('closing_date', d.closingDate)],
      [
        'TITLE COMPANY:',
        prose`${v('settlement_agent', facts.title.agent.name)}, as agent for ${[facts.title.underwriter]}, File No. ${v('settlement_file_number', facts.title.fileNumber)}`,
      ],
      ['LENDER’S LOAN NO.:', v('loan_number', facts.loanNumber)],
      ['OUR FILE:', `${random.int(1000, 9999)}.${random.int(100, 499)}`],
    ];
    for (const [label, runs] of rows) {
      sheet.text(L, sheet.y, label, { bold: true, size: 10 });
      sheet.y = sheet.text(L + 130, sheet.y, runs, { width: R - L - 130 }) + 3;
    }
    sheet.y += 6;
    sheet.hline(L, sheet.y, R, 1);
    sheet.y += 10;

    const item = (
      indent: number,
      runs: Run | readonly Run[],
      figure: Run | readonly Run[] | null,
      total = false,
    ): void => {
      sheet.ensure(34);
      const y = sheet.y;
      sheet.y = sheet.text(L + indent, y, runs, { width: 330 - indent, bold: total }) + 3;
      if (figure === null) return;
      const row = sheet.y - 3 - 11 * 1.2;
      if (total) sheet.hline(430, row - 1, R, 0.6);
      sheet.text(400, row, figure, { width: R - 400, align: 'right', bold: total });
    };
    const heading = (text: string): void => {
      sheet.ensure(60);
      sheet.paragraph(text, { bold: true, after: 4 });
    };
    heading('I.   APPLICATION OF LOAN PROCEEDS');
    item(0, 'Gross proceeds of Loan', ['$', amount('principal_amount', facts.principalCents)]);
    item(0, 'Less disbursements:', null);
    item(
      18,
      prose`${[facts.payoff.lender]}, payoff of existing loan no. ${[facts.payoff.loanNumber]}, per payoff letter good through ${day('payoff_good_through', facts.payoff.goodThrough)} (per diem thereafter $${amount('payoff_per_diem', facts.payoff.perDiemCents)})`,
      ['$', amount('payoff_amount', facts.payoff.amountCents)],
    );
    item(
      18,
      ['Net proceeds to Borrower, by deposit to Borrower’s operating account with Lender'],
      ['$', amount('amount_to_borrower', facts.disbursement.toBorrowerCents)],
    );
    item(0, 'Total disbursements of Loan proceeds', ['$', amount('loan_proceeds_total', facts.principalCents)], true);
    sheet.y += 8;

    const lc = split(d.loanCostsCents - d.originationCents, [35, 40, 5, 20], 500);
    const oc = split(d.otherCostsCents, [46, 28, 10, 16], 100);
    heading('II.   CLOSING COSTS AND EXPENSES CHARGED TO BORROWER');
    item(
      0,
      ['1.  ', facts.lender.name, ', loan origination fee (0.75%)'],
      ['$', amount('origination_charges', d.originationCents)],
    );
    item(0, '2.  Whitcomb Valuation Group, appraisal and review', money(at(lc, 0)));
    item(0, `3.  ${firm}, fees and expenses as counsel for Lender`, money(at(lc, 1)));
    item(0, '4.  Flood zone determination, life of loan', money(at(lc, 2)));
    item(0, '5.  UCC, judgment and litigation searches', money(at(lc, 3)));
    item(18, 'Subtotal, Loan costs', ['$', amount('total_loan_costs', d.loanCostsCents)], true);
    item(
      0,
      prose`6.  ${[facts.title.agent.name]}, premium for Loan Policy in the amount of $${amount('title_amount', facts.principalCents)} with endorsements (ALTA 9, 17, 18 and 22)`,
      money(at(oc, 0)),
    );
    item(0, '7.  ALTA/NSPS survey update, Meridian Land Surveying', money(at(oc, 1)));
    item(
      0,
      '8.  Recording of security instrument, assignment of rents and UCC-1 (estimated; excess refunded)',
      money(at(oc, 2)),
    );
    item(0, '9.  Phase I environmental report, Terrace Environmental', money(at(oc, 3)));
    item(18, 'Subtotal, other costs', ['$', amount('total_other_costs', d.otherCostsCents)], true);
    if (d.lenderCreditsCents > 0)
      item(
        0,
        '10.  Less credit from Lender, application deposit',
        prose`($${amount('lender_credits', d.lenderCreditsCents)})`,
      );
    item(0, 'TOTAL CLOSING COSTS', ['$', amount('total_closing_costs', d.closingCostsCents)], true);
    item(0, 'FUNDS DUE FROM BORROWER AT CLOSING', ['$', amount('cash_to_close', d.cashToCloseCents)], true);
    sheet.y += 8;

    heading('III.   NOTES');
    const notes: Run[][] = [
      prose`${bold('A.  ')}Real estate taxes for the current year are a lien not yet due and payable and have not been prorated. Borrower shall pay them before delinquency.`,
      prose`${bold('B.  ')}Casualty insurance premiums have been paid outside of closing. Evidence of coverage has been delivered to Lender’s counsel.`,
      prose`${bold('C.  ')}Fees of Borrower’s counsel, estimated at $6,500.00, are payable by Borrower outside of closing and are not shown above.`,
    ];
    for (const note of notes) sheet.paragraph(note, { align: 'justify', after: 5 });
    sheet.y += 4;
    sheet.paragraph(
      prose`The undersigned approve this Closing Statement and authorize and direct ${v('settlement_agent', facts.title.agent.name)} to disburse the foregoing sums on ${day('disbursement_date', d.disbursementDate)} upon its irrevocable commitment to issue the Loan Policy. Borrower agrees to adjust any error or omission herein upon demand, and acknowledges that amounts shown as estimated may change. Executed as of ${[longDate(d.closingDate)]}.`,
      { align: 'justify', after: 14 },
    );
    sheet.ensure(110);
    const y = sheet.y;
    sheet.text(L, y, [bold('BORROWER:')]);
    sheet.text(L, y + 15, [v('borrower_name', borrower.name), ',\n', borrower.entityType ?? ''], { width: 215 });
    sheet.signature(L + 22, y + 78, 180, { signed, label: borrower.signer });
    sheet.text(L, y + 68, 'By:');
    sheet.text(L + 22, y + 81, [borrower.signer, ', ', borrower.capacity ?? ''], { size: 10, width: 195 });
    sheet.text(318, y, [bold('LENDER:')]);
    sheet.text(318, y + 15, v('lender_name', facts.lender.name), { width: 215 });
    sheet.signature(340, y + 78, 180, { signed, label: facts.lender.signer });
    sheet.text(318, y + 68, 'By:');
    sheet.text(340, y + 81, [facts.lender.signer, ', ', facts.lender.capacity ?? ''], { size: 10, width: 195 });
  },
};
