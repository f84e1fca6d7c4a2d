import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { type Fee, type Figures, makeFigures } from './b-disclosure-style.ts';
import type { Kit } from './b-kit.ts';
import { digits, realty, somebody } from './b-others.ts';

/** A line of a settlement statement: what the borrower and the seller owe (debit) or get (credit) for it. */
export interface Line {
  readonly name: Run | readonly Run[];
  readonly debit?: Run;
  readonly credit?: Run;
  readonly sellerDebit?: string;
  readonly sellerCredit?: Run;
}

export interface Block {
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface Settlement {
  readonly blocks: readonly Block[];
  readonly figures: Figures;
  readonly seller: string;
  readonly officer: string;
  readonly dueFromBorrower: Run;
  readonly totalDebit: string;
  readonly totalCredit: string;
  readonly sellerTotal: string;
  readonly sellerDue: string;
}

const line = (kit: Kit, fee: Fee): Line => {
  const { p, f } = kit;
  const d = f.disclosure;
  if (fee.kind === 'interest')
    return {
      name: prose`Prepaid Interest (${p.money('prepaid_interest_per_diem', d.perDiemCents)} per day from ${p.date('prepaid_interest_from', d.interestFrom)} to ${p.date('prepaid_interest_to', d.interestTo)})`,
      debit: p.money('prepaid_interest_amount', fee.cents),
    };
  const name = fee.to === undefined ? fee.name : `${fee.name} to ${fee.to}`;
  return fee.cents < 0 ? { name, credit: p.amount(-fee.cents) } : { name, debit: p.amount(fee.cents) };
};

/** The lines behind a closing: every column adds up to the cash due from the borrower. */
export function makeSettlement(kit: Kit): Settlement {
  const { f, p, r: random } = kit;
  const r = random.fork('settlement');
  const d = f.disclosure;
  const figures = makeFigures(kit);
  const sale = f.salePriceCents;
  const commission = Math.round((sale ?? 0) * 0.03);
  const sellerPayoff = Math.round((sale ?? 0) * (0.3 + r.next() * 0.3));
  const release = r.int(2_500, 9_900);
  const taxes = r.int(30_000, 240_000);
  const financial: Line[] =
    sale === null
      ? [
          {
            name: ['Loan Amount from ', v('lender_name', f.lender.name)],
            credit: p.money('principal_amount', f.principalCents),
          },
          {
            name: `Payoff to ${f.payoff.lender}, loan ${f.payoff.loanNumber}`,
            debit: p.money('payoff_amount', f.payoff.amountCents),
          },
          {
            name: `Loan proceeds to ${r.pick(['construction escrow', 'equipment vendor', 'line of credit'])} ${digits(r, 5)}`,
            debit: p.amount(f.principalCents - f.payoff.amountCents),
          },
        ]
      : [
          {
            name: 'Sale Price of Property',
            debit: p.money('sale_price', sale),
            sellerCredit: p.money('sale_price', sale),
          },
          { name: 'Deposit held by broker', credit: '', sellerDebit: '' },
          {
            name: ['Loan Amount from ', v('lender_name', f.lender.name)],
            credit: p.money('principal_amount', f.principalCents),
          },
          {
            name: `County taxes from ${p.day(`${f.noteDate.slice(0, 4)}-01-01`)} to ${p.day(f.noteDate)}`,
            sellerDebit: p.amount(taxes),
          },
        ];
  const blocks: Block[] = [
    { title: 'Financial', lines: financial },
    {
      title: 'Loan Charges',
      lines: [
        { name: 'Origination charges (total)', debit: p.money('origination_charges', d.originationCents) },
        ...figures.b.map((fee) => line(kit, fee)),
        ...figures.prepaids.map((fee) => line(kit, fee)),
      ],
    },
    { title: 'Impounds / Escrow Reserves', lines: figures.g.map((fee) => line(kit, fee)) },
    { title: 'Title Charges & Escrow / Settlement Charges', lines: figures.c.map((fee) => line(kit, fee)) },
    {
      title: 'Government Recording and Transfer Charges',
      lines: [
        ...figures.e.map((fee) => line(kit, fee)),
        ...(sale === null ? [] : [{ name: 'Release recording fee', sellerDebit: p.amount(release) }]),
      ],
    },
    ...(sale === null
      ? []
      : [
          {
            title: 'Commissions',
            lines: [
              { name: `Real Estate Commission to ${realty(r)}`, sellerDebit: p.amount(commission) },
              { name: `Real Estate Commission to ${realty(r)}`, sellerDebit: p.amount(commission) },
            ],
          },
          {
            title: 'Payoff(s)',
            lines: [
              {
                name: `Lender: ${r.pick(['Beacon Savings Bank', 'Ohio Valley Mortgage'])} payoff of first mortgage`,
                sellerDebit: p.amount(sellerPayoff),
              },
            ],
          },
        ]),
    {
      title: 'Miscellaneous',
      lines: [
        ...figures.h.map((fee) => line(kit, fee)),
        ...(d.lenderCreditsCents > 0
          ? [{ name: 'Lender Credits', credit: p.money('lender_credits', d.lenderCreditsCents) }]
          : []),
      ],
    },
  ];
  const totalDebit = (sale ?? f.principalCents) + d.loanCostsCents + d.otherCostsCents;
  return {
    blocks,
    figures,
    seller: figures.sellers,
    officer: somebody(r),
    dueFromBorrower: p.money('cash_to_close', d.cashToCloseCents),
    totalDebit: p.amount(totalDebit),
    totalCredit: p.amount(totalDebit - d.cashToCloseCents),
    sellerTotal: p.amount(sale ?? 0),
    sellerDue: p.amount((sale ?? 0) - commission * 2 - sellerPayoff - release - taxes),
  };
}
