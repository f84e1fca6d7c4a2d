import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, addMonths, longDate, numericDate, ordinalDate, shortMonthDate } from '../core/dates.ts';
import type { LoanFacts, Party } from '../core/facts.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import type { Random } from '../core/random.ts';
import { type Run, v } from '../core/runs.ts';

type Print = (iso: string) => string;

/** How one house prints its values, for one document. */
export interface House {
  readonly f: LoanFacts;
  readonly day: Print;
  readonly subject: number;
  readonly noise: Readonly<Record<string, string>>;
}

const days: readonly Print[] = [longDate, (iso) => numericDate(iso), shortMonthDate, (iso) => numericDate(iso, '-')];

export function openHouse(f: LoanFacts, r: Random, subject: number): House {
  return { f, day: r.pick(days), subject, noise: makeNoise(f, r) };
}

/** Names, numbers and days that stand on such papers and are nothing of this loan. */
function makeNoise(f: LoanFacts, r: Random): Readonly<Record<string, string>> {
  const digits = (count: number): string => Array.from({ length: count }, () => r.int(1, 9)).join('');
  return {
    person: r.pick(['Dennis Q. Ferraro', 'Joan Pickering', 'Edith Marlow', 'Walter Bosch']),
    person2: r.pick(['Colleen Ashby', 'Beatrice Vaughn', 'Reginald Tolliver']),
    bank: r.pick(['Tri-County Savings Bank', 'Farmers & Drovers Bank', 'Lakota Federal Credit Union']),
    olddate: longDate(addMonths(f.noteDate, -r.int(30, 90))),
    oldslash: numericDate(addMonths(f.noteDate, -r.int(30, 90))),
    laterdate: longDate(addMonths(f.noteDate, 2)),
    days3: longDate(addDays(f.noteDate, -3)),
    oldmoney: `$${r.int(40, 90)},${digits(3)}.00`,
    money: `$${r.int(2, 9)},${digits(3)}.${digits(2)}`,
    n5: digits(5),
    n7: digits(7),
    n9: digits(9),
    phone: `(${r.int(201, 989)}) 555-0${r.int(100, 199)}`,
    state: f.property.address.state,
    signer: f.borrowers[0]?.signer ?? '',
    underwriter: f.title.underwriter,
    agentplace: oneLine(f.title.agent.address),
    payofflender: f.payoff.lender,
    instrument: ['CO', 'OR', 'TX', 'CA', 'ID'].includes(f.property.address.state) ? 'Deed of Trust' : 'Mortgage',
    signercapacity: f.borrowers[0]?.capacity ?? '',
    guarantor: f.guarantors[0]?.name ?? '',
    guarantorplace: f.guarantors[0] === undefined ? '' : oneLine(f.guarantors[0].address),
    bankofficer: f.lender.signer,
    cityonly: f.property.address.city,
    statename: (f.borrowers[0]?.address.state ?? '').toUpperCase(),
    bankkind: 'a banking corporation',
    goods: f.collateral,
  };
}

const usd = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
const percent = (field: string, thousandths: number): Run =>
  v(field, `${rate(thousandths, 3)}%`, plainRate(thousandths));

/** A value in another form than the usual: `bare` without its sign, `lines` over two lines, `caps`, `words`. */
function place(field: string, address: PostalAddress, form: string): Run {
  if (form === 'lines')
    return v(field, `${address.street}\n${address.city}, ${address.state} ${address.zip}`, oneLine(address));
  return v(field, oneLine(address));
}

function people(field: string, parties: readonly Party[], form: string): Run[] {
  const between = form === 'list' ? '\n' : form === 'semicolon' ? '; ' : form === 'comma' ? ', ' : ' and ';
  return parties.flatMap((party, index): Run[] => [
    ...(index === 0 ? [] : [between]),
    v(field, form === 'caps' ? party.name.toUpperCase() : party.name),
  ]);
}

const dayCounts = { '30/360': '30/360', 'act/360': 'Actual/360', 'act/365': 'Actual/365' } as const;

function amounts({ f }: House): Readonly<Record<string, number>> {
  return {
    principal_amount: f.principalCents,
    credit_limit: f.principalCents,
    payment_amount: f.paymentCents,
    appraised_value: f.appraisedCents,
    sale_price: f.salePriceCents ?? 0,
    balloon_amount: f.balloonCents ?? 0,
    max_lien_amount: f.maxLienCents,
    title_amount: f.principalCents,
    guaranty_limit: f.guarantyLimitCents ?? 0,
    hazard_coverage_amount: f.hazard.coverageCents,
    hazard_deductible: f.hazard.deductibleCents,
    flood_coverage_amount: f.flood.coverageCents,
    finance_charge: f.disclosure.financeChargeCents,
    amount_financed: f.disclosure.amountFinancedCents,
    total_of_payments: f.disclosure.totalOfPaymentsCents,
    escrow_monthly: f.disclosure.escrowCents,
    origination_charges: f.disclosure.originationCents,
    cash_to_close: f.disclosure.cashToCloseCents,
    prepaid_interest_amount: f.disclosure.interestCents,
    amount_to_borrower: f.disbursement.toBorrowerCents,
    amount_paid_to_others: f.disbursement.toOthersCents,
    loan_proceeds_total: f.principalCents,
    payoff_amount: f.payoff.amountCents,
    payoff_per_diem: f.payoff.perDiemCents,
    wire_amount: f.wire.amountCents,
    approval_authority_limit: f.approval.limitCents,
    late_charge_amount: 2_500,
  };
}

function dates({ f }: House): Readonly<Record<string, string>> {
  return {
    note_date: f.noteDate,
    maturity_date: f.maturityDate,
    // Lines are drawn for ten years, or until they mature.
    draw_period_end: [addMonths(f.noteDate, 120), f.maturityDate].toSorted()[0] ?? f.maturityDate,
    index_date: addDays(f.noteDate, -1),
    ofac_date: addDays(f.noteDate, -3),
    notary_date: f.noteDate,
    notary_commission_expiration: addMonths(f.noteDate, 30),
    first_payment_date: f.firstPaymentDate,
    first_rate_change_date: f.index?.firstChange ?? f.noteDate,
    guaranty_date: f.noteDate,
    appraisal_date: f.appraisalDate,
    title_effective_date: f.title.date,
    hazard_effective_date: f.hazard.from,
    hazard_expiration_date: f.hazard.to,
    flood_determination_date: f.flood.date,
    closing_date: f.disclosure.closingDate,
    disbursement_date: f.disclosure.disbursementDate,
    date_issued: f.disclosure.issuedDate,
    rescission_end_date: f.disclosure.rescissionEnd,
    payoff_good_through: f.payoff.goodThrough,
    approval_date: f.approval.date,
    approval_expiration_date: f.approval.expires,
    note_signature_date: f.noteDate,
    prepaid_interest_from: f.disclosure.interestFrom,
    // Certified when the approval was given; nobody has it certified long before.
    good_standing_date: addDays(f.noteDate, -21),
  };
}

function rates({ f }: House): Readonly<Record<string, number>> {
  return {
    interest_rate: f.rate,
    default_rate: f.defaultRate,
    late_charge_percent: f.lateChargePercent,
    rate_margin: f.index?.margin ?? 0,
    index_value: f.rate - (f.index?.margin ?? 0),
    rate_floor: f.index?.floor ?? 0,
    rate_ceiling: f.index?.ceiling ?? 0,
    rate_cap_initial: 2_000,
    rate_cap_periodic: 2_000,
    rate_cap_lifetime: (f.index?.ceiling ?? 0) - f.rate,
    ownership_percent: 100_000,
    apr: f.disclosure.apr,
    ltv_percent: Math.round((f.principalCents / f.appraisedCents) * 10_000) * 10,
  };
}

function texts(house: House): Readonly<Record<string, string>> {
  const { f, subject } = house;
  const first = f.borrowers[0];
  const guarantor = f.guarantors[subject % Math.max(1, f.guarantors.length)];
  return {
    loan_number: f.loanNumber,
    lender_name: f.lender.name,
    mortgagee_name: f.lender.name,
    title_insured: f.lender.name,
    guarantor_name: guarantor?.name ?? '',
    trustee_name: f.trustee.name,
    borrower_entity_type: first?.entityType ?? '',
    borrower_state_of_org: first?.stateOfOrganization ?? '',
    borrower_tin: first?.tin ?? '',
    vested_owner: f.borrowers.map(({ name }) => name).join(' and '),
    property_county: f.property.county,
    property_type: f.property.type,
    legal_description: f.property.legalDescription,
    parcel_number: f.property.parcel,
    collateral_description: f.collateral,
    rate_index: f.index?.name ?? '',
    title_commitment_number: f.title.number,
    settlement_agent: f.title.agent.name,
    settlement_file_number: f.title.fileNumber,
    hazard_policy_number: f.hazard.policy,
    insurer_name: f.hazard.insurer,
    flood_zone: f.flood.zone,
    flood_community_number: f.flood.community,
    loan_purpose: f.approval.purpose,
    loan_officer: f.approval.officer,
    approved_by: f.approval.approvedBy,
    approval_number: f.approval.number,
    risk_rating: f.approval.riskRating,
    naics_code: f.approval.naics,
    call_report_code: f.approval.callCode,
    branch_code: f.approval.branch,
    product_code: f.approval.productCode,
    wire_beneficiary_name: f.wire.beneficiary,
    wire_beneficiary_account: f.wire.account,
    wire_beneficiary_bank: f.wire.bank,
    wire_beneficiary_aba: f.wire.aba,
    wire_reference: f.wire.reference,
    signer_name: first?.signer ?? '',
    signer_title: first?.capacity ?? '',
    authorized_signer: first?.signer ?? '',
    notary_name: house.noise.person2 ?? '',
    number_of_payments: String(f.numberOfPayments),
    grace_days: String(f.graceDays),
  };
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The runs for `{field}` or `{field/form}` in a text; `{=word}` is noise. Throws for a name that nobody knows. */
export function runsOf(house: House, name: string, form: string): readonly Run[] {
  const { f, day, noise, subject } = house;
  if (name.startsWith('=')) return [noise[name.slice(1)] ?? fail(name)];
  const cents = amounts(house)[name];
  if (cents !== undefined) {
    if (form === 'words')
      return [v(name, `${amountInWords(cents, 'and')} Dollars ($${money(cents)})`, plainMoney(cents))];
    return [form === 'bare' ? v(name, money(cents), plainMoney(cents)) : usd(name, cents)];
  }
  const iso = dates(house)[name];
  if (iso !== undefined) {
    const print = { ordinal: ordinalDate, long: longDate, slash: (one: string) => numericDate(one) }[form] ?? day;
    return [v(name, print(iso), iso)];
  }
  const thousandths = rates(house)[name];
  if (thousandths !== undefined) return [percent(name, thousandths)];
  const guarantor = f.guarantors[subject % Math.max(1, f.guarantors.length)];
  const years = (field: string, months: number): Run =>
    v(
      field,
      form === 'bare'
        ? String(months)
        : form === 'years' && months % 12 === 0
          ? `${months / 12} years`
          : `${months} months`,
      String(months),
    );
  switch (name) {
    case 'borrower_name':
      return people(name, form === 'first' ? f.borrowers.slice(0, 1) : f.borrowers, form);
    case 'guarantors':
      return people('guarantor_name', f.guarantors, form);
    // A payoff is wired to the lender that is paid off, not to whom this loan's money goes.
    case 'payoff_beneficiary':
      return [v('wire_beneficiary_name', f.payoff.lender)];
    case 'payoff_account':
      return [v('wire_beneficiary_account', `8${f.payoff.loanNumber}`)];
    case 'borrower_address':
      return [place(name, (f.borrowers[0] ?? f.lender).address, form)];
    case 'guarantor_address':
      return [place(name, (guarantor ?? f.lender).address, form)];
    case 'lender_address':
      return [place(name, f.lender.address, form)];
    case 'property_address':
      return [place(name, f.property.address, form)];
    case 'principal_words':
      return [v(name, `${amountInWords(f.principalCents, 'and')}`)];
    case 'rate_type':
      return [v(name, { caps: capital(f.rateType), upper: f.rateType.toUpperCase() }[form] ?? f.rateType, f.rateType)];
    case 'loan_class':
      return [v(name, form === 'caps' ? capital(f.loanClass) : f.loanClass, f.loanClass)];
    case 'day_count':
      return [v(name, dayCounts[f.dayCount], f.dayCount)];
    case 'payment_frequency':
      return [v(name, { caps: 'Monthly', every: 'every month' }[form] ?? 'monthly', 'monthly')];
    case 'rate_change_frequency':
      return [v(name, f.index?.frequency ?? '')];
    case 'term_months':
      return [years(name, f.termMonths)];
    case 'amortization_months':
      return [years(name, f.amortizationMonths)];
    case 'occupancy':
      return [v(name, 'Primary Residence')];
    case 'lien_position':
      return [v(name, form === 'caps' ? 'First' : 'first', '1')];
    case 'guaranty_type':
      return [v(name, f.guarantyLimitCents === null ? 'Unlimited' : 'Limited')];
    case 'prepayment_penalty':
      return [v(name, f.prepaymentPenalty ? 'Yes' : 'No', String(f.prepaymentPenalty))];
    case 'in_sfha':
      return [v(name, f.flood.inHazardArea ? 'Yes' : 'No', String(f.flood.inHazardArea))];
    case 'conditions':
      return f.approval.conditions.flatMap((one, index): Run[] => [
        index === 0 ? '' : form === 'semicolon' ? '; ' : '\n',
        form === 'number' ? `${index + 1}. ` : form === 'bullet' ? '• ' : '',
        v(name, one),
      ]);
    default: {
      const text = texts(house)[name];
      return [text === undefined ? fail(name) : v(name, form === 'caps' ? text.toUpperCase() : text)];
    }
  }
}

function fail(name: string): never {
  throw new Error(`No value is named ${name}.`);
}
