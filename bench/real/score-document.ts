import { boxOverlap } from '@countersign/engine/pages/box';
import type { Box } from '@countersign/engine/pages/page';
import type { Truth } from './real-documents.ts';

/** A value as the product read it. */
export interface ReadValue {
  readonly fieldName: string;
  readonly normalizedValue: string;
  readonly confidence: number;
  readonly rule: string;
  readonly pageNo: number;
  readonly bbox: Box;
  readonly proposed: boolean;
}

export interface SplitPart {
  readonly docType: string;
  readonly fromPage: number;
  readonly toPage: number;
}

export interface Miss {
  readonly field: string;
  readonly truth: string;
}

export interface WrongValue {
  readonly value: ReadValue;
  /** What a person reads; empty where the document does not state the field. */
  readonly truth: readonly string[];
}

/** One value that was read, and whether it is right, for the curve of confidence. */
export interface Judged {
  readonly confidence: number;
  readonly right: boolean;
}

export interface DocumentScore {
  readonly typeRight: boolean;
  /** Null where nobody decided which pages belong together. */
  readonly splitRight: boolean | null;
  readonly values: number;
  readonly stated: number;
  readonly proposed: number;
  readonly missing: readonly Miss[];
  readonly wrong: readonly WrongValue[];
  readonly boxes: { readonly known: number; readonly right: number };
  readonly judged: readonly Judged[];
}

/** Fields of which a document may state more than the values written down, so that a longer reading is right. */
const mayGoOn: ReadonlySet<string> = new Set([
  'principal_words',
  'property_address',
  'borrower_address',
  'lender_address',
  'guarantor_address',
  'legal_description',
  'collateral_description',
  'loan_purpose',
  'rate_index',
  'property_county',
  'occupancy',
  'rate_type',
  'guaranty_type',
  'borrower_entity_type',
  'day_count',
  'payment_frequency',
]);
const nameField = /(_name|insured|owner|agent|beneficiary_bank)$/;
/** A name may carry its capacity or its form, but no whole sentence. */
const LONGEST_ADDITION = 60;
/** Boxes that share this much of their union show the same words. */
const SAME_BOX = 0.5;

/**
 * Whether a reading is one of the forms of a true value. Amounts count as numbers, texts without case, spaces and
 * punctuation; an address is right once it contains what was written down of it.
 */
export function isSame(field: string, read: string, truth: string): boolean {
  return truth.split('|').some((form) => {
    const [wanted, got] = [fold(form), fold(read)];
    if (wanted === '' || got === '') return false;
    if (mayGoOn.has(field)) return got.includes(wanted);
    if (nameField.test(field))
      return wanted === got || (got.includes(wanted) && got.length - wanted.length <= LONGEST_ADDITION);
    return Number(form) === Number(read) || wanted === got;
  });
}

/** Only fields that the truth speaks of count: nobody wrote down all that a page says. */
export function scoreDocument(truth: Truth, parts: readonly SplitPart[], values: readonly ReadValue[]): DocumentScore {
  const known = new Map(Object.entries(truth.fields));
  for (const field of truth.absent ?? []) known.set(field, []);
  let [all, stated, proposed] = [0, 0, 0];
  const boxes = { known: 0, right: 0 };
  const missing: Miss[] = [];
  const wrong: WrongValue[] = [];
  const judged: Judged[] = [];
  for (const [field, wanted] of known) {
    const own = values.filter(({ fieldName }) => fieldName === field);
    all += wanted.length;
    for (const form of wanted) {
      const hits = own.filter((value) => isSame(field, value.normalizedValue, form));
      const hit = hits.find((value) => !value.proposed) ?? hits[0];
      if (hit === undefined) missing.push({ field, truth: form });
      else if (hit.proposed) proposed += 1;
      else stated += 1;
    }
    for (const value of own) {
      const right = isRight(field, value, wanted);
      judged.push({ confidence: value.confidence, right });
      if (!right && !value.proposed) wrong.push({ value, truth: wanted });
      const places = truth.boxes?.[field];
      if (!right || value.proposed || places === undefined) continue;
      boxes.known += 1;
      if (places.some((place) => place.page === value.pageNo && boxOverlap(place, value.bbox) >= SAME_BOX))
        boxes.right += 1;
    }
  }
  return {
    typeRight: parts.some(({ docType }) => truth.docTypes.includes(docType)),
    splitRight: truth.pages === undefined ? null : sameParts(truth.pages, parts),
    values: all,
    stated,
    proposed,
    missing,
    wrong,
    boxes,
    judged,
  };
}

/** Two who are written down one by one may be read as one, in the order in which they are written down. */
function isRight(field: string, { normalizedValue }: ReadValue, wanted: readonly string[]): boolean {
  if (wanted.some((form) => isSame(field, normalizedValue, form))) return true;
  if (!nameField.test(field)) return false;
  const [read, together] = [fold(normalizedValue), fold(wanted.join(' and '))];
  return read !== '' && wanted.length > 1 && together === read;
}

function sameParts(wanted: NonNullable<Truth['pages']>, parts: readonly SplitPart[]): boolean {
  return (
    wanted.length === parts.length &&
    wanted.every((one, index) => one.from === parts[index]?.fromPage && one.to === parts[index]?.toPage)
  );
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
