import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type Costs, makeCosts } from './b-costs.ts';
import { bar, labelled, table } from './b-form-parts.ts';
import { clerkOf, digitsOf, type Hand, handOf, named, placed } from './b-values.ts';

const docType = 'settlement_statement';
type Cells = (Run | Run[])[];

/** The borrower's lines of an ALTA statement: what is charged and what is credited; they balance. */
function borrowerLines(f: LoanFacts, h: Hand, costs: Costs): { heading: string; lines: [Run | Run[], Run, Run][] }[] {
  const d = f.disclosure;
  const charge = (items: Costs['taxes']): [Run | Run[], Run, Run][] =>
    items
      .filter((item) => item.cents > 0)
      .map((item) => [item.to === '' ? item.what : `${item.what} to ${item.to}`, h.cash(item.cents), '']);
  return [
    {
      heading: 'Financial',
      lines: [
        ...(f.salePriceCents === null
          ? ([[`Payoffs from proceeds (${f.payoff.lender} and others)`, h.cash(f.principalCents), '']] as [
              Run,
              Run,
              Run,
            ][])
          : ([['Sale Price of Property', h.money('sale_price', f.salePriceCents), '']] as [Run, Run, Run][])),
        [['Loan Amount - ', v('lender_name', f.lender.name)], '', h.money('principal_amount', f.principalCents)],
      ],
    },
    {
      heading: 'Prorations/Adjustments',
      lines:
        d.lenderCreditsCents > 0
          ? [['Lender Credit', '', h.money('lender_credits', d.lenderCreditsCents)]]
          : [['County Taxes', '', '']],
    },
    {
      heading: 'Loan Charges',
      lines: [
        ...charge(costs.origination),
        ...charge(costs.notShopped),
        [
          prose`Prepaid Interest ${h.money('prepaid_interest_per_diem', d.perDiemCents)} per day from ${h.date('prepaid_interest_from', d.interestFrom)} to ${h.date('prepaid_interest_to', d.interestTo)}`,
          h.money('prepaid_interest_amount', d.interestCents),
          '',
        ],
      ],
    },
    {
      heading: 'Impounds',
      lines: [...charge(costs.escrow), ['Aggregate adjustment', h.cash(costs.adjustmentCents), '']],
    },
    {
      heading: 'Title Charges and Escrow / Settlement Charges',
      lines: [...charge(costs.shopped), ...charge(costs.other)],
    },
    { heading: 'Government Recording and Transfer Charges', lines: charge(costs.taxes) },
    {
      heading: 'Miscellaneous',
      lines: [[`Homeowner’s Insurance Premium to ${f.hazard.insurer}`, h.cash(costs.insurancePremiumCents), '']],
    },
  ];
}

/** Seller and borrower on one page, debits and credits on both sides of the words. */
const altaCombined: Layout = {
  id: 'settlement-alta-combined',
  docType,
  suits: (facts) => facts.salePriceCents !== null,
  draw(open, f, options) {
    const { random } = options;
    const h = handOf(random);
    const costs = makeCosts(f, random.fork('costs'));
    const price = f.salePriceCents ?? 0;
    const s = open({
      style: { font: random.pick(['sans', 'condensed']), size: 8.5 },
      margins: { left: 40, right: 40, bottom: 40 },
      furniture: (sheet, n, t) =>
        sheet.text(
          40,
          764,
          `Copyright 2015 American Land Title Association.     File # ${f.title.fileNumber}     Page ${n} of ${t}`,
          { size: 6.5 },
        ),
    });
    s.text(40, 36, 'American Land Title Association', { size: 8 });
    s.text(40, 36, 'ALTA Settlement Statement - Combined\nAdopted 05-01-2015', { size: 8, width: 532, align: 'right' });
    s.text(40, 60, [v('settlement_agent', f.title.agent.name), `\n${oneLine(f.title.agent.address)}`], {
      bold: true,
      size: 10,
      width: 532,
      align: 'center',
    });
    let y = 92;
    for (const [label, runs] of [
      ['File No./Escrow No.:', v('settlement_file_number', f.title.fileNumber)],
      ['Print Date & Time:', `${h.day(f.disclosure.issuedDate)} 4:${random.int(10, 59)} PM`],
      ['Officer/Escrow Officer:', clerkOf(random)],
      ['Property Address:', placed('property_address', f.property.address)],
      ['Buyer:', named('borrower_name', f.borrowers)],
      ['Seller:', costs.seller],
      ['Lender:', v('lender_name', f.lender.name)],
      ['Settlement Date:', h.date('closing_date', f.disclosure.closingDate)],
      ['Disbursement Date:', h.date('disbursement_date', f.disclosure.disbursementDate)],
    ] as [string, Run | Run[]][])
      y = labelled(s, 40, y, label, runs, { tab: 120, width: 520, label: { bold: true } });
    const rows: Cells[] = [];
    for (const { heading, lines } of borrowerLines(f, h, costs)) {
      rows.push(['', '', bold(heading), '', '']);
      for (const [words, debit, credit] of lines) {
        const sale = Array.isArray(words) ? '' : words === 'Sale Price of Property' ? h.cash(price) : '';
        rows.push(['', sale, words, debit, credit]);
      }
    }
    const commission = Math.round(price * 0.055);
    rows.push(
      ['', '', bold('Commission'), '', ''],
      [h.cash(commission), '', 'Real Estate Commission to Reliable Realty Co.', '', ''],
    );
    rows.push([
      h.cash(commission),
      h.cash(price),
      bold('Subtotals'),
      h.cash(price + f.disclosure.loanCostsCents + f.disclosure.otherCostsCents),
      h.cash(f.principalCents + f.disclosure.lenderCreditsCents),
    ]);
    rows.push(['', '', bold('Due From Borrower'), '', h.money('cash_to_close', f.disclosure.cashToCloseCents)]);
    rows.push([h.cash(price - commission), '', bold('Due To Seller'), '', '']);
    table(
      s,
      40,
      y + 8,
      [
        { w: 72, heading: 'Seller Debit', align: 'right' },
        { w: 72, heading: 'Seller Credit', align: 'right' },
        { w: 232, heading: 'Description' },
        { w: 78, heading: 'Borrower Debit', align: 'right' },
        { w: 78, heading: 'Borrower Credit', align: 'right' },
      ],
      rows,
      { size: 7.8, headingFill: '#dddddd', pad: 1.8 },
    );
    s.y += 10;
    s.ensure(90);
    s.paragraph(
      'Acknowledgement. We/I have carefully reviewed the ALTA Settlement Statement and find it to be a true and accurate statement of all receipts and disbursements made on my account or by me in this transaction. We/I authorize the settlement agent to cause the funds to be disbursed in accordance with this statement.',
      { size: 7.5, width: 532 },
    );
    s.y += 26;
    s.signature(40, s.y, 200, { signed: options.signed, label: f.borrowers[0]?.name ?? '' });
    s.signature(310, s.y, 200, { signed: options.signed, label: costs.seller });
    s.text(40, s.y + 3, 'Buyer', { size: 7 });
    s.text(310, s.y + 3, 'Seller', { size: 7 });
  },
};

/** The borrower's side alone, words first. */
const altaBorrower: Layout = {
  id: 'settlement-alta-borrower',
  docType,
  draw(open, f, options) {
    const { random } = options;
    const h = handOf(random);
    const costs = makeCosts(f, random.fork('costs'));
    const d = f.disclosure;
    const s = open({ style: { font: random.pick(['serif', 'franklin']), size: 9 }, margins: { left: 52, right: 52 } });
    bar(s, { x: 52, y: 42, w: 508, h: 24 }, 'ALTA SETTLEMENT STATEMENT - BORROWER / BUYER', {
      size: 12,
      fill: '#2f2f2f',
    });
    table(
      s,
      52,
      74,
      [{ w: 254 }, { w: 254 }],
      [
        [
          ['Settlement Agent\n', v('settlement_agent', f.title.agent.name)],
          ['File No.\n', v('settlement_file_number', f.title.fileNumber)],
        ],
        [
          ['Settlement Date\n', h.date('closing_date', d.closingDate)],
          ['Disbursement Date\n', h.date('disbursement_date', d.disbursementDate)],
        ],
        [
          ['Borrower\n', ...named('borrower_name', f.borrowers)],
          ['Loan ID\n', v('loan_number', f.loanNumber)],
        ],
        [
          ['Property\n', placed('property_address', f.property.address)],
          ['Lender\n', v('lender_name', f.lender.name)],
        ],
      ],
      { size: 8.5, pad: 3 },
    );
    const rows: Cells[] = borrowerLines(f, h, costs).flatMap(({ heading, lines }) => [
      [bold(heading), '', ''] as Cells,
      ...lines.map(([words, debit, credit]): Cells => [words, debit, credit]),
    ]);
    const due = (f.salePriceCents ?? f.principalCents) + d.loanCostsCents + d.otherCostsCents;
    rows.push([bold('Subtotals'), h.cash(due), h.cash(f.principalCents + d.lenderCreditsCents)]);
    rows.push([bold('Due From Borrower'), '', h.money('cash_to_close', d.cashToCloseCents)]);
    rows.push([bold('Totals'), h.cash(due), h.cash(due)]);
    table(
      s,
      52,
      s.y + 10,
      [
        { w: 338, heading: 'Description' },
        { w: 85, heading: 'Debit', align: 'right' },
        { w: 85, heading: 'Credit', align: 'right' },
      ],
      rows,
      { size: 8.2, rules: 'rows', pad: 2 },
    );
    s.y += 34;
    s.ensure(30);
    f.borrowers.forEach((party, index) => {
      s.signature(52 + index * 260, s.y, 220, { signed: options.signed, label: party.signer });
      s.text(52 + index * 260, s.y + 3, party.name, { size: 8 });
    });
  },
};

/** A law office's statement of a business loan closing: two money columns and few words. */
const lawOffice: Layout = {
  id: 'settlement-law-office',
  docType,
  draw(open, f, options) {
    const { random, signed } = options;
    const h = handOf(random);
    const d = f.disclosure;
    const toOthers = f.disbursement.toOthersCents;
    const fees = d.originationCents;
    const legal = random.int(900, 4000) * 100;
    const s = open({
      style: { font: random.pick(['serif', 'typewriter', 'book']), size: 11 },
      margins: { left: 72, right: 72 },
    });
    s.text(0, 54, 'SETTLEMENT STATEMENT', { bold: true, size: 15, width: 612, align: 'center' });
    s.text(0, 74, 'Loan Closing', { width: 612, align: 'center' });
    s.y = 104;
    for (const [label, runs] of [
      ['Lender:', v('lender_name', f.lender.name)],
      ['Borrower:', named('borrower_name', f.borrowers)],
      ['Loan No.:', v('loan_number', f.loanNumber)],
      ['Collateral:', placed('property_address', f.property.address)],
      ['Closing Date:', h.date('closing_date', d.closingDate)],
      ['Settlement Agent:', v('settlement_agent', f.title.agent.name)],
      ['Our File:', v('settlement_file_number', f.title.fileNumber)],
    ] as [string, Run | Run[]][])
      s.y = labelled(s, 72, s.y, label, runs, { tab: 120, width: 468 }) + 2;
    s.y += 12;
    const due = f.principalCents - toOthers - fees - legal;
    table(
      s,
      72,
      s.y,
      [
        { w: 268, heading: '' },
        { w: 100, heading: 'DEBIT', align: 'right' },
        { w: 100, heading: 'CREDIT', align: 'right' },
      ],
      [
        ['Loan proceeds received from Lender', '', h.money('principal_amount', f.principalCents)],
        [
          `Paid to ${f.payoff.lender}, loan ${f.payoff.loanNumber}, payoff in full`,
          h.money('payoff_amount', f.payoff.amountCents),
          '',
        ],
        ['Origination fee to Lender', h.money('origination_charges', fees), ''],
        ['Attorney’s fee and title examination', h.cash(Math.floor(legal * 0.7)), ''],
        ['Recording of mortgage, assignment of rents, UCC', h.cash(legal - Math.floor(legal * 0.7)), ''],
        [
          due >= 0 ? 'Balance paid to Borrower' : 'Due from Borrower at closing',
          due >= 0 ? h.cash(due) : '',
          due >= 0 ? '' : h.cash(-due),
        ],
        [bold('TOTAL'), h.cash(f.principalCents + Math.max(0, -due)), h.cash(f.principalCents + Math.max(0, -due))],
      ],
      { size: 10.5, rules: 'none', pad: 4 },
    );
    s.y += 14;
    s.paragraph(
      prose`The undersigned approve this statement and direct the disbursement of the funds on ${h.date('disbursement_date', d.disbursementDate)} as shown. Taxes and insurance have been prorated between other parties outside of this closing. The statement was prepared from information furnished by others and is subject to correction of errors.`,
      { align: 'justify' },
    );
    s.y += 34;
    s.signature(72, s.y, 200, { signed, label: f.borrowers[0]?.signer ?? '' });
    s.text(72, s.y + 4, `${f.borrowers[0]?.name ?? ''}`, { size: 9 });
    s.signature(320, s.y, 200, { signed, label: f.title.agent.name });
    s.text(320, s.y + 4, 'Closing attorney', { size: 9 });
    s.text(72, 744, `Trust account ledger ${digitsOf(random, 5)}`, { size: 8 });
  },
};

export const settlementStatements: readonly Layout[] = [altaCombined, altaBorrower, lawOffice];
