import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { boxOverlap, unionBox } from '@countersign/engine/pages/box';
import { normalizeField } from '@countersign/engine/values/normalize-field';
import { sameValueKey } from '@countersign/engine/values/same-value-key';
import type { PlacedDocument, TruthMark } from '../../tools/packages/core/truth.ts';

/** One true value of a field in a document, or one that was read and is not there. */
export interface Verdict {
  readonly docType: string;
  readonly layout: string;
  readonly seed: number;
  readonly field: string;
  /** Unmarked: another paper of the loan says the same, and whoever drew this one printed it without saying so. */
  readonly outcome: 'right' | 'missed' | 'wrong' | 'unmarked';
  /** For right values: whether the box is one where the value is printed. */
  readonly boxRight: boolean | null;
  readonly expected: string;
  readonly read: string;
  readonly rule: string;
  readonly confidence: number;
}

/** Expected where whoever drew the document says nothing of the field. */
export const NOT_MARKED = '(not printed)';

/** Boxes that share this much of their union show the same words. */
const SAME_BOX = 0.5;

export interface TrueValue {
  readonly keys: ReadonlySet<string>;
  readonly shown: string;
  readonly places: readonly { readonly pageNo: number; readonly box: ExtractedValue['bbox'] }[];
}

/** What the papers of a loan truly say of each field, whichever of them says it. */
export type LoanValues = ReadonlyMap<string, ReadonlySet<string>>;

export function loanValues(documents: readonly PlacedDocument[]): LoanValues {
  const all = new Map<string, Set<string>>();
  for (const [field, values] of documents.flatMap((one) => [...trueValues(one)])) {
    const own = all.get(field) ?? new Set();
    all.set(field, own);
    for (const { keys } of values) for (const key of keys) own.add(key);
  }
  return all;
}

/** Holds what was read off a document's pages against what was drawn on them. Page numbers count in the file. */
export function scoreFields(
  truth: PlacedDocument,
  seed: number,
  read: readonly ExtractedValue[],
  loan: LoanValues = new Map(),
): Verdict[] {
  const base = { docType: truth.docType, layout: truth.layout, seed };
  const trueFields = trueValues(truth);
  const verdicts: Verdict[] = [];
  const used = new Set<ExtractedValue>();
  for (const [field, values] of trueFields) {
    const own = read.filter((value) => value.fieldName === field);
    // A field with one value for a loan may be printed in several forms: one reading answers all of them.
    const wanted = findField(field)?.repeated === true ? values : [mergeValues(field, values)];
    for (const value of wanted) {
      const hit = own.find((one) => value.keys.has(keyOf(field, one.normalizedValue)));
      if (hit !== undefined) used.add(hit);
      verdicts.push({
        ...base,
        field,
        outcome: hit === undefined ? 'missed' : 'right',
        boxRight:
          hit === undefined
            ? null
            : value.places.some(({ pageNo, box }) => pageNo === hit.pageNo && boxOverlap(box, hit.bbox) >= SAME_BOX),
        expected: value.shown,
        read: hit?.rawText ?? '',
        rule: hit?.rule ?? '',
        confidence: hit?.confidence ?? 0,
      });
    }
  }
  for (const value of read) {
    if (used.has(value)) continue;
    const known = trueFields.get(value.fieldName);
    // The same person printed in two forms, read twice, is no wrong value.
    if (known?.some(({ keys }) => keys.has(keyOf(value.fieldName, value.normalizedValue))) === true) continue;
    verdicts.push({
      ...base,
      field: value.fieldName,
      // What the document marks for the field counts before all; where it marks nothing, the loan's own value is right.
      outcome:
        known === undefined && loan.get(value.fieldName)?.has(keyOf(value.fieldName, value.normalizedValue)) === true
          ? 'unmarked'
          : 'wrong',
      boxRight: null,
      expected: known?.map(({ shown }) => shown).join(' | ') ?? NOT_MARKED,
      read: `${value.rawText} = ${value.normalizedValue}`,
      rule: value.rule,
      confidence: value.confidence,
    });
  }
  return verdicts;
}

export function keyOf(field: string, value: string): string {
  return sameValueKey(findField(field)?.kind ?? 'text', value);
}

export function trueValues(truth: PlacedDocument): Map<string, TrueValue[]> {
  const fields = new Map<string, TrueValue[]>();
  for (const { field, printed, value, places } of truth.values) {
    const own = fields.get(field) ?? [];
    fields.set(field, own);
    const keys = new Set([keyOf(field, value)]);
    const meant = normalizeField(field, printed);
    if (meant !== null) keys.add(keyOf(field, meant.value));
    const shown = places.map(({ pageNo, box }) => ({ pageNo: pageNo + truth.fromPage - 1, box }));
    const same = own.findIndex((one) => [...keys].some((key) => one.keys.has(key)));
    const known = own[same];
    if (known === undefined) own.push({ keys, shown: printed, places: shown });
    else
      own[same] = { keys: new Set([...known.keys, ...keys]), shown: known.shown, places: [...known.places, ...shown] };
  }
  for (const [field, value] of markValues(truth)) if (!fields.has(field)) fields.set(field, [value]);
  return fields;
}

/** The papers whose signatures have a field (domain, Canonical fields); ink on others answers none. */
const signedOn: Readonly<Record<string, readonly string[]>> = {
  note_signed: ['promissory_note'],
  guaranty_signed: ['guaranty'],
  security_instrument_signed: ['deed_of_trust', 'mortgage'],
};

/** What marks say: a ticked YES or NO, ink on every line of those who sign. */
function markValues(truth: PlacedDocument): Map<string, TrueValue> {
  const byField = new Map<string, TruthMark[]>();
  for (const mark of truth.marks)
    if (mark.field !== null) byField.set(mark.field, [...(byField.get(mark.field) ?? []), mark]);
  const values = new Map<string, TrueValue>();
  for (const [field, marks] of byField) {
    if (signedOn[field]?.includes(truth.docType) === false) continue;
    const signatures = marks.filter(({ kind }) => kind === 'signature');
    const ticked = marks.find(({ kind, marked }) => kind === 'checkbox' && marked);
    const value =
      signatures.length > 0
        ? String(signatures.every(({ marked }) => marked))
        : (tickedValue(field, ticked) ?? aloneValue(field, marks));
    if (value === null) continue;
    values.set(field, {
      keys: new Set([keyOf(field, value)]),
      shown: value,
      places: marks.map(({ pageNo, box }) => ({ pageNo: pageNo + truth.fromPage - 1, box })),
    });
  }
  return values;
}

function tickedValue(field: string, ticked: TruthMark | undefined): string | null {
  if (ticked === undefined) return null;
  const meant = normalizeField(field, ticked.label)?.value;
  // Two boxes with a sentence each: the one that denies has its "not".
  const sentence = findField(field)?.kind === 'boolean' && ticked.label.includes(' ');
  return meant ?? (sentence ? String(!/\bnot\b/i.test(ticked.label)) : null);
}

/** A box that stands alone for a field, with a sentence beside it: ticked it is true, bare it is false. */
function aloneValue(field: string, marks: readonly TruthMark[]): string | null {
  const [mark, second] = marks;
  if (mark === undefined || second !== undefined || findField(field)?.kind !== 'boolean') return null;
  return String(mark.marked);
}

/** One value in several forms. Owners who hold a title together are drawn one by one and read as one. */
export function mergeValues(field: string, values: readonly TrueValue[]): TrueValue {
  const together = findField(field)?.kind === 'name' && values.length > 1;
  return {
    keys: new Set([
      ...values.flatMap(({ keys }) => [...keys]),
      ...(together ? [keyOf(field, values.map(({ shown }) => shown).join(' and '))] : []),
    ]),
    shown: values.map(({ shown }) => shown).join(' | '),
    places: [...values.flatMap(({ places }) => places), ...(together ? joinPlaces(values) : [])],
  };
}

function joinPlaces(values: readonly TrueValue[]): TrueValue['places'] {
  const first = values.flatMap(({ places }) => places.slice(0, 1));
  const pageNo = first[0]?.pageNo;
  const box = unionBox(first.map((place) => place.box));
  return pageNo === undefined || box === null || first.some((place) => place.pageNo !== pageNo)
    ? []
    : [{ pageNo, box }];
}
