import { addDays, addMonths, isoDate } from './dates.ts';
import { makeParties, type Party, type PostalAddress, type Property } from './parties.ts';
import type { Random } from './random.ts';
import { GOODS, isLine, principalOf, type SpecialProduct, specialProducts, termsOf } from './special-products.ts';

/** Money in cents, rates in thousandths of a percent, dates as ISO texts. */
export interface LoanFacts {
  readonly product:
    | 'commercial_real_estate'
    | 'commercial_term'
    | 'residential_purchase'
    | 'residential_refinance'
    | 'sba';
  /** One of the products that most papers are drawn for as for another: what they leave out is in their own papers. */
  readonly special: SpecialProduct | null;
  readonly loanClass: 'business' | 'consumer';
  readonly loanNumber: string;
  readonly lender: Party;
  readonly borrowers: readonly Party[];
  readonly guarantors: readonly Party[];
  readonly guarantyLimitCents: number | null;
  readonly trustee: Party;
  readonly principalCents: number;
  readonly rate: number;
  readonly rateType: 'fixed' | 'variable';
  readonly index: {
    readonly name: string;
    readonly margin: number;
    readonly floor: number;
    readonly ceiling: number;
    readonly frequency: string;
    readonly firstChange: string;
  } | null;
  readonly defaultRate: number;
  readonly dayCount: '30/360' | 'act/360' | 'act/365';
  readonly noteDate: string;
  readonly firstPaymentDate: string;
  readonly maturityDate: string;
  readonly termMonths: number;
  readonly amortizationMonths: number;
  readonly paymentCents: number;
  /** Regular payments before the last. */
  readonly numberOfPayments: number;
  readonly balloonCents: number | null;
  readonly lateChargePercent: number;
  readonly graceDays: number;
  readonly prepaymentPenalty: boolean;
  readonly renewalOf: string | null;
  readonly property: Property;
  readonly collateral: string;
  readonly appraisedCents: number;
  readonly appraisalDate: string;
  readonly salePriceCents: number | null;
  readonly maxLienCents: number;
  readonly title: {
    readonly number: string;
    readonly date: string;
    readonly agent: Party;
    readonly underwriter: string;
    readonly fileNumber: string;
  };
  readonly hazard: {
    readonly policy: string;
    readonly insurer: string;
    readonly coverageCents: number;
    readonly deductibleCents: number;
    readonly from: string;
    readonly to: string;
  };
  readonly flood: {
    readonly zone: string;
    readonly inHazardArea: boolean;
    readonly community: string;
    readonly date: string;
    readonly coverageCents: number;
    readonly to: string;
  };
  readonly disclosure: {
    readonly apr: number;
    readonly financeChargeCents: number;
    readonly amountFinancedCents: number;
    readonly totalOfPaymentsCents: number;
    readonly tip: number;
    readonly closingDate: string;
    readonly disbursementDate: string;
    readonly issuedDate: string;
    readonly rescissionEnd: string;
    readonly loanCostsCents: number;
    readonly otherCostsCents: number;
    readonly lenderCreditsCents: number;
    readonly closingCostsCents: number;
    readonly cashToCloseCents: number;
    readonly originationCents: number;
    readonly perDiemCents: number;
    readonly interestFrom: string;
    readonly interestTo: string;
    readonly interestCents: number;
    readonly escrowCents: number;
    /** By how much lines of the closing costs are more than their totals say; nothing, unless a case asks for it. */
    readonly grownFees: { readonly appraisalCents: number; readonly recordingCents: number };
  };
  readonly disbursement: { readonly toBorrowerCents: number; readonly toOthersCents: number; readonly payee: string };
  readonly payoff: {
    readonly lender: string;
    readonly loanNumber: string;
    readonly amountCents: number;
    readonly perDiemCents: number;
    readonly goodThrough: string;
  };
  readonly wire: {
    readonly amountCents: number;
    readonly beneficiary: string;
    readonly account: string;
    readonly bank: string;
    readonly aba: string;
    readonly reference: string;
  };
  readonly approval: {
    readonly number: string;
    readonly date: string;
    readonly expires: string;
    readonly approvedBy: string;
    readonly limitCents: number;
    readonly riskRating: string;
    readonly purpose: string;
    readonly officer: string;
    readonly conditions: readonly string[];
    readonly naics: string;
    readonly callCode: string;
    readonly branch: string;
    readonly productCode: string;
  };
}

export type { Party, PostalAddress };

/** A loan whose figures agree with each other: payment, balloon, totals and dates follow from amount, rate and term. */
export function makeFacts(random: Random, special: SpecialProduct | null = null): LoanFacts {
  const product =
    special === null
      ? random.pick([
          'commercial_real_estate',
          'commercial_term',
          'residential_purchase',
          'residential_refinance',
          'sba',
        ] as const)
      : specialProducts[special].like;
  const consumer = product.startsWith('residential') || special === 'consumer_vehicle';
  const parties = makeParties(random.fork('parties'), consumer);
  const principalCents = principalOf(random, consumer, special);
  const rate = random.chance(0.6) ? random.int(26, 76) * 125 : random.int(3_200, 9_900);
  const variable = isLine(special) || (!consumer && special !== 'equipment' && random.chance(0.4));
  const noteDate = isoDate(random.int(2023, 2026), random.int(1, 12), random.int(1, 28));
  const onHome = consumer && special !== 'consumer_vehicle';
  const firstPaymentDate = onHome ? `${addMonths(noteDate, 2).slice(0, 8)}01` : addMonths(noteDate, 1);
  const termMonths = random.pick(termsOf(consumer, special));
  const amortizationMonths =
    consumer || isLine(special)
      ? termMonths
      : random.pick([termMonths, Math.max(termMonths, 240), Math.max(termMonths, 300)]);
  const paymentCents = levelPayment(principalCents, rate, amortizationMonths);
  const balloonCents =
    amortizationMonths > termMonths ? balanceAfter(principalCents, rate, paymentCents, termMonths - 1, true) : null;
  const maturityDate = addMonths(firstPaymentDate, termMonths - 1);
  const salePriceCents =
    product === 'residential_purchase'
      ? Math.round((principalCents * (1.05 + random.next() * 0.3)) / 100_000) * 100_000
      : null;
  const appraisedCents =
    Math.round(
      ((salePriceCents ?? principalCents * (special === 'home_equity_line' ? 4 : 1) * (1.1 + random.next() * 0.6)) *
        (1 + random.next() * 0.04)) /
        100_000,
    ) * 100_000;
  const originationCents = Math.round(principalCents * 0.0075);
  const loanCostsCents = originationCents + random.int(120_000, 480_000);
  const otherCostsCents = random.int(150_000, 900_000);
  const lenderCreditsCents = random.chance(0.3) ? random.int(10_000, 90_000) : 0;
  const closingCostsCents = loanCostsCents + otherCostsCents - lenderCreditsCents;
  const perDiemCents = Math.round((principalCents * rate) / 100_000 / 365);
  const interestTo = `${addMonths(noteDate, 1).slice(0, 8)}01`;
  const interestDays = daysBetween(noteDate, interestTo);
  const payments = balloonCents === null ? termMonths : termMonths - 1;
  const totalOfPaymentsCents = paymentCents * payments + (balloonCents ?? 0) + loanCostsCents;
  const amountFinancedCents = principalCents - originationCents;
  const toOthersCents = Math.round(principalCents * (0.3 + random.next() * 0.6));
  const inHazardArea = random.chance(0.25);
  const digits = (count: number): string =>
    Array.from({ length: count }, (_, i) => random.int(i === 0 ? 1 : 0, 9)).join('');
  return {
    product,
    special,
    loanClass: consumer ? 'consumer' : 'business',
    loanNumber: random.pick([
      () => digits(random.int(7, 10)),
      () => `${digits(4)}-${digits(5)}`,
      () => `0${digits(8)}`,
    ])(),
    ...parties,
    guarantyLimitCents: random.chance(0.35) ? Math.round(principalCents * 0.5) : null,
    principalCents,
    rate,
    rateType: variable ? 'variable' : 'fixed',
    index: variable
      ? {
          name: random.pick([
            'Wall Street Journal Prime Rate',
            'Prime Rate as published in The Wall Street Journal',
            'Lender’s Base Rate',
            '5-Year Treasury Constant Maturity Rate',
          ]),
          margin: random.int(1, 24) * 125,
          floor: random.int(24, 40) * 125,
          ceiling: random.int(96, 144) * 125,
          frequency: random.pick(['day', 'month', 'quarter', 'year']),
          firstChange: addMonths(noteDate, random.pick([1, 12, 60])),
        }
      : null,
    defaultRate: rate + random.pick([2000, 3000, 5000]),
    dayCount: consumer ? '30/360' : random.pick(['30/360', 'act/360', 'act/365'] as const),
    noteDate,
    firstPaymentDate,
    maturityDate,
    termMonths,
    amortizationMonths,
    paymentCents,
    numberOfPayments: payments,
    balloonCents,
    lateChargePercent: random.pick([4000, 5000, 6000]),
    graceDays: random.pick([10, 15]),
    prepaymentPenalty: !consumer && random.chance(0.3),
    renewalOf: !consumer && random.chance(0.15) ? digits(8) : null,
    collateral: random.pick(GOODS[special ?? 'any'] ?? GOODS.any),
    appraisedCents,
    appraisalDate: addDays(noteDate, -random.int(20, 70)),
    salePriceCents,
    maxLienCents: random.pick([principalCents, principalCents * 2]),
    title: {
      number: `${random.pick(['TC', 'NCS-', 'OR', '24-'])}${digits(6)}`,
      date: addDays(noteDate, -random.int(10, 40)),
      agent: parties.titleAgent,
      underwriter: random.pick([
        'First Meridian Title Insurance Company',
        'Old Harbor National Title Insurance Company',
        'Stewart Plains Title Guaranty Company',
      ]),
      fileNumber: `${random.pick(['ESC', 'F', ''])}${digits(6)}`,
    },
    hazard: {
      policy: `${random.pick(['HO', 'CPP', 'BOP', 'WPP'])}${digits(7)}`,
      insurer: random.pick([
        'Prairie Mutual Insurance Company',
        'Granite State Casualty Co.',
        'Harborline Insurance Group',
        'Sentinel Farm & Home Mutual',
      ]),
      coverageCents: Math.round((appraisedCents * 0.9) / 100_000) * 100_000,
      deductibleCents: random.pick([100_000, 250_000, 500_000, 1_000_000]),
      from: addDays(noteDate, -random.int(0, 20)),
      to: addMonths(addDays(noteDate, -random.int(0, 20)), 12),
    },
    flood: {
      zone: inHazardArea ? random.pick(['AE', 'A', 'VE']) : random.pick(['X', 'C', 'B']),
      inHazardArea,
      community: digits(6),
      date: addDays(noteDate, -random.int(8, 45)),
      coverageCents: 25_000_000,
      to: addMonths(noteDate, 12),
    },
    disclosure: {
      apr: rate + random.int(30, 400),
      financeChargeCents: totalOfPaymentsCents - amountFinancedCents,
      amountFinancedCents,
      totalOfPaymentsCents,
      tip: Math.round(((totalOfPaymentsCents - principalCents) / principalCents) * 100_000),
      closingDate: noteDate,
      disbursementDate: product === 'residential_refinance' ? addDays(noteDate, 4) : noteDate,
      issuedDate: addDays(noteDate, -random.int(3, 6)),
      rescissionEnd: addDays(noteDate, 3),
      loanCostsCents,
      otherCostsCents,
      lenderCreditsCents,
      closingCostsCents,
      cashToCloseCents: Math.max(0, (salePriceCents ?? principalCents) - principalCents) + closingCostsCents,
      originationCents,
      perDiemCents,
      interestFrom: noteDate,
      interestTo,
      interestCents: perDiemCents * interestDays,
      escrowCents: random.int(20_000, 95_000),
      grownFees: { appraisalCents: 0, recordingCents: 0 },
    },
    disbursement: {
      toBorrowerCents: principalCents - toOthersCents,
      toOthersCents,
      payee: random.pick(['Valley Equipment Sales', 'Cornerstone Bank (payoff)', 'Ridge Title Escrow Account']),
    },
    payoff: {
      lender: random.pick(['Cornerstone Bank', 'Union County Credit Union', 'Summit Mortgage Servicing, LLC']),
      loanNumber: digits(9),
      amountCents: toOthersCents,
      perDiemCents: Math.round((toOthersCents * 0.0525) / 365),
      goodThrough: addDays(noteDate, random.int(3, 20)),
    },
    wire: {
      amountCents: principalCents - random.pick([0, originationCents]),
      beneficiary: `${parties.titleAgent.name} Escrow Trust Account`,
      account: digits(random.int(9, 12)),
      bank: random.pick(['First Prairie Bank, N.A.', 'Lakeshore National Bank', 'Merchants Trust Company']),
      aba: makeAba(random),
      reference: `File ${digits(6)} ${parties.borrowers[0]?.name ?? ''}`.trim(),
    },
    approval: {
      number: `CA-${digits(5)}`,
      date: addDays(noteDate, -random.int(10, 60)),
      expires: addDays(noteDate, random.int(20, 90)),
      approvedBy: random.pick([
        'Directors’ Loan Committee',
        'Janet R. Holloway',
        'Thomas E. Brandt, Chief Credit Officer',
      ]),
      limitCents: Math.ceil(principalCents / 50_000_000) * 50_000_000 + 50_000_000,
      riskRating: random.pick(['3', '4 - Acceptable', '2 - Good', '5']),
      purpose: random.pick([
        'Purchase of owner-occupied building',
        'Refinance existing term debt',
        'Working capital and equipment purchase',
        'Purchase of primary residence',
      ]),
      officer: random.pick(['M. Delgado', 'Karen Whitfield', 'Paul J. Osborne', 'Priya Natarajan']),
      conditions: random
        .shuffle([
          'Hazard insurance with lender as mortgagee',
          'Title insurance in the amount of the loan',
          'Annual financial statements within 120 days',
          'Appraisal reviewed and accepted',
          'Assignment of rents',
          'Flood determination before closing',
        ])
        .slice(0, random.int(2, 4)),
      naics: digits(6),
      callCode: random.pick(['1.E.1', '1.C.2.A', '4', '1.E.2']),
      branch: random.pick(['001', '014', '0203']),
      productCode: special === null ? random.pick(['CRE10', 'TERM', 'RES30', 'SBA7A']) : specialProducts[special].code,
    },
  };
}

function levelPayment(principalCents: number, rate: number, months: number): number {
  const monthly = rate / 100_000 / 12;
  return Math.round((principalCents * monthly) / (1 - (1 + monthly) ** -months));
}

/** What is owed after so many payments; with the next month's interest when it is a last payment. */
function balanceAfter(
  principalCents: number,
  rate: number,
  paymentCents: number,
  payments: number,
  withInterest: boolean,
): number {
  const monthly = rate / 100_000 / 12;
  let balance = principalCents;
  for (let i = 0; i < payments; i += 1) balance = balance + Math.round(balance * monthly) - paymentCents;
  return withInterest ? balance + Math.round(balance * monthly) : balance;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Nine digits that pass the checksum of routing numbers. */
function makeAba(random: Random): string {
  const head = `0${random.int(1, 9)}${Array.from({ length: 6 }, () => random.int(0, 9)).join('')}`;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7];
  const sum = weights.reduce((total, weight, i) => total + weight * Number(head[i]), 0);
  return `${head}${(10 - (sum % 10)) % 10}`;
}
