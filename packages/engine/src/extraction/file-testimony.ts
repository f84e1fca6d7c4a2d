import { findField } from '../fields/field-catalogue.ts';
import { addressParts } from '../values/address-key.ts';
import { nameKey } from '../values/name-key.ts';
import { sameValueKey } from '../values/same-value-key.ts';
import type { ExtractedValue } from './extracted-value.ts';

/** Who takes part in a loan, by the field that names them: what one of them is called, no other is. */
export const parties: readonly string[] = [
  'borrower_name',
  'lender_name',
  'guarantor_name',
  'settlement_agent',
  'loan_officer',
];

/** Terms by which a paper names the loan that another one makes. */
export const referring: readonly string[] = ['note_date', 'principal_amount', 'maturity_date'];

/** What papers are asked of a loan that others tell too: which loan, whose and on what. */
export const shared: ReadonlySet<string> = new Set([
  ...parties,
  ...referring,
  'borrower_address',
  'lender_address',
  'guarantor_address',
  'property_address',
  'property_county',
  'parcel_number',
  'loan_number',
  'settlement_file_number',
]);

/** Papers that name a person and not what the person has to do with the loan. */
export const withoutRoles: ReadonlySet<string> = new Set(['id_document']);

/** A value less certain than this bears no witness to other papers. */
const leastHeard = 0.7;

/** Whether a value is certain enough to tell of other papers, and to be left alone by them. */
export function isSure({ confidence }: Pick<ExtractedValue, 'confidence'>): boolean {
  return confidence >= leastHeard;
}

/** Papers that must say the same, beside the one that is read. */
const fewestPapers = 2;
/** A value with less than this share of the papers that the first has is another's that slipped in. */
const leastShare = 1 / 3;
/** Shorter ones stand on every page by chance. */
const fewestLetters = 4;

/** A value that several papers of a file name alike. */
export interface AgreedValue {
  readonly field: string;
  readonly value: string;
  readonly papers: number;
  /** How they print it, in words. */
  readonly forms: readonly (readonly string[])[];
}

/** What the papers of one file say together. */
export interface FileTestimony {
  readonly agreed: readonly AgreedValue[];
  /** What each of these fields is said to be, as `valueKey` gives it: the type of every paper that says so. */
  readonly said: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

interface Named {
  readonly value: string;
  /** The papers that say so, with their types. */
  readonly papers: Map<number, string>;
  readonly forms: Map<string, readonly string[]>;
}

type Names = Map<string, Map<string, Named>>;

export function hearPapers(
  papers: readonly { readonly docType: string; readonly values: readonly ExtractedValue[] }[],
): FileTestimony {
  const names: Names = new Map();
  for (const [paper, { docType, values }] of papers.entries()) {
    if (withoutRoles.has(docType)) continue;
    for (const value of values) if (shared.has(value.fieldName) && isSure(value)) add(names, paper, docType, value);
  }
  return {
    agreed: [...names.keys()].flatMap((field) => agreedOn(names, field)),
    said: Object.fromEntries(
      [...names].map(([field, byKey]) => [
        field,
        Object.fromEntries([...byKey].map(([key, { papers: own }]) => [key, [...own.values()]])),
      ]),
    ),
  };
}

function add(
  names: Names,
  paper: number,
  docType: string,
  { fieldName, rawText, normalizedValue }: ExtractedValue,
): void {
  const byKey = names.get(fieldName) ?? new Map<string, Named>();
  names.set(fieldName, byKey);
  const key = valueKey(fieldName, normalizedValue);
  const own = byKey.get(key) ?? { value: normalizedValue, papers: new Map(), forms: new Map() };
  byKey.set(key, own);
  own.papers.set(paper, docType);
  for (const form of formsOf(fieldName, rawText, normalizedValue)) {
    const words = foldWords(form);
    if (words.join('').length >= fewestLetters) own.forms.set(words.join(' '), words);
  }
}

function formsOf(field: string, rawText: string, value: string): readonly string[] {
  // What is printed with no cents on one paper has them on the next.
  return findField(field)?.kind === 'money' ? [value, value.replace(/\.00$/, ''), ...grouped(value)] : [rawText, value];
}

function grouped(value: string): readonly string[] {
  const [whole = '', cents = ''] = value.split('.');
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return cents === '00' ? [groups, `${groups}.00`] : [`${groups}.${cents}`];
}

function agreedOn(names: Names, field: string): AgreedValue[] {
  const isOne = findField(field)?.repeated !== true;
  const ranked = [...(names.get(field) ?? [])].sort(([, one], [, other]) => other.papers.size - one.papers.size);
  const [most = 0, second = 0] = ranked.map(([, { papers }]) => papers.size);
  if (isOne && most < 2 * second) return [];
  return ranked
    .filter(([key, { papers }], place) => {
      const { size } = papers;
      if (size < fewestPapers || size < most * leastShare || (isOne && place > 0)) return false;
      return !parties.some((other) => other !== field && (names.get(other)?.get(key)?.papers.size ?? 0) >= size);
    })
    .map(([, { value, papers, forms }]) => ({ field, value, papers: papers.size, forms: [...forms.values()] }));
}

/** The same for all ways in which papers print one value. */
export function valueKey(field: string, value: string): string {
  const kind = findField(field)?.kind ?? 'text';
  if (kind === 'name') return nameKey(value);
  if (kind !== 'address') return sameValueKey(kind, value);
  const { number, street, unit, city, state, zip } = addressParts(value);
  return [number ?? '', ...street, unit, city, state, zip].join(' ');
}

export function foldWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
