import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, longDate, shortMonthDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Cell = number | readonly Run[] | null;

export const layout: Layout = {
  id: 'm-settle-escrow',
  docType: 'settlement_statement',
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const left = 50;
    const right = 562;
    const sheet = open({
      margins: { top: 46, bottom: 60, left, right: 50 },
      style: { font: random.pick(['typewriter', 'mono', 'book'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(
          left,
          750,
          prose`${v('settlement_agent', facts.title.agent.name)}  Escrow ${v('settlement_file_number', facts.title.fileNumber)}`,
          { size: 7.5 },
        );
        page.text(right, 750, `Pg ${pageNo}/${pageCount}`, { size: 7.5, align: 'right' });
      },
    });
    const m = (field: string, c: number): Run[] => [v(field, money(c), plainMoney(c))];
    const sale = facts.salePriceCents;
    sheet.paragraph(v('settlement_agent', facts.title.agent.name), { bold: true, size: 14, align: 'center', after: 0 });
    sheet.paragraph(oneLine(facts.title.agent.address), { align: 'center', size: 8.5, after: 8 });
    sheet.paragraph(sale === null ? 'BORROWER’S SETTLEMENT STATEMENT' : 'BUYER’S SETTLEMENT STATEMENT', {
      bold: true,
      size: 12,
      align: 'center',
      after: 2,
    });
    sheet.paragraph(random.pick(['FINAL', 'CERTIFIED COPY', 'ESTIMATED – SUBJECT TO ADJUSTMENT']), {
      align: 'center',
      after: 8,
    });
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' / ' : '', v('borrower_name', b.name)]);
    const info: [string, Run[]][] = [
      ['ESCROW NO', [v('settlement_file_number', facts.title.fileNumber)]],
      ['TITLE ORDER', [v('title_commitment_number', facts.title.number)]],
      ['PARTY', names],
      ['PROPERTY', [v('property_address', oneLine(facts.property.address))]],
      ['NEW LENDER', [v('lender_name', facts.lender.name), ', loan ', v('loan_number', facts.loanNumber)]],
      ['CLOSED', [v('closing_date', shortMonthDate(d.closingDate), d.closingDate)]],
      ['FUNDS OUT', [v('disbursement_date', shortMonthDate(d.disbursementDate), d.disbursementDate)]],
    ];
    for (const [label, runs] of info) {
      sheet.text(left, sheet.y, label);
      sheet.text(left + 90, sheet.y, runs, { width: 420 });
      sheet.y += 13;
    }
    sheet.y += 6;
    sheet.hline(left, sheet.y, right, 1);
    sheet.text(left, sheet.y + 4, 'ITEM', { bold: true });
    sheet.text(475, sheet.y + 4, 'CHARGES', { bold: true, align: 'right' });
    sheet.text(right, sheet.y + 4, 'CREDITS', { bold: true, align: 'right' });
    sheet.hline(left, sheet.y + 17, right, 1);
    sheet.y += 23;
    const row = (text: Run | readonly Run[], a: Cell, b: Cell = null, indent = 12): void => {
      sheet.ensure(13);
      sheet.text(left + indent, sheet.y, text);
      if (a !== null) sheet.text(475, sheet.y, typeof a === 'number' ? money(a) : a, { align: 'right' });
      if (b !== null) sheet.text(right, sheet.y, typeof b === 'number' ? money(b) : b, { align: 'right' });
      sheet.y += 13;
    };
    const p = facts.payoff;
    row('CONSIDERATION AND LOANS', null, null, 0);
    if (sale !== null) row('Total Consideration (contract price)', m('sale_price', sale));
    row(
      ['New ', v('lien_position', '1st', '1'), ' Trust Deed loan'],
      null,
      m('principal_amount', facts.principalCents),
    );
    if (sale === null) {
      row('PAYOFFS', null, null, 0);
      row(`Demand of ${p.lender}`, m('payoff_amount', p.amountCents));
      row(
        prose`  per diem $${v('payoff_per_diem', money(p.perDiemCents), plainMoney(p.perDiemCents))}, demand expires ${v('payoff_good_through', shortMonthDate(p.goodThrough), p.goodThrough)}`,
        null,
      );
      row('Other obligations per lender instructions', facts.principalCents - p.amountCents);
    }
    row('NEW LOAN CHARGES', null, null, 0);
    row(`Loan fee ${rate(750, 2)}%`, m('origination_charges', d.originationCents));
    if (d.lenderCreditsCents > 0)
      row('Credit from lender toward closing costs', null, m('lender_credits', d.lenderCreditsCents));
    const all = d.loanCostsCents + d.otherCostsCents - d.originationCents;
    const withInterest = all - d.interestCents > 250_000;
    if (withInterest) {
      row(
        prose`Interest at ${v('interest_rate', rate(facts.rate), plainRate(facts.rate))}%, ${v('prepaid_interest_from', shortMonthDate(d.interestFrom), d.interestFrom)} to ${v('prepaid_interest_to', shortMonthDate(d.interestTo), d.interestTo)}`,
        m('prepaid_interest_amount', d.interestCents),
      );
      row(['  (', v('prepaid_interest_per_diem', money(d.perDiemCents), plainMoney(d.perDiemCents)), ' a day)'], null);
    }
    const rest = withInterest ? all - d.interestCents : all;
    const parts = [0.11, 0.16, 0.22, 0.17, 0.06, 0.2].map((share) => Math.floor(rest * share));
    const part = (i: number): number => parts[i] ?? 0;
    row('Appraisal and review', part(0));
    row('TITLE AND ESCROW', null, null, 0);
    row('Escrow fee', part(1));
    row(`ALTA loan policy, ${facts.title.underwriter}`, part(2));
    row('Endorsements, wires, courier, notary', part(3));
    row(['Recording, ', v('property_county', facts.property.county), ' County'], part(4));
    row('TAXES AND INSURANCE', null, null, 0);
    row(['Insurance premium, ', v('insurer_name', facts.hazard.insurer)], part(5));
    row('Taxes, first installment', rest - parts.reduce((sum, c) => sum + c, 0));
    sheet.y += 4;
    sheet.hline(400, sheet.y, right);
    sheet.y += 5;
    const total = (sale ?? facts.principalCents) + d.closingCostsCents + d.lenderCreditsCents;
    row('Subtotal', total, facts.principalCents + d.lenderCreditsCents, 0);
    row('BALANCE DUE FROM YOU AT CLOSE', null, m('cash_to_close', d.cashToCloseCents), 0);
    row('TOTALS', total, total, 0);
    sheet.hline(400, sheet.y, right, 1.2);
    sheet.y += 14;
    for (const runs of paragraphs`
      Of the charges above, costs of closing (loan fee through taxes, less any credit from lender) come to $${v('total_closing_costs', money(d.closingCostsCents), plainMoney(d.closingCostsCents))}. Keep this statement for your income tax records; the undersigned escrow holder can furnish copies for a fee of $25.00 each. Checks not presented within 180 days are turned over to the state as unclaimed property.
      Statement printed ${longDate(addDays(d.disbursementDate, 1))}. Proration figures use a 30-day month. Escrow holder does not warrant figures supplied by others, and any shortage discovered after closing is payable on demand by the party who benefited.
    `)
      sheet.paragraph(runs);
    sheet.ensure(60 + 40 * facts.borrowers.length);
    sheet.paragraph('Read, approved and receipt of a copy acknowledged:', { after: 30 });
    for (const b of facts.borrowers) {
      sheet.signature(left, sheet.y, 230, { signed, label: b.signer });
      sheet.text(
        left,
        sheet.y + 3,
        b.kind === 'entity' ? [v('borrower_name', b.name), `, by ${b.signer}`] : v('borrower_name', b.name),
      );
      sheet.y += 40;
    }
  },
};
