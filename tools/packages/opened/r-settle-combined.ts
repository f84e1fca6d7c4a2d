import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { amount, at, borrowers, day, place, split } from './r-kit.ts';

interface Line {
  readonly text: Run | readonly Run[];
  /** Seller debit, seller credit, buyer debit, buyer credit. */
  readonly cells: readonly [Cell, Cell, Cell, Cell];
  readonly bold?: boolean;
}
type Cell = number | Run | null;

const sellers = ['Walter and Joan Prescott', 'Deborah L. Fenwick', 'The Haskell Family Trust u/a/d June 4, 2009'];

export const layout: Layout = {
  id: 'r-settle-combined',
  docType: 'settlement_statement',
  suits: (facts) => facts.salePriceCents !== null,
  draw(open, facts, { random, signed }) {
    const L = 40;
    const R = 572;
    const d = facts.disclosure;
    const price = facts.salePriceCents ?? 0;
    const seller = random.pick(sellers);
    const officer = random.pick(['Renee Tully', 'Bradley Oakes', 'Sonia Marchetti']);
    const agent = facts.title.agent;
    const us = (iso: string): string => numericDate(iso, '/');
    const sheet = open({
      margins: { top: 40, bottom: 54, left: L, right: 40 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(L, 752, R, 0.5);
        page.text(L, 756, ['File # ', v('settlement_file_number', facts.title.fileNumber)], { size: 7.5 });
        page.text(L, 756, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width: R - L, align: 'center' });
        page.text(L, 756, `Printed on ${us(d.closingDate)} at 9:${random.fork('t').int(10, 59)} AM`, {
          size: 7.5,
          width: R - L,
          align: 'right',
        });
      },
    });
    sheet.paragraph(v('settlement_agent', agent.name), { bold: true, size: 14, align: 'center', after: 1 });
    sheet.paragraph(`${oneLine(agent.address)}   Phone (555) 555-01${random.int(10, 99)}`, {
      align: 'center',
      after: 8,
    });
    sheet.paragraph('Combined Buyer/Seller Settlement Statement', { bold: true, size: 12, align: 'center', after: 8 });

    const top = sheet.y;
    const pairs = (x: number, indent: number, width: number, rows: readonly [string, Run | readonly Run[]][]): number =>
      rows.reduce((y, [label, runs]) => {
        sheet.text(x, y, label, { bold: true });
        return sheet.text(x + indent, y, runs, { width: width - indent }) + 2;
      }, top);
    const leftEnd = pairs(L, 78, 275, [
      ['File No.:', v('settlement_file_number', facts.title.fileNumber)],
      ['Escrow Officer:', officer],
      ['Buyer:', borrowers(facts)],
      ['Seller:', seller],
      ['Property:', place('property_address', facts.property.address)],
      ['Parcel ID:', v('parcel_number', facts.property.parcel)],
    ]);
    const rightEnd = pairs(330, 92, R - 330, [
      ['Settlement Date:', day('closing_date', d.closingDate, us)],
      ['Disbursement Date:', day('disbursement_date', d.disbursementDate, us)],
      ['Proration Date:', us(d.closingDate)],
      ['Lender:', v('lender_name', facts.lender.name)],
      ['Loan No.:', v('loan_number', facts.loanNumber)],
      ['Title Insurer:', facts.title.underwriter],
    ]);
    sheet.y = Math.max(leftEnd, rightEnd) + 6;

    const cols = [L, L + 66, 440, 506] as const;
    const w = 66;
    const mid = L + 2 * w;
    const header = (): void => {
      sheet.rect(L, sheet.y, R - L, 26, { fill: '#dcdcdc', stroke: true });
      sheet.text(L, sheet.y + 3, 'Seller', { bold: true, width: 2 * w, align: 'center' });
      sheet.text(cols[2], sheet.y + 3, 'Buyer', { bold: true, width: 2 * w, align: 'center' });
      ['Debit', 'Credit', 'Debit', 'Credit'].forEach((name, i) => {
        sheet.text(cols[i] ?? 0, sheet.y + 14, name, { bold: true, width: w, align: 'center' });
      });
      sheet.text(mid, sheet.y + 8, 'Description', { bold: true, width: 440 - mid, align: 'center' });
      sheet.y += 26;
    };
    header();
    const totals = [0, 0, 0, 0];
    const put = ({ text, cells, bold = false }: Line): void => {
      if (sheet.y > 718) {
        sheet.newPage();
        header();
      }
      const y = sheet.y;
      const end = sheet.text(mid + 5, y + 2.5, text, { width: 440 - mid - 10, bold });
      cells.forEach((cell, i) => {
        if (cell === null) return;
        if (typeof cell === 'number') totals[i] = at(totals, i) + cell;
        else if (typeof cell !== 'string' && 'value' in cell)
          totals[i] = at(totals, i) + Math.round(Number(cell.value) * 100);
        sheet.text(cols[i] ?? 0, y + 2.5, typeof cell === 'number' ? money(cell) : cell, {
          width: w - 4,
          align: 'right',
          bold,
        });
      });
      sheet.y = end + 1.5;
      for (const x of [L, L + w, mid, 440, 506, R]) sheet.vline(x, y, sheet.y);
      sheet.hline(L, sheet.y, R, 0.25);
    };
    const section = (title: string): void => put({ text: title, cells: [null, null, null, null], bold: true });

    const taxes = Math.round(price * 0.0041);
    const otherBase = d.interestCents < d.otherCostsCents * 0.5 ? d.otherCostsCents - d.interestCents : null;
    const loanParts = split(d.loanCostsCents - d.originationCents, [28, 4, 2, 22, 44], 100);
    const other = split(otherBase ?? d.otherCostsCents, [9, 21, 38, 32], 100);
    section('Financial');
    put({
      text: 'Sale Price of Property',
      cells: [null, amount('sale_price', price), amount('sale_price', price), null],
    });
    put({
      text: ['Loan Amount – ', v('lender_name', facts.lender.name)],
      cells: [null, null, null, amount('principal_amount', facts.principalCents)],
    });
    section('Prorations/Adjustments');
    put({
      text: `County taxes from ${us(`${d.closingDate.slice(0, 4)}-01-01`)} to ${us(d.closingDate)}, credited outside of escrow per contract`,
      cells: [null, null, null, null],
    });
    section('Loan Charges');
    put({
      text: ['Origination charges to ', facts.lender.name],
      cells: [null, null, amount('origination_charges', d.originationCents), null],
    });
    put({ text: 'Appraisal fee to Bright Valley Appraisal', cells: [null, null, at(loanParts, 0), null] });
    put({ text: 'Credit report to Factual Data', cells: [null, null, at(loanParts, 1), null] });
    put({ text: 'Flood determination to CoreFlood Services', cells: [null, null, at(loanParts, 2), null] });
    if (otherBase !== null)
      put({
        text: prose`Prepaid interest $${amount('prepaid_interest_per_diem', d.perDiemCents)} per day from ${day('prepaid_interest_from', d.interestFrom, us)} to ${day('prepaid_interest_to', d.interestTo, us)}`,
        cells: [null, null, amount('prepaid_interest_amount', d.interestCents), null],
      });
    if (d.lenderCreditsCents > 0)
      put({
        text: 'Lender credit toward closing costs',
        cells: [null, null, null, amount('lender_credits', d.lenderCreditsCents)],
      });
    section('Title Charges & Escrow/Settlement Charges');
    put({
      text: `Settlement or closing fee to ${agent.name}`,
      cells: [45_000, null, at(loanParts, 3), null],
    });
    put({
      text: `Title – Lender’s policy to ${facts.title.underwriter}`,
      cells: [null, null, at(loanParts, 4), null],
    });
    put({
      text: ['Title – Owner’s policy, coverage $', money(price)],
      cells: [Math.round(price * 0.0038), null, null, null],
    });
    section('Government Recording and Transfer Charges');
    put({ text: 'Recording fees: Deed and security instrument', cells: [2_600, null, at(other, 0), null] });
    put({ text: 'Transfer tax to County Recorder', cells: [Math.round(price * 0.001), null, null, null] });
    section('Commission');
    put({
      text: 'Listing commission 2.5% to Keystone Realty Partners',
      cells: [Math.round(price * 0.025), null, null, null],
    });
    section('Payoff(s)');
    const prior = Math.round(price * 0.42);
    put({
      text: prose`Payoff of first mortgage to Beacon Home Servicing, Loan 0098${random.int(100000, 999999)}. Principal $${money(prior - 128_419)}, interest to ${us(d.closingDate)} $${money(125_919)}, reconveyance $25.00`,
      cells: [prior, null, null, null],
    });
    section('Miscellaneous');
    put({
      text: `Homeowner’s insurance premium, 12 mo. to ${facts.hazard.insurer}`,
      cells: [null, null, at(other, 1), null],
    });
    put({
      text: 'Initial escrow deposit (hazard insurance, property taxes, aggregate adjustment)',
      cells: [null, null, at(other, 2), null],
    });
    put({ text: 'HOA transfer fee and pest inspection', cells: [null, null, at(other, 3), null] });
    put({ text: 'County property taxes, second installment', cells: [taxes, null, null, null] });

    const sub = [...totals];
    put({
      text: 'Subtotals',
      bold: true,
      cells: [money(at(sub, 0)), money(at(sub, 1)), money(at(sub, 2)), money(at(sub, 3))],
    });
    const due = at(sub, 2) - at(sub, 3);
    put({
      text: 'Balance Due FROM Buyer',
      bold: true,
      cells: [null, null, null, v('cash_to_close', money(due), plainMoney(due))],
    });
    put({
      text: 'Balance Due TO Seller',
      bold: true,
      cells: [money(at(sub, 1) - at(sub, 0)), null, null, null],
    });
    put({
      text: 'Totals',
      bold: true,
      cells: [money(at(sub, 1)), money(at(sub, 1)), money(at(sub, 2)), money(at(sub, 2))],
    });
    sheet.y += 8;
    sheet.ensure(190);
    sheet.paragraph('Acknowledgement', { bold: true, size: 10, after: 3 });
    sheet.paragraph(
      prose`We/I have carefully reviewed this Settlement Statement and find it to be a true and accurate statement of all receipts and disbursements made on my account or by me in this transaction, and further certify that I have received a copy. We/I authorize ${agent.name} to cause the funds to be disbursed in accordance with this statement. Funds of less than $10.00 remaining in escrow after recording will be retained as a handling charge.`,
      { align: 'justify', after: 30 },
    );
    facts.borrowers.forEach((party, i) => {
      const y = sheet.y + i * 42;
      sheet.signature(L, y, 200, { signed, label: party.name });
      sheet.text(L, y + 3, v('borrower_name', party.name));
      sheet.text(L + 206, y - 9, 'Buyer', { size: 7.5 });
    });
    sheet.signature(330, sheet.y, 200, { signed, label: 'Seller' });
    sheet.text(330, sheet.y + 3, seller, { width: 240 });
    sheet.signature(330, sheet.y + 42, 200, { signed, label: officer });
    sheet.text(330, sheet.y + 45, `${officer}, Escrow Officer`);
  },
};
