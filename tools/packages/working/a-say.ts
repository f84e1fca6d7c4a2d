import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate, ordinalDate, shortMonthDate } from '../core/dates.ts';
import type { LoanFacts, Party, PostalAddress } from '../core/facts.ts';
import { oneLine } from '../core/parties.ts';
import type { Random } from '../core/random.ts';
import { type Run, type ValueRun, v } from '../core/runs.ts';

export type DateLook = 'long' | 'slashes' | 'dashes' | 'bare' | 'short' | 'ordinal';

export function showDate(iso: string, look: DateLook): string {
  if (look === 'slashes') return numericDate(iso);
  if (look === 'dashes') return numericDate(iso, '-');
  if (look === 'bare') return numericDate(iso, '/', false);
  if (look === 'short') return shortMonthDate(iso);
  return look === 'ordinal' ? ordinalDate(iso) : longDate(iso);
}

/** How one document prints values: the same habits throughout it, other ones in the next. */
export interface Habits {
  readonly date: DateLook;
  /** Whole amounts without `.00`. */
  readonly dropCents: boolean;
  readonly rateDigits: number | 'short';
  readonly upperNames: boolean;
}

/** Prints the loan's values; a value that the loan does not have is never asked for here. */
export interface Say {
  readonly habits: Habits;
  date(field: string, iso: string, look?: DateLook): ValueRun;
  /** Without the sign. */
  money(field: string, cents: number): ValueRun;
  /** With the sign before it. */
  dollars(field: string, cents: number): ValueRun;
  /** With the sign after it. */
  percent(field: string, thousandths: number): ValueRun;
  number(field: string, value: number): ValueRun;
  /** The same forms as plain text, for amounts and dates that are no field of the document. */
  readonly plain: { date(iso: string): string; dollars(cents: number): string; percent(thousandths: number): string };
  principal(): ValueRun;
  words(look?: 'ampersand' | 'and' | 'no'): ValueRun;
  noteDate(look?: DateLook): ValueRun;
  maturity(look?: DateLook): ValueRun;
  loanNo(): ValueRun;
  rate(): ValueRun;
  lender(): ValueRun;
  lenderAddress(form?: AddressForm): ValueRun;
  /** All borrowers, joined by the given word. */
  borrowers(joint?: string): Run[];
  borrower(index?: number): ValueRun;
  borrowerAddress(form?: AddressForm): ValueRun;
  /** `, a Colorado corporation` after the name; nothing for persons. */
  entity(lead?: string): Run[];
  guarantor(index?: number): ValueRun;
  guarantorAddress(form?: AddressForm, index?: number): ValueRun;
  property(form?: AddressForm): ValueRun;
  county(): ValueRun;
  legal(): ValueRun;
  parcel(): ValueRun;
  trustee(): ValueRun;
}

export type AddressForm = 'line' | 'two lines';

export function createSay(facts: LoanFacts, random: Random, subject: number, wish: Partial<Habits> = {}): Say {
  const habits: Habits = {
    date: random.pick(['long', 'long', 'slashes', 'dashes', 'bare'] as const),
    dropCents: random.chance(0.2),
    rateDigits: random.pick([3, 3, 2, 'short'] as const),
    upperNames: random.chance(0.25),
    ...wish,
  };
  const amount = (cents: number): string =>
    habits.dropCents && cents % 100 === 0 ? money(cents).slice(0, -3) : money(cents);
  const ratio = (thousandths: number): string => {
    if (habits.rateDigits === 'short') return plainRate(thousandths);
    return rate(thousandths, thousandths % 10 === 0 ? habits.rateDigits : 3);
  };
  const name = (field: string, text: string): ValueRun => v(field, habits.upperNames ? text.toUpperCase() : text);
  const place = (field: string, address: PostalAddress, form: AddressForm = 'line'): ValueRun =>
    v(
      field,
      form === 'line' ? oneLine(address) : `${address.street}\n${address.city}, ${address.state} ${address.zip}`,
      oneLine(address),
    );
  const at = (parties: readonly Party[], index: number): Party => {
    const party = parties[index % Math.max(1, parties.length)];
    if (party === undefined) throw new Error('The loan has no such party: the layout must not suit it.');
    return party;
  };
  const say: Say = {
    habits,
    date: (field, iso, look = habits.date) => v(field, showDate(iso, look), iso),
    money: (field, cents) => v(field, amount(cents), plainMoney(cents)),
    dollars: (field, cents) => v(field, `$${amount(cents)}`, plainMoney(cents)),
    percent: (field, thousandths) => v(field, `${ratio(thousandths)}%`, plainRate(thousandths)),
    number: (field, value) => v(field, value.toString()),
    plain: {
      date: (iso) => showDate(iso, habits.date),
      dollars: (cents) => `$${amount(cents)}`,
      percent: (thousandths) => `${ratio(thousandths)}%`,
    },
    principal: () => say.dollars('principal_amount', facts.principalCents),
    words: (look = 'ampersand') => v('principal_words', amountInWords(facts.principalCents, look)),
    noteDate: (look) => say.date('note_date', facts.noteDate, look),
    maturity: (look) => say.date('maturity_date', facts.maturityDate, look),
    loanNo: () => v('loan_number', facts.loanNumber),
    rate: () => say.percent('interest_rate', facts.rate),
    lender: () => name('lender_name', facts.lender.name),
    lenderAddress: (form) => place('lender_address', facts.lender.address, form),
    borrowers: (joint = ' and ') =>
      facts.borrowers.flatMap((party, index) => [...(index === 0 ? [] : [joint]), name('borrower_name', party.name)]),
    borrower: (index = 0) => name('borrower_name', at(facts.borrowers, index).name),
    borrowerAddress: (form) => place('borrower_address', at(facts.borrowers, 0).address, form),
    entity: (lead = ', ') => {
      const type = facts.borrowers[0]?.entityType;
      return type === null || type === undefined ? [] : [lead, v('borrower_entity_type', type)];
    },
    guarantor: (index = subject) => name('guarantor_name', at(facts.guarantors, index).name),
    guarantorAddress: (form, index = subject) => place('guarantor_address', at(facts.guarantors, index).address, form),
    property: (form) => place('property_address', facts.property.address, form),
    county: () => v('property_county', facts.property.county),
    legal: () => v('legal_description', facts.property.legalDescription),
    parcel: () => v('parcel_number', facts.property.parcel),
    trustee: () => name('trustee_name', facts.trustee.name),
  };
  return say;
}
