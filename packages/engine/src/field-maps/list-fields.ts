import { findField } from '../fields/field-catalogue.ts';

/** What a loan has several of. */
export const loanLists = ['borrower', 'guarantor', 'note', 'collateral', 'payment'] as const;
export type LoanList = (typeof loanLists)[number];

/** The lists in which nothing may be left out silently, and the field that stands for one of their items. */
export const NAMED_BY: Readonly<Record<'borrower' | 'guarantor' | 'note', string>> = {
  borrower: 'borrower_name',
  guarantor: 'guarantor_name',
  note: 'principal_amount',
};

const FIELDS_OF: Readonly<Record<Exclude<LoanList, 'payment'>, readonly string[]>> = {
  borrower: ['borrower_name', 'borrower_entity_type', 'borrower_state_of_org', 'borrower_tin', 'borrower_address'],
  guarantor: ['guarantor_name', 'guarantor_address', 'guaranty_limit', 'guaranty_type', 'guaranty_date'],
  note: [
    'loan_number',
    'principal_amount',
    'interest_rate',
    'rate_type',
    'rate_index',
    'rate_margin',
    'rate_floor',
    'rate_ceiling',
    'rate_change_frequency',
    'first_rate_change_date',
    'default_rate',
    'day_count',
    'note_date',
    'maturity_date',
    'first_payment_date',
    'payment_amount',
    'number_of_payments',
    'payment_frequency',
    'term_months',
    'amortization_months',
    'interest_only_months',
    'balloon_amount',
    'late_charge_percent',
    'late_charge_amount',
    'grace_days',
    'prepayment_penalty',
    'renewal_of',
    'note_signature_date',
  ],
  collateral: [
    'collateral_description',
    'property_address',
    'property_county',
    'legal_description',
    'parcel_number',
    'lien_position',
    'max_lien_amount',
  ],
};

/** Lines of the payment schedule, which follow from a note's terms: names for field maps alone, read off no page themselves. */
export const SCHEDULE_FIELDS: Readonly<
  Record<string, { readonly title: string; readonly kind: 'money' | 'date' | 'integer' }>
> = {
  schedule_note: { title: 'Note of the scheduled payment', kind: 'integer' },
  schedule_number: { title: 'Number of the scheduled payment', kind: 'integer' },
  schedule_date: { title: 'Date of the scheduled payment', kind: 'date' },
  schedule_amount: { title: 'Amount of the scheduled payment', kind: 'money' },
  schedule_principal: { title: 'Principal of the scheduled payment', kind: 'money' },
  schedule_interest: { title: 'Interest of the scheduled payment', kind: 'money' },
  schedule_balance: { title: 'Balance after the scheduled payment', kind: 'money' },
};

const LIST_OF: ReadonlyMap<string, LoanList> = new Map([
  ...Object.entries(FIELDS_OF).flatMap(([list, fields]) => fields.map((field) => [field, list as LoanList] as const)),
  ...Object.keys(SCHEDULE_FIELDS).map((field) => [field, 'payment'] as const),
]);

/** A canonical field as a map names it: `guarantor_name`, `guarantor_name[2]` or `guarantor_name[*]`. */
export interface FieldPlace {
  readonly field: string;
  /** Null: the field as a whole, as maps without lists have it. Items count from 1. */
  readonly index: number | '*' | null;
}

const PLACE = /^([a-z0-9_]+)(?:\[(\*|[1-9]\d{0,3})\])?$/;

/** Null where it is written otherwise. */
export function parsePlace(canonical: string): FieldPlace | null {
  const [, field = '', index] = PLACE.exec(canonical) ?? [];
  if (field === '') return null;
  return { field, index: index === undefined ? null : index === '*' ? '*' : Number(index) };
}

/** A field without what a map says of its place in a list. */
export function fieldOfPlace(canonical: string): string {
  return parsePlace(canonical)?.field ?? canonical;
}

export function listOfField(field: string): LoanList | null {
  return LIST_OF.get(field) ?? null;
}

/** Whether a map may name it. */
export function isMappable(field: string): boolean {
  return findField(field) !== undefined || SCHEDULE_FIELDS[field] !== undefined;
}

export function titleOfField(field: string): string {
  return findField(field)?.title ?? SCHEDULE_FIELDS[field]?.title ?? field;
}

/** A field of the core with a place for a number: one row of it for each item. `party[*].name` has the group `party`. */
export interface RowField {
  readonly group: string;
  readonly field: string;
}

const ROW = /^([^[\]]+)\[\*\](?:\.([^[\]]+))?$/;

/** Null for a field that stands once. */
export function parseRowField(core: string): RowField | null {
  const [, group = '', field = ''] = ROW.exec(core) ?? [];
  return group === '' ? null : { group, field };
}

/** `party[2].name`; `guarantor[2]` where the rows have one value each. */
export function rowName({ group, field }: RowField, row: number): string {
  return field === '' ? `${group}[${row}]` : `${group}[${row}].${field}`;
}

const NUMBERED = /^([^[\]]+)\[([1-9]\d{0,4})\](?:\.([^[\]]+))?$/;

/** The other way round: which row of which group a value of the core is; null for a value that stands once. */
export function readRowName(core: string): (RowField & { readonly row: number }) | null {
  const [, group = '', row = '', field = ''] = NUMBERED.exec(core) ?? [];
  return group === '' ? null : { group, field, row: Number(row) };
}
