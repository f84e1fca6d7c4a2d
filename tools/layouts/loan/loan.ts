import { addDays, addMonths, isoDate } from '../../packages/core/dates.ts';
import { createRandom, type Random } from '../../packages/core/random.ts';
import {
  addressOf,
  cents,
  countOf,
  dateOf,
  type Fact,
  idOf,
  monthsOf,
  nameOf,
  rateOf,
  textOf,
  wordOf,
} from './fact.ts';
import {
  agencyName,
  bankName,
  digits,
  insurerName,
  makeAba,
  makeBank,
  makeEntity,
  makePerson,
  makePlace,
  makeTrust,
  type Party,
  personName,
  titleCompany,
} from './parties.ts';
import * as pools from './pools.ts';
import { makeProperty, type Property } from './property.ts';

/** A loan whose figures agree with each other; every document of a package prints some of it. */
export interface Loan {
  readonly seed: number;
  readonly consumer: boolean;
  readonly purchase: boolean;
  readonly realEstate: boolean;
  readonly lender: Party;
  readonly borrowers: readonly Party[];
  readonly guarantors: readonly Party[];
  readonly property: Property;
  /** Who sells, where the loan buys. */
  readonly seller: string;
  readonly conditions: readonly string[];
  /** By canonical field; fields with several values have lists of their own above. */
  readonly facts: Readonly<Record<string, Fact>>;
}

const rounded = (amount: number, step: number): number => Math.round(amount / step) * step;

export function makeLoan(seed: number): Loan {
  const random = createRandom(seed).fork('loan');
  const consumer = random.chance(0.4);
  const purchase = consumer ? random.chance(0.55) : random.chance(0.3);
  const realEstate = consumer || random.chance(0.6);
  const place = makePlace(random);
  const lender = makeBank(random.fork('lender'), place);
  const borrowers = drawBorrowers(random.fork('borrowers'), consumer, place);
  const property = makeProperty(random.fork('property'), consumer, place);
  const guarantors = drawGuarantors(random.fork('guarantors'), consumer, place);
  const terms = drawTerms(random.fork('terms'), consumer);
  const facts: Record<string, Fact> = {
    ...terms.facts,
    ...drawCollateral(random.fork('collateral'), terms, consumer, realEstate, purchase),
    ...drawDisclosure(random.fork('disclosure'), terms, purchase),
    ...drawInsurance(random.fork('insurance'), terms),
    ...drawMoneyOut(random.fork('money out'), terms),
    ...drawApproval(random.fork('approval'), terms, consumer),
    lender_name: nameOf(lender.name),
    lender_address: addressOf(lender.address),
    property_address: addressOf(property.address),
    property_county: textOf(property.county),
    legal_description: textOf(property.legal),
    parcel_number: idOf(property.parcel),
    property_type: textOf(property.type),
    loan_class: wordOf(consumer ? 'consumer' : 'business'),
    title_insured: nameOf(random.chance(0.7) ? lender.name : bankName(random)),
  };
  const [borrower] = borrowers;
  if (borrower !== undefined) {
    facts.borrower_address = addressOf(borrower.address);
    facts.borrower_tin = idOf(borrower.tin);
    if (borrower.stateOfOrganization !== null) facts.borrower_state_of_org = textOf(borrower.stateOfOrganization);
    if (borrower.entity !== null) facts.borrower_entity_type = textOf(borrower.entity);
  }
  const [guarantor] = guarantors;
  if (guarantor !== undefined) facts.guarantor_address = addressOf(guarantor.address);
  const seller = random.chance(0.7) ? personName(random) : makeEntity(random, place).name;
  // Before a purchase the seller is the owner.
  facts.vested_owner = nameOf(purchase ? seller : borrowers.map(({ name }) => name).join(' and '));
  const conditions = random.shuffle(pools.conditionTexts).slice(0, random.int(2, 6));
  return { seed, consumer, purchase, realEstate, lender, borrowers, guarantors, property, seller, conditions, facts };
}

function drawBorrowers(random: Random, consumer: boolean, place: ReturnType<typeof makePlace>): Party[] {
  const first = consumer
    ? random.chance(0.06)
      ? makeTrust(random, place)
      : makePerson(random, place)
    : random.pick([makeEntity, makeEntity, makeEntity, makeEntity, makePerson, makeTrust])(random, place);
  if (!random.chance(consumer ? 0.45 : 0.25)) return [first];
  const second = consumer || first.kind === 'person' ? makePerson(random, place) : makeEntity(random, place);
  const third = random.chance(0.15) ? [makePerson(random, place)] : [];
  return [first, { ...second, address: random.chance(0.7) ? first.address : second.address }, ...third];
}

function drawGuarantors(random: Random, consumer: boolean, place: ReturnType<typeof makePlace>): Party[] {
  if (consumer && !random.chance(0.1)) return [];
  return Array.from({ length: random.pick([0, 1, 1, 1, 2, 2, 3]) }, () =>
    random.pick([makePerson, makePerson, makePerson, makeEntity, makeTrust])(random, place),
  );
}

interface Terms {
  readonly facts: Record<string, Fact>;
  readonly principal: number;
  readonly rate: number;
  readonly noteDate: string;
  readonly payment: number;
  readonly paymentCount: number;
  readonly balloon: number;
  readonly total: number;
}

function drawTerms(random: Random, consumer: boolean): Terms {
  const principal = consumer
    ? random.int(45, 980) * random.pick([100_000, 100_000, 95_000, 82_500])
    : random.pick([
        () => random.int(5, 480) * 1_000_000,
        () => random.int(1, 90) * 2_500_000,
        () => random.int(2_500_000, 480_000_000),
        () => random.int(1_000_000, 9_900_000_00),
      ])();
  const rate = random.pick([
    () => random.int(16, 96) * 125,
    () => random.int(2_500, 12_900),
    () => random.int(3, 12) * 1000,
  ])();
  const variable = random.chance(consumer ? 0.15 : 0.4);
  const noteDate = isoDate(random.int(1999, 2027), random.int(1, 12), random.int(1, 28));
  const first = random.chance(0.5)
    ? `${addMonths(noteDate, random.int(1, 2)).slice(0, 8)}${random.pick(['01', '05', '10', '15', '20'])}`
    : addMonths(noteDate, 1);
  const termMonths = consumer
    ? random.pick([48, 60, 72, 120, 180, 240, 360, 360, 360])
    : random.pick([6, 12, 18, 24, 36, 60, 60, 84, 120, 180, 300]);
  const amortization = consumer
    ? termMonths
    : random.pick([termMonths, Math.max(termMonths, 240), Math.max(termMonths, 300)]);
  const monthly = rate / 1_200_000;
  const payment = Math.round((principal * monthly) / (1 - (1 + monthly) ** -amortization));
  const hasBalloon = amortization > termMonths;
  const balloon = hasBalloon
    ? Math.round(
        principal * (1 + monthly) ** (termMonths - 1) - (payment * ((1 + monthly) ** (termMonths - 1) - 1)) / monthly,
      )
    : 0;
  const paymentCount = hasBalloon ? termMonths - 1 : termMonths;
  const grace = random.pick([5, 7, 10, 10, 10, 15, 15, 15, 20, 30]);
  const facts: Record<string, Fact> = {
    loan_number: idOf(
      random.pick([
        () => digits(random, random.int(6, 12)),
        () => `${digits(random, 4)}-${digits(random, 5)}`,
        () => `0${digits(random, 8)}`,
        () => `${random.pick(['CL', 'RE', 'L', 'MTG-', 'C-'])}${digits(random, 7)}`,
        () =>
          `${digits(random, 4)}-${digits(random, 4)}-${random.pick(['VA', 'FHA', 'C', 'CONV'])}-${digits(random, 3)}`,
        () => `${digits(random, 7)}-${random.int(1, 99).toString().padStart(2, '0')}`,
        () => `${digits(random, 3)} ${digits(random, 3)} ${digits(random, 4)}`,
      ])(),
    ),
    principal_amount: cents(principal),
    interest_rate: rateOf(rate),
    rate_type: wordOf(variable ? 'variable' : 'fixed'),
    day_count: wordOf(consumer ? '30/360' : random.pick(['30/360', 'act/360', 'act/360', 'act/365'])),
    note_date: dateOf(noteDate),
    guaranty_date: dateOf(random.chance(0.85) ? noteDate : addDays(noteDate, -random.int(1, 20))),
    first_payment_date: dateOf(first),
    maturity_date: dateOf(addMonths(first, termMonths - 1)),
    payment_amount: cents(payment),
    number_of_payments: countOf(paymentCount),
    payment_frequency: wordOf(random.chance(0.9) ? 'monthly' : random.pick(['quarterly', 'semi_annual', 'annual'])),
    term_months: monthsOf(termMonths),
    amortization_months: monthsOf(amortization),
    default_rate: rateOf(random.chance(0.3) ? random.int(12, 25) * 1000 : rate + random.pick([2000, 3000, 4000, 5000])),
    late_charge_percent: rateOf(random.pick([3000, 4000, 5000, 5000, 5000, 6000, 10_000])),
    late_charge_amount: cents(random.pick([2_500, 1_500, 5_000, 10_000])),
    grace_days: countOf(grace),
    prepayment_penalty: wordOf(String(random.chance(0.35))),
    note_signature_date: dateOf(random.chance(0.8) ? noteDate : addDays(noteDate, random.int(1, 6))),
  };
  if (hasBalloon) facts.balloon_amount = cents(balloon);
  if (random.chance(0.25)) facts.interest_only_months = monthsOf(random.pick([3, 6, 12, 12, 18, 24, 36]));
  if (random.chance(0.25)) facts.renewal_of = idOf(digits(random, random.int(6, 9)));
  if (variable)
    Object.assign(facts, {
      rate_index: textOf(random.pick(pools.indexNames)),
      rate_margin: rateOf(random.pick([random.int(1, 28) * 125, random.int(1, 5) * 1000, random.int(100, 4000)])),
      rate_floor: rateOf(random.int(16, 40) * 125),
      rate_ceiling: rateOf(random.int(96, 200) * 125),
      rate_change_frequency: textOf(
        random.pick([
          'day',
          'month',
          'quarter',
          'year',
          'twelve (12) months',
          '60 months',
          'five years',
          'calendar quarter',
        ]),
      ),
      first_rate_change_date: dateOf(addMonths(noteDate, random.pick([1, 3, 12, 36, 60, 84]))),
      index_value: rateOf(random.int(8, 68) * 125),
      index_date: dateOf(addDays(noteDate, -random.int(1, 45))),
      rate_cap_initial: rateOf(random.pick([2000, 5000])),
      rate_cap_periodic: rateOf(random.pick([1000, 2000])),
      rate_cap_lifetime: rateOf(random.pick([5000, 6000])),
    });
  return { facts, principal, rate, noteDate, payment, paymentCount, balloon, total: payment * paymentCount + balloon };
}

function drawCollateral(
  random: Random,
  { principal, noteDate }: Terms,
  consumer: boolean,
  realEstate: boolean,
  purchase: boolean,
): Record<string, Fact> {
  const price = rounded(principal * (1.04 + random.next() * 0.4), random.pick([100_000, 500_000, 1_000_000]));
  const appraised = rounded(price * (1 + random.next() * 0.08), random.pick([100_000, 500_000, 500_000]));
  const facts: Record<string, Fact> = {
    appraised_value: cents(random.chance(0.3) && purchase ? price : appraised),
    appraisal_date: dateOf(addDays(noteDate, -random.int(20, 170))),
    ltv_percent: rateOf(Math.round((principal / appraised) * 10_000) * 10),
    lien_position: { kind: 'rank', rank: random.chance(0.85) ? 1 : 2 },
    max_lien_amount: cents(random.pick([principal, principal * 2, rounded(principal * 1.5, 100_000)])),
    collateral_description: textOf(random.pick(pools.collaterals).replace('%', digits(random, 5))),
    occupancy: wordOf(
      consumer
        ? random.pick(['Primary Residence', 'Primary Residence', 'Second Home', 'Investment Property'])
        : 'Investment Property',
    ),
    insurable_value: cents(rounded(appraised * (0.6 + random.next() * 0.4), 100_000)),
    trustee_name: nameOf(
      random.chance(0.3)
        ? `${personName(random)}`
        : random.chance(0.2)
          ? `Public Trustee of ${makePlace(random).county} County`
          : titleCompany(random),
    ),
    title_amount: cents(random.chance(0.85) ? principal : price),
    title_effective_date: dateOf(addDays(noteDate, -random.int(5, 60))),
    title_commitment_number: idOf(
      `${random.pick(['TC', 'NCS-', 'OR', '24-', 'CO-', '', 'GF-', 'FA'])}${digits(random, random.int(5, 8))}${random.pick(['', '', '-1', 'A', '-KC'])}`,
    ),
    settlement_agent: nameOf(titleCompany(random)),
    settlement_file_number: idOf(
      `${random.pick(['ESC', 'F', '', '', 'GF ', '25-'])}${digits(random, random.int(5, 7))}`,
    ),
    flood_zone: textOf(random.pick(['X', 'X', 'X', 'AE', 'A', 'VE', 'AO', 'X500', 'C', 'B', 'AH', 'D', 'A99'])),
    flood_community_number: idOf(digits(random, 6)),
    flood_determination_date: dateOf(addDays(noteDate, -random.int(8, 90))),
    flood_coverage_amount: cents(random.pick([25_000_000, 50_000_000, rounded(principal * 0.7, 100_000), 12_500_000])),
    flood_expiration_date: dateOf(addMonths(noteDate, random.int(9, 13))),
  };
  const zone = facts.flood_zone?.kind === 'text' ? facts.flood_zone.text : 'X';
  facts.in_sfha = wordOf(String(/^[AV]/.test(zone)));
  if (purchase && realEstate) facts.sale_price = cents(price);
  return facts;
}

function drawDisclosure(random: Random, terms: Terms, purchase: boolean): Record<string, Fact> {
  const { principal, rate, noteDate, total } = terms;
  const origination = random.pick([
    rounded(principal * 0.0075, 1),
    rounded(principal * 0.01, 1),
    random.int(50_000, 250_000),
  ]);
  const loanCosts = origination + random.int(120_000, 480_000);
  const otherCosts = random.int(150_000, 900_000);
  const credits = random.chance(0.4) ? random.int(10_000, 190_000) : 0;
  const financed = principal - origination;
  const perDiem = Math.round((principal * rate) / 100_000 / random.pick([360, 365]));
  const days = random.int(1, 30);
  const allPayments = total + loanCosts;
  const closing = random.chance(0.8) ? noteDate : addDays(noteDate, -1);
  return {
    apr: rateOf(rate + random.int(20, 600)),
    finance_charge: cents(allPayments - financed),
    amount_financed: cents(financed),
    total_of_payments: cents(allPayments),
    tip: rateOf(Math.round(((total - principal) / principal) * 100_000)),
    closing_date: dateOf(closing),
    disbursement_date: dateOf(addDays(closing, random.pick([0, 0, 1, 4, 5]))),
    date_issued: dateOf(addDays(closing, -random.int(3, 30))),
    cd_received_date: dateOf(addDays(closing, -random.int(3, 6))),
    rescission_end_date: dateOf(addDays(closing, random.int(3, 5))),
    total_loan_costs: cents(loanCosts),
    total_other_costs: cents(otherCosts),
    lender_credits: cents(credits),
    total_closing_costs: cents(loanCosts + otherCosts - credits),
    cash_to_close: cents(
      (purchase ? rounded(principal * 0.2, 100) : 0) + loanCosts + otherCosts - credits - random.int(0, 90_000),
    ),
    origination_charges: cents(origination),
    prepaid_interest_per_diem: cents(perDiem),
    prepaid_interest_from: dateOf(closing),
    prepaid_interest_to: dateOf(addDays(closing, days)),
    prepaid_interest_amount: cents(perDiem * days),
    escrow_monthly: cents(random.int(18_000, 195_000)),
  };
}

function drawInsurance(random: Random, { principal, noteDate }: Terms): Record<string, Fact> {
  const from = addDays(noteDate, -random.int(0, 300));
  return {
    hazard_policy_number: idOf(
      random.pick([
        () => `${random.pick(['HO', 'CPP', 'BOP', 'WPP', 'DP3-', 'H'])}${digits(random, 7)}`,
        () => `${digits(random, 2)}-${digits(random, 3)}-${digits(random, 3)}-${digits(random, 2)}`,
        () => `${digits(random, 3)} ${digits(random, 3)} ${digits(random, 3)}`,
        () => `${random.pick(['ACP', 'MPK'])} ${random.pick(['BPHD', 'HMC'])} ${digits(random, 10)}`,
        () => `${digits(random, 8)}-${random.int(1, 9)}`,
      ])(),
    ),
    insurer_name: nameOf(insurerName(random)),
    hazard_coverage_amount: cents(rounded(principal * (0.7 + random.next()), random.pick([100_000, 10_000, 500_000]))),
    hazard_deductible: cents(random.pick([25_000, 50_000, 100_000, 100_000, 250_000, 500_000, 1_000_000])),
    hazard_effective_date: dateOf(from),
    hazard_expiration_date: dateOf(addMonths(from, random.pick([12, 12, 12, 6]))),
  };
}

function drawMoneyOut(random: Random, { principal, noteDate }: Terms): Record<string, Fact> {
  const toOthers = rounded(principal * (0.2 + random.next() * 0.7), random.pick([1, 1, 10_000]));
  const payoff = rounded(toOthers * (0.4 + random.next() * 0.6), 1);
  return {
    amount_to_borrower: cents(principal - toOthers),
    amount_paid_to_others: cents(toOthers),
    loan_proceeds_total: cents(principal),
    payoff_amount: cents(payoff),
    payoff_per_diem: cents((payoff * random.int(3, 9)) / 100 / 365),
    payoff_good_through: dateOf(addDays(noteDate, random.int(3, 30))),
    wire_amount: cents(principal - random.pick([0, random.int(10_000, 900_000)])),
    wire_beneficiary_name: nameOf(
      `${titleCompany(random)}${random.pick([' Escrow Trust Account', ' IOLTA', '', ' Trust Account', ' - Escrow'])}`,
    ),
    wire_beneficiary_account: idOf(
      random.chance(0.15) ? `${digits(random, 4)}-${digits(random, 6)}` : digits(random, random.int(8, 13)),
    ),
    wire_beneficiary_bank: nameOf(bankName(random)),
    wire_beneficiary_aba: idOf(makeAba(random)),
    wire_reference: textOf(
      random.pick([
        `File ${digits(random, 6)} ${personName(random)}`,
        `Escrow No. ${digits(random, 6)}`,
        `${random.pick(['GF', 'Order'])} ${digits(random, 5)} / ${random.pick(pools.lastNames)}`,
        `${digits(random, 2)}-${digits(random, 5)} ${random.pick(pools.lastNames)} purchase`,
      ]),
    ),
  };
}

function drawApproval(random: Random, { principal, noteDate }: Terms, consumer: boolean): Record<string, Fact> {
  return {
    approval_number: idOf(`${random.pick(['CA-', 'LA', '', 'CM-2025-', 'APP'])}${digits(random, 5)}`),
    approval_date: dateOf(addDays(noteDate, -random.int(5, 70))),
    approval_expiration_date: dateOf(addDays(noteDate, random.int(10, 90))),
    approved_by: nameOf(
      random.pick([
        () => 'Directors’ Loan Committee',
        () => 'Executive Loan Committee',
        () => personName(random),
        () => personName(random),
        () =>
          `${personName(random)}, ${random.pick(['Chief Credit Officer', 'SVP', 'President', 'Senior Credit Officer'])}`,
      ])(),
    ),
    approval_authority_limit: cents(Math.ceil(principal / 50_000_000) * 50_000_000 + 50_000_000),
    risk_rating: textOf(random.pick(pools.riskRatings)),
    loan_purpose: textOf(
      consumer
        ? random.pick(['Purchase', 'Refinance', 'Cash-out refinance', 'Home Equity Loan', 'Construction'])
        : random.pick(pools.purposes),
    ),
    loan_officer: nameOf(
      random.chance(0.2) ? `${random.pick('ABDJKMPT'.split(''))}. ${random.pick(pools.lastNames)}` : personName(random),
    ),
    naics_code: idOf(digits(random, 6)),
    call_report_code: idOf(random.pick(['1.E.1', '1.C.2.A', '4', '1.E.2', '1A2', '9B', '1.D', '6.C'])),
    branch_code: idOf(random.pick(['001', '014', '0203', '7', '112', 'BR-04'])),
    product_code: idOf(random.pick(['CRE10', 'TERM', 'RES30', 'SBA7A', 'LOC', '410', 'CI-05', 'HELOC2'])),
    guaranty_limit: cents(rounded(principal * random.pick([0.25, 0.5, 0.5, 1]), 1)),
    guaranty_type: wordOf(random.chance(0.45) ? 'limited' : 'unlimited'),
    agency: nameOf(agencyName(random)),
  };
}
